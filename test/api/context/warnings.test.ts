// The order of warnings, and which are kept of many: the same in whatever order they are found.

import fc from 'fast-check';
import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { MOST_REMARKS } from '../../../src/api/budget/limits.ts';
import { FieldOrder } from '../../../src/api/context/field-order.ts';
import { type LocatedWarning, Warnings } from '../../../src/api/context/warnings.ts';
import { runs } from '../../tools/runs.ts';

const QUERY = parse(`
  { b: x { ...F n { z } } a: x { n { y } } ... on Query { b { n { y } } } }
  fragment F on X { m: n { z } ...F }
`);
const order = new FieldOrder(QUERY, QUERY.definitions[0] as OperationDefinitionNode);

/** In the order of the query. */
const FIELDS = [['b', 'm', 'z'], ['b', 'n', 'z'], ['b', 'n', 'y'], ['a'], ['a', 'n', 'y']];

function warning(message: string, path: LocatedWarning['path']): LocatedWarning {
  return { code: 'UNKNOWN_CLASS', argument: 'where', message, name: null, suggestions: [], path };
}

function listed(found: readonly LocatedWarning[]): readonly LocatedWarning[] {
  const warnings = new Warnings();
  warnings.sortBy(order);
  for (const each of found) warnings.add(each);
  return warnings.list();
}

it('follows fragments and several mentions of one field', () => {
  const inOrder = FIELDS.map((path) => warning('unknown', path));
  expect(listed(inOrder.toReversed())).toEqual(inOrder);
});

it('tells the same of any number, in whatever order they are found', () => {
  const found = fc.array(fc.tuple(fc.nat(4), fc.nat(30), fc.nat(4)), { minLength: 5, maxLength: 3000 });
  fc.assert(
    fc.property(found, fc.nat(), (facts, seed) => {
      const all = facts.map(([field, at, text]) => {
        const [first, ...rest] = FIELDS[field]!;
        return warning(`${at % 7} ${text}`, [first!, at, ...rest]);
      });
      // Those of one field and place keep their order, however the places are mixed.
      const mixed = all
        .map((each, at) => ({ each, key: placeOf(each), at }))
        .sort((one, other) => hash(one.key + seed) - hash(other.key + seed) || one.at - other.at)
        .map(({ each }) => each);
      expect(listed(mixed)).toEqual(plainly(all));
    }),
    { numRuns: runs(40) },
  );
});

it('keeps what comes first of very many, also where it was found last', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => warning(`typo ${at}`, ['b', 4_999 - at, 'n', 'z']));
  expect(listed(many)).toEqual(many.slice(-MOST_REMARKS).reverse());
});

/** The twin: all of them sorted, and only the first that says the same of a field kept. */
function plainly(all: readonly LocatedWarning[]): readonly LocatedWarning[] {
  const at = ({ path }: LocatedWarning): number => path.find((key) => typeof key === 'number')!;
  const field = ({ path }: LocatedWarning): string => path.filter((key) => typeof key === 'string').join();
  const positions = FIELDS.map((path) => path.join());
  const sorted = [...all].sort(
    (one, other) => positions.indexOf(field(one)) - positions.indexOf(field(other)) || at(one) - at(other),
  );
  const told = new Set<string>();
  const kept = sorted.filter((each) => {
    const text = `${each.message} ${field(each)}`;
    return !told.has(text) && told.add(text);
  });
  return kept.slice(0, MOST_REMARKS);
}

function placeOf({ path }: LocatedWarning): string {
  return path.join();
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (Math.imul(value, 31) + character.charCodeAt(0)) | 0;
  return value;
}
