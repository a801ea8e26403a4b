// Errors keep their class, place and words from one thread to another, and name no path of this machine.

import { describe, expect, it } from 'vitest';
import {
  asFileError,
  changedError,
  FileError,
  FormatError,
  fromPosted,
  isChangedError,
  isShortOfFiles,
  toPosted,
} from '../../src/library/load-error.ts';

/** The error as another thread gets it. */
const posted = (error: unknown): Error => fromPosted(structuredClone(toPosted(error)));

const systemError = (code: string, message = `${code}: open '/home/me/a.sav'`): Error =>
  Object.assign(new Error(message), { code });

describe('an error that is posted', () => {
  it('keeps what was expected and found, and where', () => {
    const facts = { file: 'a.sav', offset: 17, path: ['objects', 2], expected: 'a name', found: '0xff' };
    const error = posted(new FormatError({ code: 'VALUE', ...facts }));
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({ code: 'VALUE', ...facts });
    expect(error.message).toBe('a.sav: at 17 (0x11) in objects/2: expected a name, found 0xff');
  });

  it('keeps the file, and whether that changed', () => {
    const error = posted(changedError('b: c.sav'));
    expect(error).toMatchObject({ name: 'FileError', file: 'b: c.sav' });
    expect(error.message).toBe('b: c.sav: changed on disk in the meantime; try again');
    expect(isChangedError(error)).toBe(true);
    expect(isChangedError(posted(new FileError('a.sav', 'no such file or folder')))).toBe(false);
    expect(isChangedError(posted(new Error(error.message)))).toBe(false);
  });

  it('of any other class keeps its words and where it arose', () => {
    const error = new TypeError('odd');
    expect(posted(error)).toMatchObject({ message: 'odd', stack: error.stack });
    expect(posted('text').message).toBe('text');
  });
});

it.each([
  [systemError('ENOENT'), 'a.sav: no such file or folder'],
  [systemError('EACCES'), 'a.sav: no permission to read it'],
  [systemError('EBUSY'), 'a.sav: cannot be read (EBUSY)'],
  ['text', 'a.sav: cannot be read'],
])('an error of the system is told in words, without the path: %s', (error, message) => {
  expect(asFileError('a.sav', error)).toMatchObject({ name: 'FileError', file: 'a.sav', message });
});

it('too many open files are told from other errors, for threads too', () => {
  const errors = [
    systemError('EMFILE'),
    systemError('ENFILE'),
    systemError('ERR_WORKER_INIT_FAILED', 'Worker initialization failure: EMFILE'),
    systemError('ERR_WORKER_INIT_FAILED', 'Worker initialization failure: EAGAIN'),
    systemError('ENOENT'),
    'EMFILE',
  ];
  expect(errors.map(isShortOfFiles)).toEqual([true, true, true, false, false, false]);
});
