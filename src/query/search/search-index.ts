// Words of names, paths, classes with their titles and text properties, and the nodes that have them: a radix tree of words
// (prefixes and small typos are looked up there) over compact lists of rows. Made once a graph, in steps, so
// that whoever makes it can let others go first.

import SearchableMap from 'minisearch/SearchableMap';
import { ByteTexts } from '../../graph/byte-texts.ts';
import type { FoundTexts, TextScan } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import type { ClassTitles } from '../names/class-titles.ts';
import { textIn } from '../values/property-path.ts';

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
  #scan: TextScan | null = null;
  #found: FoundWords | null = null;
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
  *fill(graph: Graph, titles?: ClassTitles, look: () => void = () => undefined): Generator<void> {
    this.#found = new FoundWords(graph.data.image, (text) => this.#newWords(text.slice(0, MOST_TEXT)));
    this.#scan = graph.textScan(this.#found, look);
    const classTexts = Array.from(graph.classes, (id) =>
      `${graph.classes.name(id)} ${titles?.title(id) ?? ''}`.trimEnd(),
    );
    for (let row = 0; row < graph.count; row++) {
      this.#addNode(graph, row as NodeId, classTexts);
      if (row % STEP === STEP - 1) yield;
    }
    this.#sort();
    this.#scan = null;
    this.#found = null;
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
    else if (!this.#addFound(node)) this.#addFields(graph.properties(node), '', node);
  }

  /** The texts of properties that need no decoding. False for a node that does. */
  #addFound(node: NodeId): boolean {
    const [scan, found] = [this.#scan, this.#found];
    if (scan === null || found === null) return false;
    found.count = 0;
    if (!scan.read(node)) return false;
    for (let at = 0; at < found.count; at++) {
      const path = found.fields[at]!;
      let field = found.fieldNumbers[path];
      if (field === undefined) {
        field = this.#fieldNumber(scan.path(path));
        found.fieldNumbers[path] = field;
      }
      for (const word of found.words(at)) this.#add(word, node, field);
    }
    return true;
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

  /** Names end in a number that no other has, behind something that many have: only the latter is remembered. */
  #addText(text: string, node: NodeId, field: number): void {
    const [from, to] = numberAtEnd(text);
    if (from === to) {
      for (const word of this.#wordsIn(text)) this.#add(word, node, field);
      return;
    }
    const words = this.#wordsIn(text.slice(0, from));
    for (const word of words) this.#add(word, node, field);
    const number = this.#numberOf(this.#numbers, text.slice(from, to));
    if (!words.includes(number)) this.#add(number, node, field);
  }

  /** Most texts come again: names of components, classes, what stands before names in paths, enum values. */
  #wordsIn(text: string): readonly number[] {
    const known = this.#lately.get(text);
    if (known) return known;
    const words = this.#newWords(text);
    if (this.#lately.size >= KEPT_TEXTS) this.#lately.clear();
    this.#lately.set(text, words);
    return words;
  }

  #newWords(text: string): readonly number[] {
    return Array.from(wordsOf(text), (word) => this.#wordNumber(word));
  }

  #wordNumber(word: string): number {
    return this.#numberOf(/^\d+$/.test(word) ? this.#numbers : this.#words, word);
  }

  #numberOf(words: SearchableMap<number> | Map<string, number>, word: string): number {
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

/** Where a number stands behind `_`, `.` or `:` at the end of a text, before at most one more of these; empty for none. */
function numberAtEnd(text: string): readonly [from: number, to: number] {
  const isSign = (at: number): boolean => {
    const code = text.charCodeAt(at);
    return code === 0x5f || code === 0x2e || code === 0x3a;
  };
  let to = text.length;
  if (isSign(to - 1)) to--;
  let from = to;
  while (from > 0 && text.charCodeAt(from - 1) >= 0x30 && text.charCodeAt(from - 1) <= 0x39) from--;
  return from > 0 && isSign(from - 1) ? [from, to] : [to, to];
}

/** Texts of one node as a scan finds them, and the words of every text that it found. */
class FoundWords implements FoundTexts {
  count = 0;
  /** Numbers of property paths, and of fields by these. */
  readonly fields: number[] = [];
  readonly fieldNumbers: number[] = [];
  readonly #texts: ByteTexts;
  readonly #ids: number[] = [];
  readonly #words: (readonly number[] | undefined)[] = [];
  readonly #make: (text: string) => readonly number[];

  constructor(image: Uint8Array, make: (text: string) => readonly number[]) {
    this.#texts = new ByteTexts(image);
    this.#make = make;
  }

  text(field: number, at: number, size: number): void {
    this.fields[this.count] = field;
    this.#ids[this.count++] = this.#texts.addAt(at, size);
  }

  words(at: number): readonly number[] {
    const id = this.#ids[at]!;
    let words = this.#words[id];
    if (words === undefined) {
      words = this.#make(this.#texts.texts[id]!);
      this.#words[id] = words;
    }
    return words;
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
