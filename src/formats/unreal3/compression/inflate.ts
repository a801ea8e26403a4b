// Inflates a planned package into its place in the image. A block that does not inflate costs only its own
// range, which stays zero and is reported.

import { FormatError } from '../../../bytes/format-error.ts';
import type { Inflate } from '../../../bytes/inflate.ts';
import { LzoError, lzoInflate } from '../../../bytes/lzo.ts';
import { decodeOodle } from '../../unreal/oodle/decode.ts';
import type { Block, LostRange, Method, StoragePlan } from './plan.ts';

/** Fills `image[to, to + plan.size)`; returns what could not be inflated. */
export function inflatePackage(
  file: string,
  bytes: Uint8Array,
  plan: StoragePlan,
  image: Uint8Array,
  to: number,
  inflate: Inflate,
): LostRange[] {
  image.set(bytes.subarray(0, plan.copied), to);
  const lost: LostRange[] = [...plan.lost];
  for (const block of plan.blocks) {
    const fault = inflateBlock(bytes, block, plan.method, image, to, inflate);
    if (fault === null) continue;
    image.fill(0, to + block.inflatedAt, to + block.inflatedAt + block.inflatedSize);
    lost.push({ at: block.inflatedAt, size: block.inflatedSize, error: lostError(file, block, fault) });
  }
  return lost;
}

/** Returns what is wrong with the block, or null. */
function inflateBlock(
  bytes: Uint8Array,
  { storedAt, storedSize, inflatedAt, inflatedSize }: Block,
  method: Method | null,
  image: Uint8Array,
  to: number,
  inflate: Inflate,
): unknown {
  const out = to + inflatedAt;
  try {
    const [stored, inflated] = [
      bytes.subarray(storedAt, storedAt + storedSize),
      image.subarray(out, out + inflatedSize),
    ];
    if (method === 'lzo') lzoInflate(bytes, storedAt, storedAt + storedSize, image, out, inflatedSize);
    else if (method === 'oodle') decodeOodle(stored, inflatedSize, inflated);
    else inflate(stored, inflated);
    return null;
  } catch (fault) {
    if (storedSize !== inflatedSize) return fault;
    // Some games store a block as it is when compressing does not make it smaller.
    image.set(bytes.subarray(storedAt, storedAt + storedSize), out);
    return null;
  }
}

function lostError(file: string, { storedAt, inflatedSize }: Block, cause: unknown): FormatError {
  const offset = cause instanceof LzoError ? cause.at : storedAt;
  const found = cause instanceof Error ? cause.message : String(cause);
  return new FormatError({
    code: 'INFLATE',
    file: `${file}, as stored`,
    offset,
    expected: `a block of ${inflatedSize} bytes`,
    found,
    cause,
  });
}
