// Tells the kernel where the bodies of objects are and which layout they have. Source:
// docs/formats/satisfactory.md#objects.

import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { DecodeState } from '../state.ts';
import { type BodyVersion, bodyVersion, SAVE } from '../versions.ts';
import type { TagBatch } from './boundary.gen.ts';
import { CONTROL_BYTE, DOUBLES, ITEM_STATES, TYPED } from './codes.ts';

/** Version of a body, and the layout that follows from it. */
export interface BodyLayout {
  readonly version: BodyVersion;
  /** For the kernel (codes.ts): bodies with equal bits have the same layout. */
  readonly bits: number;
}

export class ObjectBodies {
  readonly #data: GraphData;
  readonly #state: DecodeState;
  readonly #layouts: readonly BodyLayout[];
  readonly #bits: Uint8Array;

  constructor(data: GraphData, state: DecodeState) {
    this.#data = data;
    this.#state = state;
    this.#layouts = state.contexts.map(({ save, engine }) => {
      const version = bodyVersion(save, engine, state.build);
      const bits =
        (version.completeTypeNames ? TYPED : 0) |
        (version.controlByte ? CONTROL_BYTE : 0) |
        (version.doubles ? DOUBLES : 0) |
        (version.save < SAVE.ItemState ? ITEM_STATES : 0);
      return { version, bits };
    });
    this.#bits = Uint8Array.from(this.#layouts, ({ bits }) => bits);
  }

  /** Number of objects; all other nodes have later rows. */
  get count(): number {
    return this.#state.headerAt.length;
  }

  layout(row: number): BodyLayout {
    return this.#layouts[this.#state.context[row]!]!;
  }

  bits(row: number): number {
    return this.#bits[this.#state.context[row]!]!;
  }

  /** Any version of bodies that has this layout. */
  versionOf(bits: number): BodyVersion | null {
    return this.#layouts.find((layout) => layout.bits === bits)?.version ?? null;
  }

  /** Copies what the kernel needs to know of `count` rows from `row` on. */
  copyTo(batch: Omit<TagBatch, 'count' | 'tags'>, row: number, count: number): void {
    const { spanAt, spanSize, kind } = this.#data.nodes;
    batch.spanAt.set(spanAt.subarray(row, row + count));
    batch.spanSize.set(spanSize.subarray(row, row + count));
    batch.kind.set(kind.subarray(row, row + count));
    const [bits = 0, ...others] = new Set(this.#bits);
    if (others.length === 0) batch.layout.fill(bits);
    else for (let at = 0; at < count; at++) batch.layout[at] = this.bits(row + at);
  }
}
