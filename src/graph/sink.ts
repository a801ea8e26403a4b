// The two interfaces between formats and the graph: the sink that a format writes to while it reads, and the
// decoder that it leaves for later. A format never sees the graph itself.

import type { FoundTexts, PropertyColumns, TextScan } from './column-reader.ts';
import type { ClassId, LabelId, NodeId, NodeKind, ReferenceKind, TextId } from './ids.ts';
import type { RawTable } from './raw-table.ts';
import type { Pose, PropertyValue } from './values.ts';

/** One file of a save, and where its (inflated) bytes are in the image. */
export interface ImageFile {
  /** Relative to the save, as shown to users. */
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** The composition of a node's path of its parent's path and its own text. */
export interface PathJoin {
  /** Between the parent's path and the text. */
  readonly separator: string;
  /** Surrounds the ordinal if there is one: `[` and `]`, or `_` and nothing. */
  readonly open: string;
  readonly close: string;
}

export interface IssueRecord {
  /** A FormatErrorCode, or a code of the format's own. */
  readonly code: string;
  readonly message: string;
  readonly file: string;
  /** Byte offset in `file` (inflated); null if there is none. */
  readonly offset: number | null;
  /** Property path, or labels of the open spans. */
  readonly path: string | null;
  readonly node: NodeId | null;
  /** A note rather than a fault; not counted as an issue. */
  readonly info?: boolean;
}

/** Where a text is put together: it is taken from there without a copy. */
export interface TextRoom {
  readonly bytes: Uint8Array;
  /** The text whose UTF-8 bytes are the first `size` of these. */
  add(size: number): TextId;
}

/** Interns texts, see TextTable. */
export interface TextSink {
  /** The text whose UTF-8 (or ASCII) bytes are the `size` bytes of the image at `at`. */
  intern(at: number, size: number): TextId;
  /** Any other text, as a string. */
  add(text: string): TextId;
  /** Any other text, as its bytes or the first `size` of them. */
  addBytes(utf8: Uint8Array, size?: number): TextId;
  /** Room of so many bytes to put texts together in, one after the other. */
  room(size: number): TextRoom;
  text(id: TextId): string;
  /** The number of texts: the next one that is not known gets this number. */
  readonly count: number;
}

/** A position in the list of issues. */
export interface IssueMark {
  readonly kept: number;
  readonly count: number;
  readonly notes: number;
  readonly unlisted: number;
  readonly unlistedNotes: number;
}

export interface SinkMark {
  readonly links: number;
  readonly issues: IssueMark;
  readonly opaque: number;
}

export interface GraphSink {
  /**
   * The one buffer for the inflated bytes of all files of the save, which the format has to fill. Has to be
   * called first: every offset (`at`) is an offset into it. It may be called again before anything else, with
   * more files after the same first ones; the new buffer then has the contents of the old one.
   * @throws FormatError LIMIT when it would exceed 2 GiB
   */
  image(files: readonly { readonly name: string; readonly size: number }[]): {
    readonly bytes: Uint8Array;
    readonly files: readonly ImageFile[];
  };
  readonly texts: TextSink;
  /** The number of nodes so far: the next one gets this number. */
  readonly nodeCount: number;

  /** The level (or package) of the nodes that are added from here on; null for none. */
  level(name: TextId | null): void;
  /** The class with this full path. */
  classOf(path: TextId): ClassId;
  superClass(of: ClassId, parent: ClassId): void;
  /** The label for a kind of edge and a property path without indices; equal calls return equal numbers. */
  label(kind: ReferenceKind, text: string): LabelId;

  /** Adds a node whose full path is in the file. Rows are numbered in the order of the calls. */
  node(kind: NodeKind, of: ClassId, path: TextId): NodeId;
  /**
   * Adds a node whose path is composed of its parent's path, a separator, its own text and optionally an
   * ordinal (shown as given; negative for none). `parent` has to exist already.
   */
  child(kind: NodeKind, of: ClassId, parent: NodeId, join: PathJoin, text: TextId, ordinal?: number): NodeId;
  /**
   * Marks the n-th node (from 2) with the same path: its path gets `#n`. Only needed for nodes made by
   * `child`; repeated written paths are found when the graph is finished.
   */
  repeated(node: NodeId, n: number): void;
  /** Sets the name to display for a node, if it is not the last part of its path. */
  setDisplayName(node: NodeId, name: TextId): void;
  /** Sets the bytes that a node was read from. */
  span(node: NodeId, at: number, size: number): void;
  /** Sets the position, in the units and axes of the save's header. */
  place(node: NodeId, x: number, y: number, z: number): void;
  /** Sets the containing node, for nodes not made by `child`. */
  parent(node: NodeId, parent: NodeId): void;
  /** The same by full path, resolved when the graph is finished. */
  parentNamed(node: NodeId, path: TextId): void;
  /** The parent's row; below 0 if it has none, or one by path. */
  parentOf(node: NodeId): number;

  /** Adds a reference to an existing node. `at` is its offset in the image. */
  link(from: NodeId, label: LabelId, to: NodeId, at: number): void;
  /** Adds a reference by full path, resolved when the graph is finished (see Resolver). */
  linkNamed(from: NodeId, label: LabelId, path: TextId, at: number): void;
  /** Number of references, to pass to dropLinks() later. */
  readonly linkCount: number;
  /** Drops references back to this count, when what contained them turns out to be unreadable. */
  dropLinks(downTo: number): void;

