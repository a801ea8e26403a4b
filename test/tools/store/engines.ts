// Databases for tests of stores: one inside the process, and real servers where the machine has them.

import { type SpawnSyncOptionsWithStringEncoding, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

export interface Engine {
  readonly address: string;
  /** Takes the server away, and brings it back on the same address. */
  stop(): void;
  start(): void;
  close(): void;
}

const SERVERS = '/usr/lib/postgresql';
const CITUS = fileURLToPath(new URL('../../../../shared/engines/start-citus.sh', import.meta.url));

/** Folder of a server's programs; null where none is installed. */
export function serverPrograms(): string | null {
  if (!existsSync(SERVERS)) return null;
  // The newest, where there are several.
  const versions = readdirSync(SERVERS).sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  const folders = versions.map((version) => join(SERVERS, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export const hasPostgres = serverPrograms() !== null;
/** The cluster needs what its script installs, and root for that. */
export const hasCitus = hasPostgres && existsSync(CITUS) && process.getuid?.() === 0;

/**
 * A server of its own on a free port of this machine.
 * @param tables a folder for its data, without the log that it writes ahead
 */
export async function startPostgres(tables?: string): Promise<Engine> {
  const programs = serverPrograms()!;
  const folder = sharedFolder('savegraph-postgres-');
  const data = join(tables ?? folder, 'data');
  const port = await freePort();
  // Whatever the locale of this machine is, and whether there is one of that name.
  const kind = '--no-sync -E UTF8 --locale=C.UTF-8';
  asPostgres(`'${programs}/initdb' -D '${data}' -X '${folder}/wal' -A trust -U postgres ${kind}`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c fsync=off`;
  const start = (): void =>
    asPostgres(`'${programs}/pg_ctl' -D '${data}' -l '${folder}/log' -o "${options}" -w start`);
  const stop = (): void => asPostgres(`'${programs}/pg_ctl' -D '${data}' -m immediate -w stop`);
  start();
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    close: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Cluster extends Engine {
  /** Of one worker, asked directly. */
  readonly workerAddress: string;
  /** Takes this worker away at once, and brings it back. */
  stopWorker(): void;
  startWorker(): void;
}

/** A coordinator and two workers. */
export async function startCitus(): Promise<Cluster> {
  const folder = sharedFolder('savegraph-citus-');
  const port = await freePort(3);
  const run = (...args: readonly string[]): void =>
    finished(spawnSync('bash', [CITUS, folder, ...args], quiet()), CITUS);
  run(String(port));
  const end = (): void => run('stop');
  const worker = `'${serverPrograms()}/pg_ctl' -D '${folder}/node-1' -l '${folder}/node-1.log' -w`;
  // A worker is stopped only when the last connection that was just being opened is given up.
  const settings = `'${folder}/node-1/postgresql.conf'`;
  asPostgres(`echo 'authentication_timeout = 5' >> ${settings} && ${worker} reload`);
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    workerAddress: `postgres://postgres@127.0.0.1:${port + 1}/postgres`,
    stopWorker: () => asPostgres(`${worker} -m immediate stop`),
    startWorker: () => asPostgres(`${worker} start`),
    start: () => run(String(port)),
    stop: end,
    close: () => {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const quiet = (): SpawnSyncOptionsWithStringEncoding => ({
  encoding: 'utf8',
  stdio: ['ignore', 'ignore', 'pipe'],
});

/** Servers refuse to run as root. */
function asPostgres(command: string): void {
  const isRoot = process.getuid?.() === 0;
  const result = isRoot
    ? spawnSync('su', ['postgres', '-s', '/bin/bash', '-c', command], quiet())
    : spawnSync('bash', ['-c', command], quiet());
  finished(result, command);
}

function finished({ status, stderr }: { status: number | null; stderr: string }, command: string): void {
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
}

function sharedFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o777);
  return folder;
}

/** Where programs of one's own may listen. */
const [LOWEST_PORT, HIGHEST_PORT] = [10_000, 65_000];

/** From which the system gives free ports, as other tests do meanwhile. Source: ip(7). */
function givenPorts(): [number, number] {
  const file = '/proc/sys/net/ipv4/ip_local_port_range';
  const [from = 32_768, to = 65_535] = existsSync(file)
    ? readFileSync(file, 'utf8').trim().split(/\s+/).map(Number)
    : [];
  return [from, to];
}

/** The first of so many free ports in a row, on the larger side of those that the system gives away. */
export async function freePort(count = 1): Promise<number> {
  const [from, to] = givenPorts();
  const isBelow = from - LOWEST_PORT > HIGHEST_PORT - to;
  const [lowest, highest] = isBelow ? [LOWEST_PORT, from] : [to + 1, HIGHEST_PORT];
  // Where the system gives away all of them any may be taken meanwhile.
  const [least, room] = highest - lowest > 1000 ? [lowest, highest - lowest - count] : [LOWEST_PORT, 50_000];
  for (;;) {
    const first = least + Math.floor(Math.random() * room);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A server and a folder for the tests of a block: made before the first and gone after the last. */
export function postgresServer(name: string): { readonly engine: Engine; readonly folder: string } {
  let engine: Engine | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), name));
    engine = await startPostgres();
  });
  afterAll(() => {
    engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get engine() {
      return engine!;
    },
    get folder() {
      return folder;
    },
  };
}

/** A way to keep a store. */
interface StoreKind {
  readonly name: string;
  readonly isThere: boolean;
  start(): Promise<Engine>;
  /** Where the content of files lies, when not in the database. */
  readonly pieces?: 'folder' | 's3';
}

const embedded = async (): Promise<Engine> => ({ address: 'pglite:', start() {}, stop() {}, close() {} });

/** All ways to keep a store: each has to do the same. */
export const STORE_KINDS: readonly StoreKind[] = [
  { name: 'PGlite', isThere: true, start: embedded },
  { name: 'PGlite with a folder of pieces', isThere: true, start: embedded, pieces: 'folder' },
  { name: 'PGlite with pieces in an S3-like store', isThere: true, start: embedded, pieces: 's3' },
  { name: 'PostgreSQL', isThere: hasPostgres, start: startPostgres },
  { name: 'Citus on two workers', isThere: hasCitus, start: startCitus },
];
