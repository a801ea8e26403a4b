// Makes an answer small enough for a language model. Lists are cut, counts are not: the answer says how many
// entries a cut list really has. Inner lists are cut before outer ones, long texts last.

import { ToolError } from '../tool-error.ts';
import { estimateTokens } from './token-estimate.ts';

/** Most tokens of an answer by our estimate, which is at most a tenth too low: 4000 is what an answer may cost. */
export const MOST_ANSWER_TOKENS = 3_500;

export interface Fitted {
  /** Which lists and texts were cut, in words. */
  readonly notes: readonly string[];
  readonly value: unknown;
}

interface Limits {
  /** Entries of a list that is not inside another list. */
  readonly outer: number;
  /** Entries of a list inside another. */
  readonly inner: number;
  /** Characters of a text or of a name. */
  readonly text: number;
}

const ALL = Number.POSITIVE_INFINITY;
const LONG_TEXT = 1_000;
const SHORT_TEXT = 200;

/** @throws ToolError when even single entries are too large */
export function cutToFit(value: unknown, most = MOST_ANSWER_TOKENS): Fitted {
  const tries: Limits[] = [
    { outer: ALL, inner: ALL, text: LONG_TEXT },
    { outer: ALL, inner: 10, text: LONG_TEXT },
    { outer: ALL, inner: 3, text: LONG_TEXT },
  ];
  for (const limits of tries) {
    const fitted = shrink(value, limits);
    if (costs(fitted) <= most) return fitted;
  }
  for (const limits of [
    { inner: 3, text: LONG_TEXT },
    { inner: 3, text: SHORT_TEXT },
    { inner: 1, text: SHORT_TEXT },
  ]) {
    const fitted = cutOuter(value, limits, most);
    if (fitted) return fitted;
  }
  throw new ToolError(
    'A single entry of the answer is larger than an answer may be.',
    'Select fewer fields, give json(depth: 1), or name the properties that are wanted.',
  );
}

/** Keeps as many entries of outer lists as fit; null when not even one does. */
function cutOuter(value: unknown, limits: Omit<Limits, 'outer'>, most: number): Fitted | null {
  let best: Fitted | null = null;
  let low = 1;
  let high = longestList(value);
  while (low <= high) {
    const outer = (low + high) >> 1;
    const fitted = shrink(value, { ...limits, outer });
    if (costs(fitted) <= most) {
      best = fitted;
      low = outer + 1;
    } else high = outer - 1;
  }
  return best;
}

/** Most characters per token, on average over a whole answer: anything longer is too large without counting. */
const LONGEST_TOKEN = 8;

function costs({ value, notes }: Fitted): number {
  const text = JSON.stringify(value);
  if (text.length > MOST_ANSWER_TOKENS * LONGEST_TOKEN) return Number.POSITIVE_INFINITY;
  return estimateTokens(text) + estimateTokens(JSON.stringify(notes));
}

function longestList(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestList));
}

/** The entries shown of the lists at one place, and those of the longest of them. */
interface Cut {
  shown: number;
  of: number;
  lists: number;
}

function shrink(value: unknown, limits: Limits): Fitted {
  const cuts = new Map<string, Cut>();
  let texts = 0;
  const shortText = (text: string): string => {
    if (text.length <= limits.text) return text;
    texts++;
    return `${text.slice(0, limits.text)}… (${text.length} characters)`;
  };
  const cutList = (
    list: readonly unknown[],
    path: string,
    inList: boolean,
    total: unknown,
  ): readonly unknown[] => {
    const most = inList ? limits.inner : limits.outer;
    if (list.length <= most || isVector(list)) return list;
    noteCut(cuts, path, most, typeof total === 'number' ? total : list.length);
    return list.slice(0, most);
  };
  const walk = (part: unknown, path: string, inList: boolean, total: unknown): unknown => {
    if (typeof part === 'string') return shortText(part);
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part))
      return cutList(part, path, inList, total).map((item) => walk(item, `${path}[]`, true, undefined));
    const { totalCount, total: whole = totalCount } = part as { totalCount?: unknown; total?: unknown };
    const isTable = 'columns' in part && 'rows' in part;
    const entries = Object.entries(part).map(([name, field]) => {
      const place = path === '' ? name : `${path}.${name}`;
      if (!isTable || !Array.isArray(field)) return [shortText(name), walk(field, place, inList, whole)];
      // A row is not a list to cut: it has a cell for every column.
      if (name !== 'rows') return [name, field];
      const rows = cutList(field, place, inList, whole);
      return [
        name,
        rows.map((row) =>
          (row as readonly unknown[]).map((cell) => walk(cell, `${place}[]`, true, undefined)),
        ),
      ];
    });
    return Object.fromEntries(entries);
  };
  const shrunk = walk(value, '', false, undefined);
  const notes = [...cuts].slice(0, MOST_NOTES).map(([path, cut]) => noteOf(path, cut));
  if (texts > 0) notes.push(`${texts} long ${texts === 1 ? 'text is' : 'texts are'} cut`);
  return { value: shrunk, notes };
}

const MOST_NOTES = 8;
const VECTOR = 5;

/** Places, keys and the like: part of one would be wrong. */
function isVector(list: readonly unknown[]): boolean {
  return list.length <= VECTOR && list.every((item) => typeof item !== 'object' || item === null);
}

function noteCut(cuts: Map<string, Cut>, path: string, shown: number, of: number): void {
  const cut = cuts.get(path);
  if (!cut) cuts.set(path, { shown, of, lists: 1 });
  else {
    cut.of = Math.max(cut.of, of);
    cut.lists++;
  }
}

function noteOf(path: string, { shown, of, lists }: Cut): string {
  if (path.includes('[]')) return `${path}: the first ${shown} of up to ${of} (in ${lists} lists)`;
  return `${path}: the first ${shown} of ${of}; narrow the condition, select less, or go on with offset: ${shown}`;
}
