// The error of every limit that a request as such can pass, before it runs.

import { type ASTNode, GraphQLError, type Source } from 'graphql';

/** Where the limit was passed. */
export type LimitPlace = { readonly node: ASTNode } | { readonly source: Source; readonly position: number };

/** LIMIT_EXCEEDED, with the limit and the most in `extensions`. */
export function limitError(what: string, most: number, place: LimitPlace): GraphQLError {
  const at = 'node' in place ? { nodes: place.node } : { source: place.source, positions: [place.position] };
  const extensions = { code: 'LIMIT_EXCEEDED', limit: what, most };
  return new GraphQLError(`A query has at most ${most} ${what}; ask in several requests.`, {
    ...at,
    extensions,
  });
}
