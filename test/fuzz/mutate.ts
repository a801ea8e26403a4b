// Seeded mutations of bytes: the same seed gives the same bytes on every machine. Most know a little of how binary
// files are made: numbers that may be lengths, counts or offsets, and texts after their length.

import { type Anatomy, anatomyOf } from './anatomy.ts';

/** Numbers at which readers stumble. */
const EDGES = [
  ...[0, 1, 2, 3, 4, 7, 8, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0xffff, 0x10000, 0xffffff, 0x1000000],
  ...[
    0x3fffffff, 0x40000000, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffff0, 0xfffffffe,
    0xffffffff,
  ],
];

interface Mutant {
  bytes: Uint8Array;
  readonly anatomy: Anatomy;
  /** Good bytes of another source of the format. */
  readonly other: Uint8Array;
  readonly next: () => number;
}

type Mutation = (mutant: Mutant) => void;

/** Those that come more than once are likelier. */
const MUTATIONS: readonly Mutation[] = [
  ...[edgeOfWord, edgeOfWord, nudgeWord, nudgeWord, relateWord, relateWord, swapWords, copyWord],
  ...[swapTexts, swapTexts, swapTexts, replaceText, replaceText, endText],
  ...[flipBit, flipBit, setByte, setEdge, nudge, setFloat],
  ...[truncate, remove, repeat, copyOver, splice, fill],
];

/** One to four mutations of a copy. What is sliced off a Buffer would be no copy, and it fills no further than its end. */
export function mutate(source: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  const mutant: Mutant = { bytes: new Uint8Array(source), anatomy: anatomyOf(source), other, next };
  for (let left = 1 + (next() & 3); left > 0 && mutant.bytes.length > 0; left--) {
    MUTATIONS[next() % MUTATIONS.length]!(mutant);
  }
  return mutant.bytes;
}

/** What happens to files on disks and on their way, likelier where it is alone. */
const DAMAGES: readonly Mutation[] = [
  ...[flipBit, flipBit, flipBit, loseByte, loseByte, loseByte, zeros, zeros],
  ...[setByte, doubleByte, truncate, remove, copyOver],
];

/** One or two damages of a compressed stream: half of them only one bit or byte, which its sum may undo. */
export function damageStream(source: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  const mutant: Mutant = { bytes: new Uint8Array(source), anatomy: NO_ANATOMY, other, next };
  const chance = next() & 3;
  for (let left = chance === 0 ? 2 : 1; left > 0 && mutant.bytes.length > 0; left--) {
    DAMAGES[next() % DAMAGES.length]!(mutant);
  }
  return mutant.bytes;
}

const NO_ANATOMY: Anatomy = anatomyOf(new Uint8Array());

function viewOf({ bytes }: Mutant): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** A place of four bytes; where a number stood that may mean something, if the source had any. */
function wordAt({ bytes, anatomy, next }: Mutant): number {
  const pick = next();
  const at = anatomy.words.length > 0 ? anatomy.words[pick % anatomy.words.length]! : pick % bytes.length;
  return at + 4 <= bytes.length ? at : -1;
}

function edgeOfWord(mutant: Mutant): void {
  const at = wordAt(mutant);
  const value = EDGES[mutant.next() % EDGES.length]!;
  if (at >= 0) viewOf(mutant).setUint32(at, value, true);
}

function nudgeWord(mutant: Mutant): void {
  const at = wordAt(mutant);
  const by = (mutant.next() % 17) - 8 || 1;
  const view = viewOf(mutant);
  if (at >= 0) view.setInt32(at, view.getInt32(at, true) + by, true);
}

/** A number that reaches just up to the end, or just past it, as bytes or as things of some size. */
function relateWord(mutant: Mutant): void {
  const at = wordAt(mutant);
  const each = [1, 1, 1, 2, 4, 8, 12, 16, 20][mutant.next() % 9]!;
  const by = (mutant.next() % 5) - 2;
  if (at < 0) return;
  const left = mutant.bytes.length - at - 4;
  viewOf(mutant).setInt32(at, Math.floor(left / each) + by, true);
}

function swapWords(mutant: Mutant): void {
  const [a, b] = [wordAt(mutant), wordAt(mutant)];
  if (a < 0 || b < 0) return;
  const view = viewOf(mutant);
  const [first, second] = [view.getUint32(a, true), view.getUint32(b, true)];
  view.setUint32(a, second, true);
  view.setUint32(b, first, true);
}

function copyWord(mutant: Mutant): void {
  const [from, to] = [wordAt(mutant), wordAt(mutant)];
  const view = viewOf(mutant);
  if (from >= 0 && to >= 0) view.setUint32(to, view.getUint32(from, true), true);
}

/** Two texts of one size change places, such as the names of two types: all lengths around them stay right. */
function swapTexts(mutant: Mutant): void {
  const { anatomy, next, bytes } = mutant;
  const pick = next();
  const again = next();
  if (anatomy.texts.length === 0) return;
  const one = anatomy.texts[pick % anatomy.texts.length]!;
  const alike = anatomy.textsBySize.get(one.size)!;
  const two = alike[again % alike.length]!;
  if (Math.max(one.at, two.at) + one.size > bytes.length) return;
  const kept = bytes.slice(one.at, one.at + one.size);
  bytes.copyWithin(one.at, two.at, two.at + two.size);
  if ((again & 0x10000) !== 0) bytes.set(kept, two.at);
}

