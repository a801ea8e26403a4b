// The walk over a save: what it has emitted, where it stands, what could not be read. One is made
// for reading; others, without a sink, try whether bytes can be read at all. With it what it walks by, blocks of steps
// with a codec each: one file, because codecs walk, and the walk says which block failed.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import { type ClassId, NO_NODE, type NodeId, type TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { Value } from '../../../graph/values.ts';
import type { BlockRole, BlockRow, FieldRow, Places } from '../layouts/layout.ts';
import type { Slots } from '../layouts/slots.ts';
import { Coverage, READ, type Reading } from './coverage.ts';
import type { Look, Values } from './look.ts';
import { References } from './references.ts';

/** Blocks that repeat each other's facts, see repair/cross-check.ts; there is one of each. */
export const CHECKED_BLOCKS: ReadonlySet<string> = new Set(['SRGSUMM', 'SRGAMESETTINGS', 'SRW', 'SRPL']);

const EXTERNAL = 'External';
/** `parent/name` and, in lists, `parent/name[n]`. */
export const FIELD_JOIN: PathJoin = { separator: '/', open: '[', close: ']' };

/**
 * What a type compiles to: one way to move over its bytes (checking, and emitting when the walk has a sink), one to
 * show its value, one to look whether it may stand here at all.
 */
export interface Codec {
  /** No value is shorter: for checking counts. */
  readonly least: number;
  /** Bytes of every value, where there is nothing to check and nothing to emit; 0 elsewhere. */
  readonly plain: number;
  /** Records (they are nodes) and separators: not shown as properties. */
  readonly records: boolean;
  /** Leaves the cursor where it is. */
  look(cursor: Cursor): Look;
  scan(cursor: Cursor, scan: Scan): void;
  value(cursor: Cursor, values: Values): Value;
}

export interface Step {
  readonly row: FieldRow;
  readonly codec: Codec;
  /** Slot of the name as text. */
  readonly text: number;
}

/** Steps that are read as one: plain fields in a row, or a single step. */
export interface StepRun {
  readonly from: number;
  readonly to: number;
  /** Bytes to move over; 0 for a single step. */
  readonly plain: number;
}

/** One version of a layout, ready to read. */
export interface CompiledBlock {
  readonly row: BlockRow;
  readonly role: BlockRole;
  readonly key: string;
  /** The version whose fields these are: the file's own when `exact`, else the nearest known. */
  readonly version: number;
  readonly exact: boolean;
  readonly steps: readonly Step[];
  readonly runs: readonly StepRun[];
  readonly holdsRecords: boolean;
}

/** What the node of a record is called. */
export interface RecordName {
  readonly identifier: string;
  /** Class of the node. */
  readonly className: string;
}

/** Where the walk is inside containers: what must follow when the block now being read ends. */
export interface Frame {
  /** Steps of a block, items of a list or entries of a dictionary that are done or being done. */
  at: number;
  /** Whether the bytes after a block may stand there; see recover.ts. */
  readonly follows: (frame: Frame, position: number) => Following;
}

/** `no`: they may not. `sure`: they do. Else where the frame ends and how many markers agreed. */
export type Following = 'no' | 'sure' | { readonly at: number; readonly markers: number };

/** What is known of a failure while it travels up to the record that can hold it. */
export interface Failure {
  /** Start of the innermost field that could not be read. */
  at: number;
  /** Path from the record down. */
  readonly trail: string[];
  lastGood: string | null;
  /** Fields of the outermost block so far that were read. */
  goodFields: number;
  reported: boolean;
}

/** A node that was read up to some point only; for the decoder. */
export interface Partial {
  /** So many fields are good. */
  readonly fields: number;
  /** The bytes that are not understood. */
  readonly at: number;
  readonly size: number;
}

export class Scan {
  readonly sink: GraphSink | null;
  readonly slots: Slots;
  readonly places: Places;
  readonly references: References;
  /** Holds what a failing record leaves; throws on when there is no way to go on. */
  readonly recover: (failed: FailedRecord) => void;

  /** The node whose fields are being read. */
  owner: NodeId = NO_NODE;
  /** How the path of the next record is made. */
  join: PathJoin = FIELD_JOIN;
  text = 0 as TextId;
  ordinal = -1;
  /** Blocks that are open. */
  depth = 0;
  /** The last record that was read to its end, and whether its own fields place it. */
  done: NodeId = NO_NODE;
  donePlaced = false;
  /** Key of the index whose entries are being read. */
  tableName = '';

