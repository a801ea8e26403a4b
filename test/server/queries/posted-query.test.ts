// A query that is posted as JSON, which is parsed before yoga gets it, is answered like one that yoga parses, with the same
// status and headers: yoga parses the same body when it is called application/graphql+json.

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, test, vi } from 'vitest';
import type { AnsweringThreads } from '../../../src/server/answering/answering-threads.ts';
import { MOST_BODY_BYTES } from '../../../src/server/options/limits.ts';
import { RequestAnswers } from '../../../src/server/queries/request-answers.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { serveSaves } from '../../tools/serve.ts';

const lines = Array.from({ length: 400 }, (_, at) => `Th\u00e9.o${at} C o${(at + 1) % 400}`);
const files = { 'a.sav': fakeSave('A', lines), 'broken.sav': 'fake broken' };
const page = '{ save(id: "a") { objects(first: 300) { nodes { id path class { name } } } } }';

const BODIES: readonly (readonly [string, unknown])[] = [
  ['a page', { query: page }],
  ['something small', { query: '{ save(id: "a") { slug } }' }],
  ['variables', { query: 'query ($id: ID!) { save(id: $id) { slug } }', variables: { id: 'a' } }],
  ['wrong variables', { query: 'query ($id: ID!) { save(id: $id) { slug } }', variables: { id: [{}] } }],
  ['no variables', { query: '{ __typename }', variables: null, operationName: null }],
  ['variables in a list', { query: '{ __typename }', variables: [] }],
  ['variables as text', { query: '{ __typename }', variables: '{}' }],
  ['an operation', { query: 'query a { __typename } query b { b: __typename }', operationName: 'b' }],
  ['an operation that is none', { query: '{ __typename }', operationName: 'b' }],
  ['an operation that is a number', { query: '{ __typename }', operationName: 7 }],
  ['a save that is none', { query: '{ save(id: "none") { slug } }' }],
  ['an error beside data', { query: '{ saves { nodes { slug objects { totalCount } } } }' }],
  ['a field that is none', { query: '{ nope }' }],
  ['no GraphQL', { query: '{ saves { ' }],
  ['no text', { query: '' }],
  ['no query', {}],
  ['a query that is a number', { query: 7 }],
  ['an unknown parameter', { query: '{ __typename }', other: 1 }],
  ['an unknown parameter that is null', { query: '{ __typename }', other: null }],
  ['__proto__', '{"query":"{ __typename }","__proto__":{"a":1}}'],
  ['extensions', { query: '{ __typename }', extensions: { persistedQuery: { sha256Hash: 'f00' } } }],
  ['an id of a query', { documentId: 'f00' }],
  ['a mutation', { query: 'mutation { unloadSave(id: "none") { slug } }' }],
  ['a subscription', { query: 'subscription { saveChanged { kind } }' }],
  ['a list', [{ query: '{ __typename }' }]],
  ['nothing', 'null'],
  ['a number', '7'],
  ['no JSON', '{"query":'],
  ['no body', ''],
  ['a byte order mark', '\ufeff{"query":"{ __typename }"}'],
];
const ACCEPTED = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json',
  'application/json, text/plain, */*',
  'application/graphql-response+json,application/json;q=0.9',
  'multipart/mixed',
  'text/plain',
];

const served = await serveSaves(files);
/** The same for every request but when it was sent. */
async function answerTo(body: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(served.url, { method: 'POST', headers, body });
  const shown = Object.fromEntries(answer.headers);
  delete shown.date;
  return { status: answer.status, headers: shown, text: await answer.text() };
}

test.each(BODIES)('%s', async (_, sent) => {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  for (const accept of ACCEPTED) {
    const headers = { accept, 'accept-encoding': accept === '*/*' ? 'identity' : 'gzip' };
    const expected = await answerTo(body, { ...headers, 'content-type': 'application/graphql+json' });
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      expect(await answerTo(body, { ...headers, 'content-type': type }), accept).toEqual(expected);
    }
  }
});

it.each(['application/json', 'application/graphql+json'])(
  'is refused when it is too long, called %s',
  async (type) => {
    const body = JSON.stringify({ query: '{ __typename }'.padEnd(MOST_BODY_BYTES + 1) });
    const headers = { 'content-type': type };
    for (const sent of [body, new Blob([body]).stream()]) {
      const init = { method: 'POST', headers, body: sent, duplex: 'half' };
      expect((await fetch(served.url, init)).status).toBe(413);
    }
  },
);

it('masks internal errors as yoga does', async () => {
  const answer = vi.spyOn(RequestAnswers.prototype, 'answer').mockRejectedValue(new Error('secret'));
  const body = JSON.stringify({ query: '{ __typename }' });
  for (const accept of ACCEPTED.slice(0, 3)) {
    const [ours, other] = await Promise.all(
      ['application/json', 'application/graphql+json'].map((type) =>
        answerTo(body, { accept, 'content-type': type }),
      ),
    );
    const id = /[0-9a-f-]{8,}/g;
    expect(ours!.text).not.toContain('secret');
    expect({ ...ours, text: ours!.text.replace(id, '') }).toEqual({
      ...other,
      text: other!.text.replace(id, ''),
    });
  }
  answer.mockRestore();
});

it('costs nothing any more when its client leaves', async () => {
  let signal: AbortSignal | null = null;
  const answering = {
    slice: 0,
    most: 1,
    isExpensive: () => true,
    markSmall: () => undefined,
    ask: (_: unknown, given: AbortSignal | null) => {
      signal = given;
      return once(given as never, 'abort').then(() => null);
    },
  };
  const options = { answering: answering as unknown as AnsweringThreads };
  const { url, query, internalErrors } = await serveSaves(files, [fakeFormat], options);
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  const body = JSON.stringify({ query: '{ save(id: "a") { objects { totalCount } } }' });
  const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json`;
  client.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  await expect.poll(() => signal).not.toBeNull();
  client.destroy();
  await expect.poll(() => signal?.aborted).toBe(true);
  // One that leaves before it has sent everything is not our fault.
  const short = connect(Number(new URL(url).port), '127.0.0.1');
  await new Promise((resolve) => short.write(`${head}\r\ncontent-length: 99\r\n\r\n{`, resolve));
  short.destroy();
  expect((await query('{ __typename }')).status).toBe(200);
  expect(internalErrors).toEqual([]);
});
