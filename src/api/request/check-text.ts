// Checks the text of a query before it is parsed: the parser is recursive, so depth has to be bounded first.

import { Lexer, Source, TokenKind } from 'graphql';
import { limitError } from '../budget/limit-error.ts';
import { MOST_LINES, MOST_NAME_CHARACTERS, MOST_QUERY_DEPTH, MOST_TOKENS } from '../budget/limits.ts';

/** @throws GraphQLError LIMIT_EXCEEDED, or a syntax error when it cannot be split into tokens */
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
    if (token.kind === TokenKind.NAME && token.value.length > MOST_NAME_CHARACTERS) {
      throw limitError('characters in a name', MOST_NAME_CHARACTERS, place);
    }
    if (OPENING.has(token.kind) && ++depth > MOST_QUERY_DEPTH)
      throw limitError('levels', MOST_QUERY_DEPTH, place);
    if (CLOSING.has(token.kind)) depth--;
  }
}

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);
