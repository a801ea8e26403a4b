// The part of compiling that is about values: conditions on properties, and on the elements of lists in them.

import type {
  Condition,
  ElementCondition,
  ElementsCondition,
  InnerReferenceCondition,
  PropertyCondition,
  ValueTests,
} from './condition.ts';
import { badFilter, overLimit } from './errors.ts';
import type {
  ElementFilter,
  ElementListFilter,
  ObjectFilter,
  PropertyFilter,
  ReferenceFilter,
  ReferenceListFilter,
  ValueFilter,
} from './filter.ts';
import { type PathSource, readInnerPath, readPath } from './known-paths.ts';
import { MOST_FILTER_DEPTH } from './limits.ts';
import { numberTest } from './number-test.ts';
import { checkEntries, operands } from './operands.ts';
import { elementsPath, type PropertyPath } from './property-path.ts';
import { textTest } from './text-test.ts';

/** What compiling a condition on values needs of the filter around it. */
export interface ValueCompiler extends PathSource {
  /** The path whose elements the conditions are about; null for objects. */
  readonly inside: string | null;
  /** @throws QueryError LIMIT_EXCEEDED when the filter has too many conditions */
  count(argument: string): void;
  /** A filter on what a reference leads to, `depth` levels down. */
  object(filter: ObjectFilter, argument: string, depth: number): Condition;
}

/** @throws QueryError BAD_FILTER, LIMIT_EXCEEDED */
export function compileProperty(
  compiler: ValueCompiler,
  match: PropertyFilter,
  argument: string,
  depth: number,
): PropertyCondition {
  for (const [, place] of operands(match, argument)) compiler.count(place);
  const { exists } = match;
  return {
    is: 'property',
    path: pathOf(compiler, match.path, `${argument}.path`),
    quantifier: match.quantifier ?? 'SOME',
    ...(typeof exists === 'boolean' && { exists }),
    ...valueTests(compiler, match, argument, depth),
  };
}

function pathOf(compiler: ValueCompiler, text: string, argument: string): PropertyPath {
  const { inside } = compiler;
  return inside === null
    ? readPath(compiler, text, argument)
    : readInnerPath(compiler, inside, text, argument);
}

function valueTests(
  compiler: ValueCompiler,
  { number, text, boolean, reference }: ValueFilter,
  argument: string,
  depth: number,
): ValueTests {
  return {
    ...(number && { number: numberTest(number, `${argument}.number`) }),
    ...(text && { text: textTest(text, `${argument}.text`) }),
    ...(typeof boolean === 'boolean' && { boolean }),
    ...(reference && { reference: compiler.object(reference, `${argument}.reference`, depth + 1) }),
  };
}

/** @throws QueryError BAD_FILTER for a path that does not name elements, LIMIT_EXCEEDED */
export function compileElements(
  compiler: ValueCompiler,
  filter: ElementListFilter,
  argument: string,
  depth: number,
): ElementsCondition {
  for (const [, place] of operands(filter, argument)) compiler.count(place);
  const { some, every, none, count } = filter;
  const inside = compiler.inside === null ? filter.path : `${compiler.inside}.${filter.path}`;
  const element = (inner: ElementFilter, name: string): ElementCondition =>
    compileElement({ ...compiler, inside }, inner, `${argument}.${name}`, depth + 1);
  return {
    is: 'elements',
    path: elementsPath(pathOf(compiler, filter.path, `${argument}.path`), `${argument}.path`),
    ...(some && { some: element(some, 'some') }),
    ...(every && { every: element(every, 'every') }),
    ...(none && { none: element(none, 'none') }),
    ...(count && { count: numberTest(count, `${argument}.count`) }),
  };
}

/** Conditions on one element. @throws QueryError BAD_FILTER, LIMIT_EXCEEDED */
export function compileElement(
  compiler: ValueCompiler,
  filter: ElementFilter,
  argument: string,
  depth: number,
): ElementCondition {
  if (depth > MOST_FILTER_DEPTH) throw overLimit(argument, `filters nest at most ${MOST_FILTER_DEPTH} deep`);
  const parts = operands(filter, argument).map(([name, place]): ElementCondition => {
    compiler.count(place);
    const inner = (value: ElementFilter, at: string): ElementCondition =>
      compileElement(compiler, value, at, depth + 1);
    switch (name) {
      case 'and':
      case 'or':
        checkEntries(filter[name]!, place);
        return { is: name, of: filter[name]!.map((entry, at) => inner(entry, `${place}[${at}]`)) };
      case 'not':
        return { is: 'not', of: inner(filter.not!, place) };
      case 'value':
        operands(filter.value!, place);
        return { is: 'value', ...valueTests(compiler, filter.value!, place, depth) };
      case 'properties':
        checkEntries(filter.properties!, place);
        return allOf(
          filter.properties!.map((match, at) => compileProperty(compiler, match, `${place}[${at}]`, depth)),
        );
      case 'references':
        return compileReferences(compiler, filter.references!, place, depth);
      case 'elements':
        checkEntries(filter.elements!, place);
        return allOf(
          filter.elements!.map((list, at) => compileElements(compiler, list, `${place}[${at}]`, depth)),
        );
      default:
        throw badFilter(place, 'is no condition on elements');
    }
  });
  return allOf(parts);
}

function allOf(parts: readonly ElementCondition[]): ElementCondition {
  return parts.length === 1 ? parts[0]! : { is: 'and', of: parts };
}

function compileReferences(
  compiler: ValueCompiler,
  match: ReferenceListFilter,
  argument: string,
  depth: number,
): ElementCondition {
  operands(match, argument);
  const { some, every, none, count } = match;
  const end = (inner: ReferenceFilter, name: string): InnerReferenceCondition =>
    compileReference(compiler, inner, `${argument}.${name}`, depth);
  return {
    is: 'references',
    ...(some && { some: end(some, 'some') }),
    ...(every && { every: end(every, 'every') }),
    ...(none && { none: end(none, 'none') }),
    ...(count && { count: numberTest(count, `${argument}.count`) }),
  };
}

function compileReference(
  compiler: ValueCompiler,
  end: ReferenceFilter,
  argument: string,
  depth: number,
): InnerReferenceCondition {
  const { kind, label } = end;
  const far = farEnd(end, argument);
  if (kind) checkEntries(kind, `${argument}.kind`);
  return {
    kinds: kind ?? null,
    label: label ? textTest(label, `${argument}.label`) : null,
    object: far ? compiler.object(far.filter, far.argument, depth + 1) : null,
  };
}

/** What is asked of the far end of a reference, under either name. @throws QueryError BAD_FILTER for null operands */
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
