// The gate that every request has to pass: its order, and what no client of Node sends. Its answers are in
// ../transcripts/guard.txt.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAllInTurns } from '../../tools/for-all.ts';
import { openSocket } from '../../tools/open-socket.ts';
import { rawRequest } from '../../tools/raw-request.ts';
import { serveSmall } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const TOKEN = 'a-token-of-some-length';
const MAP = 'https://map.example';
// Whether the page was built or not.
const gated = await serveSmall({ pageFolder: tempFolder(), token: TOKEN, cors: [MAP] });
const own = new URL(gated.url).host;

const query = '/graphql?query=%7B__typename%7D';

it.each([
  ['HTTP/1.0 without a host', [`GET ${query} HTTP/1.0`], 400],
  ['HTTP/1.0 with a name in its target', [`GET http://localhost${query} HTTP/1.0`], 200],
  ['an empty host', [`GET ${query} HTTP/1.1`, 'host:'], 400],
  ['two hosts', [`GET ${query} HTTP/1.1`, 'host: localhost', 'Host: evil.example'], 400],
  ['two hosts, ours last', [`GET ${query} HTTP/1.1`, 'Host: evil.example', 'host: localhost'], 400],
] as const)('a request of %s has a status and no word of our files', async (_, head, status) => {
  const lines = [...head, `authorization: Bearer ${TOKEN}`, 'connection: close'];
  const text = await openSocket(gated.url, `${lines.join('\r\n')}\r\n\r\n`).closed;
  expect(Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1])).toBe(status);
  expect(text).not.toMatch(/node_modules|\.ts|\.js\b/);
});

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
    const body = method === 'POST' ? ['{}'] : [];
    const { status } = await rawRequest(address, { method, headers, body });
    const expected = expectedRefusal(way);
    if (expected !== null) expect([way, status]).toEqual([way, expected]);
    else
      expect([way, [401, 403, 404, 405].includes(status)]).toEqual([
        way,
        path === '/login' && method === 'POST',
      ]);
  });
});
