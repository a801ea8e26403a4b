// Labels of property edges as a tree of names, so that the text of a label is put together once and not at
// every reference. Names without case: the case that came first is shown.

import type { LabelId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { FoldId, Folds } from '../tables/folds.ts';

/** A property path without indices: a row of the tree. */
export type LabelPath = number;
export const NO_LABEL: LabelPath = 0;

/** Folds are below this; paths too. Their pair is a safe integer. */
const RADIX = 2 ** 26;
/** Labels of real properties are far shorter; what lies deeper keeps the label of what holds it. */
const MOST_LABEL = 512;

export class LabelTree {
  readonly #sink: GraphSink;
  readonly #folds: Folds;
  readonly #children = new Map<number, LabelPath>();
  readonly #text: string[] = [''];
  readonly #ids: (LabelId | undefined)[] = [undefined];

  constructor(sink: GraphSink, folds: Folds) {
    this.#sink = sink;
    this.#folds = folds;
  }

  /** The property `name` under `parent`. */
  child(parent: LabelPath, name: FoldId): LabelPath {
    const key = parent * RADIX + name + 1;
    const known = this.#children.get(key);
    if (known !== undefined) return known;
    const own = this.#sink.texts.text(this.#folds.shown(name));
    return this.#add(key, parent, parent === NO_LABEL ? own : `${this.#text[parent]}.${own}`);
  }

  /** Every element of the list at `parent`. */
  elements(parent: LabelPath): LabelPath {
    const key = parent * RADIX;
    return this.#children.get(key) ?? this.#add(key, parent, `${this.#text[parent]}[]`);
  }

  /** A field that is no property of a tag. */
  named(parent: LabelPath, name: string): LabelPath {
    return this.child(parent, this.#folds.of(this.#sink.texts.add(name)));
  }

  id(path: LabelPath): LabelId {
    let id = this.#ids[path];
    if (id === undefined) {
      id = this.#sink.label('PROPERTY', this.#text[path]!);
      this.#ids[path] = id;
    }
    return id;
  }

  #add(key: number, parent: LabelPath, text: string): LabelPath {
    if (text.length > MOST_LABEL && parent !== NO_LABEL) return parent;
    const path = this.#text.push(text) - 1;
    this.#ids.push(undefined);
    this.#children.set(key, path);
    return path;
  }
}
