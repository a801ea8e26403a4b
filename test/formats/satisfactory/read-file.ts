// One synthetic or real file, read as the server reads it.

import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId, NodeKind } from '../../../src/graph/ids.ts';
import { type Opened, openFiles } from '../../tools/open-files.ts';

export type ReadFile = Opened;

export const readFile = (name: string, bytes: Uint8Array): ReadFile =>
  openFiles(satisfactory, { [name]: bytes });

export function countKind(graph: Graph, kind: NodeKind): number {
  let count = 0;
  for (let node = 0; node < graph.count; node++) if (graph.kind(node as NodeId) === kind) count++;
  return count;
}
