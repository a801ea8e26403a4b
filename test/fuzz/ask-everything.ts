// Everything that a query could ask of a graph: decoding, lists by every kind of condition and order, references both
// ways, search, places, walks, groups.

import type { Graph } from '../../src/graph/graph.ts';
import { type ClassId, NO_NODE, type NodeId } from '../../src/graph/ids.ts';
import { fieldsJson, type PropertyValue } from '../../src/graph/values.ts';
import { edgeCondition, type FilterContext, listCondition } from '../../src/query/compile/compile-filter.ts';
import type { ObjectFilter } from '../../src/query/filter/filter.ts';
import { boundsOf } from '../../src/query/groups/bounds.ts';
import { groupsOf } from '../../src/query/groups/groups.ts';
import { listClasses } from '../../src/query/lists/list-classes.ts';
import { listObjects } from '../../src/query/lists/list-objects.ts';
import { listReferences } from '../../src/query/lists/list-references.ts';
import type { ObjectOrder } from '../../src/query/lists/order.ts';
import { newRun } from '../../src/query/run/filter-rows.ts';
import { search } from '../../src/query/search/search.ts';
import { SearchIndex } from '../../src/query/search/search-index.ts';
import { runsOf } from '../../src/query/search/words.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';
import { componentsOf } from '../../src/query/walks/components.ts';
import { nearestTo } from '../../src/query/walks/nearest.ts';
import { walk } from '../../src/query/walks/walk.ts';

/** Nodes that are asked one by one. */
const MOST_ASKED = 400;
const FAR = 1e9;
/** Each graph is asked every so many of the filters. */
const FILTERS_BY_TURNS = 3;

/** What graphs are asked by turns: each alone costs more than reading a small file. */
const PARTS: readonly ((filterContext: FilterContext, names: readonly string[]) => void)[] = [
  askLists,
  askOneByOne,
  askAlong,
  askSearch,
];
let turn = 0;

/**
 * Decodes everything, and asks one part of the rest; the next part the next time.
 * @throws whatever is wrong: well-formed questions have answers
 */
export function askEverything(graph: Graph): void {
  const names = decodeAll(graph);
  if (graph.count === 0) return;
  const filterContext: FilterContext = { graph, tools: NO_TOOLS, nodeOf: (id) => Number(id) as NodeId };
  turn++;
  PARTS[turn % PARTS.length]!(filterContext, names);
}

/** Decodes every node; gives some names of properties. */
function decodeAll(graph: Graph): string[] {
  const names = new Set<string>();
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const properties = graph.properties(node);
    for (const { name } of properties) if (names.size < 8 && /^\w+$/.test(name)) names.add(name);
    checkJson(fieldsJson(properties, 32), row);
    checkPlaces(graph, properties, row);
    graph.outline(node);
    // Flags of 64 bits are text in answers.
    JSON.stringify(graph.header(node), (_, value) => (typeof value === 'bigint' ? String(value) : value));
    graph.pose(node);
    graph.name(node);
    graph.level(node);
  }
  return [...names];
}

function checkJson(json: unknown, row: number): void {
  JSON.stringify(json, (name, value: unknown) => {
    const isJson = typeof value !== 'number' || Number.isFinite(value);
    if (!isJson || typeof value === 'bigint')
      throw new Error(`node ${row}: ${name} is ${String(value)} in JSON`);
    return value;
  });
}

function checkPlaces(graph: Graph, properties: readonly PropertyValue[], row: number): void {
  for (const { name, at, size } of properties) {
    if (at === undefined || size === undefined) continue;
    const isInside = at >= 0 && size >= 0 && at + size <= graph.data.image.length;
    if (!isInside) throw new Error(`node ${row}: ${name} lies at ${at}, ${size} bytes`);
  }
}

