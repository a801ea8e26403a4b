// Groups of a list: members by keys they have in common.

import { groupRows, type Rows } from '../graph/columns.ts';
import { toJson } from '../graph/values.ts';
import type { Compiler } from './compile.ts';
import { badArgument, badFilter, overLimit } from './errors.ts';
import { type Figures, FiguresByGroup } from './figures.ts';
import type { NumberFilter } from './filter.ts';
import { type Codes, codesOf, type GroupKey } from './group-keys.ts';
import { MOST_GROUPS, MOST_KEYS } from './limits.ts';
import { canonical } from './list-tag.ts';
import { type Members, type MembersArgs, measure, membersOf, valuesOf } from './members.ts';
import { numberMatcher, numberTest } from './number-test.ts';
import { checkEntries, operands } from './operands.ts';
import { propertyPath } from './property-path.ts';

type Maybe<T> = T | null | undefined;

export interface GroupArgs extends MembersArgs {
  readonly by: readonly GroupKey[];
  readonly having?: Maybe<{ readonly count?: Maybe<NumberFilter> }>;
  readonly orderBy?: Maybe<
    readonly { readonly field: 'COUNT' | 'KEY'; readonly direction?: Maybe<'ASC' | 'DESC'> }[]
  >;
  readonly first?: Maybe<number>;
}

export interface Group {
  readonly grouping: Grouping;
  readonly index: number;
  readonly keys: readonly unknown[];
  readonly count: number;
}

/** Members with the number of their group; figures and member lists are made when asked for. */
export class Grouping {
  readonly members: Members;
  /** Null: all members are in group 0. */
  readonly groupOf: Uint32Array | null;
  readonly size: number;
  readonly #figures = new Map<string, FiguresByGroup>();
  #byGroup: Rows | null = null;

  constructor(members: Members, groupOf: Uint32Array | null, size: number) {
    this.members = members;
    this.groupOf = groupOf;
    this.size = size;
  }

  figures(group: number, path: string): Figures {
    let figures = this.#figures.get(path);
    if (!figures) {
      const values = measure(this.members, propertyPath(path, 'path'));
      figures = new FiguresByGroup(values, this.groupOf, this.size);
      this.#figures.set(path, figures);
    }
    return figures.of(group);
  }

  /** Different values under a path. */
  distinct(path: string): number {
    const parsed = propertyPath(path, 'path');
    const seen = new Set<string>();
    for (let member = 0; member < this.members.rows.length; member++) {
      for (const { value } of valuesOf(this.members, member, parsed)) seen.add(canonical(toJson(value)));
    }
    return seen.size;
  }

  /** Rows of the objects in a group, each once, ascending. */
  rows(group: number): Uint32Array {
    const { rows } = this.members;
    if (!this.groupOf) return Uint32Array.from(new Set(rows)).sort();
    this.#byGroup ??= groupRows(this.groupOf, rows.length, this.size);
    const { start, order } = this.#byGroup;
    const found = new Set<number>();
    for (let at = start[group]!; at < start[group + 1]!; at++) found.add(rows[order[at]!]!);
    return Uint32Array.from(found).sort();
  }
}

/** All members in one group, for figures over the whole list. */
export function wholeGroup(compiler: Compiler, rows: Uint32Array, args: MembersArgs): Grouping {
  return new Grouping(membersOf(compiler, rows, args), null, 1);
}

/** @throws QueryError */
export function groupsOf(compiler: Compiler, rows: Uint32Array, args: GroupArgs): readonly Group[] {
  const { by, having, orderBy } = args;
  const first = args.first ?? 1000;
  if (first < 0) throw badArgument('first', `must not be negative, is ${first}`);
  if (by.length === 0) throw badArgument('by', 'needs at least one key');
  if (by.length > MOST_KEYS)
    throw overLimit('by', `groups have at most ${MOST_KEYS} keys, ${by.length} were given`);
  checkEntries(by, 'by');
  const wanted = havingTest(having);
  const members = membersOf(compiler, rows, args);
  const codes = by.map((key, at) => codesOf(members, key, `by[${at}]`));
  const { groupOf, firsts, counts } = combine(codes, members.rows.length);
  const grouping = new Grouping(members, groupOf, counts.length);
  const groups: Group[] = [];
  for (const member of firsts) {
    const index = groupOf[member]!;
    const count = counts[index]!;
    if (!wanted(count)) continue;
    groups.push({ grouping, index, count, keys: codes.map((key) => key.show(key.of[member]!)) });
  }
  return sortGroups(groups, orderBy).slice(0, first);
}

