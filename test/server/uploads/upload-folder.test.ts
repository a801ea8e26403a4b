// The folder of uploads, compared with a list of what was put into it and taken out.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftPrefix } from '../../../src/library/files/draft-name.ts';
import { UploadFolder } from '../../../src/server/uploads/upload-folder.ts';
import { forAllInTurns } from '../../tools/for-all.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** Stages an upload of one file, or of a folder with one file in it, and moves it into place. */
async function put(folder: UploadFolder, name: string, content: string, isFolder: boolean): Promise<boolean> {
  const stage = await folder.stage(content.length);
  const staged = join(stage, 'staged');
  if (isFolder) mkdirSync(staged);
  writeFileSync(isFolder ? join(staged, 'inside') : staged, content);
  try {
    return await folder.place(stage, staged, name);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** What lies there under each name. */
function contents(path: string): Record<string, string> {
  const names = readdirSync(path).filter((name) => name !== '.incoming');
  return Object.fromEntries(
    names.map((name) => {
      const inside = join(path, name, 'inside');
      return [
        name,
        existsSync(inside)
          ? `folder ${readFileSync(inside, 'utf8')}`
          : readFileSync(join(path, name), 'utf8'),
      ];
    }),
  );
}

const steps = fc.array(
  fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    does: fc.constantFrom('put', 'put', 'remove'),
    isFolder: fc.boolean(),
  }),
  { maxLength: 12 },
);

it('uploads are what was put last under their names, file or folder', async () => {
  await forAllInTurns(25, steps, async (all) => {
    const folder = new UploadFolder(tempFolder(), 1_000_000);
    const expected = new Map<string, string>();
    for (const [at, { name, does, isFolder }] of all.entries()) {
      if (does === 'put') {
        expect(await put(folder, name, `content ${at}`, isFolder)).toBe(!expected.has(name));
        expected.set(name, `${isFolder ? 'folder ' : ''}content ${at}`);
      } else expect(await folder.remove(name)).toBe(expected.delete(name));
      expect(contents(folder.path)).toEqual(Object.fromEntries(expected));
    }
    // Nothing of what was replaced or removed is kept.
    expect(readdirSync(join(folder.path, '.incoming'))).toEqual([]);
  });
});

it('uploads that come at once under one name take turns: one finds it free, and each is whole', async () => {
  for (const kinds of [[false], [true], [false, true]]) {
    const folder = new UploadFolder(tempFolder(), 1_000_000);
    const placed = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(folder, 'a', `content ${at}`, kinds[at % kinds.length]!)),
    );
    expect(placed.filter((isNew) => isNew)).toHaveLength(1);
    expect(contents(folder.path)).toEqual({ a: expect.stringMatching(/^(folder )?content \d$/) });
    const removed = await Promise.all([1, 2, 3].map(() => folder.remove('a')));
    expect(removed.filter((wasThere) => wasThere)).toHaveLength(1);
  }
});

it('uploads may fill the room that there is, counted in blocks, and not a byte more', async () => {
  // As a disk counts: the folder itself is there already, .incoming is an entry, and so is each file.
  const BLOCK = 4096;
  const room = 2 * BLOCK + 100;
  const folder = new UploadFolder(tempFolder({ a: Buffer.alloc(60) }), room);
  await expect(folder.stage(41)).rejects.toMatchObject({ extensions: { http: { status: 507 } } });
  await folder.stage(40);
  expect(() => folder.take(40)).not.toThrow();
  expect(() => folder.take(1)).toThrow(`holds ${room} bytes at most`);
});

it('uploads that are removed make room', async () => {
  const folder = new UploadFolder(tempFolder(), 60_000);
  await put(folder, 'large', 'x'.repeat(40_000), true);
  await expect(put(folder, 'more', 'x'.repeat(40_000), false)).rejects.toMatchObject({
    extensions: { code: 'LIMIT_EXCEEDED' },
  });
  await folder.remove('large');
  expect(await put(folder, 'more', 'x'.repeat(40_000), false)).toBe(true);
});

it('what an earlier server left is taken away when no process can be at work on it any more', async () => {
  const folder = tempFolder();
  for (const name of ['old', 'fresh']) mkdirSync(join(folder, '.incoming', name), { recursive: true });
  const hoursAgo = (hours: number): number => Date.now() / 1000 - hours * 60 * 60;
  utimesSync(join(folder, '.incoming/old'), hoursAgo(7), hoursAgo(7));
  utimesSync(join(folder, '.incoming/fresh'), hoursAgo(5), hoursAgo(5));
  new UploadFolder(folder, 2 ** 20);
  await expect.poll(() => readdirSync(join(folder, '.incoming'))).toEqual(['fresh']);
});

it('what a killed server left is taken away, and nothing of one that is at work', async () => {
  const folder = tempFolder();
  const at = (name: string): string => join(folder, '.incoming', name);
  const mine = draftPrefix('upload');
  const { stdout } = spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' });
  const of = (pid: number | string): string => `${mine.replace(`.${process.pid}.`, `.${pid}.`)}x`;
  const [ended, parent, elsewhere] = [of(stdout.trim()), of(process.ppid), `upload.00000000.1.x`];
  for (const name of [ended, parent, elsewhere, `${mine}earlier`, `${mine}now`]) {
    mkdirSync(at(name), { recursive: true });
    writeFileSync(join(at(name), 'half.sav'), 'half');
  }
  // A program of the same number, as in a container that was started again.
  utimesSync(at(`${mine}earlier`), 1, Date.now() / 1000 - process.uptime() - 60);
  new UploadFolder(folder, 2 ** 20);
  await expect.poll(() => readdirSync(join(folder, '.incoming'))).toHaveLength(3);
  expect(readdirSync(join(folder, '.incoming')).sort()).toEqual([parent, elsewhere, `${mine}now`].sort());
});

it('what is written while the folder is measured for another takes room too', async () => {
  const place = new UploadFolder(tempFolder(), 100_000);
  const staged = [place.stage(0), place.stage(0)];
  place.take(60_000);
  await Promise.all(staged);
  expect(() => place.take(60_000)).toThrow('holds 100000 bytes at most');
});
