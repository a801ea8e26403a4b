// Resource nodes, wells, geysers and collectibles with their places: facts about the world that are not in the save.

/** What is at a path in the world. */
export interface KnownPlace {
  readonly path: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Its name in the save's list of collected things: 32 hexadecimal digits. */
  readonly guid?: string;
  readonly resource?: string;
  readonly purity?: Purity;
  /** Path of the core that a satellite belongs to. */
  readonly core?: string;
  /** What opens a crash site: an item and its amount. */
  readonly cost?: readonly [string, number];
  /** Or a power supply in MW. */
  readonly mw?: number;
  /** First and last version of the game that has it. */
  readonly since?: string;
  readonly until?: string;
  /** In older tables: first and last save version in which it was seen. */
  readonly sv?: readonly [number, number];
}

export type Purity = 'impure' | 'normal' | 'pure';

export interface KnownPlaces {
  readonly list: readonly KnownPlace[];
  readonly byPath: ReadonlyMap<string, KnownPlace>;
  /** Of a neighbouring version: tells what a destroyed thing was, not what the world has. */
  readonly ofDestroyed: ReadonlyMap<string, KnownPlace>;
  /** True if the list is of the version that wrote the save, so that anything it lacks does not exist. */
  readonly isComplete: boolean;
}

/** For maps of mods and for blueprints, about which no table has anything. */
export const NO_PLACES: KnownPlaces = {
  list: [],
  byPath: new Map(),
  ofDestroyed: new Map(),
  isComplete: false,
};

/** First save version of the world in the newer table. */
const FIRST_COMPLETE = 46;
/**
 * First save version with the slugs of 1.0: of 957 that two saves of version 42 list, 953 have path and kind of the
 * newer table. Of their artifacts, one in five is of another kind there.
 */
const FIRST_SLUGS = 41;
/** First save version of 1.2, which replaced a few places. */
const FIRST_12 = 53;

/** The places as of the version that wrote a save. */
export function placesFor(
  saveVersion: number | null,
  newer: readonly KnownPlace[],
  earlier: readonly KnownPlace[],
): KnownPlaces {
  const isComplete = saveVersion !== null && saveVersion >= FIRST_COMPLETE;
  const is12 = saveVersion !== null && saveVersion >= FIRST_12;
  const list = isComplete
    ? newer.filter(({ since, until }) => (is12 ? until === undefined : since === undefined))
    : earlier.filter(
        ({ sv }) => saveVersion === null || !sv || (saveVersion >= sv[0] && saveVersion <= sv[1]),
      );
  const hasSlugs = !isComplete && saveVersion !== null && saveVersion >= FIRST_SLUGS;
  const ofDestroyed = hasSlugs ? newer.filter(({ kind }) => kind.startsWith('slug')) : [];
  return { list, byPath: placesByPath(list), ofDestroyed: placesByPath(ofDestroyed), isComplete };
}

function placesByPath(list: readonly KnownPlace[]): ReadonlyMap<string, KnownPlace> {
  return new Map(list.map((place) => [place.path, place]));
}
