// Headers of every answer, and which pages of other origins may read it.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAllInTurns } from '../../tools/for-all.ts';
import { serveSmall } from '../../tools/serve.ts';

const { url } = await serveSmall();

it.each(['/graphql?query={__typename}', '/nowhere', '/graphql?query={'])(
  'headers of %s let nothing run',
  async (path) => {
    const { headers } = await fetch(new URL(path, url));
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);

const MAP = 'https://map.example';
const { post } = await serveSmall({ cors: [MAP] });

it('pages of other origins read answers only with leave', async () => {
  const ask = (origin: string) => post({ query: '{ __typename }' }, { origin });
  const allowed = await ask(MAP);
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, MAP]);
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  for (const origin of ['https://evil.example', 'https://map.example.evil', 'http://map.example', 'null']) {
    const refused = await ask(origin);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
});

/** As a browser decides whether a page may read an answer, or send what needs leave (Fetch, 4.10 and 4.9). */
function mayRead(headers: Headers, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}

function listed(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((text) => text.trim().toLowerCase());
}

const EVIL = 'https://evil.example';
const servers = {
  none: await serveSmall(),
  one: await serveSmall({ files: true, cors: [MAP] }),
  any: await serveSmall({ cors: ['*'] }),
  both: await serveSmall({ cors: ['*', MAP] }),
};

it('leave is given to the pages that were named, and to any for reading only', async () => {
  const request = fc.record({
    which: fc.constantFrom('none', 'one', 'any', 'both'),
    origin: fc.constantFrom(MAP, EVIL, 'null', 'https://map.example:444'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
    header: fc.constantFrom(
      ...'content-type authorization if-none-match x-savegraph-cost x-other'.split(' '),
    ),
  });
  await forAllInTurns(80, request, async ({ which, origin, method, header }) => {
    const { url } = servers[which as keyof typeof servers];
    const isNamed = origin === MAP && (which === 'one' || which === 'both');
    const isRead = method === 'GET' || method === 'POST';
    const isAllowed = isNamed || (isRead && (which === 'any' || which === 'both'));
    const { headers, status } = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': header,
      },
    });
    expect(status).toBe(204);
    expect(mayRead(headers, origin)).toBe(isAllowed);
    // No page may use the cookie of a browser that is logged in.
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    if (!isAllowed) return;
    expect(listed(headers, 'access-control-allow-methods')).toContain(method.toLowerCase());
    expect(listed(headers, 'access-control-allow-headers').includes(header)).toBe(header !== 'x-other');
  });
});

it('leave comes with what a page may know of an answer', async () => {
  const file = await fetch(new URL('/saves/a/file', servers.one.url), { headers: { origin: MAP } });
  await file.arrayBuffer();
  const exposed = listed(file.headers, 'access-control-expose-headers');
  for (const name of ['etag', 'content-disposition']) {
    expect([name, file.headers.has(name), exposed.includes(name)]).toEqual([name, true, true]);
  }
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('leave of one page is not kept by a cache for another', async () => {
  for (const [which, origin] of [
    ['one', MAP],
    ['one', null],
    ['any', MAP],
  ] as const) {
    const { headers } = await fetch(new URL('/healthz', servers[which].url), {
      headers: { ...(origin && { origin }) },
    });
    expect([which, origin, listed(headers, 'vary').includes('origin')]).toEqual([which, origin, true]);
  }
});
