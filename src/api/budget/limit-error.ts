// The error for every limit that a request can exceed before it runs.

import { type ASTNode, GraphQLError, type Source } from 'graphql';

/** Where the limit was exceeded. */
export type LimitPlace = { readonly node: ASTNode } | { readonly source: Source; readonly position: number };

/** LIMIT_EXCEEDED, with the name of the limit and its value in `extensions`. */
export function limitError(what: string, most: number, place: LimitPlace): GraphQLError {
  const at = 'node' in place ? { nodes: place.node } : { source: place.source, positions: [place.position] };
  const extensions = { code: 'LIMIT_EXCEEDED', limit: what, most };
  return new GraphQLError(`A query has at most ${most} ${what}; split it into several requests.`, {
    ...at,
    extensions,
  });
}
