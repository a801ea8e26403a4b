// Groups of a list: members that have the same keys.

import type { FilterContext } from '../compile/compile-filter.ts';
import { badArgument, tooManyKeys } from '../errors.ts';
import type { Maybe } from '../filter/input.ts';
import { checkEntries } from '../filter/operands.ts';
import { warnOfAbsentKey } from '../hints/absent-defaults.ts';
import { MOST_KEYS } from '../limits.ts';
import { computedRows, ListPage, type PageArgs } from '../pages/page.ts';
import { codesOf, type GroupKey } from './group-keys.ts';
import type { FiguresOf, GroupHaving, GroupOrder } from './group-order.ts';
import { Grouping } from './grouping.ts';
import type { MeasureArgs } from './measure.ts';
import { type GroupedRowsArgs, membersOf, type WantedPath } from './members.ts';
import { combine, type GroupSummary, orderedGroups } from './numbering.ts';

export interface GroupArgs extends GroupedRowsArgs, PageArgs {
  readonly by: readonly GroupKey[];
  readonly having?: Maybe<GroupHaving>;
  readonly orderBy?: Maybe<readonly GroupOrder[]>;
}

export interface Group {
  readonly grouping: Grouping;
  readonly index: number;
  readonly keys: readonly unknown[];
  readonly count: number;
}

/** Groups in order, and the requested page of them, whose rows are positions in that order. */
interface GroupList {
  readonly page: ListPage;
  at(position: number): Group;
}

/** @param tag identifies the groups in cursors. @throws QueryError */
export function groupsOf(
  filterContext: FilterContext,
  rows: Uint32Array,
  args: GroupArgs,
  tag: () => string,
): GroupList {
  const { by } = args;
  if (by.length === 0) throw badArgument('by', 'needs at least one key');
  if (by.length > MOST_KEYS) throw tooManyKeys('by', 'groups', by.length);
  checkEntries(by, 'by');
  const members = membersOf(filterContext, rows, args, firstPath(by));
  const codes = by.map((key, at) => codesOf(members, key, `by[${at}]`));
  const numbered = combine(codes, members.rows.length);
  const { groupOf, firsts, counts } = numbered;
  by.forEach(({ property }, at) => {
    const key = codes[at]!;
    const hasNull = firsts.some((member) => key.label(key.of[member]!) === null);
    if (property && hasNull) warnOfAbsentKey(filterContext, members.rows, property, `by[${at}]`);
  });
  const grouping = new Grouping(members, groupOf, counts.length);
  const figuresOf: FiguresOf<GroupSummary> = (measured, argument) => {
    const figures = grouping.figuresBy(measured as MeasureArgs, argument);
    return ({ index }) => figures.of(index);
  };
  const keysOf = ({ member }: GroupSummary): readonly unknown[] =>
    codes.map((key) => key.label(key.of[member]!));
  const sorted = orderedGroups(numbered, keysOf, figuresOf, args);
  return {
    page: new ListPage(computedRows(Uint32Array.from(sorted.keys())), args, tag),
    at: (position) => {
      const group = sorted[position]!;
      return { grouping, index: group.index, count: group.count, keys: keysOf(group) };
    },
  };
}

/** The path that the first key is certain to read; null when it reads none or will be refused. */
function firstPath([key]: readonly GroupKey[]): WantedPath | null {
  const [given, ...others] = Object.entries(key ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  if (!given || others.length > 0) return null;
  const [name, value] = given;
  return typeof value === 'string' && name !== 'field' ? { text: value, argument: `by[0].${name}` } : null;
}
