// Possible targets of references in a profile, noted while its files are read.

import type { NodeId, TextId } from '../../../graph/ids.ts';

/** Combines numbers of 32 and 21 bits into one key. */
export function pair(a: number, b: number): number {
  return (a >>> 0) * 0x200000 + (b & 0x1fffff);
}

export class Targets {
  /** Heroes by roster guid; if there are several rosters, the first one's. */
  readonly heroes = new Map<number, NodeId>();
  /** Enemies by battle guid and file. */
  readonly enemies = new Map<number, NodeId>();
  readonly buildings = new Map<TextId, NodeId>();
  readonly classOfHero = new Map<number, TextId>();
  /** First parts in the names of upgrade trees, with their hashes: classes of heroes and keys of buildings. */
  readonly classHashes = new Map<TextId, number>();
  readonly buildingHashes = new Map<TextId, number>();
  /** Town activities by the hash of their name. */
  readonly activities = new Map<number, NodeId>();
  /** Guid of the hero in a slot, by activity and name of the slot. */
  readonly slots = new Map<number, number>();
  readonly quests = new Map<TextId, NodeId>();
  /** Map areas by id and folder: a persistent raid has its own map. */
  readonly areas = new Map<number, NodeId>();
  /** Map tiles by area and number. */
  readonly tiles = new Map<number, NodeId>();
  /** Changing halves of areas and tiles, with the key of their lasting half. */
  readonly areaStates: { readonly node: NodeId; readonly area: number; readonly at: number }[] = [];
  readonly tileStates: {
    readonly node: NodeId;
    readonly area: number;
    readonly tile: number;
    readonly at: number;
  }[] = [];
  /** Coordinates of tiles, and of areas as sums over their tiles. */
  readonly tilePlaces = new Map<NodeId, readonly [x: number, y: number]>();
  readonly areaPlaces = new Map<NodeId, { x: number; y: number; tiles: number }>();
  /** The quest of the party's current raid, by folder of the file. */
  readonly raids = new Map<number, { readonly node: NodeId; dungeon: TextId | null }>();
  readonly files = new Map<string, NodeId>();
  inRaid = false;
}
