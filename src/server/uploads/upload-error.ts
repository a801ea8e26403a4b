// Why an upload was refused, as its client sees it.

import type { RefusalCode } from '../http/refuse.ts';

export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;
  readonly code: RefusalCode;

  constructor(status: number, code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** Turns a disk error into one that the client may see, if it concerns the client; returns any other as it is. */
export function uploadFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = DISK.get(code);
  if (why === undefined) return error;
  return new UploadError(507, 'LIMIT_EXCEEDED', `Nothing was kept: ${why}.`, { cause: error });
}

/** By error code of the system. */
const DISK = new Map([
  ['ENOSPC', 'the disk of the server is full'],
  ['EDQUOT', 'the quota of the server is used up'],
  ['EFBIG', 'the server may not write files of this size'],
  ['EROFS', 'the folder for uploads cannot be written to'],
  ['EACCES', 'the folder for uploads cannot be written to'],
  ['EPERM', 'the folder for uploads cannot be written to'],
  ['EMFILE', 'the server has too many files open'],
  ['ENFILE', 'the server has too many files open'],
  ['ENOENT', 'the folder for uploads is gone'],
  ['EIO', 'the disk of the server cannot be written to'],
]);
