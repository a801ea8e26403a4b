// A finished graph as plain data on shared memory: what a worker hands over without a copy, and what
// Graph gives a face to.

import type { NodeId, ReferenceKind, TextId } from '../ids.ts';
import type { Rows } from '../memory/columns.ts';
import type { TextData } from '../memory/texts.ts';
import type { ImageFile, IssueRecord, PathJoin } from '../sink.ts';

export interface NodeColumns {
  readonly count: number;
  /** Position in NODE_KINDS. */
  readonly kind: Uint8Array;
  readonly class: Uint32Array;
  /** Text of the full path where `join` is 0, else of the last part of the path. */
  readonly text: Uint32Array;
  /** Row of the parent, -1 for none. */
  readonly parent: Int32Array;
  /** Position in `levels` + 1, 0 for none. */
  readonly level: Uint32Array;
  readonly spanAt: Uint32Array;
  readonly spanSize: Uint32Array;
  /** Position in `joins` + 1 for paths made of parent and text; null when there are none. */
  readonly join: Uint8Array | null;
  /** Number shown after the text + 1, 0 for none; null when there are none. */
  readonly ordinal: Uint32Array | null;
  /** Coordinates by row, NaN for nodes without a place; rows past the end have none either. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** References in source order; rows of node n are start[n] up to start[n + 1]. */
export interface EdgeColumns {
  readonly count: number;
  readonly start: Uint32Array;
  readonly source: Uint32Array;
  readonly target: Uint32Array;
  readonly label: Uint32Array;
  /** Where the reference stands in the image. */
  readonly at: Uint32Array;
  /** Edge rows by target. */
  readonly back: Rows;
}

export interface GraphData {
  /** A hash of the files as they were read, where the reader made one; tells one content from another. */
  readonly sourceHash?: number;
  readonly image: Uint8Array;
  readonly files: readonly ImageFile[];
  readonly texts: TextData;
  readonly joins: readonly PathJoin[];
  readonly labels: readonly { readonly kind: ReferenceKind; readonly text: string }[];
  readonly levels: readonly TextId[];
  readonly classes: {
    readonly path: Uint32Array;
    /** Row of the super class, -1 for none known. */
    readonly superClass: Int32Array;
    /** Node rows by class. */
    readonly members: Rows;
  };
  readonly nodes: NodeColumns;
  readonly edges: EdgeColumns;
  /** First node with a written path, by text; -1 for none. */
  readonly nodeOfText: Int32Array;
  /** Nodes whose path was there before, with their number from 2. */
  readonly repeats: ReadonlyMap<NodeId, number>;
  /** Nodes whose place in the file has a coordinate that is no finite number, ascending: they have none here. */
  readonly brokenPlaces: Uint32Array;
  /** Names of nodes that are called otherwise than the last part of their path. */
  readonly shownNames: ReadonlyMap<NodeId, TextId>;
  readonly issues: readonly IssueRecord[];
  /** Issues found, of which `issues` may keep fewer. */
  readonly issueCount: number;
  /** Issues of level info found: not counted among the others, kept among them. */
  readonly noteCount: number;
  /** Nodes with issues that are not kept, ascending. */
  readonly unlistedNodes: Uint32Array;
  /** Bytes of the image that are kept and not understood. */
  readonly opaqueBytes: number;
  /** Bytes that should be there by what the files say, and are not: a file that was cut. */
  readonly missingBytes: number;
}

/** Classes of nodes that the save only names, where the format does not know better. */
export const EXTERNAL_CLASS = 'External';
export const MISSING_CLASS = 'Missing';
