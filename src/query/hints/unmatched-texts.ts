// Warnings about conditions on texts of which a save has few (classes, labels, levels, slugs): exact texts that
// it does not have, and prefixes, suffixes, parts and patterns that match none.

import type { TextFilter } from '../filter/filter.ts';
import { textMatcher, textTest } from '../filter/text-test.ts';
import { type About, hintOf, nearestNames, truncatedName, warnOfUnknown } from '../names/nearest-names.ts';
import type { QueryTools } from '../tools.ts';

const MOST_SUGGESTIONS = 5;
/** Separators in names, and the start of a word in camel case. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** By operator: how its condition is phrased, and the parts of a name that an operand may be a misspelling of. */
const PARTS = {
  startsWith: { words: 'that begins with', of: (name, size) => [name.slice(0, size)] },
  endsWith: { words: 'that ends with', of: (name, size) => [name.slice(-size)] },
  contains: { words: 'that contains', of: (name) => [name, ...name.split(BETWEEN_WORDS)] },
  matches: { words: 'that matches', of: () => [] },
} satisfies Readonly<Record<string, { words: string; of: (name: string, size: number) => string[] }>>;

export type PartOperator = keyof typeof PARTS;

export const PART_OPERATORS = Object.keys(PARTS) as PartOperator[];

/**
 * Warns about each operand of the filter that no known text satisfies.
 * @param parts where unmatched prefixes, suffixes, parts and patterns are reported
 * @throws QueryError BAD_FILTER
 */
export function warnOfUnmatched(
  filter: TextFilter,
  known: ReadonlySet<string>,
  about: About,
  tools: QueryTools,
  parts: QueryTools = tools,
): void {
  warnOfUnknown(filter, known, about, tools);
  for (const operator of PART_OPERATORS) {
    const operand = filter[operator];
    if (typeof operand !== 'string') continue;
    const { caseSensitive } = filter;
    const matches = textMatcher(textTest({ [operator]: operand, caseSensitive }, about.argument));
    let fits = false;
    for (const text of known) fits ||= matches(text);
    if (!fits) warnOfUnmatchedPart(operator, operand, known, about, parts);
  }
}

/** Warns about an operand that no known text satisfies. */
export function warnOfUnmatchedPart(
  operator: PartOperator,
  operand: string,
  known: Iterable<string>,
  { code, argument, what, has = 'the save has' }: About,
  tools: QueryTools,
): void {
  const suggestions = nearestParts(operator, operand, known, tools);
  const name = truncatedName(operand);
  const { words } = PARTS[operator];
  const message = `${argument}: ${has} no ${what} ${words} ${JSON.stringify(name)}${hintOf(suggestions)}`;
  tools.warn({ code, argument, message, name, suggestions });
}

/** Known names with a part that is close to the operand, the nearest first. */
function nearestParts(
  operator: PartOperator,
  operand: string,
  known: Iterable<string>,
  { budget }: QueryTools,
): string[] {
  const names = new Map<string, string[]>();
  for (const name of known) {
    for (const part of PARTS[operator].of(name, operand.length)) {
      const having = names.get(part);
      if (having) having.push(name);
      else names.set(part, [name]);
    }
  }
  const near = nearestNames(operand, names.keys(), budget).flatMap((part) => names.get(part)!);
  return [...new Set(near)].slice(0, MOST_SUGGESTIONS);
}
