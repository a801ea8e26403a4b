// Numbers of members against taking them from every member by itself.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkMeasure,
  type MeasureArgs,
  type MeasureField,
  measure,
  measureName,
} from '../../../src/query/groups/measure.ts';
import { type Members, membersOf } from '../../../src/query/groups/members.ts';
import { elementFilters } from '../../tools/arbitrary.ts';
import { type Listed, lists, memberPaths, pathsOf, unnests } from '../../tools/arbitrary-members.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import { type NaiveMember, naiveMembers, naiveNumbers } from '../../tools/naive-members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { runs } from '../../tools/runs.ts';
import { testGraph } from '../../tools/test-graph.ts';

const FIELDS: readonly MeasureField[] = ['SIZE', 'REFERENCE_COUNT', 'REFERENCED_BY_COUNT', 'X', 'Y', 'Z'];

/** The numbers of each member, exact where they are whole and large. */
function numbersOf(members: Members, args: MeasureArgs): (number | bigint)[][] {
  const { values, owner, large } = measure(members, checkMeasure(members, args, ''), '');
  const numbers: (number | bigint)[][] = Array.from(members.rows, () => []);
  values.forEach((value, at) => {
    if (!Number.isNaN(value)) numbers[owner ? owner[at]! : at]!.push(large.get(at) ?? value);
  });
  // One each, or those that there are.
  if (!owner) expect(values).toHaveLength(members.rows.length);
  else expect([...owner]).toEqual([...owner].sort((a, b) => a - b));
  for (const at of large.keys()) expect(values[at]).toBe(Number(large.get(at)));
  return numbers;
}

/** Whole numbers that a double has exactly are doubles. */
function naive({ graph }: Listed, members: readonly NaiveMember[], args: MeasureArgs): (number | bigint)[][] {
  return members.map((member) =>
    naiveNumbers(graph, member, args).map((number) =>
      Number.isSafeInteger(Number(number)) ? Number(number) : number,
    ),
  );
}

test('are those under a path', () => {
  fc.assert(
    fc.property(
      lists,
      unnests,
      memberPaths,
      fc.option(elementFilters, { nil: undefined }),
      (listed, unnest, path, filter) => {
        const where = unnest === undefined ? undefined : filter;
        const { graph, rows } = listed;
        const members = membersOf(filterContextOf(graph), rows, { unnest, where });
        const expected = naive(listed, naiveMembers(graph, rows, unnest, where), { path });
        expect(numbersOf(members, { path })).toEqual(expected);
        if (unnest === undefined) return;
        const elements = naive(listed, naiveMembers(graph, rows, unnest, where), { field: 'VALUE' });
        expect(numbersOf(members, { field: 'VALUE' })).toEqual(elements);
      },
    ),
    { numRuns: runs(400) },
  );
});

test('are those that every object has', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(...FIELDS), (listed, field) => {
      const { graph, rows } = listed;
      const members = membersOf(filterContextOf(graph), rows, {});
      const expected = naive(listed, naiveMembers(graph, rows, undefined), { field });
      expect(numbersOf(members, { field })).toEqual(expected);
    }),
    { numRuns: runs(300) },
  );
});

describe.each(['little-factory.sav', 'hollowmere', '20221101120000_2_1.sav', 'unreal3'])('%s', (folder) => {
  test.each(graphsIn(folder))('$name: $graph.count nodes', ({ graph }) => {
    let count = 0;
    for (const listed of pathsOf(graph)) {
      const { rows, unnest, path } = listed;
      const members = membersOf(filterContextOf(graph), rows, { unnest });
      const expected = naive(listed, naiveMembers(graph, rows, unnest), { path });
      expect(numbersOf(members, { path })).toEqual(expected);
      count += expected.flat().length;
    }
    expect(count).toBeGreaterThan(20);
  });
});

const one = testGraph([{ path: 'a', class: 'A', properties: { n: 1, list: [1, 2] } }]);

test.each<[MeasureArgs, string | undefined, string, string]>([
  [{}, undefined, 'BAD_ARGUMENT', 'orderBy[0].number.path'],
  [{ path: 'n', field: 'X' }, undefined, 'BAD_ARGUMENT', 'orderBy[0].number.path'],
  [{ path: null }, undefined, 'BAD_ARGUMENT', 'orderBy[0].number.path'],
  [{ field: null }, undefined, 'BAD_ARGUMENT', 'orderBy[0].number.field'],
  [{ path: 'n[' }, undefined, 'BAD_ARGUMENT', 'orderBy[0].number.path'],
  [{ field: 'SIZE' }, 'list[]', 'BAD_ARGUMENT', 'orderBy[0].number.field'],
  [{ field: 'VALUE' }, undefined, 'BAD_ARGUMENT', 'orderBy[0].number.field'],
])('refuses %j of %s', (args, unnest, code, argument) => {
  const members = membersOf(filterContextOf(one), Uint32Array.of(0), { unnest });
  const place = 'orderBy[0].number.';
  const refused = (): unknown => measure(members, checkMeasure(members, args, place), place);
  expect(refused).toThrow(expect.objectContaining({ code, argument }));
});

test('fields and paths have names of their own', () => {
  const members = membersOf(filterContextOf(one), Uint32Array.of(0), {});
  const names = [{ field: 'SIZE' } as const, { path: 'SIZE' }].map((args) =>
    measureName(checkMeasure(members, args, '')),
  );
  expect(names).toEqual(['SIZE', '"SIZE"']);
});
