// A busy server: `npm run bench -- busy [PATH...] [--quick]`. How long small queries wait while expensive
// ones run, while saves are read, and while one query runs until its time is up; how many connections are
// reset; how many expensive questions per second are answered for one client, and for several that ask at
// once, beside what as many processes reach that share nothing: two threads of one core are no two cores. One
// server, one run.

import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ratesOfChildren } from './tools/children.ts';
import { unlikeAny } from './tools/expressions.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

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

const worlds = worldsAt(positionals);
const [largest] = worlds;
const ours = await serveBuilt(dirname(largest!));
const agent = new Agent({ keepAlive: true });
const table: string[][] = [];

interface Waits {
  readonly millis: number[];
  resets: number;
}

const post = (query: string): Promise<string> => ask(ours.url, JSON.stringify({ query }), agent);
const answered = async (query: string): Promise<string> => {
  const answer = await post(query);
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
  return answer;
};

/** Sends small queries for as long as `work` takes. */
async function during(what: string, work: () => Promise<unknown>): Promise<void> {
  const waits: Waits = { millis: [], resets: 0 };
  let isOver = false;
  const clients = Array.from({ length: SMALL_CLIENTS }, async () => {
    while (!isOver) {
      const began = performance.now();
      try {
        await post(small);
        waits.millis.push(performance.now() - began);
      } catch {
        waits.resets++;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  });
  const end = performance.now() + seconds * 1000;
  do await work();
  while (performance.now() < end);
  isOver = true;
  await Promise.all(clients);
  const sorted = waits.millis.sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  table.push([
    what,
    String(sorted.length),
    at(0.5).toFixed(1),
    at(0.99).toFixed(1),
    at(1).toFixed(1),
    String(waits.resets),
    String(MOST_WAIT),
    (at(0.99) / MOST_WAIT).toFixed(2),
  ]);
}

/** Answers per second to this many clients at once, of questions that are never the same. */
async function rateOf(clients: number, query: () => string): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  let answers = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        await answered(query());
        answers++;
      }
    }),
  );
  return answers / ((performance.now() - began) / 1000);
}

const listing = JSON.parse(await post('{ saves(first: 100) { nodes { slug files { name } } } }')) as {
  data: { saves: { nodes: { slug: string; files: { name: string }[] }[] } };
};
const { nodes } = listing.data.saves;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const slug =
  nodes.find(({ files }) => files.some(({ name }) => nameOf(name) === nameOf(largest!)))?.slug ??
  nodes[0]!.slug;
const on = (fields: string): string => `{ save(id: ${JSON.stringify(slug)}) { ${fields} } }`;
const small = on('objects(first: 1) { nodes { path name kind } }');
const stock = on(
  'objects { groups(by: [{reference: "Item.ItemClass"}], unnest: "mInventoryStacks[]", first: 1000) { nodes { keys number(property: "NumItems") { sum } } } }',
);
/** Never the same twice, so that no cache can answer it. */
let turn = 0;
const scan = (): string => on(`objects(where: {path: {matches: "${unlikeAny(turn++)}"}}) { totalCount }`);
const runaway = (): string => {
  const test = (at: number): string =>
    `n${at}: objects(where: {path: {matches: "(a|b)*${turn}${at}.*(c|d)+z$"}}) { totalCount }`;
  turn++;
  return on(Array.from({ length: 60 }, (_, at) => test(at)).join(' '));
};

await answered(on('objects { totalCount }'));
await during('nothing else', () => new Promise((resolve) => setTimeout(resolve, 1000)));
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
    const table = await fetch(
      new URL(`/saves/${encodeURIComponent(slug)}/objects.${format}?${search}`, ours.url),
    );
    if (!table.ok) throw new Error(await table.text());
    await table.arrayBuffer();
  }
});
await during('ten saves are read', async () => {
  const others = nodes.filter((node) => node.slug !== slug).slice(0, 10);
  await Promise.all(
    others.map((node) => post(`{ save(id: ${JSON.stringify(node.slug)}) { objects { totalCount } } }`)),
  );
});
await during('a request that runs until its time is up', () => post(runaway()));

console.log(`${nodes.length} saves, ${availableParallelism()} processors\n`);
printTable(
  ['small queries while', 'answers', 'p50 ms', 'p99 ms', 'longest ms', 'resets', 'bound ms', 'p99 / bound'],
  table,
);

const cores = availableParallelism();
/** Alternately, so that a busy machine disturbs all alike. */
const rates: { one: number; all: number; alone: number; apart: number }[] = [];
await rateOf(cores, scan);
for (let round = 0; round < 3; round++) {
  rates.push({
    one: await rateOf(1, scan),
    all: await rateOf(cores, scan),
    alone: await sumOfChildren(1),
    apart: await sumOfChildren(cores),
  });
}
const total = (which: keyof (typeof rates)[number]): number =>
  rates.reduce((sum, rate) => sum + rate[which], 0);
const times = total('all') / total('one');
const ceiling = total('apart') / total('alone');
console.log();
printTable(
  [
    ...['expensive questions', 'a second, one asking', `a second, ${cores} asking`, 'times', 'at least'],
    ...[`times, ${cores} processes`, 'times / times of processes'],
  ],
  [
    [
      'filter with an expression',
      (total('one') / rates.length).toFixed(2),
      (total('all') / rates.length).toFixed(2),
      times.toFixed(2),
      (0.7 * cores).toFixed(2),
      ceiling.toFixed(2),
      (times / ceiling).toFixed(2),
    ],
  ],
);
agent.destroy();
ours.stop();

/** Answers per second of this many processes together. */
async function sumOfChildren(count: number): Promise<number> {
  const answers = await ratesOfChildren(count, 'scan-child', largest!, String(seconds));
  return answers.reduce((sum, rate) => sum + rate, 0);
}
