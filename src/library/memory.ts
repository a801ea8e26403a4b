// How much memory a graph holds: the buffers that its columns lie on, each once.

import type { GraphData } from '../graph/graph-data.ts';

/** Small things beside the columns (labels, issues) are not counted. */
export function memoryBytes(graph: GraphData): number {
  const buffers = new Set<ArrayBufferLike>();
  collect(graph, buffers, 0);
  let bytes = 0;
  for (const buffer of buffers) bytes += buffer.byteLength;
  return bytes;
}

/** Columns lie at most this deep in GraphData. */
const COLUMN_DEPTH = 4;

/** The buffers of every typed array in an object. */
export function collect(value: unknown, buffers: Set<ArrayBufferLike>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > COLUMN_DEPTH) return;
  if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
  else if (!Array.isArray(value)) for (const part of Object.values(value)) collect(part, buffers, depth + 1);
}
