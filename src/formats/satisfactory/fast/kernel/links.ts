// References found, into the columns of the graph. What finds no room for one stops, is undone, and is read again when
// the reader has made room.

import { rowAt } from '../../../../graph/kernel/memory.ts';

/** A reference takes this many bytes at least. */
export const LEAST_REFERENCE = 8;

let source: u32 = 0;
let target: u32 = 0;
let label: u32 = 0;
let at: u32 = 0;
/** References that the columns have room for. */
let rows: u32 = 0;
/** In use: all of the graph's so far. */
let count: u32 = 0;
/** Whether one found no room since {@link beginLinks}. */
let refused: bool = false;

/** Addresses of the columns. */
export function setLinkColumns(s: u32, t: u32, l: u32, a: u32, room: u32): void {
  source = s;
  target = t;
  label = l;
  at = a;
  rows = room;
}

export function linkCount(): u32 {
  return count;
}

export function setLinkCount(now: u32): void {
  count = now;
}

/** Something that may be undone begins: how many references there are before it. */
export function beginLinks(): u32 {
  refused = false;
  return count;
}

export function linkRefused(): bool {
  return refused;
}

/** One reference by path; it stands at this offset. False when there is no room for it. */
export function link(row: u32, labelNumber: u32, text: i32, offset: u32): bool {
  if (count >= rows) {
    refused = true;
    return false;
  }
  store<u32>(rowAt(source, rows, count, 4), row);
  store<i32>(rowAt(target, rows, count, 4), ~text);
  store<u32>(rowAt(label, rows, count, 4), labelNumber);
  store<u32>(rowAt(at, rows, count, 4), offset);
  count++;
  return true;
}
