// Whether values under a property path have the type that a condition asks for. A text condition on numbers
// matches nothing: it is answered with a warning that names the types found and how to ask for them. Results
// are kept with the graph.

import { VALUE } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import type { ColumnRun } from '../columns/column-run.ts';
import type { Columns } from '../columns/columns.ts';
import type { PathColumn } from '../columns/path-column.ts';
import type { ValueTests } from '../filter/condition.ts';
import { truncatedName } from '../names/nearest-names.ts';
import { Ticker } from '../ticker.ts';
import type { QueryTools, Warning } from '../tools.ts';
import { type PropertyPath, quotedName, textIn, valuesAt } from '../values/property-path.ts';
import { type KnownPaths, keep, MOST_CLASSES, MOST_LOOKED, nameIn } from './known-paths.ts';

/** Objects in the first batch: nearly always the first one already has a value of the right type. */
const FIRST_LOOKED = 16;
/** Fields of a struct, or types, to suggest. */
const MOST_SUGGESTIONS = 5;

const ASKED_TYPES = ['number', 'text', 'boolean', 'reference'] as const;
type AskedType = (typeof ASKED_TYPES)[number];
/** What sort and group keys need; values of every type but `other` have an order. */
type KeyType = 'number' | 'reference' | 'ordered';
type OtherType = 'struct' | 'list' | 'map' | 'value of bytes';
type TypedValue = Exclude<Value, null>;

/** Conditions on the values under a path, with their place in the request. */
export interface AskedValues {
  /** The path whose elements the conditions are about; null for objects. */
  readonly inside: string | null;
  /** Inside the elements; null for the elements themselves. */
  readonly path: string | null;
  readonly tests: ValueTests;
  /** The only classes whose objects matter; null for all. */
  readonly classes: readonly number[] | null;
  readonly argument: string;
}

/** What objects or elements are sorted or grouped by. */
export interface AskedKey extends Omit<AskedValues, 'tests' | 'path'> {
  readonly path: string;
  readonly type: KeyType;
}

/** What is known about the types of values in one graph. */
export class KnownTypes {
  readonly #graph: Graph;
  readonly #paths: KnownPaths;
  readonly #columns: Columns;
  /** The types found instead, by what was asked; null where some value matches or there are none. */
  readonly #others = new Map<string, OtherTypes | null>();

  constructor(graph: Graph, { paths, columns }: { readonly paths: KnownPaths; readonly columns: Columns }) {
    this.#graph = graph;
    this.#paths = paths;
    this.#columns = columns;
  }

  /** Warns about a sort or group key that needs values of another type than those under its path. */
  checkKey(key: AskedKey, tools: QueryTools): void {
    const { inside, path, type, classes, argument } = key;
    const others = this.#othersThan(type, { inside, path, classes }, tools);
    if (others) tools.warn(keyWarning(others, type, wholePath(inside, path), argument));
  }

