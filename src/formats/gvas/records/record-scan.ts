// Scans the property lists of one file while a save is loaded: every struct that is a property list in an
// array, map or set becomes a record, every reference and id a link, and arrays of bytes are searched for
// known contents. Source: docs/formats/gvas.md#graph. Over 400 lines: one hook for each thing found, and
// where reading goes on behind a fault; all share the open record and its containers.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { type ClassId, NO_TEXT, type NodeId, type TextId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink, PathJoin, TextSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { ContainerRole, UnrealGame } from '../../unreal/game.ts';
import type { ScanHooks } from '../../unreal/hooks.ts';
import { PropertyScan } from '../../unreal/scan/scan.ts';
import type { Tag } from '../../unreal/tags/tags.ts';
import type { ValueType } from '../../unreal/types/types.ts';
import { ByteRepair } from '../file/one-byte.ts';
import type { GvasGame } from '../games/game.ts';
import { elementType, type StructFacts } from '../structs/container-types.ts';
import type { PackedStruct } from '../structs/packed-struct.ts';
import { type Container, Containers } from './containers.ts';
import { ElementCounts } from './element-counts.ts';
import { type EqualRecords, LEAST_BYTES } from './equal-records.ts';
import { IndexedTexts } from './indexed-texts.ts';
import { holdsList, MOST_NESTING, structOfList } from './inner-list.ts';
import { ListSearch, type OpenElements } from './list-search.ts';
import { type MapHost, MapScan } from './map-scan.ts';
import { type BytesKind, lastName, type PackedRecord, PackedScan } from './packed-scan.ts';
import type { PendingLinks } from './pending-links.ts';
import { type FoundPoint, RecordPoints } from './points.ts';
import { NONE_BYTES, Resynchronizer } from './resync.ts';
import type { SharedScan } from './shared-scan.ts';

/** Bytes of a long tag: one that begins this far in front of a broken chunk may reach into it. */
const MOST_TAG = 1024;
/** Digits at the end of a blueprint member's name, after an underscore. */
const MEMBER_DIGITS = 32;
const UNDERSCORE = 0x5f;
/** `record/field[3]` in arrays, `record/field/key` in maps. */
const JOIN: PathJoin = { separator: '/', open: '[', close: ']' };

interface OpenRecord extends PackedRecord {
  /** Its place, as far as it was read. */
  point: FoundPoint | null;
  /** Its path for hints; empty without any. */
  readonly path: string;
  /** The containers that its own shadow: see Containers. */
  readonly shadowed: number;
}

/** Bytes that are no list and no packed struct that is known. */
interface Unread {
  readonly kind: BytesKind;
  /** What they are called where they are reported. */
  readonly name: TextId;
  readonly at: number;
  readonly size: number;
  readonly node: NodeId;
}

export class RecordScan implements ScanHooks, MapHost {
  readonly cursor: Cursor;
  readonly #shared: SharedScan;
  readonly #sink: GraphSink;
  readonly engine: UnrealGame;
  readonly facts: EngineFacts;
  readonly links: PendingLinks;
  readonly #scan: PropertyScan;
  readonly #maps: MapScan;
  readonly #containers: Containers;
  /** Records directly below a root without a path of its own have their path written in full. */
  readonly #bareRoot: NodeId | null;
  readonly #indexed: IndexedTexts;
  #record: OpenRecord;
  #nesting = 0;
  /** Streams and unknown structs so far. */
  #unusual = 0;
  readonly #unread: Unread[] = [];
  readonly #packed: PackedScan;
  readonly #game: GvasGame;
  readonly #points: RecordPoints;
  readonly #resynchronizer: Resynchronizer;
  readonly #search: ListSearch;
  readonly #counts: ElementCounts;
  readonly #repair: ByteRepair;
  /** The elements of the innermost container, and how many are left where reading goes on behind a fault. */
  #elements: (OpenElements & { readonly mayBeEqual: boolean }) | null = null;
  #leftBehind: number | null = null;
  /** In which record a value did not fit its size. */
  readonly #faulty: NodeId[] = [];
  /** True after reading went on elsewhere, until the next record. */
  #hasSearched = false;
  /** Each time that reading went on elsewhere than sizes said: in which record, and instead of where. */
  readonly #realigned: { readonly node: NodeId; readonly at: number }[] = [];

