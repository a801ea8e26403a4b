// Which value of a query a writer is at.

import type { FieldNode, GraphQLArgument, GraphQLResolveInfo } from 'graphql';

/** A field's value, or an entry of a list in it, as errors and promises need to know it. */
export interface FieldLocation {
  /** Type and field, as errors name it. */
  readonly name: string;
  /** What it is answered under. */
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  /** Position of its key in paths. */
  readonly depth: number;
  readonly nullable: boolean;
  /** The field that this one is selected of. */
  readonly parent: FieldLocation | null;
  /** What the field takes. */
  readonly args: readonly GraphQLArgument[];
  /** What its resolver gets. */
  readonly info: GraphQLResolveInfo;
}
