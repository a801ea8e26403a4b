// Compiles fields of binary structs to programs for the kernel. The readers of structs run a third time here:
// other than for scanning and decoding, they only record their steps.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NativeStruct } from '../../unreal/game.ts';
import { type NativeReader, type ReadFields, WHOLE } from '../../unreal/native/native.ts';
import { BINARY_STRUCTS } from '../structs/structs.ts';
import type { BodyVersion } from '../versions.ts';
import * as CODE from './codes.ts';

/**
 * Structs of variable size that still take the same steps for all bytes, except where they have to be
 * decoded.
 */
const IN_STEPS: ReadonlySet<NativeStruct<BodyVersion> | undefined> = new Set([
  BINARY_STRUCTS.get('InventoryItem'),
  BINARY_STRUCTS.get('RailroadTrackPosition'),
]);

/**
 * The program that finds the field with this name (in lower case) in structs of this version; null when it
 * takes decoding.
 */
export function structProgram(
  struct: NativeStruct<BodyVersion>,
  name: string,
  version: BodyVersion,
): readonly number[] | null {
  if (!struct.bytes && !IN_STEPS.has(struct)) return null;
  const recorder = new ProgramRecorder(name, version);
  struct.read(recorder);
  const { program } = recorder;
  return program !== null && program.length <= CODE.PROGRAM_WORDS ? program : null;
}

class ProgramRecorder implements NativeReader<BodyVersion> {
  readonly version: BodyVersion;
  readonly #name: string;
  #program: number[] | null = [];
  #isFound = false;
  #depth = 0;

  constructor(name: string, version: BodyVersion) {
    this.#name = name;
    this.version = version;
  }

  /** Null when no program can read the field. */
  get program(): readonly number[] | null {
    return this.#program;
  }

  /** The only thing that decides between further steps is a flag, which must be 0. */
  get cursor(): Cursor {
    const bool32 = (): boolean => {
      this.#step(CODE.EMPTY);
      return false;
    };
    return { bool32 } as Cursor;
  }

  u8(name: string): number {
    this.#number(name, CODE.TAKE_U8, 1);
    return 0;
  }

  i32(name: string): number {
    this.#number(name, CODE.TAKE_I32, 4);
    return 0;
  }

  i64(name: string): void {
    this.bytes(name, 8);
  }

  f32(name: string): void {
    this.#number(name, CODE.TAKE_F32, 4);
  }

  f64(name: string): void {
    this.#number(name, CODE.TAKE_F64, 8);
  }

  real(name: string): void {
    if (this.version.doubles) this.f64(name);
    else this.f32(name);
  }

  bool32(name: string): boolean {
    this.bytes(name, 4);
    return false;
  }

  string(name: string): void {
    this.#step(this.#isWanted(name) ? CODE.TAKE_STRING : CODE.SKIP_STRING);
  }

  reference(name: string): void {
    this.#step(this.#isWanted(name) ? CODE.TAKE_REFERENCE : CODE.SKIP_REFERENCE);
  }

  softReference(name: string): void {
    for (let part = 0; part < this.version.softParts; part++) this.#step(CODE.SKIP_STRING);
    this.#leave(name);
  }

  guid(name: string): void {
    this.bytes(name, 16);
  }

  bytes(name: string, count: number): void {
    this.#step(CODE.SKIP, count);
    this.#leave(name);
  }

  opaque(name: string, count: number): void {
    this.bytes(name, count);
  }

  computed(): void {
    this.#program = null;
  }

  struct(name: string, read: ReadFields<BodyVersion>): void {
    this.#leave(name);
    this.#depth++;
    read(this);
    this.#depth--;
  }

  numbers(name: string, _size: number, read: ReadFields<BodyVersion>): void {
    this.struct(name, read);
  }

  list(): void {
    this.#program = null;
  }

  u8s(): void {
    this.#program = null;
  }

  properties(): void {
    this.#program = null;
  }

  #number(name: string, take: number, bytes: number): void {
    if (this.#isWanted(name)) this.#step(take);
    else this.#step(CODE.SKIP, bytes);
  }

  #step(operation: number, bytes = 0): void {
    this.#program?.push((operation << CODE.OPERATION_SHIFT) | bytes);
  }

  /**
   * A repeated name has several values, and a struct that is one value as a whole may be anything: both take
   * decoding.
   */
  #isWanted(name: string): boolean {
    if (this.#depth > 0) return false;
    const isWanted = name.toLowerCase() === this.#name;
    if (name === WHOLE || (isWanted && this.#isFound)) this.#program = null;
    this.#isFound ||= isWanted;
    return isWanted;
  }

  /** Skips a field that takes decoding; there is no program if it is the wanted one. */
  #leave(name: string): void {
    if (this.#isWanted(name)) this.#program = null;
  }
}
