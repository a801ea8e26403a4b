// Things of one title are different groups, and asking for the title says so: in every list of every game, on examples and
// real saves.

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type RowSource, thingAt } from '../../src/games/shared/rows/fields.ts';
import { rowGroups } from '../../src/games/shared/rows/groups.ts';
import { listRows } from '../../src/games/shared/rows/list.ts';
import { isNamed, type Named } from '../../src/games/shared/scope.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';
import { everyList } from '../tools/every-list.ts';
import { describeReal } from '../tools/real-saves.ts';

/** How many titles of a field several things have, after checking its groups and warnings against a naive count. */
function sharedTitles(source: RowSource, field: string): number {
  const { graph } = source;
  const named = source.rows.flatMap((row) => [thingAt(row, field)].flat().filter(isNamed) as Named[]);
  const isOfSave = ({ path }: Named): boolean => path !== null && graph.find(path) >= 0;
  const idNamed = (each: Named): string => each.id ?? (isOfSave(each) ? each.path! : each.name);
  const ids = new Set(named.map(idNamed));
  // What is called differently is no one thing.
  const called = new Set(named.map((each) => JSON.stringify([idNamed(each), each.title ?? each.name])));
  expect([field, called.size]).toEqual([field, ids.size]);
  const groups = rowGroups(source, source.rows, { by: [field] });
  const found = groups.flatMap((group) => group.ids[0] ?? []);
  expect([field, found.toSorted()]).toEqual([field, [...ids].toSorted()]);
  const titles = groups.flatMap(({ keys: [key], ids: [id] }) =>
    typeof id === 'string' ? [String(key)] : [],
  );
  const shared = [...new Set(titles.filter((title, at) => titles.indexOf(title) < at))];
  const codes = new Set<string>();
  const tools = {
    ...NO_TOOLS,
    warn: ({ code, name }: { code: string; name: string | null }) => void codes.add(`${code} ${name}`),
  };
  const untitled = new Set(named.filter(({ title }) => title === null).map(({ name }) => name));
  const asked = shared.filter((title) => !untitled.has(title)).slice(0, 20);
  listRows(source, { where: { [field]: { in: asked } } }, tools);
  // That rows of players without a file are hidden is another matter.
  const ambiguous = [...codes].filter((code) => !code.startsWith('HIDDEN_ROWS'));
  expect(ambiguous.toSorted()).toEqual(asked.map((title) => `AMBIGUOUS_NAME ${title}`).toSorted());
  return shared.length;
}

async function sharedIn(path: string): Promise<number> {
  let shared = 0;
  for await (const { source } of everyList(path)) {
    const isNamedField = (field: string): boolean =>
      source.rows.some((row) => [thingAt(row, field)].flat().some(isNamed));
    for (const field of source.fields.keys()) if (isNamedField(field)) shared += sharedTitles(source, field);
  }
  return shared;
}

describe('things and their titles', () => {
  it('in the examples of all games', async () => {
    expect(await sharedIn('examples')).toBeGreaterThan(10);
  });
});

describeReal('darkest-dungeon', 'real profiles', (folder) => {
  it('have a group for each thing, and no title twice', async () => {
    expect(await sharedIn(fileURLToPath(new URL('rj-profileReddit', folder)))).toBe(0);
  });
});

describeReal('gvas', 'a real world of Palworld', (folder) => {
  it('has pals of one title', async () => {
    expect(
      await sharedIn(fileURLToPath(new URL('plz32-ue5.1-palworld-level-165k.sav', folder))),
    ).toBeGreaterThan(10);
  });
});
