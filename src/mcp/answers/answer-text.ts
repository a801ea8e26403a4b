// Formats an answer as the text that a model reads: JSON, with warnings first. Everything that comes from a save is in
// quotes, and invisible characters (which can hide instructions or reverse the text direction) are escaped.

import type { Answer } from '../tool.ts';
import type { ToolError } from '../tool-error.ts';
import { cutToFit } from './cut.ts';

/** Invisible characters: format and private-use ones, lone surrogates, line separators. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

const MOST_WARNINGS = 10;
const MOST_WARNING_LETTERS = 300;

/** @throws ToolError when nothing of it fits */
export function answerText(answer: Answer, warnings: readonly string[]): string {
  if (typeof answer === 'string') return answer;
  const { value, notes } = cutToFit(answer);
  const all = [...notes, ...warnings.map((text) => shortWarning(text))];
  const shown = all.slice(0, MOST_WARNINGS);
  if (all.length > shown.length) shown.push(`and ${all.length - shown.length} more warnings`);
  return jsonText({ ...(shown.length > 0 && { warnings: shown }), ...(value as object) });
}

/** Why there is no answer, what would work, and other warnings. */
export function errorText(error: ToolError, warnings: readonly string[]): string {
  const others = warnings.filter((text) => text !== error.message).slice(0, MOST_WARNINGS);
  return jsonText({
    error: shortWarning(error.message, MOST_ERROR_LETTERS),
    ...(error.hint && { try: shortWarning(error.hint, MOST_ERROR_LETTERS) }),
    ...(others.length > 0 && { warnings: others.map((text) => shortWarning(text)) }),
  });
}

const MOST_ERROR_LETTERS = 1_000;

function shortWarning(text: string, most = MOST_WARNING_LETTERS): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** JSON that parses to the same values. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(UNSEEN, (character) => {
    return Array.from({ length: character.length }, (_, at) => escaped(character.charCodeAt(at))).join('');
  });
}

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
