// Balancers in front of servers, with the settings of docs/deploy: only the addresses are others.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './engines.ts';

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

const SETTINGS = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' };

export type BalancerKind = keyof typeof SETTINGS;

export function hasBalancer(kind: BalancerKind): boolean {
  return spawnSync(kind, ['-v']).status === 0;
}

/** @param ports of two servers on this machine */
export async function startBalancer(
  kind: BalancerKind,
  folder: string,
  ports: readonly [number, number],
): Promise<Balancer> {
  const port = await freePort();
  const given = readFileSync(new URL(`../../../docs/deploy/${SETTINGS[kind]}`, import.meta.url), 'utf8')
    .replaceAll(/10\.0\.0\.(\d):4000/g, (_, at: string) => `127.0.0.1:${ports[Number(at) - 1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('bind :8080', `bind 127.0.0.1:${port}`);
  const file = join(folder, `${kind}.conf`);
  const child = kind === 'nginx' ? startNginx(file, given, folder) : startHaproxy(file, given);
  const url = `http://127.0.0.1:${port}/graphql`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${kind} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function startNginx(file: string, given: string, folder: string): ChildProcess {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const whole = `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${given}}\n`;
  writeFileSync(file, whole);
  checked('nginx', ['-t', '-q', '-e', `${folder}/nginx.log`, '-c', file]);
  return spawn('nginx', ['-e', `${folder}/nginx.log`, '-c', file], { stdio: 'ignore' });
}

function startHaproxy(file: string, given: string): ChildProcess {
  writeFileSync(file, given);
  checked('haproxy', ['-c', '-q', '-f', file]);
  return spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
}

function checked(program: string, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} refuses its settings: ${stderr}${stdout}`);
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(new URL('/healthz', url)).catch(() => null);
  return response?.ok === true;
}
