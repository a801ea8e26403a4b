// Reads the part of an object after its properties, for two uses: edges while a package is read, and fields
// when a query asks for them. The arguments decide which.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ReferenceKind, TextId } from '../../../graph/ids.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { isBrokenText, readText, textSpan } from '../file/text.ts';
import { type ScriptPlace, ScriptReader } from '../script/script-reader.ts';
import { tokensOf } from '../script/tokens.ts';
import { type FlagNames, flagNames } from '../tables/flags.ts';
import { isIndex, type Package, withNumber } from '../tables/package.ts';
import { struct } from '../tails/parts/part.ts';
import { traitsOf } from '../tails/traits.ts';

export interface BodyUses {
  /** Called with every object index but 0. `label` is the field's path without indices. */
  readonly link?: (kind: ReferenceKind, label: string, at: number, index: number) => void;
  /** Collects the fields in file order. */
  readonly fields?: PropertyValue[];
  /** How to show an object index; needed together with `fields`. */
  readonly show?: (at: number, index: number) => Value;
  readonly text?: (id: TextId) => string;
  /** Called for a text that is shown otherwise than it is stored. */
  readonly brokenText?: (at: number) => void;
  /** Called with the native index of a function. */
  readonly native?: (index: number) => void;
}

export class BodyReader {
  readonly cursor: Cursor;
  readonly of: Package;
  readonly uses: BodyUses;
  /** Place of the byte code, once it was skipped. */
  script: ScriptPlace | null = null;
  #nameNumber = 0;

  constructor(cursor: Cursor, of: Package, uses: BodyUses) {
    this.cursor = cursor;
    this.of = of;
    this.uses = uses;
  }

