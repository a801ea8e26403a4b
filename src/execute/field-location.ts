// Identifies the value of a query that is being written.

import type { FieldNode, GraphQLArgument, GraphQLResolveInfo } from 'graphql';

/** A field's value, or an entry of a list in it, with what errors and promises need to know about it. */
export interface FieldLocation {
  /** Type and field, as error messages name it. */
  readonly name: string;
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  /** Index of its key in paths. */
  readonly depth: number;
  readonly nullable: boolean;
  /** The parent field; null for root fields. */
  readonly parent: FieldLocation | null;
  /** The arguments that the field accepts. */
  readonly args: readonly GraphQLArgument[];
  /** The info that its resolver receives. */
  readonly info: GraphQLResolveInfo;
}
