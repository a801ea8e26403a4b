// Two versions of the program at one store, while servers are upgraded one by one.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANY } from '../../src/library/catalogue/catalogue.ts';
import { Store } from '../../src/store/store.ts';
import { hasPostgres, startPostgres } from '../tools/store/engines.ts';
import { labelIs } from '../tools/store/save-conditions.ts';

const FOLDER = 'src/store/migrations';
const migrations = readdirSync(FOLDER).map((name) => {
  const [up, down] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('-- Down Migration');
  return { name, up: up!, down };
});

test.each(migrations)(
  '$name takes nothing away that an earlier version reads or writes',
  ({ name, up, down }) => {
    expect(down).toBeDefined();
    const taken =
      /\bdrop (table|column|view)|\brename\b|\bset not null|\badd (constraint|check|unique|foreign)/gi;
    expect(up.match(taken)).toBeNull();
    // What an earlier version writes has no value for a column that it does not know.
    for (const [added] of up.matchAll(/add column .*?(?=[,;])/gs)) {
      expect(/not null/i.test(added) && !/default/i.test(added), `${name}: ${added}`).toBe(false);
    }
  },
);

test('those of one number have one order', () => {
  const numbers = migrations.map(({ name }) => Number.parseInt(name, 10));
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** As the first version writes a save, and what it reads of one. */
const FIRST_WRITES = `
  insert into world (id, format, title) values (md5('w')::uuid, 'SATISFACTORY', 'Before')
  on conflict (id) do update set title = excluded.title;
  insert into save (world, id, slug, format, title, version, saved_at, play_seconds, bytes, header, claim, files, labels)
  values (md5('w')::uuid, md5('s')::uuid, 'before-1', 'SATISFACTORY', 'Before', '52', '2026-01-01T00:00:00Z', 60, 5,
    '{"title": "Before", "version": "52", "fields": {}, "savedAt": "2026-01-01T00:00:00Z", "playSeconds": 60, "playthrough": null}',
    '{"name": "before.sav"}', '[]', '{kept}');
  insert into figure (world, save, name, item, value) values (md5('w')::uuid, md5('s')::uuid, 'items', 'Plate', 7)`;
const FIRST_READS = `
  select world, id, slug, format, title, version, saved_at, play_seconds, bytes, header, claim, files, labels, state, error, stats, has_rows
  from save order by saved_at desc nulls last, slug`;

test.each([
  ['PGlite', null],
  ['PostgreSQL', startPostgres],
])('a save that the first version writes is read, and it reads those of this one: %s', async (_, start) => {
  if (start && !hasPostgres) return expect(hasPostgres).toBe(false);
  const engine = await start?.();
  const store = await Store.open({ address: engine?.address ?? 'pglite:' });
  for (const statement of FIRST_WRITES.split(';')) await store.database.query(statement);
  const save = (await store.find('before-1'))!;
  expect(save).toMatchObject({ title: 'Before', state: 'QUEUED', labels: ['kept'], playSeconds: 60 });
  expect(await store.list({ where: labelIs({ eq: 'kept' }), limit: 5 })).toMatchObject([
    { slug: 'before-1' },
  ]);
  await store.describe(save, { state: 'READY', stats: {} }, [{ name: 'items', item: 'Plate', value: 8 }]);
  const across = await store.across({
    saves: ANY,
    figure: 'items',
    by: [],
    choose: 'NEWEST',
    first: 1,
    offset: 0,
  });
  expect(across.groups).toMatchObject([{ sum: 8 }]);
  expect(await store.database.query(FIRST_READS)).toMatchObject([
    { slug: 'before-1', state: 'READY', has_rows: false },
  ]);
  await store.remove(save);
  expect(await store.count()).toBe(0);
  await store.close();
  engine?.close();
});
