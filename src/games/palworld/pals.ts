// Pals: species, talents and skills, to whom they belong, and where they are.

import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { memoize } from '../shared/memoize.ts';
import { className, fields, referencesOf } from '../shared/read.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { baseNamed, baseRecords } from './base-names.ts';
import { type Character, characters, playerNamed, storedPals } from './characters.ts';
import { PAL } from './defaults.ts';
import { guildNamed } from './guild-names.ts';
import { characterHolders, structureHolding } from './holders.ts';
import { mapPosition } from './map-coordinates.ts';
import { baseSpecies, isBoss } from './names.ts';
import { fixedIn, guidIn, idIn, placeIn, timeOf, wordIn, wordsIn } from './read.ts';
import { type PalworldSave, placeOfRecord, recordsByKey } from './save.ts';
import { type StructureRow, structureByNode } from './structures.ts';
import { type WorkRow, workByPal } from './works.ts';

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
const FULL_SANITY = 100;

export class PalRow {
  readonly object: ObjectRef;
  readonly key: string;
  readonly species: Named | null;
  readonly isDamaged: boolean;
  readonly #save: PalworldSave;
  readonly #character: Character;
  #spot: Spot | null = null;

  constructor(save: PalworldSave, character: Character) {
    this.#save = save;
    this.#character = character;
    this.object = save.scope.object(character.node);
    this.key = character.id;
    this.isDamaged = character.isDamaged;
    const species = this.#word('CharacterID');
    this.species = species === null ? null : save.names.species(species);
  }

