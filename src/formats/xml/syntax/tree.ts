// The elements of a document as a tree: what is in and around one of them.

import { firstFrom } from '../../../bytes/first-from.ts';
import { Attributes } from './attributes.ts';
import { GREATER, LESS, SLASH } from './characters.ts';
import { type ElementColumns, HAS_ATTRIBUTE, HAS_CLASS, HOLDS } from './elements.ts';
import type { Names } from './names.ts';
import { decodeText } from './text.ts';

/** What rules look at stands near the beginning of an element: so many children are looked through for it. */
const NEAR_ELEMENTS = 512;

export class Tree {
  readonly bytes: Uint8Array;
  readonly elements: ElementColumns;
  readonly names: Names;
  readonly #attributes: Attributes;

  /** To be made when all elements are there. */
  constructor(bytes: Uint8Array, elements: ElementColumns, names: Names) {
    this.bytes = bytes;
    this.elements = elements;
    this.names = names;
    this.#attributes = new Attributes(bytes, names);
  }

  /** True if an element is a node: has a row of its own. */
  isObject(element: number): boolean {
    const around = this.elements.parent[element]!;
    return around < 0 || this.elements.holder[around] !== this.elements.holder[element];
  }

  nameOf(element: number): string {
    return this.names.text(this.elements.name[element]!);
  }

  isLeaf(element: number): boolean {
    return (this.elements.flags[element]! & HOLDS) === 0;
  }

  /** Where the end tag begins, or the element ends if it has none. */
  contentEnd(element: number): number {
    const { inner, end } = this.elements;
    let at = end[element]! - 1;
    while (at >= inner[element]! && this.bytes[at] !== LESS) at--;
    return at >= inner[element]! && this.bytes[at + 1] === SLASH ? at : end[element]!;
  }

  /**
   * True for a text of which bytes are lost, so that what it was is not known: zeros are in it, or the document breaks off
   * there, without an end tag or the slash of an empty element.
   */
  isLost(at: number, end: number): boolean {
    const { bytes } = this;
    if (end === this.elements.end[0] && bytes[at - 2] !== SLASH) return true;
    for (let i = at; i < end; i++) if (bytes[i] === 0) return true;
    return false;
  }

  text(element: number): string {
    return decodeText(this.bytes, this.elements.inner[element]!, this.contentEnd(element));
  }

  children(element: number): number[] {
    const { next } = this.elements;
    const children: number[] = [];
    for (let at = element + 1; at < next[element]!; at = next[at]!) children.push(at);
    return children;
  }

  /** The first child with a name among the first ones; -1 if there is none. */
  child(element: number, name: string, most = NEAR_ELEMENTS): number {
    const { next } = this.elements;
    let left = most;
    for (let at = element + 1; at < next[element]! && left-- > 0; at = next[at]!)
      if (this.nameOf(at) === name) return at;
    return -1;
  }

  /** The innermost element around a byte; -1 if there is none. */
  around(at: number): number {
    const { start, end, count } = this.elements;
    let element = firstFrom(start, at + 1, 0, count) - 1;
    while (element >= 0 && end[element]! <= at) element = this.elements.parent[element]!;
    return element;
  }

  /** The element at a path of names; -1 if there is none. */
  find(element: number, path: readonly string[], most?: number): number {
    let at = element;
    for (const name of path) if (at >= 0) at = this.child(at, name, most);
    return at;
  }

  /** A reader before the first attribute of an element. @param reader that no other attributes are read with */
  attributesOf(element: number, reader = this.#attributes): Attributes {
    const { bytes, names, elements } = this;
    // There, the tag that begins ends them.
    let at = elements.start[element]!;
    if ((elements.flags[element]! & (HAS_ATTRIBUTE | HAS_CLASS)) !== 0) {
      at += 1 + names.sizeOf(elements.name[element]!);
      // Names past the limit are not kept.
      while (bytes[at] !== undefined && bytes[at]! > SLASH && bytes[at] !== GREATER) at++;
    }
    reader.begin(at, elements.name[element]!);
    return reader;
  }

  /** A reader at an attribute; null if there is none. */
  findAttribute(element: number, name: string): Attributes | null {
    const attributes = this.attributesOf(element);
    while (attributes.next()) if (this.names.text(attributes.name) === name) return attributes;
    return null;
  }

  /** The text of an attribute; null if there is none. */
  attribute(element: number, name: string): string | null {
    const found = this.findAttribute(element, name);
    return found && decodeText(this.bytes, found.valueAt, found.valueEnd, true);
  }
}
