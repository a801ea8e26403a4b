// Property paths without indices, as a tree that grows with what a save holds: the label of a reference is
// found by walking it, one step a level of nesting, without making a string.

import type { LabelId, ReferenceKind, TextId } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';

/** Real saves hold one to three thousand paths; a file made to fill memory goes by one label from here on. */
export const MOST_LABELS = 20_000;
const OTHER = '(other)';
/** Paths of real saves are far shorter; what lies deeper goes by the path of what holds it. */
const MOST_LENGTH = 512;

/** How many more paths a tree may hold, and what stands for all further ones. */
interface LabelBudget {
  left: number;
  other: LabelNode | null;
}

/** One path, and the paths below it. */
export class LabelNode {
  readonly kind: ReferenceKind;
  readonly path: string;
  /** Name of the field, where it stands in the file. */
  text: TextId | null = null;
  #label = -1;
  #byText: Map<TextId, LabelNode> | null = null;
  #byName: Map<string, LabelNode> | null = null;
  readonly #budget: LabelBudget;

  constructor(kind: ReferenceKind, path: string, budget: LabelBudget = { left: MOST_LABELS, other: null }) {
    this.kind = kind;
    this.path = path;
    this.#budget = budget;
  }

  /** A field whose name stands in the file. */
  field(name: TextId, sink: GraphSink): LabelNode {
    this.#byText ??= new Map();
    let node = this.#byText.get(name);
    if (node === undefined) {
      // Both ways of asking must give one node: a label is made once.
      node = this.named(sink.texts.text(name));
      if (node === this.#budget.other || node === this) return node;
      node.text = name;
      this.#byText.set(name, node);
    }
    return node;
  }

  /** A field whose name the layout gives, or `[]`, `[].key`, `[].value` for what a container holds. */
  named(name: string): LabelNode {
    this.#byName ??= new Map();
    let node = this.#byName.get(name);
    if (node === undefined) {
      const separator = this.path === '' || name.startsWith('[') ? '' : '.';
      const path = this.path + separator + name;
      if (path.length > MOST_LENGTH && this.path !== '') return this;
      if (this.#budget.left-- <= 0) return this.#other();
      node = new LabelNode(this.kind, path, this.#budget);
      this.#byName.set(name, node);
    }
    return node;
  }

  #other(): LabelNode {
    this.#budget.other ??= new LabelNode(this.kind, OTHER, this.#budget);
    return this.#budget.other;
  }

  /** The label of references under this path. */
  label(sink: GraphSink): LabelId {
    if (this.#label < 0) this.#label = sink.label(this.kind, this.path);
    return this.#label as LabelId;
  }
}
