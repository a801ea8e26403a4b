// The fourth argument of resolvers. Made once per field when its code is made, so it has only what the schema
// and the query say. Facts that differ from object to object are left out: making it for each object would cost
// more than most resolvers do.

import type {
  FieldNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql';

export interface FieldFacts {
  readonly schema: GraphQLSchema;
  readonly fieldName: string;
  /** All occurrences of the field that are answered together. */
  readonly fieldNodes: readonly FieldNode[];
  readonly parentType: GraphQLObjectType;
  readonly returnType: GraphQLOutputType;
}

/** Accessing anything else throws: a resolver that needs it should fail at once instead of getting undefined. */
export function fieldInfo(facts: FieldFacts): GraphQLResolveInfo {
  return Object.assign(Object.create(ABSENT), facts);
}

const ABSENT = Object.defineProperties(
  {},
  Object.fromEntries(
    ['path', 'fragments', 'rootValue', 'operation', 'variableValues'].map((name) => [
      name,
      {
        get(this: FieldFacts): never {
          throw new Error(
            `info.${name} is not available for ${this.parentType}.${this.fieldName}: compiled queries know the field, but not its place in the answer.`,
          );
        },
      },
    ]),
  ),
);
