// The walk over a save: what it has emitted, where it stands, and what it still has to link. One is made
// for reading; others, without a sink, try whether bytes can be read at all.

import type { Cursor } from '../../bytes/cursor.ts';
import type { FormatError } from '../../bytes/format-error.ts';
import {
  type ClassId,
  type LabelId,
  NO_NODE,
  type NodeId,
  type ReferenceKind,
  type TextId,
} from '../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../graph/sink.ts';
import type { Places } from './layout.ts';
import type { CompiledBlock, RecordName } from './record-scan.ts';

/** Blocks that repeat each other's facts, see cross-check.ts; there is one of each. */
export const CHECKED_BLOCKS: ReadonlySet<string> = new Set(['SRGSUMM', 'SRGAMESETTINGS', 'SRW', 'SRPL']);

export const EXTERNAL = 'External';
/** `parent/name` and, in lists, `parent/name[n]`. */
export const FIELD_JOIN: PathJoin = { separator: '/', open: '[', close: ']' };

/** Path of an actor that the save refers to and does not hold. */
export function missingActorPath(id: number): string {
  return `SRAD.Actor/${id}`;
}

/** Path of a position that an index does not have. */
export function missingEntryPath(index: string, position: number): string {
  return `${index}/[${position}]`;
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

interface Table {
  readonly first: NodeId;
  readonly count: number;
  /** Entries by text and by what stands after the first dot; made when first asked for. */
  names: Map<string, NodeId> | null;
}

/** Labels and texts that compiled layouts need, by slot; each save numbers them anew. */
export interface Slots {
  readonly labels: readonly { readonly kind: ReferenceKind; readonly text: string }[];
  readonly texts: readonly string[];
  readonly joins: readonly PathJoin[];
}

export class Scan {
  readonly sink: GraphSink | null;
  readonly slots: Slots;
  readonly places: Places;
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
  /** Blocks that were read with the layout of another version. */
  readonly guessed = new Map<string, string>();
  readonly #labels: LabelId[] = [];
  readonly #texts: TextId[] = [];
  readonly #tables = new Map<string, Table>();
  readonly #used = new Map<string, number>();
  readonly #entries = new Map<NodeId, Map<TextId, number>>();
  readonly #classes = new Map<string, ClassId>();
  /** Reference to an id or to an index that may come later in the file. */
  readonly #pending: { from: NodeId; label: LabelId; at: number; of: string | null; value: number }[] = [];
  /** Identifiers of blocks without any layout that were told about. */
  readonly #unknown = new Set<string>();
  readonly #actors = new Map<number, NodeId>();
  readonly #gadgets = new Map<number, NodeId>();

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
    this.recover = recover;
  }

  /** Whether an unknown block is the first of its kind: a later version has the same one thousands of times. */
  isNews(identifier: string): boolean {
    if (this.#unknown.has(identifier)) return false;
    this.#unknown.add(identifier);
    return true;
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

  labelOf(slot: number, sink: GraphSink): LabelId {
    const known = this.#labels[slot];
    if (known !== undefined) return known;
    const { kind, text } = this.slots.labels[slot]!;
    const label = sink.label(kind, text);
    this.#labels[slot] = label;
    return label;
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

  /** The entries of an index: nodes in a row. */
  table(index: string, first: NodeId, count: number): void {
    if (!this.#tables.has(index)) this.#tables.set(index, { first, count, names: null });
  }

  /** A position in an index of the save. Most indices come first; what refers to a later one waits. */
  linkIndex(sink: GraphSink, labelSlot: number, of: string, position: number, at: number): void {
    if (position === -1) return;
    const label = this.labelOf(labelSlot, sink);
    const table = this.#tables.get(of);
    if (table && position >= 0 && position < table.count) {
      sink.link(this.owner, label, (table.first + position) as NodeId, at);
    } else {
      this.#pending.push({ from: this.owner, label, at, of, value: position });
    }
  }

  linkActor(sink: GraphSink, labelSlot: number, id: number, at: number): void {
    if (!(id > 0)) return;
    this.#pending.push({ from: this.owner, label: this.labelOf(labelSlot, sink), at, of: null, value: id });
  }

  linkExternal(sink: GraphSink, labelSlot: number, path: string, at: number): void {
    sink.linkNamed(this.owner, this.labelOf(labelSlot, sink), sink.texts.add(path), at);
  }

  /** A text that may be the name of an entry: no edge when it is none. */
  linkName(sink: GraphSink, labelSlot: number, of: readonly string[], name: string, at: number): void {
    for (const index of of) {
      const table = this.#tables.get(index);
      if (!table) continue;
      table.names ??= this.#nameTable(table);
      const node = table.names.get(name.toLowerCase());
      if (node === undefined) continue;
      sink.link(this.owner, this.labelOf(labelSlot, sink), node, at);
      return;
    }
  }

  /** The id under which others know the node being read. A gadget may stand in for an actor. */
  identify(labelSlot: number, id: number, at: number, isActor: boolean): void {
    const ids = isActor ? this.#actors : this.#gadgets;
    if (id > 0 && !ids.has(id)) ids.set(id, this.owner);
    if (!isActor && id > 0 && this.sink) {
      const label = this.labelOf(labelSlot, this.sink);
      this.#pending.push({ from: this.owner, label, at, of: '', value: id });
    }
  }

  /** Links what had to wait for the end of the file. */
  finish(sink: GraphSink): void {
    for (const { from, label, at, of, value } of this.#pending) {
      if (of) {
        const table = this.#tables.get(of);
        if (table && value >= 0 && value < table.count) {
          sink.link(from, label, (table.first + value) as NodeId, at);
        } else sink.linkNamed(from, label, sink.texts.add(missingEntryPath(of, value)), at);
        continue;
      }
      const actor = this.#actors.get(value) ?? (of === null ? this.#gadgets.get(value) : undefined);
      if (actor !== undefined) sink.link(from, label, actor, at);
      else if (of === null) sink.linkNamed(from, label, sink.texts.add(missingActorPath(value)), at);
    }
    this.#pending.length = 0;
  }

  /** Notes what failed, innermost first; called by every block and container on the way up. */
  fail(part: string, at: number, lastGood: string | null, goodFields: number): void {
    this.failure ??= { at, trail: [], lastGood, goodFields, reported: false };
    this.failure.trail.unshift(part);
    // The first field of a block: what was read last stands before the block.
    this.failure.lastGood ??= lastGood;
    this.failure.goodFields = goodFields;
  }

  #nameTable({ first, count }: Table): Map<string, NodeId> {
    const names = new Map<string, NodeId>();
    const add = (name: string, node: NodeId): void => {
      if (name !== '' && !names.has(name)) names.set(name, node);
    };
    for (let i = 0; i < count; i++) {
      const text = this.entryText(first + i).toLowerCase();
      add(text, (first + i) as NodeId);
      add(text.slice(text.indexOf('.') + 1), (first + i) as NodeId);
    }
    return names;
  }

  /** Texts of index entries by node; the sink cannot be asked for a node's text. */
  readonly entryTexts = new Map<number, TextId>();

  entryText(node: number): string {
    const text = this.entryTexts.get(node);
    return text === undefined || !this.sink ? '' : this.sink.texts.text(text);
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
  TRIAL.jumps = NO_JUMPS;
  return TRIAL;
}
