// Values of the elements in one node, from a scan of its bytes. Source: docs/formats/xml.md#values.

import type { ImageRange, MapEntry, PropertyValue, Value } from '../../../graph/values.ts';
import { IN_LIST, IS_BLOB, IS_ENTRY, IS_PARALLEL, IS_TEXT, type NameRoles } from '../rules/name-roles.ts';
import {
  type ElementColumns,
  HAS_ATTRIBUTE,
  HAS_CHILD,
  HAS_CLASS,
  HOLDS,
  IS_CLOSED,
  IS_LIST,
  IS_NULL,
  IS_REPEATED,
} from '../syntax/elements.ts';
import { decodeText } from '../syntax/text.ts';
import type { Tree } from '../syntax/tree.ts';
import { scalarOf } from './scalar.ts';

/** Longer texts are shown as bytes. */
const MOST_TEXT = 1 << 16;
/** Elements further inside each other are shown as bytes. Real saves reach 30. */
const MOST_DEPTH = 64;

/** What an element that was not looked into is shown as. */
export type Closed = (start: number) => Value;

/** A key, value or item, and where it is. */
interface Spanned {
  readonly value: Value;
  readonly span: ImageRange;
}

export class Values {
  readonly #tree: Tree;
  readonly #elements: ElementColumns;
  readonly #meanings: NameRoles;
  readonly #closed: Closed;

  constructor(tree: Tree, meanings: NameRoles, closed: Closed) {
    this.#tree = tree;
    this.#elements = tree.elements;
    this.#meanings = meanings;
    this.#closed = closed;
  }

  /** Attributes and children of the first element. @param only names in lower case that may be left out if others */
  properties(only?: ReadonlySet<string>): PropertyValue[] {
    return this.#fields(0, MOST_DEPTH, only);
  }

