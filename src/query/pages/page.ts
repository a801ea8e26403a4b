// Pages of lists. The contents of a list never change during the life of its save, so a position in the list is a sound
// cursor. A cursor also carries a tag of the save's content and of the list, and is refused for any other.

import { badArgument, overLimit, type QueryError } from '../errors.ts';
import { MOST_PAGE_ROWS } from '../limits.ts';

/** The schema's default for `first`. */
const DEFAULT_FIRST = 100;

/** A list of row numbers that is computed only as far as needed. */
export interface LazyRows {
  /** At least the first `count` rows, or all when there are fewer. */
  upTo(count: number): Uint32Array;
  all(): Uint32Array;
  /** The same rows ascending, where that avoids sorting. */
  unordered?(): Uint32Array;
  /** The number of rows, where it is known without computing them. */
  count?(): number;
}

export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly offset?: number | null | undefined;
}

/** A list of rows that have been computed. */
export function computedRows(rows: Uint32Array): LazyRows {
  return { upTo: () => rows, all: () => rows };
}

/** One page of a list, computed when accessed. */
export class ListPage {
  readonly source: LazyRows;
  readonly #args: PageArgs;
  readonly #makeTag: () => string;
  #tag: string | null = null;
  #page: { readonly start: number; readonly rows: Uint32Array; readonly more: boolean } | null = null;

  /**
   * @param tag identifies the save's content and the list
   * @throws QueryError for invalid sizes and offsets, and for cursors of other lists
   */
  constructor(source: LazyRows, args: PageArgs, tag: () => string) {
    this.source = source;
    this.#args = args;
    this.#makeTag = tag;
    checkPageSizes(args);
    if (typeof args.after === 'string') this.#position('after', args.after);
    if (typeof args.before === 'string') this.#position('before', args.before);
  }

  get rows(): Uint32Array {
    return this.#cut().rows;
  }

  /** The number of entries in the list before this page. */
  get start(): number {
    return this.#cut().start;
  }

  get hasNext(): boolean {
    return this.#cut().more;
  }

  get hasPrevious(): boolean {
    return this.#cut().start > 0;
  }

  /** Identifies the save's content and the list. */
  get tag(): string {
    return this.#listTag();
  }

  /** All rows of the list; ascending if that is cheaper than in order. */
  get members(): Uint32Array {
    return this.source.unordered?.() ?? this.source.all();
  }

  get total(): number {
    return this.source.count?.() ?? this.members.length;
  }

  /** The cursor of the entry at a position in this page. */
  cursor(at: number): string {
    return `${this.#listTag()}.${(this.start + at).toString(36)}`;
  }

  #listTag(): string {
    this.#tag ??= this.#makeTag();
    return this.#tag;
  }

  #position(argument: 'after' | 'before', cursor: string): number {
    const place = placeOfCursor(cursor);
    if (!/^[0-9a-z]{1,10}$/.test(place)) throw badCursor(argument, cursor, false);
    if (cursor.startsWith(`${this.#listTag()}.`)) return Number.parseInt(place, 36);
    throw badCursor(argument, cursor, true);
  }

  #cut(): { readonly start: number; readonly rows: Uint32Array; readonly more: boolean } {
    this.#page ??= this.#cutPage();
    return this.#page;
  }

  #cutPage(): { readonly start: number; readonly rows: Uint32Array; readonly more: boolean } {
    const { after, last, before, offset } = this.#args;
    let start = typeof after === 'string' ? this.#position('after', after) + 1 : 0;
    start += offset ?? 0;
    let end = typeof before === 'string' ? this.#position('before', before) : Number.POSITIVE_INFINITY;
    end = Math.min(end, start + pageBound(this.#args));
    // Counting from the end needs all rows, unless `first` or `before` limits them.
    const rows = end === Number.POSITIVE_INFINITY ? this.source.all() : this.source.upTo(end + 1);
    end = Math.min(end, rows.length);
    if (typeof last === 'number') start = Math.max(start, end - last);
    start = Math.min(start, end);
    return { start, rows: rows.subarray(start, end), more: end < rows.length };
  }
}

/** The place in a cursor, after the tag of its list; empty where there is no tag. */
export function placeOfCursor(cursor: string): string {
  const dot = cursor.lastIndexOf('.');
  return dot < 0 ? '' : cursor.slice(dot + 1);
}

/** The error for a cursor. @param isCursor whether it is one, of another list */
export function badCursor(argument: 'after' | 'before', cursor: string, isCursor: boolean): QueryError {
  return badArgument(
    argument,
    isCursor
      ? 'the cursor belongs to another list, or to this one before the save changed; start again without it'
      : `${quote(cursor)} is not a cursor; pass one from pageInfo or edges, or omit it`,
  );
}

/** The most entries of a page. With `last`, the schema's default for `first` must not cut the list. */
export function pageBound({ first, last }: PageArgs): number {
  if (typeof last !== 'number') return first ?? DEFAULT_FIRST;
  return first === DEFAULT_FIRST ? Number.POSITIVE_INFINITY : (first ?? Number.POSITIVE_INFINITY);
}

/** @throws QueryError */
export function checkPageSizes(args: PageArgs): void {
  for (const name of ['first', 'last', 'offset'] as const) checkSize(name, args[name]);
}

function checkSize(name: 'first' | 'last' | 'offset', size: number | null | undefined): void {
  if (size === null || size === undefined) return;
  if (size < 0) throw badArgument(name, `must not be negative, is ${size}`);
  if (name !== 'offset' && size > MOST_PAGE_ROWS) {
    throw overLimit(
      name,
      `a page has at most ${MOST_PAGE_ROWS} entries, ${size} were asked for`,
      'ask for fewer, and use cursors to get the next page',
    );
  }
}

/** Returns the count. @throws QueryError for an invalid number of entries */
export function checkedPageSize(name: 'first' | 'last', count: number): number {
  checkSize(name, count);
  return count;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
