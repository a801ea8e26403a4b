// Checks a parsed query before it is validated: its depth, including fragments, and the number of its parts. Linear in
// the size of the query even with nested fragments. Later steps may not be, so their input is bounded here.

import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { limitError } from '../budget/limit-error.ts';
import { MOST_ALIASES, MOST_ARGUMENTS, MOST_DEFINITIONS, MOST_QUERY_DEPTH } from '../budget/limits.ts';
import { apiError } from '../context/errors.ts';

/** @throws GraphQLError LIMIT_EXCEEDED; BAD_ARGUMENT for a number beyond the range of doubles */
export function checkDocument(document: DocumentNode): void {
  const { definitions } = document;
  const oneMore = definitions[MOST_DEFINITIONS];
  if (oneMore) throw limitError('definitions', MOST_DEFINITIONS, { node: oneMore });
  checkCounts(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<FragmentDefinitionNode, number>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const depth = depthOf(definition.selectionSet, fragments, known);
    if (depth > MOST_QUERY_DEPTH) throw limitError('levels', MOST_QUERY_DEPTH, { node: definition });
  }
}

function checkCounts(document: DocumentNode): void {
  let aliases = 0;
  const checkList = (what: string, list: readonly ASTNode[] | undefined): void => {
    const oneMore = list?.[MOST_ARGUMENTS];
    if (oneMore) throw limitError(what, MOST_ARGUMENTS, { node: oneMore });
  };
  visit(document, {
    Field(field) {
      if (field.alias && ++aliases > MOST_ALIASES) throw limitError('aliases', MOST_ALIASES, { node: field });
      checkList('arguments of one field', field.arguments);
      checkList('directives in one place', field.directives);
    },
    Directive: ({ arguments: args }) => checkList('arguments of one directive', args),
    OperationDefinition: ({ variableDefinitions }) => checkList('variables', variableDefinitions),
    FloatValue: checkNumber,
    IntValue: checkNumber,
  });
}

function checkNumber(node: ASTNode & { readonly value: string }): void {
  if (Number.isFinite(Number(node.value))) return;
  throw badNumber(node);
}

function badNumber(node: ASTNode & { readonly value: string }): GraphQLError {
  const shown = node.value.length > 60 ? `${node.value.slice(0, 60)}...` : node.value;
  return apiError('BAD_ARGUMENT', `${shown} is beyond the range of numbers.`, {}, node);
}

/** The depth of a selection set. Each fragment is entered once; validation rejects those that contain themselves. */
function depthOf(
  set: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<FragmentDefinitionNode, number>,
): number {
  let depth = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) {
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      depth = Math.max(depth, own + depthOf(selection.selectionSet, fragments, known));
      continue;
    }
    const fragment = fragments.get(selection.name.value);
    if (!fragment) continue;
    let inside = known.get(fragment);
    if (inside === undefined) {
      known.set(fragment, 0);
      inside = depthOf(fragment.selectionSet, fragments, known);
      known.set(fragment, inside);
    }
    depth = Math.max(depth, inside);
  }
  return depth;
}
