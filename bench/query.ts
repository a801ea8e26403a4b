// Answering: `npm run bench -- query [PATH...] [--quick] [--http-only|--no-http]`, each figure next to its bound. In
// process: the first time, and the best of the others. Over HTTP: answers per second, alternating with the bare server
// that they are compared to.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createContext } from '../src/api/context/context.ts';
import { createSchema } from '../src/api/schema/schema.ts';
import { BULK_FORMATS } from '../src/bulk/bulk-formats.ts';
import { bulkTable } from '../src/bulk/bulk-table.ts';
import { GAMES } from '../src/games/registry.ts';
import { rowsOfList } from '../src/games/shared/rows/fields.ts';
import type { Graph } from '../src/graph/graph.ts';
import type { NodeId } from '../src/graph/ids.ts';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { edgeCondition, type FilterContext, listCondition } from '../src/query/compile/compile-filter.ts';
import type { ObjectFilter } from '../src/query/filter/filter.ts';
import { groupsOf } from '../src/query/groups/groups.ts';
import { newRun } from '../src/query/run/filter-rows.ts';
import { MatchingRows } from '../src/query/run/matches.ts';
import { NO_TOOLS } from '../src/query/tools.ts';
import { nearestTo } from '../src/query/walks/nearest.ts';
import { walk } from '../src/query/walks/walk.ts';
import { ask, rate, serveBare, serveBuilt } from './tools/load-http.ts';
import { madeWorld, SIDE } from './tools/made-world.ts';
import { graphOf, worldsAt } from './tools/saves.ts';
import { bounded, printTable } from './tools/table.ts';
import { firstAndBest, timesOf } from './tools/timing.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, 'http-only': { type: 'boolean' }, 'no-http': { type: 'boolean' } },
});
const rounds = values.quick ? 3 : 9;
const seconds = values.quick ? 2 : 4;
/** The first warms up. */
const HTTP_ROUNDS = 3;
/** Milliseconds of the first question for a list of the view, with warm code, and of others. */
const VIEWS = { circuits: 30, stock: 30, machines: 50, balance: 100, collectibles: 10 };
const VIEW_AGAIN = 1;
/** Of tables, in MB/s. */
const RATES: Readonly<Record<string, number>> = { ndjson: 100, arrow: 100 };
const largest = worldsAt(positionals)[0]!;

const table: string[][] = [];

if (!values['http-only']) {
  timeMadeWorlds();
  timeSave();
  printTable(['in process', 'first ms', 'bound', 'best ms', 'bound'], table);
  await tables();
}
if (!values['no-http']) await overHttp();

/** @param bounds of all times but the first, and of the first: of a graph without a query before, it makes indexes */
function time(
  what: string,
  on: Graph,
  bounds: readonly [number, number?],
  work: (on: Graph) => unknown,
): void {
  const { first, best } = firstAndBest(() => work(on), rounds);
  table.push([what, ...bounded(first, bounds[1]), ...bounded(best, bounds[0])]);
}

function contextOf(graph: Graph): FilterContext {
  return { graph, tools: NO_TOOLS, nodeOf: (id) => graph.find(id) };
}

function matching(graph: Graph, where?: ObjectFilter): MatchingRows {
  return new MatchingRows(graph, listCondition(contextOf(graph), where), NO_TOOLS);
}

/** Groups of all objects, with the sum of a property of each. */
function sums(graph: Graph, args: Parameters<typeof groupsOf>[2], property: string): unknown[] {
  const { page, at } = groupsOf(contextOf(graph), matching(graph).all(), { ...args, first: 1000 }, () => '');
  return Array.from(page.rows, at).map(({ grouping, index }) => grouping.figures(index, { property })?.sum);
}

function timeMadeWorlds(): void {
  const made = madeWorld(1_000_000, 300_000);
  time('group 1 M nodes by class, with a sum', made, [10], (graph) =>
    sums(graph, { by: [{ field: 'CLASS' }] }, 'amount'),
  );
  time('10 nearest among 1 M places', made, [5], (graph) => {
    const condition = listCondition(contextOf(graph), undefined);
    return nearestTo(newRun(graph, NO_TOOLS), { x: SIDE / 2, y: SIDE / 3 }, condition, 10);
  });
  const limits = { maxDepth: 40, maxNodes: 1_000_000 };
  time('40-hop reach over 300 k edges', made, [5], (graph) => {
    const via = edgeCondition(contextOf(graph), { label: { eq: 'next' } }, 'via');
    return walk(newRun(graph, NO_TOOLS), [500_000], { via, direction: 'BOTH' }, limits).rows;
  });
}

