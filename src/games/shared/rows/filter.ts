// Filters over curated rows: the same operators, and the same rules about null operands, as in filters over
// objects, and compiled to the same conditions.

import { compileQuantified } from '../../../query/compile/compile-values.ts';
import { badFilter, tooDeep } from '../../../query/errors.ts';
import type { ElementCondition, PropertyCondition, Quantified } from '../../../query/filter/condition.ts';
import type {
  NumberFilter,
  QuantifiedFilter,
  RegionInput,
  TextFilter,
} from '../../../query/filter/filter.ts';
import type { Input, Joined } from '../../../query/filter/input.ts';
import { NUMBER_OPERATORS, type NumberOperator, numberTest } from '../../../query/filter/number-test.ts';
import { type BooleanFilter, booleanTest } from '../../../query/filter/one-of.ts';
import { eachEntry, operands } from '../../../query/filter/operands.ts';
import { type PlaceContext, regionOf } from '../../../query/filter/region.ts';
import { textTest } from '../../../query/filter/text-test.ts';
import { MOST_FILTER_DEPTH } from '../../../query/limits.ts';
import { checkField, type RowFieldKind, type RowSource, sourceBehind } from './fields.ts';
import { ENTRY } from './row-source.ts';

/** Like the schema's filter inputs: operators by field, and `and`, `or`, `not`. */
export interface RowFilter extends Input<Joined<RowFilter>> {
  readonly [field: string]: unknown;
}

/** Conditions on a list of names, or on a single one. */
export type TextListFilter = TextFilter & Input<QuantifiedFilter<TextFilter>>;

/** What a filter needs to know about its rows. */
interface FilteredRows extends RowSource, Omit<PlaceContext, 'resolvePlace'> {}

/** On rows, by the names of their fields. */
type RowCondition = ElementCondition<string>;

const ALWAYS: RowCondition = { is: 'and', of: [] };
const NEVER: RowCondition = { is: 'or', of: [] };

