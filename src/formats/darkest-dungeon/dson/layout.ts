// The container: header, meta1 (objects), meta2 (fields), data. It is checked as a whole first, so that
// readers of fields need no checks of their own. Sources: the seed document; the invariants were counted over
// 475 real files and 842 embedded ones (docs/formats/darkest-dungeon.md).

import type { Cursor } from '../../../bytes/cursor.ts';
import { firstFrom } from '../../../bytes/first-from.ts';
import { type FormatError, showInt } from '../../../bytes/format-error.ts';
import { hashBytes } from '../names/hash.ts';

/** The first four bytes of every file, as a little-endian int32. */
export const MAGIC = 0x0000b101;
export const MAGIC_SIZE = 4;
export const HEADER_SIZE = 64;
export const OBJECT_SIZE = 16;
export const FIELD_SIZE = 12;
/** Nesting of objects, including embedded files; real files have 14 levels. */
export const MOST_DEPTH = 200;

/** One DSON file, alone or embedded in another. Offsets count from the start of the image unless said otherwise. */
export interface Block {
  readonly start: number;
  readonly size: number;
  readonly revision: number;
  /** Entries in meta1. */
  readonly objects: number;
  /** Entries in meta2. */
  readonly fields: number;
  /** Offset of meta2. */
  readonly fieldsAt: number;
  readonly dataAt: number;
  readonly dataSize: number;
  /**
   * Offsets in the data where values may end, ascending; null when each ends where the next field of meta2
   * begins, as in every sound file.
   */
  readonly ends: Uint32Array | null;
  /** True if the fields are in the order of their data. */
  readonly isOrdered: boolean;
  /** Bits that reading does not need and no game sets. */
  readonly notes: readonly FormatError[];
}

/**
 * Reads and checks the block that fills the rest of the open span.
 * @throws FormatError NOT_A_SAVE, SHORT, TRAILING, COUNT, VALUE, LIMIT
 */
export function readBlock(cursor: Cursor, depth = 0): Block {
  const block = readHeader(cursor);
  const ends = checkOffsets(cursor, block);
  checkTree(cursor, block, depth);
  cursor.seek(block.start + block.size);
  return { ...block, ends, isOrdered: ends === null, notes: notesOf(cursor, block) };
}

/** Reads the header and leaves the cursor after it. @throws FormatError */
function readHeader(cursor: Cursor): Block {
  const start = cursor.at;
  const size = cursor.left;
  if (size < HEADER_SIZE)
    throw cursor.error('SHORT', `a header of ${HEADER_SIZE} bytes`, `a file of ${size}`, start);
  const magic = cursor.i32();
  if (magic !== MAGIC) throw cursor.error('NOT_A_SAVE', 'DSON magic 01 b1 00 00', showInt(magic), start);
  const revision = cursor.u32() >>> 16;
  expect(cursor, 'header length', HEADER_SIZE);
  expect(cursor, 'zero', 0);
  const objectBytes = cursor.i32();
  const objects = cursor.count(OBJECT_SIZE, 'objects');
  if (objectBytes !== objects * OBJECT_SIZE)
    throw cursor.error('VALUE', `meta1 size ${objects * OBJECT_SIZE}`, showInt(objectBytes), start + 16);
  expect(cursor, 'meta1 offset', HEADER_SIZE);
  for (let word = 0; word < 4; word++) expect(cursor, 'zero', 0);
  const fields = cursor.count(FIELD_SIZE, 'fields');
  expect(cursor, 'meta2 offset', HEADER_SIZE + objectBytes);
  expect(cursor, 'zero', 0);
  const dataSize = cursor.length('data bytes');
  const dataOffset = HEADER_SIZE + objectBytes + fields * FIELD_SIZE;
  expect(cursor, 'data offset', dataOffset);
  if (dataOffset + dataSize !== size) {
    const code = dataOffset + dataSize > size ? 'SHORT' : 'TRAILING';
    throw cursor.error(code, `a file of ${dataOffset + dataSize} bytes`, `${size}`, start + 56);
  }
  return {
    start,
    size,
    revision,
    objects,
    fields,
    fieldsAt: start + HEADER_SIZE + objectBytes,
    dataAt: start + dataOffset,
    dataSize,
    ends: null,
    isOrdered: true,
    notes: [],
  };
}

