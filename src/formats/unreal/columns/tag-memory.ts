// The tags of property lists by place: lists in the same place have the same tags, as long as they are written in the
// same way.

import { getOrCreate } from '../../../graph/made-once.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { KnownTags } from '../tags/known-tags.ts';

export class TagMemory {
  readonly #byVersion = new Map<EngineFacts, Map<number, KnownTags>>();
  /** Those of the version that was asked for last. */
  #version: EngineFacts | null = null;
  #places = new Map<number, KnownTags>();

  /** @param place a class, or a step of a path */
  of(version: EngineFacts, place: number): KnownTags {
    if (version !== this.#version) this.#moveTo(version);
    return getOrCreate(this.#places, place, () => new KnownTags());
  }

  #moveTo(version: EngineFacts): void {
    this.#places = getOrCreate(this.#byVersion, version, () => new Map());
    this.#version = version;
  }
}
