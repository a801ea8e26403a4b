// A page that may pass for the whole list, asked of an example through what the server and the command line share.

import { expect, it } from 'vitest';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const ask = askOf(openLibrary('examples/little-factory.sav'));

async function warned(fields: string, rest = ''): Promise<string[]> {
  const { errors, extensions } = await ask(`{ save(id: "little-factory") { ${fields} } } ${rest}`);
  expect(errors).toBeUndefined();
  const { warnings = [] } = (extensions ?? {}) as { warnings?: { code: string; path: unknown[] }[] };
  return warnings.map(({ code, path }) => `${code} ${path.join('.')}`);
}

it.each<[fields: string, expected: string[], rest?: string]>([
  ['objects { nodes { name } }', ['PARTIAL_LIST save.objects']],
  [
    'all: objects { ...names } ',
    ['PARTIAL_LIST save.all'],
    'fragment names on ObjectConnection { nodes { name } edges { cursor } }',
  ],
  ['objects(offset: 5) { nodes { name } }', ['PARTIAL_LIST save.objects']],
  ['objects(first: 100) { nodes { name } }', []],
  ['objects(last: 100) { nodes { name } }', []],
  ['objects { nodes { name } pageInfo { hasNextPage } }', []],
  ['objects { ...names }', [], 'fragment names on ObjectConnection { totalCount nodes { name } }'],
  ['objects { aggregate { count } }', []],
  ['satisfactory { machines { nodes { kind } } }', []],
  ['objects(first: 1) { nodes { class { objects { nodes { name } } } } }', []],
])('%s', async (fields, expected, rest) => {
  expect(await warned(fields, rest)).toEqual(expected);
});
