// Errors name the argument and the limit that was exceeded, and tell conditions from other arguments.

import { expect, test } from 'vitest';
import {
  badArgument,
  badFilter,
  badOperand,
  overLimit,
  type QueryError,
  tooDeep,
  tooManyGroups,
  tooManyKeys,
} from '../../src/query/errors.ts';
import { MOST_FILTER_DEPTH, MOST_GROUPS, MOST_KEYS } from '../../src/query/limits.ts';

test.each<[QueryError, QueryError['code'], string]>([
  [badFilter('where.name', 'is odd'), 'BAD_FILTER', 'where.name: is odd'],
  [badArgument('first', 'is odd'), 'BAD_ARGUMENT', 'first: is odd'],
  [overLimit('first', 'is much', 'take less'), 'LIMIT_EXCEEDED', 'first: is much; take less'],
  [tooDeep('where.and[0]'), 'LIMIT_EXCEEDED', `filters nest at most ${MOST_FILTER_DEPTH} deep`],
  [tooManyKeys('orderBy', 'orders', 99), 'LIMIT_EXCEEDED', `orders have at most ${MOST_KEYS} keys, 99 were`],
  [tooManyGroups('by'), 'LIMIT_EXCEEDED', `more than ${MOST_GROUPS} groups;`],
  [tooManyGroups('by', 'squares'), 'LIMIT_EXCEEDED', `more than ${MOST_GROUPS} squares;`],
])('%s', (error, code, words) => {
  expect(error.code).toBe(code);
  expect(error.message.startsWith(`${error.argument}: `)).toBe(true);
  expect(error.message).toContain(words);
});

test.each(['where', 'where.and[2].name', 'via.label', 'having[0]'])('%s holds conditions', (argument) => {
  expect(badOperand(argument, '').code).toBe('BAD_FILTER');
});

test.each(['path', 'wherever', 'orderBy[0].where', 'viaduct', ''])('%j holds none', (argument) => {
  expect(badOperand(argument, '').code).toBe('BAD_ARGUMENT');
});
