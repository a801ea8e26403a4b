// Items in inventories of blocks and characters, and those that float.

import type { NodeId } from '../../graph/ids.ts';
import { type Enclosed, enclosedAs } from '../shared/enclosed.ts';
import { memoize } from '../shared/memoize.ts';
import { className, fields } from '../shared/read.ts';
import { type Named, placeAround } from '../shared/scope.ts';
import { type BlockRow, blocks } from './blocks.ts';
import { type SpaceEngineersSave, shortName, words } from './save.ts';

export type HolderKind = 'GRID' | 'CHARACTER' | 'FLOATING' | 'OTHER';

/** Whose title says nothing without their type: `Iron`. */
const RAW: ReadonlySet<string> = new Set(['Ore', 'Ingot']);

const blockByNode = memoize(
  (save: SpaceEngineersSave): ReadonlyMap<NodeId, BlockRow> =>
    new Map(blocks(save).map((row) => [row.object.node, row])),
);

export const items = memoize((save: SpaceEngineersSave) =>
  enclosedAs(save.graph, 'PhysicalContent').flatMap((part) => {
    const row = itemRow(save, part);
    return row === null ? [] : [row];
  }),
);

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
  const title = RAW.has(type) ? `${words(name)} ${type.toLowerCase()}` : words(name);
  return {
    object: scope.object(parent),
    sources: [node],
    item: { title, name, path: `Definition/${name}` } as Named,
    type,
    amount,
    kind: isFloating ? ('FLOATING' as const) : holder.kind,
    ...holder.facts,
    position: placeAround(graph, parent),
  };
}

interface Holder {
  readonly kind: HolderKind;
  readonly facts: {
    readonly grid: Named | null;
    readonly block: Named | null;
    readonly character: Named | null;
    readonly owner: Named | null;
  };
}

const NOBODY: Holder['facts'] = { grid: null, block: null, character: null, owner: null };

/** What pilots carry is theirs, wherever they sit. */
function holderOf(save: SpaceEngineersSave, node: NodeId): Holder | null {
  const { graph } = save;
  let character: Named | null = null;
  for (let at: NodeId | null = node; at !== null; at = graph.parent(at)) {
    const block = blockByNode(save).get(at);
    if (block) {
      const { grid, owner, type, name } = block;
      const facts = { grid, owner, block: { ...type, title: name ?? type.title }, character };
      return { kind: character ? 'CHARACTER' : 'GRID', facts };
    }
    const of = shortName(className(graph, at));
    if (of === 'CubeGrid') return null;
    if (of === 'Character') {
      const path = graph.path(at);
      character ??= {
        title: fields(graph, at, 'DisplayName').text('DisplayName'),
        name: graph.name(at),
        path,
      };
    }
  }
  return { kind: character ? 'CHARACTER' : 'OTHER', facts: { ...NOBODY, character } };
}
