import { connect } from 'node:net';
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
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { rawRequest } from '../tools/raw-request.ts';
import { serveSaves } from '../tools/serve.ts';
import { untilRead } from '../tools/server-side.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const faulty = {
  ...fakeFormat,
  read: (...args: Parameters<typeof fakeFormat.read>) => {
    if (args[0][0]!.name === 'fault.sav') throw new TypeError('a fault with a secret in it');
    return fakeFormat.read(...args);
  },
};
/** Eight million at most; what grows with the square of a query takes far more. */
const MOST_STEPS = 40_000_000;

const served = await serveSaves(
  {
    'a.sav': fakeSave('A', ['x C', 'y C x']),
    'fault.sav': fakeSave('F', []),
    'bad.sav': fakeSave('B', ['!']),
  },
  [faulty],
  // Whether the page was built or not.
  { pageFolder: tempFolder({}) },
);
const { url, query, post, internalErrors } = served;

/** Whether the server is still well. */
const good = async () => (await query('{ save(id: "a") { stats { objects } } }')).body;
const GOOD = { data: { save: { stats: { objects: 2 } } } };
const raw = rawRequest.bind(null, url);

it('errors that are ours are masked and logged with an id', async () => {
  const { body } = await query('{ save(id: "fault") { stats { objects } } }');
  const { id } = body.errors[0].extensions;
  expect(body.errors[0]).toEqual({
    message: `Unexpected error; it was logged as ${id}.`,
    locations: [{ line: 1, column: 23 }],
    path: ['save', 'stats'],
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  });
  expect(internalErrors.find((fault) => fault.id === id)?.error).toMatchObject({
    message: 'a fault with a secret in it',
  });
  expect(JSON.stringify(body)).not.toContain('secret');
});

it.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['a list', '[]', 400],
  ['a number', '1', 400],
  ['no query', '{"variables":{}}', 400],
  ['a query that is a number', '{"query":1}', 400],
  ['variables that are a list', '{"query":"{__typename}","variables":[]}', 400],
  ['an unknown parameter', '{"query":"{__typename}","more":1}', 400],
])('bodies that are %s are refused', async (_, body, status) => {
  const answer = await post(body, { accept: 'application/graphql-response+json' });
  expect(answer.status).toBe(status);
  expect(answer.body.errors[0].message).toEqual(expect.any(String));
  expect(await good()).toEqual(GOOD);
});

it('bodies of another kind are refused', async () => {
  const body = '{"query":"{__typename}"}';
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', '']) {
    expect((await post(body, { 'content-type': type })).status).toBe(415);
  }
});

it('bodies that are too large are refused, with a length or without', async () => {
  const large = Buffer.alloc(MOST_BODY_BYTES + 1, ' ');
  const headers = { 'content-type': 'application/json' };
  const withLength = await raw({ ...headers, 'content-length': String(large.length) }, [large]);
  const inChunks = await raw(headers, [large]);
  for (const answer of [withLength, inChunks]) {
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text).errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
  }
  expect(await good()).toEqual(GOOD);
});

const limited = async (text: string, variables?: unknown) => {
  const steps = stepCounter();
  const { status, body } = await query(text, variables);
  expect(steps()).toBeLessThan(MOST_STEPS);
  expect(await good()).toEqual(GOOD);
  expect(body.errors).toMatchObject([{ locations: [{ line: expect.any(Number) }] }]);
  return [status, body.errors?.[0]?.extensions?.code, body.errors?.[0]?.extensions?.limit];
};
const nested = (depth: number) => `{ save(id: "a") ${'{ world { saves '.repeat(depth)}`;

it('limits: levels of the text', async () => {
  const deep = `{ a ${'{ a '.repeat(100_000)} ${'}'.repeat(100_000)} }`;
  expect(await limited(deep)).toEqual([200, 'LIMIT_EXCEEDED', 'levels']);
  expect(await limited(nested(60_000))).toEqual([200, 'LIMIT_EXCEEDED', 'levels']);
  expect(await limited(`{ saves(where: ${'{ not: '.repeat(MOST_QUERY_DEPTH)}{}`)).toEqual([
    200,
    'LIMIT_EXCEEDED',
    'levels',
  ]);
});

it('limits: levels by fragments', async () => {
  const chain = Array.from(
    { length: MOST_QUERY_DEPTH },
    (_, at) => `fragment F${at} on Query { ...F${at + 1} }`,
  );
  const last = `fragment F${MOST_QUERY_DEPTH} on Query { __typename }`;
  expect((await query(`{ ...F0 } ${chain.join(' ')} ${last}`)).body).toEqual({
    data: { __typename: 'Query' },
  });
  const step = (at: number) => `fragment G${at} on SaveObject { parent { parent { ...G${at + 1} } } }`;
  const deep = Array.from({ length: MOST_QUERY_DEPTH }, (_, at) => step(at)).join(' ');
  const text = `{ object(save: "a", path: "x") { ...G0 } } ${deep} fragment G${MOST_QUERY_DEPTH} on SaveObject { id }`;
  expect(await limited(text)).toEqual([200, 'LIMIT_EXCEEDED', 'levels']);
});

it('limits: fragments in a circle are a mistake, not a hang', async () => {
  const { body } = await query('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }');
  expect(body.errors[0].message).toMatch(/Cannot spread fragment/);
});

