// Files that are named one by one are looked at no more often than those of a folder.

import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Root } from '../../src/library/find/root.ts';
import { countSteps } from '../tools/count-steps.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { openLibrary } from '../tools/open-library.ts';
import { tempFolder } from '../tools/temp-folder.ts';

it('many paths are not all looked at for every request', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `s${at}.sav`);
  const folder = tempFolder(Object.fromEntries(names.map((name) => [name, fakeSave('A', ['x C'])])));
  const library = openLibrary(
    names.map((name) => join(folder, name)),
    [fakeFormat],
  );
  expect(library.entries).toHaveLength(1000);
  const looks = vi.spyOn(Root.prototype, 'isAsFound');
  for (let request = 0; request < 5; request++) expect(library.entries).toHaveLength(1000);
  expect(looks.mock.calls.length).toBeLessThan(1000);
  looks.mockRestore();
});

it('adding many paths takes steps in proportion', () => {
  const library = openLibrary([], [fakeFormat]);
  const folders = [500, 4000].map((count) => {
    const names = Array.from({ length: count }, (_, at) => `s${at}.sav`);
    const folder = tempFolder(Object.fromEntries(names.map((name) => [name, fakeSave('A', ['x C'])])));
    return names.map((name) => join(folder, name));
  });
  const [few, many] = folders.map((paths) => countSteps(() => library.add(...paths)));
  expect(library.entries).toHaveLength(4500);
  expect(many! / few!).toBeLessThan(12);
});
