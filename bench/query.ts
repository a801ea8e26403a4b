// Answering: `npm run bench -- query [PATH...] [--quick] [--http-only|--no-http]`. Everything in one run on
// one machine, with each figure next to its bound. In process: best of the rounds, after one to warm up. Over
// HTTP: answers per second, alternating with the bare server that they are compared to.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createContext } from '../src/api/context/context.ts';
import { createSchema } from '../src/api/schema/schema.ts';
import { BULK_FORMATS } from '../src/bulk/bulk-formats.ts';
import { bulkTable } from '../src/bulk/bulk-table.ts';
import { FORMATS } from '../src/formats/whole.gen.ts';
import type { Graph } from '../src/graph/graph.ts';
import type { NodeId } from '../src/graph/ids.ts';
import { Library } from '../src/library/library.ts';
import { nativeInflate } from '../src/library/files/native-inflate.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import { edgeCondition, type FilterContext, listCondition } from '../src/query/compile/compile-filter.ts';
import { diffGraphs } from '../src/query/diff/diff.ts';
import type { ObjectFilter } from '../src/query/filter/filter.ts';
import { type Group, groupsOf } from '../src/query/groups/groups.ts';
import { listObjects } from '../src/query/lists/list-objects.ts';
import { listValues } from '../src/query/lists/list-values.ts';
import { findProperty } from '../src/query/lists/properties.ts';
import { newRun } from '../src/query/run/filter-rows.ts';
import { MatchingRows } from '../src/query/run/matches.ts';
import { search } from '../src/query/search/search.ts';
import { SearchIndex } from '../src/query/search/search-index.ts';
import { NO_TOOLS } from '../src/query/tools.ts';
import { componentsOf } from '../src/query/walks/components.ts';
import { nearestTo } from '../src/query/walks/nearest.ts';
import { walk } from '../src/query/walks/walk.ts';
import { ask, rate, serveBare, serveBuilt } from './tools/load-http.ts';
import { madeWorld, SIDE } from './tools/made-world.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, 'http-only': { type: 'boolean' }, 'no-http': { type: 'boolean' } },
});
const rounds = values.quick ? 3 : 9;
const seconds = values.quick ? 1 : 4;
/** Half of all objects of a grown save have this property. */
const LISTED = 'mBuildTimeStamp';
const worlds = worldsAt(positionals);
const largest = worlds[0]!;

/** What was measured in one process: a row each. */
class Timings {
  readonly table: string[][] = [];

  row(what: string, work: () => unknown, bound: number): void {
    const { first, best: millis } = best(work);
    const shown = [bound.toFixed(0), (millis / bound).toFixed(2)];
    this.table.push([what, first.toFixed(2), millis.toFixed(2), ...shown]);
  }

  /** Measures on a graph that has not been queried before, and then again. */
  rowTwice(what: string, work: (graph: Graph) => unknown, bounds: readonly [number, number]): void {
    const graph = openSave(largest);
    const { first, best: again } = best(() => work(graph));
    const shown = bounds.map((bound, at) => [
      bound.toFixed(0),
      ((at === 0 ? first : again) / bound).toFixed(2),
    ]);
    this.table.push([`${what}, first`, first.toFixed(2), '', ...shown[0]!]);
    this.table.push([`${what}, again`, '', again.toFixed(2), ...shown[1]!]);
  }
}

if (!values['http-only']) {
  inProcess();
  await tables();
}
if (!values['no-http']) await overHttp();

function filterContextOf(graph: Graph): FilterContext {
  return { graph, tools: NO_TOOLS, nodeOf: (id) => graph.find(id) };
}

function rowsOf(graph: Graph, where?: ObjectFilter): Uint32Array {
  return new MatchingRows(graph, listCondition(filterContextOf(graph), where), NO_TOOLS).all();
}

function best(work: () => unknown): { first: number; best: number } {
  const time = (): number => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const first = time();
  return { first, best: Math.min(...Array.from({ length: rounds }, time)) };
}

function sumOf(path: string): (group: Group) => number | undefined {
  return ({ grouping, index }) => grouping.figures(index, { property: path })?.sum;
}

/** The values of `property(path:)` for the entries of a list, computed as for an answer. */
function listedOf(graph: Graph, page: Uint32Array): readonly unknown[] {
  const values = listValues(graph, page);
  return Array.from(page, (row) => {
    const value = values?.plainValue(row as NodeId, LISTED, NO_TOOLS);
    return value === undefined ? decoded(graph, row) : value;
  });
}

/** The same values, decoded one by one. */
function decodedOf(graph: Graph, page: Uint32Array): readonly unknown[] {
  return Array.from(page, (row) => decoded(graph, row));
}

function decoded(graph: Graph, row: number): unknown {
  return findProperty(graph, row as NodeId, LISTED, NO_TOOLS)?.value ?? null;
}

