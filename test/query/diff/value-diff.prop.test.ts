// Differences of generated properties: equal ones have none, and others have some.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PropertyValue, Value } from '../../../src/graph/values.ts';
import { differences, sameProperties } from '../../../src/query/diff/value-diff.ts';
import { runs } from '../../tools/runs.ts';

const property = (name: string, value: Value, index = 0): PropertyValue => ({ name, index, type: '', value });

const { value: values } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Value>(null, true, 0, 1, Number.NaN, 2n ** 60n, 'a', ''),
    fc.constantFrom('x', 'y').map((path): Value => ({ kind: 'reference', path, at: 0 })),
    fc.uint8Array({ maxLength: 2, max: 1 }).map((bytes): Value => ({ kind: 'opaque', bytes })),
    fc.dictionary(fc.constantFrom('p', 'q.r'), tie('value'), { maxKeys: 2 }).map(
      (fields): Value => ({
        kind: 'struct',
        fields: Object.entries(fields)
          .sort()
          .map(([name, value]) => property(name, value)),
      }),
    ),
    fc.array(tie('value'), { maxLength: 2 }).map((items): Value => ({ kind: 'list', items })),
    fc
      .array(fc.record({ key: tie('value'), value: tie('value') }), { maxLength: 2 })
      .map((entries): Value => ({ kind: 'map', entries })),
  ),
}));
const lists = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b'), fc.nat({ max: 1 }), values), {
    maxLength: 3,
    selector: ([name, index]) => `${name} ${index}`,
  })
  .map((all) => all.map(([name, index, value]) => property(name, value, index)));
/** Of any properties, of one each, and of the same twice. */
const pairs = fc.oneof(
  fc.tuple(lists, lists),
  fc.tuple(values, values).map(([a, b]) => [[property('a', a)], [property('a', b)]] as const),
  lists.map((list) => [list, structuredClone(list)] as const),
);

/** All that a value is made of, without the places in the file. */
function written(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'at') return undefined;
    if (typeof part === 'bigint' || Number.isNaN(part)) return `number ${String(part)}`;
    return part instanceof Uint8Array ? [...part] : part;
  });
}

test('properties are the same when all that they are made of is', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      expect(sameProperties(a, b)).toBe(written(a) === written(b));
    }),
    { numRuns: runs(1000) },
  );
});

test('there is nothing to report when they are the same in any order', () => {
  const inAnyOrder = pairs.chain(([a, b]) =>
    fc.tuple(fc.constant(a), fc.shuffledSubarray([...b], { minLength: b.length })),
  );
  const sorted = (list: readonly PropertyValue[]): string[] => list.map(written).sort();
  fc.assert(
    fc.property(inAnyOrder, ([a, b]) => {
      expect(differences(a, b).length === 0).toBe(sorted(a).join() === sorted(b).join());
    }),
    { numRuns: runs(500) },
  );
});

test('a hash is the same whether or not the save knows its name', () => {
  const hashed = (name: string | null, number: number): PropertyValue => ({
    name: 'item',
    index: 0,
    type: 'Int',
    value: { kind: 'text', text: name ?? String(number), json: { hash: number, name }, number },
  });
  expect(sameProperties([hashed('key', 7)], [hashed(null, 7)])).toBe(true);
  expect(differences([hashed('key', 7)], [hashed(null, 7)])).toEqual([]);
  expect(sameProperties([hashed(null, 7)], [hashed(null, 8)])).toBe(false);
  expect(differences([hashed('key', 7)], [hashed(null, 8)])).toEqual([
    { path: 'item', before: { hash: 7, name: 'key' }, after: { hash: 8, name: null } },
  ]);
});
