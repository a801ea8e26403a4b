// Keys of saves must stay what they are whatever else is found: links and queries hold them.

import { Stats } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Claim } from '../../../src/formats/format.ts';
import { DiskFile } from '../../../src/library/files/disk-file.ts';
import type { FileListing } from '../../../src/library/files/list-files.ts';
import { locationOf, rootPrefixes, type SaveLocation } from '../../../src/library/find/save-location.ts';

const filesOf = (paths: readonly string[]): DiskFile[] =>
  paths.map((path) => new DiskFile(path, `/${path}`, new Stats()));
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

const slugOf = ({ slugs }: SaveLocation): string => slugs[0]!;

it('names a file by its last part, whatever the named folder is called', () => {
  expect(slugOf(ofFile('saves/sub/auto.sav'))).toBe('auto');
  expect(ofFile('renamed/sub/auto.sav')).toEqual(ofFile('saves/sub/auto.sav'));
  expect(slugOf(loneFile('auto.sav'))).toBe('auto');
  expect(slugOf(loneFile('auto.sbp'))).toBe('auto');
});

it('names a save of a whole folder by the folder, also when that is the named one', () => {
  const files = ['saves/p0.old/a.json', 'saves/p0.old/raid/b.json'];
  expect(slugOf(inFolder({ name: 'saves/p0.old' }, files))).toBe('p0-old');
  expect(slugOf(inFolder({ name: 'saves' }, ['saves/a.json']))).toBe('saves');
  expect(slugOf(inFolder({ name: 'saves' }, ['saves/a.json'], 'mine'))).toBe('mine');
  // Files that only share the beginning of its name are not in the folder.
  expect(slugOf(inFolder({ name: 'saves/p' }, ['saves/p0/a.json']))).toBe('a');
});

it('uses the name that the format gives where the last part says too little', () => {
  const files = ['saves/p0/backup/a.json'];
  expect(slugOf(inFolder({ name: 'saves/p0/backup', called: 'p0/backup' }, files))).toBe('p0-backup');
});

it('tells the saves in one file apart', () => {
  const places = ['1', '2'].map((part) => inFolder({ name: 'saves/s.gsf', part }, ['saves/s.gsf']));
  expect(places.map(slugOf)).toEqual(['s-1', 's-2']);
  expect(new Set(places.map(({ key }) => key)).size).toBe(2);
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
