// Reads the property tags of a list while a save is loaded: values that cannot hold references are skipped by
// their size, types become numbers, and names are not made into strings. decode/tags.ts reads the same tags
// for values. Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ScanHooks } from '../hooks.ts';
import type { LabelNode } from '../labels.ts';
import { characterBytes, internString, readString, skipString } from '../texts/fstring.ts';
import {
  ARRAYS,
  CODE_COUNT,
  MAPS,
  type ScanStruct,
  type ScanType,
  SETS,
  SIMPLE,
} from '../types/scan-types.ts';
import {
  BINARY,
  HAS_EXTENSIONS,
  HAS_GUID,
  HAS_INDEX,
  NONE_LENGTH,
  NONE_WORD,
  SKIPPED,
} from '../types/tag-codes.ts';
import { skipExtensions } from '../types/tag-extensions.ts';
import { skipTypeTree } from '../types/type-tree.ts';
import { FIXED_SIZE, TYPE, type TypeCode, typeAt } from '../types/types.ts';
import { type Binary, type KnownTag, KnownTags, type TagField } from './known-tags.ts';
import type { ScanTypeCache } from './scan-type-cache.ts';

/** Names of blueprints' members are longer than this: they end in a number and 32 digits. */
const LONG_NAME = 36;

/** Most tags that are remembered per file; further ones are read each time. */
const MOST_KNOWN_TAGS = 20_000;

export class ScanTags<V extends EngineFacts> {
  readonly #cursor: Cursor;
  readonly #view: DataView;
  readonly #sink: GraphSink;
  readonly #types: ScanTypeCache<V>;
  readonly #hooks: ScanHooks<V> | null;
  /** Where the bytes end. */
  readonly end: number;
  /** Version of the body that is read. */
  version: V;
  /** Type of the current value, until the next tag is read. */
  type: ScanType<V> = SIMPLE[TYPE.unknown]!;
  size = 0;
  binary: Binary = 'by name';
  field!: TagField;
  /** Offset of the size in the last tag. */
  #sizeAt = 0;
  /** Offset and length of the struct's name in the last classic tag. */
  #structAt = 0;
  #structLength = 0;
  /** Offset of the last type name that has no number. */
  #otherAt = 0;
  /** Tags of the lists below each label; used if hooks make values in lists worth reading. */
  readonly #known = new Map<LabelNode, KnownTags<V>>();
  #knownTags = 0;

  constructor(
    cursor: Cursor,
    sink: GraphSink,
    types: ScanTypeCache<V>,
    version: V,
    hooks: ScanHooks<V> | null,
  ) {
    this.#cursor = cursor;
    this.#view = cursor.view;
    this.#sink = sink;
    this.#types = types;
    this.version = version;
    this.#hooks = hooks;
    this.end = cursor.end;
  }

  /** The remembered tags of the lists below a label. */
  knownBelow(label: LabelNode): KnownTags<V> {
    let known = this.#known.get(label);
    if (known === undefined) {
      known = new KnownTags();
      this.#known.set(label, known);
    }
    return known;
  }

  /** Moves the cursor to the next value that has to be read; false at the end of the list. */
  next(label: LabelNode, known: KnownTags<V> | null, isTyped: boolean): boolean {
    const cursor = this.#cursor;
    for (;;) {
      const { at } = cursor;
      if (known === null || !this.#knownTag(known)) {
        const isTag =
          this.#hooks === null ? this.#newTag(label, known, isTyped) : this.#tryTag(label, known, isTyped);
        if (isTag === null) continue;
        if (!isTag) return false;
      }
      const { size } = this;
      if (FIXED_SIZE[this.type.code] === size) cursor.take(size);
      else if (size >= 0 && size <= cursor.left) return true;
      else if (size >= 0 && this.isCutAt(cursor.end)) return true;
      else {
        const error = cursor.error('SHORT', `${size} bytes of a property`, `${cursor.left} left`);
        if (this.#realign(at, known, error) === 'end') return false;
      }
    }
  }

  /** Reads a tag; false at the end of the list, null when it is read elsewhere. */
  #tryTag(label: LabelNode, known: KnownTags<V> | null, isTyped: boolean): boolean | null {
    const { at } = this.#cursor;
    try {
      return this.#newTag(label, known, isTyped);
    } catch (error) {
      return this.#realign(at, known, error) === 'end' ? false : null;
    }
  }

