// Conditions on a text: checked once and kept as plain data, then made into a function for the scan.

import { badFilter } from '../errors.ts';
import type { TextFilter, TextOperands } from './filter.ts';
import { eachEntry, holdsForNull, operands } from './operands.ts';
import { patternOf } from './pattern.ts';

/** A checked text filter. With `fold`, its operands are in lower case. */
export interface TextTest extends Readonly<Partial<TextOperands>> {
  readonly fold: boolean;
  /** Never holds for the path of an asset: "iron" is in the folder `/Environment/`. */
  readonly exceptAssets?: boolean;
}

/** @throws QueryError BAD_FILTER */
export function textTest(filter: TextFilter, argument: string): TextTest {
  const fold = filter.caseSensitive === false;
  const test: { -readonly [K in keyof TextTest]: TextTest[K] } = { fold };
  const cased = (text: string): string => (fold ? text.toLowerCase() : text);
  for (const [name, place] of operands(filter, argument)) {
    const value = filter[name];
    if (name === 'caseSensitive') continue;
    if (name === 'isNull') test.isNull = value as boolean;
    else if (name === 'in' || name === 'nin') test[name] = eachEntry(filter[name]!, place, cased);
    else if (name === 'matches') {
      patternOf(value as string, place, { ignoreCase: fold });
      test.matches = value as string;
    } else if (name in OPERATORS) test[name] = cased(value as string);
    else throw badFilter(place, 'is not an operator on texts');
  }
  return test;
}

type Operator = 'eq' | 'ne' | 'startsWith' | 'endsWith' | 'contains';

const OPERATORS: Record<Operator, (text: string, operand: string) => boolean> = {
  eq: (text, operand) => text === operand,
  ne: (text, operand) => text !== operand,
  startsWith: (text, operand) => text.startsWith(operand),
  endsWith: (text, operand) => text.endsWith(operand),
  contains: (text, operand) => text.includes(operand),
};

/** The test as a function. Where there is no text, only `ne`, `nin` and `isNull: true` hold. */
export function textMatcher(test: TextTest): (text: string | null) => boolean {
  const checks: ((text: string) => boolean)[] = [];
  for (const name of Object.keys(OPERATORS) as Operator[]) {
    const operand = test[name];
    const holds = OPERATORS[name];
    if (operand !== undefined) checks.push((text) => holds(text, operand));
  }
  if (test.in) checks.push(memberOf(test.in));
  if (test.nin) {
    const excluded = memberOf(test.nin);
    checks.push((text) => !excluded(text));
  }
  const { fold, ...tested } = test;
  const { exceptAssets } = tested;
  const pattern =
    test.matches === undefined ? null : patternOf(test.matches, 'matches', { ignoreCase: fold });
  const whenNull = holdsForNull(tested);
  if (test.isNull === true) return (text) => text === null && whenNull;
  return (text) => {
    if (text === null) return whenNull;
    if (exceptAssets && isAssetPath(text)) return false;
    const cased = fold ? text.toLowerCase() : text;
    for (const check of checks) if (!check(cased)) return false;
    return !pattern || pattern.test(text);
  };
}

/** `/Game/Parts/Iron.Iron_C`, and not any text that begins with a slash, such as what a sign says. */
function isAssetPath(text: string): boolean {
  if (!text.startsWith('/') || text.includes(' ')) return false;
  const last = text.lastIndexOf('/');
  return last > 0 && text.includes('.', last);
}

function memberOf(texts: readonly string[]): (text: string) => boolean {
  const set = new Set(texts);
  return (text) => set.has(text);
}
