// The values of a request's variables: checked for depth, then coerced to the types in the operation.

import { GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { Variables } from '../../execute/collect-fields.ts';
import { limitError } from '../budget/limit-error.ts';
import { MOST_QUERY_DEPTH } from '../budget/limits.ts';

export type CoercedVariables =
  | { readonly values: Variables; readonly errors: null }
  | { readonly values: null; readonly errors: readonly GraphQLError[] };

/**
 * Coerces values. Errors have the code BAD_VARIABLES or LIMIT_EXCEEDED, and their location in the query.
 * @param hintOf returns what to append to a message
 */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  hintOf: (message: string) => string = () => '',
): CoercedVariables {
  if (isDeeper(given, MOST_QUERY_DEPTH)) {
    return { values: null, errors: [limitError('levels', MOST_QUERY_DEPTH, { node: operation })] };
  }
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (coerced) return { values: coerced, errors: null };
  return { values: null, errors: errors.map((error) => badVariable(error, operation, hintOf)) };
}

function badVariable(
  { message, nodes }: GraphQLError,
  operation: OperationDefinitionNode,
  hintOf: (message: string) => string,
): GraphQLError {
  return new GraphQLError(message + hintOf(message), {
    nodes: nodes ?? operation,
    extensions: { code: 'BAD_VARIABLES' },
  });
}

/** Goes level by level, because recursion would use as much stack as the client likes. */
function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
