// Where a level begins, found by what it looks like: its name, and two blobs that count the same objects; or, in a
// level whose beginning is lost, the next object header. Source: docs/formats/satisfactory.md#salvage.

import type { Damage } from './damage.ts';
import { headerEnd, printableEnd } from './shapes.ts';

const FLAG_BYTES = 4;
const LEAST_HEADER_BYTES = 20;
const LEAST_BODY_BYTES = 8;

/** The bytes that are looked at. */
export interface LevelBytes {
  readonly view: DataView;
  readonly end: number;
  /** Whether sizes have 64 bits. */
  readonly wide: boolean;
  /** Whether the file ends before its body does. */
  readonly isCut: boolean;
  readonly damage: Damage;
}

export interface LevelPlace {
  readonly at: number;
  /** `headers`: in the middle of a level. */
  readonly kind: 'streamed' | 'persistent' | 'headers';
}

/** The first place at or after `from` where levels go on. */
export function findPlace(bytes: LevelBytes, from: number): LevelPlace | null {
  const { view, end } = bytes;
  for (let at = from; at + 8 < end; at++) {
    const kind = levelAt(bytes, at);
    if (kind !== null) return { at, kind };
    if (isHeader(view, at, end)) return { at, kind: 'headers' };
  }
  return null;
}

/** What kind of level begins here; null for none. */
export function levelAt(bytes: LevelBytes, at: number): 'streamed' | 'persistent' | null {
  const afterName = printableEnd(bytes.view, at, bytes.end);
  if (afterName >= 0 && isBlobPair(bytes, afterName, 0)) return 'streamed';
  return isBlobPair(bytes, at, 1) ? 'persistent' : null;
}

/** Whether the headers from `at` on have flags; null where there are none to ask. */
export function flagsOfHeaders(view: DataView, at: number, end: number): boolean | null {
  for (const flags of [true, false]) {
    const next = headerEnd(view, at, end, flags ? FLAG_BYTES : 0);
    if (
      next >= 0 &&
      (next + LEAST_HEADER_BYTES > end || view.getUint32(next, true) <= 1 || isCountBehind(view, next))
    ) {
      return flags;
    }
  }
  return null;
}

/** What may follow the last header: a small count. */
function isCountBehind(view: DataView, at: number): boolean {
  return at + 4 <= view.byteLength && view.getUint32(at, true) < 1 << 20;
}

function isHeader(view: DataView, at: number, end: number): boolean {
  return (
    at + 4 <= end &&
    view.getUint32(at, true) <= 1 &&
    (headerEnd(view, at, end, FLAG_BYTES) >= 0 || headerEnd(view, at, end, 0) >= 0)
  );
}

/** Whether a blob of at least `least` headers and one of as many bodies follow, as far as they can be seen. */
function isBlobPair(bytes: LevelBytes, at: number, least: number): boolean {
  const { view, end, damage, isCut } = bytes;
  const headers = blobAt(bytes, at);
  if (headers === null || damage.at(at, headers.at + 4)) return false;
  const count = view.getInt32(headers.at, true);
  if (count === 0 && !isEmptyBlob(view, headers)) return false;
  if (count < least || count > (headers.end - headers.at) / LEAST_HEADER_BYTES) return false;
  const first = headers.at + 4;
  const seen = count > 0 && isHeader(view, first, Math.min(headers.end, end));
  if (count > 0 && !seen) return false;
  // With a header in it, the file may end in it, or what follows be damaged.
  if (headers.end > end) return seen && isCut;
  const behind = headers.end + (bytes.wide ? 8 : 4) + 4;
  if (damage.at(headers.end, behind)) return seen;
  const bodies = blobAt(bytes, headers.end);
  if (bodies === null) return seen && isCut && behind > end;
  const bodyCount = view.getInt32(bodies.at, true);
  if (count === 0 && bodies.end - bodies.at !== 4) return false;
  return bodyCount === count && bodyCount <= (bodies.end - bodies.at) / LEAST_BODY_BYTES;
}

/** Whether a blob without headers holds nothing, or a list of destroyed actors. */
function isEmptyBlob(view: DataView, { at, end }: { at: number; end: number }): boolean {
  const left = end - at - 4;
  if (left === 0) return true;
  if (left < 4 || end > view.byteLength) return false;
  const count = view.getInt32(at + 4, true);
  return count === 0 ? left === 4 : count > 0 && count <= (left - 4) / 8;
}

/** A size and what it holds; null where that cannot be. */
export function blobAt(
  { view, end, wide, isCut }: LevelBytes,
  at: number,
): { at: number; end: number } | null {
  const start = at + (wide ? 8 : 4);
  if (start + 4 > end) return null;
  if (wide && view.getUint32(at + 4, true) !== 0) return null;
  const size = view.getUint32(at, true);
  return size >= 4 && (size <= end - start || (isCut && size <= MOST_BLOB))
    ? { at: start, end: start + size }
    : null;
}

/** Larger bodies are not read. */
const MOST_BLOB = 2 ** 31;
