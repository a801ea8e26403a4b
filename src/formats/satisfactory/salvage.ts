// Finding the place again behind a fault: a broken chunk or a length that lies must cost only what lies in it.
// Everything here looks for a position from which what follows makes sense up to a known end.
// Source: docs/formats/satisfactory.md#salvage.

import type { Cursor } from '../../bytes/cursor.ts';
import type { Hole } from '../../bytes/stream-inflater.ts';
import { SAVE } from './versions.ts';

/** Looking for places among bodies takes at most this many steps a file, however many faults it has. */
const MOST_STEPS = 50_000_000;
const LONGEST_NAME = 1024;
/** Bytes of a version block before its branch: u32, 3 x i32, 3 x u16, u32; and of each custom version in it. */
const VERSION_NUMBERS = 26;
const CUSTOM_VERSION = 20;
const MOST_SAVE_VERSION = 999;

/** The part that could not be inflated and that the bytes from `from` to `to` touch. Holes are in order. */
export function holeAt(holes: readonly Hole[], from: number, to: number): Hole | null {
  let low = 0;
  let high = holes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holes[middle]!.to <= from) low = middle + 1;
    else high = middle;
  }
  const hole = holes[low];
  return hole && hole.from < to ? hole : null;
}

/** The first object header at or after `from`, and before `to`; -1 when there is none. */
export function findHeader(cursor: Cursor, from: number, to: number): number {
  cursor.arrive();
  const { view } = cursor;
  for (let at = from; at < to; at++) if (isHeader(view, at, to)) return at;
  return -1;
}

/** Whether flag, class, level and path of an object stand here. */
export function isHeader(view: DataView, at: number, end: number): boolean {
  if (at + 4 > end || view.getUint32(at, true) > 1) return false;
  const afterClass = printable(view, at + 4, end);
  if (afterClass < 0 || view.getUint8(at + 8) !== 0x2f) return false;
  const afterLevel = printable(view, afterClass, end);
  return afterLevel >= 0 && printable(view, afterLevel, end) >= 0;
}

/** The end of a printable FString of a sensible length; -1 when there is none here. */
function printable(view: DataView, at: number, end: number): number {
  if (at + 4 > end) return -1;
  const length = view.getInt32(at, true);
  if (length < 2 || length > LONGEST_NAME || at + 4 + length > end) return -1;
  const last = at + 3 + length;
  if (view.getUint8(last) !== 0) return -1;
  for (let i = at + 4; i < last; i++) {
    const byte = view.getUint8(i);
    if (byte < 0x20 || byte > 0x7e) return -1;
  }
  return last + 1;
}

/** What is left of the steps that a file may cost. */
export interface SearchBudget {
  steps: number;
}

export function searchBudget(): SearchBudget {
  return { steps: MOST_STEPS };
}

/** How the bodies of a level stand. */
export interface BodyRun {
  /** Each with a version and a flag in front of its length. */
  readonly versioned: boolean;
  /** How many at the most. */
  readonly most: number;
  /** Whether the run may end here. */
  isEnd(at: number): boolean;
}

/** The first place from which bodies follow one another up to the end, and how many there are. */
export function findBodies(
  cursor: Cursor,
  from: number,
  run: BodyRun,
  budget: SearchBudget,
): { readonly at: number; readonly count: number } | null {
  cursor.arrive();
  const { view, end } = cursor;
  const prefix = run.versioned ? 12 : 4;
  // Places from which no run reaches the end: every start that meets one fails too.
  const dead = new Set<number>();
  for (let start = from; start + prefix <= end && budget.steps > 0; start++, budget.steps--) {
    const passed: number[] = [];
    let at = start;
    while (!dead.has(at)) {
      const next = nextBody(view, at, end, run.versioned);
      if (next < 0) break;
      passed.push(at);
      at = next;
      budget.steps--;
      if (!run.isEnd(at)) continue;
      if (passed.length <= run.most) return { at: start, count: passed.length };
      // A run of too many: a later start on the same run may be the one.
      passed.length = 0;
      break;
    }
    for (const place of passed) dead.add(place);
  }
  return null;
}

/** Where the body that begins here ends, by its length; -1 when this cannot be one. */
function nextBody(view: DataView, at: number, end: number, versioned: boolean): number {
  const lengthAt = versioned ? at + 8 : at;
  if (lengthAt + 4 > end) return -1;
  if (versioned) {
    const save = view.getInt32(at, true);
    if (save < 1 || save > MOST_SAVE_VERSION || view.getUint32(at + 4, true) > 1) return -1;
  }
  const length = view.getInt32(lengthAt, true);
  // The emptiest body is a property list of nothing: "None" and a flag.
  if (length < 4 || length > end - lengthAt - 4) return -1;
  const next = lengthAt + 4 + length;
  const hasVersion = versioned && view.getInt32(at, true) >= SAVE.VersionData;
  return hasVersion ? afterVersionData(view, next, end) : next;
}

/** Where what stands behind a body since VersionData ends: a flag, and an engine version block where it is 1. */
function afterVersionData(view: DataView, at: number, end: number): number {
  if (at + 4 > end || view.getUint32(at, true) > 1) return -1;
  if (view.getUint32(at, true) === 0) return at + 4;
  const branch = at + 4 + VERSION_NUMBERS;
  const custom = printable(view, branch, end);
  if (custom < 0 || custom + 4 > end) return -1;
  const count = view.getInt32(custom, true);
  const next = custom + 4 + count * CUSTOM_VERSION;
  return count >= 0 && next <= end ? next : -1;
}

/** The first place at or after `from` where a named level stands: name, and two blobs with equal counts. */
export function findLevel(cursor: Cursor, from: number, wide: boolean): number {
  cursor.arrive();
  const { view, end } = cursor;
  for (let at = from; at + 12 < end; at++) {
    const afterName = printable(view, at, end);
    if (afterName >= 0 && isBlobPair(view, afterName, end, wide)) return at;
  }
  return -1;
}

/** Whether a blob of headers and one of as many bodies follow. */
export function isBlobPair(view: DataView, at: number, end: number, wide: boolean): boolean {
  const headers = blobAt(view, at, end, wide);
  if (headers === null) return false;
  const bodies = blobAt(view, headers.end, end, wide);
  return bodies !== null && view.getInt32(headers.at, true) === view.getInt32(bodies.at, true);
}

function blobAt(view: DataView, at: number, end: number, wide: boolean): { at: number; end: number } | null {
  const start = at + (wide ? 8 : 4);
  if (start + 4 > end) return null;
  const size = wide ? Number(view.getBigInt64(at, true)) : view.getInt32(at, true);
  return size >= 4 && size <= end - start ? { at: start, end: start + size } : null;
}
