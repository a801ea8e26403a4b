// Finds the tables of a damaged file: by its header when that agrees with itself, otherwise by the root, whose
// name and hash are the same in every file.

import { encodeUtf8 } from '../../../bytes/text.ts';
import { FIELD_SIZE, HEADER_SIZE, OBJECT_SIZE } from '../dson/layout.ts';
import { hashName } from '../names/hash.ts';

/** Expected places of the parts of a file, as offsets from its first byte. */
export interface Tables {
  readonly objects: number;
  readonly fields: number;
  readonly fieldsAt: number;
  readonly dataAt: number;
  readonly size: number;
  /** Bytes by which the data begins too late in the bytes at hand; 0 when the header says where it is. */
  readonly shift: number;
}

export const ROOT_NAME = encodeUtf8('base_root\0');
export const ROOT_HASH = hashName('base_root');
/** The first entry of meta2: the hash of the root's name, and offset 0. */
const ROOT_FIELD = new Uint8Array(8);
new DataView(ROOT_FIELD.buffer).setInt32(0, ROOT_HASH, true);

/** @returns null when neither the header nor the root says where the tables are */
export function locateTables(bytes: Uint8Array): Tables | null {
  return bytes.length < HEADER_SIZE ? null : (fromHeader(bytes) ?? fromRoot(bytes));
}

function fromHeader(bytes: Uint8Array): Tables | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const word = (at: number): number => view.getInt32(at, true);
  const [objects, fields, dataSize] = [word(20), word(44), word(56)];
  const fieldsAt = HEADER_SIZE + objects * OBJECT_SIZE;
  const dataAt = fieldsAt + fields * FIELD_SIZE;
  const agrees =
    objects > 0 &&
    fields > 0 &&
    dataSize > 0 &&
    dataAt < bytes.length + FIELD_SIZE &&
    word(8) === HEADER_SIZE &&
    word(16) === objects * OBJECT_SIZE &&
    word(24) === HEADER_SIZE &&
    word(48) === fieldsAt &&
    word(60) === dataAt;
  return agrees ? { objects, fields, fieldsAt, dataAt, size: dataAt + dataSize, shift: 0 } : null;
}

/** A byte or two may be lost or inserted before the data: the tables have whole entries all the same. */
function fromRoot(bytes: Uint8Array): Tables | null {
  const foundFields = indexOf(bytes, ROOT_FIELD, 0);
  const foundData = foundFields < 0 ? -1 : indexOf(bytes, ROOT_NAME, foundFields + ROOT_FIELD.length);
  if (foundData < 0) return null;
  const objects = Math.round((foundFields - HEADER_SIZE) / OBJECT_SIZE);
  const fields = Math.round((foundData - foundFields) / FIELD_SIZE);
  if (objects < 1 || fields < 1) return null;
  const fieldsAt = HEADER_SIZE + objects * OBJECT_SIZE;
  const dataAt = fieldsAt + fields * FIELD_SIZE;
  const shift = foundData - dataAt;
  return { objects, fields, fieldsAt, dataAt, size: bytes.length - shift, shift };
}

function indexOf(bytes: Uint8Array, text: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(text[0]!, from); at >= 0; at = bytes.indexOf(text[0]!, at + 1)) {
    if (at + text.length > bytes.length) return -1;
    let same = 1;
    while (same < text.length && bytes[at + same] === text[same]) same++;
    if (same === text.length) return at;
  }
  return -1;
}
