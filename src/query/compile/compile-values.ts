// Compiles conditions on values: those on properties, and on the elements of lists in them.

import type { Graph } from '../../graph/graph.ts';
import { REFERENCE_KINDS } from '../../graph/ids.ts';
import { badFilter, tooDeep } from '../errors.ts';
import type {
  Condition,
  ElementCondition,
  ElementsCondition,
  InnerReferenceCondition,
  PropertyCondition,
  Quantified,
  ValueTests,
} from '../filter/condition.ts';
import type {
  ElementFilter,
  ElementListFilter,
  NumberFilter,
  ObjectFilter,
  PropertyFilter,
  QuantifiedFilter,
  ReferenceFilter,
  TextFilter,
  ValueFilter,
} from '../filter/filter.ts';
import type { Input } from '../filter/input.ts';
import { integerTest } from '../filter/integer-test.ts';
import { isInexact, type NumberTest, numberTest } from '../filter/number-test.ts';
import { booleanTest, oneOf } from '../filter/one-of.ts';
import { eachEntry, operands } from '../filter/operands.ts';
import { textTest } from '../filter/text-test.ts';
import { type DefaultTable, warnOfAbsentDefault } from '../hints/absent-defaults.ts';
import { labelVocabulary } from '../indexes/known-labels.ts';
import { type PathSource, readInnerPath, readPath } from '../indexes/known-paths.ts';
import { MOST_FILTER_DEPTH } from '../limits.ts';
import { Spelling } from '../names/spelling.ts';
import { warnOfUnmatched } from '../names/unmatched-texts.ts';
import { elementsPath, type PropertyPath } from '../values/property-path.ts';

/** Facts that compiling a condition on values needs from the filter that contains it. */
export interface ValueFilterContext extends PathSource {
  readonly graph: Graph;
  readonly defaults?: DefaultTable | null;
  /** The path whose elements the conditions are about; null for objects. */
  readonly inside: string | null;
  readonly labelNames: ReadonlySet<string>;
  /** How deep in the whole filter the conditions are. */
  readonly depth: number;
  /** @throws QueryError LIMIT_EXCEEDED when the filter has too many conditions */
  count(argument: string): void;
  /** Compiles a filter on the target of a reference, `depth` levels down. */
  object(filter: ObjectFilter, argument: string, depth: number): Condition;
}

/** @throws QueryError BAD_FILTER, LIMIT_EXCEEDED */
export function compileProperty(
  filterContext: ValueFilterContext,
  match: PropertyFilter,
  argument: string,
): PropertyCondition | { readonly is: 'or'; readonly of: readonly PropertyCondition[] } {
  for (const [, place] of operands(match, argument)) filterContext.count(place);
  const { exists, orAbsent } = match;
  if (filterContext.inside === null) warnOfAbsentDefault(filterContext, match, argument);
  const tests = valueTests(filterContext, match, argument);
  // Asking for objects without a property may also mean those whose class never has it, so that is no reason to warn.
  const asksForNone = orAbsent === true || (exists === false && Object.keys(tests).length === 0);
  const source = asksForNone ? { ...filterContext, classes: null } : filterContext;
  const path = pathOf(source, match.path, `${argument}.path`);
  const condition: PropertyCondition = {
    is: 'property',
    path,
    quantifier: match.quantifier ?? 'SOME',
    ...(typeof exists === 'boolean' && { exists }),
    ...tests,
  };
  const absent: PropertyCondition = { is: 'property', path, quantifier: 'SOME', exists: false };
  return orAbsent ? { is: 'or', of: [condition, absent] } : condition;
}

function pathOf(filterContext: ValueFilterContext, text: string, argument: string): PropertyPath {
  const { inside } = filterContext;
  return inside === null
    ? readPath(filterContext, text, argument)
    : readInnerPath(filterContext, inside, text, argument);
}

function valueTests(
  filterContext: ValueFilterContext,
  { number, integer, text, boolean, reference }: ValueFilter,
  argument: string,
): ValueTests {
  const { depth } = filterContext;
  return {
    ...(number && { number: doublesTest(filterContext, number, `${argument}.number`) }),
    ...(integer && { integer: integerTest(integer, `${argument}.integer`) }),
    ...(text && { text: textTest(text, `${argument}.text`) }),
    ...(boolean && { boolean: booleanTest(boolean, `${argument}.boolean`) }),
    ...(reference && { reference: filterContext.object(reference, `${argument}.reference`, depth + 1) }),
  };
}

function doublesTest({ tools }: ValueFilterContext, filter: NumberFilter, argument: string): NumberTest {
  const test = numberTest(filter, argument);
  if (isInexact(test)) {
    const message = `${argument}: above 2^53 a double cannot be told from its neighbours; use integer, which compares all digits`;
    tools.warn({ code: 'INEXACT_NUMBER', argument, message, name: null, suggestions: ['integer'] });
  }
  return test;
}

