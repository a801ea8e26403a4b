// A file that was dropped on the page, as formats see files in a listing. Workers can read files synchronously.

import { FileError } from '../library/load-error.ts';

/** A file as it is posted to the worker. */
export interface DroppedFile {
  /** Relative to what was dropped, with `/` between its parts. */
  readonly path: string;
  readonly file: Blob;
}

declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

export class ListedDrop {
  readonly path: string;
  readonly size: number;
  /** Why it could not be read; set by the first failed attempt. */
  failure: FileError | null = null;
  readonly #file: Blob;

  constructor({ path, file }: DroppedFile) {
    this.path = path;
    this.size = file.size;
    this.#file = file;
  }

  /** Up to the first `bytes` bytes; none when it cannot be read. */
  head(bytes: number): Uint8Array {
    try {
      return this.#read(bytes);
    } catch (error) {
      this.failure = fileError(this.path, error);
      return new Uint8Array(0);
    }
  }

  range(start: number, end: number): Uint8Array {
    return this.#read(end, start);
  }

  /** @throws FileError */
  whole(): Uint8Array {
    try {
      return this.#read(this.size);
    } catch (error) {
      throw fileError(this.path, error);
    }
  }

  #read(end: number, start = 0): Uint8Array {
    return new Uint8Array(new FileReaderSync().readAsArrayBuffer(this.#file.slice(start, end)));
  }
}

function fileError(path: string, cause: unknown): FileError {
  return new FileError(path, 'cannot be read any more: it was changed or removed; drop it again', { cause });
}
