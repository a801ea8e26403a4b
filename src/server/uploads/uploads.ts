// Saves that clients send: received, checked, put in the folder for uploads, and listed from then on.

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inProcessFinder, type SaveFinder } from '../../library/find/save-finder.ts';
import type { Library } from '../../library/library.ts';
import { FileError } from '../../library/load-error.ts';
import type { SaveEntry } from '../../library/save.ts';
import { receive } from './receive.ts';
import { unpackArchive } from './unpack.ts';
import { UploadError, uploadFailure } from './upload-error.ts';
import type { UploadFolder } from './upload-folder.ts';
import { checkUploadName } from './upload-name.ts';

/** Uploads that may run at a time: each keeps files open. */
const MOST_UPLOADS = 8;
/** Saves in one upload: every list of saves and every look at them takes longer for all. */
const MOST_SAVES = 1000;

export interface Uploaded {
  readonly isNew: boolean;
  /** Its saves, as they are listed now. */
  readonly entries: readonly SaveEntry[];
}

export class Uploads {
  readonly #folder: UploadFolder;
  readonly #library: Library;
  readonly #finder: SaveFinder;
  #running = 0;

  /** @param finder looks at what was sent. Default: this thread does */
  constructor(folder: UploadFolder, library: Library, finder = inProcessFinder(library.formats)) {
    this.#folder = folder;
    this.#library = library;
    this.#finder = finder;
  }

  /**
   * @param size bytes that will come; null if the client does not say
   * @throws UploadError, FormatError; then nothing is kept, and an earlier upload of that name stays
   */
  async put(name: string, body: AsyncIterable<Buffer>, size: number | null): Promise<Uploaded> {
    checkUploadName(name);
    if (this.#running >= MOST_UPLOADS) {
      throw new UploadError(503, 'LIMIT_EXCEEDED', `At most ${MOST_UPLOADS} uploads are accepted at a time.`);
    }
    this.#running++;
    let stage: string | null = null;
    try {
      stage = await this.#folder.stage(size ?? 0);
      const isNew = await this.#takeIn(stage, name, body, size ?? Number.POSITIVE_INFINITY);
      return { isNew, entries: await this.#library.rescan(this.#folder.path, name) };
    } catch (error) {
      throw uploadFailure(error);
    } finally {
      this.#running--;
      if (stage !== null) await rm(stage, { recursive: true, force: true });
    }
  }

  /** Returns whether there was an upload of this name. @throws UploadError */
  async remove(name: string): Promise<boolean> {
    checkUploadName(name);
    try {
      const wasThere = await this.#folder.remove(name);
      await this.#library.rescan(this.#folder.path, name);
      return wasThere;
    } catch (error) {
      throw uploadFailure(error);
    }
  }

  async #takeIn(stage: string, name: string, body: AsyncIterable<Buffer>, size: number): Promise<boolean> {
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
    await this.#checkSaves(staged);
    return this.#folder.place(stage, staged, name);
  }

  /** @throws UploadError, FormatError, FileError that say nothing about where the upload is */
  async #checkSaves(staged: string): Promise<void> {
    const { saves, problems } = await this.#finder.find(staged, '').catch((error: unknown) => {
      if (!(error instanceof FileError) || error.file !== staged) throw error;
      throw new UploadError(
        507,
        'LIMIT_EXCEEDED',
        'Nothing was kept: it is gone from the folder for uploads.',
      );
    });
    if (saves.length > MOST_SAVES) {
      throw new UploadError(413, 'LIMIT_EXCEEDED', `At most ${MOST_SAVES} saves are accepted in one upload.`);
    }
    if (saves.length > 0) return;
    throw (
      problems.find(({ file }) => file !== staged) ??
      new UploadError(422, 'NOT_A_SAVE', 'There is no save in it.')
    );
  }
}
