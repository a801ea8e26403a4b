// Differences of generated graphs against comparing the plain objects that these were made of.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import type { ChangedValue } from '../../../src/query/diff/diff.ts';
import { Comparison, changedValues, hasMoved } from '../../../src/query/diff/diff.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { forAll } from '../../tools/for-all.ts';
import { type TestNode, testGraph } from '../../tools/test-graph.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const leaf: fc.Arbitrary<Json> = fc.constantFrom(null, true, 0, 1, '', 'a');
const struct = fc.record({ x: leaf, y: leaf }, { requiredKeys: [] });
const properties = fc.record(
  { a: leaf, list: fc.array(leaf, { maxLength: 2 }), deep: struct, rows: fc.array(struct, { maxLength: 2 }) },
  { requiredKeys: [] },
);
const node = fc.record(
  {
    class: fc.constantFrom('A', 'B'),
    place: fc.tuple(fc.nat({ max: 1 }), fc.constant(0), fc.nat({ max: 1 })),
    properties,
    links: fc.constantFrom([], [{ to: '/Game/Named', label: 'next' }], [{ to: 'gone', label: 'next' }]),
  },
  { requiredKeys: ['class'] },
);
/** Nodes by path, in any order. */
const sides: fc.Arbitrary<TestNode[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom('n0', 'n1', 'n2', 'n3', 'n4'), node), { selector: ([path]) => path })
  .map((list) => list.map(([path, rest]) => ({ path, ...rest }) as TestNode));

function placeOf({ place }: TestNode): string {
  return JSON.stringify(place ?? null);
}

function isChanged(a: TestNode, b: TestNode): boolean {
  const text = ({ properties: own = {} }: TestNode): string => JSON.stringify(own);
  return a.class !== b.class || placeOf(a) !== placeOf(b) || text(a) !== text(b);
}

function isStruct(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Path by path: structs and lists of one length are looked into. */
function naiveChanges(a: unknown, b: unknown, path: string): ChangedValue[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (isStruct(a) && isStruct(b)) {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return names.flatMap((name) => naiveChanges(a[name], b[name], path === '' ? name : `${path}.${name}`));
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return a.flatMap((item, at) => naiveChanges(item, b[at], `${path}[${at}]`));
  }
  return [{ path, before: a ?? null, after: b ?? null }];
}

test('what came, went and changed is what differs in the objects', () => {
  forAll(500, sides, sides, (earlier, later) => {
    const [before, after] = [testGraph(earlier), testGraph(later)];
    const old = new Map(earlier.map((each, row) => [each.path, { each, row }]));
    const kept = new Set(later.map(({ path }) => path));
    const diff = new Comparison(before, after).finish(NO_TOOLS);
    expect([...diff.added].map((row) => later[row]!.path)).toEqual(
      later.map(({ path }) => path).filter((path) => !old.has(path)),
    );
    expect([...diff.removed].map((row) => earlier[row]!.path)).toEqual(
      earlier.map(({ path }) => path).filter((path) => !kept.has(path)),
    );
    const changed = later.flatMap((each, row) => {
      const known = old.get(each.path);
      return known && isChanged(known.each, each) ? [[row, known.row]] : [];
    });
    expect([...diff.changed]).toEqual(changed);
    for (const [row, oldRow] of changed as [NodeId, NodeId][]) {
      const [was, is] = [earlier[oldRow]!, later[row]!];
      expect(changedValues(before, oldRow, after, row)).toEqual(
        naiveChanges(was.properties ?? {}, is.properties ?? {}, ''),
      );
      expect(hasMoved(before, oldRow, after, row)).toBe(placeOf(was) !== placeOf(is));
    }
  });
});
