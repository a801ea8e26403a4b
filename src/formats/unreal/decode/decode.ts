// Decodes property lists when a query asks for them. A value that does not fit its size is shown as opaque
// bytes; the load has already recorded the issue. Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { getOrCreate, memoize } from '../../../graph/made-once.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct, UnrealGame } from '../game.ts';
import type { DecodeHooks } from '../hooks.ts';
import type { NativeLayout, NativeVisit } from '../native/native-visit.ts';
import { KnownTags } from '../tags/known-tags.ts';
import { readInnerTag, readTag, type Tag } from '../tags/tags.ts';
import { readString } from '../texts/fstring.ts';
import { NULL_PATHS, softPath } from '../texts/soft-path.ts';
import { MOST_LIST_DEPTH } from '../types/tag-codes.ts';
import { isUnnamedStruct, showType, TYPE, type TypeCode, type ValueType } from '../types/types.ts';
import { readNumber } from '../values/read-number.ts';
import { type Binary, ValueReader } from '../values/value-reader.ts';
import { lowerCase } from './lower-case.ts';

/** Values need no labels. */
export const NO_LABEL = new LabelNode('NATIVE', '');

export class PropertyDecoder<V extends EngineFacts = EngineFacts>
  extends ValueReader<V, string>
  implements NativeVisit<V>
{
  version: V;
  /** Tags that such lists have had. */
  readonly known: KnownTags;
  readonly #hooks: DecodeHooks | null;
  #depth = 0;
  /** Fields to read of the struct that comes next; null for all. */
  #wanted: ReadonlySet<string> | null = null;

  constructor(
    cursor: Cursor,
    version: V,
    game: UnrealGame<V>,
    hooks: DecodeHooks | null = null,
    known = new KnownTags(),
  ) {
    super(cursor, game, hooks, true);
    this.#hooks = hooks;
    this.version = version;
    this.known = known;
  }

  /** Names and types of the properties up to "None". */
  outline(owner: string, found: { name: string; type: string }[] = []): { name: string; type: string }[] {
    for (;;) {
      this.#skipFault();
      const tag = readTag(this.cursor, this.version);
      if (tag === null) return found;
      const { at } = this.cursor;
      this.cursor.skip(tag.size);
      found.push({ name: tag.name, type: showType(this.#typeWithElements(tag, at, owner)) });
    }
  }

  /**
   * The type with the struct that it holds: the elements of a classic array are preceded by a tag that names it.
   * @param at where the value begins
   */
  #typeWithElements({ name, type, size }: Tag, at: number, owner: string): ValueType {
    const { cursor, version } = this;
    if (type.code !== TYPE.array) return this.withStructs(type, owner, name);
    if (!isUnnamedStruct(type.inner) || !version.innerTags) return type;
    const struct = cursor.elsewhere(at, at + size, () => {
      cursor.count(0, 'elements');
      return readInnerTag(cursor, version).struct;
    });
    return struct === null ? type : { ...type, inner: { ...type.inner!, struct } };
  }

  /**
   * Properties up to "None"; with `only` (lower case), just those with these names; `a.b` selects field `b` of the
   * struct `a`. If it throws, `found` holds the properties before the fault.
   */
  properties(owner: string, only?: ReadonlySet<string>, found: PropertyValue[] = []): PropertyValue[] {
    const { cursor, version, known } = this;
    const inside = only && namesInside(only);
    for (;;) {
      this.#skipFault();
      const { at } = cursor;
      const tag = known.next(cursor, version);
      if (tag === null) return found;
      const { size } = known;
      const name = lowerCase(tag.name);
      const names = !only || only.has(name) ? null : inside!.get(name);
      if (names === null || (names && tag.type.code === TYPE.struct))
        found.push(this.#property({ ...tag, at, size }, owner, names));
      else cursor.skip(size);
    }
  }

  #skipFault(): void {
    const { cursor } = this;
    cursor.at = this.#hooks?.goesOnAt(cursor.at) ?? cursor.at;
  }

  /** Binary data that follows a property list. */
  tail(layout: NativeLayout<V>): readonly PropertyValue[] {
    return layout.fields(this, NO_LABEL);
  }

  list(): Value {
    return { kind: 'struct', fields: this.#nested('') };
  }

  /** GUIDs matter only while a save is loaded. */
  guid(): void {}

  reference(): Value {
    const at = this.cursor.at;
    if (this.game.references === 'disc') readString(this.cursor);
    return this.#asReference(readString(this.cursor), at);
  }

  softReference(): Value {
    const { at } = this.cursor;
    return this.#asReference(softPath(this.cursor, this.version.softParts), at);
  }

  #asReference(path: string, at: number): Value {
    const isNothing = this.game.references === 'path' ? NULL_PATHS.has(path) : path === '';
    return isNothing ? null : { kind: 'reference', path, at };
  }

  string(): string {
    return readString(this.cursor);
  }

  protected number(code: TypeCode): Value {
    return readNumber(this.cursor, code);
  }

  protected fields(struct: string): Value {
    const only = this.#wanted ?? undefined;
    this.#wanted = null;
    return { kind: 'struct', fields: this.#nested(struct, only) };
  }

  protected native(layout: NativeStruct<V>): Value {
    return layout.value(this, NO_LABEL);
  }

  protected elements(type: ValueType, count: number, binary: Binary, name: string): Value {
    return this.#hooks?.elements(type, count) ?? this.items(type, count, binary, name);
  }

  part(name: string): string {
    return name;
  }

  labelOf(): LabelNode {
    return NO_LABEL;
  }

  nameOf(name: string): string {
    return name;
  }

  #nested(owner: string, only?: ReadonlySet<string>): PropertyValue[] {
    if (++this.#depth > MOST_LIST_DEPTH)
      throw this.cursor.error('LIMIT', `structs nested at most ${MOST_LIST_DEPTH} deep`, 'one more');
    const fields = this.properties(owner, only);
    this.#depth--;
    return fields;
  }

  #property(tag: Tag, owner: string, only: ReadonlySet<string> | null = null): PropertyValue {
    const { cursor } = this;
    const { name, index, size, type } = tag;
    const { at } = cursor;
    cursor.skip(size);
    const next = cursor.at;
    const depth = this.#depth;
    const outer = cursor.enter(next, at);
    let value: Value;
    this.#wanted = only;
    this.innerStruct = undefined;
    try {
      value = type.code === TYPE.bool ? tag.isTrue : this.tagged(type, owner, name);
      if (cursor.at !== next)
        throw cursor.error('TRAILING', `the end of ${name}`, `${next - cursor.at} more bytes`);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#depth = depth;
      this.innerStruct = undefined;
      value = { kind: 'opaque', bytes: cursor.bytes.subarray(at, next) };
    }
    const struct = this.innerStruct;
    this.innerStruct = undefined;
    this.#wanted = null;
    cursor.leave(outer, next);
    const shown =
      struct === undefined
        ? this.withStructs(type, owner, name)
        : { ...type, inner: { ...type.inner!, struct } };
    return { name, index, type: showType(shown), value, at, size, tagAt: tag.at };
  }
}

/** The fields that names like `struct.field` select, by the struct. */
const namesInside = memoize((only: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> => {
  const inside = new Map<string, Set<string>>();
  for (const name of only)
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
      getOrCreate(inside, name.slice(0, dot), () => new Set()).add(name.slice(dot + 1));
  return inside;
});
