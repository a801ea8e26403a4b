// Writes references into the columns of the graph. When there is no room, the object at hand is undone; the
// reader makes room and it is read again.

import { rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { linkColumns, outcome } from './boundary.gen.ts';

/** Least bytes that a reference takes in the file. */
export const LEAST_REFERENCE = 8;

/** Starts something that may be undone: returns the number of references before it. */
export function beginLinks(): u32 {
  outcome.linkRefused = 0;
  return outcome.linkCount;
}

/** Adds a reference by path, which was read at `offset`. False when there is no room for it. */
export function link(row: u32, labelNumber: u32, text: i32, offset: u32): bool {
  const count = outcome.linkCount;
  const rows = linkColumns.rows;
  if (count >= rows) {
    outcome.linkRefused = 1;
    return false;
  }
  store<u32>(rowAt(linkColumns.source, rows, count, 4), row);
  store<i32>(rowAt(linkColumns.target, rows, count, 4), ~text);
  store<u32>(rowAt(linkColumns.label, rows, count, 4), labelNumber);
  store<u32>(rowAt(linkColumns.at, rows, count, 4), offset);
  outcome.linkCount = count + 1;
  return true;
}
