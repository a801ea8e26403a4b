// Facts of headers are found by the same paths as properties, in every format: what a query finds under `header.` is
// what a plain walk over `header` as JSON finds.

import { describe, expect, it } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { toJson } from '../../../src/graph/values.ts';
import type { PropertyFilter } from '../../../src/query/filter/filter.ts';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { findProperty } from '../../../src/query/lists/properties.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { quotedName } from '../../../src/query/values/property-path.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';

/** Examples of every format, and how many facts the headers of their objects have. */
const EXAMPLES: readonly (readonly [name: string, facts: number])[] = [
  ['little-factory.sav', 6],
  ['release-1.0.sav', 5],
  ['unreal3', 18],
  ['palworld', 10],
  ['20221101120000_2_1.sav', 5],
  ['20200101000000_Hill_1.sav', 5],
  ['hollowmere', 4],
  ['rimworld', 2],
  ['space-engineers', 2],
];

type Plain = number | bigint | string | boolean | null;

/** As JSON has it: integers of 64 bits are text. */
const inJson = (value: Plain): Plain => (typeof value === 'bigint' ? String(value) : value);

/** By path: the plain values that each row has under it. */
function plainFacts(graph: Graph): Map<string, Map<number, Plain[]>> {
  const facts = new Map<string, Map<number, Plain[]>>();
  const add = (path: string, row: number, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) add(`${path}[]`, row, item);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) add(`${path}.${quotedName(name)}`, row, inner);
    } else {
      const rows = facts.get(path) ?? facts.set(path, new Map()).get(path)!;
      rows.set(row, [...(rows.get(row) ?? []), value as Plain]);
    }
  };
  // Lists leave out what a save only names.
  for (const node of graph.nodes()) if (!graph.isAbsent(node)) add('header', node, graph.header(node));
  return facts;
}

function conditionOn(value: Plain): Partial<PropertyFilter> {
  if (typeof value === 'string') return { text: { eq: value } };
  if (typeof value === 'boolean') return { boolean: { eq: value } };
  if (typeof value === 'number') return { number: { eq: value } };
  return value === null ? { exists: true } : { integer: { eq: String(value) } };
}

function found(graph: Graph, property: PropertyFilter): number[] {
  const page = listObjects(
    filterContextOf(graph),
    { of: 'save' },
    { where: { properties: [property] }, first: 1000 },
  );
  const { total } = page;
  expect(page.rows.length).toBe(Math.min(total, 1000));
  return [...page.rows];
}

function inOrder(a: Plain, b: Plain): boolean {
  return a === null || b === null ? a !== null || b === null : a <= b;
}

/** Where each row has one value. */
function groupAndOrder(graph: Graph, path: string, rows: Map<number, Plain[]>): void {
  const counts = new Map<Plain, number>();
  for (const key of Array.from(rows.values(), ([value]) => inJson(value!)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const by = [{ property: path }];
  const all = Uint32Array.from(rows.keys());
  const { page, at } = groupsOf(filterContextOf(graph), all, { by, first: 1000 }, () => '');
  const groups = Array.from(page.rows, (position) => at(position));
  expect(new Map(groups.map(({ keys, count }) => [keys[0], count]))).toEqual(counts);
  const where = { properties: [{ path, exists: true }] };
  const sorted = listObjects(filterContextOf(graph), { of: 'save' }, { where, orderBy: by, first: 1000 });
  const values = Array.from(sorted.rows, (row) => rows.get(row)![0]!);
  for (let i = 1; i < values.length; i++) expect(inOrder(values[i - 1]!, values[i]!)).toBe(true);
}

it.each(EXAMPLES.flatMap(([folder, least]) => graphsIn(folder).map((each) => ({ ...each, least }))))(
  'facts of headers of $name are found, shown, grouped and in order by their paths',
  ({ graph, least }) => {
    const facts = plainFacts(graph);
    const names = Array.from(facts.keys(), (path) => path.split('.')[1]);
    expect(new Set(names).size).toBeGreaterThanOrEqual(least);
    for (const [path, rows] of facts) {
      expect(found(graph, { path, exists: true }), path).toEqual([...rows.keys()].slice(0, 1000));
      for (const value of new Set([...rows.values()].flat().slice(0, 20))) {
        const holds = [...rows].filter(([, values]) => value === null || values.includes(value));
        const expected = holds.map(([row]) => row).slice(0, 1000);
        expect(found(graph, { path, ...conditionOn(value) }), path).toEqual(expected);
      }
      for (const [row, values] of [...rows].slice(0, 20)) {
        const property = findProperty(graph, row as NodeId, path, NO_TOOLS)!;
        const wanted = values.map(inJson);
        expect(toJson(property.value), path).toEqual(path.includes('[]') ? wanted : wanted[0]);
      }
      if (!path.includes('[]')) groupAndOrder(graph, path, rows);
    }
  },
);

describe('a name that nothing has', () => {
  const { graph } = graphsIn('unreal3')[0]!;
  const suggestedFor = (path: string): readonly string[] => {
    const warnings: Warning[] = [];
    const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
    const where = { properties: [{ path }] };
    listObjects({ ...filterContextOf(graph), tools }, { of: 'save' }, { where }).total;
    return warnings.flatMap(({ suggestions }) => suggestions);
  };

  it.each([
    ['serialSize', 'header.serialSize'],
    ['header.serialsise', 'header.serialSize'],
    ['header.tail.sise', 'header.tail.size'],
    ['header.drawscale', 'DrawScale'],
  ])('%s suggests %s', (path, suggested) => {
    expect(suggestedFor(path)).toContain(suggested);
  });
});
