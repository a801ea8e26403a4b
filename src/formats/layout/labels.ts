// Property paths without indices, as a tree that grows while a save is read. Walking it one step per level of
// nesting finds the label of a reference without making a string.

import type { LabelId, ReferenceKind, TextId } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';

/**
 * Real saves have one to three thousand paths. Beyond this number, which only a hostile file reaches, all
 * share one label.
 */
export const MOST_LABELS = 20_000;
const OTHER = '(other)';
/** Longest path in characters; real ones are far shorter. Anything nested deeper uses the path of its container. */
const MOST_LENGTH = 512;

/** The number of paths that a tree may still hold, and the label that all further ones share. */
interface LabelBudget {
  left: number;
  other: LabelNode | null;
}

/** One path, with the paths below it. */
export class LabelNode {
  readonly kind: ReferenceKind;
  readonly path: string;
  /** Name of the field as in the file. */
  text: TextId | null = null;
  #label = -1;
  #other: LabelNode | null = null;
  #byText: Map<TextId, LabelNode> | null = null;
  #byName: Map<string, LabelNode> | null = null;
  readonly #budget: LabelBudget;

  constructor(kind: ReferenceKind, path: string, budget: LabelBudget = { left: MOST_LABELS, other: null }) {
    this.kind = kind;
    this.path = path;
    this.#budget = budget;
  }

  field(name: TextId, sink: GraphSink): LabelNode {
    this.#byText ??= new Map();
    let node = this.#byText.get(name);
    if (node === undefined) {
      // field() and named() must return the same node for one name.
      node = this.named(sink.texts.text(name));
      if (node === this.#budget.other || node === this) return node;
      node.text = name;
      this.#byText.set(name, node);
    }
    return node;
  }

  /** The child for a field whose name the layout gives, or for `[]`, `[].key` and `[].value` in a container. */
  named(name: string): LabelNode {
    this.#byName ??= new Map();
    let node = this.#byName.get(name);
    if (node === undefined) {
      const separator = this.path === '' || name.startsWith('[') ? '' : '.';
      const path = this.path + separator + name;
      if (path.length > MOST_LENGTH && this.path !== '') return this;
      if (this.#budget.left-- <= 0) return this.#shared();
      node = new LabelNode(this.kind, path, this.#budget);
      this.#byName.set(name, node);
    }
    return node;
  }

  /** The child for a field of a layout; a field without a name is under this path itself. */
  inner(name: string): LabelNode {
    return name === '' ? this : this.named(name);
  }

  #shared(): LabelNode {
    this.#budget.other ??= new LabelNode(this.kind, OTHER, this.#budget);
    return this.#budget.other;
  }

  /** The label of references under this path. */
  label(sink: GraphSink, kind = this.kind): LabelId {
    if (kind !== this.kind) return this.#sibling(kind).label(sink);
    if (this.#label < 0) this.#label = sink.label(kind, this.path);
    return this.#label as LabelId;
  }

  /** The same path for another kind, of which a format has at most one. */
  #sibling(kind: ReferenceKind): LabelNode {
    if (this.#other?.kind !== kind) this.#other = new LabelNode(kind, this.path, this.#budget);
    return this.#other;
  }
}

/** Labels of fields below the last label: most readings have the same. */
export class FieldLabels {
  #above: LabelNode | null = null;
  #labels: LabelNode[] = [];

  /** The label of field `i`, whose name is always the same. */
  of(above: LabelNode, i: number, name: string): LabelNode {
    if (above !== this.#above) {
      this.#above = above;
      this.#labels = [];
    }
    let label = this.#labels[i];
    if (label === undefined) {
      label = above.inner(name);
      this.#labels[i] = label;
    }
    return label;
  }
}
