// The fourth argument of resolvers. It is made once a field when its code is made, so it has what the schema and the
// query say. What differs from object to object is left out: making it for each would cost more than most resolvers do.

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
  /** All mentions of the field that are answered together. */
  readonly fieldNodes: readonly FieldNode[];
  readonly parentType: GraphQLObjectType;
  readonly returnType: GraphQLOutputType;
}

/** Looking at anything else in it throws: a resolver that needs it must learn so at once, and not get undefined. */
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
            `info.${name} is not there for ${this.parentType}.${this.fieldName}: compiled queries know a field, not where in an answer it is.`,
          );
        },
      },
    ]),
  ),
);
