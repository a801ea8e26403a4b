// How the streams of chunks are inflated, and what is left of those that are broken.

import type { Inflate } from '../../../bytes/inflate.ts';
import { type Salvaged, salvageStream } from '../../../bytes/salvage-stream.ts';
import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import { decodeOodle } from '../oodle/decode.ts';
import { OodleError } from '../oodle/oodle-error.ts';
import { COMPRESSOR } from './chunk-header.ts';

/** Longer than any run of zeros in compressed bytes: 22 in all files seen. */
const HOLE_BYTES = 128;

/** Inflates streams of a compressor, `zlib` if it is that. `memory` is that of the graph, if they go to its image. */
export function inflaterOf(compressor: number, zlib: Inflate, memory?: GraphMemory): Inflate {
  if (compressor !== COMPRESSOR.oodle) return zlib;
  return (input, output) => {
    const hole = zerosIn(input);
    if (hole) throw new Error(hole.found);
    decodeOodle(input, output.length, output, memory);
  };
}

/** Inflates a broken stream of a compressor as far as possible. */
export function salvagerOf(compressor: number): (input: Uint8Array, size: number) => Salvaged {
  return compressor === COMPRESSOR.oodle ? salvageOodle : salvageStream;
}

/** An Oodle stream has no sum: all that can be decoded of a broken one may be wrong. */
function salvageOodle(input: Uint8Array, size: number): Salvaged {
  const bytes = new Uint8Array(size);
  try {
    decodeOodle(input, size, bytes);
    const fault = `${zerosIn(input)?.found ?? 'no fault'} in its compressed bytes`;
    return { bytes, trust: 'sum differs', fault };
  } catch (error) {
    if (!(error instanceof OodleError)) throw error;
    return { bytes: bytes.subarray(0, error.good), trust: 'broken', fault: error.message };
  }
}

/** A part of compressed bytes that was never written: it may decode to wrong content, because nothing would tell. */
export function zerosIn(input: Uint8Array): { readonly at: number; readonly found: string } | null {
  for (let place = HOLE_BYTES - 1; place < input.length; place += HOLE_BYTES) {
    if (input[place] !== 0) continue;
    let [at, end] = [place, place];
    while (at > 0 && input[at - 1] === 0) at--;
    while (end < input.length && input[end] === 0) end++;
    if (end - at >= HOLE_BYTES) return { at, found: `${end - at} zeros` };
  }
  return null;
}
