// Pals: species, talents and skills, to whom they belong, and where they are.

import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';
import { plus } from '../shared/damage.ts';
import { className, eachKnown, fields, referencesOf } from '../shared/read.ts';
import { rowsFrom } from '../shared/rows/lazy-rows.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { baseNamed, baseRecords } from './base-names.ts';
import { type Character, characters, playerNamed, storedPals } from './characters.ts';
import { PAL } from './defaults.ts';
import { guildNamed } from './guild-names.ts';
import { characterHolders, structureHolding } from './holders.ts';
import { mapPosition } from './map-coordinates.ts';
import { baseSpecies, isBoss } from './names.ts';
import { conditionIn, fixedIn, guidIn, idIn, placeIn, timeOf, wordIn, wordsIn } from './read.ts';
import { type PalworldSave, placeOfRecord, recordsByKey } from './save.ts';
import { type StructureRow, structureByNode } from './structures.ts';
import { mayLackWorks, type WorkRow, workByPal } from './works.ts';

export type Whereabouts =
  | 'PARTY'
  | 'PALBOX'
  | 'BASE'
  | 'BUILDING'
  | 'EXPEDITION'
  | 'DIMENSION'
  | 'GLOBAL'
  | 'UNKNOWN';

/** Where a pal is, from the container that it is in. */
interface Spot {
  /** Null for pals of the wild, which the first saves have. */
  readonly where: Whereabouts | null;
  /** Of the player whose party or palbox it is; null if no file of a player says so. */
  readonly uid: string | null;
  readonly baseId: string | null;
  readonly structure: StructureRow | null;
}

/** Places in a party and in a palbox, by which those without a player's file are known. */
const PARTY_PLACES = 5;
const PALBOX_PLACES = 960;
const PLACES_A_PAGE = 30;

/** A pal, and what fields read from it. */
class Pal {
  readonly save: PalworldSave;
  readonly character: Character;
  readonly facts: Character['facts'];
  readonly object: ObjectRef;
  readonly species: Named | null;
  #spot: Spot | null = null;

  constructor(save: PalworldSave, character: Character) {
    this.save = save;
    this.character = character;
    this.facts = character.facts;
    this.object = save.scope.object(character.node);
    const species = this.word('CharacterID');
    this.species = species === null ? null : save.names.species(species);
  }

  get isLucky(): boolean | null {
    return this.facts.boolean('IsRarePal', false);
  }
  get friendship(): number | null {
    return this.number('FriendshipPoint', PAL.FriendshipPoint);
  }
  get spot(): Spot {
    this.#spot ??= spotOf(this.save, this.character, this.containerId);
    return this.#spot;
  }
  get slot(): Character['facts'] | null {
    return this.facts.struct('SlotId');
  }
  get containerId(): string | null {
    return idIn(this.slot, 'ContainerId');
  }
  /** The container of its slot; pals on an expedition keep theirs. */
  get container(): Whereabouts | null {
    const id = this.spot.where === 'EXPEDITION' ? this.containerId : null;
    return id === null ? this.spot.where : spotOfContainer(this.save, id).where;
  }
  get slotIndex(): number | null {
    // In a storage the save keeps the slot that the pal had before.
    if (this.containerId === null || this.character.storage) return null;
    return this.slot ? this.slot.int('SlotIndex', 0) : 0;
  }
  /** Of the base or building that it is in. */
  get position(): Place | null {
    const { baseId, structure } = this.spot;
    if (structure !== null) return structure.position;
    return baseId === null ? null : (placesOfBases(this.save).get(baseId) ?? null);
  }
  get assignment(): WorkRow | null {
    return workByPal(this.save).get(this.character.id) ?? null;
  }

  word(name: string): string | null {
    return wordIn(this.facts.value(name));
  }
  /** Absent numbers have their default, unless something of the pal could not be read. */
  number(name: string, standard: number): number | null {
    return this.facts.number(name, this.species === null ? null : standard);
  }
  named(
    kind: 'passives' | 'skills' | 'work',
    facts: Character['facts'],
    name: string,
  ): readonly Named[] | null {
    return eachKnown(wordsIn(facts, name), (id) => this.save.names.named(kind, id));
  }
}

export type PalRow = ReturnType<typeof palRow>;

