// Warnings about conditions on names and paths of objects that leave a list empty: parts that no object's name has, and
// names that only things have which a list leaves out. Looked for when the list is empty, so that lists which are not
// pay nothing.

import type { Condition } from '../filter/condition.ts';
import type { ObjectFilter, TextFilter } from '../filter/filter.ts';
import { textMatcher, textTest } from '../filter/text-test.ts';
import { indexesOf } from '../indexes/indexes.ts';
import type { NameOrPath } from '../indexes/known-objects.ts';
import { truncatedName } from '../names/nearest-names.ts';
import type { QueryTools, Warning } from '../tools.ts';
import { type NamedObjects, warnOfUnknownObject } from './object-names.ts';
import { PART_OPERATORS, warnOfUnmatchedPart } from './unmatched-texts.ts';

/** @param rows of the list; only the first is looked for, to see whether there is any */
export function warnOfUnmatchedNames(
  among: NamedObjects,
  where: ObjectFilter,
  condition: Condition,
  rows: { upTo(count: number): Uint32Array },
): void {
  if (!isAboutNames(where) || rows.upTo(1).length > 0) return;
  const warnings = unmatched({ ...among, leavesOut: leavesOutAbsent(condition) }, where, 'where');
  for (const warning of warnings) among.tools.warn(warning);
}

interface Asked extends NamedObjects {
  /** Whether the list is of what the save holds only. */
  readonly leavesOut: boolean;
}

function isAboutNames(filter: ObjectFilter): boolean {
  const { name, path, and, or } = filter;
  const inner = [...(and ?? []), ...(or ?? []), ...others(filter, '').map(([other]) => other)];
  return Boolean(name ?? path) || inner.some(isAboutNames);
}

/** Filters on other objects that must hold, too, and where they stand. */
function others(
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

/** The condition of a list says which kinds it is of. */
function leavesOutAbsent(condition: Condition): boolean {
  const parts = condition.is === 'and' ? condition.of : [condition];
  return parts.some(
    (part) => part.is === 'kind' && !part.kinds.includes('EXTERNAL') && !part.kinds.includes('MISSING'),
  );
}

/** Of the branches of an `or`, one that something fits is enough. */
function unmatched(asked: Asked, where: ObjectFilter, place: string): Warning[] {
  const { name, path, and, or } = where;
  const anywhere = { ...asked, leavesOut: false };
  const branches = (or ?? []).map((filter, at) => unmatched(asked, filter, `${place}.or[${at}]`));
  return [
    ...(name ? unmatchedTexts(asked, 'name', name, `${place}.name`) : []),
    ...(path ? unmatchedTexts(asked, 'path', path, `${place}.path`) : []),
    ...(and ?? []).flatMap((filter, at) => unmatched(asked, filter, `${place}.and[${at}]`)),
    ...others(where, place).flatMap(([filter, at]) => unmatched(anywhere, filter, at)),
    ...(branches.every(({ length }) => length > 0) ? branches.flat() : []),
  ];
}

function unmatchedTexts(asked: Asked, what: NameOrPath, filter: TextFilter, place: string): Warning[] {
  const warnings: Warning[] = [];
  const tools: QueryTools = { ...asked.tools, warn: (warning) => warnings.push(warning) };
  const { caseSensitive, eq, in: among } = filter;
  const { objects } = indexesOf(asked.graph);
  const fitting = (test: TextFilter, argument: string): 'PRESENT' | 'ABSENT' | 'NONE' => {
    const matches = textMatcher(textTest({ ...test, caseSensitive }, argument));
    const found = objects.fitting(what, JSON.stringify([test, caseSensitive]), matches, tools);
    if (found === 'ABSENT' && asked.leavesOut)
      tools.warn(leftOut(what, String(Object.values(test)[0]), argument));
    return found;
  };
  for (const text of [...(typeof eq === 'string' ? [eq] : []), ...(among ?? [])]) {
    // Exact names that nothing has were reported when the filter was compiled.
    if (fitting({ eq: text }, place) === 'NONE' && caseSensitive === false) {
      warnOfUnknownObject({ ...asked, tools }, what, text, place);
    }
  }
  for (const operator of PART_OPERATORS) {
    const operand = filter[operator];
    const argument = `${place}.${operator}`;
    if (typeof operand !== 'string' || fitting({ [operator]: operand }, argument) !== 'NONE') continue;
    const about = { code: 'UNKNOWN_OBJECT', argument, what: `object's ${what}` } as const;
    warnOfUnmatchedPart(operator, operand, objects.samples(what, tools), about, tools);
  }
  return warnings;
}

function leftOut(what: NameOrPath, text: string, argument: string): Warning {
  const name = truncatedName(text);
  const message = `${argument}: only what is EXTERNAL or MISSING has a ${what} like ${JSON.stringify(name)}, and comes into a list when kind names it`;
  return { code: 'UNKNOWN_OBJECT', argument, message, name, suggestions: [] };
}
