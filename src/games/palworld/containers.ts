// Containers of items: what is in which chest of which base, and everything that is in stock.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { mayLackObjects, nullIfLost } from '../shared/damage.ts';
import { className, eachKnown, Fields, fields } from '../shared/read.ts';
import { rowsFrom } from '../shared/rows/lazy-rows.ts';
import type { Named } from '../shared/scope.ts';
import { characters, playerNamed } from './characters.ts';
import { guildNamed } from './guild-names.ts';
import { type ItemHolder, itemHolders, structureHolding } from './holders.ts';
import { playerFiles } from './player-files.ts';
import { guidIn, isDamaged, keyOf, wordIn, wordsIn } from './read.ts';
import { namedRecord, type PalworldSave, records } from './save.ts';
import { structureByNode, structures } from './structures.ts';

export type ContainerKind = 'GUILD_CHEST' | 'PLAYER' | 'BASE' | 'PAL' | 'WORLD' | 'UNKNOWN';

export interface ItemStackRow {
  readonly slot: number;
  readonly item: Named;
  readonly amount: number | null;
  readonly durability: number | null;
  readonly bullets: number | null;
  readonly passives: readonly Named[] | null;
  readonly egg: Named | null;
}

/** A container, and what it is in. */
type Container = ReturnType<typeof containerAt>;

function containerAt(save: PalworldSave, node: NodeId) {
  const holder = itemHolders(save).get(keyOf(save.graph, node)) ?? null;
  const building = holder ? null : structureHolding(save, node);
  // The building of what is in one.
  const structure = building === null ? null : (structureByNode(save).get(building) ?? null);
  const kind = holder?.kind ?? (building === null ? 'UNKNOWN' : structure?.baseId ? 'BASE' : 'WORLD');
  return { save, node, holder, structure, kind };
}

export type ContainerRow = ReturnType<typeof containerRow>;

const containerRow = rowsFrom({
  object: ({ save, node }: Container) => save.scope.object(node),
  key: ({ save, node }: Container) => keyOf(save.graph, node),
  kind: ({ kind }: Container) => kind,
  bag: ({ holder }: Container) => (holder?.kind === 'PLAYER' ? holder.bag : null),
  player: ({ save, holder }: Container) => (holder?.kind === 'PLAYER' ? playerNamed(save, holder.uid) : null),
  pal: ({ save, holder }: Container) => (holder?.kind === 'PAL' ? palOf(save, holder) : null),
  structure: ({ structure }: Container) => structure,
  building: ({ structure }: Container) => structure?.building ?? null,
  base: ({ structure }: Container) => structure?.base ?? null,
  guild: ({ save, holder, structure }: Container) =>
    holder?.kind === 'GUILD_CHEST' ? guildNamed(save, holder.guildId) : (structure?.guild ?? null),
  position: ({ structure }: Container) => structure?.position ?? null,
  mapPosition: ({ structure }: Container) => structure?.mapPosition ?? null,
  slots: slotsOf,
  used: (of: Container) => (isLost(of) ? null : foundIn(of).length),
  fill: (of: Container) => {
    const [slots, used] = [slotsOf(of), stacksIn(of)?.length];
    return !slots || used === undefined || isLost(of) ? null : used / slots;
  },
  // What holds it may be in what was lost, or be a player whose file is missing.
  isStock: ({ save, kind }: Container) => {
    if (kind === 'GUILD_CHEST' || kind === 'PLAYER' || kind === 'BASE') return true;
    return kind === 'UNKNOWN' && mayBeHeld(save) ? null : false;
  },
  isPrivate: (of: Container) =>
    isHolderLost(of) ? null : guidIn(of.structure?.concrete.value('PrivateLockPlayerUId')) !== null,
  isHolderLost,
  hasPassword: (of: Container) => (isHolderLost(of) ? null : hasPassword(of)),
  isDamaged: isLost,
  stacks: stacksIn,
  // Stacks that could be read.
  found: (of: Container) => foundIn(of),
});

function slotsOf({ save, node }: Container): number | null {
  return fields(save.graph, node, 'SlotNum').int('SlotNum');
}

function isLost({ save, node }: Container): boolean {
  return isDamaged(save.graph, node);
}

/** True if damage hides the building that it is in. */
function isHolderLost({ save, kind, structure }: Container): boolean {
  return structure?.isDamaged ?? (kind === 'UNKNOWN' && mayLackObjects(save.graph));
}

function hasPassword({ save: { graph }, structure }: Container): boolean {
  const parts = structure === null ? [] : graph.children(structure.object.node);
  for (const child of parts) {
    if (!graph.path(child as NodeId).endsWith('::PasswordLock')) continue;
    return Boolean(
      fields(graph, child as NodeId, 'RawData')
        .struct('RawData')
        ?.text('Password'),
    );
  }
  return false;
}

const foundIn = memoize(({ save, node }: Container): readonly ItemStackRow[] => stacksOf(save, node));

function stacksIn(of: Container): readonly ItemStackRow[] | null {
  return nullIfLost(foundIn(of), isLost(of));
}

/** True if containers without a known holder may have one. */
const mayBeHeld = memoize(
  (save: PalworldSave): boolean =>
    mayLackObjects(save.graph) ||
    characters(save).some(({ isPlayer, uid }) => isPlayer && !playerFiles(save).has(uid ?? '')),
);

function palOf(save: PalworldSave, { character }: Extract<ItemHolder, { kind: 'PAL' }>): Named {
  const species = character.facts.text('CharacterID');
  const title = species === null ? null : save.names.species(species).title;
  return namedRecord(save, title, character.id, character.node);
}

