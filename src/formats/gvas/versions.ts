// All versions in which the engine changed the bytes of save games. No number is a reason to refuse a file: games
// continue from the engine's last number (524 and 525 are read as 522). Source: docs/formats/gvas.md#versions.

import type { EngineFacts } from '../unreal/engine-facts.ts';
import { numbersOf, type VersionSteps } from '../version-steps.ts';

/** Of the save game: a field of the header. */
const SAVE_STEPS = {
  customVersions: [2, 'a list of custom versions', 'files of UE 4.16 and later, none of 4.11'],
  // That numbers are wide, too, was read elsewhere.
  packageUe5: [3, "UE5's package version; 64-bit numbers in texts", 'files of UE 5.0 and later'],
} as const satisfies VersionSteps;

/** Of packages of Unreal Engine 4. */
const UE4_STEPS = {
  structGuids: [441, 'a GUID in tags of structs', "the engine's list of versions; all files seen are later"],
  innerTags: [
    500,
    'one more tag in arrays of structs, with their type',
    'missing in files of UE 4.10 and 4.11',
  ],
  propertyGuids: [503, 'a flag for a GUID in every tag', 'missing in files of UE 4.10 and 4.11'],
  mapTypes: [509, 'the types of what is in them in tags of sets and maps', 'read elsewhere'],
  softPathInside: [514, 'soft references have a path inside', 'read elsewhere'],
} as const satisfies VersionSteps;

/** Of packages of Unreal Engine 5. */
const UE5_STEPS = {
  largeCoordinates: [1004, 'vectors and similar structs are doubles', 'files of UE 5.0 and later'],
  softPackages: [1007, 'soft references begin with a package', 'files of UE 5.1 and later'],
  serializationControl: [1011, 'a control byte before the property list of an object', 'files of UE 5.4'],
  completeTypeNames: [1012, 'tags with complete type names', 'files of UE 5.4'],
} as const satisfies VersionSteps;

/** Encodings of custom versions. */
const CUSTOM_STEPS = {
  enums: [1, 'a number and a version', 'read elsewhere'],
  guids: [2, 'a GUID, a version and a name', 'read elsewhere'],
  optimized: [3, 'a GUID and a version', 'all files seen'],
} as const satisfies VersionSteps;

/** Of the custom version FEditorObjectVersion. */
const EDITOR_STEPS = {
  argumentTypes: [5, 'arguments of formatted texts have a type: they were texts', 'read elsewhere'],
  signs: [21, 'formats of numbers say whether a plus is shown', 'read elsewhere'],
  invariantTexts: [
    32,
    'texts without a history have characters',
    'read elsewhere; between 26 and 34 in files seen',
  ],
} as const satisfies VersionSteps;

export const SAVE = numbersOf(SAVE_STEPS);
const UE4 = numbersOf(UE4_STEPS);
export const UE5 = numbersOf(UE5_STEPS);
export const CUSTOM_FORMAT = numbersOf(CUSTOM_STEPS);
const EDITOR = numbersOf(EDITOR_STEPS);

const EDITOR_OBJECT = 'ed68b0e4e94294f40bda31a241bb462e';
/** The GUID of FInstancedStructCustomVersion: files of UE 5.3 and later list it. */
const INSTANCED_STRUCT = 'aa1c1ee25e4247afd46abf89bba8444c';

export const VERSIONS =
  'save games of Unreal Engine 4 and 5 (checked from 4.10 to 5.7); other versions as far as they are alike';

/** 0 if the header has none. */
export interface Versions {
  readonly saveGame: number;
  readonly ue4: number;
  readonly ue5: number;
  /** Custom versions by GUID, as hex digits in file order. */
  readonly custom: ReadonlyMap<string, number>;
}

/** The first package versions with the facts of an engine: 418 is 4.18. */
export function versionsOf({ saveGame }: Versions, engine: number): Pick<Versions, 'ue4' | 'ue5'> {
  const { structGuids, propertyGuids, mapTypes, softPathInside } = UE4;
  const ue4 =
    engine < 412 ? structGuids : engine < 415 ? propertyGuids : engine < 418 ? mapTypes : softPathInside;
  const { largeCoordinates, softPackages, completeTypeNames } = UE5;
  const ue5 = engine < 501 ? largeCoordinates : engine < 504 ? softPackages : completeTypeNames;
  return { ue4, ue5: saveGame < SAVE.packageUe5 ? 0 : ue5 };
}

export function engineFacts({ saveGame, ue4, ue5, custom }: Versions): EngineFacts {
  const editor = custom.get(EDITOR_OBJECT) ?? (saveGame < SAVE.customVersions ? 0 : null);
  const isBefore = (step: number): boolean => editor !== null && editor < step;
  return {
    completeTypeNames: ue5 >= UE5.completeTypeNames,
    doubles: ue5 >= UE5.largeCoordinates,
    invariantTexts: (editor ?? 0) >= EDITOR.invariantTexts,
    textArguments: isBefore(EDITOR.argumentTypes),
    signlessFormats: isBefore(EDITOR.signs),
    instanceVersion: !custom.has(INSTANCED_STRUCT),
    wideArguments: ue5 > 0,
    softParts: ue5 >= UE5.softPackages ? 3 : ue4 >= UE4.softPathInside ? 2 : 1,
    structGuids: ue4 >= UE4.structGuids,
    innerTags: ue4 >= UE4.innerTags,
    propertyGuids: ue4 >= UE4.propertyGuids,
    untypedMaps: ue4 < UE4.mapTypes,
  };
}
