// The values of a request's variables: checked for depth and number, then coerced to the types in the operation.

import { GraphQLError, type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import type { Variables } from '../../execute/collect-fields.ts';
import {
  endedAfter,
  limitError,
  MOST_OBJECTS,
  MOST_QUERY_DEPTH,
  MOST_VALUES,
  MOST_VARIABLE_ERRORS,
} from '../budget/limits.ts';
import { shortMessage } from '../context/errors.ts';
import { longValues } from './short-conditions.ts';

export type CoercedVariables =
  /** Also as they are coerced from. */
  | { readonly values: Variables; readonly given: Variables; readonly errors: null }
  | { readonly values: null; readonly errors: readonly GraphQLError[] };

/**
 * Coerces values. Errors have the code BAD_VARIABLES or LIMIT_EXCEEDED, and their location in the query.
 * @param hideSuggestions whether messages must not suggest names of the schema
 */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
  hideSuggestions = false,
): CoercedVariables {
  const exceeded = limitExceeded(given);
  if (exceeded) return { values: null, errors: [limitError(...exceeded, { node: operation })] };
  // Making the message of an error takes a thousand times as long as coercing a good value.
  const options = { maxErrors: MOST_VARIABLE_ERRORS, hideSuggestions };
  const { values: long, wrong } = longValues(schema, operation, given);
  if (wrong.length > 0 && !hideSuggestions) {
    const shown = wrong.slice(0, MOST_VARIABLE_ERRORS).map((text) => new GraphQLError(text));
    return { values: null, errors: shown.map((error) => badVariable(error, operation)) };
  }
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], long, options);
  if (coerced) return { values: coerced, given: long, errors: null };
  const shown = endedAfter(errors, MOST_VARIABLE_ERRORS, 'variables');
  return { values: null, errors: shown.map((error) => badVariable(error, operation)) };
}

function badVariable({ message, nodes }: GraphQLError, operation: OperationDefinitionNode): GraphQLError {
  return new GraphQLError(shortMessage(message), {
    nodes: nodes ?? operation,
    extensions: { code: 'BAD_VARIABLES' },
  });
}

/** The exceeded limit and its value; null for none. Level by level: recursion could exhaust the stack. */
function limitExceeded(given: object): readonly [what: string, most: number] | null {
  let level: object[] = [given];
  let [objects, values] = [0, 0];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_QUERY_DEPTH) return ['levels', MOST_QUERY_DEPTH];
    const next: object[] = [];
    for (const one of level) {
      // Without a copy of what may be a hundred thousand values: the first too many says enough.
      for (const name in one) {
        if (++values > MOST_VALUES) return ['values in variables', MOST_VALUES];
        const value: unknown = one[name as keyof typeof one];
        if (typeof value !== 'object' || value === null) continue;
        if (++objects > MOST_OBJECTS) return ['objects and lists in variables', MOST_OBJECTS];
        next.push(value);
      }
    }
    level = next;
  }
  return null;
}
