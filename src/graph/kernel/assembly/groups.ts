// Counting sort of row numbers by key; groupRows in graph/memory/columns.ts is the same in TypeScript.

import { groupKeys, groupStarts } from './boundary.gen.ts';
import { rowAt } from './memory.ts';

function keyAt(row: u32): u32 {
  return load<u32>(rowAt(groupKeys.keys, groupKeys.rows, row, 4));
}

function startPlace(group: u32): u32 {
  return rowAt(groupStarts.start, groupStarts.rows, group, 4);
}

export function isAscending(length: u32): bool {
  let before: u32 = 0;
  for (let row: u32 = 0; row < length; row++) {
    const key = keyAt(row);
    if (key < before) return false;
    before = key;
  }
  return true;
}

export function startGroups(length: u32, groups: u32): void {
  for (let row: u32 = 0; row < length; row++) {
    const place = startPlace(keyAt(row) + 1);
    store<u32>(place, load<u32>(place) + 1);
  }
  let before: u32 = 0;
  for (let group: u32 = 1; group <= groups; group++) {
    const place = startPlace(group);
    before += load<u32>(place);
    store<u32>(place, before);
  }
}

export function groupRows(length: u32, groups: u32): void {
  startGroups(length, groups);
  // Each start advances to the end of its group, which is the start of the next.
  for (let row: u32 = 0; row < length; row++) {
    const place = startPlace(keyAt(row));
    const to = load<u32>(place);
    store<u32>(rowAt(groupKeys.order, groupKeys.rows, to, 4), row);
    store<u32>(place, to + 1);
  }
  for (let group = groups; group > 0; group--)
    store<u32>(startPlace(group), load<u32>(startPlace(group - 1)));
  store<u32>(startPlace(0), 0);
}
