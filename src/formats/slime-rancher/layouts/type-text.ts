// The language in which layout rows say the type of a field, and its parser. A text such as
// `{SRV3: seconds}` keeps tables readable, and is what users write in their layout files.
//
//   bool u32 i32 i64 u64 f32 f64 str   plain values
//   seconds                            game time, f64;  seconds:f32 in old versions
//   ticks, filetime                    dates of 100 ns from year 1 or 1601
//   bytes<32>                          bytes whose meaning is not known
//   enum<LandPlot>                     i32 with names
//   levels<Emotion>                    pairs of (i32, f32) without separators, by the names of the i32
//   index<SRITI>                       position in an index of this save; -1 is none
//   entry<SRITI|SRGZONEINDEX>          text that may name an entry of one of these indices
//   external<Identifiable>             i32 that stands for something outside the save; -1 is none
//   identity, identity:i32             the id of this node
//   actor, actor:f64                   ids of other actors
//   static                             text: id of a static object of the world
//   iconText                           text: a position in SRGAMEICONINDEX when the setting is the icon
//   separator                          the section marker
//   SRV3, SRAD.Actor|SRPG, block       a block by layout, one of several, any
//   [T] {K: V} ?T (a: T, b: T)         list, dictionary, presence flag and value, plain fields

import { TokenReader } from '../../token-reader.ts';

export const PLAIN_SIZES: ReadonlyMap<string, number> = new Map([
  ['bool', 1],
  ['u32', 4],
  ['i32', 4],
  ['i64', 8],
  ['u64', 8],
  ['f32', 4],
  ['f64', 8],
  ['seconds', 8],
  ['seconds:f32', 4],
  ['ticks', 8],
  ['filetime', 8],
]);

export type TypeNode =
  | { readonly kind: 'plain'; readonly name: string }
  | { readonly kind: 'str' | 'static' | 'iconText' | 'separator' | 'block' }
  | { readonly kind: 'identity'; readonly isNarrow: boolean }
  | { readonly kind: 'bytes'; readonly size: number }
  | { readonly kind: 'enum' | 'levels' | 'index' | 'external'; readonly of: string }
  | { readonly kind: 'entry'; readonly of: readonly string[] }
  | { readonly kind: 'actor'; readonly asDouble: boolean }
  | { readonly kind: 'blocks'; readonly keys: readonly string[] }
  | { readonly kind: 'list' | 'maybe'; readonly of: TypeNode }
  | { readonly kind: 'map'; readonly key: TypeNode; readonly value: TypeNode }
  | {
      readonly kind: 'fields';
      readonly fields: readonly { readonly name: string; readonly type: TypeNode }[];
    };

/** Real layouts nest less deep; user-supplied files might not. */
const MOST_NESTING = 16;
const MOST_UNKNOWN_BYTES = 4096;
const TOKEN = /\s*(seconds:f32|actor:f64|identity:i32|[A-Za-z_][\w.]*|\d+|[[\]{}()<>:,?|])/y;

/** @throws SyntaxError that says what was expected and what was found */
export function parseType(text: string): TypeNode {
  return new TypeParser(text).parse();
}

class TypeParser {
  readonly #in: TokenReader;

  constructor(text: string) {
    this.#in = new TokenReader(text, TOKEN);
  }

  parse(): TypeNode {
    const type = this.#type(0);
    return this.#in.peek() === undefined ? type : this.#in.fail('the end');
  }

  #type(depth: number): TypeNode {
    if (depth > MOST_NESTING) return this.#in.fail(`at most ${MOST_NESTING} levels`);
    if (this.#in.takes('?')) return { kind: 'maybe', of: this.#type(depth + 1) };
    if (this.#in.takes('[')) {
      const of = this.#type(depth + 1);
      this.#in.expect(']');
      return { kind: 'list', of };
    }
    if (this.#in.takes('{')) {
      const key = this.#type(depth + 1);
      this.#in.expect(':');
      const value = this.#type(depth + 1);
      this.#in.expect('}');
      return { kind: 'map', key, value };
    }
    if (this.#in.takes('(')) {
      const fields = [this.#field(depth + 1)];
      while (this.#in.takes(',')) fields.push(this.#field(depth + 1));
      this.#in.expect(')');
      return { kind: 'fields', fields };
    }
    return this.#named(this.#in.word('a type'));
  }

  #field(depth: number): { name: string; type: TypeNode } {
    const name = this.#in.word('a field name');
    this.#in.expect(':');
    return { name, type: this.#type(depth) };
  }

  #named(name: string): TypeNode {
    if (PLAIN_SIZES.has(name)) return { kind: 'plain', name };
    switch (name) {
      case 'str':
      case 'static':
      case 'iconText':
      case 'separator':
      case 'block':
        return { kind: name };
      case 'identity':
      case 'identity:i32':
        return { kind: 'identity', isNarrow: name !== 'identity' };
      case 'actor':
      case 'actor:f64':
        return { kind: 'actor', asDouble: name !== 'actor' };
      case 'bytes': {
        const size = Number(this.#argument(() => this.#in.word('a size')));
        return size > 0 && size <= MOST_UNKNOWN_BYTES
          ? { kind: 'bytes', size }
          : this.#in.fail(`a size from 1 to ${MOST_UNKNOWN_BYTES}`);
      }
      case 'enum':
      case 'levels':
      case 'index':
      case 'external':
        return { kind: name, of: this.#argument(() => this.#in.word('a name')) };
      case 'entry':
        return {
          kind: 'entry',
          of: this.#argument(() => this.#in.words(this.#in.word('an index'), 'an index')),
        };
    }
    if (isLayoutKey(name)) return { kind: 'blocks', keys: this.#in.words(name, 'a block') };
    this.#in.back();
    return this.#in.fail('a type');
  }

  #argument<T>(read: () => T): T {
    this.#in.expect('<');
    const value = read();
    this.#in.expect('>');
    return value;
  }
}

/** Such as `SRV3` or `SRAD.Actor`; lower-case words are reserved for types. */
export function isLayoutKey(text: string): boolean {
  return /^[A-Z][A-Z0-9_]*(\.[A-Z]\w*)?$/.test(text);
}
