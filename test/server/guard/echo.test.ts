// Errors repeat only so much of what was sent.

import { expect, it } from 'vitest';
import { serveSmall } from '../../tools/serve.ts';

const { get, post } = await serveSmall();

const LONG = 'x'.repeat(100_000);
const NAME = 'n'.repeat(400);
const FILTER = 'query ($w: ObjectFilter) { saves { nodes { objects(where: $w) { totalCount } } } }';

const BODIES: Readonly<Record<string, object | string>> = {
  'a string for a number': { query: `{ saves(first: "${LONG}") { totalCount } }` },
  'a string for an enum': { query: `{ saves(orderBy: [{ field: "${LONG}" }]) { totalCount } }` },
  'a string in a list': { query: `{ save(id: ["${LONG}"]) { slug } }` },
  'a number with many digits': { query: `{ saves(first: 1.${'9'.repeat(100_000)}) { totalCount } }` },
  'a string in the wrong place': { query: `{ saves(first: 1 "${LONG}") { totalCount } }` },
  'a long name': { query: `{ ${LONG} }` },
  'a long alias': { query: `{ ${LONG}: saves { totalCount } }` },
  'an operation': { query: '{ saves { totalCount } }', operationName: LONG },
  'a variable': { query: 'query ($a: Int) { saves(first: $a) { totalCount } }', variables: { a: LONG } },
  'a key in a variable': { query: FILTER, variables: { w: { [LONG]: 1 } } },
  'a list in a variable': { query: FILTER, variables: { w: { path: { in: [[LONG], { a: LONG }] } } } },
  'a parameter': { query: '{ __typename }', [LONG]: 1 },
  'a type': { query: [LONG] },
  'a body that is no JSON': `{"query": "${LONG}`,
};

it.each(Object.entries(BODIES))('%s is cut', async (_, body) => {
  const { body: answer } = await post(body);
  expect(answer.errors.length).toBeGreaterThan(0);
  expect(JSON.stringify(answer).length).toBeLessThan(10_000);
});

it('how much was left out is told, and what to do still stands at the end', async () => {
  const { body } = await post({ query: FILTER, variables: { w: { [LONG]: 1 } } });
  expect(body.errors[0].message).toMatch(
    /^Variable "\$w" got.*\.\.\. \(\d+ more characters\) \.\.\..*by type "ObjectFilter"\.$/s,
  );
  const json = await post('{"query": x}');
  expect(json.body.errors).toEqual([
    {
      message: expect.stringMatching(/^POST body sent invalid JSON\. Unexpected token/),
      extensions: { code: 'BAD_REQUEST' },
    },
  ]);
});

it('one value that many errors are about is not sent for each of them', async () => {
  const keys = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, 1]));
  const { body } = await post({ query: FILTER, variables: { w: { a: LONG, ...keys } } });
  expect(body.errors.length).toBeGreaterThan(10);
  expect(JSON.stringify(body).length).toBeLessThan(200_000);
});

it('names of some length are kept as they are', async () => {
  const { body } = await post({ query: `{ ${NAME}: saves { totalCount } ${NAME}x }` });
  expect(body.errors[0].message).toContain(`"${NAME}x"`);
});

const PATHS = [
  `/saves/${'y'.repeat(9000)}/objects.csv`,
  `/saves/a/objects.csv?${'y'.repeat(9000)}=1`,
  `/saves/a/objects.csv?where=${encodeURIComponent(JSON.stringify({ ['y'.repeat(9000)]: 1 }))}`,
  `/saves/a/objects.csv?columns=${'y'.repeat(9000)}`,
  `/saves/a/attribute.columns?attribute=${'y'.repeat(9000)}`,
  `/flat?query={saves{totalCount}}&list=${'y'.repeat(9000)}`,
];

it.each(PATHS)('so is an address like %.20s', async (path) => {
  const answer = await get(path);
  expect((await answer.text()).length).toBeLessThan(4000);
});
