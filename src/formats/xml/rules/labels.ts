// Labels of references: the path of a value, once for all values with the same names around them.

import type { LabelId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { Tree } from '../syntax/tree.ts';
import type { Meanings } from './rules.ts';
import { valuePath } from './value-path.ts';

/** Depth of elements between a value and its object, at most; a path that is longer is made each time. */
const MOST_STEPS = 64;

interface Known {
  readonly steps: Int32Array;
  readonly kind: string;
  readonly attribute: string;
  readonly label: LabelId;
}

export class ValueLabels {
  readonly #tree: Tree;
  readonly #meanings: Meanings;
  readonly #sink: GraphSink;
  readonly #known = new Map<number, Known[]>();
  readonly #steps = new Int32Array(MOST_STEPS);

  constructor(tree: Tree, meanings: Meanings, sink: GraphSink) {
    this.#tree = tree;
    this.#meanings = meanings;
    this.#sink = sink;
  }

  /** @param attribute with its `@`; empty for the text of an element */
  label(kind: 'ID' | 'PROPERTY', element: number, attribute: string): LabelId {
    const { name, flags } = this.#tree.elements;
    let [count, hash] = [0, attribute.length];
    for (let at = element; at >= 0 && count < MOST_STEPS; at = this.#tree.parent[at]!) {
      const step = name[at]! * 256 + flags[at]!;
      this.#steps[count++] = step;
      hash = Math.imul(hash ^ step, 0x9e3779b1);
      if (this.#tree.isObject(at)) break;
    }
    const known = this.#known.get(hash);
    if (known) {
      for (const each of known) {
        if (each.kind === kind && each.attribute === attribute && this.#isSame(each.steps, count))
          return each.label;
      }
    }
    const path = valuePath(this.#tree, this.#meanings, element, attribute, (at) => this.#tree.isObject(at));
    const label = this.#sink.label(kind, path);
    if (count < MOST_STEPS) {
      this.#known.set(hash, [
        ...(known ?? []),
        { steps: this.#steps.slice(0, count), kind, attribute, label },
      ]);
    }
    return label;
  }

  #isSame(steps: Int32Array, count: number): boolean {
    if (steps.length !== count) return false;
    for (let i = 0; i < count; i++) if (steps[i] !== this.#steps[i]) return false;
    return true;
  }
}
