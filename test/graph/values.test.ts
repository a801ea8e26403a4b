// Values as JSON: names come from files, so any name is one, and so does the depth.

import { expect, it } from 'vitest';
import { fieldsJson, type PropertyValue, toJson, type Value } from '../../src/graph/values.ts';

function field(name: string, value: Value): PropertyValue {
  return { name, index: 0, type: 'T', value };
}

it('shows names that every object has as names like any other', () => {
  const json = fieldsJson([field('constructor', 1), field('toString', 'x'), field('__proto__', true)], 8);
  expect(JSON.stringify(json)).toBe('{"constructor":1,"toString":"x","__proto__":true}');
  expect(Object.getPrototypeOf(json)).toBeNull();
});

it('makes a list of a name that comes back, also of lists', () => {
  const list: Value = { kind: 'list', items: [1] };
  expect({ ...fieldsJson([field('a', list), field('a', 2), field('b', 3), field('a', 4)], 8) }).toEqual({
    a: [[1], 2, 4],
    b: 3,
  });
});

it('keeps the indices of static arrays', () => {
  const at = (index: number, value: Value): PropertyValue => ({ ...field('a', value), index });
  const json = (...fields: PropertyValue[]): unknown => fieldsJson(fields, 8).a;
  expect(json(at(1, 7), at(3, 8))).toEqual([null, 7, null, 8]);
  expect(json(at(6, 1))).toEqual([null, null, null, null, null, null, 1]);
  expect(json(at(0, 1), at(1, 2), at(2, 3))).toEqual([1, 2, 3]);
  expect(json(at(0, 1), at(2_000_000_000, 2), at(-1, 3))).toEqual({ 0: 1, 2000000000: 2, '-1': 3 });
});

it('shows numbers that JSON has not as text', () => {
  const values = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 5n];
  expect(values.map((value) => toJson(value))).toEqual(['NaN', 'Infinity', '-Infinity', '5']);
});

it.each<[string, (inner: Value) => Value]>([
  ['lists', (inner) => ({ kind: 'list', items: [inner] })],
  ['structs', (inner) => ({ kind: 'struct', fields: [field('a', inner)] })],
  ['maps', (inner) => ({ kind: 'map', entries: [{ key: 'k', value: inner }] })],
])('ends at its depth, in %s', (_, around) => {
  const nested = (levels: number, inner: Value): Value =>
    levels === 0 ? inner : around(nested(levels - 1, inner));
  const text = (value: Value, depth: number): string => JSON.stringify(toJson(value, depth));
  expect(text(nested(5, 1), 5)).toContain('1');
  expect(text(nested(5, 1), 3)).toBe(text(nested(3, null), 3));
});
