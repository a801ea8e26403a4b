// Members of lists, and where their values stand in columns, against decoding every object.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type GroupedRows,
  type GroupedRowsArgs,
  memberPath,
  membersOf,
  valuesOf,
} from '../../../src/query/groups/members.ts';
import { numberIn, textIn } from '../../../src/query/values/property-path.ts';
import { elementFilters } from '../../tools/arbitrary.ts';
import { type Listed, lists, memberPaths, unnests } from '../../tools/arbitrary-members.ts';
import { forAll } from '../../tools/for-all.ts';
import { targetOf } from '../../tools/naive.ts';
import { type NaiveMember, naiveMembers } from '../../tools/naive-members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { testGraph } from '../../tools/test-graph.ts';

function compareMembers(members: GroupedRows, { rows }: Listed, naive: readonly NaiveMember[]): void {
  expect([...members.rows]).toEqual(naive.map(({ node }) => node));
  expect([...members.objects]).toEqual([...rows]);
  const numbers = members.elements && [...members.elements.number];
  expect(numbers ?? naive.map(() => null)).toEqual(naive.map(({ element }) => element));
}

/** Fails where the column has other values of a member than its decoded properties. */
function compareValues(
  members: GroupedRows,
  { graph }: Listed,
  naive: readonly NaiveMember[],
  path: string,
): void {
  const values = valuesOf(members, memberPath(members, path, 'path'));
  const { column, start, stop } = values;
  for (const [member, { node, found }] of naive.entries()) {
    const expected = found(path);
    expect(values.decoded(member).map(({ value }) => value)).toEqual(expected.map(({ value }) => value));
    expect(stop[member]! - start[member]!).toBe(expected.length);
    for (const [nth, one] of expected.entries()) {
      const at = start[member]! + nth;
      const number = column.numberOf(at);
      const text = column.textOf(at);
      expect({
        number: Number.isNaN(number) ? null : number,
        text: text < 0 ? null : column.texts.texts[text],
        target: column.targetOf(at),
      }).toEqual({
        number: numberIn(one.value),
        text: textIn(one.value),
        target: targetOf(graph, node, one) ?? -1,
      });
    }
  }
}

test('are the objects, or the elements in them that satisfy a filter, with the values that they have', () => {
  forAll(
    250,
    lists,
    unnests,
    memberPaths,
    memberPaths,
    fc.option(elementFilters, { nil: undefined }),
    (listed, unnest, path, wanted, filter) => {
      const where = unnest === undefined ? undefined : filter;
      const { graph, rows } = listed;
      const naive = naiveMembers(graph, rows, unnest, where);
      const members = membersOf(filterContextOf(graph), rows, { unnest, where });
      compareMembers(members, listed, naive);
      compareValues(members, listed, naive, path);
      // A path that is read anyway changes nothing.
      const sooner = membersOf(
        filterContextOf(graph),
        rows,
        { unnest, where },
        { text: wanted, argument: '' },
      );
      compareMembers(sooner, listed, naive);
      compareValues(sooner, listed, naive, wanted);
    },
  );
});

const one = testGraph([{ path: 'a', class: 'A', properties: { n: 1, list: [1, 2] } }]);

test.each<[GroupedRowsArgs, string, string]>([
  [{ where: { value: { number: { gt: 1 } } } }, 'BAD_ARGUMENT', 'where'],
  [{ where: null }, 'BAD_FILTER', 'where'],
  [{ unnest: 'list', where: {} }, 'BAD_ARGUMENT', 'unnest'],
  [{ unnest: 'list[' }, 'BAD_ARGUMENT', 'unnest'],
  [{ unnest: 'list[]', where: { value: null } }, 'BAD_FILTER', 'where.value'],
])('refuses %j', (args, code, argument) => {
  const refused = (): GroupedRows => membersOf(filterContextOf(one), Uint32Array.of(0), args);
  expect(refused).toThrow(expect.objectContaining({ code, argument }));
});