/** @throws QueryError BAD_FILTER, LIMIT_EXCEEDED */
export function rowCondition(
  of: FilteredRows,
  filter: RowFilter,
  argument = 'where',
  depth = 0,
): RowCondition {
  if (depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
  const inner = (entry: RowFilter, place: string): RowCondition => rowCondition(of, entry, place, depth + 1);
  const parts = operands(filter, argument).map(([name, place]): RowCondition => {
    if (name === 'and' || name === 'or') return { is: name, of: eachEntry(filter[name]!, place, inner) };
    if (name === 'not') return { is: 'not', of: inner(filter.not!, place) };
    // What a link leads to is a row: only a link can lead to none.
    if (name === 'isNull') return filter.isNull === true ? NEVER : ALWAYS;
    const kind = of.fields.get(name);
    const behind = sourceBehind(of, name);
    if (behind)
      return innerCondition({ ...of, ...behind }, kind, name, filter[name] as RowFilter, place, depth + 1);
    const condition = kind && fieldCondition(of, kind, name, filter[name], place);
    if (!condition) throw badFilter(place, 'is not a condition on these rows');
    return condition;
  });
  return { is: 'and', of: parts };
}

/** Conditions on the rows that a link leads to or on structs; none holds for a row that does not say which they are. */
function innerCondition(
  target: FilteredRows,
  kind: RowFieldKind | undefined,
  path: string,
  operand: RowFilter,
  place: string,
  depth: number,
): RowCondition {
  if (kind === 'row') {
    const some = rowCondition(target, operand, place, depth);
    if (operand.isNull !== true || Object.keys(operand).length > 1) return { is: 'elements', path, some };
    return { is: 'not', of: { is: 'elements', path, some: ALWAYS } };
  }
  const asked = operands(operand, place);
  const { where, ...list } = operand as Input<QuantifiedFilter<RowFilter>> & { readonly where?: RowFilter };
  const compile = (filter: RowFilter, at: string): RowCondition => rowCondition(target, filter, at, depth);
  const rows = compileQuantified(list, place, compile);
  if (!where) return { is: 'elements', path, ...rows };
  if (asked.length === 1)
    throw badFilter(place, 'where says which rows: add some, every, none or count, or write some instead');
  return { is: 'elements', path, ...among(compile(where, `${place}.where`), rows) };
}

/** The same of those entries that `where` holds for. */
function among(
  where: RowCondition,
  { some, every, none, count }: Quantified<RowCondition>,
): Quantified<RowCondition> {
  return {
    some: some && { is: 'and', of: [where, some] },
    every: every && { is: 'or', of: [{ is: 'not', of: where }, every] },
    none: none && { is: 'and', of: [where, none] },
    count,
    counted: where,
  };
}

function fieldCondition(
  of: FilteredRows,
  kind: RowFieldKind,
  path: string,
  operand: unknown,
  place: string,
): RowCondition | undefined {
  const one: PropertyCondition<string> = { is: 'property', path, quantifier: 'SOME' };
  switch (kind) {
    case 'boolean':
      return { ...one, boolean: booleanTest(operand as BooleanFilter, place) };
    case 'number':
      return numberCondition(of, one, operand as NumberFilter, place);
    case 'enum':
    case 'text':
    case 'named':
    case 'object':
      return namesCondition(one, operand as TextListFilter, place);
    case 'place': {
      const resolvePlace = (_: string, at: string): never => {
        throw badFilter(at, 'rows are looked for around a point: give the position of the object');
      };
      const region = regionOf(operand as RegionInput, place, { ...of, resolvePlace });
      return region ? { ...one, region } : NEVER;
    }
    default:
      return undefined;
  }
}

/** By operator: the one that compares with another field of the row. */
const FIELD_OPERATORS = new Map(
  (Object.keys(NUMBER_OPERATORS) as NumberOperator[]).map((by) => [`${by}Field`, by]),
);

function numberCondition(
  { fields }: FilteredRows,
  one: PropertyCondition<string>,
  filter: NumberFilter,
  place: string,
): RowCondition {
  const given = operands(filter, place);
  const compared = given.flatMap(([name, at]): RowCondition[] => {
    const by = FIELD_OPERATORS.get(name);
    if (!by) return [];
    const to = checkField(fields, filter[name] as unknown as string, at);
    return [{ is: 'compared', path: one.path, by, to }];
  });
  const others = given.filter(([name]) => !FIELD_OPERATORS.has(name)).map(([name]) => [name, filter[name]]);
  const number = numberTest(Object.fromEntries(others), place);
  return { is: 'and', of: [...(others.length > 0 ? [{ ...one, number }] : []), ...compared] };
}

/** On the names of a list, and on those that some, every or none of its entries have. */
function namesCondition(one: PropertyCondition<string>, filter: TextListFilter, place: string): RowCondition {
  const { some, every, none, count, ...whole } = filter;
  const own = textsCondition(one, whole, place);
  if (!some && !every && !none && !count) {
    operands(filter, place);
    return own;
  }
  const entry: PropertyCondition<string> = { ...one, path: ENTRY };
  const names = compileQuantified(filter, place, (inner, at) => textsCondition(entry, inner, at));
  return { is: 'and', of: [own, { is: 'elements', path: one.path, ...names }] };
}

/**
 * A value may have several texts (title, name, path; entries of a list). Positive conditions hold if a single
 * text satisfies all of them, negative ones if every text does. Conditions without a slash do not look into the
 * folders of assets.
 */
function textsCondition(one: PropertyCondition<string>, filter: TextFilter, place: string): RowCondition {
  // Checks the whole filter with its places, including null operands.
  const { fold, ne, nin, isNull, ...positive } = textTest(filter, place);
  const negative = { ...(ne !== undefined && { ne }), ...(nin && { nin }) };
  const of: RowCondition[] = [];
  const operands = Object.values(positive).flat();
  const exceptAssets = !operands.some((operand) => String(operand).includes('/'));
  if (operands.length > 0) of.push({ ...one, text: { fold, exceptAssets, ...positive } });
  if (Object.keys(negative).length > 0) of.push({ ...one, quantifier: 'EVERY', text: { fold, ...negative } });
  if (isNull !== undefined) of.push({ ...one, exists: !isNull });
  return { is: 'and', of };
}
