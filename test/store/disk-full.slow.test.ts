// A disk that is full, wherever it is: clear errors, nothing half, and all goes on when there is room again.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { FileCache } from '../../src/store/file-cache.ts';
import { Store } from '../../src/store/store.ts';
import { noise } from '../tools/noise.ts';
import { hasPostgres, startPostgres } from '../tools/store/engines.ts';
import { canMount, type SmallDisk, smallDisk } from '../tools/store/small-disk.ts';
import { syntheticEntry } from '../tools/store/stored.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const MEGABYTE = 2 ** 20;

describe.skipIf(!canMount())('a full disk', () => {
  let disk: SmallDisk | null = null;
  const folder = tempFolder();

  afterEach(() => disk?.close());

  const large = (name: string, megabytes: number) =>
    syntheticEntry(folder, { name, content: noise(megabytes * MEGABYTE, megabytes) });

  test.skipIf(!hasPostgres)('of the database', async () => {
    disk = smallDisk(110)!;
    const ballast = join(disk.folder, 'ballast');
    writeFileSync(ballast, noise(20 * MEGABYTE));
    const engine = await startPostgres(disk.folder);
    const store = await Store.open({ address: engine.address });
    try {
      const { save } = await store.add(large('small', 1));
      const tooLarge = large('too large', 70);
      await expect(store.add(tooLarge)).rejects.toMatchObject({ code: 'STORE_FULL' });
      // What is there is still answered, and only that is there.
      expect((await store.list({ limit: 10 })).map(({ id }) => id)).toEqual([save.id]);
      expect(await store.piece(save.files[0]!.pieces[0]!)).toHaveLength(MEGABYTE);
      // Pieces of what was not stored belong to no save, and go, even on a full disk.
      expect(await store.prune(0)).toBeGreaterThan(0);
      rmSync(ballast);
      const fitting = large('fitting', 10);
      expect((await store.add(fitting)).isNew).toBe(true);
      expect(await store.count()).toBe(2);
    } finally {
      await store.close();
      engine.close();
    }
  });

  test('of the folder of pieces', async () => {
    disk = smallDisk(4)!;
    const store = await Store.open({ address: 'pglite:', pieces: disk.folder });
    const { save } = await store.add(large('small', 1));
    const tooLarge = large('too large', 6);
    await expect(store.add(tooLarge)).rejects.toMatchObject({ code: 'STORE_FULL' });
    expect(await store.count()).toBe(1);
    expect(filesIn(disk.folder).filter((name) => !/^[0-9a-f]{62}$/.test(name))).toEqual([]);
    await store.prune(0);
    expect(filesIn(disk.folder)).toEqual([save.files[0]!.pieces[0]!.slice(2)]);
    expect((await store.add(large('fitting', 2))).isNew).toBe(true);
    await store.close();
  });

  test('of the files that were fetched', async () => {
    disk = smallDisk(2)!;
    const cacheFolder = join(disk.folder, 'cache');
    mkdirSync(cacheFolder);
    const content = noise(4 * MEGABYTE);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = { name: 'a.sav', size: content.length, sha256, pieces: ['0', '1', '2', '3'] };
    const piece = async (at: string): Promise<Uint8Array> =>
      content.subarray(Number(at) * MEGABYTE, (Number(at) + 1) * MEGABYTE);
    const cache = new FileCache(cacheFolder, 1e9);
    await expect(cache.pathOf(file, piece)).rejects.toMatchObject({ code: 'STORE_FULL' });
    expect(readdirSync(cacheFolder)).toEqual([]);
    const half = content.subarray(0, MEGABYTE);
    const smaller = {
      ...file,
      size: MEGABYTE,
      sha256: createHash('sha256').update(half).digest('hex'),
      pieces: ['0'],
    };
    expect(await cache.pathOf(smaller, piece)).toBe(join(cacheFolder, smaller.sha256));
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name);
}
