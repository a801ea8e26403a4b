// Warnings about names and paths that leave a list empty, against a look at the names and paths of all objects.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import type { Condition } from '../../../src/query/filter/condition.ts';
import type { ObjectFilter, TextFilter } from '../../../src/query/filter/filter.ts';
import { warnOfUnmatchedNames } from '../../../src/query/hints/unmatched-names.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { textMatches } from '../../tools/naive-operands.ts';
import { runs } from '../../tools/runs.ts';
import { testGraph } from '../../tools/test-graph.ts';

const graph = testGraph([
  { path: 'Level.Belt_1', class: 'A' },
  { path: 'Level.Wire_2', class: 'B' },
  { path: 'Cave.belt_3', class: 'A', kind: 'MISSING' },
]);
const PRESENT_ONLY: Condition = {
  is: 'kind',
  kinds: ['ACTOR', 'COMPONENT', 'LIGHTWEIGHT', 'EXPORT', 'RECORD'],
};
const PARTS = ['startsWith', 'endsWith', 'contains', 'matches'] as const;

function warnings(where: ObjectFilter, condition: Condition, rows = 0): string[] {
  const found: Warning[] = [];
  const tools = { ...NO_TOOLS, warn: (warning: Warning) => found.push(warning) };
  warnOfUnmatchedNames({ graph, tools }, where, condition, { upTo: () => new Uint32Array(rows) });
  return found.map(({ argument }) => argument);
}

/** Arguments that no object satisfies, or only absent ones where those are left out. */
function naive(where: ObjectFilter, place: string, presentOnly: boolean): string[] {
  const fits = (what: 'name' | 'path', test: TextFilter): boolean =>
    Array.from({ length: graph.count }, (_, row) => row as NodeId).some(
      (node) => !(presentOnly && graph.isAbsent(node)) && textMatches(test, graph[what](node)),
    );
  const absentFits = (what: 'name' | 'path', test: TextFilter): boolean =>
    Array.from({ length: graph.count }, (_, row) => row as NodeId).some((node) =>
      textMatches(test, graph[what](node)),
    );
  const own = (['name', 'path'] as const).flatMap((what) => {
    const filter = where[what];
    if (!filter) return [];
    const { caseSensitive, eq } = filter;
    // Names in exact case that no object has are reported elsewhere.
    const exact = { eq, caseSensitive };
    const isReported =
      eq !== undefined && !fits(what, exact) && (absentFits(what, exact) || caseSensitive === false);
    const parts = PARTS.filter((operator) => {
      const operand = filter[operator];
      return operand !== undefined && !fits(what, { [operator]: operand, caseSensitive });
    });
    return [...(isReported ? [`${place}.${what}`] : []), ...parts.map((one) => `${place}.${what}.${one}`)];
  });
  const branches = (where.or ?? []).map((one, at) => naive(one, `${place}.or[${at}]`, presentOnly));
  return [
    ...own,
    ...(where.and ?? []).flatMap((one, at) => naive(one, `${place}.and[${at}]`, presentOnly)),
    // Other objects may be absent.
    ...(where.parent ? naive(where.parent, `${place}.parent`, false) : []),
    ...(branches.every(({ length }) => length > 0) ? branches.flat() : []),
  ];
}

const part = fc.constantFrom('Belt', 'belt', 'Level', 'Wire_2', 'Cave', 'Zz');
const texts = fc.record(
  {
    eq: fc.constantFrom('Belt_1', 'belt_1', 'belt_3', 'Nothing'),
    startsWith: part,
    endsWith: part,
    contains: part,
    matches: part,
    caseSensitive: fc.boolean(),
  },
  { requiredKeys: [] },
);
const leaf = fc.record({ name: texts, path: texts }, { requiredKeys: [] });
const filters: fc.Arbitrary<ObjectFilter> = fc.record(
  {
    name: texts,
    path: texts,
    parent: leaf,
    and: fc.array(leaf, { maxLength: 2 }),
    or: fc.array(leaf, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

test('each operand that no object satisfies is reported, where it stands', () => {
  fc.assert(
    fc.property(filters, fc.boolean(), (where, presentOnly) => {
      const condition: Condition = presentOnly ? PRESENT_ONLY : { is: 'always' };
      expect(warnings(where, condition)).toEqual(naive(where, 'where', presentOnly));
    }),
    { numRuns: runs(500) },
  );
});

test('a list with objects is not looked into', () => {
  expect(warnings({ name: { contains: 'Zz' } }, PRESENT_ONLY, 1)).toEqual([]);
  expect(warnings({ name: { contains: 'Zz' } }, PRESENT_ONLY)).toEqual(['where.name.contains']);
});
