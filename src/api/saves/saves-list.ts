// Lists of saves, filtered and sorted by their headers, so that no save is loaded.

import { newestWrite, type SaveEntry } from '../../library/save.ts';
import { tooDeep } from '../../query/errors.ts';
import { numberMatcher, numberTest } from '../../query/filter/number-test.ts';
import { oneOf } from '../../query/filter/one-of.ts';
import { checkEntries, checkWhere, operands } from '../../query/filter/operands.ts';
import { textMatcher, textTest } from '../../query/filter/text-test.ts';
import { PART_OPERATORS, warnOfUnmatched, warnOfUnmatchedPart } from '../../query/hints/unmatched-texts.ts';
import { MOST_FILTER_DEPTH } from '../../query/limits.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { computedRows, ListPage, type PageArgs } from '../../query/pages/page.ts';
import type { QueryTools } from '../../query/tools.ts';
import { nearestSlugs, warnOfUnknownId } from '../context/unknown-ids.ts';
import type { SaveList } from '../parents.ts';
import type {
  DateTimeFilter,
  InputMaybe,
  QuerySavesArgs,
  SaveFilter,
  SaveFormat,
  SaveOrder,
  SaveOrderField,
  TextFilter,
} from '../types.gen.ts';

type Test = (entry: SaveEntry) => boolean;

/** @throws QueryError */
export function listSaves(all: readonly SaveEntry[], args: QuerySavesArgs, tools: QueryTools): SaveList {
  checkWhere(args);
  const matches = args.where ? saveTest({ all, tools }, args.where, 'where', 0) : () => true;
  return pageOfSaves(all.filter(matches).sort(compareSaves(args.orderBy ?? [])), args);
}

/** A page of these saves. @throws QueryError */
export function pageOfSaves(entries: readonly SaveEntry[], args: PageArgs): SaveList {
  const rows = Uint32Array.from(entries.keys());
  return {
    page: new ListPage(computedRows(rows), args, () => tagOf(entries)),
    entry: (row) => entries[row]!,
  };
}

/** A cursor stays valid for the same saves in the same order. */
function tagOf(entries: readonly SaveEntry[]): string {
  return listTag(
    'saves',
    entries.map(({ slug }) => slug),
  );
}

/** The saves to choose from. */
interface OpenSaves {
  readonly all: readonly SaveEntry[];
  readonly tools: QueryTools;
}

