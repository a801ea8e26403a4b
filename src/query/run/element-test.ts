// The one evaluator of conditions on values: of objects, of elements of lists in them, and of rows of views. Where the
// values are (columns, decoded properties, getters) is for a source to say.

import type {
  ElementCondition,
  ElementsCondition,
  InnerReferenceCondition,
  PropertyCondition,
  Quantified,
  ValueTests,
} from '../filter/condition.ts';
import { asksOfValue } from '../filter/condition.ts';
import { integerMatcher } from '../filter/integer-test.ts';
import { NUMBER_OPERATORS, numberMatcher } from '../filter/number-test.ts';
import { regionTest } from '../filter/region.ts';
import { textMatcher } from '../filter/text-test.ts';
import type { InnerReference } from '../values/reference-values.ts';
import type { WholeNumber } from '../values/whole-number.ts';
import type { QueryRun } from './query-run.ts';

/** A value as conditions read it. */
interface ValueReader<Value> {
  /** NaN for none. */
  numberOf(value: Value): number;
  wholeNumberOf(value: Value): WholeNumber | null;
  booleanOf(value: Value): boolean | null;
  /** The node that it refers to, -1 for none. */
  targetOf(value: Value): number;
  /** True if it is a place in a region; absent where values are no places. */
  isInside?(value: Value, inside: ReturnType<typeof regionTest>): boolean;
}

/** A value of a list as conditions read it. */
export interface ListedReader<Value> extends ValueReader<Value> {
  textOf(value: Value): string | null;
}

/** The values under one path. An element is told by the row that it is in and by whatever the source tells it by. */
export interface ElementColumn<Element> extends ValueReader<number> {
  /** The position of an element's first value. */
  first(row: number, element: Element): number;
  /** The position after its last value; asked after `first`. */
  after(row: number, element: Element): number;
  /** A test of the text at a position, null for none. @param rows that will be tested, roughly */
  textTest(matches: (text: string | null) => boolean, rows: number): (at: number) => boolean;
  /** Targets of the values of some rows that are better tested together. */
  targets(rows: Uint32Array): Iterable<number>;
}

/** A column of the values that each element lists. A class, since hot loops know the methods of columns by theirs. */
export class ListedColumn<Element, Value> implements ElementColumn<Element> {
  readonly #list: (row: number, element: Element) => readonly Value[];
  readonly #read: ListedReader<Value>;
  #found: readonly Value[] = [];

  constructor(list: (row: number, element: Element) => readonly Value[], read: ListedReader<Value>) {
    this.#list = list;
    this.#read = read;
  }

  first(row: number, element: Element): number {
    this.#found = this.#list(row, element);
    return 0;
  }

  after(): number {
    return this.#found.length;
  }

  numberOf(at: number): number {
    return this.#read.numberOf(this.#found[at]!);
  }

  wholeNumberOf(at: number): WholeNumber | null {
    return this.#read.wholeNumberOf(this.#found[at]!);
  }

  booleanOf(at: number): boolean | null {
    return this.#read.booleanOf(this.#found[at]!);
  }

  targetOf(at: number): number {
    return this.#read.targetOf(this.#found[at]!);
  }

  isInside(at: number, inside: ReturnType<typeof regionTest>): boolean {
    return this.#read.isInside!(this.#found[at]!, inside);
  }

