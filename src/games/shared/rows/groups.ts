// Groups of curated rows that share field values, and figures over them. Different things that have one title are
// different groups.

import { madeOnce } from '../../../graph/made-once.ts';
import { badArgument, tooManyGroups, tooManyKeys } from '../../../query/errors.ts';
import type { Input } from '../../../query/filter/input.ts';
import { type Figures, FiguresByGroup } from '../../../query/groups/figures.ts';
import {
  type FiguresOf,
  type GroupHaving,
  type GroupOrder,
  havingTest,
  sortGroups,
} from '../../../query/groups/group-order.ts';
import { MOST_GROUPS, MOST_KEYS } from '../../../query/limits.ts';
import type { PageArgs } from '../../../query/pages/page.ts';
import type { ObjectRef } from '../scope.ts';
import {
  type Comparable,
  checkField,
  groupKeysOf,
  isObjectRef,
  numberOf,
  type Row,
  type RowGroupKey,
  type RowShape,
  textOfKeys,
  thingAt,
  valueAt,
} from './fields.ts';
import { valueReader } from './links.ts';

export interface RowGroupArgs
  extends PageArgs,
    Input<{ readonly having: GroupHaving; readonly orderBy: readonly GroupOrder[] }> {
  readonly by: readonly string[];
}

/** Rows with the same keys; without keys, all rows of a list. */
export class RowGroup {
  readonly keys: readonly Comparable[];
  /** Of the keys that are things; null for others. */
  readonly ids: readonly (string | null)[];
  readonly rows: readonly Row[];
  readonly #of: RowShape;
  readonly #figures = new Map<string, Figures>();

  constructor(of: RowShape, keys: readonly RowGroupKey[], rows: readonly Row[]) {
    this.#of = of;
    this.keys = keys.map(({ key }) => key);
    this.ids = keys.map(({ id }) => id);
    this.rows = rows;
  }

  get count(): number {
    return this.rows.length;
  }

  /** Figures over a field's numbers. @throws QueryError BAD_ARGUMENT */
  figures(field: string): Figures {
    return madeOnce(this.#figures, field, () => {
      const read = valueReader(this.#of, checkField(this.#of.fields, field, 'field'));
      const values = Float64Array.from(this.rows, (row) => numberOf(read(row)));
      return new FiguresByGroup({ values, owner: null, large: new Map() }, null, 1).of(0);
    });
  }

  /** The objects of the rows, each once, in row order. */
  objects(): readonly ObjectRef[] {
    const seen = new Map<number, ObjectRef>();
    for (const row of this.rows) {
      const object = valueAt(row, 'object');
      if (isObjectRef(object) && !seen.has(object.node)) seen.set(object.node, object);
    }
    return [...seen.values()];
  }
}

/** All requested groups, in order. @throws QueryError */
export function rowGroups(of: RowShape, rows: readonly Row[], args: RowGroupArgs): readonly RowGroup[] {
  const { by, having, orderBy } = args;
  if (by.length === 0) throw badArgument('by', 'needs at least one field');
  if (by.length > MOST_KEYS) throw tooManyKeys('by', 'groups', by.length);
  const { graph, fields } = of;
  const readers = by.map((field, at) => valueReader(of, checkField(fields, field, `by[${at}]`), thingAt));
  const figuresOf: FiguresOf<RowGroup> = ({ field }, argument) => {
    const path = checkField(fields, field ?? '', `${argument}field`);
    return (group) => group.figures(path);
  };
  const wanted = havingTest(figuresOf, having);
  const groups = new Map<string, { keys: readonly RowGroupKey[]; rows: Row[] }>();
  /** Of rows that are in several groups, because they have lists. */
  let repeated = 0;
  for (const row of rows) {
    const choices = readers.map((read) => groupKeysOf(graph, read(row)));
    repeated += choices.reduce((product, { length }) => product * length, 1) - 1;
    if (repeated > MOST_GROUPS) throw tooManyGroups('by', 'rows in several groups');
    for (const keys of combinations(choices)) {
      const text = textOfKeys(keys);
      const group = groups.get(text);
      if (group) group.rows.push(row);
      else {
        if (groups.size >= MOST_GROUPS) throw tooManyGroups('by');
        groups.set(text, { keys, rows: [row] });
      }
    }
  }
  const found = [...groups.values()].map((group) => new RowGroup(of, group.keys, group.rows));
  return sortGroups(figuresOf, found.filter(wanted), ({ keys }) => keys, orderBy);
}

/** One of each, in every way. */
function combinations(choices: readonly (readonly RowGroupKey[])[]): readonly (readonly RowGroupKey[])[] {
  return choices.reduce<readonly (readonly RowGroupKey[])[]>(
    (begun, next) => begun.flatMap((keys) => next.map((key) => [...keys, key])),
    [[]],
  );
}
