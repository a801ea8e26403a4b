// Warnings about conditions on object names and paths that leave a list empty: parts that no name has, and names that
// only objects left out of the list have. Checked only when the list is empty, so other lists do not pay for it.

import type { Condition } from '../filter/condition.ts';
import type { ObjectFilter, TextFilter } from '../filter/filter.ts';
import { textMatcher, textTest } from '../filter/text-test.ts';
import { indexesOf } from '../indexes/indexes.ts';
import type { NameOrPath } from '../indexes/known-objects.ts';
import { exactTexts, truncatedName } from '../names/nearest-names.ts';
import type { QueryTools, Warning } from '../tools.ts';
import { type NamedObjects, warnOfUnknownObject } from './object-names.ts';
import { PART_OPERATORS, warnOfUnmatchedPart } from './unmatched-texts.ts';

/** @param rows of the list; searched only for the first, which tells whether the list is empty */
export function warnOfUnmatchedNames(
  among: NamedObjects,
  where: ObjectFilter,
  condition: Condition,
  rows: { upTo(count: number): Uint32Array },
): void {
  if (!isAboutNames(where) || rows.upTo(1).length > 0) return;
  const warnings = unmatched({ ...among, excludesAbsent: excludesAbsentKinds(condition) }, where, 'where');
  for (const warning of warnings) among.tools.warn(warning);
}

interface Asked extends NamedObjects {
  /** Whether the list leaves out what the save only names. */
  readonly excludesAbsent: boolean;
}

function isAboutNames(filter: ObjectFilter): boolean {
  const { name, path, and, or } = filter;
  const inner = [...(and ?? []), ...(or ?? []), ...nestedFilters(filter, '').map(([nested]) => nested)];
  return Boolean(name ?? path) || inner.some(isAboutNames);
}

/** Nested filters on other objects that must match as well, with their places. */
function nestedFilters(
  { parent, references, referencedBy, properties }: ObjectFilter,
  place: string,
): readonly (readonly [filter: ObjectFilter, place: string])[] {
  const found: (readonly [ObjectFilter, string])[] = [];
  if (parent) found.push([parent, `${place}.parent`]);
  for (const [name, edges] of Object.entries({ references, referencedBy })) {
    const some = edges?.some;
    if (some?.object) found.push([some.object, `${place}.${name}.some.object`]);
    if (some?.target) found.push([some.target, `${place}.${name}.some.target`]);
  }
  properties?.forEach(({ reference }, at) => {
    if (reference) found.push([reference, `${place}.properties[${at}].reference`]);
  });
  return found;
}

/** Whether the condition of a list leaves out EXTERNAL and MISSING. */
function excludesAbsentKinds(condition: Condition): boolean {
  const parts = condition.is === 'and' ? condition.of : [condition];
  return parts.some(
    (part) => part.is === 'kind' && !part.kinds.includes('EXTERNAL') && !part.kinds.includes('MISSING'),
  );
}

/** Warnings about what a filter does not match. Of the branches of an `or`, it is enough that one matches. */
function unmatched(asked: Asked, where: ObjectFilter, place: string): Warning[] {
  const { name, path, and, or } = where;
  const anywhere = { ...asked, excludesAbsent: false };
  const branches = (or ?? []).map((filter, at) => unmatched(asked, filter, `${place}.or[${at}]`));
  return [
    ...(name ? unmatchedTexts(asked, 'name', name, `${place}.name`) : []),
    ...(path ? unmatchedTexts(asked, 'path', path, `${place}.path`) : []),
    ...(and ?? []).flatMap((filter, at) => unmatched(asked, filter, `${place}.and[${at}]`)),
    ...nestedFilters(where, place).flatMap(([filter, at]) => unmatched(anywhere, filter, at)),
    ...(branches.every(({ length }) => length > 0) ? branches.flat() : []),
  ];
}

function unmatchedTexts(asked: Asked, what: NameOrPath, filter: TextFilter, place: string): Warning[] {
  const warnings: Warning[] = [];
  const tools: QueryTools = { ...asked.tools, warn: (warning) => warnings.push(warning) };
  const { caseSensitive } = filter;
  const { objects } = indexesOf(asked.graph);
  const fitting = (test: TextFilter, argument: string): 'PRESENT' | 'ABSENT' | 'NONE' => {
    const matches = textMatcher(textTest({ ...test, caseSensitive }, argument));
    const found = objects.fitting(what, JSON.stringify([test, caseSensitive]), matches, tools);
    if (found === 'ABSENT' && asked.excludesAbsent)
      tools.warn(leftOut(what, String(Object.values(test)[0]), argument));
    return found;
  };
  for (const text of exactTexts(filter)) {
    // Exact names without a match were reported when the filter was compiled.
    if (fitting({ eq: text }, place) === 'NONE' && caseSensitive === false) {
      warnOfUnknownObject({ ...asked, tools }, what, text, place);
    }
  }
  for (const operator of PART_OPERATORS) {
    const operand = filter[operator];
    const argument = `${place}.${operator}`;
    if (typeof operand !== 'string' || fitting({ [operator]: operand }, argument) !== 'NONE') continue;
    const about = { code: 'UNKNOWN_OBJECT', argument, what: `object with a ${what}` } as const;
    warnOfUnmatchedPart(operator, operand, objects.samples(what, tools), about, tools);
  }
  return warnings;
}

function leftOut(what: NameOrPath, text: string, argument: string): Warning {
  const name = truncatedName(text);
  const message = `${argument}: only EXTERNAL or MISSING objects have a ${what} like ${JSON.stringify(name)}; a list includes them when kind names them`;
  return { code: 'UNKNOWN_OBJECT', argument, message, name, suggestions: [] };
}
