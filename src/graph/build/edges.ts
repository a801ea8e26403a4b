// References as compressed rows, forward and backward. A format usually emits them in source order; when
// it does not, one stable counting sort puts them there.

import type { EdgeColumns } from '../finished/graph-data.ts';
import { type Column, groupRows, sharedArray } from '../memory/columns.ts';

/** Edges in source order with their rows by source and target. @param nodes how many there are */
export function buildEdges(
  source: Column<Uint32Array>,
  target: Column<Int32Array>,
  label: Column<Uint32Array>,
  at: Column<Uint32Array>,
  nodes: number,
): EdgeColumns {
  const count = source.length;
  const sources = source.values;
  let sorted = true;
  for (let edge = 1; edge < count && sorted; edge++) sorted = sources[edge - 1]! <= sources[edge]!;
  const columns = sorted
    ? { source: source.finish(), target: target.finish(), label: label.finish(), at: at.finish() }
    : inSourceOrder(source, target, label, at, nodes);
  const { buffer, byteOffset, length } = columns.target;
  const targets = new Uint32Array(buffer as SharedArrayBuffer, byteOffset, length);
  return {
    count,
    start: startsOf(columns.source, nodes),
    source: columns.source,
    target: targets,
    label: columns.label,
    at: columns.at,
    back: groupRows(targets, count, nodes),
  };
}

function inSourceOrder(
  source: Column<Uint32Array>,
  target: Column<Int32Array>,
  label: Column<Uint32Array>,
  at: Column<Uint32Array>,
  nodes: number,
): { source: Uint32Array; target: Int32Array; label: Uint32Array; at: Uint32Array } {
  const count = source.length;
  const { order } = groupRows(source.values, count, nodes);
  const moved = {
    source: sharedArray(Uint32Array, count),
    target: sharedArray(Int32Array, count),
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

function startsOf(sorted: Uint32Array, nodes: number): Uint32Array {
  const start = sharedArray(Uint32Array, nodes + 1);
  for (let edge = 0; edge < sorted.length; edge++) start[sorted[edge]! + 1]!++;
  for (let node = 0; node < nodes; node++) start[node + 1]! += start[node]!;
  return start;
}
