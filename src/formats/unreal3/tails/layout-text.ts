// The language of layouts.json, and its parser. A text lists the fields of a layout in order; those that only some
// packages have follow a condition (see traits.ts).
//
//   name: T   : T                      a field; one without a name adds its fields to those around it
//   {593+ !me} name: T, {else} ...     only if the condition holds; if the last one did not
//   {593+} (a: T, b: T)                several fields at once
//   ...word   ...word as static        the fields of a part of the table; each with a prefix to its name
//   only {xcom} ...                    other packages have no such tail, or one of unknown layout
//
//   (a: T, b: T)  [T]  [a: T, b: T]    struct; count, then elements; the same of structs
//   3[T]  mask[T]  rest[T]             elements: so many, one for each bit of a mask, up to the end of the object
//   after(a: T)[T]                     a count, twice, then other fields, then the elements
//   ?u8(...)  more(...)                fields that follow a flag; that are there if any bytes are left
//   has flag T   ifFlag 64 (...)       only if the object has this bool property; if the last flags have this bit
//   case(0: (), {me3} 1: (...))        a number that selects which fields follow
//   upToEnd a shader (...)             fields, the offset where it all ends, and bytes up to there
//   raw 28   block 12   bulk Filename  so many bytes; an array in one block; bulk data, and what names its file
//   flags class                        flags, also by name
//   u8 ref name code ...               see PLAIN; or a part of the table that is itself a type

import { TokenReader } from '../../token-reader.ts';
import { holds, type Traits } from '../file/traits.ts';
import { bulk } from './parts/bulk.ts';
import { ifFlag, ifMore, optional, variant } from './parts/conditions.ts';
import { expression } from './parts/expressions.ts';
import { block, listAfter, listByMask, listOf, listToEnd, times, upToEnd } from './parts/lists.ts';
import { colours, earlyVertices, noInfluences } from './parts/meshes.ts';
import type { Part, TailFlag } from './parts/part.ts';
import * as plain from './parts/plain.ts';
import { code, defaults, type FlagsOf, flags, ifBit, native, objectMap } from './parts/reflection.ts';
import { fieldsInOrder } from './parts/sequence.ts';

/** A layout, in one or more lines. */
export type LayoutText = string | readonly string[];

export interface LayoutParts {
  /** Parts of the table that others use. */
  readonly parts: Readonly<Record<string, LayoutText>>;
  readonly traits: Traits;
  /** Added to the types of lists, which are `array of names` in reflection objects and `array of name` in tails. */
  readonly plural: string;
}

const TOKEN = /\s*(\{[^}]*\}|\.\.\.|\w+|[[\]():?,])/y;

const { u8, u16, u32, u64, i32, f32, guid, vector, quaternion, bounds, box, matrix, ref, text } = plain;
/** Types that are a word, by it. */
const PLAIN: ReadonlyMap<string, (name: string) => Part> = new Map(
  Object.entries({
    ...{
      u8,
      u16,
      u32,
      u64,
      i32,
      f32,
      guid,
      vector,
      quaternion,
      plane: plain.plane,
      bounds,
      box,
      matrix,
      text,
    },
    ...{ ref, name: plain.nameOf, native, code, defaults, objectMap },
    ...{ colours, earlyVertices, noInfluences, expression },
    super: (name: string) => ref(name, 'SUPER'),
    child: (name: string) => ref(name, 'CHILD'),
  }),
);

/** The fields of a layout; null for packages that it is not for. @throws SyntaxError */
export function parseLayout(text: LayoutText, of: LayoutParts): readonly Part[] | null {
  return new LayoutParser(text, of).layout();
}

class LayoutParser {
  readonly #of: LayoutParts;
  readonly #in: TokenReader;

  constructor(text: LayoutText, of: LayoutParts) {
    this.#of = of;
    this.#in = new TokenReader([text].flat().join(' '), TOKEN);
  }

