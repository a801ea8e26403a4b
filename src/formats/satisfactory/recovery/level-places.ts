// Finds where a level begins by its appearance: a name and two blocks with the same object count; or, in a
// level whose beginning is lost, the next object header. Source: docs/formats/satisfactory.md#recovery.

import type { Damage } from '../../../bytes/damage.ts';
import { headerEnd, printableEnd, referencesByLevelEnd, referencesEnd } from './shapes.ts';

const FLAG_BYTES = 4;
const LEAST_HEADER_BYTES = 20;
const LEAST_BODY_BYTES = 8;

/** The bytes to search. */
export interface LevelBytes {
  readonly view: DataView;
  readonly end: number;
  /** True if sizes have 64 bits. */
  readonly wide: boolean;
  /** True if the file ends before its body does. */
  readonly isCut: boolean;
  readonly damage: Damage;
  /** Bytes by which sizes may lead too far, because that of lost bytes is guessed. */
  readonly tolerance: number;
}

export interface LevelPlace {
  readonly at: number;
  /** `headers`: in the middle of a level. */
  readonly kind: 'streamed' | 'persistent' | 'headers';
}

/** The first place at or after `from` from which levels can be read again. */
export function findPlace(bytes: LevelBytes, from: number): LevelPlace | null {
  const { view, end } = bytes;
  for (let at = from; at + 8 < end; at++) {
    const kind = levelAt(bytes, at);
    if (kind !== null) return { at, kind };
    if (isHeader(view, at, end)) return { at, kind: 'headers' };
  }
  return null;
}

/** The kind of level that begins here; null for none. */
export function levelAt(bytes: LevelBytes, at: number): 'streamed' | 'persistent' | null {
  const afterName = printableEnd(bytes.view, at, bytes.end);
  if (afterName >= 0 && isBlobPair(bytes, afterName, 0)) return 'streamed';
  return isBlobPair(bytes, at, 1) ? 'persistent' : null;
}

/**
 * End of the lists of destroyed actors after the persistent level, if they start at `at`: one for each level, or
 * one for all with sizes of 32 bits; then, unless the body ends there, the unresolved actors. -1 for none.
 */
export function destroyedListsEnd({ view, end, wide }: LevelBytes, at: number): number {
  const lists = wide ? referencesByLevelEnd(view, at, end) : referencesEnd(view, at, end);
  return lists < 0 || lists === end ? lists : referencesEnd(view, lists, end);
}

/** True if the headers from `at` on have flags; null when there are none. */
export function flagsOfHeaders(view: DataView, at: number, end: number): boolean | null {
  for (const flags of [true, false]) {
    const next = headerEnd(view, at, end, flags ? FLAG_BYTES : 0);
    if (
      next >= 0 &&
      (next + LEAST_HEADER_BYTES > end || view.getUint32(next, true) <= 1 || isCountAfter(view, next))
    ) {
      return flags;
    }
  }
  return null;
}

/** The last header may be followed by a small count. */
function isCountAfter(view: DataView, at: number): boolean {
  return at + 4 <= view.byteLength && view.getUint32(at, true) < 1 << 20;
}

function isHeader(view: DataView, at: number, end: number): boolean {
  return (
    at + 4 <= end &&
    view.getUint32(at, true) <= 1 &&
    (headerEnd(view, at, end, FLAG_BYTES) >= 0 || headerEnd(view, at, end, 0) >= 0)
  );
}

/** True if a block of at least `least` headers and one of as many bodies follow, as far as they can be seen. */
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
  // Contains a header: the file may end in the block, or what follows may be damaged.
  if (headers.end > end) return seen && isCut;
  const firstBodyAt = headers.end + (bytes.wide ? 8 : 4) + 4;
  if (damage.at(headers.end, firstBodyAt)) return seen;
  const bodies = blobAt(bytes, headers.end);
  if (bodies === null) return seen && isCut && firstBodyAt > end;
  const bodyCount = view.getInt32(bodies.at, true);
  if (count === 0 && bodies.end - bodies.at !== 4) return false;
  return bodyCount === count && bodyCount <= (bodies.end - bodies.at) / LEAST_BODY_BYTES;
}

/** True if a block without headers is empty or holds a list of destroyed actors. */
function isEmptyBlob(view: DataView, { at, end }: { at: number; end: number }): boolean {
  const left = end - at - 4;
  if (left === 0) return true;
  if (left < 4 || end > view.byteLength) return false;
  const count = view.getInt32(at + 4, true);
  return count === 0 ? left === 4 : count > 0 && count <= (left - 4) / 8;
}

/** A size and the bytes that it counts; null when that is not possible. */
export function blobAt(
  { view, end, wide, isCut, tolerance }: LevelBytes,
  at: number,
): { at: number; end: number } | null {
  const start = at + (wide ? 8 : 4);
  if (start + 4 > end) return null;
  if (wide && view.getUint32(at + 4, true) !== 0) return null;
  const size = view.getUint32(at, true);
  return size >= 4 && (size <= end - start + tolerance || (isCut && size <= MOST_BLOB))
    ? { at: start, end: start + size }
    : null;
}

/** Larger blocks are not read. */
const MOST_BLOB = 2 ** 31;
