// A file that lost some bytes, or got some more, is moved back to where its tables say that everything is: what comes
// before the place stays, what comes after moves. Names tell which is which, because each has its hash in meta2.

import {
  aligned,
  FIELD_SIZE,
  HEADER_SIZE,
  isObject,
  MAGIC,
  nameSize,
  OBJECT_SIZE,
  objectIndex,
} from '../dson/layout.ts';
import { hashBytes } from '../names/hash.ts';
import { locateTables, type Tables } from './locate.ts';

export interface Realigned {
  readonly bytes: Uint8Array;
  /** Range of `bytes` that cannot be trusted; null for a file that was not moved. */
  readonly gap: readonly [from: number, to: number] | null;
}

/** The bytes of a file as its tables place them. A file whose size is right, or that is cut, stays as it is. */
export function realign(bytes: Uint8Array): Realigned {
  const tables = locateTables(bytes);
  const shift = tables === null ? 0 : tables.shift || bytes.length - tables.size;
  if (tables === null || shift === 0 || Math.abs(shift) > bytes.length) return { bytes, gap: null };
  const place = new Realigner(bytes, tables, shift);
  return place.isMoved ? place.moved() : place.unmoved();
}

/** The number of things that hold unmoved from the first on, and the first from which all hold moved. */
interface Split {
  readonly before: number;
  readonly after: number;
}

function split(
  first: number,
  count: number,
  holds: (i: number) => boolean,
  holdsMoved: (i: number) => boolean,
): Split {
  let before = first;
  while (before < count && holds(before)) before++;
  let after = count;
  while (after > before && holdsMoved(after - 1)) after--;
  return { before, after };
}

class Realigner {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #tables: Tables;
  readonly #shift: number;

  constructor(bytes: Uint8Array, tables: Tables, shift: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#tables = tables;
    this.#shift = shift;
  }

  /** True if the end of the data is moved: otherwise the file is cut, or has something after its end. */
  get isMoved(): boolean {
    const last = this.#tables.fields - 1;
    return this.#isNamed(last, 0, this.#shift) || this.#isNamed(last, this.#shift, this.#shift);
  }

  /** Surplus bytes may be in the last value. */
  unmoved(): Realigned {
    const { dataAt, fields, size } = this.#tables;
    const last = fields - 1;
    const isLong = this.#shift > 0 && this.#isNamed(last, 0, 0);
    return {
      bytes: this.#bytes,
      gap: isLong ? [dataAt + this.#offset(last) + this.#nameSize(last), size] : null,
    };
  }

  moved(): Realigned {
    const { fields, fieldsAt, objects } = this.#tables;
    const shift = this.#shift;
    // The root is known without its name.
    const inData = split(
      1,
      fields,
      (i) => this.#isNamed(i, 0, 0),
      (i) => this.#isNamed(i, 0, shift),
    );
    if (inData.before > 1 || inData.after === 1) return this.#inData(inData);
    const inFields = split(
      1,
      fields,
      (i) => this.#isNamed(i, 0, shift),
      (i) => this.#isNamed(i, shift, shift),
    );
    if (inFields.before > 1) return this.#inTable(fieldsAt, FIELD_SIZE, inFields);
    const inObjects = split(
      0,
      objects,
      (k) => this.#isOwnField(k, 0),
      (k) => this.#isOwnField(k, shift),
    );
    if (inObjects.before === objects) return this.#inTable(fieldsAt, FIELD_SIZE, { before: 0, after: 1 });
    return this.#inTable(HEADER_SIZE, OBJECT_SIZE, inObjects);
  }

  #inTable(at: number, size: number, { before, after }: Split): Realigned {
    const [from, to] =
      before === 0 && at === HEADER_SIZE ? [0, at + after * size] : [at + before * size, at + after * size];
    return { bytes: this.#join(from, to), gap: [from, to] };
  }

  #inData({ before, after }: Split): Realigned {
    const { dataAt, fields, size } = this.#tables;
    const start = dataAt + this.#offset(before - 1);
    const from = start + this.#nameSize(before - 1);
    const to = after < fields ? dataAt + this.#offset(after) : size;
    const joined = this.#join(from, to);
    // The bytes of the value, however many too few or too many.
    const held = this.#bytes.subarray(from, Math.max(from, to + this.#shift));
    joined.set(held.subarray(0, to - from), from);
    const valueAt = aligned(dataAt, from) - from;
    const isFile = after === before && held.length > valueAt + 8 && intAt(held, valueAt + 4) === MAGIC;
    if (!isFile) return { bytes: joined, gap: [from, to] };
    const inner = realign(held.subarray(valueAt + 4));
    joined.set(inner.bytes.subarray(0, to - from - valueAt - 4), from + valueAt + 4);
    const base = from + valueAt + 4;
    return { bytes: joined, gap: inner.gap ? [base + inner.gap[0], base + inner.gap[1]] : [base, to] };
  }

  /** The bytes before `from` as they are, those from `to` on moved. */
  #join(from: number, to: number): Uint8Array {
    const joined = new Uint8Array(this.#tables.size);
    joined.set(this.#bytes.subarray(0, from));
    joined.set(this.#bytes.subarray(to + this.#shift, this.#tables.size + this.#shift), to);
    return joined;
  }

  /** True if field `i` has the name that its hash says, with meta2 and the data moved. */
  #isNamed(i: number, fieldsShift: number, dataShift: number): boolean {
    const { fieldsAt, dataAt } = this.#tables;
    const entry = fieldsAt + fieldsShift + i * FIELD_SIZE;
    if (entry < 0 || entry + FIELD_SIZE > this.#bytes.length) return false;
    const at = dataAt + dataShift + this.#view.getUint32(entry + 4, true);
    const end = at + nameSize(this.#view.getInt32(entry + 8, true)) - 1;
    return (
      at >= 0 &&
      at <= end &&
      end < this.#bytes.length &&
      this.#bytes[end] === 0 &&
      hashBytes(this.#bytes, at, end) === this.#view.getInt32(entry, true)
    );
  }

  /** True if object `k` refers to its own field, with meta1 moved. */
  #isOwnField(k: number, shift: number): boolean {
    const { fields, fieldsAt } = this.#tables;
    const at = HEADER_SIZE + shift + k * OBJECT_SIZE + 4;
    if (at < 0 || at + 4 > this.#bytes.length) return false;
    const field = this.#view.getInt32(at, true);
    const info = fieldsAt + this.#shift + field * FIELD_SIZE + 8;
    if (field < 0 || field >= fields || info < 0 || info + 4 > this.#bytes.length) return false;
    const value = this.#view.getInt32(info, true);
    return isObject(value) && objectIndex(value) === k;
  }

  #offset(i: number): number {
    return this.#view.getUint32(this.#tables.fieldsAt + i * FIELD_SIZE + 4, true);
  }

  #nameSize(i: number): number {
    return nameSize(this.#view.getInt32(this.#tables.fieldsAt + i * FIELD_SIZE + 8, true));
  }
}

function intAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getInt32(at, true);
}
