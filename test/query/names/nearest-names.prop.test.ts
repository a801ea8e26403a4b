// Suggestions against the plain way to count the letters that differ.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestBy } from '../../../src/query/names/nearest-names.ts';
import { hintOf } from '../../../src/query/names/spelling.ts';
import { forAll } from '../../tools/for-all.ts';

const nearestNames = (name: string, known: readonly string[]): string[] =>
  nearestBy(name, known, (each) => [each]);
const names = fc.string({ unit: fc.constantFrom('a', 'b', 'C'), minLength: 1, maxLength: 6 });

/** Letters to add, drop or change, by trying all three. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const rest = distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  return Math.min(rest, distance(a.slice(1), b) + 1, distance(a, b.slice(1)) + 1);
}

test('suggests only what shares a part or differs in two letters, and never more than five', () => {
  forAll(500, names, fc.uniqueArray(names, { maxLength: 12 }), (name, known) => {
    const wanted = name.toLowerCase();
    const isNear = (candidate: string): boolean => {
      const lower = candidate.toLowerCase();
      const holds =
        wanted.length > 2 && lower.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
      return holds || distance(wanted, lower) <= 2;
    };
    const near = known.filter(isNear);
    const found = nearestNames(name, known);
    expect(found.every((candidate) => near.includes(candidate))).toBe(true);
    expect(found.length).toBe(Math.min(5, near.length));
  });
});

test('the same name in another case comes first', () => {
  expect(nearestNames('build_belt_c', ['Build_Bolt_C', 'Build_Belt_C', 'Build_Belts_C'])[0]).toBe(
    'Build_Belt_C',
  );
});

test('a name with all the words comes up', () => {
  expect(nearestNames('Coal Generator', ['Coal', 'Coal-Powered Generator', 'Generator'])).toContain(
    'Coal-Powered Generator',
  );
});

test('says nothing where nothing is near', () => {
  expect(hintOf(nearestNames('Foundation', ['Belt']))).toBe('');
  expect(hintOf(['a', 'b'])).toBe('; closest matches: a, b');
});
