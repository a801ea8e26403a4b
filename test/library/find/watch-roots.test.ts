// Changes on disk are heard of without a request.

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { watchRoots } from '../../../src/library/find/watch-roots.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** What is heard when `change` is made again and again until something is, as watching starts at some time. */
async function heardAfter(
  paths: readonly string[],
  change: (time: number) => void,
  apart: string | null = null,
): Promise<Set<string>> {
  const heard = new Set<string>();
  const roots = paths.map((path) => ({ path, isUploads: path === apart }));
  const watching = watchRoots(roots, (path) => heard.add(path));
  let time = 0;
  try {
    await expect
      .poll(
        () => {
          if (heard.size === 0) change(time++);
          return heard.size;
        },
        // Longer than the quiet that is waited for.
        { interval: 400 },
      )
      .toBeGreaterThan(0);
    return heard;
  } finally {
    await watching.close();
  }
}

const CHANGES: Readonly<Record<string, (folder: string, time: number) => void>> = {
  'a new file': (folder, time) => writeFileSync(join(folder, `${time}.sav`), ''),
  'a file in a new folder': (folder, time) => putDeep(join(folder, `${time}`)),
  'a file that is written': (folder, time) => writeFileSync(join(folder, 'a.sav'), 'x'.repeat(time + 1)),
  'a file that is replaced': (folder, time) => replace(join(folder, 'a.sav'), 'x'.repeat(time + 1)),
  'a file that goes and comes': (folder, time) => comeOrGo(join(folder, 'a.sav'), time),
};

it('hears of every change, and in which of the named paths, as the user named it', async () => {
  const checks = Object.entries(CHANGES).map(async ([what, change]) => {
    const folder = tempFolder({ 'one/a.sav': '', 'two/a.sav': '', 'file.sav': '' });
    const two = `${folder}/one/../two/`;
    const named = [join(folder, 'one'), two, join(folder, 'file.sav')];
    const heard = await heardAfter(named, (time) => change(join(folder, 'two'), time));
    expect([...heard], what).toEqual([two]);
  });
  await Promise.all(checks);
});

it('hears of a file that is named itself', async () => {
  const folder = tempFolder({ 'a.sav': '', 'b.sav': '' });
  const named = [join(folder, 'a.sav'), join(folder, 'b.sav')];
  const heard = await heardAfter(named, (time) => writeFileSync(named[1]!, 'x'.repeat(time + 1)));
  expect([...heard]).toEqual([named[1]]);
});

it('does not look at what comes into a folder of uploads before it is there', async () => {
  const folder = tempFolder({ 'uploads/.incoming/upload-1/a.sav': '', 'other/a.sav': '' });
  const [uploads, other] = [join(folder, 'uploads'), join(folder, 'other')];
  const incoming = (time: number): void => {
    writeFileSync(join(uploads, '.incoming', 'upload-1', `${time}.sav`), '');
    // Later, so that the other would have been heard of before.
    setTimeout(() => writeFileSync(join(other, `${time}.sav`), ''), 100);
  };
  expect([...(await heardAfter([uploads, other], incoming, uploads))]).toEqual([other]);
  const put = (time: number): void => writeFileSync(join(uploads, `${time}.sav`), '');
  expect([...(await heardAfter([uploads, other], put, uploads))]).toEqual([uploads]);
});

function putDeep(folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.sav'), '');
}

function replace(path: string, content: string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

function comeOrGo(path: string, time: number): void {
  if (time % 2 === 0) rmSync(path);
  else writeFileSync(path, '');
}
