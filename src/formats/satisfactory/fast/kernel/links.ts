// References found, into the columns of the graph. The reader makes room before a body is read.

/** A reference takes this many bytes at least. */
export const LEAST_REFERENCE = 8;

let source: u32 = 0;
let target: u32 = 0;
let label: u32 = 0;
let at: u32 = 0;
let capacity: u32 = 0;
/** In use: all of the graph's so far. */
let count: u32 = 0;

/** Addresses of the columns. */
export function setLinkColumns(s: u32, t: u32, l: u32, a: u32, room: u32): void {
  source = s;
  target = t;
  label = l;
  at = a;
  capacity = room;
}

export function linkCount(): u32 {
  return count;
}

export function setLinkCount(now: u32): void {
  count = now;
}

export function linkRoom(): u32 {
  return capacity - count;
}

/** One reference by path; it stands at this offset. */
export function link(row: u32, labelNumber: u32, text: i32, offset: u32): void {
  const place = count << 2;
  store<u32>(source + place, row);
  store<i32>(target + place, ~text);
  store<u32>(label + place, labelNumber);
  store<u32>(at + place, offset);
  count++;
}