function openSave(path: string): Graph {
  const bytes = new Uint8Array(readFileSync(path));
  const name = basename(path);
  const file = { path: name, size: bytes.length, head: (most: number) => bytes.subarray(0, most) };
  for (const format of FORMATS) {
    if (format.claim([file]).length === 0) continue;
    return openGraph(format, readSave(format, [{ name, bytes }], { inflate: nativeInflate }));
  }
  throw new Error(`${path} is no save`);
}

function inProcess(): void {
  const timings = new Timings();
  timeMadeWorlds(timings);
  const real = openSave(largest);
  console.log(`real save: ${basename(largest)}, ${real.count} nodes, ${real.edges.count} references\n`);
  timeLists(timings);
  timeReferences(timings, real);
  timeListedProperty(timings, real);
  const openedAgain = openSave(largest);
  timings.row('real save: diff with itself', () => diffGraphs(real, openedAgain, NO_TOOLS).changed.size, 200);
  timeSearch(timings);
  printTable(['in process', 'first ms', 'best ms', 'bound ms', 'best / bound'], timings.table);
}

function timeMadeWorlds(timings: Timings): void {
  const made = madeWorld(1_000_000, 300_000);
  timings.row(
    'group 1 M nodes by class, with a sum',
    () => {
      const by = [{ field: 'CLASS' }] as const;
      const { page, at } = groupsOf(filterContextOf(made), rowsOf(made), { by, first: 1000 }, () => '');
      return Array.from(page.rows, at).map(sumOf('amount'));
    },
    10,
  );
  const side = SIDE * Math.sqrt(2000 / 1_000_000);
  const box = { minX: 1000, minY: 1000, maxX: 1000 + side, maxY: 1000 + side };
  timings.row(
    `box of ${rowsOf(made, { within: { box } }).length} among 1 M places`,
    () => rowsOf(made, { within: { box } }),
    5,
  );
  timings.row(
    '10 nearest among 1 M places',
    () => {
      const condition = listCondition(filterContextOf(made), undefined);
      return nearestTo(newRun(made, NO_TOOLS), { x: SIDE / 2, y: SIDE / 3 }, condition, 10);
    },
    5,
  );
  const reach = (): number => {
    const via = edgeCondition(filterContextOf(made), { label: { eq: 'next' } }, 'via');
    const limits = { maxDepth: 40, maxNodes: 1_000_000 };
    return walk(newRun(made, NO_TOOLS), [500_000], { via, direction: 'BOTH' }, limits).rows.length;
  };
  timings.row(`40-hop reach over 300 k edges (${reach()} nodes)`, reach, 5);
  timings.row(
    'first page of a class of 1 M nodes',
    () => {
      const where = { class: { eq: 'Class_0_C' } };
      return new MatchingRows(made, listCondition(filterContextOf(made), where), NO_TOOLS).upTo(101);
    },
    1,
  );
  const [earlier, later] = [madeWorld(50_000, 15_000, 1), madeWorld(50_000, 15_000, 1, 0.05)];
  timings.row(
    'diff of two saves of 50 k objects, 5 % changed',
    () => diffGraphs(earlier!, later!, NO_TOOLS).changed.size,
    2000,
  );
}

function timeLists(timings: Timings): void {
  timings.rowTwice(
    'real save: stock by item',
    (graph) => {
      const by = [{ reference: 'Item.ItemClass' }];
      const args = { unnest: 'mInventoryStacks[]', by, first: 1000 };
      const { page, at } = groupsOf(filterContextOf(graph), rowsOf(graph), args, () => '');
      return Array.from(page.rows, at).map(sumOf('NumItems'));
    },
    [240, 10],
  );
  const isOn = [{ path: 'mCurrentPotential', number: { gt: 0.5 } }];
  timings.rowTwice(
    'real save: filter on a number of all objects',
    (graph) => {
      const condition = listCondition(filterContextOf(graph), { properties: isOn });
      return new MatchingRows(graph, condition, NO_TOOLS).all().length;
    },
    [200, 5],
  );
  timings.rowTwice(
    'real save: page 30 of all objects by name',
    (graph) => {
      const args = { orderBy: [{ field: 'NAME' }], first: 100, offset: 2900 } as const;
      return listObjects(filterContextOf(graph), { of: 'save' }, args).rows;
    },
    [400, 5],
  );
}

function timeReferences(timings: Timings, real: Graph): void {
  const decoding = (name: string): number =>
    best(() => {
      const only = new Set([name]);
      for (let node = 0; node < real.count; node++) real.properties(node as NodeId, only);
    }).best;
  timings.row(
    'real save: components over power lines',
    () => {
      const via = edgeCondition(filterContextOf(real), { kind: { eq: 'NATIVE' } }, 'via');
      return componentsOf(newRun(real, NO_TOOLS), via, null, 2).length;
    },
    50,
  );
  timings.row(
    'real save: what references one recipe',
    () => {
      const object = { path: { contains: 'Recipe_IronPlate.' } };
      return rowsOf(real, { references: { some: { label: { eq: 'mCurrentRecipe' }, object } } }).length;
    },
    100,
  );
  timings.row(
    'real save: objects with a property; bound: decoding it',
    () => {
      return rowsOf(real, { properties: [{ path: 'mCurrentRecipe', exists: true }] }).length;
    },
    decoding('mcurrentrecipe'),
  );
}