  get baseSpecies(): string | null {
    return this.species && baseSpecies(this.species.name);
  }
  get elements(): readonly string[] {
    return (this.species && this.#save.names.speciesFacts(this.species.name)?.el) ?? [];
  }
  get deck(): number | null {
    return (this.species && this.#save.names.speciesFacts(this.species.name)?.deck) ?? null;
  }
  get isHuman(): boolean | null {
    const known = this.species && this.#save.names.speciesFacts(this.species.name);
    return known ? known.kind === 'human' : null;
  }
  /** Lucky pals begin with `BOSS_` too. */
  get isAlpha(): boolean {
    return this.species !== null && isBoss(this.species.name) && !this.isLucky;
  }
  get isLucky(): boolean {
    return this.#facts.value('IsRarePal') === true;
  }
  get isAwakened(): boolean {
    return this.#facts.value('bIsAwakening') === true;
  }
  get nickname(): string | null {
    return this.#facts.text('NickName') || null;
  }
  get gender(): string | null {
    return this.#word('Gender');
  }
  get level(): number | null {
    return this.#number('Level', PAL.Level);
  }
  get exp(): number | null {
    return this.#number('Exp', PAL.Exp);
  }
  get talentHp(): number | null {
    return this.#number('Talent_HP', PAL.Talent_HP);
  }
  get talentAttack(): number | null {
    return this.#number('Talent_Shot', PAL.Talent_Shot);
  }
  get talentDefense(): number | null {
    return this.#number('Talent_Defense', PAL.Talent_Defense);
  }
  get talentMelee(): number | null {
    return this.#facts.number('Talent_Melee');
  }
  get stars(): number | null {
    const rank = this.#number('Rank', PAL.Rank);
    return rank === null ? null : rank - 1;
  }
  get soulsHp(): number | null {
    return this.#number('Rank_HP', PAL.Rank_HP);
  }
  get soulsAttack(): number | null {
    return this.#number('Rank_Attack', PAL.Rank_Attack);
  }
  get soulsDefense(): number | null {
    return this.#number('Rank_Defence', PAL.Rank_Defence);
  }
  get soulsWorkSpeed(): number | null {
    return this.#number('Rank_CraftSpeed', PAL.Rank_CraftSpeed);
  }
  get passives(): readonly Named[] {
    return wordsIn(this.#facts, 'PassiveSkillList').map((id) => this.#save.names.named('passives', id));
  }
  get moves(): readonly Named[] {
    return wordsIn(this.#facts, 'EquipWaza').map((id) => this.#save.names.named('skills', id));
  }
  get learntMoves(): readonly Named[] {
    return wordsIn(this.#facts, 'MasteredWaza').map((id) => this.#save.names.named('skills', id));
  }
  get friendship(): number | null {
    return this.#number('FriendshipPoint', PAL.FriendshipPoint);
  }
  get friendshipRank(): number | null {
    return this.friendship === null ? null : this.#save.names.friendshipRank(this.friendship);
  }
  get work() {
    return workLevels(this.#save, this.#character, this.species?.name ?? null);
  }
  get currentWork(): Named | null {
    const id = this.#word('CurrentWorkSuitability');
    return id === null ? null : this.#save.names.named('work', id);
  }
  get offWork(): readonly Named[] {
    const option = this.#facts.struct('WorkSuitabilityOptionInfo');
    return option === null
      ? []
      : wordsIn(option, 'OffWorkSuitabilityList').map((id) => this.#save.names.named('work', id));
  }
  get hp(): number | null {
    return fixedIn(this.#facts, 'Hp');
  }
  get stomach(): number | null {
    return this.#facts.number('FullStomach');
  }
  get sanity(): number | null {
    return this.#number('SanityValue', FULL_SANITY);
  }
  get health(): string | null {
    return this.#word('PhysicalHealth');
  }
  get sickness(): string | null {
    return this.#word('WorkerSick');
  }
  get hunger(): string | null {
    return this.#word('HungerType');
  }
  get isSick(): boolean {
    return this.sickness !== null || (this.health !== null && this.health !== 'Healthful');
  }
  /** Workers of a base in 2024 have their owner, later ones do not. */
  get owner(): Named | null {
    return playerNamed(this.#save, guidIn(this.#facts.value('OwnerPlayerUId')));
  }
  get caughtBy(): Named | null {
    return playerNamed(this.#save, guidIn(this.#facts.items('OldOwnerPlayerUIds')[0]));
  }
  get guild(): Named | null {
    return guildNamed(this.#save, this.#character.guildId);
  }
  get caughtAt(): string | null {
    return timeOf(this.#facts.value('OwnedTime'));
  }
  get isFavourite(): boolean {
    return (this.#facts.number('FavoriteIndex') ?? 0) > 0;
  }
  get skin(): string | null {
    return this.#word('SkinName');
  }
  get where(): Whereabouts | null {
    return this.#place.where;
  }
  /** Whose party or palbox it is in. */
  get holder(): Named | null {
    return playerNamed(this.#save, this.#place.uid);
  }
  get base(): Named | null {
    return baseNamed(this.#save, this.#place.baseId);
  }
  get building(): Named | null {
    return this.#place.structure?.building ?? null;
  }
  get containerId(): string | null {
    return idIn(this.#slot, 'ContainerId');
  }
  get page(): number | null {
    const at = this.#slotIndex;
    return this.#container !== 'PALBOX' || at === null ? null : Math.floor(at / PLACES_A_PAGE) + 1;
  }
  get slot(): number | null {
    const at = this.#slotIndex;
    if (at === null || this.#container === 'UNKNOWN') return null;
    return this.#container === 'PALBOX' ? (at % PLACES_A_PAGE) + 1 : at + 1;
  }
  /** Of the base or building that it is in. */
  get position(): Place | null {
    const { baseId, structure } = this.#place;
    if (structure !== null) return structure.position;
    return baseId === null ? null : (placesOfBases(this.#save).get(baseId) ?? null);
  }
  get mapPosition(): ReturnType<typeof mapPosition> {
    return mapPosition(this.position);
  }
  get lastJumped(): Place | null {
    return placeIn(this.#facts.value('LastJumpedLocation'), this.#facts);
  }
  get assignment(): WorkRow | null {
    return workByPal(this.#save).get(this.key) ?? null;
  }
  get assignedTo(): Named | null {
    const work = this.assignment;
    return work === null ? null : (work.building ?? { title: null, name: work.define ?? '', path: null });
  }
  /** Of workers: whether nothing is assigned to them. */
  get isIdle(): boolean | null {
    return this.where === 'BASE' ? this.assignment === null : null;
  }

  get #facts(): Character['facts'] {
    return this.#character.facts;
  }
  get #slot(): Character['facts'] | null {
    return this.#facts.struct('SlotId');
  }
  /** What its slot is in; pals on an expedition keep theirs. */
  get #container(): Whereabouts | null {
    const id = this.where === 'EXPEDITION' ? this.containerId : null;
    return id === null ? this.where : spotOfContainer(this.#save, id).where;
  }
  get #slotIndex(): number | null {
    // In a storage the save keeps the slot that the pal had before.
    if (this.containerId === null || this.#character.storage) return null;
    return this.#slot?.int('SlotIndex') ?? 0;
  }
  get #place(): Spot {
    this.#spot ??= spotOf(this.#save, this.#character, this.containerId);
    return this.#spot;
  }
  #word(name: string): string | null {
    return wordIn(this.#facts.value(name));
  }
  /** Absent numbers have their default, unless nothing of the pal could be read. */
  #number(name: string, standard: number): number | null {
    return this.#facts.number(name) ?? (this.species === null ? null : standard);
  }
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
  const structure = holding && (structureByNode(save).get(holding.structure) ?? null);
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

/** Those of the species, with what it learnt. */
function workLevels(save: PalworldSave, { facts }: Character, species: string | null) {
  const known = species === null ? undefined : save.names.speciesFacts(species)?.work;
  const levels = new Map(Object.entries(known ?? {}));
  for (const added of facts.structs('GotWorkSuitabilityAddRankList')) {
    const id = wordIn(added.value('WorkSuitability'));
    if (id !== null) levels.set(id, (levels.get(id) ?? 0) + (added.int('Rank') ?? 0));
  }
  return [...levels].map(([id, level]) => ({ work: save.names.named('work', id), level }));
}

export const pals = memoize((save: PalworldSave): readonly PalRow[] =>
  [...characters(save), ...storedPals(save)].flatMap((each) =>
    each.isPlayer ? [] : [new PalRow(save, each)],
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
