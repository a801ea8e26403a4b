// Numbers groups of members by the combinations of their keys that occur.

import { tooManyGroups } from '../errors.ts';
import type { Maybe } from '../filter/input.ts';
import { MOST_GROUPS } from '../limits.ts';
import type { KeyColumn } from './group-keys.ts';
import { type FiguresOf, type GroupHaving, type GroupOrder, havingTest, sortGroups } from './group-order.ts';

/** A group that has at least one member. */
export interface GroupSummary {
  readonly index: number;
  /** Its first member. */
  readonly member: number;
  readonly count: number;
}

/** The groups that are wanted, in order. @param keysOf what they are sorted by @throws QueryError */
export function orderedGroups(
  { groupOf, firsts, counts }: Numbered,
  keysOf: (group: GroupSummary) => readonly unknown[],
  figuresOf: FiguresOf<GroupSummary>,
  {
    having,
    orderBy,
  }: { readonly having?: Maybe<GroupHaving>; readonly orderBy?: Maybe<readonly GroupOrder[]> },
): readonly GroupSummary[] {
  const wanted = havingTest(figuresOf, having);
  const groups = firsts
    .map((member): GroupSummary => ({ index: groupOf[member]!, member, count: counts[groupOf[member]!]! }))
    .filter(wanted);
  return sortGroups(figuresOf, groups, keysOf, orderBy);
}

export interface Numbered {
  readonly groupOf: Uint32Array;
  /** The first member of each group that has any, ascending. */
  readonly firsts: readonly number[];
  /** The number of members by group. */
  readonly counts: Uint32Array;
}

/** Up to this many codes are used as they are, even if some do not occur. */
const FEW_CODES = 2 ** 16;

/** Numbers the combinations of codes that occur. */
export function combine(codes: readonly KeyColumn[], length: number): Numbered {
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
function counted({ of, size }: KeyColumn, length: number): Numbered {
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
