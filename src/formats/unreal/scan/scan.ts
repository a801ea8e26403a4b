// Scans the property lists of a body while a save is loaded: references become edges, every size is checked,
// and no value is made. It reads what a game's kernel leaves, and reports what is wrong. Tests compare it
// with Satisfactory's kernel and with the decoder (decode/decode.ts). scan-tags.ts reads the tags; lists and
// values contain each other, so one class reads both. Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { NO_TEXT, type NodeId, type TextId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { checkElementCount, LEAST_LIST } from '../element-count.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ContainerRole, UnrealGame } from '../game.ts';
import type { ScanHooks } from '../hooks.ts';
import { LabelNode } from '../labels.ts';
import { readMore } from '../native/more-types.ts';
import type { NativeReader } from '../native/native.ts';
import { NativeScan, type ScanHost } from '../native/native-scan.ts';
import { skipString } from '../texts/fstring.ts';
import { readText } from '../texts/text.ts';
import { isUnnamedStruct, type ScanStruct, type ScanType } from '../types/scan-types.ts';
import { MOST_LIST_DEPTH } from '../types/tag-codes.ts';
import { OPTIONAL } from '../types/type-tree.ts';
import { ELEMENT_SIZE, TYPE } from '../types/types.ts';
import type { Binary, KnownTags, TagField } from './known-tags.ts';
import { ReferencePaths } from './reference-paths.ts';
import { ScanTags } from './scan-tags.ts';
import { ScanTypeCache } from './scan-type-cache.ts';

/** Smallest element of variable size: an empty FString. */
const LEAST_ELEMENT = 4;
/** Sizes of FStrings with 32 hex digits, without or with dashes or braces. */
const ID_SIZES = new Set([4 + 33, 4 + 37]);

export class PropertyScan<V extends EngineFacts = EngineFacts> implements ScanHost<V> {
  readonly cursor: Cursor;
  readonly #sink: GraphSink;
  readonly #native: NativeScan<V>;
  readonly #game: UnrealGame<V>;
  readonly #hooks: ScanHooks<V> | null;
  readonly paths: ReferencePaths;
  readonly labels = new LabelNode('PROPERTY', '');
  readonly nativeLabels = new LabelNode('NATIVE', '');
  readonly types: ScanTypeCache<V>;
  readonly #tags: ScanTags<V>;
  /** References read, including empty ones. */
  references = 0;
  #node = 0 as NodeId;
  #opaque = 0;
  #depth = 0;
  /** Values that are open. */
  #open = 0;
  /** How much later than their sizes say the open values end, as bytes were inserted or (below 0) lost. */
  drift = 0;

  /** `version` applies until `begin` sets another. */
  constructor(
    cursor: Cursor,
    sink: GraphSink,
    game: UnrealGame<V>,
    version: V,
    hooks: ScanHooks<V> | null = null,
  ) {
    this.#hooks = hooks;
    this.#game = game;
    this.cursor = cursor;
    this.#sink = sink;
    this.paths = new ReferencePaths(cursor, sink.texts, game);
    this.types = new ScanTypeCache(cursor, sink.texts, game);
    this.#tags = new ScanTags(cursor, sink, this.types, version, hooks);
    this.#native = new NativeScan(this, this.nativeLabels);
  }

  get version(): V {
    return this.#tags.version;
  }

  /** Sets the node whose bytes come next. */
  begin(node: NodeId, version: V): void {
    this.#node = node;
    this.#tags.version = version;
    this.#opaque = 0;
    this.#depth = 0;
  }

  /** Sets the node that the next references belong to, within the bytes of the node that began. */
  enter(node: NodeId): void {
    this.#node = node;
  }

