// The folder of uploads, each under its own name. An upload is staged in a hidden folder until it is complete
// and known to be a save, and then moved into place in one step. Staged files that a killed server left
// behind are deleted by the next one.

import { type Dirent, mkdirSync, readdirSync, statSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GraphQLError } from 'graphql';
import PQueue from 'p-queue';
import { draftPrefix, isAbandoned } from '../../library/files/draft-name.ts';
import { unlessMissing } from '../../library/files/unless-missing.ts';
import { refusal } from '../http/refuse.ts';

/** Hidden: names that begin with a dot are not listed. */
const INCOMING = '.incoming';
/** Longer than any upload takes: what other machines left behind is older. */
const LEFT_MILLIS = 6 * 60 * 60 * 1000;
/** The least disk space that a file takes: otherwise there could be any number of empty ones. */
const BLOCK = 4096;
/** Entries of a folder to examine at a time. */
const AT_ONCE = 64;

export class UploadFolder {
  readonly path: string;
  readonly #mostBytes: number;
  readonly #incoming: string;
  #used = 0;
  /** Bytes taken since the server started. */
  #taken = 0;
  /** Uploads that begin together wait for the same look at the folder. */
  #measuring: Promise<void> | null = null;
  /** Uploads are moved into place one at a time. */
  readonly #placing = new PQueue({ concurrency: 1 });

  /** Creates the folder if it does not exist. @throws the system's error when it is not writable */
  constructor(path: string, mostBytes: number) {
    this.path = path;
    this.#mostBytes = mostBytes;
    this.#incoming = join(path, INCOMING);
    mkdirSync(this.#incoming, { recursive: true });
    for (const name of readdirSync(this.#incoming)) void removeLeftOver(join(this.#incoming, name));
  }

  /** Makes a staging folder; `remove` it in any case. @param announced bytes, if the client says how many */
  async stage(announced: number): Promise<string> {
    this.#measuring ??= this.#measure();
    await this.#measuring;
    if (this.#used + announced > this.#mostBytes) throw this.#full();
    return mkdtemp(join(this.#incoming, draftPrefix('upload')));
  }

  /** Call before that many bytes are written. @throws GraphQLError when there is no room for them */
  readonly take = (bytes: number): void => {
    this.#used += bytes;
    this.#taken += bytes;
    if (this.#used > this.#mostBytes) throw this.#full();
  };

  /** Moves a staged upload into place. Returns whether the name was free before. */
  place(stage: string, staged: string, name: string): Promise<boolean> {
    return this.#placing.add(async () => {
      const target = join(this.path, name);
      const before = await lstat(target).catch(() => null);
      // A file replaces a file by itself; where one of both is a folder, what is there has to be moved away first.
      const isReplaced = before?.isFile() && (await lstat(staged)).isFile();
      if (before && !isReplaced) await rename(target, join(stage, 'before'));
      await rename(staged, target).catch((error: NodeJS.ErrnoException) => {
        if (!/^(ENOTEMPTY|EEXIST|EISDIR|ENOTDIR)$/.test(error.code ?? '')) throw error;
        throw refusal(409, 'BAD_REQUEST', `Another upload is taking the name ${name}; send it again.`);
      });
      return before === null;
    });
  }

  /** Returns whether there was an upload of that name. */
  remove(name: string): Promise<boolean> {
    return this.#placing.add(async () => {
      const stage = await mkdtemp(join(this.#incoming, draftPrefix('removed')));
      try {
        const moving = rename(join(this.path, name), join(stage, 'before'));
        return (await unlessMissing(moving, 'MISSING')) !== 'MISSING';
      } finally {
        await rm(stage, { recursive: true, force: true });
      }
    });
  }

  async #measure(): Promise<void> {
    const before = this.#taken;
    try {
      const found = await sizeOf(this.path);
      // A file taken meanwhile may not have been found.
      this.#used = found + this.#taken - before;
    } finally {
      this.#measuring = null;
    }
  }

  #full(): GraphQLError {
    const text = `The folder for uploads holds ${this.#mostBytes} bytes at most; delete something first.`;
    return refusal(507, 'LIMIT_EXCEEDED', text);
  }
}

/** Compares with the current clock; if that was set back, nothing is removed. */
async function removeLeftOver(path: string): Promise<void> {
  try {
    const { mtimeMs } = statSync(path);
    if (!isAbandoned(path, mtimeMs) && Date.now() - mtimeMs <= LEFT_MILLIS) return;
    await rm(path, { recursive: true, force: true });
  } catch {
    // Another server on the same folder was faster.
  }
}

/** The bytes of everything below a path, without following links. */
async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true });
  let bytes = 0;
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const sizes = await Promise.all(
      entries.slice(from, from + AT_ONCE).map((entry) => sizeOfEntry(path, entry)),
    );
    for (const size of sizes) bytes += size;
  }
  return bytes;
}

async function sizeOfEntry(folder: string, entry: Dirent): Promise<number> {
  const path = join(folder, entry.name);
  if (entry.isDirectory()) return BLOCK + (await unlessMissing(sizeOf(path), 0));
  const file = entry.isFile() ? await unlessMissing(lstat(path), null) : null;
  return BLOCK + (file?.size ?? 0);
}
