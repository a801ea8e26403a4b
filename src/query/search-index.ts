// Words of names, paths, classes with their titles and text properties, and the nodes that have them: a radix tree of words
// (prefixes and small typos are looked up there) over compact lists of rows. Made once a graph, in steps, so
// that whoever makes it can let others go first.

import SearchableMap from 'minisearch/SearchableMap';
import type { Graph } from '../graph/graph.ts';
import type { NodeId } from '../graph/ids.ts';
import type { PropertyValue, Value } from '../graph/values.ts';
import type { ClassTitles } from './class-titles.ts';
import { textIn } from './property-path.ts';

/** Entries that the index of a save may have: 10 bytes each while it is made. */
const MOST_ENTRIES = 2 ** 24;
/** Longer texts are cut: nobody finds a save's chunk of JSON by its hundredth word. */
const MOST_TEXT = 1000;
/** Texts whose words are kept while the index is made. */
const KEPT_TEXTS = 20_000;
/** Nodes indexed between two pauses. */
const STEP = 500;

/** Fields every node has; texts of properties follow, by property path. */
export const NAME_FIELD = 0;
export const CLASS_FIELD = 1;
export const PATH_FIELD = 2;

export interface Posting {
  readonly row: number;
  readonly field: number;
}

export class SearchIndex {
  readonly fields: string[] = ['name', 'class', 'path'];
  readonly #words = new SearchableMap<number>();
  /** Numbers are only ever looked up whole. */
  readonly #numbers = new Map<string, number>();
  readonly #fieldOf = new Map<string, number>();
  readonly #lately = new Map<string, readonly number[]>();
  #wordCount = 0;
  #word = new Uint32Array(1 << 16);
  #row = new Uint32Array(1 << 16);
  #field = new Uint16Array(1 << 16);
  #count = 0;
  /** Entries by word, once all are there. */
  #start = new Uint32Array(0);
  #order = new Uint32Array(0);
  /** Whether the cap kept texts of properties out. */
  isPartial = false;
  readonly #most: number;

  /** @param most entries (a word at a node); texts of properties stop there */
  constructor(most = MOST_ENTRIES) {
    this.#most = most;
  }

  /** Yields now and then; the index is whole when it ends. */
  *fill(graph: Graph, titles?: ClassTitles): Generator<void> {
    const classTexts = Array.from(graph.classes, (id) =>
      `${graph.classes.name(id)} ${titles?.title(id) ?? ''}`.trimEnd(),
    );
    for (let row = 0; row < graph.count; row++) {
      this.#addNode(graph, row as NodeId, classTexts);
      if (row % STEP === STEP - 1) yield;
    }
    this.#sort();
  }

  /** Words that begin so or are spelt nearly so, with how well they fit: 1 for the word itself. */
  *similar(word: string): Generator<{ readonly word: number; readonly fit: number }> {
    const number = this.#numbers.get(word);
    if (number !== undefined) yield { word: number, fit: 1 };
    if (/^\d+$/.test(word)) return;
    for (const [found, id] of this.#words.atPrefix(word)) {
      yield { word: id, fit: found === word ? 1 : 0.4 + (0.5 * word.length) / found.length };
    }
    const typos = word.length > 7 ? 2 : word.length > 3 ? 1 : 0;
    if (typos === 0) return;
    for (const [found, [id, distance]] of this.#words.fuzzyGet(word, typos)) {
      if (!found.startsWith(word)) yield { word: id, fit: 0.35 / distance };
    }
  }

