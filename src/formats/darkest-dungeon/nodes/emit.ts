// Makes nodes for objects, and handles siblings with the same name. A name may occur twice in an object; later ones,
// with everything in them, get nodes of their own, numbered from 2, because every path must be unique.

import { decodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { State } from '../classes/states.ts';
import { isPlainName, showName } from '../names/show.ts';

const JOIN: PathJoin = { separator: '/', open: '[', close: ']' };

/** Nodes and texts are both below this, so a pair of them fits a safe integer. */
const RADIX = 2 ** 26;

export class RecordEmitter {
  readonly sink: GraphSink;
  readonly #image: Uint8Array;
  /** The first node of each name, by canonical parent and name. */
  readonly #nodes = new Map<number, NodeId>();
  readonly #repeats = new Map<NodeId, number>();
  /** For the last node added: the first node with the same path, which may be itself. */
  canonical = 0 as NodeId;

  constructor(sink: GraphSink, image: Uint8Array) {
    this.sink = sink;
    this.#image = image;
  }

  /** The name from `at` to `end` (exclusive), as displayed in paths. */
  name(at: number, end: number): TextId {
    return isPlainName(this.#image, at, end)
      ? this.sink.texts.intern(at, end - at)
      : this.sink.texts.add(showName(this.#image, at, end));
  }

  /** A text value, not escaped. */
  text(at: number, end: number): TextId {
    return isPlainName(this.#image, at, end)
      ? this.sink.texts.intern(at, end - at)
      : this.sink.texts.add(decodeUtf8(this.#image, at, end));
  }

  /** Adds an object called `text` to `parent`, whose canonical node is `canonicalParent`. */
  child(parent: NodeId, canonicalParent: NodeId, text: TextId, state: State): NodeId {
    const node = this.sink.child('RECORD', state.class, parent, JOIN, text);
    const key = canonicalParent * RADIX + text;
    const first = this.#nodes.get(key);
    if (first === undefined) {
      this.#nodes.set(key, node);
      this.canonical = node;
      return node;
    }
    const n = (this.#repeats.get(first) ?? 1) + 1;
    this.#repeats.set(first, n);
    this.sink.repeated(node, n);
    this.canonical = first;
    return node;
  }

  /** The object called `text` in the canonical node `parent`; null when there is none. */
  find(parent: NodeId, text: TextId): NodeId | null {
    return this.#nodes.get(parent * RADIX + text) ?? null;
  }
}
