// Hostile property paths, in every place that takes one: answered soon, with a code or a warning, and the server
// goes on.

import { expect, test } from 'vitest';
import { stepCounter } from '../../tools/count-steps.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';

/** For one path in all places; three million at most. */
const MOST_STEPS = 15_000_000;

const { query, get, internalErrors } = await serveLibrary(openLibrary('examples/little-factory.sav'));

const PATHS: Readonly<Record<string, string>> = {
  'thousands of elements': `mInventoryStacks${'[]'.repeat(3000)}`,
  'as many elements as a path may have': `mInventoryStacks${'[]'.repeat(400)}`,
  'elements of elements': `mInventoryStacks${'[].Item'.repeat(100)}`,
  'a huge position': 'mInventoryStacks[999999999]',
  'a position beyond all': `mInventoryStacks[${'9'.repeat(400)}]`,
  'a position below nothing': 'mInventoryStacks[-1]',
  'a position as a number of another kind': 'mInventoryStacks[1e3]',
  '100 000 characters': 'm'.repeat(100_000),
  '100 000 dots': '.'.repeat(100_000),
  'deep names': `${'a.'.repeat(400)}a`,
  'very deep names': `${'a.'.repeat(30_000)}a`,
  'quotes that do not end': '"mInventoryStacks',
  'only quotes': '"'.repeat(900),
  'quoted quotes': `"${'\\"'.repeat(400)}"`,
  backslashes: '\\'.repeat(900),
  'an expression that grows': `${'(a+)+'.repeat(100)}$`,
  'an expression of everything': '.*',
  'a class of letters': '[a-z]+',
  'brackets that do not end': '['.repeat(900),
  'a name of no letters': '\u0000\u0001\ufffe',
  'half a character': '\ud800',
  'letters that grow in upper case': 'ß'.repeat(900),
  'the prototype': '__proto__.constructor.prototype',
  nothing: '',
};

/** Where a path is taken, as fields of a save. */
const FIELDS = [
  'objects(first: 200) { nodes { property(path: $path) { name type value number text } } }',
  'objects(where: {properties: [{path: $path, exists: true}]}) { totalCount }',
  'objects(where: {properties: [{path: $path, text: {contains: "a"}}]}) { totalCount }',
  'objects(where: {elements: [{path: $path, count: {gt: 0}}]}) { totalCount }',
  'objects(where: {elements: [{path: "mInventoryStacks[]", some: {properties: [{path: $path}]}}]}) { totalCount }',
  'objects(orderBy: [{property: $path}], first: 5) { nodes { path } }',
  'objects { groups(by: [{property: $path}]) { nodes { keys count } } }',
  'objects { groups(by: [{property: $path}], unnest: $path) { nodes { keys count } } }',
  'objects { groups(by: [{reference: $path}]) { nodes { keys count } } }',
  'objects { aggregate { number(property: $path) { sum } } }',
  'objects { aggregate { distinct(property: $path) } }',
];

const CODES = ['BAD_FILTER', 'BAD_ARGUMENT', 'LIMIT_EXCEEDED'];

function expectCode(
  errors: { message: string; extensions: { code: string } }[] | undefined,
  where: string,
): void {
  for (const { extensions, message } of errors ?? []) {
    expect(CODES, `${where}: ${message.slice(0, 200)}`).toContain(extensions.code);
    // What is wrong is said without all that was sent.
    expect(message.length).toBeLessThan(5000);
  }
}

/** These mean something, though no object has so much. */
const SOUND = ['a huge position'];

test.each(Object.entries(PATHS))('%s', async (name, path) => {
  const steps = stepCounter();
  for (const fields of FIELDS) {
    const { status, body } = await query(
      `query ($path: String!) { save(id: "little-factory") { ${fields} } }`,
      { path },
    );
    expect(status, fields).toBe(200);
    expectCode(body.errors, fields);
    const isTold = body.errors?.length > 0 || body.extensions?.warnings?.length > 0;
    expect(isTold || SOUND.includes(name), `${fields} ${JSON.stringify(body).slice(0, 300)}`).toBe(true);
  }
  for (const [file, parameter] of [
    ['objects.ndjson', 'columns'],
    ['objects.columns', 'property'],
  ] as const) {
    const address = `${file}?${new URLSearchParams({ [parameter]: path })}`;
    const answer = await get(`/saves/little-factory/${address}`);
    expect([200, 400, 414, 431], file).toContain(answer.status);
    const text = await answer.text();
    if (answer.headers.get('content-type')?.includes('application/json'))
      expectCode(JSON.parse(text).errors, file);
  }
  expect(steps()).toBeLessThan(MOST_STEPS);
  expect(internalErrors).toEqual([]);
  const { body } = await query(
    '{ save(id: "little-factory") { objects(where: {properties: [{path: "mCurrentRecipe", exists: true}]}) { totalCount } } }',
  );
  expect(body.data.save.objects.totalCount).toBeGreaterThan(0);
});
