// Ids, and the references to them. References are resolved when all documents were read: they go from one file
// of a world to another, too.

import { encodeUtf8 } from '../../../bytes/text.ts';
import type { LabelId, NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { IdRule } from '../games/game.ts';
import type { Tree } from '../syntax/tree.ts';
import { Composer } from './composer.ts';

interface Reference {
  readonly from: NodeId;
  readonly label: LabelId;
  readonly to: readonly string[];
  readonly text: TextId;
  readonly at: number;
}

/** What the text of an id is made of: bytes, or the name of a part. */
type Part = Uint8Array | string;

export class Spaces {
  readonly #sink: GraphSink;
  readonly #tree: Tree;
  readonly #composer: Composer;
  /** By space and id: the element that has it. */
  readonly #elements = new Map<string, Map<TextId, number>>();
  readonly #parts = new Map<IdRule, readonly Part[]>();
  readonly #references: Reference[] = [];
  readonly #nones = new Map<readonly string[], ReadonlySet<TextId>>();
  /** Where counting the items of a list has got to. */
  readonly #counted = new Map<number, { next: number; count: number }>();
  /** Ids that an earlier element has. */
  repeated = 0;
  resolved = 0;
  missing = 0;

  constructor(sink: GraphSink, tree: Tree) {
    this.#sink = sink;
    this.#tree = tree;
    this.#composer = new Composer(sink.texts);
  }

  /**
   * Whether the element is the first with this id.
   * @param end of the id in the image; `at` if it is not written
   */
  define(rule: IdRule, element: number, at: number, end: number): boolean {
    const text = this.textOf(rule, element, at, end);
    if (text === null) return false;
    const space = rule.text !== undefined ? '' : this.#spaceOf(rule, element);
    let elements = this.#elements.get(space);
    if (!elements) {
      elements = new Map();
      this.#elements.set(space, elements);
    }
    if (elements.has(text)) {
      this.repeated++;
      return false;
    }
    elements.set(text, element);
    return true;
  }

  /** A space may be called by an attribute of the element around. */
  #spaceOf({ space }: IdRule, element: number): string {
    if (!space.endsWith('}')) return space;
    const [beginning, attribute] = space.slice(0, -1).split('{@');
    return `${beginning}${this.#tree.attribute(this.#tree.parent[element]!, attribute!) ?? ''}`;
  }

  /** The text that references to an element have; null if a part of it is not there. */
  textOf(rule: IdRule, element: number, at: number, end: number): TextId | null {
    const { bytes } = this.#tree;
    if (rule.text === undefined && end > at) return this.#sink.texts.intern(at, end - at);
    const composer = this.#composer;
    let isWhole = true;
    for (const part of this.#partsOf(rule)) {
      if (typeof part !== 'string') composer.bytes(part);
      else if (part === '#') composer.number(this.#position(element));
      else if (part !== '') isWhole = this.#child(part, element) && isWhole;
      else if (end > at) composer.bytes(bytes, at, end);
      else composer.bytes(encodeUtf8(rule.absent ?? ''));
    }
    const text = composer.text();
    return isWhole ? text : null;
  }

  #partsOf(rule: IdRule): readonly Part[] {
    let parts = this.#parts.get(rule);
    if (!parts) {
      const pieces = (rule.text ?? '{}').split(/[{}]/);
      parts = pieces.flatMap((piece, at): Part[] =>
        at % 2 === 1 ? [piece] : piece ? [encodeUtf8(piece)] : [],
      );
      this.#parts.set(rule, parts);
    }
    return parts;
  }

  /** The text of a child, of the element or (`^`) of that around its list, where it is 0 if absent. */
  #child(name: string, element: number): boolean {
    const { bytes, elements, parent } = this.#tree;
    const isOuter = name.startsWith('^');
    const outer = isOuter ? parent[parent[element]!]! : element;
    const child = outer < 0 ? -1 : this.#tree.child(outer, isOuter ? name.slice(1) : name);
    if (child >= 0) this.#composer.bytes(bytes, elements.inner[child]!, this.#tree.contentEnd(child));
    else if (isOuter) this.#composer.number(0);
    return child >= 0 || isOuter;
  }

  /** How many elements of the list come before; they are asked for in order. */
  #position(element: number): number {
    const { parent } = this.#tree;
    const list = parent[element]!;
    const counted = this.#counted.get(list) ?? { next: list + 1, count: 0 };
    this.#counted.set(list, counted);
    for (; counted.next < element; counted.next++) if (parent[counted.next] === list) counted.count++;
    return counted.count;
  }

  /** Adds a reference, unless its text refers to nothing. */
  refer(reference: Reference, none: readonly string[] = []): void {
    let nones = this.#nones.get(none);
    if (!nones) {
      nones = new Set(none.map((each) => this.#sink.texts.add(each)));
      this.#nones.set(none, nones);
    }
    if (!nones.has(reference.text)) this.#references.push(reference);
  }

  /** Links every reference; what is not there becomes a node that is missing. */
  link(): void {
    const { holder } = this.#tree.elements;
    for (const { from, label, to, text, at } of this.#references) {
      let element: number | undefined;
      for (const space of to) element ??= this.#elements.get(space)?.get(text);
      if (element === undefined) {
        this.missing++;
        const path = to[0] === '' ? text : this.#sink.texts.add(`${to[0]}/${this.#sink.texts.text(text)}`);
        this.#sink.linkNamed(from, label, path, at);
      } else {
        this.resolved++;
        this.#sink.link(from, label, holder[element]! as NodeId, at);
      }
    }
  }
}
