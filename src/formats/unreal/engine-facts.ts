// Facts about the engine that wrote a file, on which the layout of tagged properties depends.

/** Changes to the layout that came with a version of the engine. */
export interface EngineFacts {
  /** Tags store their type as a tree of names (UE 5.4). */
  readonly completeTypeNames: boolean;
  /** Vectors and the like consist of doubles (UE 5.0). */
  readonly doubles: boolean;
  /** A text without a history may still have characters (UE 4.23). */
  readonly invariantTexts: boolean;
  /** Integer arguments of a formatted text have 64 bits (UE 5). */
  readonly wideArguments: boolean;
  /** The FStrings of a soft reference: 1 is path; 2 is path, path inside; 3 is package, asset, path inside. */
  readonly softParts: 1 | 2 | 3;
  /** Classic tags of structs hold a GUID (UE 4.4). */
  readonly structGuids: boolean;
  /** Arrays of structs have an inner tag, and every tag may hold a GUID (UE 4.12). */
  readonly innerTags: boolean;
  readonly propertyGuids: boolean;
  /** Instanced structs begin with a version (UE 5.0 to 5.2). */
  readonly instanceVersion?: boolean;
  /** Arguments of a formatted text are texts (before UE 4.13); formats of numbers lack a flag (before UE 4.18). */
  readonly textArguments?: boolean;
  readonly signlessFormats?: boolean;
  /** Tags of arrays do not say of what (UE 3). */
  readonly untypedArrays?: true;
  /** Nor those of sets and maps (before UE 4.15). */
  readonly untypedMaps?: boolean;
}
