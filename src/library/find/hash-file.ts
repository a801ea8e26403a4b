// Hashes files, a few at a time.

import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import type { SavedFile } from '../save.ts';
import { openListed } from './open-listed.ts';

/** Files to read at a time: more would only wait for the disk. */
const HASHED_AT_ONCE = 16;

const hashing = new PQueue({ concurrency: HASHED_AT_ONCE });

/** In hexadecimal. @throws FileError when the file has changed since it was listed */
export async function hashFile(file: SavedFile): Promise<string> {
  return file.sha256 ?? hashing.add(() => hashOf(file));
}

async function hashOf(file: SavedFile): Promise<string> {
  const handle = await openListed(file);
  try {
    const hash = createHash('sha256');
    for await (const piece of handle.bytes(0, handle.size)) hash.update(piece);
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}
