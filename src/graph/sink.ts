// What a format writes to while it reads, and what it leaves behind for later: the two interfaces
// between formats and the graph. A format never sees the graph itself.

import type {
  ColumnPath,
  ColumnReader,
  FoundTexts,
  PropertyIndex,
  TextNumbers,
  TextScan,
} from './column-reader.ts';
import type { ClassId, LabelId, NodeId, NodeKind, ReferenceKind, TextId } from './ids.ts';
import type { Pose, PropertyValue } from './values.ts';

/** One file of a save and where its (inflated) bytes lie in the image. */
export interface ImageFile {
  /** Relative to the save, as shown to users. */
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** How the path of a node is made of its parent's path and its own text. */
export interface PathJoin {
  /** Between the parent's path and the text. */
  readonly separator: string;
  /** Around the ordinal, when the node has one: `[` and `]`, or `_` and nothing. */
  readonly open: string;
  readonly close: string;
}

export interface IssueRecord {
  /** A FormatErrorCode, or a word of the format's own. */
  readonly code: string;
  readonly message: string;
  readonly file: string;
  /** Byte offset in `file` (inflated); null where there is none. */
  readonly offset: number | null;
  /** Property path or labels of the open spans. */
  readonly path: string | null;
  readonly node: NodeId | null;
  /** Something to know, not something that went wrong; not counted as an issue. */
  readonly info?: boolean;
}

/** Interning of texts, see TextTable. */
export interface TextSink {
  /** The text whose UTF-8 (or ASCII) bytes are `size` bytes of the image at `at`. */
  intern(at: number, size: number): TextId;
  /** Any other text... */
  add(text: string): TextId;
  /** ...as its bytes, or the first `size` of them. */
  addBytes(utf8: Uint8Array, size?: number): TextId;
  text(id: TextId): string;
}

/** How far the list of issues was at some moment. */
export interface IssueMark {
  readonly kept: number;
  readonly count: number;
  readonly notes: number;
  readonly unlisted: number;
}

export interface SinkMark {
  readonly links: number;
  readonly issues: IssueMark;
  readonly opaque: number;
}

export interface GraphSink {
  /**
   * The one buffer that holds the inflated bytes of all files of the save, to be filled by the format.
   * Must be called first: every offset (`at`) is an offset into it. Called again before anything else, with more files behind the
   * same ones, it gives another buffer that holds what the first one did.
   * @throws FormatError LIMIT when it would pass 2 GiB
   */
  image(files: readonly { readonly name: string; readonly size: number }[]): {
    readonly bytes: Uint8Array;
    readonly files: readonly ImageFile[];
  };
  readonly texts: TextSink;
  readonly nodeCount: number;

  /** Nodes added from here on belong to this level (package); null for none. */
  level(name: TextId | null): void;
  /** The class with this full path. */
  classOf(path: TextId): ClassId;
  superClass(of: ClassId, parent: ClassId): void;
  /** The kind and the property path without indices of edges; equal calls give equal numbers. */
  label(kind: ReferenceKind, text: string): LabelId;

  /** A node whose full path is written in the file. Rows are numbered in the order of the calls. */
  node(kind: NodeKind, of: ClassId, path: TextId): NodeId;
  /**
   * A node whose path is its parent's path, a separator, its own text and maybe an ordinal (shown as
   * given; negative for none). `parent` must exist already.
   */
  child(kind: NodeKind, of: ClassId, parent: NodeId, join: PathJoin, text: TextId, ordinal?: number): NodeId;
  /**
   * Says that this is the n-th (from 2) node with the same path: its path gets `#n`. Needed for nodes made
   * by `child` only: repeated written paths are found when the graph is finished.
   */
  repeated(node: NodeId, n: number): void;
  /** What people call the node, where that is not the last part of its path. */
  shownAs(node: NodeId, name: TextId): void;
  /** The bytes a node was read from. */
  span(node: NodeId, at: number, size: number): void;
  place(node: NodeId, x: number, y: number, z: number): void;
  /** Containment, where `node` was not made by `child`. */
  parent(node: NodeId, parent: NodeId): void;
  parentNamed(node: NodeId, path: TextId): void;
  /** The parent by row; below 0 where there is none, or one by path. */
  parentOf(node: NodeId): number;

  /** A reference to a node that exists. `at`: where it stands in the image. */
  link(from: NodeId, label: LabelId, to: NodeId, at: number): void;
  /** A reference by full path, resolved when the graph is finished (see Resolver). */
  linkNamed(from: NodeId, label: LabelId, path: TextId, at: number): void;
  /** How many references there are, to be able to go back to here... */
  readonly linkCount: number;
  /** ...when what held the later ones turns out not to be readable. */
  dropLinks(downTo: number): void;

