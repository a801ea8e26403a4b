// Packed arrays of bytes, which chunks consist of.

import { readHuffman, type Target } from './huffman.ts';
import { OodleError, unsupported } from './oodle-error.ts';

/** Kinds of arrays, as their headers number them. */
const RAW = 0;
const HUFFMAN_3 = 2;
const RUNS = 3;
const HUFFMAN_6 = 4;
const SPLIT = 5;
const OTHERS = ['', 'an array in tANS'];
/** Arrays in arrays; 3 in the deepest file seen. */
const MOST_DEPTH = 8;

/** The content of an array: `bytes` from `at` to `end`. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly at: number;
  readonly end: number;
  /** Offset of what follows the array. */
  readonly next: number;
}

interface Header {
  readonly kind: number;
  /** Where the payload is. */
  readonly at: number;
  readonly next: number;
  readonly size: number;
}

/** Reads the arrays of one stream. */
export class ArrayReader {
  readonly #input: Uint8Array;
  readonly #view: DataView;

  constructor(input: Uint8Array, view: DataView) {
    this.#input = input;
    this.#view = view;
  }

  /**
   * Reads the array at `at`, which has to end before `end` and may have `most` bytes. A raw one is not
   * copied: its content is part of the input, that of others is in `into` from `to` on.
   * @throws OodleError
   */
  read(at: number, end: number, most: number, into: Uint8Array, to = 0, depth = 0): Content {
    if (depth > MOST_DEPTH) throw new OodleError(at, `at most ${MOST_DEPTH} arrays in each other`, 'more');
    const header = this.#header(at, end);
    const { kind, size, next } = header;
    if (size > most) throw new OodleError(at, `an array of at most ${most} bytes`, `${size}`);
    if (kind === RAW) return { bytes: this.#input, at: header.at, end: next, next };
    const target = { bytes: into, at: to, size };
    if (kind === HUFFMAN_3 || kind === HUFFMAN_6) {
      readHuffman(this.#view, header.at, next, target, kind === HUFFMAN_6);
    } else if (kind === RUNS) this.#readRuns(header, target, depth);
    else if (kind === SPLIT) this.#readSplit(header, target, depth);
    else throw unsupported(at, OTHERS[kind] ?? `an array of kind ${kind}`);
    return { bytes: into, at: to, end: to + size, next };
  }

  /** As above, but a raw array is copied, too. Returns its end in `into`. */
  #copy(at: number, end: number, most: number, into: Uint8Array, to: number, depth: number): Content {
    const content = this.read(at, end, most, into, to, depth);
    if (content.bytes === into) return content;
    into.set(content.bytes.subarray(content.at, content.end), to);
    return { bytes: into, at: to, end: to + content.end - content.at, next: content.next };
  }

  /** An array that has to be of this size, in `into`. Returns the offset behind it. */
  fill(at: number, end: number, into: Uint8Array, to: number, size: number): number {
    const content = this.#copy(at, end, size, into, to, 0);
    if (content.end - to !== size) throw new OodleError(at, `${size} bytes`, `${content.end - to}`);
    return content.next;
  }

  #header(at: number, end: number): Header {
    const view = this.#view;
    const first = at < end ? view.getUint8(at) : 0;
    const isShort = first >= 0x80;
    const kind = (first >> 4) & 7;
    const bytes = kind === RAW ? (isShort ? 2 : 3) : isShort ? 3 : 5;
    if (end - at < bytes) throw new OodleError(at, `the ${bytes} bytes of an array's header`, `${end - at}`);
    let [packed, size] = [0, 0];
    if (kind === RAW) {
      packed = isShort ? view.getUint16(at) & 0xfff : (view.getUint16(at) << 8) | view.getUint8(at + 2);
      size = packed;
      if (packed >= 1 << 18) throw new OodleError(at, 'a size of 18 bits', `${packed}`);
    } else if (isShort) {
      const word = (view.getUint16(at) << 8) | view.getUint8(at + 2);
      packed = word & 0x3ff;
      size = packed + ((word >> 10) & 0x3ff) + 1;
    } else {
      const word = view.getUint32(at + 1);
      packed = word & 0x3ffff;
      size = ((first & 15) << 14) + (word >>> 18) + 1;
      if (packed >= size) throw new OodleError(at, `fewer packed bytes than ${size}`, `${packed}`);
    }
    const next = at + bytes + packed;
    if (next > end) throw new OodleError(at, `an array of at most ${end - at - bytes} bytes`, `${packed}`);
    return { kind, at: at + bytes, next, size };
  }

