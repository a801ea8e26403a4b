// Nodes for lightweight buildables: class and index make the path, under the subsystem that holds them.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ClassId, NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { LightweightGroup } from '../kernel/fast-scan.ts';

const JOIN: PathJoin = { separator: '.', open: '[', close: ']' };
/** The translation stands behind the four doubles of the rotation. */
const TRANSLATION = 32;

export class LightweightGroups {
  readonly #sink: GraphSink;
  readonly #subsystem: NodeId;
  /** Classes by the text under which their instances stand. */
  readonly #classOfName = new Map<TextId, TextId>();
  readonly #timesSeen = new Map<TextId, number>();
  #class = 0 as ClassId;
  #name = 0 as TextId;
  #times = 1;

  constructor(sink: GraphSink, subsystem: NodeId) {
    this.#sink = sink;
    this.#subsystem = subsystem;
  }

  /** Instances that follow are of the class with this path. */
  enter(path: TextId): void {
    const { texts } = this.#sink;
    const full = texts.text(path);
    this.#class = this.#sink.classOf(path);
    this.#name = texts.add(full.slice(full.lastIndexOf('.') + 1));
    const owner = this.#classOfName.get(this.#name);
    if (owner === undefined) this.#classOfName.set(this.#name, path);
    // Two classes with one short name: the later one goes by its full path.
    else if (owner !== path) this.#name = path;
    this.#times = (this.#timesSeen.get(path) ?? 0) + 1;
    this.#timesSeen.set(path, this.#times);
  }

  /** What the nodes of the group have in common; null for classes that come again, whose nodes are numbered. */
  get plain(): LightweightGroup | null {
    if (this.#times > 1) return null;
    return { class: this.#class, name: this.#name, parent: this.#subsystem, join: JOIN };
  }

  /** A node for the instance whose bytes go from `at` to `end`. */
  add(index: number, at: number, end: number, { view }: Cursor): NodeId {
    const node = this.#sink.child('LIGHTWEIGHT', this.#class, this.#subsystem, JOIN, this.#name, index);
    if (this.#times > 1) this.#sink.repeated(node, this.#times);
    this.#sink.span(node, at, end - at);
    const [x, y, z] = [0, 8, 16].map((offset) => view.getFloat64(at + TRANSLATION + offset, true));
    this.#sink.place(node, x!, y!, z!);
    return node;
  }
}