  /** Reports what could not be read. Kept up to a bound; further ones are counted. */
  issue(issue: IssueRecord): void;
  /** Counts `size` more bytes of the image as kept but not understood. */
  opaque(size: number): void;
  /** Counts `size` more bytes as missing: the file says that they should be there. */
  missing(size: number): void;

  /** The current references, issues and opaque bytes, to pass to dropTo() later. */
  mark(): SinkMark;
  /** Drops what was added since the mark, when it turns out to be something else. Nodes stay. */
  dropTo(mark: SinkMark): void;
}

/** Paths that references use. */
interface PathTexts {
  text(path: TextId): string;
}

/** The target of a path that no node has. */
export interface Absent {
  readonly kind: 'EXTERNAL' | 'MISSING';
  readonly class?: string;
}

/** Tells by how a path begins, in UTF-8, for which it need not be decoded. */
interface AbsentByBeginning {
  readonly begin: Uint8Array;
  readonly isBegun: Absent;
  readonly otherwise: Absent;
}

/** Called for references by path when the graph is finished. */
export interface Resolver {
  readonly absent: AbsentByBeginning | ((path: TextId, texts: PathTexts) => Absent);
  /** Which of several nodes with this path the reference at `at` means. */
  choose(candidates: readonly NodeId[], at: number): NodeId;
}

/** Texts of a finished graph, for what a decoder shows of other nodes. */
export interface GraphNames {
  path(node: NodeId): string;
  text(id: TextId): string;
}

/** A property that a node inherits from a template. */
export interface InheritedProperty {
  /** The template that has it. */
  readonly owner: NodeId;
  readonly property: PropertyValue;
}

/** A number per element of a list, and where the elements are in the image. */
export interface ElementNumbers {
  /** NaN for elements without one. */
  readonly values: readonly number[];
  /** End of each element (exclusive), where the next one begins. */
  readonly ends: readonly number[];
}

/** Decodes from the image what queries ask for. Each thread makes its own from what `read` left. */
export interface Decoder {
  /**
   * Direct properties of a node in file order. With `only`, properties with other names (compared without
   * case) may be left out. GVAS also takes `a.b` in lower case: the struct `a` with its field `b` only.
   */
  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[];
  /**
   * Properties that the node inherits from its templates: those it does not have itself, and its own structs
   * completed with inherited fields. Absent if the format has no templates.
   */
  inherited?(node: NodeId, only?: ReadonlySet<string>): readonly InheritedProperty[];
  /**
   * The class-specific data after the node's properties, decoded; null if there is none or its layout is
   * unknown. Absent if the format has no such data.
   */
  native?(node: NodeId): readonly PropertyValue[] | null;
  /** Names and types of the direct properties, without their values. */
  outline(node: NodeId): readonly { readonly name: string; readonly type: string }[];
  /**
   * Facts from the node's header, under the format's own names: texts, numbers, booleans, null, and lists and
   * records of these. With `only`, names in lower case, others may be left out.
   */
  header(node: NodeId, only?: ReadonlySet<string>): Readonly<Record<string, unknown>>;
  pose(node: NodeId): Pose;
  /** Facts from the tag of a property at `tagAt`, under the format's own names. Absent if no property has `tagAt`. */
  tag?(node: NodeId, tagAt: number): Readonly<Record<string, unknown>> | null;
  /**
   * The integers that the elements of a list of structs have in one field, without decoding anything else of
   * them. Absent, or null, if that takes decoding. Names are compared without case.
   */
  numbersIn?(node: NodeId, list: string, field: string): ElementNumbers | null;
  /**
   * The vectors (three numbers) that the elements of a list of structs have in these fields, by element and
   * then by field; NaN where there is none. Absent, or null, as above.
   */
  vectorsIn?(node: NodeId, list: string, fields: readonly string[]): Float64Array | null;
  /** Absent if all nodes have to be decoded. */
  readonly columns?: PropertyColumns;
  /** Finds the texts of properties without decoding. Absent as above. */
  textScan?(sink: FoundTexts): TextScan;
  /** Property path, with indices, of the reference that `node` has at `at`; null when only the label is known. */
  referencePath(node: NodeId, at: number): string | null;
  /**
   * Everything that affects how the node's span is decoded, except for its class: nodes with equal layouts,
   * classes and bytes have equal properties, in whichever saves they are. Absent, or null, if bytes alone
   * don't determine that, for instance if they contain positions in a table of names.
   */
  layout?(node: NodeId): string | null;
  /** True if equal properties mean equal poses. */
  readonly hasPosesInside?: boolean;
  /**
   * Facts that objects of different kinds store under different names: maps one of these names, in lower
   * case, to the property paths of the others. A query for that name then finds the fact on all of them.
   */
  readonly aliases?: ReadonlyMap<string, readonly string[]>;
  /** By name of class: the property with the id of a record whose path only has its number in a list. */
  readonly identities?: ReadonlyMap<string, string>;
  /**
   * Fields, at any depth, that can also be called by another name, a prefix of theirs or what public descriptions
   * call them: full names by the other name in lower case.
   */
  readonly shortNames?: ReadonlyMap<string, readonly string[]>;
  /**
   * The contents of a file that are in no object; `file` is a row of `GraphData.files`. Absent if the format shows
   * none of it.
   */
  rawTables?(file: number): readonly RawTable[];
}
