// Every store does the same, whatever database it lies in: the one inside the process, a server, a cluster. In one file, so that
// each is started once.

import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANY, type SaveCondition } from '../../src/library/catalogue/catalogue.ts';
import type { AcrossQuery } from '../../src/store/across/across.ts';
import type { StoredSave } from '../../src/store/catalogue/stored-save.ts';
import { sql } from '../../src/store/database/sql.ts';
import { FileCache } from '../../src/store/file-cache.ts';
import { placeOfStore } from '../../src/store/pieces/open-place.ts';
import { Store } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { forAllInTurns } from '../tools/for-all.ts';
import { type Engine, STORE_KINDS } from '../tools/store/engines.ts';
import { type Described, naiveAcross } from '../tools/store/naive-across.ts';
import { S3_ENVIRONMENT, type S3Server, startS3 } from '../tools/store/s3-server.ts';
import { labelIs, momentIs, textIs } from '../tools/store/save-conditions.ts';
import { syntheticEntry } from '../tools/store/stored.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const DAY = 86_400_000;

/** As the first version writes a save, and what it reads of one. */
const FIRST_WRITES = `
  insert into world (id, format, title) values (md5('w')::uuid, 'SATISFACTORY', 'Before')
  on conflict (id) do update set title = excluded.title;
  insert into save (world, id, slug, format, title, version, saved_at, play_seconds, bytes, header, claim, files, labels)
  values (md5('w')::uuid, md5('s')::uuid, 'before-1', 'SATISFACTORY', 'Before', '52', '2026-01-01T00:00:00Z', 60, 5,
    '{"title": "Before", "version": "52", "fields": {}, "savedAt": "2026-01-01T00:00:00Z", "playSeconds": 60, "playthrough": null}',
    '{"name": "before.sav"}', '[]', '{kept}');
  insert into figure (world, save, name, item, value) values (md5('w')::uuid, md5('s')::uuid, 'items before', 'Plate', 7)`;
const FIRST_READS = `
  select world, id, slug, format, title, version, saved_at, play_seconds, bytes, header, claim, files, labels, state, error, stats, has_rows
  from save where slug = 'before-1'`;

