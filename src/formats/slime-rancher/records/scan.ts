// The state of a walk over a save: what was emitted, the current position, what could not be read. One walk
// reads the save; others, without a sink, test whether bytes can be read at all. Codecs and blocks are
// defined here too, because codecs use the walk, and the walk reports which block failed.

import { Cursor } from '../../../bytes/cursor.ts';
import { type FormatError, tryRead } from '../../../bytes/format-error.ts';
import { type ClassId, NO_NODE, type NodeId, type TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { Field, Visit } from '../../layout/field.ts';
import { type FieldLabels, LabelNode } from '../../layout/labels.ts';
import type { BlockRole, BlockRow, FieldRow, Places } from '../layouts/layout.ts';
import { Coverage, READ, type Reading } from './coverage.ts';
import { type Look, RAW, type Values } from './look.ts';
import { References } from './references.ts';

/** Blocks that repeat each other's facts, see repair/cross-check.ts; a save has one of each. */
export const CHECKED_BLOCKS: ReadonlySet<string> = new Set(['SRGSUMM', 'SRGAMESETTINGS', 'SRW', 'SRPL']);

const EXTERNAL = 'External';
/** `parent/name` and, in lists, `parent/name[n]`. */
export const FIELD_JOIN: PathJoin = { separator: '/', open: '[', close: ']' };

/** A compiled type: how to read it, and whether it may be here at all. */
export interface Codec extends Field<Scan> {
  /** True if it is a record (they are nodes) or a separator: not shown as a property. */
  readonly records: boolean;
  /** Leaves the cursor where it is. */
  look(cursor: Cursor): Look;
}

/** All codecs have one shape, which makes reading them a quarter faster. */
export function codecOf(layout: Field<Scan>, look: Codec['look'], records = false): Codec {
  const { name, type, size, least, links, read } = layout;
  return { name, type, size, least, links, records, look, read };
}

export interface Step {
  readonly row: FieldRow;
  readonly codec: Codec;
  /** Set for a field that may be missing: what tells is whether this begins so many bytes on. */
  readonly sign: { readonly bytes: Uint8Array; readonly ahead: number; readonly wanted: boolean } | null;
  /** True if it may be missing at all. */
  readonly isOptional: boolean;
  /** True if every value has a marker, so that what precedes it is confirmed too. */
  readonly isMarked: boolean;
  /** The text to show beside its value. */
  readonly note: string | undefined;
}

/** One version of a layout, compiled. */
export interface CompiledBlock {
  readonly row: BlockRow;
  readonly role: BlockRole;
  readonly key: string;
  /** The version whose fields these are: the file's own if `exact`, else the nearest known one. */
  readonly version: number;
  readonly exact: boolean;
  readonly steps: readonly Step[];
  readonly labels: FieldLabels;
  readonly holdsRecords: boolean;
}

/** The name of a record's node. */
export interface RecordName {
  readonly identifier: string;
  readonly className: string;
}

/** An open container: what must follow when the current block ends. */
export interface Frame {
  /** The current step of a block, item of a list or entry of a dictionary. */
  at: number;
  /** True if the bytes after a block may be where they are; see recover.ts. */
  readonly follows: (frame: Frame, position: number) => Following;
}

/** `no`: they may not. `sure`: they may. Otherwise, where the frame ends and how many markers agreed. */
export type Following = 'no' | 'sure' | { readonly at: number; readonly markers: number };

/** Details of a failure, collected on its way up to the record that contains it. */
export interface Failure {
  /** Start of the innermost field that could not be read. */
  at: number;
  /** Path from the record down. */
  readonly trail: string[];
  lastGood: string | null;
  /** The number of fields of the outermost block that were read so far. */
  goodFields: number;
  reported: boolean;
}

/** A node that was only partly read; for the decoder. */
export interface Partial {
  readonly fields: number;
  /** Start of the bytes that are not understood. */
  readonly at: number;
  readonly size: number;
}

export class Scan implements Visit {
  cursor: Cursor;
  readonly sink: GraphSink | null;
  readonly places: Places;
  readonly references = new References();
  wantsValues = false;
  /** The display of values. */
  values: Values = RAW;
  /** Root of the labels of edges: paths of properties within a record. */
  readonly root = new LabelNode('ID', '');
  /** Continues after a record that failed; throws when that is not possible. */
  readonly recover: (failed: FailedRecord) => void;

  owner: NodeId = NO_NODE;
  /** The form of the next record's path. */
  join: PathJoin = FIELD_JOIN;
  text = 0 as TextId;
  ordinal = -1;
  /** Number of open blocks. */
  depth = 0;
  /** The last record that was read to its end, and whether its own fields place it. */
  done: NodeId = NO_NODE;
  donePlaced = false;
  /** Key of the index whose entries are being read. */
  tableName = '';

  readonly frames: Frame[] = [];
  /** The parts of the path of the open records, for error messages. Columns, because there are many records. */
  readonly #joins: (PathJoin | null)[] = [];
  readonly #parts: TextId[] = [];
  readonly #ordinals: number[] = [];
  failure: Failure | null = null;
  /** Set while searching for blocks without a layout: a record that fails ends where it failed. */
  salvaging = false;
  /** The outermost record of the last failure. */
  failedNode: NodeId = NO_NODE;
  /**
   * Bytes that may still be scanned for guesses: ends of blocks, and what a block may be. Once it is used up,
   * guessing stops, so that no file takes forever.
   */
  effort = 0;
  /** Ends of records that could not be read, by their starts, so that reading again finds the same. */
  jumps: Map<number, number> = new Map();
  readonly partials = new Map<number, Partial>();
  /** The number of records that could not be read to their end, but were passed. */
  recovered = 0;
  /** Not 0 where the paths of nodes are not sure: items before them are lost, or they were found by searching. */
  unsurePlaces = 0;
  /** Places of the blocks that repeat each other's facts, by key. */
  readonly checked = new Map<string, { readonly node: NodeId; readonly at: number }>();
  /** Blocks that were read with another version's layout: which version, and where the first begins. */
  readonly guessed = new Map<
    string,
    { readonly used: string; readonly isIndex: boolean; readonly at: number }
  >();
  /** Number of open blocks of unknown versions, except for indices, which are the same in every version. */
  openGuesses = 0;
  readonly coverage = new Coverage();
  readonly #texts = new Map<string, TextId>();
  readonly #used = new Map<string, number>();
  readonly #entries = new Map<NodeId, Map<TextId, number>>();
  readonly #classes = new Map<string, ClassId>();
  /** Identifiers of blocks without a layout that were already reported. */
  readonly #unknown = new Set<string>();

  constructor(
    cursor: Cursor,
    sink: GraphSink | null,
    places: Places = new Map(),
    recover: (failed: FailedRecord) => void = ({ error }) => {
      throw error;
    },
  ) {
    this.cursor = cursor;
    this.sink = sink;
    this.places = places;
    this.recover = recover;
  }

  /** Moves past what begins at the cursor and could not be read; false if there is no such thing. */
  jumped(): boolean {
    const { cursor } = this;
    const jump = this.jumps.size > 0 ? this.jumps.get(cursor.at) : undefined;
    if (jump !== undefined) cursor.at = jump;
    return jump !== undefined;
  }

  /**
   * The result of `read` for the bytes at `at`, or `otherwise` if they cannot be read. Costs effort; the cursor
   * stays where it is.
   */
  attempt<T>(at: number, otherwise: T, read: () => T): T {
    const { cursor } = this;
    const back = cursor.at;
    cursor.at = at;
    const found = tryRead(read, otherwise);
    this.effort -= cursor.at - at + 1;
    cursor.at = back;
    return found;
  }

  /** True if a block could not be read although its layout is known. */
  isDamaged = false;
  readonly unsureNodes = new Set<NodeId>();

  /** Marks a node of which something is not sure. */
  unsure(sink: GraphSink, file: string, node: NodeId, what: string): void {
    this.unsureNodes.add(node);
    sink.issue({
      code: 'UNSURE',
      message: `${file}: ${what}`,
      file,
      offset: null,
      path: null,
      node,
      info: true,
    });
  }

  /** True if an unknown block is the first of its kind: a save of a later version may have thousands. */
  isNews(identifier: string): boolean {
    if (this.#unknown.has(identifier)) return false;
    this.#unknown.add(identifier);
    return true;
  }

  /** Notes how a range of bytes was read; only needed inside guessed blocks. */
  covered(start: number, end: number, reading: Reading): void {
    if (!this.sink) return;
    if (this.openGuesses > 0 || reading === READ.GUESSED) this.coverage.add(start, end, reading);
    else if (reading === READ.NOT) this.sink.opaque(end - start);
  }

  /** Notes a block that is read with another version's layout. */
  guess(identifier: string, version: number, block: CompiledBlock, at: number): void {
    const key = `${identifier} ${version}`;
    if (!this.sink || this.guessed.has(key)) return;
    const isIndex = block.role === 'index';
    this.guessed.set(key, { used: `${block.key} ${block.version}`, isIndex, at });
  }

  /** Opens a record; `join` is null when its path is written in full. */
  enter(join: PathJoin | null, text: TextId, ordinal: number): void {
    this.#joins.push(join);
    this.#parts.push(text);
    this.#ordinals.push(ordinal);
  }

  leave(): void {
    this.#joins.pop();
    this.#parts.pop();
    this.#ordinals.pop();
  }

  /** The path of the current record. */
  path(sink: GraphSink): string {
    let path = '';
    this.#joins.forEach((join, i) => {
      const text = sink.texts.text(this.#parts[i]!);
      const ordinal = this.#ordinals[i]!;
      path = join === null ? text : path + join.separator + text + (ordinal < 0 ? '' : `[${ordinal}]`);
    });
    return path;
  }

  textOf(name: string, sink: GraphSink): TextId {
    return getOrCreate(this.#texts, name, () => sink.texts.add(name));
  }

  /** `text`, or `text#2` and so on if the container already has it. */
  unique(container: string, text: string): string {
    const key = `${container} ${text}`;
    const times = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, times);
    return times === 1 ? text : this.unique(container, `${text}#${times}`);
  }

  /** The same for the entry of an index: repeated entries get a text of their own. */
  uniqueEntry(sink: GraphSink, owner: NodeId, text: TextId): TextId {
    const texts = getOrCreate(this.#entries, owner, () => new Map());
    const times = (texts.get(text) ?? 0) + 1;
    texts.set(text, times);
    if (times === 1) return text;
    return this.uniqueEntry(sink, owner, sink.texts.add(`${sink.texts.text(text)}#${times}`));
  }

  classOf(sink: GraphSink, name: string): ClassId {
    return getOrCreate(this.#classes, name, () => sink.classOf(sink.texts.add(name)));
  }

  externalClass(sink: GraphSink): ClassId {
    return this.classOf(sink, EXTERNAL);
  }

  /** Notes a failure, innermost first; called by every block and container on the way up. */
  fail(part: string, at: number, lastGood: string | null, goodFields: number): void {
    this.failure ??= { at, trail: [], lastGood, goodFields, reported: false };
    this.failure.trail.unshift(part);
    // The first field of a block failed: the last thing that was read precedes the block.
    this.failure.lastGood ??= lastGood;
    this.failure.goodFields = goodFields;
  }
}

/** A record that could not be read to its end. */
export interface FailedRecord {
  readonly scan: Scan;
  readonly cursor: Cursor;
  readonly node: NodeId;
  readonly name: RecordName;
  readonly block: CompiledBlock | null;
  /** Start of its head. */
  readonly start: number;
  readonly error: FormatError;
  readonly frames: number;
}

const NO_JUMPS = new Map<number, number>();
const NOWHERE = new Cursor(new Uint8Array(0), { file: '' });
const TRIAL = new Scan(NOWHERE, null);
const READING = new Scan(NOWHERE, null);
READING.wantsValues = true;

/** A walk that emits nothing, to test whether bytes can be read. Its results are discarded. */
export function trial(cursor: Cursor): Scan {
  return restart(TRIAL, cursor);
}

/** A walk for values. */
export function reading(cursor: Cursor, values = RAW): Scan {
  READING.values = values;
  return restart(READING, cursor);
}

function restart(scan: Scan, cursor: Cursor): Scan {
  scan.cursor = cursor;
  scan.frames.length = 0;
  scan.depth = 0;
  scan.failure = null;
  scan.openGuesses = 0;
  scan.jumps = NO_JUMPS;
  return scan;
}
