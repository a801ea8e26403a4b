// Looks at the text of a query before it is parsed: the parser recurses, so depth must be bounded first.

import { Lexer, Source, TokenKind } from 'graphql';
import { limitError } from './check-document.ts';
import { MOST_DEPTH, MOST_TOKENS } from './limits.ts';

/** @throws GraphQLError LIMIT_EXCEEDED, or a syntax error when it cannot be cut into tokens */
export function checkQueryText(text: string): void {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  let depth = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (++tokens > MOST_TOKENS) throw limitError('tokens', MOST_TOKENS);
    if (OPENING.has(token.kind) && ++depth > MOST_DEPTH) throw limitError('levels', MOST_DEPTH);
    if (CLOSING.has(token.kind)) depth--;
  }
}

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);
