// The folder that uploads lie in, each under its own name. What comes in lies aside until it is whole and known to be a
// save, and takes its place in one step; what is left aside by a server that ended is taken away later.

import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadError } from './upload-error.ts';

/** Hidden: what begins with a dot is not listed. */
const ASIDE = '.incoming';
/** Longer than any upload takes. */
const LEFT_MILLIS = 6 * 60 * 60 * 1000;
/** What a file takes of the disk at least: without that, there could be any number of empty ones. */
const BLOCK = 4096;

export class UploadFolder {
  readonly path: string;
  readonly #mostBytes: number;
  readonly #aside: string;
  #used = 0;
  /** One takes its place at a time. */
  #placing: Promise<unknown> = Promise.resolve();

  /** Makes the folder where there is none. @throws the system's error when it cannot be written to */
  constructor(path: string, mostBytes: number) {
    this.path = path;
    this.#mostBytes = mostBytes;
    this.#aside = join(path, ASIDE);
    mkdirSync(this.#aside, { recursive: true });
    for (const name of readdirSync(this.#aside)) void removeLeftOver(join(this.#aside, name));
  }

  /** A place for what comes in; `remove` it in any case. @param announced bytes, where the client says how many */
  async stage(announced: number): Promise<string> {
    const used = await sizeOf(this.path);
    this.#used = used;
    if (used + announced > this.#mostBytes) throw this.#full();
    return mkdtemp(join(this.#aside, 'upload-'));
  }

  /** To be called before that many bytes are written. @throws UploadError when there is no room for them */
  readonly take = (bytes: number): void => {
    this.#used += bytes;
    if (this.#used > this.#mostBytes) throw this.#full();
  };

  /** Puts what was staged in its place. Whether there was nothing of that name before. */
  place(stage: string, staged: string, name: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const target = join(this.path, name);
      const before = await lstat(target).catch(() => null);
      // A file takes the place of a file by itself; a folder that holds something does not leave by itself.
      if (before?.isDirectory()) await rename(target, join(stage, 'before'));
      await rename(staged, target).catch((error: NodeJS.ErrnoException) => {
        if (!/^(ENOTEMPTY|EEXIST|EISDIR|ENOTDIR)$/.test(error.code ?? '')) throw error;
        throw new UploadError(
          409,
          'BAD_REQUEST',
          `Another upload is taking the name ${name}; send it again.`,
        );
      });
      return before === null;
    });
  }

  /** Whether there was something of that name. */
  remove(name: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const stage = await mkdtemp(join(this.#aside, 'removed-'));
      try {
        await rename(join(this.path, name), join(stage, 'before'));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      } finally {
        await rm(stage, { recursive: true, force: true });
      }
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#placing.then(work);
    this.#placing = mine.catch(() => undefined);
    return mine;
  }

  #full(): UploadError {
    const text = `The folder for uploads holds ${this.#mostBytes} bytes at most; delete something first.`;
    return new UploadError(507, 'LIMIT_EXCEEDED', text);
  }
}

/** By the clock that set its time: one that was set back removes nothing. */
async function removeLeftOver(path: string): Promise<void> {
  try {
    if (Date.now() - statSync(path).mtimeMs > LEFT_MILLIS) await rm(path, { recursive: true, force: true });
  } catch {
    // Another server on the same folder was faster.
  }
}

/** What everything below a path takes, links not followed. */
async function sizeOf(path: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    try {
      bytes += BLOCK;
      if (entry.isDirectory()) bytes += await sizeOf(inner);
      else if (entry.isFile()) bytes += (await lstat(inner)).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return bytes;
}
