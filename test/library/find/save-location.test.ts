// Names and keys of saves must stay what they are whatever else is found: links and queries hold them.

import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Claim } from '../../../src/formats/format.ts';
import { DiskFile } from '../../../src/library/files/disk-file.ts';
import type { FileListing } from '../../../src/library/files/list-files.ts';
import { locationOf, rootPrefixes, type SaveLocation } from '../../../src/library/find/save-location.ts';

const filesOf = (paths: readonly string[]): DiskFile[] =>
  paths.map((path) => new DiskFile(path, `/${path}`, 0, ''));
const listing = (isFolder: boolean, files: readonly DiskFile[]): FileListing => {
  return { root: 'any', isFolder, files, problems: [], folders: [] };
};
/** The location of a save of these files in the folder `saves`. */
function inFolder(claim: Omit<Claim, 'files'>, paths: readonly string[], prefix = ''): SaveLocation {
  const files = filesOf(paths);
  return locationOf({ ...claim, files }, listing(true, files), prefix);
}
const ofFile = (path: string, prefix = ''): SaveLocation => inFolder({ name: path }, [path], prefix);
function loneFile(path: string): SaveLocation {
  const files = filesOf([path]);
  return locationOf({ name: path, files }, listing(false, files), '');
}

it('keeps the keys that links made with earlier versions hold', () => {
  const { key } = ofFile('saves/sub/auto.sav');
  expect(key).toBe('wk8C99SqjvIz');
  expect(inFolder({ name: 'saves/p0' }, ['saves/p0/a.json']).key).toBe('3s51RbtI3j8z');
});

it('names a file below the named folder, whatever that is called', () => {
  expect(ofFile('saves/sub/auto.sav').readable).toBe('sub/auto');
  expect(ofFile('renamed/sub/auto.sav')).toEqual(ofFile('saves/sub/auto.sav'));
  expect(loneFile('auto.sav').readable).toBe('auto');
  expect(loneFile('auto.sbp').readable).toBe('auto.sbp');
});

it('names a save of a whole folder by the folder, also when that is the named one', () => {
  const files = ['saves/p0/a.json', 'saves/p0/raid/b.json'];
  expect(inFolder({ name: 'saves/p0' }, files)).toMatchObject({ readable: 'p0/', isAmbiguous: false });
  expect(inFolder({ name: 'saves' }, ['saves/a.json']).readable).toBe('saves/');
  expect(inFolder({ name: 'saves' }, ['saves/a.json'], 'mine').readable).toBe('mine/');
  // Files that only share the beginning of its name are not in the folder.
  expect(inFolder({ name: 'saves/p' }, ['saves/p0/a.json']).readable).toBe('p0/a.json');
});

it('uses the name that the format gives where the last part says too little', () => {
  const files = ['saves/p0/backup/a.json'];
  const called = 'p0 backup';
  expect(inFolder({ name: 'saves/p0/backup', called }, files).readable).toBe('p0 backup/');
  expect(inFolder({ name: 'saves/p0/backup', called: 'backup' }, files).readable).toBe('p0/backup/');
});

it('tells the saves in one file apart', () => {
  const places = ['1', '2'].map((part) => inFolder({ name: 'saves/s.gsf', part }, ['saves/s.gsf']));
  expect(places.map(({ readable }) => readable)).toEqual(['s.gsf/1', 's.gsf/2']);
  expect(new Set(places.map(({ key }) => key)).size).toBe(2);
});

it('marks exactly one of two files that read the same', () => {
  const marked = (path: string): boolean => ofFile(`saves/${path}`).isAmbiguous;
  expect([marked('a.sav'), marked('a')]).toEqual([false, true]);
  expect([marked('a.sbp'), marked('a.sbp.sav')]).toEqual([false, true]);
  expect([marked('World 1.5.sav'), marked('World 1.5')]).toEqual([false, true]);
});

it('gives different keys to all places that could be taken for one', () => {
  const places = [
    ofFile('saves/a'),
    ofFile('saves/a.sav'),
    ofFile('saves/b/a', ''),
    ofFile('saves/a', 'b'),
    ofFile('saves/c/a', 'b'),
    ofFile('saves/a', 'b/c'),
    inFolder({ name: 'saves/a' }, ['saves/a/x']),
    inFolder({ name: 'saves/a', part: '1' }, ['saves/a']),
    ofFile('saves/a1'),
  ];
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

it('prefixes only as many folders as tell the named paths apart', () => {
  const folder = (path: string) => ({ path, isFolder: true });
  const file = (path: string) => ({ path, isFolder: false });
  expect(rootPrefixes([folder('/x/saves')])).toEqual(['']);
  expect(rootPrefixes([folder('/x/one'), folder('/x/two')])).toEqual(['one', 'two']);
  expect(rootPrefixes([folder('/x/saves'), folder('/y/saves')])).toEqual(['x/saves', 'y/saves']);
  expect(rootPrefixes([file('/x/a.sav'), file('/x/b.sav')])).toEqual(['', '']);
  expect(rootPrefixes([file('/x/a.sav'), file('/y/a.sav')])).toEqual(['x', 'y']);
  expect(rootPrefixes([folder('/saves'), folder('/x/y/saves')])).toEqual(['saves', 'y/saves']);
  // A path named twice cannot be told apart from itself.
  expect(rootPrefixes([folder('saves'), folder('./saves/')])).toEqual(
    Array.from({ length: 2 }, () => resolve('saves').split('/').filter(Boolean).join('/')),
  );
});
