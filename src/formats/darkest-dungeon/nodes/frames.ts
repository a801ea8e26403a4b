// The objects that are open while the fields of a file are read, outermost first. Parallel arrays, because
// this is the hot loop. An embedded file continues from the frame of its field.

import type { NodeId, TextId } from '../../../graph/ids.ts';
import type { State } from '../classes/states.ts';
import { MOST_DEPTH } from '../dson/layout.ts';
import type { Chain } from '../dson/patterns.ts';
import type { Role } from '../roles/roles.ts';
import type { TypeRule } from '../types/infer.ts';

export class Frames {
  /** Index of the innermost open object. */
  depth = -1;
  readonly node: NodeId[] = [];
  /** First node with the same path, see emit.ts. */
  readonly canonical: NodeId[] = [];
  readonly text: TextId[] = [];
  readonly state: State[] = [];
  /** First field of the object, and the end of its fields (exclusive). */
  readonly first: number[] = [];
  readonly end: number[] = [];
  /** Rules for every field of the object. */
  readonly anyType: (TypeRule | null)[] = [];
  readonly anyRole: (Role | null)[] = [];
  readonly chain: Chain = { names: new Int32Array(2 * MOST_DEPTH + 16), depth: -1, floor: 0 };

  push(node: NodeId, canonical: NodeId, text: TextId, state: State, name: number): void {
    const depth = ++this.depth;
    this.node[depth] = node;
    this.canonical[depth] = canonical;
    this.text[depth] = text;
    this.state[depth] = state;
    this.first[depth] = 0;
    this.end[depth] = 0;
    this.anyType[depth] = null;
    this.anyRole[depth] = null;
    this.chain.names[depth] = name;
    this.chain.depth = depth;
  }

  pop(): void {
    this.chain.depth = --this.depth;
  }
}