  issue(issue: IssueRecord): void;
  /** `size` more bytes of the image are kept but not understood. */
  opaque(size: number): void;
  /** `size` more bytes should be there by what the file says, and are not. */
  missing(size: number): void;

  /** Where references, issues and opaque bytes are now, to be able to go back to here... */
  mark(): SinkMark;
  /** ...when what was read since turns out to be something else. Nodes stay. */
  dropTo(mark: SinkMark): void;
}

/** Paths that references name. Most need not be decoded to see what they are. */
export interface PathTexts {
  text(path: TextId): string;
  /** Whether the path begins with these UTF-8 bytes. */
  beginsWith(path: TextId, bytes: Uint8Array): boolean;
}

/** Asked when the graph is finished, about references by path. */
export interface Resolver {
  /** No node has this path: what is it? */
  absent(path: TextId, texts: PathTexts): { readonly kind: 'EXTERNAL' | 'MISSING'; readonly class?: string };
  /** Several nodes have this path: which one does the reference at `at` mean? */
  choose(candidates: readonly NodeId[], at: number): NodeId;
}

/** Texts of a finished graph: what a decoder shows of nodes other than the one it is asked about. */
export interface GraphNames {
  path(node: NodeId): string;
  text(id: TextId): string;
}

/** A property that a node takes from a template. */
export interface InheritedProperty {
  /** The template that has it. */
  readonly owner: NodeId;
  readonly property: PropertyValue;
}

/** A number for each element of a list, and where the elements lie in the image. */
export interface ElementNumbers {
  /** NaN for elements without one. */
  readonly values: readonly number[];
  /** End of each element, exclusive; the next one begins there. */
  readonly ends: readonly number[];
}

/** Decodes from the image what queries ask for. Made anew on each thread from what `read` left behind. */
export interface Decoder {
  /**
   * Direct properties of a node in file order. With `only`, properties of other names (compared without
   * case) may be left out.
   */
  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[];
  /**
   * Properties that the node takes from its templates: those that it does not have itself, and structs of its own
   * with the fields that they leave out. Absent where a format knows no templates.
   */
  inherited?(node: NodeId, only?: ReadonlySet<string>): readonly InheritedProperty[];
  /**
   * What stands behind the properties in the layout of the node's class, decoded for people; null when nothing does or
   * its layout is unknown. Absent where a format has no such data.
   */
  native?(node: NodeId): readonly PropertyValue[] | null;
  /** Names and types of the direct properties, without their values. */
  outline(node: NodeId): readonly { readonly name: string; readonly type: string }[];
  /** What the format's own header says about the node, in the format's names. */
  header(node: NodeId): Readonly<Record<string, unknown>>;
  pose(node: NodeId): Pose;
  /**
   * The whole numbers that the elements of a list of structs have in one field, without decoding anything else of them. Absent, or
   * null, where that takes decoding. Names are compared without case.
   */
  numbersIn?(node: NodeId, list: string, field: string): ElementNumbers | null;
  /**
   * The vectors (three numbers) that the elements of a list of structs have in these fields, element by element and field by
   * field, NaN where there is none. Absent, or null, as above.
   */
  vectorsIn?(node: NodeId, list: string, fields: readonly string[]): Float64Array | null;
  /**
   * Where the direct properties of all nodes stand: made at the first call, then kept. `checkBudget` is called now and then, and what it
   * throws ends the making. Absent, or null, where all nodes must be decoded.
   */
  propertyIndex?(checkBudget: () => void): PropertyIndex | null;
  /** Reads values under a path without decoding, in agreement with `properties`. Absent as above. */
  columnReader?(index: PropertyIndex, path: ColumnPath, texts: TextNumbers): ColumnReader;
  /** Finds the texts of properties without decoding. Absent as above. */
  textScan?(index: PropertyIndex, sink: FoundTexts): TextScan;
  /** Path of the reference of `node` that stands at `at`, with indices; null when only the label is known. */
  referencePath(node: NodeId, at: number): string | null;
  /**
   * All that decides how the bytes of the node's span read, besides its class: two nodes with equal layouts,
   * classes and bytes have equal properties, in whatever save they lie. Absent, or null, where bytes alone do
   * not tell, as when they hold positions in a table of names.
   */
  layout?(node: NodeId): string | null;
  /**
   * Facts that objects of different kinds hold under different names: by one of these names, in lower case, the property
   * paths that the others have it under. Asking for that name then finds the fact on all of them.
   */
  readonly aliases?: ReadonlyMap<string, readonly string[]>;
  /**
   * Names of fields, at any depth, that go by a shorter name as well, with which they begin: the full ones by the short one in lower
   * case.
   */
  readonly shortNames?: ReadonlyMap<string, readonly string[]>;
}
