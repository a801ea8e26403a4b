// Tests conditions on values against columns, with the same results as value-test.ts on decoded values.

import type { PathColumn } from '../columns/path-column.ts';
import {
  asksOfValue,
  type ElementCondition,
  type ElementsCondition,
  type PropertyCondition,
  type ValueTests,
} from '../filter/condition.ts';
import { integerMatcher } from '../filter/integer-test.ts';
import { numberMatcher } from '../filter/number-test.ts';
import { textMatcher } from '../filter/text-test.ts';
import type { QueryRun } from '../run/query-run.ts';
import type { PropertyPath } from '../values/property-path.ts';

/** Whether the value at this position of a column matches. */
type ValueHolds = (value: number) => boolean;
/** Whether the n-th element of a row matches, counting from 0. */
export type ElementHolds = (row: number, element: number) => boolean;

/** A test for these rows; reads the columns that it needs. */
export function columnTest(
  run: QueryRun,
  condition: PropertyCondition,
  rows: Uint32Array,
): (row: number) => boolean {
  const column = run.indexes.columns.read(run, rows, condition.path);
  const holds = elementOf(run, condition, column, rows);
  return (row) => holds(row, 0);
}

/** As `columnTest`, for a condition on elements; null when elements have to be decoded. */
export function elementsColumnTest(
  run: QueryRun,
  condition: ElementsCondition,
  rows: Uint32Array,
): ((row: number) => boolean) | null {
  const { path: inside, some, every, none, count } = condition;
  if (![some, every, none].every((part) => !part || isFlat(part))) return null;
  const counts = run.indexes.columns.readInside(run, rows, inside, null);
  const tests = {
    some: some && elementColumnTest(run, inside, some, rows),
    every: every && elementColumnTest(run, inside, every, rows),
    none: none && elementColumnTest(run, inside, none, rows),
    count: count && run.prepared(count, () => numberMatcher(count)),
  };
  const any = (row: number, found: number, test: ElementHolds, wanted: boolean): boolean => {
    for (let element = 0; element < found; element++) if (test(row, element) === wanted) return true;
    return false;
  };
  return (row) => {
    const found = counts.elementCount(row);
    run.tick(found);
    if (tests.count && !tests.count(found)) return false;
    if (tests.some && !any(row, found, tests.some, true)) return false;
    if (tests.none && any(row, found, tests.none, true)) return false;
    return !tests.every || !any(row, found, tests.every, false);
  };
}

/** Whether columns can answer the condition: lists inside elements have to be decoded. */
export function isFlat(condition: ElementCondition): boolean {
  switch (condition.is) {
    case 'and':
    case 'or':
      return condition.of.every(isFlat);
    case 'not':
      return isFlat(condition.of);
    case 'value':
    case 'property':
      return true;
    default:
      return false;
  }
}

/** A test for a flat condition on elements under a path. @throws BudgetError while columns are read */
export function elementColumnTest(
  run: QueryRun,
  inside: PropertyPath,
  condition: ElementCondition,
  rows: Uint32Array,
): ElementHolds {
  const { columns } = run.indexes;
  switch (condition.is) {
    case 'and': {
      const tests = condition.of.map((part) => elementColumnTest(run, inside, part, rows));
      return (row, element) => tests.every((test) => test(row, element));
    }
    case 'or': {
      const tests = condition.of.map((part) => elementColumnTest(run, inside, part, rows));
      return (row, element) => tests.some((test) => test(row, element));
    }
    case 'not': {
      const test = elementColumnTest(run, inside, condition.of, rows);
      return (row, element) => !test(row, element);
    }
    case 'value': {
      const column = columns.readInside(run, rows, inside, null);
      const holds = valueTest(run, condition, column, rows);
      return (row, element) => {
        const at = column.firstElement(row) + element;
        return holds(column.start(at));
      };
    }
    case 'property':
      return elementOf(run, condition, columns.readInside(run, rows, inside, condition.path), rows);
    default:
      throw new Error('an element condition that takes decoding');
  }
}

/** Whether the values of one element satisfy a condition on a property. */
function elementOf(
  run: QueryRun,
  condition: PropertyCondition,
  column: PathColumn,
  rows: Uint32Array,
): ElementHolds {
  const { quantifier, exists } = condition;
  const asksNothing = !asksOfValue(condition);
  const holds = valueTest(run, condition, column, rows);
  return (row, element) => {
    const at = column.firstElement(row) + element;
    const start = column.start(at);
    const stop = column.stop(at);
    if (exists !== undefined && exists !== stop > start) return false;
    if (exists === false && quantifier === 'SOME') return asksNothing;
    const wanted = quantifier !== 'EVERY';
    let isFound = false;
    for (let value = start; value < stop && !isFound; value++) isFound = holds(value) === wanted;
    return quantifier === 'SOME' ? isFound : !isFound;
  };
}

/** With fewer rows, remembering the result for each text costs more than it saves. */
const MANY_ROWS = 64;

/** A test of one value: all operators must hold for it. */
function valueTest(
  run: QueryRun,
  condition: ValueTests & object,
  column: PathColumn,
  rows: Uint32Array,
): ValueHolds {
  const { number, integer, text, boolean, reference } = condition;
  const tests: ValueHolds[] = [];
  if (number) {
    const matches = run.prepared(number, () => numberMatcher(number));
    tests.push((value) => {
      const found = column.numberOf(value);
      return matches(Number.isNaN(found) ? null : found);
    });
  }
  if (integer) {
    const matches = run.prepared(integer, () => integerMatcher(integer));
    tests.push((value) => matches(column.wholeNumberOf(value)));
  }
  if (text) {
    const matches = run.prepared(text, () => textMatcher(text));
    const onText = (id: number): boolean => matches(id < 0 ? null : column.texts.texts[id]!);
    const test = rows.length < MANY_ROWS ? onText : remembered(onText, column.texts.texts.length);
    tests.push((value) => test(column.textOf(value)));
  }
  if (boolean !== undefined) tests.push((value) => column.booleanOf(value) === boolean);
  if (reference) {
    run.settle(reference, targetsOf(column, rows));
    tests.push((value) => {
      const target = column.targetOf(value);
      return target >= 0 && run.holds(reference, target);
    });
  }
  if (tests.length === 1) return tests[0]!;
  return (value) => tests.every((test) => test(value));
}

/** Tests each text once, however often it occurs. */
function remembered(test: (id: number) => boolean, count: number): (id: number) => boolean {
  /** 0 for not tested, 1 for no, 2 for yes; the first entry is for values without a text. */
  const known = new Uint8Array(count + 1);
  return (id) => {
    const before = known[id + 1]!;
    if (before !== 0) return before === 2;
    const holds = test(id);
    known[id + 1] = holds ? 2 : 1;
    return holds;
  };
}

function* targetsOf(column: PathColumn, rows: Uint32Array): Generator<number> {
  for (const row of rows) {
    const first = column.firstElement(row);
    const count = column.elementCount(row);
    if (count === 0) continue;
    const stop = column.stop(first + count - 1);
    for (let value = column.start(first); value < stop; value++) {
      const target = column.targetOf(value);
      if (target >= 0) yield target;
    }
  }
}
