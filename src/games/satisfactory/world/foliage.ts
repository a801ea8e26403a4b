// Plants and rocks that players removed. Since Update 8 one subsystem lists them by cell of the map and kind;
// before, there is an actor for each kind in each level.

import { lastPart } from '../../../graph/finished/paths.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { type Fields, fields, firstOfClass, nodesOfClass, pointIn } from '../../shared/read.ts';
import type { Named } from '../../shared/scope.ts';
import type { SatisfactorySave } from '../save.ts';

export const removedFoliage = memoize((save: SatisfactorySave) =>
  [...inCells(save), ...byActors(save)].filter(({ count }) => count > 0),
);

function inCells(save: SatisfactorySave) {
  const node = firstOfClass(save.graph, 'FGFoliageRemovalSubsystem');
  if (node === null) return [];
  const own = fields(save.graph, node, 'mSaveData');
  const cells = (own.entries('mSaveData') ?? []).map(({ value }) => own.inner(value));
  return cells.flatMap((cell) =>
    (cell?.entries('SaveDataMap') ?? []).map(({ key, value }) =>
      row(save, node, save.namedAt(key), own.inner(value)?.structs('RemovedLocations') ?? []),
    ),
  );
}

function byActors(save: SatisfactorySave) {
  const { graph } = save;
  return nodesOfClass(graph, (name) => name === 'FGFoliageRemoval').map((node) => {
    const own = fields(graph, node, 'mFoliageTypeName mRemovedInstances mRemovalLocations');
    const name = own.text('mFoliageTypeName');
    const instances = own.struct('mRemovedInstances')?.structs('Items') ?? [];
    return row(save, node, name === null ? null : save.facts.named(lastPart(name), null), [
      ...instances.flatMap((item) => item.struct('Transform')?.struct('Translation') ?? []),
      ...(own.structs('mRemovalLocations') ?? []),
    ]);
  });
}

/** @param places where they stood */
function row(save: SatisfactorySave, node: NodeId, kind: Named | null, places: readonly Fields[]) {
  return {
    object: save.scope.object(node),
    kind,
    count: places.length,
    position: pointIn(places[0] ?? null),
  };
}
