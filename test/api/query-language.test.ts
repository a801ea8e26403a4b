// Pages and counts through GraphQL; answers/query-language.txt and refusals.txt have what one answer shows.

import { expect, test } from 'vitest';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const ask = askOf(openLibrary('examples/little-factory.sav'));

/** What stands below `save` of the little factory. */
async function askSave(fields: string): Promise<unknown> {
  const { data, errors } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
  expect(errors).toBeUndefined();
  return at(data, 'save');
}

/** A part of an answer, by the names and positions on the way. */
function at(value: unknown, ...way: readonly (string | number)[]): unknown {
  return way.reduce((part, key) => (part as Readonly<Record<string | number, unknown>>)[key], value);
}

function listAt(value: unknown, ...way: readonly (string | number)[]): readonly unknown[] {
  return at(value, ...way) as readonly unknown[];
}

test('pages forward and backward meet', async () => {
  const names = (page: unknown): unknown[] =>
    listAt(page, 'objects', 'nodes').map((node) => at(node, 'name'));
  const fields = (args: string): string =>
    `objects(where: {class: {eq: "Build_ConveyorBeltMk1_C"}}, ${args}) {
      totalCount nodes { name } edges { cursor node { name } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }`;
  const all = names(await askSave(fields('first: 1000')));
  const head = await askSave(fields('first: 5'));
  expect(at(head, 'objects', 'pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const rest = await askSave(fields(`first: 1000, after: "${at(head, 'objects', 'pageInfo', 'endCursor')}"`));
  expect([...names(head), ...names(rest)]).toEqual(all);
  const tail = await askSave(fields('last: 3'));
  expect(names(tail)).toEqual(all.slice(-3));
  expect(at(tail, 'objects', 'pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const before = await askSave(fields(`last: 2, before: "${at(tail, 'objects', 'edges', 0, 'cursor')}"`));
  expect(names(before)).toEqual(all.slice(-5, -3));
  expect(names(await askSave(fields('first: 2, offset: 4')))).toEqual(all.slice(4, 6));
  expect(at(tail, 'objects', 'totalCount')).toBe(all.length);
});

test('counts of classes add up to what lists hold', async () => {
  const save = await askSave('classes(first: 10000) { nodes { name count } } objects { totalCount }');
  const absent = ['External', 'Missing'];
  const present = listAt(save, 'classes', 'nodes').filter(
    (found) => !absent.includes(at(found, 'name') as string),
  );
  const sum = present.reduce((total: number, found) => total + (at(found, 'count') as number), 0);
  expect(sum).toBe(at(save, 'objects', 'totalCount'));
});

test('members of a group are pages like any other', async () => {
  const fields =
    'objects { groups(by: [{field: KIND}], first: 1) { nodes { keys count objects(first: 3) { totalCount nodes { kind } pageInfo { endCursor } } } } }';
  const group = at(await askSave(fields), 'objects', 'groups', 'nodes', 0);
  expect(at(group, 'objects', 'totalCount')).toBe(at(group, 'count'));
  const kinds = listAt(group, 'objects', 'nodes').map((node) => [at(node, 'kind')]);
  expect(kinds).toEqual(Array(3).fill(at(group, 'keys')));
  const cursor = at(group, 'objects', 'pageInfo', 'endCursor') as string;
  const next = fields.replace('first: 3', `first: 3, after: "${cursor}"`);
  expect(at(await askSave(next), 'objects', 'groups', 'nodes', 0, 'objects', 'nodes')).toHaveLength(3);
});