function timeListedProperty(timings: Timings, real: Graph): void {
  for (const entries of [100, 1000, 10_000]) {
    const where = { properties: [{ path: LISTED, exists: true }] };
    const page = rowsOf(real, where).subarray(0, entries);
    const opened = openSave(largest);
    const decoded = best(() => decodedOf(opened, page));
    const what = `real save: a property of ${page.length} entries of a list; bound: decoding each`;
    timings.rowTwice(what, (graph) => listedOf(graph, page), [decoded.first, decoded.best]);
  }
}

function timeSearch(timings: Timings): void {
  const indexes = new WeakMap<Graph, SearchIndex>();
  timings.rowTwice(
    'real save: search of three words',
    (graph) => {
      let index = indexes.get(graph);
      if (!index) {
        index = SearchIndex.of(graph);
        indexes.set(graph, index);
      }
      const condition = listCondition(filterContextOf(graph), undefined);
      return search(newRun(graph, NO_TOOLS), index, { text: 'iron plate constructor', condition });
    },
    [300, 1],
  );
}

/** Tables of all objects of the largest save: until all is made, first and again. */
async function tables(): Promise<void> {
  const library = new Library({ reader: inProcessReader() });
  library.add(largest);
  const save = await library.load(library.entries[0]!);
  const schema = createSchema();
  const table: string[][] = [];
  for (const [name, format] of BULK_FORMATS) {
    const millis: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      const request = {
        ...{ columns: `path,class,position,${LISTED}`, where: null },
        ...{ orderBy: null, first: null, offset: null },
      };
      bytes = 0;
      for await (const piece of await format.pieces(
        bulkTable(schema, save, request, createContext(library).tools),
      ))
        bytes += piece.length;
      millis.push(performance.now() - began);
    }
    const least = Math.min(...millis);
    table.push([name, ...[bytes / 1e6, millis[0]!, least, bytes / 1e3 / least].map((of) => of.toFixed(0))]);
  }
  await library.close();
  console.log();
  printTable(['table of all objects as', 'MB', 'first ms', 'best ms', 'MB/s'], table);
}

/** Answers per second of our server and of the bare one, alternating: the best of each. */
async function againstBare(
  what: string,
  bound: number,
  [ours, body]: readonly [string, string],
  bare: string,
): Promise<string[]> {
  const rates = { ours: 0, bare: 0 };
  for (let round = 0; round < (values.quick ? 1 : 3); round++) {
    rates.ours = Math.max(rates.ours, await rate(ours, body, seconds));
    rates.bare = Math.max(rates.bare, await rate(bare, body, seconds));
  }
  const ratio = rates.ours / rates.bare;
  return [what, rates.ours.toFixed(0), rates.bare.toFixed(0), ratio.toFixed(2), bound.toFixed(2)];
}

async function overHttp(): Promise<void> {
  const table: string[][] = [];
  const folder = mkdtempSync(join(tmpdir(), 'savegraph-bench-'));
  const ours = await serveBuilt(largest);
  const bare = await serveBare('constant');
  try {
    const listing = await ask(ours.url, JSON.stringify({ query: '{ saves { nodes { slug } } }' }));
    const slug = /"slug":"([^"]+)"/.exec(listing)?.[1];
    const queryOf = (objects: string): string =>
      JSON.stringify({ query: `{ save(id: "${slug}") { ${objects} } }` });
    // Loads the save.
    await ask(ours.url, queryOf('objects { totalCount }'));
    const small = queryOf('objects(first: 1) { nodes { path name kind level } }');
    table.push(await againstBare('first object, 4 fields / constant', 0.2, [ours.url, small], bare.url));
    const counted = queryOf('objects(first: 5) { totalCount nodes { path name kind level } }');
    const file = join(folder, 'rows.json');
    writeFileSync(file, await ask(ours.url, counted));
    const yoga = await serveBare('yoga', file);
    const same = 'five objects and the count of all / plain graphql-yoga';
    table.push(await againstBare(same, 1.5, [ours.url, counted], yoga.url));
    yoga.stop();
    const wide = 'id path name kind level class { name } position { x y z } parent { name }';
    for (const [what, text, bound] of [
      ['1000 objects x 8 fields / stringify of the same', `objects(first: 1000) { nodes { ${wide} } }`, 0.7],
      [
        '10 k points / stringify of the same',
        'objects(first: 10000, where: {hasPosition: {eq: true}}) { nodes { position { x y z } } }',
        0.7,
      ],
    ] as const) {
      const answer = await ask(ours.url, queryOf(text));
      if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
      writeFileSync(file, answer);
      const rows = await serveBare('rows', file);
      table.push(await againstBare(what, bound, [ours.url, queryOf(text)], rows.url));
      rows.stop();
    }
  } finally {
    ours.stop();
    bare.stop();
    rmSync(folder, { recursive: true });
  }
  console.log();
  printTable(['over HTTP', 'ours / s', 'bare / s', 'ours / bare', 'at least'], table);
}
