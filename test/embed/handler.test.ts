// The handler in a server of one's own: Node's, and by Fetch alone.

import { afterAll, expect, it } from 'vitest';
import { createHandler } from '../../src/embed/handler.ts';
import { openLibrary } from '../../src/embed/open-library.ts';
import { MOST_BODY_BYTES } from '../../src/server/options/limits.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { listening } from '../tools/listening.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const library = openLibrary(tempFolder({ 'save.sav': fakeSave('A save', ['a Thing']) }), {
  formats: [fakeFormat],
});
afterAll(() => library.close());

const post = (query: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query }),
});
const TITLE = '{ saves { nodes { title } } }';
const ANSWER = { data: { saves: { nodes: [{ title: 'A save' }] } } };

it('answers in a server of Node', async () => {
  const { url } = await listening(createHandler({ library }));
  const response = await fetch(`${url}graphql`, post(TITLE));
  expect([response.status, await response.json()]).toEqual([200, ANSWER]);
});

it('answers a Request with a Response, under the path that it is given', async () => {
  const handler = createHandler({ library, endpoint: '/saves/api' });
  const response = await handler.fetch('http://a.test/saves/api', post(TITLE));
  expect([response.status, await response.json()]).toEqual([200, ANSWER]);
  expect((await handler.fetch('http://a.test/graphql', post(TITLE))).status).toBe(404);
});

it('answers wherever it is mounted', async () => {
  const handler = createHandler({ library });
  for (const path of ['api/saves', 'graphql', ''])
    expect(await (await handler.fetch(`http://a.test/${path}?x=1`, post(TITLE))).json()).toEqual(ANSWER);
});

it('takes no larger bodies than the server', async () => {
  const handler = createHandler({ library });
  const large = post(`${TITLE}${' '.repeat(MOST_BODY_BYTES)}`);
  expect((await handler.fetch('http://a.test/graphql', large)).status).toBe(413);
  expect((await handler.fetch('http://a.test/graphql', post(TITLE))).status).toBe(200);
});
