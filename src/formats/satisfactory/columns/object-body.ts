// Where the property lists of objects begin, without decoding headers.
// Source: docs/formats/satisfactory.md#objects.

import type { GraphData } from '../../../graph/graph-data.ts';
import type { DecodeState } from '../state.ts';
import { type BodyVersion, bodyVersion, ENGINE, SAVE } from '../versions.ts';
import type { TagWalk } from './tag-walk.ts';

/** Version of a body, and what follows from it for walking it. */
export interface BodyLayout {
  readonly version: BodyVersion;
  readonly typed: boolean;
  readonly hasControlByte: boolean;
}

export class ObjectBodies {
  readonly #data: GraphData;
  readonly #state: DecodeState;
  readonly #layouts: readonly BodyLayout[];

  constructor(data: GraphData, state: DecodeState) {
    this.#data = data;
    this.#state = state;
    this.#layouts = state.contexts.map(({ save, engine }) => {
      const version = bodyVersion(save, engine, state.build);
      const hasControlByte = version.save >= SAVE.VersionData && engine >= ENGINE.SerializationControl;
      return { version, typed: engine >= ENGINE.CompleteTypeNames, hasControlByte };
    });
  }

  /** Rows of objects; other nodes come behind them. */
  get count(): number {
    return this.#state.headerAt.length;
  }

  layout(row: number): BodyLayout {
    return this.#layouts[this.#state.context[row]!]!;
  }

  /** Puts the walk at the property list. False when it may not be where it should; an object without one leaves nothing to walk. */
  enter(row: number, walk: TagWalk): boolean {
    const { spanAt, spanSize } = this.#data.nodes;
    walk.at = spanAt[row]!;
    walk.end = walk.at + spanSize[row]!;
    const header = this.#state.headerAt[row]!;
    if (header + 4 > walk.bytes.length) return false;
    const kind = walk.view.getInt32(header, true);
    if (kind !== 0 && kind !== 1) return false;
    if (kind === 1 && walk.at < walk.end && !this.#skipFamily(walk)) return false;
    if (walk.at === walk.end) return true;
    if (this.layout(row).hasControlByte) walk.at++;
    return true;
  }

  /** Parent and children of an actor. */
  #skipFamily(walk: TagWalk): boolean {
    if (!walk.skipText() || !walk.skipText() || walk.end - walk.at < 4) return false;
    const children = walk.view.getInt32(walk.at, true);
    walk.at += 4;
    if (children < 0 || children * 8 > walk.end - walk.at) return false;
    for (let child = 0; child < children; child++) if (!walk.skipText() || !walk.skipText()) return false;
    return true;
  }
}
