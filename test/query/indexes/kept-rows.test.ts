// Lists are kept while there is room: later pages do not begin anew, and answer what they would have answered.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Graph } from '../../../src/graph/graph.ts';
import { indexesOf } from '../../../src/query/indexes/indexes.ts';
import { KeptRows } from '../../../src/query/indexes/kept-rows.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { filters, orders } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { naiveRows } from '../../tools/naive.ts';
import { naiveSort } from '../../tools/naive-sort.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';
import { runs } from '../../tools/runs.ts';

/** How many objects have their properties decoded. */
function counting(graph: Graph): { graph: Graph; decoded: () => number } {
  let count = 0;
  const counted = new Graph(graph.data, {
    properties: (node, only) => {
      count++;
      return graph.properties(node, only);
    },
    outline: (node) => graph.outline(node),
    header: () => ({}),
    pose: (node) => graph.pose(node),
    referencePath: () => null,
  });
  return { graph: counted, decoded: () => count };
}

const many = graphFrom(
  Array.from({ length: 3000 }, (_, at) => `n${at}{"k":${(at * 7919) % 3001}}`).join(','),
);

describe('a list that is asked for again', () => {
  it('is sorted once', () => {
    const { graph, decoded } = counting(many);
    const page = (offset: number): number[] => [
      ...listObjects(
        filterContextOf(graph),
        { of: 'save' },
        { orderBy: [{ property: 'k' }], first: 10, offset },
      ).rows,
    ];
    const first = page(0);
    const before = decoded();
    expect(page(290)).toHaveLength(10);
    expect(page(0)).toEqual(first);
    expect(decoded()).toBe(before);
  });

  it('is filtered on from where it stopped', () => {
    const { graph, decoded } = counting(many);
    const where = { properties: [{ path: 'k', number: { gte: 0 } }] };
    const page = (offset: number): number =>
      listObjects(filterContextOf(graph), { of: 'save' }, { where, first: 100, offset }).rows.length;
    for (let offset = 0; offset < 3000; offset += 100) expect(page(offset)).toBe(100);
    // Every object once, and the few that were looked at to know that the path exists.
    expect(decoded()).toBeLessThan(3010);
  });

  it('goes on after a run that its budget ended', () => {
    const where = { properties: [{ path: 'k', number: { gte: 0 } }] };
    const budget = { visited: 0, decoded: 0, check: (): void => undefined };
    const filterContext = { ...filterContextOf(many), tools: { warn: () => undefined, budget } };
    let looks = 0;
    budget.check = () => {
      if (++looks > 20) throw new Error('over');
    };
    const all = (): number => listObjects(filterContext, { of: 'save' }, { where }).total;
    expect(all).toThrow('over');
    looks = Number.NEGATIVE_INFINITY;
    expect(all()).toBe(3000);
  });
});

it('answers the same whatever was asked before', () => {
  fc.assert(
    fc.property(
      graphs,
      fc.array(fc.tuple(filters, orders, fc.nat(4)), { minLength: 2, maxLength: 6 }),
      (graph, asked) => {
        for (const [where, orderBy, offset] of [...asked, ...asked]) {
          const rows = naiveSort(graph, naiveRows(graph, where, nodeOf(graph)), orderBy);
          const list = listObjects(
            filterContextOf(graph),
            { of: 'save' },
            { where, orderBy, first: 3, offset },
          );
          expect([...list.rows]).toEqual(rows.slice(offset, offset + 3));
          expect(list.total).toBe(rows.length);
        }
      },
    ),
    { numRuns: runs(300) },
  );
});

describe('room', () => {
  it('is bounded by bytes: the list not used for longest goes', () => {
    const kept = new KeptRows(1000);
    kept.list('a').progress.found = new Uint32Array(100);
    kept.list('b').progress.found = new Uint32Array(100);
    expect(kept.list('a').progress.found).not.toHaveLength(0);
    kept.list('c').progress.found = new Uint32Array(100);
    expect(kept.list('d').progress.found).toHaveLength(0);
    expect(kept.bytes).toBeLessThanOrEqual(1000);
    expect(kept.list('a').progress.found).not.toHaveLength(0);
    expect(kept.list('b').progress.found).toHaveLength(0);
  });

  it('is bounded by the number of lists, and long names take none', () => {
    const kept = new KeptRows();
    for (let at = 0; at < 2000; at++) kept.list(`list ${at}`);
    expect(kept.bytes).toBeLessThan(256 * 20);
    const long = 'x'.repeat(30_000);
    kept.list(long).progress.found = new Uint32Array(1);
    expect(kept.list(long).progress.found).toHaveLength(0);
  });

  it("is the graph's own", () => {
    expect(indexesOf(many).kept.bytes).toBeGreaterThan(0);
  });
});
