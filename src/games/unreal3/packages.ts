// Packages of a save: their summaries, in words.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { fields, nodesOfClass } from '../shared/read.ts';
import type { Unreal3Save } from './save.ts';

const SUMMARY = [
  'game fileVersion licenseeVersion endian stored inflatedSize folder packageFlagNames cooked names exports imports guid',
  'engineVersion cookerVersion additionalPackages thumbnails',
].join(' ');

/** Nodes of the loaded packages, in file order. */
export function packageNodes({ graph }: Unreal3Save): NodeId[] {
  return nodesOfClass(graph, (_, path) => path === 'Core.Package').filter(
    (node) => graph.kind(node) === 'RECORD',
  );
}

export const packages = memoize((save: Unreal3Save) => {
  return packageNodes(save).map((node) => packageRow(save, node));
});

function packageRow({ graph, scope }: Unreal3Save, node: NodeId) {
  const summary = fields(graph, node, SUMMARY);
  const flags = summary.texts('packageFlagNames');
  return {
    object: scope.object(node),
    name: graph.name(node),
    game: summary.text('game'),
    fileVersion: summary.number('fileVersion'),
    licenseeVersion: summary.number('licenseeVersion'),
    engineVersion: summary.number('engineVersion'),
    cookerVersion: summary.number('cookerVersion'),
    flags,
    isMap: flags?.includes('ContainsMap') ?? null,
    isCooked: summary.boolean('cooked'),
    hasScript: flags?.includes('ContainsScript') ?? null,
    isBigEndian: summary.text('endian') === 'big',
    stored: summary.text('stored'),
    size: summary.number('inflatedSize'),
    folder: summary.text('folder'),
    guid: summary.text('guid'),
    names: summary.number('names'),
    imports: summary.number('imports'),
    exports: summary.number('exports'),
    streams: summary.texts('additionalPackages'),
    thumbnails: summary.items('thumbnails')?.length ?? null,
  };
}
