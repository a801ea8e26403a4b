// Seeded mutations of bytes: the same seed gives the same bytes on every machine.

/** A small generator of 32-bit numbers (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** Numbers at which readers stumble. */
const EDGES = [0, 1, 2, 4, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff];

type Mutation = (bytes: Uint8Array, next: () => number) => Uint8Array;

const MUTATIONS: readonly Mutation[] = [
  function flipBit(bytes, next) {
    const at = next() % bytes.length;
    bytes[at] = bytes[at]! ^ (1 << (next() & 7));
    return bytes;
  },
  function setByte(bytes, next) {
    bytes[next() % bytes.length] = next() & 0xff;
    return bytes;
  },
  function setEdge(bytes, next) {
    if (bytes.length < 4) return bytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    view.setUint32(next() % (bytes.length - 3), EDGES[next() % EDGES.length]!, true);
    return bytes;
  },
  function nudge(bytes, next) {
    if (bytes.length < 4) return bytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const at = next() % (bytes.length - 3);
    view.setInt32(at, view.getInt32(at, true) + (next() % 33) - 16, true);
    return bytes;
  },
  function truncate(bytes, next) {
    return bytes.subarray(0, next() % bytes.length);
  },
  function remove(bytes, next) {
    const at = next() % bytes.length;
    const count = next() % Math.min(64, bytes.length - at);
    return join(bytes.subarray(0, at), bytes.subarray(at + count));
  },
  function repeat(bytes, next) {
    const at = next() % bytes.length;
    const count = 1 + (next() % Math.min(256, bytes.length - at));
    return join(bytes.subarray(0, at + count), bytes.subarray(at, at + count), bytes.subarray(at + count));
  },
  function copyOver(bytes, next) {
    const count = 1 + (next() % Math.min(64, bytes.length));
    const from = next() % (bytes.length - count + 1);
    bytes.copyWithin(next() % (bytes.length - count + 1), from, from + count);
    return bytes;
  },
];

/** One to four mutations of a copy. */
export function mutate(seed: Uint8Array, next: () => number): Uint8Array {
  let bytes = seed.slice();
  for (let left = 1 + (next() & 3); left > 0 && bytes.length > 0; left--) {
    bytes = MUTATIONS[next() % MUTATIONS.length]!(bytes, next).slice();
  }
  return bytes;
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
