// A finished graph as plain data in shared memory, which a worker passes on without copying and Graph wraps.

import type { NodeId, ReferenceKind, TextId } from '../ids.ts';
import type { Rows } from '../memory/columns.ts';
import type { TextData } from '../memory/texts.ts';
import type { ImageFile, IssueRecord, PathJoin } from '../sink.ts';

/** Facts about nodes, by row. Offsets and sizes are bytes of the image. */
export interface NodeColumns {
  readonly count: number;
  /** Index in NODE_KINDS. */
  readonly kind: Uint8Array;
  readonly class: Uint32Array;
  /** Text of the full path if `join` is 0, else of the last part of the path. */
  readonly text: Uint32Array;
  /** The parent's row, -1 for none. */
  readonly parent: Int32Array;
  /** Index in `levels` + 1, 0 for none. */
  readonly level: Uint32Array;
  /** The bytes that it was read from; size 0 for nodes that the save only names. */
  readonly spanAt: Uint32Array;
  readonly spanSize: Uint32Array;
  /** Index in `joins` + 1 if the path is composed of parent and text; null if none is. */
  readonly join: Uint8Array | null;
  /** Number shown after the text + 1, 0 for none; null if there are none. */
  readonly ordinal: Uint32Array | null;
  /** Coordinates by row, NaN for nodes without a place; rows past the end have none either. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** References in source order; those of node n are rows start[n] to start[n + 1] (exclusive). */
export interface EdgeColumns {
  readonly count: number;
  readonly start: Uint32Array;
  readonly source: Uint32Array;
  readonly target: Uint32Array;
  /** Index in `labels`. */
  readonly label: Uint32Array;
  /** Offset of the reference in the image. */
  readonly at: Uint32Array;
  /** Edge rows by target. */
  readonly back: Rows;
}

/** Everything in a finished graph. Survives structured cloning; columns are shared, not copied. */
export interface GraphData {
  /** A hash of the files as they were read, if the reader made one; identifies the contents. */
  readonly sourceHash?: number;
  /** The inflated bytes of all files, one after the other. */
  readonly image: Uint8Array;
  readonly files: readonly ImageFile[];
  readonly texts: TextData;
  readonly joins: readonly PathJoin[];
  readonly labels: readonly { readonly kind: ReferenceKind; readonly text: string }[];
  readonly levels: readonly TextId[];
  readonly classes: {
    readonly path: Uint32Array;
    /** Row of the super class, -1 if unknown. */
    readonly superClass: Int32Array;
    /** Node rows by class. */
    readonly members: Rows;
  };
  readonly nodes: NodeColumns;
  readonly edges: EdgeColumns;
  /** First node with a written path, by text; -1 for none. */
  readonly nodeOfText: Int32Array;
  /** Nodes with a path that an earlier node has, with their number from 2. */
  readonly repeats: ReadonlyMap<NodeId, number>;
  /** Nodes whose place in the file has a non-finite coordinate, ascending; the columns give them no place. */
  readonly brokenPlaces: Uint32Array;
  /** Names of nodes that are not the last part of their path. */
  readonly shownNames: ReadonlyMap<NodeId, TextId>;
  readonly issues: readonly IssueRecord[];
  /** Issues found; `issues` may keep fewer. */
  readonly issueCount: number;
  /** Issues of level info found: counted separately, but kept in `issues` too. */
  readonly noteCount: number;
  /** Nodes of issues that are not kept, ascending. */
  readonly unlistedNodes: Uint32Array;
  /** Nodes of notes that are not kept, ascending. */
  readonly unlistedNotes: Uint32Array;
  /** Bytes of the image that are kept but not understood. */
  readonly opaqueBytes: number;
  /** Bytes that should exist according to the files but don't, because a file was cut. */
  readonly missingBytes: number;
}

/** Class of nodes that the save only names, if the format does not know better. */
export const EXTERNAL_CLASS = 'External';
export const MISSING_CLASS = 'Missing';
