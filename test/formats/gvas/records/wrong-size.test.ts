// A size that is wrong inside a record: what the records behind it may have been taken from says so.

import { expect, it } from 'vitest';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { jsonAt } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { VERSIONS, writeGame } from '../../../tools/gvas/writer.ts';
import { array, int, str, struct } from '../../../tools/unreal/tags.ts';

const rows = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name, at) =>
  struct('Row', { Inner: struct('Tree', { Name: str(name) }), Count: int(at) }),
);
const file = writeGame(VERSIONS['5.1'], { properties: { Rows: array(...rows) } });
/** Where the size of the second `Inner` is: behind its name and type. */
const sizeAt =
  Buffer.from(file).indexOf('Inner', Buffer.from(file).indexOf('Ash')) +
  'Inner\0'.length +
  4 +
  'StructProperty\0'.length;

it.each([0, 1, 7, 200, 100_000])('%d', (size) => {
  const whole = readGame(file).graph;
  const bytes = new Uint8Array(file);
  new DataView(bytes.buffer, bytes.byteOffset).setInt32(sizeAt, size, true);
  const { graph } = readGame(bytes);
  for (const node of graph.nodes()) {
    const path = graph.path(node);
    const isSame = JSON.stringify(jsonAt(graph, path)) === JSON.stringify(jsonAt(whole, path));
    expect(isSame || graph.issuesOf(node as NodeId).length > 0, path).toBe(true);
  }
});
