// The error of every limit that a request as such can pass, before it runs.

import type { ASTNode, GraphQLError } from 'graphql';
import { apiError } from '../errors.ts';

/** @param node where the limit was passed, when that is known */
export function limitError(what: string, most: number, node?: ASTNode): GraphQLError {
  return apiError('LIMIT_EXCEEDED', `A query has at most ${most} ${what}.`, { limit: what, most }, node);
}