/** One for the header, and one for all fields. */
function notesOf(cursor: Cursor, { start, fields, fieldsAt }: Block): FormatError[] {
  const { view } = cursor;
  const notes: FormatError[] = [];
  const revision = view.getUint32(start + 4, true);
  if ((revision & 0xffff) !== 0)
    notes.push(cursor.error('VALUE', 'a revision with 0 in its lower half', showInt(revision), start + 4));
  let odd = 0;
  let first = 0;
  for (let at = fieldsAt + 8; at < fieldsAt + fields * FIELD_SIZE; at += FIELD_SIZE) {
    const info = view.getInt32(at, true);
    if ((info & (isObject(info) ? UNUSED_BIT : UNUSED_OF_VALUES)) === 0) continue;
    if (odd++ === 0) first = at;
  }
  if (odd > 0)
    notes.push(cursor.error('VALUE', 'fields with 0 in their unused bits', `${odd} with others`, first));
  return notes;
}

/** The block at `start`, which was checked or recovered before. */
export function knownBlock(view: DataView, start: number, ends: Uint32Array | null): Block {
  const word = (at: number): number => view.getInt32(start + at, true);
  const [objects, fields, dataSize, dataAt] = [word(20), word(44), word(56), start + word(60)];
  const size = dataAt + dataSize - start;
  const block = {
    start,
    size,
    revision: word(4) >>> 16,
    objects,
    fields,
    fieldsAt: start + word(48),
    dataAt,
  };
  return { ...block, dataSize, ends, isOrdered: true, notes: [] };
}

function expect(cursor: Cursor, what: string, value: number): void {
  const found = cursor.i32();
  if (found !== value) throw cursor.error('VALUE', `${what} ${value}`, showInt(found), cursor.at - 4);
}

/**
 * Checks that every field's name ends before the next field begins, and has the hash that meta2 says. Returns
 * the sorted offsets if those in meta2 are not ascending; the seed document warns of that, but no real file does it.
 */
function checkOffsets(cursor: Cursor, block: Block): Uint32Array | null {
  const { bytes, view } = cursor;
  const { fields, fieldsAt, dataAt, dataSize } = block;
  let sorted: Uint32Array | null = null;
  let before = -1;
  for (let i = 0; i < fields && !sorted; i++) {
    const offset = view.getUint32(fieldsAt + i * FIELD_SIZE + 4, true);
    if (offset <= before) sorted = sortedOffsets(view, fields, fieldsAt);
    before = offset;
  }
  const shared = sorted ? sorted.findIndex((offset, i) => i > 0 && offset === sorted![i - 1]) : -1;
  if (shared >= 0)
    throw cursor.error('VALUE', 'fields with data of their own', `two at ${sorted![shared]}`, fieldsAt);
  const checked = { ...block, ends: sorted };
  for (let i = 0; i < fields; i++) {
    const entry = fieldsAt + i * FIELD_SIZE;
    const offset = view.getUint32(entry + 4, true);
    const end = sorted || i + 1 === fields ? fieldEnd(view, checked, i) : view.getUint32(entry + 16, true);
    const size = nameSize(view.getInt32(entry + 8, true));
    if (end > dataSize || size === 0 || offset + size > end) {
      const expected = `field ${i} with a name that ends before ${Math.min(end, dataSize)}`;
      throw cursor.error('VALUE', expected, `offset ${offset}, name of ${size} bytes`, entry + 4);
    }
    const nameEnd = dataAt + offset + size - 1;
    if (bytes[nameEnd] !== 0)
      throw cursor.error('VALUE', 'a name that ends with NUL', 'one without', nameEnd);
    const hash = view.getInt32(entry, true);
    if (hashBytes(bytes, dataAt + offset, nameEnd) !== hash)
      throw cursor.error('VALUE', `a name with the hash ${hash}`, 'another name', dataAt + offset);
  }
  return sorted;
}

function sortedOffsets(view: DataView, fields: number, fieldsAt: number): Uint32Array {
  const offsets = new Uint32Array(fields);
  for (let i = 0; i < fields; i++) offsets[i] = view.getUint32(fieldsAt + i * FIELD_SIZE + 4, true);
  return offsets.sort();
}

/**
 * Checks that objects are in pre-order, refer to their meta2 entry and their parent, and count their fields correctly.
 */
function checkTree(cursor: Cursor, block: Block, outerDepth: number): void {
  const { view } = cursor;
  const { start, objects, fields, fieldsAt } = block;
  if (objects === 0 || fields === 0)
    throw cursor.error('VALUE', 'a root object', `${objects} objects, ${fields} fields`, start + 20);
  const open = new OpenObjects(cursor, block, outerDepth);
  let next = 0;
  for (let i = 0; i < fields; i++) {
    open.beginField(i);
    const info = view.getInt32(fieldsAt + i * FIELD_SIZE + 8, true);
    if (open.isEmpty && (i > 0 || !isObject(info))) {
      throw cursor.error(
        'VALUE',
        'one root object around all fields',
        `field ${i} outside`,
        fieldsAt + i * FIELD_SIZE,
      );
    }
    if (!isObject(info)) continue;
    const object = objectIndex(info);
    if (object !== next || object >= objects) {
      const at = fieldsAt + i * FIELD_SIZE + 8;
      throw cursor.error('VALUE', `object ${next} of ${objects}`, `object ${object}`, at);
    }
    next++;
    open.push(object, i);
  }
  open.closeUntil(fields);
  if (next !== objects) throw cursor.error('VALUE', `${objects} objects`, `${next} in meta2`, start + 20);
}

