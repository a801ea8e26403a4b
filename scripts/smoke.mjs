// Rule: the built server answers about the example saves, and serves a page that works offline; it reads them with few
// open files as well, while more clients wait than there may be files.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { whileServed } from './while-served.mjs';

const QUERY =
  '{ formats { format } saves { nodes { slug stats { objects } objects(first: 1) { totalCount } } } }';
const SERVE = [process.execPath, 'dist/cli.js', 'serve'];
/** More clients than a server with few files can accept, and how long they stay. */
const IDLE_CLIENTS = 150;
const IDLE_MS = 1000;

try {
  await whileServed(SERVE, async (url) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    await checkAnswer(ask(url, { method: 'POST', headers, body: JSON.stringify({ query: QUERY }) }));
    for (const path of ['/graphql', '/']) await checkPage(new URL(path, url));
  });
  const few = ['sh', '-c', 'ulimit -n 64; exec "$@"', 'sh'];
  if (process.platform === 'linux') await whileServed([...few, ...SERVE], checkFewFiles);
} catch (error) {
  console.error(`smoke: ${error.message} ${error.cause?.message ?? ''}`);
  process.exitCode = 1;
}

async function ask(url, request) {
  return (await fetch(url, request)).text();
}

async function checkAnswer(answer) {
  const text = await answer;
  console.log(text.slice(0, 300));
  const { data, errors } = JSON.parse(text);
  if (errors || data.formats.length === 0 || data.saves.nodes.length === 0)
    fail(`an answer without saves: ${text}`);
  for (const { slug, stats, objects } of data.saves.nodes)
    if (!(stats.objects > 0 && objects.totalCount > 0)) fail(`${slug} has no objects`);
}

async function checkFewFiles(url) {
  // A connection that cannot be accepted is reset, and tried again.
  const asked = ask(`${url}?query=${encodeURIComponent(QUERY)}`);
  const { hostname, port } = new URL(url);
  const idle = Array.from({ length: IDLE_CLIENTS }, () =>
    connect(port, hostname).on('error', () => undefined),
  );
  await pause(IDLE_MS);
  for (const socket of idle) socket.destroy();
  await checkAnswer(asked);
}

/** What browsers load first, and everything that it refers to, comes from this server. */
async function checkPage(url) {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const named = Array.from(page.matchAll(/\b(?:src|href)="([^"]+)"/g), ([, address]) => address);
  if (named.length < 2) fail('the page names no script');
  for (const address of named) {
    const { status } = await fetch(new URL(address, url));
    if (!address.startsWith('./') || status !== 200) fail(`the page names ${address}: ${status}`);
  }
}

function fail(why) {
  throw new Error(why);
}
