// Tags in front of the properties of a list, as the scan of a load reads them: what need not be looked at is passed by its size,
// types become numbers, names stay where they stand. decode/tags.ts reads the same tags for values.
// Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ScanHooks } from '../hooks.ts';
import type { LabelNode } from '../labels.ts';
import { bytesOf, internString, readString, skipString } from '../texts/fstring.ts';
import {
  ARRAYS,
  CODE_COUNT,
  MAPS,
  type ScanStruct,
  type ScanType,
  SETS,
  SIMPLE,
} from '../types/scan-types.ts';
import { BINARY, HAS_GUID, HAS_INDEX, NONE_LENGTH, NONE_WORD, UNREAD } from '../types/tag-codes.ts';
import { skipTypeTree } from '../types/type-tree.ts';
import { FIXED_SIZE, TYPE, type TypeCode, typeAt } from '../types/types.ts';
import { type Binary, KnownTags, type TagField } from './known-tags.ts';
import type { KnownTypes } from './known-types.ts';

/** Names of members of blueprints are longer: they end in a number and 32 digits. */
const LONG_NAME = 36;

/** Tags that one file may have remembered: what comes behind is read, not recognised. */
const MOST_KNOWN_TAGS = 20_000;

export class ScanTags<V extends EngineFacts> {
  readonly #cursor: Cursor;
  readonly #view: DataView;
  readonly #sink: GraphSink;
  readonly #types: KnownTypes<V>;
  readonly #hooks: ScanHooks<V> | null;
  /** Of what is read. */
  version: V;
  /** Of the value that comes next, until the next tag is read. */
  type: ScanType<V> = SIMPLE[TYPE.unknown]!;
  size = 0;
  binary: Binary = 'by name';
  field!: TagField;
  /** Where the size stands in the tag just read. */
  #sizeAt = 0;
  /** Name of the struct in the classic tag just read. */
  #structAt = 0;
  #structLength = 0;
  /** Where the last type name stands that is none of those by number. */
  #otherAt = 0;
  /** Tags of lists below each label, where hooks make what is in lists worth remembering. */
  readonly #known = new Map<LabelNode, KnownTags<V>>();
  #knownTags = 0;

  constructor(cursor: Cursor, sink: GraphSink, types: KnownTypes<V>, version: V, hooks: ScanHooks<V> | null) {
    this.#cursor = cursor;
    this.#view = cursor.view;
    this.#sink = sink;
    this.#types = types;
    this.version = version;
    this.#hooks = hooks;
  }

  /** Where the tags of lists below a label are remembered. */
  knownBelow(label: LabelNode): KnownTags<V> {
    let known = this.#known.get(label);
    if (known === undefined) {
      known = new KnownTags();
      this.#known.set(label, known);
    }
    return known;
  }