function saveTest(open: OpenSaves, filter: SaveFilter, argument: string, depth: number): Test {
  if (depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
  const tests: Test[] = [];
  for (const [name, place] of operands(filter, argument))
    tests.push(TESTS[name](filter, place, depth + 1, open));
  return (entry) => tests.every((test) => test(entry));
}

/** The test of each operand, which operands() has checked to be present. */
const TESTS: {
  readonly [K in keyof SaveFilter]-?: (
    filter: SaveFilter,
    place: string,
    depth: number,
    open: OpenSaves,
  ) => Test;
} = {
  and: ({ and }, place, depth, open) => {
    const tests = listTests(open, and!, place, depth);
    return (entry) => tests.every((test) => test(entry));
  },
  or: ({ or }, place, depth, open) => {
    const tests = listTests(open, or!, place, depth);
    return (entry) => tests.some((test) => test(entry));
  },
  not: ({ not }, place, depth, open) => {
    const test = saveTest(open, not!, place, depth);
    return (entry) => !test(entry);
  },
  slug: ({ slug }, place, _depth, open) => {
    warnOfUnknownSlugs(open, slug!, place);
    const matches = textMatcher(textTest(slug!, place));
    return (entry) => matches(entry.slug);
  },
  title: ({ title }, place, _depth, { all, tools }) => {
    const titles = new Set(all.map(({ header }) => header.title));
    const about = {
      code: 'UNKNOWN_NAME',
      argument: place,
      what: 'open save with the title',
      has: 'there is',
    } as const;
    warnOfUnmatched(title!, titles, about, tools);
    const matches = textMatcher(textTest(title!, place));
    return (entry) => matches(entry.header.title);
  },
  format: ({ format }, place, _depth, { all }) => {
    const formats = new Set(oneOf([...new Set(all.map(formatOf))], format!, place));
    return (entry) => formats.has(formatOf(entry));
  },
  savedAt: ({ savedAt }, place) => momentTest(savedAt!, place, savedAtOf),
  modifiedAt: ({ modifiedAt }, place) => momentTest(modifiedAt!, place, ({ files }) => newestWrite(files)),
};

function warnOfUnknownSlugs({ all, tools }: OpenSaves, filter: TextFilter, place: string): void {
  const { eq, in: among, caseSensitive } = filter;
  const cased = (slug: string): string => (caseSensitive === false ? slug.toLowerCase() : slug);
  const slugs = all.map(({ slug }) => slug);
  const known = new Set(slugs.map(cased));
  for (const operator of PART_OPERATORS) {
    const operand = filter[operator];
    if (typeof operand !== 'string') continue;
    const matches = textMatcher(textTest({ [operator]: operand, caseSensitive }, place));
    if (slugs.some(matches)) continue;
    const about = {
      code: 'UNKNOWN_ID',
      argument: `${place}.${operator}`,
      what: 'open save with a slug',
      has: 'there is',
    } as const;
    warnOfUnmatchedPart(operator, operand, slugs, about, tools);
  }
  for (const slug of [...(typeof eq === 'string' ? [eq] : []), ...(among ?? [])]) {
    if (known.has(cased(slug))) continue;
    const suggestions = nearestSlugs(slug, slugs);
    warnOfUnknownId(tools, { argument: place, id: slug, reason: 'is the slug of no open save', suggestions });
  }
}

function listTests(open: OpenSaves, filters: readonly SaveFilter[], place: string, depth: number): Test[] {
  checkEntries(filters, place);
  return filters.map((filter, at) => saveTest(open, filter, `${place}[${at}]`, depth));
}

function formatOf({ format }: SaveEntry): SaveFormat {
  return format.id;
}

/** Compares dates as numbers of milliseconds. */
function momentTest(
  filter: DateTimeFilter,
  argument: string,
  timeOf: (entry: SaveEntry) => number | null,
): Test {
  const numbers: Record<string, unknown> = {};
  for (const [name, place] of operands(filter, argument)) {
    const operand: unknown = filter[name];
    if (Array.isArray(operand)) checkEntries(operand, place);
    if (typeof operand === 'string') numbers[name] = Date.parse(operand);
    else
      numbers[name] = Array.isArray(operand) ? operand.map((moment: string) => Date.parse(moment)) : operand;
  }
  const matches = numberMatcher(numberTest(numbers, argument));
  return (entry) => matches(timeOf(entry));
}

/** Saves without the value come last in both directions; ties are by slug. */
export function compareSaves(
  orders: readonly InputMaybe<SaveOrder>[],
): (a: SaveEntry, b: SaveEntry) => number {
  const keys = orders.flatMap((order) => (order ? [order] : []));
  return (a, b) => {
    for (const { field, direction } of keys) {
      const x = VALUE_OF[field](a);
      const y = VALUE_OF[field](b);
      if (x === y) continue;
      if (x === null || y === null) return x === null ? 1 : -1;
      return x < y === (direction !== 'DESC') ? -1 : 1;
    }
    return a.slug < b.slug ? -1 : 1;
  };
}

const VALUE_OF: Record<SaveOrderField, (entry: SaveEntry) => string | number | null> = {
  SLUG: ({ slug }) => slug,
  TITLE: ({ header }) => header.title,
  SAVED_AT: savedAtOf,
  MODIFIED_AT: ({ files }) => newestWrite(files),
};

function savedAtOf({ header }: SaveEntry): number | null {
  return header.savedAt === null ? null : Date.parse(header.savedAt);
}
