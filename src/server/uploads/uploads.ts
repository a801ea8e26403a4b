// Saves that clients send: received, checked, put in the folder for uploads or in a store, and listed from then on.

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundSave } from '../../library/find/find-saves.ts';
import { isFolder } from '../../library/find/root.ts';
import { inProcessFinder, type SaveFinder } from '../../library/find/save-finder.ts';
import type { Library } from '../../library/library.ts';
import { FileError } from '../../library/load-error.ts';
import type { StoredState } from '../../store/catalogue/stored-save.ts';
import { refusal } from '../http/refuse.ts';
import { receive } from './receive.ts';
import type { StoreUploads } from './store-uploads.ts';
import { unpackArchive } from './unpack.ts';
import type { UploadFolder } from './upload-folder.ts';
import { checkUploadName } from './upload-name.ts';

/** Uploads that may run at a time: each keeps files open. */
const MOST_UPLOADS = 8;
/** Saves in one upload: every list of saves and every look at them takes longer for all. */
const MOST_SAVES = 1000;

export interface Uploaded {
  readonly isNew: boolean;
  /** Its saves, as they are listed now. */
  readonly saves: readonly UploadedSave[];
}

interface UploadedSave {
  readonly slug: string;
  readonly format: string;
  readonly title: string;
  /** State of its figures; only of saves in a store. */
  readonly state?: StoredState;
}

export class Uploads {
  readonly #folder: UploadFolder;
  readonly #library: Library;
  readonly #finder: SaveFinder;
  readonly #store: StoreUploads | null;
  #running = 0;

  /** @param finder default: this thread. @param store receives the upload; default: it stays in the folder */
  constructor(
    folder: UploadFolder,
    library: Library,
    finder = inProcessFinder(library.formats),
    store: StoreUploads | null = null,
  ) {
    this.#folder = folder;
    this.#library = library;
    this.#finder = finder;
    this.#store = store;
  }

  /** @param size null if unknown. @throws GraphQLError, FormatError; then the earlier upload of the name stays */
  async put(name: string, body: AsyncIterable<Buffer>, size: number | null): Promise<Uploaded> {
    checkUploadName(name);
    if (this.#running >= MOST_UPLOADS)
      throw refusal(503, 'LIMIT_EXCEEDED', `At most ${MOST_UPLOADS} uploads are accepted at a time.`);
    this.#running++;
    let stage: string | null = null;
    try {
      stage = await this.#folder.stage(size ?? 0);
      const staged = await this.#receive(stage, name, body, size ?? Number.POSITIVE_INFINITY);
      const found = await this.#findSaves(staged, name);
      return this.#store ? await this.#store.keep(name, found) : await this.#keep(stage, staged, name);
    } catch (error) {
      throw uploadFailure(error);
    } finally {
      this.#running--;
      if (stage !== null) await rm(stage, { recursive: true, force: true });
    }
  }

  /** Returns whether there was an upload of this name. @throws GraphQLError */
  async remove(name: string): Promise<boolean> {
    checkUploadName(name);
    try {
      const wasThere = await this.#folder.remove(name);
      await this.#library.rescan(this.#folder.path, name);
      return (await this.#store?.remove(name)) || wasThere;
    } catch (error) {
      throw uploadFailure(error);
    }
  }

  /** Returns the file or folder that was sent. */
  async #receive(stage: string, name: string, body: AsyncIterable<Buffer>, size: number): Promise<string> {
    const { take } = this.#folder;
    // Formats also look at file names.
    const received = join(stage, name);
    const archive = await receive(body, received, { name, finder: this.#finder, size, take });
    let staged = received;
    if (archive !== null) {
      staged = join(stage, 'unpacked', name);
      await mkdir(staged, { recursive: true });
      await unpackArchive(received, archive, staged, take);
      await rm(received);
    }
    return staged;
  }

  async #keep(stage: string, staged: string, name: string): Promise<Uploaded> {
    const isNew = await this.#folder.place(stage, staged, name);
    const entries = await this.#library.rescan(this.#folder.path, name);
    const saves = entries.map(({ slug, format, header }) => ({
      slug,
      format: format.id,
      title: header.title,
    }));
    return { isNew, saves };
  }

  /** @throws GraphQLError, FormatError, FileError that say nothing about where the upload is */
  async #findSaves(staged: string, name: string): Promise<readonly FoundSave[]> {
    const prefix = isFolder(staged) ? name : '';
    const { saves, problems } = await this.#finder.find(staged, prefix).catch((error: unknown) => {
      if (!(error instanceof FileError) || error.file !== staged) throw error;
      throw refusal(507, 'LIMIT_EXCEEDED', 'Nothing was kept: it is gone from the folder for uploads.');
    });
    if (saves.length > MOST_SAVES)
      throw refusal(413, 'LIMIT_EXCEEDED', `At most ${MOST_SAVES} saves are accepted in one upload.`);
    if (saves.length > 0) return saves;
    throw (
      problems.find(({ file }) => file !== staged) ?? refusal(422, 'NOT_A_SAVE', 'There is no save in it.')
    );
  }
}

/** Turns a disk error into one that the client may see, if it concerns the client; returns any other as it is. */
function uploadFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = DISK.get(code);
  return why === undefined ? error : refusal(507, 'LIMIT_EXCEEDED', `Nothing was kept: ${why}.`);
}

const READ_ONLY = 'the folder for uploads cannot be written to';
/** By error code of the system. */
const DISK = new Map([
  ['ENOSPC', 'the disk of the server is full'],
  ['EDQUOT', 'the quota of the server is used up'],
  ['EFBIG', 'the server may not write files of this size'],
  ['EROFS', READ_ONLY],
  ['EACCES', READ_ONLY],
  ['EPERM', READ_ONLY],
  ['EMFILE', 'the server has too many files open'],
  ['ENFILE', 'the server has too many files open'],
  ['ENOENT', 'the folder for uploads is gone'],
  ['EIO', 'the disk of the server cannot be written to'],
]);
