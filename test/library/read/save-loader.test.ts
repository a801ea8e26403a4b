// The entry after a load: the graph, the error that is kept, or nothing, so that the next request
// tries again.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { changedError, FileError } from '../../../src/library/load-error.ts';
import { inProcessReader, NotNowError, type SaveReader } from '../../../src/library/read/read-job.ts';
import { type LoaderOptions, SaveLoader } from '../../../src/library/read/save-loader.ts';
import type { SaveEntry } from '../../../src/library/save.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const unchanged = Promise.resolve(false);
const reader = inProcessReader([fakeFormat]);
const noMemory = new FormatError({
  code: 'LIMIT',
  file: 'a.sav',
  offset: 0,
  expected: 'at most 1 MB (--memory)',
  found: '2 MB',
});

/** A loader of two saves. The first readings fail with these errors, one each. */
function loaderOf(errors: unknown[], options: Partial<LoaderOptions> = {}) {
  const saves = tempFolder({ 'a.sav': fakeSave('A', ['x C']), 'b.sav': fakeSave('B', ['x C', 'y C']) });
  const [a, b] = openLibrary(saves, [fakeFormat]).entries as [SaveEntry, SaveEntry];
  const fetch: (() => Promise<void>)[] = [];
  const failing: SaveReader = {
    read: async (job, progress) => {
      if (errors.length > 0) throw errors.shift();
      return reader.read(job, progress);
    },
    close: reader.close,
  };
  const kept = {
    entries: () => [a, b],
    release: (entry: SaveEntry) => void Object.assign(entry, { ready: null, state: 'LISTED' }),
    fetch: async () => fetch.shift()?.(),
  };
  return { loader: new SaveLoader({ reader: failing, ...options }, kept), a, b, fetch };
}

describe('an entry', () => {
  it('gets its graph, with what the user gave', async () => {
    const { loader, b } = loaderOf([], { gameData: '{}', factories: '[]' });
    const ready = await loader.load(b, unchanged);
    expect([b.state, b.error, b.ready, ready.entry]).toEqual(['READY', null, ready, b]);
    expect([ready.graph.count, loader.loads]).toEqual([2, 1]);
    expect(ready.userData).toEqual({ gameData: '{}', factories: '[]' });
  });

  it('keeps why it could not be read, even when that was no error', async () => {
    const { loader, a } = loaderOf(['odd']);
    await expect(loader.load(a, unchanged)).rejects.toThrow('odd');
    expect([a.state, a.error?.message, a.ready, loader.loads]).toEqual(['FAILED', 'odd', null, 0]);
  });

  it('is as before when the reader or its files are not available now', async () => {
    const { loader, a, fetch } = loaderOf([new NotNowError('closing')]);
    const missing = new FileError('a.sav', 'no answer');
    fetch.push(() => Promise.reject(missing));
    await expect(loader.load(a, unchanged)).rejects.toBe(missing);
    expect([a.state, a.error]).toEqual(['LISTED', null]);
    await expect(loader.load(a, unchanged)).rejects.toThrow('closing');
    expect([a.state, a.error]).toEqual(['LISTED', null]);
    expect((await loader.load(a, unchanged)).graph.count).toBe(1);
  });

  it.each([[[]], [[noMemory]]])('keeps no graph, and no other error, once it is replaced', async (errors) => {
    const { loader, a } = loaderOf([...errors]);
    await expect(loader.load(a, Promise.resolve(true))).rejects.toEqual(changedError('a.sav'));
    expect([a.state, a.ready, loader.loads]).toEqual(['FAILED', null, 0]);
  });
});

it('tells the end of every reading, and what it gave', async () => {
  const ends: unknown[] = [];
  const progress: LoaderOptions['progress'] = ({ slug }, stage, ...at) => {
    if (stage === 'done') ends.push([slug, ...at]);
  };
  const { loader, a, b } = loaderOf([noMemory, noMemory], { progress });
  await expect(loader.load(a, unchanged)).rejects.toBe(noMemory);
  await loader.load(b, unchanged);
  expect(ends).toEqual([
    ['a', 1, 1, 0],
    ['b', 1, 1, 2],
  ]);
});

it('reads once more after others left when memory was short, and fails only then', async () => {
  const errors: unknown[] = [];
  const { loader, a, b } = loaderOf(errors);
  await loader.load(b, unchanged);
  errors.push(noMemory);
  expect((await loader.load(a, unchanged)).graph.count).toBe(1);
  expect([a.state, b.state, b.ready]).toEqual(['READY', 'LISTED', null]);
  errors.push(noMemory, noMemory);
  await expect(loader.load(b, unchanged)).rejects.toBe(noMemory);
  expect([b.state, b.error]).toEqual(['FAILED', noMemory]);
});
