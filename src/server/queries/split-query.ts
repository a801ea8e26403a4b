// Splits a question about each of several saves (`{ saves { nodes { ... } } }`, `{ world(id:) { saves { ... }
// } }`) into questions about one save each, which several threads can answer at once.

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { FieldOrder } from '../../api/context/field-order.ts';

export interface SplitQuery {
  /** The same query with nothing but the slug of each save. */
  readonly slugs: string;
  /** The fields that its answer has the saves under. */
  readonly list: readonly [outer: string, inner: string];
  /** The field order of the whole query. */
  readonly order: FieldOrder;
  /** The query for one save, as `save`, whose slug is in the variable SLUG. */
  readonly ofEach: string;
}

export const SLUG = 'savegraph_slug';

/** The fields of Query with a list of saves, and the name of that list in them. */
const LISTS: Readonly<Record<string, string>> = { saves: 'nodes', world: 'saves' };

/** Null for any other question, and for those that may need more. */
export function splitQuery(query: string, operationName: string | null): SplitQuery | null {
  const document = parse(query, { noLocation: true });
  const operation = operationIn(document, operationName);
  const outer = operation && onlyField(operation.selectionSet);
  const inner = outer && listIn(outer);
  if (!operation || !outer || !inner) return null;
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const slugSelection = parse('{ slug }', { noLocation: true }).definitions[0] as OperationDefinitionNode;
  const short: FieldNode = { ...inner, selectionSet: slugSelection.selectionSet };
  const selections = outer.selectionSet!.selections.map((each) => (each === inner ? short : each));
  const listing: FieldNode = { ...outer, selectionSet: { ...outer.selectionSet!, selections } };
  const ofOne = parse(`query ($${SLUG}: ID!) { save(id: $${SLUG}) { slug } }`, { noLocation: true })
    .definitions[0] as OperationDefinitionNode;
  const save = { ...(ofOne.selectionSet.selections[0] as FieldNode), selectionSet: inner.selectionSet! };
  return {
    slugs: queryOf(operation, [], { kind: Kind.SELECTION_SET, selections: [listing] }, fragments),
    list: [keyOf(outer), keyOf(inner)],
    order: new FieldOrder(document, operation),
    ofEach: queryOf(
      operation,
      ofOne.variableDefinitions ?? [],
      { kind: Kind.SELECTION_SET, selections: [save] },
      fragments,
    ),
  };
}

function operationIn({ definitions }: DocumentNode, name: string | null): OperationDefinitionNode | null {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const found = name ? operations.filter((each) => each.name?.value === name) : operations;
  const [operation] = found;
  const isPlain = found.length === 1 && operation!.operation === 'query' && !operation!.directives?.length;
  return isPlain ? operation! : null;
}

function onlyField({ selections }: SelectionSetNode): FieldNode | null {
  const [only] = selections;
  return selections.length === 1 && only!.kind === Kind.FIELD && !only!.directives?.length ? only! : null;
}

/** The list of saves in a field, if nothing else in it takes long. */
function listIn({ name, selectionSet }: FieldNode): FieldNode | null {
  const wanted = LISTS[name.value];
  let list: FieldNode | null = null;
  for (const each of selectionSet?.selections ?? []) {
    if (each.kind !== Kind.FIELD || each.directives?.length) return null;
    if (each.name.value === wanted && each.selectionSet && !list) list = each;
    else if (each.selectionSet && each.name.value !== 'pageInfo') return null;
  }
  return list;
}

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** A query with this selection and the variables and fragments that it uses. */
function queryOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  more: NonNullable<OperationDefinitionNode['variableDefinitions']>,
  selectionSet: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const variables = new Set<string>();
  const used = new Map<string, FragmentDefinitionNode>();
  const look = (node: SelectionSetNode | FragmentDefinitionNode): void => {
    visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (!fragment || used.has(value)) return;
        used.set(value, fragment);
        look(fragment);
      },
    });
  };
  look(selectionSet);
  const own = variableDefinitions.filter(({ variable }) => variables.has(variable.name.value));
  const operation: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: 'query' as OperationDefinitionNode['operation'],
    variableDefinitions: [...own, ...more],
    selectionSet,
  };
  return print({ kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] });
}
