// SHA-256 of a file, without loading it into memory.

import { createHash } from 'node:crypto';
import type { SavedFile } from '../save.ts';
import { openListed } from './open-listed.ts';

/** In hexadecimal, of the content that was listed. @throws FileError when the file has changed since */
export async function hashFile(file: SavedFile): Promise<string> {
  if (file.sha256 !== undefined) return file.sha256;
  const handle = await openListed(file);
  try {
    const hash = createHash('sha256');
    for await (const piece of handle.bytes(0, handle.size)) hash.update(piece);
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}
