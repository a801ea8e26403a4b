// The language in which layouts are written, and its parser. A text lists fields in order; those that only some files have
// follow a condition. A format says what conditions and words mean (LayoutWords).
//
//   name: T   : T                      a field; one without a name adds its fields to those around it
//   {593+ !me} name: T, {else} ...     only if the condition holds; if the last one did not
//   {593+} (a: T, b: T)                several fields at once
//   ...word   ...word as static        the fields of a part of the table; each with a prefix to its name
//   only {xcom} ...                    other files have nothing of this, or something of unknown layout
//
//   (a: T, b: T)  [T]  [a: T, b: T]    struct; count, then elements; the same of structs
//   {K: V}  ?T  3[T]                   map; flag, then a value if it is set; so many elements
//   word  word(...)  word<...>         types of a format; or a part of the table that is itself a type

import { TokenReader } from './token-reader.ts';

/** A layout, in one or more lines. */
export type LayoutText = string | readonly string[];
export type LayoutParts = Readonly<Record<string, LayoutText>>;

interface Named {
  readonly name: string;
}

/** The words of a format. `F` is a field, or how the format keeps one. */
export interface LayoutWords<F extends Named> {
  /** Tells a condition on the file. @throws SyntaxError for something that is no condition */
  holds?(condition: string): boolean;
  /** Makes a condition on each object: the field that is these if it holds or, with `isElse`, if it does not. */
  when?(condition: string, fields: readonly F[], isElse: boolean): F;
  struct(name: string, fields: readonly F[]): F;
  list(name: string, elements: readonly F[]): F;
  times?(name: string, count: number, elements: readonly F[]): F;
  map?(name: string, key: F, value: F): F;
  /** `text` is behind the question mark. */
  optional?(name: string, text: LayoutParser<F>): F;
  /** A type by its word, which may take more of the text; undefined for no type. */
  type(word: string, name: string, text: LayoutParser<F>): F | undefined;
}

/** Real layouts nest less deep, and have fewer types; texts of users might not. */
const MOST_NESTING = 16;
const MOST_TYPES = 10_000;

/** The fields of a layout; null where it does not apply. @throws SyntaxError that says what was expected and found */
export function parseLayout<F extends Named>(
  text: LayoutText,
  words: LayoutWords<F>,
  parts: LayoutParts = {},
): readonly F[] | null {
  return new LayoutParser(text, words, parts).layout();
}

/** One type. @throws SyntaxError that says what was expected and found */
export function parseType<F extends Named>(text: string, words: LayoutWords<F>): F {
  const parser = new LayoutParser(text, words, {});
  const type = parser.type('');
  return parser.in.peek() === undefined ? type : parser.in.fail('the end');
}

export class LayoutParser<F extends Named> {
  readonly in: TokenReader;
  readonly #words: LayoutWords<F>;
  readonly #parts: LayoutParts;
  #depth: number;
  /** The number of types in the whole layout. */
  readonly #total: { types: number };

  /** @param depth of what names this part */
  constructor(text: LayoutText, words: LayoutWords<F>, parts: LayoutParts, depth = 0, total = { types: 0 }) {
    this.in = new TokenReader([text].flat().join(' '));
    this.#words = words;
    this.#parts = parts;
    this.#depth = depth;
    this.#total = total;
  }

