// Opening saves in a program of one's own.

import { expect, it } from 'vitest';
import { openLibrary } from '../../src/embed/open-library.ts';
import { openSave } from '../../src/embed/open-save.ts';
import { FileError, FormatError } from '../../src/library/load-error.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const folder = tempFolder({
  'one.sav': fakeSave('One', ['a Thing', 'b Thing a']),
  'two.sav': fakeSave('Two', ['c Thing']),
});
const lonely = tempFolder({ 'only.sav': fakeSave('Only', ['x Thing']), 'broken.sav': 'FAKE' });
const options = { formats: [fakeFormat] };

it('reads the one save at a path, with its header and its graph', async () => {
  const { entry, graph } = await openSave(`${folder}/one.sav`, options);
  expect([entry.header.title, entry.state]).toEqual(['One', 'READY']);
  expect([graph.find('a'), graph.find('b')].every((node) => node >= 0)).toBe(true);
});

it('reads the one of several that is named, and names them otherwise', async () => {
  expect((await openSave(folder, { ...options, slug: 'two' })).entry.header.title).toBe('Two');
  const several = new RangeError(`several saves at ${folder}, choose one by slug: one, two`);
  await expect(openSave(folder, options)).rejects.toEqual(several);
  await expect(openSave(folder, { ...options, slug: 'three' })).rejects.toEqual(several);
});

it('says why there is no save', async () => {
  await expect(openSave(`${folder}/none.sav`, options)).rejects.toThrow(FileError);
  await expect(openSave(tempFolder({ 'a.txt': 'a text' }), options)).rejects.toThrow(FormatError);
  await expect(openSave(tempFolder({}), options)).rejects.toThrow(FormatError);
});

it('opens all saves at several paths, and hands on what could not be opened', async () => {
  const problems: string[] = [];
  const library = openLibrary([folder, lonely], {
    ...options,
    onProblem: (problem) => problems.push(problem.file),
  });
  expect(library.entries.map(({ header }) => header.title).sort()).toEqual(['One', 'Only', 'Two']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('broken.sav');
  await library.close();
});
