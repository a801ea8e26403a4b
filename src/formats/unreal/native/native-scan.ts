// Runs the description of binary data while a save is loaded: skips it and turns references into edges.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { skipString } from '../texts/fstring.ts';
import { type NativeReader, type ReadFields, WHOLE } from './native.ts';

/** What the scan of property lists provides for binary data. */
export interface ScanHost<V extends EngineFacts> {
  readonly cursor: Cursor;
  readonly version: V;
  /** Reads a reference and makes it an edge under this label. */
  reference(label: LabelNode): void;
  softReference(label: LabelNode): void;
  list(label: LabelNode): void;
  keepOpaque(size: number): void;
  /** Whether `guid` has any effect. */
  readonly reportsGuids: boolean;
  /** A GUID at `at`, which was already read. */
  guid(label: LabelNode, at: number): void;
}

export class NativeScan<V extends EngineFacts> implements NativeReader<V> {
  readonly #host: ScanHost<V>;
  readonly cursor: Cursor;
  #label: LabelNode;

  constructor(host: ScanHost<V>, label: LabelNode) {
    this.#host = host;
    this.cursor = host.cursor;
    this.#label = label;
  }

  get version(): V {
    return this.#host.version;
  }

  /** Runs a layout whose references go under `label`; `more` is passed on to it. */
  run<P>(label: LabelNode, read: (reader: NativeReader<V>, more: P) => void, more: P): void;
  run(label: LabelNode, read: (reader: NativeReader<V>) => void): void;
  run<P>(label: LabelNode, read: (reader: NativeReader<V>, more?: P) => void, more?: P): void {
    const outer = this.#label;
    this.#label = label;
    read(this, more);
    this.#label = outer;
  }

  #labelOf(name: string): LabelNode {
    return name === WHOLE ? this.#label : this.#label.named(name);
  }

  u8(): number {
    return this.cursor.u8();
  }

  i32(): number {
    return this.cursor.i32();
  }

  i64(): void {
    this.cursor.take(8);
  }

  f32(): void {
    this.cursor.take(4);
  }

  f64(): void {
    this.cursor.take(8);
  }

  real(): void {
    this.cursor.take(this.version.doubles ? 8 : 4);
  }

  bool32(): boolean {
    return this.cursor.bool32();
  }

  string(): void {
    skipString(this.cursor);
  }

  reference(name: string): void {
    this.#host.reference(this.#labelOf(name));
  }

  softReference(name: string): void {
    this.#host.softReference(this.#labelOf(name));
  }

  guid(name: string): void {
    const at = this.cursor.take(16);
    // Most GUIDs of structs are zero and refer to nothing.
    if (!this.#host.reportsGuids || this.#isZero(at)) return;
    this.#host.guid(this.#labelOf(name), at);
  }

  #isZero(at: number): boolean {
    const { view } = this.cursor;
    for (let word = at; word < at + 16; word += 4) if (view.getInt32(word) !== 0) return false;
    return true;
  }

  bytes(_name: string, count: number): void {
    this.cursor.take(count);
  }

  opaque(_name: string, count: number): void {
    this.cursor.take(count);
    this.#host.keepOpaque(count);
  }

  computed(_name: string, read: () => number | string): void {
    read();
  }

  struct(name: string, read: ReadFields<V>): void {
    const outer = this.#label;
    this.#label = outer.named(name);
    read(this);
    this.#label = outer;
  }

  numbers(_name: string, size: number): void {
    this.cursor.take(size);
  }

  list(name: string, count: number, readItem: ReadFields<V>): void {
    if (count === 0) return;
    const outer = this.#label;
    this.#label = outer.named(name).named('[]');
    for (let i = 0; i < count; i++) readItem(this);
    this.#label = outer;
  }

  u8s(_name: string, count: number): void {
    this.cursor.take(count);
  }

  properties(name: string): void {
    this.#host.list(this.#labelOf(name));
  }
}
