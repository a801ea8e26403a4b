// Repairs a zlib stream in which one bit is flipped or one byte is missing. Decoding that starts at a wrong
// bit soon meets the right symbols, and the size of what follows each bit is found going back from the end. So
// of all such changes, few give the right size, and of those the sum leaves one. Source: RFC 1950, RFC 1951.

import { adler32 } from './adler.ts';
import { Bits, END_OF_BLOCK, nextSymbol, readDeflateBlock } from './deflate-symbols.ts';
import { type BlockPart, BlockRepair, type Front, inflateFrom, Output } from './repair-block.ts';
import { Repairs } from './repairs.ts';
import { StepBudget } from './step-budget.ts';

/** Bytes of the container before the deflated data, and of the checksum after it. */
const HEAD = 2;
const SUM = 4;
/** Longer streams are not repaired: the game's have 128 KiB inflated. */
const MOST_BYTES = 1 << 17;
const MOST_INFLATED = 1 << 18;
/** How many blocks before the first contradiction are searched. */
const MOST_PARTS = 16;
/**
 * Steps for a stream: some, more for each of its bytes, and most. Damaged streams of real saves need at most two
 * thirds of that.
 */
const STEPS = { least: 1 << 24, perByte: 20_000, most: 1 << 27 };
/** The head of a block has at most this many bytes, nearly always. */
const BLOCK_HEAD = 128;

/**
 * What a broken stream of `size` bytes inflates to after the only such change that gives its size and sum;
 * null when there is none.
 */
export function repairStream(input: Uint8Array, size: number): Uint8Array | null {
  const deflated = input.subarray(HEAD, input.length - SUM);
  if (deflated.length === 0 || input.length > MOST_BYTES || size > MOST_INFLATED) return null;
  const sum = new DataView(input.buffer, input.byteOffset + input.length - SUM).getUint32(0);
  const budget = new StepBudget(Math.min(STEPS.most, STEPS.least + STEPS.perByte * input.length));
  const front = decodeFront(deflated, size, budget);
  const repairs = new Repairs();
  for (const part of front.parts.slice(-MOST_PARTS).reverse()) {
    if (part.block) new BlockRepair(deflated, front, part, part.block, sum, budget).find(repairs);
    if (budget.isSpent || repairs.count > 0) break;
  }
  // Wrong codes soon give something impossible.
  if (repairs.count === 0)
    for (const part of front.parts.slice(-2)) repairHead(deflated, front, part, sum, { repairs, budget });
  return budget.isSpent ? null : repairs.only;
}

/** Decodes from the start, past the fault, until something contradicts what compressors write. */
function decodeFront(input: Uint8Array, size: number, budget: StepBudget): Front {
  const bits = new Bits(input, 0);
  const out = new Output(new Uint8Array(size));
  const parts: BlockPart[] = [];
  const until = (last: number): Front => ({ bytes: out.bytes, parts, last });
  for (;;) {
    const headAt = bits.at;
    const block = readDeflateBlock(bits, budget);
    const part: BlockPart = { headAt, from: out.length, block, starts: [], sizes: [] };
    parts.push(part);
    if (block === null) return until(headAt);
    for (;;) {
      const { at } = bits;
      part.starts.push(at);
      part.sizes.push(out.length);
      const symbol = nextSymbol(bits, block);
      if (symbol === END_OF_BLOCK) break;
      if (!out.put(symbol) || out.isShort) return until(at);
    }
    if (block.isLast) return until(bits.at);
  }
}

/** Adds what the stream inflates to after each change of the head of a block that fits. */
function repairHead(
  deflated: Uint8Array,
  front: Front,
  part: BlockPart,
  sum: number,
  { repairs, budget }: { repairs: Repairs; budget: StepBudget },
): void {
  if (part.block === null && isStored(new Bits(deflated, part.headAt))) return;
  const check = (input: Uint8Array): void => {
    const bytes = inflateFrom(input, part, front, budget);
    if (bytes !== null && budget.spend(bytes.length) && adler32(bytes) === sum) repairs.add(bytes);
  };
  const end = Math.min(part.starts[0] ?? part.headAt + BLOCK_HEAD * 8, deflated.length * 8);
  const flipped = deflated.slice();
  for (let bit = part.headAt; bit < end && !budget.isSpent; bit++) {
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    check(flipped);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
  }
  const longer = new Uint8Array(deflated.length + 1);
  for (let at = part.headAt >> 3; at * 8 < end && budget.spend(deflated.length); at++) {
    longer.set(deflated.subarray(0, at));
    longer.set(deflated.subarray(at), at + 1);
    for (let byte = 0; byte < 256; byte++) {
      longer[at] = byte;
      check(longer);
    }
  }
}

/**
 * Whether this is the head of a block that is not compressed: its size follows twice, the second time
 * inverted.
 */
function isStored(bits: Bits): boolean {
  bits.at += 1;
  if (bits.take(2) !== 0) return false;
  bits.at = Math.ceil(bits.at / 8) * 8;
  return (bits.take(16) ^ bits.take(16)) === 0xffff;
}
