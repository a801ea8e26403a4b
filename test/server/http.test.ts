import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { MOST_ALIASES, MOST_DEPTH, MOST_TOKENS } from '../../src/api/request/limits.ts';
import { MOST_BODY_BYTES } from '../../src/server/limits.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { serveSaves } from '../tools/serve.ts';

const faulty = {
  ...fakeFormat,
  read: (...args: Parameters<typeof fakeFormat.read>) => {
    if (args[0][0]!.name === 'fault.fake') throw new TypeError('a fault with a secret in it');
    return fakeFormat.read(...args);
  },
};
/** Milliseconds, on a machine that others use too; what grows with the square of a query takes far longer. */
const MOST_PATIENCE = 10_000;

const served = await serveSaves(
  {
    'a.fake': fakeSave('A', ['x C', 'y C x']),
    'fault.fake': fakeSave('F', []),
    'bad.fake': fakeSave('B', ['!']),
  },
  [faulty],
);
const { url, query, post, faults } = served;

/** Whether the server is still well. */
const good = async () => (await query('{ save(id: "a") { stats { objects } } }')).body;
const GOOD = { data: { save: { stats: { objects: 2 } } } };

/** A raw request: fetch does not let a test set some headers. */
function raw(
  headers: Record<string, string>,
  body: readonly (string | Buffer)[] = [],
  method = 'POST',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject);
    for (const part of body) sent.write(part);
    sent.end();
  });
}