function askLists(filterContext: FilterContext, names: readonly string[]): void {
  const { graph } = filterContext;
  const className = graph.classes.count > 0 ? graph.classes.path(0 as ClassId) : 'None';
  const filters: (ObjectFilter | undefined)[] = [
    undefined,
    { kind: { in: ['EXTERNAL', 'MISSING', 'RECORD'] } },
    { class: { startsWith: className.slice(0, 8) } },
    { within: { box: { minX: -FAR, minY: -FAR, maxX: FAR, maxY: FAR } } },
    { within: { circle: { x: 0, y: 0, radius: 100_000 } } },
    { references: { some: { object: { name: { contains: 'a' } } } }, hasIssues: { eq: false } },
    { referencedBy: { count: { gte: 2 } } },
    { parent: { hasPosition: { eq: true } } },
    { path: { matches: '[0-9]$' }, level: { isNull: false } },
    ...names.slice(0, 3).map((path) => ({ properties: [{ path, exists: true }] })),
    ...names.slice(0, 2).map((path) => ({ properties: [{ path, number: { gt: 0 } }] })),
    ...names.slice(0, 2).map((path) => ({ properties: [{ path: `${path}[].x`, text: { contains: 'e' } }] })),
  ];
  const orders: ObjectOrder[] = [
    { field: 'PATH' },
    { field: 'X', direction: 'DESC' },
    { field: 'REFERENCED_BY_COUNT' },
    ...names.slice(0, 2).map((property) => ({ property })),
  ];
  for (const [at, where] of filters.entries()) {
    if ((at + turn) % FILTERS_BY_TURNS !== 0) continue;
    const orderBy = [orders[at % orders.length]!];
    const listing = listObjects(filterContext, { of: 'save' }, { where, orderBy, first: 20 });
    const { total, rows } = listing;
    if (rows.length > 0) {
      const after = listing.cursor(rows.length - 1);
      const second = listObjects(filterContext, { of: 'save' }, { where, orderBy, first: 20, after });
      if (rows.length + second.rows.length > total) throw new Error(`pages have more rows than ${total}`);
    }
  }
  void listClasses(graph, { orderBy: [{ field: 'COUNT', direction: 'DESC' }], first: 10 }).rows;
  const run = newRun(graph, filterContext.tools);
  const { allRows } = run.indexes;
  boundsOf(run, allRows);
  groupsOf(filterContext, allRows, { by: [{ field: 'CLASS' }, { field: 'KIND' }, { cell: 1000 }] }, () => '');
  for (const property of names.slice(0, 2))
    groupsOf(filterContext, allRows, { by: [{ property }] }, () => '');
}

function askOneByOne(filterContext: FilterContext): void {
  const { graph } = filterContext;
  const step = Math.ceil(graph.count / MOST_ASKED);
  for (let row = 0; row < graph.count; row += step) {
    const node = row as NodeId;
    for (const direction of ['OUT', 'IN'] as const) {
      const { total, rows } = listReferences(filterContext, node, direction, { first: 100 });
      if (rows.length > total) throw new Error(`node ${row}: ${rows.length} references of ${total}`);
    }
    for (const child of graph.children(node)) {
      if (graph.parent(child as NodeId) !== node) throw new Error(`node ${child} is no child of ${row}`);
    }
    graph.issuesOf(node);
  }
}

function askAlong(filterContext: FilterContext): void {
  const { graph, tools } = filterContext;
  const run = newRun(graph, tools);
  const any = edgeCondition(filterContext, null, 'via');
  const { rows } = walk(run, [0], { via: any, direction: 'BOTH' }, { maxDepth: 16, maxNodes: 1000 });
  if (new Set(rows).size !== rows.length) throw new Error('a walk came twice to one node');
  componentsOf(run, any, null, 2);
  const near = nearestTo(run, { x: 0, y: 0, z: 0 }, listCondition(filterContext, null), 5);
  for (const { distance } of near) if (!(distance >= 0)) throw new Error(`a distance of ${distance}`);
}

function askSearch(filterContext: FilterContext): void {
  const { graph, tools } = filterContext;
  const index = SearchIndex.of(graph);
  const [word] = runsOf(graph.name((graph.count >> 1) as NodeId));
  if (word === undefined) return;
  const run = newRun(graph, tools);
  const hits = search(run, index, { text: word, condition: { is: 'always' } });
  if (hits.length === 0) throw new Error(`a search for ${word}, which is a name, found nothing`);
  for (const { row } of hits) if (row === NO_NODE) throw new Error('a search found no node');
}
