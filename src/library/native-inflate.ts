// The platform's inflater: about four times as fast as the portable one (bench/load).

import { inflateSync } from 'node:zlib';
import type { Inflate } from '../bytes/inflate.ts';

/** The least that zlib takes as the size of its output buffer. */
const LEAST_BUFFER = 64;

/**
 * One zlib stream of exactly `size` bytes. The output buffer has the size that is expected, so that nothing
 * is joined or grown, and a stream that holds more than it claims stops there instead of filling memory.
 */
export const nativeInflate: Inflate = (input, size) => {
  const buffer = Math.max(size, LEAST_BUFFER);
  const bytes = inflateSync(input, { chunkSize: buffer, maxOutputLength: buffer });
  if (bytes.length !== size) throw new Error(`${bytes.length} bytes instead of ${size}`);
  return bytes;
};
