// Finds the sound fields of a damaged file: a field's name has its hash in meta2, and its value ends where the next
// field begins. So a field before one that is not sound has a value that may be damaged.

import type { Cursor } from '../../../bytes/cursor.ts';
import { aligned, FIELD_SIZE, HEADER_SIZE, isObject, MAGIC, nameSize } from '../dson/layout.ts';
import type { Dictionary } from '../names/dictionary.ts';
import { hashBytes } from '../names/hash.ts';
import { ROOT_HASH, ROOT_NAME, type Tables } from './locate.ts';

export const FIELD = { lost: 0, nameOnly: 1, sound: 2 } as const;

/** Certainty of a field's beginning: a damaged name may mean that the value before it is damaged too. */
const PLACE = { unknown: 0, restored: 1, intact: 2 } as const;

export interface FieldStates {
  /** By field: one of FIELD. */
  readonly state: Uint8Array;
  /** Offsets in the data where fields begin, ascending, and where the last one ends. */
  readonly ends: Uint32Array;
}

/**
 * Judges all fields. Names of objects that are damaged are restored from others with the same hash.
 * @param gap bytes of the image that cannot be trusted, whatever they look like
 */
export function judgeFields(
  { bytes, view, end: imageEnd }: Cursor,
  start: number,
  { fields, fieldsAt, dataAt, size }: Tables,
  dictionary: Dictionary,
  gap: readonly [number, number] | null,
): FieldStates {
  const state = new Uint8Array(fields);
  const data = start + dataAt;
  const dataEnd = Math.min(start + size, imageEnd) - data;
  const entryOf = (i: number): number => start + fieldsAt + i * FIELD_SIZE;
  const offsetOf = (i: number): number => view.getUint32(entryOf(i) + 4, true);
  const infoOf = (i: number): number => view.getInt32(entryOf(i) + 8, true);
  const inGap = (at: number, end: number): boolean => gap !== null && at < gap[1] && end > gap[0];

  restoreRoot(bytes, view, entryOf(0), data);
  let ascending = -1;
  const isPlaced = new Uint8Array(fields);
  for (let i = 0; i < fields; i++) {
    const at = data + offsetOf(i);
    const nameEnd = at + nameSize(infoOf(i)) - 1;
    if (i > 0 && inGap(entryOf(i), entryOf(i) + FIELD_SIZE)) continue;
    // Where a field begins is also known when its name is cut off.
    const isAscending = offsetOf(i) > ascending && nameEnd >= at;
    if (!isAscending || nameEnd >= data + dataEnd || inGap(at, nameEnd + 1)) {
      isPlaced[i] =
        isAscending && offsetOf(i) <= dataEnd && nameEnd >= data + dataEnd ? PLACE.intact : PLACE.unknown;
      continue;
    }
    const hash = view.getInt32(entryOf(i), true);
    if (bytes[nameEnd] !== 0 || hashBytes(bytes, at, nameEnd) !== hash) {
      if (!isObject(infoOf(i)) || !restoreName(bytes, at, nameEnd, hash, dictionary)) continue;
      isPlaced[i] = PLACE.restored;
    } else isPlaced[i] = PLACE.intact;
    state[i] = FIELD.nameOnly;
    ascending = offsetOf(i);
  }
  const places: number[] = [];
  for (let i = 0; i < fields; i++) {
    if (isPlaced[i] !== PLACE.unknown) places.push(offsetOf(i));
    if (state[i] !== FIELD.nameOnly) continue;
    const valueAt = data + offsetOf(i) + nameSize(infoOf(i));
    const isEndKnown = i + 1 === fields || isPlaced[i + 1] === PLACE.intact;
    const end = data + (isEndKnown ? (i + 1 < fields ? offsetOf(i + 1) : size - dataAt) : dataEnd);
    const fileAt = aligned(data, valueAt) + 4;
    const isFile = fileAt + 4 <= Math.min(end, data + dataEnd) && view.getInt32(fileAt, true) === MAGIC;
    if (isFile) {
      // It has its own tables, which tell what is left of it. Where the next field is damaged, its last value may be too.
      const own = fileAt + view.getUint32(fileAt - 4, true) - 1;
      const fileEnd = Math.min(end, data + dataEnd, isEndKnown ? end : own);
      if (fileEnd - fileAt < HEADER_SIZE) continue;
      view.setInt32(fileAt - 4, fileEnd - fileAt, true);
      places.push(fileEnd - data);
      state[i] = FIELD.sound;
    } else if (isEndKnown && end <= data + dataEnd && !inGap(valueAt, end)) state[i] = FIELD.sound;
  }
  places.push(dataEnd);
  return { state, ends: Uint32Array.from(places).sort() };
}

/** The root is the same in every file. */
function restoreRoot(bytes: Uint8Array, view: DataView, entry: number, data: number): void {
  view.setInt32(entry, ROOT_HASH, true);
  view.setInt32(entry + 4, 0, true);
  view.setInt32(entry + 8, (ROOT_NAME.length << 2) | 1, true);
  bytes.set(ROOT_NAME, data);
}

function restoreName(bytes: Uint8Array, at: number, end: number, hash: number, names: Dictionary): boolean {
  const known = names.find(hash);
  if (known?.size !== end - at) return false;
  bytes.copyWithin(at, known.at, known.at + known.size);
  bytes[end] = 0;
  return true;
}
