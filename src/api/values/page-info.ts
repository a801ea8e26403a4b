// The position of a page in its list, the same for every connection.

import type { ListPage } from '../../query/pages/page.ts';

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
