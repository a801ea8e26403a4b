// Writes the files of an archive, bounded in number, depth and size, all inside one folder and none twice.

import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GraphQLError } from 'graphql';
import { refusal } from '../http/refuse.ts';
import { isUploadName } from './upload-name.ts';

/** The largest package folders have some thousand files. */
const MOST_FILES = 10_000;
const MOST_DEPTH = 16;
/** Saves and packages compress to a tenth at best; anything that grows more than this many times is a bomb. */
const MOST_TIMES = 100;
const SOME_BYTES = 16 * 2 ** 20;
/** Bytes of an archive besides its files: headers, notes on files, padding. */
const MOST_BESIDES = 64 * 2 ** 20;
/** Longer paths are not remembered, so that the names of one archive cannot take much memory. */
const MOST_PATH = 1024;

export class UnpackedFiles {
  readonly #folder: string;
  readonly #most: number;
  readonly #take: (bytes: number) => void;
  #entries = 0;
  /** The folders that entries are in: most archives do not have entries for them. */
  readonly #folders = new Set<string>();
  #bytes = 0;
  /** Bytes of the archive that have arrived, and those of them that belong to files. */
  #arrived = 0;
  #announced = 0;

  /**
   * @param archiveBytes of the whole archive
   * @param take called with the number of bytes that are about to be written; throws when there is no room for them
   */
  constructor(folder: string, archiveBytes: number, take: (bytes: number) => void) {
    this.#folder = folder;
    this.#most = SOME_BYTES + archiveBytes * MOST_TIMES;
    this.#take = take;
  }

  /** Counts bytes of an archive that is read from start to end. @throws GraphQLError if it holds nearly nothing else */
  arrive(bytes: number): void {
    this.#arrived += bytes;
    if (this.#arrived - this.#announced > MOST_BESIDES) throw badArchive('it is nearly all padding');
  }

  /** Checks what an archive says about an entry before any of it is read. @throws GraphQLError */
  announce(path: string, bytes: number): void {
    if (++this.#entries > MOST_FILES) throw tooMuch(`more than ${MOST_FILES} entries`);
    if (!(bytes >= 0) || this.#bytes + bytes > this.#most) throw this.#bomb();
    this.#announced += bytes;
    const parts = partsOf(path);
    for (let depth = 1; depth < parts.length; depth++) this.#folders.add(parts.slice(0, depth).join('/'));
    if (this.#folders.size > MOST_FILES) throw tooMuch(`more than ${MOST_FILES} folders`);
  }

  /** @throws GraphQLError, and the system's own errors */
  async write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const file = join(this.#folder, ...partsOf(path));
    const handle = await newFile(file);
    try {
      for await (const piece of content) {
        this.#bytes += piece.length;
        if (this.#bytes > this.#most) throw this.#bomb();
        this.#take(piece.length);
        await handle.writeFile(piece);
      }
    } finally {
      await handle.close();
    }
  }

  #bomb(): GraphQLError {
    return tooMuch(`more than ${MOST_TIMES} times its own size`);
  }
}

/** Creates a file, never in place of another file, a link or a folder. */
async function newFile(file: string): Promise<FileHandle> {
  try {
    await mkdir(dirname(file), { recursive: true });
    return await open(file, 'wx');
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    throw /^(EEXIST|ENOTDIR|EISDIR)$/.test(code) ? badArchive('two entries have the same name') : error;
  }
}

/** @throws GraphQLError when the path leads out of the folder, or could on some system */
function partsOf(path: string): string[] {
  const parts = path.split('/');
  if (parts[0] === '.') parts.shift();
  if (parts.at(-1) === '') parts.pop();
  if (path.length > MOST_PATH || parts.length > MOST_DEPTH) throw badPath(path, 'is too long');
  if (/^(?:[\\/]|[a-z]:)/i.test(path)) throw badPath(path, 'is absolute');
  if (path.split(/[\\/]/).includes('..')) throw badPath(path, 'leads out of the archive');
  if (parts.every((part) => isUploadName(part) || HIDDEN.test(part))) return parts;
  throw badPath(path, 'has a name that no file of a save has');
}

function badPath(path: string, why: string): GraphQLError {
  return badArchive(`the path ${JSON.stringify(path.slice(0, MOST_SHOWN))} ${why}`);
}

const MOST_SHOWN = 100;

/** Files of operating systems, such as .DS_Store. */
const HIDDEN = /^\.[\w][\w.-]{0,100}$/;

function tooMuch(what: string): GraphQLError {
  return refusal(413, 'LIMIT_EXCEEDED', `The archive unpacks to ${what}.`);
}

export function badArchive(why: string): GraphQLError {
  return refusal(422, 'NOT_A_SAVE', `The archive is refused: ${why}.`);
}