/** A text takes the place of another of any size; the lengths that enclose it are made right, by turns. */
function replaceText(mutant: Mutant): void {
  const { anatomy, next, bytes } = mutant;
  const [pick, again, isFixed] = [next(), next(), next() % 3 > 0];
  if (anatomy.texts.length === 0) return;
  const one = anatomy.texts[pick % anatomy.texts.length]!;
  const two = anatomy.texts[again % anatomy.texts.length]!;
  if (Math.max(one.at + one.size, two.at + two.size) > bytes.length) return;
  const text = bytes.slice(two.at, two.at + two.size);
  mutant.bytes = join(bytes.subarray(0, one.at), text, bytes.subarray(one.at + one.size));
  if (isFixed) growLengths(mutant, one.at, text.length - one.size);
}

/** Numbers in front of `at` that reached just after it may be its lengths. */
function growLengths({ bytes, anatomy }: Mutant, at: number, by: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const place of anatomy.words) {
    if (place + 4 > at || place + 4 > bytes.length) break;
    const length = view.getInt32(place, true);
    if (place + 4 + length >= at && length > 3) view.setInt32(place, length + by, true);
  }
}

/** What follows a text is no text, or the text has no end. */
function endText({ anatomy, next, bytes }: Mutant): void {
  const [pick, value] = [next(), next()];
  if (anatomy.texts.length === 0) return;
  const { at, size } = anatomy.texts[pick % anatomy.texts.length]!;
  const place = (value & 1) === 0 ? at + size : at + ((value >>> 1) % size);
  if (place < bytes.length) bytes[place] = value >>> 24;
}

function flipBit({ bytes, next }: Mutant): void {
  const at = next() % bytes.length;
  bytes[at] = bytes[at]! ^ (1 << (next() & 7));
}

function setByte({ bytes, next }: Mutant): void {
  bytes[next() % bytes.length] = next() & 0xff;
}

function setEdge(mutant: Mutant): void {
  const { bytes, next } = mutant;
  const [at, value] = [next(), EDGES[next() % EDGES.length]!];
  if (bytes.length >= 4) viewOf(mutant).setUint32(at % (bytes.length - 3), value, (value & 3) > 0);
}

function nudge(mutant: Mutant): void {
  const { bytes, next } = mutant;
  const [pick, by] = [next(), (next() % 33) - 16];
  if (bytes.length < 4) return;
  const at = pick % (bytes.length - 3);
  const view = viewOf(mutant);
  view.setInt32(at, view.getInt32(at, true) + by, true);
}

const FLOATS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 3.4e38, -3.4e38, 1e-45, -0];

function setFloat(mutant: Mutant): void {
  const { bytes, next } = mutant;
  const [pick, value, isWide] = [next(), FLOATS[next() % FLOATS.length]!, (next() & 1) === 1];
  if (bytes.length < 8) return;
  const at = pick % (bytes.length - 7);
  if (isWide) viewOf(mutant).setFloat64(at, value, true);
  else viewOf(mutant).setFloat32(at, value, true);
}

function truncate(mutant: Mutant): void {
  mutant.bytes = mutant.bytes.slice(0, mutant.next() % mutant.bytes.length);
}

function remove(mutant: Mutant): void {
  const { bytes, next } = mutant;
  const at = next() % bytes.length;
  const count = next() % Math.min(64, bytes.length - at);
  mutant.bytes = join(bytes.subarray(0, at), bytes.subarray(at + count));
}

function repeat(mutant: Mutant): void {
  const { bytes, next } = mutant;
  const at = next() % bytes.length;
  const count = 1 + (next() % Math.min(256, bytes.length - at));
  mutant.bytes = join(
    bytes.subarray(0, at + count),
    bytes.subarray(at, at + count),
    bytes.subarray(at + count),
  );
}

function copyOver({ bytes, next }: Mutant): void {
  const count = 1 + (next() % Math.min(64, bytes.length));
  const from = next() % (bytes.length - count + 1);
  bytes.copyWithin(next() % (bytes.length - count + 1), from, from + count);
}

/** A piece of another source, over what stands here or between. */
function splice(mutant: Mutant): void {
  const { bytes, other, next } = mutant;
  const [pick, from, size, isOver] = [next(), next(), next(), (next() & 1) === 1];
  if (other.length === 0) return;
  const start = from % other.length;
  const piece = other.subarray(start, start + 1 + (size % 200));
  const at = pick % bytes.length;
  mutant.bytes = join(bytes.subarray(0, at), piece, bytes.subarray(isOver ? at + piece.length : at));
}

function fill({ bytes, next }: Mutant): void {
  const at = next() % bytes.length;
  bytes.fill([0, 0xff][next() & 1]!, at, at + 1 + (next() % 40));
}

function loseByte(mutant: Mutant): void {
  const { bytes, next } = mutant;
  const at = next() % bytes.length;
  mutant.bytes = join(bytes.subarray(0, at), bytes.subarray(at + 1));
}

function doubleByte(mutant: Mutant): void {
  const { bytes, next } = mutant;
  const at = next() % bytes.length;
  mutant.bytes = join(bytes.subarray(0, at + 1), bytes.subarray(at));
}

/** A block of a disk that was lost: some tens of zeros up to half of the stream. */
function zeros({ bytes, next }: Mutant): void {
  const at = next() % bytes.length;
  bytes.fill(0, at, at + 32 + (next() % Math.max(1, bytes.length >> 1)));
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
