/**
 * A growing byte buffer for tests that make up files. It knows no format, so every format's writer can use it.
 *
 * A value that does not fit its type throws, because a fixture that is silently wrong is worse than none; files that
 * are meant to be wrong say so with `bytes`.
 */

export type Endian = 'little' | 'big';

export class ByteWriter {
  readonly #isBig: boolean;
  #bytes = Buffer.alloc(256);
  #length = 0;

  constructor(endian: Endian = 'little') {
    this.#isBig = endian === 'big';
  }

  /** How many bytes were written so far, which is also the offset of the next one. */
  get length(): number {
    return this.#length;
  }

  u8(value: number): this {
    return this.#number(1, (bytes, at) => bytes.writeUInt8(whole(value), at));
  }

  u16(value: number): this {
    return this.#number(2, (bytes, at) => bytes.writeUInt16LE(whole(value), at));
  }

  u32(value: number): this {
    return this.#number(4, (bytes, at) => bytes.writeUInt32LE(whole(value), at));
  }

  i32(value: number): this {
    return this.#number(4, (bytes, at) => bytes.writeInt32LE(whole(value), at));
  }

  i64(value: number | bigint): this {
    return this.#number(8, (bytes, at) => bytes.writeBigInt64LE(BigInt(value), at));
  }

  f32(value: number): this {
    return this.#number(4, (bytes, at) => bytes.writeFloatLE(value, at));
  }

  bytes(values: ArrayLike<number>): this {
    const at = this.#reserve(values.length);
    this.#bytes.set(values, at);
    return this;
  }

  zeros(count: number): this {
    this.#reserve(count);
    return this;
  }

  /** Writes an int32 count, then each item. */
  list32<Item>(items: readonly Item[], each: (item: Item, out: this) => void): this {
    this.i32(items.length);
    for (const item of items) each(item, this);
    return this;
  }

  /** A copy of everything written so far. */
  finish(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes.subarray(0, this.#length));
  }

  #number(size: number, write: (bytes: Buffer, at: number) => void): this {
    const at = this.#reserve(size);
    write(this.#bytes, at);
    if (this.#isBig) this.#bytes.subarray(at, at + size).reverse();
    return this;
  }

  #reserve(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(Math.max(at, count))]);
    return at;
  }
}

/** Node looks whether it fits. */
function whole(value: number): number {
  if (Number.isInteger(value)) return value;
  throw new RangeError(`${value} is no whole number`);
}
