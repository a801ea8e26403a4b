// Tells the kernel where the bodies of objects are and which layout they have. Source:
// docs/formats/satisfactory.md#objects.

import type { GraphData } from '../../../graph/finished/graph-data.ts';
import { layoutBits } from '../kernel/layout-bits.ts';
import type { DecodeState } from '../state.ts';
import type { BodyVersion } from '../versions.ts';
import type { TagBatch } from './boundary.gen.ts';

export class ObjectBodies {
  readonly #data: GraphData;
  readonly #state: DecodeState;
  /** By context. */
  readonly #versions: readonly BodyVersion[];
  readonly #bits: Uint8Array;
  /** Whether all bodies have one layout, as in nearly every save. */
  readonly #isOne: boolean;

  constructor(data: GraphData, state: DecodeState, versions: readonly BodyVersion[]) {
    this.#data = data;
    this.#state = state;
    this.#versions = versions;
    this.#bits = Uint8Array.from(versions, layoutBits);
    this.#isOne = new Set(this.#bits).size <= 1;
  }

  /** Number of objects; all other nodes have later rows. */
  get count(): number {
    return this.#state.headerAt.length;
  }

  version(row: number): BodyVersion {
    return this.#versions[this.#state.context[row]!]!;
  }

  /** See layoutBits. */
  bits(row: number): number {
    return this.#bits[this.#state.context[row]!]!;
  }

  /** Any version of bodies that has these bits. */
  versionOf(bits: number): BodyVersion | null {
    return this.#versions[this.#bits.indexOf(bits)] ?? null;
  }

  /** Copies what the kernel needs to know of `count` rows from `row` on. */
  copyTo(batch: Omit<TagBatch, 'count' | 'tags'>, row: number, count: number): void {
    const { spanAt, spanSize, kind } = this.#data.nodes;
    batch.spanAt.set(spanAt.subarray(row, row + count));
    batch.spanSize.set(spanSize.subarray(row, row + count));
    batch.kind.set(kind.subarray(row, row + count));
    if (this.#isOne) batch.layout.fill(this.#bits[0] ?? 0);
    else for (let at = 0; at < count; at++) batch.layout[at] = this.bits(row + at);
  }

  /** Copies the layouts of these rows. */
  copyBits(layouts: Uint8Array, rows: Uint32Array, count: number): void {
    if (this.#isOne) layouts.fill(this.#bits[0] ?? 0, 0, count);
    else for (let at = 0; at < count; at++) layouts[at] = this.bits(rows[at]!);
  }
}
