// The state that the scans of all files of a save share.

import type { Damage } from '../../../bytes/damage.ts';
import type { ClassId, NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { EngineRules } from '../games/user-layouts.ts';
import type { StructForm } from '../structs/container-types.ts';
import type { Hints } from '../structs/hints.ts';
import type { PendingLinks } from './pending-links.ts';

export interface SharedScan {
  readonly sink: GraphSink;
  readonly links: PendingLinks;
  readonly hints: Hints;
  /** Layouts of the user, as JSON, and what they are made into. */
  readonly layouts: string | null;
  readonly rules: EngineRules;
  /** Forms from hints, by offset of the first such struct. */
  readonly hinted: Map<number, StructForm>;
  /** Names that may be those of blueprint members. */
  readonly members: Set<TextId>;
  /** Binary structs of unknown layout, by name. */
  readonly unknown: Map<TextId, UnknownStruct>;
  readonly damage: Damage;
  /** Where lists go on behind faults, by the offset of the first tag that cannot be read. */
  readonly gaps: Map<number, number>;
  /** Records with a fault in their own bytes, and the file of each. */
  readonly damaged: Map<NodeId, string>;
  /** Streams found in the file, by offset in the image. */
  readonly streams: ReadonlyMap<number, StreamPlace>;
  /** Called now and then. */
  readonly progress: (at: number) => void;
}

/** The number of times that a struct was kept as bytes, and the first place. */
interface UnknownStruct {
  readonly count: number;
  readonly bytes: number;
  readonly file: string;
  readonly at: number;
}

/** A compressed stream in an array of bytes: its owner is set when the scan reaches the bytes. */
export interface StreamPlace {
  holder: StreamHolder | null;
}

interface StreamHolder {
  readonly node: NodeId;
  readonly of: ClassId;
  readonly text: TextId;
  /** True if the parent is a root without a path of its own. */
  readonly isBare: boolean;
}
