// Makes nodes for objects, and handles siblings with the same name. A name may occur twice in an object;
// later ones, with everything in them, get nodes of their own, numbered from 2, because every path must be
// unique.

import { decodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { State } from '../classes/states.ts';
import { spread } from '../names/dictionary.ts';
import { isPlainName, showName } from '../names/show.ts';

const JOIN: PathJoin = { separator: '/', open: '[', close: ']' };

/** Real files have an object per 120 to 140 bytes, and the table should stay half empty. */
const BYTES_A_SLOT = 60;

export class RecordEmitter {
  readonly sink: GraphSink;
  readonly #image: Uint8Array;
  /** Triples of canonical parent + 1, name, canonical node: open addressing. */
  #slots: Int32Array;
  #mask: number;
  #count = 0;
  readonly #repeats = new Map<NodeId, number>();
  /** For the last node added: the first node with the same path, which may be itself. */
  canonical = 0 as NodeId;

  constructor(sink: GraphSink, image: Uint8Array) {
    this.sink = sink;
    this.#image = image;
    const slots = 2 ** Math.ceil(Math.log2(Math.max(image.length / BYTES_A_SLOT, 1024)));
    this.#slots = new Int32Array(3 * slots);
    this.#mask = slots - 1;
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
    const slot = this.#slot(canonicalParent, text);
    if (this.#slots[slot] === 0) {
      this.#slots[slot] = canonicalParent + 1;
      this.#slots[slot + 1] = text;
      this.#slots[slot + 2] = node;
      this.canonical = node;
      if (++this.#count * 2 > this.#mask) this.#grow();
      return node;
    }
    const first = this.#slots[slot + 2]! as NodeId;
    const n = (this.#repeats.get(first) ?? 1) + 1;
    this.#repeats.set(first, n);
    this.sink.repeated(node, n);
    this.canonical = first;
    return node;
  }

  /** The object called `text` in the canonical node `parent`; null when there is none. */
  find(parent: NodeId, text: TextId): NodeId | null {
    const slot = this.#slot(parent, text);
    return this.#slots[slot] === 0 ? null : (this.#slots[slot + 2]! as NodeId);
  }

  #slot(parent: NodeId, text: TextId): number {
    const slots = this.#slots;
    for (
      let slot = spread(Math.imul(parent, 0x85ebca6b) ^ text) & this.#mask;
      ;
      slot = (slot + 1) & this.#mask
    ) {
      const at = slot * 3;
      const held = slots[at]!;
      if (held === 0 || (held === parent + 1 && slots[at + 1] === text)) return at;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#mask = this.#mask * 2 + 1;
    this.#slots = new Int32Array(3 * (this.#mask + 1));
    for (let at = 0; at < old.length; at += 3) {
      if (old[at] === 0) continue;
      const slot = this.#slot((old[at]! - 1) as NodeId, old[at + 1]! as TextId);
      this.#slots.set(old.subarray(at, at + 3), slot);
    }
  }
}
