// A save that is downloaded while its game writes it must be whole or an error, never half old and half new.

import { execFileSync } from 'node:child_process';
import { appendFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../src/library/files/list-files.ts';
import { type ListedHandle, openListed } from '../../../src/library/find/open-listed.ts';
import type { SavedFile } from '../../../src/library/save.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const PIECE = 1 << 20;
const CHANGED = 'a.sav: changed on disk in the meantime; try again';

function listed(content: string | Uint8Array): { path: string; file: SavedFile } {
  const path = join(tempFolder({ 'a.sav': content }), 'a.sav');
  const { absolute, size, stamp } = listFiles(path).files[0]!;
  return { path, file: { name: 'a.sav', absolute, size, stamp } };
}

async function all(handle: ListedHandle, start: number, end: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of handle.bytes(start, end)) pieces.push(piece);
  return Buffer.concat(pieces);
}

it('gives any range of a file of several pieces', async () => {
  const content = Buffer.from(Uint32Array.from({ length: (2.5 * PIECE) / 4 }, (_, at) => at).buffer);
  const handle = await openListed(listed(content).file);
  expect(handle.size).toBe(content.length);
  const ranges = [
    [0, content.length],
    [PIECE - 3, 2 * PIECE + 5],
    [0, PIECE],
    [7, 8],
    [5, 5],
  ] as const;
  for (const [start, end] of ranges) {
    const isSame = (await all(handle, start, end)).equals(content.subarray(start, end));
    expect(isSame, `${start} to ${end}`).toBe(true);
  }
  await handle.close();
});

it.each([
  ['written to', CHANGED, (path: string) => writeFileSync(path, 'newer')],
  ['replaced', CHANGED, (path: string) => replace(path, 'new!')],
  ['deleted', 'a.sav: no such file or folder', (path: string) => rmSync(path)],
  ['replaced by a folder', 'a.sav: not a file any more', (path: string) => become(path, 'mkdir')],
  ['replaced by a pipe', 'a.sav: not a file any more', (path: string) => become(path, 'mkfifo')],
])('is not opened when it was %s since it was listed', async (_, message, change) => {
  const { path, file } = listed('old!');
  change(path);
  await expect(openListed(file)).rejects.toMatchObject({ name: 'FileError', message });
});

it.each([
  ['grows', (path: string) => appendFileSync(path, 'x')],
  ['shrinks', (path: string) => truncateSync(path, PIECE + 1)],
  ['ends early', (path: string) => truncateSync(path, PIECE)],
])('is not given to its end when it %s in between', async (_, change) => {
  const { path, file } = listed(Buffer.alloc(2 * PIECE));
  const handle = await openListed(file);
  const pieces = handle.bytes(0, 2 * PIECE);
  let given = (await pieces.next()).value?.length ?? 0;
  change(path);
  const rest = async (): Promise<void> => {
    for await (const piece of pieces) given += piece.length;
  };
  await expect(rest()).rejects.toThrow(CHANGED);
  expect(given).toBeLessThan(2 * PIECE);
  await handle.close();
});

function replace(path: string, content: string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

function become(path: string, command: 'mkdir' | 'mkfifo'): void {
  rmSync(path);
  execFileSync(command, [path]);
}
