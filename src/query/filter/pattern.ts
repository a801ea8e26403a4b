// Regular expressions in RE2 syntax: no back references and no look-around, but linear time for any expression.
// Patterns come from clients, and some would keep a backtracking engine busy for ever.

import { RE2JS } from 're2js';
import { getOrCreate } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { badFilter, overLimit } from '../errors.ts';
import { MOST_TEXT_LENGTH } from '../limits.ts';

interface Pattern {
  /** True if the expression matches somewhere in the text. */
  test(text: string): boolean;
}

/** Compiled expressions are kept for the next pages of a list. */
const KEPT = 64;
const compiled = new RecentlyUsed<string, Pattern>(KEPT);

/** @throws QueryError BAD_FILTER for what RE2 does not accept */
export function patternOf(source: string, argument: string, { ignoreCase = false } = {}): Pattern {
  if (source.length > MOST_TEXT_LENGTH) {
    throw overLimit(
      argument,
      `an expression has at most ${MOST_TEXT_LENGTH} characters, this one has ${source.length}`,
      'use in for a list of whole texts',
    );
  }
  const key = `${ignoreCase ? 'i' : 's'}${source}`;
  return getOrCreate(compiled, key, () => compile(source, argument, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0));
}

function compile(source: string, argument: string, flags: number): Pattern {
  try {
    const expression = RE2JS.compile(source, flags);
    return { test: (text) => expression.test(text) };
  } catch (error) {
    throw badFilter(argument, `is not a regular expression in RE2 syntax: ${(error as Error).message}`);
  }
}