interface OpenObject {
  readonly index: number;
  /** The field after its last. */
  readonly end: number;
  /** Direct fields that are still to come. */
  missing: number;
}

/** The objects around the field that is being checked, outermost first. */
class OpenObjects {
  readonly #cursor: Cursor;
  readonly #fields: number;
  /** The first entry of meta1. */
  readonly #entries: number;
  readonly #outerDepth: number;
  readonly #open: OpenObject[] = [];
  #top: OpenObject | undefined;

  constructor(cursor: Cursor, { start, fields }: Block, outerDepth: number) {
    this.#cursor = cursor;
    this.#fields = fields;
    this.#entries = start + HEADER_SIZE;
    this.#outerDepth = outerDepth;
  }

  get isEmpty(): boolean {
    return this.#top === undefined;
  }

  beginField(field: number): void {
    this.closeUntil(field);
    if (this.#top) this.#top.missing--;
  }

  /**
   * Takes out the objects that end before a field.
   * @throws FormatError VALUE for one with another number of direct fields
   */
  closeUntil(field: number): void {
    for (; this.#top && field >= this.#top.end; this.#top = this.#open.at(-1)) {
      const { index, missing } = this.#top;
      if (missing !== 0) throw this.#wrong(index, 2, 'direct fields', this.#word(index, 2) - missing);
      this.#open.pop();
    }
  }

  /**
   * Goes into the object that `field` is, when its entry in meta1 agrees.
   * @throws FormatError VALUE, LIMIT
   */
  push(index: number, field: number): void {
    const parent = this.#top?.index ?? -1;
    if (this.#word(index, 0) !== parent) throw this.#wrong(index, 0, 'parent', parent);
    if (this.#word(index, 1) !== field) throw this.#wrong(index, 1, 'field', field);
    const all = this.#word(index, 3);
    const room = (this.#top?.end ?? this.#fields) - field - 1;
    if (all < 0 || all > room) throw this.#wrong(index, 3, 'at most', room);
    if (this.#open.length + this.#outerDepth >= MOST_DEPTH) {
      const at = this.#entries + index * OBJECT_SIZE;
      throw this.#cursor.error('LIMIT', `objects at most ${MOST_DEPTH} deep`, `object ${index} deeper`, at);
    }
    this.#top = { index, end: field + 1 + all, missing: this.#word(index, 2) };
    this.#open.push(this.#top);
  }

  #word(object: number, word: number): number {
    return this.#cursor.view.getInt32(this.#entries + object * OBJECT_SIZE + word * 4, true);
  }

  #wrong(object: number, word: number, what: string, expected: number): FormatError {
    const at = this.#entries + object * OBJECT_SIZE + word * 4;
    const found = showInt(this.#word(object, word));
    return this.#cursor.error('VALUE', `${what} ${expected} of object ${object}`, found, at);
  }
}

/** Unused bits in a field's third word, of which bit 31 is garbage. */
const UNUSED_BIT = 1 << 1;
/** Values other than objects have no object index either. */
const UNUSED_OF_VALUES = UNUSED_BIT | (0xfffff << 11);

/** Only the next three parts of a field's third word are read. */
export function isObject(info: number): boolean {
  return (info & 1) !== 0;
}

/** Size of the field's name, including its NUL. */
export function nameSize(info: number): number {
  return (info >>> 2) & 0x1ff;
}

export function objectIndex(info: number): number {
  return (info >>> 11) & 0xfffff;
}

/** End of field `i`, as an offset into the data: the next larger offset of any field. */
export function fieldEnd(view: DataView, block: Block, i: number): number {
  const { ends, fields, fieldsAt, dataSize } = block;
  if (!ends) return i + 1 < fields ? view.getUint32(fieldsAt + (i + 1) * FIELD_SIZE + 4, true) : dataSize;
  const offset = view.getUint32(fieldsAt + i * FIELD_SIZE + 4, true);
  return ends[firstFrom(ends, offset + 1)] ?? dataSize;
}

/** First byte of aligned data after a name that ends at `at`. The padding holds garbage. */
export function aligned(dataAt: number, at: number): number {
  return dataAt + ((at - dataAt + 3) & ~3);
}