  textTest(matches: (text: string | null) => boolean): (at: number) => boolean {
    return (at) => matches(this.#read.textOf(this.#found[at]!));
  }

  targets(): Iterable<number> {
    return [];
  }
}

/** Entries of a list in an element. */
export interface Entries<Element, Entry> {
  /** The number of entries; null where that is unknown. */
  count(row: number, element: Element): number | null;
  /** One of those that were counted last. */
  at(index: number): Entry;
}

export interface ElementList<Element, Path> extends Entries<Element, unknown> {
  /** Of the values in its entries. */
  readonly source: ElementValues<unknown, Path>;
  /** Keeps what a test says of each entry, where several elements have the same ones. */
  remember?(test: ElementHolds<unknown>): ElementHolds<unknown>;
}

export interface ElementValues<Element, Path> {
  /** Those that will be tested; none where these are no rows of the graph. */
  readonly rows: Uint32Array;
  /** @param path null for the elements themselves @throws BudgetError while it is read */
  column(path: Path | null): ElementColumn<Element>;
  list(condition: ElementsCondition<Path>): ElementList<Element, Path>;
  /** References inside elements; absent where conditions on them are not tested. */
  references?(): Entries<Element, InnerReference>;
}

export type ElementHolds<Element> = (row: number, element: Element) => boolean;

/** A test of elements. @throws BudgetError while columns are read */
export function elementTest<Element, Path>(
  run: QueryRun,
  source: ElementValues<Element, Path>,
  condition: ElementCondition<Path>,
): ElementHolds<Element> {
  switch (condition.is) {
    case 'and':
    case 'or': {
      const tests = condition.of.map((part) => elementTest(run, source, part));
      if (tests.length === 1) return tests[0]!;
      return condition.is === 'and'
        ? (row, element) => tests.every((test) => test(row, element))
        : (row, element) => tests.some((test) => test(row, element));
    }
    case 'not': {
      const test = elementTest(run, source, condition.of);
      return (row, element) => !test(row, element);
    }
    case 'value': {
      const column = source.column(null);
      const holds = valueTest(run, condition, column, source.rows);
      return (row, element) => holds(column.first(row, element));
    }
    case 'property':
      return propertyTest(run, source, condition);
    case 'compared': {
      const [left, right] = [source.column(condition.path), source.column(condition.to)];
      const holds = NUMBER_OPERATORS[condition.by];
      return (row, element) => {
        const [a, b] = [onlyNumber(left, row, element), onlyNumber(right, row, element)];
        return !Number.isNaN(a) && !Number.isNaN(b) && holds(a, b);
      };
    }
    case 'elements': {
      const list = source.list(condition);
      return listTest(run, list, condition, (part) => {
        const test = elementTest(run, list.source, part);
        return list.remember?.(test) ?? test;
      });
    }
    case 'references':
      return listTest(run, source.references!(), condition, (part) => referenceTest(run, part));
  }
}

/** The number of an element's only value; NaN for none. */
function onlyNumber<Element>(column: ElementColumn<Element>, row: number, element: Element): number {
  const first = column.first(row, element);
  return column.after(row, element) === first + 1 ? column.numberOf(first) : Number.NaN;
}

function propertyTest<Element, Path>(
  run: QueryRun,
  source: ElementValues<Element, Path>,
  condition: PropertyCondition<Path>,
): ElementHolds<Element> {
  const { path, quantifier, exists } = condition;
  const column = source.column(path);
  const asksNothing = !asksOfValue(condition);
  const holds = valueTest(run, condition, column, source.rows);
  return (row, element) => {
    const first = column.first(row, element);
    const after = column.after(row, element);
    if (exists !== undefined && exists !== after > first) return false;
    if (exists === false && quantifier === 'SOME') return asksNothing;
    const wanted = quantifier !== 'EVERY';
    let isFound = false;
    for (let at = first; at < after && !isFound; at++) isFound = holds(at) === wanted;
    return quantifier === 'SOME' ? isFound : !isFound;
  };
}

/** A test of one value: all operators must hold for it. */
function valueTest<Element>(
  run: QueryRun,
  { number, integer, text, boolean, region, reference }: ValueTests,
  column: ElementColumn<Element>,
  rows: Uint32Array,
): (at: number) => boolean {
  const tests: ((at: number) => boolean)[] = [];
  if (number) {
    const matches = run.prepared(number, () => numberMatcher(number));
    tests.push((at) => {
      const found = column.numberOf(at);
      return matches(Number.isNaN(found) ? null : found);
    });
  }
  if (integer) {
    const matches = run.prepared(integer, () => integerMatcher(integer));
    tests.push((at) => matches(column.wholeNumberOf(at)));
  }
  if (text) {
    const matches = run.prepared(text, () => textMatcher(text));
    tests.push(column.textTest(matches, rows.length));
  }
  if (boolean) {
    const [yes, no, unknown] = [boolean.includes(true), boolean.includes(false), boolean.includes(null)];
    tests.push((at) => {
      const fact = column.booleanOf(at);
      return fact === null ? unknown : fact ? yes : no;
    });
  }
  if (region) {
    const inside = run.prepared(region, () => regionTest(region));
    tests.push((at) => column.isInside!(at, inside));
  }
  if (reference) {
    run.testAll(reference, column.targets(rows));
    tests.push((at) => {
      const target = column.targetOf(at);
      return target >= 0 && run.matches(reference, target);
    });
  }
  return tests.length === 1 ? tests[0]! : (at) => tests.every((test) => test(at));
}

/** A test of a list by its entries: some, every or none of them, and how many there are. */
export function listTest<Element, Entry, Part>(
  run: QueryRun,
  list: Entries<Element, Entry>,
  { some, every, none, count, counted }: Quantified<Part>,
  testOf: (part: Part) => ElementHolds<Entry>,
): ElementHolds<Element> {
  const ofSome = some && testOf(some);
  const ofEvery = every && testOf(every);
  const ofNone = none && testOf(none);
  const ofCount = count && run.prepared(count, () => numberMatcher(count));
  const isCounted = counted && testOf(counted);
  const isAny = (row: number, found: number, test: ElementHolds<Entry>, wanted: boolean): boolean => {
    for (let at = 0; at < found; at++) if (test(row, list.at(at)) === wanted) return true;
    return false;
  };
  const countIn = (row: number, found: number): number => {
    let sum = 0;
    for (let at = 0; at < found; at++) sum += Number(isCounted!(row, list.at(at)));
    return sum;
  };
  return (row, element) => {
    const found = list.count(row, element);
    if (found === null) return false;
    run.tick(found);
    if (ofCount && !ofCount(isCounted ? countIn(row, found) : found)) return false;
    if (ofSome && !isAny(row, found, ofSome, true)) return false;
    if (ofNone && isAny(row, found, ofNone, true)) return false;
    return !ofEvery || !isAny(row, found, ofEvery, false);
  };
}

/** Entries that are read all at once. @param read null where it is unknown which they are */
export function entriesOf<Element, Entry>(
  read: (row: number, element: Element) => readonly Entry[] | null,
): Entries<Element, Entry> {
  let found: readonly Entry[] = [];
  return {
    count(row, element) {
      const entries = read(row, element);
      found = entries ?? [];
      return entries ? entries.length : null;
    },
    at: (index) => found[index]!,
  };
}

function referenceTest(
  run: QueryRun,
  { kinds, label, object }: InnerReferenceCondition,
): ElementHolds<InnerReference> {
  const matches = label && run.indexes.labels.short.matcher(label);
  return (_, reference) => {
    if (kinds && !kinds.includes(reference.kind)) return false;
    if (matches && !matches(reference.label)) return false;
    return !object || run.matches(object, reference.target);
  };
}
