// How many rows a query may give at most, before it runs: page sizes multiplied down the nesting, with the
// variables that came with the request, because a size may hide in one.

import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly most: number;
  rows: number;
}

/** Rows asked for, counted up to just over `most`. Variables are coerced ones. */
export function countRows(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Readonly<Record<string, unknown>>,
  most: number,
): number {
  const walk: Walk = { schema, fragments, variables, most, rows: 0 };
  const root = schema.getRootType(operation.operation);
  if (root) enter(walk, root, operation.selectionSet, 1);
  return walk.rows;
}

/** `times`: how often this selection may be answered. */
function enter(walk: Walk, type: GraphQLObjectType | null, set: SelectionSetNode, times: number): void {
  for (const selection of set.selections) {
    if (walk.rows > walk.most) return;
    if (selection.kind === Kind.FIELD) enterField(walk, type, selection, times);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      enter(
        walk,
        typeNamed(walk, selection.typeCondition?.name.value) ?? type,
        selection.selectionSet,
        times,
      );
    } else {
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment)
        enter(walk, typeNamed(walk, fragment.typeCondition.name.value), fragment.selectionSet, times);
    }
  }
}

function enterField(walk: Walk, type: GraphQLObjectType | null, field: FieldNode, times: number): void {
  const definition = type?.getFields()[field.name.value];
  if (!definition || !field.selectionSet) return;
  const size = pageSize(walk, definition, field);
  if (size > 0 && asksForRows(field.selectionSet)) walk.rows += times * size;
  const inner = getNamedType(definition.type);
  enter(walk, isObjectType(inner) ? inner : null, field.selectionSet, times * Math.max(1, size));
}

/** What `first` or `last` say, 0 for what is no list of pages. */
function pageSize(walk: Walk, definition: GraphQLField<unknown, unknown>, field: FieldNode): number {
  if (!definition.args.some(({ name }) => name === 'first')) return 0;
  try {
    const { first, last } = getArgumentValues(definition, field, walk.variables);
    return Number(last ?? first ?? walk.most);
  } catch (error) {
    // Execution will say so, at its place in the answer.
    if (error instanceof GraphQLError) return 0;
    throw error;
  }
}

/** Counts and page info alone cost no rows. */
function asksForRows({ selections }: SelectionSetNode): boolean {
  return selections.some((selection) => selection.kind !== Kind.FIELD || !ROWLESS.has(selection.name.value));
}

const ROWLESS = new Set(['totalCount', 'pageInfo', 'aggregate', 'groups', 'bounds', 'cells', '__typename']);

function typeNamed({ schema }: Walk, name: string | undefined): GraphQLObjectType | null {
  const type = name === undefined ? undefined : schema.getType(name);
  return isObjectType(type) ? type : null;
}
