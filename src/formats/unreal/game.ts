// What the game around the engine adds to tagged properties. Each format that embeds property lists hands in its own.

import type { EngineFacts } from './engine-facts.ts';
import type { NativeReader } from './native/native.ts';

/** A struct that is binary, not a property list. */
export interface NativeStruct<V extends EngineFacts = EngineFacts> {
  /** Size with floats and with doubles, for those of fixed size. */
  readonly bytes?: readonly [floats: number, doubles: number];
  /** It is an id, which may lead somewhere. */
  readonly isId?: boolean;
  read(reader: NativeReader<V>): void;
}

/** Where a struct stands in a map or set. */
export type ContainerRole = 'key' | 'value' | 'element';

/** What a game adds to the engine. */
export interface UnrealGame<V extends EngineFacts = EngineFacts> {
  /** Structs with a layout of their own, by name as written in the file. */
  readonly structs: ReadonlyMap<string, NativeStruct<V>>;
  /** An object reference: its path alone, or FObjectReferenceDisc (level name, path name). */
  readonly references: 'path' | 'disc';
  /**
   * Classic tags of maps and sets say only "struct": the binary struct in this place, null for a property list. `owner`: path
   * of a class or name of a struct.
   */
  structOfContainer(role: ContainerRole, owner: string, property: string): string | null;
  /** An empty reference may stand behind a struct, inside its size. */
  readonly spareReference: boolean;
  /** The types of native/more-types.ts are read too. */
  readonly moreTypes: boolean;
}
