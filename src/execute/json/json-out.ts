// A growing buffer of JSON. Bytes rather than a string, because a string would have to be joined from its parts
// and encoded before it can be sent.

import { Buffer } from 'node:buffer';
import { type Literal, NULL, WORD } from './json-literal.ts';
import { MOST_NUMBER_BYTES, writeNumber } from './json-number.ts';
import { copyPlain, copyUnits, isPlain } from './plain-text.ts';

/** Thrown when the text exceeds its limit. */
export const TOO_LONG = new Error('the answer is too long');

const QUOTE = 0x22;
const START_BYTES = 1 << 16;
/** Most bytes of UTF-8 per UTF-16 code unit. */
const UNIT_BYTES = 3;
const BASE64 = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
/** Shorter strings are copied unit by unit. */
const SHORT = 20;

export class JsonOut {
  /** Position of the next byte. Setting it back discards what was written after it. */
  at = 0;
  /** Most bytes of the text. */
  most = Number.POSITIVE_INFINITY;
  #bytes = Buffer.allocUnsafeSlow(START_BYTES);
  #view = viewOf(this.#bytes);

  /** Bytes that fit without growing. */
  get room(): number {
    return this.#bytes.length;
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.at++] = byte;
  }

  literal({ words, size }: Literal): void {
    this.#reserve(size + WORD);
    const view = this.#view;
    const { at } = this;
    for (let i = 0; i < words.length; i++) view.setInt32(at + i * WORD, words[i]!, true);
    this.at = at + size;
  }

  string(text: string): void {
    const { length } = text;
    this.#reserve(length * UNIT_BYTES + 2);
    const from = this.at + 1;
    const end = from + length;
    // As many bytes as code units means that all are ASCII.
    const isAscii =
      length < SHORT ? copyUnits(text, this.#bytes, from) : this.#bytes.write(text, from) === length;
    if (isAscii && isPlain(this.#view, from, end)) this.#quote(from, end);
    else this.#json(JSON.stringify(text));
  }

  /** Writes text from its bytes. Returns false, and writes nothing, unless they can be copied as they are. */
  plainText(source: DataView, from: number, end: number): boolean {
    const size = end - from;
    this.#reserve(size + 2);
    const at = this.at + 1;
    if (!copyPlain(source, from, end, this.#view, at)) return false;
    this.#quote(at, at + size);
    return true;
  }

  /** Writes a text of two parts as base64url. */
  base64(before: Literal, source: DataView, from: number, end: number): void {
    const first = this.at + 1;
    const size = before.size + end - from;
    const last = first + Math.ceil((size * 4) / 3);
    this.#reserve(last + WORD - this.at);
    const view = this.#view;
    // The text begins where its digits end with it: none is written over before it was read.
    let next = last - size;
    this.at = next;
    this.literal(before);
    copyPlain(source, from, end, view, this.at);
    // Of the last three bytes, one or two may be missing.
    view.setInt16(last, 0);
    for (let at = first; at < last; at += WORD, next += 3) {
      const three = view.getInt32(next) >>> 8;
      view.setInt32(at, (pairOf(three >> 12) << 16) | pairOf(three & 0xfff));
    }
    this.#quote(first, last);
  }

  number(value: number): void {
    this.#reserve(MOST_NUMBER_BYTES);
    if (Number.isFinite(value)) this.at = writeNumber(this.#bytes, this.at, value);
    else this.literal(NULL);
  }

  /** Writes any value that JSON can express. */
  value(value: unknown): void {
    if (typeof value === 'string') this.string(value);
    else if (typeof value === 'number') this.number(value);
    else this.#json(JSON.stringify(value) ?? 'null');
  }

  /** A copy of what has been written. */
  copy(): Uint8Array {
    return Buffer.from(this.#written());
  }

  #written(): Uint8Array {
    const written = this.#bytes.subarray(0, this.at);
    if (written.length > this.most) throw TOO_LONG;
    return written;
  }

  #quote(from: number, end: number): void {
    this.#bytes[from - 1] = QUOTE;
    this.#bytes[end] = QUOTE;
    this.at = end + 1;
  }

  #json(text: string): void {
    this.#reserve(text.length * UNIT_BYTES);
    this.at += this.#bytes.write(text, this.at);
  }

  #reserve(size: number): void {
    if (this.at + size > this.#bytes.length) this.#grow(size);
  }

  #grow(size: number): void {
    const written = this.#written();
    // Callers reserve space for the longest possible encoding.
    if (written.length + Math.floor(size / UNIT_BYTES) > this.most) throw TOO_LONG;
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.at + size));
    this.#bytes.set(written);
    this.#view = viewOf(this.#bytes);
  }
}

/** Two digits of base64, for twelve bits. */
function pairOf(bits: number): number {
  return (BASE64[bits >> 6]! << 8) | BASE64[bits & 63]!;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

const MOST_SPARE_BYTES = 1 << 22;

/** The buffer that was used last. */
let spare: JsonOut | null = null;

/** Lends an empty buffer: memory that has been written before is the fastest to write. @param most bytes */
export function withJsonBuffer<T>(most: number, write: (out: JsonOut) => T): T {
  const out = spare ?? new JsonOut();
  spare = null;
  out.at = 0;
  out.most = most;
  try {
    return write(out);
  } finally {
    if (out.room <= MOST_SPARE_BYTES) spare = out;
  }
}