  /** Moves to where a list goes on whose tag at `at` cannot be read. @throws the error if that is not known */
  #realign(at: number, known: KnownTags<V> | null, error: unknown): 'tag' | 'end' {
    const found = error instanceof FormatError ? this.#hooks?.realign(at, known?.all ?? null, error) : null;
    if (found) return found;
    throw error;
  }

  /** Reads a tag; false at the end of the list. */
  #newTag(label: LabelNode, known: KnownTags<V> | null, isTyped: boolean): boolean {
    const cursor = this.#cursor;
    const { at } = cursor;
    const isTag = this.#hooks === null || this.#hooks.isTag(at);
    const nameLength = cursor.i32();
    const nameAt = cursor.take(characterBytes(nameLength));
    if (nameLength === NONE_LENGTH && this.#view.getInt32(nameAt, true) === NONE_WORD) return false;
    if (nameLength > LONG_NAME && this.#hooks) this.#hooks.longName(nameAt, nameLength - 1);
    if (isTyped) this.#typedTag();
    else this.#classicTag(known !== null);
    if (!isTag) throw cursor.error('VALUE', 'a property tag', 'something else', at);
    this.#setField(known, at, label, nameLength);
    return true;
  }

  /** Whether a value that ends at `end` may be cut: the bytes themselves end there. */
  isCutAt(end: number): boolean {
    return this.#hooks !== null && end === this.end;
  }

  /** The label of a field, made when first needed. */
  labelOf(field: TagField): LabelNode {
    const { parent, nameAt, nameLength } = field;
    field.label ??= parent.field(this.#text(nameAt, nameLength), this.#sink);
    return field.label;
  }

  /** The struct that the last classic tag named, null for none. */
  classicStruct(): ScanStruct<V> | null {
    return this.#structLength > 0 ? this.#structType().struct : null;
  }

  /**
   * The type of the elements of a classic array of structs, from the inner tag that precedes them. Moves the
   * cursor past it.
   * @throws FormatError VALUE if its size is not that of the rest
   */
  innerTag(): ScanType<V> {
    const cursor = this.#cursor;
    skipString(cursor);
    skipString(cursor);
    const size = cursor.i32();
    cursor.take(4);
    this.#structName();
    const type = this.#structType();
    if (this.version.structGuids) cursor.take(16);
    this.#propertyGuid();
    if (size !== cursor.left && !(size > cursor.left && this.isCutAt(cursor.end))) {
      throw cursor.error('VALUE', `${cursor.left} bytes of elements`, String(size));
    }
    return type;
  }

  /** The last type name that has no number. */
  otherTypeName(): string {
    const cursor = this.#cursor;
    const { at } = cursor;
    cursor.at = this.#otherAt;
    const name = readString(cursor);
    cursor.at = at;
    return name;
  }

  /** Notes a struct's name at the cursor; its type is made only where it is needed. */
  #structName(): void {
    this.#structLength = this.#cursor.i32();
    this.#structAt = this.#cursor.take(this.#structLength);
  }

  #structType(): ScanType<V> {
    return this.#types.structNamed(
      this.#sink.texts.intern(this.#structAt, Math.max(this.#structLength - 1, 0)),
    );
  }

  /** Reads a property whose tag is among the known ones; false when it isn't. */
  #knownTag(known: KnownTags<V>): boolean {
    const cursor = this.#cursor;
    const tag = known.find(this.#view, cursor.at, cursor.end);
    if (tag === null) return false;
    this.size = this.#view.getInt32(cursor.at + tag.head, true);
    this.type = tag.type;
    this.binary = tag.binary;
    this.field = tag;
    cursor.at += tag.head + 4 + tag.tail;
    // The struct is part of the type; forget the name from the last tag that was read.
    this.#structLength = 0;
    return true;
  }

  /**
   * Reads the rest of a classic tag, after its name. `namesStructs`: resolve the struct right away instead of
   * when it is needed.
   */
  #classicTag(namesStructs: boolean): void {
    const cursor = this.#cursor;
    const code = this.#typeCode();
    this.#sizeAt = cursor.at;
    this.size = cursor.i32();
    // Index in a static array.
    cursor.take(4);
    let type: ScanType<V> = SIMPLE[code]!;
    switch (code) {
      case TYPE.struct:
        this.#structName();
        if (this.version.structGuids) cursor.take(16);
        if (namesStructs && this.#structLength > 0) type = this.#structType();
        break;
      case TYPE.bool:
        cursor.take(1);
        break;
      case TYPE.byte:
      case TYPE.enum:
        skipString(cursor);
        break;
      case TYPE.array:
        type = ARRAYS[this.#typeCode()]!;
        break;
      case TYPE.set:
        type = SETS[this.#typeCode()]!;
        break;
      case TYPE.map: {
        const key = this.#typeCode();
        type = MAPS[key * CODE_COUNT + this.#typeCode()]!;
        break;
      }
    }
    this.#propertyGuid();
    this.type = type;
    this.binary = 'by name';
  }

  /** Reads the rest of a tag with a complete type name. */
  #typedTag(): void {
    const cursor = this.#cursor;
    const typeAt = cursor.at;
    const named = this.#typeTree();
    this.#sizeAt = cursor.at;
    this.size = cursor.i32();
    const flags = cursor.u8();
    if (flags & HAS_INDEX) cursor.take(4);
    if (flags & HAS_GUID) cursor.take(16);
    const isUsual = flags & HAS_EXTENSIONS ? skipExtensions(cursor, this.size) : true;
    this.type = isUsual && (flags & SKIPPED) === 0 ? named : SIMPLE[this.#codeOf(TYPE.unknown, typeAt + 4)]!;
    this.binary = flags & BINARY ? 'yes' : 'no';
    // This tag may name no struct: forget the name from a classic tag before it.
    this.#structLength = 0;
  }

  #propertyGuid(): void {
    if (this.version.propertyGuids && this.#cursor.u8() !== 0) this.#cursor.take(16);
  }

  /** Sets the field of the last tag, whose bytes begin at `at` and end at the cursor. */
  #setField(known: KnownTags<V> | null, at: number, parent: LabelNode, nameLength: number): void {
    const { type, binary } = this;
    const isKept = known !== null && !known.isFull && this.#knownTags < MOST_KNOWN_TAGS && isByNumber(type);
    // One literal for all: spreading one into another would give each tag a shape of its own.
    const tag: KnownTag<V> = {
      parent,
      nameAt: at + 4,
      nameLength,
      label: null,
      at,
      head: this.#sizeAt - at,
      tail: this.#cursor.at - this.#sizeAt - 4,
      type,
      binary,
    };
    this.field = tag;
    if (!isKept) return;
    this.#knownTags++;
    known.add(tag);
  }

  /** The type named by the FString at the cursor. */
  #typeCode(): TypeCode {
    const length = this.#cursor.i32();
    const at = this.#cursor.take(characterBytes(length));
    return this.#codeOf(length < 0 ? TYPE.unknown : typeAt(this.#view, at, length), at);
  }

  /** Returns a type's code; notes where the name is if it has none. */
  #codeOf(code: TypeCode, at: number): TypeCode {
    if (code === TYPE.unknown) this.#otherAt = at - 4;
    return code;
  }

  #typeTree(): ScanType<V> {
    const cursor = this.#cursor;
    const start = cursor.at;
    const length = cursor.i32();
    const at = cursor.take(length);
    if (cursor.i32() === 0) return SIMPLE[this.#codeOf(typeAt(this.#view, at, length), at)]!;
    cursor.at = start;
    skipTypeTree(cursor);
    this.#otherAt = start;
    return this.#types.tree(start, cursor.at);
  }

  /** The name of a tag whose characters are at `at`. */
  #text(at: number, length: number): TextId {
    if (length > 0) return this.#sink.texts.intern(at, length - 1);
    const cursor = this.#cursor;
    const back = cursor.at;
    cursor.at = at - 4;
    const text = internString(cursor, this.#sink.texts);
    cursor.at = back;
    return text;
  }
}

/** Whether the type, with all types in it, has a number. */
function isByNumber({ code, inner, value }: ScanType<never>): boolean {
  return (
    code !== TYPE.unknown && (inner === null || isByNumber(inner)) && (value === null || isByNumber(value))
  );
}