  /** Warns about each condition on a type that no value under the path has. */
  check({ inside, path, tests, classes, argument }: AskedValues, tools: QueryTools): void {
    for (const asked of [...ASKED_TYPES, 'integer'] as const) {
      const test = tests[asked];
      // `isNull: true` asks for values of other types.
      if (test === undefined || (typeof test === 'object' && 'isNull' in test && test.isNull)) continue;
      const others = this.#othersThan(
        asked === 'integer' ? 'number' : asked,
        { inside, path, classes },
        tools,
      );
      if (others) tools.warn(warningOf(others, asked, wholePath(inside, path), `${argument}.${asked}`));
    }
  }

  /** Null where some value has the type, or where there are no values. */
  #othersThan(
    asked: AskedType | KeyType,
    { inside, path, classes }: Pick<AskedValues, 'inside' | 'path' | 'classes'>,
    tools: QueryTools,
  ): OtherTypes | null {
    const few = classes && classes.length <= MOST_CLASSES ? classes : null;
    const name = `${asked} ${inside} ${nameIn(few ?? [], path ?? '')}`;
    let others = this.#others.get(name);
    if (others === undefined) {
      others = this.#findOthers(asked, { inside, path }, few && new Set(few), tools);
      keep(this.#others, name, others);
    }
    return others;
  }

  #findOthers(
    asked: AskedType | KeyType,
    { inside, path }: Pick<AskedValues, 'inside' | 'path'>,
    classes: ReadonlySet<number> | null,
    tools: QueryTools,
  ): OtherTypes | null {
    const whole = this.#paths.parse(wholePath(inside, path), 'path');
    const ticker = new Ticker(tools);
    const run: ColumnRun = {
      tools: { budget: tools.budget, warn: () => undefined },
      tick: (rows, cost) => ticker.tick(rows, cost),
      decode: () => ticker.decode(),
    };
    /** Reads the column that the condition itself will be tested on. */
    const read = (rows: Uint32Array): PathColumn => {
      if (inside === null) return this.#columns.read(run, rows, whole);
      const inner = path === null ? null : this.#paths.parseInner(path, 'path');
      return this.#columns.readInside(run, rows, this.#paths.parse(inside, 'path'), inner);
    };
    const counts: TypeCounts = new Map();
    for (const rows of batches(this.#paths.mayHave(whole, classes, tools))) {
      if (rows === null || !countTypes(read(rows), asked, rows, counts)) return null;
    }
    return counts.size === 0 ? null : this.#describe(counts, whole, classes, tools);
  }

  #describe(
    counts: TypeCounts,
    path: PropertyPath,
    classes: ReadonlySet<number> | null,
    tools: QueryTools,
  ): OtherTypes {
    const others = new OtherTypes(counts);
    let looked = 0;
    for (const row of this.#paths.mayHave(path, classes, tools)) {
      const found = valuesAt(this.#graph.properties(row as NodeId, path.roots), path);
      for (const { value } of found) others.add(value);
      if (found.length > 0 && ++looked === FIRST_LOOKED) break;
    }
    return others;
  }
}

/** Each row once, in batches of growing size; null once there are too many rows to look at all of them. */
function* batches(rows: Iterable<number>): Generator<Uint32Array | null> {
  const seen = new Set<number>();
  let batch: number[] = [];
  let most = FIRST_LOOKED;
  for (const row of rows) {
    if (seen.has(row)) continue;
    if (seen.add(row).size >= MOST_LOOKED) yield null;
    if (batch.push(row) < most) continue;
    yield Uint32Array.from(batch).sort();
    batch = [];
    most *= 2;
  }
  yield Uint32Array.from(batch).sort();
}

type TypeCounts = Map<AskedType | 'other', number>;

/** Counts the values by type. False when one has the type that is asked for, or is null. */
function countTypes(
  column: PathColumn,
  asked: AskedType | KeyType,
  rows: Uint32Array,
  counts: TypeCounts,
): boolean {
  for (const row of rows) {
    const first = column.firstElement(row);
    const elements = column.elementCount(row);
    const stop = elements === 0 ? 0 : column.stop(first + elements - 1);
    for (let value = elements === 0 ? 0 : column.start(first); value < stop; value++) {
      const type = typeAt(column, value);
      // Null could be of any type.
      if (type === null || type === asked || (asked === 'ordered' && type !== 'other')) return false;
      if (asked === 'number' && !Number.isNaN(column.numberOf(value))) return false;
      if (asked === 'reference' && column.targetOf(value) >= 0) return false;
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
  }
  return true;
}

/** The types of values that do not have the type asked for. */
class OtherTypes {
  readonly counts: ReadonlyMap<AskedType | 'other', number>;
  /** Composite types among the values that were decoded. */
  readonly composites = new Set<OtherType>();
  /** Names of the fields of structs. */
  readonly fields = new Set<string>();
  hasNumbers = false;
  /** Whether there are 64-bit integers. */
  hasIntegers = false;

  constructor(counts: TypeCounts) {
    this.counts = counts;
  }

  add(value: Value): void {
    if (value === null) return;
    if (hasNumber(value)) this.hasNumbers = true;
    if (typeof value === 'bigint') this.hasIntegers = true;
    const type = typeOf(value);
    if (type === 'struct' || type === 'list' || type === 'map' || type === 'value of bytes')
      this.composites.add(type);
    if (typeof value !== 'object' || value.kind !== 'struct') return;
    for (const { name } of value.fields) if (this.fields.size < MOST_SUGGESTIONS) this.fields.add(name);
  }
}

function hasNumber(value: TypedValue): boolean {
  return typeof value === 'object' && value.kind === 'text' && value.number !== undefined;
}

function typeOf(value: TypedValue): AskedType | OtherType {
  if (textIn(value) !== null) return 'text';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'object') return 'number';
  return value.kind === 'opaque' ? 'value of bytes' : (value.kind as AskedType | OtherType);
}