const palRow = rowsFrom({
  object: (pal: Pal) => pal.object,
  key: (pal: Pal) => pal.character.id,
  species: (pal: Pal) => pal.species,
  isDamaged: (pal: Pal) => pal.character.isDamaged,
  baseSpecies: ({ species }: Pal) => species && baseSpecies(species.name),
  elements: (pal: Pal): readonly string[] | null =>
    pal.species === null ? null : (speciesFacts(pal)?.el ?? []),
  deck: (pal: Pal) => speciesFacts(pal)?.deck ?? null,
  isHuman: (pal: Pal) => {
    const known = speciesFacts(pal);
    return known ? known.kind === 'human' : null;
  },
  // Lucky pals begin with `BOSS_` too.
  isAlpha: ({ species, isLucky }: Pal) =>
    species === null ? null : isBoss(species.name) && (isLucky === null ? null : !isLucky),
  isLucky: (pal: Pal) => pal.isLucky,
  isAwakened: ({ facts }: Pal) => facts.boolean('bIsAwakening', false),
  nickname: ({ facts }: Pal) => facts.text('NickName') || null,
  gender: (pal: Pal) => pal.word('Gender'),
  level: (pal: Pal) => pal.number('Level', PAL.Level),
  exp: (pal: Pal) => pal.number('Exp', PAL.Exp),
  talentHp: (pal: Pal) => pal.number('Talent_HP', PAL.Talent_HP),
  talentAttack: (pal: Pal) => pal.number('Talent_Shot', PAL.Talent_Shot),
  talentDefense: (pal: Pal) => pal.number('Talent_Defense', PAL.Talent_Defense),
  talentMelee: ({ facts }: Pal) => facts.number('Talent_Melee'),
  stars: (pal: Pal) => {
    const rank = pal.number('Rank', PAL.Rank);
    return rank === null ? null : rank - 1;
  },
  soulsHp: (pal: Pal) => pal.number('Rank_HP', PAL.Rank_HP),
  soulsAttack: (pal: Pal) => pal.number('Rank_Attack', PAL.Rank_Attack),
  soulsDefense: (pal: Pal) => pal.number('Rank_Defence', PAL.Rank_Defence),
  soulsWorkSpeed: (pal: Pal) => pal.number('Rank_CraftSpeed', PAL.Rank_CraftSpeed),
  passives: (pal: Pal) => pal.named('passives', pal.facts, 'PassiveSkillList'),
  moves: (pal: Pal) => pal.named('skills', pal.facts, 'EquipWaza'),
  learntMoves: (pal: Pal) => pal.named('skills', pal.facts, 'MasteredWaza'),
  friendship: (pal: Pal) => pal.friendship,
  friendshipRank: ({ save, friendship }: Pal) =>
    friendship === null ? null : save.names.friendshipRank(friendship),
  work: ({ save, character, species }: Pal) => workLevels(save, character, species?.name ?? null),
  currentWork: (pal: Pal) => {
    const id = pal.word('CurrentWorkSuitability');
    return id === null ? null : pal.save.names.named('work', id);
  },
  offWork: (pal: Pal): readonly Named[] | null => {
    const option = pal.facts.struct('WorkSuitabilityOptionInfo');
    return option === null ? [] : pal.named('work', option, 'OffWorkSuitabilityList');
  },
  hp: ({ facts }: Pal) => fixedIn(facts, 'Hp'),
  stomach: ({ facts }: Pal) => facts.number('FullStomach'),
  sanity: (pal: Pal) => pal.number('SanityValue', PAL.SanityValue),
  health: ({ facts }: Pal) => conditionIn(facts, 'PhysicalHealth'),
  sickness: (pal: Pal) => pal.word('WorkerSick'),
  hunger: ({ facts }: Pal) => conditionIn(facts, 'HungerType'),
  isSick: (pal: Pal) =>
    pal.word('WorkerSick') !== null ||
    conditionIn(pal.facts, 'PhysicalHealth') !== null ||
    (pal.facts.isWhole ? false : null),
  // Workers of a base in 2024 have their owner, later ones do not.
  owner: ({ save, facts }: Pal) => playerNamed(save, guidIn(facts.value('OwnerPlayerUId'))),
  caughtBy: ({ save, facts }: Pal) => playerNamed(save, guidIn(facts.items('OldOwnerPlayerUIds')?.[0])),
  guild: ({ save, character }: Pal) => guildNamed(save, character.guildId),
  caughtAt: ({ facts }: Pal) => timeOf(facts.value('OwnedTime')),
  isFavourite: ({ facts }: Pal) => {
    const index = facts.number('FavoriteIndex', 0);
    return index === null ? null : index > 0;
  },
  skin: (pal: Pal) => pal.word('SkinName'),
  where: ({ spot }: Pal) => spot.where,
  // Whose party or palbox it is in.
  holder: ({ save, spot }: Pal) => playerNamed(save, spot.uid),
  base: ({ save, spot }: Pal) => baseNamed(save, spot.baseId),
  building: ({ spot }: Pal) => spot.structure?.building ?? null,
  containerId: (pal: Pal) => pal.containerId,
  page: ({ container, slotIndex: at }: Pal) =>
    container !== 'PALBOX' || at === null ? null : Math.floor(at / PLACES_A_PAGE) + 1,
  slot: ({ container, slotIndex: at }: Pal) => {
    if (at === null || container === 'UNKNOWN') return null;
    return (container === 'PALBOX' ? at % PLACES_A_PAGE : at) + 1;
  },
  position: (pal: Pal) => pal.position,
  mapPosition: (pal: Pal) => mapPosition(pal.position),
  lastJumped: ({ facts }: Pal) => placeIn(facts.value('LastJumpedLocation'), facts),
  assignment: (pal: Pal) => pal.assignment,
  assignedTo: ({ assignment: work }: Pal): Named | null =>
    work === null ? null : (work.building ?? { title: null, name: work.define ?? '', path: null }),
  // Of workers: whether nothing is assigned to them.
  isIdle: ({ save, spot, assignment }: Pal) => {
    if (spot.where !== 'BASE') return null;
    return assignment === null ? (mayLackWorks(save) ? null : true) : false;
  },
});

