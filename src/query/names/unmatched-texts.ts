// Warnings of conditions on texts that no name satisfies. Apart from spelling.ts, since matching takes packages that the
// command line does not load for a hint.

import type { TextFilter } from '../filter/filter.ts';
import { textMatcher, textTest } from '../filter/text-test.ts';
import type { QueryTools } from '../tools.ts';
import { PART_OPERATORS, type Spelling } from './spelling.ts';

/**
 * Warns of each operand of a filter that no name satisfies.
 * @param parts where unmatched prefixes, suffixes, parts and patterns are reported
 * @throws QueryError BAD_FILTER; BudgetError
 */
export function warnOfUnmatched(
  spelling: Spelling,
  filter: TextFilter,
  argument: string,
  tools: QueryTools,
  parts: QueryTools = tools,
): void {
  spelling.warnOfExact(filter, argument, tools);
  const { caseSensitive } = filter;
  for (const operator of PART_OPERATORS) {
    const operand = filter[operator];
    if (typeof operand !== 'string') continue;
    const matches = textMatcher(textTest({ [operator]: operand, caseSensitive }, argument));
    if (spelling.isUnmatched(matches, operand, tools))
      spelling.warnOfPart(operator, operand, argument, parts);
  }
}
