/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A box, in the unit of `Save.units`, including its sides. */
export type BoxInput = {
  /** Greatest x. */
  readonly maxX: number;
  /** Greatest y. */
  readonly maxY: number;
  /** Greatest z; any if omitted. */
  readonly maxZ?: number | null | undefined;
  /** Least x. */
  readonly minX: number;
  /** Least y. */
  readonly minY: number;
  /** Least z; any if omitted. */
  readonly minZ?: number | null | undefined;
};

/** A circle as seen from above, in the unit of `Save.units`. */
export type CircleInput = {
  /** Its radius in metres. */
  readonly metres?: number | null | undefined;
  /** Its radius, in the unit of `Save.units`; exactly one of radius and metres. */
  readonly radius?: number | null | undefined;
  /** Its centre along the first axis. */
  readonly x: number;
  /** Its centre along the second axis. */
  readonly y: number;
};

/** What a hero does. */
export type DarkestDungeonStatus =
  /** Is in an activity of the town. */
  | 'ACTIVITY'
  /** Is dead. */
  | 'DEAD'
  /** Waits in the hamlet. */
  | 'IDLE'
  /** Is missing for some weeks. */
  | 'MISSING'
  /** Is in the party. Between raids, and in the first versions, only `isInParty` is right. */
  | 'PARTY';

/**
 * Conditions on one element of a list or map; all given ones must hold for that same element. Paths and labels start
 * at the element: in `mInventoryStacks[]`, for example `Item.ItemClass`.
 */
export type ElementFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: ReadonlyArray<ElementFilter> | null | undefined;
  /** Elements of lists inside it; every entry must hold. */
  readonly elements?: ReadonlyArray<ElementListFilter> | null | undefined;
  /** This does not hold. */
  readonly not?: ElementFilter | null | undefined;
  /** At least one of these holds; false for an empty list. */
  readonly or?: ReadonlyArray<ElementFilter> | null | undefined;
  /** Its properties; every entry must hold. */
  readonly properties?: ReadonlyArray<PropertyFilter> | null | undefined;
  /** The references in it. */
  readonly references?: ReferenceListFilter | null | undefined;
  /** The element itself, if it is a plain value. */
  readonly value?: ValueFilter | null | undefined;
};

/**
 * Conditions on the elements under a property path; all given ones must hold. A stack of more than 100 iron plates is
 * `{path: "mInventoryStacks[]", some: {properties: [{path: "Item.ItemClass", reference: {name: {eq: "Desc_IronPlate_C"}}},
 * {path: "NumItems", number: {gt: 100}}]}}`.
 */
export type ElementListFilter = {
  /** The number of all elements satisfies this. */
  readonly count?: NumberFilter | null | undefined;
  /** Every element satisfies this; true when there are none. */
  readonly every?: ElementFilter | null | undefined;
  /** No element satisfies this. */
  readonly none?: ElementFilter | null | undefined;
  /** Property path that ends in `[]`. */
  readonly path: string;
  /** At least one element satisfies this. */
  readonly some?: ElementFilter | null | undefined;
};

/**
 * Conditions on an integer, compared exactly: `{eq: "9007199254740993"}`, with or without quotes. All that are given must hold.
 * A null operand is an error.
 */
export type IntegerFilter = {
  /** Is exactly this. */
  readonly eq?: string | null | undefined;
  /** Is more than this. */
  readonly gt?: string | null | undefined;
  /** Is this or more. */
  readonly gte?: string | null | undefined;
  /** Is one of these; false for an empty list. */
  readonly in?: ReadonlyArray<string> | null | undefined;
  /** True: there is no integer. False: there is one. */
  readonly isNull?: boolean | null | undefined;
  /** Is less than this. */
  readonly lt?: string | null | undefined;
  /** Is this or less. */
  readonly lte?: string | null | undefined;
  /** Is anything but this. */
  readonly ne?: string | null | undefined;
  /** Is none of these; true for an empty list. */
  readonly nin?: ReadonlyArray<string> | null | undefined;
};

/** What a sum that files hold of themselves says about their bytes. */
export type Integrity =
  /** Someone changed the file after the game wrote it, or it is damaged. */
  | 'DIFFERS'
  /** The bytes are those that the game wrote. */
  | 'MATCHES'
  /** The files hold no sum, or none that is checked. */
  | 'NONE';

/** How much an issue matters. */
export type IssueLevel =
  /** Everything was read; something about it is worth knowing, such as a version that is newer than the known ones. */
  | 'INFO'
  /** Something could not be read or understood. */
  | 'PROBLEM';

/** Conditions on an object's kind; all given ones must hold. */
export type KindFilter = {
  /** Is this kind. */
  readonly eq?: ObjectKind | null | undefined;
  /** Is one of these kinds; false for an empty list. */
  readonly in?: ReadonlyArray<ObjectKind> | null | undefined;
  /** Is any other kind. */
  readonly ne?: ObjectKind | null | undefined;
  /** Is none of these kinds; true for an empty list. */
  readonly nin?: ReadonlyArray<ObjectKind> | null | undefined;
};

/** The loading state of a save. */
export type LoadState =
  /** The contents could not be read; requesting them repeats the error. */
  | 'FAILED'
  /** Only the header was read. Requesting anything else loads the save. */
  | 'LISTED'
  /** The contents are being read. */
  | 'LOADING'
  /** Everything is in memory. */
  | 'READY';

/**
 * Conditions on a number; all given ones must hold. A null operand is an error. A fraction of up to nine digits is rounded to 32 bits
 * when it is compared with a 32-bit number, which most numbers in games are: `eq: 1.1` finds 1.10000002384186.
 * Integers above 2^53 are compared as the nearest doubles, with a warning INEXACT_NUMBER; use `integer` to compare 64-bit ids.
 * NaN in a file is no number; infinities are below and above all other numbers.
 */
export type NumberFilter = {
  /** Is exactly this. */
  readonly eq?: number | null | undefined;
  /** Is more than this. */
  readonly gt?: number | null | undefined;
  /** Is this or more. */
  readonly gte?: number | null | undefined;
  /** Is one of these; false for an empty list. */
  readonly in?: ReadonlyArray<number> | null | undefined;
  /** True: there is no number. False: there is one. */
  readonly isNull?: boolean | null | undefined;
  /** Is less than this. */
  readonly lt?: number | null | undefined;
  /** Is this or less. */
  readonly lte?: number | null | undefined;
  /** Is anything but this. */
  readonly ne?: number | null | undefined;
  /** Is none of these; true for an empty list. */
  readonly nin?: ReadonlyArray<number> | null | undefined;
};

/**
 * Conditions on an object's class; all given ones must hold. Where a whole class is named, that is by its full path, by its
 * last part when only one class of the save ends so, or, when nothing is named so, by the title that the game gives it
 * (`Constructor`, see `Class.title`). What stands for several classes is an error AMBIGUOUS_CLASS that lists them.
 * Parts and patterns are looked for in paths, or, when no path has them, in titles.
 */
export type ObjectClassFilter = {
  /** The class's full path contains this. */
  readonly contains?: string | null | undefined;
  /** The class's full path ends with this. */
  readonly endsWith?: string | null | undefined;
  /** Is exactly this class. */
  readonly eq?: string | null | undefined;
  /** Is one of these classes; false for an empty list. */
  readonly in?: ReadonlyArray<string> | null | undefined;
  /** Is this class, or derives from it as far as the save says. */
  readonly isA?: string | null | undefined;
  /** The class's full path contains a match of this regular expression. */
  readonly matches?: string | null | undefined;
  /** Is any other class. */
  readonly ne?: string | null | undefined;
  /** Is none of these classes; true for an empty list. */
  readonly nin?: ReadonlyArray<string> | null | undefined;
  /** The class's full path or last part begins with this. */
  readonly startsWith?: string | null | undefined;
};

/** Conditions on an object; all given ones must hold. Omit the whole filter to get everything. */
export type ObjectFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: ReadonlyArray<ObjectFilter> | null | undefined;
  /** What it is an instance of. */
  readonly class?: ObjectClassFilter | null | undefined;
  /** Elements of lists in its properties, each considered as a whole; every entry must hold. */
  readonly elements?: ReadonlyArray<ElementListFilter> | null | undefined;
  /** Whether any part of it could not be read. */
  readonly hasIssues?: boolean | null | undefined;
  /** Whether it has a place. */
  readonly hasPosition?: boolean | null | undefined;
  /** Its id is one of these; false for an empty list. Also includes EXTERNAL and MISSING objects in a list. */
  readonly ids?: ReadonlyArray<string | number> | null | undefined;
  /** Its kind. EXTERNAL and MISSING objects are only in a list if they are named here. */
  readonly kind?: KindFilter | null | undefined;
  /** The name of its level or package. */
  readonly level?: TextFilter | null | undefined;
  /** Its name. */
  readonly name?: TextFilter | null | undefined;
  /** This does not hold. */
  readonly not?: ObjectFilter | null | undefined;
  /** At least one of these holds; false for an empty list. */
  readonly or?: ReadonlyArray<ObjectFilter> | null | undefined;
  /** The object that contains it satisfies this; false for an object that nothing contains. */
  readonly parent?: ObjectFilter | null | undefined;
  /** Its path. */
  readonly path?: TextFilter | null | undefined;
  /** Its properties; every entry must hold. */
  readonly properties?: ReadonlyArray<PropertyFilter> | null | undefined;
  /** References from other objects to it; in these, `object` is the source. */
  readonly referencedBy?: ReferenceListFilter | null | undefined;
  /** Its references to other objects. */
  readonly references?: ReferenceListFilter | null | undefined;
  /** It is in this part of the map. */
  readonly within?: RegionInput | null | undefined;
};

