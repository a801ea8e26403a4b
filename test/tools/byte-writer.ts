/**
 * A growing byte buffer for tests that make up files. It knows no format, so every format's writer can use it.
 *
 * A value that does not fit its type throws, because a fixture that is silently wrong is worse than none; files that
 * are meant to be wrong say so with `bytes` or a patch.
 */

export type Endian = 'little' | 'big';

export class ByteWriter {
  readonly endian: Endian;
  #bytes = new Uint8Array(256);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  constructor(endian: Endian = 'little') {
    this.endian = endian;
  }

  /** How many bytes were written so far, which is also the offset of the next one. */
  get length(): number {
    return this.#length;
  }

  u8(value: number): this {
    const at = this.#reserve(1);
    this.#view.setUint8(at, whole(value, 0, 0xff));
    return this;
  }

  i8(value: number): this {
    const at = this.#reserve(1);
    this.#view.setInt8(at, whole(value, -0x80, 0x7f));
    return this;
  }

  u16(value: number): this {
    const at = this.#reserve(2);
    this.#view.setUint16(at, whole(value, 0, 0xffff), this.#little);
    return this;
  }

  u32(value: number): this {
    const at = this.#reserve(4);
    this.#view.setUint32(at, whole(value, 0, 0xffff_ffff), this.#little);
    return this;
  }

  i32(value: number): this {
    return this.patchI32(this.#reserve(4), value);
  }

  u64(value: number | bigint): this {
    const at = this.#reserve(8);
    this.#view.setBigUint64(at, wide(value, 0n, 0xffff_ffff_ffff_ffffn), this.#little);
    return this;
  }

  i64(value: number | bigint): this {
    return this.patchI64(this.#reserve(8), value);
  }

  f32(value: number): this {
    const at = this.#reserve(4);
    this.#view.setFloat32(at, value, this.#little);
    return this;
  }

  f64(value: number): this {
    const at = this.#reserve(8);
    this.#view.setFloat64(at, value, this.#little);
    return this;
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

  /** Overwrites four bytes that were written before. */
  patchI32(offset: number, value: number): this {
    this.#mustHold(offset, 4);
    this.#view.setInt32(offset, whole(value, -0x8000_0000, 0x7fff_ffff), this.#little);
    return this;
  }

  /** Overwrites eight bytes that were written before. */
  patchI64(offset: number, value: number | bigint): this {
    this.#mustHold(offset, 8);
    this.#view.setBigInt64(
      offset,
      wide(value, -0x8000_0000_0000_0000n, 0x7fff_ffff_ffff_ffffn),
      this.#little,
    );
    return this;
  }

  /** Writes an int32 that counts the bytes that `content` writes after it. */
  sized32(content: (out: this) => void): this {
    const at = this.#reserve(4);
    content(this);
    return this.patchI32(at, this.#length - at - 4);
  }

  /** Writes an int64 that counts the bytes that `content` writes after it. */
  sized64(content: (out: this) => void): this {
    const at = this.#reserve(8);
    content(this);
    return this.patchI64(at, this.#length - at - 8);
  }

  /** Writes an int32 count, then each item. */
  list32<Item>(items: readonly Item[], each: (item: Item, out: this) => void): this {
    this.i32(items.length);
    for (const item of items) each(item, this);
    return this;
  }

  /** A copy of everything written so far. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  get #little(): boolean {
    return this.endian === 'little';
  }

  #reserve(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.length) this.#grow();
    return at;
  }

  #grow(): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length));
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  #mustHold(offset: number, count: number): void {
    if (offset < 0 || offset + count > this.#length) {
      throw new RangeError(`cannot patch ${count} bytes at ${offset}: only ${this.#length} were written`);
    }
  }
}

function whole(value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${value} is no whole number of ${least} to ${most}`);
}

function wide(value: number | bigint, least: bigint, most: bigint): bigint {
  const big = BigInt(value);
  if (big >= least && big <= most) return big;
  throw new RangeError(`${value} is no whole number of ${least} to ${most}`);
}