it('limits: aliases', async () => {
  const names = Array.from({ length: MOST_ALIASES + 1 }, (_, at) => `a${at}: __typename`);
  expect(await limited(`{ ${names.join(' ')} }`)).toEqual([200, 'LIMIT_EXCEEDED', 'aliases']);
  const { body } = await query(`{ ${names.slice(1).join(' ')} }`);
  expect(Object.keys(body.data)).toHaveLength(MOST_ALIASES);
});

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');

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
  expect(await limited(make(most + 1))).toEqual([200, 'LIMIT_EXCEEDED', limit]);
  const { body } = await query(make(most));
  expect(body.errors?.[0]?.extensions?.code).not.toBe('LIMIT_EXCEEDED');
});

it('limits of values in variables', async () => {
  const text = 'query ($w: SaveFilter) { saves(where: $w) { totalCount } }';
  const deep = (levels: number): object => (levels === 0 ? {} : { not: deep(levels - 1) });
  expect(await limited(text, { w: deep(MOST_QUERY_DEPTH) })).toEqual([200, 'LIMIT_EXCEEDED', 'levels']);
});

it('limits: fields that come again and again cost no more than a refusal', async () => {
  const steps = stepCounter();
  const { body } = await query(`{ ${'__typename '.repeat(MOST_TOKENS - 10)} }`);
  expect(body.data ?? body.errors).toBeDefined();
  expect((await query(`{ ${'__typename '.repeat(100)} }`)).body).toEqual({ data: { __typename: 'Query' } });
  expect(steps()).toBeLessThan(MOST_STEPS);
  expect(await good()).toEqual(GOOD);
});

const text = '{ save(id: "a") { objects(where: { class: { eq: "C" } }) { totalCount } } }';

it('explaining shows the plans that were run, when the request asks', async () => {
  for (const _ of ['interpreted', 'compiled']) {
    const { body } = await post({ query: text }, { 'x-savegraph-explain': '1' });
    expect(body.data.save.objects.totalCount).toBe(2);
    expect(body.extensions.plan).toHaveLength(1);
  }
});

it('explaining shows which columns were read, and which were there', async () => {
  const columns = `{ save(id: "a") { objects(where: { properties: [{ path: "n", exists: true }] }) { totalCount } } }`;
  const told = async (): Promise<unknown[]> => {
    const { body } = await post({ query: columns }, { 'x-savegraph-explain': '1' });
    return body.extensions.plan.filter((step: object) => 'column' in step);
  };
  const step = { path: 'n', inside: null, rows: expect.any(Number), bytes: expect.any(Number) };
  expect(await told()).toEqual([{ column: 'read', ...step }]);
  // Rows that were found are kept as well: another condition on the same column looks at it again.
  const other = columns.replace('exists: true', 'exists: false');
  const { body } = await post({ query: other }, { 'x-savegraph-explain': '1' });
  expect(body.extensions.plan).toContainEqual({ column: 'kept', ...step });
});

it('explaining says nothing otherwise', async () => {
  expect((await query(text)).body.extensions).toBeUndefined();
});

it.each([
  ['no query', '{ a', 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', '{ nope }', 'GRAPHQL_VALIDATION_FAILED'],
  ['wrong variables', 'query ($n: Int!) { saves(first: $n) { totalCount } }', 'BAD_VARIABLES'],
  ['an unknown mutation', 'mutation { a }', 'GRAPHQL_VALIDATION_FAILED'],
  ['a subscription', 'subscription { saveChanged { kind } }', 'BAD_REQUEST'],
  ['no operation', 'fragment F on Save { slug }', /BAD_REQUEST|GRAPHQL_VALIDATION_FAILED/],
  ['two operations', 'query A { __typename } query B { __typename }', 'BAD_REQUEST'],
  [
    'a number without end',
    '{ save(id: "a") { objects(where: { within: { circle: { x: 1e999, y: 0, radius: 1 } } }) { totalCount } } }',
    'BAD_ARGUMENT',
  ],
  [
    'a moment that is none',
    '{ saves(where: { savedAt: { gt: "yesterday" } }) { totalCount } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a moment without quotes',
    '{ saves(where: { savedAt: { gt: 5 } }) { totalCount } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a null page', 'query ($n: Int! = 1) { saves(first: $n) { totalCount } }', 'BAD_VARIABLES', { n: null }],
])('codes of %s come with a place', async (_, text, expected, variables?: unknown) => {
  const { status, body } = await post(
    { query: text, variables },
    { accept: 'application/graphql-response+json' },
  );
  expect([status, body.data]).toEqual([400, undefined]);
  expect(body.errors[0]).toMatchObject({
    locations: [{ line: 1, column: expect.any(Number) }],
    extensions: { code: expect.stringMatching(expected) },
  });
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
  const { port, host } = new URL(url);
  for (const path of ['/graphql', '/mcp']) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(`POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${body}`);
    await untilRead(socket);
    socket.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(internalErrors.map(({ error }) => String(error)).filter((text) => !text.includes('secret'))).toEqual(
    [],
  );
  expect(await good()).toEqual(GOOD);
});

it('answers nothing elsewhere: programs are told so in JSON, browsers on a page that leads home', async () => {
  const text = 'There is nothing at this address.';
  const ask = (headers: Record<string, string>) => fetch(new URL('/other/<b>', url), { headers });
  const program = await ask({});
  expect([program.status, await program.json()]).toEqual([
    404,
    { errors: [{ message: text, extensions: { code: 'BAD_REQUEST' } }] },
  ]);
  const browser = await ask({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  const page = await browser.text();
  expect([browser.status, browser.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page).toContain(text);
  expect(page).toContain('<a href="/">');
  expect(page).not.toContain('<b>');
  expect(browser.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
});
