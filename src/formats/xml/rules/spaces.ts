// Ids, and the references to them. References are resolved when all documents were read: they may go from one
// file of a world to another.

import type { LabelId, NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { IdRule } from '../games/game.ts';
import type { Tree } from '../syntax/tree.ts';

export interface Reference {
  readonly from: NodeId;
  readonly label: LabelId;
  readonly to: readonly string[];
  readonly text: TextId;
  readonly at: number;
}

const PART = /\{[^}]*\}/g;

export class Spaces {
  readonly #sink: GraphSink;
  readonly #tree: Tree;
  /** By space and id: the element that has it. */
  readonly #elements = new Map<string, Map<TextId, number>>();
  readonly #references: Reference[] = [];
  readonly #nones = new Map<readonly string[], ReadonlySet<TextId>>();
  /** Ids that an earlier element has: the first one is meant. */
  duplicates = 0;
  resolved = 0;
  missing = 0;

  constructor(sink: GraphSink, tree: Tree) {
    this.#sink = sink;
    this.#tree = tree;
  }

  isNone(none: readonly string[], text: TextId): boolean {
    let texts = this.#nones.get(none);
    if (!texts) {
      texts = new Set(none.map((each) => this.#sink.texts.add(each)));
      this.#nones.set(none, texts);
    }
    return texts.has(text);
  }

  refer(reference: Reference): void {
    this.#references.push(reference);
  }

  /**
   * Whether the element is the first with this id.
   * @param end of the id in the image; `at` if it is not written
   */
  define(rule: IdRule, element: number, at: number, end: number): boolean {
    const text = rule.text === undefined ? this.#plain(rule, at, end) : this.composed(rule, element, at, end);
    if (text === null) return false;
    const type = /^(.*)\{@(.*)\}$/.exec(rule.space);
    const space = rule.text !== undefined ? '' : type ? this.#typed(type[1]!, type[2]!, element) : rule.space;
    let elements = this.#elements.get(space);
    if (!elements) {
      elements = new Map();
      this.#elements.set(space, elements);
    }
    if (!elements.has(text)) {
      elements.set(text, element);
      return true;
    }
    this.duplicates++;
    return false;
  }

  #typed(beginning: string, attribute: string, element: number): string {
    return `${beginning}${this.#tree.attribute(this.#tree.parent[element]!, attribute) ?? ''}`;
  }

  #plain({ absent }: IdRule, at: number, end: number): TextId {
    return end > at ? this.#sink.texts.add(this.#tree.decode(at, end)) : this.#sink.texts.add(absent ?? '');
  }

  /** The text that references to an element have; null if a part of it is not there. */
  composed(rule: IdRule, element: number, at: number, end: number): TextId | null {
    const own = end > at ? this.#tree.decode(at, end) : (rule.absent ?? '');
    let isWhole = true;
    const text = rule.text!.replace(PART, (part) => {
      const found = this.#part(part.slice(1, -1), own, element);
      isWhole &&= found !== null;
      return found ?? '';
    });
    return isWhole ? this.#sink.texts.add(text) : null;
  }

  #part(name: string, own: string, element: number): string | null {
    if (name === '') return own;
    if (name === '#') return String(this.#position(element));
    const outer = this.#tree.parent[this.#tree.parent[element]!]!;
    const child = name.startsWith('^')
      ? this.#tree.child(outer, name.slice(1))
      : this.#tree.child(element, name);
    if (child >= 0) return this.#tree.text(child);
    return name.startsWith('^') ? '0' : null;
  }

  readonly #positions = new Map<number, { next: number; count: number }>();

  /** How many elements of the list come before; elements are asked for in order. */
  #position(element: number): number {
    const list = this.#tree.parent[element]!;
    const known = this.#positions.get(list) ?? { next: list + 1, count: 0 };
    this.#positions.set(list, known);
    for (; known.next < element; known.next++) if (this.#tree.parent[known.next] === list) known.count++;
    return known.count;
  }

  /** Links every reference; what is not there becomes a node that is missing. */
  link(): void {
    for (const { from, label, to, text, at } of this.#references) {
      const node = this.#find(to, text);
      if (node !== undefined) {
        this.resolved++;
        this.#sink.link(from, label, node, at);
        continue;
      }
      this.missing++;
      const [space] = to;
      const path = space === '' ? text : this.#sink.texts.add(`${space}/${this.#sink.texts.text(text)}`);
      this.#sink.linkNamed(from, label, path, at);
    }
  }

  #find(to: readonly string[], text: TextId): NodeId | undefined {
    for (const space of to) {
      const element = this.#elements.get(space)?.get(text);
      if (element !== undefined) return this.#tree.elements.holder[element] as NodeId;
    }
    return undefined;
  }
}
