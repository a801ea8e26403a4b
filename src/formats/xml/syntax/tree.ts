// The elements of a document as a tree: what is in and around one of them.

import { Attributes } from './attributes.ts';
import { LESS } from './characters.ts';
import { type ElementColumns, HAS_ATTRIBUTE, HAS_CHILD, HAS_CLASS, IS_CLOSED } from './elements.ts';
import type { Names } from './names.ts';
import { decodeText } from './text.ts';

/** What rules look at stands near the beginning of an element: so many elements are looked through for it. */
const NEAR_ELEMENTS = 512;

export class Tree {
  readonly bytes: Uint8Array;
  readonly elements: ElementColumns;
  readonly names: Names;
  readonly parent: Int32Array;
  readonly attributes: Attributes;

  /** To be made when all elements are there. */
  constructor(bytes: Uint8Array, elements: ElementColumns, names: Names) {
    this.bytes = bytes;
    this.elements = elements;
    this.names = names;
    this.parent = elements.parent;
    this.attributes = new Attributes(bytes);
  }

  /** Whether an element is a node: has a row of its own. */
  isObject(element: number): boolean {
    const around = this.parent[element]!;
    return around < 0 || this.elements.holder[around] !== this.elements.holder[element];
  }

  nameOf(element: number): string {
    return this.names.text(this.elements.name[element]!);
  }

  isLeaf(element: number): boolean {
    return (this.elements.flags[element]! & (HAS_CHILD | IS_CLOSED)) === 0;
  }

  /** Where the end tag begins, or the element ends if it has none. */
  contentEnd(element: number): number {
    const { inner, end } = this.elements;
    let at = end[element]! - 1;
    while (at >= inner[element]! && this.bytes[at] !== LESS) at--;
    return at >= inner[element]! && this.bytes[at + 1] === 0x2f ? at : end[element]!;
  }

  /** The text of a leaf. */
  text(element: number): string {
    return decodeText(this.bytes, this.elements.inner[element]!, this.contentEnd(element));
  }

  /** A text, or the value of an attribute. */
  decode(at: number, end: number): string {
    return decodeText(this.bytes, at, end);
  }

  /** The bytes as characters, for texts that are not shown. */
  latin(at: number, end: number): string {
    let text = '';
    for (let i = at; i < end; i++) text += String.fromCharCode(this.bytes[i]!);
    return text;
  }

  /** The first child with a name, near the beginning of an element; -1 if there is none. */
  child(element: number, name: string): number {
    const { start, end, count } = this.elements;
    const last = Math.min(count, element + NEAR_ELEMENTS);
    for (let at = element + 1; at < last && start[at]! < end[element]!; at++) {
      if (this.parent[at] === element && this.nameOf(at) === name) return at;
    }
    return -1;
  }

  /** The first child with a name, wherever it is; -1 if there is none. */
  childAnywhere(element: number, name: string): number {
    const { start, end, count } = this.elements;
    for (let at = element + 1; at < count && start[at]! < end[element]!; at++) {
      if (this.parent[at] === element && this.nameOf(at) === name) return at;
    }
    return -1;
  }

  /** An element, or one of the next in the same parent, with a name; -1 if there is none near. */
  near(element: number, name: string): number {
    const last = Math.min(this.elements.count, element + NEAR_ELEMENTS);
    for (let at = element; at < last; at++) {
      if (this.parent[at] === this.parent[element] && this.nameOf(at) === name) return at;
    }
    return -1;
  }

  /** The innermost element around a byte; -1 if there is none. */
  around(at: number): number {
    const { start, end, count } = this.elements;
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (start[middle]! <= at) low = middle + 1;
      else high = middle;
    }
    let element = low - 1;
    while (element >= 0 && end[element]! <= at) element = this.parent[element]!;
    return element;
  }

  /** The element at a path of names. */
  find(element: number, path: string): number {
    let at = element;
    for (const name of path.split('/')) if (at >= 0) at = this.child(at, name);
    return at;
  }

  /** Moves `attributes` to the first attribute of an element; false if it has none that say anything. */
  openAttributes(element: number): boolean {
    if ((this.elements.flags[element]! & (HAS_ATTRIBUTE | HAS_CLASS)) === 0) return false;
    const { bytes } = this;
    let at = this.elements.start[element]! + 1;
    at += this.names.bytesOf(this.elements.name[element]!).length;
    // Names past the limit are not kept.
    while (bytes[at] !== undefined && bytes[at]! > 0x2f && bytes[at] !== 0x3e) at++;
    this.attributes.begin(at);
    return true;
  }

  /** All attributes of an element, and where their texts are. */
  attributesOf(element: number): { readonly name: string; readonly at: number; readonly end: number }[] {
    const found: { name: string; at: number; end: number }[] = [];
    if (!this.openAttributes(element)) return found;
    const { attributes } = this;
    while (attributes.next())
      found.push({ name: this.attributeName(), at: attributes.valueAt, end: attributes.valueEnd });
    return found;
  }

  /** Moves `attributes` to the one with a name; false if there is none. */
  findAttribute(element: number, name: string): boolean {
    if (!this.openAttributes(element)) return false;
    while (this.attributes.next()) if (this.attributeName() === name) return true;
    return false;
  }

  /** The text of an attribute; null if there is none. */
  attribute(element: number, name: string): string | null {
    return this.findAttribute(element, name) ? this.attributeText() : null;
  }

  /** Of the attribute that was found last. */
  attributeName(): string {
    const { nameAt, nameEnd } = this.attributes;
    return this.names.text(this.names.intern(this.bytes, nameAt, nameEnd));
  }

  attributeText(): string {
    return decodeText(this.bytes, this.attributes.valueAt, this.attributes.valueEnd);
  }
}
