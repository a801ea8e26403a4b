// Reads one field of binary data, and skips the others: the third reader of the layouts that a game describes, besides
// those for loading and for decoding (../native/native.ts).

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FoundValues } from '../../../graph/column-reader.ts';
import { lowerCase } from '../decode/lower-case.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct, UnrealGame } from '../game.ts';
import { type NativeReader, type ReadFields, WHOLE } from '../native/native.ts';
import { skipTag } from '../tags/tags.ts';
import { skipString } from '../texts/fstring.ts';

/** What the walk along the path reads for binary data; false where the row has to be decoded. */
export interface PickHost {
  text(): boolean;
  reference(): boolean;
}

export class FieldPick<V extends EngineFacts> implements NativeReader<V> {
  readonly cursor: Cursor;
  readonly #host: PickHost;
  readonly #references: UnrealGame<V>['references'];
  version!: V;
  #into!: FoundValues;
  #name = '';
  #depth = 0;
  #isFound = false;
  /** False once the row has to be decoded. */
  #isPlain = true;

  constructor(cursor: Cursor, { references }: UnrealGame<V>, host: PickHost) {
    this.cursor = cursor;
    this.#references = references;
    this.#host = host;
  }

  /**
   * Reads a struct. False where the row has to be decoded.
   * @param name of the field, in lower case
   * @throws FormatError
   */
  read(layout: NativeStruct<V>, name: string, version: V, into: FoundValues): boolean {
    this.version = version;
    this.#into = into;
    this.#name = name;
    this.#isFound = false;
    this.#isPlain = true;
    // The last one may have ended in an error.
    this.#depth = 0;
    layout.read(this);
    return this.#isPlain;
  }

  u8(name: string): number {
    return this.#number(name, this.cursor.u8());
  }

  i32(name: string): number {
    return this.#number(name, this.cursor.i32());
  }

  i64(name: string): void {
    const value = this.cursor.i64();
    if (this.#isWanted(name)) this.#into.integer(value);
  }

  f32(name: string): void {
    this.#number(name, this.cursor.f32());
  }

  f64(name: string): void {
    this.#number(name, this.cursor.f64());
  }

  real(name: string): void {
    this.#number(name, this.version.doubles ? this.cursor.f64() : this.cursor.f32());
  }

  bool32(name: string): boolean {
    const value = this.cursor.bool32();
    if (this.#isWanted(name)) this.#into.boolean(value);
    return value;
  }

  string(name: string): void {
    if (!this.#isWanted(name)) skipString(this.cursor);
    else if (!this.#host.text()) this.#isPlain = false;
  }

  reference(name: string): void {
    if (!this.#isWanted(name)) this.#skipStrings(this.#references === 'disc' ? 2 : 1);
    else if (!this.#host.reference()) this.#isPlain = false;
  }

  softReference(name: string): void {
    this.#leave(name);
    this.#skipStrings(this.version.softParts);
  }

  guid(name: string): void {
    this.bytes(name, 16);
  }

  bytes(name: string, count: number): void {
    this.#leave(name);
    this.cursor.skip(count);
  }

  opaque(name: string, count: number): void {
    this.bytes(name, count);
  }

  computed(name: string, read: () => number | string): void {
    this.#leave(name);
    read();
  }

  struct(name: string, read: ReadFields<V>): void {
    this.#leave(name);
    this.#depth++;
    read(this);
    this.#depth--;
  }

  numbers(name: string, size: number): void {
    this.bytes(name, size);
  }

  list(name: string, count: number, readItem: ReadFields<V>): void {
    this.#leave(name);
    this.#depth++;
    for (let item = 0; item < count; item++) readItem(this);
    this.#depth--;
  }

  u8s(name: string, count: number): void {
    this.bytes(name, count);
  }

  properties(name: string): void {
    this.#leave(name);
    for (let size = skipTag(this.cursor, this.version); size >= 0; size = skipTag(this.cursor, this.version))
      this.cursor.skip(size);
  }

  #number(name: string, value: number): number {
    if (this.#isWanted(name)) this.#into.number(value);
    return value;
  }

  #skipStrings(count: number): void {
    for (let left = count; left > 0; left--) skipString(this.cursor);
  }

  /** A repeated name has several values, and a struct that is one value as a whole may be anything: both take decoding. */
  #isWanted(name: string): boolean {
    if (this.#depth > 0) return false;
    const isWanted = lowerCase(name) === this.#name;
    if (name === WHOLE || (isWanted && this.#isFound)) this.#isPlain = false;
    this.#isFound ||= isWanted;
    return isWanted;
  }

  /** Passes over a field that takes decoding, if it is the wanted one. */
  #leave(name: string): void {
    if (this.#isWanted(name)) this.#isPlain = false;
  }
}
