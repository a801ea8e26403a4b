// One synthetic or real file, read as the server reads it.

import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId, NodeKind } from '../../../src/graph/ids.ts';
import { nativeInflate } from '../../../src/library/read/native-inflate.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { SaveData } from '../../../src/library/save-data.ts';

export interface ReadFile {
  readonly graph: Graph;
  readonly data: SaveData;
}

export function readFile(name: string, bytes: Uint8Array): ReadFile {
  const data = readSave(satisfactory, [{ name, bytes }], { inflate: nativeInflate });
  return { data, graph: openGraph(satisfactory, data) };
}

export function countKind(graph: Graph, kind: NodeKind): number {
  let count = 0;
  for (let node = 0; node < graph.count; node++) if (graph.kind(node as NodeId) === kind) count++;
  return count;
}
