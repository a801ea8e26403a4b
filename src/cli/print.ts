// Prints text and errors for people.

import { unicodePattern } from '../graph/unicode-pattern.ts';

/** Control characters, which a terminal obeys, and those that reverse what is shown after them. */
const unprintable = unicodePattern(String.raw`[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]`, 'g');

/** The text on one line, with control characters escaped: names in saves and files are anybody's. */
export function printable(text: string): string {
  return text.replace(unprintable(text), (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function printError(error: unknown): void {
  console.error(`savegraph: ${printable(error instanceof Error ? error.message : String(error))}`);
}

/** Prints an internal error with its stack, for a bug report. */
export function printFault(error: unknown, id: string): void {
  console.error(`savegraph: error ${id}: ${error instanceof Error ? error.stack : error}`);
}