export const containers = memoize((save: PalworldSave): readonly ContainerRow[] =>
  records(save, 'ItemContainerSaveData').map((node) => containerRow(containerAt(save, node))),
);

export const containersById = memoize(
  (save: PalworldSave): ReadonlyMap<string, ContainerRow> =>
    new Map(containers(save).map((row) => [row.key, row])),
);

/** Since saves have versions, what is in a slot is in its bytes. Empty slots are left out. */
function stacksOf(save: PalworldSave, node: NodeId): readonly ItemStackRow[] {
  const { graph } = save;
  // Slot by slot: their container's property also has the versions of each slot's bytes, which take half of the time.
  const slots = Array.from(graph.children(node), (child) => child as NodeId).filter(
    (child) => className(graph, child) === 'PalItemSlotSaveData',
  );
  return slots.flatMap((child, at) => {
    const slot = fields(graph, child, 'SlotIndex ItemId StackCount RawData');
    const raw = slot.struct('RawData');
    const filled = raw?.has('StackCount') ? raw : slot;
    const itemId = filled.struct('ItemId');
    const item = wordIn(itemId?.value('StaticId'));
    const amount = filled.amount('StackCount', 0);
    if (item === null || amount === 0) return [];
    const state = stateOf(save, guidIn(itemId?.struct('DynamicId')?.value('LocalIdInCreatedWorld')));
    return [
      {
        slot: filled.int('SlotIndex') ?? slot.int('SlotIndex') ?? at,
        item: save.names.named('items', item),
        amount,
        ...state,
      },
    ];
  });
}

type ItemState = Pick<ItemStackRow, 'durability' | 'bullets' | 'passives' | 'egg'>;

const PLAIN: ItemState = { durability: null, bullets: null, passives: [], egg: null };

function stateOf(save: PalworldSave, id: string | null): ItemState {
  return (id === null ? undefined : itemStates(save).get(id)) ?? PLAIN;
}

/** Of weapons, armour and eggs, by the id that their slot has. */
const itemStates = memoize((save: PalworldSave): ReadonlyMap<string, ItemState> => {
  const found = new Map<string, ItemState>();
  for (const node of records(save, 'PalDynamicItemSaveData')) {
    const raw = fields(save.graph, node, 'RawData').struct('RawData') ?? new Fields(save.graph, node, []);
    const id = guidIn(raw.struct('Id')?.value('LocalIdInCreatedWorld'));
    if (id === null) continue;
    const egg = wordIn(raw.value('CharacterId'));
    found.set(id, {
      durability: raw.number('Durability'),
      bullets: raw.int('RemainingBullets'),
      passives: eachKnown(wordsIn(raw, 'PassiveSkillList'), (each) => save.names.named('passives', each)),
      egg: egg === null ? null : save.names.species(egg),
    });
  }
  return found;
});

/** A stack in a container. */
interface Stock {
  readonly container: ContainerRow;
  readonly stack: ItemStackRow;
}

const stockRow = rowsFrom({
  item: ({ stack }: Stock) => stack.item,
  amount: ({ stack }: Stock) => stack.amount,
  slot: ({ stack }: Stock) => stack.slot,
  stack: ({ stack }: Stock) => stack,
  container: ({ container }: Stock) => container,
  object: ({ container }: Stock) => container.object,
  kind: ({ container }: Stock) => container.kind,
  bag: ({ container }: Stock) => container.bag,
  isStock: ({ container }: Stock) => container.isStock,
  building: ({ container }: Stock) => container.building,
  base: ({ container }: Stock) => container.base,
  guild: ({ container }: Stock) => container.guild,
  player: ({ container }: Stock) => container.player,
  position: ({ container }: Stock) => container.position,
  mapPosition: ({ container }: Stock) => container.mapPosition,
  durability: ({ stack }: Stock) => stack.durability,
  egg: ({ stack }: Stock) => stack.egg,
});

export const stock = memoize((save: PalworldSave) =>
  containers(save).flatMap((container) => container.found.map((stack) => stockRow({ container, stack }))),
);

/** Buildings that hatch eggs, of all sizes. */
const INCUBATOR = /HatchingPalEgg/i;

/** Eggs in incubators, then those that lie in chests, bags or on the ground. */
export const eggs = memoize((save: PalworldSave) => {
  const found = stock(save).flatMap(({ object, item, egg, kind, base, player, container }) => {
    if (egg === null && !/^PalEgg/i.test(item.name)) return [];
    const { structure, position, mapPosition } = container;
    const isIncubating = structure !== null && INCUBATOR.test(structure.building.name);
    const at = isIncubating ? structure.object : object;
    return [{ object: at, species: egg, item, isIncubating, kind, base, player, position, mapPosition }];
  });
  const incubators = new Set(found.map(({ object }) => object.node));
  // A pal that is ready lies beside its egg; where the egg was lost, it is all there is.
  const ready = structures(save).flatMap((row) => {
    if (!INCUBATOR.test(row.building.name) || incubators.has(row.object.node)) return [];
    const hatched = row.concrete.struct('HatchedCharacterSaveParameter');
    const id = wordIn((hatched?.struct('SaveParameter') ?? hatched)?.value('CharacterID'));
    if (id === null) return [];
    const { object, base, position, mapPosition } = row;
    const elsewhere = mayLackObjects(save.graph) ? 'UNKNOWN' : 'WORLD';
    const kind: ContainerKind = base === null ? elsewhere : 'BASE';
    const species = save.names.species(id);
    return [
      { object, species, item: null, isIncubating: true, kind, base, player: null, position, mapPosition },
    ];
  });
  return [...ready, ...found].sort((a, b) => Number(b.isIncubating) - Number(a.isIncubating));
});
