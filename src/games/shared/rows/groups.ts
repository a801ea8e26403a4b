// Groups of curated rows that share field values, and figures over them. Different things that have one title are
// different groups.

import { getOrCreate } from '../../../graph/made-once.ts';
import { groupRows } from '../../../graph/memory/columns.ts';
import { badArgument, tooManyGroups, tooManyKeys } from '../../../query/errors.ts';
import type { Input } from '../../../query/filter/input.ts';
import { type Figures, FiguresByGroup } from '../../../query/groups/figures.ts';
import { Coder } from '../../../query/groups/group-keys.ts';
import type { FiguresOf, GroupHaving, GroupOrder } from '../../../query/groups/group-order.ts';
import { combine, type GroupSummary, orderedGroups } from '../../../query/groups/numbering.ts';
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
  /** Figures over a field's numbers. @throws QueryError BAD_ARGUMENT */
  readonly figures: (field: string) => Figures;

  constructor(keys: readonly RowGroupKey[], rows: readonly Row[], figures: RowGroup['figures']) {
    this.keys = keys.map(({ key }) => key);
    this.ids = keys.map(({ id }) => id);
    this.rows = rows;
    this.figures = figures;
  }

  get count(): number {
    return this.rows.length;
  }

  /** The objects of the rows, each once, in row order. */
  objects(): readonly ObjectRef[] {
    const objects = this.rows.map((row) => valueAt(row, 'object')).filter(isObjectRef);
    return [...new Map(objects.map((object) => [object.node, object])).values()];
  }
}

/** Figures over a field's numbers in all groups, by the field and the argument that names it. */
type RowFigures = (field: string, argument: string) => FiguresByGroup;

/** @param groupOf of each row; null where all are in one */
function rowFigures(
  of: RowShape,
  rows: readonly Row[],
  groupOf: Uint32Array | null,
  groups: number,
): RowFigures {
  const known = new Map<string, FiguresByGroup>();
  return (field, argument) =>
    getOrCreate(known, field, () => {
      const read = valueReader(of, checkField(of.fields, field, argument));
      const values = Float64Array.from(rows, (row) => numberOf(read(row)));
      return new FiguresByGroup({ values, owner: null, large: new Map() }, groupOf, groups);
    });
}

/** All rows of a list as one group. */
export function wholeRowGroup(of: RowShape, rows: readonly Row[]): RowGroup {
  const figures = rowFigures(of, rows, null, 1);
  return new RowGroup([], rows, (field) => figures(field, 'field').of(0));
}

/** All requested groups, in order. @throws QueryError */
export function rowGroups(of: RowShape, rows: readonly Row[], args: RowGroupArgs): readonly RowGroup[] {
  const { by } = args;
  if (by.length === 0) throw badArgument('by', 'needs at least one field');
  if (by.length > MOST_KEYS) throw tooManyKeys('by', 'groups', by.length);
  const { members, codes } = membersOf(of, rows, by);
  const numbered = combine(codes, members.length);
  const { groupOf, counts } = numbered;
  const figures = rowFigures(of, members, groupOf, counts.length);
  const figuresOf: FiguresOf<GroupSummary> = ({ field }, argument) => {
    const found = figures(field ?? '', `${argument}field`);
    return ({ index }) => found.of(index);
  };
  const keysOf = ({ member }: GroupSummary): readonly RowGroupKey[] =>
    codes.map((key) => (key.label(key.of[member]!) ?? NO_KEY) as RowGroupKey);
  const sortedBy = (group: GroupSummary): readonly unknown[] => keysOf(group).map(({ key }) => key);
  const { start, order } = groupRows(groupOf, members.length, counts.length);
  return orderedGroups(numbered, sortedBy, figuresOf, args).map((group) => {
    const { index } = group;
    const own = Array.from(order.subarray(start[index]!, start[index + 1]!), (member) => members[member]!);
    return new RowGroup(keysOf(group), own, (field) => figures(field, 'field').of(index));
  });
}

const NO_KEY: RowGroupKey = { key: null, id: null };

/** Each row once for every combination of its keys, of which lists have several. */
function membersOf(
  of: RowShape,
  rows: readonly Row[],
  by: readonly string[],
): { readonly members: readonly Row[]; readonly codes: readonly ReturnType<Coder<string>['codes']>[] } {
  const readers = by.map((field, at) => valueReader(of, checkField(of.fields, field, `by[${at}]`), thingAt));
  const coders = by.map(() => new Coder<string>());
  const members: Row[] = [];
  const codes: number[][] = by.map(() => []);
  for (const row of rows) {
    const choices = readers.map((read, at) =>
      groupKeysOf(of.graph, read(row)).map((key) =>
        key.key === null && key.id === null ? 0 : coders[at]!.code(textOfKeys([key]), () => key),
      ),
    );
    const count = choices.reduce((product, { length }) => product * length, 1);
    if (members.length + count - rows.length > MOST_GROUPS)
      throw tooManyGroups('by', 'rows in several groups');
    for (let nth = 0; nth < count; nth++) {
      members.push(row);
      let rest = nth;
      for (let at = by.length - 1; at >= 0; at--) {
        const { length } = choices[at]!;
        codes[at]!.push(choices[at]![rest % length]!);
        rest = Math.floor(rest / length);
      }
    }
  }
  return { members, codes: codes.map((list, at) => coders[at]!.codes(Uint32Array.from(list))) };
}
