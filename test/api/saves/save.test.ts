// What is said of saves that is not the same each time, or no part of a table; ../answers/one-save.txt has the others.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

const FILES = { 'a.sav': fakeSave('A', ['a Thing b asset', 'c Odd']) };

it('tells how long loading took, and how much memory a save takes', async () => {
  const { data } = await openDesk(FILES).ask('{ save(id: "a") { stats { loadMillis memoryBytes } } }');
  const stats = { loadMillis: expect.any(Number), memoryBytes: expect.stringMatching(/^\d+$/) };
  expect(data).toEqual({ save: { stats } });
});

it('tells what queries made and keep, which nothing does before the first', async () => {
  const { ask } = openDesk(FILES);
  const bytes = async (fields: string): Promise<number> => {
    const { data } = await ask(`{ save(id: "a") { ${fields} stats { indexBytes } } }`);
    return Number(data.save.stats.indexBytes);
  };
  expect(await bytes('slug')).toBe(0);
  const named = 'objects(orderBy: [{field: NAME, direction: DESC}]) { nodes { name } }';
  expect(await bytes(named)).toBeGreaterThan(0);
});

it('says when a file has gone', async () => {
  const { ask, folder } = openDesk(FILES);
  rmSync(join(folder, 'a.sav'));
  const { data, extensions } = await ask('{ save(id: "a") { title stats { objects } } }');
  expect(data).toEqual({ save: null });
  expect(extensions).toMatchObject({ warnings: [{ code: 'UNKNOWN_ID', name: 'a' }] });
});

it('takes a very long id for none', async () => {
  const id = 'x'.repeat(5000);
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  expect(await openDesk(FILES).ask(query, { ids: [id] })).toMatchObject({ data: { nodes: [null] } });
});
