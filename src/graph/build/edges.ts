// Edges as compressed rows, forward and backward. Formats usually emit them in source order; if one does not,
// a stable counting sort puts them in order.

import type { EdgeColumns } from '../finished/graph-data.ts';
import { type Column, sharedArray } from '../memory/columns.ts';
import type { GraphMemory } from '../memory/graph-memory.ts';
import { groupRowsHere, groupStarts, isAscending } from '../memory/kernel-groups.ts';

/**
 * Edges in source order, with their rows by source and target, all in this memory.
 * @param nodes number of nodes
 */
export function buildEdges(
  source: Column<Uint32Array>,
  target: Column<Int32Array>,
  label: Column<Uint32Array>,
  at: Column<Uint32Array>,
  nodes: number,
  memory: GraphMemory,
): EdgeColumns {
  const count = source.length;
  const columns = isAscending(memory, source.finish())
    ? { source: source.finish(), target: target.finish(), label: label.finish(), at: at.finish() }
    : inSourceOrder(source, target, label, at, nodes, memory);
  const { buffer, byteOffset, length } = columns.target;
  const targets = new Uint32Array(buffer as SharedArrayBuffer, byteOffset, length);
  return {
    count,
    start: groupStarts(memory, columns.source, nodes),
    source: columns.source,
    target: targets,
    label: columns.label,
    at: columns.at,
    back: groupRowsHere(memory, targets, nodes),
  };
}

function inSourceOrder(
  source: Column<Uint32Array>,
  target: Column<Int32Array>,
  label: Column<Uint32Array>,
  at: Column<Uint32Array>,
  nodes: number,
  memory: GraphMemory,
): { source: Uint32Array; target: Int32Array; label: Uint32Array; at: Uint32Array } {
  const count = source.length;
  const { order } = groupRowsHere(memory, source.finish(), nodes);
  const moved = {
    source: memory.array(Uint32Array, count),
    target: memory.array(Int32Array, count),
    label: sharedArray(Uint32Array, count),
    at: sharedArray(Uint32Array, count),
  };
  for (let to = 0; to < count; to++) {
    const from = order[to]!;
    moved.source[to] = source.values[from]!;
    moved.target[to] = target.values[from]!;
    moved.label[to] = label.values[from]!;
    moved.at[to] = at.values[from]!;
  }
  return moved;
}