/** The kinds of objects in saves. */
export type ObjectKind =
  /** An object in the game's world, which may have a place (Satisfactory). */
  | 'ACTOR'
  /** Belongs to an actor, such as an inventory or a power connection (Satisfactory). */
  | 'COMPONENT'
  /** An exported object of a package (Unreal Engine 3). */
  | 'EXPORT'
  /** Named by the save but not held in it, such as an asset, a recipe or an import. */
  | 'EXTERNAL'
  /** A building that the game stores in bulk, as a row of a table (Satisfactory since 1.0). */
  | 'LIGHTWEIGHT'
  /** Belongs to the save but is gone from it, such as something that the player has collected. */
  | 'MISSING'
  /** A named group of values (Darkest Dungeon, Slime Rancher). */
  | 'RECORD';

/** Conditions on fields of the row; all given ones must hold. */
export type PalworldPalFilter = {
  readonly and?: ReadonlyArray<PalworldPalFilter> | null | undefined;
  readonly assignedTo?: TextFilter | null | undefined;
  readonly base?: TextFilter | null | undefined;
  readonly baseSpecies?: TextFilter | null | undefined;
  readonly building?: TextFilter | null | undefined;
  readonly caughtAt?: TextFilter | null | undefined;
  readonly caughtBy?: TextFilter | null | undefined;
  readonly containerId?: TextFilter | null | undefined;
  readonly currentWork?: TextFilter | null | undefined;
  readonly deck?: NumberFilter | null | undefined;
  readonly elements?: TextFilter | null | undefined;
  readonly exp?: NumberFilter | null | undefined;
  readonly friendship?: NumberFilter | null | undefined;
  readonly friendshipRank?: NumberFilter | null | undefined;
  readonly gender?: TextFilter | null | undefined;
  readonly guild?: TextFilter | null | undefined;
  readonly health?: TextFilter | null | undefined;
  readonly holder?: TextFilter | null | undefined;
  readonly hp?: NumberFilter | null | undefined;
  readonly hunger?: TextFilter | null | undefined;
  readonly isAlpha?: boolean | null | undefined;
  readonly isAwakened?: boolean | null | undefined;
  readonly isDamaged?: boolean | null | undefined;
  readonly isFavourite?: boolean | null | undefined;
  readonly isHuman?: boolean | null | undefined;
  readonly isIdle?: boolean | null | undefined;
  readonly isLucky?: boolean | null | undefined;
  readonly isSick?: boolean | null | undefined;
  readonly key?: TextFilter | null | undefined;
  readonly lastJumped?: RegionInput | null | undefined;
  readonly learntMoves?: TextFilter | null | undefined;
  readonly level?: NumberFilter | null | undefined;
  readonly moves?: TextFilter | null | undefined;
  readonly nickname?: TextFilter | null | undefined;
  readonly not?: PalworldPalFilter | null | undefined;
  readonly object?: TextFilter | null | undefined;
  readonly offWork?: TextFilter | null | undefined;
  readonly or?: ReadonlyArray<PalworldPalFilter> | null | undefined;
  readonly owner?: TextFilter | null | undefined;
  readonly page?: NumberFilter | null | undefined;
  readonly passives?: TextFilter | null | undefined;
  readonly position?: RegionInput | null | undefined;
  readonly sanity?: NumberFilter | null | undefined;
  readonly sickness?: TextFilter | null | undefined;
  readonly skin?: TextFilter | null | undefined;
  readonly slot?: NumberFilter | null | undefined;
  readonly soulsAttack?: NumberFilter | null | undefined;
  readonly soulsDefense?: NumberFilter | null | undefined;
  readonly soulsHp?: NumberFilter | null | undefined;
  readonly soulsWorkSpeed?: NumberFilter | null | undefined;
  readonly species?: TextFilter | null | undefined;
  readonly stars?: NumberFilter | null | undefined;
  readonly stomach?: NumberFilter | null | undefined;
  readonly talentAttack?: NumberFilter | null | undefined;
  readonly talentDefense?: NumberFilter | null | undefined;
  readonly talentHp?: NumberFilter | null | undefined;
  readonly talentMelee?: NumberFilter | null | undefined;
  readonly where?: PalworldWhereaboutsFilter | null | undefined;
};

/** Where a pal is. */
export type PalworldWhereabouts =
  /** At a base. */
  | 'BASE'
  /** In a building, such as a viewing cage. */
  | 'BUILDING'
  /** In a player's dimensional storage. */
  | 'DIMENSION'
  /** On an expedition. */
  | 'EXPEDITION'
  /** In a palbox. */
  | 'PALBOX'
  /** In a player's party. */
  | 'PARTY'
  /** In a container whose holder the save does not have, or the pal is damaged. */
  | 'UNKNOWN';

export type PalworldWhereaboutsFilter = {
  readonly eq?: PalworldWhereabouts | null | undefined;
  readonly in?: ReadonlyArray<PalworldWhereabouts> | null | undefined;
  readonly ne?: PalworldWhereabouts | null | undefined;
  readonly nin?: ReadonlyArray<PalworldWhereabouts> | null | undefined;
};

/** A place in the game's world: exactly one of these. */
export type PlaceInput =
  {   /** Id of an object; one without a place has that of its container. An unknown id makes an empty region. */
  readonly object: string | number; readonly point?: never; }
  |  { readonly object?: never;   /** A point; without z, heights are ignored. */
  readonly point: PointInput; };

/** A place, in the unit of `Save.units`. */
export type PointInput = {
  /** Along the first axis. */
  readonly x: number;
  /** Along the second axis. */
  readonly y: number;
  /** Along the third axis; if omitted, heights are ignored. */
  readonly z?: number | null | undefined;
};

/** Conditions on the values that an object has under a property path; all given ones must hold for the same value. */
export type PropertyFilter = {
  /** The value is this boolean. */
  readonly boolean?: boolean | null | undefined;
  /** True: the object has a value there. False: it has none. */
  readonly exists?: boolean | null | undefined;
  /** The value is an integer, or a name for one, and satisfies this, compared exactly. */
  readonly integer?: IntegerFilter | null | undefined;
  /** The value is a number, or a name for one, and satisfies this. */
  readonly number?: NumberFilter | null | undefined;
  /** Property path, as in `SaveObject.property`: `a.b`, `a[3].b` for one element, `a[].b` for every element, `m[].key` and `m[].value` for maps. */
  readonly path: string;
  /** How many of the values must satisfy the conditions. */
  readonly quantifier?: Quantifier | null | undefined;
  /** The value leads to an object that satisfies this. */
  readonly reference?: ObjectFilter | null | undefined;
  /** The value is a text, name or enum value and satisfies this. */
  readonly text?: TextFilter | null | undefined;
};

/** How many of the values under a property path must satisfy the conditions. */
export type Quantifier =
  /** All of them; true when there are none. */
  | 'EVERY'
  /** None of them. */
  | 'NONE'
  /** At least one. */
  | 'SOME';

/** Conditions on a reference; all given ones must hold. */
export type ReferenceFilter = {
  /** Why the one object leads to the other. */
  readonly kind?: ReferenceKindFilter | null | undefined;
  /** Its label (property path without positions) satisfies this. */
  readonly label?: TextFilter | null | undefined;
  /** The object at its other end satisfies this: the target, or for references seen from their target, the source. */
  readonly object?: ObjectFilter | null | undefined;
  /**
   * The object at its other end satisfies this.
   * @deprecated Use `object`: seen from the target of a reference, its other end is its source.
   */
  readonly target?: ObjectFilter | null | undefined;
};

/** Why one object leads to another. */
export type ReferenceKind =
  /** To the object that its defaults come from. */
  | 'ARCHETYPE'
  /** To an object that it contains. */
  | 'CHILD'
  /** To its class. */
  | 'CLASS'
  /** To something that must be loaded before it. */
  | 'DEPENDS'
  /** By the hash of a name. */
  | 'HASH'
  /** By an id that was looked up. */
  | 'ID'
  /** From a package to something in another package. */
  | 'IMPORT'
  /** By position in a list of names. */
  | 'INDEX'
  /** In class-specific data, such as the two ends of a power line. */
  | 'NATIVE'
  /** To the object that it was created in. */
  | 'OUTER'
  /** To the object that contains it. */
  | 'PARENT'
  /** In a property, directly or inside a struct, array or map. */
  | 'PROPERTY'
  /** From a class to the one it derives from. */
  | 'SUPER';

/** Conditions on a reference's kind; all given ones must hold. */
export type ReferenceKindFilter = {
  /** Is this kind. */
  readonly eq?: ReferenceKind | null | undefined;
  /** Is one of these kinds; false for an empty list. */
  readonly in?: ReadonlyArray<ReferenceKind> | null | undefined;
  /** Is any other kind. */
  readonly ne?: ReferenceKind | null | undefined;
  /** Is none of these kinds; true for an empty list. */
  readonly nin?: ReadonlyArray<ReferenceKind> | null | undefined;
};

/** Conditions on all references of an object, or on all references to it; all given ones must hold. */
export type ReferenceListFilter = {
  /** The number of all references satisfies this. */
  readonly count?: NumberFilter | null | undefined;
  /** Every reference satisfies this; true when there are none. */
  readonly every?: ReferenceFilter | null | undefined;
  /** No reference satisfies this. */
  readonly none?: ReferenceFilter | null | undefined;
  /** At least one reference satisfies this. */
  readonly some?: ReferenceFilter | null | undefined;
};

/** A part of the map: exactly one of these. Points on its border are inside. */
export type RegionInput =
  {   /** An upright box. */
  readonly box: BoxInput; readonly circle?: never; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never;   /** A circle seen from above. */
  readonly circle: CircleInput; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never;   /** The corners of a polygon seen from above, in order around it; at least three. Heights are ignored. */
  readonly polygon: ReadonlyArray<PointInput>; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never; readonly polygon?: never;   /** A sphere around a point or an object. */
  readonly sphere: SphereInput; };