  #fields(element: number, depth: number, only?: ReadonlySet<string>): PropertyValue[] {
    const { name, flags, inner, next } = this.#elements;
    const fields = this.#attributes(element, only);
    const repeated = new Map<number, Value[]>();
    for (let child = element + 1; child < next[element]!; child = next[child]!) {
      const [of, bits] = [name[child]!, flags[child]!];
      if (only && !this.#meanings.isAmong(only, of)) continue;
      const value = this.#value(child, depth);
      const before = repeated.get(of);
      if (before) {
        before.push(value);
        continue;
      }
      const isRepeated = (bits & IS_REPEATED) !== 0;
      const isList = isRepeated || ((this.#meanings.flags[of]! & IN_LIST) !== 0 && (bits & IS_LIST) === 0);
      const items = [value];
      if (isRepeated) repeated.set(of, items);
      const shown: Value = isList ? { kind: 'list', items } : value;
      fields.push(fieldOf(this.#meanings.names.text(of), shown, this.#span(child)));
    }
    // A text beside attributes, or in an object without children.
    if ((flags[element]! & HOLDS) === 0) {
      const value = this.#scalar(element);
      const at = inner[element]!;
      if (value !== '')
        fields.push(fieldOf('#text', value, { at, size: this.#tree.contentEnd(element) - at }));
    }
    return fields;
  }

  #attributes(element: number, only?: ReadonlySet<string>): PropertyValue[] {
    const fields: PropertyValue[] = [];
    const attributes = this.#tree.attributesOf(element);
    while (attributes.next()) {
      const { valueAt: at, valueEnd: end } = attributes;
      const name = `@${this.#tree.names.text(attributes.name)}`;
      if (name.startsWith('@xmlns') || (only && !only.has(name.toLowerCase()))) continue;
      const value = this.#tree.isLost(at, end)
        ? this.#bytes(at, end)
        : this.#plain(
            decodeText(this.#tree.bytes, at, end, true),
            this.#meanings.game.texts?.test(name) ?? false,
          );
      fields.push(fieldOf(name, value, { at, size: end - at }));
    }
    return fields;
  }

  #value(element: number, depth: number): Value {
    const { flags, start, end } = this.#elements;
    const bits = flags[element]!;
    if ((bits & IS_NULL) !== 0) return null;
    if ((bits & IS_CLOSED) !== 0) return this.#closed(start[element]!);
    if ((bits & (HAS_CHILD | HAS_ATTRIBUTE | HAS_CLASS)) === 0) return this.#scalar(element);
    if (depth === 0) return this.#bytes(start[element]!, end[element]!);
    if ((bits & IS_LIST) !== 0) {
      const isMap = (this.#meaning(element + 1) & IS_ENTRY) !== 0;
      if (isMap)
        return {
          kind: 'map',
          entries: this.#tree.children(element).map((entry) => this.#entry(entry, depth)),
        };
      return { kind: 'list', items: this.#items(element, depth).map(({ value }) => value) };
    }
    return this.#parallel(element, depth) ?? { kind: 'struct', fields: this.#fields(element, depth - 1) };
  }

  #items(element: number, depth: number): Spanned[] {
    return this.#tree.children(element).map((item) => this.#spanned(item, item, depth));
  }

  #spanned(of: number, element: number, depth: number): Spanned {
    return { value: this.#value(of, depth - 1), span: this.#span(element) };
  }

  #span(element: number): ImageRange {
    const { start, end } = this.#elements;
    return { at: start[element]!, size: end[element]! - start[element]! };
  }

  #entry(entry: number, depth: number): MapEntry {
    const part = (name: string): Spanned | undefined => {
      const at = this.#tree.children(entry).findLast((child) => this.#tree.nameOf(child) === name);
      if (at === undefined) return undefined;
      // What is in the element for its type, where there is one.
      const isTyped = this.#meanings.isTyped && !this.#tree.isLeaf(at);
      return this.#spanned(isTyped ? at + 1 : at, at, depth);
    };
    return entryOf(part(this.#meanings.key), part(this.#meanings.value));
  }

  /** Two lists, of keys and values; null for anything else. */
  #parallel(element: number, depth: number): Value {
    if ((this.#meaning(element + 1) & IS_PARALLEL) === 0) return null;
    const [keys, values, ...others] = this.#tree.children(element);
    const isOne =
      this.#tree.nameOf(keys!) === 'keys' && values !== undefined && this.#tree.nameOf(values) === 'values';
    if (!isOne || others.length > 0) return null;
    const [names, items] = [this.#items(keys!, depth), this.#items(values, depth)];
    const length = Math.max(names.length, items.length);
    return { kind: 'map', entries: Array.from({ length }, (_, at) => entryOf(names[at], items[at])) };
  }

  /** Bits of the name of an element. */
  #meaning(element: number): number {
    return this.#meanings.flags[this.#elements.name[element]!] ?? 0;
  }

  #scalar(element: number): Value {
    const at = this.#elements.inner[element]!;
    const end = this.#tree.contentEnd(element);
    const meaning = this.#meaning(element);
    const isBlob = (meaning & IS_BLOB) !== 0 && end > at;
    if (isBlob || end - at > MOST_TEXT || this.#tree.isLost(at, end)) return this.#bytes(at, end);
    return this.#plain(decodeText(this.#tree.bytes, at, end), (meaning & IS_TEXT) !== 0);
  }

  #plain(text: string, isText: boolean): Value {
    if (text === this.#meanings.game.nullText) return null;
    return isText ? text : scalarOf(text);
  }

  #bytes(at: number, end: number): Value {
    return { kind: 'opaque', bytes: this.#tree.bytes.subarray(at, end) };
  }
}

function entryOf(key: Spanned | undefined, value: Spanned | undefined): MapEntry {
  return {
    ...{ key: key?.value ?? null, value: value?.value ?? null },
    ...(key && { keySpan: key.span }),
    ...(value && { valueSpan: value.span }),
  };
}

/** Its type is how it looks: the document has none. */
function fieldOf(name: string, value: Value, span: ImageRange): PropertyValue {
  return { name, index: 0, type: typeOf(value), value, ...span };
}

function typeOf(value: Value): string {
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) ? 'integer' : 'decimal';
    case 'bigint':
      return 'integer';
    case 'boolean':
      return 'boolean';
    case 'string':
      return 'text';
  }
  if (value === null) return 'null';
  return value.kind === 'opaque' ? 'bytes' : value.kind;
}
