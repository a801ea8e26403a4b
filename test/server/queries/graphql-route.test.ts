// GraphQL's route: the same answer however a request is sent, and nothing shown of the schema where it is hidden.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_BODY_BYTES } from '../../../src/server/options/limits.ts';
import { forAllInTurns } from '../../tools/for-all.ts';
import { rawRequest } from '../../tools/raw-request.ts';
import { serveSmall } from '../../tools/serve.ts';

const JSON_BODY = { 'content-type': 'application/json' };

const { url } = await serveSmall();
const queries = fc.constantFrom(
  '{ saves { totalCount nodes { slug title } } }',
  'query ($id: ID!) { save(id: $id) { slug objects { nodes { path } } } }',
  '{ save(id: "a") { nothing } }',
  '{ saves {',
  '{ __typename } # é 工場 🐍',
);
const asked = fc.record({ query: queries, variables: fc.constantFrom({ id: 'a' }, { id: 'é' }, {}) });
/** Masked errors have an id each. */
const plain = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text)];

it('a request is answered alike with a length, in chunks of any size, and by GET', async () => {
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
  await forAllInTurns(60, asked, cuts, async (request, at) => {
    const body = Buffer.from(JSON.stringify(request));
    // Anywhere, also between the bytes of one character.
    const ends = at.map((share) => Math.round(share * body.length)).sort((a, b) => a - b);
    const pieces = [0, ...ends].map((from, index) => body.subarray(from, ends[index] ?? body.length));
    const chunked = await rawRequest(
      url,
      JSON_BODY,
      pieces.filter(({ length }) => length > 0),
    );
    const whole = await rawRequest(url, { ...JSON_BODY, 'content-length': String(body.length) }, [body]);
    expect(plain(chunked)).toEqual(plain(whole));
    const search = new URLSearchParams({
      query: request.query,
      variables: JSON.stringify(request.variables),
    });
    expect(plain(await rawRequest(url, {}, [], 'GET', `?${search}`))).toEqual(plain(whole));
  });
});

it('a request with a long body is answered like one with a short one', async () => {
  const body = JSON.stringify({ query: '{ saves { totalCount } }' });
  const long = body.padEnd(MOST_BODY_BYTES);
  for (const sent of [body, long]) {
    for (const headers of [JSON_BODY, { ...JSON_BODY, 'content-length': String(sent.length) }]) {
      const { status, text } = await rawRequest(url, headers, [sent]);
      expect([status, JSON.parse(text)]).toEqual([200, { data: { saves: { totalCount: 1 } } }]);
    }
  }
});

it('a request by HEAD is the one by GET, without a body', async () => {
  const search = `?query=${encodeURIComponent('{ saves { totalCount } }')}`;
  const [get, head] = await Promise.all([fetch(url + search), fetch(url + search, { method: 'HEAD' })]);
  expect([get.status, head.status, await head.text()]).toEqual([200, 200, '']);
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  // Nothing is changed by it, as by GET.
  const change = `?query=${encodeURIComponent('mutation { closeSave(id: "a") { slug } }')}`;
  expect((await fetch(url + change, { method: 'HEAD' })).status).toBe((await fetch(url + change)).status);
  const page = await fetch(url, { method: 'HEAD', headers: { accept: 'text/html' } });
  expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html; charset=utf-8', '']);
});

it('a request of a browser for a page gets the page by GET, and an answer by POST', async () => {
  const accept = { accept: 'text/html,application/json' };
  const page = await rawRequest(url, accept, [], 'GET', '?query=%7B__typename%7D');
  expect(page.text).toContain('<!doctype html>');
  expect(page.text).not.toContain('"__typename"');
  const answer = await rawRequest(url, { ...accept, ...JSON_BODY }, ['{"query":"{__typename}"}']);
  expect(answer.text).toBe('{"data":{"__typename":"Query"}}');
});

const hidden = await serveSmall({ introspection: false });

it('the schema is not answered where introspection is off', async () => {
  for (const text of [
    '{ __schema { types { name } } }',
    '{ __type(name: "Save") { name } }',
    '{ savess { x } }',
    '{ saves { slug } }',
    '{ saves(limit: 1) { totalCount } }',
    '{ saves(where: {slugs: {eq: "x"}}) { totalCount } }',
  ]) {
    const { body } = await hidden.query(text);
    expect(body.data).toBeUndefined();
    expect(body.errors[0].message).not.toMatch(/Did you mean|It takes|It has|nodes/);
  }
  expect((await hidden.query('{ __typename saves { totalCount } }')).status).toBe(200);
});

it('the schema comes with no page', async () => {
  const response = await fetch(`${hidden.url}?query={__typename}`, { headers: { accept: 'text/html' } });
  expect(response.headers.get('content-type') ?? '').not.toContain('html');
  const foreign = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };
  expect((await fetch(`${hidden.url}?query={__typename}`, { headers: foreign })).status).toBe(403);
});
