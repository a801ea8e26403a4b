// Searches and ranks: every word must be found; rare words, whole words and names count most. What the save only names,
// such as an item, leads to the objects that refer to it.

import type { EdgeId, NodeId } from '../../graph/ids.ts';
import { badArgument, overLimit } from '../errors.ts';
import type { Condition } from '../filter/condition.ts';
import { MOST_TEXT_LENGTH } from '../limits.ts';
import { filterRows } from '../run/filter-rows.ts';
import type { QueryRun } from '../run/query-run.ts';
import type { Warning } from '../tools.ts';
import { CLASS_FIELD, NAME_FIELD, PATH_FIELD } from './search-data.ts';
import type { SearchIndex, SimilarWord } from './search-index.ts';
import { searchedWords } from './words.ts';

export interface Hit {
  readonly row: number;
  readonly score: number;
  /** `name`, `path`, `class` or the path of a property. */
  readonly field: string;
  /** The node that has the words, if this one only refers to it; otherwise null. */
  readonly via: number | null;
}

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

/** The subject of a search: words, and a condition on the nodes that have them. */
export interface SearchRequest {
  readonly text: string;
  readonly condition: Condition;
  /** The game's title of something, by its short name; absent when it has none. */
  readonly titleOf?: (name: string) => string | null;
}

/** All hits, best first. @throws QueryError for searches without words, or with too many */
export function search(run: QueryRun, index: SearchIndex, request: SearchRequest): readonly Hit[] {
  const { text, condition } = request;
  const words = askedWords(index, searchWords(text, index));
  if (index.data.isPartial) run.tools.warn(PARTIAL);
  const { count } = run.graph;
  const scores = new Scores(count, Math.min(count, words[0]!.size));
  for (const word of words) addWord(run, index, word, scores);
  const found = scores.rows.sort();
  const { fields } = index.data;
  const hits = new Map<number, Hit>();
  for (const row of filterRows(run, condition, found)) {
    const { score, field } = scores.of(row);
    hits.set(row, { row, score, field: fields[field]!, via: null });
  }
  const named = found.filter((row) => run.graph.isAbsent(row as NodeId));
  for (const hit of referrers(run, request, named, scores)) {
    const known = hits.get(hit.row);
    if (!known || known.score < hit.score) hits.set(hit.row, hit);
  }
  return [...hits.values()].sort((a, b) => b.score - a.score || a.row - b.row);
}

/** Share of the score for objects that only refer to what has the words; and if its title is just what was asked. */
const REFERRER = 0.3;
const TITLED = 0.6;

function* referrers(
  run: QueryRun,
  { text, titleOf, condition }: SearchRequest,
  named: Uint32Array,
  scores: Scores,
): Generator<Hit> {
  const { graph } = run;
  const asked = text.trim().toLowerCase();
  for (const via of named) {
    const isTitle = titleOf?.(graph.name(via as NodeId))?.toLowerCase() === asked;
    const score = scores.of(via).score * (isTitle ? TITLED : REFERRER);
    const labels = new Map<number, string>();
    const edges = graph.into(via as NodeId);
    run.tick(edges.length);
    for (const edge of edges) {
      const source = graph.edges.source[edge]!;
      if (!labels.has(source)) labels.set(source, graph.label(edge as EdgeId).text);
    }
    const rows = filterRows(run, condition, Uint32Array.from(labels.keys()).sort());
    for (const row of rows) yield { row, score, field: labels.get(row)!, via };
  }
}

function searchWords(text: string, index: SearchIndex): string[] {
  if (text.length > MOST_TEXT_LENGTH) {
    throw overLimit(
      'text',
      `a search has at most ${MOST_TEXT_LENGTH} characters, this one has ${text.length}`,
      'search for a few words of it',
    );
  }
  // As they are split for the index: lower-casing can add characters.
  const words = searchedWords(text, (word) => index.beginsId(word));
  if (words.length === 0) throw badArgument('text', 'has no words to search for');
  if (words.length > MOST_WORDS) {
    throw overLimit(
      'text',
      `a search has at most ${MOST_WORDS} words, this one has ${words.length}`,
      'search for the rarest of them',
    );
  }
  return words;
}