function speciesFacts({ save, species }: Pal) {
  return species && save.names.speciesFacts(species.name);
}

const NOWHERE: Spot = { where: 'UNKNOWN', uid: null, baseId: null, structure: null };

function spotOf(save: PalworldSave, { facts, storage }: Character, containerId: string | null): Spot {
  if (storage) return { ...NOWHERE, ...storage };
  if (facts.value('CharacterID') === undefined) return NOWHERE;
  if (guidIn(facts.value('MapObjectConcreteInstanceIdAssignedToExpedition')) !== null)
    return { ...NOWHERE, where: 'EXPEDITION' };
  return containerId === null ? { ...NOWHERE, where: null } : spotOfContainer(save, containerId);
}

function spotOfContainer(save: PalworldSave, containerId: string): Spot {
  const holder = characterHolders(save).get(containerId);
  if (holder?.kind === 'BASE') return { ...NOWHERE, where: 'BASE', baseId: holder.baseId };
  if (holder) return { ...NOWHERE, where: holder.kind, uid: holder.uid };
  return spotByContainer(save, containerId);
}

/** Of a building, or of a player whose file is missing: then its size tells what it is. */
const spotByContainer = (save: PalworldSave, id: string): Spot => {
  const known = containerSpots(save);
  return getOrCreate(known, id, () =>
    findSpot(save, recordsByKey(save, 'CharacterContainerSaveData').get(id)),
  );
};

const containerSpots = memoize((_: PalworldSave): Map<string, Spot> => new Map());

function findSpot(save: PalworldSave, container: NodeId | undefined): Spot {
  if (container === undefined) return NOWHERE;
  const holding = structureHolding(save, container);
  const structure = holding === null ? null : (structureByNode(save).get(holding) ?? null);
  if (structure) return { where: 'BUILDING', uid: null, baseId: structure.baseId, structure };
  const places = fields(save.graph, container, 'SlotNum').int('SlotNum');
  if (places === PARTY_PLACES) return { ...NOWHERE, where: 'PARTY' };
  return places === PALBOX_PLACES ? { ...NOWHERE, where: 'PALBOX' } : NOWHERE;
}

const placesOfBases = memoize(
  (save: PalworldSave): ReadonlyMap<string, Place | null> =>
    new Map(
      baseRecords(save).map(({ id, node, data }) => [
        id,
        placeOfRecord(save, node, () => data?.struct('Transform') ?? null),
      ]),
    ),
);

/** Those that the first saves have, or else of the species; with what it learnt. */
function workLevels(save: PalworldSave, { facts }: Character, species: string | null) {
  const [own, learnt] = ['CraftSpeeds', 'GotWorkSuitabilityAddRankList'].map((name) => facts.structs(name));
  if (!own || !learnt || species === null) return null;
  const known = own.length > 0 ? {} : save.names.speciesFacts(species)?.work;
  const levels = new Map<string, number | null>(Object.entries(known ?? {}));
  for (const each of [...own, ...learnt]) {
    const [id, rank] = [wordIn(each.value('WorkSuitability')), each.int('Rank', 0)];
    if (id === null || rank === 0) continue;
    levels.set(id, plus(levels.has(id) ? levels.get(id)! : 0, rank));
  }
  return [...levels].map(([id, level]) => ({ work: save.names.named('work', id), level }));
}

export const pals = memoize((save: PalworldSave): readonly PalRow[] =>
  [...characters(save), ...storedPals(save)].flatMap((each) =>
    each.isPlayer ? [] : [palRow(new Pal(save, each))],
  ),
);

/** How the container lists a pal, from the other side of the link: ids of pals by container and slot disagree only in
 * damaged worlds. */
export function palsListedElsewhere(save: PalworldSave): number {
  const { graph } = save;
  return pals(save).filter(({ object, containerId }) => {
    if (containerId === null) return false;
    const slots = referencesOf(graph).into(object.node, 'RawData.IndividualId.InstanceId');
    const containers = slots.flatMap((slot) => {
      const parent = graph.parent(slot);
      return parent !== null && className(graph, parent) === 'CharacterContainerSaveData' ? [parent] : [];
    });
    const own = recordsByKey(save, 'CharacterContainerSaveData').get(containerId);
    return containers.length > 0 && own !== undefined && !containers.includes(own);
  }).length;
}
