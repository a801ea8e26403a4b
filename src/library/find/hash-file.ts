// SHA-256 of a file, without holding it in memory.

import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { asFileError, changedError, FileError } from '../load-error.ts';
import type { SavedFile } from '../save.ts';
import { systemPath } from './file-path.ts';
import { stampOf } from './stamp.ts';

const PIECE_BYTES = 1 << 20;

/** In hexadecimal, of the content that was listed. @throws FileError when it is another one by now */
export async function hashFile({ name, absolute, stamp, sha256 }: SavedFile): Promise<string> {
  if (sha256 !== undefined) return sha256;
  let handle: FileHandle | null = null;
  try {
    // What became a pipe must not be waited for.
    handle = await open(systemPath(absolute), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const hash = createHash('sha256');
    const { size } = await statFile(handle, name);
    const piece = Buffer.allocUnsafe(Math.min(size, PIECE_BYTES));
    for (let at = 0; at < size; ) {
      const { bytesRead } = await handle.read(piece, 0, Math.min(piece.length, size - at), at);
      if (bytesRead === 0) throw changedError(name);
      hash.update(piece.subarray(0, bytesRead));
      at += bytesRead;
    }
    if (stamp !== undefined && stampOf(await statFile(handle, name)) !== stamp) throw changedError(name);
    return hash.digest('hex');
  } catch (error) {
    throw error instanceof FileError ? error : asFileError(name, error);
  } finally {
    await handle?.close();
  }
}

async function statFile(handle: FileHandle, name: string): Promise<Stats> {
  const stat = await handle.stat();
  if (!stat.isFile()) throw new FileError(name, 'not a file any more');
  return stat;
}
