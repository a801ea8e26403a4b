// The most that a request may hold: refused above it, and not before, in bounded steps. Other answers are in transcripts/.

import { expect, it } from 'vitest';
import {
  MOST_ALIASES,
  MOST_ARGUMENTS,
  MOST_DEFINITIONS,
  MOST_LINES,
  MOST_QUERY_DEPTH,
  MOST_TOKENS,
} from '../../src/api/budget/limits.ts';
import { MOST_BODY_BYTES } from '../../src/server/options/limits.ts';
import { stepCounter } from '../tools/count-steps.ts';
import { times } from '../tools/long-queries.ts';
import { openSocket } from '../tools/open-socket.ts';
import { rawRequest } from '../tools/raw-request.ts';
import { serveSmall } from '../tools/serve.ts';
import { untilRead } from '../tools/server-side.ts';

/** Eight million at most; what grows with the square of a query takes far more. */
const MOST_STEPS = 40_000_000;

const { url, query, post, internalErrors } = await serveSmall();

/** Whether the server is still well. */
const good = async () => (await query('{ save(id: "a") { stats { objects } } }')).body;
const GOOD = { data: { save: { stats: { objects: 2 } } } };

it('bodies that are too large are refused, with a length or without', async () => {
  const large = Buffer.alloc(MOST_BODY_BYTES + 1, ' ');
  const headers = { 'content-type': 'application/json' };
  for (const more of [{ 'content-length': String(large.length) }, {}]) {
    const sent = { method: 'POST', headers: { ...headers, ...more }, body: [large] };
    for (const path of ['/graphql', '/mcp']) {
      const answer = await rawRequest(url, { ...sent, path });
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.text).errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
    }
  }
  expect(await good()).toEqual(GOOD);
});

const refuses = async (limit: string, text: string, variables?: unknown) => {
  const steps = stepCounter();
  const { status, body } = await query(text, variables);
  expect(steps()).toBeLessThan(MOST_STEPS);
  expect(await good()).toEqual(GOOD);
  expect([status, body.errors]).toMatchObject([
    200,
    [{ locations: [{ line: expect.any(Number) }], extensions: { code: 'LIMIT_EXCEEDED', limit } }],
  ]);
  expect(body.errors).toHaveLength(1);
};
const filterOf = (levels: number): object => (levels === 0 ? {} : { not: filterOf(levels - 1) });
const deepFragments = times(
  MOST_QUERY_DEPTH,
  (at) => `fragment G${at} on SaveObject { parent { parent { ...G${at + 1} } } }`,
);

it.each([
  ['fields', `{ a ${'{ a '.repeat(100_000)} ${'}'.repeat(100_000)} }`],
  ['fields that do not end', `{ save(id: "a") ${'{ world { saves '.repeat(60_000)}`],
  ['values', `{ saves(where: ${'{ not: '.repeat(MOST_QUERY_DEPTH)}{}`],
  [
    'fragments',
    `{ object(save: "a", path: "x") { ...G0 } } ${deepFragments} fragment G${MOST_QUERY_DEPTH} on SaveObject { id }`,
  ],
  [
    'variables',
    'query ($w: SaveFilter) { saves(where: $w) { totalCount } }',
    { w: filterOf(MOST_QUERY_DEPTH) },
  ],
])('limits: levels of %s', (_, text, variables?: object) => refuses('levels', text, variables));

it('limits: levels are not those of a chain of fragments', async () => {
  const chain = times(MOST_QUERY_DEPTH, (at) => `fragment F${at} on Query { ...F${at + 1} }`);
  const last = `fragment F${MOST_QUERY_DEPTH} on Query { __typename }`;
  expect((await query(`{ ...F0 } ${chain} ${last}`)).body).toEqual({ data: { __typename: 'Query' } });
});

it.each<[limit: string, most: number, make: (count: number) => string]>([
  ['tokens', MOST_TOKENS, (count) => `{ ${'__typename '.repeat(count - 2)} }`],
  ['lines', MOST_LINES, (count) => `${'\n'.repeat(count - 1)}{ __typename }`],
  [
    'definitions',
    MOST_DEFINITIONS,
    (count) =>
      `{ ...F0 } ${times(count - 2, (at) => `fragment F${at} on Query { ...F${Math.min(at + 1, count - 2)} }`)} fragment F${count - 2} on Query { __typename }`,
  ],
  ['levels', MOST_QUERY_DEPTH, (count) => '{ save '.repeat(count)],
  ['aliases', MOST_ALIASES, (count) => `{ ${times(count, (at) => `a${at}: __typename`)} }`],
  [
    'arguments of one field',
    MOST_ARGUMENTS,
    (count) => `{ saves(${'first: 1 '.repeat(count)}) { totalCount } }`,
  ],
  [
    'directives in one place',
    MOST_ARGUMENTS,
    (count) => `{ __typename ${'@include(if: true) '.repeat(count)} }`,
  ],
  [
    'arguments of one directive',
    MOST_ARGUMENTS,
    (count) => `{ __typename @include(${'if: true '.repeat(count)}) }`,
  ],
  ['variables', MOST_ARGUMENTS, (count) => `query (${times(count, (at) => `$v${at}: Int`)}) { __typename }`],
])('limits: %s end at their figure, and not before', async (limit, most, make) => {
  await refuses(limit, make(most + 1));
  const { body } = await query(make(most));
  expect(body.errors?.[0]?.extensions?.code).not.toBe('LIMIT_EXCEEDED');
  if (limit === 'aliases') expect(Object.keys(body.data)).toHaveLength(most);
});

it('limits: fields that come again and again cost no more than a refusal', async () => {
  const steps = stepCounter();
  const { body } = await query(`{ ${'__typename '.repeat(MOST_TOKENS - 10)} }`);
  expect(body.data ?? body.errors).toBeDefined();
  expect((await query(`{ ${'__typename '.repeat(100)} }`)).body).toEqual({ data: { __typename: 'Query' } });
  expect(steps()).toBeLessThan(MOST_STEPS);
  expect(await good()).toEqual(GOOD);
});

it('codes of variables far too deep', async () => {
  const filter = `${'{"not":'.repeat(5000)}{}${'}'.repeat(5000)}`;
  const text = 'query ($w: ObjectFilter) { save(id: "a") { objects(where: $w) { totalCount } } }';
  const { body } = await post(`{"query":${JSON.stringify(text)},"variables":{"w":${filter}}}`);
  expect(body.errors[0].extensions).toEqual({
    code: 'LIMIT_EXCEEDED',
    limit: 'levels',
    most: MOST_QUERY_DEPTH,
  });
});

it.each([
  ['breaks off', 'transfer-encoding: chunked\r\n\r\n20\r\n{"query":"{ __type'],
  ['is cut short', 'content-length: 500\r\n\r\n{"query":'],
  ['is in chunks of no size', 'transfer-encoding: chunked\r\n\r\nzz\r\n'],
])('a body that %s is no fault of the server', async (_, body) => {
  const { host } = new URL(url);
  for (const path of ['/graphql', '/mcp']) {
    const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json`;
    const { socket } = openSocket(url, `${head}\r\n${body}`);
    await untilRead(socket);
    socket.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(internalErrors).toEqual([]);
  expect(await good()).toEqual(GOOD);
});
