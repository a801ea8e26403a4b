// Places of every item: inventories of everything, belts, the dimensional depot, and the ground. The kind of a
// place depends on its owner and component, checked in a fixed order.

import { lastPart } from '../../../graph/finished/paths.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { getOrCreate, memoize } from '../../../graph/made-once.ts';
import { isUnread, plus } from '../../shared/damage.ts';
import { fields, firstOfClass, nodesOfClass, referencesOf } from '../../shared/read.ts';
import { rowsFrom } from '../../shared/rows/lazy-rows.ts';
import { type Named, placeOf } from '../../shared/scope.ts';
import { nodesWith } from '../classes.ts';
import { inventoriesOf } from '../inventory.ts';
import type { SatisfactorySave } from '../save.ts';
import { amountIn, type Unit, unitOf } from '../units.ts';
import { inventoryPlaces, type StockKind } from './inventories.ts';

/** What nobody has ever owned, or has thrown away, is not stock. */
const NOT_STOCK: ReadonlySet<StockKind> = new Set(['WORLD_PICKUP', 'PLAYER_TRASH']);

interface Entry {
  readonly node: NodeId;
  readonly kind: StockKind | null;
  /** Of the item; null if it is lost, as is the amount. */
  readonly path: string | null;
  amount: number | null;
}

/** An entry, and what is known of its item. */
interface Of {
  readonly save: SatisfactorySave;
  readonly entry: Entry;
  readonly item: Named | null;
  readonly unit: Unit | null;
}

export const stock = memoize((save: SatisfactorySave): StockRow[] => {
  const items = new Map<string | null, Pick<Of, 'item' | 'unit'>>();
  return entries(save).map((entry) => {
    const { path } = entry;
    const known = getOrCreate(items, path, () => {
      const item = path === null ? null : save.named(path);
      return { item, unit: item && unitOf(save.facts, item.name) };
    });
    return stockRow({ save, entry, ...known });
  });
});

export type StockRow = ReturnType<typeof stockRow>;

/** An amount of one item in one place. */
const stockRow = rowsFrom({
  object: ({ save, entry }: Of) => save.scope.object(entry.node),
  /** Null for a place whose contents were lost. */
  item: ({ item }: Of) => item,
  kind: ({ entry }: Of) => entry.kind,
  amount: ({ item, unit, entry }: Of) => item && amountIn(unit, entry.amount),
  unit: ({ unit }: Of) => unit,
  isStock: ({ entry }: Of) => entry.kind === null || !NOT_STOCK.has(entry.kind),
  isFluid: ({ unit }: Of) => unit && unit === 'CUBIC_METRES',
  owner: ({ save, entry }: Of) => save.namedClass(entry.node),
  position: ({ save, entry }: Of) => placeOf(save.graph, entry.node),
});

function entries(save: SatisfactorySave): Entry[] {
  return [...inInventories(save), ...onBelts(save), ...inDepot(save), ...onGround(save)];
}

/** One entry per item and inventory. */
function inInventories(save: SatisfactorySave): Entry[] {
  const { graph } = save;
  const inventories = inventoriesOf(graph);
  const found: Entry[] = [];
  const byItem = new Map<string, Entry>();
  for (const { inventory, holder: node, kind } of inventoryPlaces(save)) {
    for (const { path, amount } of inventories.stacks(inventory)) {
      const entry = byItem.get(path);
      if (entry) entry.amount = plus(entry.amount, amount);
      else byItem.set(path, { node, kind, path, amount });
    }
    found.push(...byItem.values());
    byItem.clear();
    if (isUnread(graph, inventory)) found.push({ node, kind, path: null, amount: 0 });
  }
  return found;
}

