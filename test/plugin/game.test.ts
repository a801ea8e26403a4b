// A package with a format and a game, on all roads: threads that read, threads that answer, tools for language models, tables.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { openLibrary } from '../../src/embed/open-library.ts';
import { ToolSession } from '../../src/mcp/asking/tool-session.ts';
import { allTools } from '../../src/mcp/server.ts';
import { addPlugins } from '../../src/plugin/load.ts';
import { RequestAnswers } from '../../src/server/queries/request-answers.ts';
import { ThreadPool } from '../../src/server/threads/thread-pool.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const POOL = `
const text = (bytes) => new TextDecoder().decode(bytes);
export default [
  {
    api: 1, id: 'POOL', title: 'Pool', extensions: ['.pool'],
    claim: (files) => files.filter((file) => text(file.head(4)) === 'POOL').map((file) => ({ name: file.path, files: [file] })),
    header: ({ name }) => ({ title: name, units: { length: 'm', perMetre: 1, northAxis: null, upAxis: null } }),
    read(_files, sink, { cursors }) {
      const [cursor] = cursors();
      cursor.skip(4);
      const crab = sink.classOf(sink.texts.add('Crab'));
      for (let row = 0; cursor.left > 0; row++) {
        const node = sink.node('RECORD', crab, sink.texts.add('crab' + row));
        sink.span(node, cursor.at, 1);
        sink.place(node, row, 0, 0);
        cursor.skip(1);
      }
    },
    decode: (cursor) => [{ name: 'legs', value: cursor.u8() }],
  },
  {
    api: 1, id: 'pool', format: 'POOL', tables: { names: 'names.json' },
    schema: \`
      enum PoolMood { HAPPY SAD }
      "A crab."
      type PoolCrab implements View @list(on: "Pool", field: "crabs", describe: "Crabs.") {
        object: SaveObject!
        name: String!
        legs: Float
        mood: PoolMood!
        position: Point
      }\`,
    titles: (name, { names }) => names[name] ?? null,
    lists: {
      crabs: ({ graph, scope, title }) => Array.from(graph.nodes(), (node) => {
        const legs = graph.properties(node)[0].value;
        const [x, y, z] = graph.position(node);
        return { object: scope.object(node), name: graph.name(node), legs, mood: legs > 1 ? 'HAPPY' : 'SAD', position: { x, y, z } };
      }),
    },
    metrics: (view) => [{ name: 'pool_crabs', help: 'Crabs', samples: [{ labels: {}, value: view.crabs.length }] }],
    tools: [{ name: 'count_crabs', description: 'How many.', arguments: {}, takes: '', selects: 'crabs { totalCount }', variables: () => [{}] }],
  },
];`;

const folder = tempFolder({});
mkdirSync(join(folder, 'plugin'));
writeFileSync(join(folder, 'plugin/pool.mjs'), POOL);
writeFileSync(join(folder, 'plugin/names.json'), '{"Crab": "Shore crab"}');
writeFileSync(join(folder, 'a.pool'), Buffer.from('POOL\x08\x01\x08'));
const problems = await addPlugins([join(folder, 'plugin/pool.mjs')]);
const QUERY = `{ save(id: "a") { format pool { unknown
  crabs(where: { legs: { gte: 2 } }, near: { point: { x: 0, y: 0 }, metres: 5 }, orderBy: [{ field: NAME, direction: DESC }]) {
    totalCount nodes { name legs mood } aggregate { number(field: LEGS) { sum } }
    groups(by: [{ field: MOOD }]) { nodes { keys count } } } }
  objects(first: 1) { nodes { class { name title } view { __typename } rows { __typename } } } } }`;

it('is asked on a thread that answers, of what a thread has read', async () => {
  expect(problems).toEqual([]);
  const library = openLibrary(join(folder, 'a.pool'), { threads: 1 });
  const report = (error: unknown): void => {
    throw error;
  };
  const threads = new ThreadPool({
    library,
    report,
    threads: 1,
  });
  const here = new RequestAnswers({ schema: createSchema(), library, report });
  const expected = await here.ask({ query: QUERY });
  const result = await threads.query(
    { query: QUERY, variables: {}, operationName: null, explain: false, showsCost: false },
    null,
  );
  await threads.close();
  expect(JSON.parse(new TextDecoder().decode(result!.body)).data).toEqual(
    JSON.parse(JSON.stringify(expected.data)),
  );
  expect(expected).toMatchObject({
    data: {
      save: {
        format: 'POOL',
        pool: {
          unknown: [],
          crabs: {
            totalCount: 2,
            nodes: [
              { name: 'crab2', legs: 8, mood: 'HAPPY' },
              { name: 'crab0', legs: 8, mood: 'HAPPY' },
            ],
            aggregate: { number: { sum: 16 } },
            groups: { nodes: [{ keys: ['HAPPY'], count: 2 }] },
          },
        },
        objects: {
          nodes: [
            {
              class: { name: 'Crab', title: 'Shore crab' },
              view: { __typename: 'PoolCrab' },
              rows: [{ __typename: 'PoolCrab' }],
            },
          ],
        },
      },
    },
  });
  await library.close();
});

it('answers language models', async () => {
  const library = openLibrary(join(folder, 'a.pool'), { threads: 0 });
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

const game = { api: 1, format: 'POOL', lists: {} };

it.each([
  [{ api: 1, id: 'GVAS', title: '', claim() {}, header() {}, read() {} }, 'there is a format GVAS already'],
  [
    { api: 2, id: 'OTHER', title: '', claim() {}, header() {}, read() {} },
    'written for interface 2, this program has 1',
  ],
  [
    { api: 1, id: 'OTHER', title: '', claim() {}, header() {} },
    'the id of a game is like tidePool, not OTHER',
  ],
  [
    { api: 1, id: 'OTHER', title: '', claim() {}, read() {} },
    'OTHER.header must be a function, found undefined',
  ],
  [{ ...game, id: 'satisfactory', format: 'POOL' }, 'There can be only one type named "Satisfactory"'],
  [{ ...game, id: 'second', schema: 'type Named { x: Int }' }, 'There can be only one type named "Named"'],
  [
    { ...game, id: 'second', schema: 'extend type Save { title: Int second: Second }' },
    'Field "Save.title" can only be defined once',
  ],
  [{ ...game, id: 'second', schema: 'type Secondary { x: Nothing }' }, 'Unknown type "Nothing"'],
  [{ ...game, id: 'second', schema: 'type {' }, 'Syntax Error'],
  [{ ...game, id: 'second', format: 'NONE' }, 'there is no format NONE'],
  [{ ...game, id: 'second', rules: {} }, 'POOL takes no rules'],
  [
    { ...game, id: 'second', format: 'XML', rules: { title: 'RimWorld' } },
    'there are rules of RimWorld already',
  ],
  [7, 'expected a format or a game, found 7'],
])('refuses a name that there is, and what is none: %o', async (plugin, why) => {
  const before = createSchema();
  const [problem] = await addPlugins([plugin as never]);
  expect(problem).toContain(why);
  expect(Object.keys(createSchema().getTypeMap())).toEqual(Object.keys(before.getTypeMap()));
});
