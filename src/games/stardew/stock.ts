// Items and what they lie in: chests, fridges, bags of farmers, buildings, shipping bins.

import {
  className,
  type Enclosed,
  enclosedAs,
  type Fields,
  fields,
  type Graph,
  groupBy,
  isUnread,
  memoize,
  type Named,
  type NodeId,
  nullIfLost,
  placeAround,
  sumAll,
} from '../shared/kit.ts';
import { farmerNames, farmerNodes, farmers } from './farmers.ts';
import { locationNamed, type StardewSave } from './save.ts';

export type HolderKind = 'CHEST' | 'FRIDGE' | 'BAG' | 'BUILDING' | 'SHIPPING' | 'SHARED' | 'OTHER';

/** What items lie in: an object, and the list in it. */
interface Holder {
  readonly node: NodeId;
  readonly list: string;
  readonly kind: HolderKind;
  readonly items: readonly Enclosed[];
}

const NAMES = 'name DisplayName itemId parentSheetIndex stack quality category preserve';

/** An item as players call it. */
function itemNamed({ graph }: StardewSave, node: NodeId, own: Fields): Named {
  const name = own.text('name') ?? graph.name(node);
  const id = own.id('itemId');
  return { title: own.text('DisplayName') ?? name, name, path: id === null ? null : `Item/${id}` };
}

/** Since 1.6, ids may say their kind: `(O)66`. */
export const ID_KIND = /^\(\w+\)/;
/** Classes of things whose ids are those of crops, gifts and the museum's pieces. */
const OBJECTS: ReadonlySet<string> = new Set(['Object', 'ColoredObject']);

/** What the save itself calls ids: it has names of later versions, of mods, and in the player's language. */
const seenNames = memoize((save: StardewSave): ReadonlyMap<string, Named> => {
  const { graph } = save;
  const found = new Map<string, Named>();
  for (const { node } of enclosedAs(graph, 'Item')) {
    if (!OBJECTS.has(className(graph, node))) continue;
    const own = fields(graph, node, `${NAMES} bigCraftable preservedParentSheetIndex`);
    const id = idOf(own);
    const preserved = own.int('preservedParentSheetIndex', 0);
    const isFlavoured = own.has('preserve') || preserved === null || preserved > 0;
    if (id === null || found.has(id) || isFlavoured || own.boolean('bigCraftable')) continue;
    found.set(id, itemNamed(save, node, own));
  }
  return found;
});

/** Tools have -1. */
function idOf(own: Fields): string | null {
  const id = own.id('itemId') ?? own.id('parentSheetIndex');
  return id === '-1' ? null : id;
}

/** What an id stands for; ids of later versions are words. */
export function itemById(save: StardewSave, of: string): Named {
  const id = of.replace(ID_KIND, '');
  const seen = seenNames(save).get(id);
  const known = save.names.item(id);
  const name = known ?? seen?.name ?? id;
  const title = seen && seen.title !== seen.name ? seen.title : null;
  return { title: title ?? known ?? seen?.title ?? wordsOf(id), name, path: seen?.path ?? null };
}

function wordsOf(id: string): string | null {
  return /^-?\d+$/.test(id) ? null : id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll('_', ' ');
}

const holders = memoize((save: StardewSave): readonly Holder[] => {
  const { graph } = save;
  const filled = groupBy(enclosedAs(graph, 'Item'), ({ parent, list }) => `${parent} ${list}`);
  const isHolder = new Set<NodeId>();
  const found = [...filled.values()].map((items): Holder => {
    const { parent: node, list } = items[0]!;
    isHolder.add(node);
    return { node, list, kind: kindOf(save, node, list), items };
  });
  const empty = emptyHolders(graph).filter(({ node }) => !isHolder.has(node));
  return [...found, ...empty].sort((a, b) => a.node - b.node);
});

