// Pages of other origins that may read an answer; headers are in ../transcripts/guard.txt.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAllInTurns } from '../../tools/for-all.ts';
import { serveSmall } from '../../tools/serve.ts';

const MAP = 'https://map.example';

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
  one: await serveSmall({ cors: [MAP] }),
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