  layout(): readonly Part[] | null {
    if (this.#in.takes('only') && !holds(this.#condition() ?? '', this.#of.traits)) return null;
    return this.#fields(undefined);
  }

  /** The fields up to `close`, which is taken too; undefined for the end of the text. */
  #fields(close: string | undefined): Part[] {
    const fields: Part[] = [];
    let isMet = true;
    while (this.#in.peek() !== close) {
      const condition = this.#condition();
      if (condition !== null) isMet = condition === 'else' ? !isMet : holds(condition, this.#of.traits);
      const found = this.#field();
      if (condition === null || isMet) fields.push(...found);
      if (!this.#in.takes(',') && this.#in.peek() !== close) this.#in.fail(', between fields');
    }
    if (close !== undefined) this.#in.expect(close);
    return fields;
  }

  #condition(): string | null {
    const token = this.#in.peek();
    if (!token?.startsWith('{')) return null;
    this.#in.expect(token);
    return token.slice(1, -1);
  }

  #field(): readonly Part[] {
    if (this.#in.takes('...')) {
      const fields = this.#part(this.#in.word('a part')).#fields(undefined);
      return this.#in.takes('as') ? prefixed(this.#in.word('a prefix'), fields) : fields;
    }
    if (this.#in.takes('(')) return this.#fields(')');
    const name = this.#in.peek() === ':' ? '' : this.#in.word('a field');
    this.#in.expect(':');
    return [this.#type(name)];
  }

  /** Opens a part of the table. */
  #part(word: string): LayoutParser {
    const { parts } = this.#of;
    if (!Object.hasOwn(parts, word)) {
      this.#in.back();
      this.#in.fail('a type, or a part of the table');
    }
    return new LayoutParser(parts[word]!, this.#of);
  }

  #type(name: string): Part {
    if (this.#in.takes('(')) return fieldsInOrder(name, ...this.#fields(')'));
    if (this.#in.peek() === '[') return this.#list(listOf(name, ...this.#elements()));
    if (this.#in.takes('?'))
      return optional(name, this.#in.takes('u8') ? 'u8' : this.#i32(), ...this.#struct());
    const word = this.#in.word('a type');
    const plainType = PLAIN.get(word);
    return plainType ? plainType(name) : this.#special(word, name);
  }

  #special(word: string, name: string): Part {
    switch (word) {
      case 'raw':
        return plain.raw(name, this.#number());
      case 'block':
        return block(name, this.#number());
      case 'bulk':
        return bulk(name, this.#in.takes('Filename') ? 'Filename' : 'TextureFileCacheName');
      case 'flags':
        return flags(this.#in.word('whose flags') as FlagsOf);
      case 'mask':
        return listByMask(name, ...this.#elements());
      case 'rest':
        return listToEnd(name, ...this.#elements());
      case 'after':
        return listAfter(name, this.#struct(), ...this.#elements());
      case 'more':
        return ifMore(name, ...this.#struct());
      case 'has':
        return ifFlag(this.#in.word('a property') as TailFlag, this.#type(name));
      case 'ifFlag':
        return ifBit(this.#number(), ...this.#struct());
      case 'case':
        return variant(name, this.#kinds());
      case 'upToEnd':
        return upToEnd(this.#wordsTo('('), ...this.#struct());
      default:
        return /^\d+$/.test(word)
          ? times(name, Number(word), ...this.#elements())
          : this.#part(word).#type(name);
    }
  }

  #i32(): 'i32' {
    this.#in.expect('i32');
    return 'i32';
  }

  #number(): number {
    const word = this.#in.word('a number');
    return /^\d+$/.test(word) ? Number(word) : this.#in.fail('a number');
  }

  #wordsTo(token: string): string {
    const words: string[] = [];
    while (this.#in.peek() !== token) words.push(this.#in.word(token));
    return words.join(' ');
  }

  #struct(): readonly Part[] {
    this.#in.expect('(');
    return this.#fields(')');
  }

  /** What is repeated: fields, or one type without a name. */
  #elements(): readonly Part[] {
    this.#in.expect('[');
    const first = this.#in.peek();
    if (first === '...' || first?.startsWith('{') || this.#in.peek(1) === ':') return this.#fields(']');
    const element = this.#type('');
    this.#in.expect(']');
    return [element];
  }

  #list(part: Part): Part {
    return { ...part, type: part.type + this.#of.plural };
  }

  #kinds(): ReadonlyMap<number, readonly Part[]> {
    const kinds = new Map<number, readonly Part[]>();
    this.#in.expect('(');
    while (!this.#in.takes(')')) {
      const condition = this.#condition();
      const kind = this.#number();
      this.#in.expect(':');
      const fields = this.#struct();
      if (condition === null || holds(condition, this.#of.traits)) kinds.set(kind, fields);
      this.#in.takes(',');
    }
    return kinds;
  }
}

function prefixed(prefix: string, fields: readonly Part[]): readonly Part[] {
  return fields.map((part) => ({
    ...part,
    name: prefix + part.name.charAt(0).toUpperCase() + part.name.slice(1),
  }));
}
