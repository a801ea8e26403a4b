// Lists of a store's saves, read by keys, are those that plain sorting of all of them gives; what is removed is gone.

import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import {
  ANY,
  type SaveCondition,
  type SavesAsked,
  saveListKey,
  worldListKey,
} from '../../src/library/catalogue/catalogue.ts';
import { JoinedCatalogue } from '../../src/library/catalogue/joined-catalogue.ts';
import { MemoryCatalogue } from '../../src/library/catalogue/memory-catalogue.ts';
import type { LibraryChange } from '../../src/library/changes.ts';
import type { SaveEntry } from '../../src/library/save.ts';
import { Store } from '../../src/store/store.ts';
import { StoreCatalogue } from '../../src/store/store-catalogue.ts';
import { forAllInTurns } from '../tools/for-all.ts';
import { isQuick } from '../tools/runs.ts';
import { type Engine, STORE_KINDS } from '../tools/store/engines.ts';
import { labelIs, momentIs, textIs } from '../tools/store/save-conditions.ts';
import { syntheticEntry } from '../tools/store/stored.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const ALL = { where: ANY, order: [], limit: 1000 } as const;
const inMemory = (entries: readonly SaveEntry[]): MemoryCatalogue =>
  new MemoryCatalogue({ entries, get: () => null, byKey: () => null });
const slugsOf = (entries: readonly SaveEntry[]): string[] => entries.map(({ slug }) => slug);
const times = [null, '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];
const worlds = [null, 'Ranch', 'ranch', 'Rän\u{10348}ch', 'Ra\uffeech'];

const textField = fc
  .record({
    name: fc.constantFrom('SLUG' as const, 'TITLE' as const, 'GAME' as const, 'label' as const),
    operator: fc.constantFrom('eq', 'ne', 'startsWith', 'endsWith', 'contains', 'matches', 'isNull'),
    operand: fc.constantFrom(
      'Ranch Game',
      'World Ranch',
      'world ranch',
      ...'World R an 0 s1 x\0y \ud800'.split(' '),
    ),
    caseSensitive: fc.boolean(),
  })
  .map(({ name, operator, operand, caseSensitive }) => {
    const filter = { [operator]: operator === 'isNull' ? operand.length > 4 : operand, caseSensitive };
    return name === 'label' ? labelIs(filter) : textIs(name, filter);
  });
const games = [undefined, 'Ranch Game', 'Wolf game'];
const labels = [[], ['World'], ['Ranch', 's10'], ['an']];
const momentField = fc
  .record({
    name: fc.constantFrom('SAVED_AT' as const, 'MODIFIED_AT' as const),
    operator: fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'isNull'),
    operand: fc.constantFrom(...times.flatMap((time) => (time === null ? [] : Date.parse(time))), -9e14),
  })
  .map(({ name, operator, operand }) =>
    momentIs(name, { [operator]: operator === 'isNull' ? operand > 0 : operand }),
  );
