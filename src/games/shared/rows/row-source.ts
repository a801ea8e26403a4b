// Where conditions find the values of rows of a view: in their fields, and in the rows that their links lead to.

import type { Graph } from '../../../graph/graph.ts';
import { madeOnce } from '../../../graph/made-once.ts';
import {
  type ElementList,
  type ElementValues,
  entriesOf,
  listedColumn,
} from '../../../query/run/element-test.ts';
import { wholeNumber } from '../../../query/values/whole-number.ts';
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

/** The values of rows, each of which is an element. */
export function rowValues({ graph, fields, links }: RowShape): ElementValues<Row, string> {
  return {
    rows: NO_ROWS,
    column: (name) => {
      const hasTexts = HAVE_TEXTS.has(fields.get(name!)!);
      return listedColumn((_, row) => {
        const value = thingAt(row, name!);
        return hasTexts ? textsOf(graph, value) : [value];
      }, READ_FIELD);
    },
    list: ({ path }) => {
      const link = links?.get(path);
      return link ? linkedRows(link, fields.get(path) === 'row') : namesIn(graph, path);
    },
  };
}

const NO_ROWS = new Uint32Array(0);

/** Kinds of fields whose values are texts: all those of a thing, or of each thing in a list. */
const HAVE_TEXTS: ReadonlySet<RowFieldKind> = new Set(['text', 'named', 'object', 'enum']);

/** The path of an entry of a list itself. */
export const ENTRY = '';

/** The names in a list, each of which may have several texts. */
function namesIn(graph: Graph, name: string): ElementList<Row, string> {
  const source: ElementValues<unknown, string> = {
    rows: NO_ROWS,
    column: () => listedColumn((_, entry) => textsOf(graph, entry), READ_FIELD),
    list: () => ({ ...entriesOf(() => null), source }),
  };
  return { ...entriesOf((_, row: Row) => [thingAt(row, name) ?? []].flat()), source };
}

/** The rows that a link leads to. @param isOne whether it is to one: of several, the save does not say which it is */
function linkedRows(link: RowLink, isOne: boolean): ElementList<Row, string> {
  const target = link.target();
  const read = (_: number, row: Row): readonly Row[] | null => {
    const positions = link.positions(row);
    if (isOne && positions?.length !== 1) return [];
    return positions === null ? null : positions.map((position) => target.rows[position]!);
  };
  return {
    ...entriesOf(read),
    source: rowValues(target),
    remember(test) {
      const known = new Map<unknown, boolean>();
      return (at, row) => madeOnce(known, row, () => test(at, row));
    },
  };
}

const READ_FIELD: Parameters<typeof listedColumn>[1] = {
  numberOf,
  wholeNumberOf: (value) => wholeNumber(numberOf(value)),
  booleanOf: (value) => (typeof value === 'boolean' ? value : null),
  textOf: (value) => value as string,
  isInside: (value, inside) => isPlace(value) && inside(value.x, value.y, value.z),
  targetOf: () => -1,
};
