// GraphQL's route: the same answer in whatever pieces a request is sent; other ways are in ../transcripts/queries.txt.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_BODY_BYTES } from '../../../src/server/options/limits.ts';
import { forAllInTurns } from '../../tools/for-all.ts';
import { rawRequest } from '../../tools/raw-request.ts';
import { serveSmall } from '../../tools/serve.ts';

const JSON_BODY = { 'content-type': 'application/json' };

const { url } = await serveSmall();
const post = (headers: Record<string, string>, body: readonly (string | Buffer)[]) =>
  rawRequest(url, { method: 'POST', headers, body });
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
    const sent = pieces.filter(({ length }) => length > 0);
    const chunked = await post(JSON_BODY, sent);
    const whole = await post({ ...JSON_BODY, 'content-length': String(body.length) }, [body]);
    expect(plain(chunked)).toEqual(plain(whole));
    const search = new URLSearchParams({
      query: request.query,
      variables: JSON.stringify(request.variables),
    });
    expect(plain(await rawRequest(`${url}?${search}`))).toEqual(plain(whole));
  });
});

it('a request with a long body is answered like one with a short one', async () => {
  const body = JSON.stringify({ query: '{ saves { totalCount } }' });
  const long = body.padEnd(MOST_BODY_BYTES);
  for (const sent of [body, long]) {
    for (const headers of [JSON_BODY, { ...JSON_BODY, 'content-length': String(sent.length) }]) {
      const { status, text } = await post(headers, [sent]);
      expect([status, JSON.parse(text)]).toEqual([200, { data: { saves: { totalCount: 1 } } }]);
    }
  }
});
