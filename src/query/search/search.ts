// Ranking of what a search finds: every word must be found; rare words, whole words and names count most.

import { badArgument, overLimit } from '../errors.ts';
import type { Condition } from '../filter/condition.ts';
import { MOST_PATTERN_LENGTH } from '../limits.ts';
import { filterRows } from '../run/filter-rows.ts';
import type { QueryRun } from '../run/query-run.ts';
import type { Warning } from '../tools.ts';
import { CLASS_FIELD, NAME_FIELD, PATH_FIELD } from './search-data.ts';
import type { SearchIndex } from './search-index.ts';

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
  if (index.data.isPartial) run.tools.warn(PARTIAL);
  const scores = new Scores(run.graph.count);
  for (const word of words) addWord(run, index, word, scores);
  const rows = filterRows(run, condition, Uint32Array.from(scores.rows).sort());
  return Array.from(rows, (row) => ({ row, score: scores.total[row]!, field: scores.field[row]! }))
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .slice(0, first)
    .map(({ row, score, field }) => ({ row, score, field: index.data.fields[field]! }));
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

/** What nodes come to, over the words so far: only those that have all of them stay. */
class Scores {
  rows: readonly number[] = [];
  readonly total: Float64Array;
  /** The field that counted most. */
  readonly field: Uint16Array;
  readonly #best: Float64Array;
  readonly #words: Uint8Array;
  #wordCount = 0;
  /** Of the word that is being added. */
  readonly #here: Float64Array;
  readonly #hereField: Uint16Array;
  #hereRows: number[] = [];

  constructor(nodes: number) {
    this.total = new Float64Array(nodes);
    this.field = new Uint16Array(nodes);
    this.#best = new Float64Array(nodes);
    this.#words = new Uint8Array(nodes);
    this.#here = new Float64Array(nodes);
    this.#hereField = new Uint16Array(nodes);
  }

  /** The best of a node counts, over the words that are like the one looked for. */
  add(rows: Uint32Array, field: number, score: number): void {
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      if (this.#words[row] !== this.#wordCount || score <= this.#here[row]!) continue;
      if (this.#here[row] === 0) this.#hereRows.push(row);
      this.#here[row] = score;
      this.#hereField[row] = field;
    }
  }

  endWord(): void {
    this.#wordCount++;
    for (const row of this.#hereRows) {
      const score = this.#here[row]!;
      this.#here[row] = 0;
      this.#words[row] = this.#wordCount;
      this.total[row]! += score;
      if (score <= this.#best[row]!) continue;
      this.#best[row] = score;
      this.field[row] = this.#hereField[row]!;
    }
    this.rows = this.#hereRows;
    this.#hereRows = [];
  }
}

function addWord(run: QueryRun, index: SearchIndex, word: string, scores: Scores): void {
  for (const { word: number, fit } of index.similar(word)) {
    const size = index.size(number);
    const rarity = Math.log(1 + run.graph.count / (1 + size));
    run.tick(size);
    index.each(number, (field, rows) => {
      scores.add(rows, field, fit * rarity * (WEIGHTS.get(field) ?? TEXT_WEIGHT));
    });
  }
  scores.endWord();
}