  layout(): readonly F[] | null {
    if (this.in.takes('only') && !this.#holds(this.#condition() ?? '')) return null;
    return this.#fields(undefined);
  }

  type(name: string): F {
    return this.#nested(() => this.#type(name));
  }

  #nested<T>(read: () => T): T {
    if (++this.#depth > MOST_NESTING) this.in.fail(`at most ${MOST_NESTING} levels`);
    if (++this.#total.types > MOST_TYPES)
      this.in.fail(`at most ${MOST_TYPES} types, with those of its parts`);
    const found = read();
    this.#depth--;
    return found;
  }

  /** Fields in parentheses. */
  struct(): readonly F[] {
    this.in.expect('(');
    return this.#fields(')');
  }

  /** The repeated part: fields, or one type without a name. */
  elements(): readonly F[] {
    this.in.expect('[');
    const first = this.in.peek();
    const isCondition = first === '{' && !this.#words.map;
    if (first === '...' || isCondition || this.in.peek(1) === ':') return this.#fields(']');
    const element = this.type('');
    this.in.expect(']');
    return [element];
  }

  /** `(0: (...), {me3} 1: (...))`: fields by number. */
  cases(): ReadonlyMap<number, readonly F[]> {
    const cases = new Map<number, readonly F[]>();
    this.in.expect('(');
    while (!this.in.takes(')')) {
      const condition = this.#condition();
      const number = this.in.number();
      this.in.expect(':');
      const fields = this.struct();
      if (condition === null || this.#holds(condition)) cases.set(number, fields);
      this.in.takes(',');
    }
    return cases;
  }

  /** The argument of a word, in angle brackets. */
  argument<T>(read: (text: TokenReader) => T): T {
    this.in.expect('<');
    const value = read(this.in);
    this.in.expect('>');
    return value;
  }

  /** The fields up to `close`, which is taken too; undefined for the end of the text. */
  #fields(close: string | undefined): F[] {
    const fields: F[] = [];
    let last = '';
    while (this.in.peek() !== close) {
      const condition = this.#condition();
      const found = this.#field();
      const isElse = condition === 'else';
      if (condition !== null && !isElse) last = condition;
      if (condition !== null && this.#words.when) fields.push(this.#words.when(last, found, isElse));
      else if (condition === null || this.#holds(last) !== isElse) fields.push(...found);
      if (!this.in.takes(',') && this.in.peek() !== close) this.in.fail(', between fields');
    }
    if (close !== undefined) this.in.expect(close);
    return fields;
  }

  #condition(): string | null {
    return this.in.takes('{') ? this.in.upTo('}') : null;
  }

  #holds(condition: string): boolean {
    return this.#words.holds?.(condition) ?? this.in.fail('no condition');
  }

  #field(): readonly F[] {
    if (this.in.takes('...')) {
      const fields = this.#nested(() => this.#part(this.in.word('a part')).#fields(undefined));
      return this.in.takes('as') ? prefixed(this.in.word('a prefix'), fields) : fields;
    }
    if (this.in.peek() === '(') return this.#nested(() => this.struct());
    const name = this.in.peek() === ':' ? '' : this.in.word('a field');
    this.in.expect(':');
    return [this.type(name)];
  }

  #part(word: string): LayoutParser<F> {
    if (!Object.hasOwn(this.#parts, word)) {
      this.in.back();
      this.in.fail('a type, or a part of the table');
    }
    return new LayoutParser(this.#parts[word]!, this.#words, this.#parts, this.#depth, this.#total);
  }

  #type(name: string): F {
    const words = this.#words;
    switch (this.in.peek()) {
      case '(':
        return words.struct(name, this.struct());
      case '[':
        return words.list(name, this.elements());
      case '{':
        return this.#map(name);
      case '?':
        if (!words.optional) this.in.fail('a type');
        this.in.expect('?');
        return words.optional(name, this);
    }
    const word = this.in.word('a type');
    if (words.times && /^\d+$/.test(word)) return words.times(name, Number(word), this.elements());
    return words.type(word, name, this) ?? this.#part(word).type(name);
  }

  #map(name: string): F {
    if (!this.#words.map) this.in.fail('a type');
    this.in.expect('{');
    const key = this.type('');
    this.in.expect(':');
    const value = this.type('');
    this.in.expect('}');
    return this.#words.map(name, key, value);
  }
}

function prefixed<F extends Named>(prefix: string, fields: readonly F[]): readonly F[] {
  return fields.map((field) => ({
    ...field,
    name: prefix + field.name.charAt(0).toUpperCase() + field.name.slice(1),
  }));
}
