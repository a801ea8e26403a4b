// The handler in servers of others, each as its documentation has it: scripts/check-package.mjs runs this beside the packed tarball, with the
// releases of Express, Fastify and Hono that it names.

import { deepStrictEqual, ok } from 'node:assert/strict';
import { createServer } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { createHandler, openLibrary } from 'savegraph';

const [examples = ''] = process.argv.slice(2);
const library = openLibrary(`${examples}/little-factory.sav`, { threads: 0 });
const handler = createHandler({ library });
const query = '{ saves { totalCount } save(id: "little-factory") { stats { objects } } }';
const post = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
};

/** Asked by POST and by GET, with what is no JSON, with too much, and for events. */
async function check(name, ask) {
  const answer = await (await ask('', post)).json();
  ok(answer.data?.save.stats.objects > 0, `${name}: ${JSON.stringify(answer)}`);
  const got = await (await ask(`?query=${encodeURIComponent(query)}`, {})).json();
  deepStrictEqual(got, answer, name);
  deepStrictEqual((await ask('', { ...post, body: '{' })).status, 400, name);
  const huge = await ask('', { ...post, body: JSON.stringify({ query: ' '.repeat(2_000_000) }) });
  deepStrictEqual(huge.status, 413, name);
  const events = await ask('', { ...post, headers: { ...post.headers, accept: 'text/event-stream' } });
  ok((await events.text()).includes('event: next'), name);
  console.log(`${name}: ${answer.data.save.stats.objects} objects`);
}

async function listening(server, name, path = '/graphql') {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}${path}`;
  await check(name, (search, init) => fetch(url + search, init));
  server.closeAllConnections();
  server.close();
}

const app = express();
app.all('/api/saves', handler);
await listening(createServer(app), 'express', '/api/saves');

const server = fastify();
// The handler reads the body, and counts it.
server.removeAllContentTypeParsers();
server.addContentTypeParser('*', (_request, _body, done) => done(null));
server.all('/graphql', (request, reply) => {
  reply.hijack();
  handler(request.raw, reply.raw);
});
await server.ready();
await listening(server.server, 'fastify');

const hono = new Hono();
hono.all('/graphql', ({ req }) => handler.fetch(req.raw));
await check('hono', (search, init) => hono.request(`http://127.0.0.1/graphql${search}`, init));

await library.close();
