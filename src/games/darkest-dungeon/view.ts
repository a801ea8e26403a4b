// The view of a Darkest Dungeon profile: every list is worked out when it is first asked for, and kept.

import type { Graph } from '../../graph/graph.ts';
import type { Figure } from '../shared/figures.ts';
import type { GameView } from '../shared/game.ts';
import { keep } from '../shared/kept.ts';
import type { Scope } from '../shared/scope.ts';
import { type EstateRow, estate } from './estate.ts';
import { figures } from './figures.ts';
import { type HeroRow, heroes, type RecruitRow, recruits } from './heroes.ts';
import {
  type DeathRow,
  deaths,
  type EventRow,
  events,
  loggedLevels,
  type MissionRow,
  missions,
  type Week,
  weeks,
} from './log.ts';
import {
  type CorridorRow,
  corridors,
  type Dungeon,
  dungeon,
  type MapRow,
  mapOf,
  type RoomRow,
  rooms,
} from './map.ts';
import type { GameNames } from './names.ts';
import { fieldsOf, inFile } from './profile.ts';
import { type Bought, boughtByOwner, type PurchaseRow, purchases } from './purchases.ts';
import { type QuestRow, quests } from './quests.ts';
import { type PartyMemberRow, partyMembers, partyNumbers, type RaidRow, raid } from './raid.ts';
import {
  type ActivityRow,
  activities,
  type BuildingRow,
  buildings,
  type DistrictRow,
  districts,
} from './town.ts';
import { type TrinketRow, trinkets } from './trinkets.ts';

export class DarkestDungeonView implements GameView {
  readonly scope: Scope;
  readonly graph: Graph;
  readonly names: GameNames;

  constructor(scope: Scope, names: GameNames) {
    this.scope = scope;
    this.graph = scope.graph;
    this.names = names;
  }

  get estate(): EstateRow {
    return keep(this, 'estate', () => estate(this));
  }

  get heroes(): readonly HeroRow[] {
    return keep(this, 'heroes', () => heroes(this));
  }

  get recruits(): readonly RecruitRow[] {
    return keep(this, 'recruits', () => recruits(this));
  }

  get activities(): readonly ActivityRow[] {
    return keep(this, 'activities', () => activities(this));
  }

  get buildings(): readonly BuildingRow[] {
    return keep(this, 'buildings', () => buildings(this));
  }

  get districts(): readonly DistrictRow[] {
    return keep(this, 'districts', () => districts(this));
  }

  get purchases(): readonly PurchaseRow[] {
    return keep(this, 'purchases', () => purchases(this));
  }

  get quests(): readonly QuestRow[] {
    return keep(this, 'quests', () => quests(this));
  }

  get missions(): readonly MissionRow[] {
    return keep(this, 'missions', () => missions(this));
  }

  get events(): readonly EventRow[] {
    return keep(this, 'events', () => events(this));
  }

  get deaths(): readonly DeathRow[] {
    return keep(this, 'deaths', () => deaths(this));
  }

  get trinkets(): readonly TrinketRow[] {
    return keep(this, 'trinkets', () => trinkets(this));
  }

  get raid(): RaidRow | null {
    return keep(this, 'raid', () => raid(this));
  }

  get map(): MapRow | null {
    return keep(this, 'map', () => mapOf(this));
  }

  get rooms(): readonly RoomRow[] {
    return keep(this, 'rooms', () => rooms(this));
  }

  get corridors(): readonly CorridorRow[] {
    return keep(this, 'corridors', () => corridors(this));
  }

  get figures(): readonly Figure[] {
    return figures(this);
  }

  get unknown(): readonly string[] {
    return UNKNOWN;
  }

  title(name: string): string | null {
    return this.names.title(name);
  }

  // What lists are made of.

  get isInRaid(): boolean {
    return keep(this, 'isInRaid', () => {
      const game = fieldsOf(this.graph, inFile(this.graph, 'game'), 'inraid');
      return game.boolean('inraid') === true;
    });
  }

  get weeks(): readonly Week[] {
    return keep(this, 'weeks', () => weeks(this));
  }

  get dungeon(): Dungeon | null {
    return keep(this, 'dungeon', () => (this.isInRaid ? dungeon(this) : null));
  }

  get bought(): Bought {
    return keep(this, 'bought', () => boughtByOwner(this));
  }

  get loggedLevels(): ReadonlyMap<number, number> {
    return keep(this, 'loggedLevels', () => loggedLevels(this));
  }

  /** Of several rosters the first counts, as in the graph. */
  get heroesByGuid(): ReadonlyMap<number, HeroRow> {
    return keep(
      this,
      'heroesByGuid',
      () => new Map(this.heroes.toReversed().map((hero) => [hero.guid, hero])),
    );
  }

  get activityOfHero(): ReadonlyMap<number, ActivityRow> {
    return keep(
      this,
      'activityOfHero',
      () => new Map(this.activities.flatMap((row) => (row.guid === null ? [] : [[row.guid, row]]))),
    );
  }

  get partyGuids(): ReadonlySet<number> {
    return keep(this, 'partyGuids', () => new Set(partyNumbers(this)));
  }

  get partyMembers(): readonly PartyMemberRow[] {
    return keep(this, 'partyMembers', () => partyMembers(this));
  }
}

const UNKNOWN = [
  'Maximal health, resistances and what skills do: they are data of the game.',
  'Levels of heroes and dungeons: only points are saved, and thresholds differ by mode. `loggedLevel` is what the log says.',
  'What is still to be bought, and what it costs.',
  'Which quirks are good and which are bad.',
  'Names in the language of the player, and names of what came after 2016.',
  'Deaths of the raid under way: they are written when it ends.',
  'Maps of persistent raids in folders of their own: their areas are objects like all others.',
];
