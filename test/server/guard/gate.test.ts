// The gate that every request has to pass: its order and its answers.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAllInTurns } from '../../tools/for-all.ts';
import { rawRequest, rawText } from '../../tools/raw-request.ts';
import { serveSmall } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

// Whether the page was built or not.
const pageFolder = tempFolder({});
const { url, query: ask } = await serveSmall({ pageFolder });
// Who sends no more, as below, is only answered at once; the first question may have to wait.
await ask('{ __typename }');

const target = (path: string, host = new URL(url).host) => lines(`GET ${path} HTTP/1.1`, `host: ${host}`);
const lines = async (...head: readonly string[]) => {
  const text = await rawText(url, `${[...head, 'connection: close'].join('\r\n')}\r\n\r\n`, { isLast: true });
  expect(text).not.toMatch(/node_modules|\.ts|\.js\b/);
  return Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]);
};
const query = '/graphql?query=%7B__typename%7D';

it('the target of a request may be a whole address, of this machine', async () => {
  expect(await target(`http://localhost${query}`)).toBe(200);
  expect(await target(`HTTP://127.0.0.1:1${query}`, 'evil.example')).toBe(200);
  expect(await target(`http://evil.example${query}`)).toBe(403);
});

it.each(['*', 'http://', 'http://[', 'ftp://localhost/graphql', 'x', '?query={a}', 'localhost:80'])(
  'the target of a request that is %s is refused',
  async (path) => expect(await target(path)).toBe(400),
);

it('the target of a request needs a name, where it has none itself', async () => {
  expect(await lines(`GET ${query} HTTP/1.0`)).toBe(400);
  expect(await lines(`GET http://localhost${query} HTTP/1.0`)).toBe(200);
});

it.each(['localhost/healthz?', 'localhost/graphql#', 'localhost\\x', 'localhost x', ''])(
  'the target of a request is refused with the host %j',
  async (host) => expect(await target(query, host)).toBe(400),
);

it('the target of a request has one host', async () => {
  const hosts = ['host: localhost', 'Host: evil.example'];
  expect(await lines(`GET ${query} HTTP/1.1`, ...hosts)).toBe(400);
  expect(await lines(`GET ${query} HTTP/1.1`, ...hosts.toReversed())).toBe(400);
});

it.each(['/', '//', '/%', '/graphql%', '/\\', '/graphql/../x'])(
  'the target of a request that is %s is not found',
  async (path) => expect(await target(path)).toBe(404),
);

it.each(['variables=%7B', 'variables=x', 'variables=[1]', 'variables=1', 'extensions=%7B', 'query=%E0%A4%A'])(
  'the target of a request with %s is refused',
  async (more) => {
    const response = await fetch(`${url}?query=%7B__typename%7D&${more}`);
    const expected = more.startsWith('query') ? 200 : 400;
    expect(response.status).toBe(expected);
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    expect(errors?.[0]?.extensions.code).toBe(expected === 200 ? undefined : 'BAD_REQUEST');
  },
);

const named = await serveSmall({ allowedHosts: ['Saves.Example.org'] });
const askAs = async (host: string, path = '/graphql?query={__typename}', headers = {}) =>
  (await rawRequest(new URL(path, named.url).href, { host, ...headers }, [], 'GET')).status;

it('names of the server are its own and those that were allowed', async () => {
  expect(await askAs('saves.example.org')).toBe(200);
  expect(await askAs('saves.example.org:443')).toBe(200);
  expect(await askAs('evil.example')).toBe(403);
  expect(await askAs('saves.example.org.evil.example')).toBe(403);
});

it('names of the server are asked for at every address', async () => {
  for (const path of '/ /nowhere /saves/a/objects.csv /saves/a/file /flat?query={a} /mcp'.split(' ')) {
    expect([path, await askAs('evil.example', path)]).toEqual([path, 403]);
  }
});

it('names of the server and their ports tell their pages apart', async () => {
  const from = (origin: string) => askAs('saves.example.org:4000', undefined, { origin });
  expect(await from('http://saves.example.org:4000')).toBe(200);
  expect(await from('http://saves.example.org:9999')).toBe(403);
  expect(await from('http://saves.example.org.evil.example:4000')).toBe(403);
});

