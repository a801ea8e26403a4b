// References found, into the columns of the graph. What finds no room for one stops, is undone, and is read again when
// the reader has made room.

import { rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { linkColumns, outcome } from './boundary.gen.ts';

/** A reference takes this many bytes at least. */
export const LEAST_REFERENCE = 8;

/** Something that may be undone begins: how many references there are before it. */
export function beginLinks(): u32 {
  outcome.linkRefused = 0;
  return outcome.linkCount;
}

/** One reference by path; it stands at this offset. False when there is no room for it. */
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
