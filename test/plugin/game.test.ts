// A package with a format and a game, on all roads: threads that read, threads that answer, tools for language models, tables.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { openLibrary } from '../../src/embed/open-library.ts';
import { allTools } from '../../src/mcp/server.ts';
import { ToolSession } from '../../src/mcp/tool-session.ts';
import { addPlugins } from '../../src/plugin/load.ts';
import { gamePart } from '../../src/plugin/schema-part.ts';
import { RequestAnswers } from '../../src/server/queries/request-answers.ts';
import { ThreadPool } from '../../src/server/threads/thread-pool.ts';
import { printAnswer } from '../tools/print-answer.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const POOL = 'test/plugin/pool/pool.mjs';
const SAVE = join(tempFolder({ 'a.pool': Buffer.from('POOL\x08\x01\x08') }), 'a.pool');
const problems = await addPlugins([POOL]);
const QUERY = `{ save(id: "a") { format pool { unknown
  crabs(where: { legs: { gte: 2 } }, near: { point: { x: 0, y: 0 }, metres: 5 }, orderBy: [{ field: NAME, direction: DESC }]) {
    totalCount nodes { name legs mood } aggregate { number(field: LEGS) { sum } }
    groups(by: [{ field: MOOD }]) { nodes { keys count } } } }
  objects(first: 1) { nodes { class { name title } view { __typename } rows { __typename } } } } }`;

it('is asked on a thread that answers, of what a thread has read', async () => {
  expect(problems).toEqual([]);
  const library = openLibrary(SAVE, { threads: 1 });
  const report = (error: unknown): void => {
    throw error;
  };
  const threads = new ThreadPool({ library, report, threads: 1 });
  const here = new RequestAnswers({ schema: createSchema(), library, report });
  const expected = await here.ask({ query: QUERY });
  const asked = { query: QUERY, variables: {}, operationName: null, explain: false, showsCost: false };
  const result = await threads.query(asked, null);
  await threads.close();
  expect(JSON.parse(new TextDecoder().decode(result!.body)).data).toEqual(
    JSON.parse(JSON.stringify(expected.data)),
  );
  expect(printAnswer(expected.data)).toEqual(
    readFileSync('test/plugin/pool/answer.txt', 'utf8').trim().split('\n'),
  );
  await library.close();
});

it('answers language models', async () => {
  const library = openLibrary(SAVE, { threads: 0 });
  const answers = new RequestAnswers({ schema: createSchema(), library, report: () => {} });
  const session = new ToolSession(
    async (query, variables) => (await answers.ask({ query, variables })) as never,
    createSchema(),
    new AbortController().signal,
  );
  const call = (name: string, values: object) =>
    allTools()
      .find((tool) => tool.name === name)!
      .call({ save: 'a', ...values } as never, session);
  expect(await call('summary', {})).toMatchObject({ format: 'POOL' });
  expect(await call('count_crabs', {})).toMatchObject({ crabs: expect.anything() });
  expect(await call('find_item', { item: 'crab1', limit: 3 })).toMatchObject({ save: 'a' });
  await library.close();
});

it('may have a number of the same name as another that was loaded', () => {
  const partOf = (id: string, before?: string[]): string => {
    const schema = `type ${id}Row @list(on: "${id}", field: "rows", describe: "Rows.") { antennae: Int }`;
    return gamePart({ api: 1, id, type: id, format: 'POOL', schema, lists: {} } as never, before);
  };
  expect(partOf('Second', [partOf('First')])).toContain('enum SecondRowField @paths {\n  ANTENNAE\n}');
});

const format = { api: 1, id: 'OTHER', title: '', claim() {}, header() {}, read() {} };
const game = { api: 1, id: 'second', format: 'POOL', lists: {} };

it.each([
  [{ ...format, id: 'GVAS' }, 'there is a format GVAS already'],
  [{ ...format, api: 2 }, 'written for interface 2, this program has 1'],
  [{ ...format, read: undefined }, 'OTHER.read must be a function, found undefined'],
  [{ ...format, header: undefined }, 'OTHER.header must be a function, found undefined'],
  [{ ...game, id: 'OTHER' }, 'the id of a game is like tidePool, not OTHER'],
  [{ ...game, id: 'satisfactory' }, 'There can be only one type named "Satisfactory"'],
  [{ ...game, schema: 'type Named { x: Int }' }, 'There can be only one type named "Named"'],
  [
    { ...game, schema: 'extend type Save { title: Int second: Second }' },
    'Field "Save.title" can only be defined once',
  ],
  [{ ...game, schema: 'type Secondary { x: Nothing }' }, 'Unknown type "Nothing"'],
  [{ ...game, schema: 'type {' }, 'Syntax Error'],
  [{ ...game, format: 'NONE' }, 'there is no format NONE'],
  [{ ...game, rules: {} }, 'POOL takes no rules'],
  [{ ...game, format: 'XML', rules: { title: 'RimWorld' } }, 'there are rules of RimWorld already'],
  [7, 'expected a format or a game, found 7'],
])('refuses a name that there is, and what is none: %o', async (plugin, why) => {
  const before = createSchema();
  const [problem] = await addPlugins([plugin as never]);
  expect(problem).toContain(why);
  expect(Object.keys(createSchema().getTypeMap())).toEqual(Object.keys(before.getTypeMap()));
});
