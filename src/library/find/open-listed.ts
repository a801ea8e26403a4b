// Reads a file of a save piece by piece, as long as it is still the one that was listed.

import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import PQueue from 'p-queue';
import { systemPath } from '../files/file-path.ts';
import { stampOf } from '../files/stamp.ts';
import { asFileError, changedError, FileError } from '../load-error.ts';
import type { SavedFile } from '../save.ts';

/** A store keeps files in such pieces, and knows those again that it has. */
const PIECE_BYTES = 1 << 20;

export interface ListedHandle {
  /** Bytes of the whole file. */
  readonly size: number;
  /** `end` is exclusive. @throws FileError when the file has changed, at the latest in place of the last piece */
  bytes(start: number, end: number): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/** @throws FileError when it cannot be read, or is not the file that was listed */
export async function openListed({ name, absolute, stamp }: SavedFile): Promise<ListedHandle> {
  let handle: FileHandle | null = null;
  try {
    // A file that has become a pipe must not block.
    handle = await open(systemPath(absolute), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const listed = await statFile(handle, name);
    if (stamp !== undefined && stampOf(listed) !== stamp) throw changedError(name);
    const opened = handle;
    return { size: listed.size, bytes: piecesOf(handle, name, stampOf(listed)), close: () => opened.close() };
  } catch (error) {
    await handle?.close();
    throw error instanceof FileError ? error : asFileError(name, error);
  }
}

function piecesOf(handle: FileHandle, name: string, stamp: string): ListedHandle['bytes'] {
  return async function* (start, end) {
    try {
      for (let at = start; at < end; ) {
        const piece = Buffer.allocUnsafe(Math.min(end - at, PIECE_BYTES));
        const { bytesRead } = await handle.read(piece, 0, piece.length, at);
        if (bytesRead === 0) throw changedError(name);
        at += bytesRead;
        // Check before the last piece is handed out.
        if (at >= end && stampOf(await statFile(handle, name)) !== stamp) throw changedError(name);
        yield piece.subarray(0, bytesRead);
      }
    } catch (error) {
      throw error instanceof FileError ? error : asFileError(name, error);
    }
  };
}

async function statFile(handle: FileHandle, name: string): Promise<Stats> {
  const stat = await handle.stat();
  if (!stat.isFile()) throw new FileError(name, 'not a file any more');
  return stat;
}

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
