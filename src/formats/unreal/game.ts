// The additions of a game to the tagged properties of the engine. Each format that embeds property lists passes its
// own.

import type { EngineFacts } from './engine-facts.ts';
import type { NativeStruct } from './native/native-visit.ts';

export type { NativeStruct } from './native/native-visit.ts';

/** The role of a struct in a map or set. */
export type ContainerRole = 'key' | 'value' | 'element';

/** Additions of a game to the engine. */
export interface UnrealGame<V extends EngineFacts = EngineFacts> {
  /** Structs with a layout of their own, by their name in the file. */
  readonly structs: ReadonlyMap<string, NativeStruct<V>>;
  /** The form of object references: a path, or FObjectReferenceDisc (level name, path name). */
  readonly references: 'path' | 'disc';
  /**
   * The binary struct that a map or set holds in this role, null for a property list: classic tags only say
   * "struct".
   * @param owner path of a class or name of a struct
   */
  structOfContainer(role: ContainerRole, owner: string, property: string): string | null;
  /** A struct may be followed by an empty reference that its size includes. */
  readonly trailingReference: boolean;
}
