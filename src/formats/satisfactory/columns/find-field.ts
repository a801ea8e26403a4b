// Finds one field of a binary struct: the third answer to how binary data is described, beside scanning and decoding.

import { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { skipString } from '../../unreal/fstring.ts';
import type { NativeStruct } from '../../unreal/game.ts';
import { type NativeReader, WHOLE } from '../../unreal/native.ts';
import type { BodyVersion } from '../versions.ts';

/** What a field is; `unread` for what takes decoding. */
export const FIELD = { absent: 0, number: 1, boolean: 2, text: 3, reference: 4, unread: 5 } as const;

export class FieldFinder implements NativeReader<BodyVersion> {
  readonly cursor: Cursor;
  version: BodyVersion;
  /** See {@link FIELD}. */
  found: number = FIELD.absent;
  number = 0;
  /** Where the found text or reference begins. */
  at = 0;
  readonly #wanted = new Map<string, boolean>();
  readonly #name: string;
  #depth = 0;

  /** @param name in lower case */
  constructor(image: Uint8Array, name: string, version: BodyVersion) {
    this.cursor = new Cursor(image, { file: '' });
    this.version = version;
    this.#name = name;
  }

  /** Where the struct ends that begins at `at`; -1 when decoding must judge it. */
  read(struct: NativeStruct<BodyVersion>, at: number, end: number, version: BodyVersion): number {
    this.cursor.enter(end, at);
    this.version = version;
    this.found = FIELD.absent;
    this.#depth = 0;
    try {
      struct.read(this);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return -1;
    }
    return this.found === FIELD.unread ? -1 : this.cursor.at;
  }

  u8(name: string): number {
    return this.#take(name, this.cursor.u8());
  }

  i32(name: string): number {
    return this.#take(name, this.cursor.i32());
  }

  i64(name: string): void {
    if (this.#isWanted(name)) this.found = FIELD.unread;
    this.cursor.take(8);
  }

  f32(name: string): void {
    this.#take(name, this.cursor.f32());
  }

  f64(name: string): void {
    this.#take(name, this.cursor.f64());
  }

  real(name: string): void {
    if (this.version.doubles) this.f64(name);
    else this.f32(name);
  }

  bool32(name: string): boolean {
    const value = this.cursor.bool32();
    if (this.#isWanted(name)) this.#find(FIELD.boolean, Number(value));
    return value;
  }

  string(name: string): void {
    if (this.#isWanted(name)) this.#find(FIELD.text, 0);
    skipString(this.cursor);
  }

  reference(name: string): void {
    if (this.#isWanted(name)) this.#find(FIELD.reference, 0);
    skipString(this.cursor);
    skipString(this.cursor);
  }

  softReference(name: string): void {
    this.#leave(name);
    for (let part = 0; part < this.version.softParts; part++) skipString(this.cursor);
  }

  guid(name: string): void {
    this.#leave(name);
    this.cursor.take(16);
  }

  bytes(name: string, count: number): void {
    this.#leave(name);
    this.cursor.take(count);
  }

  opaque(name: string, count: number): void {
    this.#leave(name);
    this.cursor.take(count);
  }

  struct(name: string, read: () => void): void {
    this.#leave(name);
    this.#depth++;
    read();
    this.#depth--;
  }

  list(name: string, count: number, readItem: () => void): void {
    this.#leave(name);
    this.#depth++;
    for (let item = 0; item < count; item++) readItem();
    this.#depth--;
  }

  /** Property lists inside binary data are rare. */
  properties(): void {
    this.found = FIELD.unread;
    this.cursor.take(this.cursor.left);
  }

  #take(name: string, value: number): number {
    if (this.#isWanted(name)) this.#find(FIELD.number, value);
    return value;
  }

  #leave(name: string): void {
    if (this.#isWanted(name)) this.found = FIELD.unread;
  }

  #find(found: number, value: number): void {
    // A name that comes back is several values.
    this.found = this.found === FIELD.absent ? found : FIELD.unread;
    this.number = value;
    this.at = this.cursor.at;
  }

  /** What is one value as a whole may be anything: it takes decoding as well. */
  #isWanted(name: string): boolean {
    if (this.#depth > 0) return false;
    let isWanted = this.#wanted.get(name);
    if (isWanted === undefined) {
      isWanted = name === WHOLE || name.toLowerCase() === this.#name;
      this.#wanted.set(name, isWanted);
    }
    if (isWanted && name === WHOLE) this.found = FIELD.unread;
    return isWanted;
  }
}
