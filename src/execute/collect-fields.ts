// Which fields a selection answers, in which order: fragments opened, conditions decided, equal names merged.
// As the specification's CollectFields.

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
  /** Only those in `@skip` and `@include` are looked at. */
  readonly variables: Variables;
}

/** The fields by the names that they are answered under, each with all its mentions. */
export type Fields = ReadonlyMap<string, readonly FieldNode[]>;

/** What several mentions of one field select of this type, together. */
export function fieldsOf(
  selecting: Selecting,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Fields {
  const fields = new Map<string, FieldNode[]>();
  const opened = new Set<string>();
  for (const set of sets) if (set) collect(selecting, type, set, fields, opened);
  return fields;
}

function collect(
  selecting: Selecting,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  fields: Map<string, FieldNode[]>,
  opened: Set<string>,
): void {
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
      selection.kind === Kind.INLINE_FRAGMENT ? selection : open(selecting, selection.name.value, opened);
    if (fragment && isFor(selecting, fragment.typeCondition, type)) {
      collect(selecting, type, fragment.selectionSet, fields, opened);
    }
  }
}

/** Null for one that was opened before: it adds nothing. */
function open({ fragments }: Selecting, name: string, opened: Set<string>): FragmentDefinitionNode | null {
  if (opened.has(name)) return null;
  opened.add(name);
  return fragments.get(name) ?? null;
}

function isFor(
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
