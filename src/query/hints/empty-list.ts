// Warnings about a list that its filter leaves empty. Under the path of a condition no object may have such a text (a value
// with a prefix or in another letter case is suggested), a number in that range, or a value of that type. And a filter may
// match only what lists leave out. Only an empty list is examined, so others do not pay for it.

import { VALUE } from '../../graph/column-reader.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { ValueColumn } from '../columns/value-column.ts';
import type { NumberFilter, ObjectFilter, PropertyFilter } from '../filter/filter.ts';
import { MOST_LOOKED } from '../indexes/known-paths.ts';
import { spellingOf, truncatedName } from '../names/spelling.ts';
import { warnOfUnmatched } from '../names/unmatched-texts.ts';
import type { LazyRows } from '../pages/page.ts';
import type { QueryRun } from '../run/query-run.ts';
import { valuesOn } from '../values/node-values.ts';
import { type PropertyPath, quotedName } from '../values/property-path.ts';

interface EmptyListTools {
  readonly run: QueryRun;
  readonly where: ObjectFilter;
  /** The only classes that the list is of; null for any. */
  readonly classes: readonly number[] | null;
  /** True if objects match that the list leaves out because the save only names them. */
  readonly matchesAbsent: () => boolean;
}

/** The list itself, which warns once if it turns out to be empty. */
export function warningIfEmpty(list: LazyRows, tools: EmptyListTools): LazyRows {
  let isExamined = false;
  const examine = (count: number): void => {
    if (count > 0 || isExamined) return;
    isExamined = true;
    warnOfEmpty(tools);
  };
  const examined = (rows: Uint32Array): Uint32Array => {
    examine(rows.length);
    return rows;
  };
  return {
    upTo: (count) => (count === 0 ? list.upTo(0) : examined(list.upTo(count))),
    all: () => examined(list.all()),
    ...(list.unordered && { unordered: () => examined(list.unordered!()) }),
    ...(list.count && {
      count: () => {
        const count = list.count!();
        examine(count);
        return count;
      },
    }),
  };
}

function warnOfEmpty({ run, where, classes, matchesAbsent }: EmptyListTools): void {
  for (const [condition, place] of valueConditions(where, 'where'))
    warnOfUnmatchedValue(run, condition, place, classes);
  if (!matchesAbsent()) return;
  const message = 'where: only EXTERNAL or MISSING objects match; a list includes them when kind names them';
  run.tools.warn({ code: 'UNKNOWN_OBJECT', argument: 'where', message, name: null, suggestions: [] });
}

/** Those that must hold of some value, with their places: not what is under `or` and `not`, nor about every value or none. */
function valueConditions(
  { properties, and }: ObjectFilter,
  place: string,
): readonly (readonly [PropertyFilter, string])[] {
  const own = (properties ?? []).map((condition, at) => [condition, `${place}.properties[${at}]`] as const);
  const some = own.filter(([{ quantifier }]) => (quantifier ?? 'SOME') === 'SOME');
  return [...some, ...(and ?? []).flatMap((inner, at) => valueConditions(inner, `${place}.and[${at}]`))];
}

const ASKED_TYPES = ['number', 'integer', 'text', 'boolean', 'reference'] as const;
type AskedType = (typeof ASKED_TYPES)[number];

function warnOfUnmatchedValue(
  run: QueryRun,
  condition: PropertyFilter,
  place: string,
  classes: readonly number[] | null,
): void {
  const asked = ASKED_TYPES.filter((type) => condition[type] !== undefined && condition[type] !== null);
  if (asked.length === 0) return;
  const path = run.indexes.paths.parse(condition.path, `${place}.path`);
  const rows = new Set(run.indexes.paths.candidates(path, classes && new Set(classes), run.tools));
  // Too many to examine them all.
  if (rows.size >= MOST_LOOKED) return;
  const found = foundValues(run, path, Uint32Array.from(rows).sort());
  for (const type of asked) {
    const argument = `${place}.${type}`;
    const isThere = found.types.has(type === 'integer' ? 'number' : type);
    if (!isThere) warnOfType(run, path, found, type, argument);
    else if (type === 'text') {
      const none = `the save has no text under ${path.text}`;
      const spelling = spellingOf('UNKNOWN_VALUE', none, found.texts);
      warnOfUnmatched(spelling, condition.text!, argument, run.tools);
    } else if (type === 'number') warnOfRange(run, path, found, condition.number!, argument);
  }
}

