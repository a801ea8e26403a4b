// Pages of lists. Everything a list shows is fixed for the life of its save, so a position in the list is a
// sound cursor; a cursor also carries a tag of the save's content and of the list, and is refused elsewhere.

import { badArgument, overLimit } from '../errors.ts';
import { MOST_PAGE_ROWS } from '../limits.ts';

/** What the schema gives `first` when a query does not. */
const DEFAULT_FIRST = 100;

/** A list of row numbers that is computed only as far as it is asked for. */
export interface LazyRows {
  /** The first `count` rows, or all when there are fewer; maybe more than asked for. */
  upTo(count: number): Uint32Array;
  all(): Uint32Array;
  /** The same rows ascending, where sorting can be spared. */
  unordered?(): Uint32Array;
  /** How many rows there are, where that is known without making them. */
  count?(): number;
}

export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly offset?: number | null | undefined;
}

/** Rows that are there already. */
export function rowsOf(rows: Uint32Array): LazyRows {
  return { upTo: () => rows, all: () => rows };
}

/** One page of a list, worked out when it is looked at. */
export class ListPage {
  readonly source: LazyRows;
  readonly #args: PageArgs;
  readonly #makeTag: () => string;
  #tag: string | null = null;
  #page: { readonly start: number; readonly rows: Uint32Array; readonly more: boolean } | null = null;

  /**
   * `tag` names the save's content and the list. @throws QueryError for sizes and offsets that cannot be
   * meant, and for cursors of other lists
   */
  constructor(source: LazyRows, args: PageArgs, tag: () => string) {
    this.source = source;
    this.#args = args;
    this.#makeTag = tag;
    for (const name of ['first', 'last', 'offset'] as const) checkSize(name, args[name]);
    if (typeof args.after === 'string') this.#position('after', args.after);
    if (typeof args.before === 'string') this.#position('before', args.before);
  }

  /** The rows of this page. */
  get rows(): Uint32Array {
    return this.#cut().rows;
  }

  /** How many entries the whole list has before this page. */
  get start(): number {
    return this.#cut().start;
  }

  get hasNext(): boolean {
    return this.#cut().more;
  }

  get hasPrevious(): boolean {
    return this.#cut().start > 0;
  }

  /** Names the save's content and the list. */
  get tag(): string {
    return this.#listTag();
  }

  /** All rows of the list, ascending where that is cheaper than in order. */
  get members(): Uint32Array {
    return this.source.unordered?.() ?? this.source.all();
  }

  get total(): number {
    return this.source.count?.() ?? this.members.length;
  }

  /** Cursor of the entry at a position of this page. */
  cursor(at: number): string {
    return `${this.#listTag()}.${(this.start + at).toString(36)}`;
  }

  #listTag(): string {
    this.#tag ??= this.#makeTag();
    return this.#tag;
  }

  #position(argument: 'after' | 'before', cursor: string): number {
    const dot = cursor.lastIndexOf('.');
    const position = /^[0-9a-z]{1,10}$/.test(cursor.slice(dot + 1))
      ? Number.parseInt(cursor.slice(dot + 1), 36)
      : -1;
    if (dot < 0 || position < 0)
      throw badArgument(
        argument,
        `${quote(cursor)} is no cursor; give one that pageInfo or edges gave, or omit it`,
      );
    if (cursor.slice(0, dot) === this.#listTag()) return position;
    throw badArgument(
      argument,
      'the cursor is of another list, or of this one before the save changed; begin again without it',
    );
  }

  #cut(): { readonly start: number; readonly rows: Uint32Array; readonly more: boolean } {
    this.#page ??= this.#cutPage();
    return this.#page;
  }

  #cutPage(): { readonly start: number; readonly rows: Uint32Array; readonly more: boolean } {
    const { first, after, last, before, offset } = this.#args;
    let start = typeof after === 'string' ? this.#position('after', after) + 1 : 0;
    start += offset ?? 0;
    let end = typeof before === 'string' ? this.#position('before', before) : Number.POSITIVE_INFINITY;
    end = Math.min(end, start + boundOf(first, last));
    // Counting from the end needs the end, unless `first` or `before` bound it already.
    const rows = end === Number.POSITIVE_INFINITY ? this.source.all() : this.source.upTo(end + 1);
    end = Math.min(end, rows.length);
    if (typeof last === 'number') start = Math.max(start, end - last);
    start = Math.min(start, end);
    return { start, rows: rows.subarray(start, end), more: end < rows.length };
  }
}

/** A page always has a bound. With `last` alone the schema's default for `first` must not cut the list. */
function boundOf(first: number | null | undefined, last: number | null | undefined): number {
  if (typeof last !== 'number') return first ?? DEFAULT_FIRST;
  return first === DEFAULT_FIRST ? Number.POSITIVE_INFINITY : (first ?? Number.POSITIVE_INFINITY);
}

function checkSize(name: 'first' | 'last' | 'offset', size: number | null | undefined): void {
  if (size === null || size === undefined) return;
  if (size < 0) throw badArgument(name, `must not be negative, is ${size}`);
  if (name !== 'offset' && size > MOST_PAGE_ROWS) {
    throw overLimit(
      name,
      `a page has at most ${MOST_PAGE_ROWS} entries, ${size} were asked for`,
      'give fewer, and go on from its cursors for the next page',
    );
  }
}

/** @throws QueryError for a number of entries that cannot be meant */
export function checkCount(name: 'first' | 'last', count: number): number {
  checkSize(name, count);
  return count;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
