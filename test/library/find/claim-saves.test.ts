// Files that become saves, and what is said about the others. The files are made up, never on disk.

import { expect, it } from 'vitest';
import { commonFolder } from '../../../src/bytes/common-folder.ts';
import { encodeUtf8 } from '../../../src/bytes/text.ts';
import type { Format } from '../../../src/formats/format.ts';
import {
  type Claimed,
  claimSaves,
  type LookedAtFile,
  nothingThere,
} from '../../../src/library/find/claim-saves.ts';
import { FileError, FormatError } from '../../../src/library/load-error.ts';
import { fakeFormat } from '../../tools/fake-format.ts';

/** One save of all files of a folder, if one of them is a save. */
const byFolder: Format = {
  ...fakeFormat,
  claim: (files) => (fakeFormat.claim(files).length > 0 ? [{ name: 'world', files }] : []),
};
const file = (path: string, text: string, failure: FileError | null = null): LookedAtFile => {
  const bytes = failure ? new Uint8Array(0) : encodeUtf8(text);
  return { path, size: bytes.length, head: (count) => bytes.subarray(0, count), failure };
};
const noPermission = (path: string): FileError => new FileError(path, 'no permission to read it');
const claimIn = (files: readonly LookedAtFile[], formats: readonly Format[] = [fakeFormat]) =>
  claimSaves({ root: 'saves', isFolder: true, files }, formats);
const shown = ({ saves, problems, suspects }: Claimed<LookedAtFile>) => ({
  saves: saves.map(({ claim, header }) => [header.title, ...claim.files.map(({ path }) => path)]),
  problems: problems.map(({ message }) => message),
  suspects: suspects.map(({ path }) => path),
});

it('gives each file to one save only, that of the first format that claims it', () => {
  const files = [file('a.sav', 'FAKE A'), file('b.dat', 'more of A')];
  const alone = [['A', 'a.sav']];
  expect(shown(claimIn(files, [fakeFormat, byFolder]))).toMatchObject({ saves: alone, problems: [] });
  const together = [['A', 'a.sav', 'b.dat']];
  expect(shown(claimIn(files, [byFolder, fakeFormat]))).toMatchObject({ saves: together, problems: [] });
});

it('refuses a save of several files when one of them cannot be read, and keeps an eye on all of them', () => {
  const files = [file('a.sav', 'FAKE A'), file('b.dat', '', noPermission('b.dat'))];
  expect(shown(claimIn(files, [byFolder]))).toEqual({
    saves: [],
    problems: ['b.dat: no permission to read it'],
    suspects: ['a.sav', 'b.dat'],
  });
});

it('opens the saves beside one whose header is broken', () => {
  const { saves, problems, suspects } = claimIn([file('a.sav', 'FAKE !'), file('b.sav', 'FAKE B')]);
  expect(saves.map(({ header }) => header.title)).toEqual(['B']);
  expect(problems).toEqual([expect.objectContaining({ code: 'VALUE', file: 'a.sav', offset: 5 })]);
  expect(suspects.map(({ path }) => path)).toEqual(['a.sav']);
});

it('does not hide an internal error as a problem of a file', () => {
  const header = (): never => {
    throw new TypeError('not the fault of the file');
  };
  expect(() => claimIn([file('a.sav', 'FAKE A')], [{ ...fakeFormat, header }])).toThrow(TypeError);
});

it('says in a folder what is wrong with files that are named like saves, and nothing of others', () => {
  const formats = [{ ...fakeFormat, extensions: ['.sav', '.json'] }];
  const silent = [file('notes.txt', 'KIN'), file('sav', ''), file('list.json', '\uFEFF {"a": 1}')];
  expect(shown(claimIn(silent, formats))).toEqual({ saves: [], problems: [], suspects: [] });
  const reported = [
    ['a.sav', '', 'an empty file'],
    ['b.SAV', '\x01abc', 'a file of no known kind, which begins with 01 61 62 63 (.abc)'],
    ['c.sav', 'PK\x03\x04', 'a ZIP archive without a save that can be read'],
    ['d.sav', 'hello', 'a text file'],
    ['e.sav', 'KIN', 'a kin of the fake format'],
    ['e.sav.bz2', 'BZh9', 'a bzip2 file, which has to be unpacked first'],
    ['f.json', '{\0', 'a file of no known kind, which begins with 7b 00 ({.)'],
  ] as const;
  const { problems, suspects } = claimIn(
    reported.map(([path, text]) => file(path, text)),
    formats,
  );
  expect(problems.map((why) => [why.file, (why as FormatError).found])).toEqual(
    reported.map(([path, , found]) => [path, found]),
  );
  expect(problems[0]!.message).toBe('a.sav: at 0 (0x0): expected a save (Fake), found an empty file');
  expect(suspects.length).toBe(reported.length);
});

it('keeps an eye on a lone file that is not a save yet', () => {
  const files = [file('notes.txt', 'hello')];
  const lone = { root: 'notes.txt', isFolder: false, files };
  expect(shown(claimSaves(lone, [fakeFormat]))).toEqual({ saves: [], problems: [], suspects: ['notes.txt'] });
  expect(nothingThere(lone, [fakeFormat])).toMatchObject({ file: 'notes.txt', found: 'a text file' });
});

it('says of a folder without saves how many files are there, or why one of them is not read', () => {
  const why = new FormatError({ code: 'UNSUPPORTED', file: 'b', offset: 0, expected: 'new', found: 'old' });
  const strict: Format = { ...fakeFormat, refuse: ({ path }) => (path === 'b' ? why : null) };
  const of = (paths: readonly string[], format: Format) =>
    nothingThere({ root: 'saves', isFolder: true, files: paths.map((path) => file(path, '')) }, [format]);
  expect(of([], fakeFormat)).toMatchObject({ file: 'saves', found: 'no files' });
  expect(of(['a', 'b'], fakeFormat)).toMatchObject({ file: 'saves', found: '2 other files' });
  expect(of(['a', 'b'], strict)).toBe(why);
});

it('finds the longest folder of paths by whole names', () => {
  expect(commonFolder(['s/profile_1/a', 's/profile_10/a'])).toBe('s/');
  expect(commonFolder(['s/a/b/c', 's/a/b/d/e', 's/a/c'])).toBe('s/a/');
  expect(commonFolder(['a', 'b/c'])).toBe('');
});
