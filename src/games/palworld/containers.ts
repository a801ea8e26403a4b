// Containers of items: what is in which chest of which base, and everything that is in stock.

import type { NodeId } from '../../graph/ids.ts';
import { mayLackObjects, nullIfLost } from '../shared/damage.ts';
import { memoize } from '../shared/memoize.ts';
import { className, eachKnown, Fields, fields } from '../shared/read.ts';
import { rowsFrom } from '../shared/rows/lazy-rows.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { characters, playerNamed } from './characters.ts';
import { guildNamed } from './guild-names.ts';
import { type ItemHolder, itemHolders, structureHolding } from './holders.ts';
import type { mapPosition } from './map-coordinates.ts';
import { playerFiles } from './player-files.ts';
import { guidIn, isDamaged, keyOf, wordIn, wordsIn } from './read.ts';
import { namedRecord, type PalworldSave, records } from './save.ts';
import { type StructureRow, structureByNode } from './structures.ts';

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

export class ContainerRow {
  readonly object: ObjectRef;
  readonly key: string;
  readonly kind: ContainerKind;
  readonly bag: string | null;
  readonly player: Named | null;
  readonly pal: Named | null;
  readonly structure: StructureRow | null;
  readonly #save: PalworldSave;
  readonly #node: NodeId;
  readonly #guildId: string | null;
  #found: readonly ItemStackRow[] | null = null;

  constructor(save: PalworldSave, node: NodeId) {
    this.#save = save;
    this.#node = node;
    this.object = save.scope.object(node);
    this.key = keyOf(save.graph, node);
    const holder = itemHolders(save).get(this.key) ?? heldByStructure(save, node);
    this.structure =
      holder?.kind === 'STRUCTURE' ? (structureByNode(save).get(holder.structure) ?? null) : null;
    this.kind = kindOf(holder, this.structure);
    this.bag = holder?.kind === 'PLAYER' ? holder.bag : null;
    this.player = holder?.kind === 'PLAYER' ? playerNamed(save, holder.uid) : null;
    this.pal = holder?.kind === 'PAL' ? palOf(save, holder) : null;
    this.#guildId = holder?.kind === 'GUILD_CHEST' ? holder.guildId : null;
  }

  get building(): Named | null {
    return this.structure?.building ?? null;
  }

  get base(): Named | null {
    return this.structure?.base ?? null;
  }

  get guild(): Named | null {
    return this.#guildId === null ? (this.structure?.guild ?? null) : guildNamed(this.#save, this.#guildId);
  }

  get position(): Place | null {
    return this.structure?.position ?? null;
  }

  get mapPosition(): ReturnType<typeof mapPosition> {
    return this.structure?.mapPosition ?? null;
  }

  get slots(): number | null {
    return fields(this.#save.graph, this.#node, 'SlotNum').int('SlotNum');
  }

  get used(): number | null {
    return this.stacks?.length ?? null;
  }

  get fill(): number | null {
    const { slots, used } = this;
    return !slots || used === null || this.isDamaged ? null : used / slots;
  }

  /** What holds it may be in what was lost, or be a player whose file is missing. */
  get isStock(): boolean | null {
    if (this.kind === 'GUILD_CHEST' || this.kind === 'PLAYER' || this.kind === 'BASE') return true;
    return this.kind === 'UNKNOWN' && mayBeHeld(this.#save) ? null : false;
  }

  get isPrivate(): boolean | null {
    if (this.isHolderLost) return null;
    return guidIn(this.structure?.concrete.value('PrivateLockPlayerUId')) !== null;
  }

  /** True if damage hides the building that it is in. */
  get isHolderLost(): boolean {
    return this.structure?.isDamaged ?? (this.kind === 'UNKNOWN' && mayLackObjects(this.#save.graph));
  }

  get hasPassword(): boolean | null {
    const { graph } = this.#save;
    if (this.isHolderLost) return null;
    if (this.structure === null) return false;
    for (const child of graph.children(this.structure.object.node)) {
      if (!graph.path(child as NodeId).endsWith('::PasswordLock')) continue;
      return Boolean(
        fields(graph, child as NodeId, 'RawData')
          .struct('RawData')
          ?.text('Password'),
      );
    }
    return false;
  }

  get isDamaged(): boolean {
    return isDamaged(this.#save.graph, this.#node);
  }

  get stacks(): readonly ItemStackRow[] | null {
    return nullIfLost(this.found, this.isDamaged);
  }

  /** Stacks that could be read. */
  get found(): readonly ItemStackRow[] {
    this.#found ??= stacksOf(this.#save, this.#node);
    return this.#found;
  }
}

/** True if containers without a known holder may have one. */
const mayBeHeld = memoize(
  (save: PalworldSave): boolean =>
    mayLackObjects(save.graph) ||
    characters(save).some(({ isPlayer, uid }) => isPlayer && !playerFiles(save).has(uid ?? '')),
);

function heldByStructure(save: PalworldSave, node: NodeId): ItemHolder | undefined {
  const found = structureHolding(save, node);
  return found ? { kind: 'STRUCTURE', ...found } : undefined;
}

function kindOf(holder: ItemHolder | undefined, structure: StructureRow | null): ContainerKind {
  if (holder === undefined) return 'UNKNOWN';
  if (holder.kind !== 'STRUCTURE') return holder.kind;
  return structure?.baseId ? 'BASE' : 'WORLD';
}

function palOf(save: PalworldSave, { character }: Extract<ItemHolder, { kind: 'PAL' }>): Named {
  const species = character.facts.text('CharacterID');
  const title = species === null ? null : save.names.species(species).title;
  return namedRecord(save, title, character.id, character.node);
}

export const containers = memoize((save: PalworldSave): readonly ContainerRow[] =>
  records(save, 'ItemContainerSaveData').map((node) => new ContainerRow(save, node)),
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

/** Eggs in incubators, and those that lie in chests, bags or on the ground. */
export const eggs = memoize((save: PalworldSave) => {
  const lying = stock(save).flatMap((row) => {
    if (row.egg === null && !/^PalEgg/i.test(row.item.name)) return [];
    const { object, item, kind, base, player, position, mapPosition } = row;
    return [
      { object, species: row.egg, item, isIncubating: false, kind, base, player, position, mapPosition },
    ];
  });
  const hatching = [...structureByNode(save).values()].flatMap((row) => {
    if (!/^HatchingPalEgg/i.test(row.building.name)) return [];
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
  return [...hatching, ...lying];
});