/** Null for a null value. */
function typeAt(column: PathColumn, value: number): AskedType | 'other' | null {
  switch (column.kind(value)) {
    case VALUE.nothing:
      return null;
    case VALUE.number:
    case VALUE.integer:
      return 'number';
    case VALUE.boolean:
      return 'boolean';
    case VALUE.text:
      return 'text';
    case VALUE.reference:
      return 'reference';
    default:
      return column.textOf(value) >= 0 ? 'text' : 'other';
  }
}

function warningOf(others: OtherTypes, asked: keyof ValueTests, path: string, argument: string): Warning {
  const { composites } = others;
  const name = truncatedName(path);
  const suggestions = suggestionsOf(others, path).slice(0, MOST_SUGGESTIONS);
  const found = foundTypes(others);
  const advice = composites.has('value of bytes')
    ? ['property(path:) { bytes }']
    : suggestions.map((each) => (each === 'reference' ? 'reference: {name: {eq: ...}}' : each));
  const instead = advice.length > 0 ? `; ask with ${advice.join(', ')}` : '';
  const message = `${argument}: no value under ${name} is ${asked === 'integer' ? 'an' : 'a'} ${asked}, found ${found}${instead}`;
  return { code: 'TYPE_MISMATCH', argument, message, name, suggestions };
}

const KEY_WORDS: Readonly<Record<KeyType, string>> = {
  number: 'is a number',
  reference: 'is a reference',
  ordered: 'has an order',
};

function keyWarning(others: OtherTypes, type: KeyType, path: string, argument: string): Warning {
  const name = truncatedName(path);
  const inner = pathsInside(others, path);
  const suggestions = (type === 'ordered' || inner.length > 0 ? inner : ['property']).slice(
    0,
    MOST_SUGGESTIONS,
  );
  const instead = suggestions.length > 0 ? `; ask with ${suggestions.join(', ')}` : '';
  const message = `${argument}: no value under ${name} ${KEY_WORDS[type]}, found ${foundTypes(others)}${instead}`;
  return { code: 'TYPE_MISMATCH', argument, message, name, suggestions };
}

/** The number of values of each type, in words. */
function foundTypes({ counts, composites }: OtherTypes): string {
  return [...counts]
    .sort(([, few], [, many]) => many - few)
    .map(([type, count]) => `${count} ${wordsFor(type === 'other' ? [...composites] : [type], count)}`)
    .join(', ');
}

function wordsFor(types: readonly (AskedType | OtherType)[], count: number): string {
  const plural = (type: string): string => (type === 'value of bytes' ? 'values of bytes' : `${type}s`);
  return types.map((type) => (count === 1 ? type : plural(type))).join(' or ') || 'other';
}

/** Operands and paths that would match instead. */
function suggestionsOf(others: OtherTypes, path: string): string[] {
  const { counts, hasNumbers, hasIntegers } = others;
  const operands = ASKED_TYPES.filter((type) => counts.has(type) || (type === 'number' && hasNumbers));
  const names = operands.map((type) => (type === 'number' && hasIntegers ? 'integer' : type));
  return [...names, ...pathsInside(others, path)];
}

function pathsInside({ composites, fields }: OtherTypes, path: string): string[] {
  const isPlural = composites.has('list') || composites.has('map');
  return [...(isPlural ? [`${path}[]`] : []), ...Array.from(fields, (name) => `${path}.${quotedName(name)}`)];
}

function wholePath(inside: string | null, path: string | null): string {
  return [inside, path].filter((part) => part !== null).join('.');
}
