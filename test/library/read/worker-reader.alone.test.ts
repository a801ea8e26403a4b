// Reading on worker threads: the same data as here, on memory that is not copied.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader, type ReadJob } from '../../../src/library/read/read-job.ts';
import { workerReader } from '../../../src/library/read/worker-reader.ts';
import type { PostedSave, SavedFile } from '../../../src/library/save.ts';
import { saveCases } from '../../tools/satisfactory/cases.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const good = saveCases[0]!.bytes;
const broken = good.slice(0, good.length - 40);
const folder = tempFolder({ 'good.sav': good, 'again.sav': good, 'broken.sav': broken });
const reader = workerReader({ threads: 1 });
afterAll(() => reader.close());

function jobOf(name: string): ReadJob {
  const file: SavedFile = { name, absolute: join(folder, name), size: 0 };
  return { format: 'SATISFACTORY', files: [file], part: null, names: null, layouts: null };
}

/** Every typed array anywhere in a value, with its place. */
function arraysIn(value: unknown, place = ''): [string, ArrayBufferView][] {
  if (ArrayBuffer.isView(value)) return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  const parts = value instanceof Map ? [...value] : Object.entries(value);
  return parts.flatMap(([name, part]) => arraysIn(part, `${place}.${String(name)}`));
}

/** What does not depend on when it was read. */
function lasting({ millis: _, ...data }: PostedSave): unknown {
  return data;
}

describe('worker reader', () => {
  it('gives what reading here gives', async () => {
    const [there, here] = await Promise.all([
      reader.read(jobOf('good.sav')),
      inProcessReader().read(jobOf('good.sav')),
    ]);
    expect(lasting(there)).toEqual(lasting(here));
    expect(there.graph.nodes.count).toBeGreaterThan(0);
  });

  it('hands over shared memory only, so that nothing is copied', async () => {
    const arrays = arraysIn(await reader.read(jobOf('good.sav')));
    expect(arrays.length).toBeGreaterThan(20);
    for (const [place, { buffer }] of arrays) {
      expect([place, buffer instanceof SharedArrayBuffer]).toEqual([place, true]);
    }
  });

  it('hands over errors with their place', async () => {
    const failure = reader.read(jobOf('none.sav'));
    await expect(failure).rejects.toThrow('none.sav: no such file or folder');
    const job = {
      ...jobOf('good.sav'),
      files: [{ ...jobOf('good.sav').files[0]!, absolute: join(folder, 'text') }],
    };
    await expect(reader.read(job)).rejects.toThrow('good.sav: no such file or folder');
    const text = tempFolder({ 'a.sav': 'no save at all' });
    const odd: ReadJob = { ...job, files: [{ name: 'a.sav', absolute: join(text, 'a.sav'), size: 14 }] };
    const error = await reader.read(odd).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({ file: 'a.sav', offset: expect.any(Number), expected: expect.any(String) });
  });

  it('tells its progress', async () => {
    const steps: string[] = [];
    await reader.read(jobOf('good.sav'), (step) => steps.push(step));
    expect(steps[0]).toBe('reading');
  });

  it('reads several saves in turn', async () => {
    const library = new Library({ reader });
    expect(library.add(folder)).toEqual([]);
    const loaded = await Promise.all(
      library.entries.filter(({ slug }) => slug !== 'broken').map((entry) => library.load(entry)),
    );
    expect(loaded.map(({ entry }) => entry.slug)).toEqual(['again', 'good']);
    expect(loaded[0]!.graph.count).toBe(loaded[1]!.graph.count);
  });

  it('reads on with the same thread, but with another after a failure', async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    const own = workerReader({ threads: 1 });
    await own.read(jobOf('good.sav'));
    await own.read(jobOf('again.sav'));
    await expect(own.read(jobOf('none.sav'))).rejects.toThrow('no such file');
    await own.read(jobOf('good.sav'));
    const [first, second, failing, next] = post.mock.contexts;
    expect([second === first, failing === first, next === first]).toEqual([true, true, false]);
    post.mockRestore();
    await own.close();
  });

  it('starts a thread again that could not open its own files', async () => {
    const program = new URL('../../tools/odd-reader-worker.ts', import.meta.url);
    const short = join(tempFolder({ 'short.sav': good }), 'short.sav');
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    const own = workerReader({ threads: 1, program });
    const job = { ...jobOf('good.sav'), files: [{ name: 'short.sav', absolute: short, size: 0 }] };
    const data = await own.read(job);
    expect(data.graph.nodes.count).toBeGreaterThan(0);
    // Other libraries of this process have threads, too.
    const isOurs = post.mock.calls.map(([message]) => message.job?.files[0].absolute === short);
    expect(new Set(post.mock.contexts.filter((_, at) => isOurs[at])).size).toBe(2);
    post.mockRestore();
    await own.close();
  });

  it('ends with what it is doing when it is closed', async () => {
    const closing = workerReader({ threads: 1 });
    const jobs = [closing.read(jobOf('good.sav')), closing.read(jobOf('again.sav'))];
    const results = Promise.allSettled(jobs);
    await closing.close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
