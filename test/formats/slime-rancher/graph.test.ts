// What test/corpus/slime-rancher/graphs.txt does not show of a save: what of it counts as understood, and parts of an object.

import { expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { graphCases } from '../../tools/corpus.ts';
import { nodeAt } from '../../tools/graph-nodes.ts';
import { ranch, readRanch, understood } from '../../tools/slime-rancher/read.ts';

/** Bytes whose innermost block has rows of its own version and was read: painted one by one. */
function knownBytes({ graph, data }: ReturnType<typeof readRanch>): number {
  const known = new Uint8Array(data.graph.image.length).fill(1);
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const span = graph.span(node);
    if (!span || graph.isAbsent(node)) continue;
    const { version, layoutVersion } = graph.header(node);
    known.fill(version === layoutVersion ? 1 : 0, span.offset, span.offset + span.length);
    const unread = graph.properties(node, new Set(['unread'])).find(({ name }) => name === 'unread');
    // Blocks found in there come later, and paint themselves.
    if (unread) known.fill(0, unread.at!, unread.at! + unread.size!);
  }
  return known.reduce((sum, each) => sum + each, 0);
}

it.each(graphCases('slime-rancher').filter(({ of }) => of === null))(
  'counts what was read with rows of its version: $name',
  ({ files }) => {
    const read = readRanch(Object.values(files)[0]!);
    expect(understood(read)).toBe(knownBytes(read));
  },
);

const { graph } = readRanch(ranch('the second game, with references of every kind'));

it('has no alias that is the name of another field', () => {
  const found = (path: string): unknown => graph.shortNames.get(path);
  expect([found('scene group'), found('scenegroup')]).toEqual([['items'], undefined]);
  expect(graph.properties(nodeAt(graph, 'SRSGI'), new Set(['scenegroup']))).toEqual([]);
});

it('gives only the properties asked for, whatever their case', () => {
  const node = nodeAt(graph, 'SRGAME/player');
  const names = graph.properties(node, new Set(['CURRENCY', 'itemcounts'])).map(({ name }) => name);
  expect(names).toEqual(['currency', 'itemCounts']);
});
