// A busy server: `npm run bench -- busy [PATH...] [--quick]`. How long small queries wait while expensive ones run,
// while saves are read, and while one query runs until its time is up; how many connections are reset; how many
// expensive questions per second are answered for one client, and for several that ask at once. One server, one run.
// Bounds of times are those of an idle machine: where others use it, none is given, and `nothing else` compares.

import { Agent } from 'node:http';
import { availableParallelism, cpus } from 'node:os';
import { basename, dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, serveBuilt } from './tools/load-http.ts';
import { processorSeconds } from './tools/resident.ts';
import { worldsAt } from './tools/saves.ts';
import { bounded, printTable } from './tools/table.ts';
import { quantile } from './tools/timing.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
});
const seconds = values.quick ? 3 : 8;
/** Milliseconds. */
const MOST_WAIT = 25;
const SMALL_CLIENTS = 4;
/** Milliseconds between two small queries of one client. */
const PAUSE = 5;
/** What each further processor adds at least. */
const LEAST_SHARE = 0.7;
/** The share of all processors' time from which on others use the machine. */
const BUSY_SHARE = 0.05;

const largest = worldsAt(positionals)[0]!;
const ours = await serveBuilt(dirname(largest));
const agent = new Agent({ keepAlive: true });
const post = (query: string): Promise<string> => ask(ours.url, JSON.stringify({ query }), agent);
const answered = async (query: string): Promise<string> => {
  const answer = await post(query);
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
  return answer;
};
const rows: (readonly [what: string, waits: readonly number[], resets: number])[] = [];

/** Sends small queries for as long as `work` takes. */
async function during(what: string, work: () => Promise<unknown>): Promise<void> {
  const waits: number[] = [];
  let resets = 0;
  let isOver = false;
  const clients = Array.from({ length: SMALL_CLIENTS }, async () => {
    while (!isOver) {
      const began = performance.now();
      try {
        await post(small);
        waits.push(performance.now() - began);
      } catch {
        resets++;
      }
      await pause(PAUSE);
    }
  });
  const end = performance.now() + seconds * 1000;
  do await work();
  while (performance.now() < end);
  isOver = true;
  await Promise.all(clients);
  rows.push([what, waits, resets]);
}

/** Answers per second to this many clients at once, of questions that are never the same. */
async function rateOf(clients: number): Promise<number> {
  const began = performance.now();
  let answers = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() < began + seconds * 1000; answers++) await answered(scan());
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers / ((performance.now() - began) / 1000);
}

/** Seconds of all processors' time that others took so far; NaN on systems that do not tell. */
function secondsOfOthers(): number {
  const all = cpus().flatMap(({ times: { user, nice, sys, irq } }) => [user, nice, sys, irq]);
  const millis = all.reduce((sum, each) => sum + each);
  return millis / 1000 - processorSeconds(ours.pid) - processorSeconds(process.pid);
}

const [began, takenBefore] = [performance.now(), secondsOfOthers()];
const listing = JSON.parse(await post('{ saves(first: 100) { nodes { slug files { name } } } }')) as {
  data: { saves: { nodes: { slug: string; files: { name: string }[] }[] } };
};
const { nodes } = listing.data.saves;
const isLargest = ({ name }: { name: string }): boolean => basename(name) === basename(largest);
const { slug } = nodes.find(({ files }) => files.some(isLargest)) ?? nodes[0]!;
const on = (fields: string, save = slug): string => `{ save(id: ${JSON.stringify(save)}) { ${fields} } }`;
const counted = 'objects { totalCount }';
const small = on('objects(first: 1) { nodes { path name kind } }');
const stock = on(
  'objects { groups(by: [{reference: "Item.ItemClass"}], unnest: "mInventoryStacks[]", first: 1000) { nodes { keys number(property: "NumItems") { sum } } } }',
);
/** Never the same twice, so that no cache can answer it. */
let turn = 0;
const scan = (): string =>
  on(`objects(where: {path: {matches: "(a|b|c)+${turn++}x(d|e)+$"}}) { totalCount }`);
const runaway = (): string => {
  const test = (at: number): string =>
    `n${at}: objects(where: {path: {matches: "(a|b)*${turn}${at}.*(c|d)+z$"}}) { totalCount }`;
  turn++;
  return on(Array.from({ length: 60 }, (_, at) => test(at)).join(' '));
};

await answered(on(counted));
await during('nothing else', () => pause(1000));
await during('stock by item', () => answered(stock));
await during('first search, then the same', () =>
  answered(on('search(text: "iron plate constructor") { nodes { object { name } } }')),
);
await during('filters with an expression over every path', () => answered(scan()));
await during('tables, filtered by an expression and sorted, as text and as Arrow', async () => {
  const where = JSON.stringify({ path: { matches: `[0-9]+${turn++ % 10}$` } });
  const orderBy = JSON.stringify([{ field: 'NAME' }]);
  const search = new URLSearchParams({ where, orderBy, columns: 'path,class,position' });
  for (const format of ['ndjson', 'arrow']) {
    const path = `/saves/${encodeURIComponent(slug)}/objects.${format}?${search}`;
    const response = await fetch(new URL(path, ours.url));
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  }
});
await during('ten saves are read', async () => {
  const others = nodes.filter((node) => node.slug !== slug).slice(0, 10);
  await Promise.all(others.map((node) => post(on(counted, node.slug))));
});
await during('a request that runs until its time is up', () => post(runaway()));

const cores = availableParallelism();
/** Alternately, so that a busy machine disturbs all alike. */
let [one, all] = [0, 0];
await rateOf(cores);
for (let round = 0; round < 3; round++) {
  one += (await rateOf(1)) / 3;
  all += (await rateOf(cores)) / 3;
}
const taken = (secondsOfOthers() - takenBefore) / (((performance.now() - began) / 1000) * cores);
const isBusy = taken > BUSY_SHARE;
console.log(`${nodes.length} saves, ${cores} processors\n`);
if (isBusy)
  console.log(`Others took ${(taken * 100).toFixed()} % of the processors: times have no bounds.\n`);
printTable(
  ['small queries while', 'answers', 'p50 ms', 'p99 ms', 'bound', 'longest ms', 'resets', 'bound'],
  rows.map(([what, waits, resets]) => [
    ...[what, String(waits.length), quantile(waits, 0.5).toFixed(1)],
    ...bounded(quantile(waits, 0.99), isBusy ? undefined : MOST_WAIT, 1),
    ...[Math.max(...waits).toFixed(1), ...bounded(resets, 0, 0)],
  ]),
);
console.log();
printTable(
  ['expensive questions', 'a second, one asking', `a second, ${cores} asking`, 'times', 'at least'],
  [
    [
      'filter with an expression',
      ...[one, all].map((rate) => rate.toFixed(2)),
      ...bounded(all / one, isBusy ? undefined : LEAST_SHARE * cores, 2, true),
    ],
  ],
);
agent.destroy();
ours.stop();
