// Builds the data that searches run on: names, paths, classes and text properties. Texts that the game has a title for are
// found by its words, too. A save repeats a small number of texts very often, so each is recognised by its bytes and split
// into words only once.

import type { FoundTexts, ShowBytes, TextScan } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import { NO_TEXT, type NodeId } from '../../graph/ids.ts';
import { ByteTexts } from '../../graph/memory/byte-texts.ts';
import { groupRows, type Rows, sharedCopy } from '../../graph/memory/columns.ts';
import { valueWithoutSecrets } from '../../graph/secrets.ts';
import { textIn, type Value } from '../../graph/values.ts';
import { Growing } from '../columns/growing.ts';
import type { ClassTitles } from '../names/class-titles.ts';
import { IdNumbers } from './id-numbers.ts';
import { CLASS_FIELD, NAME_FIELD, type NumberTable, PATH_FIELD, type SearchData } from './search-data.ts';
import { numberAtEnd, parseDigits, runsOf, wordsOf } from './words.ts';

/** Most entries (a text at a node) in the index of a save, at 8 bytes each while it is built. */
const MOST_ENTRIES = 2 ** 24;
/** Longer texts are cut: the hundredth word of some JSON identifies nothing. */
const MOST_TEXT = 1000;
/** Characters of a path: those of real saves have at most 300. Nested thousands deep, each node would have another. */
const MOST_PATH = 400;
/** Nodes to index between two checks of the budget. */
const STEP = 500;
/** Fields beyond this number share the last one. */
const MOST_FIELDS = 0xffff;

export interface SearchOptions {
  readonly titles?: ClassTitles | undefined;
  /** Called now and then; throws to stop the build. */
  readonly checkBudget?: () => void;
  /** Most entries; beyond this, texts of properties are left out. */
  readonly most?: number;
}

export interface SearchBuild {
  /** Goes on where an earlier budget ended. @throws what `checkBudget` throws */
  finish(checkBudget?: () => void): SearchData;
}

export function searchBuild(graph: Graph, options: SearchOptions = {}): SearchBuild {
  return new SearchBuilder(graph, options);
}

/** All of it at once. @throws what `checkBudget` throws */
export function searchData(graph: Graph, options: SearchOptions = {}): SearchData {
  return searchBuild(graph, options).finish(options.checkBudget);
}

class SearchBuilder implements FoundTexts, SearchBuild {
  readonly #graph: Graph;
  readonly #bytes: Uint8Array;
  readonly #texts: ByteTexts;
  readonly #words = new WordNumbers();
  readonly #scan: TextScan | null;
  readonly #most: number;
  readonly #titles: ClassTitles | undefined;
  readonly #classPhrases: readonly number[];
  readonly #fields: string[] = ['name', 'class', 'path'];
  readonly #fieldOf = new Map<string, number>();
  /** Field by number of a path in the scan. */
  readonly #scanFields: number[] = [];
  /** By field: phrases by text. */
  readonly #phrases: Map<number, number>[] = [];
  /** By phrase. */
  readonly #phraseText: number[] = [];
  readonly #phraseField: number[] = [];
  readonly #lastRow: number[] = [];
  /** By entry. */
  readonly #phrase = new Growing(Uint32Array);
  readonly #row = new Growing(Uint32Array);
  #count = 0;
  /** By number at the end of a name or path. */
  readonly #number = new Growing(Float64Array);
  readonly #numberRow = new Growing(Uint32Array);
  readonly #numberField = new Growing(Uint32Array);
  #numbers = 0;
  readonly #ends = new Uint32Array(1);
  /** The nodes before it are added. */
  #next = 0;
  /** The node that is being added, and what the scan found in it. */
  #node = 0 as NodeId;
  readonly #foundField: number[] = [];
  readonly #foundText: number[] = [];
  #found = 0;
  #isPartial = false;

