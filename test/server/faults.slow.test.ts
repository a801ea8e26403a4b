// Faults around a server that is left running. Each ends with a good answer.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inProcessReader, type SaveReader } from '../../src/library/read/read-job.ts';
import { workerReader } from '../../src/library/read/worker-reader.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';
import { openLibrary } from '../tools/open-library.ts';
import { openSocket } from '../tools/open-socket.ts';
import { startServer } from '../tools/program.ts';
import { serveLibrary } from '../tools/serve.ts';
import { serveUploads } from '../tools/serve-uploads.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { hasUnixFiles } from '../tools/unix-files.ts';

const early = fakeSave('Early', ['x C', 'y C x']);
const late = fakeSave('Late', ['x C', 'y C x', 'z C']);
const COUNT = '{ save(id: "a") { title stats { objects } } }';
/** What is counted of each. */
const GOOD = [
  { title: 'Early', stats: { objects: 2 } },
  { title: 'Late', stats: { objects: 3 } },
];

const put = (url: string, name: string, body: Uint8Array) =>
  fetch(new URL(`/saves/${name}`, url), { method: 'PUT', body: body as BodyInit });
const example = readFileSync('examples/little-factory.sav');

describe.each(['before its file is read', 'after its file was read'])('while a save loads, %s', (when) => {
  const faults: readonly (readonly [string, (file: string) => void])[] = [
    ['deleted', (file) => rmSync(file)],
    ['truncated', (file) => truncateSync(file, 3)],
    ['emptied', (file) => truncateSync(file, 0)],
    ['overwritten', (file) => writeFileSync(file, late)],
    [
      'made a folder',
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
    [
      'replaced',
      (file) => {
        writeFileSync(`${file}.new`, late);
        renameSync(`${file}.new`, file);
      },
    ],
  ];

  it.each(faults)('it is %s', async (_, fault) => {
    const folder = tempFolder({ 'a.sav': early, 'other.sav': early });
    const inner = inProcessReader([fakeFormat]);
    let isDone = false;
    const happen = (): void => {
      if (isDone) return;
      isDone = true;
      fault(join(folder, 'a.sav'));
    };
    const reader: SaveReader = {
      ...inner,
      read: async (job) => {
        if (when.startsWith('before')) happen();
        const data = await inner.read(job);
        happen();
        return data;
      },
    };
    const library = openLibrary(folder, [fakeFormat], { reader });
    const { query, internalErrors } = await serveLibrary(library);
    const { body } = await query(COUNT);
    // One content or the other, or an error that says which file; never a part of each.
    if (body.data.save.stats === null) {
      expect(body.errors[0].extensions.file).toBe('a.sav');
    } else expect(GOOD).toContainEqual(body.data.save);
    expect((await query('{ save(id: "other") { stats { objects } } }')).body.data.save.stats.objects).toBe(2);
    rmSync(join(folder, 'a.sav'), { recursive: true, force: true });
    writeFileSync(join(folder, 'a.sav'), late);
    await expect.poll(async () => (await query(COUNT)).body.data.save).toEqual(GOOD[1]);
    expect(internalErrors).toEqual([]);
  });
});

it('a save that is replaced again and again while many ask is answered to all, each of one content', async () => {
  const folder = tempFolder({ 'a.sav': early });
  const inner = inProcessReader([fakeFormat]);
  let reads = 0;
  const reader: SaveReader = {
    ...inner,
    read: async (job) => {
      // Another content takes its place between listing and reading, for the first ten times.
      const isEarly = ++reads % 2 === 0;
      if (reads <= 10) {
        writeFileSync(join(folder, 'part'), isEarly ? early : late);
        renameSync(join(folder, 'part'), join(folder, 'a.sav'));
        await pause(20);
      }
      return inner.read(job);
    },
  };
  const library = openLibrary(folder, [fakeFormat], { reader });
  const { query } = await serveLibrary(library);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await pause(at * 30);
      return (await query(COUNT)).body;
    }),
  );
  for (const { data, errors } of answers) {
    expect(errors).toBeUndefined();
    expect(GOOD).toContainEqual(data.save);
  }
});

