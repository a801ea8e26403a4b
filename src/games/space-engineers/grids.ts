// Grids: where they are, what they are made of, who owns them, what power they have.

import {
  countAll,
  fields,
  groupBy,
  hasUnreadParts,
  isAny,
  memoize,
  type Named,
  type NodeId,
  nullIfLost,
  placeOf,
  sumAll,
} from '../shared/kit.ts';
import { type BlockRow, blocks } from './blocks.ts';
import { GRID } from './defaults.ts';
import { factionOf } from './owners.ts';
import { gridNodes, type SpaceEngineersSave } from './save.ts';

const PROPERTIES = 'EntityId DisplayName GridSizeEnum IsStatic IsPowered IsRespawnGrid IsNpcSpawnedGrid';

/** Measured: 1.194 says it of no grid. */
const MARKS_SPAWNED = 1_207_000;

const blocksByGrid = memoize((save: SpaceEngineersSave) => groupBy(blocks(save), ({ gridNode }) => gridNode));

export const grids = memoize((save: SpaceEngineersSave) =>
  gridNodes(save).map((node) => grid(save, node, blocksByGrid(save).get(node) ?? [])),
);

function grid(save: SpaceEngineersSave, node: NodeId, of: readonly BlockRow[]) {
  const { graph, scope } = save;
  const own = fields(graph, node, PROPERTIES);
  const owners = ownersOf(of);
  const owner = owners[0]?.owner ?? null;
  const isLost = hasUnreadParts(graph, node);
  const marksSpawned = Number(scope.header.version) >= MARKS_SPAWNED;
  const known = <T>(figure: T): T | null => (isLost ? null : figure);
  const batteries = of.filter(({ power }) => power === 'BATTERY');
  const producers = of.filter(({ power }) => power !== null && power !== 'BATTERY');
  return {
    object: scope.object(node),
    key: own.id('EntityId'),
    name: own.text('DisplayName'),
    size: own.text('GridSizeEnum'),
    isStatic: own.boolean('IsStatic', GRID.IsStatic),
    blocks: known(of.length),
    owner,
    faction: factionOf(save, owner),
    isOwned: isAny(owners.length > 0, known(false)),
    owners: nullIfLost(owners, isLost),
    damaged: known(countAll(of, ({ isDamaged }) => isDamaged)),
    unfinished: known(countAll(of, ({ isUnfinished }) => isUnfinished)),
    isPowered: own.boolean('IsPowered', GRID.IsPowered),
    batteries: known(batteries.length),
    storedPower: known(batteries.length === 0 ? null : sumAll(batteries, ({ storedPower }) => storedPower)),
    producers: known(producers.length),
    producersEnabled: known(countAll(producers, ({ isEnabled }) => isEnabled)),
    isRespawn: own.boolean('IsRespawnGrid'),
    isNpcSpawned: own.boolean('IsNpcSpawnedGrid', marksSpawned ? GRID.IsNpcSpawnedGrid : null),
    position: placeOf(graph, node),
  };
}

/** Who owns most blocks first; blocks of nobody, as armour, do not count. */
function ownersOf(of: readonly BlockRow[]): { readonly owner: Named; readonly blocks: number }[] {
  const owned = groupBy(of, ({ owner }) => owner);
  return [...owned]
    .map(([owner, { length }]) => ({ owner, blocks: length }))
    .sort((a, b) => b.blocks - a.blocks);
}
