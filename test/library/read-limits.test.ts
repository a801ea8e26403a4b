// A reading thread that hangs or fills its memory is ended, its save has failed with a reason, and the next one is read.

import { afterAll, describe, expect, it } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import { Library } from '../../src/library/library.ts';
import { readLimits } from '../../src/library/read-limits.ts';
import { workerReader } from '../../src/library/worker-reader.ts';
import { caseBytes, saveCases } from '../tools/satisfactory/cases.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const good = caseBytes(saveCases[0]!);
const folder = tempFolder({
  ...{ 'hang.sav': good, 'balloon.sav': good, 'good.sav': good, 'more.sav': good },
  ...{ 'third.sav': good, 'fourth.sav': good },
  'fail.sav': good,
});
const reader = workerReader({
  threads: 1,
  limits: ([file]) => ({ millis: file?.name === 'hang.sav' ? 2000 : 60_000, heapMegabytes: 64 }),
  program: new URL('../tools/odd-reader-worker.ts', import.meta.url),
});
afterAll(() => reader.close());

function libraryOf(): Library {
  const library = new Library({ reader });
  expect(library.add(folder)).toEqual([]);
  return library;
}

const load = (library: Library, slug: string) => library.load(library.get(slug)!);

describe('a thread that reads', () => {
  it('is ended when it takes too long, and the save beside it is read', async () => {
    const library = libraryOf();
    const hanging = load(library, 'hang').catch((error: unknown) => error);
    const beside = load(library, 'good');
    expect(library.get('hang')!.state).toBe('LOADING');
    const error = await hanging;
    expect(error).toBeInstanceOf(FormatError);
    // Located where the thread was when it last said anything.
    expect(error).toMatchObject({ code: 'LIMIT', file: 'hang.sav', offset: 77, path: ['bodies'] });
    expect(String(error)).toContain('expected to be read in 2 s, found no end by then');
    expect(library.get('hang')!.state).toBe('FAILED');
    await beside;
    expect(library.get('good')!.state).toBe('READY');
    await expect(load(library, 'hang')).rejects.toBe(error);
  });

  it('is ended when its objects take too much, and the save beside it is read', async () => {
    const library = libraryOf();
    const [balloon, beside] = await Promise.allSettled([load(library, 'balloon'), load(library, 'good')]);
    expect(balloon).toMatchObject({ status: 'rejected', reason: { code: 'LIMIT', file: 'balloon.sav' } });
    expect(String((balloon as PromiseRejectedResult).reason)).toContain('at most 64 MB of objects');
    expect(beside.status).toBe('fulfilled');
  });

  it('is kept after a save that it could read, and not after one that it could not', async () => {
    const library = libraryOf();
    await expect(load(library, 'fail')).rejects.toBeInstanceOf(FormatError);
    // The number of jobs that the thread has had.
    expect((await load(library, 'good')).counts.jobs).toBe(1);
    expect((await load(library, 'more')).counts.jobs).toBe(2);
  });
});

it('reads one save at a time on one thread, however many are asked for at once', async () => {
  const library = libraryOf();
  const names = ['good', 'more', 'third', 'fourth'];
  const loaded = await Promise.all(names.map((slug) => load(library, slug)));
  const numbers = loaded.map(({ counts }) => counts.jobs!);
  // All by the thread that the first one had.
  expect(numbers).toEqual(names.map((_, at) => numbers[0]! + at));
});

it('gives a save time and objects by the size of its files', () => {
  const file = (size: number) => ({ name: 'a', absolute: '/a', size });
  expect(readLimits([])).toEqual({ millis: 10_000, heapMegabytes: 512 });
  expect(readLimits([file(32e6)])).toEqual({ millis: 170_000, heapMegabytes: 512 });
  expect(readLimits([file(50e6), file(50e6)])).toEqual({ millis: 510_000, heapMegabytes: 1056 });
});