/** The values under a path. */
interface FoundValues {
  readonly texts: ReadonlySet<string>;
  readonly min: number;
  readonly max: number;
  /** Types of which a condition could be met. */
  readonly types: ReadonlySet<string>;
  /** Counts by the type that they are shown as. */
  readonly counts: ReadonlyMap<string, number>;
  /** An object with a value that is none of the types that can be asked for; null for none. */
  readonly other: number | null;
}

function foundValues(run: QueryRun, path: PropertyPath, rows: Uint32Array): FoundValues {
  const column = run.indexes.columns.read(run, rows, path);
  const [texts, types, counts] = [new Set<string>(), new Set<string>(), new Map<string, number>()];
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let other: number | null = null;
  for (const row of rows) {
    run.tick(1);
    const element = column.firstElement(row);
    for (let at = column.start(element); at < column.stop(element); at++) {
      const type = typeAt(column, at);
      if (type === 'other') other ??= row;
      counts.set(type, (counts.get(type) ?? 0) + 1);
      types.add(column.kind(at) === VALUE.integer ? 'integer' : type);
      if (column.targetOf(at) >= 0) types.add('reference');
      const text = column.textOf(at);
      if (text >= 0) texts.add(column.texts.texts[text]!);
      const number = column.numberOf(at);
      if (Number.isNaN(number)) continue;
      types.add('number');
      min = Math.min(min, number);
      max = Math.max(max, number);
    }
  }
  return { texts, min, max, types, counts, other };
}

function typeAt(column: ValueColumn, at: number): 'null' | 'other' | Exclude<AskedType, 'integer'> {
  switch (column.kind(at)) {
    case VALUE.nothing:
      return 'null';
    case VALUE.number:
    case VALUE.integer:
      return 'number';
    case VALUE.boolean:
      return 'boolean';
    case VALUE.reference:
      return 'reference';
    default:
      return column.textOf(at) >= 0 ? 'text' : 'other';
  }
}

function warnOfRange(
  run: QueryRun,
  path: PropertyPath,
  { min, max }: FoundValues,
  number: NumberFilter,
  place: string,
): void {
  for (const operator of ['eq', 'lt', 'lte', 'gt', 'gte'] as const) {
    const operand = number[operator];
    if (typeof operand !== 'number' || (operand >= min && operand <= max)) continue;
    const argument = `${place}.${operator}`;
    const message = `${argument}: no object has such a number under ${path.text}: they go from ${min} to ${max}`;
    run.tools.warn({ code: 'OUT_OF_RANGE', argument, message, name: null, suggestions: [] });
  }
}

/** Warns that no value has the type, if there are others: which, and how to ask for them. */
function warnOfType(
  run: QueryRun,
  path: PropertyPath,
  { counts, types, other }: FoundValues,
  asked: AskedType,
  argument: string,
): void {
  // Nulls could be of any type.
  if (counts.size === 0 || counts.has('null')) return;
  const inside = other === null ? null : insideOf(run, path, other);
  const found = [...counts]
    .sort(([, few], [, many]) => many - few)
    .map(([type, count]) => `${count} ${type === 'other' ? inside!.name : type}${count === 1 ? '' : 's'}`);
  // All digits of a 64-bit integer are compared with `integer` only.
  const isBest = (type: AskedType): boolean =>
    types.has(type) && !(type === 'number' && types.has('integer'));
  const suggestions = [...ASKED_TYPES.filter(isBest), ...(inside?.paths ?? [])];
  const advice = suggestions.map((each) => (each === 'reference' ? 'reference: {name: {eq: ...}}' : each));
  const instead = advice.length > 0 ? `; ask with ${advice.join(', ')}` : '';
  const article = asked === 'integer' ? 'an' : 'a';
  const name = truncatedName(path.text);
  const message = `${argument}: no value under ${name} is ${article} ${asked}, found ${found.join(', ')}${instead}`;
  run.tools.warn({ code: 'TYPE_MISMATCH', argument, message, name, suggestions });
}

/** Fields of a struct to suggest. */
const MOST_FIELDS = 5;

/** The type of an object's value that is made of others, and the paths that lead into it. */
function insideOf(
  run: QueryRun,
  path: PropertyPath,
  row: number,
): { name: string; paths: readonly string[] } {
  for (const { value } of valuesOn(run.graph, row as NodeId, path)) {
    if (typeof value !== 'object' || value === null) continue;
    if (value.kind === 'list' || value.kind === 'map') return { name: value.kind, paths: [`${path.text}[]`] };
    if (value.kind !== 'struct') continue;
    const fields = value.fields.slice(0, MOST_FIELDS);
    return { name: 'struct', paths: fields.map(({ name }) => `${path.text}.${quotedName(name)}`) };
  }
  return { name: 'value', paths: ['property(path:) { bytes }'] };
}
