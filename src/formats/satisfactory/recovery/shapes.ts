// Recognises structures from outside, without reading them: enough to find the place again after a fault.
// Nothing here throws or reads past the given end. Source: docs/formats/satisfactory.md#recovery.

import { decodeLatin1 } from '../../../bytes/text.ts';
import { NONE_LENGTH, NONE_WORD } from '../../unreal/types/tag-codes.ts';
import { SAVE } from '../versions.ts';

const LONGEST_NAME = 1024;
/** Bytes of a version block before its branch: u32, 3 x i32, 3 x u16, u32; and bytes of each custom version in it. */
const VERSION_NUMBERS = 26;
const CUSTOM_VERSION = 20;
/** No object has an earlier version. */
const LEAST_SAVE_VERSION = 10;
const MOST_CHILDREN = 100_000;
const SLASH = 0x2f;
const DOT = 0x2e;
/** Rotation, translation, scale. */
const TRANSFORM_FLOATS = 10;

/** End of a printable FString of sensible length; -1 when there is none here. */
export function printableEnd(view: DataView, at: number, end: number): number {
  if (at + 4 > end) return -1;
  const length = view.getInt32(at, true);
  if (length < 2 || length > LONGEST_NAME || length > end - at - 4) return -1;
  const last = at + 3 + length;
  if (view.getUint8(last) !== 0) return -1;
  for (let i = at + 4; i < last; i++) {
    const byte = view.getUint8(i);
    if (byte < 0x20 || byte > 0x7e) return -1;
  }
  return last + 1;
}

/** End of an FString, printable or not; -1 when it would exceed the end. */
function stringEnd(view: DataView, at: number, end: number): number {
  if (at + 4 > end) return -1;
  const length = view.getInt32(at, true);
  const bytes = length >= 0 ? length : length * -2;
  if (bytes > end - at - 4) return -1;
  const next = at + 4 + bytes;
  return bytes === 0 || view.getUint8(next - 1) === 0 ? next : -1;
}

/** End of a reference: two FStrings. */
function referenceEnd(view: DataView, at: number, end: number): number {
  const path = stringEnd(view, at, end);
  return path < 0 ? -1 : stringEnd(view, path, end);
}

/** End of a list of references to objects, each with a dot in its path; -1 when there is none here. */
export function referencesEnd(view: DataView, at: number, end: number): number {
  if (at + 4 > end) return -1;
  const count = view.getInt32(at, true);
  if (count < 0 || count > (end - at) / 8) return -1;
  let next = at + 4;
  for (let i = 0; i < count; i++) {
    const path = isEmptyString(view, next, end) ? next + 4 : printableEnd(view, next, end);
    if (path < 0) return -1;
    next = printableEnd(view, path, end);
    if (next < 0 || !hasDot(view, path + 4, next)) return -1;
  }
  return next;
}

/** End of such lists by level: their number, then each after the name of its level. */
export function referencesByLevelEnd(view: DataView, at: number, end: number): number {
  if (at + 4 > end) return -1;
  const count = view.getInt32(at, true);
  if (count < 0 || count > (end - at) / 8) return -1;
  let next = at + 4;
  for (let i = 0; i < count && next >= 0; i++) {
    const list = printableEnd(view, next, end);
    next = list < 0 ? -1 : referencesEnd(view, list, end);
  }
  return next;
}

function isEmptyString(view: DataView, at: number, end: number): boolean {
  return at + 4 <= end && view.getInt32(at, true) === 0;
}

/**
 * End of the object header here; -1 when there is none. `flagBytes` is the size of the object flags.
 *
 * Every part must be as the game writes it: a class path, a level, a path with a dot, then a plausible
 * transform, or an outer path that is a prefix of the path.
 */
export function headerEnd(view: DataView, at: number, end: number, flagBytes: number): number {
  if (at + 4 > end) return -1;
  const isActor = view.getUint32(at, true);
  if (isActor > 1) return -1;
  const afterClass = printableEnd(view, at + 4, end);
  if (afterClass < 0 || view.getUint8(at + 8) !== SLASH) return -1;
  const afterLevel = printableEnd(view, afterClass, end);
  if (afterLevel < 0) return -1;
  const afterPath = printableEnd(view, afterLevel, end);
  if (afterPath < 0 || !hasDot(view, afterLevel + 4, afterPath)) return -1;
  const rest = afterPath + flagBytes;
  return isActor === 1 ? transformEnd(view, rest, end) : outerEnd(view, afterLevel, rest, end);
}

function hasDot(view: DataView, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (view.getUint8(at) === DOT) return true;
  return false;
}

/** i32 whether the transform is needed, ten floats, i32 whether it was placed in the level. */
function transformEnd(view: DataView, at: number, end: number): number {
  const placed = at + 4 + TRANSFORM_FLOATS * 4;
  if (placed + 4 > end || view.getUint32(at, true) > 1 || view.getUint32(placed, true) > 1) return -1;
  for (let i = 0; i < TRANSFORM_FLOATS; i++)
    if (!Number.isFinite(view.getFloat32(at + 4 + i * 4, true))) return -1;
  return placed + 4;
}

