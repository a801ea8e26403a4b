// Documents made to hang their parser: each is answered in bounded steps, and a small query beside it too.

import { expect, it } from 'vitest';
import { stepCounter } from '../../tools/count-steps.ts';
import { backAndForth, times } from '../../tools/long-queries.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';

const { get, query: ask } = await serveLibrary(openLibrary('examples/little-factory.sav'));

/** 72 million at most, for references in circles. */
const MOST_STEPS = 300_000_000;

const start =
  '{ saves { nodes { objects(first: 1, where: { references: { count: { gte: 1 } } }) { nodes { ...f0 } } } } }';
/** Every fragment spreads the next one twice: 2 ^ count selections. */
const bomb = (count: number, step = (next: string) => `a: parent { ${next} } b: parent { ${next} }`) =>
  `${start} ${times(count, (at) => `fragment f${at} on SaveObject { ${step(`...f${at + 1}`)} }`)} fragment f${count} on SaveObject { id }`;
/** This finds 2 ^ count objects too. */
const circles = bomb(15, (next) => `x: ${backAndForth(next)} y: ${backAndForth(next)}`);

const DOCUMENTS: readonly (readonly [string, string])[] = [
  ['fragments that spread the next twice', bomb(40)],
  ['the same, as deep as may be', bomb(98)],
  ['the same, over references in circles', circles],
  ['the same, far too deep', bomb(1200)],
  ['the same without aliases', bomb(90, (next) => `parent { ${next} } parent { ${next} }`)],
  ['many fragments', `${start} ${times(2500, (at) => `fragment f${at} on SaveObject { id ...f${at + 1} }`)}`],
  [
    'fragments in circles',
    `{ ...f0 } ${times(400, (at) => `fragment f${at} on Query { ...f${(at + 1) % 400} ...f0 }`)}`,
  ],
  [
    'many operations over many fragments with variables',
    `${times(250, (at) => `query q${at}($a: ID!) { ...f0 }`)} ${times(249, (at) => `fragment f${at} on Query { save(id: $a) { slug } ...f${at + 1} }`)} fragment f249 on Query { __typename }`,
  ],
  ['one field very often', `{ ${times(19_000, () => '__typename')} }`],
  ['one field with arguments very often', `{ ${times(2_200, () => 'saves(first: 1) { totalCount }')} }`],
  ['fields in conflict', `{ ${times(400, (at) => `a: save(id: "${at}") { slug }`)} }`],
  ['many variables', `query (${times(4_900, (at) => `$v${at}: Int`)}) { __typename }`],
  ['one variable very often', `query (${times(490, () => '$v: Int')}) { __typename }`],
  ['one argument very often', `{ saves(${times(6_000, () => 'first: 1')}) { totalCount } }`],
  ['one directive very often', `{ __typename ${times(2_800, () => '@skip(if: true)')} }`],
  ['a long list', `{ saves(where: { slug: { in: [${times(19_000, () => '"a"')}] } }) { totalCount } }`],
  ['mistakes after many empty lines', `${'\n'.repeat(900_000)}{ ${times(9_000, (at) => `x${at}`)} }`],
  ['mistakes after as many lines as may be', `${'\n'.repeat(19_990)}{ ${times(9_000, (at) => `x${at}`)} }`],
  ['a long name', `{ ${'a'.repeat(900_000)} }`],
  ['brackets', `{ saves(where: ${'['.repeat(400_000)}`],
  [
    'wrong properties of many objects',
    `{ saves { nodes { ${times(400, (at) => `a${at}: objects(first: 1000) { nodes { property(path: "[") { name } } }`)} } } }`,
  ],
];

it.each(DOCUMENTS)('a document of %s is answered in bounded steps', async (_, query) => {
  const steps = stepCounter();
  const [{ body }, small] = await Promise.all([ask(query), ask('{ saves { totalCount } }')]);
  expect(small.body).toEqual({ data: { saves: { totalCount: 1 } } });
  expect(steps()).toBeLessThan(MOST_STEPS);
  const { data, errors = [] } = body;
  for (const { extensions } of errors) expect(extensions?.code).toMatch(/^(LIMIT|GRAPHQL_|BAD_)/);
  expect(data ?? errors[0]).toBeTruthy();
});

it('a bomb in the address of a page is answered too', async () => {
  const response = await get(`/graphql?query=${encodeURIComponent(bomb(40))}`);
  expect([response.status, await response.json()]).toMatchObject([200, { data: {} }]);
});
