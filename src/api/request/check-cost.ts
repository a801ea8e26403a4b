// Estimates what checking a query takes before it is checked: validation compares all fields of one name with
// each other, so a text of some kilobytes can take a thread a tenth of a second.

import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';

/** Checked within some milliseconds. The queries of our pages have up to 370. */
const MOST_TOKENS = 1500;
/** Pairs of equal names, compared within some milliseconds. The queries of our pages have up to 420. */
const MOST_PAIRS = 5000;

/** Whether checking a text may take longer than others should wait. Reads no more of it than has to be known. */
export function isSlowToCheck(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  const counts = new Map<string, number>();
  let pairs = 0;
  try {
    for (let tokens = 0; tokens <= MOST_TOKENS; tokens++) {
      const { kind, value } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (kind !== TokenKind.NAME) continue;
      const count = counts.get(value) ?? 0;
      counts.set(value, count + 1);
      pairs += count;
      if (pairs > MOST_PAIRS) return true;
    }
    return true;
  } catch (error) {
    // Its check ends at the same place.
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}
