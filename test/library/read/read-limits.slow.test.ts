// A reading thread that hangs or fills its memory is ended, its save has failed with a reason, and the next one is
// read.

import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { Format } from '../../../src/formats/format.ts';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader, type SaveReader } from '../../../src/library/read/read-job.ts';
import { defaultBytes, readLimits } from '../../../src/library/read/read-limits.ts';
import { withinMemory } from '../../../src/library/read/within-memory.ts';
import { workerReader } from '../../../src/library/read/worker-reader.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { saveCases } from '../../tools/satisfactory/cases.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const good = saveCases[0]!.bytes;
const folder = tempFolder({
  ...{ 'hang.sav': good, 'balloon.sav': good, 'good.sav': good, 'more.sav': good },
  ...{ 'third.sav': good, 'fourth.sav': good },
  'fail.sav': good,
  'wait.sav': good,
});
const MILLIS = new Map([
  ['hang.sav', 2000],
  ['wait.sav', 600],
]);
const reader = workerReader({
  threads: 1,
  limits: ([file]) => ({ millis: MILLIS.get(file?.name ?? '') ?? 60_000, heapMegabytes: 64 }),
  program: new URL('../../tools/odd-reader-worker.ts', import.meta.url),
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

  it('is not ended while it is kept waiting, as on a busy machine', async () => {
    expect((await load(libraryOf(), 'wait')).graph.count).toBeGreaterThan(0);
  });

  it('is ended when it waits for ever', async () => {
    const limits = () => ({ millis: 150, heapMegabytes: 64 });
    const program = new URL('../../tools/odd-reader-worker.ts', import.meta.url);
    const reader = workerReader({ threads: 1, limits, program });
    const library = openLibrary(join(folder, 'wait.sav'), undefined, { reader });
    await expect(load(library, 'wait')).rejects.toMatchObject({ code: 'LIMIT', file: 'wait.sav' });
    await library.close();
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

describe('a reading on the calling thread', () => {
  const hanging: Format = {
    ...satisfactory,
    read: (files, sink, tools, part) => {
      tools.progress?.('bodies', 77, 100, 5);
      for (; files[0]!.name === 'hang.sav'; );
      return satisfactory.read(files, sink, tools, part);
    },
  };

  it('is ended when it takes too long, and the next save is read', async () => {
    const limits = () => ({ millis: 300, heapMegabytes: 64 });
    const library = openLibrary(folder, [hanging], { reader: inProcessReader([hanging], limits) });
    const error: unknown = await load(library, 'hang').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'LIMIT', file: 'hang.sav', offset: 77, path: ['bodies'] });
    expect(String(error)).toContain('expected to be read in 0.3 s, found no end by then');
    expect((await load(openLibrary(folder, [hanging]), 'good')).graph.count).toBeGreaterThan(0);
  });

  it('is read again when the machine was too busy for it', async () => {
    let tries = 0;
    const kept: Format = {
      ...satisfactory,
      read: (...given) => {
        tries++;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
        return satisfactory.read(...given);
      },
    };
    const limits = () => ({ millis: 400, heapMegabytes: 64 });
    const reader = inProcessReader([kept], limits);
    const library = openLibrary(join(folder, 'good.sav'), [kept], { reader });
    expect((await load(library, 'good')).graph.count).toBeGreaterThan(0);
    expect(tries).toBe(2);
  });

  it('fails as it failed', async () => {
    const broken: Format = {
      ...satisfactory,
      read: () => {
        throw new RangeError('ours');
      },
    };
    const library = openLibrary(folder, [broken]);
    await expect(load(library, 'good')).rejects.toThrow(new RangeError('ours'));
  });
});

describe('memory of one save', () => {
  const file = { name: 'a.sav', absolute: '/a.sav', size: 3_200_000 };

  async function mostOf(bytes?: number): Promise<number> {
    let most = -1;
    const refusing: SaveReader = {
      read: async ({ memory }) => {
        most = memory!.most * 2 ** 16;
        throw new Error('enough seen');
      },
      close: async () => {},
    };
    const job = { format: 'SATISFACTORY', files: [file], part: null, names: null, layouts: null } as const;
    await expect(withinMemory(refusing, bytes).read(job)).rejects.toThrow('enough seen');
    return most;
  }

  it('is that of a real one of its size, where no limit was given', async () => {
    expect(defaultBytes([file])).toBe(2 ** 30 + 64 * 3_200_000);
    const most = await mostOf();
    expect(most).toBeLessThanOrEqual(defaultBytes([file]) + 2 ** 16);
    expect(most).toBeGreaterThan(0);
    // Of a game whose files inflate two thousand times.
    expect(defaultBytes([{ ...file, size: 36_000 }])).toBeGreaterThan(10 * 73e6);
  });

  it('is half of the limit that was given', async () => {
    expect(await mostOf(2 ** 40)).toBe(2 ** 39);
    expect(await mostOf(2 ** 28)).toBe(2 ** 27);
  });
});
