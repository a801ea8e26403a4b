// When V8's options change for a read, and that they are then as before.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Format } from '../../../src/formats/format.ts';
import { compilingLess } from '../../../src/library/read/compile-less.ts';
import type { ReadJob, SaveReader } from '../../../src/library/read/read-job.ts';
import type { SaveData } from '../../../src/library/save-data.ts';
import { fakeFormat } from '../../tools/fake-format.ts';

const options = vi.hoisted(() => new Map<string, boolean>());
vi.mock('node:v8', async (original) => ({
  ...(await original<typeof import('node:v8')>()),
  setFlagsFromString: (text: string) =>
    options.set(text.replace(/^--(?:no-)?/, ''), !text.startsWith('--no-')),
}));

const OFF = {
  sparkplug: false,
  'wasm-lazy-compilation': false,
  'wasm-dynamic-tiering': false,
  'wasm-tier-up': false,
};
const ON = Object.fromEntries(Object.keys(OFF).map((name) => [name, true]));
const inKernel: Format = { ...fakeFormat, readsInKernel: true };
const data = {} as SaveData;

const { execArgv, env } = process;
beforeEach(() => {
  options.clear();
  process.execArgv = [];
  process.env = { ...env };
  delete process.env.NODE_OPTIONS;
});
afterEach(() => Object.assign(process, { execArgv, env }));

const jobOf = (...sizes: number[]): ReadJob => ({
  format: fakeFormat.id,
  files: sizes.map((size, at) => ({ name: `${at}.sav`, absolute: `/${at}.sav`, size })),
  part: null,
  names: null,
  layouts: null,
});

/** The options that were set when the save was read. */
async function during(job: ReadJob, { isOnly = true, format = inKernel } = {}): Promise<object> {
  let seen = {};
  const inner: SaveReader = {
    read: async () => {
      seen = Object.fromEntries(options);
      return data;
    },
    close: async () => {},
  };
  expect(await compilingLess(inner, () => isOnly, [format]).read(job)).toBe(data);
  return seen;
}

describe('the only save of a process', () => {
  it('is read with less compiling when it is small', async () => {
    expect(await during(jobOf(1000, 2000))).toEqual(OFF);
    expect(Object.fromEntries(options)).toEqual(ON);
  });

  it('leaves the options as they were when it cannot be read', async () => {
    const broken: SaveReader = { read: () => Promise.reject(new Error('broken')), close: async () => {} };
    const reader = compilingLess(broken, () => true, [inKernel]);
    await expect(reader.read(jobOf(1000))).rejects.toThrow('broken');
    expect(Object.fromEntries(options)).toEqual(ON);
  });

  it.each([
    ['its files are large together', jobOf(1 << 19, 1 << 20), {}],
    ['its format has no kernel', jobOf(1000), { format: fakeFormat }],
    ['there are others', jobOf(1000), { isOnly: false }],
  ])('is read as usual when %s', async (_, job, how) => {
    expect(await during(job, how)).toEqual({});
    expect(options.size).toBe(0);
  });

  it('is read as usual when the user chose options', async () => {
    process.execArgv = ['--jitless'];
    expect(await during(jobOf(1000))).toEqual({});
    process.execArgv = [];
    process.env.NODE_OPTIONS = '--jitless';
    expect(await during(jobOf(1000))).toEqual({});
    expect(options.size).toBe(0);
  });
});
