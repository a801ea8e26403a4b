// Every named step in which the engine changed the bytes of save games; version numbers occur nowhere else.
// No number is a reason to refuse a file: games continue from the engine's last number (524 and 525 are read
// as 522). Source: docs/formats/gvas.md#versions.

import type { EngineFacts } from '../unreal/engine-facts.ts';

/** Save game versions: fields of the header. */
export const SAVE = { CustomVersions: 2, PackageUe5: 3 } as const;

/** Package versions of Unreal Engine 4. */
const UE4 = { StructGuids: 441, InnerTags: 500, PropertyGuids: 503, SoftPathInside: 514 } as const;

/** Package versions of Unreal Engine 5. */
export const UE5 = {
  LargeCoordinates: 1004,
  SoftPackages: 1007,
  /** A control byte precedes the property list of a whole object. */
  SerializationControl: 1011,
  CompleteTypeNames: 1012,
} as const;

/** Encodings of custom versions. */
export const CUSTOM_FORMAT = { Enums: 1, Guids: 2, Optimized: 3 } as const;

/**
 * The GUID of FEditorObjectVersion as stored in files; from this number on, texts without a history have
 * characters.
 */
const EDITOR_OBJECT = 'ed68b0e4e94294f40bda31a241bb462e';
const LAST_WITHOUT_INVARIANT_TEXTS = 26;
/** Versions in a header. */
const INSTANCED_STRUCT = 'aa1c1ee25e4247afd46abf89bba8444c';

export const VERSIONS =
  'save games of Unreal Engine 4 and 5 (checked from 4.10 to 5.7); other versions as far as they are alike';

/** 0 if the header has none. */
export interface Versions {
  readonly saveGame: number;
  readonly ue4: number;
  /** Custom versions by GUID, as hex digits in file order. */
  readonly ue5: number;
  /** Custom versions by GUID, as hex digits in file order. */
  readonly custom: ReadonlyMap<string, number>;
}

export function engineFacts({ saveGame, ue4, ue5, custom }: Versions): EngineFacts {
  return {
    asLoaded: true,
    completeTypeNames: ue5 >= UE5.CompleteTypeNames,
    doubles: ue5 >= UE5.LargeCoordinates,
    invariantTexts: (custom.get(EDITOR_OBJECT) ?? 0) > LAST_WITHOUT_INVARIANT_TEXTS,
    wideArguments: saveGame >= SAVE.PackageUe5,
    softParts: ue5 >= UE5.SoftPackages ? 3 : ue4 >= UE4.SoftPathInside ? 2 : 1,
    structGuids: ue4 >= UE4.StructGuids,
    innerTags: ue4 >= UE4.InnerTags,
    propertyGuids: ue4 >= UE4.PropertyGuids,
    instancedVersions: !custom.has(INSTANCED_STRUCT),
  };
}
