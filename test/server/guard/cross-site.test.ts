// Requests that pages of other sites make the browser send; over HTTP they are in ../transcripts/guard.txt.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossSiteRefusal } from '../../../src/server/guard/cross-site.ts';
import { forAll } from '../../tools/for-all.ts';

/** What a page asks its browser to send. */
interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Of the page. */
  readonly origin: string;
  /** Whether a link is followed, or a form sent: the user sees the answer. */
  readonly isNavigation: boolean;
  /** Whether the page wants to read the answer. */
  readonly isCors: boolean;
  readonly type: string;
}

/** As browsers fill in what pages cannot: Fetch and Fetch Metadata as they are specified. */
function browserHeaders(
  { method, origin, isNavigation, isCors, type }: Sent,
  host: string,
  knowsMetadata: boolean,
): Record<string, string> {
  const isSame = origin === `http://${host}`;
  const isOpaque = origin === 'null';
  const names = isOpaque ? null : new URL(origin).hostname.split('.').slice(-2).join('.');
  const isSite = !isOpaque && names === new URL(`http://${host}`).hostname.split('.').slice(-2).join('.');
  const sendsOrigin = method !== 'GET' || (isCors && !isSame && !isNavigation);
  return {
    ...(sendsOrigin && { origin }),
    ...(knowsMetadata && { 'sec-fetch-site': isSame ? 'same-origin' : isSite ? 'same-site' : 'cross-site' }),
    ...(!isOpaque && { referer: `${origin}/` }),
    ...(isNavigation && { accept: 'text/html,application/xhtml+xml' }),
    ...(method !== 'GET' && { 'content-type': type }),
  };
}

const hosts = fc.constantFrom('saves.example.org', 'saves.example.org:4000', 'localhost:4000');
const sent = (origins: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT'),
    origin: origins,
    isNavigation: fc.boolean(),
    isCors: fc.boolean(),
    type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain'),
  });

it('a page in a browser of another site gets nothing run, and only links to what runs nothing', () => {
  const foreign = fc.constantFrom(
    'null',
    'https://evil.example',
    'http://evil.example.org',
    'http://xsaves.example.org',
    'http://saves.example.org:9999',
    'http://saves.example.org.evil.example',
    'http://localhost.evil.example',
  );
  forAll(500, sent(foreign), hosts, fc.boolean(), fc.boolean(), (request, host, isNew, isPage) => {
    const headers = browserHeaders(request, host, isNew);
    // A link may be followed to a page; and a page that hides itself, in a browser that says nothing, looks like a tool.
    fc.pre(isNew || headers.origin !== undefined || headers.referer !== undefined);
    const isLink = isPage && request.method === 'GET' && request.isNavigation;
    expect(crossSiteRefusal(request.method, headers, host, isPage) === null).toBe(isLink);
  });
});

it('a page in a browser of this server gets everything run', () => {
  forAll(100, sent(fc.constant('')), hosts, fc.boolean(), fc.boolean(), (request, host, isNew, isPage) => {
    const own = { ...request, origin: `http://${host}` };
    const headers = browserHeaders(own, host, isNew);
    const refusal = crossSiteRefusal(own.method, headers, host, isPage);
    // In a browser that says nothing of the site, a form might be anybody's.
    const isDoubtful = !isNew && own.method === 'POST' && own.type.includes('form');
    if (isDoubtful) expect(refusal).toContain('graphql-require-preflight');
    else expect(refusal).toBeNull();
  });
});
