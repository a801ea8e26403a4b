// Files of an archive and where they may go, compared with a folder that is only written down.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UnpackedFiles } from '../../../src/server/uploads/unpacked-files.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const MEGABYTE = 2 ** 20;
const nothing = (): void => undefined;

it.each([
  [
    'of a thousand bytes may unpack to 16 megabytes and a hundred thousand bytes',
    1000,
    16 * MEGABYTE + 100_000,
  ],
  ['of a megabyte to a hundred more than those', MEGABYTE, 116 * MEGABYTE],
])('an archive %s, whatever it says of itself', async (_, size, most) => {
  const open = (): UnpackedFiles => new UnpackedFiles(tempFolder(), size, nothing);
  expect(() => open().announce('a', most)).not.toThrow();
  for (const bytes of [most + 1, Number.POSITIVE_INFINITY, Number.NaN, -1]) {
    expect(() => open().announce('a', bytes)).toThrow('more than 100 times its own size');
  }
  const files = open();
  // It says nothing of its size, and goes on.
  files.announce('a', 0);
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) yield Buffer.alloc(MEGABYTE);
  }
  await expect(files.write('a', endless())).rejects.toMatchObject({
    extensions: { http: { status: 413 } },
  });
});

it('an archive may have ten thousand entries, folders too', () => {
  const files = new UnpackedFiles(tempFolder(), 1000, nothing);
  for (let at = 0; at < 10_000; at++) files.announce(at % 2 ? `f${at}` : `f${at}/`, 0);
  expect(() => files.announce('one-more', 0)).toThrow('more than 10000 entries');
  // Fifteen folders each, which no entry names.
  const deep = new UnpackedFiles(tempFolder(), 1, nothing);
  const announce = (at: number): void => deep.announce(`${at}/${'f/'.repeat(14)}a`, 0);
  for (let at = 0; at < 666; at++) announce(at);
  expect(() => announce(666)).toThrow('more than 10000 folders');
});

it('an archive may have 64 megabytes besides its files, and any number of bytes in them', () => {
  const files = new UnpackedFiles(tempFolder(), 1000 * MEGABYTE, nothing);
  files.announce('a', 500 * MEGABYTE);
  for (let at = 0; at < 564; at++) files.arrive(MEGABYTE);
  expect(() => files.arrive(1)).toThrow('it is nearly all padding');
});

it('an archive is counted before it is written, and written no further than there is room', async () => {
  const folder = tempFolder();
  let left = 5;
  const files = new UnpackedFiles(folder, 1000, (bytes) => {
    left -= bytes;
    if (left < 0) throw new Error('no room');
  });
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('abc');
    yield Buffer.from('def');
  }
  await expect(files.write('a', pieces())).rejects.toThrow('no room');
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('abc');
});
