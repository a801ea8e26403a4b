// SHA-256 of a file, without holding it in memory.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { asFileError } from './load-error.ts';
import type { SavedFile } from './save.ts';

/** In hexadecimal. @throws FileError */
export async function hashFile({ name, absolute }: SavedFile): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(absolute), hash);
  } catch (error) {
    throw asFileError(name, error);
  }
  return hash.digest('hex');
}