/** What kind of collectible something is. */
export type SatisfactoryCollectibleKind =
  /** A blue power slug. */
  | 'BLUE_SLUG'
  /** A crash site. */
  | 'CRASH_SITE'
  /** A helmet or another customization. */
  | 'CUSTOMIZATION'
  /** The shrine of a Mercer sphere. */
  | 'MERCER_SHRINE'
  /** A Mercer sphere. */
  | 'MERCER_SPHERE'
  /** A purple power slug. */
  | 'PURPLE_SLUG'
  /** A somersloop. */
  | 'SOMERSLOOP'
  /** A tape. */
  | 'TAPE'
  /** A yellow power slug. */
  | 'YELLOW_SLUG';

/** A direction of flow. */
export type SatisfactoryDirection =
  /** Into the machine. */
  | 'IN'
  /** Out of the machine. */
  | 'OUT';

/** The purity of a resource node. */
export type SatisfactoryPurity =
  /** Half of normal. */
  | 'IMPURE'
  /** Normal. */
  | 'NORMAL'
  /** Twice normal. */
  | 'PURE';

/** Why a machine stands still, as far as the save shows. */
export type SatisfactoryStandstill =
  /** No wire leads to it. */
  | 'NOT_CONNECTED'
  /** It has no fuel: less than a piece, or than the cubic metre that generators load at a time. */
  | 'NO_FUEL'
  /** Something that it needs is missing. */
  | 'NO_INPUT'
  /** Nothing in its network produces or stores power. */
  | 'NO_POWER'
  /** No recipe is set. */
  | 'NO_RECIPE'
  /** It has no water. */
  | 'NO_WATER'
  /** There is no room for what it makes. */
  | 'OUTPUT_FULL'
  /** A player paused it. */
  | 'PAUSED'
  /** The save does not show it, the machine or its recipe is not in the tables, or the file is damaged in it. */
  | 'UNKNOWN';

/** The direction in which to follow belts and pipes. */
export type SatisfactoryTraceDirection =
  /** The way the items go. */
  | 'DOWNSTREAM'
  /** Against it, to where they come from. */
  | 'UPSTREAM';

/** What amounts are counted in. */
export type SatisfactoryUnit =
  /** Cubic metres of fluids and gases. */
  | 'CUBIC_METRES'
  /** Pieces of solid items. */
  | 'PIECES';

/** What can happen to a save. */
export type SaveChangeKind =
  /** Its files are new. */
  | 'ADDED'
  /** Its files changed, and so do answers from now on. Cursors of earlier answers are refused. */
  | 'CHANGED'
  /** Its files are gone. What is in memory can still be queried by id. */
  | 'REMOVED';

/** A family of save files. */
export type SaveFormat =
  /** Darkest Dungeon profile folders. */
  | 'DARKEST_DUNGEON'
  /** Save games of Unreal Engine 4 and 5: GVAS files, and folders of them that are one world. */
  | 'GVAS'
  /** Satisfactory saves (.sav) and blueprints (.sbp). */
  | 'SATISFACTORY'
  /** Slime Rancher saves. */
  | 'SLIME_RANCHER'
  /** Packages of Unreal Engine 3 games. */
  | 'UNREAL_ENGINE_3';

/** The state of a gordo. */
export type SlimeRancherGordoState =
  /** It has eaten, and waits for more. */
  | 'FED'
  /** It burst. */
  | 'POPPED'
  /** It has eaten nothing. */
  | 'UNFED';

/** A sphere, in the unit of `Save.units`; finds what is near an object, for example. */
export type SphereInput = {
  /** Its centre. */
  readonly center: PlaceInput;
  /** Its radius in metres. */
  readonly metres?: number | null | undefined;
  /** Its radius, in the unit of `Save.units`; exactly one of radius and metres. */
  readonly radius?: number | null | undefined;
};

/** Conditions on a text; all given ones must hold. A null operand is an error, not a condition that always holds. */
export type TextFilter = {
  /** Whether upper and lower case differ. */
  readonly caseSensitive?: boolean | null | undefined;
  /** Contains this. */
  readonly contains?: string | null | undefined;
  /** Ends with this. */
  readonly endsWith?: string | null | undefined;
  /** Is exactly this. */
  readonly eq?: string | null | undefined;
  /** Is one of these; false for an empty list. */
  readonly in?: ReadonlyArray<string> | null | undefined;
  /** True: there is no text. False: there is one. */
  readonly isNull?: boolean | null | undefined;
  /** Contains a match of this regular expression: RE2 syntax, so no backreferences or lookaround. */
  readonly matches?: string | null | undefined;
  /** Is anything but this. */
  readonly ne?: string | null | undefined;
  /** Is none of these; true for an empty list. */
  readonly nin?: ReadonlyArray<string> | null | undefined;
  /** Begins with this. */
  readonly startsWith?: string | null | undefined;
};

/** Conditions on one value; all given ones must hold. */
export type ValueFilter = {
  /** It is this boolean. */
  readonly boolean?: boolean | null | undefined;
  /** It is an integer and satisfies this, compared exactly. */
  readonly integer?: IntegerFilter | null | undefined;
  /** It is a number and satisfies this. */
  readonly number?: NumberFilter | null | undefined;
  /** It leads to an object that satisfies this. */
  readonly reference?: ObjectFilter | null | undefined;
  /** It is a text, name or enum value and satisfies this. */
  readonly text?: TextFilter | null | undefined;
};

export type DiffQueryVariables = Exact<{
  from: string | number;
  to: string | number;
}>;


export type DiffQuery = { readonly diff: { readonly added: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly class: { readonly name: string, readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly removed: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly class: { readonly name: string, readonly path: string } }> } | null, readonly changed: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly moved: boolean, readonly after: { readonly path: string, readonly name: string, readonly class: { readonly name: string, readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }, readonly properties: ReadonlyArray<{ readonly path: string, readonly before: unknown, readonly after: unknown }> }> } | null } | null };

export type DiffPlacesQueryVariables = Exact<{
  from: string | number;
  to: string | number;
}>;


export type DiffPlacesQuery = { readonly diff: { readonly added: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } }> } | null, readonly changed: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly after: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } } }> } | null } | null };

export type TimelinePointQueryVariables = Exact<{
  save: string | number;
}>;


export type TimelinePointQuery = { readonly save: { readonly stats: { readonly objects: number, readonly references: number, readonly classes: number } | null } | null };

export type SaveFactsQueryVariables = Exact<{
  save: string | number;
}>;


export type SaveFactsQuery = { readonly save: { readonly stats: { readonly objects: number, readonly references: number, readonly classes: number, readonly external: number, readonly missing: number, readonly issues: number, readonly integrity: Integrity, readonly loadMillis: number, readonly bytes: string } | null, readonly files: ReadonlyArray<{ readonly name: string, readonly bytes: string | null, readonly version: string }>, readonly classes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly count: number }> } | null, readonly issues: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly level: IssueLevel, readonly code: string, readonly message: string, readonly file: string, readonly count: number }> } | null } | null };

export type ClassNamesQueryVariables = Exact<{
  save: string | number;
}>;


export type ClassNamesQuery = { readonly save: { readonly classes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly count: number }> } | null } | null };

export type ClassShapeQueryVariables = Exact<{
  save: string | number;
  name: string;
}>;


export type ClassShapeQuery = { readonly save: { readonly class: { readonly path: string, readonly name: string, readonly count: number, readonly superClass: { readonly name: string, readonly path: string } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly type: string, readonly count: number }> | null } | null } | null };

export type RootsQueryVariables = Exact<{
  save: string | number;
  offset: number;
}>;


export type RootsQuery = { readonly save: { readonly objects: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string }, readonly children: { readonly totalCount: number } | null }> } | null } | null };

export type ChildrenQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type ChildrenQuery = { readonly save: { readonly object: { readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string }, readonly children: { readonly totalCount: number } | null }> } | null } | null } | null };

export type BranchFragment = { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string }, readonly children: { readonly totalCount: number } | null };

export type NeighboursQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type NeighboursQuery = { readonly save: { readonly object: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly label: string, readonly kind: ReferenceKind, readonly target: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly referencedBy: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly label: string, readonly kind: ReferenceKind, readonly source: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly class: { readonly name: string } } | null } | null };

export type CornerFragment = { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } };

export type FindObjectQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type FindObjectQuery = { readonly save: { readonly objects: { readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } }> } | null } | null };

