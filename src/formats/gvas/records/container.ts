// What the records of one container share: an array, set or map of property lists.

import type { ClassId, TextId } from '../../../graph/ids.ts';
import type { KnownTags } from '../../unreal/tags/known-tags.ts';
import type { GuidKeys } from './guid-keys.ts';

/** Their class, and how their paths continue that of the parent. */
export interface Container {
  readonly of: ClassId;
  readonly text: TextId;
  readonly tags: KnownTags;
  readonly keys: KnownKeys;
  /** The struct type of its records or, if the file does not store it, the name of the container. */
  readonly owner: TextId;
  /** Set if its records are what an id means: see GvasGame.things. */
  readonly thingFlag: string | null | undefined;
}

/** Keys of maps with the same name, as far as they help with the next ones. */
export interface KnownKeys {
  guids: GuidKeys | null;
  /** Paths of records by keys that are plain values, and the prefix of these paths. */
  readonly paths: Map<number | string, TextId>;
  pathsBelow: TextId | null;
}

export function noKeys(): KnownKeys {
  return { guids: null, paths: new Map(), pathsBelow: null };
}
