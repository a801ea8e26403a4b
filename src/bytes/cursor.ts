// The checked reader that every format uses. It checks, then moves, then reads: a failed read leaves it where
// it was. Reads never pass the end of the open span, however long the buffer is.

import { FormatError, type FormatErrorCode, showInt, tryRead } from './format-error.ts';

/** Bytes that are filled in from the start while the cursor reads them. */
export interface Arriving {
  /**
   * Waits until all bytes before `end` are there; returns the end of those that have arrived by then.
   * @param from the first of them that is about to be read
   */
  waitFor(end: number, from: number): number;
}

/** The place of a cursor's span and file in the buffer. */
export interface CursorPlace {
  /** Named in errors. */
  readonly file: string;
  /** Offset of the file's first byte in the buffer, if several files share it. Default 0. */
  readonly base?: number;
  readonly bigEndian?: boolean;
  /** First byte to read. Default `base`. */
  readonly start?: number;
  /** Exclusive. Default: the end of the buffer. */
  readonly end?: number;
  /** Default: all bytes are there already. */
  readonly arriving?: Arriving | null;
}

/**
 * A position in bytes, with the end of the span that may be read. Reads integers and floats as their names say, in the
 * byte order that it was made with; past the end of the span everything throws a FormatError SHORT.
 */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly file: string;
  /** Offset of the file's first byte in `bytes`; offsets in errors count from here. */
  readonly base: number;
  readonly littleEndian: boolean;
  /** Next byte to read. */
  at: number;
  #end: number;
  /** All bytes before this one have arrived. */
  #ready: number;
  readonly #arriving: Arriving | null;
  readonly #labels: (string | number)[] = [];

  constructor(bytes: Uint8Array, place: CursorPlace) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.file = place.file;
    this.base = place.base ?? 0;
    this.littleEndian = !place.bigEndian;
    this.at = place.start ?? this.base;
    this.#end = Math.min(place.end ?? bytes.length, bytes.length);
    this.#arriving = place.arriving ?? null;
    this.#ready = this.#arriving ? 0 : bytes.length;
  }

  /** End of the open span, exclusive. */
  get end(): number {
    return this.#end;
  }

  /** Bytes left in the open span. */
  get left(): number {
    return this.#end - this.at;
  }

  u8(): number {
    return this.bytes[this.take(1)] as number;
  }

  i8(): number {
    return this.view.getInt8(this.take(1));
  }

  u16(): number {
    return this.view.getUint16(this.take(2), this.littleEndian);
  }

  i16(): number {
    return this.view.getInt16(this.take(2), this.littleEndian);
  }

  u32(): number {
    return this.view.getUint32(this.take(4), this.littleEndian);
  }

  i32(): number {
    return this.view.getInt32(this.take(4), this.littleEndian);
  }

  u64(): bigint {
    return this.view.getBigUint64(this.take(8), this.littleEndian);
  }

  i64(): bigint {
    return this.view.getBigInt64(this.take(8), this.littleEndian);
  }

  f32(): number {
    return this.view.getFloat32(this.take(4), this.littleEndian);
  }

  f64(): number {
    return this.view.getFloat64(this.take(8), this.littleEndian);
  }

  /** The next `n` bytes, as a view of the buffer. */
  take8(n: number): Uint8Array {
    const at = this.take(n);
    return this.bytes.subarray(at, at + n);
  }

  /** Skips bytes without waiting for those that are still arriving. @throws FormatError SHORT */
  skip(n: number): void {
    if (!(n >= 0 && n <= this.#end - this.at)) throw this.error('SHORT', `${n} bytes`, `${this.left} left`);
    this.at += n;
  }

  /**
   * Waits until all bytes of the open span, or up to `end`, have arrived: has to be called before reading
   * bytes other than through the cursor.
   */
  arrive(end = this.#end): void {
    if (end > this.#ready) this.#ready = this.#arriving?.waitFor(end, this.at) ?? end;
  }

  /** All bytes before this one have arrived. */
  get ready(): number {
    return this.#ready;
  }

  /** Moves to an absolute position inside the open span. @throws FormatError SHORT */
  seek(at: number): void {
    if (!(at >= this.base && at <= this.#end))
      throw this.error('SHORT', `a position up to ${this.#end - this.base}`, String(at - this.base));
    this.at = at;
  }

  /** Checks that `n` bytes are left, then moves past them; returns their offset. @throws FormatError SHORT */
  take(n: number): number {
    const at = this.at;
    if (!(n >= 0 && n <= this.#end - at)) throw this.error('SHORT', `${n} bytes`, `${this.#end - at} left`);
    const next = at + n;
    if (next > this.#ready) this.#ready = this.#arriving?.waitFor(next, at) ?? next;
    this.at = next;
    return at;
  }

  /**
   * An int32 count of things that take at least `minimumBytesEach` bytes. Nothing may be allocated for a
   * count that was not read this way.
   * @throws FormatError COUNT
   */
  count(minimumBytesEach: number, of = 'items'): number {
    return this.#checkCount(this.i32(), 4, minimumBytesEach, of);
  }

  /** Like {@link count}, for a 64-bit count or length. @throws FormatError COUNT */
  count64(minimumBytesEach: number, of = 'items'): number {
    return this.#checkCount(this.i64(), 8, minimumBytesEach, of);
  }

  /** The length in bytes (int32) of something that follows and has to fit. @throws FormatError COUNT */
  length(of = 'bytes'): number {
    return this.count(1, of);
  }

  /** An int32 that is 0 or 1. @throws FormatError VALUE */
  bool32(): boolean {
    const value = this.i32();
    if (value !== 0 && value !== 1) throw this.error('VALUE', '0 or 1', showInt(value), this.at - 4);
    return value === 1;
  }

  /**
   * Opens the span that ends at `end`, and moves to its start. Returns the end of the span that was open, for
   * {@link leave}. The new span may extend past that, for reading elsewhere in the buffer.
   * @throws FormatError SHORT when the buffer has no such span
   */
  enter(end: number, at = this.at): number {
    if (!(at >= 0 && at <= end && end <= this.bytes.length))
      throw this.error('SHORT', `${end - at} bytes`, `${this.bytes.length - at} left`, at);
    const outer = this.#end;
    this.#end = end;
    this.at = at;
    return outer;
  }

  /** Closes a span: reopens the previous one, and continues at `at`. */
  leave(outer: number, at = this.at): void {
    this.#end = outer;
    this.at = at;
  }

  /** Reads at another place, up to `end`, and stays here; null if that is damaged. */
  elsewhere<T>(at: number, end: number, read: () => T): T | null {
    const back = this.at;
    const outer = this.enter(end, at);
    try {
      return tryRead(read, null);
    } finally {
      this.leave(outer, back);
    }
  }

  /**
   * Reads a nested structure of `length` bytes, which has to use all of them.
   * @throws FormatError SHORT when it does not fit, TRAILING when bytes are left
   */
  within<T>(length: number, label: string | number, read: () => T): T {
    if (!(length >= 0 && length <= this.left))
      throw this.error('SHORT', `${length} bytes for ${label}`, `${this.left} left`);
    const outer = this.enter(this.at + length);
    this.#labels.push(label);
    try {
      const value = read();
      if (this.at !== this.#end) throw this.trailing(`the end of ${label}`);
      return value;
    } finally {
      this.leave(outer);
      this.#labels.pop();
    }
  }

  /** The error of bytes that are left. */
  trailing(expected: string): FormatError {
    return this.error('TRAILING', expected, `${this.left} more bytes`);
  }

  /** Reads with a label in the error path but without a span of its own. */
  labelled<T>(label: string | number, read: () => T): T {
    this.#labels.push(label);
    try {
      return read();
    } finally {
      this.#labels.pop();
    }
  }

  /**
   * Like {@link within}, but returns a FormatError and moves to the end of the span: for places where one bad
   * object must not lose the file.
   */
  attempt<T>(length: number, label: string | number, read: () => T): T | FormatError {
    const next = this.at + length;
    try {
      return this.within(length, label, read);
    } catch (error) {
      if (!(error instanceof FormatError) || next > this.#end) throw error;
      this.at = next;
      return error;
    }
  }

  /** An error at `at` (by default the current position), with the labels of the open spans. */
  error(code: FormatErrorCode, expected: string, found: string, at = this.at): FormatError {
    return new FormatError({
      code,
      file: this.file,
      offset: at - this.base,
      path: [...this.#labels],
      expected,
      found,
    });
  }

  #checkCount(stored: number | bigint, width: number, minimumBytesEach: number, of: string): number {
    const n = Number(stored);
    if (n >= 0 && n <= Number.MAX_SAFE_INTEGER && n * minimumBytesEach <= this.#end - this.at) return n;
    const any = width === 8 ? Number.MAX_SAFE_INTEGER : 'any';
    const most = minimumBytesEach > 0 ? Math.floor(this.left / minimumBytesEach) : any;
    const found = width === 8 ? String(stored) : showInt(n);
    throw this.error('COUNT', `a count of ${of} from 0 to ${most}`, found, this.at - width);
  }
}
