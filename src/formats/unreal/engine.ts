// What the layout of tagged properties depends on besides their own bytes: facts of the engine that wrote them, and what the
// game around them adds. Whoever embeds property lists hands in its own.

import type { NativeReader } from './native.ts';

/** Steps of the engine that change bytes. */
export interface EngineFacts {
  /** Tags carry their type as a tree of names (UE 5.4). */
  readonly completeTypeNames: boolean;
  /** Vectors and their like are of doubles (UE 5.0). */
  readonly doubles: boolean;
  /** A text without history may hold characters (UE 4.23). */
  readonly invariantTexts: boolean;
  /** Whole numbers among the arguments of a formatted text are of 64 bits (UE 5). */
  readonly wideArguments: boolean;
  /** FStrings that a soft reference is made of: path; path, path inside; package, asset, path inside. */
  readonly softParts: 1 | 2 | 3;
  /** Classic tags of structs hold a GUID (UE 4.4)... */
  readonly structGuids: boolean;
  /** ...arrays of structs one more tag (UE 4.12), and every tag may hold a GUID (UE 4.12). */
  readonly innerTags: boolean;
  readonly propertyGuids: boolean;
}

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
  /** The types of more-types.ts are read too. */
  readonly moreTypes: boolean;
}
