// Finds the texts in objects' properties (strings, names, enum values, ids) with their property paths: this is what
// full-text search covers. Reads values by their grammar for texts alone; an object that a decoder may show in another
// form, because of damage, credentials or accounts, is left to it.

import type { Cursor } from '../../../bytes/cursor.ts';
import { tryRead } from '../../../bytes/format-error.ts';
import { isSameRange } from '../../../bytes/same-range.ts';
import { decodeUtf8, decodeUtf16 } from '../../../bytes/text.ts';
import type { FoundTexts, ShowBytes, TextScan } from '../../../graph/column-reader.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { isSecretName } from '../../../graph/secret-names.ts';
import type { Value } from '../../../graph/values.ts';
import { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct } from '../game.ts';
import type { DecodeHooks } from '../hooks.ts';
import type { NativeVisit } from '../native/native-visit.ts';
import type { KnownTags } from '../tags/known-tags.ts';
import { readString, skipString, takeString } from '../texts/fstring.ts';
import { MOST_LIST_DEPTH } from '../types/tag-codes.ts';
import { ELEMENT_SIZE, TYPE, type TypeCode, type ValueType } from '../types/types.ts';
import { type Binary, ValueReader } from '../values/value-reader.ts';
import type { PropertyRows } from './property-rows.ts';
import { TagMemory } from './tag-memory.ts';

/** Longer paths may be cut where labels are made. */
const MOST_PATH = 300;
/** The upper 16 bits of the numbers that ids of accounts are, as integers and as doubles. */
const ACCOUNT_BITS = new Set([0x010f, 0x0110, 0x4370, 0x4371]);

/** By type: 1 if its values are skipped by the sizes in their tags. */
const SKIPPED = new Uint8Array(ELEMENT_SIZE.length);
for (const code of [TYPE.bool, TYPE.object, TYPE.interface, TYPE.softObject]) SKIPPED[code] = 1;

interface TextRules<V extends EngineFacts> {
  /** Called before a row with a property list is read. */
  enter?(row: NodeId): void;
  className(row: NodeId): string;
  /**
   * Reads what is behind the property list of a row, or what a row without one has.
   * @throws FormatError
   */
  rest(row: NodeId, scan: PropertyTextScan<V>, hasList: boolean): void;
}

/** A property path without positions. */
interface Field {
  readonly number: number;
  readonly name: string;
  readonly path: string;
  readonly isSecret: boolean;
  /** Of the keys of a map. */
  readonly isKey: boolean;
}