for (const { name, isThere, start, pieces } of STORE_KINDS) {
  describe.skipIf(!isThere)(name, () => {
    let engine: Engine;
    let store: Store;
    const folder = tempFolder();
    let s3: S3Server | null = null;
    let place: string | undefined;

    beforeAll(async () => {
      engine = await start();
      if (pieces === 's3') {
        s3 = await startS3();
        for (const [name, value] of Object.entries(S3_ENVIRONMENT)) vi.stubEnv(name, value);
      }
      place = s3?.address ?? (pieces === 'folder' ? join(folder, 'pieces') : undefined);
      store = await Store.open({ address: engine.address, ...(place !== undefined && { pieces: place }) });
    });

    afterAll(async () => {
      await store?.close();
      engine?.close();
      await s3?.close();
      vi.unstubAllEnvs();
    });

    /** Of pieces that compress, wherever they lie. */
    const keptBytes = async (hashes: readonly string[]): Promise<number> => {
      let sum = 0;
      for (const hash of hashes) {
        const name = `${hash.slice(0, 2)}/${hash.slice(2)}.br`;
        if (pieces === 'folder') sum += readFileSync(join(place!, name)).length;
        else if (s3) sum += s3.objects.get(name)!.length;
        else {
          const [row] = await store.database.query<{ kept: number }>(
            sql`select length(content) as kept from piece where hash = ${Buffer.from(hash, 'hex')} and encoding = 1`,
          );
          sum += row!.kept;
        }
      }
      return sum;
    };

    const cached = async (file: Parameters<FileCache['pathOf']>[0]): Promise<Buffer> => {
      const cache = new FileCache(tempFolder(), 1e9);
      return readFileSync(await cache.pathOf(file, (hash) => store.piece(hash)));
    };

    test('a file comes back byte for byte, and is stored once', async () => {
      const content = Buffer.alloc(2_500_000);
      for (let at = 0; at < content.length; at += 32)
        createHash('sha256').update(`${at}`).digest().copy(content, at);
      const entry = syntheticEntry(folder, { name: 'large', content });
      const { save, isNew } = await store.add(entry);
      expect(isNew).toBe(true);
      expect(save).toMatchObject({ state: 'QUEUED', bytes: content.length, title: 'World a' });
      expect(save.files[0]!.pieces).toHaveLength(3);
      expect(save.files[0]!.sha256).toBe(createHash('sha256').update(content).digest('hex'));
      expect((await cached(save.files[0]!)).equals(content)).toBe(true);
      expect(await store.check(save)).toBeNull();

      const before = await store.database.query<{ count: number }>(
        'select count(*)::int as count from piece',
      );
      const again = await store.add(entry);
      expect(again).toMatchObject({ isNew: false, save: { id: save.id, slug: save.slug } });
      expect(await store.database.query('select count(*)::int as count from piece')).toEqual(before);
    });

    test('what compresses is kept small, and comes back', async () => {
      const content = Buffer.alloc(3_000_000, 'abcdefgh');
      const { save } = await store.add(syntheticEntry(folder, { name: 'plain', content }));
      expect(await keptBytes([...new Set(save.files[0]!.pieces)])).toBeLessThan(10_000);
      expect((await cached(save.files[0]!)).equals(content)).toBe(true);
    });

    test('an empty file is a file', async () => {
      const entry = syntheticEntry(folder, { name: 'empty', world: null, content: new Uint8Array(0) });
      const { save } = await store.add(entry);
      expect(save.files[0]).toMatchObject({ size: 0, pieces: [] });
      expect(await cached(save.files[0]!)).toHaveLength(0);
    });

    test('the same save added by several at once is one save', async () => {
      const entry = syntheticEntry(folder, { name: 'race' });
      const added = await Promise.all([1, 2, 3, 4].map(() => store.add(entry)));
      expect(new Set(added.map(({ save }) => save.id)).size).toBe(1);
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(await store.withIds([added[0]!.save.id])).toHaveLength(1);
    });

    test('a piece that is not what was stored is found by its hash', async () => {
      const { save } = await store.add(syntheticEntry(folder, { name: 'damaged' }));
      const [hash] = save.files[0]!.pieces;
      const name = `${hash!.slice(0, 2)}/${hash!.slice(2)}`;
      if (pieces === 'folder') writeFileSync(join(place!, name), 'something else');
      else if (s3) s3.objects.set(name, Buffer.from('something else'));
      else {
        const [piece, content] = [Buffer.from(hash!, 'hex'), Buffer.from('something else')];
        await store.database.query(
          sql`update piece set content = ${content}, encoding = 0 where hash = ${piece}`,
        );
      }
      await expect(store.piece(hash!)).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
      await expect(cached(save.files[0]!)).rejects.toThrow(new RegExp(`piece ${hash}: expected its content`));
      expect(await store.check(save)).toMatchObject({ code: 'STORE_DAMAGED' });
      await expect(store.piece('00'.repeat(32))).rejects.toBeInstanceOf(StoreError);
    });

    test('figures replace those from before, in one step with the outcome', async () => {
      const { save } = await store.add(syntheticEntry(folder, { name: 'described' }));
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

    test('the same save described by several at once has the figures of one', async () => {
      const { save } = await store.add(syntheticEntry(folder, { name: 'twice' }));
      const figures = Array.from({ length: 200 }, (_, at) => ({
        name: 'items',
        item: `Item ${at}`,
        value: at,
      }));
      const describe = () => store.describe(save, { state: 'READY', stats: {} }, figures);
      await Promise.all([describe(), describe(), describe(), describe()]);
      expect(await store.figures(save)).toHaveLength(200);
    });

    test('a save that the first version writes is read, and it reads those of this one', async () => {
      const before = await store.count();
      for (const statement of FIRST_WRITES.split(';')) await store.database.query(statement);
      const save = (await store.find('before-1'))!;
      expect(save).toMatchObject({ title: 'Before', state: 'QUEUED', labels: ['kept'], playSeconds: 60 });
      expect(await store.list({ where: labelIs({ eq: 'kept' }), limit: 5 })).toMatchObject([
        { slug: 'before-1' },
      ]);
      const figures = [{ name: 'items before', item: 'Plate', value: 8 }];
      await store.describe(save, { state: 'READY', stats: {} }, figures);
      const across = await store.across({
        ...{ saves: ANY, figure: 'items before', by: [], choose: 'NEWEST', first: 1, offset: 0 },
      });
      expect(across.groups).toMatchObject([{ sum: 8 }]);
      expect(await store.database.query(FIRST_READS)).toMatchObject([
        { slug: 'before-1', state: 'READY', has_rows: false },
      ]);
      await store.remove(save);
      expect(await store.count()).toBe(before);
    });

    test('every change is heard', async () => {
      const heard: unknown[] = [];
      const stop = await store.onChange((change) => heard.push(change));
      const { save } = await store.add(syntheticEntry(folder, { name: 'heard' }));
      await expect.poll(() => heard).toContainEqual({ id: save.id });
      await stop();
    });

    test('what is removed is gone, and its pieces when no save has them', async () => {
      const content = Buffer.from('shared by two');
      const two = ['one', 'other'].map((each) =>
        syntheticEntry(folder, { name: each, world: each, content }),
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
      // And comes back with the next save that has it.
      const again = await store.add(two[0]!);
      expect((await cached(again.save.files[0]!)).equals(content)).toBe(true);
    });

    test('what is being stored again is not taken away', async () => {
      const entry = syntheticEntry(folder, { name: 'again' });
      const { save } = await store.add(entry);
      const [hash] = save.files[0]!.pieces;
      await store.remove(save);
      const piece = Buffer.from(hash!, 'hex');
      await store.database.query(sql`update piece set stored_at = '2026-01-01' where hash = ${piece}`);
      await store.add(entry);
      // As if it were not yet written that the save has it.
      await store.database.query(sql`delete from piece_use where hash = ${piece}`);
      await store.prune();
      expect(Buffer.from(await store.piece(hash!)).toString()).toBe('content of again');
      await store.remove(save);
    });

    test.skipIf(!pieces)('a piece that was lost is healed by the same save', async () => {
      const entry = syntheticEntry(folder, { name: 'lost' });
      const { save } = await store.add(entry);
      const [hash] = save.files[0]!.pieces;
      const name = `${hash!.slice(0, 2)}/${hash!.slice(2)}`;
      if (s3) s3.objects.delete(name);
      else rmSync(join(place!, name));
      await expect(store.piece(hash!)).rejects.toThrow(
        `piece ${hash}: expected its content, found nothing in ${place}`,
      );
      expect((await store.add(entry)).isNew).toBe(false);
      expect(Buffer.from(await store.piece(hash!)).toString()).toBe('content of lost');
    });

    test('tables are made once, by however many at once', async () => {
      if (!store.database.isShared) return expect(store.database.isShared).toBe(false);
      const others = await Promise.all([1, 2, 3].map(() => Store.open({ address: engine.address })));
      expect(await others[0]!.count()).toBe(await store.count());
      await Promise.all(others.map((other) => other.close()));
    });

    test('where pieces lie is known to the catalogue, and changed on purpose only', async () => {
      const open = async (given?: string): Promise<string | null> => {
        const opened = await placeOfStore(store.database, given);
        return opened?.address ?? null;
      };
      expect(await open()).toBe(place ?? null);
      if (place === undefined) return;
      const other = join(folder, 'elsewhere');
      await expect(open(other)).rejects.toThrow(`lie in ${place}, not in ${other}`);
      await store.movePieces(other);
      expect(await open()).toBe(other);
      await store.movePieces(place);
      expect(await open(place)).toBe(place);
    });

    test.each(['NEWEST', 'OLDEST', 'TITLE'] as const)('pages joined are the list, %s', async (name) => {
      const entries = Array.from({ length: 25 }, (_, at) => {
        const savedAt = at % 5 === 0 ? null : new Date(Date.UTC(2026, 1, 1 + (at % 7))).toISOString();
        return syntheticEntry(folder, { name: `paged-${at}`, world: `paged ${at % 4}`, savedAt });
      });
      const ids = new Set<string>();
      for (const entry of entries) ids.add((await store.add(entry)).save.id);
      const where = textIs('SLUG', { startsWith: 'paged-' });
      const order = [
        name === 'TITLE'
          ? ({ field: 'TITLE', isDescending: false } as const)
          : ({ field: 'SAVED_AT', isDescending: name === 'NEWEST' } as const),
      ];
      const joined: StoredSave[] = [];
      for (let offset = 0; offset < 30; offset += 4) {
        joined.push(...(await store.list({ where, limit: 4, offset, order })));
      }
      expect(joined.map(({ id }) => id).sort()).toEqual([...ids].sort());
      const keyOf = ({ savedAt, title, slug }: StoredSave): (string | number)[] => {
        const time = savedAt?.getTime() ?? Number.POSITIVE_INFINITY;
        if (name === 'TITLE') return [title, slug];
        return [name === 'NEWEST' && savedAt ? -time : time, slug];
      };
      const sorted = [...joined].sort((a, b) => {
        const [[first, second], [other, another]] = [keyOf(a), keyOf(b)];
        return first! < other! ? -1 : first! > other! ? 1 : second! < another! ? -1 : 1;
      });
      expect(joined).toEqual(sorted);
      expect(await store.list({ where, limit: 100, order })).toEqual(joined);
    });

    test('questions across saves are answered as plain loops do', async () => {
      const all: Described[] = [];
      const random = randomOf(7);
      for (let at = 0; at < 40; at++) {
        const savedAt =
          random(3) === 0 ? null : new Date(Date.UTC(2026, 0, 1) + random(60) * DAY + random(24) * 3_600_000);
        const world = random(8) === 0 ? null : `across ${random(6)}`;
        const entry = syntheticEntry(folder, {
          name: `across-${at}`,
          world,
          savedAt: savedAt?.toISOString() ?? null,
          version: String(random(3)),
          clock: random(4) === 0 ? null : random(9),
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
        const labels = [[], ['kept'], ['kept', 'mine']][random(3)]!;
        await store.label(save, labels);
        all.push({ save: { ...save, labels }, figures: [...(await store.figures(save))] });
      }
      const worlds = [...new Set(all.map(({ save }) => save.world))];
      const KEYS = ['WORLD', 'ITEM', 'FORMAT', 'VERSION', 'SAVE', 'LABEL'] as const;
      const FIGURES = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX', 'MEDIAN'] as const;
      const range = fc.record(
        { from: fc.integer({ min: 0, max: 200 }), to: fc.integer({ min: 0, max: 400 }) },
        { requiredKeys: [] },
      );
      const inWorlds = (ids: readonly string[]): SaveCondition => ({
        is: 'or',
        of: ids.map((world) => ({ is: 'stored', has: { world } })),
      });
      const { filter } = fc.letrec<{ filter: SaveCondition }>((tie) => ({
        filter: fc.oneof(
          { maxDepth: 3, depthIdentifier: 'filter' },
          fc.constantFrom('kept', 'mine', 'unknown').map((eq) => labelIs({ eq })),
          fc.subarray(worlds, { minLength: 1 }).map(inWorlds),
          fc.constant(momentIs('SAVED_AT', { gte: Date.parse('2026-01-20T00:00:00Z') })),
          fc.constant(momentIs('SAVED_AT', { lt: Date.parse('2026-02-10T12:00:00Z') })),
          range.map(
            (each): SaveCondition => ({
              is: 'stored',
              has: { figure: { name: 'across phase', ...shrunk(each) } },
            }),
          ),
          fc.record({
            is: fc.constantFrom('and' as const, 'or' as const),
            of: fc.array(tie('filter'), { maxLength: 3 }),
          }),
          fc.record({ is: fc.constant('not' as const), of: tie('filter') }),
        ),
      }));
      const question = fc.record({
        saves: filter,
        search: fc.option(fc.constantFrom('r', 'PLA', '%'), { nil: undefined }),
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
          { nil: undefined },
        ),
        order: fc.option(fc.record({ figure: fc.constantFrom(...FIGURES), descending: fc.boolean() }), {
          nil: undefined,
        }),
        medians: fc.boolean(),
        first: fc.integer({ min: 0, max: 20 }),
        offset: fc.integer({ min: 0, max: 10 }),
      });
      await forAllInTurns(60, question, async ({ saves: condition, ...asked }) => {
        const given = JSON.parse(JSON.stringify(asked)) as Omit<AcrossQuery, 'saves'>;
        // Only these: other tests store saves, too.
        const saves: SaveCondition = { is: 'and', of: [inWorlds(worlds), condition] };
        const { groups } = await store.across({ ...given, saves });
        const expected = naiveAcross(all, { ...given, saves });
        expect(rounded(groups)).toEqual(rounded(expected.groups));
      });
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
