// Looks up words in the shared search data, with a radix tree for prefixes and small typos.

import SearchableMap from 'minisearch/SearchableMap';
import type { Graph } from '../../graph/graph.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { type SearchOptions, searchData } from './search-builder.ts';
import type { SearchData } from './search-data.ts';
import { isId, mayBeginId, numberWord } from './words.ts';

/** The number of a word; below 0 for an entry in the table of numbers. */
export type WordNumber = number;

/** A word of the save that is like one of a search. */
export interface SimilarWord {
  readonly word: WordNumber;
  /** The closeness of the match: 1 for the word itself. */
  readonly fit: number;
  /** See SearchIndex.size. */
  readonly size: number;
}

/** Most similar words to keep, for all words that were asked for. */
const MOST_KEPT = 2 ** 14;

/** Receives nodes that have a word in one field: `rows` from one position to another. */
export type UseRows = (field: number, rows: Uint32Array, from: number, to: number) => void;

export class SearchIndex {
  readonly data: SearchData;
  readonly #words = new SearchableMap<WordNumber>();
  /** Words of digits, which are only looked up whole. */
  readonly #digits = new Map<string, WordNumber>();
  /** Words that are ids, which are found by their beginnings. */
  readonly #ids: WordNumber[] = [];
  /** Similar words by the word that was asked for. */
  readonly #kept: RecentlyUsed<string, readonly SimilarWord[]>;

  constructor(data: SearchData, mostKept = MOST_KEPT) {
    this.data = data;
    this.#kept = new RecentlyUsed(mostKept, (similar) => similar.length + 1);
    data.words.forEach((word, number) => {
      if (isId(word)) this.#ids.push(number);
      else if (isDigits(word)) this.#digits.set(word, number);
      else this.#words.set(word, number);
    });
  }

  /** The number of words that are kept, those that were asked for and the similar ones. */
  get keptCount(): number {
    return this.#kept.size;
  }

  static of(graph: Graph, options?: SearchOptions): SearchIndex {
    return new SearchIndex(searchData(graph, options));
  }

  /** Words that start with this one or are spelt almost like it. Kept: finding them takes most of a repeated search. */
  similar(word: string): readonly SimilarWord[] {
    return getOrCreate(this.#kept, word, () =>
      Array.from(this.#find(word), (found) => ({ ...found, size: this.size(found.word) })),
    );
  }

  *#find(word: string): Generator<Omit<SimilarWord, 'size'>> {
    for (const number of this.#idsFrom(word))
      yield { word: number, fit: fitOfBeginning(word, this.data.words[number]!) };
    if (isId(word)) return;
    if (isDigits(word)) {
      const entry = this.#firstOfNumber(word);
      if (entry >= 0) yield { word: -1 - entry, fit: 1 };
      const number = this.#digits.get(word);
      if (number !== undefined) yield { word: number, fit: 1 };
      return;
    }
    for (const [found, number] of this.#words.atPrefix(word))
      yield { word: number, fit: fitOfBeginning(word, found) };
    const typos = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
    if (typos === 0) return;
    for (const [found, [number, distance]] of this.#words.fuzzyGet(word, typos))
      if (!found.startsWith(word)) yield { word: number, fit: 0.35 / distance };
  }

  beginsId(word: string): boolean {
    return this.#idsFrom(word).length > 0;
  }

  #idsFrom(word: string): readonly WordNumber[] {
    return mayBeginId(word) ? this.#ids.filter((id) => this.data.words[id]!.startsWith(word)) : [];
  }

  /** The number of entries of a word: a node counts once for each text that contains the word. */
  size(word: WordNumber): number {
    let size = 0;
    this.each(word, (_, __, from, to) => {
      size += to - from;
    });
    return size;
  }

  /** Visits the nodes that have a word, field by field, perhaps with repeats. */
  each(word: WordNumber, use: UseRows): void {
    if (word < 0) {
      this.#eachNumber(-1 - word, use);
      return;
    }
    const { wordStart, wordPhrases, phraseField, phraseStart, phraseRows } = this.data;
    const end = wordStart[word + 1]!;
    for (let at = wordStart[word]!; at < end; at++) {
      const phrase = wordPhrases[at]!;
      use(phraseField[phrase]!, phraseRows, phraseStart[phrase]!, phraseStart[phrase + 1]!);
    }
  }

  #firstOfNumber(word: string): number {
    const number = numberWord(word);
    if (number === null) return -1;
    return this.data.numbers.value.indexOf(number);
  }

  #eachNumber(first: number, use: UseRows): void {
    const { value, row, field } = this.data.numbers;
    const number = value[first]!;
    for (let entry = first; entry >= 0; entry = value.indexOf(number, entry + 1))
      use(field[entry]!, row, entry, entry + 1);
  }
}

function fitOfBeginning(word: string, found: string): number {
  return found === word ? 1 : 0.4 + (0.5 * word.length) / found.length;
}

function isDigits(word: string): boolean {
  return /^\d+$/.test(word);
}
