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
  if (root) enter(walk, { type: root, times: 1, page: 1 }, operation.selectionSet);
  return walk.rows;
}

/** What one selection is answered for. */
interface Place {
  readonly type: GraphQLObjectType | null;
  /** How often this selection may be answered. */
  readonly times: number;
  /** Rows of the page that it belongs to: how often what stands under `nodes` and `edges` comes. */
  readonly page: number;
}

function enter(walk: Walk, place: Place, set: SelectionSetNode): void {
  for (const selection of set.selections) {
    if (walk.rows > walk.most) return;
    if (selection.kind === Kind.FIELD) enterField(walk, place, selection);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = typeNamed(walk, selection.typeCondition?.name.value) ?? place.type;
      enter(walk, { ...place, type }, selection.selectionSet);
    } else {
      const fragment = walk.fragments.get(selection.name.value);
      const type = typeNamed(walk, fragment?.typeCondition.name.value);
      if (fragment) enter(walk, { ...place, type }, fragment.selectionSet);
    }
  }
}

function enterField(walk: Walk, { type, times, page }: Place, field: FieldNode): void {
  const definition = type?.getFields()[field.name.value];
  if (!definition || !field.selectionSet) return;
  const size = pageSize(walk, definition, field);
  const inner = getNamedType(definition.type);
  const next = { type: isObjectType(inner) ? inner : null, times, page: 1 };
  if (PAGED.test(inner.name)) {
    // Counts and page info alone are no rows: those come with `nodes` and `edges`.
    enter(walk, { ...next, page: size }, field.selectionSet);
    return;
  }
  const rows = size > 0 ? size : ROWS.has(field.name.value) ? page : 1;
  if (rows > 1 || size > 0) walk.rows += times * rows;
  enter(walk, { ...next, times: times * rows }, field.selectionSet);
}

/** Types with a page of rows inside. */
const PAGED = /Connection$|^Traversal$/;
const ROWS = new Set(['nodes', 'edges']);

/** What `first` or `last` say (in a traversal, `maxNodes`); 0 for what has no size. */
function pageSize(walk: Walk, definition: GraphQLField<unknown, unknown>, field: FieldNode): number {
  const isSized = definition.args.some(({ name }) => name === 'first' || name === 'maxNodes');
  if (!isSized || getNamedType(definition.type).name === 'GraphPath') return 0;
  try {
    const { first, last, maxNodes } = getArgumentValues(definition, field, walk.variables);
    return Number(last ?? first ?? maxNodes ?? walk.most);
  } catch (error) {
    // Execution will say so, at its place in the answer.
    if (error instanceof GraphQLError) return 0;
    throw error;
  }
}

function typeNamed({ schema }: Walk, name: string | undefined): GraphQLObjectType | null {
  const type = name === undefined ? undefined : schema.getType(name);
  return isObjectType(type) ? type : null;
}