  constructor(graph: Graph, { titles, most = MOST_ENTRIES }: SearchOptions) {
    this.#graph = graph;
    this.#bytes = graph.data.image;
    this.#texts = new ByteTexts(graph.data.image);
    this.#most = most;
    this.#titles = titles;
    this.#scan = graph.textScan(this);
    this.#classPhrases = Array.from(graph.classes, (id) => {
      const text = `${graph.classes.name(id)} ${titles?.title(id) ?? ''}`.trimEnd();
      return this.#phraseOf(CLASS_FIELD, this.#texts.add(text.slice(0, MOST_TEXT)));
    });
  }

  finish(checkBudget?: () => void): SearchData {
    for (; this.#next < this.#graph.count; this.#next++) {
      if (this.#next % STEP === 0) checkBudget?.();
      this.#addNode(this.#next as NodeId);
    }
    return this.#data();
  }

  #addNode(node: NodeId): void {
    this.#node = node;
    this.#addPath(node);
    this.#add(this.#classPhrases[this.#graph.classOf(node)]!);
    if (this.#count >= this.#most) this.#isPartial = true;
    else this.#addProperties(node);
  }

  #data(): SearchData {
    const phrases = this.#phraseText.length;
    const { start, order } = grouped(this.#phrase.values, this.#row.values, this.#count, phrases);
    return {
      fields: this.#fields,
      ...this.#wordTable(),
      ...{ phraseField: sharedCopy(Uint32Array, this.#phraseField), phraseStart: start, phraseRows: order },
      ...{ numbers: this.#numberTable(), isPartial: this.#isPartial },
    };
  }

  #addPath(node: NodeId): void {
    const { texts, data } = this.#graph;
    const text = this.#graph.pathText(node);
    const at = text === NO_TEXT || data.shownNames.has(node) ? -1 : texts.start(text);
    const size = at < 0 ? 0 : texts.size(text);
    if (at < 0 || size > MOST_TEXT) {
      this.#addJoinedPath(node);
      return;
    }
    const bytes = this.#bytes;
    const end = at + size;
    let name = end;
    while (name > at && !isSeparator(bytes[name - 1]!)) name--;
    this.#addBytes(NAME_FIELD, name, end - name);
    this.#addBytes(PATH_FIELD, at, name - at);
  }

  #addJoinedPath(node: NodeId): void {
    const name = this.#graph.name(node);
    const path = this.#graph.path(node);
    this.#addText(NAME_FIELD, name);
    // Leaves the name out where the path ends in it.
    const container = path.endsWith(name) ? path.slice(0, path.length - name.length) : path;
    this.#addText(PATH_FIELD, container.slice(0, MOST_PATH));
  }

  /** Names often end in a number that is unique, after a text that is not: the number is stored separately. */
  #addBytes(field: number, at: number, size: number): void {
    const from = numberAtEnd(this.#bytes, at, size, this.#ends);
    this.#add(this.#phraseOf(field, this.#texts.addAt(at, from < 0 ? size : from - at)));
    if (from < 0) return;
    const place = this.#numbers++;
    this.#number.set(place, parseDigits(this.#bytes, from, this.#ends[0]!));
    this.#numberRow.set(place, this.#node);
    this.#numberField.set(place, field);
  }

  #addText(field: number, text: string): void {
    this.#add(this.#phraseOf(field, this.#textOf(text.slice(0, MOST_TEXT))));
  }

  /** The number of a text that is not in the image; of an id below 0, unless it has a title. */
  #textOf(text: string): number {
    const id = this.#words.ids.ofText(text);
    return id < 0 || this.#titles?.titleOf(text) ? this.#texts.add(text) : ~id;
  }

  /** Adds the texts of properties, without decoding where that is possible. */
  #addProperties(node: NodeId): void {
    this.#found = 0;
    if (!this.#scan?.read(node)) {
      this.#found = 0;
      this.#find({ kind: 'struct', fields: this.#graph.properties(node) }, '');
    }
    for (let at = 0; at < this.#found; at++)
      this.#add(this.#phraseOf(this.#foundField[at]!, this.#foundText[at]!));
  }

  /** Called by the scan for each text that it finds. */
  text(path: number, at: number, size: number, show: ShowBytes): void {
    this.#keep(this.#scanField(path), this.#texts.addAt(at, size, show));
  }

  id(path: number, a: number, b: number, c: number, d: number): void {
    this.#keep(this.#scanField(path), ~this.#words.ids.of(a, b, c, d));
  }

  value(path: number, value: Value): void {
    const shown = valueWithoutSecrets(value);
    if (typeof shown !== 'string') this.#find(shown, this.#scan!.path(path));
    else if (shown !== '') this.#keep(this.#scanField(path), this.#textOf(shown));
  }

  #scanField(path: number): number {
    this.#scanFields[path] ??= this.#fieldNumber(this.#scan!.path(path));
    return this.#scanFields[path];
  }

  #keep(field: number, text: number): void {
    this.#foundField[this.#found] = field;
    this.#foundText[this.#found++] = text;
  }

  #find(value: Value, path: string): void {
    const text = textIn(value);
    if (text) this.#keep(this.#fieldNumber(path), this.#textOf(text));
    if (typeof value !== 'object' || value === null) return;
    if (value.kind === 'struct') {
      const prefix = path === '' ? '' : `${path}.`;
      for (const field of value.fields) this.#find(field.value, prefix + field.name);
    } else if (value.kind === 'list') for (const item of value.items) this.#find(item, `${path}[]`);
    else if (value.kind === 'map') {
      for (const entry of value.entries) {
        this.#find(entry.key, `${path}[].key`);
        this.#find(entry.value, `${path}[].value`);
      }
    }
  }

  #fieldNumber(path: string): number {
    let field = this.#fieldOf.get(path);
    if (field === undefined) {
      field = this.#fields.length < MOST_FIELDS ? this.#fields.push(path) - 1 : MOST_FIELDS - 1;
      this.#fieldOf.set(path, field);
    }
    return field;
  }

  #phraseOf(field: number, text: number): number {
    this.#phrases[field] ??= new Map();
    const ofField = this.#phrases[field];
    let phrase = ofField.get(text);
    if (phrase === undefined) {
      phrase = this.#phraseText.push(text) - 1;
      this.#phraseField.push(field);
      this.#lastRow.push(-1);
      ofField.set(text, phrase);
    }
    return phrase;
  }

  /** Adds each phrase once per node. */
  #add(phrase: number): void {
    if (this.#lastRow[phrase] === this.#node) return;
    this.#lastRow[phrase] = this.#node;
    this.#phrase.set(this.#count, phrase);
    this.#row.set(this.#count++, this.#node);
  }

  #wordTable(): Pick<SearchData, 'words' | 'wordStart' | 'wordPhrases'> {
    const { ids } = this.#words;
    /** By text: its words, shared by all its fields. */
    const wordsByText = new Array<readonly number[] | undefined>(this.#texts.texts.length);
    const [word, phrase] = [new Growing(Uint32Array), new Growing(Uint32Array)];
    let count = 0;
    this.#phraseText.forEach((text, at) => {
      let found = text < 0 ? [text] : wordsByText[text];
      if (found === undefined) {
        found = this.#words.of(this.#withTitle(this.#texts.texts[text]!.slice(0, MOST_TEXT)));
        wordsByText[text] = found;
      }
      for (const each of found) {
        word.set(count, each);
        phrase.set(count++, at);
      }
    });
    const words = this.#words.words.slice();
    const all = new Int32Array(word.values.buffer, 0, count);
    /** By id: its number as a word, after all others. What was only found in a refused node has none. */
    const wordOfId: number[] = [];
    for (let at = 0; at < count; at++) {
      if (all[at]! >= 0) continue;
      wordOfId[~all[at]!] ??= words.push(ids.text(~all[at]!)) - 1;
      all[at] = wordOfId[~all[at]!]!;
    }
    const { start, order } = grouped(all, phrase.values, count, words.length);
    return { words, wordStart: start, wordPhrases: order };
  }

  #withTitle(text: string): string {
    const title = this.#titles?.titleOf(text);
    return title ? `${text} ${title}` : text;
  }

  #numberTable(): NumberTable {
    const [value, row, field] = [this.#number, this.#numberRow, this.#numberField];
    const count = this.#numbers;
    return { value: value.share(count), row: row.share(count), field: field.share(count) };
  }
}

