// Values of rows of a view, for conditions: in their fields, and in the rows that their links lead to.

import type { Graph } from '../../../graph/graph.ts';
import {
  type ElementList,
  type ElementValues,
  entriesOf,
  ListedColumn,
  type ListedReader,
} from '../../../query/run/element-test.ts';
import { wholeNumber } from '../../../query/values/whole-number.ts';
import {
  isPlace,
  numberOf,
  type Row,
  type RowFieldKind,
  type RowLink,
  type RowSource,
  textsOf,
  thingAt,
} from './fields.ts';

/** The values of the rows of a list, by their positions and the names of fields. */
export function rowValues({ graph, fields, links, rows }: RowSource): ElementValues<number, string> {
  return {
    rows: NO_ROWS,
    column: (name) => {
      const hasTexts = HAVE_TEXTS.has(fields.get(name!)!);
      return new ListedColumn((_, at) => {
        const value = thingAt(rows[at]!, name!);
        return hasTexts ? textsOf(graph, value) : [value];
      }, READ_FIELD);
    },
    list: ({ path }) => {
      const link = links?.get(path);
      return link
        ? linkedRows(rows, link, fields.get(path) === 'row')
        : namesIn(graph, (at) => thingAt(rows[at]!, path));
    },
  };
}

const NO_ROWS = new Uint32Array(0);

/** Kinds of fields whose values are texts: all those of a thing, or of each thing in a list. */
const HAVE_TEXTS: ReadonlySet<RowFieldKind> = new Set(['text', 'named', 'object', 'enum']);

/** The path of an entry of a list itself. */
export const ENTRY = '';

/** The names in a list, each of which may have several texts. */
function namesIn(graph: Graph, read: (at: number) => unknown): ElementList<number, string> {
  const source: ElementValues<unknown, string> = {
    rows: NO_ROWS,
    column: () => new ListedColumn((_, entry) => textsOf(graph, entry), READ_FIELD),
    list: () => ({ ...entriesOf(() => null), source }),
  };
  // An unknown list has no number of names, and none that it lacks.
  const entries = (at: number): readonly unknown[] | null => {
    const names = read(at);
    return names === null ? null : [names].flat();
  };
  return { ...entriesOf((_, at: number) => entries(at)), source };
}

/** The rows that a link leads to. @param isOne whether it is to one: of several, the save does not say which it is */
function linkedRows(rows: readonly Row[], link: RowLink, isOne: boolean): ElementList<number, string> {
  const target = link.target();
  return {
    ...entriesOf((_, at: number) => {
      const positions = link.positions(rows[at]!);
      return isOne && positions?.length !== 1 ? [] : positions;
    }),
    source: rowValues(target),
    remember(test) {
      const known = new Uint8Array(target.rows.length);
      return (row, at) => {
        const position = at as number;
        if (known[position] === 0) known[position] = test(row, position) ? 2 : 1;
        return known[position] === 2;
      };
    },
  };
}

const READ_FIELD: ListedReader<unknown> = {
  numberOf,
  wholeNumberOf: (value) => wholeNumber(numberOf(value)),
  booleanOf: (value) => (typeof value === 'boolean' ? value : null),
  textOf: (value) => value as string,
  isInside: (value, inside) => isPlace(value) && inside(value.x, value.y, value.z),
  targetOf: () => -1,
};
