// Suggestions for an unknown name: known names that share a part with it, have all its words, or differ in a few
// letters.

import type { Budget } from '../budget.ts';
import type { TextFilter } from '../filter/filter.ts';
import type { QueryTools, Warning } from '../tools.ts';

const MOST_SUGGESTIONS = 5;
/** Characters of a name to compare and show. */
const MOST_CHARACTERS = 200;
/** Known names to compare, at a few microseconds each. */
const MOST_COMPARED = 20_000;
/** Names compared between two checks of the budget. */
const CHECK_NAMES = 64;
/** Unknown texts of one list to suggest names for: no answer has more warnings than this. */
export const MOST_UNKNOWN = 100;

/** The nearest of the known names, best first; letter case hardly counts. @throws BudgetError */
export function nearestNames(name: string, known: Iterable<string>, budget?: Budget): string[] {
  const wanted = truncatedName(name).toLowerCase();
  const words = wanted.split(' ').filter(({ length }) => length > 2);
  const scored = new Map<string, number>();
  let compared = 0;
  for (const candidate of known) {
    if (++compared > MOST_COMPARED) break;
    if (compared % CHECK_NAMES === 1) budget?.check();
    const lower = candidate.slice(0, MOST_CHARACTERS).toLowerCase();
    const isPart =
      wanted.length > 2 && lower.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
    // `Coal Generator` for the Coal-Powered Generator.
    const holds = isPart || (words.length > 1 && words.every((word) => lower.includes(word)));
    const most = Math.max(2, wanted.length >> 2);
    const distance = holds ? Math.abs(lower.length - wanted.length) / 100 : editDistance(wanted, lower, most);
    if (holds || distance <= most) scored.set(candidate, distance);
  }
  return [...scored]
    .sort(([a, near], [b, far]) => near - far || (a < b ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS)
    .map(([candidate]) => candidate);
}

/** The part of a name that a warning shows. */
export function truncatedName(name: string): string {
  return name.slice(0, MOST_CHARACTERS);
}

/** `; closest matches: a, b`, or an empty text. */
export function hintOf(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? `; closest matches: ${suggestions.join(', ')}` : '';
}

/** The texts that a filter asks for exactly; of a long list the first ones, as each may take a scan to look for. */
export function exactTexts({ eq, in: among }: TextFilter): readonly string[] {
  return [...(typeof eq === 'string' ? [eq] : []), ...(among ?? []).slice(0, MOST_UNKNOWN)];
}

/** What a warning of unknown texts is about. */
export interface About extends Pick<Warning, 'code' | 'argument'> {
  /** Noun for the texts: `class`, `reference with the label`. */
  readonly what: string;
  /** The subject of the message; by default the save. */
  readonly has?: string;
  /** What to say instead of a text that is known elsewhere; null for others. */
  readonly elsewhere?: (text: string) => string | null;
  /** Whether to say nothing of those others. */
  readonly onlyElsewhere?: boolean;
}

/** Warns about each text that a filter asks for exactly and that is not known. */
export function warnOfUnknown(
  { eq, in: among, caseSensitive }: TextFilter,
  known: ReadonlySet<string>,
  { code, argument, what, has = 'the save has', elsewhere, onlyElsewhere }: About,
  tools: QueryTools,
): void {
  const texts = [...(typeof eq === 'string' ? [eq] : []), ...(among ?? [])];
  let unknown = 0;
  if (texts.every((text) => known.has(text))) return;
  const lower = caseSensitive === false ? new Set(Array.from(known, (text) => text.toLowerCase())) : null;
  for (const text of texts) {
    if (known.has(text) || lower?.has(text.toLowerCase())) continue;
    const name = truncatedName(text);
    const other = elsewhere?.(name) ?? null;
    if (onlyElsewhere && other === null) continue;
    if (++unknown > MOST_UNKNOWN) return;
    const suggestions = other === null ? nearestNames(text, known, tools.budget) : [];
    const of = other ?? `${has} no ${what} ${JSON.stringify(name)}${hintOf(suggestions)}`;
    const message = `${argument}: ${of}`;
    tools.warn({ code, argument, message, name, suggestions });
  }
}

/** Two rows of distances that are computed by turns; names have at most {@link MOST_CHARACTERS}. */
const ROWS = [new Uint16Array(MOST_CHARACTERS + 1), new Uint16Array(MOST_CHARACTERS + 1)] as const;

/**
 * Letters to insert, delete or replace. Returns some number above `most` as soon as the distance is sure to exceed it; only
 * places that are at most so far apart are compared.
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [row, next]: readonly Uint16Array[] = ROWS;
  for (let at = 0; at <= b.length; at++) row![at] = at;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    const letter = a.charCodeAt(i - 1);
    next![from - 1] = from === 1 ? i : most + 1;
    let least = next![from - 1]!;
    for (let j = from; j <= to; j++) {
      const change = row![j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const distance = Math.min(change, row![j]! + 1, next![j - 1]! + 1);
      next![j] = distance;
      if (distance < least) least = distance;
    }
    if (to < b.length) next![to + 1] = most + 1;
    if (least > most) return most + 1;
    [row, next] = [next, row];
  }
  return row![b.length]!;
}
