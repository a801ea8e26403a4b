// Filters over curated rows: the same operators, and the same rules about null operands, as in filters over
// objects.

import type { Graph } from '../../../graph/graph.ts';
import { badFilter, tooDeep } from '../../../query/errors.ts';
import type { NumberFilter, RegionInput, TextFilter } from '../../../query/filter/filter.ts';
import type { Input, Joined } from '../../../query/filter/input.ts';
import { numberMatcher, numberTest } from '../../../query/filter/number-test.ts';
import type { OneOfFilter } from '../../../query/filter/one-of.ts';
import { checkEntries, operands } from '../../../query/filter/operands.ts';
import { type PlaceContext, regionOf, regionTest } from '../../../query/filter/region.ts';
import { textMatcher, textTest } from '../../../query/filter/text-test.ts';
import { MOST_FILTER_DEPTH } from '../../../query/limits.ts';
import {
  isPlace,
  numberOf,
  type Row,
  type RowFieldKind,
  type RowLink,
  type RowShape,
  textsOf,
  thingAt,
} from './fields.ts';

type RowTest = (row: Row) => boolean;

/** Like the schema's filter inputs: operators by field, and `and`, `or`, `not`. */
export interface RowFilter extends Input<Joined<RowFilter>> {
  readonly [field: string]: unknown;
}

/** What a filter needs to know about its rows. */
export interface FilteredRows extends RowShape, Omit<PlaceContext, 'resolvePlace'> {}

/** @throws QueryError BAD_FILTER, LIMIT_EXCEEDED */
export function rowTest(of: FilteredRows, filter: RowFilter, argument = 'where', depth = 0): RowTest {
  if (depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
  const inner = (entry: RowFilter, place: string): RowTest => rowTest(of, entry, place, depth + 1);
  const tests = operands(filter, argument).map(([name, place]): RowTest => {
    if (name === 'and' || name === 'or') {
      const entries = filter[name]!;
      checkEntries(entries, place);
      const each = entries.map((entry, at) => inner(entry, `${place}[${at}]`));
      return name === 'and'
        ? (row) => each.every((test) => test(row))
        : (row) => each.some((test) => test(row));
    }
    if (name === 'not') {
      const test = inner(filter.not!, place);
      return (row) => !test(row);
    }
    // What a link leads to is a row: only a link can lead to none.
    if (name === 'isNull') return () => filter.isNull !== true;
    const link = of.links?.get(name);
    if (link) return linkTest(of, link, of.fields.get(name)!, filter[name] as RowFilter, place, depth + 1);
    const kind = of.fields.get(name);
    const test = kind && valueTest(of, kind, filter[name], place);
    if (!test) throw badFilter(place, 'is not a condition on these rows');
    return (row) => test(thingAt(row, name));
  });
  return (row) => tests.every((test) => test(row));
}

/** Conditions on the rows that a link leads to; none holds for a row that does not say which they are. */
function linkTest(
  of: FilteredRows,
  link: RowLink,
  kind: RowFieldKind,
  operand: RowFilter,
  place: string,
  depth: number,
): RowTest {
  const inner = (filter: RowFilter, at: string): ((position: number) => boolean) => {
    const target = link.target();
    return testOnce(rowTest({ ...of, ...target }, filter, at, depth), target.rows);
  };
  if (kind === 'row') {
    const isNone = operand.isNull === true;
    const test = inner(operand, place);
    return (row) => {
      const positions = link.positions(row);
      return positions?.length === 1 ? test(positions[0]!) : isNone && Object.keys(operand).length === 1;
    };
  }
  const tests = operands(operand, place).map(([name, at]) => {
    if (name === 'count') {
      const matches = numberMatcher(numberTest(operand.count as NumberFilter, at));
      return (positions: readonly number[]) => matches(positions.length);
    }
    const test = inner(operand[name] as RowFilter, at);
    if (name === 'some') return (positions: readonly number[]) => positions.some(test);
    if (name === 'every') return (positions: readonly number[]) => positions.every(test);
    return (positions: readonly number[]) => !positions.some(test);
  });
  return (row) => {
    const positions = link.positions(row);
    return positions !== null && tests.every((test) => test(positions));
  };
}

/** A test of rows by their position, which tests each once however many lead to it. */
function testOnce(test: RowTest, rows: readonly Row[]): (position: number) => boolean {
  const known = new Uint8Array(rows.length);
  return (position) => {
    if (known[position] === 0) known[position] = test(rows[position]!) ? 2 : 1;
    return known[position] === 2;
  };
}

function valueTest(
  of: FilteredRows,
  kind: RowFieldKind,
  operand: unknown,
  place: string,
): ((value: unknown) => boolean) | undefined {
  switch (kind) {
    case 'boolean':
      return (value) => value === operand;
    case 'number': {
      const matches = numberMatcher(numberTest(operand as NumberFilter, place));
      return (value) => {
        const number = numberOf(value);
        return matches(Number.isNaN(number) ? null : number);
      };
    }
    case 'enum':
      return enumTest(operand as OneOfFilter<string>, place);
    case 'text':
    case 'named':
    case 'object':
      return namesTest(of.graph, operand as TextFilter, place);
    case 'place': {
      const resolvePlace = (_: string, at: string): never => {
        throw badFilter(at, 'rows are looked for around a point: give the position of the object');
      };
      const region = regionOf(operand as RegionInput, place, { ...of, resolvePlace });
      const inside = region ? regionTest(region) : () => false;
      return (value) => isPlace(value) && inside(value.x, value.y, value.z);
    }
    default:
      return undefined;
  }
}

function enumTest(match: OneOfFilter<string>, place: string): (value: unknown) => boolean {
  const tests = operands(match, place).map(([name, at]): ((value: unknown) => boolean) => {
    const operand = match[name];
    if (name === 'eq') return (value) => value === operand;
    if (name === 'ne') return (value) => value !== operand;
    checkEntries(operand as readonly string[], at);
    const among = new Set<unknown>(operand as readonly string[]);
    return name === 'in' ? (value) => among.has(value) : (value) => !among.has(value);
  });
  return (value) => tests.every((test) => test(value));
}

/**
 * A value may have several texts (title, name, path; entries of a list). Positive conditions hold if a single
 * text satisfies all of them, negative ones if every text does.
 */
function namesTest(graph: Graph, filter: TextFilter, place: string): (value: unknown) => boolean {
  const { ne, nin, isNull, caseSensitive, ...positive } = filter;
  const folded = caseSensitive === undefined ? {} : { caseSensitive };
  // Checks the whole filter with its places, including null operands.
  textTest(filter, place);
  const matches = textMatcher(textTest({ ...positive, ...folded }, place));
  const negative = { ...(ne !== undefined && { ne }), ...(nin !== undefined && { nin }), ...folded };
  const excludes = textMatcher(textTest(negative, place));
  const asksText = Object.keys(positive).length > 0;
  return (value) => {
    const texts = textsOf(graph, value);
    if (typeof isNull === 'boolean' && isNull !== (texts.length === 0)) return false;
    return (!asksText || texts.some(matches)) && texts.every(excludes);
  };
}