  /** Arrays one after another, which are parts of one. Layout: u8 count, arrays. */
  #readSplit({ at, next }: Header, { bytes, at: to, size }: Target, depth: number): void {
    if (next - at < 6) throw new OodleError(at, '6 bytes', `${next - at}`);
    const count = this.#view.getUint8(at);
    if (count >= 0x80) throw unsupported(at, 'an array woven from several others');
    if (count < 2) throw new OodleError(at, 'at least 2 parts', `${count}`);
    let from = at + 1;
    let filled = to;
    for (let left = count; left > 0; left--) {
      const part = this.#copy(from, next, to + size - filled, bytes, filled, depth + 1);
      filled = part.end;
      from = part.next;
    }
    if (from !== next || filled !== to + size) {
      const found = `${filled - to}, and ${next - from} packed bytes more`;
      throw new OodleError(at, `parts of ${size} bytes`, found);
    }
  }

  /** Runs of one value between literals. */
  #readRuns({ at, next }: Header, { bytes, at: to, size }: Target, depth: number): void {
    if (next - at === 1) {
      bytes.fill(this.#input[at]!, to, to + size);
      return;
    }
    if (next === at) throw new OodleError(at, 'commands', 'none');
    if (this.#input[at] === 0) {
      expandRuns(at, this.#input, at + 1, next, { bytes, at: to, size });
      return;
    }
    // The first part of the commands and literals is an array itself.
    const buffer = new Uint8Array(size + next - at);
    const head = this.#copy(at, next, size, buffer, 0, depth + 1);
    buffer.set(this.#input.subarray(head.next, next), head.end);
    expandRuns(at, buffer, 0, head.end + next - head.next, { bytes, at: to, size });
  }
}

/**
 * Layout: literals and values from the front up, commands from the back down, until both meet.
 * @param place offset of the array in the input, for errors
 * @throws OodleError
 */
function expandRuns(
  place: number,
  buffer: Uint8Array,
  front: number,
  back: number,
  { bytes, at, size }: Target,
): void {
  const end = at + size;
  let value = 0;
  const broken = (found: string): OodleError => new OodleError(place, 'a command of a run', found);
  while (front < back) {
    const command = buffer[back - 1]!;
    const isLong = command > 1 && command < 0x30;
    if (isLong && back - front < 2) throw broken('half of one');
    const word = isLong ? command * 256 + buffer[back - 2]! : 0;
    back -= isLong ? 2 : 1;
    let [literals, repeats] = [0, 0];
    if (!isLong) {
      if (command === 1) {
        if (front === back) throw broken('no value');
        value = buffer[front++]!;
        continue;
      }
      literals = 15 - (command & 15);
      repeats = command >> 4;
    } else if (command >= 0x10) {
      literals = (word - 0x1000) & 63;
      repeats = (word - 0x1000) >> 6;
    } else if (command <= 8) literals = 64 * (word - 511);
    else repeats = 128 * (word - 2303);
    if (literals > back - front || literals + repeats > end - at) {
      throw broken(`${literals} literals and ${repeats} repeated, with ${end - at} bytes left`);
    }
    for (const stop = at + literals; at < stop; ) bytes[at++] = buffer[front++]!;
    bytes.fill(value, at, at + repeats);
    at += repeats;
  }
  if (at !== end) throw broken(`an end ${end - at} bytes too early`);
}
