// A language model's questions about saves that lie in a store.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { call, overStdio } from '../tools/mcp-clients.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { tempFolder } from '../tools/temp-folder.ts';

it('are answered: about one save, and across all', async () => {
  const folder = tempFolder({});
  const store = `pglite:${join(folder, 'store')}`;
  const added = await runInProcess(
    'store',
    'add',
    'examples/little-factory.sav',
    'examples/hollowmere',
    '--store',
    store,
  );
  expect([added.code, added.err]).toEqual([0, '']);
  const client = await overStdio('--store', `${store}?cache=${join(folder, 'cache')}`);
  const { body: opened } = await call(client, 'summary');
  const slugs = added.out
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0]!);
  for (const slug of slugs) expect(JSON.stringify(opened)).toContain(slug);
  const factory = slugs.find((slug) => slug.startsWith('little-factory'))!;
  const { text } = await call(client, 'balance', { save: factory, item: 'Iron Plate' });
  expect(text).toContain('["Iron Plate",30,30,0,24,24,');
  const query = '{ across(figure: "objects", by: [FORMAT]) { totalCount nodes { keys count median } } }';
  const { isError, body } = await call(client, 'query', { query });
  expect(isError).toBe(false);
  expect(JSON.stringify(body)).toContain('"totalCount":2');
});
