// Where a page lies in its list, the same for every connection.

import type { Listing } from '../query/page.ts';

export function pageInfo(listing: Listing): {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
} {
  const { length } = listing.rows;
  return {
    hasNextPage: listing.hasNext,
    hasPreviousPage: listing.hasPrevious,
    startCursor: length > 0 ? listing.cursor(0) : null,
    endCursor: length > 0 ? listing.cursor(length - 1) : null,
  };
}