/** @throws QueryError BAD_FILTER for a path that does not name elements, LIMIT_EXCEEDED */
export function compileElements(
  filterContext: ValueFilterContext,
  filter: ElementListFilter,
  argument: string,
): ElementsCondition {
  for (const [, place] of operands(filter, argument)) filterContext.count(place);
  const inside = filterContext.inside === null ? filter.path : `${filterContext.inside}.${filter.path}`;
  const ofElements = { ...filterContext, inside, depth: filterContext.depth + 1 };
  return {
    is: 'elements',
    path: elementsPath(pathOf(filterContext, filter.path, `${argument}.path`), `${argument}.path`),
    ...compileQuantified(filter, argument, (inner, place) => compileElement(ofElements, inner, place)),
  };
}

/** Compiles conditions on the entries of a list. */
export function compileQuantified<Filter, Part>(
  { some, every, none, count }: Input<QuantifiedFilter<Filter>>,
  argument: string,
  compile: (filter: Filter, argument: string) => Part,
): Quantified<Part> {
  return {
    ...(some && { some: compile(some, `${argument}.some`) }),
    ...(every && { every: compile(every, `${argument}.every`) }),
    ...(none && { none: compile(none, `${argument}.none`) }),
    ...(count && { count: numberTest(count, `${argument}.count`) }),
  };
}

/** Compiles the conditions on one element. @throws QueryError BAD_FILTER, LIMIT_EXCEEDED */
export function compileElement(
  filterContext: ValueFilterContext,
  filter: ElementFilter,
  argument: string,
): ElementCondition {
  if (filterContext.depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
  const deeper = { ...filterContext, depth: filterContext.depth + 1 };
  const parts = operands(filter, argument).map(([name, place]): ElementCondition => {
    filterContext.count(place);
    const inner = (value: ElementFilter, at: string): ElementCondition => compileElement(deeper, value, at);
    switch (name) {
      case 'and':
      case 'or':
        return { is: name, of: eachEntry(filter[name]!, place, inner) };
      case 'not':
        return { is: 'not', of: inner(filter.not!, place) };
      case 'value':
        operands(filter.value!, place);
        return { is: 'value', ...valueTests(filterContext, filter.value!, place) };
      case 'properties':
        return allOf(
          eachEntry(filter.properties!, place, (match, at) => compileProperty(filterContext, match, at)),
        );
      case 'references':
        operands(filter.references!, place);
        return {
          is: 'references',
          ...compileQuantified(filter.references!, place, (end, at) =>
            compileReference(filterContext, end, at),
          ),
        };
      case 'elements':
        return allOf(
          eachEntry(filter.elements!, place, (list, at) => compileElements(filterContext, list, at)),
        );
      default:
        throw badFilter(place, 'is not a condition on elements');
    }
  });
  return allOf(parts);
}

function allOf(parts: readonly ElementCondition[]): ElementCondition {
  return parts.length === 1 ? parts[0]! : { is: 'and', of: parts };
}

function compileReference(
  filterContext: ValueFilterContext,
  end: ReferenceFilter,
  argument: string,
): InnerReferenceCondition {
  const { kind, label } = end;
  const far = farEnd(end, argument);
  if (label) warnOfLabel(filterContext, label, `${argument}.label`);
  return {
    kinds: kind ? oneOf(REFERENCE_KINDS, kind, `${argument}.kind`) : null,
    label: label ? textTest(label, `${argument}.label`) : null,
    object: far ? filterContext.object(far.filter, far.argument, filterContext.depth + 1) : null,
  };
}

/** A label inside elements is the part of the whole label that follows the path of the elements. */
function warnOfLabel(
  { inside, labelNames, tools }: ValueFilterContext,
  label: TextFilter,
  argument: string,
): void {
  const element = (inside ?? '').toLowerCase().replace(/\[\d+\]/g, '[]');
  const inner = new Set<string>();
  for (const name of labelNames) {
    const start = name.slice(0, element.length).toLowerCase();
    if (start !== element) continue;
    const rest = name.slice(element.length);
    if (rest === '' || rest.startsWith('[')) inner.add(rest);
    else if (rest.startsWith('.')) inner.add(rest.slice(1));
  }
  // If the elements hold no references at all, the label is not to blame.
  if (inner.size === 0) return;
  const spelling = new Spelling(labelVocabulary(`the save has no reference in ${inside}`, inner));
  warnOfUnmatched(spelling, label, argument, tools);
}

/** The filter on the far end of a reference, given as `object` or as `target`. @throws QueryError BAD_FILTER */
export function farEnd(
  end: ReferenceFilter,
  argument: string,
): { readonly filter: ObjectFilter; readonly argument: string } | null {
  operands(end, argument);
  const { object, target } = end;
  if (object && target)
    throw badFilter(`${argument}.target`, 'is the former name of object: give one of them');
  if (object) return { filter: object, argument: `${argument}.object` };
  return target ? { filter: target, argument: `${argument}.target` } : null;
}
