// The fields that a selection answers, in their order: expands fragments, evaluates conditions and merges fields
// with the same response key, like CollectFields in the specification.

import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

export interface Selecting {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Only variables in `@skip` and `@include` are used. */
  readonly variables: Variables;
}

/** Fields by response key, each with all its occurrences. */
export type CollectedFields = ReadonlyMap<string, readonly FieldNode[]>;

/** The fields of this type that several selection sets select together. */
export function collectFields(
  selecting: Selecting,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): CollectedFields {
  const collected: Collected = { fields: new Map(), expanded: new Set() };
  for (const set of sets) if (set) collect(selecting, type, set, collected);
  return collected.fields;
}

interface Collected {
  readonly fields: Map<string, FieldNode[]>;
  /** Names of the fragments that are in them. */
  readonly expanded: Set<string>;
}

function collect(
  selecting: Selecting,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  collected: Collected,
): void {
  const { fields, expanded } = collected;
  for (const selection of set.selections) {
    if (!isIncluded(selecting, selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const known = fields.get(key);
      if (known) known.push(selection);
      else fields.set(key, [selection]);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : expand(selecting, selection.name.value, expanded);
    if (fragment && appliesTo(selecting, fragment.typeCondition, type))
      collect(selecting, type, fragment.selectionSet, collected);
  }
}

/** Null for a fragment that has been expanded before: it adds nothing. */
function expand(
  { fragments }: Selecting,
  name: string,
  expanded: Set<string>,
): FragmentDefinitionNode | null {
  if (expanded.has(name)) return null;
  expanded.add(name);
  return fragments.get(name) ?? null;
}

function appliesTo(
  { schema }: Selecting,
  condition: NamedTypeNode | undefined,
  type: GraphQLObjectType,
): boolean {
  if (!condition || condition.name.value === type.name) return true;
  const asked = schema.getType(condition.name.value);
  return isAbstractType(asked) && schema.isSubType(asked, type);
}

function isIncluded({ variables }: Selecting, selection: SelectionNode): boolean {
  if (!selection.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if !== false;
}
