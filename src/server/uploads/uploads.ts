// Saves that clients send: received, checked, put in the folder for uploads, and listed from then on.

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findSaves } from '../../library/find/find-saves.ts';
import type { Library } from '../../library/library.ts';
import type { SaveEntry } from '../../library/save.ts';
import { receive } from './receive.ts';
import { unpackArchive } from './unpack.ts';
import { UploadError, uploadFailure } from './upload-error.ts';
import type { UploadFolder } from './upload-folder.ts';
import { checkUploadName } from './upload-name.ts';

/** Uploads that may run at a time: each keeps files open. */
const MOST_UPLOADS = 8;

export interface Uploaded {
  readonly isNew: boolean;
  /** Its saves, as they are listed now. */
  readonly entries: readonly SaveEntry[];
}

export class Uploads {
  readonly #folder: UploadFolder;
  readonly #library: Library;
  #running = 0;

  constructor(folder: UploadFolder, library: Library) {
    this.#folder = folder;
    this.#library = library;
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
      return { isNew, entries: this.#library.rescan(this.#folder.path, name) };
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
      this.#library.rescan(this.#folder.path, name);
      return wasThere;
    } catch (error) {
      throw uploadFailure(error);
    }
  }

  async #takeIn(stage: string, name: string, body: AsyncIterable<Buffer>, size: number): Promise<boolean> {
    const { formats } = this.#library;
    const { take } = this.#folder;
    // Formats also look at file names.
    const received = join(stage, name);
    const archive = await receive(body, received, { name, formats, size, take });
    let staged = received;
    if (archive !== null) {
      staged = join(stage, 'unpacked', name);
      await mkdir(staged, { recursive: true });
      await unpackArchive(received, archive, staged, take);
      await rm(received);
    }
    const { saves, problems } = findSaves(staged, formats);
    if (saves.length === 0) {
      // An error about the whole folder would reveal where it is.
      const ofFile = problems.find(({ file }) => file !== staged);
      throw ofFile ?? new UploadError(422, 'NOT_A_SAVE', 'There is no save in it.');
    }
    return this.#folder.place(stage, staged, name);
  }
}
