// The state that reading leaves for decoding, as plain data. Decoders find the node at a place by the spans of the
// nodes.

import type { NodeId } from '../../graph/ids.ts';
import type { EngineFacts } from '../unreal/engine-facts.ts';

/** A file, or a stream inside one. */
export interface FileRegion {
  /** Offsets in the image, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** As used in errors. */
  readonly name: string;
  readonly facts: EngineFacts;
  /** Of the whole file. */
  readonly className: string;
  /** The record for the whole region, and where its property list begins; null for bytes without one. */
  readonly root: NodeId;
  readonly listAt: number | null;
  /** The header of a file; empty for a stream. */
  readonly header: Readonly<Record<string, unknown>>;
}

/** The region with the byte at `at`; null if there is none. */
export function regionAt(regions: readonly FileRegion[], at: number): FileRegion | null {
  let [low, high] = [0, regions.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (regions[middle]!.start <= at) low = middle;
    else high = middle - 1;
  }
  return regions[low] ?? null;
}

export interface DecodeState {
  /** By place in the image. */
  readonly regions: readonly FileRegion[];
  /** Number of nodes that files contain; later ones are only named. Their spans are in order. */
  readonly records: number;
  /** Bytes of the image that are lost, in order. */
  readonly lost: readonly { readonly from: number; readonly to: number; readonly lost: boolean }[];
  /** Where lists go on behind faults, by the offset of the first tag that cannot be read. */
  readonly gaps: ReadonlyMap<number, number>;
  /** Full names of blueprint members by short name, in lower case. */
  readonly shortNames: ReadonlyMap<string, readonly string[]>;
  /** Structs whose type the user gave, by offset of the first in a container. */
  readonly hinted: ReadonlyMap<number, string>;
  /** Layouts of the user, as JSON. */
  readonly layouts: string | null;
}
