// Saves as they are on disk: in several files, behind links, beside pipes, gone while they are looked at.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stampOf } from '../../../src/library/files/stamp.ts';
import { type Findings, findSaves } from '../../../src/library/find/find-saves.ts';
import { fakeFormat, fakeFormatAfter, fakeSave } from '../../tools/fake-format.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { hasUnixFiles } from '../../tools/unix-files.ts';

const FORMATS = [fakeFormat];
const save = (title: string): Uint8Array => fakeSave(title, ['x C']);
const names = ({ saves }: Findings): string[] => saves.map(({ location }) => location.slugs[0]!);
const messages = ({ problems }: Findings): string[] => problems.map(({ message }) => message);
/** Removes something after listing, before reading. */
const removing = (path: string) => fakeFormatAfter(() => rmSync(path, { recursive: true }));

it('names the files of a save from the folder that holds all of them', () => {
  const folder = tempFolder();
  cpSync('examples/hollowmere', join(folder, 'deep/profile_0'), { recursive: true });
  mkdirSync(join(folder, 'deep/other'));
  writeFileSync(join(folder, 'deep/other/notes.txt'), 'not of the save');
  utimesSync(join(folder, 'deep/other/notes.txt'), 1, 1);
  const { saves, problems, watched } = findSaves(folder);
  expect(problems).toEqual([]);
  expect(saves.map(({ location }) => location.slugs[0]!)).toEqual(['profile-0']);
  const files = saves[0]!.files.map(({ name, absolute, size, stamp }) => [name, absolute, size, stamp]);
  expect(files).toContainEqual([
    'persist.game.json',
    ...onDisk(join(folder, 'deep/profile_0/persist.game.json')),
  ]);
  expect(files.length).toBe(11);
  expect(watched.map(({ absolute }) => absolute).sort()).toEqual(
    ['', 'deep', 'deep/other', 'deep/profile_0'].map((path) => join(folder, path)),
  );
});

it('reports files that vanish while they are looked at, and keeps watching them', () => {
  const folder = tempFolder({ 'saves/a.sav': save('A'), 'saves/b.sav': save('B') });
  const gone = join(folder, 'saves/a.sav');
  const found = findSaves(join(folder, 'saves'), [removing(gone)]);
  expect(names(found)).toEqual(['b']);
  expect(messages(found)).toEqual(['saves/a.sav: no such file or folder']);
  expect(found.watched.map(({ absolute }) => absolute)).toEqual([join(folder, 'saves'), gone]);
  const whole = findSaves(join(folder, 'saves'), [removing(join(folder, 'saves'))]);
  expect([names(whole), messages(whole)]).toEqual([[], ['saves/b.sav: no such file or folder']]);
  expect(() => findSaves(join(folder, 'saves'), FORMATS)).toThrow('no such file or folder');
});

it.runIf(hasUnixFiles)('does not wait for a file that became a pipe since it was listed', () => {
  const folder = tempFolder({ 'a.sav': save('A'), 'b.sav': save('B') });
  const replaces = fakeFormatAfter(() => {
    rmSync(join(folder, 'a.sav'));
    execFileSync('mkfifo', [join(folder, 'a.sav')]);
  });
  expect(names(findSaves(folder, [replaces]))).toEqual(['b']);
});

it('says why there is nothing, but only when nothing else does', () => {
  const folder = tempFolder({ 'saves/notes.txt': 'text', 'broken/a.sav': 'text' });
  expect(findSaves(join(folder, 'saves'), FORMATS).problems).toMatchObject([{ found: '1 other files' }]);
  expect(findSaves(join(folder, 'broken'), FORMATS).problems).toMatchObject([{ found: 'a text file' }]);
});

function onDisk(path: string): unknown[] {
  const stat = statSync(path);
  return [path, stat.size, stampOf(stat)];
}
