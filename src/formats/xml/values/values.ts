// Values of the elements in one node, from a scan of its bytes. Source: docs/formats/xml.md#values.

import type { ImageRange, MapEntry, PropertyValue, Value } from '../../../graph/values.ts';
import { IN_LIST, IS_BLOB, IS_ENTRY, IS_PARALLEL, IS_TEXT, type Meanings } from '../rules/rules.ts';
import {
  type ElementColumns,
  HAS_ATTRIBUTE,
  HAS_CHILD,
  IS_CLOSED,
  IS_LIST,
  IS_NULL,
} from '../syntax/elements.ts';
import type { Tree } from '../syntax/tree.ts';
import { scalarOf } from './scalar.ts';

/** Longer texts are shown as bytes. */
const MOST_TEXT = 1 << 16;
/** ElementColumns further inside each other are shown as bytes. Real saves reach 30. */
const MOST_DEPTH = 64;

/** What an element that was not looked into is shown as. */
export type Closed = (start: number) => Value;

export class Values {
  readonly #tree: Tree;
  readonly #elements: ElementColumns;
  readonly #meanings: Meanings;
  readonly #closed: Closed;
  /** The next element. */
  #at = 0;
  #depth = 0;

  constructor(tree: Tree, meanings: Meanings, closed: Closed) {
    this.#tree = tree;
    this.#elements = tree.elements;
    this.#meanings = meanings;
    this.#closed = closed;
  }

  /** Attributes and children of the first element. @param only names in lower case that may be left out if others */
  properties(only?: ReadonlySet<string>): PropertyValue[] {
    this.#at = 1;
    return this.#fields(0, only);
  }

  #fields(element: number, only?: ReadonlySet<string>): PropertyValue[] {
    const fields = this.#attributes(element, only);
    const { count, parent, name, flags } = this.#elements;
    const byName = new Map<number, PropertyValue[]>();
    while (this.#at < count && parent[this.#at] === element) {
      const child = this.#at;
      const text = this.#tree.nameOf(child);
      if (only && !only.has(text.toLowerCase())) {
        this.#skip(child);
        continue;
      }
      const value = this.#value(child);
      const field = {
        name: text,
        index: 0,
        type: typeOf(value),
        value,
        ...this.#span(child),
      };
      const same = byName.get(name[child]!);
      if (same) same.push(field);
      else byName.set(name[child]!, [field]);
    }
    for (const [of, same] of byName) {
      const [first] = same as [PropertyValue];
      const inList =
        (this.#meanings.flags[of]! & IN_LIST) !== 0 &&
        !(typeof first.value === 'object' && first.value?.kind === 'list');
      if (same.length === 1 && !inList) fields.push(first);
      else
        fields.push({
          ...first,
          type: 'list',
          value: { kind: 'list', items: same.map(({ value }) => value) },
        });
    }
    // A text beside attributes, or in an object without children.
    if ((flags[element]! & (HAS_CHILD | IS_CLOSED)) === 0) {
      const value = this.#scalar(element);
      const at = this.#elements.inner[element]!;
      const size = this.#tree.contentEnd(element) - at;
      if (value !== '') fields.push({ name: '#text', index: 0, type: typeOf(value), value, at, size });
    }
    return fields;
  }

  #attributes(element: number, only?: ReadonlySet<string>): PropertyValue[] {
    const fields: PropertyValue[] = [];
    if (!this.#tree.openAttributes(element)) return fields;
    const { attributes } = this.#tree;
    while (attributes.next()) {
      const name = `@${this.#tree.attributeName()}`;
      if (name.startsWith('@xmlns') || (only && !only.has(name.toLowerCase()))) continue;
      const { valueAt: at, valueEnd } = attributes;
      const text = this.#tree.attributeText();
      const value = this.#meanings.game.texts?.test(name) ? text : scalarOf(text);
      fields.push({ name, index: 0, type: typeOf(value), value, at, size: valueEnd - at });
    }
    return fields;
  }

  #value(element: number): Value {
    this.#at = element + 1;
    const bits = this.#elements.flags[element]!;
    if ((bits & IS_NULL) !== 0) {
      this.#skip(element);
      return null;
    }
    if ((bits & IS_CLOSED) !== 0) return this.#closed(this.#elements.start[element]!);
    if ((bits & HAS_CHILD) === 0 && (bits & HAS_ATTRIBUTE) === 0) return this.#scalar(element);
    if (this.#depth === MOST_DEPTH) return this.#bytes(element);
    this.#depth++;
    try {
      return this.#composite(element, bits);
    } finally {
      this.#depth--;
    }
  }

