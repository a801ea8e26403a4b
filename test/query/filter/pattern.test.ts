// Regular expressions: what RE2 does not accept is refused, and no expression takes for ever.

import { expect, test } from 'vitest';
import { patternOf } from '../../../src/query/filter/pattern.ts';
import { MOST_TEXT_LENGTH } from '../../../src/query/limits.ts';

test('matches somewhere in the text, with case and without', () => {
  expect(patternOf('elt', 'matches').test('Belt_C')).toBe(true);
  expect(patternOf('ELT', 'matches').test('Belt_C')).toBe(false);
  expect(patternOf('ELT', 'matches', { ignoreCase: true }).test('Belt_C')).toBe(true);
});

test('one expression with case and without are two', () => {
  for (let round = 0; round < 2; round++) {
    expect(patternOf('a', 'matches', { ignoreCase: true }).test('A')).toBe(true);
    expect(patternOf('a', 'matches').test('A')).toBe(false);
  }
});

test('remains right when more expressions are used than are kept', () => {
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < 200; at++) expect(patternOf(`^x${at}$`, 'matches').test(`x${at}`)).toBe(true);
  }
});

test('what makes other engines try for ever is answered', () => {
  expect(patternOf('^(a+)+$', 'matches').test(`${'a'.repeat(5000)}b`)).toBe(false);
});

test.each(['(', '(?=a)', '(a)\\1', '*'])('%s is refused', (source) => {
  expect(() => patternOf(source, 'name.matches')).toThrow('name.matches');
});

test('an expression that is too long is refused', () => {
  expect(() => patternOf('a'.repeat(MOST_TEXT_LENGTH + 1), 'matches')).toThrow(/at most/);
  expect(patternOf('a'.repeat(MOST_TEXT_LENGTH), 'matches').test('a')).toBe(false);
});