export type DarkestDungeonDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type DarkestDungeonDashboardQuery = { readonly save: { readonly darkestDungeon: { readonly unknown: ReadonlyArray<string>, readonly estate: { readonly name: string | null, readonly week: number | null, readonly mode: string | null, readonly date: string | null, readonly isInRaid: boolean | null, readonly questsFinished: number | null, readonly questsSucceeded: number | null, readonly raidDungeon: { readonly title: string | null, readonly name: string } | null, readonly townEvent: { readonly title: string | null, readonly name: string } | null, readonly wallet: ReadonlyArray<{ readonly type: string, readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } | null }> | null, readonly dungeons: ReadonlyArray<{ readonly xp: number | null, readonly dungeon: { readonly title: string | null, readonly name: string } }> | null }, readonly heroes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly guid: number, readonly name: string | null, readonly status: DarkestDungeonStatus | null, readonly isInParty: boolean | null, readonly stress: number | null, readonly hp: number | null, readonly resolveXp: number | null, readonly heroClass: { readonly title: string | null, readonly name: string } | null, readonly affliction: { readonly title: string | null, readonly name: string } | null, readonly virtue: { readonly title: string | null, readonly name: string } | null, readonly quirks: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly diseases: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null, readonly trinkets: ReadonlyArray<{ readonly title: string | null, readonly name: string }> | null }> } | null, readonly raid: { readonly quest: string | null, readonly area: string | null, readonly torchlight: number | null, readonly isInBattle: boolean | null, readonly dungeon: { readonly title: string | null, readonly name: string } | null, readonly party: ReadonlyArray<{ readonly name: string | null, readonly hp: number | null, readonly stress: number | null }> | null, readonly inventory: ReadonlyArray<{ readonly type: string, readonly amount: number | null, readonly item: { readonly title: string | null, readonly name: string } | null }> | null } | null, readonly map: { readonly entrance: string | null, readonly finalRoom: string | null, readonly currentRoom: string | null, readonly reachableRooms: number, readonly unvisitedRooms: ReadonlyArray<string> } | null, readonly rooms: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly isVisited: boolean | null, readonly doors: ReadonlyArray<string>, readonly hasBattle: boolean, readonly curio: { readonly title: string | null, readonly name: string } | null, readonly position: { readonly x: number, readonly y: number } | null }> } | null, readonly corridors: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly ends: ReadonlyArray<string>, readonly tiles: number, readonly walkedTiles: number }> } | null, readonly quests: { readonly nodes: ReadonlyArray<{ readonly key: string | null, readonly type: string | null, readonly difficulty: number | null, readonly length: number | null, readonly dungeon: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type PalworldDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type PalworldDashboardQuery = { readonly save: { readonly palworld: { readonly unknown: ReadonlyArray<string>, readonly world: { readonly title: string | null, readonly savedAt: string | null, readonly day: number | null, readonly timeOfDay: string | null, readonly playSeconds: number | null, readonly players: number, readonly pals: number, readonly guilds: number, readonly bases: number, readonly structures: number }, readonly players: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly level: number | null, readonly isOnline: boolean | null, readonly secondsAway: number | null, readonly pals: number, readonly paldeckCount: number | null, readonly relicCount: number | null, readonly fastTravelCount: number | null, readonly guild: { readonly title: string | null, readonly name: string } | null, readonly mapPosition: { readonly x: number, readonly y: number } | null }> } | null, readonly guilds: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly memberCount: number, readonly playersOnline: number, readonly secondsAway: number | null, readonly level: number | null, readonly pals: number | null, readonly baseCount: number, readonly leader: { readonly title: string | null, readonly name: string } | null, readonly currentResearch: { readonly title: string | null, readonly name: string } | null }> } | null, readonly bases: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly key: string, readonly workers: number, readonly limit: number | null, readonly idle: number, readonly sick: number, readonly structures: number, readonly works: number, readonly isUnderAttack: boolean | null, readonly mapPosition: { readonly x: number, readonly y: number } | null }> } | null, readonly where: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly species: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly stock: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly idleMachines: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null } | null } | null };

export type PalworldPalsQueryVariables = Exact<{
  save: string | number;
  where: PalworldPalFilter;
}>;


export type PalworldPalsQuery = { readonly save: { readonly palworld: { readonly pals: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly nickname: string | null, readonly level: number | null, readonly stars: number | null, readonly talentHp: number | null, readonly talentAttack: number | null, readonly talentDefense: number | null, readonly where: PalworldWhereabouts | null, readonly page: number | null, readonly slot: number | null, readonly species: { readonly title: string | null, readonly name: string } | null, readonly passives: ReadonlyArray<{ readonly title: string | null, readonly name: string }>, readonly owner: { readonly title: string | null, readonly name: string } | null, readonly holder: { readonly title: string | null, readonly name: string } | null, readonly base: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type PalworldPlayerNamesQueryVariables = Exact<{
  save: string | number;
}>;


export type PalworldPlayerNamesQuery = { readonly save: { readonly palworld: { readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null }> } | null } | null } | null };

export type PalworldTimelinePointQueryVariables = Exact<{
  save: string | number;
}>;


export type PalworldTimelinePointQuery = { readonly save: { readonly palworld: { readonly world: { readonly day: number | null, readonly players: number, readonly pals: number, readonly bases: number, readonly structures: number }, readonly working: { readonly totalCount: number } | null } | null } | null };

export type SatisfactoryCollectedQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryCollectedQuery = { readonly save: { readonly satisfactory: { readonly collectibles: { readonly nodes: ReadonlyArray<{ readonly kind: SatisfactoryCollectibleKind, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type SatisfactoryDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryDashboardQuery = { readonly save: { readonly satisfactory: { readonly unknown: ReadonlyArray<string>, readonly session: { readonly name: string | null, readonly saveVersion: number | null, readonly buildVersion: number | null, readonly playSeconds: number | null, readonly isModded: boolean | null, readonly days: number | null, readonly isSpaceElevatorBuilt: boolean | null }, readonly circuits: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly number: number | null, readonly unknown: number, readonly wanted: number | null, readonly capacity: number | null, readonly headroom: number | null, readonly consumers: number | null, readonly generators: number | null, readonly storedMWh: number | null, readonly storageMWh: number | null, readonly fuels: ReadonlyArray<{ readonly count: number, readonly capacity: number | null, readonly generator: { readonly title: string | null, readonly name: string }, readonly fuel: { readonly title: string | null, readonly name: string } | null }> | null }> } | null, readonly power: { readonly wires: number, readonly connectedWires: number, readonly looseWires: number, readonly unconnected: number, readonly unknown: number }, readonly balance: { readonly nodes: ReadonlyArray<{ readonly produced: number, readonly consumed: number, readonly net: number | null, readonly measuredProduced: number, readonly measuredConsumed: number, readonly measuredNet: number | null, readonly unknownProducers: number, readonly unknownMachines: number, readonly producers: number, readonly consumers: number, readonly item: { readonly title: string | null, readonly name: string } }> } | null, readonly machines: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly producing: { readonly totalCount: number } | null, readonly hidden: { readonly totalCount: number } | null, readonly idle: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly reason: SatisfactoryStandstill | null, readonly productivity: number | null, readonly circuit: number | null, readonly object: { readonly path: string }, readonly building: { readonly title: string | null, readonly name: string }, readonly recipe: { readonly title: string | null, readonly name: string } | null }> } | null, readonly items: { readonly nodes: ReadonlyArray<{ readonly amount: number, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> } | null, readonly progress: { readonly schematics: number | null, readonly alternates: number | null, readonly unclaimedHardDrives: number | null, readonly phase: { readonly title: string | null, readonly name: string } | null, readonly targetPhase: { readonly title: string | null, readonly name: string } | null, readonly phasePaid: ReadonlyArray<{ readonly amount: number, readonly item: { readonly title: string | null, readonly name: string } }> | null, readonly phaseCost: ReadonlyArray<{ readonly amount: number, readonly item: { readonly title: string | null, readonly name: string } }> | null, readonly activeMilestone: { readonly title: string | null, readonly name: string } | null, readonly sink: { readonly coupons: number | null, readonly pointsPerMinute: ReadonlyArray<number> } | null }, readonly collected: ReadonlyArray<{ readonly kind: SatisfactoryCollectibleKind, readonly total: number, readonly collected: number, readonly remaining: number, readonly unknown: number, readonly isComplete: boolean }>, readonly factories: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly machines: number, readonly producing: number, readonly productivity: number | null, readonly draw: number | null, readonly makes: ReadonlyArray<{ readonly title: string | null, readonly name: string }> }> } | null, readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly health: number | null, readonly items: number | null, readonly usedSlots: number | null, readonly slots: number | null }> } | null, readonly trains: { readonly totalCount: number } | null, readonly vehicles: { readonly totalCount: number } | null, readonly drones: { readonly totalCount: number } | null } | null } | null };