/** A word of the search: the words of the save that are like it, and how many entries these have. */
interface AskedWord {
  readonly similar: readonly SimilarWord[];
  readonly size: number;
}

/** The rarest word first: only nodes that have it can match. */
function askedWords(index: SearchIndex, words: readonly string[]): AskedWord[] {
  return words
    .map((word) => {
      const similar = index.similar(word);
      return { similar, size: similar.reduce((sum, { size }) => sum + size, 0) };
    })
    .sort((a, b) => a.size - b.size);
}

/** Scores of nodes over the words so far. Only nodes that have all of them remain. */
class Scores {
  /** The nodes that have all words so far. */
  rows: Uint32Array = new Uint32Array(0);
  /** By node: its position among those that have the first word + 1, 0 for all others, which are not scored. */
  readonly #places: Uint32Array;
  /** By position. */
  readonly #rows: Uint32Array;
  readonly #total: Float64Array;
  readonly #words: Uint8Array;
  /** The field with the highest score for one word, and that score. */
  readonly #field: Uint16Array;
  readonly #best: Float64Array;
  /** Score and field for the word that is being added. */
  readonly #current: Float64Array;
  readonly #currentField: Uint16Array;
  #currentPlaces: Uint32Array;
  #currentCount = 0;
  #placeCount = 0;
  #wordCount = 0;

  /** @param most nodes that can have the first word */
  constructor(nodes: number, most: number) {
    this.#places = new Uint32Array(nodes);
    this.#rows = new Uint32Array(most);
    this.#total = new Float64Array(most);
    this.#words = new Uint8Array(most);
    this.#field = new Uint16Array(most);
    this.#best = new Float64Array(most);
    this.#current = new Float64Array(most);
    this.#currentField = new Uint16Array(most);
    this.#currentPlaces = new Uint32Array(most);
  }

  /** Of the words like the one in the search, only the one with the best score counts for a node. */
  add(rows: Uint32Array, from: number, to: number, field: number, score: number): void {
    const places = this.#places;
    const current = this.#current;
    const isFirst = this.#wordCount === 0;
    for (let at = from; at < to; at++) {
      const row = rows[at]!;
      let place = places[row]! - 1;
      if (place < 0) {
        if (!isFirst) continue;
        place = this.#placeCount++;
        places[row] = place + 1;
        this.#rows[place] = row;
      }
      const best = current[place]!;
      if (score <= best || this.#words[place] !== this.#wordCount) continue;
      if (best === 0) this.#currentPlaces[this.#currentCount++] = place;
      current[place] = score;
      this.#currentField[place] = field;
    }
  }

  endWord(): void {
    this.#wordCount++;
    const places = this.#currentPlaces.subarray(0, this.#currentCount);
    for (const place of places) {
      const score = this.#current[place]!;
      this.#current[place] = 0;
      this.#words[place] = this.#wordCount;
      this.#total[place]! += score;
      if (score <= this.#best[place]!) continue;
      this.#best[place] = score;
      this.#field[place] = this.#currentField[place]!;
    }
    this.rows = places.map((place) => this.#rows[place]!);
    this.#currentCount = 0;
  }

  /** The score of a node that has all words, and its best field. */
  of(row: number): { readonly score: number; readonly field: number } {
    const place = this.#places[row]! - 1;
    return { score: this.#total[place]!, field: this.#field[place]! };
  }
}

function addWord(run: QueryRun, index: SearchIndex, { similar }: AskedWord, scores: Scores): void {
  for (const { word, fit, size } of similar) {
    const rarity = Math.log(1 + run.graph.count / (1 + size));
    run.tick(size);
    index.each(word, (field, rows, from, to) => {
      scores.add(rows, from, to, field, fit * rarity * (WEIGHTS.get(field) ?? TEXT_WEIGHT));
    });
  }
  scores.endWord();
}
