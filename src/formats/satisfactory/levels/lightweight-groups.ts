// Makes nodes for lightweight buildables, whose path is class and index below the subsystem that holds them.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ClassId, NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { LightweightGroup } from '../kernel/fast-scan.ts';

const JOIN: PathJoin = { separator: '.', open: '[', close: ']' };
/** Offset of the translation: it follows the four doubles of the rotation. */
const TRANSLATION = 32;

export class LightweightGroups {
  readonly #sink: GraphSink;
  readonly #subsystem: NodeId;
  /** Paths of classes by the short name that their instances' paths use. */
  readonly #classOfName = new Map<TextId, TextId>();
  readonly #timesSeen = new Map<TextId, number>();
  #class = 0 as ClassId;
  #name = 0 as TextId;
  #times = 1;

  constructor(sink: GraphSink, subsystem: NodeId) {
    this.#sink = sink;
    this.#subsystem = subsystem;
  }

  /** Starts the instances of the class with this path. */
  enter(path: TextId): void {
    this.#class = this.#sink.classOf(path);
    this.#name = this.#shortName(path);
    const owner = this.#classOfName.get(this.#name);
    if (owner === undefined) this.#classOfName.set(this.#name, path);
    // Of two classes with one short name, the later uses its full path.
    else if (owner !== path) this.#name = path;
    this.#times = (this.#timesSeen.get(path) ?? 0) + 1;
    this.#timesSeen.set(path, this.#times);
  }

  #shortName(path: TextId): TextId {
    const { texts } = this.#sink;
    const full = texts.text(path);
    return texts.add(full.slice(full.lastIndexOf('.') + 1));
  }

  /**
   * Facts that the nodes of the group have in common. Null for a class that occurs a second time, because its nodes'
   * paths need numbers.
   */
  get common(): Pick<LightweightGroup, 'parent' | 'join' | 'class' | 'name'> | null {
    if (this.#times > 1) return null;
    return { parent: this.#subsystem, join: JOIN, class: this.#class, name: this.#name };
  }

  /** Makes a node for the instance in the bytes from `at` to `end`. */
  add(index: number, at: number, end: number, { view }: Cursor): NodeId {
    const node = this.#sink.child('LIGHTWEIGHT', this.#class, this.#subsystem, JOIN, this.#name, index);
    if (this.#times > 1) this.#sink.repeated(node, this.#times);
    this.#sink.span(node, at, end - at);
    const [x, y, z] = [0, 8, 16].map((offset) => view.getFloat64(at + TRANSLATION + offset, true));
    this.#sink.place(node, x!, y!, z!);
    return node;
  }
}
