// Values of rows of a view, for conditions: in their fields, and in the rows that their links lead to.

import { getOrCreate } from '../../../graph/made-once.ts';
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
  type RowFields,
  type RowLink,
  type RowShape,
  textsOf,
  thingAt,
} from './fields.ts';

/** The values of rows, and of structs in them, by the names of fields. */
export function rowValues({ graph, fields, links, inside }: RowShape): ElementValues<unknown, string> {
  return {
    rows: NO_ROWS,
    column: (name) => {
      const hasTexts = HAVE_TEXTS.has(fields.get(name!)!);
      return new ListedColumn((_, row) => {
        const value = name === ENTRY ? row : thingAt(row as Row, name!);
        return hasTexts ? textsOf(graph, value) : [value];
      }, READ_FIELD);
    },
    list: ({ path }) => {
      const link = links?.get(path);
      if (link) return linkedRows(link, fields.get(path) === 'row');
      // An unknown list has no number of names or structs, and none that it lacks.
      const entries = entriesOf((_, row) => {
        const found = thingAt(row as Row, path);
        return found === null ? null : [found].flat();
      });
      return { ...entries, source: rowValues(inside?.(path) ?? { graph, fields: NAMES }) };
    },
  };
}

const NO_ROWS = new Uint32Array(0);

/** Kinds of fields whose values are texts: all those of a thing, or of each thing in a list. */
const HAVE_TEXTS: ReadonlySet<RowFieldKind> = new Set(['text', 'named', 'object', 'enum']);

/** The path of an entry of a list itself. */
export const ENTRY = '';
/** What is known of an entry that is no struct. */
const NAMES: RowFields = new Map([[ENTRY, 'named']]);

/** The rows that a link leads to. @param isOne whether it is to one: of several, the save does not say which it is */
function linkedRows(link: RowLink, isOne: boolean): ElementList<unknown, string> {
  const target = link.target();
  return {
    ...entriesOf((_, row) => {
      const positions = link.positions(row as Row);
      return isOne && positions?.length !== 1 ? [] : (positions?.map((at) => target.rows[at]!) ?? null);
    }),
    source: rowValues(target),
    remember(test) {
      const known = new Map<unknown, boolean>();
      return (row, entry) => getOrCreate(known, entry, () => test(row, entry));
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
