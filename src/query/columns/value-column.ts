// The values under one path by row, in typed columns. They are read once, when first needed; filters, orders,
// groups and figures are then loops over numbers. Where a path is split, the values of a row are divided among
// the elements that contain them.

import { numberWithoutAccount, withoutAccounts } from '../../graph/accounts.ts';
import { type FoundValues, VALUE } from '../../graph/column-reader.ts';
import type { NodeId } from '../../graph/ids.ts';
import { ByteTexts } from '../../graph/memory/byte-texts.ts';
import { sharedArray } from '../../graph/memory/columns.ts';
import { type WholeNumber, wholeNumber } from '../values/whole-number.ts';
import { Growing } from './growing.ts';
import { firstMeasures, type Measures, measuresIn, type Spans } from './measures.ts';
import { ReadRows } from './read-rows.ts';

/** A complete column, in which every row has been read. Plain data on shared memory. */
export interface ValueColumnData {
  readonly elements: number;
  readonly values: number;
  readonly firstElement: Uint32Array;
  readonly elementCount: Uint32Array;
  /** One entry more than there are elements. */
  readonly start: Uint32Array;
  readonly kind: Uint8Array;
  readonly number: Float64Array;
  readonly text: Uint32Array;
  readonly target: Uint32Array;
  readonly large: ReadonlyMap<number, bigint>;
  readonly texts: readonly string[];
}

export class ValueColumn implements FoundValues {
  /**
   * Elements of all rows that have been read; an unsplit row is one element. The first one belongs to all rows
   * without values.
   */
  #elements = 1;
  #values = 0;
  readonly #read: ReadRows;
  #firstElement: Uint32Array;
  #elementCount: Uint32Array;
  /** By element: its first value. */
  readonly #start = new Growing<Uint32Array>(Uint32Array);
  readonly #kind = new Growing<Uint8Array>(Uint8Array);
  readonly #number = new Growing<Float64Array>(Float64Array);
  /** Number of the text + 1, 0 for none. */
  readonly #text = new Growing<Uint32Array>(Uint32Array);
  /** Row + 1, 0 for none. */
  readonly #target = new Growing<Uint32Array>(Uint32Array);
  /** Integers above 2^53, by value. */
  readonly large = new Map<number, bigint>();
  readonly texts: ByteTexts;
  readonly isSplit: boolean;
  /** The row that is being written, and its first value. */
  #row = 0;
  #firstValue = 0;
  #measures: Measures | null = null;

  /** @param rows in the graph */
  constructor(image: Uint8Array, rows: number, isSplit: boolean) {
    this.texts = new ByteTexts(image);
    this.isSplit = isSplit;
    this.#read = new ReadRows(rows);
    this.#firstElement = sharedArray(Uint32Array, rows);
    this.#elementCount = sharedArray(Uint32Array, isSplit ? rows : 0);
    this.#start.set(0, 0);
  }

  /** The data of a complete column. Nothing may be written to it afterwards. */
  freeze(): ValueColumnData {
    const values = this.#values;
    this.#start.set(this.#elements, values);
    return {
      elements: this.#elements,
      values,
      firstElement: this.#firstElement,
      elementCount: this.#elementCount,
      start: this.#start.share(this.#elements + 1),
      kind: this.#kind.share(values),
      number: this.#number.share(values),
      text: this.#text.share(values),
      target: this.#target.share(values),
      large: this.large,
      texts: this.texts.texts,
    };
  }

  /** Takes over the data of a complete column. */
  restore(data: ValueColumnData): void {
    this.#elements = data.elements;
    this.#values = data.values;
    this.#firstElement = data.firstElement;
    this.#elementCount = data.elementCount;
    this.#start.values = data.start;
    this.#kind.values = data.kind;
    this.#number.values = data.number;
    this.#text.values = data.text;
    this.#target.values = data.target;
    for (const [at, value] of data.large) this.large.set(at, value);
    this.texts.restore(data.texts);
    this.#read.addAll();
  }

  /** True if every row has been read. */
  get isComplete(): boolean {
    return this.#read.unread === 0;
  }

  /** Rows that have not been read yet. */
  get unread(): number {
    return this.#read.unread;
  }

  /** The unread rows, ascending. */
  unreadRows(): Uint32Array {
    return this.#read.rest();
  }

  /** Called before anything is read: only these rows can have values. */
  expect(candidates: readonly Uint32Array[]): void {
    this.#read.restrictTo(candidates);
  }