  /** Reports the bytes since `begin` that were not understood. */
  end(): void {
    if (this.#opaque > 0) this.#sink.opaque(this.#opaque);
  }

  /** The property list of an object of class `owner`. */
  properties(owner: TextId): void {
    this.#list(this.labels, owner);
  }

  /** Class-specific binary data. */
  natives(read: (reader: NativeReader<V>) => void): void {
    this.#native.run(this.nativeLabels, read);
  }

  /**
   * Binary data that a hook expects in a property, under the property's label.
   * @throws FormatError after undoing all that was read
   */
  packed<P>(label: LabelNode, read: (reader: NativeReader<V>, place: P) => void, place: P): void {
    const opaque = this.#opaque;
    const depth = this.#depth;
    try {
      this.#native.run(label, read, place);
    } catch (error) {
      this.#opaque = opaque;
      this.#depth = depth;
      throw error;
    }
  }

  /** Goes on at `at`; the values around it end `drift` bytes later than their sizes say. */
  realign(at: number, drift: number): void {
    const isInside = this.#open > 0;
    this.cursor.leave(this.#inFile(this.cursor.end + (isInside ? drift : 0)), at);
    if (isInside) this.drift += drift;
  }

  /** Values around a place that moved cannot end behind the file. */
  #inFile(end: number): number {
    return Math.min(end, this.#tags.end);
  }

  get reportsGuids(): boolean {
    return this.#hooks !== null;
  }

  guid(label: LabelNode, at: number): void {
    this.#hooks?.guid(label, at);
  }

  keepOpaque(size: number): void {
    this.#opaque += size;
  }

  /** `known` are the tags to expect, if not those of the label. */
  list(label: LabelNode, known?: KnownTags<V>): void {
    this.#list(label, NO_TEXT, known);
  }

  reference(label: LabelNode): void {
    const { at } = this.cursor;
    this.references++;
    this.#link(label, this.paths.object(), at);
  }

  softReference(label: LabelNode): void {
    const { at } = this.cursor;
    this.#link(label, this.paths.soft(this.version.softParts), at);
  }

  #link(label: LabelNode, path: TextId, at: number): void {
    if (path === NO_TEXT) return;
    if (this.#hooks) this.#hooks.path(label, path, at);
    else this.#sink.linkNamed(this.#node, label.label(this.#sink), path, at);
  }

  #list(label: LabelNode, owner: TextId, known = this.#hooks && this.#tags.knownBelow(label)): void {
    if (++this.#depth > MOST_LIST_DEPTH) {
      throw this.cursor.error('LIMIT', `structs nested at most ${MOST_LIST_DEPTH} deep`, 'one more');
    }
    const tags = this.#tags;
    const isTyped = tags.version.completeTypeNames;
    while (tags.next(label, known, isTyped)) {
      this.#value(tags.type, tags.size, tags.binary, tags.field, owner);
    }
    this.#depth--;
  }

  /**
   * A value of `size` bytes. If it does not fit its size, it is kept as opaque bytes and an issue is
   * reported.
   */
  #value(type: ScanType<V>, size: number, binary: Binary, field: TagField, owner: TextId): void {
    const cursor = this.cursor;
    const start = cursor.at;
    const isCut = size > cursor.left;
    // Nodes in a value that the end of the file cuts off are read as far as they are there.
    const end = isCut ? cursor.end : start + size;
    const links = this.#sink.linkCount;
    const opaque = this.#opaque;
    const depth = this.#depth;
    const { drift } = this;
    const outer = cursor.enter(end);
    this.#open++;
    try {
      switch (type.code) {
        case TYPE.object:
        case TYPE.interface:
          this.reference(this.#tags.labelOf(field));
          break;
        case TYPE.string:
        case TYPE.name:
          skipString(cursor);
          if (this.#hooks && ID_SIZES.has(size)) {
            this.#hooks.idText(this.#tags.labelOf(field), start + 4, size - 5);
          }
          break;
        case TYPE.enum:
          skipString(cursor);
          break;
        case TYPE.byte:
          if (size === 1) cursor.at = end;
          else skipString(cursor);
          break;
        case TYPE.text:
          readText(cursor, this.version);
          break;
        default:
          this.#composite(type, binary, this.#tags.labelOf(field), owner);
      }
      if (isCut || cursor.at !== end + this.drift - drift)
        throw cursor.error('TRAILING', `the end of ${size} bytes`, `${end - cursor.at} more`);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      // Nodes made of intact parts keep their references.
      if (!this.#hooks) this.#sink.dropLinks(links);
      this.#opaque = isCut ? this.#opaque : opaque + size;
      this.#depth = depth;
      this.drift = drift;
      const label = this.#tags.labelOf(field);
      if (this.#hooks) this.#hooks.fault(error, label);
      else reportError(this.#sink, error, this.#node, { path: label.path });
    }
    this.#open--;
    const moved = this.drift - drift;
    // The outermost value is in the file itself, which ends where it does.
    const outerEnd = this.#open > 0 ? this.#inFile(outer + moved) : outer;
    cursor.leave(outerEnd, Math.min(end + moved, outerEnd));
  }

  #composite(type: ScanType<V>, binary: Binary, field: LabelNode, owner: TextId): void {
    const cursor = this.cursor;
    switch (type.code) {
      case TYPE.softObject:
        this.softReference(field);
        return;
      case TYPE.struct:
        if (!this.#keptUnknown(type.struct, binary)) {
          this.#struct(type.struct ?? this.#tags.classicStruct(), binary, field);
        }
        // Item states migrated from Update 8 may have one empty reference too many.
        if (this.#game.spareReference && cursor.left === 4 && cursor.view.getInt32(cursor.at, true) === 0)
          cursor.take(4);
        return;
      case TYPE.array:
        this.#array(type, binary, field, owner);
        return;
      case TYPE.set: {
        if (this.#hooks && isUnnamedStruct(type.inner)) {
          this.#hooks.structs(cursor.count(1, 'removed elements'), field);
          this.#hooks.structs(cursor.count(1, 'elements'), field);
          return;
        }
        const inner = this.#innerType(type.inner, 'element', owner, field);
        const label = field.named('[]');
        this.#elements(inner, cursor.count(1, 'removed elements'), 'by name', label);
        this.#elements(inner, cursor.count(1, 'elements'), 'by name', label);
        return;
      }
      case TYPE.map: {
        if (this.#hooks) {
          this.#hooks.map(type, binary === 'by name' ? null : binary === 'yes', field);
          return;
        }
        const key = this.#innerType(type.inner, 'key', owner, field);
        const value = this.#innerType(type.value, 'value', owner, field);
        const keys = field.named('[].key');
        const values = field.named('[].value');
        this.#elements(key, cursor.count(1, 'removed keys'), 'by name', keys);
        const pairs = cursor.count(2, 'pairs');
        for (let i = 0; i < pairs; i++) {
          this.#elements(key, 1, 'by name', keys);
          this.#elements(value, 1, 'by name', values);
        }
        return;
      }
      default:
        if (!this.#game.moreTypes || !this.#other(type, binary, field)) {
          throw cursor.error('VALUE', 'a property type that is known', 'another');
        }
    }
  }

  #array(type: ScanType<V>, binary: Binary, field: LabelNode, owner: TextId): void {
    const cursor = this.cursor;
    let inner = type.inner;
    if (inner === null) throw cursor.error('VALUE', 'the type of the elements', 'none');
    const count = cursor.count(0, 'elements');
    if (isUnnamedStruct(inner)) {
      if (!this.version.innerTags && this.#hooks) {
        this.#hooks.structs(count, field);
        return;
      }
      inner = this.#tags.innerTag();
    }
    if (inner.code === TYPE.byte && count !== cursor.left) {
      // Enum values are stored by name.
      for (let i = 0; i < count; i++) skipString(cursor);
      return;
    }
    if (this.#hooks && inner.code === TYPE.byte) {
      this.#hooks.bytes(count, field, owner);
      return;
    }
    if (this.#hooks && inner.struct !== null && isList(inner.struct, binary)) {
      checkElementCount(cursor, count, LEAST_LIST);
      this.#hooks.lists(inner.struct.name, count, field);
      return;
    }
    this.#elements(inner, count, binary, field.named('[]'));
  }

  /** Whether the rest of the value is binary data of unknown layout that is left to hooks. */
  #keptUnknown(struct: ScanStruct<V> | null, binary: Binary): boolean {
    if (this.#hooks === null || binary !== 'yes' || struct === null || struct.binary !== null) return false;
    const { left } = this.cursor;
    this.cursor.take(left);
    this.#opaque += left;
    this.#hooks.unknownStruct(struct.name, left);
    return true;
  }

  /** A value of one of the rare types; false for an unknown type. */
  #other(type: ScanType<V>, binary: Binary, field: LabelNode): boolean {
    const name = this.#tags.otherTypeName();
    if (name === OPTIONAL && type.inner !== null) {
      if (this.cursor.bool32()) this.#elements(type.inner, 1, binary, field);
      return true;
    }
    const reference = (): null => {
      this.reference(field);
      return null;
    };
    return readMore(name, this.cursor, reference) !== undefined;
  }

  /** `count` values of one type, for hooks. */
  values(type: ScanType<V>, count: number, isNative: boolean | null, label: LabelNode): void {
    this.#elements(type, count, isNative === null ? 'by name' : isNative ? 'yes' : 'no', label);
  }

  /** `count` values of one type. */
  #elements(type: ScanType<V>, count: number, binary: Binary, label: LabelNode): void {
    const cursor = this.cursor;
    if (count === 0) return;
    const fixed = ELEMENT_SIZE[type.code]!;
    if (fixed >= 0) {
      cursor.take(count * fixed);
      return;
    }
    switch (type.code) {
      case TYPE.struct:
        // Elements of unknown size cannot be separated: all are kept as bytes.
        if (this.#keptUnknown(type.struct, binary)) return;
        for (let i = 0; i < count; i++) this.#struct(type.struct, binary, label);
        return;
      case TYPE.object:
      case TYPE.interface:
        checkElementCount(cursor, count, 2 * LEAST_ELEMENT);
        for (let i = 0; i < count; i++) this.reference(label);
        return;
      case TYPE.softObject:
        checkElementCount(cursor, count, 2 * LEAST_ELEMENT);
        for (let i = 0; i < count; i++) this.softReference(label);
        return;
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        checkElementCount(cursor, count, LEAST_ELEMENT);
        for (let i = 0; i < count; i++) skipString(cursor);
        return;
      case TYPE.text:
        checkElementCount(cursor, count, LEAST_ELEMENT);
        for (let i = 0; i < count; i++) readText(cursor, this.version);
        return;
      default:
        throw cursor.error('VALUE', 'an element type that is known', 'another');
    }
  }

  #struct(struct: ScanStruct<V> | null, binary: Binary, label: LabelNode): void {
    const cursor = this.cursor;
    if (struct === null) throw cursor.error('VALUE', 'the name of a struct', 'none');
    const { name, binary: layout } = struct;
    if (isList(struct, binary)) {
      this.#list(label, name);
    } else if (layout === null) {
      throw cursor.error('VALUE', 'a binary struct that is known', this.#sink.texts.text(name));
    } else if (layout.bytes) {
      const at = cursor.take(layout.bytes[this.version.doubles ? 1 : 0]);
      if (layout.isId && this.#hooks) this.#hooks.guid(label, at);
      else if (layout.isPoint && this.#hooks) this.#hooks.point(label, at);
    } else {
      this.#native.run(label, layout.read);
    }
  }

  /** Type of the keys, values or elements of a map or set: classic tags don't name structs there. */
  #innerType(type: ScanType<V> | null, role: ContainerRole, owner: TextId, field: LabelNode): ScanType<V> {
    if (type === null) throw this.cursor.error('VALUE', `the type of the ${role}s`, 'none');
    if (type.code !== TYPE.struct || type.struct !== null) return type;
    return this.types.structInContainer(role, owner, field);
  }
}

function isList(struct: ScanStruct<never>, binary: Binary): boolean {
  return binary === 'no' || (struct.binary === null && binary === 'by name');
}
