// Hashes files, a few at a time.

import { createHash } from 'node:crypto';
import type { SavedFile } from '../save.ts';
import { openListed } from './open-listed.ts';

/** Files to read at a time: more would only wait for the disk. */
const HASHED_AT_ONCE = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** In hexadecimal, of the content that was listed. @throws FileError when the file has changed since */
export async function hashFile(file: SavedFile): Promise<string> {
  if (file.sha256 !== undefined) return file.sha256;
  if (running === HASHED_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await hashOf(file);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
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
