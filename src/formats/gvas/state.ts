// What reading leaves behind for decoding: plain data. Decoders find the place of a node by where its span lies.

import type { NodeId } from '../../graph/ids.ts';
import type { EngineFacts } from '../unreal/engine-facts.ts';

/** A file, or a stream inside one. */
export interface Region {
  /** In the image, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** As in errors. */
  readonly name: string;
  readonly facts: EngineFacts;
  /** The record that the whole region is, and where its property list begins; null for bytes that hold none. */
  readonly root: NodeId;
  readonly listAt: number | null;
  /** What the header of a file says; empty for a stream. */
  readonly header: Readonly<Record<string, unknown>>;
}

export interface DecodeState {
  /** By place in the image. */
  readonly regions: readonly Region[];
  /** Nodes that files hold; the others are only named. Their spans begin one after the other. */
  readonly records: number;
  /** Full names of blueprint members by their short ones, in lower case. */
  readonly shortNames: ReadonlyMap<string, readonly string[]>;
  /** Structs whose type the user gave, by where the first of a container stands. */
  readonly hinted: ReadonlyMap<number, string>;
}
