// What members have in common, as numbers, against working out the key of every member by itself.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellCodes, codesOf, type GroupKey } from '../../../src/query/groups/group-keys.ts';
import { type Members, membersOf } from '../../../src/query/groups/members.ts';
import { MOST_GROUPS } from '../../../src/query/limits.ts';
import { elementFilters } from '../../tools/arbitrary.ts';
import { groupKeys, type Listed, lists, pathsOf, unnests } from '../../tools/arbitrary-members.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import { type NaiveMember, naiveKey, naiveMembers, naiveValueKey } from '../../tools/naive-members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { runs } from '../../tools/runs.ts';
import { testGraph } from '../../tools/test-graph.ts';

/** Fails where codes, or what they are shown as, are not those of the members. */
function compareKeys(
  { graph }: Listed,
  members: Members,
  naive: readonly NaiveMember[],
  key: GroupKey,
): void {
  const codes = codesOf(members, key, 'by[0]');
  expect(codes.of).toHaveLength(naive.length);
  const codeOf = new Map<string, number>();
  const keyOf = new Map<number, string>();
  for (const [at, member] of naive.entries()) {
    const code = codes.of[at]!;
    expect(code).toBeLessThan(codes.size);
    expect(codes.show(code)).toEqual(naiveKey(graph, member, key));
    const text = keyText(member, key) ?? JSON.stringify(naiveKey(graph, member, key));
    // One key, one code, and the other way round.
    expect([codeOf.get(text) ?? code, keyOf.get(code) ?? text]).toEqual([code, text]);
    codeOf.set(text, code);
    keyOf.set(code, text);
  }
}

/** Some different values look alike as JSON. */
function keyText({ found, own }: NaiveMember, { property, field }: GroupKey): string | null {
  if (field === 'VALUE') return naiveValueKey(own!.value);
  return property ? naiveValueKey(found(property)[0]?.value ?? null) : null;
}

test('members have one number exactly when they have one key, which it is shown as', () => {
  fc.assert(
    fc.property(
      lists,
      groupKeys,
      unnests,
      fc.option(elementFilters, { nil: undefined }),
      (listed, key, unnest, filter) => {
        const where = unnest === undefined ? undefined : filter;
        const members = membersOf(filterContextOf(listed.graph), listed.rows, { unnest, where });
        const naive = naiveMembers(listed.graph, listed.rows, unnest, where);
        compareKeys(listed, members, naive, key);
        if (unnest !== undefined) compareKeys(listed, members, naive, { field: 'VALUE' });
      },
    ),
    { numRuns: runs(500) },
  );
});

describe.each(['little-factory.sav', 'hollowmere', '20221101120000_2_1.sav', 'unreal3'])('%s', (folder) => {
  test.each(graphsIn(folder))('$name: $graph.count nodes', ({ graph }) => {
    const paths = pathsOf(graph);
    expect(paths.length).toBeGreaterThan(10);
    for (const listed of paths) {
      const { rows, unnest, path } = listed;
      const members = membersOf(filterContextOf(graph), rows, { unnest });
      const naive = naiveMembers(graph, rows, unnest);
      for (const key of [{ property: path }, { reference: path }, { bucket: { path, width: 7 } }]) {
        compareKeys(listed, members, naive, key);
      }
    }
    const rows = Uint32Array.from({ length: graph.count }, (_, row) => row);
    const members = membersOf(filterContextOf(graph), rows, {});
    const naive = naiveMembers(graph, rows, undefined);
    for (const field of ['CLASS', 'KIND', 'LEVEL', 'PARENT_CLASS', 'FILE'] as const) {
      compareKeys({ graph, rows }, members, naive, { field });
    }
    compareKeys({ graph, rows }, members, naive, { cell: 5000 });
  });
});

const graph = testGraph([{ path: 'a', class: 'A', properties: { n: 1 }, place: [0, 0, 0] }]);

test.each<[GroupKey, string]>([
  [{}, 'by[0]'],
  [{ property: 'n', cell: 1 }, 'by[0]'],
  [{ cell: 0 }, 'by[0].cell'],
  [{ cell: Number.NaN }, 'by[0].cell'],
  [{ cell: Number.POSITIVE_INFINITY }, 'by[0].cell'],
  [{ bucket: { path: 'n', width: -1 } }, 'by[0].bucket.width'],
  [{ bucket: { path: 'n[', width: 1 } }, 'by[0].bucket.path'],
  [{ property: 'n.' }, 'by[0].property'],
  [{ reference: '' }, 'by[0].reference'],
  [{ field: 'VALUE' }, 'by[0].field'],
])('refuses %j', (key, argument) => {
  const members = membersOf(filterContextOf(graph), Uint32Array.of(0), {});
  expect(() => codesOf(members, key, 'by[0]')).toThrow(
    expect.objectContaining({ code: 'BAD_ARGUMENT', argument }),
  );
});

test('there are at most so many squares', () => {
  const rows = Uint32Array.from({ length: MOST_GROUPS + 1 }, (_, row) => row);
  const coordinates = Float32Array.from(rows);
  const nodes = { x: new Float32Array(rows.length), y: coordinates };
  const members = { rows, run: { graph: { data: { nodes } } } } as unknown as Members;
  const all = cellCodes({ ...members, rows: rows.subarray(1) }, 1, 'cell');
  expect([all.size, all.of.at(-1), all.show(MOST_GROUPS)]).toEqual([
    MOST_GROUPS + 1,
    MOST_GROUPS,
    [0, MOST_GROUPS],
  ]);
  expect(() => cellCodes(members, 1, 'cell')).toThrow(expect.objectContaining({ code: 'LIMIT_EXCEEDED' }));
});