/** The outer path of a component: its own path continues it with a dot. */
function outerEnd(view: DataView, path: number, at: number, end: number): number {
  const next = printableEnd(view, at, end);
  if (next < 0) return -1;
  const length = view.getInt32(at, true) - 1;
  if (view.getInt32(path, true) - 1 <= length) return -1;
  for (let i = 0; i < length; i++) if (view.getUint8(path + 4 + i) !== view.getUint8(at + 4 + i)) return -1;
  return next;
}

/** Bytes before a body: its length, preceded by a version and a flag if bodies are versioned. */
export function prefixBytes(versioned: boolean): number {
  return versioned ? 12 : 4;
}

/** End of the body here, by its length; -1 when it cannot be one. `newest` is the file's own version. */
export function bodyEnd(view: DataView, at: number, end: number, versioned: boolean, newest: number): number {
  const lengthAt = at + prefixBytes(versioned) - 4;
  if (lengthAt + 4 > end) return -1;
  let hasVersion = false;
  if (versioned) {
    const save = view.getInt32(at, true);
    if (save < LEAST_SAVE_VERSION || save > newest || view.getUint32(at + 4, true) > 1) return -1;
    hasVersion = save >= SAVE.VersionData;
  }
  const length = view.getInt32(lengthAt, true);
  // The smallest body is an empty property list: "None" and a flag.
  if (length < 4 || length > end - lengthAt - 4) return -1;
  const next = lengthAt + 4 + length;
  return hasVersion ? versionDataEnd(view, next, end) : next;
}

/** End of what follows a body since VersionData: a flag, and an engine version block if it is 1. */
function versionDataEnd(view: DataView, at: number, end: number): number {
  if (at + 4 > end || view.getUint32(at, true) > 1) return -1;
  if (view.getUint32(at, true) === 0) return at + 4;
  const branch = at + 4 + VERSION_NUMBERS;
  const custom = printableEnd(view, branch, end);
  if (custom < 0 || custom + 4 > end) return -1;
  const count = view.getInt32(custom, true);
  const next = custom + 4 + count * CUSTOM_VERSION;
  return count >= 0 && next <= end ? next : -1;
}

/** The kind of object that a body belongs to, by its beginning. */
export type BodyShape = 'actor' | 'component';

/**
 * The shape of the body between `at` and `end`; null when it starts like neither. An actor starts with the
 * references to its parent and children, a component with its properties.
 */
export function bodyShape(view: DataView, at: number, end: number, versioned: boolean): BodyShape | null {
  if (beginsList(view, at, end, versioned)) return 'component';
  const next = relativesEnd(view, at, end);
  // A body may end here, without a property list.
  return next >= 0 && (next === end || beginsList(view, next, end, versioned)) ? 'actor' : null;
}

/** End of the references to the parent and children with which an actor's body starts; -1 when there are none. */
function relativesEnd(view: DataView, at: number, end: number): number {
  const children = referenceEnd(view, at, end);
  if (children < 0 || children + 4 > end) return -1;
  const count = view.getUint32(children, true);
  if (count > MOST_CHILDREN) return -1;
  let next = children + 4;
  for (let i = 0; i < count && next >= 0; i++) next = referenceEnd(view, next, end);
  return next;
}

/**
 * True if a property list starts here: a name and a type, or its end. Only versioned bodies may have a control byte
 * in front; in others, a zero is the last byte of the body's length.
 */
function beginsList(view: DataView, at: number, end: number, versioned: boolean): boolean {
  const hasControl = versioned && at < end && view.getUint8(at) === 0;
  return isTag(view, at, end) || (hasControl && isTag(view, at + 1, end));
}

const PROPERTY = 'Property';

function isTag(view: DataView, at: number, end: number): boolean {
  const type = printableEnd(view, at, end);
  if (type < 0) return false;
  if (view.getInt32(at, true) === NONE_LENGTH && view.getInt32(at + 4, true) === NONE_WORD) return true;
  const next = printableEnd(view, type, end);
  return next >= 0 && endsWith(view, next - 1, PROPERTY);
}

function endsWith(view: DataView, end: number, text: string): boolean {
  for (let i = 0; i < text.length; i++)
    if (view.getUint8(end - text.length + i) !== text.charCodeAt(i)) return false;
  return true;
}

/** Offset of the path (an FString) of a child of the actor whose body starts at `at`; -1 without children. */
export function firstChildPath(view: DataView, at: number, end: number): number {
  const children = referenceEnd(view, at, end);
  if (children < 0 || children + 4 > end || view.getUint32(children, true) === 0) return -1;
  return stringEnd(view, children + 4, end);
}

/** Name of the first property of a body; null when it is not certain. */
export function firstProperty(view: DataView, at: number, end: number, versioned: boolean): string | null {
  const list = listStart(view, at, end, versioned);
  return list < 0 ? null : textAt(view, list);
}

/** The printable FString at `at`. */
function textAt(view: DataView, at: number): string {
  return decodeLatin1(new Uint8Array(view.buffer, view.byteOffset), at + 4, at + 3 + view.getInt32(at, true));
}

/** Start of the property list of a body; -1 when it is not evident. */
function listStart(view: DataView, at: number, end: number, versioned: boolean): number {
  const from = beginsList(view, at, end, versioned) ? at : relativesEnd(view, at, end);
  if (from < 0 || !beginsList(view, from, end, versioned)) return -1;
  return isTag(view, from, end) ? from : from + 1;
}