describe('errors', () => {
  it('of a save carry their code and place', async () => {
    const { status, body } = await query('{ save(id: "bad") { stats { objects } } }');
    expect(status).toBe(200);
    expect(body.errors).toMatchObject([
      { extensions: { code: 'PARSE_FAILED', file: 'bad.fake', offset: '7' } },
    ]);
  });

  it('that are ours are masked and logged with an id', async () => {
    const { body } = await query('{ save(id: "fault") { stats { objects } } }');
    const { id } = body.errors[0].extensions;
    expect(body.errors[0]).toEqual({
      message: `Unexpected error; it was logged as ${id}.`,
      locations: [{ line: 1, column: 23 }],
      path: ['save', 'stats'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', id },
    });
    expect(faults.find((fault) => fault.id === id)?.error).toMatchObject({
      message: 'a fault with a secret in it',
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('bodies', () => {
  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a number', '1', 400],
    ['no query', '{"variables":{}}', 400],
    ['a query that is a number', '{"query":1}', 400],
    ['variables that are a list', '{"query":"{__typename}","variables":[]}', 400],
    ['an unknown parameter', '{"query":"{__typename}","more":1}', 400],
  ])('that are %s are refused', async (_, body, status) => {
    const answer = await post(body, { accept: 'application/graphql-response+json' });
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].message).toEqual(expect.any(String));
    expect(await good()).toEqual(GOOD);
  });

  it('of another kind are refused', async () => {
    const body = '{"query":"{__typename}"}';
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', '']) {
      expect((await post(body, { 'content-type': type })).status).toBe(415);
    }
  });

  it('may come in chunks', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await raw(headers, ['{"query":', '"{__typename}"}']);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { data: { __typename: 'Query' } }]);
  });

  it('that are too large are refused, with a length or without', async () => {
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

  it('up to the limit are taken', async () => {
    const text = JSON.stringify({ query: '{ __typename }' }).padEnd(MOST_BODY_BYTES, ' ');
    expect((await post(text)).body).toEqual({ data: { __typename: 'Query' } });
  });
});

describe('limits', () => {
  const limited = async (text: string, variables?: unknown) => {
    const started = performance.now();
    const { status, body } = await query(text, variables);
    expect(performance.now() - started).toBeLessThan(MOST_PATIENCE);
    expect(await good()).toEqual(GOOD);
    return [status, body.errors?.[0]?.extensions?.code, body.errors?.[0]?.extensions?.limit];
  };
  const nested = (depth: number) => `{ save(id: "a") ${'{ world { saves '.repeat(depth)}`;

  it('tokens', async () => {
    expect(await limited(`{ ${'__typename '.repeat(MOST_TOKENS)} }`)).toEqual([
      200,
      'LIMIT_EXCEEDED',
      'tokens',
    ]);
  });

  it('levels of the text', async () => {
    const deep = `{ a ${'{ a '.repeat(100_000)} ${'}'.repeat(100_000)} }`;
    expect(await limited(deep)).toEqual([200, 'LIMIT_EXCEEDED', 'levels']);
    expect(await limited(nested(60_000))).toEqual([200, 'LIMIT_EXCEEDED', 'levels']);
    expect(await limited(`{ saves(where: ${'{ not: '.repeat(MOST_DEPTH)}{}`)).toEqual([
      200,
      'LIMIT_EXCEEDED',
      'levels',
    ]);
  });

  it('levels by fragments', async () => {
    const chain = Array.from({ length: MOST_DEPTH }, (_, at) => `fragment F${at} on Query { ...F${at + 1} }`);
    const last = `fragment F${MOST_DEPTH} on Query { __typename }`;
    expect((await query(`{ ...F0 } ${chain.join(' ')} ${last}`)).body).toEqual({
      data: { __typename: 'Query' },
    });
    const step = (at: number) => `fragment G${at} on SaveObject { parent { parent { ...G${at + 1} } } }`;
    const deep = Array.from({ length: MOST_DEPTH }, (_, at) => step(at)).join(' ');
    const text = `{ object(save: "a", path: "x") { ...G0 } } ${deep} fragment G${MOST_DEPTH} on SaveObject { id }`;
    expect(await limited(text)).toEqual([200, 'LIMIT_EXCEEDED', 'levels']);
  });

  it('fragments in a circle are a mistake, not a hang', async () => {
    const { body } = await query('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }');
    expect(body.errors[0].message).toMatch(/Cannot spread fragment/);
  });

  it('aliases', async () => {
    const names = Array.from({ length: MOST_ALIASES + 1 }, (_, at) => `a${at}: __typename`);
    expect(await limited(`{ ${names.join(' ')} }`)).toEqual([200, 'LIMIT_EXCEEDED', 'aliases']);
    const { body } = await query(`{ ${names.slice(1).join(' ')} }`);
    expect(Object.keys(body.data)).toHaveLength(MOST_ALIASES);
  });

  it('fields that come again and again cost no more than a refusal', async () => {
    const started = performance.now();
    const { body } = await query(`{ ${'__typename '.repeat(MOST_TOKENS - 10)} }`);
    expect(body.data ?? body.errors).toBeDefined();
    expect((await query(`{ ${'__typename '.repeat(100)} }`)).body).toEqual({ data: { __typename: 'Query' } });
    expect(performance.now() - started).toBeLessThan(MOST_PATIENCE);
    expect(await good()).toEqual(GOOD);
  });
});

describe('explaining', () => {
  const text = '{ save(id: "a") { objects(where: { class: { eq: "C" } }) { totalCount } } }';

  it('shows the plans that were run, when the request asks', async () => {
    for (const _ of ['interpreted', 'compiled']) {
      const { body } = await post({ query: text }, { 'x-savegraph-explain': '1' });
      expect(body.data.save.objects.totalCount).toBe(2);
      expect(body.extensions.plan).toHaveLength(1);
    }
  });

  it('says nothing otherwise', async () => {
    expect((await query(text)).body.extensions).toBeUndefined();
  });
});

describe('strangers', () => {
  it('cannot ask under another name for this machine', async () => {
    const answer = await raw({ host: 'evil.example', 'content-type': 'application/json' }, ['{}']);
    expect([answer.status, JSON.parse(answer.text).errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('get no leave to read answers from their pages', async () => {
    const headersFor = async (origin: string) =>
      (await post({ query: '{ __typename }' }, { origin })).headers;
    expect((await headersFor('https://evil.example')).get('access-control-allow-origin')).toBeNull();
    const local = 'http://localhost:5173';
    expect((await headersFor(local)).get('access-control-allow-origin')).toBe(local);
  });
});

it('serves GraphiQL whole', async () => {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const page = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  expect(page.length).toBeGreaterThan(1_000_000);
});

it('answers nothing elsewhere', async () => {
  expect((await fetch(new URL('/other', url))).status).toBe(404);
});