  constructor(
    cursor: Cursor,
    facts: EngineFacts,
    game: GvasGame,
    root: NodeId,
    className: string | null,
    isBare: boolean,
    shared: SharedScan,
  ) {
    this.cursor = cursor;
    this.#shared = shared;
    this.engine = shared.rules.engine;
    this.#sink = shared.sink;
    this.facts = facts;
    this.links = shared.links;
    this.#record = { node: root, owner: NO_TEXT, at: 0, text: NO_TEXT, point: null, path: '', shadowed: 0 };
    this.#bareRoot = isBare ? root : null;
    this.#scan = new PropertyScan(cursor, shared.sink, this.engine, facts, this);
    this.#game = game;
    this.#containers = new Containers(shared.sink, game);
    this.#packed = new PackedScan(cursor, facts, this.#scan, shared.sink, shared.links, game.packed);
    this.#points = new RecordPoints(cursor.view, facts.doubles, shared.sink, game.places, className);
    this.#maps = new MapScan(this);
    this.#resynchronizer = new Resynchronizer(cursor);
    this.#search = new ListSearch(cursor, facts);
    this.#counts = new ElementCounts(cursor, this.#search, (error) => this.report(error));
    this.#repair = new ByteRepair(cursor);
    this.#indexed = new IndexedTexts(shared.sink.texts);
    this.#scan.begin(root, facts);
  }

  /** The property list of the whole object. @throws FormatError where it is broken between two properties */
  list(): void {
    this.#scan.list(this.#scan.labels);
  }

