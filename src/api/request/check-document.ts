// Checks a parsed query before it is validated: its depth, including fragments, and the number of its parts. Linear in
// the size of the query even with nested fragments. Later steps may not be, so their input is bounded here.

import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import {
  limitError,
  MOST_ALIASES,
  MOST_ARGUMENTS,
  MOST_DEFINITIONS,
  MOST_LINES,
  MOST_NAME_CHARACTERS,
  MOST_QUERY_DEPTH,
  MOST_TOKENS,
} from '../budget/limits.ts';
import { apiError } from '../context/errors.ts';

/** @throws GraphQLError LIMIT_EXCEEDED; BAD_ARGUMENT for a number beyond the range of doubles */
export function checkDocument(document: DocumentNode): void {
  const { definitions } = document;
  const oneMore = definitions[MOST_DEFINITIONS];
  if (oneMore) throw limitError('definitions', MOST_DEFINITIONS, { node: oneMore });
  checkCounts(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
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

/**
 * Checks a text before it is parsed: the parser is recursive, so depth has to be bounded first.
 * @throws GraphQLError LIMIT_EXCEEDED, or a syntax error when it cannot be split into tokens
 */
export function checkQueryText(text: string): void {
  const source = new Source(text);
  const lexer = new Lexer(source);
  let tokens = 0;
  let depth = 0;
  for (let token = lexer.advance(); ; token = lexer.advance()) {
    const place = { source, position: token.start };
    if (token.line > MOST_LINES) throw limitError('lines', MOST_LINES, place);
    if (token.kind === TokenKind.EOF) return;
    if (++tokens > MOST_TOKENS) throw limitError('tokens', MOST_TOKENS, place);
    if (token.kind === TokenKind.NAME && token.value.length > MOST_NAME_CHARACTERS)
      throw limitError('characters in a name', MOST_NAME_CHARACTERS, place);
    if (OPENING.has(token.kind) && ++depth > MOST_QUERY_DEPTH)
      throw limitError('levels', MOST_QUERY_DEPTH, place);
    if (CLOSING.has(token.kind)) depth--;
  }
}

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Checked within some milliseconds. The queries of our pages have up to 370. */
const EASY_TOKENS = 1500;
/** Pairs of equal names, compared within some milliseconds. The queries of our pages have up to 420. */
const EASY_PAIRS = 5000;

/**
 * True when checking a text may take longer than others should wait: validation compares all fields of one name with each
 * other, so a text of some kilobytes can take a thread a tenth of a second. Reads no more of it than has to be known.
 */
export function isSlowToCheck(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  const counts = new Map<string, number>();
  let pairs = 0;
  try {
    for (let tokens = 0; tokens <= EASY_TOKENS; tokens++) {
      const { kind, value } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (kind !== TokenKind.NAME) continue;
      const count = counts.get(value) ?? 0;
      counts.set(value, count + 1);
      pairs += count;
      if (pairs > EASY_PAIRS) return true;
    }
    return true;
  } catch (error) {
    // Its check ends at the same place.
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}
