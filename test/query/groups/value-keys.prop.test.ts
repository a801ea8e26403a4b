// What tells the values of a column apart, against the JSON of every value by itself.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '../../../src/graph/values.ts';
import { memberPath, membersOf, valuesOf } from '../../../src/query/groups/members.ts';
import { keyOfValue, ValueKeys } from '../../../src/query/groups/value-keys.ts';
import { lists, memberPaths, type NamedPath, pathsOf, unnests } from '../../tools/arbitrary-members.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import { naiveMembers, naiveValueKey } from '../../tools/naive-members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { runs } from '../../tools/runs.ts';

/** Values of which the key is kept; of references only those that name a node by its path are. */
function isKept(value: Value): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Fails where a value has another key than it has by itself. Says how many values there are. */
function compareKeys({ graph, rows, unnest, path }: NamedPath): number {
  const members = membersOf(filterContextOf(graph), rows, { unnest });
  const values = valuesOf(members, memberPath(members, path, 'path'));
  const made: Value[] = [];
  const keys = new ValueKeys(members, values, (value) => {
    made.push(value);
    return naiveValueKey(value);
  });
  let count = 0;
  for (const [member, { found }] of naiveMembers(graph, rows, unnest).entries()) {
    for (const [nth, { value }] of found(path).entries()) {
      expect(keys.key(member, values.start[member]! + nth)).toBe(naiveValueKey(value));
      count++;
    }
  }
  const kept = made.filter(isKept).map(naiveValueKey);
  expect(kept).toHaveLength(new Set(kept).size);
  return count;
}

test('have the keys that they have by themselves, made once for most', () => {
  fc.assert(
    fc.property(lists, unnests, memberPaths, (listed, unnest, path) => {
      // Fails by itself; not every list has values.
      expect(compareKeys({ ...listed, unnest, path })).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(300) },
  );
});

describe.each(['little-factory.sav', 'hollowmere', '20221101120000_2_1.sav', 'unreal3'])('%s', (folder) => {
  test.each(graphsIn(folder))('$name: $graph.count nodes', ({ graph }) => {
    expect(pathsOf(graph).reduce((sum, each) => sum + compareKeys(each), 0)).toBeGreaterThan(50);
  });
});

const name = fc.constantFrom('a', 'b');
const leaves: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, 1, '1', 1n, '', 'null', Number.NaN),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 53n + 2n }),
  name.map((path): Value => ({ kind: 'reference', path, at: 0 })),
);
const someValues: fc.Arbitrary<Value> = fc.oneof(
  leaves,
  fc.array(leaves, { maxLength: 2 }).map((items): Value => ({ kind: 'list', items })),
  fc.uniqueArray(fc.tuple(name, leaves), { maxLength: 2, selector: ([own]) => own }).map((fields): Value => {
    const of = fields.map(([own, value]) => ({ name: own, index: 0, type: '', value }));
    return { kind: 'struct', fields: of };
  }),
);

test('are equal for equal values, in whatever order their fields stand, and for no others', () => {
  fc.assert(
    fc.property(someValues, someValues, (a, b) => {
      expect(keyOfValue(a) === keyOfValue(b)).toBe(naiveValueKey(a) === naiveValueKey(b));
    }),
    { numRuns: runs(2000) },
  );
  expect(keyOfValue(1n)).not.toBe(keyOfValue('1'));
});
