// Reading the files of a job: only what was listed is read, and errors say where they are.

import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stampAt } from '../../../src/library/files/stamp.ts';
import { isChangedError } from '../../../src/library/load-error.ts';
import { type ReadJob, runJob } from '../../../src/library/read/read-job.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** A job that reads this content, and the path of its file. */
function jobOf(content: Uint8Array): { job: ReadJob; path: string } {
  const path = join(tempFolder({ 'a.sav': content }), 'a.sav');
  const file = { name: 'a.sav', absolute: path, size: content.length, stamp: stampAt(path)! };
  return { job: { format: fakeFormat.id, files: [file], part: null, names: null, layouts: null }, path };
}

const run = (job: ReadJob) => runJob(job, undefined, [fakeFormat]);
const errorOf = (job: ReadJob): unknown => {
  try {
    run(job);
  } catch (error) {
    return error;
  }
  return null;
};

const save = fakeSave('A', ['x C', 'y C']);

describe('a file', () => {
  it('that is as listed is read, with the time that took', () => {
    const { counts, millis } = run(jobOf(save).job);
    expect(counts).toEqual({ tombstones: 3 });
    expect(millis.total).toBeGreaterThanOrEqual(millis.read);
  });

  it('is in memory that threads share, so that those that help to read it get no copy', () => {
    const buffers: unknown[] = [];
    const read: typeof fakeFormat.read = (files, ...rest) => {
      buffers.push(...files.map(({ bytes }) => bytes.buffer));
      return fakeFormat.read(files, ...rest);
    };
    runJob(jobOf(save).job, undefined, [{ ...fakeFormat, read }]);
    expect(buffers).toEqual([expect.any(SharedArrayBuffer)]);
  });

  it('of the same size that replaced the listed one is not read', () => {
    const { job, path } = jobOf(save);
    rmSync(path);
    writeFileSync(path, fakeSave('B', ['x C', 'y C']));
    const error = errorOf(job);
    expect(isChangedError(error)).toBe(true);
    expect(error).toMatchObject({ message: 'a.sav: changed on disk in the meantime; try again' });
  });

  it('is read whatever it is, where no stamp was listed', () => {
    const { job, path } = jobOf(save);
    writeFileSync(path, fakeSave('Another', []));
    const files = job.files.map(({ stamp, ...file }) => file);
    expect(run({ ...job, files }).counts).toEqual({ tombstones: 3 });
  });

  it('that is gone, or now a folder, is called so without its path', () => {
    const { job, path } = jobOf(save);
    rmSync(path);
    expect(errorOf(job)).toMatchObject({ name: 'FileError', message: 'a.sav: no such file or folder' });
    mkdirSync(path);
    expect(errorOf(job)).toMatchObject({ name: 'FileError', message: 'a.sav: not a file any more' });
  });

  it('that is too large is refused before it is read', () => {
    const { job, path } = jobOf(save);
    truncateSync(path, 2 ** 32);
    expect(errorOf(job)).toMatchObject({
      code: 'LIMIT',
      message: 'a.sav: at 0 (0x0): expected at most 4294967295 bytes, found 4294967296 bytes',
    });
  });
});

it('an error in the content has its file, its offset and what was found there', () => {
  expect(errorOf(jobOf(fakeSave('A', ['x C', '!'])).job)).toMatchObject({
    code: 'VALUE',
    message: 'a.sav: at 11 (0xb) in objects/2: expected an object, found !',
  });
});

it('a format that is not there is an error of ours, not of the save', () => {
  expect(() => runJob(jobOf(save).job, undefined, [])).toThrow(/^no format SLIME_RANCHER$/);
});