export type SatisfactoryFindQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type SatisfactoryFindQuery = { readonly save: { readonly satisfactory: { readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly trains: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly stations: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly factories: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly machines: number, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly machines: { readonly nodes: ReadonlyArray<{ readonly recipe: { readonly title: string | null, readonly name: string } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly stock: { readonly nodes: ReadonlyArray<{ readonly amount: number | null, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null } | null } | null };

export type AtFragment = { readonly x: number, readonly y: number, readonly z: number };

export type SatisfactoryPlayerNamesQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryPlayerNamesQuery = { readonly save: { readonly satisfactory: { readonly players: { readonly nodes: ReadonlyArray<{ readonly name: string | null }> } | null } | null } | null };

export type SatisfactorySelectionQueryVariables = Exact<{
  save: string | number;
  region: RegionInput;
}>;


export type SatisfactorySelectionQuery = { readonly save: { readonly satisfactory: { readonly machines: { readonly totalCount: number, readonly aggregate: { readonly draw: { readonly sum: number } | null, readonly capacity: { readonly sum: number } | null }, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly stock: { readonly groups: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly makes: { readonly groups: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null } | null } | null };

export type SatisfactoryTimelinePointQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryTimelinePointQuery = { readonly save: { readonly satisfactory: { readonly buildings: { readonly totalCount: number } | null, readonly machines: { readonly totalCount: number } | null, readonly producing: { readonly totalCount: number } | null, readonly circuits: { readonly aggregate: { readonly wanted: { readonly sum: number } | null, readonly capacity: { readonly sum: number } | null } } | null, readonly progress: { readonly schematics: number | null } } | null } | null };

export type SatisfactoryTraceQueryVariables = Exact<{
  save: string | number;
  from: string;
  direction: SatisfactoryTraceDirection;
}>;


export type SatisfactoryTraceQuery = { readonly save: { readonly satisfactory: { readonly trace: { readonly carrierCount: number, readonly carriers: ReadonlyArray<{ readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } }>, readonly ends: ReadonlyArray<{ readonly depth: number, readonly building: { readonly title: string | null, readonly name: string }, readonly object: { readonly path: string, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly class: { readonly path: string } } }>, readonly bottleneck: { readonly perMinute: number, readonly building: { readonly title: string | null, readonly name: string } } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly title: string | null, readonly name: string } }> } | null } | null } | null };

export type SatisfactoryMachineAtQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type SatisfactoryMachineAtQuery = { readonly save: { readonly satisfactory: { readonly machines: { readonly nodes: ReadonlyArray<{ readonly clock: number | null, readonly productivity: number | null, readonly productivityNow: number | null, readonly isProducing: boolean | null, readonly reason: SatisfactoryStandstill | null, readonly draw: number | null, readonly drawRunning: number | null, readonly capacity: number | null, readonly circuit: number | null, readonly purity: SatisfactoryPurity | null, readonly recipe: { readonly title: string | null, readonly name: string } | null, readonly resource: { readonly title: string | null, readonly name: string } | null, readonly rates: ReadonlyArray<{ readonly direction: SatisfactoryDirection, readonly perMinute: number, readonly measuredPerMinute: number, readonly item: { readonly title: string | null, readonly name: string } }> | null, readonly inputStacks: ReadonlyArray<{ readonly amount: number, readonly item: { readonly title: string | null, readonly name: string } }> | null, readonly outputStacks: ReadonlyArray<{ readonly amount: number, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null } | null } | null };

export type SatisfactoryTrafficQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryTrafficQuery = { readonly save: { readonly satisfactory: { readonly trains: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly isSelfDriving: boolean | null, readonly isDerailed: boolean | null, readonly locomotives: number | null, readonly wagons: number | null, readonly currentStop: number | null, readonly object: { readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly cars: ReadonlyArray<{ readonly building: { readonly title: string | null, readonly name: string }, readonly cargo: ReadonlyArray<{ readonly amount: number, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }>, readonly stops: ReadonlyArray<{ readonly name: string | null, readonly rule: string | null, readonly station: { readonly path: string } | null, readonly load: ReadonlyArray<{ readonly title: string | null, readonly name: string }>, readonly unload: ReadonlyArray<{ readonly title: string | null, readonly name: string }> }> | null }> } | null, readonly stations: { readonly nodes: ReadonlyArray<{ readonly name: string | null, readonly object: { readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null }> } | null, readonly vehicles: { readonly nodes: ReadonlyArray<{ readonly isAutopilot: boolean | null, readonly pathPoints: number | null, readonly object: { readonly path: string }, readonly building: { readonly title: string | null, readonly name: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly fuel: { readonly title: string | null, readonly name: string } | null, readonly cargo: ReadonlyArray<{ readonly amount: number, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null, readonly drones: { readonly nodes: ReadonlyArray<{ readonly object: { readonly path: string }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly home: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null, readonly destination: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null, readonly cargo: ReadonlyArray<{ readonly amount: number, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null } | null } | null };

export type SatisfactoryTracksQueryVariables = Exact<{
  save: string | number;
}>;


export type SatisfactoryTracksQuery = { readonly save: { readonly satisfactory: { readonly railTracks: { readonly nodes: ReadonlyArray<{ readonly length: number | null, readonly object: { readonly path: string, readonly class: { readonly path: string } }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly joinedTo: ReadonlyArray<{ readonly path: string }> }> } | null } | null } | null };

export type TrafficPlaceFragment = { readonly x: number, readonly y: number, readonly z: number };

export type TrafficCargoFragment = { readonly amount: number, readonly unit: SatisfactoryUnit | null, readonly item: { readonly title: string | null, readonly name: string } };

export type SlimeRancherDashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type SlimeRancherDashboardQuery = { readonly save: { readonly slimeRancher: { readonly isPartial: boolean, readonly session: { readonly displayName: string | null, readonly version: string | null, readonly day: number | null, readonly hour: number | null, readonly currency: number | null, readonly gameMode: string | null }, readonly player: { readonly health: number | null, readonly energy: number | null, readonly currency: number | null, readonly upgrades: ReadonlyArray<{ readonly level: number, readonly upgrade: { readonly title: string | null, readonly name: string } }> | null } | null, readonly plots: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly key: string | null, readonly type: string | null, readonly slimes: number | null, readonly items: number | null, readonly upgrades: ReadonlyArray<string> | null, readonly grower: { readonly title: string | null, readonly name: string } | null, readonly tracked: ReadonlyArray<{ readonly count: number, readonly hunger: number | null, readonly item: { readonly title: string | null, readonly name: string } }> | null }> } | null, readonly slimes: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly hungry: { readonly totalCount: number } | null, readonly stock: { readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly number: { readonly sum: number } | null }> } | null } | null, readonly market: { readonly nodes: ReadonlyArray<{ readonly saturation: number, readonly item: { readonly title: string | null, readonly name: string } }> } | null, readonly pods: { readonly totalCount: number } | null, readonly openPods: { readonly totalCount: number } | null, readonly gordos: { readonly nodes: ReadonlyArray<{ readonly key: string, readonly state: SlimeRancherGordoState | null, readonly eaten: number | null, readonly item: { readonly title: string | null, readonly name: string } | null }> } | null } | null } | null };

export type Unreal3DashboardQueryVariables = Exact<{
  save: string | number;
}>;


export type Unreal3DashboardQuery = { readonly save: { readonly unreal3: { readonly packages: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string, readonly game: string | null, readonly fileVersion: number | null, readonly isMap: boolean, readonly isCooked: boolean, readonly hasScript: boolean, readonly size: number | null, readonly imports: number | null, readonly exports: number | null }> } | null, readonly missing: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string, readonly wantedBy: ReadonlyArray<string>, readonly imports: number }> } | null, readonly dependencies: { readonly nodes: ReadonlyArray<{ readonly package: string, readonly on: string, readonly isLoaded: boolean, readonly isStreaming: boolean, readonly imports: number }> } | null, readonly usage: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly className: string, readonly package: string | null, readonly uses: number }> } | null, readonly actors: { readonly totalCount: number, readonly groups: { readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null, readonly classes: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly name: string, readonly package: string, readonly parentName: string | null, readonly instances: number, readonly functions: number }> } | null } | null } | null };

export type FindTextQueryVariables = Exact<{
  save: string | number;
  text: string;
}>;


export type FindTextQuery = { readonly save: { readonly search: ReadonlyArray<{ readonly field: string, readonly object: { readonly name: string, readonly class: { readonly name: string, readonly title: string | null }, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly parent: { readonly position: { readonly x: number, readonly y: number, readonly z: number } | null } | null } }> | null } | null };

export type InspectedFragment = { readonly id: string, readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly level: string | null, readonly class: { readonly path: string, readonly name: string, readonly count: number }, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string } | null } | null } | null } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly rotation: { readonly x: number, readonly y: number, readonly z: number, readonly w: number } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly index: number, readonly type: string, readonly value: unknown, readonly note: string | null }> | null, readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly class: { readonly name: string } }> } | null, readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ReferenceKind, readonly label: string, readonly path: string, readonly target: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly referencedBy: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ReferenceKind, readonly label: string, readonly path: string, readonly source: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly issues: ReadonlyArray<{ readonly code: string, readonly message: string }> };

export type CrumbFragment = { readonly path: string, readonly name: string };

export type PlacedObjectQueryVariables = Exact<{
  save: string | number;
  offset: number;
}>;


export type PlacedObjectQuery = { readonly save: { readonly objects: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly level: string | null, readonly class: { readonly path: string, readonly name: string, readonly count: number }, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string } | null } | null } | null } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly rotation: { readonly x: number, readonly y: number, readonly z: number, readonly w: number } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly index: number, readonly type: string, readonly value: unknown, readonly note: string | null }> | null, readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly class: { readonly name: string } }> } | null, readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ReferenceKind, readonly label: string, readonly path: string, readonly target: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly referencedBy: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ReferenceKind, readonly label: string, readonly path: string, readonly source: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly issues: ReadonlyArray<{ readonly code: string, readonly message: string }> }> } | null } | null };

export type ObjectByPathQueryVariables = Exact<{
  save: string | number;
  path: string;
}>;


export type ObjectByPathQuery = { readonly save: { readonly object: { readonly id: string, readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly level: string | null, readonly class: { readonly path: string, readonly name: string, readonly count: number }, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string, readonly parent: { readonly path: string, readonly name: string } | null } | null } | null } | null, readonly position: { readonly x: number, readonly y: number, readonly z: number } | null, readonly rotation: { readonly x: number, readonly y: number, readonly z: number, readonly w: number } | null, readonly properties: ReadonlyArray<{ readonly name: string, readonly index: number, readonly type: string, readonly value: unknown, readonly note: string | null }> | null, readonly children: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly path: string, readonly name: string, readonly class: { readonly name: string } }> } | null, readonly references: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ReferenceKind, readonly label: string, readonly path: string, readonly target: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly referencedBy: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly kind: ReferenceKind, readonly label: string, readonly path: string, readonly source: { readonly path: string, readonly name: string, readonly kind: ObjectKind, readonly class: { readonly name: string } } }> } | null, readonly issues: ReadonlyArray<{ readonly code: string, readonly message: string }> } | null } | null };

export type SavesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavesQuery = { readonly saves: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly format: SaveFormat, readonly state: LoadState, readonly stale: boolean, readonly savedAt: string | null, readonly playSeconds: number | null, readonly files: ReadonlyArray<{ readonly name: string, readonly bytes: string | null }>, readonly world: { readonly id: string, readonly title: string } | null }> } | null, readonly formats: ReadonlyArray<{ readonly format: SaveFormat, readonly title: string }> };

export type SelectionTotalsQueryVariables = Exact<{
  save: string | number;
  where: ObjectFilter;
}>;


export type SelectionTotalsQuery = { readonly save: { readonly objects: { readonly totalCount: number, readonly groups: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly keys: ReadonlyArray<unknown>, readonly count: number }> } | null } | null } | null };

export type SaveVersionQueryVariables = Exact<{
  save: string | number;
}>;


export type SaveVersionQuery = { readonly save: { readonly stale: boolean, readonly savedAt: string | null, readonly files: ReadonlyArray<{ readonly bytes: string | null }> } | null };

