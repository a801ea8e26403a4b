// Requests that pages of other sites make the browser send.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossSiteRefusal } from '../../../src/server/guard/cross-site.ts';
import { forAll } from '../../tools/for-all.ts';
import { rawRequest } from '../../tools/raw-request.ts';
import { serveSmall } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const pageFolder = tempFolder({ 'index.html': '<html>', 'graphql.html': '<html>' });
const { url } = await serveSmall({ pageFolder });
const raw = rawRequest.bind(null, url);

const code = ({ status, text }: { status: number; text: string }) => [
  status,
  JSON.parse(text).errors?.[0].extensions.code,
];
const own = `http://${new URL(url).host}`;
const json = { 'content-type': 'application/json' };
const body = '{"query":"{__typename}"}';

it.each([
  ...['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'localhost@evil.example'],
  ...['xlocalhost', '128.0.0.1', '[::2]'],
])('strangers cannot ask under the name %s', async (host) => {
  expect(code(await raw({ host, ...json }, [body]))).toEqual([403, 'FORBIDDEN']);
});

it.each(['localhost', 'LOCALHOST:4000', '127.0.0.1', '127.1.2.3:80', '[::1]:4000'])(
  'strangers can ask under the name %s of this machine',
  async (host) => {
    expect((await raw({ host, ...json }, [body])).status).toBe(200);
  },
);

const get = '?query=%7B__typename%7D';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const PAGES: [string, Record<string, string>][] = [
  ['of another origin', { origin: 'https://evil.example' }],
  ['of no origin', { origin: 'null' }],
  ['whose origin begins like ours', { origin: 'http://localhost.evil.example' }],
  ['of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['of a neighbour site', { 'sec-fetch-site': 'same-site' }],
  ['in an old browser', { referer: 'https://evil.example/page' }],
];

it.each(PAGES)('strangers get nothing run by a page %s', async (_, page) => {
  const types = ['application/json', 'application/graphql', 'text/plain', form['content-type']];
  for (const type of types) {
    expect(code(await raw({ ...page, 'content-type': type }, [body]))).toEqual([403, 'FORBIDDEN']);
  }
  expect(code(await raw(page, [], 'GET', get))).toEqual([403, 'FORBIDDEN']);
});

it('strangers get no form run without leave', async () => {
  const sent = ['query=%7B__typename%7D'];
  expect(code(await raw(form, sent))).toEqual([403, 'FORBIDDEN']);
  expect(
    code(await raw({ 'content-type': 'Application/X-WWW-Form-Urlencoded;charset=utf-8' }, sent))[0],
  ).toBe(403);
  expect((await raw({ ...form, 'graphql-require-preflight': '1' }, sent)).status).toBe(200);
  expect((await raw({ ...form, 'sec-fetch-site': 'same-origin' }, sent)).status).toBe(200);
  // Leave is not what a page of another site can give itself.
  for (const [, page] of PAGES) {
    const asked = { ...form, ...page, 'graphql-require-preflight': '1' };
    expect(code(await raw(asked, sent))).toEqual([403, 'FORBIDDEN']);
  }
});

it.each([
  ['a tool', {}],
  ['a page of ours', { 'sec-fetch-site': 'same-origin', referer: `${own}/graphql` }],
  ['a page of ours, by its origin', { origin: own }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['another program on this machine', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }],
])('strangers are no concern of %s', async (_, headers) => {
  expect((await raw(headers, [], 'GET', get)).status).toBe(200);
  expect((await raw({ ...headers, ...json }, [body])).status).toBe(200);
  expect((await raw({ ...headers, 'content-type': 'application/graphql' }, ['{__typename}'])).status).toBe(
    200,
  );
});

it('strangers may follow a link to the page of queries, which runs nothing', async () => {
  const page = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  const { status, text } = await raw(page, [], 'GET', get);
  expect([status, text.includes('__typename":"Query')]).toEqual([200, false]);
});

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