/** Numbers words in the order in which they are found, ids below 0. Each run, of which texts repeat most, is split once. */
class WordNumbers {
  readonly words: string[] = [];
  readonly ids = new IdNumbers();
  readonly #numbers = new Map<string, number>();
  readonly #ofRuns = new Map<string, readonly number[]>();

  /** The numbers of the words of a text, each once. */
  of(text: string): readonly number[] {
    const found = new Set<number>();
    for (const run of runsOf(text)) {
      const id = this.ids.ofText(run);
      if (id >= 0) found.add(~id);
      else for (const word of this.#ofRuns.get(run) ?? this.#split(run)) found.add(word);
    }
    return [...found];
  }

  #split(run: string): readonly number[] {
    const numbers: number[] = [];
    for (const word of wordsOf(run)) numbers.push(this.#numberOf(word));
    this.#ofRuns.set(run, numbers);
    return numbers;
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}

/** The values of entries with the same key. */
function grouped(keys: ArrayLike<number>, values: Uint32Array, count: number, groups: number): Rows {
  const rows = groupRows(keys, count, groups);
  for (let at = 0; at < count; at++) rows.order[at] = values[rows.order[at]!]!;
  return rows;
}

/** True if the last part of a path starts after this: see lastPart in graph/finished/paths.ts. */
function isSeparator(code: number): boolean {
  return code === 0x2e || code === 0x2f || code === 0x3a;
}
