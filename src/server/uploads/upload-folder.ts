// The folder of uploads, each under its own name. An upload is staged in a hidden folder until it is complete
// and known to be a save, and then moved into place in one step. Staged files that a stopped server left
// behind are deleted later.

import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UploadError } from './upload-error.ts';

/** Hidden: names that begin with a dot are not listed. */
const ASIDE = '.incoming';
/** Longer than any upload takes. */
const LEFT_MILLIS = 6 * 60 * 60 * 1000;
/** The least disk space that a file takes: otherwise there could be any number of empty ones. */
const BLOCK = 4096;

export class UploadFolder {
  readonly path: string;
  readonly #mostBytes: number;
  readonly #aside: string;
  #used = 0;
  /** Uploads are moved into place one at a time. */
  #placing: Promise<unknown> = Promise.resolve();

  /** Creates the folder if it does not exist. @throws the system's error when it is not writable */
  constructor(path: string, mostBytes: number) {
    this.path = path;
    this.#mostBytes = mostBytes;
    this.#aside = join(path, ASIDE);
    mkdirSync(this.#aside, { recursive: true });
    for (const name of readdirSync(this.#aside)) void removeLeftOver(join(this.#aside, name));
  }

  /** Makes a staging folder; `remove` it in any case. @param announced bytes, if the client says how many */
  async stage(announced: number): Promise<string> {
    const used = await sizeOf(this.path);
    this.#used = used;
    if (used + announced > this.#mostBytes) throw this.#full();
    return mkdtemp(join(this.#aside, 'upload-'));
  }

  /** Call before that many bytes are written. @throws UploadError when there is no room for them */
  readonly take = (bytes: number): void => {
    this.#used += bytes;
    if (this.#used > this.#mostBytes) throw this.#full();
  };

  /** Moves a staged upload into place. Returns whether the name was free before. */
  place(stage: string, staged: string, name: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const target = join(this.path, name);
      const before = await lstat(target).catch(() => null);
      // A file replaces a file by itself; a folder that is not empty has to be moved away first.
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

  /** Returns whether there was an upload of that name. */
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

/** Compares with the current clock; if that was set back, nothing is removed. */
async function removeLeftOver(path: string): Promise<void> {
  try {
    if (Date.now() - statSync(path).mtimeMs > LEFT_MILLIS) await rm(path, { recursive: true, force: true });
  } catch {
    // Another server on the same folder was faster.
  }
}

/** The bytes of everything below a path, without following links. */
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