  readonly frames: Frame[] = [];
  /** The path parts of the records that are open, for error texts: columns, because records are many. */
  readonly #joins: (PathJoin | null)[] = [];
  readonly #parts: TextId[] = [];
  readonly #ordinals: number[] = [];
  failure: Failure | null = null;
  /** Set while blocks are looked for where no layout helps: a record that fails is left where it failed. */
  salvaging = false;
  /** The outermost record that failed last. */
  failedNode: NodeId = NO_NODE;
  /**
   * Bytes that may still be moved over to find out what cannot be known: ends of blocks, what a block may
   * be. Spent, guessing stops, so that no file takes for ever.
   */
  effort = 0;
  /** Where records that could not be read end, by where they begin: reading again must find the same. */
  jumps: Map<number, number> = new Map();
  readonly partials = new Map<number, Partial>();
  /** Where the blocks that repeat each other's facts are, by key. */
  readonly checked = new Map<string, { readonly node: NodeId; readonly at: number }>();
  /** Blocks that were read with the layout of another version: which one, and where the first begins. */
  readonly guessed = new Map<
    string,
    { readonly used: string; readonly isIndex: boolean; readonly at: number }
  >();
  /** Blocks of unknown versions that are open, other than indices, which are the same in every version. */
  openGuesses = 0;
  readonly coverage = new Coverage();
  readonly #texts: TextId[] = [];
  readonly #used = new Map<string, number>();
  readonly #entries = new Map<NodeId, Map<TextId, number>>();
  readonly #classes = new Map<string, ClassId>();
  /** Identifiers of blocks without any layout that were reported. */
  readonly #unknown = new Set<string>();

  constructor(
    sink: GraphSink | null,
    slots: Slots,
    places: Places = new Map(),
    recover: (failed: FailedRecord) => void = ({ error }) => {
      throw error;
    },
  ) {
    this.sink = sink;
    this.slots = slots;
    this.places = places;
    this.references = new References(slots);
    this.recover = recover;
  }

  /** Whether an unknown block is the first of its kind: a later version has the same one thousands of times. */
  isNews(identifier: string): boolean {
    if (this.#unknown.has(identifier)) return false;
    this.#unknown.add(identifier);
    return true;
  }

  /** A stretch of bytes was read so; only inside guessed blocks that needs to be known one by one. */
  covered(start: number, end: number, reading: Reading): void {
    if (!this.sink) return;
    if (this.openGuesses > 0 || reading === READ.GUESSED) this.coverage.add(start, end, reading);
    else if (reading === READ.NOT) this.sink.opaque(end - start);
  }

  /** Notes a block that is read with the layout of another version. */
  guess(identifier: string, version: number, block: CompiledBlock, at: number): void {
    const key = `${identifier} ${version}`;
    if (!this.sink || this.guessed.has(key)) return;
    const isIndex = block.role === 'index';
    this.guessed.set(key, { used: `${block.key} ${block.version}`, isIndex, at });
  }

  /** A record begins; `join` is null when its path is written out. */
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

  /** The path of the record that is being read. */
  path(sink: GraphSink): string {
    let path = '';
    this.#joins.forEach((join, i) => {
      const text = sink.texts.text(this.#parts[i]!);
      const ordinal = this.#ordinals[i]!;
      path = join === null ? text : path + join.separator + text + (ordinal < 0 ? '' : `[${ordinal}]`);
    });
    return path;
  }

  textOf(slot: number, sink: GraphSink): TextId {
    const known = this.#texts[slot];
    if (known !== undefined) return known;
    const text = sink.texts.add(this.slots.texts[slot]!);
    this.#texts[slot] = text;
    return text;
  }

  /** `text`, or `text#2`... when the container has this one already. */
  unique(container: string, text: string): string {
    const key = `${container} ${text}`;
    const times = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, times);
    return times === 1 ? text : this.unique(container, `${text}#${times}`);
  }

  /** The same for the entry of an index: repeats get a text of their own. */
  uniqueEntry(sink: GraphSink, owner: NodeId, text: TextId): TextId {
    let texts = this.#entries.get(owner);
    if (!texts) {
      texts = new Map();
      this.#entries.set(owner, texts);
    }
    const times = (texts.get(text) ?? 0) + 1;
    texts.set(text, times);
    if (times === 1) return text;
    return this.uniqueEntry(sink, owner, sink.texts.add(`${sink.texts.text(text)}#${times}`));
  }

  classOf(sink: GraphSink, name: string): ClassId {
    let of = this.#classes.get(name);
    if (of === undefined) {
      of = sink.classOf(sink.texts.add(name));
      this.#classes.set(name, of);
    }
    return of;
  }

  externalClass(sink: GraphSink): ClassId {
    return this.classOf(sink, EXTERNAL);
  }

  /** Notes what failed, innermost first; called by every block and container on the way up. */
  fail(part: string, at: number, lastGood: string | null, goodFields: number): void {
    this.failure ??= { at, trail: [], lastGood, goodFields, reported: false };
    this.failure.trail.unshift(part);
    // The first field of a block: what was read last stands before the block.
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
  /** Where its head begins. */
  readonly start: number;
  readonly error: FormatError;
  /** How many frames were open when it began. */
  readonly frames: number;
}

const NO_JUMPS = new Map<number, number>();
const TRIAL = new Scan(null, { labels: [], texts: [], joins: [] });

/** A walk that emits nothing: whether bytes can be read. What it leaves behind is forgotten. */
export function trial(): Scan {
  TRIAL.frames.length = 0;
  TRIAL.depth = 0;
  TRIAL.failure = null;
  TRIAL.openGuesses = 0;
  TRIAL.jumps = NO_JUMPS;
  return TRIAL;
}
