// A small closed-loop client: some connections, each of which sends the next request as soon as it has an
// answer.

import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { processorSeconds } from './resident.ts';

const REGISTER = new URL('../../scripts/ts-register.mjs', import.meta.url).href;
const CONNECTIONS = 16;

export interface Served {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Starts the built server on some paths. */
export function serveBuilt(...paths: string[]): Promise<Served> {
  return serveBuild('.', ...paths);
}

/** The same of the build in another folder. */
export function serveBuild(folder: string, ...paths: string[]): Promise<Served> {
  return start([join(folder, 'dist/cli.js'), 'serve', '--port', '0', ...paths]);
}

export function serveBare(...args: string[]): Promise<Served> {
  const file = new URL('./bare-server.ts', import.meta.url).pathname;
  return start(['--disable-warning=ExperimentalWarning', '--import', REGISTER, file, ...args]);
}

async function start(args: string[]): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const ready = /^ready (\S+)/.exec(line);
    if (ready) return { url: ready[1]!, pid: child.pid!, stop: () => child.kill() };
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}

/** One answer as text. */
export function ask(url: string, body: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(url, { method: 'POST', headers, ...(agent && { agent }) }, (response) =>
      text(response).then(resolve, reject),
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/**
 * Answers a second of the server's processor time, over so many of those: others on the machine hardly change it. Where
 * no system tells, of time.
 */
export async function rate({ url, pid }: Served, body: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const clock = (): number => processorSeconds(pid) || performance.now() / 1000;
  const began = clock();
  let [answers, now] = [0, began];
  const loop = async (): Promise<void> => {
    while (now < began + seconds) {
      await ask(url, body, agent);
      if (++answers % CONNECTIONS === 0) now = clock();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  agent.destroy();
  return answers / (clock() - began);
}
