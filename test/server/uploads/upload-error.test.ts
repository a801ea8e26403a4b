// Errors of the disk, as the client of an upload may see them.

import { existsSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UploadError, uploadFailure } from '../../../src/server/uploads/upload-error.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const folder = tempFolder();

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  const error = await work().then(
    () => expect.unreachable('it should fail'),
    (reason: unknown) => reason,
  );
  return uploadFailure(error);
}

it('a folder that is gone is the fault of the server, without its path', async () => {
  const failure = await failureOf(() => open(join(folder, 'gone/a.sav'), 'wx'));
  expect(failure).toMatchObject({ status: 507, code: 'LIMIT_EXCEEDED' });
  expect((failure as Error).message).toBe('Nothing was kept: the folder for uploads is gone.');
  expect((failure as Error).cause).toMatchObject({ code: 'ENOENT' });
});

it.runIf(existsSync('/dev/full'))('a disk that is full says so', async () => {
  const failure = await failureOf(() => writeFile('/dev/full', 'x'));
  expect((failure as Error).message).toBe('Nothing was kept: the disk of the server is full.');
});

it('what has nothing to do with the disk is left as it is', async () => {
  expect(await failureOf(() => readFile(folder))).toMatchObject({ code: 'EISDIR' });
  const own = new UploadError(413, 'LIMIT_EXCEEDED', 'too much');
  const errors = [own, new TypeError('a fault'), 'text', null, undefined, { code: 'ENOSPC' }];
  for (const error of errors) expect(uploadFailure(error)).toBe(error);
});

it('no error of the system shows a path to a client', () => {
  const codes = Object.keys(constants.errno);
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes) {
    const error = Object.assign(new Error(`${code}: failed, open '/home/user/uploads/a.sav'`), { code });
    const failure = uploadFailure(error);
    if (failure !== error) expect((failure as Error).message).not.toMatch(/home|E[A-Z]{3}/);
  }
  const shown = codes.filter(
    (code) => uploadFailure(Object.assign(new Error(code), { code })) instanceof UploadError,
  );
  expect(shown).toEqual(expect.arrayContaining(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'EIO']));
});