  /** Goes to the next value that must be looked at, which then begins at the cursor; false at the end of the list. */
  next(label: LabelNode, known: KnownTags<V> | null, isTyped: boolean): boolean {
    const cursor = this.#cursor;
    for (;;) {
      let code: TypeCode;
      if (known !== null && this.#knownTag(known)) code = this.type.code;
      else {
        const { at } = cursor;
        const nameLength = cursor.i32();
        const nameAt = cursor.take(bytesOf(nameLength));
        if (nameLength === NONE_LENGTH && this.#view.getInt32(nameAt, true) === NONE_WORD) return false;
        if (nameLength > LONG_NAME && this.#hooks) this.#hooks.longName(nameAt, nameLength - 1);
        code = isTyped ? this.#typedTag() : this.#classicTag(known !== null);
        this.#setField(known, at, label, nameLength);
      }
      if (FIXED_SIZE[code] !== this.size) return true;
      cursor.take(this.size);
    }
  }

  /** The label of a field, made when it is first needed. */
  labelOf(field: TagField): LabelNode {
    const { parent, nameAt, nameLength } = field;
    field.label ??= parent.field(this.#text(nameAt, nameLength), this.#sink);
    return field.label;
  }

  /** The struct that the classic tag just read names; null where it names none. */
  classicStruct(): ScanStruct<V> | null {
    return this.#structLength > 0 ? this.#structType().struct : null;
  }

  /**
   * The type of the elements of a classic array of structs, from one more tag in front of them all. Leaves the cursor behind it.
   * @throws FormatError VALUE where its size is not that of what is left
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
    if (size !== cursor.left) {
      throw cursor.error('VALUE', `${cursor.left} bytes of elements`, String(size));
    }
    return type;
  }

  /** The last type name that is none of those by number. */
  otherTypeName(): string {
    const cursor = this.#cursor;
    const { at } = cursor;
    cursor.at = this.#otherAt;
    const name = readString(cursor);
    cursor.at = at;
    return name;
  }

  /** The name of a struct, at the cursor: a type is made of it only where one is needed. */
  #structName(): void {
    this.#structLength = this.#cursor.i32();
    this.#structAt = this.#cursor.take(this.#structLength);
  }

  #structType(): ScanType<V> {
    return this.#types.structNamed(
      this.#sink.texts.intern(this.#structAt, Math.max(this.#structLength - 1, 0)),
    );
  }

  /** A property whose tag stood in such a list before; false when it is another. */
  #knownTag(known: KnownTags<V>): boolean {
    const cursor = this.#cursor;
    const tag = known.find(this.#view, cursor.at, cursor.end);
    if (tag === null) return false;
    this.size = this.#view.getInt32(cursor.at + tag.head, true);
    this.type = tag.type;
    this.binary = tag.binary;
    this.field = tag;
    cursor.at += tag.head + 4 + tag.tail;
    // The struct is that of the type, whatever the last tag that was read named.
    this.#structLength = 0;
    return true;
  }

  /**
   * What follows the name in a tag with a type name and what else that type needs. `namesStructs`: whether the type is to name
   * its struct, which otherwise waits until it is needed.
   */
  #classicTag(namesStructs: boolean): TypeCode {
    const cursor = this.#cursor;
    const code = this.#typeCode();
    this.#sizeAt = cursor.at;
    this.size = cursor.i32();
    // The index in a static array.
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
    return code;
  }

  /** The same of a tag with a complete type name. */
  #typedTag(): TypeCode {
    const cursor = this.#cursor;
    const named = this.#typeTree();
    this.#sizeAt = cursor.at;
    this.size = cursor.i32();
    const flags = cursor.u8();
    if (flags & HAS_INDEX) cursor.take(4);
    if (flags & HAS_GUID) cursor.take(16);
    this.type = flags & UNREAD ? SIMPLE[TYPE.unknown]! : named;
    this.binary = flags & BINARY ? 'yes' : 'no';
    // A struct that this tag does not name has no name, whatever an older body's tag said last.
    this.#structLength = 0;
    return named.code;
  }

  #propertyGuid(): void {
    if (this.version.propertyGuids && this.#cursor.u8() !== 0) this.#cursor.take(16);
  }

  /** The field of the tag just read, whose bytes begin at `at` and end at the cursor. */
  #setField(known: KnownTags<V> | null, at: number, parent: LabelNode, nameLength: number): void {
    const { type, binary } = this;
    const field = { parent, nameAt: at + 4, nameLength, label: null };
    this.field = field;
    const isKept = known !== null && !known.isFull && this.#knownTags < MOST_KNOWN_TAGS && isByNumber(type);
    if (!isKept) return;
    this.#knownTags++;
    const tag = {
      ...field,
      at,
      head: this.#sizeAt - at,
      tail: this.#cursor.at - this.#sizeAt - 4,
      type,
      binary,
    };
    known.add(tag);
    this.field = tag;
  }

  /** The type that the FString at the cursor names. */
  #typeCode(): TypeCode {
    const length = this.#cursor.i32();
    const at = this.#cursor.take(bytesOf(length));
    return this.#codeOf(length < 0 ? TYPE.unknown : typeAt(this.#view, at, length), at);
  }

  /** A type's code; of one that is none of these, where its name stands. */
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
    return this.#types.tree(start, cursor.at);
  }

  /** The name of a tag, whose characters stand at `at`. */
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

/** Whether the type is one of those by number, through and through. */
function isByNumber({ code, inner, value }: ScanType<never>): boolean {
  return (
    code !== TYPE.unknown && (inner === null || isByNumber(inner)) && (value === null || isByNumber(value))
  );
}
