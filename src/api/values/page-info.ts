// Pages of lists, the same for every connection: their entries, and their position in the list.

import type { ListPage } from '../../query/pages/page.ts';
import type { FoundList } from '../parents.ts';

/** Cursors are null on an empty page. */
export function pageInfo(page: ListPage): {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
} {
  const { length } = page.rows;
  return {
    hasNextPage: page.hasNext,
    hasPreviousPage: page.hasPrevious,
    startCursor: length > 0 ? page.cursor(0) : null,
    endCursor: length > 0 ? page.cursor(length - 1) : null,
  };
}

/** The resolvers of a page. */
export function ofFound<T>() {
  return {
    edges: edgesOf<T>,
    nodes: nodesOf<T>,
    pageInfo: ({ page }: FoundList<T>) => pageInfo(page),
    totalCount: ({ page }: FoundList<T>) => page.total,
  };
}

export function edgesOf<T>({ page, entry }: FoundList<T>): { cursor: string; node: T }[] {
  return mapRows(page.rows, (row, at) => ({ cursor: page.cursor(at), node: entry(row) }));
}

export function nodesOf<T>({ page, entry }: FoundList<T>): T[] {
  return mapRows(page.rows, entry);
}

/** A plain loop: Array.from would call an iterator for every row. */
function mapRows<T>(rows: Uint32Array, make: (row: number, at: number) => T): T[] {
  const made: T[] = [];
  for (let at = 0; at < rows.length; at++) made.push(make(rows[at]!, at));
  return made;
}
