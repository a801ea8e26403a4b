// Several servers in front of one store, behind a balancer: one is ended, one dies, and no client notices. With real
// balancers, programs and database, where this machine has them.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startProgram, startServer } from '../tools/program.ts';
import { type Balancer, type BalancerKind, hasBalancer, startBalancer } from '../tools/store/balancers.ts';
import { type Engine, freePort, hasPostgres, startPostgres } from '../tools/store/engines.ts';
import { tempFolder } from '../tools/temp-folder.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

const KINDS: readonly BalancerKind[] = ['nginx', 'haproxy'];

describe.skipIf(!hasPostgres)('servers of one store', () => {
  let engine: Engine;
  const folder = tempFolder();
  let ports: [number, number];
  const servers: (Server | null)[] = [null, null];

  const start = async (at: number): Promise<void> => {
    const cache = join(folder, `cache-${at}`);
    const options = ['--port', `${ports[at]}`, '--store', `${engine.address}?cache=${cache}`, '--metrics'];
    servers[at] = await startServer(options);
  };
  const end = async (at: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    servers[at]?.child.kill(signal);
    await servers[at]?.ended;
  };

  beforeAll(async () => {
    engine = await startPostgres();
    const added = await startProgram(['store', 'add', 'examples', '--store', engine.address]).ended;
    expect([added.code, added.err]).toEqual([0, '']);
    ports = [await freePort(), await freePort()];
    await Promise.all([start(0), start(1)]);
  });

  afterAll(async () => {
    await Promise.all([end(0, 'SIGTERM'), end(1, 'SIGTERM')]);
    engine?.close();
  });

  describe.each(KINDS)('behind %s', (kind) => {
    describe.skipIf(!hasBalancer(kind))('which is installed', () => {
      let balancer: Balancer;
      let slugs: string[];

      beforeAll(async () => {
        balancer = await startBalancer(kind, folder, ports);
        const { saves } = await ask<{ saves: { nodes: { slug: string }[] } }>(
          balancer.url,
          '{ saves(first: 100) { nodes { slug } } }',
        );
        slugs = saves.nodes.map(({ slug }) => slug);
      });

      afterAll(() => balancer?.close());

      /** Resolves when the balancer sends requests to a server that is back. Asks for saves meanwhile. */
      const isSeen = async (at: number): Promise<void> => {
        const before = await queriesOf(ports[at]!);
        await expect
          .poll(async () => {
            const asked = slugs.map((slug) => ask(`${balancer.url}?save=${slug}`, OBJECTS, { slug }));
            await Promise.all(asked);
            return queriesOf(ports[at]!);
          })
          .toBeGreaterThan(before);
      };

      test('each server restarted in turn, under load: no request is lost', async () => {
        const load = keepAsking(balancer.url, slugs);
        for (const at of [0, 1]) {
          await load.more(20);
          await end(at, 'SIGTERM');
          await load.more(20);
          await start(at);
          await isSeen(at);
        }
        await load.more(20);
        expect(await load.stop()).toEqual([]);
      });

      test('a server that dies: its saves answer from the other', async () => {
        const counts = async (): Promise<unknown[]> =>
          Promise.all(slugs.map((slug) => ask(`${balancer.url}?save=${slug}`, OBJECTS, { slug })));
        const before = await counts();
        await end(0, 'SIGKILL');
        expect(await counts()).toEqual(before);
        await start(0);
        await isSeen(0);
      });
    });
  });

  it.skipIf(!hasBalancer('nginx'))(
    'sends a save to the same server each time, and saves to both',
    async () => {
      const balancer = await startBalancer('nginx', folder, ports);
      const serverOf = async (slug: string): Promise<string | null> => {
        const response = await fetch(`${balancer.url}?save=${slug}`, body('{ __typename }'));
        return response.headers.get('x-server');
      };
      const names = Array.from({ length: 40 }, (_, at) => `save-${at}`);
      const first = await Promise.all(names.map(serverOf));
      expect(new Set(first)).toEqual(new Set(ports.map((port) => `127.0.0.1:${port}`)));
      expect(await Promise.all(names.map(serverOf))).toEqual(first);
      await balancer.close();
    },
  );

  test('what one program changes, clients of every server hear', async () => {
    const heard: string[][] = [[], []];
    const streams = servers.map((server, at) => listen(server!.url, heard[at]!));
    await Promise.all(streams.map(({ begun }) => begun));
    const listed = await startProgram(['store', 'list', '--store', engine.address]).ended;
    const slug = listed.out
      .split('\n')
      .find((line) => line.startsWith('update-8'))!
      .split('\t')[0]!;
    const remove = await startProgram(['store', 'remove', slug, '--store', engine.address]).ended;
    expect(remove.code).toBe(0);
    await expect.poll(() => heard).toEqual([[`REMOVED ${slug}`], [`REMOVED ${slug}`]]);
    const add = await startProgram(['store', 'add', 'examples', '--store', engine.address]).ended;
    expect(add.code).toBe(0);
    await expect.poll(() => heard.map((each) => each.at(-1))).toEqual([`ADDED ${slug}`, `ADDED ${slug}`]);
    for (const { stop } of streams) stop();
  });
});

const OBJECTS =
  'query ($slug: ID!) { save(id: $slug) { stats { objects } objects(first: 1) { totalCount } } }';

/** GraphQL requests that a server has answered. */
async function queriesOf(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = metrics.matchAll(/^savegraph_requests_total\{[^}]*route="\/graphql"[^}]*\} (\d+)$/gm);
  return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
}

function body(query: string, variables?: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
}

async function ask<T>(url: string, query: string, variables?: unknown): Promise<T> {
  const response = await fetch(url, body(query, variables));
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(text.slice(0, 200));
  return data;
}

/** Four clients that ask one thing after the other. */
function keepAsking(
  url: string,
  slugs: readonly string[],
): { more(count: number): Promise<void>; stop(): Promise<string[]> } {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const clients = [0, 1, 2, 3].map(async (client) => {
    for (let at = client; !isOver; at++) {
      const slug = slugs[at % slugs.length]!;
      try {
        await ask(`${url}?save=${slug}`, OBJECTS, { slug });
        answered++;
      } catch (error) {
        failures.push(String(error));
      }
    }
  });
  return {
    async more(count) {
      const enough = answered + count;
      while (answered < enough && failures.length < 10) await pause(10);
    },
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return failures;
    },
  };
}

/** Events of a server as `KIND slug`. */
function listen(url: string, heard: string[]): { readonly begun: Promise<void>; stop(): void } {
  const controller = new AbortController();
  const request = body('subscription { saveChanged { kind save { slug } } }');
  const headers = { ...request.headers, accept: 'text/event-stream' };
  const response = fetch(url, { ...request, headers, signal: controller.signal });
  void response
    .then(async ({ body: events }) => {
      const decoder = new TextDecoder();
      let text = '';
      for await (const part of events ?? []) {
        text += decoder.decode(part as Uint8Array, { stream: true });
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const data = /^data: (\{.*)$/m.exec(text.slice(0, end))?.[1];
          text = text.slice(end + 2);
          if (!data) continue;
          const { kind, save } = JSON.parse(data).data.saveChanged;
          heard.push(`${kind} ${save.slug}`);
        }
      }
    })
    .catch(() => {});
  return { begun: response.then(() => undefined), stop: () => controller.abort() };
}