  get bytes(): number {
    const own = [this.#start, this.#kind, this.#number, this.#text, this.#target];
    const values = own.reduce((sum, { bytes }) => sum + bytes, 0);
    const rows = this.#read.bytes + this.#firstElement.byteLength + this.#elementCount.byteLength;
    const measures = this.#measures?.values.byteLength ?? 0;
    return values + rows + measures + this.texts.bytes + this.large.size * 64;
  }

  isKnown(row: number): boolean {
    return this.#read.has(row);
  }

  /** Starts a row: what is written next belongs to it. */
  begin(row: number): void {
    this.#row = row;
    this.#firstValue = this.#values;
    this.#firstElement[row] = this.#elements;
    if (!this.isSplit) this.element();
  }

  end(): void {
    const row = this.#row;
    if (this.isSplit) this.#elementCount[row] = this.#elements - this.#firstElement[row]!;
    this.#read.add(row);
  }

  /** True if the row that is being written has values; its elements may have none. */
  get hasValues(): boolean {
    return this.#values > this.#firstValue;
  }

  /** True if the row that is being written has nothing yet. */
  get isEmptyRow(): boolean {
    const elements = this.#elements - this.#firstElement[this.#row]!;
    return this.#values === this.#firstValue && (!this.isSplit || elements === 0);
  }

  /** Drops what was written of the row, which stays unread. */
  drop(): void {
    const first = this.#firstValue;
    for (const { values } of [this.#text, this.#target]) values.fill(0, first, this.#values);
    for (let at = first; this.large.size > 0 && at < this.#values; at++) this.large.delete(at);
    this.#values = first;
    this.#elements = this.#firstElement[this.#row]!;
    this.#firstElement[this.#row] = 0;
  }

  element(): void {
    this.#start.set(this.#elements++, this.#values);
  }

  number(value: number): void {
    this.#number.set(this.#values, value);
    this.#add(VALUE.number);
  }

  integer(value: bigint): void {
    const shown = numberWithoutAccount(value);
    if (typeof shown === 'string') {
      this.text(shown);
      return;
    }
    const number = Number(value);
    if (!Number.isSafeInteger(number)) this.large.set(this.#values, value);
    this.#number.set(this.#values, number);
    this.#add(VALUE.integer);
  }

  boolean(value: boolean): void {
    this.#number.set(this.#values, value ? 1 : 0);
    this.#add(VALUE.boolean);
  }

  textAt(at: number, size: number): void {
    this.#text.set(this.#values, this.texts.addAt(at, size) + 1);
    this.#add(VALUE.text);
  }

  text(text: string): void {
    this.#text.set(this.#values, this.texts.add(withoutAccounts(text)) + 1);
    this.#add(VALUE.text);
  }

  reference(target: NodeId): void {
    this.#target.set(this.#values, target + 1);
    this.#add(VALUE.reference);
  }

  nothing(): void {
    this.#add(VALUE.nothing);
  }

  other(): void {
    this.#add(VALUE.other);
  }

  /** Says that the value written last also refers to a node. */
  setTarget(target: NodeId): void {
    this.#target.set(this.#values - 1, target + 1);
  }

  /** A value of another kind that has a text, and perhaps a number. */
  named(text: string, number: number | null): void {
    this.#text.set(this.#values, this.texts.add(text) + 1);
    this.#number.set(this.#values, number ?? Number.NaN);
    this.#add(VALUE.other);
  }

  #add(kind: number): void {
    this.#kind.set(this.#values++, kind);
  }

  /** Elements so far, in all rows, including the first one, which belongs to all rows without values. */
  get elements(): number {
    return this.#elements;
  }

  /** The first element of a row that has been read. */
  firstElement(row: number): number {
    return this.#firstElement[row]!;
  }

  elementCount(row: number): number {
    return this.isSplit ? this.#elementCount[row]! : 1;
  }

  /** The number of elements by row, where the path is split. */
  get elementCounts(): Uint32Array {
    return this.#elementCount;
  }

  /**
   * The ranges of values of rows that have been read.
   * @param number which element of each row; null where the path is not split
   */
  spans(rows: Uint32Array, number: Uint32Array | null): Spans {
    const start = new Uint32Array(rows.length);
    const stop = new Uint32Array(rows.length);
    const [first, starts] = [this.#firstElement, this.#start.values];
    const [last, end] = [this.#elements - 1, this.#values];
    for (let at = 0; at < rows.length; at++) {
      const element = first[rows[at]!]! + (number === null ? 0 : number[at]!);
      start[at] = starts[element]!;
      stop[at] = element < last ? starts[element + 1]! : end;
    }
    return { start, stop };
  }

  /** The first value of an element. */
  start(element: number): number {
    return this.#start.values[element]!;
  }

  /** The end of an element's values, exclusive. */
  stop(element: number): number {
    return element + 1 < this.#elements ? this.#start.values[element + 1]! : this.#values;
  }

  /** The first value of the n-th element of a row, counting from 0; without a split, of the row. */
  first(row: number, element = 0): number {
    return this.start(this.#firstElement[row]! + element);
  }

  /** The position after the last one. */
  after(row: number, element = 0): number {
    return this.stop(this.#firstElement[row]! + element);
  }

  kind(value: number): number {
    return this.#kind.values[value]!;
  }

  /** The number that filters compare; NaN where there is none. */
  numberOf(value: number): number {
    const kind = this.kind(value);
    const hasNumber =
      kind === VALUE.number || kind === VALUE.integer || (kind === VALUE.other && this.textOf(value) >= 0);
    return hasNumber ? this.#number.values[value]! : Number.NaN;
  }

  /** A value as a measure: true is 1, false is 0, anything that is not finite is NaN. */
  measureOf(value: number): number {
    const kind = this.#kind.values[value]!;
    const isPlain = kind === VALUE.number || kind === VALUE.integer || kind === VALUE.boolean;
    const number = isPlain ? this.#number.values[value]! : this.numberOf(value);
    return Number.isFinite(number) ? number : Number.NaN;
  }

  /** See measuresIn. */
  measuresIn(spans: Spans): Measures & { readonly owner: Uint32Array } {
    return measuresIn(this, this.#kind.values, this.#number.values, spans);
  }

  /** The number of a number or boolean, unchecked. */
  rawNumber(value: number): number {
    return this.#number.values[value]!;
  }

  /** The integer that filters compare, with all its digits; null where there is none. */
  wholeNumberOf(value: number): WholeNumber | null {
    return wholeNumber(this.large.get(value) ?? this.numberOf(value));
  }

  /** A 64-bit integer with all its digits. */
  integerOf(value: number): bigint {
    return this.large.get(value) ?? BigInt(this.#number.values[value]!);
  }

  /** The first value of every row. The column must be complete. */
  measures(): Measures {
    this.#measures ??= firstMeasures(this, this.#read.length);
    return this.#measures;
  }

  booleanOf(value: number): boolean | null {
    return this.kind(value) === VALUE.boolean ? this.#number.values[value] === 1 : null;
  }

  /** The number of the text, -1 for none. */
  textOf(value: number): number {
    const { values } = this.#text;
    const kind = this.kind(value);
    if ((kind !== VALUE.text && kind !== VALUE.other) || value >= values.length) return -1;
    return values[value]! - 1;
  }

  /** By value: the row of the node that it refers to + 1, 0 for none; shorter where no later value refers to any. */
  get targetRows(): Uint32Array {
    return this.#target.values;
  }

  /** The node that the value refers to, -1 for none. */
  targetOf(value: number): number {
    const { values } = this.#target;
    return value < values.length ? values[value]! - 1 : -1;
  }

  /** A test of the text of a value, null for none, which looks at each text once where that is worth it. */
  textTest(matches: (text: string | null) => boolean, rows: number): (value: number) => boolean {
    const { texts } = this.texts;
    const onText = (id: number): boolean => matches(id < 0 ? null : texts[id]!);
    const test = rows < MANY_ROWS ? onText : remembered(onText, texts.length);
    return (value) => test(this.textOf(value));
  }

  /** The nodes that the values of these rows refer to. */
  *targets(rows: Uint32Array): Generator<number> {
    for (const row of rows) {
      const count = this.elementCount(row);
      const end = count === 0 ? 0 : this.after(row, count - 1);
      for (let value = count === 0 ? 0 : this.first(row, 0); value < end; value++) {
        const target = this.targetOf(value);
        if (target >= 0) yield target;
      }
    }
  }
}

/** With fewer rows, remembering the result for each text costs more than it saves. */
const MANY_ROWS = 64;

/** Tests each text once, however often it occurs. */
function remembered(test: (id: number) => boolean, count: number): (id: number) => boolean {
  /** 0 for not tested, 1 for no, 2 for yes; the first entry is for values without a text. */
  const known = new Uint8Array(count + 1);
  return (id) => {
    const before = known[id + 1]!;
    if (before !== 0) return before === 2;
    const holds = test(id);
    known[id + 1] = holds ? 2 : 1;
    return holds;
  };
}
