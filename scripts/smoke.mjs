// Starts the built server on the example saves, sends it one query, requests its pages, and stops it;
// then reads saves with limited address space and few open files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const QUERY = `{
  formats { format }
  saves { nodes { slug state objects(first: 1) { totalCount nodes { path } } } }
}`;
const READY = /^ready (?<url>http:\/\/\S+\/graphql)\n$/;
const LIMIT_MS = 60_000;
/** More clients than a server with few files can accept, and how long they stay. */
const IDLE_CLIENTS = 150;
const IDLE_MS = 1000;

try {
  await withServer([process.execPath], checkServer);
  if (process.platform === 'linux') {
    await withServer(['sh', '-c', 'ulimit -n 64; exec "$@"', 'sh', process.execPath], checkFewFiles);
  }
} catch (error) {
  console.error(`smoke: ${error.cause ? `${error.message}: ${error.cause.message}` : error.message}`);
  process.exitCode = 1;
}

async function checkServer(server) {
  const url = await readyUrl(server);
  await checkQuery(url);
  await checkPage(url);
  await checkPage(new URL('/', url));
  if (!READY.test(server.output)) fail(`more than one line on stdout: ${JSON.stringify(server.output)}`);
}

/** All examples at once, while more clients wait for answers than there may be open files. */
async function checkFewFiles(server) {
  const url = await readyUrl(server);
  const ask = async (query) => (await fetch(`${url}?query=${encodeURIComponent(query)}`)).json();
  const asked = ask('{ saves { nodes { stats { objects } objects(first: 3) { totalCount } } } }');
  const { hostname, port } = new URL(url);
  const idle = Array.from({ length: IDLE_CLIENTS }, () =>
    connect(port, hostname).on('error', () => undefined),
  );
  await pause(IDLE_MS);
  for (const socket of idle) socket.destroy();
  const { data, errors } = await asked;
  const isRight =
    !errors && data.saves.nodes.every(({ stats, objects }) => stats.objects > 0 && objects.totalCount > 0);
  if (!isRight) fail(`with 64 open files: ${JSON.stringify(errors ?? data)}`);
}

/**
 * Starts a server on the example saves, and stops it when `check` is done or takes too long.
 * @param node the command that runs Node
 */
async function withServer(node, check) {
  const [program, ...words] = node;
  const child = spawn(program, [...words, 'dist/cli.js', 'serve', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const server = { child, output: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    server.output += text;
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  try {
    await check(server);
  } finally {
    clearTimeout(limit);
    child.kill('SIGTERM');
  }
}

/** The address in the one line that a server prints when it is ready. */
async function readyUrl(server) {
  const { child } = server;
  const ended = once(child, 'exit').then(([code, signal]) => {
    fail(`the server ended with ${code ?? signal} before it was ready`);
  });
  ended.catch(() => undefined);
  while (!server.output.includes('\n')) await Promise.race([once(child.stdout, 'data'), ended]);
  return READY.exec(server.output)?.groups.url ?? fail(`not a ready line: ${JSON.stringify(server.output)}`);
}

async function checkQuery(url) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: QUERY }) });
  const text = await response.text();
  console.log(text.slice(0, 300));
  const { data, errors } = JSON.parse(text);
  if (response.status !== 200 || errors !== undefined) fail(`answered ${response.status} with errors`);
  if (data.formats.length === 0) fail('no formats');
  if (data.saves.nodes.length === 0) fail('no example saves');
  for (const { slug, objects } of data.saves.nodes)
    if (objects.totalCount === 0) fail(`${slug} has no objects`);
}

/** What browsers load first, and everything that it refers to, comes from this server: the page must work offline. */
async function checkPage(url) {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const named = [...page.matchAll(/\b(?:src|href)="(?<address>[^"]+)"/g)].map(({ groups }) => groups.address);
  if (named.length < 2) fail('the page names no script');
  for (const address of named) {
    const { status } = await fetch(new URL(address, url));
    if (!address.startsWith('./') || status !== 200) fail(`the page names ${address}: ${status}`);
  }
}

function fail(why) {
  throw new Error(why);
}