export class PropertyTextScan<V extends EngineFacts>
  extends ValueReader<V, LabelNode>
  implements NativeVisit<V>, TextScan
{
  version!: V;
  readonly root = new LabelNode('PROPERTY', '', { left: Number.POSITIVE_INFINITY, other: null });
  readonly #rows: PropertyRows<V>;
  readonly #rules: TextRules<V>;
  readonly #sink: FoundTexts;
  readonly #hooks: DecodeHooks<LabelNode> | null;
  /** The tags of lists, by class of a node or by field. */
  readonly #ofClasses = new TagMemory();
  readonly #ofFields = new TagMemory();
  readonly #classNames: string[] = [];
  readonly #fields: Field[] = [];
  readonly #byLabel = new Map<LabelNode, Field>();
  #depth = 0;
  /** Where the last value without a tag is. */
  #last: LabelNode | null = null;
  #lastAt = 0;
  #lastEnd = 0;

  constructor(
    cursor: Cursor,
    rows: PropertyRows<V>,
    rules: TextRules<V>,
    sink: FoundTexts,
    hooks: DecodeHooks<LabelNode> | null = null,
  ) {
    super(cursor, rows.game, hooks, false);
    this.#rows = rows;
    this.#rules = rules;
    this.#sink = sink;
    this.#hooks = hooks;
  }

  path(field: number): string {
    return this.#fields[field]!.path;
  }

  read(node: NodeId): boolean {
    this.#depth = 0;
    this.#last = null;
    return tryRead(() => this.#node(node), false);
  }

  #node(node: NodeId): true {
    const rows = this.#rows;
    const hasList = node < rows.count && rows.enter(this.cursor, node);
    if (hasList) {
      this.version = rows.version(node);
      const classId = rows.graph.nodes.class[node]!;
      this.#classNames[classId] ??= this.#rules.className(node);
      this.#rules.enter?.(node);
      this.#list(this.root, this.#classNames[classId], this.#ofClasses.of(this.version, classId));
    }
    this.#rules.rest(node, this, hasList);
    return true;
  }

  takeText(label: LabelNode, value: Value): void {
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return;
    const { number, isKey } = this.#seen(label);
    // What a map has under such a key is withheld.
    if (isKey && typeof value === 'string' && isSecretName(value)) this.refuse('no credential');
    this.#sink.value(number, value);
  }

  takeBytes(label: LabelNode, at: number, size: number, show: ShowBytes): void {
    this.#sink.text(this.#seen(label).number, at, size, show);
  }

  string(label: LabelNode): null {
    const { cursor } = this;
    const { number, isKey } = this.#seen(label);
    if (isKey) {
      this.takeText(label, readString(cursor));
      return null;
    }
    const at = cursor.at + 4;
    const size = takeString(cursor);
    if (size > 0) this.#sink.text(number, at, size, decodeUtf8);
    else if (size < 0) this.#sink.text(number, at, -size, decodeUtf16);
    return null;
  }

  /** Many elements equal the one before, such as empty slots: those hold the same texts. */
  override item(type: ValueType, binary: Binary, label: LabelNode): null {
    const { cursor } = this;
    const { at, view } = cursor;
    const size = this.#lastEnd - this.#lastAt;
    const isNext = this.#last === label && this.#lastEnd === at && size <= cursor.left;
    if (isNext && isSameRange(view, this.#lastAt, view, at, size)) cursor.skip(size);
    else this.takeText(label, super.item(type, binary, label));
    this.#last = label;
    this.#lastAt = at;
    this.#lastEnd = cursor.at;
    return null;
  }

  override items(type: ValueType, count: number, binary: Binary, label: LabelNode): Value {
    const size = this.#textlessSize(type, binary);
    if (size >= 0) this.cursor.skip(count * size);
    else if (ELEMENT_SIZE[type.code]! < 0) return super.items(type, count, binary, label);
    else for (let left = count; left > 0; left--) this.number(type.code);
    return null;
  }

  /** Bytes of a value of fixed size without texts; -1 for any other. */
  #textlessSize({ code, struct }: ValueType, binary: Binary): number {
    if (code !== TYPE.struct) return ELEMENT_SIZE[code] === 8 ? -1 : ELEMENT_SIZE[code]!;
    if (struct === undefined || binary === false) return -1;
    const layout = this.game.structs.get(struct);
    return layout?.bytes && !layout.hasTexts ? layout.bytes[this.version.doubles ? 1 : 0] : -1;
  }

  /** The node has to be decoded. */
  refuse(expected: string): never {
    throw this.cursor.error('VALUE', expected, 'something else');
  }

  list(label: LabelNode): null {
    return this.fields('', label);
  }

  reference(): null {
    return this.#skipStrings(this.game.references === 'disc' ? 2 : 1);
  }

  softReference(): null {
    return this.#skipStrings(this.version.softParts);
  }

  guid(label: LabelNode, at: number): void {
    const { view } = this.cursor;
    const word = (index: number): number => view.getInt32(at + index * 4, true);
    this.#sink.id(this.#seen(label).number, word(0), word(1), word(2), word(3));
  }

  part(label: LabelNode, part: string): LabelNode {
    return label.named(part);
  }

  labelOf(label: LabelNode): LabelNode {
    return label;
  }

  nameOf(label: LabelNode): string {
    return this.#field(label).name;
  }

  protected fields(struct: string, label: LabelNode): null {
    if (++this.#depth > MOST_LIST_DEPTH) this.refuse('structs nested less deep');
    this.#list(label, struct, this.#ofFields.of(this.version, this.#field(label).number));
    this.#depth--;
    return null;
  }

  #list(label: LabelNode, owner: string, known: KnownTags): void {
    const { cursor, version } = this;
    for (;;) {
      // A fault that the load found: a tag that can be read may be wrong all the same.
      if (this.#hooks?.goesOnAt(cursor.at) !== undefined) this.refuse('no fault');
      const tag = known.next(cursor, version);
      if (tag === null) return;
      const at = cursor.take(known.size);
      const next = cursor.at;
      const { type } = tag;
      if (SKIPPED[type.code] === 1 || this.#textlessSize(type, type.binary) === known.size) continue;
      const outer = cursor.enter(next, at);
      const below = label.named(tag.name);
      if (below === label || this.#field(below, tag.name).isSecret) this.refuse('no credential');
      this.tagged(type, owner, below);
      if (cursor.at !== next) this.refuse('the end of a value');
      cursor.leave(outer, next);
    }
  }

  /** Removed elements are not shown. */
  protected override tagged(type: ValueType, owner: string, label: LabelNode): Value {
    const { left, at, view } = this.cursor;
    const hasRemoved = (type.code === TYPE.set || type.code === TYPE.map) && left >= 4;
    if (hasRemoved && view.getInt32(at, true) !== 0) this.refuse('no removed elements');
    return super.tagged(type, owner, label);
  }

  protected number(code: TypeCode): null {
    const size = ELEMENT_SIZE[code]!;
    const at = this.cursor.take(size);
    if (size === 8 && ACCOUNT_BITS.has(this.cursor.view.getUint16(at + 6, true))) this.refuse('no account');
    return null;
  }

  protected native(layout: NativeStruct<V>, label: LabelNode): Value {
    return layout.value(this, label);
  }

  protected elements(type: ValueType, count: number, binary: Binary, label: LabelNode): Value {
    return this.#hooks?.elements(type, count) ?? this.items(type, count, binary, label.named('[]'));
  }

  #seen(label: LabelNode): Field {
    const field = this.#field(label);
    if (field.isSecret) this.refuse('no credential');
    return field;
  }

  #field(label: LabelNode, name = ''): Field {
    let field = this.#byLabel.get(label);
    if (field === undefined) {
      const { path } = label;
      const isSecret = path.length > MOST_PATH || path.split(/[.[\]]+/).some(isSecretName);
      field = { number: this.#fields.length, name, path, isSecret, isKey: path.endsWith('[].key') };
      this.#fields.push(field);
      this.#byLabel.set(label, field);
    }
    return field;
  }

  #skipStrings(count: number): null {
    for (let left = count; left > 0; left--) skipString(this.cursor);
    return null;
  }
}