function havingTest(having: GroupArgs['having']): (count: number) => boolean {
  if (having === null) throw badFilter('having', 'must not be null; leave it out to get every group');
  if (!having) return () => true;
  operands(having, 'having');
  return having.count ? numberMatcher(numberTest(having.count, 'having.count')) : () => true;
}

interface Numbered {
  /** Number of the group of each member. */
  readonly groupOf: Uint32Array;
  /** First member of each group that has any, ascending. */
  readonly firsts: readonly number[];
  /** Members by group. */
  readonly counts: Uint32Array;
}

/** Up to so many codes stay as they are, also when not all of them occur. */
const FEW_CODES = 2 ** 16;

/** Numbers of the combinations that occur. */
function combine(codes: readonly Codes[], length: number): Numbered {
  if (codes.length === 1 && codes[0]!.size <= FEW_CODES) return counted(codes[0]!, length);
  let combined = codes[0]!.of;
  let size = codes[0]!.size;
  for (const next of codes.slice(1)) {
    // Numbered anew key by key, so that the product never leaves 32 bits unless there are too many groups.
    const dense = renumber(combined, size, length);
    size = dense.counts.length * next.size;
    if (size > 2 ** 32) throw overLimit('by', `there are more than ${MOST_GROUPS} groups`);
    const product = new Uint32Array(length);
    for (let at = 0; at < length; at++) product[at] = dense.groupOf[at]! * next.size + next.of[at]!;
    combined = product;
  }
  return renumber(combined, size, length);
}

/** The codes themselves are the numbers: nothing to write but counts. */
function counted({ of, size }: Codes, length: number): Numbered {
  const counts = new Uint32Array(size);
  const firsts: number[] = [];
  for (let at = 0; at < length; at++) if (counts[of[at]!]!++ === 0) firsts.push(at);
  return { groupOf: of, firsts, counts };
}

/** A table as large as this is quicker than a map. */
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
  // Number of the group + 1, 0 for a code that did not come yet.
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
  if (firsts.length >= MOST_GROUPS) throw overLimit('by', `there are more than ${MOST_GROUPS} groups`);
  return firsts.push(member) - 1;
}

function countGroups(groupOf: Uint32Array, groups: number): Uint32Array {
  const counts = new Uint32Array(groups);
  for (let at = 0; at < groupOf.length; at++) counts[groupOf[at]!]!++;
  return counts;
}

/** The largest first, unless ordered otherwise; ties stay in the order of their first members. */
function sortGroups(groups: readonly Group[], orderBy: GroupArgs['orderBy']): readonly Group[] {
  const order = orderBy ?? [{ field: 'COUNT', direction: 'DESC' }];
  return groups.toSorted((a, b) => {
    for (const { field, direction } of order) {
      const sign = direction === 'ASC' ? 1 : -1;
      const difference = field === 'COUNT' ? a.count - b.count : compareKeys(a.keys, b.keys);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
}

function compareKeys(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [at, key] of a.entries()) {
    const difference = compareKey(key, b[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Null, then false and true, numbers, texts, lists part by part, other JSON as text. */
function compareKey(a: unknown, b: unknown): number {
  const difference = rankOf(a) - rankOf(b);
  if (difference !== 0) return difference;
  if (typeof a === 'number' || typeof a === 'boolean') return Number(a) - Number(b);
  if (Array.isArray(a) && Array.isArray(b)) return compareKeys(a, b);
  const [left, right] = typeof a === 'string' ? [a, b as string] : [canonical(a), canonical(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function rankOf(key: unknown): number {
  if (key === null || key === undefined) return 0;
  if (Array.isArray(key)) return 4;
  return ['boolean', 'number', 'string'].indexOf(typeof key) + 1 || 5;
}