/** Items on belts, lifts and (since 1.0) chains: each is a reference, so nothing needs decoding. */
function onBelts(save: SatisfactorySave): Entry[] {
  const { graph } = save;
  const references = referencesOf(graph);
  const found: Entry[] = [];
  const amounts = new Map<NodeId, number>();
  const carriers = nodesWith(
    graph,
    ({ isBelt, isLift, name }) => isBelt || isLift || name.startsWith('FGConveyorChainActor'),
  );
  for (const node of carriers) {
    for (const item of references.all(node, 'items[].item.ItemClass'))
      amounts.set(item, (amounts.get(item) ?? 0) + 1);
    if (isUnread(graph, node)) found.push({ node, kind: 'BELT', path: null, amount: 0 });
    for (const [item, amount] of amounts) found.push({ node, kind: 'BELT', path: graph.path(item), amount });
    amounts.clear();
  }
  return found;
}

function inDepot(save: SatisfactorySave): Entry[] {
  const node = firstOfClass(save.graph, 'FGCentralStorageSubsystem');
  if (node === null) return [];
  const listed = fields(save.graph, node, 'mStoredItems').structs('mStoredItems');
  const stored = (listed ?? [])
    .map((of): Entry => ({ node, kind: 'DEPOT', path: of.path('ItemClass'), amount: of.amount('Amount', 0) }))
    .filter(({ path, amount }) => path !== null && amount !== 0);
  return listed === null || isUnread(save.graph, node)
    ? [...stored, { node, kind: 'DEPOT', path: null, amount: 0 }]
    : stored;
}

const ONLY_PLACED = new Set(['wasplacedinlevel']);

/** Loot that was there from the start, and what players dropped. */
function onGround(save: SatisfactorySave): Entry[] {
  const { graph } = save;
  const pickups = nodesOfClass(
    graph,
    (name) => name === 'FGItemPickup_Spawnable' || name === 'BP_ItemPickup_Spawnable_C',
  );
  return pickups.flatMap((node): Entry[] => {
    const stack = fields(graph, node, 'mPickupItems').struct('mPickupItems');
    const path = stack?.struct('Item')?.path('ItemClass') ?? null;
    const amount = stack ? stack.amount('NumItems', 0) : 0;
    if ((path === null || amount === 0) && !isUnread(graph, node)) return [];
    const isPlaced = graph.fact(node, 'wasplacedinlevel', ONLY_PLACED) === true;
    return [{ node, kind: isPlaced ? 'WORLD_PICKUP' : 'DROPPED', path: amount === 0 ? null : path, amount }];
  });
}

type KnownStockRow = StockRow & { readonly item: Named };

export function knownStock(save: SatisfactorySave): KnownStockRow[] {
  return stock(save).filter((row): row is KnownStockRow => row.item !== null);
}

export interface StockTotalRow {
  readonly item: Named;
  /** Null if that in one of the places is unknown. */
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly isFluid: boolean | null;
  readonly places: number;
}

/** Total amount of what is counted in pieces, largest first. */
export const itemTotals = memoize((save: SatisfactorySave) =>
  stockTotals(save).filter(({ isFluid }) => !isFluid),
);

/** Total amount of fluids and gases, largest first. */
export const fluidTotals = memoize((save: SatisfactorySave) =>
  stockTotals(save).filter(({ isFluid }) => isFluid),
);

/** Without loot in the world and trash. */
export const stockTotals = memoize((save: SatisfactorySave): StockTotalRow[] => {
  const totals = new Map<string, { -readonly [K in keyof StockTotalRow]: StockTotalRow[K] }>();
  for (const { item, unit, isFluid, amount, isStock } of knownStock(save)) {
    if (!isStock) continue;
    const key = item.path ?? item.name;
    const known = totals.get(key);
    if (known) {
      known.amount = plus(known.amount, amount);
      known.places++;
    } else totals.set(key, { item, unit, isFluid, amount, places: 1 });
  }
  return [...totals.values()].sort(
    (a, b) => (b.amount ?? -1) - (a.amount ?? -1) || (lastPart(a.item.name) < lastPart(b.item.name) ? -1 : 1),
  );
});