it('a thread that is killed while it loads takes one answer along', async () => {
  const program = new URL('../tools/odd-reader-worker.ts', import.meta.url);
  const saves = tempFolder({ 'die.sav': example, 'good.sav': example });
  const library = openLibrary(saves, undefined, { reader: workerReader({ program }) });
  const { query, internalErrors } = await serveLibrary(library);
  const ask = async (slug: string) =>
    (await query(`{ save(id: "${slug}") { state stats { objects } } }`)).body;
  const [died, good] = await Promise.all([ask('die'), ask('good')]);
  expect(died.data.save.stats).toBeNull();
  expect(died.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(internalErrors).toHaveLength(1);
  expect(good.data.save.stats.objects).toBeGreaterThan(0);
  expect((await ask('die')).data.save.state).toBe('FAILED');
  await library.close();
});

const lines = Array.from({ length: 50_000 }, (_, at) => `path-of-some-length-${at} C`);

it('a client that goes in the middle of a table ends the work on it', async () => {
  const library = openLibrary(tempFolder({ 'a.sav': fakeSave('A', lines) }), [fakeFormat]);
  const { url, query, internalErrors } = await serveLibrary(library);
  // More than may be sent at a time: each that goes makes room for the next.
  for (let at = 0; at < 100; at++) {
    const { socket } = openSocket(url, 'GET /saves/a/objects.ndjson HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
  }
  const whole = await fetch(new URL('/saves/a/objects.ndjson?columns=path', url));
  expect((await whole.text()).split('\n').length - 1).toBe(lines.length);
  expect((await query('{ saves { totalCount } }')).body.data.saves.totalCount).toBe(1);
  expect(internalErrors).toEqual([]);
});

it('a thousand slow clients keep no client from an answer', async () => {
  const { url } = await startServer(['examples/little-factory.sav']);
  const host = 'host: localhost\r\n';
  const table = `GET /saves/little-factory/objects.ndjson HTTP/1.1\r\n${host}\r\n`;
  const half = `POST /graphql HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"q`;
  const listening = `GET /graphql?query=${encodeURIComponent('subscription { saveChanged { kind } }')} HTTP/1.1\r\n${host}accept: text/event-stream\r\n\r\n`;
  const kinds = ['GET /gra', half, table, listening];
  const sockets: Socket[] = [];
  for (let at = 0; at < 1000; at++) {
    const { socket, sent } = openSocket(url, kinds[at % kinds.length]!);
    sockets.push(socket.pause());
    await sent;
  }
  // To read a save for the first time takes as long as it takes.
  await (await fetch(`${url}?query={saves{nodes{stats{objects}}}}`)).text();
  for (let at = 0; at < 20; at++) {
    const response = await fetch(`${url}?query={saves{totalCount}}`);
    expect(await response.json()).toEqual({ data: { saves: { totalCount: 1 } } });
  }
  for (const socket of sockets) socket.destroy();
});

describe.runIf(hasUnixFiles)('limits of the system', () => {
  const canLimit = spawnSync('prlimit', ['--version']).status === 0;
  if (!canLimit) console.log('64 open files: not tried, this machine has no prlimit');

  // Run from its sources it opens hundreds to begin with; what is installed does not.
  it.runIf(canLimit)('64 open files: more clients than that wait, and are answered', async () => {
    const { url, child, ran } = await startServer(['examples']);
    const query = '{ saves { totalCount nodes { stats { objects } } } }';
    const ask = async () => {
      const response = await fetch(`${url}?query=${encodeURIComponent(query)}`);
      const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
      return { data, errors };
    };
    const before = await ask();
    expect(spawnSync('prlimit', ['--pid', String(child.pid), '--nofile=64:64']).status).toBe(0);
    const sockets = Array.from({ length: 150 }, () => openSocket(url).socket);
    await pause(1000);
    expect(child.exitCode).toBeNull();
    for (const socket of sockets) socket.destroy();
    await expect.poll(ask).toEqual(before);
    expect(ran.err).not.toContain('error');
  });

  it('a file that may not get so large: the upload is refused, and nothing of it stays', async () => {
    // In blocks of 512 bytes.
    const within = ['sh', '-c', 'ulimit -f 64 && exec "$0" "$@"'];
    const { url } = await startServer(['--uploads', tempFolder()], { within });
    const refused = await put(url, 'large.sav', Buffer.concat([example, Buffer.alloc(200_000)]));
    expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining('LIMIT_EXCEEDED')]);
    expect((await put(url, 'small.sav', readFileSync('examples/first-steps-u5.sav'))).status).toBe(201);
  });
});

