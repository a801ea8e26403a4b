// Every named step in which the format changed its bytes; version numbers occur nowhere else. Source:
// docs/formats/satisfactory.md#versions, which says how each is known.

import type { EngineFacts } from '../unreal/engine-facts.ts';
import { numbersOf } from '../version-steps.ts';

const QUOTED = 'the game, as other readers quote it';
const SEEN = 'the same, and saves from before and after it';

/** SaveHeaderVersion: fields that later header versions added. */
export const HEADER = numbersOf({
  SessionVisibility: [5, 'the field', QUOTED],
  EditorObjectVersion: [7, 'the field', QUOTED],
  ModMetadata: [8, 'the field', QUOTED],
  SaveIdentifier: [10, 'the field', QUOTED],
  IsPartitionedWorld: [11, 'the field', QUOTED],
  SaveDataHash: [12, 'the field', QUOTED],
  IsCreativeModeEnabled: [13, 'the field', QUOTED],
  SaveName: [14, 'the field', QUOTED],
  newest: [14, 'newest known', QUOTED],
} as const);

/**
 * Header and save versions that were seen together. Both only ever grow, so a file with a later save version
 * has no earlier header, and one with an earlier save version no later header.
 */
export const SEEN_PAIRS: readonly (readonly [header: number, save: number])[] = [
  [6, 25],
  [9, 25],
  [9, 28],
  [9, 29],
  [10, 36],
  [13, 41],
  [13, 46],
  [14, 51],
  [14, 58],
];

/** SaveVersion, of the file, of a level or of an object. */
export const SAVE = numbersOf({
  Compressed: [21, 'The body is in chunks, and begins with its size', QUOTED],
  CheckPickedUpItems: [25, 'U3 and U4: every save seen comes from a build with UE 4.23 or later', QUOTED],
  Levels: [29, 'U6: the body is a list of levels', SEEN],
  CachedWirePlaces: [33, 'U6: power lines hold the cached places of their ends, until U8', QUOTED],
  DroneActions: [39, 'U8: power lines no longer do. Drones hold their actions', QUOTED],
  WorldPartition: [41, 'U8: 64-bit sizes, validation grids, a version per object, doubles in vectors', SEEN],
  ItemState: [43, '1.0: the state of an inventory item is a struct, no longer an actor', QUOTED],
  Lightweights: [46, '1.0: the first with the lightweight subsystem and chain actors', SEEN],
  LightweightVersion: [48, '1.1: the lightweight subsystem writes its own version', QUOTED],
  ObjectFlags: [49, '1.1: flags in the headers of objects', QUOTED],
  LevelVersion: [51, '1.1: a version per streamed level', SEEN],
  VersionData: [
    53,
    '1.1.3: engine version blocks per file, level and object; complete type names in tags',
    SEEN,
  ],
  PlayerHandleTwice: [
    57,
    '1.2 development builds: the player handle has a wider index and is written twice',
    QUOTED,
  ],
  PlayerHandleOnce: [58, '1.2: the player handle is written once again', QUOTED],
  newest: [60, 'newest known', QUOTED],
} as const);

export const VERSIONS = `worlds and blueprints of save version 20 to ${SAVE.newest} (Update 3 to 1.2); newer ones as far as they are alike`;

/** Builds of the game: the first on UE 4.23, and an earlier one that tested it. */
const BUILD = { Engine423: 140822, engine423Early: 139650 } as const;

/** UE5 object versions, from a version block. */
export const ENGINE = numbersOf({
  assumed: [1000, 'Assumed for a level without a version block', 'guess'],
  SerializationControl: [1011, 'A control byte precedes the property list', 'Unreal Engine'],
  CompleteTypeNames: [1012, 'Tags with complete type names', 'Unreal Engine'],
  newest: [1017, 'That of every file with version blocks seen so far', SEEN],
} as const);

/** Version that the lightweight subsystem writes before its instances. */
export const LIGHTWEIGHT = numbersOf({
  first: [1, 'the first', SEEN],
  TypeSpecific: [2, '1.1: type-specific data (length of a beam)', SEEN],
  BuiltBy: [3, '1.1.3: who built it', SEEN],
} as const);

/** Versions of a blueprint's .sbpcfg file. */
export const BLUEPRINT_CONFIG = numbersOf({
  IconLibrary: [3, 'the field', QUOTED],
  LastEditedBy: [4, 'the field', QUOTED],
  LastEditedByHandle: [6, 'the field', QUOTED],
  newest: [6, 'newest known', QUOTED],
} as const);

/** Versions that a level gives its objects. */
export interface LevelVersion {
  readonly save: number;
  /** UE5 object version. */
  readonly engine: number;
}

/** Facts that the layout of an object's body depends on. */
export interface BodyVersion extends EngineFacts {
  /** Save version as written. */
  readonly written: number;
  /** Save version, at most the newest known. */
  readonly save: number;
  readonly engine: number;
  /** True if a control byte precedes the property list. */
  readonly controlByte: boolean;
  /** True if power lines may hold the places of their ends. */
  readonly wirePlaces: boolean;
}

/**
 * @param save of the body; read as the newest known version if it is newer
 * @param engine UE5 object version
 * @param build of the game
 */
export function bodyVersion(save: number, engine: number, build: number): BodyVersion {
  const doubles = save >= SAVE.WorldPartition;
  const invariantTexts =
    save >= SAVE.CheckPickedUpItems || build >= BUILD.Engine423 || build === BUILD.engine423Early;
  const controlByte = save >= SAVE.VersionData && engine >= ENGINE.SerializationControl;
  const completeTypeNames = engine >= ENGINE.CompleteTypeNames;
  const wirePlaces = save >= SAVE.CachedWirePlaces && save < SAVE.WorldPartition;
  return {
    written: save,
    save: Math.min(save, SAVE.newest),
    engine,
    ...{ controlByte, completeTypeNames, doubles, invariantTexts, wirePlaces },
    wideArguments: true,
    softParts: doubles ? 3 : 2,
    structGuids: true,
    innerTags: true,
    propertyGuids: true,
  };
}

/**
 * The number of steps affecting object bodies that a save version includes: bodies with equal numbers have the same
 * layout.
 */
export function bodySteps(save: number): number {
  const { Compressed, Levels, newest, ...steps } = SAVE;
  return Object.values(steps).filter((step) => save >= step).length;
}
