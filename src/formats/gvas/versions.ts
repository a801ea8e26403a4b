// Every step of the engine that changes bytes of a save game, by name. The only place with version numbers. No number
// is a reason to refuse a file: games count on from the engine's last (524 and 525 are read as 522). Source:
// docs/formats/gvas.md#versions.

import type { EngineFacts } from '../unreal/engine-facts.ts';

/** Save game version: fields of the header. */
export const SAVE = { CustomVersions: 2, PackageUe5: 3 } as const;

/** Package version of Unreal Engine 4. */
const UE4 = { StructGuids: 441, InnerTags: 500, PropertyGuids: 503, SoftPathInside: 514 } as const;

/** Package version of Unreal Engine 5. */
export const UE5 = {
  LargeCoordinates: 1004,
  SoftPackages: 1007,
  /** A control byte before the property list of a whole object. */
  SerializationControl: 1011,
  CompleteTypeNames: 1012,
} as const;

/** How entries of custom versions are written. */
export const CUSTOM_FORMAT = { Enums: 1, Guids: 2, Optimized: 3 } as const;

/** FEditorObjectVersion, as its GUID stands in files; texts without history hold characters after this number. */
const EDITOR_OBJECT = 'ed68b0e4e94294f40bda31a241bb462e';
const LAST_WITHOUT_INVARIANT_TEXTS = 26;
/** FInstancedStructCustomVersion. */
const INSTANCED_STRUCT = 'aa1c1ee25e4247afd46abf89bba8444c';

export const VERSIONS =
  'save games of Unreal Engine 4 and 5 (checked from 4.10 to 5.7); other versions as far as they are alike';

/** Versions that a header gives. */
export interface Versions {
  readonly saveGame: number;
  readonly ue4: number;
  /** 0 where the header has none. */
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
