// The errors that loading a save may end in, in a form that can be posted from a worker: class instances do
// not survive that, but their fields do.

import { FormatError, type FormatErrorFacts } from '../bytes/format-error.ts';

export { FormatError };

/** A file could not be read from disk. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly file: string;

  constructor(file: string, why: string, options?: ErrorOptions) {
    super(`${file}: ${why}`, options);
    this.file = file;
  }
}

/** The error for a file that is no longer the one that was listed. */
export function changedError(file: string): FileError {
  return new FileError(file, CHANGED);
}

/** Errors of {@link changedError}, even on another thread. */
export function isChangedError(error: unknown): boolean {
  return error instanceof FileError && error.message.endsWith(CHANGED);
}

const CHANGED = 'changed on disk in the meantime; try again';

/** Why a save has no graph. Any other class is an internal error. */
export type LoadError = FormatError | FileError | Error;

/** An error as plain data. */
export type PostedError =
  | { readonly kind: 'format'; readonly facts: FormatErrorFacts }
  | { readonly kind: 'file'; readonly file: string; readonly message: string }
  | { readonly kind: 'other'; readonly message: string; readonly stack: string };

export function toPosted(error: unknown): PostedError {
  if (error instanceof FormatError) {
    const { code, file, offset, path, expected, found } = error;
    return { kind: 'format', facts: { code, file, offset, path, expected, found } };
  }
  if (error instanceof FileError) return { kind: 'file', file: error.file, message: error.message };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'other', message, stack: stack ?? message };
}

/** The error that another thread posted, with its class. */
export function fromPosted(posted: PostedError): LoadError {
  switch (posted.kind) {
    case 'format':
      return new FormatError(posted.facts);
    case 'file':
      return new FileError(posted.file, posted.message.slice(posted.file.length + 2));
    case 'other': {
      const error = new Error(posted.message);
      error.stack = posted.stack;
      return error;
    }
  }
}

/** Turns an error of the operating system into words that a player can act on. */
export function asFileError(file: string, error: unknown): FileError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Node's own message includes the whole path, which clients should not see.
  const why = WHY.get(code) ?? `cannot be read${code && ` (${code})`}`;
  return new FileError(file, why, { cause: error });
}

/** A file could not be opened, or a thread not started, because too many files are open. */
export function isShortOfFiles(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERR_WORKER_INIT_FAILED') return (error as Error).message.includes('EMFILE');
  return code === 'EMFILE' || code === 'ENFILE';
}

const WHY = new Map([
  ['ENOENT', 'no such file or folder'],
  ['EACCES', 'no permission to read it'],
  ['EPERM', 'no permission to read it'],
  ['EISDIR', 'a folder, not a file'],
  ['ELOOP', 'links that lead in a circle'],
  ['ENAMETOOLONG', 'the path is too long'],
  ['EMFILE', 'too many files are open'],
  ['ENFILE', 'too many files are open'],
  ['EIO', 'the disk cannot read it'],
]);
