// Values of objects, and of elements of lists in them, for conditions: from columns, or decoded where columns do not have
// them.

import type { NodeId } from '../../graph/ids.ts';
import { textIn } from '../../graph/values.ts';
import type { ElementCondition } from '../filter/condition.ts';
import { valuesOn } from '../values/node-values.ts';
import { integerIn, numberIn, type PathValue, type PropertyPath, valuesIn } from '../values/property-path.ts';
import { referencesIn, targetOfFound } from '../values/reference-values.ts';
import { type ElementList, type ElementValues, entriesOf, ListedColumn } from './element-test.ts';
import type { QueryRun } from './query-run.ts';

/** The values of whole objects, each of which is one element of its row. */
export function objectSource(run: QueryRun, rows: Uint32Array): ElementValues<0, PropertyPath> {
  return {
    rows,
    column: (path) => run.indexes.columns.read(run, rows, path!),
    list: ({ path, some, every, none }) =>
      elementsUnder(
        run,
        rows,
        path,
        [some, every, none].every((part) => !part || isFlat(part)),
      ),
  };
}

/** The elements under a path. @param inColumns whether columns can answer what will be asked of them */
export function elementsUnder(
  run: QueryRun,
  rows: Uint32Array,
  path: PropertyPath,
  inColumns: boolean,
): ElementList<unknown, PropertyPath> {
  if (!inColumns) return decodedElements(run, path);
  const { columns } = run.indexes;
  const counts = columns.readInside(run, rows, path, null);
  const source: ElementValues<number, PropertyPath> = {
    rows,
    column: (inner) => columns.readInside(run, rows, path, inner),
    list: () => {
      throw new Error('an element condition that takes decoding');
    },
  };
  return { count: (row) => counts.elementCount(row), at: (index) => index, source };
}

/** True if columns can answer the condition: lists inside elements have to be decoded. */
export function isFlat(condition: ElementCondition): boolean {
  switch (condition.is) {
    case 'and':
    case 'or':
      return condition.of.every(isFlat);
    case 'not':
      return isFlat(condition.of);
    default:
      return condition.is === 'value' || condition.is === 'property';
  }
}

/** Decodes the elements of an object, and keeps those of the last one. */
export function decodedElements(
  run: QueryRun,
  path: PropertyPath,
): ElementList<unknown, PropertyPath> & { of(row: number): readonly PathValue[] } {
  let decoded = -1;
  let elements: readonly PathValue[] = [];
  const of = (row: number): readonly PathValue[] => {
    if (row !== decoded) {
      run.decode();
      decoded = row;
      elements = valuesOn(run.graph, row as NodeId, path);
    }
    return elements;
  };
  return { of, count: (row) => of(row).length, at: (index) => elements[index]!, source: decodedSource(run) };
}

function decodedSource(run: QueryRun): ElementValues<PathValue, PropertyPath> {
  const source: ElementValues<PathValue, PropertyPath> = {
    rows: NO_ROWS,
    column: (path) => {
      let node = 0 as NodeId;
      const list = (row: number, one: PathValue): readonly PathValue[] => {
        node = row as NodeId;
        return path === null ? [one] : valuesInside(one, path);
      };
      return new ListedColumn(list, {
        numberOf: ({ value }) => numberIn(value) ?? Number.NaN,
        wholeNumberOf: ({ value }) => integerIn(value),
        booleanOf: ({ value }) => (typeof value === 'boolean' ? value : null),
        textOf: ({ value }) => textIn(value),
        targetOf: (found) => targetOfFound(run.graph, node, found) ?? -1,
      });
    },
    list: ({ path }) => ({ ...entriesOf((_, one: PathValue) => valuesInside(one, path)), source }),
    references: () => entriesOf((row, one) => referencesIn(run.graph, row as NodeId, one)),
  };
  return source;
}

const NO_ROWS = new Uint32Array(0);

function valuesInside({ value, property }: PathValue, path: PropertyPath): readonly PathValue[] {
  return valuesIn(value, property, path);
}
