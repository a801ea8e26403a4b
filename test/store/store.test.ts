// Every store does the same, whatever database it lies in: the one inside the process, a server, a cluster.

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AcrossQuestion } from '../../src/store/across.ts';
import { FileCache } from '../../src/store/file-cache.ts';
import { Store } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { type Engine, hasCitus, hasPostgres, startCitus, startPostgres } from '../tools/store/engines.ts';
import { type Described, naiveAcross } from '../tools/store/naive-across.ts';
import { syntheticEntry } from '../tools/store/stored.ts';

interface Kind {
  readonly name: string;
  readonly isThere: boolean;
  start(): Promise<Engine>;
  /** Whether the content of files lies in a folder. */
  readonly inFolder?: boolean;
}

const embedded = async (): Promise<Engine> => ({ address: 'pglite:', start() {}, stop() {}, close() {} });

const KINDS: readonly Kind[] = [
  { name: 'PGlite', isThere: true, start: embedded },
  { name: 'PGlite with a folder of pieces', isThere: true, start: embedded, inFolder: true },
  { name: 'PostgreSQL', isThere: hasPostgres, start: startPostgres },
  { name: 'Citus on two workers', isThere: hasCitus, start: startCitus },
];

const DAY = 86_400_000;

for (const { name, isThere, start, inFolder } of KINDS) {
  describe.skipIf(!isThere)(name, { timeout: 120_000 }, () => {
    let engine: Engine;
    let store: Store;
    let folder: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'savegraph-store-'));
      engine = await start();
      store = await Store.open({
        address: engine.address,
        ...(inFolder && { pieces: join(folder, 'pieces') }),
      });
    }, 120_000);

    afterAll(async () => {
      await store?.close();
      engine?.close();
      rmSync(folder, { recursive: true, force: true });
    }, 60_000);

    const cached = async (file: Parameters<FileCache['pathOf']>[0]): Promise<Buffer> => {
      const cache = new FileCache(mkdtempSync(join(folder, 'cache-')), 1e9);
      return readFileSync(await cache.pathOf(file, (hash) => store.piece(hash)));
    };

    test('a file comes back byte for byte, and is stored once', async () => {
      const content = Buffer.alloc(2_500_000);
      for (let at = 0; at < content.length; at += 32)
        createHash('sha256').update(`${at}`).digest().copy(content, at);
      const entry = syntheticEntry(folder, { name: 'large', world: 'a', savedAt: null, content });
      const { save, isNew } = await store.add(entry);
      expect(isNew).toBe(true);
      expect(save).toMatchObject({ state: 'QUEUED', bytes: content.length, title: 'World a' });
      expect(save.files[0]!.pieces).toHaveLength(3);
      expect(save.files[0]!.sha256).toBe(createHash('sha256').update(content).digest('hex'));
      expect((await cached(save.files[0]!)).equals(content)).toBe(true);

      const before = await store.database.query<{ count: number }>(
        'select count(*)::int as count from piece',
      );
      const again = await store.add(entry);
      expect(again).toMatchObject({ isNew: false, save: { id: save.id, slug: save.slug } });
      expect(await store.database.query('select count(*)::int as count from piece')).toEqual(before);
    });

    test('what compresses is kept small, and comes back', async () => {
      const content = Buffer.alloc(3_000_000, 'abcdefgh');
      const { save } = await store.add(
        syntheticEntry(folder, { name: 'plain', world: 'a', savedAt: null, content }),
      );
      const [{ kept } = { kept: 0 }] = await store.database.query<{ kept: number }>(
        'select coalesce(sum(length(content)), 0)::int as kept from piece where encoding = 1',
      );
      expect(kept).toBeLessThan(100_000);
      expect((await cached(save.files[0]!)).equals(content)).toBe(true);
    });

    test('an empty file is a file', async () => {
      const entry = syntheticEntry(folder, {
        name: 'empty',
        world: null,
        savedAt: null,
        content: new Uint8Array(0),
      });
      const { save } = await store.add(entry);
      expect(save.files[0]).toMatchObject({ size: 0, pieces: [] });
      expect(await cached(save.files[0]!)).toHaveLength(0);
    });

    test('the same save added by several at once is one save', async () => {
      const entry = syntheticEntry(folder, { name: 'race', world: 'a', savedAt: null });
      const added = await Promise.all([1, 2, 3, 4].map(() => store.add(entry)));
      expect(new Set(added.map(({ save }) => save.id)).size).toBe(1);
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(await store.list({ ids: [added[0]!.save.id] }, { first: 5 })).toHaveLength(1);
    });

    test('a piece that is not what was stored is found by its hash', async () => {
      const { save } = await store.add(
        syntheticEntry(folder, { name: 'damaged', world: 'a', savedAt: null }),
      );
      const [hash] = save.files[0]!.pieces;
      if (inFolder)
        writeFileSync(join(folder, 'pieces', hash!.slice(0, 2), hash!.slice(2)), 'something else');
      else {
        const values = [Buffer.from(hash!, 'hex'), Buffer.from('something else')];
        await store.database.query('update piece set content = $2, encoding = 0 where hash = $1', values);
      }
      await expect(store.piece(hash!)).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
      await expect(cached(save.files[0]!)).rejects.toThrow(new RegExp(`piece ${hash}: expected its content`));
      await expect(store.piece('00'.repeat(32))).rejects.toBeInstanceOf(StoreError);
    });

    test('figures replace those from before, in one step with the outcome', async () => {
      const { save } = await store.add(
        syntheticEntry(folder, { name: 'described', world: 'b', savedAt: null }),
      );
      const stats = { objects: 3 };
      await store.describe(save, { state: 'READY', stats }, [
        { name: 'items', item: 'Plate', value: 2 },
        { name: 'items', item: 'Plate', value: 3 },
        { name: 'items', item: 'NaN', value: Number.NaN },
        { name: 'odd', item: 'a\0b \uD800', value: 1 },
      ]);
      expect(await store.find(save.slug)).toMatchObject({ state: 'READY', stats, error: null });
      expect(await store.figures(save)).toEqual([
        { name: 'items', item: 'Plate', value: 5 },
        { name: 'odd', item: 'a\uFFFDb \uFFFD', value: 1 },
      ]);
      await store.describe(save, { state: 'FAILED', error: 'broken at 7' });
      expect(await store.find(save.id)).toMatchObject({ state: 'FAILED', error: 'broken at 7', stats: null });
      expect(await store.figures(save)).toEqual([]);
    });

    test('every change is heard', async () => {
      const heard: unknown[] = [];
      const stop = await store.onChange((change) => heard.push(change));
      const { save } = await store.add(syntheticEntry(folder, { name: 'heard', world: 'b', savedAt: null }));
      await expect.poll(() => heard).toContainEqual({ slug: save.slug });
      await stop();
    });

    test('what is removed is gone, and its pieces when nobody has them', async () => {
      const content = Buffer.from('shared by two');
      const two = ['one', 'other'].map((each) =>
        syntheticEntry(folder, { name: each, world: each, savedAt: null, content }),
      );
      const [one, other] = [(await store.add(two[0]!)).save, (await store.add(two[1]!)).save];
      expect(one.files[0]!.pieces).toEqual(other.files[0]!.pieces);
      await store.remove(one);
      expect(await store.find(one.id)).toBeNull();
      await store.prune(0);
      expect((await cached(other.files[0]!)).equals(content)).toBe(true);
      await store.remove(other);
      expect(await store.prune(0)).toBeGreaterThan(0);
      await expect(store.piece(other.files[0]!.pieces[0]!)).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    });

    test('tables are made once, by however many at once', async () => {
      if (!store.database.isShared) return expect(store.database.isShared).toBe(false);
      const others = await Promise.all([1, 2, 3].map(() => Store.open({ address: engine.address })));
      expect(await others[0]!.count({})).toBe(await store.count({}));
      await Promise.all(others.map((other) => other.close()));
    });

    test('questions across saves are answered as plain loops do', async () => {
      const all: Described[] = [];
      const random = randomOf(7);
      for (let at = 0; at < 40; at++) {
        const savedAt =
          random(10) === 0
            ? null
            : new Date(Date.UTC(2026, 0, 1) + random(60) * DAY + random(24) * 3_600_000);
        const world = random(8) === 0 ? null : `across ${random(6)}`;
        const entry = syntheticEntry(folder, {
          name: `across-${at}`,
          world,
          savedAt: savedAt?.toISOString() ?? null,
          version: String(random(3)),
        });
        const { save } = await store.add(entry);
        const figures = ['Plate', 'Rod', 'Screw', 'Wire']
          .filter(() => random(3) > 0)
          .flatMap((item) => [
            { name: 'across items', item, value: random(100) },
            { name: 'across rate', item, value: random(1000) / 8 },
          ]);
        await store.describe(save, { state: 'READY', stats: {} }, [
          ...figures,
          { name: 'across phase', item: '', value: random(5) },
        ]);
        const labels = random(2) === 0 ? ['kept'] : [];
        await store.label(save, labels);
        all.push({ save: { ...save, labels }, figures: [...(await store.figures(save))] });
      }
      const worlds = [...new Set(all.map(({ save }) => save.world))];
      const KEYS = ['WORLD', 'ITEM', 'FORMAT', 'VERSION', 'SAVE'] as const;
      const FIGURES = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX', 'MEDIAN'] as const;
      const range = fc.record(
        { from: fc.integer({ min: 0, max: 200 }), to: fc.integer({ min: 0, max: 400 }) },
        { requiredKeys: [] },
      );
      const question = fc.record({
        saves: fc.record(
          {
            worlds: fc.subarray(worlds, { minLength: 1 }),
            labels: fc.constantFrom([], ['kept'], ['unknown']),
            savedFrom: fc.constant('2026-01-20T00:00:00Z'),
            savedBefore: fc.constant('2026-02-10T12:00:00Z'),
            figures: fc.array(
              range.map((each) => ({ name: 'across phase', ...shrunk(each) })),
              { maxLength: 1 },
            ),
          },
          { requiredKeys: [] },
        ),
        figure: fc.constantFrom('across items', 'across rate', 'across phase', 'unknown'),
        items: fc.option(fc.subarray(['Plate', 'Rod', 'None']), { nil: undefined }),
        by: fc
          .tuple(
            fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 2 }),
            fc.constantFrom([], ['DAY'], ['WEEK'], ['MONTH']),
          )
          .map(([keys, period]) => [...keys, ...period]),
        choose: fc.constantFrom('NEWEST', 'EVERY'),
        having: fc.option(
          fc.tuple(fc.constantFrom(...FIGURES), range).map(([figure, each]) => ({ figure, ...each })),
          {
            nil: undefined,
          },
        ),
        order: fc.option(fc.record({ figure: fc.constantFrom(...FIGURES), descending: fc.boolean() }), {
          nil: undefined,
        }),
        first: fc.integer({ min: 0, max: 20 }),
        offset: fc.integer({ min: 0, max: 10 }),
      });
      await fc.assert(
        fc.asyncProperty(question, async (asked) => {
          const given = JSON.parse(JSON.stringify(asked)) as AcrossQuestion;
          // Only these: other tests store saves, too.
          const saves = { worlds, ...given.saves };
          const { groups } = await store.across({ ...given, saves });
          const expected = naiveAcross(all, { ...given, saves });
          expect(rounded(groups)).toEqual(rounded(expected.groups));
        }),
        { numRuns: 60 },
      );
    });
  });
}

function shrunk({ from, to }: { from?: number; to?: number }): { from?: number; to?: number } {
  return { ...(from !== undefined && { from: from % 5 }), ...(to !== undefined && { to: to % 5 }) };
}

/** Sums are added up in another order. */
function rounded(groups: readonly object[]): unknown {
  return JSON.parse(
    JSON.stringify(groups, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(10)) : value)),
  );
}

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
