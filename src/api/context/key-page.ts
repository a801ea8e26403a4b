// Pages of lists that are read by keys, wherever their entries are: a page costs the same at any place in the list, and
// stays in its place when entries are added or removed elsewhere.

import { Buffer } from 'node:buffer';
import {
  andThen,
  compareKeys,
  type Later,
  type ListKey,
  type Range,
} from '../../library/catalogue/catalogue.ts';
import {
  badCursor,
  checkPageSizes,
  type PageArgs,
  pageBound,
  placeOfCursor,
} from '../../query/pages/page.ts';

/** A text; a moment, which may be missing. */
type KeyKind = 'text' | 'moment';

export interface KeyedList<T> {
  range(range: Range): Later<readonly T[]>;
  count(): Later<number>;
  keyOf(entry: T): ListKey;
  /** By position in a key. */
  readonly kinds: readonly KeyKind[];
  readonly descending: readonly boolean[];
  /** Identifies the list in cursors. */
  readonly tag: string;
}

export interface KeyPage<T> {
  /** The same under the names that pages of all lists have. */
  readonly page: { readonly rows: readonly T[]; readonly hasNext: boolean };
  readonly nodes: readonly T[];
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly pageInfo: Later<{
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  }>;
  readonly totalCount: Later<number>;
}

/** @throws QueryError for invalid sizes and offsets, and for cursors of other lists */
export function keyPage<T>(list: KeyedList<T>, args: PageArgs): Later<KeyPage<T>> {
  checkPageSizes(args);
  const bounds = { after: keyIn(list, 'after', args.after), before: keyIn(list, 'before', args.before) };
  const rows =
    pageBound(args) === Number.POSITIVE_INFINITY
      ? fromEnd(list, args, bounds)
      : fromStart(list, args, bounds);
  return andThen(rows, ({ entries, hasNext, isCut }) => {
    const cursor = (entry: T): string => cursorOf(list, entry);
    return {
      page: { rows: entries, hasNext },
      nodes: entries,
      get edges() {
        return entries.map((node) => ({ cursor: cursor(node), node }));
      },
      get pageInfo() {
        return andThen(hasPrevious(list, args, entries, isCut), (hasPreviousPage) => ({
          hasNextPage: hasNext,
          hasPreviousPage,
          startCursor: entries.length > 0 ? cursor(entries[0]!) : null,
          endCursor: entries.length > 0 ? cursor(entries.at(-1)!) : null,
        }));
      },
      get totalCount() {
        return list.count();
      },
    };
  });
}

interface Rows<T> {
  readonly entries: readonly T[];
  /** The list goes on after them. */
  readonly hasNext: boolean;
  /** Others before them were left out. */
  readonly isCut: boolean;
}

type Bounds = Pick<Range, 'after' | 'before'>;

function fromStart<T>(list: KeyedList<T>, args: PageArgs, bounds: Bounds): Later<Rows<T>> {
  const most = pageBound(args);
  const { offset, last } = args;
  return andThen(list.range({ ...bounds, offset: offset ?? 0, limit: most + 1 }), (rows) => {
    const page = rows.slice(0, most);
    const start = typeof last === 'number' ? Math.max(0, page.length - last) : 0;
    return {
      entries: page.slice(start),
      hasNext: rows.length > most || bounds.before !== undefined,
      isCut: start > 0 || (offset ?? 0) > 0,
    };
  });
}

function fromEnd<T>(list: KeyedList<T>, { offset, last }: PageArgs, bounds: Bounds): Later<Rows<T>> {
  const { keyOf, descending } = list;
  const hasNext = bounds.before !== undefined;
  return andThen(list.range({ ...bounds, fromEnd: true, limit: last! + 1 }), (found) => {
    const isCut = found.length > last!;
    const rows = isCut ? found.slice(1) : found;
    if (!offset) return { entries: rows, hasNext, isCut };
    return andThen(list.range({ ...bounds, offset, limit: 1 }), ([first]) => ({
      entries: first ? rows.filter((row) => compareKeys(keyOf(row), keyOf(first), descending) >= 0) : [],
      hasNext,
      isCut: true,
    }));
  });
}

function hasPrevious<T>(
  list: KeyedList<T>,
  { after, offset, last }: PageArgs,
  { length }: readonly T[],
  isCut: boolean,
): Later<boolean> {
  if (typeof after === 'string') return true;
  if (length > 0) return isCut;
  if (typeof last !== 'number' && !offset) return false;
  return andThen(list.range({ limit: 1 }), (some) => some.length > 0);
}

function cursorOf<T>({ tag, keyOf }: KeyedList<T>, entry: T): string {
  return `${tag}.${Buffer.from(JSON.stringify(keyOf(entry))).toString('base64url')}`;
}

/** @throws QueryError */
function keyIn<T>(
  { kinds, tag }: KeyedList<T>,
  argument: 'after' | 'before',
  cursor: string | null | undefined,
): ListKey | undefined {
  if (typeof cursor !== 'string') return undefined;
  const key = keyAt(placeOfCursor(cursor));
  const isOfList = key?.length === kinds.length && key.every((value, at) => isOfKind(value, kinds[at]!));
  if (isOfList && cursor.startsWith(`${tag}.`)) return key;
  throw badCursor(argument, cursor, key !== null);
}

/** Null for what is no key. */
function keyAt(place: string): ListKey | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(place, 'base64url').toString());
    return Array.isArray(key) ? key : null;
  } catch {
    return null;
  }
}

function isOfKind(value: unknown, kind: KeyKind): boolean {
  if (kind === 'text') return typeof value === 'string' && !/\0|\p{Surrogate}/u.test(value);
  return value === null || (typeof value === 'number' && Math.abs(value) <= MOST_MILLIS);
}

/** Valid dates. */
const MOST_MILLIS = 8.64e15;
