// Ids, and the references to them. References are resolved when all documents were read: they go from one file
// of a world to another, too.

import type { LabelId, NodeId, TextId } from '../../../graph/ids.ts';
import { TupleNumbers } from '../../../graph/memory/tuple-numbers.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { type IdRule, words, type XmlGame } from '../games/game.ts';
import type { Tree } from '../syntax/tree.ts';
import type { ImageTexts } from './image-texts.ts';
import { TextBuilder } from './text-builder.ts';

export class IdSpaces {
  readonly #sink: GraphSink;
  readonly #tree: Tree;
  readonly #texts: ImageTexts;
  readonly #composer: TextBuilder;
  /** By space and id: the element that has it. */
  readonly #ids = new TupleNumbers();
  readonly #elements: number[] = [];
  /** Those whose id is not written. */
  readonly #unwritten = new Set<number>();
  readonly #spaces = new Map<string, number>();
  readonly #parts = new Map<IdRule, readonly string[]>();
  /** Four numbers a reference: object, label, text and where it is; and the spaces that it may be in. */
  readonly #references: number[] = [];
  readonly #to: (readonly string[])[] = [];
  readonly #none: ReadonlySet<TextId>;
  /** Where counting the items of a list has got to. */
  readonly #counted = new Map<number, { at: number; count: number }>();
  /** Ids that an earlier element has. */
  repeated = 0;
  resolved = 0;
  missing = 0;

  constructor(sink: GraphSink, tree: Tree, texts: ImageTexts, { none }: XmlGame) {
    this.#sink = sink;
    this.#tree = tree;
    this.#texts = texts;
    this.#composer = new TextBuilder(sink.texts);
    this.#none = new Set(['', ...words(none)].map((each) => sink.texts.add(each)));
  }

  /**
   * True if the element is the first with this id.
   * @param isWritten one whose id is not written makes way for it: it may be a list that looks like an item
   */
  define(rule: IdRule, element: number, text: TextId, isWritten: boolean): boolean {
    const space = rule.text !== undefined ? '' : this.#spaceOf(rule, element);
    const number = this.#spaces.get(space) ?? this.#spaces.size;
    if (number === this.#spaces.size) this.#spaces.set(space, number);
    const id = this.#ids.of(number, text);
    const known = this.#elements[id];
    if (known !== undefined && !(isWritten && this.#unwritten.has(known))) {
      this.repeated++;
      return known === element;
    }
    this.#elements[id] = element;
    if (!isWritten) this.#unwritten.add(element);
    return true;
  }

  /** A space may be called by an attribute of the element around. */
  #spaceOf({ space }: IdRule, element: number): string {
    return space.endsWith('}') ? this.filled(space, this.#tree.elements.parent[element]!) : space;
  }

  /** With the attribute of an element in place of `{@name}`. */
  filled(space: string, element: number): string {
    const [beginning, attribute] = space.slice(0, -1).split('{@');
    return `${beginning}${this.#tree.attribute(element, attribute!) ?? ''}`;
  }

  /**
   * The text that references to an element have; null if a part of it is not there.
   * @param end of the id in the image; `idAt` if it is not written
   */
  textOf(rule: IdRule, element: number, idAt: number, end: number): TextId | null {
    const { bytes } = this.#tree;
    if (rule.text === undefined && end > idAt) return this.#texts.of(idAt, end);
    const composer = this.#composer;
    let isWhole = true;
    let isName = true;
    for (const part of this.#partsOf(rule)) {
      isName = !isName;
      if (!isName) composer.text(part);
      else if (part === '#') composer.number(this.#position(element));
      else if (part !== '') isWhole = this.#child(part, element) && isWhole;
      else if (end > idAt) composer.part(bytes, idAt, end);
      else composer.text(rule.absent ?? '');
    }
    const text = composer.done();
    return isWhole ? text : null;
  }

  /** Texts and, between them, the names of parts. */
  #partsOf(rule: IdRule): readonly string[] {
    const known = this.#parts.get(rule);
    if (known) return known;
    const parts = (rule.text ?? '{}').split(/[{}]/);
    this.#parts.set(rule, parts);
    return parts;
  }

  /** The text of a child, of the element or (`^`) of that around its list, where it is 0 if absent. */
  #child(name: string, element: number): boolean {
    const { bytes, elements } = this.#tree;
    const isOuter = name.startsWith('^');
    const outer = isOuter ? elements.parent[elements.parent[element]!]! : element;
    const child = outer < 0 ? -1 : this.#tree.child(outer, isOuter ? name.slice(1) : name);
    if (child >= 0) this.#composer.part(bytes, elements.inner[child]!, this.#tree.contentEnd(child));
    else if (isOuter) this.#composer.number(0);
    return child >= 0 || isOuter;
  }

  /** How many elements of the list come before; they are asked for in order. */
  #position(element: number): number {
    const list = this.#tree.elements.parent[element]!;
    const counted = this.#counted.get(list) ?? { at: list + 1, count: 0 };
    this.#counted.set(list, counted);
    for (; counted.at < element; counted.count++) counted.at = this.#tree.elements.next[counted.at]!;
    return counted.count;
  }

  /** Adds a reference, unless its text refers to nothing. */
  refer(from: NodeId, label: LabelId, to: readonly string[], text: TextId, at: number): void {
    if (this.#none.has(text)) return;
    this.#references.push(from, label, text, at);
    this.#to.push(to);
  }

  /** Links every reference; what is not there becomes a node that is missing. */
  link(): void {
    const { holder } = this.#tree.elements;
    for (let number = 0; number < this.#to.length; number++) {
      const row = 4 * number;
      const from = this.#references[row]! as NodeId;
      const label = this.#references[row + 1]! as LabelId;
      const text = this.#references[row + 2]! as TextId;
      const at = this.#references[row + 3]!;
      let element: number | undefined;
      const to = this.#to[number]!;
      for (const space of to) element ??= this.#elements[this.#ids.find(this.#spaces.get(space) ?? -1, text)];
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