  /** Places the root, and reports the bytes that were not understood. */
  finish(): void {
    for (const bytes of this.#unread) this.#reportUnread(bytes);
    this.#points.place(this.#record.node, this.#record.point);
    this.#scan.end();
  }

  lists(struct: TextId | null, countAt: number, field: LabelNode): void {
    const container = this.container(field, struct);
    this.#shared.progress(this.cursor.at);
    const cursor = this.cursor;
    const { at } = cursor;
    const { length } = this.#realigned;
    const faulty = this.#faulty.length;
    let isRight = false;
    try {
      // One that merged with the next one leaves too few.
      const read = (i: number): boolean => {
        const isThere = cursor.left > 0 || this.#realigned.length === length;
        const [isAfterFault, row, start] = [this.#hasSearched, this.#sink.nodeCount, cursor.at];
        this.#hasSearched = false;
        if (isThere) this.record(container, field, container.text, i);
        // Its properties may be what the record before took for its own.
        if (isAfterFault && cursor.at - start === NONE_BYTES) this.#reportUncertain(row as NodeId, row + 1);
        return isThere;
      };
      isRight = this.elements(countAt, container, false, read) && cursor.at === cursor.end;
    } finally {
      if (this.#realigned.length > length) this.#checkRecords(length, at, isRight);
      // A size in one of them was wrong.
      else if (!isRight && this.#faulty.length > faulty) this.#reportUncertain(this.#faulty[faulty]!);
    }
  }

  elements(at: number, { tags }: Container, isMap: boolean, read: (element: number) => boolean): boolean {
    let count = this.countAt(at, isMap);
    const outer = this.#elements;
    const { end, left } = this.cursor;
    // Damaged bytes have to be read, keys may matter, and ids in packed structs may turn out to be none.
    const isPlain = !isMap && this.#shared.damage.parts.length === 0 && !this.#packed.isOpen;
    const mayBeEqual = isPlain && left >= count * LEAST_BYTES;
    const open = { end, isMap, firstTag: () => tags.all[0], left: count, mayBeEqual };
    this.#elements = open;
    const { length } = this.#realigned;
    const faults = this.#faulty.length + length;
    let isExact = true;
    try {
      for (let i = 0; ; i++) {
        if (
          (i === count) !== (this.cursor.left === 0) &&
          this.#faulty.length + this.#realigned.length === faults
        )
          count = this.#counts.corrected(at, isMap, count, i);
        if (i >= count) break;
        open.left = count - i - 1;
        try {
          if (!read(i)) return false;
        } catch (error) {
          // The key cannot be read. That of the first shows what the others are.
          const isKey = isMap && i > 0 && error instanceof FormatError;
          if (!isKey || this.#searchOn(this.cursor.at, error) === null) throw error;
        }
        if (this.#leftBehind === null) continue;
        // Where tags merged, numbers that were counted from the front may be wrong.
        isExact &&= this.#realigned.length === length;
        i = count - this.#leftBehind - 1;
        this.#leftBehind = null;
      }
      return isExact;
    } finally {
      this.#elements = outer;
    }
  }

  /** Goes on behind a fault: in the same list, or at an element after it; null if no place is certain. */
  #searchOn(at: number, error: FormatError): 'tag' | 'end' | null {
    const from = this.#behind(at);
    const elements = this.#elements;
    const { end } = this.cursor;
    const isElement = elements !== null && elements.end === end && elements.left > 0;
    const found = isElement ? this.#search.element(from, elements) : this.#search.list(from, end);
    if (found === null) return null;
    this.#leftBehind = isElement ? found.count : null;
    this.#sink.opaque(found.at - from - this.lostIn(from, found.at));
    this.report(error);
    if (!isElement) this.#shared.gaps.set(at, found.at);
    this.#scan.resync(found.at, 0);
    this.#hasSearched = true;
    return isElement ? 'end' : 'tag';
  }

  /** The place to search from after a fault at `at`: behind the broken chunks around it. */
  #behind(at: number): number {
    const { damage } = this.#shared;
    const hole = damage.at(at, at + MOST_TAG);
    return hole ? damage.after(hole.from) : at + 1;
  }

  lostIn(from: number, to: number): number {
    return this.#shared.damage.overlap(from, to);
  }

  /**
   * Once reading went on elsewhere, the places and keys of the records that follow are only sure if their
   * container, which began at `at`, ends where it has to, and their class if its first bytes are good.
   */
  #checkRecords(first: number, at: number, isRight: boolean): void {
    const realigned = this.#realigned[first]!;
    if (!isRight || realigned.at === at) this.#reportUncertain(realigned.node);
  }

  #reportUncertain(first: NodeId, end = this.#sink.nodeCount): void {
    const error = this.cursor.error('VALUE', 'records up to the end of their container', 'another end');
    const message = `${this.cursor.file}: a record before this one is damaged: this may be another one`;
    for (let row = first; row < end; row++)
      reportError(this.#sink, error, row as NodeId, { message, info: true });
  }

  structs(count: number, field: LabelNode): null {
    if (count === 0) return null;
    const struct = this.structFacts(null, null, field, 'element');
    const type = elementType(this.cursor, count, struct, this.facts);
    if (type.binary) this.#scan.items(type, count, true, field.named('[]'));
    else this.lists(null, this.cursor.at - 4, field);
    return null;
  }

  countAt(at: number, isMap: boolean): number {
    return this.#counts.read(at, isMap);
  }

  recount(at: number, count: number): void {
    this.#counts.replace(at, count);
  }

  map(type: ValueType, field: LabelNode): null {
    const cursor = this.cursor;
    const { at } = cursor;
    const { length } = this.#realigned;
    let isRight = false;
    try {
      this.#maps.read(type, field);
      isRight = cursor.at === cursor.end;
    } finally {
      if (this.#realigned.length > length) this.#checkRecords(length, at, isRight);
    }
    return null;
  }

  bytes(size: number, field: LabelNode, owner: string): null {
    const cursor = this.cursor;
    const at = cursor.take(size);
    const stream = this.#shared.streams.get(at);
    if (stream) {
      const { of, text } = this.container(field, null);
      const { node } = this.#record;
      this.#unusual++;
      stream.holder = { node, of, text, isBare: node === this.#bareRoot };
      return null;
    }
    const holder = owner === '' ? this.#record.owner : this.#scan.textOf(owner);
    const kind = this.#packed.kindOf(holder, field);
    if (this.#nesting < MOST_NESTING && holdsList(cursor, at, size, this.facts)) {
      kind.isReadable = true;
      this.#innerList(at, size, field);
    } else {
      this.#maybePacked(at, size, field, holder, kind);
    }
    return null;
  }

  /** Bytes that should be a packed struct but fit none that is known stay bytes, and are reported. */
  #maybePacked(at: number, size: number, field: LabelNode, owner: TextId, kind: BytesKind): void {
    const { struct } = kind;
    if (size === 0 || (struct && this.#readsPacked(at, size, field, struct, kind))) return;
    const name = lastName(field);
    if (struct === null && name !== this.#game.packed?.property) return;
    const { texts } = this.#sink;
    const path = owner === NO_TEXT ? name : `${texts.text(owner)}.${name}`;
    this.#keepUnread(kind, texts.add(path), at, size);
  }

  #readsPacked(at: number, size: number, field: LabelNode, struct: PackedStruct, kind: BytesKind): boolean {
    const isRead = this.#packed.read(at, size, field, struct, this.#record);
    if (isRead) kind.isReadable = true;
    return isRead;
  }

  #keepUnread(kind: BytesKind, name: TextId, at: number, size: number): void {
    this.#sink.opaque(size);
    this.#unusual++;
    this.#unread.push({ kind, name, at, size, node: this.#record.node });
  }

  /** Bytes are damaged if others of their kind could be read, else of an unknown layout. */
  #reportUnread({ kind, name, at, size, node }: Unread): void {
    if (!kind.isReadable) {
      this.unknownStruct(name, at, size);
      return;
    }
    const path = this.#sink.texts.text(name);
    const expected = `bytes that can be read, as those of others in ${path}`;
    reportError(this.#sink, this.cursor.error('VALUE', expected, 'something else', at), node, { path });
    this.#shared.damaged.set(node, this.cursor.file);
  }

  unknownStruct(name: TextId, at: number, size: number): void {
    this.#unusual++;
    const { unknown } = this.#shared;
    const { base, file } = this.cursor;
    const known = unknown.get(name) ?? { count: 0, bytes: 0, at: at - base, file };
    unknown.set(name, { ...known, count: known.count + 1, bytes: known.bytes + size });
  }

  isHinted(from: number, to: number): boolean {
    return [...this.#shared.hinted.keys()].some((at) => at >= from && at < to);
  }

  looksLikeTag(at: number): boolean {
    return this.#resynchronizer.looksLikeTag(at);
  }

  resync(at: number, known: readonly Tag[] | null, error: FormatError): 'tag' | 'end' | null {
    const isInHole = this.#behind(at) > at + 1;
    if (!isInHole && this.#repaired(at, null)) {
      this.#scan.resync(at, 0);
      return 'tag';
    }
    const near = isInHole ? null : this.#resynchronizer.find(at, known);
    const further = near === null ? this.#searchOn(at, error) : null;
    if (further !== null) return further;
    const found = near ?? (isInHole ? null : this.#resynchronizer.findAhead(at, known));
    if (found === null) return null;
    this.report(error);
    this.#realigned.push({ node: this.#record.node, at });
    this.#hasSearched = true;
    this.#scan.resync(found.at, found.shift);
    return found.isEnd ? 'end' : 'tag';
  }

  mends(at: number, sizeAt: number, next: number): boolean {
    // Where the next tag is the wrong one, this one is right.
    if (this.looksLikeTag(next) || this.#behind(at) > at + 1) return false;
    return !this.#repaired(next, null) && this.#repaired(at, sizeAt);
  }

  /** Whether one byte of the tag at `at` was wrong, and is right now. */
  #repaired(at: number, sizeAt: number | null): boolean {
    const { end } = this.cursor;
    const elements = this.#elements?.end === end ? this.#elements : null;
    const leads = (): boolean =>
      this.#search.leads(at, end, elements) &&
      (sizeAt === null || this.#search.holdsValue(at, end, this.engine));
    const error = this.#repair.tag(at, sizeAt, leads);
    if (error !== null) this.report(error);
    return error !== null;
  }

  fault(error: FormatError, { path }: LabelNode): void {
    reportError(this.#sink, error, this.#record.node, { path });
    this.#faulty.push(this.#record.node);
    this.#shared.damaged.set(this.#record.node, error.file);
  }

  longName(at: number, size: number): void {
    if (this.cursor.bytes[at + size - MEMBER_DIGITS - 1] === UNDERSCORE)
      this.#shared.members.add(this.#sink.texts.intern(at, size));
  }

  guid(label: LabelNode, at: number): void {
    const { node } = this.#record;
    if (!this.#packed.hold(node, label, at)) this.links.guid(node, label, at);
  }

  idText(label: LabelNode, at: number, size: number): void {
    this.links.idText(this.#record.node, label, at, size);
  }

  point(label: LabelNode, at: number): void {
    const record = this.#record;
    record.point = this.#points.add(record.point, label, at, record.owner);
  }

  path(label: LabelNode, path: TextId, at: number): void {
    this.links.path(this.#record.node, label, path, at);
  }

  get texts(): TextSink {
    return this.#sink.texts;
  }

  report(error: FormatError): void {
    reportError(this.#sink, error, this.#record.node);
    this.#shared.damaged.set(this.#record.node, error.file);
  }

  skip(type: ValueType, label: LabelNode): void {
    this.#scan.items(type, 1, type.binary ?? false, label);
  }

  record(container: Container, field: LabelNode, text: TextId, ordinal: number): NodeId {
    const { of, tags, owner, equals } = container;
    const { at } = this.cursor;
    const isInMap = ordinal < 0;
    const node = this.#makeNode(of, text, ordinal);
    const mayBeEqual = this.#elements?.mayBeEqual === true;
    if (mayBeEqual && this.#isKnown(equals, node)) return node;
    const mark = mayBeEqual && equals.isLearning ? { ids: this.links.idCount, others: this.#others } : null;
    const path = this.#shared.hints.size > 0 ? `${this.#pathOf(field)}${isInMap ? '.value' : ''}` : '';
    const outer = this.#enter(node, owner, at, isInMap ? text : NO_TEXT, path);
    try {
      this.#scan.list(this.#scan.labels, tags);
      if (mark?.others === this.#others && this.#record.point === null) {
        const size = this.cursor.at - at;
        equals.add({ at, size, depth: this.#scan.depth, ids: [mark.ids, this.links.idCount] });
      }
    } catch (error) {
      // Whatever contains it goes on, and this record is incomplete.
      if (error instanceof FormatError) this.report(error);
      throw error;
    } finally {
      // Where bytes were lost before it, it may seem to end before it begins.
      this.#sink.span(node, at, Math.max(this.cursor.at - at, 0));
      this.#leave(outer);
    }
    return node;
  }

  /** True if the record at the cursor equals another, which tells all about it: moves past it. */
  #isKnown(equals: EqualRecords, node: NodeId): boolean {
    const { cursor, links } = this;
    const { at } = cursor;
    const known = equals.find(cursor, this.#scan.depth);
    if (known === null) return false;
    links.repeat(known.ids, node, at - known.at);
    this.#sink.span(node, at, known.size);
    cursor.skip(known.size);
    return true;
  }

  /** Grows with all that a record may lead to besides ids and a location: records, issues, and so on. */
  get #others(): number {
    const found = this.#sink.nodeCount + this.#shared.damaged.size + this.links.otherCount;
    return found + this.#packed.places + this.#unusual + this.#scan.opaque;
  }

  #makeNode(of: ClassId, text: TextId, ordinal: number): NodeId {
    const sink = this.#sink;
    const { node: parent } = this.#record;
    if (parent !== this.#bareRoot) return sink.child('RECORD', of, parent, JOIN, text, ordinal);
    const path = ordinal < 0 ? text : this.#indexed.add(text, ordinal);
    const node = sink.node('RECORD', of, path);
    sink.parent(node, parent);
    return node;
  }

  /** Starts a record inside the current one, which it returns. */
  #enter(node: NodeId, owner: TextId, at: number, text: TextId, path: string): OpenRecord {
    const outer = this.#record;
    this.#record = { node, owner, at, text, point: null, path, shadowed: this.#containers.shadowed };
    this.#scan.enter(node);
    return outer;
  }

  /** Ends the current record. */
  #leave(outer: OpenRecord): void {
    const { node, point, shadowed } = this.#record;
    this.#points.place(node, point);
    this.#containers.leave(shadowed);
    this.#record = outer;
    this.#scan.enter(outer.node);
  }

  /** A property list in bytes, as a record named after the property. */
  #innerList(at: number, size: number, field: LabelNode): void {
    const cursor = this.cursor;
    const { of, text, tags } = this.container(field, null);
    // The struct that the list begins with, unless something else names its type.
    const struct = structOfList(cursor, at, this.facts);
    const texts = this.#sink.texts;
    const node = this.#makeNode(struct === null ? of : this.#sink.classOf(texts.add(struct)), text, -1);
    this.#sink.span(node, at, size);
    const outer = this.#enter(node, NO_TEXT, at, NO_TEXT, this.#record.path);
    this.#nesting++;
    const { shift } = this.#scan;
    const outerEnd = cursor.enter(at + size, at);
    try {
      this.#scan.list(this.#scan.labels, tags);
      this.afterList(struct);
    } finally {
      const moved = this.#scan.shift - shift;
      this.#nesting--;
      this.#leave(outer);
      cursor.leave(outerEnd + moved, at + size + moved);
    }
  }

  /**
   * Reads the bytes after a list. `name` is the class of the object, or the type of the struct that a list in bytes
   * begins with. False if something follows that no game is known to write.
   */
  afterList(name: string | null): boolean {
    const cursor = this.cursor;
    const packed = name === null ? undefined : this.#game.packed?.afterList.get(name);
    const { at, left } = cursor;
    if (!packed) {
      this.#sink.opaque(left);
      return left === 0;
    }
    const { labels } = this.#scan;
    const owner = this.#scan.textOf(name!);
    const kind = this.#packed.kindOf(owner, labels);
    if (left > 0 && !this.#readsPacked(at, left, labels, packed, kind))
      this.#keepUnread(kind, owner, at, left);
    return true;
  }

  container(field: LabelNode, struct: TextId | null): Container {
    return this.#containers.of(field, struct, this.#record.node);
  }

  structFacts(
    type: ValueType | null,
    isNative: boolean | null,
    field: LabelNode,
    role: ContainerRole,
  ): StructFacts {
    const name = type?.struct;
    const { hints } = this.#shared;
    const hint = hints.size > 0 ? hints.get(`${this.#pathOf(field)}.${role}`.toLowerCase()) : undefined;
    if (hint !== undefined) this.#shared.hinted.set(this.cursor.at, hint);
    return { name, isNative, hint, structs: this.engine.structs };
  }

  #pathOf(field: LabelNode): string {
    const { path } = this.#record;
    return path === '' ? field.path : `${path}.${field.path}`;
  }
}
