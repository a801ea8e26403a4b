// Groups of a list: members that have the same keys.

import type { FilterContext } from '../compile/compile-filter.ts';
import { badArgument, tooManyGroups, tooManyKeys } from '../errors.ts';
import type { Maybe } from '../filter/input.ts';
import { checkEntries } from '../filter/operands.ts';
import { warnOfAbsentKey } from '../hints/absent-defaults.ts';
import { MOST_GROUPS, MOST_KEYS } from '../limits.ts';
import { computedRows, ListPage, type PageArgs } from '../pages/page.ts';
import { type Codes, codesOf, type GroupKey } from './group-keys.ts';
import { type FiguresOf, type GroupHaving, type GroupOrder, havingTest, sortGroups } from './group-order.ts';
import { Grouping } from './grouping.ts';
import type { MeasureArgs } from './measure.ts';
import { type MembersArgs, membersOf, type WantedPath } from './members.ts';

export interface GroupArgs extends MembersArgs, PageArgs {
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

/** A group that has at least one member. */
interface GroupSummary {
  /** Number of the group. */
  readonly index: number;
  /** Its first member. */
  readonly member: number;
  readonly count: number;
}

/** Groups in order, and the requested page of them, whose rows are positions in that order. */
export interface GroupList {
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
  const { groupOf, firsts, counts } = combine(codes, members.rows.length);
  by.forEach(({ property }, at) => {
    const key = codes[at]!;
    const hasNull = firsts.some((member) => key.show(key.of[member]!) === null);
    if (property && hasNull) warnOfAbsentKey(filterContext, members.rows, property, `by[${at}]`);
  });
  const grouping = new Grouping(members, groupOf, counts.length);
  const figuresOf: FiguresOf<GroupSummary> = (measured, argument) => {
    const figures = grouping.figuresBy(measured as MeasureArgs, argument);
    return ({ index }) => figures.of(index);
  };
  const wanted = havingTest(figuresOf, args.having);
  const groups = firsts
    .map((member): GroupSummary => ({ index: groupOf[member]!, member, count: counts[groupOf[member]!]! }))
    .filter(wanted);
  const keysOf = ({ member }: GroupSummary): readonly unknown[] =>
    codes.map((key) => key.show(key.of[member]!));
  const sorted = sortGroups(figuresOf, groups, keysOf, args.orderBy);
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

interface Numbered {
  /** The group number of each member. */
  readonly groupOf: Uint32Array;
  /** The first member of each group that has any, ascending. */
  readonly firsts: readonly number[];
  /** The number of members by group. */
  readonly counts: Uint32Array;
}

/** Up to this many codes are used as they are, even if some do not occur. */
const FEW_CODES = 2 ** 16;

/** Numbers the combinations of codes that occur. */
function combine(codes: readonly Codes[], length: number): Numbered {
  if (codes.length === 1 && codes[0]!.size <= FEW_CODES) return counted(codes[0]!, length);
  let combined = codes[0]!.of;
  let size = codes[0]!.size;
  for (const next of codes.slice(1)) {
    // Renumbering after each key keeps the product within 32 bits unless there are too many groups.
    const dense = renumber(combined, size, length);
    size = dense.counts.length * next.size;
    if (size > 2 ** 32) throw tooManyGroups('by');
    const product = new Uint32Array(length);
    for (let at = 0; at < length; at++) product[at] = dense.groupOf[at]! * next.size + next.of[at]!;
    combined = product;
  }
  return renumber(combined, size, length);
}

/** Uses the codes as group numbers: only counts need to be computed. */
function counted({ of, size }: Codes, length: number): Numbered {
  const counts = new Uint32Array(size);
  const firsts: number[] = [];
  for (let at = 0; at < length; at++) if (counts[of[at]!]!++ === 0) firsts.push(at);
  return { groupOf: of, firsts, counts };
}

/** Up to this size a table is faster than a map. */
const TABLE = 2 ** 22;

function renumber(codes: Uint32Array, size: number, length: number): Numbered {
  const firsts: number[] = [];
  const found = size <= TABLE ? byTable(codes, size, length, firsts) : byMap(codes, length, firsts);
  return { ...found, firsts };
}

function byTable(
  codes: Uint32Array,
  size: number,
  length: number,
  firsts: number[],
): { groupOf: Uint32Array; counts: Uint32Array } {
  const groupOf = new Uint32Array(length);
  const counts = new Uint32Array(size);
  // Group number + 1, 0 for a code that has not appeared yet.
  const table = new Uint32Array(size);
  for (let at = 0; at < length; at++) {
    const code = codes[at]!;
    let group = table[code]!;
    if (group === 0) {
      group = addGroup(firsts, at) + 1;
      table[code] = group;
    }
    groupOf[at] = group - 1;
    counts[group - 1]!++;
  }
  return { groupOf, counts: counts.subarray(0, firsts.length) };
}

function byMap(
  codes: Uint32Array,
  length: number,
  firsts: number[],
): { groupOf: Uint32Array; counts: Uint32Array } {
  const groupOf = new Uint32Array(length);
  const groups = new Map<number, number>();
  for (let at = 0; at < length; at++) {
    const code = codes[at]!;
    let group = groups.get(code);
    if (group === undefined) {
      group = addGroup(firsts, at);
      groups.set(code, group);
    }
    groupOf[at] = group;
  }
  return { groupOf, counts: countGroups(groupOf, firsts.length) };
}

function addGroup(firsts: number[], member: number): number {
  if (firsts.length >= MOST_GROUPS) throw tooManyGroups('by');
  return firsts.push(member) - 1;
}

function countGroups(groupOf: Uint32Array, groups: number): Uint32Array {
  const counts = new Uint32Array(groups);
  for (let at = 0; at < groupOf.length; at++) counts[groupOf[at]!]!++;
  return counts;
}
