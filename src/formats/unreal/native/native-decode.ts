// Runs the description of binary data when a query decodes it: every field becomes a value under its name.

import type { Cursor } from '../../../bytes/cursor.ts';
import { hex } from '../../../bytes/text.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { readString } from '../texts/fstring.ts';
import { type NativeReader, type ReadFields, WHOLE } from './native.ts';

/** What the decoder of property lists provides for binary data. */
export interface DecodeHost<V extends EngineFacts> {
  readonly cursor: Cursor;
  readonly version: V;
  reference(): Value;
  softReference(): Value;
  list(): readonly PropertyValue[];
}

export class NativeDecode<V extends EngineFacts> implements NativeReader<V> {
  readonly #host: DecodeHost<V>;
  readonly cursor: Cursor;
  #fields: PropertyValue[] = [];

  constructor(host: DecodeHost<V>) {
    this.#host = host;
    this.cursor = host.cursor;
  }

  get version(): V {
    return this.#host.version;
  }

  /** Runs a layout and returns its fields. */
  fields(read: (reader: NativeReader<V>) => void): PropertyValue[] {
    const outer = this.#fields;
    const own: PropertyValue[] = [];
    this.#fields = own;
    try {
      read(this);
    } finally {
      this.#fields = outer;
    }
    return own;
  }

  /** Runs a layout and returns it as one value. */
  value(read: (reader: NativeReader<V>) => void): Value {
    const fields = this.fields(read);
    const [only] = fields;
    return fields.length === 1 && only!.name === WHOLE ? only!.value : { kind: 'struct', fields };
  }

  u8(name: string): number {
    return this.#add(name, 'u8', () => this.cursor.u8());
  }

  i32(name: string): number {
    return this.#add(name, 'i32', () => this.cursor.i32());
  }

  i64(name: string): void {
    this.#add(name, 'i64', () => this.cursor.i64());
  }

  f32(name: string): void {
    this.#add(name, 'f32', () => this.cursor.f32());
  }

  f64(name: string): void {
    this.#add(name, 'f64', () => this.cursor.f64());
  }

  real(name: string): void {
    if (this.version.doubles) this.f64(name);
    else this.f32(name);
  }

  bool32(name: string): boolean {
    return this.#add(name, 'bool32', () => this.cursor.bool32());
  }

  string(name: string): void {
    this.#add(name, 'string', () => readString(this.cursor));
  }

  reference(name: string): void {
    this.#add(name, 'reference', () => this.#host.reference());
  }

  softReference(name: string): void {
    this.#add(name, 'softReference', () => this.#host.softReference());
  }

  guid(name: string): void {
    this.#add(name, 'guid', () => readGuid(this.cursor));
  }

  bytes(name: string, count: number): void {
    this.#add(name, 'bytes', () => hex(this.cursor.take8(count)));
  }

  opaque(name: string, count: number): void {
    this.#add(name, 'opaque', () => ({ kind: 'opaque' as const, bytes: this.cursor.take8(count) }));
  }

  computed(name: string, read: () => number | string): void {
    this.#add(name, 'computed', read);
  }

  struct(name: string, read: ReadFields<V>): void {
    this.#add(name, 'struct', () => this.value(read));
  }

  numbers(name: string, _size: number, read: ReadFields<V>): void {
    this.struct(name, read);
  }

  list(name: string, count: number, readItem: ReadFields<V>): void {
    this.#add(name, 'list', () => ({
      kind: 'list' as const,
      items: Array.from({ length: count }, () => this.value(readItem)),
    }));
  }

  u8s(name: string, count: number): void {
    this.list(name, count, (reader) => void reader.u8(WHOLE));
  }

  properties(name: string): void {
    this.#add(name, 'properties', () => ({ kind: 'struct' as const, fields: this.#host.list() }));
  }

  #add<T extends Value>(name: string, type: string, read: () => T): T {
    const at = this.cursor.at;
    const value = read();
    this.#fields.push({ name, index: 0, type, value, at, size: this.cursor.at - at });
    return value;
  }
}

/** FGuid as Unreal shows it: four 32-bit numbers, as 32 hex digits. */
export function readGuid(cursor: Cursor): string {
  let text = '';
  for (let i = 0; i < 4; i++) text += cursor.u32().toString(16).padStart(8, '0').toUpperCase();
  return text;
}
