// Warnings that are kept, and what a query says about the field of one.

import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { MOST_REMARKS } from '../../../src/api/budget/limits.ts';
import { AskedFieldNames } from '../../../src/api/context/asked-names.ts';
import { type LocatedWarning, Plans, Warnings } from '../../../src/api/context/warnings.ts';

const QUERY = parse(`
  { b: x(first: 1) { ...F n { z } } a: x { n { y } } ... on Query { b: x(after: 2) { m: n { y } } } }
  fragment F on X { m: n(last: 3) { z } ...F }
`);
const asked = new AskedFieldNames(QUERY, QUERY.definitions[0] as OperationDefinitionNode);

function warning(message: string, path: LocatedWarning['path']): LocatedWarning {
  return { code: 'UNKNOWN_CLASS', argument: 'where', message, name: null, suggestions: [], path };
}

it('keeps the first of those that differ only in list positions, and not too many', () => {
  const warnings = new Warnings();
  const many = Array.from({ length: MOST_REMARKS + 5 }, (_, at) => warning(`typo ${at}`, ['b', at, 'z']));
  for (const each of many) {
    warnings.add(each);
    warnings.add({ ...each, path: ['b', 99, 'z'] });
  }
  expect(warnings.list()).toEqual(many.slice(0, MOST_REMARKS));
});

it('lists all plans of a field, by the path of it as warnings are', () => {
  const plans = new Plans();
  for (const path of [['b'], ['a', 10], ['a', 2], ['a', 2]]) plans.add({ path, plan: path.join() });
  expect(plans.list().map(({ plan }) => plan)).toEqual(['a,2', 'a,2', 'a,10', 'b']);
});

it('follows fragments and several mentions of one field', () => {
  const names = (path: LocatedWarning['path']): string[][] | null => {
    const at = asked.at(path);
    return at && [[...at.arguments], [...at.fields]];
  };
  expect(names(['b'])).toEqual([['first', 'after'], ['n']]);
  expect(names(['b', 4, 'm'])).toEqual([['last'], expect.arrayContaining(['y', 'z'])]);
  expect(names(['a', 'n'])).toEqual([[], ['y']]);
  expect(names(['c'])).toBeNull();
});
