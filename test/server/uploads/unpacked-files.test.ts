// What an archive may put where, compared with a folder that is only written down.

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnpackedFiles } from '../../../src/server/uploads/unpacked-files.ts';
import { runs } from '../../tools/runs.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const MEGABYTE = 2 ** 20;
const nothing = (): void => undefined;

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Names that files of saves have, and names that no file may have. */
const GOOD = ['a', 'b.sav', 'C D', '.DS_Store', 'é工', 'x(1)'];
const BAD = ['..', '.', '', 'con', 'nul.txt', 'a\\b', 'a.', ' a', 'a:b', 'a\0', '..x', 'a*', '~', '$x'];

interface Folder {
  readonly files: Map<string, string>;
  readonly folders: Set<string>;
}

/** The path that an entry has in the folder; null where it may have none. */
function plainPath(path: string): string | null {
  const inside = path.startsWith('./') ? path.slice(2) : path;
  const parts = (inside.endsWith('/') ? inside.slice(0, -1) : inside).split('/');
  return parts.length <= 16 && parts.every((part) => GOOD.includes(part)) ? parts.join('/') : null;
}

/** Whether a file can come to this path; if so it is there afterwards. */
function put({ files, folders }: Folder, path: string, content: string): boolean {
  const parts = path.split('/');
  const above = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
  if (files.has(path) || folders.has(path) || above.some((folder) => files.has(folder))) return false;
  for (const folder of above) folders.add(folder);
  files.set(path, content);
  return true;
}

describe('the files of an archive', () => {
  const part = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...GOOD) },
    { weight: 1, arbitrary: fc.constantFrom(...BAD) },
  );
  const path = fc
    .tuple(fc.constantFrom('', '', '', './', '/', '../'), fc.array(part, { minLength: 1, maxLength: 3 }))
    .map(([before, parts]) => before + parts.join('/'));
  const entries = fc.array(fc.tuple(path, fc.string({ maxLength: 5 })), { maxLength: 12 });

  it('come to their paths, each once, and nothing comes anywhere else', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (all) => {
        const around = tempFolder();
        const folder = join(around, 'in/side');
        mkdirSync(folder, { recursive: true });
        const unpacked = new UnpackedFiles(folder, 1000, nothing);
        const expected: Folder = { files: new Map(), folders: new Set() };
        for (const [name, content] of all) {
          const bytes = Buffer.from(content);
          const plain = plainPath(name);
          const isGood = plain !== null && put(expected, plain, content);
          const written = Promise.resolve()
            .then(() => unpacked.announce(name, bytes.length))
            .then(() => unpacked.write(name, once(bytes)));
          if (isGood) await written;
          else await expect(written).rejects.toMatchObject({ name: 'UploadError', status: 422 });
        }
        const found = readdirSync(around, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name));
        const shown = Object.fromEntries(found.map((file) => [file, readFileSync(file, 'utf8')]));
        const wanted = [...expected.files].map(([name, content]) => [join(folder, name), content]);
        expect(shown).toEqual(Object.fromEntries(wanted));
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('an archive', () => {
  it.each([
    [
      'of a thousand bytes may unpack to 16 megabytes and a hundred thousand bytes',
      1000,
      16 * MEGABYTE + 100_000,
    ],
    ['of a megabyte to a hundred more than those', MEGABYTE, 116 * MEGABYTE],
  ])('%s, whatever it says of itself', async (_, size, most) => {
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
    await expect(files.write('a', endless())).rejects.toMatchObject({ status: 413 });
  });

  it('may have ten thousand entries, folders too', () => {
    const files = new UnpackedFiles(tempFolder(), 1000, nothing);
    for (let at = 0; at < 10_000; at++) files.announce(at % 2 ? `f${at}` : `f${at}/`, 0);
    expect(() => files.announce('one-more', 0)).toThrow('more than 10000 entries');
    // Fifteen folders each, which no entry names.
    const deep = new UnpackedFiles(tempFolder(), 1, nothing);
    const announce = (at: number): void => deep.announce(`${at}/${'f/'.repeat(14)}a`, 0);
    for (let at = 0; at < 666; at++) announce(at);
    expect(() => announce(666)).toThrow('more than 10000 folders');
  });

  it('may have 64 megabytes besides its files, and any number of bytes in them', () => {
    const files = new UnpackedFiles(tempFolder(), 1000 * MEGABYTE, nothing);
    files.announce('a', 500 * MEGABYTE);
    for (let at = 0; at < 564; at++) files.arrive(MEGABYTE);
    expect(() => files.arrive(1)).toThrow('it is nearly all padding');
  });

  it('is counted before it is written, and written no further than there is room', async () => {
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
});
