// Tags of lists: the same for the same arguments however they are written, different for different ones.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, listTag } from '../../../src/query/pages/list-tag.ts';
import { forAll } from '../../tools/for-all.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The same with the fields of every object in the opposite order, and with fields that are left out. */
function rewritten(value: Json): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).reverse();
  return Object.fromEntries([
    ['left out', undefined],
    ...fields.map(([name, field]) => [name, rewritten(field)]),
  ]);
}

const values = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

test('JSON with fields in order says the same', () => {
  forAll(100, values, (value) => {
    expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    expect(canonical(rewritten(value))).toBe(canonical(value));
  });
});

test('differs for different values', () => {
  forAll(100, values, values, (a, b) => {
    const areEqual = canonical(a) === canonical(b);
    expect(listTag('content', 'objects', a) === listTag('content', 'objects', b)).toBe(areEqual);
    expect(listTag('content', a, b) === listTag('content', b, a)).toBe(areEqual);
  });
  expect(listTag('content', ['a'], 'b')).not.toBe(listTag('content', ['a', 'b']));
  expect(listTag('content', 'a')).not.toBe(listTag('other', 'a'));
});