  /** Whether fields are wanted; if not, nothing may be allocated for them, since a package has a million. */
  get #wanted(): boolean {
    return this.uses.fields !== undefined;
  }

  get version(): number {
    return this.of.summary.layout.version;
  }

  /** An object index. @throws FormatError VALUE when it is outside the tables */
  object(name: string, kind: ReferenceKind = 'NATIVE'): number {
    const { at } = this.cursor;
    const index = this.#index(name, kind);
    if (this.#wanted) this.#field(name, 'object', at, this.#shown(at, index));
    return index;
  }

  objects(name: string, kind: ReferenceKind = 'NATIVE'): void {
    const { at } = this.cursor;
    const items: Value[] = [];
    for (let left = this.cursor.count(4, name); left > 0; left--) {
      const itemAt = this.cursor.at;
      const index = this.#index(`${name}[]`, kind);
      if (this.#wanted) items.push(this.#shown(itemAt, index));
    }
    if (this.#wanted) this.#field(name, 'array of objects', at, { kind: 'list', items });
  }

  /** A list of structs of two objects each. */
  objectPairs(name: string, first: string, second: string): void {
    const { at } = this.cursor;
    const items: Value[] = [];
    for (let left = this.cursor.count(8, name); left > 0; left--) {
      const itemAt = this.cursor.at;
      const pair = [first, second].map((field) => ({
        field,
        index: this.#index(`${name}[].${field}`, 'NATIVE'),
      }));
      if (!this.#wanted) continue;
      const fields = pair.map(({ field, index }, i) => {
        const value = this.#shown(itemAt + 4 * i, index);
        return { name: field, index: 0, type: 'object', value, at: itemAt + 4 * i, size: 4 };
      });
      items.push({ kind: 'struct', fields });
    }
    if (this.#wanted) this.#field(name, 'array of structs', at, { kind: 'list', items });
  }

  /** A map from names to objects. */
  objectMap(name: string): void {
    const { at } = this.cursor;
    const entries: { key: Value; value: Value }[] = [];
    for (let left = this.cursor.count(NAME_SIZE + 4, name); left > 0; left--) {
      const key = this.#name();
      const itemAt = this.cursor.at;
      const index = this.#index(`${name}[].value`, 'NATIVE');
      if (this.#wanted) entries.push({ key: this.#nameText(key), value: this.#shown(itemAt, index) });
    }
    if (this.#wanted) this.#field(name, 'map of objects', at, { kind: 'map', entries });
  }

  i32(name: string): number {
    return this.#number(name, 'int32', this.cursor.at, this.cursor.i32());
  }

  u32(name: string): number {
    return this.#number(name, 'uint32', this.cursor.at, this.cursor.u32());
  }

  u16(name: string): number {
    return this.#number(name, 'uint16', this.cursor.at, this.cursor.u16());
  }

  u8(name: string): number {
    return this.#number(name, 'byte', this.cursor.at, this.cursor.u8());
  }

  /** Four bytes of flags, as a number and by name in a second field: `stateFlags` and `stateFlagNames`. */
  flags32(name: string, names: FlagNames): number {
    const { at } = this.cursor;
    const value = this.u32(name);
    if (this.#wanted) this.#flagNames(name, at, value, 0, names);
    return value;
  }

  /** Eight bytes of flags, shown in the same two ways; returns the low half. */
  flags64(name: string, names: FlagNames): number {
    const { at } = this.cursor;
    const { littleEndian } = this.cursor;
    const first = this.cursor.u32();
    const second = this.cursor.u32();
    const low = littleEndian ? first : second;
    const high = littleEndian ? second : first;
    if (this.#wanted) {
      this.#field(name, 'uint64', at, (BigInt(high) << 32n) | BigInt(low));
      this.#flagNames(name, at, low, high, names);
    }
    return low;
  }

  u64(name: string): void {
    const { at } = this.cursor;
    const value = this.cursor.u64();
    if (this.#wanted) this.#field(name, 'uint64', at, value);
  }

  name(name: string): void {
    const { at } = this.cursor;
    const index = this.#name();
    if (this.#wanted) this.#field(name, 'name', at, this.#nameText(index));
  }

  names(name: string): void {
    const { at } = this.cursor;
    const items: Value[] = [];
    for (let left = this.cursor.count(NAME_SIZE, name); left > 0; left--) {
      const index = this.#name();
      if (this.#wanted) items.push(this.#nameText(index));
    }
    if (this.#wanted) this.#field(name, 'array of names', at, { kind: 'list', items });
  }

  string(name: string): void {
    const { at } = this.cursor;
    if (this.#wanted) this.#field(name, 'string', at, readText(this.cursor));
    else this.#skipText();
  }

  strings(name: string): void {
    const { at } = this.cursor;
    const items: Value[] = [];
    for (let left = this.cursor.count(4, name); left > 0; left--) {
      if (this.#wanted) items.push(readText(this.cursor));
      else this.#skipText();
    }
    if (this.#wanted) this.#field(name, 'array of strings', at, { kind: 'list', items });
  }

  /**
   * Byte code, skipped by its size in the file or, if that is null, token by token up to its size in memory.
   */
  code(name: string, size: number | null, inMemory: number): void {
    const { at } = this.cursor;
    if (size !== null) this.cursor.skip(size);
    else {
      const tokens = tokensOf(traitsOf(this.of.summary.layout));
      new ScriptReader(this.of, tokens).walk(this.cursor, { at, size, inMemory }, null);
    }
    const bytes = this.cursor.at - at;
    if (bytes === 0) return;
    this.script = { at, size: bytes, inMemory };
    if (!this.#wanted) return;
    const value = struct([
      ['bytes', bytes],
      ['memory', inMemory],
    ]);
    this.#field(name, 'byte code', at, value);
  }

  /** Adds a field that was read elsewhere. */
  add(field: PropertyValue): void {
    this.uses.fields?.push(field);
  }

  #skipText(): void {
    const span = textSpan(this.cursor);
    if (isBrokenText(this.cursor, span)) this.uses.brokenText?.(span.at);
  }

  #flagNames(name: string, at: number, low: number, high: number, names: FlagNames): void {
    const shown = `${name.replace(/s$/, '')}Names`;
    this.#field(shown, 'array of names', at, { kind: 'list', items: flagNames(low, high, names) });
  }

  #number(name: string, type: string, at: number, value: number): number {
    this.#field(name, type, at, value);
    return value;
  }

  #field(name: string, type: string, at: number, value: Value): void {
    this.uses.fields?.push({ name, index: 0, type, value, at, size: this.cursor.at - at });
  }

  #index(label: string, kind: ReferenceKind): number {
    const { at } = this.cursor;
    const index = this.cursor.i32();
    if (!isIndex(this.of, index)) {
      const { imports, exports } = this.of;
      const expected = `an object index from ${-imports.count} to ${exports.count} as ${label}`;
      throw this.cursor.error('VALUE', expected, String(index), at);
    }
    if (index !== 0) this.uses.link?.(kind, label, at, index);
    return index;
  }

  /** Returns the index into the name table; the number is left in a field. */
  #name(): number {
    const index = this.cursor.u32();
    if (index >= this.of.names.count) {
      const expected = `a name below ${this.of.names.count}`;
      throw this.cursor.error('VALUE', expected, String(index), this.cursor.at - 4);
    }
    this.#nameNumber = this.cursor.u32();
    return index;
  }

  /** Text of the last name. */
  #nameText(index: number): string {
    return withNumber(this.uses.text?.(this.of.names.text[index]! as TextId) ?? '', this.#nameNumber);
  }

  #shown(at: number, index: number): Value {
    return this.uses.show?.(at, index) ?? null;
  }
}