  #composite(element: number, bits: number): Value {
    if ((bits & IS_LIST) !== 0) {
      const first = this.#meanings.flags[this.#elements.name[element + 1]!]!;
      return (first & IS_ENTRY) !== 0 ? this.#map(element) : { kind: 'list', items: this.#items(element) };
    }
    if (this.#isParallel(element)) return this.#parallel(element);
    return { kind: 'struct', fields: this.#fields(element) };
  }

  #items(element: number): Value[] {
    return this.#spannedItems(element).map(({ value }) => value);
  }

  #spannedItems(element: number): { readonly value: Value; readonly span: ImageRange }[] {
    const { count, parent } = this.#elements;
    const items: { readonly value: Value; readonly span: ImageRange }[] = [];
    while (this.#at < count && parent[this.#at] === element) {
      const span = this.#span(this.#at);
      items.push({ value: this.#value(this.#at), span });
    }
    return items;
  }

  #span(element: number): ImageRange {
    const { start, end } = this.#elements;
    return { at: start[element]!, size: end[element]! - start[element]! };
  }

  #map(element: number): Value {
    const { count, parent } = this.#elements;
    const entries: MapEntry[] = [];
    const [, key, value] = this.#meanings.game.maps as readonly string[];
    while (this.#at < count && parent[this.#at] === element) {
      const entry = this.#at++;
      let parts: MapEntry = { key: null, value: null };
      while (this.#at < count && parent[this.#at] === entry) {
        const part = this.#at;
        const name = this.#tree.nameOf(part);
        const span = this.#span(part);
        if (name === key) parts = { ...parts, key: this.#part(part), keySpan: span };
        else if (name === value) parts = { ...parts, value: this.#part(part), valueSpan: span };
        else this.#skip(part);
      }
      entries.push(parts);
    }
    return { kind: 'map', entries };
  }

  /** A key or value: what is in the element for its type, where there is one. */
  #part(part: number): Value {
    if (!this.#meanings.isTyped || this.#tree.isLeaf(part)) return this.#value(part);
    const { count, parent } = this.#elements;
    this.#at = part + 1;
    const value = this.#value(part + 1);
    while (this.#at < count && parent[this.#at] === part) this.#skip(this.#at);
    return value;
  }

  /** Two lists, of keys and values. */
  #isParallel(element: number): boolean {
    const { count, name, parent, start, end } = this.#elements;
    const keys = element + 1;
    if (keys >= count || (this.#meanings.flags[name[keys]!]! & IS_PARALLEL) === 0) return false;
    let values = keys + 1;
    while (values < count && start[values]! < end[keys]!) values++;
    return (
      values < count &&
      parent[values] === element &&
      this.#tree.nameOf(keys) === 'keys' &&
      this.#tree.nameOf(values) === 'values' &&
      end[values]! >= this.#lastStart(element)
    );
  }

  /** Where the end tag of an element begins, before which nothing but its last child ends. */
  #lastStart(element: number): number {
    let at = this.#tree.contentEnd(element);
    while (this.#tree.bytes[at - 1]! <= 0x20) at--;
    return at;
  }

  #parallel(element: number): Value {
    const keys = element + 1;
    this.#at = keys + 1;
    const names = this.#spannedItems(keys);
    const values = this.#at++;
    const items = this.#spannedItems(values);
    const length = Math.max(names.length, items.length);
    const entries = Array.from({ length }, (_, at): MapEntry => {
      const [key, value] = [names[at], items[at]];
      return {
        ...{ key: key?.value ?? null, value: value?.value ?? null },
        ...(key && { keySpan: key.span }),
        ...(value && { valueSpan: value.span }),
      };
    });
    return { kind: 'map', entries };
  }

  #skip(element: number): void {
    const { count, start, end } = this.#elements;
    this.#at = Math.max(this.#at, element + 1);
    while (this.#at < count && start[this.#at]! < end[element]!) this.#at++;
  }

  #scalar(element: number): Value {
    const at = this.#elements.inner[element]!;
    const end = this.#tree.contentEnd(element);
    const meaning = this.#meanings.flags[this.#elements.name[element]!]!;
    if (end - at > MOST_TEXT || ((meaning & IS_BLOB) !== 0 && end > at)) {
      return { kind: 'opaque', bytes: this.#tree.bytes.subarray(at, end) };
    }
    const text = this.#tree.decode(at, end);
    if (text === this.#meanings.game.nullText) return null;
    return (meaning & IS_TEXT) !== 0 ? text : scalarOf(text);
  }

  #bytes(element: number): Value {
    this.#skip(element);
    const { start, end } = this.#elements;
    return { kind: 'opaque', bytes: this.#tree.bytes.subarray(start[element]!, end[element]!) };
  }
}

/** As the text looks: the document has no types. */
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
