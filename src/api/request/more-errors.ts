// GraphQL.js ends a list of too many errors with one about itself: clients get one of ours.

import { GraphQLError } from 'graphql';

/** The errors, at most `most`, and after them one that says that there are more. */
export function endedAfter(
  errors: readonly GraphQLError[],
  most: number,
  of: 'query' | 'variables',
): readonly GraphQLError[] {
  if (errors.length <= most) return errors;
  const { nodes } = errors[most - 1]!;
  const text = `The ${of} ${of === 'query' ? 'has' : 'have'} more than ${most} errors: only the first are shown.`;
  return [...errors.slice(0, most), new GraphQLError(text, { nodes: nodes ?? null })];
}