  /** Nodes that have the word, once a field. */
  *postings(word: number): Generator<Posting> {
    for (let at = this.#start[word]!; at < this.#start[word + 1]!; at++) {
      const entry = this.#order[at]!;
      yield { row: this.#row[entry]!, field: this.#field[entry]! };
    }
  }

  /** How many entries a word has. */
  size(word: number): number {
    return this.#start[word + 1]! - this.#start[word]!;
  }

  #addNode(graph: Graph, node: NodeId, classTexts: readonly string[]): void {
    const name = graph.name(node);
    const path = graph.path(node);
    this.#addText(name, node, NAME_FIELD);
    this.#addText(classTexts[graph.classOf(node)]!, node, CLASS_FIELD);
    // The name is not said again where the path ends in it.
    this.#addText(path.endsWith(name) ? path.slice(0, path.length - name.length) : path, node, PATH_FIELD);
    if (this.#count >= this.#most) this.isPartial = true;
    else this.#addFields(graph.properties(node), '', node);
  }

  #addFields(fields: readonly PropertyValue[], prefix: string, node: NodeId): void {
    for (const { name, value } of fields) this.#addValue(value, prefix + name, node);
  }

  #addValue(value: Value, path: string, node: NodeId): void {
    const text = textIn(value);
    if (text !== null) this.#addText(text.slice(0, MOST_TEXT), node, this.#fieldNumber(path));
    if (typeof value !== 'object' || value === null) return;
    if (value.kind === 'struct') this.#addFields(value.fields, `${path}.`, node);
    else if (value.kind === 'list') for (const item of value.items) this.#addValue(item, `${path}[]`, node);
    else if (value.kind === 'map') {
      for (const entry of value.entries) {
        this.#addValue(entry.key, `${path}[].key`, node);
        this.#addValue(entry.value, `${path}[].value`, node);
      }
    }
  }

  /** Fields past what 16 bits tell apart share the last number. */
  #fieldNumber(path: string): number {
    let field = this.#fieldOf.get(path);
    if (field === undefined) {
      field = this.fields.length < 0xffff ? this.fields.push(path) - 1 : 0xfffe;
      this.#fieldOf.set(path, field);
    }
    return field;
  }

  #addText(text: string, node: NodeId, field: number): void {
    for (const word of this.#wordsIn(text)) this.#add(word, node, field);
  }

  /** Most texts come again: names of components, classes, what stands before names in paths, enum values. */
  #wordsIn(text: string): readonly number[] {
    const known = this.#lately.get(text);
    if (known) return known;
    const words = Array.from(wordsOf(text), (word) => this.#wordNumber(word));
    if (this.#lately.size >= KEPT_TEXTS) this.#lately.clear();
    this.#lately.set(text, words);
    return words;
  }

  #wordNumber(word: string): number {
    const words = /^\d+$/.test(word) ? this.#numbers : this.#words;
    let id = words.get(word);
    if (id === undefined) {
      id = this.#wordCount++;
      words.set(word, id);
    }
    return id;
  }

  #add(word: number, row: number, field: number): void {
    if (this.#count === this.#word.length) this.#grow();
    this.#word[this.#count] = word;
    this.#row[this.#count] = row;
    this.#field[this.#count] = field;
    this.#count++;
  }

  #grow(): void {
    const length = this.#word.length * 2;
    const grown = <A extends Uint32Array | Uint16Array>(to: A, from: A): A => {
      to.set(from);
      return to;
    };
    this.#word = grown(new Uint32Array(length), this.#word);
    this.#row = grown(new Uint32Array(length), this.#row);
    this.#field = grown(new Uint16Array(length), this.#field);
  }

  /** One counting sort by word; rows stay ascending. */
  #sort(): void {
    this.#start = new Uint32Array(this.#wordCount + 1);
    for (let at = 0; at < this.#count; at++) this.#start[this.#word[at]! + 1]!++;
    for (let word = 0; word < this.#wordCount; word++) this.#start[word + 1]! += this.#start[word]!;
    const next = this.#start.slice();
    this.#order = new Uint32Array(this.#count);
    for (let at = 0; at < this.#count; at++) this.#order[next[this.#word[at]!]!++] = at;
    this.#word = new Uint32Array(0);
    this.#lately.clear();
  }
}

/** Runs of letters and digits, and the parts of such a run: `IronPlate` is ironplate, iron and plate. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const [run] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.add(run.toLowerCase());
    const parts = run.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu);
    if (parts && parts.length > 1) for (const part of parts) words.add(part.toLowerCase());
  }
  return words;
}
