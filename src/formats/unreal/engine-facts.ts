// What the layout of tagged properties depends on besides their own bytes: facts of the engine that wrote them.

/** Steps of the engine that change bytes. */
export interface EngineFacts {
  /** Tags carry their type as a tree of names (UE 5.4). */
  readonly completeTypeNames: boolean;
  /** Vectors and their like are of doubles (UE 5.0). */
  readonly doubles: boolean;
  /** A text without history may hold characters (UE 4.23). */
  readonly invariantTexts: boolean;
  /** Whole numbers among the arguments of a formatted text are of 64 bits (UE 5). */
  readonly wideArguments: boolean;
  /** FStrings that a soft reference is made of: path; path, path inside; package, asset, path inside. */
  readonly softParts: 1 | 2 | 3;
  /** Classic tags of structs hold a GUID (UE 4.4)... */
  readonly structGuids: boolean;
  /** ...arrays of structs one more tag (UE 4.12), and every tag may hold a GUID (UE 4.12). */
  readonly innerTags: boolean;
  readonly propertyGuids: boolean;
  /** The decoder reads names in classic tags as the load does, whatever stands in place of their NUL or behind the eighth character of a type. */
  readonly asLoaded?: boolean;
}
