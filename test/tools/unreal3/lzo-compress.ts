/**
 * A small LZO1X compressor of our own, for tests: greedy matching against the last place where the same three bytes
 * stood. It writes the three long match instructions and literal runs; the two short ones that a better compressor
 * would also use are tested with streams written by hand.
 *
 * Source: the instruction bytes in docs/formats/unreal3.md.
 */
import { ByteWriter } from '../byte-writer.ts';

const nearest = 2048;
const middle = 16_384;
const farthest = 49_151;

interface Match {
  readonly length: number;
  readonly distance: number;
}

export function lzoCompress(bytes: Uint8Array): Uint8Array {
  const out = new Stream();
  const lastSeen = new Map<number, number>();
  let literalsFrom = 0;
  let at = 0;
  while (at < bytes.length) {
    const match = matchAt(bytes, at, lastSeen);
    if (!match) {
      lastSeen.set(threeBytes(bytes, at), at);
      at++;
      continue;
    }
    out.literals(bytes.subarray(literalsFrom, at));
    out.match(match);
    for (const end = at + match.length; at < end; at++) lastSeen.set(threeBytes(bytes, at), at);
    literalsFrom = at;
  }
  out.literals(bytes.subarray(literalsFrom));
  return out.finish();
}

/** The instructions so far. Up to three literals ride in the low bits of the match before them. */
class Stream {
  #out: number[] = [];
  /** Where the low bits of the last match lie; -1 at the start. */
  #lowBits = -1;

  literals(run: Uint8Array): void {
    if (run.length === 0) return;
    if (this.#lowBits >= 0 && run.length <= 3) this.#out[this.#lowBits]! |= run.length;
    else if (this.#lowBits < 0 && run.length <= 238) this.#out.push(17 + run.length);
    else this.#length(0, 15, run.length - 3);
    for (const byte of run) this.#out.push(byte);
  }

  match({ length, distance }: Match): void {
    if (length <= 8 && distance <= nearest) {
      const back = distance - 1;
      this.#lowBits = this.#out.push(((length - 1) << 5) | ((back & 7) << 2)) - 1;
      this.#out.push(back >> 3);
      return;
    }
    const far = distance > middle;
    const back = far ? distance - middle : distance - 1;
    if (far) this.#length(16 | ((back >> 11) & 8), 7, length - 2);
    else this.#length(32, 31, length - 2);
    this.#lowBits = this.#out.push((back << 2) & 0xff) - 1;
    this.#out.push((back >> 6) & 0xff);
  }

  /** The stream, closed by the end marker. */
  finish(): Uint8Array {
    return Uint8Array.from([...this.#out, 0x11, 0, 0]);
  }

  /** A length in the low bits of an instruction, or zero bits and then 255s as zero bytes. */
  #length(code: number, most: number, length: number): void {
    if (length <= most) {
      this.#out.push(code | length);
      return;
    }
    this.#out.push(code);
    let rest = length - most;
    for (; rest > 255; rest -= 255) this.#out.push(0);
    this.#out.push(rest);
  }
}

function matchAt(bytes: Uint8Array, at: number, lastSeen: ReadonlyMap<number, number>): Match | null {
  if (at + 3 > bytes.length) return null;
  const from = lastSeen.get(threeBytes(bytes, at));
  if (from === undefined || at - from > farthest) return null;
  let length = 3;
  while (at + length < bytes.length && bytes[at + length] === bytes[from + length]) length++;
  const distance = at - from;
  // Far matches cost more bytes than three literals do.
  return distance > middle && length < 4 ? null : { length, distance };
}

function threeBytes(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}

/** Bytes that compress well and badly by turns, of a generator (xorshift) that the streams in test/fixtures/oodle.json bind. */
export function mixedBytes(size: number, seed: number): Uint8Array {
  const out = new ByteWriter();
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  while (out.length < size) {
    const run = Math.min(size - out.length, 1 + (next() % 700));
    const kind = next() % 3;
    const byte = next() & 0xff;
    for (let i = 0; i < run; i++)
      out.u8(kind === 0 ? byte : kind === 1 ? next() & 0xff : (byte + (i % 7)) & 0xff);
  }
  return out.finish();
}