function timeSave(): void {
  const real = graphOf(largest);
  console.log(`real save: ${basename(largest)}, ${real.count} nodes, ${real.edges.count} references\n`);
  const stock = { unnest: 'mInventoryStacks[]', by: [{ reference: 'Item.ItemClass' }] };
  time('stock by item', graphOf(largest), [10, 240], (graph) => sums(graph, stock, 'NumItems'));
  const properties = [{ path: 'mCurrentPotential', number: { gt: 0.5 } }];
  time('filter on a number of all objects', graphOf(largest), [5, 200], (graph) =>
    matching(graph, { properties }).all(),
  );
  for (const [list, bound] of Object.entries(VIEWS)) {
    const times = Array.from({ length: rounds }, () => firstAndBest(listOf(graphOf(largest), list), 1));
    const [first, again] = (['first', 'best'] as const).map((of) =>
      Math.min(...times.map((each) => each[of])),
    );
    table.push([`view: ${list}`, ...bounded(first!, bound), ...bounded(again!, VIEW_AGAIN)]);
  }
}

/** Reads a list of the view of a graph. */
function listOf(graph: Graph, list: string): () => unknown {
  const game = GAMES.find(({ format }) => format === 'SATISFACTORY')!;
  const scope = { graph, header: {}, object: (node: NodeId) => ({ node }) };
  const view = game.open(scope, { gameData: null, factories: null })!;
  return () => rowsOfList(view, list);
}

/** Tables of all objects of the largest save: until all is made, first and again. */
async function tables(): Promise<void> {
  const library = new Library({ reader: inProcessReader() });
  library.add(largest);
  const save = await library.load(library.entries[0]!);
  const schema = createSchema();
  const all = { where: null, orderBy: null, first: null, offset: null };
  const table: string[][] = [];
  for (const [name, format] of BULK_FORMATS) {
    let bytes = 0;
    const times = await timesOf(rounds, async () => {
      bytes = 0;
      const request = { columns: 'path,class,position,mBuildTimeStamp', ...all };
      const rows = bulkTable({ schema, save, tools: createContext(library).tools }, request);
      for await (const piece of await format.pieces(rows)) bytes += piece.length;
    });
    const least = Math.min(...times);
    table.push([
      name,
      ...[bytes / 1e6, times[0]!, least].map((of) => of.toFixed(0)),
      ...bounded(bytes / 1e3 / least, RATES[name], 0, true),
    ]);
  }
  await library.close();
  console.log();
  printTable(['table of all objects as', 'MB', 'first ms', 'best ms', 'MB/s', 'at least'], table);
}

async function overHttp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'savegraph-bench-'));
  const file = join(folder, 'answer.json');
  const ours = await serveBuilt(largest);
  const listing = await ask(ours.url, JSON.stringify({ query: '{ saves { nodes { slug } } }' }));
  const slug = /"slug":"([^"]+)"/.exec(listing)?.[1];
  const few = 'nodes { path name kind level }';
  const wide = 'nodes { id path name kind level class { name } position { x y z } parent { name } }';
  const places = 'where: {hasPosition: {eq: true}}';
  const table: string[][] = [];
  for (const [what, objects, bare, least] of [
    ['first object, 4 fields / constant', `objects(first: 1) { ${few} }`, 'constant', 0.2],
    [
      'five objects and the count of all / graphql-yoga',
      `objects(first: 5) { totalCount ${few} }`,
      'yoga',
      1.5,
    ],
    ['1000 objects x 8 fields / stringify of the same', `objects(first: 1000) { ${wide} }`, 'rows', 1],
    [
      '10 k points / stringify of the same',
      `objects(first: 10000, ${places}) { nodes { position { x y z } } }`,
      'rows',
      1,
    ],
  ] as const) {
    const query = JSON.stringify({ query: `{ save(id: "${slug}") { ${objects} } }` });
    const answer = await ask(ours.url, query);
    if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
    writeFileSync(file, answer);
    const other = await serveBare(bare, file);
    const rates = { ours: 0, bare: 0 };
    for (let round = 0; round < HTTP_ROUNDS; round++) {
      rates.ours = Math.max(rates.ours, await rate(ours, query, seconds));
      rates.bare = Math.max(rates.bare, await rate(other, query, seconds));
    }
    other.stop();
    const shares = bounded(rates.ours / rates.bare, least, 2, true);
    table.push([what, rates.ours.toFixed(0), rates.bare.toFixed(0), ...shares]);
  }
  ours.stop();
  rmSync(folder, { recursive: true });
  console.log();
  printTable(['over HTTP, a second of processor time', 'ours', 'bare', 'ours / bare', 'at least'], table);
}
