// The platform's inflater.

import { inflateSync } from 'node:zlib';
import type { Inflate } from '../../bytes/inflate.ts';
import { inflateDirectly } from './direct-inflate.ts';

/** The least that zlib takes as the size of its output buffer. */
const LEAST_BUFFER = 64;

/** One zlib stream that fills `output`. */
export const nativeInflate: Inflate = (input, output) => {
  if (!inflateDirectly(input, output)) output.set(inflateBuffered(input, output.length));
};

/**
 * The documented way, which also says what is wrong with a stream. The buffer holds one byte more than is expected:
 * zlib then ends in one call, where an exactly filled buffer makes it take a second one to look for more. A stream that
 * holds more than it claims stops there instead of filling memory.
 */
function inflateBuffered(input: Uint8Array, size: number): Uint8Array {
  const most = Math.max(size + 1, LEAST_BUFFER);
  const bytes = inflateSync(input, { chunkSize: most, maxOutputLength: most });
  if (bytes.length !== size) throw new Error(`${bytes.length} bytes instead of ${size}`);
  return bytes;
}