const { where } = fc.letrec<{ where: SaveCondition }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 2 },
    textField,
    momentField,
    fc.constant({ is: 'world', world: { format: FORMATS[0]!.id, playthrough: 'Ranch' } } as const),
    fc.constant({ is: 'format', among: FORMATS.slice(0, 2).map(({ id }) => id) } as const),
    fc.record({
      is: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('where'), { maxLength: 3 }),
    }),
    fc.record({ is: fc.constant('not' as const), of: tie('where') }),
  ),
}));
const order = fc.array(
  fc.record({
    field: fc.constantFrom('SLUG' as const, 'TITLE' as const, 'SAVED_AT' as const, 'MODIFIED_AT' as const),
    isDescending: fc.boolean(),
  }),
  { maxLength: 3 },
);
const range = fc.record(
  { after: fc.nat(39), before: fc.nat(39), offset: fc.nat(9), fromEnd: fc.boolean(), limit: fc.nat(12) },
  { requiredKeys: ['limit'] },
);
// Servers take their time to start: a quick run keeps the store in this process.
const kinds = STORE_KINDS.filter(({ pieces }) => pieces === undefined).slice(0, isQuick ? 1 : undefined);
for (const { name, isThere, start } of kinds) {
  describe.skipIf(!isThere)(name, () => {
    let engine: Engine;
    let store: Store;
    const folder = tempFolder();
    let stored: StoreCatalogue;
    let entries: readonly SaveEntry[];
    const originals = new Map<string, SaveEntry>();
    const changes: LibraryChange[] = [];

    beforeAll(async () => {
      engine = await start();
      store = await Store.open({ address: engine.address });
      const options = { formats: FORMATS, cache: join(folder, 'cache'), mostCacheBytes: 1e9 };
      stored = await StoreCatalogue.open(store, options);
      stored.follow((change) => changes.push(change));
      for (let at = 0; at < 40; at++) {
        const world = worlds[at % worlds.length]!;
        const savedAt = times[(at * 7) % 4]!;
        const given = syntheticEntry(folder, { name: `s${at}`, world, savedAt, game: games[at % 3] });
        const { save } = await store.add(given);
        originals.set(save.id, given);
        await store.label(save, labels[at % 4]!);
      }
      entries = await stored.page(ALL);
      // Rows have labels; entries, which outlive a change of them, have none.
      for (const entry of entries) {
        const at = Number(originals.get(entry.key)!.slug.slice(1));
        Object.assign(entry, { labels: labels[at % 4] });
      }
    });

    afterAll(async () => {
      await stored?.close();
      await store?.close();
      engine?.close();
    });

    /** The same saves, of which those at these positions are in memory. */
    const joined = (isHere: (at: number) => boolean): { all: MemoryCatalogue; both: JoinedCatalogue } => {
      const here = entries.filter((_, at) => isHere(at));
      const others: Pick<StoreCatalogue, 'page' | 'count' | 'worlds' | 'countWorlds' | 'worldsAmong'> =
        stored;
      const without = (condition: SaveCondition): SaveCondition => {
        const isHere = textIs('SLUG', { in: slugsOf(here) });
        return { is: 'and', of: [condition, { is: 'not', of: isHere }] };
      };
      const rest = {
        ...others,
        get: () => null,
        byKey: () => null,
        near: () => [],
        forRequest: () => rest,
        page: (asked: SavesAsked) => stored.page({ ...asked, where: without(asked.where) }),
        count: (condition: SaveCondition) => stored.count(without(condition)),
      };
      return { all: inMemory(entries), both: new JoinedCatalogue(inMemory(here), rest) };
    };

    const between = (sorted: SavesAsked['order'], after?: number, before?: number) => ({
      after: after === undefined ? undefined : saveListKey(entries[after]!, sorted),
      before: before === undefined ? undefined : saveListKey(entries[before]!, sorted),
    });

    test.each([
      ['all in the store', () => false],
      ['some in memory', (at: number) => at % 3 === 0],
    ])('pages are those of the sorted list, %s', async (_, isHere) => {
      const { all, both } = joined(isHere);
      await forAllInTurns(60, where, order, range, async (condition, sorted, { after, before, ...rest }) => {
        fc.pre(!(rest.fromEnd && rest.offset));
        const asked: SavesAsked = {
          where: condition,
          order: sorted,
          ...rest,
          ...between(sorted, after, before),
        };
        expect(slugsOf(await both.page(asked))).toEqual(slugsOf(all.page(asked)));
        expect(await both.count(condition)).toBe(all.count(condition));
      });
    });

    test('pages of several worlds, read together, are those of each', async () => {
      const all = inMemory(entries);
      const keys = all.worlds({ limit: 10 });
      await forAllInTurns(40, order, range, async (sorted, { after, before, ...rest }) => {
        fc.pre(!(rest.fromEnd && rest.offset));
        const within = {
          order: sorted,
          ...rest,
          ...between(sorted, after, before),
        };
        const pages = await stored.pagesOfWorlds(keys.map((world) => ({ world, ...within })));
        const each = keys.map((world) => all.page({ where: { is: 'world', world }, ...within }));
        expect(pages.map(slugsOf)).toEqual(each.map(slugsOf));
      });
      const counts = keys.map((world) => all.count({ is: 'world', world }));
      expect(await stored.countsOfWorlds(keys)).toEqual(counts);
    });

    test('what only the database knows is a condition like others, beside patterns too', async () => {
      const nameOf = ({ key }: SaveEntry): string => originals.get(key)!.slug;
      const some = entries.filter((entry) => /^s[0-9]$/.test(nameOf(entry)));
      for (const entry of some) {
        const save = (await store.find(entry.key))!;
        const figures = [{ name: 'coins', item: '', value: Number(nameOf(entry).slice(1)) }];
        await store.describe(save, { state: 'READY', stats: {} }, figures);
      }
      const coins = (from: number): SaveCondition => ({
        is: 'stored',
        has: { figure: { name: 'coins', item: '', from } },
      });
      const exact = await stored.page({ ...ALL, where: coins(5) });
      expect(exact.map(nameOf).sort()).toEqual(['s5', 's6', 's7', 's8', 's9']);
      const world = (await store.find(some.find((entry) => nameOf(entry) === 's9')!.key))!.world;
      const where: SaveCondition = {
        is: 'and',
        of: [
          { is: 'or', of: [coins(8), textIs('SLUG', { matches: '^s[0-6](-|$)' })] },
          { is: 'not', of: { is: 'stored', has: { world } } },
        ],
      };
      const expected = entries.filter((entry) => /^s[0-68]$/.test(nameOf(entry)));
      const others = [];
      for (const entry of expected) if ((await store.find(entry.key))!.world !== world) others.push(entry);
      expect(slugsOf(await stored.page({ ...ALL, where }))).toEqual(slugsOf(others));
      expect(await stored.count(where)).toBe(others.length);
      expect(inMemory(entries).count(coins(0))).toBe(0);
    });

    test('worlds are those of all saves, wherever each is', async () => {
      const all = inMemory(entries);
      const expected = all.worlds({ limit: 10 });
      for (let from = 0; from < 2; from++) {
        const after = from === 0 ? undefined : worldListKey(expected[0]!);
        const found = await stored.worlds({ after, limit: 10 });
        expect(found).toEqual(expected.slice(from));
      }
      expect(await stored.countWorlds()).toBe(4);
      expect(await stored.countWorlds([expected[1]!])).toBe(3);
      expect(await stored.worldsAmong([expected[2]!])).toEqual([expected[2]]);
    });

    test('an entry is the same as long as somebody has it', async () => {
      const [first] = entries;
      expect(await stored.get(first!.slug)).toBe(first);
      expect(await stored.byKey(first!.key)).toBe(first);
      expect((await stored.page({ ...ALL, limit: 1 }))[0]).toBe(first);
    });

    test('what no save can be called is no save', async () => {
      for (const text of ['', 'x\0y', '\ud800', "'; drop table save; --", 'x'.repeat(100_000)]) {
        expect([await stored.get(text), await stored.byKey(text)]).toEqual([null, null]);
        expect(Array.isArray(await stored.near('SLUG', text))).toBe(true);
      }
    });

    test('near a name are those that begin like it', async () => {
      expect(await stored.near('SLUG', `${entries[0]!.slug.slice(0, -2)}zz`)).toContain(entries[0]!.slug);
      expect(await stored.near('TITLE', 'World Ran')).toContain('World Ranch');
      expect((await stored.near('GAME', 'ranch')).toSorted()).toEqual(['Ranch Game', 'Wolf game']);
    });

    test('what is removed is gone at once, and every server hears of it', async () => {
      const other = store.database.isShared ? await Store.open({ address: engine.address }) : null;
      const removing = other ?? store;
      const newest = (await stored.worldsAmong([{ format: FORMATS[0]!.id, playthrough: 'Ranch' }]))[0]!
        .newest;
      const before = await stored.count(ANY);
      const save = (await removing.find(newest.slug))!;
      await removing.remove(save);
      expect(await Promise.all([stored.get(newest.slug), stored.byKey(newest.key)])).toEqual([null, null]);
      expect(await stored.count(ANY)).toBe(before - 1);
      const [world] = await stored.worldsAmong([{ format: FORMATS[0]!.id, playthrough: 'Ranch' }]);
      expect(world!.newest.key).not.toBe(newest.key);
      await expect.poll(() => changes).toContainEqual({ kind: 'REMOVED', entry: newest });
      // And there again when it comes back.
      await removing.add(originals.get(newest.key)!);
      expect(await stored.get(newest.slug)).toMatchObject({ key: newest.key });
      await expect.poll(() => changes.at(-1)).toEqual({ kind: 'ADDED', entry: newest });
      await other?.close();
    });
  });
}
