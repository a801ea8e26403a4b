// What the records of one container share: an array, set or map of property lists.

import type { ClassId, TextId } from '../../../graph/ids.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { KnownTags } from '../../unreal/scan/known-tags.ts';
import type { GuidKeys } from './guid-keys.ts';

/** Their class, and how their paths go on from that of the holder. */
export interface Container {
  readonly of: ClassId;
  readonly text: TextId;
  readonly tags: KnownTags<EngineFacts>;
  readonly keys: KnownKeys;
  /** The struct that its records are or, where the file does not say it, the name of the container. */
  readonly owner: TextId;
}

/** Keys of maps of one name, as far as they help with the next ones. */
export interface KnownKeys {
  guids: GuidKeys | null;
  /** Paths of records by keys that are plain values, and what these paths begin with. */
  readonly paths: Map<number | string, TextId>;
  pathsBelow: TextId | null;
}

export function noKeys(): KnownKeys {
  return { guids: null, paths: new Map(), pathsBelow: null };
}