/** Chests with nothing in them, and fridges of houses. */
function emptyHolders(graph: Graph): Holder[] {
  const chests = enclosedAs(graph, 'Object', 'objects', 'heldObject', 'Chest');
  return chests.flatMap(({ node }): Holder[] =>
    className(graph, node) === 'Chest' ? [{ node, list: 'items', kind: 'CHEST', items: [] }] : [],
  );
}

function kindOf(save: StardewSave, node: NodeId, list: string): HolderKind {
  const parts = list.toLowerCase().split('/');
  if (parts.includes('fridge')) return 'FRIDGE';
  if (parts.some((part) => part.includes('shippingbin'))) return 'SHIPPING';
  // In 1.5 there was one, since 1.6 they are entries of a map.
  if (parts[0] === 'junimochest' || parts[0] === 'globalinventories') return 'SHARED';
  if (farmerNodes(save).includes(node)) return list === 'items' ? 'BAG' : 'OTHER';
  if (!parts.some((part) => part.endsWith('items'))) return 'OTHER';
  return parts.length > 1 && parts[0] !== 'separatewalletitems' ? 'BUILDING' : 'CHEST';
}

export const chests = memoize((save: StardewSave) => holders(save).map((holder) => chest(save, holder)));

const unclaimed = memoize(
  (save: StardewSave): ReadonlySet<NodeId> =>
    new Set(farmers(save).flatMap(({ isClaimed, object }) => (isClaimed === false ? object.node : []))),
);

/** What farmers begin with lies ready in houses and free cabins: nobody has ever had it. */
function isUntouched(save: StardewSave, node: NodeId): boolean {
  return unclaimed(save).has(node) || fields(save.graph, node, 'giftbox').boolean('giftbox') === true;
}

function chest(save: StardewSave, { node, list, kind, items }: Holder) {
  const { graph, scope } = save;
  const stacks = items.map((item) => stack(save, item.node));
  const isWhole = !isUnread(graph, node);
  return {
    object: scope.object(node),
    sources: items.map((item) => item.node),
    kind,
    name: holderNamed(save, node, list, kind),
    farmer: farmerNames(save).get(node) ?? null,
    location: kind === 'BAG' ? null : locationNamed(save, node),
    position: placeAround(graph, node),
    isStock: kind !== 'OTHER' && !isUntouched(save, node),
    stacks: nullIfLost(stacks, !isWhole),
    used: isWhole ? stacks.length : null,
    total: isWhole ? sumAll(stacks, ({ amount }) => amount) : null,
  };
}

function stack(save: StardewSave, node: NodeId) {
  const own = fields(save.graph, node, NAMES);
  return {
    object: save.scope.object(node),
    item: itemNamed(save, node, own),
    itemId: idOf(own),
    amount: own.int('stack'),
    quality: own.int('quality'),
    category: own.int('category'),
  };
}

/** A chest in a machine is called like the machine. */
function holderNamed(save: StardewSave, node: NodeId, list: string, kind: HolderKind): Named {
  const { graph } = save;
  const parent = graph.parent(node);
  const isInside = parent !== null && /\/heldObject\b[^/]*$/.test(graph.path(node));
  const shown = isInside ? parent : node;
  const own = fields(graph, shown, 'name DisplayName buildingType');
  const path = graph.path(shown);
  if (kind === 'CHEST') return { ...itemNamed(save, shown, own), path };
  const known = (kind === 'BUILDING' ? own.text('buildingType') : null) ?? TITLES[kind];
  // Beside the bag, a farmer has what was lost at the last death.
  return known
    ? { title: known, name: known, path }
    : { title: list, name: list, path, id: `${path}/${list}` };
}

const TITLES: Partial<Record<HolderKind, string>> = {
  FRIDGE: 'Fridge',
  BAG: 'Bag',
  SHIPPING: 'Shipping bin',
  SHARED: 'Shared chest',
};

export const stock = memoize((save: StardewSave) =>
  chests(save).flatMap(({ stacks, kind, name: chest, farmer, location, position, isStock }) =>
    (stacks ?? []).map((each) => ({ ...each, kind, chest, farmer, location, position, isStock })),
  ),
);