const tmpfs = ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'];
const canMount = hasUnixFiles && spawnSync('unshare', [...tmpfs, tempFolder(), 'true']).status === 0;
if (!canMount) console.log('a disk that is full: not tried, this machine allows no mounts');

describe.runIf(canMount)('a disk that is full', () => {
  it('the upload is refused, nothing of it stays, and the next that fits is taken', async () => {
    const folder = tempFolder();
    const { url } = await startServer(['--uploads', folder], { within: ['unshare', ...tmpfs, folder] });
    const refused = await put(url, 'large.sav', Buffer.concat([example, Buffer.alloc(3_000_000)]));
    expect([refused.status, await refused.text()]).toEqual([
      507,
      expect.stringContaining('disk of the server is full'),
    ]);
    expect((await put(url, 'small.sav', example)).status).toBe(201);
    const listed = await fetch(`${url}?query={saves{nodes{slug}}}`);
    expect(await listed.json()).toEqual({ data: { saves: { nodes: [{ slug: 'small' }] } } });
  });
});

it('two servers on one folder see what either takes, and do not undo each other', async () => {
  const folder = tempFolder();
  const start = () => serveUploads({ folder, formats: [fakeFormat] });
  const servers = [await start(), await start()] as const;
  expect((await servers[0].put('a.sav', early)).status).toBe(201);
  const count = async (at: number) =>
    (await servers[at]!.query('{ save(id: "a") { stats { objects } } }')).body.data.save?.stats.objects;
  await expect.poll(() => count(1)).toBe(2);
  const statuses = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, at) => (await servers[at % 2]!.put('a.sav', at % 3 === 0 ? early : late)).status,
    ),
  );
  expect(statuses.filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([]);
  await servers[1].put('a.sav', late);
  for (const at of [0, 1]) await expect.poll(() => count(at)).toBe(3);
  expect((await servers[0].remove('a.sav')).status).toBe(204);
  const listed = async () => (await servers[1]!.query('{ saves { totalCount } }')).body.data.saves.totalCount;
  await expect.poll(listed).toBe(0);
  for (const { internalErrors } of servers) expect(internalErrors).toEqual([]);
});

describe('a clock that is set back', () => {
  afterEach(() => vi.useRealTimers());

  it('hides no change, and delays no other', async () => {
    const folder = tempFolder({ 'a.sav': early });
    const library = openLibrary(folder, [fakeFormat]);
    library.watch();
    const { query, url, post } = await serveLibrary(library, { rate: 1000, token: 'a-token-of-some-length' });
    const headers = { authorization: 'Bearer a-token-of-some-length' };
    const ask = async () => (await post({ query: COUNT }, headers)).body.data.save;
    expect(await ask()).toEqual(GOOD[0]);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() - 3 * 24 * 60 * 60 * 1000);
    const file = join(folder, 'a.sav');
    writeFileSync(file, late);
    const then = new Date(Date.now());
    utimesSync(file, then, then);
    await expect.poll(ask).toEqual(GOOD[1]);
    copyFileSync(file, join(folder, 'b.sav'));
    const { body } = await post({ query: '{ save(id: "b") { stats { objects } } }' }, headers);
    expect(body.data.save.stats.objects).toBe(3);
    expect((await query(COUNT)).status).toBe(401);
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
    await library.close();
  });
});
