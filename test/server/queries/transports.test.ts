// Limits of queries hold however they come: by GET, by POST, and for a stream of events by either.

import { afterAll, describe, expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../../../src/api/budget/limits.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

const lines = Array.from({ length: 3000 }, (_, at) => `o${at} C o${(at + 1) % 3000} o${(at + 7) % 3000}`);
const files = { 'a.sav': fakeSave('A', lines) };

// So that what has no end meets a limit soon.
const usual = { ...REQUEST_LIMITS };
Object.assign(REQUEST_LIMITS, { rows: 20_000, visited: 200_000 });
afterAll(() => void Object.assign(REQUEST_LIMITS, usual));

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** The first result, however it comes. */
async function resultOf(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('event-stream')) return JSON.parse(text) as Answer;
  const data = /^event: next\ndata: (.*)$/m.exec(text)?.[1];
  return JSON.parse(data ?? '{}') as Answer;
}

const EVENTS = { accept: 'text/event-stream' };
const JSON_BODY = { 'content-type': 'application/json' };
const TRANSPORTS: readonly (readonly [string, (url: string, query: string) => Promise<Response>])[] = [
  ['GET', (url, query) => fetch(`${url}?query=${encodeURIComponent(query)}`)],
  [
    'POST',
    (url, query) => fetch(url, { method: 'POST', headers: JSON_BODY, body: JSON.stringify({ query }) }),
  ],
  ['GET for events', (url, query) => fetch(`${url}?query=${encodeURIComponent(query)}`, { headers: EVENTS })],
  [
    'POST for events',
    (url, query) =>
      fetch(url, { method: 'POST', headers: { ...JSON_BODY, ...EVENTS }, body: JSON.stringify({ query }) }),
  ],
];

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
const circle = (depth: number): string =>
  depth === 0
    ? 'path'
    : `references { nodes { target { referencedBy { nodes { source { ${circle(depth - 1)} } } } } } }`;

/** Each with the codes that its errors may have. */
const ABUSES: readonly (readonly [string, string, RegExp])[] = [
  [
    'too deep',
    `{ saves { nodes { objects { nodes { ${'parent { '.repeat(120)} path ${'} '.repeat(120)} } } } } }`,
    /^LIMIT/,
  ],
  ['circles', `{ save(id: "a") { objects(first: 1000) { nodes { ${circle(5)} } } } }`, /^LIMIT/],
  ['too many aliases', `{ ${times(510, (at) => `a${at}:__typename`)} }`, /^LIMIT/],
  [
    'fragments in circles',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    /^GRAPHQL_VALIDATION/,
  ],
  ['no GraphQL', '{ saves { ', /^GRAPHQL_PARSE/],
  ['brackets', `{ saves(where: ${'['.repeat(3000)}`, /^GRAPHQL_PARSE|^LIMIT/],
  [
    'too large a page',
    '{ save(id: "a") { objects(first: 1000000) { totalCount } } }',
    /^LIMIT|^BAD_ARGUMENT/,
  ],
  ['two operations', 'query a { __typename } query b { __typename }', /^BAD_REQUEST/],
  [
    'a bomb to be listened to',
    `subscription { saveChanged { save { ${times(700, (at) => `a${at}: slug`)} } } }`,
    /^LIMIT/,
  ],
  [
    'two subscriptions in one',
    'subscription { a: saveChanged { kind } b: saveChanged { kind } }',
    /^GRAPHQL_VALIDATION|^LIMIT/,
  ],
];

describe.each(TRANSPORTS)('by %s', async (how, send) => {
  const { url, internalErrors, library } = await serveSaves(files, [fakeFormat]);

  it.each(ABUSES)('%s is refused', async (_, query, codes) => {
    const { errors = [] } = await resultOf(await send(url, query));
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions } of errors) expect(extensions?.code).toMatch(codes);
    const good = await resultOf(await send(url, '{ saves { totalCount } }'));
    expect(good).toEqual({ data: { saves: { totalCount: 1 } } });
    expect(internalErrors).toEqual([]);
  });

  it('nothing is changed but by POST', async () => {
    const { errors, data } = await resultOf(await send(url, 'mutation { closeSave(id: "a") { slug } }'));
    if (how.startsWith('GET')) expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
    else expect(data).toEqual({ closeSave: { slug: 'a' } });
    expect(library.get('a')).not.toBeNull();
  });
});