export type SaveChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SaveChangesSubscription = { readonly saveChanged: { readonly kind: SaveChangeKind, readonly save: { readonly slug: string } } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BranchFragmentDoc = new TypedDocumentString(`
    fragment Branch on SaveObject {
  path
  name
  kind
  class {
    name
  }
  children(first: 0) {
    totalCount
  }
}
    `, {"fragmentName":"Branch"}) as unknown as TypedDocumentString<BranchFragment, unknown>;
export const CornerFragmentDoc = new TypedDocumentString(`
    fragment Corner on SaveObject {
  path
  name
  kind
  class {
    name
  }
}
    `, {"fragmentName":"Corner"}) as unknown as TypedDocumentString<CornerFragment, unknown>;
export const AtFragmentDoc = new TypedDocumentString(`
    fragment At on Point {
  x
  y
  z
}
    `, {"fragmentName":"At"}) as unknown as TypedDocumentString<AtFragment, unknown>;
export const TrafficPlaceFragmentDoc = new TypedDocumentString(`
    fragment TrafficPlace on Point {
  x
  y
  z
}
    `, {"fragmentName":"TrafficPlace"}) as unknown as TypedDocumentString<TrafficPlaceFragment, unknown>;
export const TrafficCargoFragmentDoc = new TypedDocumentString(`
    fragment TrafficCargo on SatisfactoryStack {
  item {
    title
    name
  }
  amount
  unit
}
    `, {"fragmentName":"TrafficCargo"}) as unknown as TypedDocumentString<TrafficCargoFragment, unknown>;
export const CrumbFragmentDoc = new TypedDocumentString(`
    fragment Crumb on SaveObject {
  path
  name
}
    `, {"fragmentName":"Crumb"}) as unknown as TypedDocumentString<CrumbFragment, unknown>;
export const InspectedFragmentDoc = new TypedDocumentString(`
    fragment Inspected on SaveObject {
  id
  path
  name
  kind
  level
  class {
    path
    name
    count
  }
  parent {
    ...Crumb
    parent {
      ...Crumb
      parent {
        ...Crumb
        parent {
          ...Crumb
        }
      }
    }
  }
  position {
    x
    y
    z
  }
  rotation {
    x
    y
    z
    w
  }
  properties {
    name
    index
    type
    value
    note
  }
  children(first: 60) {
    totalCount
    nodes {
      path
      name
      class {
        name
      }
    }
  }
  references(first: 60) {
    totalCount
    nodes {
      kind
      label
      path
      target {
        path
        name
        kind
        class {
          name
        }
      }
    }
  }
  referencedBy(first: 60) {
    totalCount
    nodes {
      kind
      label
      path
      source {
        path
        name
        kind
        class {
          name
        }
      }
    }
  }
  issues {
    code
    message
  }
}
    fragment Crumb on SaveObject {
  path
  name
}`, {"fragmentName":"Inspected"}) as unknown as TypedDocumentString<InspectedFragment, unknown>;
export const DiffDocument = new TypedDocumentString(`
    query Diff($from: ID!, $to: ID!) {
  diff(from: $from, to: $to) {
    added(first: 200) {
      totalCount
      groups(by: [{field: CLASS}], first: 12) {
        nodes {
          keys
          count
        }
      }
      nodes {
        path
        name
        class {
          name
          path
        }
        position {
          x
          y
          z
        }
      }
    }
    removed(first: 200) {
      totalCount
      groups(by: [{field: CLASS}], first: 12) {
        nodes {
          keys
          count
        }
      }
      nodes {
        path
        name
        class {
          name
          path
        }
      }
    }
    changed(first: 100) {
      totalCount
      nodes {
        moved
        after {
          path
          name
          class {
            name
            path
          }
          position {
            x
            y
            z
          }
        }
        properties {
          path
          before
          after
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DiffQuery, DiffQueryVariables>;
export const DiffPlacesDocument = new TypedDocumentString(`
    query DiffPlaces($from: ID!, $to: ID!) {
  diff(from: $from, to: $to) {
    added(where: {hasPosition: true}, first: 4000) {
      totalCount
      nodes {
        position {
          x
          y
          z
        }
        class {
          path
        }
      }
    }
    changed(where: {hasPosition: true}, first: 4000) {
      totalCount
      nodes {
        after {
          position {
            x
            y
            z
          }
          class {
            path
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DiffPlacesQuery, DiffPlacesQueryVariables>;
export const TimelinePointDocument = new TypedDocumentString(`
    query TimelinePoint($save: ID!) {
  save(id: $save) {
    stats {
      objects
      references
      classes
    }
  }
}
    `) as unknown as TypedDocumentString<TimelinePointQuery, TimelinePointQueryVariables>;
export const SaveFactsDocument = new TypedDocumentString(`
    query SaveFacts($save: ID!) {
  save(id: $save) {
    stats {
      objects
      references
      classes
      external
      missing
      issues
      integrity
      loadMillis
      bytes
    }
    files {
      name
      bytes
      version
    }
    classes(first: 15, orderBy: [{field: COUNT, direction: DESC}]) {
      totalCount
      nodes {
        path
        name
        count
      }
    }
    issues(first: 20, distinct: true) {
      totalCount
      nodes {
        level
        code
        message
        file
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SaveFactsQuery, SaveFactsQueryVariables>;
export const ClassNamesDocument = new TypedDocumentString(`
    query ClassNames($save: ID!) {
  save(id: $save) {
    classes(first: 2000, orderBy: [{field: COUNT, direction: DESC}]) {
      totalCount
      nodes {
        path
        name
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClassNamesQuery, ClassNamesQueryVariables>;
export const ClassShapeDocument = new TypedDocumentString(`
    query ClassShape($save: ID!, $name: String!) {
  save(id: $save) {
    class(name: $name) {
      path
      name
      count
      superClass {
        name
        path
      }
      properties(first: 300) {
        name
        type
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClassShapeQuery, ClassShapeQueryVariables>;
export const RootsDocument = new TypedDocumentString(`
    query Roots($save: ID!, $offset: Int!) {
  save(id: $save) {
    objects(where: {not: {parent: {}}}, first: 200, offset: $offset) {
      totalCount
      nodes {
        ...Branch
      }
    }
  }
}
    fragment Branch on SaveObject {
  path
  name
  kind
  class {
    name
  }
  children(first: 0) {
    totalCount
  }
}`) as unknown as TypedDocumentString<RootsQuery, RootsQueryVariables>;
export const ChildrenDocument = new TypedDocumentString(`
    query Children($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      children(first: 500) {
        totalCount
        nodes {
          ...Branch
        }
      }
    }
  }
}
    fragment Branch on SaveObject {
  path
  name
  kind
  class {
    name
  }
  children(first: 0) {
    totalCount
  }
}`) as unknown as TypedDocumentString<ChildrenQuery, ChildrenQueryVariables>;
export const NeighboursDocument = new TypedDocumentString(`
    query Neighbours($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      ...Corner
      references(first: 30) {
        totalCount
        nodes {
          label
          kind
          target {
            ...Corner
          }
        }
      }
      referencedBy(first: 30) {
        totalCount
        nodes {
          label
          kind
          source {
            ...Corner
          }
        }
      }
    }
  }
}
    fragment Corner on SaveObject {
  path
  name
  kind
  class {
    name
  }
}`) as unknown as TypedDocumentString<NeighboursQuery, NeighboursQueryVariables>;
export const FindObjectDocument = new TypedDocumentString(`
    query FindObject($save: ID!, $text: String!) {
  save(id: $save) {
    objects(where: {name: {contains: $text, caseSensitive: false}}, first: 20) {
      nodes {
        ...Corner
      }
    }
  }
}
    fragment Corner on SaveObject {
  path
  name
  kind
  class {
    name
  }
}`) as unknown as TypedDocumentString<FindObjectQuery, FindObjectQueryVariables>;
export const DarkestDungeonDashboardDocument = new TypedDocumentString(`
    query DarkestDungeonDashboard($save: ID!) {
  save(id: $save) {
    darkestDungeon {
      estate {
        name
        week
        mode
        date
        isInRaid
        raidDungeon {
          title
          name
        }
        questsFinished
        questsSucceeded
        townEvent {
          title
          name
        }
        wallet {
          type
          item {
            title
            name
          }
          amount
        }
        dungeons {
          dungeon {
            title
            name
          }
          xp
        }
      }
      heroes(first: 200, orderBy: [{field: STRESS, direction: DESC}]) {
        totalCount
        nodes {
          guid
          name
          heroClass {
            title
            name
          }
          status
          isInParty
          stress
          hp
          resolveXp
          affliction {
            title
            name
          }
          virtue {
            title
            name
          }
          quirks {
            title
            name
          }
          diseases {
            title
            name
          }
          trinkets {
            title
            name
          }
        }
      }
      raid {
        quest
        dungeon {
          title
          name
        }
        area
        torchlight
        isInBattle
        party {
          name
          hp
          stress
        }
        inventory {
          type
          item {
            title
            name
          }
          amount
        }
      }
      map {
        entrance
        finalRoom
        currentRoom
        reachableRooms
        unvisitedRooms
      }
      rooms(first: 200) {
        nodes {
          name
          isVisited
          doors
          hasBattle
          curio {
            title
            name
          }
          position {
            x
            y
          }
        }
      }
      corridors(first: 200) {
        nodes {
          name
          ends
          tiles
          walkedTiles
        }
      }
      quests(first: 50) {
        nodes {
          key
          type
          dungeon {
            title
            name
          }
          difficulty
          length
        }
      }
      unknown
    }
  }
}
    `) as unknown as TypedDocumentString<DarkestDungeonDashboardQuery, DarkestDungeonDashboardQueryVariables>;
export const PalworldDashboardDocument = new TypedDocumentString(`
    query PalworldDashboard($save: ID!) {
  save(id: $save) {
    palworld {
      world {
        title
        savedAt
        day
        timeOfDay
        playSeconds
        players
        pals
        guilds
        bases
        structures
      }
      unknown
      players(first: 200, orderBy: [{field: SECONDS_AWAY}]) {
        totalCount
        nodes {
          name
          level
          guild {
            title
            name
          }
          isOnline
          secondsAway
          pals
          mapPosition {
            x
            y
          }
          paldeckCount
          relicCount
          fastTravelCount
        }
      }
      guilds(first: 100, orderBy: [{field: MEMBER_COUNT, direction: DESC}]) {
        nodes {
          name
          leader {
            title
            name
          }
          memberCount
          playersOnline
          secondsAway
          level
          pals
          baseCount
          currentResearch {
            title
            name
          }
        }
      }
      bases(first: 200, orderBy: [{field: WORKERS, direction: DESC}]) {
        nodes {
          name
          key
          mapPosition {
            x
            y
          }
          workers
          limit
          idle
          sick
          structures
          works
          isUnderAttack
        }
      }
      where: pals {
        groups(by: [WHERE]) {
          nodes {
            keys
            count
          }
        }
      }
      species: pals {
        groups(by: [SPECIES], orderBy: [{field: COUNT}], first: 15) {
          nodes {
            keys
            count
          }
        }
      }
      stock(where: {isStock: true}) {
        groups(by: [ITEM], orderBy: [{number: {field: AMOUNT}}], first: 20) {
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      idleMachines: machines(where: {isIdle: true}) {
        groups(by: [BUILDING, BASE], first: 20) {
          nodes {
            keys
            count
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PalworldDashboardQuery, PalworldDashboardQueryVariables>;
export const PalworldPalsDocument = new TypedDocumentString(`
    query PalworldPals($save: ID!, $where: PalworldPalFilter!) {
  save(id: $save) {
    palworld {
      pals(
        where: $where
        orderBy: [{field: TALENT_ATTACK, direction: DESC}]
        first: 100
      ) {
        totalCount
        nodes {
          species {
            title
            name
          }
          nickname
          level
          stars
          talentHp
          talentAttack
          talentDefense
          passives {
            title
            name
          }
          owner {
            title
            name
          }
          where
          holder {
            title
            name
          }
          base {
            title
            name
          }
          page
          slot
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PalworldPalsQuery, PalworldPalsQueryVariables>;
export const PalworldPlayerNamesDocument = new TypedDocumentString(`
    query PalworldPlayerNames($save: ID!) {
  save(id: $save) {
    palworld {
      players(first: 1000) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PalworldPlayerNamesQuery, PalworldPlayerNamesQueryVariables>;
export const PalworldTimelinePointDocument = new TypedDocumentString(`
    query PalworldTimelinePoint($save: ID!) {
  save(id: $save) {
    palworld {
      world {
        day
        players
        pals
        bases
        structures
      }
      working: pals(where: {where: {eq: BASE}}) {
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PalworldTimelinePointQuery, PalworldTimelinePointQueryVariables>;
export const SatisfactoryCollectedDocument = new TypedDocumentString(`
    query SatisfactoryCollected($save: ID!) {
  save(id: $save) {
    satisfactory {
      collectibles(where: {isCollected: true}, first: 3000) {
        nodes {
          kind
          position {
            x
            y
            z
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryCollectedQuery, SatisfactoryCollectedQueryVariables>;
export const SatisfactoryDashboardDocument = new TypedDocumentString(`
    query SatisfactoryDashboard($save: ID!) {
  save(id: $save) {
    satisfactory {
      session {
        name
        saveVersion
        buildVersion
        playSeconds
        isModded
        days
        isSpaceElevatorBuilt
      }
      circuits(first: 100, orderBy: [{field: WANTED, direction: DESC}]) {
        totalCount
        nodes {
          number
          unknown
          wanted
          capacity
          headroom
          consumers
          generators
          storedMWh
          storageMWh
          fuels {
            generator {
              title
              name
            }
            fuel {
              title
              name
            }
            count
            capacity
          }
        }
      }
      power {
        wires
        connectedWires
        looseWires
        unconnected
        unknown
      }
      balance(first: 300, orderBy: [{field: MEASURED_NET}]) {
        nodes {
          item {
            title
            name
          }
          produced
          consumed
          net
          measuredProduced
          measuredConsumed
          measuredNet
          unknownProducers
          unknownMachines
          producers
          consumers
        }
      }
      machines {
        totalCount
        groups(by: [REASON]) {
          nodes {
            keys
            count
          }
        }
      }
      producing: machines(where: {isProducing: true}) {
        totalCount
      }
      hidden: machines(where: {isUnknown: true}) {
        totalCount
      }
      idle: machines(
        where: {isProducing: false}
        first: 200
        orderBy: [{field: REASON}]
      ) {
        totalCount
        nodes {
          object {
            path
          }
          building {
            title
            name
          }
          recipe {
            title
            name
          }
          reason
          productivity
          circuit
        }
      }
      items(first: 40) {
        nodes {
          item {
            title
            name
          }
          amount
          unit
        }
      }
      progress {
        phase {
          title
          name
        }
        targetPhase {
          title
          name
        }
        phasePaid {
          item {
            title
            name
          }
          amount
        }
        phaseCost {
          item {
            title
            name
          }
          amount
        }
        activeMilestone {
          title
          name
        }
        schematics
        alternates
        unclaimedHardDrives
        sink {
          coupons
          pointsPerMinute
        }
      }
      collected {
        kind
        total
        collected
        remaining
        unknown
        isComplete
      }
      factories(first: 20) {
        nodes {
          name
          machines
          producing
          productivity
          draw
          makes {
            title
            name
          }
        }
      }
      players(first: 50) {
        nodes {
          name
          health
          items
          usedSlots
          slots
        }
      }
      trains {
        totalCount
      }
      vehicles {
        totalCount
      }
      drones {
        totalCount
      }
      unknown
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryDashboardQuery, SatisfactoryDashboardQueryVariables>;
export const SatisfactoryFindDocument = new TypedDocumentString(`
    query SatisfactoryFind($save: ID!, $text: String!) {
  save(id: $save) {
    satisfactory {
      players(where: {name: {contains: $text, caseSensitive: false}}, first: 5) {
        nodes {
          name
          position {
            ...At
          }
        }
      }
      trains(where: {name: {contains: $text, caseSensitive: false}}, first: 5) {
        nodes {
          name
          position {
            ...At
          }
        }
      }
      stations(where: {name: {contains: $text, caseSensitive: false}}, first: 5) {
        nodes {
          name
          position {
            ...At
          }
        }
      }
      factories(where: {name: {contains: $text, caseSensitive: false}}, first: 5) {
        nodes {
          name
          machines
          position {
            ...At
          }
        }
      }
      machines(where: {recipe: {contains: $text, caseSensitive: false}}, first: 400) {
        nodes {
          recipe {
            title
            name
          }
          position {
            ...At
          }
        }
      }
      stock(
        where: {item: {contains: $text, caseSensitive: false}, isStock: true}
        orderBy: [{field: AMOUNT, direction: DESC}]
        first: 400
      ) {
        nodes {
          item {
            title
            name
          }
          amount
          unit
          position {
            ...At
          }
        }
      }
    }
  }
}
    fragment At on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<SatisfactoryFindQuery, SatisfactoryFindQueryVariables>;
export const SatisfactoryPlayerNamesDocument = new TypedDocumentString(`
    query SatisfactoryPlayerNames($save: ID!) {
  save(id: $save) {
    satisfactory {
      players(first: 1000) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryPlayerNamesQuery, SatisfactoryPlayerNamesQueryVariables>;
export const SatisfactorySelectionDocument = new TypedDocumentString(`
    query SatisfactorySelection($save: ID!, $region: RegionInput!) {
  save(id: $save) {
    satisfactory {
      machines(where: {position: $region}) {
        totalCount
        aggregate {
          draw: number(field: DRAW) {
            sum
          }
          capacity: number(field: CAPACITY) {
            sum
          }
        }
        groups(by: [REASON]) {
          nodes {
            keys
            count
          }
        }
      }
      stock(where: {position: $region, isStock: true}) {
        groups(
          by: [ITEM]
          orderBy: [{number: {field: AMOUNT, figure: SUM}, direction: DESC}]
          first: 12
        ) {
          totalCount
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      makes: machines(where: {position: $region, recipe: {isNull: false}}) {
        groups(by: [RECIPE], first: 12) {
          totalCount
          nodes {
            keys
            count
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactorySelectionQuery, SatisfactorySelectionQueryVariables>;
export const SatisfactoryTimelinePointDocument = new TypedDocumentString(`
    query SatisfactoryTimelinePoint($save: ID!) {
  save(id: $save) {
    satisfactory {
      buildings {
        totalCount
      }
      machines {
        totalCount
      }
      producing: machines(where: {isProducing: true}) {
        totalCount
      }
      circuits {
        aggregate {
          wanted: number(field: WANTED) {
            sum
          }
          capacity: number(field: CAPACITY) {
            sum
          }
        }
      }
      progress {
        schematics
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryTimelinePointQuery, SatisfactoryTimelinePointQueryVariables>;
export const SatisfactoryTraceDocument = new TypedDocumentString(`
    query SatisfactoryTrace($save: ID!, $from: String!, $direction: SatisfactoryTraceDirection!) {
  save(id: $save) {
    satisfactory {
      trace(from: $from, direction: $direction, through: true) {
        carrierCount
        carriers {
          position {
            x
            y
            z
          }
          class {
            path
          }
        }
        ends {
          depth
          building {
            title
            name
          }
          object {
            path
            position {
              x
              y
              z
            }
            class {
              path
            }
          }
        }
        bottleneck {
          perMinute
          building {
            title
            name
          }
        }
        items {
          item {
            title
            name
          }
          amount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryTraceQuery, SatisfactoryTraceQueryVariables>;
export const SatisfactoryMachineAtDocument = new TypedDocumentString(`
    query SatisfactoryMachineAt($save: ID!, $path: String!) {
  save(id: $save) {
    satisfactory {
      machines(where: {object: {eq: $path}}, first: 1) {
        nodes {
          recipe {
            title
            name
          }
          clock
          productivity
          productivityNow
          isProducing
          reason
          draw
          drawRunning
          capacity
          circuit
          resource {
            title
            name
          }
          purity
          rates {
            item {
              title
              name
            }
            direction
            perMinute
            measuredPerMinute
          }
          inputStacks {
            item {
              title
              name
            }
            amount
          }
          outputStacks {
            item {
              title
              name
            }
            amount
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactoryMachineAtQuery, SatisfactoryMachineAtQueryVariables>;
export const SatisfactoryTrafficDocument = new TypedDocumentString(`
    query SatisfactoryTraffic($save: ID!) {
  save(id: $save) {
    satisfactory {
      trains(first: 200) {
        nodes {
          object {
            path
          }
          name
          position {
            ...TrafficPlace
          }
          isSelfDriving
          isDerailed
          locomotives
          wagons
          currentStop
          cars {
            building {
              title
              name
            }
            cargo {
              ...TrafficCargo
            }
          }
          stops {
            name
            rule
            station {
              path
            }
            load {
              title
              name
            }
            unload {
              title
              name
            }
          }
        }
      }
      stations(first: 400) {
        nodes {
          name
          object {
            path
          }
          position {
            ...TrafficPlace
          }
        }
      }
      vehicles(first: 200) {
        nodes {
          object {
            path
          }
          building {
            title
            name
          }
          position {
            ...TrafficPlace
          }
          isAutopilot
          pathPoints
          fuel {
            title
            name
          }
          cargo {
            ...TrafficCargo
          }
        }
      }
      drones(first: 200) {
        nodes {
          object {
            path
          }
          position {
            ...TrafficPlace
          }
          home {
            position {
              ...TrafficPlace
            }
          }
          destination {
            position {
              ...TrafficPlace
            }
          }
          cargo {
            ...TrafficCargo
          }
        }
      }
    }
  }
}
    fragment TrafficPlace on Point {
  x
  y
  z
}
fragment TrafficCargo on SatisfactoryStack {
  item {
    title
    name
  }
  amount
  unit
}`) as unknown as TypedDocumentString<SatisfactoryTrafficQuery, SatisfactoryTrafficQueryVariables>;
export const SatisfactoryTracksDocument = new TypedDocumentString(`
    query SatisfactoryTracks($save: ID!) {
  save(id: $save) {
    satisfactory {
      railTracks(first: 10000) {
        nodes {
          object {
            path
            class {
              path
            }
          }
          position {
            ...TrafficPlace
          }
          length
          joinedTo {
            path
          }
        }
      }
    }
  }
}
    fragment TrafficPlace on Point {
  x
  y
  z
}`) as unknown as TypedDocumentString<SatisfactoryTracksQuery, SatisfactoryTracksQueryVariables>;
export const SlimeRancherDashboardDocument = new TypedDocumentString(`
    query SlimeRancherDashboard($save: ID!) {
  save(id: $save) {
    slimeRancher {
      session {
        displayName
        version
        day
        hour
        currency
        gameMode
      }
      player {
        health
        energy
        currency
        upgrades {
          upgrade {
            title
            name
          }
          level
        }
      }
      plots(first: 300, orderBy: [{field: SLIMES, direction: DESC}]) {
        totalCount
        nodes {
          key
          type
          slimes
          items
          upgrades
          grower {
            title
            name
          }
          tracked {
            item {
              title
              name
            }
            count
            hunger
          }
        }
      }
      slimes: actors(where: {kind: {eq: SLIME}}) {
        totalCount
        groups(by: [ITEM], first: 20) {
          nodes {
            keys
            count
          }
        }
      }
      hungry: actors(where: {kind: {eq: SLIME}, hunger: {gt: 0.9}}) {
        totalCount
      }
      stock(where: {isOwned: true}) {
        groups(
          by: [ITEM]
          orderBy: [{number: {field: AMOUNT, figure: SUM}, direction: DESC}]
          first: 20
        ) {
          nodes {
            keys
            number(field: AMOUNT) {
              sum
            }
          }
        }
      }
      market(first: 30, orderBy: [{field: SATURATION, direction: DESC}]) {
        nodes {
          item {
            title
            name
          }
          saturation
        }
      }
      pods {
        totalCount
      }
      openPods: pods(where: {isOpen: true}) {
        totalCount
      }
      gordos(first: 100) {
        nodes {
          key
          item {
            title
            name
          }
          state
          eaten
        }
      }
      isPartial
    }
  }
}
    `) as unknown as TypedDocumentString<SlimeRancherDashboardQuery, SlimeRancherDashboardQueryVariables>;
export const Unreal3DashboardDocument = new TypedDocumentString(`
    query Unreal3Dashboard($save: ID!) {
  save(id: $save) {
    unreal3 {
      packages(first: 500) {
        totalCount
        nodes {
          name
          game
          fileVersion
          isMap
          isCooked
          hasScript
          size
          imports
          exports
        }
      }
      missing(first: 200) {
        totalCount
        nodes {
          name
          wantedBy
          imports
        }
      }
      dependencies(first: 500) {
        nodes {
          package
          on
          isLoaded
          isStreaming
          imports
        }
      }
      usage(first: 30, orderBy: [{field: USES, direction: DESC}]) {
        nodes {
          name
          className
          package
          uses
        }
      }
      actors {
        totalCount
        groups(by: [TYPE], first: 20) {
          nodes {
            keys
            count
          }
        }
      }
      classes(first: 40, orderBy: [{field: INSTANCES, direction: DESC}]) {
        totalCount
        nodes {
          name
          package
          parentName
          instances
          functions
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<Unreal3DashboardQuery, Unreal3DashboardQueryVariables>;
export const FindTextDocument = new TypedDocumentString(`
    query FindText($save: ID!, $text: String!) {
  save(id: $save) {
    search(text: $text, first: 30) {
      field
      object {
        name
        class {
          name
          title
        }
        position {
          x
          y
          z
        }
        parent {
          position {
            x
            y
            z
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindTextQuery, FindTextQueryVariables>;
export const PlacedObjectDocument = new TypedDocumentString(`
    query PlacedObject($save: ID!, $offset: Int!) {
  save(id: $save) {
    objects(where: {hasPosition: true}, first: 1, offset: $offset) {
      nodes {
        ...Inspected
      }
    }
  }
}
    fragment Inspected on SaveObject {
  id
  path
  name
  kind
  level
  class {
    path
    name
    count
  }
  parent {
    ...Crumb
    parent {
      ...Crumb
      parent {
        ...Crumb
        parent {
          ...Crumb
        }
      }
    }
  }
  position {
    x
    y
    z
  }
  rotation {
    x
    y
    z
    w
  }
  properties {
    name
    index
    type
    value
    note
  }
  children(first: 60) {
    totalCount
    nodes {
      path
      name
      class {
        name
      }
    }
  }
  references(first: 60) {
    totalCount
    nodes {
      kind
      label
      path
      target {
        path
        name
        kind
        class {
          name
        }
      }
    }
  }
  referencedBy(first: 60) {
    totalCount
    nodes {
      kind
      label
      path
      source {
        path
        name
        kind
        class {
          name
        }
      }
    }
  }
  issues {
    code
    message
  }
}
fragment Crumb on SaveObject {
  path
  name
}`) as unknown as TypedDocumentString<PlacedObjectQuery, PlacedObjectQueryVariables>;
export const ObjectByPathDocument = new TypedDocumentString(`
    query ObjectByPath($save: ID!, $path: String!) {
  save(id: $save) {
    object(path: $path) {
      ...Inspected
    }
  }
}
    fragment Inspected on SaveObject {
  id
  path
  name
  kind
  level
  class {
    path
    name
    count
  }
  parent {
    ...Crumb
    parent {
      ...Crumb
      parent {
        ...Crumb
        parent {
          ...Crumb
        }
      }
    }
  }
  position {
    x
    y
    z
  }
  rotation {
    x
    y
    z
    w
  }
  properties {
    name
    index
    type
    value
    note
  }
  children(first: 60) {
    totalCount
    nodes {
      path
      name
      class {
        name
      }
    }
  }
  references(first: 60) {
    totalCount
    nodes {
      kind
      label
      path
      target {
        path
        name
        kind
        class {
          name
        }
      }
    }
  }
  referencedBy(first: 60) {
    totalCount
    nodes {
      kind
      label
      path
      source {
        path
        name
        kind
        class {
          name
        }
      }
    }
  }
  issues {
    code
    message
  }
}
fragment Crumb on SaveObject {
  path
  name
}`) as unknown as TypedDocumentString<ObjectByPathQuery, ObjectByPathQueryVariables>;
export const SavesDocument = new TypedDocumentString(`
    query Saves {
  saves(first: 2000) {
    totalCount
    nodes {
      slug
      title
      format
      state
      stale
      savedAt
      playSeconds
      files {
        name
        bytes
      }
      world {
        id
        title
      }
    }
  }
  formats {
    format
    title
  }
}
    `) as unknown as TypedDocumentString<SavesQuery, SavesQueryVariables>;
export const SelectionTotalsDocument = new TypedDocumentString(`
    query SelectionTotals($save: ID!, $where: ObjectFilter!) {
  save(id: $save) {
    objects(where: $where) {
      totalCount
      groups(by: [{field: CLASS}], first: 12) {
        totalCount
        nodes {
          keys
          count
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SelectionTotalsQuery, SelectionTotalsQueryVariables>;
export const SaveVersionDocument = new TypedDocumentString(`
    query SaveVersion($save: ID!) {
  save(id: $save) {
    stale
    savedAt
    files {
      bytes
    }
  }
}
    `) as unknown as TypedDocumentString<SaveVersionQuery, SaveVersionQueryVariables>;
export const SaveChangesDocument = new TypedDocumentString(`
    subscription SaveChanges {
  saveChanged {
    kind
    save {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<SaveChangesSubscription, SaveChangesSubscriptionVariables>;