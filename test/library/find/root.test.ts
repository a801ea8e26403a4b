// Changes of a named path that are noticed when it is looked at again.

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Findings } from '../../../src/library/find/find-saves.ts';
import { isFolder, Root } from '../../../src/library/find/root.ts';
import { inProcessFinder } from '../../../src/library/find/save-finder.ts';
import { fakeFormat, fakeFormatAfter, fakeSave } from '../../tools/fake-format.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { hasUnixFiles } from '../../tools/unix-files.ts';

const FORMATS = [fakeFormat];
const save = fakeSave('A', ['x C']);
const names = ({ saves }: Findings): string[] => saves.map(({ location }) => location.slugs[0]!).sort();
const messages = ({ problems }: Findings): string[] => problems.map(({ message }) => message);

it('is not as found after a name is added or removed anywhere below it, or a suspect is written', () => {
  const folder = tempFolder({ 'a.sav': save, 'deep/b.sav': save, 'c.sav': 'not yet' });
  const root = new Root(folder, '');
  expect(root.isAsFound()).toBe(false);
  const changes = [
    () => writeFileSync(join(folder, 'deep/new.sav'), save),
    () => rmSync(join(folder, 'deep/new.sav')),
    () => writeFileSync(join(folder, 'c.sav'), save),
    () => rmSync(join(folder, 'deep'), { recursive: true }),
  ];
  const found = changes.map((change) => {
    // The clock of the file system may stand still between finding and changing.
    for (const path of [folder, join(folder, 'deep')]) utimesSync(path, 1, 1);
    root.find(FORMATS);
    expect(root.isAsFound()).toBe(true);
    change();
    expect(root.isAsFound()).toBe(false);
    return names(root.find(FORMATS));
  });
  expect(found).toEqual([
    ['a', 'b', 'new'],
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
});

it('is not as found after a file without an ending is filled that was there empty, or half written', () => {
  const folder = tempFolder({ Farm_123: '', Farm_124: save.slice(0, 2), notes: 'about farms' });
  for (const name of ['notes', 'Farm_123']) utimesSync(join(folder, name), 1, 1);
  const root = new Root(folder, '');
  expect(names(root.find(FORMATS))).toEqual([]);
  for (const [at, name] of ['Farm_123', 'Farm_124'].entries()) {
    expect(root.isAsFound()).toBe(true);
    writeFileSync(join(folder, name), save);
    expect(root.isAsFound()).toBe(false);
    expect(names(root.find(FORMATS))).toEqual(['farm-123', 'farm-124'].slice(0, at + 1));
  }
  writeFileSync(join(folder, 'notes'), 'about barns');
  expect(root.isAsFound()).toBe(true);
});

it('reports a path that is gone, and finds what comes there later', () => {
  const folder = join(tempFolder(), 'saves');
  const root = new Root(folder, '');
  for (let time = 0; time < 2; time++) {
    expect(messages(root.find(FORMATS))).toEqual([`${folder}: no such file or folder`]);
    expect(root.isAsFound()).toBe(false);
    mkdirSync(folder);
    writeFileSync(join(folder, 'a.sav'), save);
    expect(names(root.find(FORMATS))).toEqual(['a']);
    expect(root.isAsFound()).toBe(true);
    rmSync(folder, { recursive: true });
    expect(root.isAsFound()).toBe(false);
  }
});

it.runIf(hasUnixFiles)('examines each name separately where saves of many users are', async () => {
  const folder = tempFolder({ 'a.sav': save, 'b/b.sav': save, 'c.sav': 'text', '.d.sav': save });
  symlinkSync('a.sav', join(folder, 'link.sav'));
  execFileSync('mkfifo', [join(folder, 'pipe.sav')]);
  const root = new Root(folder, 'up', inProcessFinder(FORMATS));
  const found = await root.findUploads();
  expect(names(found)).toEqual(['a', 'b']);
  expect(found.problems).toMatchObject([{ file: 'c.sav', found: 'a text file' }]);
  // As elsewhere, a name that vanishes does not hide the others.
  const vanishing = fakeFormatAfter(() => rmSync(join(folder, 'b'), { recursive: true, force: true }));
  const left = await new Root(folder, 'up', inProcessFinder([vanishing])).findUploads();
  expect(names(left)).toEqual(['a']);
  expect(messages(left)[0]).toMatch(/no such file or folder$/);
  rmSync(folder, { recursive: true });
  expect(messages(await root.findUploads())).toEqual(['up: no such file or folder']);
});

it('is looked at again only after a time that grows with what is to be looked at', () => {
  const root = new Root(tempFolder({ 'a.sav': save }), '');
  root.find(FORMATS);
  const now = vi.spyOn(process, 'hrtime');
  const dueAt = (time: number, files: number): boolean => {
    now.mockReturnValue([0, time * 1e6]);
    return root.isDue(files, 10);
  };
  // One folder and nine files, with nine other roots: 100 ms.
  expect([dueAt(1000, 9), dueAt(1099, 9), dueAt(1100, 9), dueAt(1150, 9)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(dueAt(1150, 4)).toBe(true);
  now.mockRestore();
});

it.runIf(hasUnixFiles)('tells folders, also behind links, from files and nothing', () => {
  const folder = tempFolder({ 'a.sav': save, 'deep/b.sav': save });
  symlinkSync('deep', join(folder, 'link'));
  expect(['deep', 'link', 'a.sav', 'none'].map((name) => isFolder(join(folder, name)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
