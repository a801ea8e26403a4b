// Decodes Oodle streams: their blocks and chunks. The size of the output is not part of a stream.

import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import { ARRAY, CHUNK_BYTES, KRAKEN, LEVIATHAN, MERMAID } from './failures.ts';
import { kernelError, OodleError, unsupported } from './oodle-error.ts';
import { inGraph, inOwnMemory, type OpenKernel } from './open-kernel.ts';

/** Output bytes of a block; the last one of a stream may be shorter. */
export const BLOCK_BYTES = 0x40000;
/** Two headers and one value. */
export const LEAST_BLOCK_BYTES = 6;
const MAGIC = 0xc;
/** Bits of the first byte of a block. */
const STORED = 0x40;
const RESTART = 0x80;
const COMPRESSORS: readonly number[] = [KRAKEN, MERMAID, LEVIATHAN];
const OTHERS = new Map([
  [5, 'LZNA'],
  [11, 'BitKnit'],
]);
/** Bit of the compressor's byte. */
const CHECKSUMS = 0x80;
/** A quantum of one byte value; its size would be of 18 bits. */
const FILLED = 0x7ffff;
const SIZE_MASK = 0x3ffff;
const CHUNK_SIZE_BITS = 19;
const CHUNK_SIZE_MASK = 0x7ffff;

/** Packed bytes that an array of a whole chunk may have in addition: its header. */
const ARRAY_HEADER = 8;

/**
 * Decodes `input`, a whole stream of `size` bytes of output, or the beginning of one into a shorter `output`,
 * which then has to end with a chunk.
 * @param memory that of the graph, if `output` is in its image
 * @throws OodleError, and FormatError LIMIT when the memory is full
 */
export function decodeOodle(
  input: Uint8Array,
  size: number,
  output: Uint8Array,
  memory: GraphMemory | null = null,
): void {
  const decode = (open: OpenKernel): void => decodeIn(open, input, size);
  // Room in the graph's memory has to be cleared, which takes longer than copying a small output.
  if (memory === null || output.length <= BLOCK_BYTES) inOwnMemory(output, decode);
  else inGraph(memory, output, decode);
}

function decodeIn(open: OpenKernel, input: Uint8Array, size: number): void {
  const { output } = open;
  const stream = new Stream(open, input);
  try {
    while (stream.out < output.length) stream.readBlock(Math.min(BLOCK_BYTES, size - stream.out));
    if (output.length === size && stream.at !== input.length)
      throw new OodleError(
        stream.at,
        'the end of the stream',
        `${input.length - stream.at} bytes`,
        'TRAILING',
      );
  } catch (error) {
    if (error instanceof OodleError) error.good = stream.out;
    throw error;
  }
}

class Stream {
  readonly #input: Uint8Array;
  readonly #open: OpenKernel;
  readonly #output: Uint8Array;
  at = 0;
  out = 0;
  /** That of the block. */
  #compressor = 0;

  constructor(open: OpenKernel, input: Uint8Array) {
    this.#open = open;
    this.#input = input;
    this.#output = open.output;
  }

  /** Layout: u8 flags, u8 compressor, then a quantum: u24 BE size and its chunks. */
  readBlock(size: number): void {
    const flags = this.#byte('the header of a block');
    if ((flags & 15) !== MAGIC) throw new OodleError(this.at - 1, 'an Oodle block', hex(flags));
    if ((flags & 0x30) !== 0) throw unsupported(this.at - 1, `version ${(flags >> 4) & 3}`);
    if ((flags & RESTART) !== 0 && this.out > 0) throw unsupported(this.at - 1, 'a restart');
    const compressor = this.#byte('a compressor');
    const number = compressor & ~CHECKSUMS;
    if ((flags & STORED) !== 0) {
      this.#store(size);
      return;
    }
    if (!COMPRESSORS.includes(number))
      throw unsupported(this.at - 1, OTHERS.get(number) ?? `compressor ${number}`);
    if ((compressor & CHECKSUMS) !== 0) throw unsupported(this.at - 1, 'checksums');
    const header = this.#u24('the header of a quantum');
    if (header === FILLED) {
      const value = this.#byte('the value of a quantum');
      const end = Math.min(this.out + size, this.#output.length);
      this.#output.fill(value, this.out, end);
      this.out = end;
      return;
    }
    const packed = (header & SIZE_MASK) + 1;
    if (header > SIZE_MASK) throw unsupported(this.at - 3, `a quantum with flags ${hex(header >> 18)}`);
    if (packed > size) throw new OodleError(this.at - 3, `a quantum of at most ${size} bytes`, `${packed}`);
    if (packed === size) {
      this.#store(size);
      return;
    }
    this.#compressor = number;
    const [end, outEnd] = [this.at + packed, this.out + size];
    while (this.out < Math.min(outEnd, this.#output.length))
      this.#readChunk(end, Math.min(CHUNK_BYTES, outEnd - this.out));
    if (this.out === outEnd && this.at !== end)
      throw new OodleError(this.at, 'the end of a quantum', `${end - this.at} bytes`);
  }

  /** Layout: u24 BE head: bit 23, 4 bits mode, 19 bits size, then that much; without bit 23 it is an array. */
  #readChunk(end: number, size: number): void {
    const start = this.at;
    const head = this.#u24('a chunk');
    if (head >> 23 === 0) {
      this.#need(end - this.at, 'a quantum');
      this.#decode(start, Math.min(end - start, CHUNK_BYTES + ARRAY_HEADER), ARRAY, 0, size);
      return;
    }
    const packed = head & CHUNK_SIZE_MASK;
    const mode = (head >> CHUNK_SIZE_BITS) & 15;
    if (packed > Math.min(size, end - this.at)) {
      const most = Math.min(size, end - this.at);
      throw new OodleError(start, `a chunk of at most ${most} bytes`, `${packed}`);
    }
    if (packed === size) {
      if (mode !== 0) throw new OodleError(start, 'mode 0', `${mode}`);
      this.#store(size);
      return;
    }
    this.#need(packed, 'a chunk');
    this.#decode(this.at, packed, this.#compressor, mode, size);
  }

  /** Has the kernel decode `packed` bytes at `at` to `size` bytes. */
  #decode(at: number, packed: number, compressor: number, mode: number, size: number): void {
    const { kernel, input, room } = this.#open;
    const { out } = this;
    const output = this.#output;
    if (size > output.length - out) throw new RangeError('the output ends inside a chunk');
    input.set(this.#input.subarray(at, at + packed));
    const [place, inputSize] = [input.byteOffset, packed];
    const chunk = { input: place, inputSize, compressor, mode, output: output.byteOffset, out, size, room };
    try {
      this.at = at + kernel.decode(chunk);
    } catch (error) {
      throw kernelError(at + kernel.at, kernel) ?? error;
    }
    this.out = out + size;
  }

  /** Copies what is not packed. */
  #store(size: number): void {
    const count = Math.min(size, this.#output.length - this.out);
    this.#need(count, 'stored bytes');
    this.#output.set(this.#input.subarray(this.at, this.at + count), this.out);
    this.at += count;
    this.out += count;
  }

  #byte(what: string): number {
    this.#need(1, what);
    return this.#input[this.at++]!;
  }

  #u24(what: string): number {
    this.#need(3, what);
    this.at += 3;
    const [high, middle, low] = this.#input.subarray(this.at - 3, this.at);
    return (high! << 16) | (middle! << 8) | low!;
  }

  #need(bytes: number, what: string): void {
    const left = this.#input.length - this.at;
    if (left < bytes) throw new OodleError(this.at, `${bytes} bytes of ${what}`, `${left}`, 'SHORT');
  }
}

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
