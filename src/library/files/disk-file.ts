// One file on disk as formats see it in a listing: its first bytes can be read without the rest.

import { closeSync, constants, openSync, readSync, type Stats } from 'node:fs';
import type { ListedFile } from '../../formats/format.ts';
import { asFileError, type FileError } from '../load-error.ts';
import { type FilePath, systemPath } from './file-path.ts';
import { isRecent, type Stamp, stampOf } from './stamp.ts';

/** Read the first time: enough for every format to recognise its files. */
const FIRST_LOOK = 512;
/** A file that has become a pipe since it was listed must not block. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export class DiskFile implements ListedFile {
  readonly path: string;
  readonly absolute: FilePath;
  readonly size: number;
  /** Of the file when it was listed. */
  readonly stamp: Stamp;
  /** See LookedAtFile. */
  readonly mayGrow: boolean;
  /** Why it could not be read; set by the first `head`. */
  failure: FileError | null = null;
  #head: Uint8Array | null = null;

  constructor(path: string, absolute: FilePath, stat: Stats) {
    this.path = path;
    this.absolute = absolute;
    this.size = stat.size;
    this.stamp = stampOf(stat);
    this.mayGrow = stat.size === 0 || isRecent(stat.mtimeMs);
  }

  /** Up to the first `bytes` bytes; none when it cannot be read, so that one file does not end a listing. */
  head(bytes: number): Uint8Array {
    const wanted = Math.min(bytes, this.size);
    if (wanted > FIRST_LOOK) return this.#read(wanted);
    this.#head ??= this.#read(Math.min(FIRST_LOOK, this.size));
    return this.#head.subarray(0, wanted);
  }

  range(start: number, end: number): Uint8Array {
    return this.#read(Math.min(end, this.size) - start, start);
  }

  #read(bytes: number, from = 0): Uint8Array {
    if (!(bytes > 0)) return new Uint8Array(0);
    let handle: number | null = null;
    try {
      handle = openSync(systemPath(this.absolute), OPEN_FLAGS);
      return readFully(handle, new Uint8Array(bytes), from);
    } catch (error) {
      this.failure = asFileError(this.path, error);
      return new Uint8Array(0);
    } finally {
      if (handle !== null) closeSync(handle);
    }
  }
}

/** Fills the buffer from a place in an open file on; returns less of it when the file has become shorter. */
export function readFully(handle: number, buffer: Uint8Array, from = 0): Uint8Array {
  let length = 0;
  while (length < buffer.length) {
    const left = Math.min(buffer.length - length, MOST_A_READ);
    const got = readSync(handle, buffer, length, left, from + length);
    if (got === 0) break;
    length += got;
  }
  return buffer.subarray(0, length);
}

/** Bytes that one read call may ask the operating system for. */
const MOST_A_READ = 1 << 30;