const TOKEN = 'a-token-of-some-length';
const MAP = 'https://map.example';
const gated = await serveSmall({ pageFolder, token: TOKEN, cors: [MAP] });
const own = new URL(gated.url).host;

interface Way {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly origin: string | null;
  readonly token: string | null;
}

/** The methods of each address, and whether it asks for the token. */
const ADDRESSES: Readonly<Record<string, { readonly methods: readonly string[]; readonly isOpen: boolean }>> =
  {
    '/saves/a/objects.csv': { methods: ['GET', 'HEAD'], isOpen: false },
    '/graphql?query={__typename}': { methods: ['GET', 'HEAD', 'POST'], isOpen: false },
    '/healthz': { methods: ['GET', 'HEAD'], isOpen: true },
    '/login': { methods: ['GET', 'HEAD', 'POST'], isOpen: true },
    '/nowhere': { methods: [], isOpen: false },
  };

/** The first of all reasons, or null for what is answered. */
function expectedRefusal({ host, method, path, origin, token }: Way): number | null {
  const { methods, isOpen } = ADDRESSES[path]!;
  if (host.startsWith('evil')) return 403;
  if (method === 'OPTIONS') return 204;
  if (origin === 'https://evil.example') return 403;
  // An address is open only to those who use it as it is meant.
  if (token !== TOKEN && !(isOpen && methods.includes(method))) return 401;
  if (methods.length === 0) return 404;
  return methods.includes(method) ? null : 405;
}

it('a request that is wrong in several ways is refused for the first of them', async () => {
  const ways: fc.Arbitrary<Way> = fc.record({
    host: fc.constantFrom(own, own, own, 'evil.example'),
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
    path: fc.constantFrom(...Object.keys(ADDRESSES)),
    origin: fc.constantFrom(null, null, MAP, 'https://evil.example'),
    token: fc.constantFrom(TOKEN, TOKEN, 'another-token-than-it', null),
  });
  await forAllInTurns(150, ways, async (way) => {
    const { host, method, path, origin, token } = way;
    const headers = {
      host,
      'content-type': 'application/json',
      ...(origin && { origin }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const address = new URL(path, gated.url).href;
    const { status } = await rawRequest(address, headers, method === 'POST' ? ['{}'] : [], method);
    const expected = expectedRefusal(way);
    if (expected !== null) expect([way, status]).toEqual([way, expected]);
    else
      expect([way, [401, 403, 404, 405].includes(status)]).toEqual([
        way,
        path === '/login' && method === 'POST',
      ]);
  });
});

it('a request that is wrong in several ways says which methods there are, only to those who have the token', async () => {
  const ask = (headers: Record<string, string>) =>
    fetch(new URL('/saves/a/objects.csv', gated.url), { method: 'DELETE', headers });
  const known = await ask({ authorization: `Bearer ${TOKEN}` });
  expect([known.status, known.headers.get('allow')]).toEqual([405, 'GET']);
  const unknown = await ask({});
  expect([unknown.status, unknown.headers.get('allow')]).toEqual([401, null]);
});

const posted = (encoding: string, to = url): Promise<Response> =>
  fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body: JSON.stringify({ query: '{ __typename }' }),
  });

it.each(['gzip', 'br', 'deflate', 'gzip, identity', 'x'])(
  'a body with Content-Encoding %s is refused',
  async (encoding) => {
    const refused = await posted(encoding);
    expect([refused.status, refused.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect((await posted(encoding, new URL('/mcp', url).href)).status).toBe(415);
  },
);

it.each(['identity', 'Identity', ''])('a body with Content-Encoding %j is none', async (encoding) => {
  expect((await posted(encoding)).status).toBe(200);
});

it.each([
  ['chunked', 200],
  ['Chunked', 200],
  ['gzip, chunked', 501],
  ['chunked, chunked', 400],
])('a body with Transfer-Encoding: %s gets %i', async (encoding, status) => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json', 'transfer-encoding': encoding };
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const isPlain = encoding.toLowerCase() === 'chunked';
  expect((await rawRequest(url, headers, [isPlain ? body : chunk])).status).toBe(status);
});
