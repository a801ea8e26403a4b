// Ranking of what a search finds: every word must be found; rare words, whole words and names count most.

import { badArgument, overLimit } from '../errors.ts';
import type { Condition } from '../filter/condition.ts';
import { MOST_PATTERN_LENGTH } from '../limits.ts';
import { filterRows } from '../run/filter-rows.ts';
import type { QueryRun } from '../run/query-run.ts';
import type { Warning } from '../tools.ts';
import { CLASS_FIELD, NAME_FIELD, PATH_FIELD, type SearchIndex } from './search-index.ts';

export interface Hit {
  readonly row: number;
  readonly score: number;
  /** `name`, `path`, `class` or the path of a property. */
  readonly field: string;
}

/** Words of one search. */
const MOST_WORDS = 20;

const WEIGHTS = new Map([
  [NAME_FIELD, 3],
  [CLASS_FIELD, 2],
  [PATH_FIELD, 1],
]);
const TEXT_WEIGHT = 2;

const PARTIAL: Warning = {
  code: 'PARTIAL_SEARCH',
  argument: 'text',
  message:
    'The save has more words than the index holds: names, classes and paths are all found, texts of properties are not. ' +
    'A filter on the property finds them all.',
  name: null,
  suggestions: [],
};

/** @throws QueryError for searches that say nothing, or too much */
export function search(
  run: QueryRun,
  index: SearchIndex,
  text: string,
  condition: Condition,
  first: number,
): readonly Hit[] {
  const words = searchWords(text);
  if (index.isPartial) run.tools.warn(PARTIAL);
  let found: Map<number, { score: number; best: number; field: number }> | null = null;
  for (const word of words) {
    const here = scoresOf(run, index, word);
    const next: typeof here = new Map();
    for (const [row, { score, field }] of here) {
      const before = found?.get(row);
      if (found && !before) continue;
      const isBest = !before || score > before.best;
      next.set(row, {
        score: score + (before?.score ?? 0),
        best: isBest ? score : before.best,
        field: isBest ? field : before.field,
      });
    }
    found = next;
  }
  const all = found ?? new Map<number, { score: number; field: number }>();
  const rows = filterRows(run, condition, Uint32Array.from(all.keys()).sort());
  return Array.from(rows, (row) => ({ row, ...all.get(row)! }))
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .slice(0, first)
    .map(({ row, score, field }) => ({ row, score, field: index.fields[field]! }));
}

function searchWords(text: string): string[] {
  if (text.length > MOST_PATTERN_LENGTH) {
    throw overLimit(
      'text',
      `a search has at most ${MOST_PATTERN_LENGTH} characters, this one ${text.length}`,
    );
  }
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
  if (words.length === 0) throw badArgument('text', 'has no word to look for');
  if (words.length > MOST_WORDS) {
    throw overLimit('text', `a search has at most ${MOST_WORDS} words, this one ${words.length}`);
  }
  return words;
}

/** The best of each node over the words that are like this one. */
function scoresOf(
  run: QueryRun,
  index: SearchIndex,
  word: string,
): Map<number, { score: number; best: number; field: number }> {
  const scores = new Map<number, { score: number; best: number; field: number }>();
  for (const { word: id, fit } of index.similar(word)) {
    const rarity = Math.log(1 + run.graph.count / (1 + index.size(id)));
    run.tick(index.size(id));
    for (const { row, field } of index.postings(id)) {
      const score = fit * rarity * (WEIGHTS.get(field) ?? TEXT_WEIGHT);
      const before = scores.get(row);
      if (!before || score > before.score) scores.set(row, { score, best: score, field });
    }
  }
  return scores;
}
