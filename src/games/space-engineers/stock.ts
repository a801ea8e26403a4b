// Items in inventories of blocks and characters, and those that float.

import {
  className,
  type Enclosed,
  enclosedAs,
  fields,
  type Graph,
  memoize,
  type Named,
  type NodeId,
  placeAround,
} from '../shared/kit.ts';
import { type BlockRow, blocks } from './blocks.ts';
import { ofClass, personName, type SpaceEngineersSave, shortName, words } from './save.ts';

export type HolderKind = 'GRID' | 'CHARACTER' | 'FLOATING' | 'OTHER';

/** Whose title says nothing without their type: ore and ingot are both `Iron`. */
const RAW: ReadonlySet<string> = new Set(['Ore', 'Ingot']);

const blockByNode = memoize(
  (save: SpaceEngineersSave): ReadonlyMap<NodeId, BlockRow> =>
    new Map(blocks(save).map((row) => [row.object.node, row])),
);

/** Each item once: newer games write an inventory among the components, and some again as older games did. */
export const stock = memoize((save: SpaceEngineersSave) => {
  const rows = enclosedAs(save.graph, 'PhysicalContent').flatMap((part) => itemRow(save, part) ?? []);
  const inComponents = new Set(
    rows.flatMap(({ key, isInComponents }) => (isInComponents ? (key ?? []) : [])),
  );
  return rows.filter(({ key, isInComponents }) => isInComponents || key === null || !inComponents.has(key));
});

/** Null for what is no item of an inventory: what a block is being built of, and what projectors show. */
function itemRow(save: SpaceEngineersSave, { node, parent, list }: Enclosed) {
  const { graph, scope } = save;
  const isFloating = list === 'Item' && className(graph, parent).endsWith('FloatingObject');
  const isInventory = list === '' && className(graph, parent).endsWith('InventoryItem');
  const holder = holderOf(save, parent);
  if ((!isFloating && !isInventory) || holder === null) return null;
  const around = fields(graph, parent, 'Amount Item');
  const amount = (isFloating ? around.struct('Item') : around)?.number('Amount') ?? null;
  const type = shortName(className(graph, node));
  const name = fields(graph, node, 'SubtypeName').text('SubtypeName') || type;
  const id = isInventory ? fields(graph, parent, 'ItemId').id('ItemId') : null;
  const named = { name, path: `Definition/${name}` };
  const item: Named = RAW.has(type)
    ? { ...named, title: `${words(name)} ${type.toLowerCase()}`, id: `${type}/${name}` }
    : { ...named, title: words(name) };
  return {
    object: scope.object(parent),
    /** Of an item in its holder, however often it is written. */
    key: id === null ? null : `${holder.path} ${id} ${type}/${name}`,
    isInComponents: graph.path(parent).startsWith(`${holder.path}/ComponentContainer/`),
    sources: [node],
    item,
    type,
    amount,
    kind: isFloating ? ('FLOATING' as const) : holder.kind,
    ...holder.facts,
    position: placeAround(graph, parent),
  };
}

interface Holder {
  /** Of the person or the block that has the inventory; null for what nobody has. */
  readonly path: string | null;
  readonly kind: HolderKind;
  readonly facts: {
    readonly grid: Named | null;
    readonly block: Named | null;
    readonly character: Named | null;
    readonly owner: Named | null;
  };
}

/** The first body of each id. */
const characters = memoize((save: SpaceEngineersSave): ReadonlyMap<string, NodeId> => {
  const found = new Map<string, NodeId>();
  const sitting = enclosedAs(save.graph, 'Pilot').map(({ node }) => node);
  for (const node of [...ofClass(save, 'Character'), ...sitting]) {
    const id = fields(save.graph, node, 'EntityId').id('EntityId') ?? save.graph.path(node);
    if (!found.has(id)) found.set(id, node);
  }
  return found;
});

const firstBodies = memoize((save: SpaceEngineersSave) => new Set(characters(save).values()));

/** What pilots carry is theirs, wherever they sit. Null for what is written a second time. */
function holderOf(save: SpaceEngineersSave, item: NodeId): Holder | null {
  const { graph } = save;
  let person: Named | null = null;
  for (let at: NodeId | null = item; at !== null; at = graph.parent(at)) {
    const block = blockByNode(save).get(at);
    if (block && person === null && graph.path(item).startsWith(`${graph.path(at)}/Pilot/`)) {
      const sitting = pilot(save, at);
      return sitting && holder(graph, sitting, block);
    }
    if (block) return holder(graph, person, block);
    const of = shortName(className(graph, at));
    const isBody = of === 'Character' || of === 'Pilot';
    if (of === 'CubeGrid' || (isBody && !firstBodies(save).has(at))) return null;
    if (isBody) {
      const title = personName(fields(graph, at, 'DisplayName').text('DisplayName'));
      person ??= { title, name: graph.name(at), path: graph.path(at) };
    }
  }
  return holder(graph, person, null);
}

function holder(graph: Graph, character: Named | null, of: BlockRow | null): Holder {
  const block = of && { ...of.type, title: of.name ?? of.type.title, path: graph.path(of.object.node) };
  return {
    path: character?.path ?? block?.path ?? null,
    kind: character ? 'CHARACTER' : block ? 'GRID' : 'OTHER',
    facts: { grid: of?.grid ?? null, owner: of?.owner ?? null, block, character },
  };
}

/** Newer games write who sits in a block among its children too: that body is the person. */
function pilot(save: SpaceEngineersSave, block: NodeId): Named | null {
  const own = fields(save.graph, block, 'Pilot').struct('Pilot');
  const id = own?.id('EntityId') ?? null;
  if (id !== null && characters(save).has(id)) return null;
  const title = personName(own?.text('DisplayName') ?? null);
  return { title, name: title ?? id ?? 'Pilot', path: `${save.graph.path(block)}/Pilot` };
}
