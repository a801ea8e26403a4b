// Tells binary structs from property lists as a tag walk meets them.

import type { NativeStruct } from '../../unreal/game.ts';
import { BINARY_STRUCTS } from '../structs/structs.ts';
import type { BodyVersion } from '../versions.ts';
import type { TagWalk } from './tag-walk.ts';

export type BinaryStruct = NativeStruct<BodyVersion>;

export class StructKinds {
  readonly #walk: TagWalk;
  /** Indexed by number of the name. */
  readonly #known: (BinaryStruct | null | undefined)[] = [];

  constructor(walk: TagWalk) {
    this.#walk = walk;
  }

  /** The layout of structs with this name, null for a property list. */
  named(name: number): BinaryStruct | null {
    if (name < 0) return null;
    const known = this.#known[name];
    if (known !== undefined) return known;
    const struct = BINARY_STRUCTS.get(this.#walk.names.texts[name]!) ?? null;
    this.#known[name] = struct;
    return struct;
  }

  /**
   * For the struct of the last tag: its layout, null for a property list, undefined for an unknown layout.
   */
  tagged(): BinaryStruct | null | undefined {
    const { binary, struct } = this.#walk;
    return kindOf(binary, this.named(struct));
  }

  /** The same for the structs in an array whose count was read. Moves the walk to the first of them. */
  inArray(end: number): BinaryStruct | null | undefined {
    const walk = this.#walk;
    let { binary } = walk;
    if (walk.struct < 0) {
      if (!walk.innerTag()) return undefined;
      binary = -1;
    }
    return walk.at > end ? undefined : kindOf(binary, this.named(walk.struct));
  }
}

function kindOf(binary: number, struct: BinaryStruct | null): BinaryStruct | null | undefined {
  if (binary === 0 || (binary < 0 && struct === null)) return null;
  return struct ?? undefined;
}
