// Limits of queries hold however they come: by GET, by POST, and for a stream of events by either. So do mistakes:
// ../transcripts/queries.txt.

import { afterAll, describe, expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../../../src/api/budget/limits.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { times } from '../../tools/long-queries.ts';
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

const ACCEPTS = ['application/json', 'text/event-stream'];
const TRANSPORTS = ['GET', 'POST'].flatMap((method) => ACCEPTS.map((accept) => [method, accept] as const));

function send(url: string, query: string, method: string, accept: string): Promise<Response> {
  if (method === 'GET') return fetch(`${url}?query=${encodeURIComponent(query)}`, { headers: { accept } });
  const headers = { 'content-type': 'application/json', accept };
  return fetch(url, { method, headers, body: JSON.stringify({ query }) });
}

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
  ['brackets', `{ saves(where: ${'['.repeat(3000)}`, /^GRAPHQL_PARSE|^LIMIT/],
  [
    'too large a page',
    '{ save(id: "a") { objects(first: 1000000) { totalCount } } }',
    /^LIMIT|^BAD_ARGUMENT/,
  ],
  [
    'a bomb to be listened to',
    `subscription { saveChanged { save { ${times(700, (at) => `a${at}: slug`)} } } }`,
    /^LIMIT/,
  ],
];

const { url, internalErrors } = await serveSaves(files, [fakeFormat]);

describe.each(TRANSPORTS)('by %s for %s', (...how) => {
  it.each(ABUSES)('%s is refused', async (_, query, codes) => {
    const { errors = [] } = await resultOf(await send(url, query, ...how));
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions } of errors) expect(extensions?.code).toMatch(codes);
    const good = await resultOf(await send(url, '{ saves { totalCount } }', ...how));
    expect(good).toEqual({ data: { saves: { totalCount: 1 } } });
    expect(internalErrors).toEqual([]);
  });
});
