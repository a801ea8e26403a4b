// Groups rows by keys in a graph's memory. Runs in its kernel, because JavaScript would not be compiled yet.

import type { Rows } from './columns.ts';
import type { GraphMemory } from './graph-memory.ts';

/** True if keys are in ascending order. */
export function isAscending({ kernel }: GraphMemory, keys: Uint32Array): boolean {
  kernel.setGroupKeys({ keys, order: keys });
  return kernel.isAscending(keys.length);
}

/**
 * Starts of groups over ascending keys: see {@link Rows}.
 * @throws FormatError LIMIT when the memory is full
 */
export function groupStarts(memory: GraphMemory, keys: Uint32Array, groups: number): Uint32Array {
  const start = memory.array(Uint32Array, groups + 1);
  memory.kernel.setGroupKeys({ keys, order: keys });
  memory.kernel.setGroupStarts({ start });
  memory.kernel.startGroups(keys.length, groups);
  return start;
}

/**
 * Like groupRows, in the kernel. Keys must be below `groups`.
 * @throws FormatError LIMIT when the memory is full
 */
export function groupRowsHere(memory: GraphMemory, keys: Uint32Array, groups: number): Rows {
  const order = memory.array(Uint32Array, keys.length);
  const start = memory.array(Uint32Array, groups + 1);
  memory.kernel.setGroupKeys({ keys, order });
  memory.kernel.setGroupStarts({ start });
  memory.kernel.groupRows(keys.length, groups);
  return { start, order };
}
