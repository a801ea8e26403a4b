import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SaveEntry } from '../library/save.ts';
import type { LibraryChange } from '../library/changes.ts';
import type { FileParent, IssueParent, ObjectParent, ClassParent, ReferenceParent, PropertyParent, BytesParent, ObjectList, ClassList, ReferenceList, GroupParent, GroupListParent, WalkParent, VisitedParent, GraphPathParent, ComponentParent, NeighbourParent, HitParent, DiffParent, ChangeList, ChangeParent, IssueList, SaveList, AcrossPageParent, AcrossGroupParent } from './parents.ts';
import type { Grouping } from '../query/groups/grouping.ts';
import type { Figures } from '../query/groups/figures.ts';
import type { SaveWorld } from '../library/worlds.ts';
import type { StoredObjectPage, StoredObject } from '../store/across/across-objects.ts';
import type { GameView } from '../games/shared/game.ts';
import type { Context } from './context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * An integer of up to 64 bits, written as a decimal string such as "9007199254740993", because a JSON number
   * loses digits above 2^53. As input, a number is accepted too.
   */
  BigInt: { input: string; output: string | bigint | number; }
  /** A time, ISO 8601 in UTC, such as "2026-11-21T07:30:00.000Z". */
  DateTime: { input: string; output: string; }
  /** Any JSON value: object, list, string, number, boolean or null. */
  JSON: { input: unknown; output: unknown; }
};

/** Which saves of a world count. */
export type AcrossChoice =
  /** All of them. */
  | 'EVERY'
  /** The last one written; within each day, week or month if groups are by those. */
  | 'NEWEST';

/** Figures over the sums of a group. */
export type AcrossFigure =
  /** Their mean. */
  | 'AVG'
  /** How many sums there are. */
  | 'COUNT'
  /** The greatest. */
  | 'MAX'
  /** The middle one. */
  | 'MEDIAN'
  /** The least. */
  | 'MIN'
  /** All of them together. */
  | 'SUM';

/** A condition on a figure of a save. */
export type AcrossFigureFilter = {
  /** At least this. */
  readonly from?: InputMaybe<Scalars['Float']['input']>;
  /** Its item; omit it to accept any. */
  readonly item?: InputMaybe<Scalars['String']['input']>;
  /** Name of the figure. */
  readonly name: Scalars['String']['input'];
  /** At most this. */
  readonly to?: InputMaybe<Scalars['Float']['input']>;
};

/** Saves with the same keys. */
export type AcrossGroup = {
  readonly __typename?: 'AcrossGroup';
  /** Their mean. */
  readonly avg: Scalars['Float']['output'];
  /** How many sums there are: saves, or items of saves if groups are by item. */
  readonly count: Scalars['Int']['output'];
  /**
   * In the order of `by`: id of a world or save, an item, a format, a version, the first day of a day, week or month. Null for saves without
   * one.
   */
  readonly keys: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /** The greatest. */
  readonly max: Scalars['Float']['output'];
  /** The middle one. */
  readonly median: Scalars['Float']['output'];
  /** The least. */
  readonly min: Scalars['Float']['output'];
  /** All of them together. */
  readonly sum: Scalars['Float']['output'];
  /** The title of a world, or the slug of a save, in the position of its key; null for other keys. */
  readonly titles: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

/** A condition on a group. */
export type AcrossHaving = {
  /** The figure it is about. */
  readonly figure: AcrossFigure;
  /** At least this. */
  readonly from?: InputMaybe<Scalars['Float']['input']>;
  /** At most this. */
  readonly to?: InputMaybe<Scalars['Float']['input']>;
};

/** What saves can be grouped by. */
export type AcrossKey =
  /** The day on which it was written (UTC). */
  | 'DAY'
  /** The format. */
  | 'FORMAT'
  /** What figures are counted for: an item, a class. */
  | 'ITEM'
  /** The month, by its first day. */
  | 'MONTH'
  /** The save itself. */
  | 'SAVE'
  /** The version of the save. */
  | 'VERSION'
  /** The week, by its Monday. */
  | 'WEEK'
  /** The playthrough. */
  | 'WORLD';

/** An object of a stored save. `object(save:, path:)` gives everything else. */
export type AcrossObject = {
  readonly __typename?: 'AcrossObject';
  /** Full path of its class. */
  readonly class: Scalars['String']['output'];
  /** Its kind. */
  readonly kind: ObjectKind;
  /** Its path in the save. */
  readonly path: Scalars['String']['output'];
  /** Slug of its save. */
  readonly save: Scalars['String']['output'];
  /** Id of its world, as in the keys of groups. */
  readonly world: Scalars['ID']['output'];
  /** Position along the first axis; null without a place. */
  readonly x?: Maybe<Scalars['Float']['output']>;
  /** Position along the second axis. */
  readonly y?: Maybe<Scalars['Float']['output']>;
  /** Position along the third axis. */
  readonly z?: Maybe<Scalars['Float']['output']>;
};

/** Conditions on objects of many saves; all given ones must hold. */
export type AcrossObjectFilter = {
  /** Full path of the class, or its short name. */
  readonly class?: InputMaybe<Scalars['String']['input']>;
  /** Of this kind. */
  readonly kind?: InputMaybe<ObjectKind>;
  /** Its short name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Conditions on properties; every entry must hold. */
  readonly properties?: InputMaybe<ReadonlyArray<AcrossPropertyFilter>>;
};

/** One page of objects of many saves. */
export type AcrossObjectPage = {
  readonly __typename?: 'AcrossObjectPage';
  /** The page's objects, by save and path. */
  readonly nodes: ReadonlyArray<AcrossObject>;
  /** How many there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How groups of saves are sorted. */
export type AcrossOrder = {
  /** Direction. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** The figure to sort by. */
  readonly figure: AcrossFigure;
};

/** One page of groups of saves. */
export type AcrossPage = {
  readonly __typename?: 'AcrossPage';
  /** The page's groups. */
  readonly nodes: ReadonlyArray<AcrossGroup>;
  /** How many groups there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A condition on a property of an object. */
export type AcrossPropertyFilter = {
  /** Its value is at least this. */
  readonly from?: InputMaybe<Scalars['Float']['input']>;
  /** Property path, as in `SaveObject.property`, but case-sensitive. */
  readonly path: Scalars['String']['input'];
  /** Its value is this text. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Its value is at most this. */
  readonly to?: InputMaybe<Scalars['Float']['input']>;
};

/** Conditions on saves of the store; all given ones must hold. */
export type AcrossSaveFilter = {
  /** Figures that it has; every entry must hold. */
  readonly figures?: InputMaybe<ReadonlyArray<AcrossFigureFilter>>;
  /** Of one of these formats. */
  readonly formats?: InputMaybe<ReadonlyArray<SaveFormat>>;
  /** It has all of these labels. */
  readonly labels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Written before this time. */
  readonly savedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Written at this time or later. */
  readonly savedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** One of these ids or slugs. */
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Its title contains this, ignoring case. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Of one of these worlds, by the id that a group has as its key. */
  readonly worlds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** The smallest box around places, in the unit of `Save.units`. */
export type Bounds = {
  readonly __typename?: 'Bounds';
  /** Greatest x, y and z. */
  readonly max: Point;
  /** Least x, y and z. */
  readonly min: Point;
};

/** A box, in the unit of `Save.units`, including its sides. */
export type BoxInput = {
  /** Greatest x. */
  readonly maxX: Scalars['Float']['input'];
  /** Greatest y. */
  readonly maxY: Scalars['Float']['input'];
  /** Greatest z; any if omitted. */
  readonly maxZ?: InputMaybe<Scalars['Float']['input']>;
  /** Least x. */
  readonly minX: Scalars['Float']['input'];
  /** Least y. */
  readonly minY: Scalars['Float']['input'];
  /** Least z; any if omitted. */
  readonly minZ?: InputMaybe<Scalars['Float']['input']>;
};

/** Ranges of equal width. */
export type BucketInput = {
  /** Property path of the number. */
  readonly path: Scalars['String']['input'];
  /** Width of a range, more than 0; ranges begin at its multiples. */
  readonly width: Scalars['Float']['input'];
};

/** A part of the bytes of a value. */
export type Bytes = {
  readonly __typename?: 'Bytes';
  /** The part, in base64; empty past the end. */
  readonly base64: Scalars['String']['output'];
  /**
   * Where to download all of the bytes, or ranges of them (`Range`), relative to the server's address. Null for a value
   * without a path of its own, such as one of several with the same name.
   */
  readonly download?: Maybe<Scalars['String']['output']>;
  /** How many bytes the value has in all. */
  readonly length: Scalars['Int']['output'];
  /** First byte of the part, counted from the start of the value. */
  readonly offset: Scalars['Int']['output'];
};

/** A square of a grid seen from above. */
export type Cell = {
  readonly __typename?: 'Cell';
  /** How many objects are in it. */
  readonly count: Scalars['Int']['output'];
  /** Least x of the square. */
  readonly x: Scalars['Float']['output'];
  /** Least y of the square. */
  readonly y: Scalars['Float']['output'];
};

/** One page of a list of changed objects. */
export type ChangeConnection = {
  readonly __typename?: 'ChangeConnection';
  /** The page's changes, each with its cursor. */
  readonly edges: ReadonlyArray<ChangeEdge>;
  /** The page's changes, in the file order of the later save. */
  readonly nodes: ReadonlyArray<ObjectChange>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many changed objects there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A changed object with its place in a list. */
export type ChangeEdge = {
  readonly __typename?: 'ChangeEdge';
  /** Opaque; pass it to `after` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The change itself. */
  readonly node: ObjectChange;
};

/** A circle as seen from above, in the unit of `Save.units`. */
export type CircleInput = {
  /** Its radius. */
  readonly radius: Scalars['Float']['input'];
  /** Its centre along the first axis. */
  readonly x: Scalars['Float']['input'];
  /** Its centre along the second axis. */
  readonly y: Scalars['Float']['input'];
};

/** What an object is an instance of. */
export type Class = Node & {
  readonly __typename?: 'Class';
  /** How many objects of the save have exactly this class. */
  readonly count: Scalars['Int']['output'];
  /** Opaque id; stays the same when the save is loaded again. */
  readonly id: Scalars['ID']['output'];
  /** Last part of the path, such as `Build_ConstructorMk1_C`. */
  readonly name: Scalars['String']['output'];
  /** The objects of exactly this class, in file order unless ordered otherwise. */
  readonly objects?: Maybe<ObjectConnection>;
  /** Full path, such as `/Game/FactoryGame/Buildable/Factory/ConstructorMk1/Build_ConstructorMk1.Build_ConstructorMk1_C`. */
  readonly path: Scalars['String']['output'];
  /** The properties that its objects have in this save, most frequent first. */
  readonly properties?: Maybe<ReadonlyArray<PropertyShape>>;
  /** The class it derives from; null when the save does not say. */
  readonly superClass?: Maybe<Class>;
  /** What the game calls it, such as `Constructor`; null when it is unknown. */
  readonly title?: Maybe<Scalars['String']['output']>;
};


/** What an object is an instance of. */
export type ClassObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ObjectOrder>>;
  where?: InputMaybe<ObjectFilter>;
};


/** What an object is an instance of. */
export type ClassPropertiesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of a list of classes. */
export type ClassConnection = {
  readonly __typename?: 'ClassConnection';
  /** The page's classes, each with its cursor. */
  readonly edges: ReadonlyArray<ClassEdge>;
  /** The page's classes. */
  readonly nodes: ReadonlyArray<Class>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many classes there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A class with its place in a list. */
export type ClassEdge = {
  readonly __typename?: 'ClassEdge';
  /** Opaque; pass it to `after` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The class itself. */
  readonly node: Class;
};

/** Conditions on a class; all given ones must hold. */
export type ClassFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<ClassFilter>>;
  /** How many objects it has. */
  readonly count?: InputMaybe<NumberFilter>;
  /** The last part of its path. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<ClassFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<ClassFilter>>;
  /** Its full path. */
  readonly path?: InputMaybe<TextFilter>;
  /** What players call it; a class without a known title never matches. */
  readonly title?: InputMaybe<TextFilter>;
};

/** A sort key for classes. */
export type ClassOrder = {
  /** Direction. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** What to sort by. */
  readonly field: ClassOrderField;
};

/** What classes can be sorted by. */
export type ClassOrderField =
  /** The number of objects. */
  | 'COUNT'
  /** The last part of the path. */
  | 'NAME'
  /** The full path. */
  | 'PATH';

/** Objects that references connect. */
export type Component = {
  readonly __typename?: 'Component';
  /** Its objects, in file order unless ordered otherwise. */
  readonly objects?: Maybe<ObjectConnection>;
  /** How many objects it has. */
  readonly size: Scalars['Int']['output'];
};


/** Objects that references connect. */
export type ComponentObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ObjectOrder>>;
  where?: InputMaybe<ObjectFilter>;
};

/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeon = {
  readonly __typename?: 'DarkestDungeon';
  /** Places in the activities of the town, taken and free. */
  readonly activities?: Maybe<DarkestDungeonActivityConnection>;
  /** Buildings of the town, in file order. */
  readonly buildings?: Maybe<DarkestDungeonBuildingConnection>;
  /** Corridors of the dungeon that the party is in, by name. */
  readonly corridors?: Maybe<DarkestDungeonCorridorConnection>;
  /** Heroes who died: those of the log in its order, then those of the roster alone. */
  readonly deaths?: Maybe<DarkestDungeonDeathConnection>;
  /** Districts of the town, in file order; none in old versions. */
  readonly districts?: Maybe<DarkestDungeonDistrictConnection>;
  /** The estate: its purse, its week, its options. */
  readonly estate: DarkestDungeonEstate;
  /** The campaign log, week by week. */
  readonly events?: Maybe<DarkestDungeonEventConnection>;
  /** The roster, including dead heroes, in file order. */
  readonly heroes?: Maybe<DarkestDungeonHeroConnection>;
  /** The map of the dungeon that the party is in; null without one. Its rooms and corridors are the lists `rooms` and `corridors`. */
  readonly map?: Maybe<DarkestDungeonMap>;
  /** Departures and returns of the campaign log, in its order. */
  readonly missions?: Maybe<DarkestDungeonMissionConnection>;
  /** What was bought for heroes and buildings, in file order. */
  readonly purchases?: Maybe<DarkestDungeonPurchaseConnection>;
  /** Quests on offer, in file order. The current one may be gone. */
  readonly quests?: Maybe<DarkestDungeonQuestConnection>;
  /** The raid that the party is in; null outside one. */
  readonly raid?: Maybe<DarkestDungeonRaid>;
  /** Heroes who can be hired in the stage coach. */
  readonly recruits?: Maybe<DarkestDungeonRecruitConnection>;
  /** Rooms of the dungeon that the party is in, by name. */
  readonly rooms?: Maybe<DarkestDungeonRoomConnection>;
  /** All trinkets with the places where they are. */
  readonly trinkets?: Maybe<DarkestDungeonTrinketConnection>;
  /** What cannot be known from the save, in words. */
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonActivityFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonBuildingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonBuildingFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonCorridorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonCorridorFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonDeathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonDeathFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonDistrictsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonDistrictFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonEventFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonHeroesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonHeroFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonMissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonMissionFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonPurchaseFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonQuestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonQuestFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonRecruitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonRecruitFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonRoomsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonRoomFilter>;
};


/**
 * A Darkest Dungeon profile in the game's own words. A backup is a save of its own; files of the two are never mixed. What a
 * profile does not have (older versions, no raid, missing files) is empty or null.
 */
export type DarkestDungeonTrinketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<DarkestDungeonTrinketFilter>;
};

/** A place in an activity of the town, taken or free. */
export type DarkestDungeonActivity = View & {
  readonly __typename?: 'DarkestDungeonActivity';
  /** Activity, such as `prayer`. */
  readonly activity: Named;
  /** Building, such as `abbey`. */
  readonly building: Named;
  /** The hero's number; null for none. */
  readonly guid?: Maybe<Scalars['Int']['output']>;
  /** The hero in it; of kind MISSING when the hero has left. Null for none. */
  readonly hero?: Maybe<SaveObject>;
  /** The hero's name. */
  readonly heroName?: Maybe<Scalars['String']['output']>;
  /** Whether it has no owner: neither a hero nor a resident of the town. */
  readonly isFree: Scalars['Boolean']['output'];
  /** Whether the hero is there as a side effect, not by choice. */
  readonly isSideEffect?: Maybe<Scalars['Boolean']['output']>;
  /** The slot. */
  readonly object: SaveObject;
  /** Position among the places of the activity, from 0. */
  readonly slot: Scalars['Int']['output'];
  /** Visits that remain. */
  readonly visitsRemaining?: Maybe<Scalars['Int']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonActivityConnection = {
  readonly __typename?: 'DarkestDungeonActivityConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonActivityEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonActivity>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonActivityConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonActivityEdge = {
  readonly __typename?: 'DarkestDungeonActivityEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonActivity;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonActivityFilter = {
  /** Condition on `activity`: its title, name or path. */
  readonly activity?: InputMaybe<TextFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonActivityFilter>>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `guid`. */
  readonly guid?: InputMaybe<NumberFilter>;
  /** Condition on `hero`: its path or name. */
  readonly hero?: InputMaybe<TextFilter>;
  /** Condition on `heroName`. */
  readonly heroName?: InputMaybe<TextFilter>;
  /** Condition on `isFree`. */
  readonly isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isSideEffect`. */
  readonly isSideEffect?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonActivityFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonActivityFilter>>;
  /** Condition on `slot`. */
  readonly slot?: InputMaybe<NumberFilter>;
  /** Condition on `visitsRemaining`. */
  readonly visitsRemaining?: InputMaybe<NumberFilter>;
};

/** An amount of something. */
export type DarkestDungeonAmount = {
  readonly __typename?: 'DarkestDungeonAmount';
  /** How many. */
  readonly amount: Scalars['Int']['output'];
  /** What it is; null if the kind is enough (gold, provisions). */
  readonly item?: Maybe<Named>;
  /** Kind of thing, such as gold, heirloom, supply, gem or trinket. */
  readonly type: Scalars['String']['output'];
};

/** A building of the town. */
export type DarkestDungeonBuilding = View & {
  readonly __typename?: 'DarkestDungeonBuilding';
  /** Which one. */
  readonly building: Named;
  /** The building. */
  readonly object: SaveObject;
  /** Steps bought in all of them. */
  readonly steps: Scalars['Int']['output'];
  /** Upgrades bought for it, by tree; trees with unknown names are in `purchases` only. */
  readonly upgrades: ReadonlyArray<DarkestDungeonUpgrade>;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonBuildingConnection = {
  readonly __typename?: 'DarkestDungeonBuildingConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonBuildingEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonBuilding>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonBuildingConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonBuildingEdge = {
  readonly __typename?: 'DarkestDungeonBuildingEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonBuilding;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonBuildingFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonBuildingFilter>>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonBuildingFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonBuildingFilter>>;
  /** Condition on `steps`. */
  readonly steps?: InputMaybe<NumberFilter>;
};

/** A corridor of the dungeon. */
export type DarkestDungeonCorridor = View & {
  readonly __typename?: 'DarkestDungeonCorridor';
  /** Tiles with a battle. */
  readonly battles: Scalars['Int']['output'];
  /** Tiles with a curio. */
  readonly curios: Scalars['Int']['output'];
  /** Rooms at its ends and behind its secret doors, by name. */
  readonly ends: ReadonlyArray<Scalars['String']['output']>;
  /** 0 not on the map yet, 1 on the map, 2 scouted, 3 been there; null when the save does not say. */
  readonly knowledge?: Maybe<Scalars['Int']['output']>;
  /** Name, such as `coAB`. */
  readonly name: Scalars['String']['output'];
  /** The area; its lasting half if it has two. */
  readonly object: SaveObject;
  /** Tiles with an obstacle. */
  readonly obstacles: Scalars['Int']['output'];
  /** Where it is on the map, in tiles. */
  readonly position?: Maybe<Point>;
  /** Length, in tiles. */
  readonly tiles: Scalars['Int']['output'];
  /** Tiles with a trap. */
  readonly traps: Scalars['Int']['output'];
  /** Tiles that were walked. */
  readonly walkedTiles: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonCorridorConnection = {
  readonly __typename?: 'DarkestDungeonCorridorConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonCorridorEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonCorridor>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonCorridorConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonCorridorEdge = {
  readonly __typename?: 'DarkestDungeonCorridorEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonCorridor;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonCorridorFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonCorridorFilter>>;
  /** Condition on `battles`. */
  readonly battles?: InputMaybe<NumberFilter>;
  /** Condition on `curios`. */
  readonly curios?: InputMaybe<NumberFilter>;
  /** Condition on `ends`. */
  readonly ends?: InputMaybe<TextFilter>;
  /** Condition on `knowledge`. */
  readonly knowledge?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonCorridorFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** Condition on `obstacles`. */
  readonly obstacles?: InputMaybe<NumberFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonCorridorFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `tiles`. */
  readonly tiles?: InputMaybe<NumberFilter>;
  /** Condition on `traps`. */
  readonly traps?: InputMaybe<NumberFilter>;
  /** Condition on `walkedTiles`. */
  readonly walkedTiles?: InputMaybe<NumberFilter>;
};

/** A counter of the raid. */
export type DarkestDungeonCounter = {
  readonly __typename?: 'DarkestDungeonCounter';
  /** How often. */
  readonly count: Scalars['Int']['output'];
  /** What it counts. */
  readonly name: Scalars['String']['output'];
};

/** A hero who died. Deaths in the current raid are known when it ends. */
export type DarkestDungeonDeath = {
  readonly __typename?: 'DarkestDungeonDeath';
  /** Dungeon; null when the log does not have it. */
  readonly dungeon?: Maybe<Named>;
  /** Number of the hero. */
  readonly guid?: Maybe<Scalars['Int']['output']>;
  /** Class. */
  readonly heroClass?: Maybe<Named>;
  /** What dealt the last damage, according to the roster. */
  readonly killer?: Maybe<Named>;
  /** Name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The hero in the roster; null when the roster no longer has the hero. */
  readonly object?: Maybe<SaveObject>;
  /** Quest; null when the log does not have it. */
  readonly quest?: Maybe<Named>;
  /** How the death is known. */
  readonly source: DarkestDungeonDeathSource;
  /** Week; null when the log does not have it. */
  readonly week?: Maybe<Scalars['Int']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonDeathConnection = {
  readonly __typename?: 'DarkestDungeonDeathConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonDeathEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonDeath>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonDeathConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonDeathEdge = {
  readonly __typename?: 'DarkestDungeonDeathEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonDeath;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonDeathFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonDeathFilter>>;
  /** Condition on `dungeon`: its title, name or path. */
  readonly dungeon?: InputMaybe<TextFilter>;
  /** Condition on `guid`. */
  readonly guid?: InputMaybe<NumberFilter>;
  /** Condition on `heroClass`: its title, name or path. */
  readonly heroClass?: InputMaybe<TextFilter>;
  /** Condition on `killer`: its title, name or path. */
  readonly killer?: InputMaybe<TextFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonDeathFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonDeathFilter>>;
  /** Condition on `quest`: its title, name or path. */
  readonly quest?: InputMaybe<TextFilter>;
  /** Condition on `source`. */
  readonly source?: InputMaybe<DarkestDungeonDeathSourceFilter>;
  /** Condition on `week`. */
  readonly week?: InputMaybe<NumberFilter>;
};

/** How a death is known. */
export type DarkestDungeonDeathSource =
  /** A mission in the log says so. */
  | 'LOG'
  /** Only the roster says so: it happened before the log begins. */
  | 'ROSTER';

/** Conditions on such a value; all given ones must hold. */
export type DarkestDungeonDeathSourceFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<DarkestDungeonDeathSource>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<DarkestDungeonDeathSource>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<DarkestDungeonDeathSource>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<DarkestDungeonDeathSource>>;
};

/** A district, which is built once and has a lasting effect. */
export type DarkestDungeonDistrict = View & {
  readonly __typename?: 'DarkestDungeonDistrict';
  /** Which one, such as `bank`. */
  readonly district: Named;
  /** Whether it is built. */
  readonly isBuilt?: Maybe<Scalars['Boolean']['output']>;
  /** The district. */
  readonly object: SaveObject;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonDistrictConnection = {
  readonly __typename?: 'DarkestDungeonDistrictConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonDistrictEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonDistrict>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonDistrictConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonDistrictEdge = {
  readonly __typename?: 'DarkestDungeonDistrictEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonDistrict;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonDistrictFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonDistrictFilter>>;
  /** Condition on `district`: its title, name or path. */
  readonly district?: InputMaybe<TextFilter>;
  /** Condition on `isBuilt`. */
  readonly isBuilt?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonDistrictFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonDistrictFilter>>;
};

/** Experience with a dungeon. */
export type DarkestDungeonDungeon = {
  readonly __typename?: 'DarkestDungeonDungeon';
  /** Which one. */
  readonly dungeon: Named;
  /** Experience, in points. */
  readonly xp: Scalars['Int']['output'];
};

/** An enemy of the battle. */
export type DarkestDungeonEnemy = {
  readonly __typename?: 'DarkestDungeonEnemy';
  /** Health, in points. */
  readonly hp?: Maybe<Scalars['Float']['output']>;
  /** Kind of monster. */
  readonly monster?: Maybe<Named>;
  /** Name that the save has for it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The enemy. */
  readonly object: SaveObject;
};

/** The estate. */
export type DarkestDungeonEstate = {
  readonly __typename?: 'DarkestDungeonEstate';
  /** Plot quests that succeeded. */
  readonly completedPlotQuests: ReadonlyArray<Named>;
  /** When the game wrote the profile, in the player's local time; null in the first versions. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** Downloadable content that is enabled. */
  readonly dlc: ReadonlyArray<Scalars['String']['output']>;
  /** Experience by dungeon, in points; the thresholds of levels are not in the save. */
  readonly dungeons: ReadonlyArray<DarkestDungeonDungeon>;
  /** Whether the party is in a raid. */
  readonly isInRaid?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the game found that a file had been changed from outside; null when it does not say. */
  readonly isTampered?: Maybe<Scalars['Boolean']['output']>;
  /** What the estate has besides trinkets. */
  readonly items: ReadonlyArray<DarkestDungeonAmount>;
  /** Difficulty, such as `base` or `radiant`; null before the end of 2016. */
  readonly mode?: Maybe<Scalars['String']['output']>;
  /** Mods that are enabled, by the number of their workshop page. */
  readonly mods: ReadonlyArray<Scalars['String']['output']>;
  /** Its name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Quests that were ended, successfully or not. */
  readonly questsFinished?: Maybe<Scalars['Int']['output']>;
  /** Quests that succeeded. */
  readonly questsSucceeded?: Maybe<Scalars['Int']['output']>;
  /** Dungeon of that raid; null outside one. */
  readonly raidDungeon?: Maybe<Named>;
  /** Event of the town this week; null for none. */
  readonly townEvent?: Maybe<Named>;
  /** Gold, heirlooms and whatever else this version has. */
  readonly wallet: ReadonlyArray<DarkestDungeonAmount>;
  /** The week: the last chapter of the campaign log. Null without a log. */
  readonly week?: Maybe<Scalars['Int']['output']>;
};

/** Any entry of the campaign log. */
export type DarkestDungeonEvent = View & {
  readonly __typename?: 'DarkestDungeonEvent';
  /** Activity where it happened. */
  readonly activity?: Maybe<Named>;
  /** Building where it happened. */
  readonly building?: Maybe<Named>;
  /** Number of the hero it is about; null when it is about none, or about several. */
  readonly guid?: Maybe<Scalars['Int']['output']>;
  /** Class of that hero. */
  readonly heroClass?: Maybe<Named>;
  /** Name of that hero. */
  readonly heroName?: Maybe<Scalars['String']['output']>;
  /** What it is about, in words; null for unknown kinds. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** The number of the kind in the save. */
  readonly kindNumber?: Maybe<Scalars['Int']['output']>;
  /** Level reached, by a hero or in a dungeon. */
  readonly level?: Maybe<Scalars['Int']['output']>;
  /** The entry of the log. */
  readonly object: SaveObject;
  /** Quirk that was gained or lost. */
  readonly quirk?: Maybe<Named>;
  /** Stress given or taken. */
  readonly stress?: Maybe<Scalars['Float']['output']>;
  /** Dungeon, event of the town or affliction that it is about. */
  readonly subject?: Maybe<Named>;
  /** Week, from 1. */
  readonly week: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonEventConnection = {
  readonly __typename?: 'DarkestDungeonEventConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonEventEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonEvent>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonEventConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonEventEdge = {
  readonly __typename?: 'DarkestDungeonEventEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonEvent;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonEventFilter = {
  /** Condition on `activity`: its title, name or path. */
  readonly activity?: InputMaybe<TextFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonEventFilter>>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `guid`. */
  readonly guid?: InputMaybe<NumberFilter>;
  /** Condition on `heroClass`: its title, name or path. */
  readonly heroClass?: InputMaybe<TextFilter>;
  /** Condition on `heroName`. */
  readonly heroName?: InputMaybe<TextFilter>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<TextFilter>;
  /** Condition on `kindNumber`. */
  readonly kindNumber?: InputMaybe<NumberFilter>;
  /** Condition on `level`. */
  readonly level?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonEventFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonEventFilter>>;
  /** Condition on `quirk`: its title, name or path. */
  readonly quirk?: InputMaybe<TextFilter>;
  /** Condition on `stress`. */
  readonly stress?: InputMaybe<NumberFilter>;
  /** Condition on `subject`: its title, name or path. */
  readonly subject?: InputMaybe<TextFilter>;
  /** Condition on `week`. */
  readonly week?: InputMaybe<NumberFilter>;
};

/** A hero of the roster, including dead ones. */
export type DarkestDungeonHero = View & {
  readonly __typename?: 'DarkestDungeonHero';
  /** Activity that the hero is in. */
  readonly activity?: Maybe<Named>;
  /** Affliction; null for none. */
  readonly affliction?: Maybe<Named>;
  /** Rank of the armour, from 0. */
  readonly armourRank?: Maybe<Scalars['Int']['output']>;
  /** Building of the activity that the hero is in. */
  readonly building?: Maybe<Named>;
  /** Camping skills that are selected. */
  readonly campingSkills: ReadonlyArray<DarkestDungeonSkill>;
  /** Combat skills that are selected, with their levels. */
  readonly combatSkills: ReadonlyArray<DarkestDungeonSkill>;
  /** Dungeons of the last raids, in the save's order. */
  readonly dungeonHistory: ReadonlyArray<Named>;
  /** Enemies killed. */
  readonly enemiesKilled?: Maybe<Scalars['Int']['output']>;
  /** Number by which everything else refers to the hero. */
  readonly guid: Scalars['Int']['output'];
  /** Class; null when the save does not say. */
  readonly heroClass?: Maybe<Named>;
  /** Health, in points; the maximum is not saved. */
  readonly hp?: Maybe<Scalars['Float']['output']>;
  /** Whether the hero is in the raid's party, or outside a raid in the last party that set out. */
  readonly isInParty: Scalars['Boolean']['output'];
  /** Those that are locked in. */
  readonly lockedQuirks: ReadonlyArray<Named>;
  /** Level of the last level-up in the campaign log; null when it has none. */
  readonly loggedLevel?: Maybe<Scalars['Int']['output']>;
  /** Activity that the hero went missing from. */
  readonly missingFrom?: Maybe<Named>;
  /** Weeks until a missing hero comes back. */
  readonly missingWeeks?: Maybe<Scalars['Int']['output']>;
  /** Name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The hero's own values. */
  readonly object: SaveObject;
  /** Quirks and diseases. Which of them are good is not saved. */
  readonly quirks: ReadonlyArray<Named>;
  /** Experience, in points. Which level that is depends on the mode of the game. */
  readonly resolveXp?: Maybe<Scalars['Int']['output']>;
  /** What the hero does; null for an unknown number. */
  readonly status?: Maybe<DarkestDungeonStatus>;
  /** The number of the status in the save. */
  readonly statusNumber?: Maybe<Scalars['Int']['output']>;
  /** Steps walked. */
  readonly steps?: Maybe<Scalars['Int']['output']>;
  /** Stress, 0 to 200. */
  readonly stress?: Maybe<Scalars['Float']['output']>;
  /** Trinkets worn. */
  readonly trinkets: ReadonlyArray<Named>;
  /** Virtue; null for none. */
  readonly virtue?: Maybe<Named>;
  /** Rank of the weapon, from 0. */
  readonly weaponRank?: Maybe<Scalars['Int']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonHeroConnection = {
  readonly __typename?: 'DarkestDungeonHeroConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonHeroEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonHero>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonHeroConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonHeroEdge = {
  readonly __typename?: 'DarkestDungeonHeroEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonHero;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonHeroFilter = {
  /** Condition on `activity`: its title, name or path. */
  readonly activity?: InputMaybe<TextFilter>;
  /** Condition on `affliction`: its title, name or path. */
  readonly affliction?: InputMaybe<TextFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonHeroFilter>>;
  /** Condition on `armourRank`. */
  readonly armourRank?: InputMaybe<NumberFilter>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `dungeonHistory`: its title, name or path. */
  readonly dungeonHistory?: InputMaybe<TextFilter>;
  /** Condition on `enemiesKilled`. */
  readonly enemiesKilled?: InputMaybe<NumberFilter>;
  /** Condition on `guid`. */
  readonly guid?: InputMaybe<NumberFilter>;
  /** Condition on `heroClass`: its title, name or path. */
  readonly heroClass?: InputMaybe<TextFilter>;
  /** Condition on `hp`. */
  readonly hp?: InputMaybe<NumberFilter>;
  /** Condition on `isInParty`. */
  readonly isInParty?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `lockedQuirks`: its title, name or path. */
  readonly lockedQuirks?: InputMaybe<TextFilter>;
  /** Condition on `loggedLevel`. */
  readonly loggedLevel?: InputMaybe<NumberFilter>;
  /** Condition on `missingFrom`: its title, name or path. */
  readonly missingFrom?: InputMaybe<TextFilter>;
  /** Condition on `missingWeeks`. */
  readonly missingWeeks?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonHeroFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonHeroFilter>>;
  /** Condition on `quirks`: its title, name or path. */
  readonly quirks?: InputMaybe<TextFilter>;
  /** Condition on `resolveXp`. */
  readonly resolveXp?: InputMaybe<NumberFilter>;
  /** Condition on `status`. */
  readonly status?: InputMaybe<DarkestDungeonStatusFilter>;
  /** Condition on `statusNumber`. */
  readonly statusNumber?: InputMaybe<NumberFilter>;
  /** Condition on `steps`. */
  readonly steps?: InputMaybe<NumberFilter>;
  /** Condition on `stress`. */
  readonly stress?: InputMaybe<NumberFilter>;
  /** Condition on `trinkets`: its title, name or path. */
  readonly trinkets?: InputMaybe<TextFilter>;
  /** Condition on `virtue`: its title, name or path. */
  readonly virtue?: InputMaybe<TextFilter>;
  /** Condition on `weaponRank`. */
  readonly weaponRank?: InputMaybe<NumberFilter>;
};

/** A hero as recorded in the log. */
export type DarkestDungeonLogHero = {
  readonly __typename?: 'DarkestDungeonLogHero';
  /** Whether the hero died on that mission. */
  readonly died: Scalars['Boolean']['output'];
  /** Number of the hero. */
  readonly guid?: Maybe<Scalars['Int']['output']>;
  /** Class. */
  readonly heroClass?: Maybe<Named>;
  /** Name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The hero in the roster; null when the roster no longer has one of that number. */
  readonly object?: Maybe<SaveObject>;
};

/** The map of the dungeon. */
export type DarkestDungeonMap = {
  readonly __typename?: 'DarkestDungeonMap';
  /** Room where the party is, or last was if it is in a corridor; null when it is in neither. */
  readonly currentRoom?: Maybe<Scalars['String']['output']>;
  /** Room where the party came in; null when the map does not say. */
  readonly entrance?: Maybe<Scalars['String']['output']>;
  /** Room of the boss; null when the map has none. */
  readonly finalRoom?: Maybe<Scalars['String']['output']>;
  /** The map. */
  readonly object: SaveObject;
  /** Rooms that can be reached from the entrance. */
  readonly reachableRooms: Scalars['Int']['output'];
  /** Distance from the current room to the entrance, in rooms; null when there is no path. */
  readonly stepsToEntrance?: Maybe<Scalars['Int']['output']>;
  /** Rooms that the party has not entered. */
  readonly unvisitedRooms: ReadonlyArray<Scalars['String']['output']>;
  /** Rooms of a shortest path, including both ends; empty when there is none, or no such room. */
  readonly way?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};


/** The map of the dungeon. */
export type DarkestDungeonMapWayArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};

/** A record of a quest in the campaign log: departure or return. */
export type DarkestDungeonMission = View & {
  readonly __typename?: 'DarkestDungeonMission';
  /** Names of those who died. */
  readonly died: ReadonlyArray<Scalars['String']['output']>;
  /** Difficulty: 1 apprentice, 3 veteran, 5 champion, 6 darkest. */
  readonly difficulty?: Maybe<Scalars['Int']['output']>;
  /** Where it led. */
  readonly dungeon?: Maybe<Named>;
  /** Names of those who went. */
  readonly heroNames: ReadonlyArray<Scalars['String']['output']>;
  /** Who went. */
  readonly heroes: ReadonlyArray<DarkestDungeonLogHero>;
  /** Whether it is a departure; otherwise it is a return. */
  readonly isDeparture: Scalars['Boolean']['output'];
  /** Whether it succeeded; null on departure. */
  readonly isSuccess?: Maybe<Scalars['Boolean']['output']>;
  /** Length: 1 short, 2 medium, 3 long; 5 and more are special. */
  readonly length?: Maybe<Scalars['Int']['output']>;
  /** The entry of the log. */
  readonly object: SaveObject;
  /** The quest, by its id or its kind. */
  readonly quest?: Maybe<Named>;
  /** Week, from 1. */
  readonly week: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonMissionConnection = {
  readonly __typename?: 'DarkestDungeonMissionConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonMissionEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonMission>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonMissionConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonMissionEdge = {
  readonly __typename?: 'DarkestDungeonMissionEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonMission;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonMissionFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonMissionFilter>>;
  /** Condition on `died`. */
  readonly died?: InputMaybe<TextFilter>;
  /** Condition on `difficulty`. */
  readonly difficulty?: InputMaybe<NumberFilter>;
  /** Condition on `dungeon`: its title, name or path. */
  readonly dungeon?: InputMaybe<TextFilter>;
  /** Condition on `heroNames`. */
  readonly heroNames?: InputMaybe<TextFilter>;
  /** Condition on `isDeparture`. */
  readonly isDeparture?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isSuccess`. */
  readonly isSuccess?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `length`. */
  readonly length?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonMissionFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonMissionFilter>>;
  /** Condition on `quest`: its title, name or path. */
  readonly quest?: InputMaybe<TextFilter>;
  /** Condition on `week`. */
  readonly week?: InputMaybe<NumberFilter>;
};

/** A hero of the party. */
export type DarkestDungeonPartyMember = {
  readonly __typename?: 'DarkestDungeonPartyMember';
  /** Number of the hero. */
  readonly guid: Scalars['Int']['output'];
  /** Class. */
  readonly heroClass?: Maybe<Named>;
  /** Health, in points. */
  readonly hp?: Maybe<Scalars['Float']['output']>;
  /** Name; null when the roster has no such hero. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The hero in the roster; of kind MISSING when the roster has none of that number. */
  readonly object?: Maybe<SaveObject>;
  /** Stress, 0 to 200. */
  readonly stress?: Maybe<Scalars['Float']['output']>;
};

/** Something bought for a hero or a building. */
export type DarkestDungeonPurchase = {
  readonly __typename?: 'DarkestDungeonPurchase';
  /** Step of the tree: 0 to 4 of a hero's, letters of a building's. */
  readonly code: Scalars['String']['output'];
  /** The hero's number; null for a building. */
  readonly guid?: Maybe<Scalars['Int']['output']>;
  /** The hero it was bought for; of kind MISSING when the hero has left. Null for a building. */
  readonly hero?: Maybe<SaveObject>;
  /** Whether it is bought. */
  readonly isPurchased?: Maybe<Scalars['Boolean']['output']>;
  /** The entry. */
  readonly object: SaveObject;
  /** Tree of upgrades: `<class>.<skill>`, `<class>.weapon`, `<building>.<tree>`; a number where its name is unknown. */
  readonly tree: Named;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonPurchaseConnection = {
  readonly __typename?: 'DarkestDungeonPurchaseConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonPurchaseEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonPurchase>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonPurchaseConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonPurchaseEdge = {
  readonly __typename?: 'DarkestDungeonPurchaseEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonPurchase;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonPurchaseFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonPurchaseFilter>>;
  /** Condition on `code`. */
  readonly code?: InputMaybe<TextFilter>;
  /** Condition on `guid`. */
  readonly guid?: InputMaybe<NumberFilter>;
  /** Condition on `hero`: its path or name. */
  readonly hero?: InputMaybe<TextFilter>;
  /** Condition on `isPurchased`. */
  readonly isPurchased?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonPurchaseFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonPurchaseFilter>>;
  /** Condition on `tree`: its title, name or path. */
  readonly tree?: InputMaybe<TextFilter>;
};

/** A quest on offer. */
export type DarkestDungeonQuest = View & {
  readonly __typename?: 'DarkestDungeonQuest';
  /** Difficulty: 1 apprentice, 3 veteran, 5 champion, 6 darkest. */
  readonly difficulty?: Maybe<Scalars['Int']['output']>;
  /** Where it leads. */
  readonly dungeon?: Maybe<Named>;
  /** What is to be done. */
  readonly goals: ReadonlyArray<Scalars['String']['output']>;
  /** Id, such as `generated_0` or `plot_kill_necromancer_2`. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Whether an event of the town brought it. */
  readonly isFromTownEvent?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it belongs to the plot. */
  readonly isPlot?: Maybe<Scalars['Boolean']['output']>;
  /** Length: 1 short, 2 medium, 3 long; 5 and more are special. */
  readonly length?: Maybe<Scalars['Int']['output']>;
  /** The quest. */
  readonly object: SaveObject;
  /** Experience for it, in points. */
  readonly resolveXp?: Maybe<Scalars['Int']['output']>;
  /** What it pays. */
  readonly rewards: ReadonlyArray<DarkestDungeonAmount>;
  /** Kind, such as `explore` or `kill_boss`. */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonQuestConnection = {
  readonly __typename?: 'DarkestDungeonQuestConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonQuestEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonQuest>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonQuestConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonQuestEdge = {
  readonly __typename?: 'DarkestDungeonQuestEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonQuest;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonQuestFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonQuestFilter>>;
  /** Condition on `difficulty`. */
  readonly difficulty?: InputMaybe<NumberFilter>;
  /** Condition on `dungeon`: its title, name or path. */
  readonly dungeon?: InputMaybe<TextFilter>;
  /** Condition on `goals`. */
  readonly goals?: InputMaybe<TextFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<TextFilter>;
  /** Condition on `isFromTownEvent`. */
  readonly isFromTownEvent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isPlot`. */
  readonly isPlot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `length`. */
  readonly length?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonQuestFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonQuestFilter>>;
  /** Condition on `resolveXp`. */
  readonly resolveXp?: InputMaybe<NumberFilter>;
  /** Condition on `type`. */
  readonly type?: InputMaybe<TextFilter>;
};

/** The raid that the party is in. */
export type DarkestDungeonRaid = {
  readonly __typename?: 'DarkestDungeonRaid';
  /** Where the party is, such as `rooA` or `coAB`; null for nowhere. */
  readonly area?: Maybe<Scalars['String']['output']>;
  /** Points left for camping skills; null when the party is not camping. */
  readonly campingPoints?: Maybe<Scalars['Int']['output']>;
  /** Counters of the raid, such as ROOM_VISITED. */
  readonly counters: ReadonlyArray<DarkestDungeonCounter>;
  /** Difficulty: 1 apprentice, 3 veteran, 5 champion, 6 darkest. */
  readonly difficulty?: Maybe<Scalars['Int']['output']>;
  /** Dungeon. */
  readonly dungeon?: Maybe<Named>;
  /** Enemies in the battle; empty outside one. */
  readonly enemies: ReadonlyArray<DarkestDungeonEnemy>;
  /** What is in the bag, in the order of its slots. */
  readonly inventory: ReadonlyArray<DarkestDungeonAmount>;
  /** Whether there is a battle. */
  readonly isInBattle: Scalars['Boolean']['output'];
  /** The previous place of the party, or the last room it was in. */
  readonly lastRoom?: Maybe<Scalars['String']['output']>;
  /** Length: 1 short, 2 medium, 3 long; 5 and more are special. */
  readonly length?: Maybe<Scalars['Int']['output']>;
  /** What waits to be taken. */
  readonly loot: ReadonlyArray<DarkestDungeonAmount>;
  /** The raid. */
  readonly object: SaveObject;
  /** The party, front first. Those who died or left are not in it. */
  readonly party: ReadonlyArray<DarkestDungeonPartyMember>;
  /** Id of the quest. */
  readonly quest?: Maybe<Scalars['String']['output']>;
  /** Where a retreat leads. */
  readonly retreatRoom?: Maybe<Scalars['String']['output']>;
  /** Round of the battle; null outside one. */
  readonly round?: Maybe<Scalars['Int']['output']>;
  /** Tile of that area, from 0. */
  readonly tile?: Maybe<Scalars['Int']['output']>;
  /** Light, 0 to 100. */
  readonly torchlight?: Maybe<Scalars['Float']['output']>;
  /** Kind, such as `explore`. */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** A hero who can be hired. */
export type DarkestDungeonRecruit = View & {
  readonly __typename?: 'DarkestDungeonRecruit';
  /** Combat skills that are selected. */
  readonly combatSkills: ReadonlyArray<Named>;
  /** Number that the hero will have. */
  readonly guid?: Maybe<Scalars['Int']['output']>;
  /** Class; null when the save does not say. */
  readonly heroClass?: Maybe<Named>;
  /** Name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The recruit's own values. */
  readonly object: SaveObject;
  /** Quirks and diseases. */
  readonly quirks: ReadonlyArray<Named>;
  /** Experience, in points. */
  readonly resolveXp?: Maybe<Scalars['Int']['output']>;
  /** Where the recruit is offered: `hero_recruit`, or `shard_hero_recruit` for shards. */
  readonly store: Scalars['String']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonRecruitConnection = {
  readonly __typename?: 'DarkestDungeonRecruitConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonRecruitEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonRecruit>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonRecruitConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonRecruitEdge = {
  readonly __typename?: 'DarkestDungeonRecruitEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonRecruit;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonRecruitFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonRecruitFilter>>;
  /** Condition on `combatSkills`: its title, name or path. */
  readonly combatSkills?: InputMaybe<TextFilter>;
  /** Condition on `guid`. */
  readonly guid?: InputMaybe<NumberFilter>;
  /** Condition on `heroClass`: its title, name or path. */
  readonly heroClass?: InputMaybe<TextFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonRecruitFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonRecruitFilter>>;
  /** Condition on `quirks`: its title, name or path. */
  readonly quirks?: InputMaybe<TextFilter>;
  /** Condition on `resolveXp`. */
  readonly resolveXp?: InputMaybe<NumberFilter>;
  /** Condition on `store`. */
  readonly store?: InputMaybe<TextFilter>;
};

/** A room of the dungeon. */
export type DarkestDungeonRoom = View & {
  readonly __typename?: 'DarkestDungeonRoom';
  /** What is in it, by number: 0 nothing, 6 a battle, 7 a curio; others are not known. */
  readonly content?: Maybe<Scalars['Int']['output']>;
  /** Curio in it; null for none. */
  readonly curio?: Maybe<Named>;
  /** Distance from the entrance, in rooms; null when there is no path. */
  readonly distanceFromEntrance?: Maybe<Scalars['Int']['output']>;
  /** Areas behind its doors, by name. */
  readonly doors: ReadonlyArray<Scalars['String']['output']>;
  /** Whether a battle waits or was fought there. */
  readonly hasBattle: Scalars['Boolean']['output'];
  /** Whether the party was there. */
  readonly isVisited: Scalars['Boolean']['output'];
  /** 0 not on the map yet, 1 on the map, 2 scouted, 3 been there; null when the save does not say. */
  readonly knowledge?: Maybe<Scalars['Int']['output']>;
  /** Name, such as `rooA`. */
  readonly name: Scalars['String']['output'];
  /** The area; its lasting half if it has two. */
  readonly object: SaveObject;
  /** Where it is on the map, in tiles. */
  readonly position?: Maybe<Point>;
  /** How many of the doors are secret. */
  readonly secretDoors: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonRoomConnection = {
  readonly __typename?: 'DarkestDungeonRoomConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonRoomEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonRoom>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonRoomConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonRoomEdge = {
  readonly __typename?: 'DarkestDungeonRoomEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonRoom;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonRoomFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonRoomFilter>>;
  /** Condition on `content`. */
  readonly content?: InputMaybe<NumberFilter>;
  /** Condition on `curio`: its title, name or path. */
  readonly curio?: InputMaybe<TextFilter>;
  /** Condition on `distanceFromEntrance`. */
  readonly distanceFromEntrance?: InputMaybe<NumberFilter>;
  /** Condition on `doors`. */
  readonly doors?: InputMaybe<TextFilter>;
  /** Condition on `hasBattle`. */
  readonly hasBattle?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isVisited`. */
  readonly isVisited?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `knowledge`. */
  readonly knowledge?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonRoomFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonRoomFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `secretDoors`. */
  readonly secretDoors?: InputMaybe<NumberFilter>;
};

/** A skill of a hero. */
export type DarkestDungeonSkill = {
  readonly __typename?: 'DarkestDungeonSkill';
  /** Level, from what was bought for it: 1 is learnt; 0 if nothing was bought. */
  readonly level: Scalars['Int']['output'];
  /** Which one. */
  readonly skill: Named;
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

/** Conditions on such a value; all given ones must hold. */
export type DarkestDungeonStatusFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<DarkestDungeonStatus>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<DarkestDungeonStatus>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<DarkestDungeonStatus>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<DarkestDungeonStatus>>;
};

/** A trinket, where it is. */
export type DarkestDungeonTrinket = View & {
  readonly __typename?: 'DarkestDungeonTrinket';
  /** How many. */
  readonly amount: Scalars['Int']['output'];
  /** The hero who wears it; null elsewhere. */
  readonly hero?: Maybe<SaveObject>;
  /** Name of that hero. */
  readonly heroName?: Maybe<Scalars['String']['output']>;
  /** The entry of the inventory. */
  readonly object: SaveObject;
  /** Where it is. */
  readonly place: DarkestDungeonTrinketPlace;
  /** Which one. */
  readonly trinket: Named;
};

/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonTrinketConnection = {
  readonly __typename?: 'DarkestDungeonTrinketConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<DarkestDungeonTrinketEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<DarkestDungeonTrinket>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type DarkestDungeonTrinketConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type DarkestDungeonTrinketEdge = {
  readonly __typename?: 'DarkestDungeonTrinketEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: DarkestDungeonTrinket;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type DarkestDungeonTrinketFilter = {
  /** Condition on `amount`. */
  readonly amount?: InputMaybe<NumberFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<DarkestDungeonTrinketFilter>>;
  /** Condition on `hero`: its path or name. */
  readonly hero?: InputMaybe<TextFilter>;
  /** Condition on `heroName`. */
  readonly heroName?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<DarkestDungeonTrinketFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<DarkestDungeonTrinketFilter>>;
  /** Condition on `place`. */
  readonly place?: InputMaybe<DarkestDungeonTrinketPlaceFilter>;
  /** Condition on `trinket`: its title, name or path. */
  readonly trinket?: InputMaybe<TextFilter>;
};

/** Where a trinket is. */
export type DarkestDungeonTrinketPlace =
  /** In the estate. */
  | 'ESTATE'
  /** On a hero. */
  | 'HERO'
  /** Waiting to be taken in the raid. */
  | 'LOOT'
  /** In the bag of the raid. */
  | 'RAID'
  /** In the shop for shards. */
  | 'SHARD_STORE'
  /** In the nomad wagon, for gold. */
  | 'WAGON';

/** Conditions on such a value; all given ones must hold. */
export type DarkestDungeonTrinketPlaceFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<DarkestDungeonTrinketPlace>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<DarkestDungeonTrinketPlace>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<DarkestDungeonTrinketPlace>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<DarkestDungeonTrinketPlace>>;
};

/** What was bought in a tree of upgrades. */
export type DarkestDungeonUpgrade = {
  readonly __typename?: 'DarkestDungeonUpgrade';
  /** Letters or digits of the steps that were bought, such as `abc`. */
  readonly codes: Scalars['String']['output'];
  /** The tree. */
  readonly tree: Named;
};

/** Conditions on a time; all given ones must hold. A null operand is an error. */
export type DateTimeFilter = {
  /** Is exactly this. */
  readonly eq?: InputMaybe<Scalars['DateTime']['input']>;
  /** Is after this. */
  readonly gt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Is this or after. */
  readonly gte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['DateTime']['input']>>;
  /** True: there is no time. False: there is one. */
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is before this. */
  readonly lt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Is this or before. */
  readonly lte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<Scalars['DateTime']['input']>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['DateTime']['input']>>;
};

/** Directions in which to follow references. */
export type Direction =
  /** Either way. */
  | 'BOTH'
  /** From an object to what refers to it. */
  | 'IN'
  /** From an object to what it refers to. */
  | 'OUT';

/**
 * Conditions on one element of a list or map; all given ones must hold for that same element. Paths and labels start
 * at the element: in `mInventoryStacks[]`, for example `Item.ItemClass`.
 */
export type ElementFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<ElementFilter>>;
  /** Elements of lists inside it; every entry must hold. */
  readonly elements?: InputMaybe<ReadonlyArray<ElementListFilter>>;
  /** This does not hold. */
  readonly not?: InputMaybe<ElementFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<ElementFilter>>;
  /** Its properties; every entry must hold. */
  readonly properties?: InputMaybe<ReadonlyArray<PropertyFilter>>;
  /** The references in it. */
  readonly references?: InputMaybe<ReferenceListFilter>;
  /** The element itself, if it is a plain value. */
  readonly value?: InputMaybe<ValueFilter>;
};

/**
 * Conditions on the elements under a property path; all given ones must hold. A stack of more than 100 iron plates is
 * `{path: "mInventoryStacks[]", some: {properties: [{path: "Item.ItemClass", reference: {name: {eq: "Desc_IronPlate_C"}}},
 * {path: "NumItems", number: {gt: 100}}]}}`.
 */
export type ElementListFilter = {
  /** The number of all elements satisfies this. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Every element satisfies this; true when there are none. */
  readonly every?: InputMaybe<ElementFilter>;
  /** No element satisfies this. */
  readonly none?: InputMaybe<ElementFilter>;
  /** Property path that ends in `[]`. */
  readonly path: Scalars['String']['input'];
  /** At least one element satisfies this. */
  readonly some?: InputMaybe<ElementFilter>;
};

/** Figures over numbers. */
export type Figure =
  /** Their mean. */
  | 'AVG'
  /** How many there are. */
  | 'COUNT'
  /** The greatest. */
  | 'MAX'
  /** The least. */
  | 'MIN'
  /** Their sum. */
  | 'SUM';

/** Conditions on the figures of a group; all given ones must hold. */
export type FigureFilter = {
  /** Their mean. */
  readonly avg?: InputMaybe<NumberFilter>;
  /** How many numbers there are. */
  readonly count?: InputMaybe<NumberFilter>;
  /** A number of the object itself. */
  readonly field?: InputMaybe<MeasureField>;
  /** The greatest of them. */
  readonly max?: InputMaybe<NumberFilter>;
  /** The least of them. */
  readonly min?: InputMaybe<NumberFilter>;
  /** Property path, as in `ObjectGroup.number`. Exactly one of path and field. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Their sum, 0 for none. */
  readonly sum?: InputMaybe<NumberFilter>;
};

/** One figure of a group, over the numbers under a property path or over a number that every object has. */
export type FigureInput = {
  /** A number of the object itself. */
  readonly field?: InputMaybe<MeasureField>;
  /** Which figure. */
  readonly figure?: InputMaybe<Figure>;
  /** Property path, as in `ObjectGroup.number`. Exactly one of path and field. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on a save's format; all given ones must hold. */
export type FormatFilter = {
  /** Is this format. */
  readonly eq?: InputMaybe<SaveFormat>;
  /** Is one of these formats; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SaveFormat>>;
  /** Is any other format. */
  readonly ne?: InputMaybe<SaveFormat>;
  /** Is none of these formats; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SaveFormat>>;
};

/** A format that the server reads. */
export type FormatInfo = {
  readonly __typename?: 'FormatInfo';
  /** Usual file extensions, with the dot. Files are recognised by their content, not by these. */
  readonly extensions: ReadonlyArray<Scalars['String']['output']>;
  /** Which format this is. */
  readonly format: SaveFormat;
  /** Its displayed name, such as "Satisfactory". */
  readonly title: Scalars['String']['output'];
  /** The versions that can be read, in words. */
  readonly versions: Scalars['String']['output'];
};

/** A path from one object to another. */
export type GraphPath = {
  readonly __typename?: 'GraphPath';
  /** Number of steps. */
  readonly length: Scalars['Int']['output'];
  /** The objects on the path, including both ends. */
  readonly objects: ReadonlyArray<SaveObject>;
  /** The references between them, in the same order. */
  readonly references: ReadonlyArray<Reference>;
};

/** Facts by which objects can be grouped. */
export type GroupField =
  /** Full path of the class. */
  | 'CLASS'
  /** Name of the file. */
  | 'FILE'
  /** Kind. */
  | 'KIND'
  /** Name of the level or package. */
  | 'LEVEL'
  /** Full path of the class of the containing object. */
  | 'PARENT_CLASS'
  /** The element itself: its value, or the path of the object that it leads to; only with `unnest`, for lists of plain values. */
  | 'VALUE';

/** Conditions on a group; all given ones must hold. */
export type GroupHaving = {
  /** How many members it has. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Figures over its members; every entry must hold. */
  readonly number?: InputMaybe<ReadonlyArray<FigureFilter>>;
};

/** What the members of a group share: exactly one of these. */
export type GroupKey =
  /** The range that a number lies in. */
  { readonly bucket: BucketInput; readonly cell?: never; readonly field?: never; readonly property?: never; readonly reference?: never; }
  |  /** The grid square that the object is in; the length of its side, in the unit of `Save.units`. */
  { readonly bucket?: never; readonly cell: Scalars['Float']['input']; readonly field?: never; readonly property?: never; readonly reference?: never; }
  |  /** A fact about the object. */
  { readonly bucket?: never; readonly cell?: never; readonly field: GroupField; readonly property?: never; readonly reference?: never; }
  |  /** The value under this property path; if there are several, the first. */
  { readonly bucket?: never; readonly cell?: never; readonly field?: never; readonly property: Scalars['String']['input']; readonly reference?: never; }
  |  /** The target of the reference under this property path; if there are several, of the first. */
  { readonly bucket?: never; readonly cell?: never; readonly field?: never; readonly property?: never; readonly reference: Scalars['String']['input']; };

/** A sort key for groups: either a field or a figure. Ties are in the order of first members. */
export type GroupOrder = {
  /** Direction. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** What to sort by. */
  readonly field?: InputMaybe<GroupOrderField>;
  /** The figure to sort by; groups that have none come last. */
  readonly number?: InputMaybe<FigureInput>;
};

/** What groups can be sorted by. */
export type GroupOrderField =
  /** How many members they have. */
  | 'COUNT'
  /** Their keys, in order. */
  | 'KEY';

/**
 * Conditions on an integer, compared exactly: `{eq: "9007199254740993"}`, with or without quotes. All that are given must hold.
 * A null operand is an error.
 */
export type IntegerFilter = {
  /** Is exactly this. */
  readonly eq?: InputMaybe<Scalars['BigInt']['input']>;
  /** Is more than this. */
  readonly gt?: InputMaybe<Scalars['BigInt']['input']>;
  /** Is this or more. */
  readonly gte?: InputMaybe<Scalars['BigInt']['input']>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['BigInt']['input']>>;
  /** True: there is no integer. False: there is one. */
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is less than this. */
  readonly lt?: InputMaybe<Scalars['BigInt']['input']>;
  /** Is this or less. */
  readonly lte?: InputMaybe<Scalars['BigInt']['input']>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<Scalars['BigInt']['input']>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['BigInt']['input']>>;
};

/** Something about a save that could not be read or understood, or is worth knowing. Its bytes are kept, and everything around it is there. */
export type Issue = {
  readonly __typename?: 'Issue';
  /** The kind of problem, as a constant for programs. */
  readonly code: Scalars['String']['output'];
  /** How many issues of the save have this code and message, including this one: all objects in one broken chunk have the same issue. */
  readonly count: Scalars['Int']['output'];
  /** Name of the file it is in. */
  readonly file: Scalars['String']['output'];
  /** How much it matters. */
  readonly level: IssueLevel;
  /** What was expected and what was found, in words. */
  readonly message: Scalars['String']['output'];
  /** The object it is about; null for none. */
  readonly object?: Maybe<SaveObject>;
  /** Its offset in bytes from the start of the file's inflated content; null when it has none. */
  readonly offset?: Maybe<Scalars['BigInt']['output']>;
  /** The property or structure it is in; null when it concerns the whole file or object. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of issues. */
export type IssueConnection = {
  readonly __typename?: 'IssueConnection';
  /** The page's issues, each with its cursor. */
  readonly edges: ReadonlyArray<IssueEdge>;
  /** The page's issues. */
  readonly nodes: ReadonlyArray<Issue>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many issues there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An issue with its place in a list. */
export type IssueEdge = {
  readonly __typename?: 'IssueEdge';
  /** Opaque; pass it to `after` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The issue itself. */
  readonly node: Issue;
};

/** Conditions on issues; all given ones must hold. */
export type IssueFilter = {
  /** How much it matters. Without it, PROBLEM. */
  readonly level?: InputMaybe<IssueLevelFilter>;
};

/** How much an issue matters. */
export type IssueLevel =
  /** Everything was read; something about it is worth knowing, such as a version that is newer than the known ones. */
  | 'INFO'
  /** Something could not be read or understood. */
  | 'PROBLEM';

/** Conditions on an issue's level; all given ones must hold. */
export type IssueLevelFilter = {
  /** Is this level. */
  readonly eq?: InputMaybe<IssueLevel>;
  /** Is one of these levels; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<IssueLevel>>;
  /** Is the other level. */
  readonly ne?: InputMaybe<IssueLevel>;
  /** Is none of these levels; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<IssueLevel>>;
};

/** Conditions on an object's kind; all given ones must hold. */
export type KindFilter = {
  /** Is this kind. */
  readonly eq?: InputMaybe<ObjectKind>;
  /** Is one of these kinds; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<ObjectKind>>;
  /** Is any other kind. */
  readonly ne?: InputMaybe<ObjectKind>;
  /** Is none of these kinds; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<ObjectKind>>;
};

/** A part of a save that contains objects. */
export type Level = {
  readonly __typename?: 'Level';
  /** The level's or package's name, as objects give it in `level`. */
  readonly name: Scalars['String']['output'];
  /** How many objects are in it, not counting EXTERNAL and MISSING ones. */
  readonly objects: Scalars['Int']['output'];
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

/** Numbers that are no properties. */
export type MeasureField =
  /** How many references lead to it. */
  | 'REFERENCED_BY_COUNT'
  /** How many references it has. */
  | 'REFERENCE_COUNT'
  /** How many bytes it takes in its file. */
  | 'SIZE'
  /** The element itself, where it is a number; only with `unnest`. */
  | 'VALUE'
  /** Position along the first axis. */
  | 'X'
  /** Position along the second axis. */
  | 'Y'
  /** Position along the third axis. */
  | 'Z';

/**
 * Controls which saves are in memory. No mutation writes a file, or accesses a file that the server was not
 * given. Mutations must be sent by POST. Selections are resolved when all fields of the mutation are done.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Releases the memory of a save. The next query of its contents reads it again. */
  readonly closeSave?: Maybe<Save>;
  /** Reads a save now, so that the next query need not wait. Fails as a query of its contents would. */
  readonly openSave?: Maybe<Save>;
  /**
   * Reads the files of a save again, which then replaces what is in memory, provided that it can be read. Requests that
   * have begun are not affected.
   */
  readonly reloadSave?: Maybe<Save>;
};


/**
 * Controls which saves are in memory. No mutation writes a file, or accesses a file that the server was not
 * given. Mutations must be sent by POST. Selections are resolved when all fields of the mutation are done.
 */
export type MutationCloseSaveArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Controls which saves are in memory. No mutation writes a file, or accesses a file that the server was not
 * given. Mutations must be sent by POST. Selections are resolved when all fields of the mutation are done.
 */
export type MutationOpenSaveArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Controls which saves are in memory. No mutation writes a file, or accesses a file that the server was not
 * given. Mutations must be sent by POST. Selections are resolved when all fields of the mutation are done.
 */
export type MutationReloadSaveArgs = {
  id: Scalars['ID']['input'];
};

/** Something that a game has a name for: an item, a recipe, a building. Filters match any of its texts. */
export type Named = {
  readonly __typename?: 'Named';
  /** The last part of its path, or the save's own word for it. */
  readonly name: Scalars['String']['output'];
  /** Its full path; null where the save has only a word. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Its displayed name; null when it is unknown. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** An object near a place. */
export type Neighbour = {
  readonly __typename?: 'Neighbour';
  /** How far it is, in the unit of `Save.units`. */
  readonly distance: Scalars['Float']['output'];
  /** The object itself. */
  readonly object: SaveObject;
};

/** Anything that can be fetched again by its id. */
export type Node = {
  /** Opaque id, unique across everything that the server has open. It stays the same when the same save is loaded again. */
  readonly id: Scalars['ID']['output'];
};

/** Where entries without a value go. */
export type NullsOrder =
  /** Before all others. */
  | 'FIRST'
  /** After all others. */
  | 'LAST';

/** Figures over numbers. Members without a number are left out, and so are NaN and infinities. */
export type NumberAggregate = {
  readonly __typename?: 'NumberAggregate';
  /** Their mean; null for none. */
  readonly avg?: Maybe<Scalars['Float']['output']>;
  /** How many numbers there are. */
  readonly count: Scalars['Int']['output'];
  /** The greatest; null for none. */
  readonly max?: Maybe<Scalars['Float']['output']>;
  /** The least; null for none. */
  readonly min?: Maybe<Scalars['Float']['output']>;
  /** The number that this share of them does not exceed, between neighbours in proportion; null for none. */
  readonly percentile?: Maybe<Scalars['Float']['output']>;
  /** Their sum, 0 for none. */
  readonly sum: Scalars['Float']['output'];
  /** Their sum without rounding; null when one of them is not a whole number. */
  readonly sumExact?: Maybe<Scalars['BigInt']['output']>;
};


/** Figures over numbers. Members without a number are left out, and so are NaN and infinities. */
export type NumberAggregatePercentileArgs = {
  p: Scalars['Float']['input'];
};

/**
 * Conditions on a number; all given ones must hold. A null operand is an error. A fraction of up to nine digits is rounded to 32 bits
 * when it is compared with a 32-bit number, which most numbers in games are: `eq: 1.1` finds 1.10000002384186.
 * Integers above 2^53 are compared as the nearest doubles, with a warning INEXACT_NUMBER; use `integer` to compare 64-bit ids.
 * NaN in a file is no number; infinities are below and above all other numbers.
 */
export type NumberFilter = {
  /** Is exactly this. */
  readonly eq?: InputMaybe<Scalars['Float']['input']>;
  /** Is more than this. */
  readonly gt?: InputMaybe<Scalars['Float']['input']>;
  /** Is this or more. */
  readonly gte?: InputMaybe<Scalars['Float']['input']>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  /** True: there is no number. False: there is one. */
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is less than this. */
  readonly lt?: InputMaybe<Scalars['Float']['input']>;
  /** Is this or less. */
  readonly lte?: InputMaybe<Scalars['Float']['input']>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<Scalars['Float']['input']>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
};

/** Figures over a list of objects, or over the elements that `unnest` names. */
export type ObjectAggregate = {
  readonly __typename?: 'ObjectAggregate';
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
  /** How many different values there are under a property path. */
  readonly distinct?: Maybe<Scalars['Int']['output']>;
  /**
   * Figures over the numbers under a property path (true and false count as 1 and 0), or over a number that every object
   * has. Null, with a warning, when no member has such a number: the sum of nothing is not 0.
   */
  readonly number?: Maybe<NumberAggregate>;
};


/** Figures over a list of objects, or over the elements that `unnest` names. */
export type ObjectAggregateDistinctArgs = {
  path: Scalars['String']['input'];
};


/** Figures over a list of objects, or over the elements that `unnest` names. */
export type ObjectAggregateNumberArgs = {
  field?: InputMaybe<MeasureField>;
  path?: InputMaybe<Scalars['String']['input']>;
};

/** An object that differs between two saves. */
export type ObjectChange = {
  readonly __typename?: 'ObjectChange';
  /** The object in the later save. */
  readonly after: SaveObject;
  /** The object in the earlier save. */
  readonly before: SaveObject;
  /** Whether its position, rotation or scale differs. */
  readonly moved: Scalars['Boolean']['output'];
  /** The values that differ; empty if only the class or the place does. */
  readonly properties: ReadonlyArray<PropertyChange>;
};

/**
 * Conditions on an object's class; all given ones must hold. Where a whole class is named, that is by its full path, by its
 * last part when only one class of the save ends so, or, when nothing is named so, by the title that the game gives it
 * (`Constructor`, see `Class.title`). What stands for several classes is an error AMBIGUOUS_CLASS that lists them.
 * Parts and patterns are looked for in paths, or, when no path has them, in titles.
 */
export type ObjectClassFilter = {
  /** The class's full path contains this. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The class's full path ends with this. */
  readonly endsWith?: InputMaybe<Scalars['String']['input']>;
  /** Is exactly this class. */
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  /** Is one of these classes; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Is this class, or derives from it as far as the save says. */
  readonly isA?: InputMaybe<Scalars['String']['input']>;
  /** The class's full path contains a match of this regular expression. */
  readonly matches?: InputMaybe<Scalars['String']['input']>;
  /** Is any other class. */
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  /** Is none of these classes; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The class's full path or last part begins with this. */
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list of objects. */
export type ObjectConnection = {
  readonly __typename?: 'ObjectConnection';
  /** Figures over all objects of the list, on all pages. */
  readonly aggregate?: Maybe<ObjectAggregate>;
  /** The smallest box around all places in the list; null when none of its objects has a place. */
  readonly bounds?: Maybe<Bounds>;
  /** How many objects of the list are in each square of a grid seen from above; empty squares are left out. */
  readonly cells?: Maybe<ReadonlyArray<Cell>>;
  /** The page's objects, each with its cursor. */
  readonly edges: ReadonlyArray<ObjectEdge>;
  /**
   * The objects of the whole list, on all pages, in groups. For example, the twenty most frequent items:
   * `groups(unnest: "mInventoryStacks[]", by: [{reference: "Item.ItemClass"}], orderBy: [{number: {path: "NumItems"}}],
   * first: 20) { totalCount nodes { keys number(path: "NumItems") { sum } } }`.
   */
  readonly groups?: Maybe<ObjectGroupConnection>;
  /** The page's objects. */
  readonly nodes: ReadonlyArray<SaveObject>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many objects there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of objects. */
export type ObjectConnectionAggregateArgs = {
  unnest?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ElementFilter>;
};


/** One page of a list of objects. */
export type ObjectConnectionCellsArgs = {
  size: Scalars['Float']['input'];
};


/** One page of a list of objects. */
export type ObjectConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<GroupKey>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<GroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<GroupOrder>>;
  unnest?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ElementFilter>;
};

/** An object with its place in a list. */
export type ObjectEdge = {
  readonly __typename?: 'ObjectEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The object itself. */
  readonly node: SaveObject;
};

/** Conditions on an object; all given ones must hold. Omit the whole filter to get everything. */
export type ObjectFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<ObjectFilter>>;
  /** What it is an instance of. */
  readonly class?: InputMaybe<ObjectClassFilter>;
  /** Elements of lists in its properties, each considered as a whole; every entry must hold. */
  readonly elements?: InputMaybe<ReadonlyArray<ElementListFilter>>;
  /** Whether any part of it could not be read. */
  readonly hasIssues?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has a place. */
  readonly hasPosition?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id is one of these; false for an empty list. Also includes EXTERNAL and MISSING objects in a list. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Its kind. EXTERNAL and MISSING objects are only in a list if they are named here. */
  readonly kind?: InputMaybe<KindFilter>;
  /** The name of its level or package. */
  readonly level?: InputMaybe<TextFilter>;
  /** Its name. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<ObjectFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<ObjectFilter>>;
  /** The object that contains it satisfies this; false for an object that nothing contains. */
  readonly parent?: InputMaybe<ObjectFilter>;
  /** Its path. */
  readonly path?: InputMaybe<TextFilter>;
  /** Its properties; every entry must hold. */
  readonly properties?: InputMaybe<ReadonlyArray<PropertyFilter>>;
  /** References from other objects to it; in these, `object` is the source. */
  readonly referencedBy?: InputMaybe<ReferenceListFilter>;
  /** Its references to other objects. */
  readonly references?: InputMaybe<ReferenceListFilter>;
  /** It is in this part of the map. */
  readonly within?: InputMaybe<RegionInput>;
};

/** Objects (or elements, with `unnest`) with the same keys. */
export type ObjectGroup = {
  readonly __typename?: 'ObjectGroup';
  /** How many members it has. */
  readonly count: Scalars['Int']['output'];
  /**
   * In the order of `by`: path of a class, name of a kind, level or file, a property's value as JSON, path of a reference's
   * target, [x, y] of a square's lower corner, lower end of a range; null for members that have none.
   */
  readonly keys: ReadonlyArray<Maybe<Scalars['JSON']['output']>>;
  /**
   * Figures over the numbers under a property path of its members, or over a number that every object has. Null, with a
   * warning, when no member of any of the groups has such a number.
   */
  readonly number?: Maybe<NumberAggregate>;
  /** The objects that the members are or belong to, each once, in file order. */
  readonly objects?: Maybe<ObjectConnection>;
};


/** Objects (or elements, with `unnest`) with the same keys. */
export type ObjectGroupNumberArgs = {
  field?: InputMaybe<MeasureField>;
  path?: InputMaybe<Scalars['String']['input']>;
};


/** Objects (or elements, with `unnest`) with the same keys. */
export type ObjectGroupObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of a list of groups. */
export type ObjectGroupConnection = {
  readonly __typename?: 'ObjectGroupConnection';
  /** The page's groups, each with its cursor. */
  readonly edges: ReadonlyArray<ObjectGroupEdge>;
  /** The page's groups. */
  readonly nodes: ReadonlyArray<ObjectGroup>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many groups there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A group with its place in a list. */
export type ObjectGroupEdge = {
  readonly __typename?: 'ObjectGroupEdge';
  /** Opaque; pass it to `after` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The group itself. */
  readonly node: ObjectGroup;
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

/** A sort key for objects: either a field or a property. Ties are in file order. */
export type ObjectOrder = {
  /** Direction. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** What to sort by. */
  readonly field?: InputMaybe<ObjectOrderField>;
  /** Where objects without a value go. */
  readonly nulls?: InputMaybe<NullsOrder>;
  /**
   * Path of a property to sort by: its text or name, the path of its target, or its number if it has none of
   * these; if there are several values, the first. Numbers (false and true are 0 and 1) come before texts.
   */
  readonly property?: InputMaybe<Scalars['String']['input']>;
};

/** What objects can be sorted by. */
export type ObjectOrderField =
  /** The full path of the class. */
  | 'CLASS'
  /** The name. */
  | 'NAME'
  /** The path. */
  | 'PATH'
  /** How many references lead to it. */
  | 'REFERENCED_BY_COUNT'
  /** How many references it has. */
  | 'REFERENCE_COUNT'
  /** File order. */
  | 'ROW'
  /** How many bytes it takes in its file. */
  | 'SIZE'
  /** Position along the first axis. */
  | 'X'
  /** Position along the second axis. */
  | 'Y'
  /** Position along the third axis. */
  | 'Z';

/** Sort directions. */
export type OrderDirection =
  /** Smallest first; texts by their character codes. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** A page's place in its list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last entry; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is more before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry; null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A place in the game's world: exactly one of these. */
export type PlaceInput =
  /** Id of an object; one without a place has that of its container. An unknown id makes an empty region. */
  { readonly object: Scalars['ID']['input']; readonly point?: never; }
  |  /** A point; without z, heights are ignored. */
  { readonly object?: never; readonly point: PointInput; };

/** A place or a size in three directions, in the unit of `Save.units`. */
export type Point = {
  readonly __typename?: 'Point';
  /** Along the first axis. */
  readonly x: Scalars['Float']['output'];
  /** Along the second axis. */
  readonly y: Scalars['Float']['output'];
  /** Along the third axis. */
  readonly z: Scalars['Float']['output'];
};

/** A place, in the unit of `Save.units`. */
export type PointInput = {
  /** Along the first axis. */
  readonly x: Scalars['Float']['input'];
  /** Along the second axis. */
  readonly y: Scalars['Float']['input'];
  /** Along the third axis; if omitted, heights are ignored. */
  readonly z?: InputMaybe<Scalars['Float']['input']>;
};

/** A named value of an object or of a struct. */
export type Property = {
  readonly __typename?: 'Property';
  /** The value when it is true or false. */
  readonly boolean?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The bytes of a value of unknown layout, or of raw data (`{"bytes": n}` in `value`): any part of them, including those
   * above 4 KiB. Null for every other value.
   */
  readonly bytes?: Maybe<Bytes>;
  /** The fields when it is a struct, in file order. */
  readonly fields?: Maybe<ReadonlyArray<Property>>;
  /** Position among properties of the same name, from 0. */
  readonly index: Scalars['Int']['output'];
  /**
   * The exact value when it is an integer: `number` is the nearest double, which above 2^53 may be another number. Any
   * integral `number` also has an `integer`.
   */
  readonly integer?: Maybe<Scalars['BigInt']['output']>;
  /** Name, as in the file. */
  readonly name: Scalars['String']['output'];
  /** What the format adds to the value, such as how its type is known where the file does not say it. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The value when it is a number, or the number that the file keeps for a name (an enum value, a hash). */
  readonly number?: Maybe<Scalars['Float']['output']>;
  /** The target of the value, which may be a path, an id or a hash; null for none. */
  readonly reference?: Maybe<Reference>;
  /** The bytes of the value; null when it was computed. */
  readonly span?: Maybe<Span>;
  /** The value when it is a text or a name, such as that of an enum value. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Type, as in the file, such as `ArrayProperty<StructProperty<InventoryStack>>`. */
  readonly type: Scalars['String']['output'];
  /**
   * The value as JSON: numbers as numbers, except 64-bit integers as strings; enum values and names as strings; a
   * struct as an object (a repeated field becomes a list); an array as a list; a map as a list of `{key, value}`; a
   * reference as `{"ref": path}`; a localised text as `{"text": ..., "namespace": ..., "key": ...}`; bytes of unknown
   * layout as `{"bytes": n, "base64": ...}`, base64 up to 4 KiB only.
   */
  readonly value?: Maybe<Scalars['JSON']['output']>;
};


/** A named value of an object or of a struct. */
export type PropertyBytesArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A value that differs between two saves. */
export type PropertyChange = {
  readonly __typename?: 'PropertyChange';
  /** The value in the later save; null when it has none. */
  readonly after?: Maybe<Scalars['JSON']['output']>;
  /** The value in the earlier save; null when it had none. */
  readonly before?: Maybe<Scalars['JSON']['output']>;
  /** Property path, with positions in lists. */
  readonly path: Scalars['String']['output'];
};

/** Conditions on the values that an object has under a property path; all given ones must hold for the same value. */
export type PropertyFilter = {
  /** The value is this boolean. */
  readonly boolean?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: the object has a value there. False: it has none. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value is an integer, or a name for one, and satisfies this, compared exactly. */
  readonly integer?: InputMaybe<IntegerFilter>;
  /** The value is a number, or a name for one, and satisfies this. */
  readonly number?: InputMaybe<NumberFilter>;
  /** Property path, as in `SaveObject.property`: `a.b`, `a[3].b` for one element, `a[].b` for every element, `m[].key` and `m[].value` for maps. */
  readonly path: Scalars['String']['input'];
  /** How many of the values must satisfy the conditions. */
  readonly quantifier?: InputMaybe<Quantifier>;
  /** The value leads to an object that satisfies this. */
  readonly reference?: InputMaybe<ObjectFilter>;
  /** The value is a text, name or enum value and satisfies this. */
  readonly text?: InputMaybe<TextFilter>;
};

/** A property as seen on the objects of a class. */
export type PropertyShape = {
  readonly __typename?: 'PropertyShape';
  /** How many objects of the class have it with this type. */
  readonly count: Scalars['Int']['output'];
  /** Property name, as in the file. */
  readonly name: Scalars['String']['output'];
  /** Property type, as in the file. */
  readonly type: Scalars['String']['output'];
};

/** How many of the values under a property path must satisfy the conditions. */
export type Quantifier =
  /** All of them; true when there are none. */
  | 'EVERY'
  /** None of them. */
  | 'NONE'
  /** At least one. */
  | 'SOME';

/** A rotation, as the game stores it. */
export type Quaternion = {
  readonly __typename?: 'Quaternion';
  /** Cosine of half the angle. */
  readonly w: Scalars['Float']['output'];
  /** First part of the axis. */
  readonly x: Scalars['Float']['output'];
  /** Second part of the axis. */
  readonly y: Scalars['Float']['output'];
  /** Third part of the axis. */
  readonly z: Scalars['Float']['output'];
};

/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * Figures over many saves of the store, without reading any of them. The newest save of each world is chosen (with a day, week or month in
   * `by`, the newest of each period), its figures of that name are added up, and these sums are grouped. Null, with the error
   * `STORE_UNSUPPORTED`, when the server has no store.
   */
  readonly across?: Maybe<AcrossPage>;
  /**
   * Objects of many saves at once, from the rows that were stored for them (`savegraph store add --rows`). Null, with the error
   * `STORE_UNSUPPORTED`, when one of these saves has no rows.
   */
  readonly acrossObjects?: Maybe<AcrossObjectPage>;
  /** What differs between two saves of one format. Objects are matched by path. */
  readonly diff?: Maybe<SaveDiff>;
  /** The save formats that this server reads. */
  readonly formats: ReadonlyArray<FormatInfo>;
  /** A save, world, class or object by its id; null when no open save holds it. */
  readonly node?: Maybe<Node>;
  /** Several saves, worlds, classes or objects by their ids, in the order given; null for an unknown id. */
  readonly nodes?: Maybe<ReadonlyArray<Maybe<Node>>>;
  /** One object of one save: short for `save(id) { object(path) }`. */
  readonly object?: Maybe<SaveObject>;
  /** One save by its id or by its slug; null when there is none. */
  readonly save?: Maybe<Save>;
  /** The saves that are open, by slug unless ordered otherwise. */
  readonly saves?: Maybe<SaveConnection>;
  /** One playthrough by its id; null when no open save belongs to it. */
  readonly world?: Maybe<World>;
  /**
   * An object in the newest save of its world: a `SaveObject.worldId` remains valid when the game writes the next save, under any
   * file name. Does not read other saves of the world. Null when that save has no such object, or no open save belongs to the world.
   */
  readonly worldObject?: Maybe<SaveObject>;
  /** Playthroughs of which saves are open, by title. */
  readonly worlds: ReadonlyArray<World>;
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryAcrossArgs = {
  by?: InputMaybe<ReadonlyArray<AcrossKey>>;
  choose?: InputMaybe<AcrossChoice>;
  figure: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<AcrossHaving>;
  items?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AcrossOrder>;
  saves?: InputMaybe<AcrossSaveFilter>;
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryAcrossObjectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  saves?: InputMaybe<AcrossSaveFilter>;
  where?: InputMaybe<AcrossObjectFilter>;
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryDiffArgs = {
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryObjectArgs = {
  path: Scalars['String']['input'];
  save: Scalars['ID']['input'];
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QuerySaveArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QuerySavesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<SaveOrder>>;
  where?: InputMaybe<SaveFilter>;
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryWorldArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it.
 *
 * Unknown names match nothing, in all fields: the id, slug or path of something that does not exist gives null, or no
 * entry in a list; a class, property, label, level, object path or object name that the save does not have matches nothing, and
 * neither does a prefix, suffix, part or expression that no class, label or level matches. The same is true of a property that no object
 * of the requested classes has, and of a part of a name that no object has, if that leaves a list empty. This is not an error;
 * `extensions.warnings` in the answer has the argument, what was looked for, the nearest existing names, and in `path` the field (for
 * rows of one list, in the first). Warnings are in the order of fields in the query, and those of one field in the order of its rows.
 *
 * A bad argument, or a broken save, never affects other fields: every field with arguments, and every field of a save that
 * is not in its header, is null when it fails, with its error in `errors`. Only a request that exceeds its budget
 * (`LIMIT_EXCEEDED` with `limit`) fails as a whole; a page of more than 10,000 entries only fails itself. A number that is NaN or infinite in the file is null as a number, with a warning
 * `NOT_FINITE` in `extensions.warnings`, and text in JSON.
 */
export type QueryWorldObjectArgs = {
  id: Scalars['ID']['input'];
};

/** A link from one object to another. Null references in the file are left out. */
export type Reference = {
  readonly __typename?: 'Reference';
  /** Why the one object leads to the other. */
  readonly kind: ReferenceKind;
  /** The property path without positions, such as `mInventoryStacks[].Item.ItemClass`; the same for every element of a list. */
  readonly label: Scalars['String']['output'];
  /**
   * The property path with positions, such as `mInventoryStacks[3].Item.ItemClass`: `property(path:)` of its source finds it there, except for the
   * kinds PARENT, CHILD, OUTER, CLASS, SUPER, ARCHETYPE and IMPORT, which are in no property, and for what derives from several objects or
   * from the key of one (`doors[].area_to`, `key`).
   */
  readonly path: Scalars['String']['output'];
  /** Its source. */
  readonly source: SaveObject;
  /** Its target; of kind EXTERNAL or MISSING when the save does not hold it. */
  readonly target: SaveObject;
};

/** One page of a list of references. */
export type ReferenceConnection = {
  readonly __typename?: 'ReferenceConnection';
  /** The page's references, each with its cursor. */
  readonly edges: ReadonlyArray<ReferenceEdge>;
  /** The page's references. */
  readonly nodes: ReadonlyArray<Reference>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many references there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A reference with its place in a list. */
export type ReferenceEdge = {
  readonly __typename?: 'ReferenceEdge';
  /** Opaque; pass it to `after` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The reference itself. */
  readonly node: Reference;
};

/** Conditions on a reference; all given ones must hold. */
export type ReferenceFilter = {
  /** Why the one object leads to the other. */
  readonly kind?: InputMaybe<ReferenceKindFilter>;
  /** Its label (property path without positions) satisfies this. */
  readonly label?: InputMaybe<TextFilter>;
  /** The object at its other end satisfies this: the target, or for references seen from their target, the source. */
  readonly object?: InputMaybe<ObjectFilter>;
  /**
   * The object at its other end satisfies this.
   * @deprecated Use `object`: seen from the target of a reference, its other end is its source.
   */
  readonly target?: InputMaybe<ObjectFilter>;
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
  readonly eq?: InputMaybe<ReferenceKind>;
  /** Is one of these kinds; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<ReferenceKind>>;
  /** Is any other kind. */
  readonly ne?: InputMaybe<ReferenceKind>;
  /** Is none of these kinds; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<ReferenceKind>>;
};

/** Conditions on all references of an object, or on all references to it; all given ones must hold. */
export type ReferenceListFilter = {
  /** The number of all references satisfies this. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Every reference satisfies this; true when there are none. */
  readonly every?: InputMaybe<ReferenceFilter>;
  /** No reference satisfies this. */
  readonly none?: InputMaybe<ReferenceFilter>;
  /** At least one reference satisfies this. */
  readonly some?: InputMaybe<ReferenceFilter>;
};

/** A part of the map: exactly one of these. Points on its border are inside. */
export type RegionInput =
  /** An upright box. */
  { readonly box: BoxInput; readonly circle?: never; readonly polygon?: never; readonly sphere?: never; }
  |  /** A circle seen from above. */
  { readonly box?: never; readonly circle: CircleInput; readonly polygon?: never; readonly sphere?: never; }
  |  /** The corners of a polygon seen from above, in order around it; at least three. Heights are ignored. */
  { readonly box?: never; readonly circle?: never; readonly polygon: ReadonlyArray<PointInput>; readonly sphere?: never; }
  |  /** A sphere around a point or an object. */
  { readonly box?: never; readonly circle?: never; readonly polygon?: never; readonly sphere: SphereInput; };

/** Figures over a list of rows. */
export type RowAggregate = {
  readonly __typename?: 'RowAggregate';
  /** How many rows there are. */
  readonly count: Scalars['Int']['output'];
  /** How many different values a field has. */
  readonly distinct?: Maybe<Scalars['Int']['output']>;
  /** Figures over the numbers of a field; true and false count as 1 and 0. */
  readonly number?: Maybe<NumberAggregate>;
};


/** Figures over a list of rows. */
export type RowAggregateDistinctArgs = {
  field: Scalars['String']['input'];
};


/** Figures over a list of rows. */
export type RowAggregateNumberArgs = {
  field: Scalars['String']['input'];
};

/** Conditions on the figures of a group of rows; all given ones must hold. */
export type RowFigureFilter = {
  /** Their mean. */
  readonly avg?: InputMaybe<NumberFilter>;
  /** How many numbers there are. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Name of a field of the rows. */
  readonly field: Scalars['String']['input'];
  /** The greatest of them. */
  readonly max?: InputMaybe<NumberFilter>;
  /** The least of them. */
  readonly min?: InputMaybe<NumberFilter>;
  /** Their sum, 0 for none. */
  readonly sum?: InputMaybe<NumberFilter>;
};

/** One figure of a group of rows. */
export type RowFigureInput = {
  /** Name of a field of the rows. */
  readonly field: Scalars['String']['input'];
  /** Which figure of its numbers. */
  readonly figure?: InputMaybe<Figure>;
};

/** Rows with the same keys. */
export type RowGroup = {
  readonly __typename?: 'RowGroup';
  /** How many rows it has. */
  readonly count: Scalars['Int']['output'];
  /**
   * The values of the fields in `by`, in that order; titles for values that have one; null for rows without a value. A row with a list (`quirks`,
   * `combatSkills.skill`) is in a group for each of its values.
   */
  readonly keys: ReadonlyArray<Maybe<Scalars['JSON']['output']>>;
  /** Figures over the numbers of a field of its rows. */
  readonly number?: Maybe<NumberAggregate>;
  /** The objects of its rows, each once. */
  readonly objects?: Maybe<ReadonlyArray<SaveObject>>;
};


/** Rows with the same keys. */
export type RowGroupNumberArgs = {
  field: Scalars['String']['input'];
};


/** Rows with the same keys. */
export type RowGroupObjectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of a list of groups of rows. */
export type RowGroupConnection = {
  readonly __typename?: 'RowGroupConnection';
  /** The page's groups, each with its cursor. */
  readonly edges: ReadonlyArray<RowGroupEdge>;
  /** The page's groups. */
  readonly nodes: ReadonlyArray<RowGroup>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many groups there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A group of rows with its place in a list. */
export type RowGroupEdge = {
  readonly __typename?: 'RowGroupEdge';
  /** Opaque; pass it to `after` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The group itself. */
  readonly node: RowGroup;
};

/** Conditions on a group of rows; all given ones must hold. */
export type RowGroupHaving = {
  /** How many rows it has. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Figures over its rows; every entry must hold. */
  readonly number?: InputMaybe<ReadonlyArray<RowFigureFilter>>;
};

/** A sort key for groups of rows: either a field or a figure. Ties are in the order of first rows. */
export type RowGroupOrder = {
  /** Direction. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** What to sort by. */
  readonly field?: InputMaybe<GroupOrderField>;
  /** The figure to sort by; groups that have none come last. */
  readonly number?: InputMaybe<RowFigureInput>;
};

/** A sort key of a list of rows. */
export type RowOrder = {
  /** Direction. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** Name of a field of the rows, which may have dots, such as `recipe.name`. Values with a title are sorted by it. */
  readonly field: Scalars['String']['input'];
  /** Where rows without a value go. */
  readonly nulls?: InputMaybe<NullsOrder>;
};

/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type Satisfactory = {
  readonly __typename?: 'Satisfactory';
  /** Production and consumption by item, largest production first; drafts in blueprint designers are left out. */
  readonly balance?: Maybe<SatisfactoryBalanceConnection>;
  /** Everything that was built, in file order. */
  readonly buildings?: Maybe<SatisfactoryBuildingConnection>;
  /** Power circuits, in file order. */
  readonly circuits?: Maybe<SatisfactoryCircuitConnection>;
  /** Collectibles by kind: how many there are, were collected and remain. */
  readonly collected: ReadonlyArray<SatisfactoryCollectibleCount>;
  /** Collectibles that the save names, present or collected. */
  readonly collectibleObjects?: Maybe<SatisfactoryCollectibleObjectConnection>;
  /** Slugs, artifacts, crash sites and tapes, collected or not, with places. */
  readonly collectibles?: Maybe<SatisfactoryCollectibleConnection>;
  /** Drone ports, in file order. */
  readonly dronePorts?: Maybe<SatisfactoryDronePortConnection>;
  /** Drones, in file order. */
  readonly drones?: Maybe<SatisfactoryDroneConnection>;
  /** Machines grouped by the user's borders, or else by belts, pipes and proximity, largest first. */
  readonly factories?: Maybe<SatisfactoryFactoryConnection>;
  /** Pipe networks, in file order. */
  readonly fluids?: Maybe<SatisfactoryFluidNetworkConnection>;
  /** Total amount of each item, largest first; `stock` says where. */
  readonly items?: Maybe<SatisfactoryItemConnection>;
  /** Manufacturers, extractors and generators, in file order. */
  readonly machines?: Maybe<SatisfactoryMachineConnection>;
  /** Markers and stamps on the map, and the beacons of Updates 3 to 5. */
  readonly markers?: Maybe<SatisfactoryMarkerConnection>;
  /** Milestones, alternates and research of 1.0 to 1.2 that are not unlocked. */
  readonly missingSchematics?: Maybe<SatisfactoryMissingSchematicConnection>;
  /** Power networks: circuits joined by switches that are on. */
  readonly networks?: Maybe<SatisfactoryNetworkConnection>;
  /** Resource nodes, geysers and wells that the save has, in file order. */
  readonly nodes?: Maybe<SatisfactoryResourceNodeConnection>;
  /** Everybody who ever joined, in file order. */
  readonly players?: Maybe<SatisfactoryPlayerConnection>;
  /** Figures over the whole power grid. */
  readonly power: SatisfactoryPower;
  /** How far the playthrough is. */
  readonly progress: SatisfactoryProgress;
  /** Figures over the whole railway. */
  readonly rail: SatisfactoryRail;
  /** Block and path signals, in file order. */
  readonly railSignals?: Maybe<SatisfactoryRailSignalConnection>;
  /** Switches of the railway, in file order. */
  readonly railSwitches?: Maybe<SatisfactoryRailSwitchConnection>;
  /** Pieces of railway track, in file order. */
  readonly railTracks?: Maybe<SatisfactoryRailTrackConnection>;
  /** Recipes in use by kind of machine, most used first. */
  readonly recipes?: Maybe<SatisfactoryRecipeUseConnection>;
  /** The rules of the world; they affect figures. */
  readonly rules: SatisfactoryRules;
  /** Everything that was unlocked, in that order. */
  readonly schematics?: Maybe<SatisfactorySchematicConnection>;
  /** Facts about the save and its world. */
  readonly session: SatisfactorySession;
  /** Train stations, in file order. */
  readonly stations?: Maybe<SatisfactoryTrainStationConnection>;
  /** Counters that the game keeps. */
  readonly statistics?: Maybe<SatisfactoryStatisticConnection>;
  /** Where every item is: one row per item and inventory. */
  readonly stock?: Maybe<SatisfactoryStockPlaceConnection>;
  /** Power switches, in file order. */
  readonly switches?: Maybe<SatisfactorySwitchConnection>;
  /**
   * Where belts and pipes lead from a building: through belts, lifts, splitters and mergers to anything else. Null when the
   * save has no such object.
   */
  readonly trace?: Maybe<SatisfactoryTrace>;
  /** Trains, in file order. */
  readonly trains?: Maybe<SatisfactoryTrainConnection>;
  /** Truck stations, in file order. */
  readonly truckStations?: Maybe<SatisfactoryTruckStationConnection>;
  /** What cannot be known from the save, in words. */
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
  /** Recorded paths of wheeled vehicles, in file order. */
  readonly vehiclePaths?: Maybe<SatisfactoryVehiclePathConnection>;
  /** Vehicles on wheels, in file order. */
  readonly vehicles?: Maybe<SatisfactoryVehicleConnection>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryBalanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryBalanceFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryBuildingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryBuildingFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryCircuitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryCircuitFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryCollectibleObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryCollectibleObjectFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryCollectiblesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryCollectibleFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryDronePortsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryDronePortFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryDronesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryDroneFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryFactoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryFactoryFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryFluidsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryFluidNetworkFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryItemFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryMachinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryMachineFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryMarkersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryMarkerFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryMissingSchematicsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryMissingSchematicFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryNetworksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryNetworkFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryNodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryResourceNodeFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryPlayerFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryRailSignalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryRailSignalFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryRailSwitchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryRailSwitchFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryRailTracksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryRailTrackFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryRecipeUseFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactorySchematicsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactorySchematicFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryStationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryTrainStationFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryStatisticsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryStatisticFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryStockArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryStockPlaceFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactorySwitchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactorySwitchFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryTraceArgs = {
  direction?: InputMaybe<SatisfactoryTraceDirection>;
  from: Scalars['String']['input'];
  pipes?: InputMaybe<Scalars['Boolean']['input']>;
  through?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryTrainsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryTrainFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryTruckStationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryTruckStationFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryVehiclePathsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryVehiclePathFilter>;
};


/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type SatisfactoryVehiclesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SatisfactoryVehicleFilter>;
};

/** An amount of an item. */
export type SatisfactoryAmount = {
  readonly __typename?: 'SatisfactoryAmount';
  /** How many. */
  readonly amount: Scalars['Float']['output'];
  /** The item. */
  readonly item: Named;
};

/** What the whole save makes and uses of an item, in pieces (cubic metres for fluids) per minute. */
export type SatisfactoryBalance = {
  readonly __typename?: 'SatisfactoryBalance';
  /** What machines use if they never stop. */
  readonly consumed: Scalars['Float']['output'];
  /** How many machines use it. */
  readonly consumers: Scalars['Int']['output'];
  /** The item. */
  readonly item: Named;
  /** What machines used, given the share of time that they worked. */
  readonly measuredConsumed: Scalars['Float']['output'];
  /** Made minus used, given the share of time that the machines worked. */
  readonly measuredNet: Scalars['Float']['output'];
  /** What machines made, given the share of time that they worked. */
  readonly measuredProduced: Scalars['Float']['output'];
  /** Made minus used. */
  readonly net: Scalars['Float']['output'];
  /** What machines make if they never stop. */
  readonly produced: Scalars['Float']['output'];
  /** How many machines make it. */
  readonly producers: Scalars['Int']['output'];
  /** How many machines make it at an unknown rate (miners on a node of unknown purity); the total production is then higher. */
  readonly unknownProducers: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryBalanceConnection = {
  readonly __typename?: 'SatisfactoryBalanceConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryBalanceEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryBalance>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryBalanceConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryBalanceEdge = {
  readonly __typename?: 'SatisfactoryBalanceEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryBalance;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryBalanceFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryBalanceFilter>>;
  /** Condition on `consumed`. */
  readonly consumed?: InputMaybe<NumberFilter>;
  /** Condition on `consumers`. */
  readonly consumers?: InputMaybe<NumberFilter>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** Condition on `measuredConsumed`. */
  readonly measuredConsumed?: InputMaybe<NumberFilter>;
  /** Condition on `measuredNet`. */
  readonly measuredNet?: InputMaybe<NumberFilter>;
  /** Condition on `measuredProduced`. */
  readonly measuredProduced?: InputMaybe<NumberFilter>;
  /** Condition on `net`. */
  readonly net?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryBalanceFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryBalanceFilter>>;
  /** Condition on `produced`. */
  readonly produced?: InputMaybe<NumberFilter>;
  /** Condition on `producers`. */
  readonly producers?: InputMaybe<NumberFilter>;
  /** Condition on `unknownProducers`. */
  readonly unknownProducers?: InputMaybe<NumberFilter>;
};

/** The slowest belt or lift on a way. */
export type SatisfactoryBottleneck = {
  readonly __typename?: 'SatisfactoryBottleneck';
  /** What it is. */
  readonly building: Named;
  /** The belt itself. */
  readonly object: SaveObject;
  /** Items that it moves per minute. */
  readonly perMinute: Scalars['Float']['output'];
};

/** Anything that was built, actors and lightweight instances alike. */
export type SatisfactoryBuilding = View & {
  readonly __typename?: 'SatisfactoryBuilding';
  /** Name of the blueprint that it was built with. */
  readonly blueprint?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  readonly building: Named;
  /** The recipe that built it. */
  readonly builtWith?: Maybe<Named>;
  /** Its folder in the game, such as `Factory` or `Building/Foundation`; for mods, the mod's name. */
  readonly category: Scalars['String']['output'];
  /** Metres along its own y axis; null if it is not in the tables. */
  readonly depth?: Maybe<Scalars['Float']['output']>;
  /** Metres upward, often a lower bound; null if it is not in the tables. */
  readonly height?: Maybe<Scalars['Float']['output']>;
  /** Whether it is a draft in a blueprint designer. */
  readonly isInDesigner: Scalars['Boolean']['output'];
  /** Whether it is a lightweight instance (since 1.0). */
  readonly isLightweight: Scalars['Boolean']['output'];
  /** The building itself. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Its primary colour; null if the save has none, as for colours that were never changed. */
  readonly primaryColor?: Maybe<SatisfactoryColor>;
  /** Its secondary colour; null if the save has none. */
  readonly secondaryColor?: Maybe<SatisfactoryColor>;
  /** What it is painted with. */
  readonly swatch?: Maybe<Named>;
  /** Metres along its own x axis; null if it is not in the tables. */
  readonly width?: Maybe<Scalars['Float']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryBuildingConnection = {
  readonly __typename?: 'SatisfactoryBuildingConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryBuildingEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryBuilding>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryBuildingConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryBuildingEdge = {
  readonly __typename?: 'SatisfactoryBuildingEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryBuilding;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryBuildingFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryBuildingFilter>>;
  /** Condition on `blueprint`. */
  readonly blueprint?: InputMaybe<TextFilter>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `builtWith`: its title, name or path. */
  readonly builtWith?: InputMaybe<TextFilter>;
  /** Condition on `category`. */
  readonly category?: InputMaybe<TextFilter>;
  /** Condition on `depth`. */
  readonly depth?: InputMaybe<NumberFilter>;
  /** Condition on `height`. */
  readonly height?: InputMaybe<NumberFilter>;
  /** Condition on `isInDesigner`. */
  readonly isInDesigner?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isLightweight`. */
  readonly isLightweight?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryBuildingFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryBuildingFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `swatch`: its title, name or path. */
  readonly swatch?: InputMaybe<TextFilter>;
  /** Condition on `width`. */
  readonly width?: InputMaybe<NumberFilter>;
};

/** A power circuit as the save numbers it: what wires connect. Switches separate circuits whether on or off. */
export type SatisfactoryCircuit = View & {
  readonly __typename?: 'SatisfactoryCircuit';
  /** Current capacity of generators that need nothing, in MW. */
  readonly baseCapacity: Scalars['Float']['output'];
  /** Buildings in it. */
  readonly buildings: Scalars['Int']['output'];
  /** All capacity, in MW. */
  readonly capacity: Scalars['Float']['output'];
  /** Power connections in it. */
  readonly connections: Scalars['Int']['output'];
  /** How many of them use power. */
  readonly consumers: Scalars['Int']['output'];
  /** Current capacity of generators that burn something, in MW. */
  readonly dynamicCapacity: Scalars['Float']['output'];
  /** What produces its power, by fuel, largest first; includes what is not called a generator, such as an augmenter. */
  readonly fuels: ReadonlyArray<SatisfactoryFuelUse>;
  /** How many of them produce power. */
  readonly generators: Scalars['Int']['output'];
  /** Capacity minus demand, in MW; below 0 the storages drain, or the fuse blows. */
  readonly headroom: Scalars['Float']['output'];
  /** Its number in the game. */
  readonly id: Scalars['Int']['output'];
  /** Its buildings. */
  readonly members: ReadonlyArray<SaveObject>;
  /** Number of its network, given the switches that are on. */
  readonly network: Scalars['Int']['output'];
  /** The circuit itself. */
  readonly object: SaveObject;
  /** How many of them only conduct it. */
  readonly poles: Scalars['Int']['output'];
  /** Energy that storages have room for, in MWh; null if one of them is not in the tables. */
  readonly storageMWh?: Maybe<Scalars['Float']['output']>;
  /** How many of them store power. */
  readonly storages: Scalars['Int']['output'];
  /** Energy in storages, in MWh. */
  readonly storedMWh: Scalars['Float']['output'];
  /** How many of them are switches. */
  readonly switches: Scalars['Int']['output'];
  /** Current power demand, in MW. */
  readonly wanted: Scalars['Float']['output'];
  /** Wires in it. */
  readonly wires: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryCircuitConnection = {
  readonly __typename?: 'SatisfactoryCircuitConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryCircuitEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryCircuit>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryCircuitConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryCircuitEdge = {
  readonly __typename?: 'SatisfactoryCircuitEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryCircuit;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryCircuitFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryCircuitFilter>>;
  /** Condition on `baseCapacity`. */
  readonly baseCapacity?: InputMaybe<NumberFilter>;
  /** Condition on `buildings`. */
  readonly buildings?: InputMaybe<NumberFilter>;
  /** Condition on `capacity`. */
  readonly capacity?: InputMaybe<NumberFilter>;
  /** Condition on `connections`. */
  readonly connections?: InputMaybe<NumberFilter>;
  /** Condition on `consumers`. */
  readonly consumers?: InputMaybe<NumberFilter>;
  /** Condition on `dynamicCapacity`. */
  readonly dynamicCapacity?: InputMaybe<NumberFilter>;
  /** Condition on `generators`. */
  readonly generators?: InputMaybe<NumberFilter>;
  /** Condition on `headroom`. */
  readonly headroom?: InputMaybe<NumberFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<NumberFilter>;
  /** Condition on `members`: its path or name. */
  readonly members?: InputMaybe<TextFilter>;
  /** Condition on `network`. */
  readonly network?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryCircuitFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryCircuitFilter>>;
  /** Condition on `poles`. */
  readonly poles?: InputMaybe<NumberFilter>;
  /** Condition on `storageMWh`. */
  readonly storageMWh?: InputMaybe<NumberFilter>;
  /** Condition on `storages`. */
  readonly storages?: InputMaybe<NumberFilter>;
  /** Condition on `storedMWh`. */
  readonly storedMWh?: InputMaybe<NumberFilter>;
  /** Condition on `switches`. */
  readonly switches?: InputMaybe<NumberFilter>;
  /** Condition on `wanted`. */
  readonly wanted?: InputMaybe<NumberFilter>;
  /** Condition on `wires`. */
  readonly wires?: InputMaybe<NumberFilter>;
};

/**
 * Something to collect. Since 1.0 the tables have the whole world; before, and on maps of mods, the save lists what remains; since
 * Update 6, only where a player has been.
 */
export type SatisfactoryCollectible = {
  readonly __typename?: 'SatisfactoryCollectible';
  /** Whether it was collected; for crash sites, whether the save lists it as looted (before 1.0, whether it is open). */
  readonly isCollected: Scalars['Boolean']['output'];
  /** Whether the save lists it as present. */
  readonly isListed: Scalars['Boolean']['output'];
  /** Whether the door of a crash site in the save is open; null for everything else. */
  readonly isOpened?: Maybe<Scalars['Boolean']['output']>;
  /** What it is. */
  readonly kind: SatisfactoryCollectibleKind;
  /** The object, when the save names it; MISSING when collected. */
  readonly object?: Maybe<SaveObject>;
  /** What opens a crash site; null if nothing does, or if unknown. */
  readonly opensWith?: Maybe<Named>;
  /** How many of it. */
  readonly opensWithAmount?: Maybe<Scalars['Int']['output']>;
  /** Power that opens a crash site, in MW; null if none does, or if unknown. */
  readonly opensWithMW?: Maybe<Scalars['Float']['output']>;
  /** Its path, even if the save does not name it. */
  readonly path: Scalars['String']['output'];
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryCollectibleConnection = {
  readonly __typename?: 'SatisfactoryCollectibleConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryCollectibleEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryCollectible>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryCollectibleConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** How many collectibles of a kind there are. */
export type SatisfactoryCollectibleCount = {
  readonly __typename?: 'SatisfactoryCollectibleCount';
  /** How many were collected. */
  readonly collected: Scalars['Int']['output'];
  /** Whether all those in the world are known; false in Updates 6 to 8 and on maps of mods, where more may remain. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** What they are. */
  readonly kind: SatisfactoryCollectibleKind;
  /** How many remain. */
  readonly remaining: Scalars['Int']['output'];
  /** How many are known. */
  readonly total: Scalars['Int']['output'];
};

/** A row with its cursor. */
export type SatisfactoryCollectibleEdge = {
  readonly __typename?: 'SatisfactoryCollectibleEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryCollectible;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryCollectibleFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryCollectibleFilter>>;
  /** Condition on `isCollected`. */
  readonly isCollected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isListed`. */
  readonly isListed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isOpened`. */
  readonly isOpened?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SatisfactoryCollectibleKindFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryCollectibleFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** Condition on `opensWith`: its title, name or path. */
  readonly opensWith?: InputMaybe<TextFilter>;
  /** Condition on `opensWithAmount`. */
  readonly opensWithAmount?: InputMaybe<NumberFilter>;
  /** Condition on `opensWithMW`. */
  readonly opensWithMW?: InputMaybe<NumberFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryCollectibleFilter>>;
  /** Condition on `path`. */
  readonly path?: InputMaybe<TextFilter>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

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

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryCollectibleKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryCollectibleKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryCollectibleKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryCollectibleKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryCollectibleKind>>;
};

/** A collectible that the save names: present or collected. */
export type SatisfactoryCollectibleObject = View & {
  readonly __typename?: 'SatisfactoryCollectibleObject';
  /** Its row among all collectibles. */
  readonly collectible: SatisfactoryCollectible;
  /** The object itself; MISSING when collected. */
  readonly object: SaveObject;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryCollectibleObjectConnection = {
  readonly __typename?: 'SatisfactoryCollectibleObjectConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryCollectibleObjectEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryCollectibleObject>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryCollectibleObjectConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryCollectibleObjectEdge = {
  readonly __typename?: 'SatisfactoryCollectibleObjectEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryCollectibleObject;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryCollectibleObjectFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryCollectibleObjectFilter>>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryCollectibleObjectFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryCollectibleObjectFilter>>;
};

/** A colour in linear light, each part from 0 to 1. */
export type SatisfactoryColor = {
  readonly __typename?: 'SatisfactoryColor';
  /** Opacity. */
  readonly a: Scalars['Float']['output'];
  /** Blue. */
  readonly b: Scalars['Float']['output'];
  /** Green. */
  readonly g: Scalars['Float']['output'];
  /** Red. */
  readonly r: Scalars['Float']['output'];
};

/** A direction of flow. */
export type SatisfactoryDirection =
  /** Into the machine. */
  | 'IN'
  /** Out of the machine. */
  | 'OUT';

/** A drone. */
export type SatisfactoryDrone = View & {
  readonly __typename?: 'SatisfactoryDrone';
  /** What it carries. */
  readonly cargo: ReadonlyArray<SatisfactoryStack>;
  /** The port it is heading for. */
  readonly destination?: Maybe<SaveObject>;
  /** The port that it is docked at; null in the air. */
  readonly dockedAt?: Maybe<SaveObject>;
  /** What it is doing at a port, in the game's own words. */
  readonly dockingState?: Maybe<Scalars['String']['output']>;
  /** Its port. */
  readonly home?: Maybe<SaveObject>;
  /** The drone itself. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryDroneConnection = {
  readonly __typename?: 'SatisfactoryDroneConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryDroneEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryDrone>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryDroneConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryDroneEdge = {
  readonly __typename?: 'SatisfactoryDroneEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryDrone;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryDroneFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryDroneFilter>>;
  /** Condition on `destination`: its path or name. */
  readonly destination?: InputMaybe<TextFilter>;
  /** Condition on `dockedAt`: its path or name. */
  readonly dockedAt?: InputMaybe<TextFilter>;
  /** Condition on `dockingState`. */
  readonly dockingState?: InputMaybe<TextFilter>;
  /** Condition on `home`: its path or name. */
  readonly home?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryDroneFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryDroneFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

/** A drone port. */
export type SatisfactoryDronePort = View & {
  readonly __typename?: 'SatisfactoryDronePort';
  /** The drone that lives there. */
  readonly drone?: Maybe<SaveObject>;
  /** Batteries or fuel. */
  readonly fuel: ReadonlyArray<SatisfactoryStack>;
  /** What is to be flown out. */
  readonly input: ReadonlyArray<SatisfactoryStack>;
  /** Length of the last one, in seconds. */
  readonly lastTripSeconds?: Maybe<Scalars['Float']['output']>;
  /** Its name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The port itself. */
  readonly object: SaveObject;
  /** What was flown in. */
  readonly output: ReadonlyArray<SatisfactoryStack>;
  /** Name of that port, even if it was removed. */
  readonly pairedName?: Maybe<Scalars['String']['output']>;
  /** The port that its drone flies to; null when that was removed. */
  readonly pairedWith?: Maybe<SaveObject>;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Trips recorded in the save. */
  readonly trips: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryDronePortConnection = {
  readonly __typename?: 'SatisfactoryDronePortConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryDronePortEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryDronePort>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryDronePortConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryDronePortEdge = {
  readonly __typename?: 'SatisfactoryDronePortEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryDronePort;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryDronePortFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryDronePortFilter>>;
  /** Condition on `drone`: its path or name. */
  readonly drone?: InputMaybe<TextFilter>;
  /** Condition on `lastTripSeconds`. */
  readonly lastTripSeconds?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryDronePortFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryDronePortFilter>>;
  /** Condition on `pairedName`. */
  readonly pairedName?: InputMaybe<TextFilter>;
  /** Condition on `pairedWith`: its path or name. */
  readonly pairedWith?: InputMaybe<TextFilter>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `trips`. */
  readonly trips?: InputMaybe<NumberFilter>;
};

/** Something that a player wears or has in hand. */
export type SatisfactoryEquipment = {
  readonly __typename?: 'SatisfactoryEquipment';
  /** How many pieces. */
  readonly amount: Scalars['Float']['output'];
  /** What it is. */
  readonly item: Named;
  /** Slot: ArmSlot, BackSlot, LegsSlot, HeadSlot or BodySlot. */
  readonly slot: Scalars['String']['output'];
};

/**
 * Machines within a border that the user defined (`--factories FILE`), or else machines that are connected by belts and pipes or near
 * each other.
 */
export type SatisfactoryFactory = {
  readonly __typename?: 'SatisfactoryFactory';
  /** What it makes and uses per minute. */
  readonly balance: ReadonlyArray<SatisfactoryBalance>;
  /** Current capacity of its generators, in MW. */
  readonly capacity: Scalars['Float']['output'];
  /** Its current power demand, in MW. */
  readonly draw: Scalars['Float']['output'];
  /** Its place in this list, from 1. */
  readonly id: Scalars['Int']['output'];
  /** Whether the user gave the name. */
  readonly isNamed: Scalars['Boolean']['output'];
  /** Machines in it. */
  readonly machines: Scalars['Int']['output'];
  /** Items that it makes more of than it uses. */
  readonly makes: ReadonlyArray<Named>;
  /** Its machines. */
  readonly members: ReadonlyArray<SaveObject>;
  /** The user's name for it, or else what it makes most and a number. */
  readonly name: Scalars['String']['output'];
  /** Its middle, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** How many of them were working when the game was saved. */
  readonly producing: Scalars['Int']['output'];
  /** Share of the measured time in which its machines worked; null without measurements. */
  readonly productivity?: Maybe<Scalars['Float']['output']>;
  /** How far its machines are from there, in centimetres. */
  readonly radius: Scalars['Float']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryFactoryConnection = {
  readonly __typename?: 'SatisfactoryFactoryConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryFactoryEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryFactory>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryFactoryConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryFactoryEdge = {
  readonly __typename?: 'SatisfactoryFactoryEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryFactory;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryFactoryFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryFactoryFilter>>;
  /** Condition on `capacity`. */
  readonly capacity?: InputMaybe<NumberFilter>;
  /** Condition on `draw`. */
  readonly draw?: InputMaybe<NumberFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<NumberFilter>;
  /** Condition on `isNamed`. */
  readonly isNamed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `machines`. */
  readonly machines?: InputMaybe<NumberFilter>;
  /** Condition on `makes`: its title, name or path. */
  readonly makes?: InputMaybe<TextFilter>;
  /** Condition on `members`: its path or name. */
  readonly members?: InputMaybe<TextFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryFactoryFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryFactoryFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `producing`. */
  readonly producing?: InputMaybe<NumberFilter>;
  /** Condition on `productivity`. */
  readonly productivity?: InputMaybe<NumberFilter>;
  /** Condition on `radius`. */
  readonly radius?: InputMaybe<NumberFilter>;
};

/** A pipe network. */
export type SatisfactoryFluidNetwork = View & {
  readonly __typename?: 'SatisfactoryFluidNetwork';
  /** Its buildings, including those with just a connection in it. */
  readonly buildings: ReadonlyArray<SaveObject>;
  /** Cubic metres that its tanks can hold; null without tanks that are in the tables. */
  readonly capacity?: Maybe<Scalars['Float']['output']>;
  /** Connections that have its number in the save. */
  readonly connections: Scalars['Int']['output'];
  /** What it carries; null for an empty one. */
  readonly fluid?: Maybe<Named>;
  /** Its number in the game. */
  readonly id: Scalars['Int']['output'];
  /** Cubic metres in it. */
  readonly m3: Scalars['Float']['output'];
  /** How many of them are connections of machines. */
  readonly machines: Scalars['Int']['output'];
  /** Pipes, junctions, pumps, tanks and connections of machines in it. */
  readonly members: Scalars['Int']['output'];
  /** The network itself. */
  readonly object: SaveObject;
  /** Cubic metres per minute through its slowest pipe; null if none is in the tables. */
  readonly slowestPipe?: Maybe<Scalars['Float']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryFluidNetworkConnection = {
  readonly __typename?: 'SatisfactoryFluidNetworkConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryFluidNetworkEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryFluidNetwork>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryFluidNetworkConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryFluidNetworkEdge = {
  readonly __typename?: 'SatisfactoryFluidNetworkEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryFluidNetwork;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryFluidNetworkFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryFluidNetworkFilter>>;
  /** Condition on `buildings`: its path or name. */
  readonly buildings?: InputMaybe<TextFilter>;
  /** Condition on `capacity`. */
  readonly capacity?: InputMaybe<NumberFilter>;
  /** Condition on `connections`. */
  readonly connections?: InputMaybe<NumberFilter>;
  /** Condition on `fluid`: its title, name or path. */
  readonly fluid?: InputMaybe<TextFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<NumberFilter>;
  /** Condition on `m3`. */
  readonly m3?: InputMaybe<NumberFilter>;
  /** Condition on `machines`. */
  readonly machines?: InputMaybe<NumberFilter>;
  /** Condition on `members`. */
  readonly members?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryFluidNetworkFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryFluidNetworkFilter>>;
  /** Condition on `slowestPipe`. */
  readonly slowestPipe?: InputMaybe<NumberFilter>;
};

/** Generators that burn the same fuel. */
export type SatisfactoryFuelUse = {
  readonly __typename?: 'SatisfactoryFuelUse';
  /** Their current capacity, in MW. */
  readonly capacity: Scalars['Float']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
  /** What they burn; null when empty or burning nothing. */
  readonly fuel?: Maybe<Named>;
  /** What they are. */
  readonly generator: Named;
};

/** How much there is of an item. */
export type SatisfactoryItem = {
  readonly __typename?: 'SatisfactoryItem';
  /** Pieces; litres for fluids and gases, 1000 per cubic metre. */
  readonly amount: Scalars['Float']['output'];
  /** Whether it is a fluid or gas; null if it is not in the tables. */
  readonly isFluid?: Maybe<Scalars['Boolean']['output']>;
  /** The item. */
  readonly item: Named;
  /** In how many places it is. */
  readonly places: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryItemConnection = {
  readonly __typename?: 'SatisfactoryItemConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryItemEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryItem>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryItemConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryItemEdge = {
  readonly __typename?: 'SatisfactoryItemEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryItem;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryItemFilter = {
  /** Condition on `amount`. */
  readonly amount?: InputMaybe<NumberFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryItemFilter>>;
  /** Condition on `isFluid`. */
  readonly isFluid?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryItemFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryItemFilter>>;
  /** Condition on `places`. */
  readonly places?: InputMaybe<NumberFilter>;
};

/** A machine: anything that makes, digs or generates. Figures by formula are null if the machine or recipe is not in the tables. */
export type SatisfactoryMachine = View & {
  readonly __typename?: 'SatisfactoryMachine';
  /** How much more it makes from the same ingredients, 1 to 2 (somersloops). */
  readonly boost: Scalars['Float']['output'];
  /** What it is. */
  readonly building: Named;
  /** Current capacity of a generator, in MW; null for other machines. */
  readonly capacity?: Maybe<Scalars['Float']['output']>;
  /** Number of its power circuit; null when not wired. */
  readonly circuit?: Maybe<Scalars['Int']['output']>;
  /** Its clock speed; 1 is normal, 2.5 the maximum. Extractors on a well run at the clock of the well's pressurizer. */
  readonly clock: Scalars['Float']['output'];
  /** Its current power demand, in MW; 0.1 when idle; null without a power component. */
  readonly draw?: Maybe<Scalars['Float']['output']>;
  /** Power draw while running, by formula, in MW; the mean for recipes with a varying draw. */
  readonly drawRunning?: Maybe<Scalars['Float']['output']>;
  /** What a generator burns. */
  readonly fuel?: Maybe<Named>;
  /** What is left of the burning item, in MJ. */
  readonly fuelMJ?: Maybe<Scalars['Float']['output']>;
  /** Contents of its input; for generators, their fuel. */
  readonly inputStacks: ReadonlyArray<SatisfactoryStack>;
  /** Belt and pipe connections that lead in. */
  readonly inputs: Scalars['Int']['output'];
  /** How many of them are connected. */
  readonly inputsConnected: Scalars['Int']['output'];
  /** Whether it is a draft in a blueprint designer. */
  readonly isInDesigner: Scalars['Boolean']['output'];
  /** Whether its input lacks something for the next cycle, or fuel for generators; null if it needs nothing, or if unknown. */
  readonly isInputShort?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the game measures its productivity. */
  readonly isMonitored: Scalars['Boolean']['output'];
  /** Whether its output has no room for what the next cycle makes; null if it makes no item, or if unknown. */
  readonly isOutputFull?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a player paused it. */
  readonly isPaused: Scalars['Boolean']['output'];
  /** Whether it was working when the game was saved. */
  readonly isProducing: Scalars['Boolean']['output'];
  /** What it does. */
  readonly kind: SatisfactoryMachineKind;
  /** Length of the last complete measurement, in seconds. */
  readonly measuredSeconds?: Maybe<Scalars['Float']['output']>;
  /** What an extractor is built on; MISSING for water, which is not an object of the save. */
  readonly node?: Maybe<SaveObject>;
  /** The machine itself. */
  readonly object: SaveObject;
  /** Contents of its output. */
  readonly outputStacks: ReadonlyArray<SatisfactoryStack>;
  /** Belt and pipe connections that lead out. */
  readonly outputs: Scalars['Int']['output'];
  /** How many of them are connected. */
  readonly outputsConnected: Scalars['Int']['output'];
  /** The boost that it will have after the current cycle; null when none was set. */
  readonly pendingBoost?: Maybe<Scalars['Float']['output']>;
  /** The clock that it will have after the current cycle; null when none was set. */
  readonly pendingClock?: Maybe<Scalars['Float']['output']>;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** How long it worked during the last complete measurement, in seconds. */
  readonly producedSeconds?: Maybe<Scalars['Float']['output']>;
  /** Share of the last complete measurement in which it worked, from 0 to 1; null before Update 7 and if never measured. */
  readonly productivity?: Maybe<Scalars['Float']['output']>;
  /** Share of the current measurement in which it worked, from 0 to 1. */
  readonly productivityNow?: Maybe<Scalars['Float']['output']>;
  /** Progress of the current cycle, from 0 to 1. */
  readonly progress?: Maybe<Scalars['Float']['output']>;
  /** The purity of its node; null if unknown. */
  readonly purity?: Maybe<SatisfactoryPurity>;
  /** What goes in and out of it per minute; empty if it is not in the tables. */
  readonly rates: ReadonlyArray<SatisfactoryRate>;
  /** Why it stands still; null while it works. */
  readonly reason?: Maybe<SatisfactoryStandstill>;
  /** Its recipe; null for none. */
  readonly recipe?: Maybe<Named>;
  /** What an extractor digs; null if unknown. */
  readonly resource?: Maybe<Named>;
  /** Power shards in its slots. */
  readonly shards: Scalars['Int']['output'];
  /** Somersloops in its slots. */
  readonly sloops: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryMachineConnection = {
  readonly __typename?: 'SatisfactoryMachineConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryMachineEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryMachine>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryMachineConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryMachineEdge = {
  readonly __typename?: 'SatisfactoryMachineEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryMachine;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryMachineFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryMachineFilter>>;
  /** Condition on `boost`. */
  readonly boost?: InputMaybe<NumberFilter>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `capacity`. */
  readonly capacity?: InputMaybe<NumberFilter>;
  /** Condition on `circuit`. */
  readonly circuit?: InputMaybe<NumberFilter>;
  /** Condition on `clock`. */
  readonly clock?: InputMaybe<NumberFilter>;
  /** Condition on `draw`. */
  readonly draw?: InputMaybe<NumberFilter>;
  /** Condition on `drawRunning`. */
  readonly drawRunning?: InputMaybe<NumberFilter>;
  /** Condition on `fuel`: its title, name or path. */
  readonly fuel?: InputMaybe<TextFilter>;
  /** Condition on `fuelMJ`. */
  readonly fuelMJ?: InputMaybe<NumberFilter>;
  /** Condition on `inputs`. */
  readonly inputs?: InputMaybe<NumberFilter>;
  /** Condition on `inputsConnected`. */
  readonly inputsConnected?: InputMaybe<NumberFilter>;
  /** Condition on `isInDesigner`. */
  readonly isInDesigner?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isInputShort`. */
  readonly isInputShort?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isMonitored`. */
  readonly isMonitored?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isOutputFull`. */
  readonly isOutputFull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isPaused`. */
  readonly isPaused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isProducing`. */
  readonly isProducing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SatisfactoryMachineKindFilter>;
  /** Condition on `measuredSeconds`. */
  readonly measuredSeconds?: InputMaybe<NumberFilter>;
  /** Condition on `node`: its path or name. */
  readonly node?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryMachineFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryMachineFilter>>;
  /** Condition on `outputs`. */
  readonly outputs?: InputMaybe<NumberFilter>;
  /** Condition on `outputsConnected`. */
  readonly outputsConnected?: InputMaybe<NumberFilter>;
  /** Condition on `pendingBoost`. */
  readonly pendingBoost?: InputMaybe<NumberFilter>;
  /** Condition on `pendingClock`. */
  readonly pendingClock?: InputMaybe<NumberFilter>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `producedSeconds`. */
  readonly producedSeconds?: InputMaybe<NumberFilter>;
  /** Condition on `productivity`. */
  readonly productivity?: InputMaybe<NumberFilter>;
  /** Condition on `productivityNow`. */
  readonly productivityNow?: InputMaybe<NumberFilter>;
  /** Condition on `progress`. */
  readonly progress?: InputMaybe<NumberFilter>;
  /** Condition on `purity`. */
  readonly purity?: InputMaybe<SatisfactoryPurityFilter>;
  /** Condition on `reason`. */
  readonly reason?: InputMaybe<SatisfactoryStandstillFilter>;
  /** Condition on `recipe`: its title, name or path. */
  readonly recipe?: InputMaybe<TextFilter>;
  /** Condition on `resource`: its title, name or path. */
  readonly resource?: InputMaybe<TextFilter>;
  /** Condition on `shards`. */
  readonly shards?: InputMaybe<NumberFilter>;
  /** Condition on `sloops`. */
  readonly sloops?: InputMaybe<NumberFilter>;
};

/** What a machine does. */
export type SatisfactoryMachineKind =
  /** Takes a resource out of a node, a well or water. */
  | 'EXTRACTOR'
  /** Produces power. */
  | 'GENERATOR'
  /** Makes something by a recipe. */
  | 'MANUFACTURER';

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryMachineKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryMachineKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryMachineKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryMachineKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryMachineKind>>;
};

/** A marker on the map, or a beacon of Updates 3 to 5. */
export type SatisfactoryMarker = {
  readonly __typename?: 'SatisfactoryMarker';
  /** The category that a player gave it. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** Number of its icon. */
  readonly icon?: Maybe<Scalars['Int']['output']>;
  /** Such as `RT_MapMarker` and `RT_Stamp`; `BEACON` for beacons. */
  readonly kind: Scalars['String']['output'];
  /** What is written on it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The beacon, or the manager that keeps the markers. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryMarkerConnection = {
  readonly __typename?: 'SatisfactoryMarkerConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryMarkerEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryMarker>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryMarkerConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryMarkerEdge = {
  readonly __typename?: 'SatisfactoryMarkerEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryMarker;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryMarkerFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryMarkerFilter>>;
  /** Condition on `category`. */
  readonly category?: InputMaybe<TextFilter>;
  /** Condition on `icon`. */
  readonly icon?: InputMaybe<NumberFilter>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<TextFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryMarkerFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryMarkerFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

/** Payments towards a milestone. */
export type SatisfactoryMilestone = {
  readonly __typename?: 'SatisfactoryMilestone';
  /** What has been paid so far. */
  readonly paid: ReadonlyArray<SatisfactoryAmount>;
  /** The milestone. */
  readonly schematic: Named;
};

/** Something that is still to be unlocked. */
export type SatisfactoryMissingSchematic = {
  readonly __typename?: 'SatisfactoryMissingSchematic';
  /** What kind it is: milestone, alternate or mam. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** The schematic. */
  readonly schematic: Named;
  /** Its tier. */
  readonly tier?: Maybe<Scalars['Int']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryMissingSchematicConnection = {
  readonly __typename?: 'SatisfactoryMissingSchematicConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryMissingSchematicEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryMissingSchematic>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryMissingSchematicConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryMissingSchematicEdge = {
  readonly __typename?: 'SatisfactoryMissingSchematicEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryMissingSchematic;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryMissingSchematicFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryMissingSchematicFilter>>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryMissingSchematicFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryMissingSchematicFilter>>;
  /** Condition on `schematic`: its title, name or path. */
  readonly schematic?: InputMaybe<TextFilter>;
  /** Condition on `tier`. */
  readonly tier?: InputMaybe<NumberFilter>;
};

/** A power network: circuits joined by switches that are on. They run out of power together. */
export type SatisfactoryNetwork = {
  readonly __typename?: 'SatisfactoryNetwork';
  /** Current capacity of generators that need nothing, in MW. */
  readonly baseCapacity: Scalars['Float']['output'];
  /** Buildings in it. */
  readonly buildings: Scalars['Int']['output'];
  /** All capacity, in MW. */
  readonly capacity: Scalars['Float']['output'];
  /** Numbers of its circuits. */
  readonly circuits: ReadonlyArray<Scalars['Int']['output']>;
  /** How many of them use power. */
  readonly consumers: Scalars['Int']['output'];
  /** Current capacity of generators that burn something, in MW. */
  readonly dynamicCapacity: Scalars['Float']['output'];
  /** How many of them produce power. */
  readonly generators: Scalars['Int']['output'];
  /** Capacity minus demand, in MW. */
  readonly headroom: Scalars['Float']['output'];
  /** The least number of its circuits. */
  readonly id: Scalars['Int']['output'];
  /** How many of them only conduct it. */
  readonly poles: Scalars['Int']['output'];
  /** Energy that storages have room for, in MWh; null if one of them is not in the tables. */
  readonly storageMWh?: Maybe<Scalars['Float']['output']>;
  /** How many of them store power. */
  readonly storages: Scalars['Int']['output'];
  /** Energy in storages, in MWh. */
  readonly storedMWh: Scalars['Float']['output'];
  /** How many of them are switches. */
  readonly switches: Scalars['Int']['output'];
  /** Current power demand, in MW. */
  readonly wanted: Scalars['Float']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryNetworkConnection = {
  readonly __typename?: 'SatisfactoryNetworkConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryNetworkEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryNetwork>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryNetworkConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryNetworkEdge = {
  readonly __typename?: 'SatisfactoryNetworkEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryNetwork;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryNetworkFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryNetworkFilter>>;
  /** Condition on `baseCapacity`. */
  readonly baseCapacity?: InputMaybe<NumberFilter>;
  /** Condition on `buildings`. */
  readonly buildings?: InputMaybe<NumberFilter>;
  /** Condition on `capacity`. */
  readonly capacity?: InputMaybe<NumberFilter>;
  /** Condition on `consumers`. */
  readonly consumers?: InputMaybe<NumberFilter>;
  /** Condition on `dynamicCapacity`. */
  readonly dynamicCapacity?: InputMaybe<NumberFilter>;
  /** Condition on `generators`. */
  readonly generators?: InputMaybe<NumberFilter>;
  /** Condition on `headroom`. */
  readonly headroom?: InputMaybe<NumberFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryNetworkFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryNetworkFilter>>;
  /** Condition on `poles`. */
  readonly poles?: InputMaybe<NumberFilter>;
  /** Condition on `storageMWh`. */
  readonly storageMWh?: InputMaybe<NumberFilter>;
  /** Condition on `storages`. */
  readonly storages?: InputMaybe<NumberFilter>;
  /** Condition on `storedMWh`. */
  readonly storedMWh?: InputMaybe<NumberFilter>;
  /** Condition on `switches`. */
  readonly switches?: InputMaybe<NumberFilter>;
  /** Condition on `wanted`. */
  readonly wanted?: InputMaybe<NumberFilter>;
};

/** What kind of place resources come out of. */
export type SatisfactoryNodeKind =
  /** A geyser. */
  | 'GEYSER'
  /** A node for miners and oil pumps. */
  | 'NODE'
  /** An outlet of a well. */
  | 'SATELLITE'
  /** The core of a well, for a pressurizer. */
  | 'WELL';

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryNodeKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryNodeKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryNodeKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryNodeKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryNodeKind>>;
};

/** A point of a recorded path. */
export type SatisfactoryPathPoint = {
  readonly __typename?: 'SatisfactoryPathPoint';
  /** The point itself. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Target speed, in the game's own unit; null when the save does not say. */
  readonly speed?: Maybe<Scalars['Float']['output']>;
  /** How long to wait there, in seconds; null when the save does not say. */
  readonly waitSeconds?: Maybe<Scalars['Float']['output']>;
};

/** A platform of a train station. */
export type SatisfactoryPlatform = {
  readonly __typename?: 'SatisfactoryPlatform';
  /** What it is. */
  readonly building: Named;
  /** Whether it loads trains; false for unloading, null for what does neither. */
  readonly isLoading?: Maybe<Scalars['Boolean']['output']>;
  /** The platform itself. */
  readonly object: SaveObject;
  /** What it holds. */
  readonly stacks: ReadonlyArray<SatisfactoryStack>;
};

/** A player: everyone who ever joined, whether online or not. */
export type SatisfactoryPlayer = View & {
  readonly __typename?: 'SatisfactoryPlayer';
  /** What the player wears or has in hand. */
  readonly equipment: ReadonlyArray<SatisfactoryEquipment>;
  /** Health, 100 being unhurt; null without a body. */
  readonly health?: Maybe<Scalars['Float']['output']>;
  /** What the inventory holds, by slot. */
  readonly inventory: ReadonlyArray<SatisfactoryStack>;
  /** Pieces in the inventory. */
  readonly items: Scalars['Float']['output'];
  /** Name; null when the save keeps none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The player state; the body is `pawn`. */
  readonly object: SaveObject;
  /** The player's body; null for players who are not in the world. */
  readonly pawn?: Maybe<SaveObject>;
  /** Where the body is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Slots of the inventory; null without a body. */
  readonly slots?: Maybe<Scalars['Int']['output']>;
  /** Slots of the inventory that hold something. */
  readonly usedSlots: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryPlayerConnection = {
  readonly __typename?: 'SatisfactoryPlayerConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryPlayerEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryPlayer>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryPlayerConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryPlayerEdge = {
  readonly __typename?: 'SatisfactoryPlayerEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryPlayer;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryPlayerFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryPlayerFilter>>;
  /** Condition on `health`. */
  readonly health?: InputMaybe<NumberFilter>;
  /** Condition on `items`. */
  readonly items?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryPlayerFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryPlayerFilter>>;
  /** Condition on `pawn`: its path or name. */
  readonly pawn?: InputMaybe<TextFilter>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `slots`. */
  readonly slots?: InputMaybe<NumberFilter>;
  /** Condition on `usedSlots`. */
  readonly usedSlots?: InputMaybe<NumberFilter>;
};

/** Figures over the whole power grid. */
export type SatisfactoryPower = {
  readonly __typename?: 'SatisfactoryPower';
  /** Wires whose both ends lead to something. */
  readonly connectedWires: Scalars['Int']['output'];
  /** Power connections of buildings. */
  readonly connections: Scalars['Int']['output'];
  /** Links without a wire (railways, double wall poles, platforms), each counted from both ends. */
  readonly hiddenLinks: Scalars['Int']['output'];
  /** Sizes of groups of connections without a circuit (such as poles connected only to each other), largest first. */
  readonly islands: ReadonlyArray<Scalars['Int']['output']>;
  /** Wires with a loose end. */
  readonly looseWires: Scalars['Int']['output'];
  /** Those that are not joined to anything. */
  readonly unconnected: Scalars['Int']['output'];
  /** Length of all wires in metres; null before Update 8. */
  readonly wireLength?: Maybe<Scalars['Float']['output']>;
  /** Wires. */
  readonly wires: Scalars['Int']['output'];
};

/** How far a playthrough is. */
export type SatisfactoryProgress = {
  readonly __typename?: 'SatisfactoryProgress';
  /** The current milestone. */
  readonly activeMilestone?: Maybe<Named>;
  /** How many of them are alternates, judging by their folder. */
  readonly alternateRecipes: Scalars['Int']['output'];
  /** How many of them are alternate recipes, judging by their folder. */
  readonly alternates: Scalars['Int']['output'];
  /** Slots for what is in hand; null where the save does not say. */
  readonly armSlots?: Maybe<Scalars['Int']['output']>;
  /** Slots of the inventory; null where the save does not say. */
  readonly inventorySlots?: Maybe<Scalars['Int']['output']>;
  /** Payments towards milestones; there may be several. */
  readonly milestonesPaid: ReadonlyArray<SatisfactoryMilestone>;
  /** Research under way. */
  readonly ongoingResearch: ReadonlyArray<Named>;
  /** The phase that was reached; a word up to Update 8. */
  readonly phase?: Maybe<Named>;
  /** What it costs; empty if unknown, as in worlds that multiply it (`rules.spacePartsCost`). */
  readonly phaseCost: ReadonlyArray<SatisfactoryAmount>;
  /** What was delivered towards it. */
  readonly phasePaid: ReadonlyArray<SatisfactoryAmount>;
  /** Recipes that can be used. */
  readonly recipes: Scalars['Int']['output'];
  /** Research trees that were opened. */
  readonly researchTrees: ReadonlyArray<Named>;
  /** Everything unlocked; `schematics` lists it. */
  readonly schematics: Scalars['Int']['output'];
  /** The sink; null before the game had one. */
  readonly sink?: Maybe<SatisfactorySink>;
  /** The phase in progress; since 1.0. */
  readonly targetPhase?: Maybe<Named>;
  /** Hard drives whose choice is still open. */
  readonly unclaimedHardDrives: Scalars['Int']['output'];
};

/** The purity of a resource node. */
export type SatisfactoryPurity =
  /** Half of normal. */
  | 'IMPURE'
  /** Normal. */
  | 'NORMAL'
  /** Twice normal. */
  | 'PURE';

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryPurityFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryPurity>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryPurity>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryPurity>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryPurity>>;
};

/** Figures over the whole railway. */
export type SatisfactoryRail = {
  readonly __typename?: 'SatisfactoryRail';
  /** Block signals. */
  readonly blockSignals: Scalars['Int']['output'];
  /** Links between ends of tracks. */
  readonly links: Scalars['Int']['output'];
  /** Tracks of each network, the largest first. */
  readonly networks: ReadonlyArray<Scalars['Int']['output']>;
  /** Ends that lead nowhere. */
  readonly openEnds: Scalars['Int']['output'];
  /** Path signals. */
  readonly pathSignals: Scalars['Int']['output'];
  /** Switches. */
  readonly switchControls: Scalars['Int']['output'];
  /** Ends that lead to more than one track. */
  readonly switchEnds: Scalars['Int']['output'];
  /** Tracks, including those in stations and platforms. */
  readonly tracks: Scalars['Int']['output'];
};

/** A signal of the railway. What it shows is not in the save. */
export type SatisfactoryRailSignal = View & {
  readonly __typename?: 'SatisfactoryRailSignal';
  /** Tracks whose ends it guards, according to the save; MISSING for an end that is gone. */
  readonly guards: ReadonlyArray<SaveObject>;
  /** What kind it is. */
  readonly kind: SatisfactoryRailSignalKind;
  /** Number of the network it is at; null if it is not at a track. */
  readonly network?: Maybe<Scalars['Int']['output']>;
  /** The signal itself. */
  readonly object: SaveObject;
  /** Tracks whose ends it observes, according to the save; MISSING for an end that is gone. */
  readonly observes: ReadonlyArray<SaveObject>;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRailSignalConnection = {
  readonly __typename?: 'SatisfactoryRailSignalConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryRailSignalEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryRailSignal>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRailSignalConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryRailSignalEdge = {
  readonly __typename?: 'SatisfactoryRailSignalEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryRailSignal;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryRailSignalFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryRailSignalFilter>>;
  /** Condition on `guards`: its path or name. */
  readonly guards?: InputMaybe<TextFilter>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SatisfactoryRailSignalKindFilter>;
  /** Condition on `network`. */
  readonly network?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryRailSignalFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** Condition on `observes`: its path or name. */
  readonly observes?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryRailSignalFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

/** The kind of a railway signal. */
export type SatisfactoryRailSignalKind =
  /** A block signal. */
  | 'BLOCK'
  /** A path signal. */
  | 'PATH';

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryRailSignalKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryRailSignalKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryRailSignalKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryRailSignalKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryRailSignalKind>>;
};

/** A switch of the railway. */
export type SatisfactoryRailSwitch = View & {
  readonly __typename?: 'SatisfactoryRailSwitch';
  /** Number of the network it is at; null if it is not at a track. */
  readonly network?: Maybe<Scalars['Int']['output']>;
  /** The switch control itself. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Its setting, as the save numbers them from 0; null for none. */
  readonly setting?: Maybe<Scalars['Int']['output']>;
  /** The tracks that meet at it; MISSING for an end that is gone. */
  readonly tracks: ReadonlyArray<SaveObject>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRailSwitchConnection = {
  readonly __typename?: 'SatisfactoryRailSwitchConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryRailSwitchEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryRailSwitch>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRailSwitchConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryRailSwitchEdge = {
  readonly __typename?: 'SatisfactoryRailSwitchEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryRailSwitch;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryRailSwitchFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryRailSwitchFilter>>;
  /** Condition on `network`. */
  readonly network?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryRailSwitchFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryRailSwitchFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `setting`. */
  readonly setting?: InputMaybe<NumberFilter>;
  /** Condition on `tracks`: its path or name. */
  readonly tracks?: InputMaybe<TextFilter>;
};

/** A piece of railway track, including those in stations and platforms. */
export type SatisfactoryRailTrack = View & {
  readonly __typename?: 'SatisfactoryRailTrack';
  /** What it is. */
  readonly building: Named;
  /** Whether it is part of a station, platform or the like. */
  readonly isIntegrated: Scalars['Boolean']['output'];
  /** The pieces that its ends are joined to. */
  readonly joinedTo: ReadonlyArray<SaveObject>;
  /** Its length in metres; null when the save does not have its course. */
  readonly length?: Maybe<Scalars['Float']['output']>;
  /** Number of its network of joined track; 1 has the most pieces. */
  readonly network: Scalars['Int']['output'];
  /** The track itself. */
  readonly object: SaveObject;
  /** How many of its ends lead nowhere. */
  readonly openEnds: Scalars['Int']['output'];
  /** Where it starts, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** How many of its ends lead to several pieces. */
  readonly switchEnds: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRailTrackConnection = {
  readonly __typename?: 'SatisfactoryRailTrackConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryRailTrackEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryRailTrack>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRailTrackConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryRailTrackEdge = {
  readonly __typename?: 'SatisfactoryRailTrackEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryRailTrack;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryRailTrackFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryRailTrackFilter>>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `isIntegrated`. */
  readonly isIntegrated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `joinedTo`: its path or name. */
  readonly joinedTo?: InputMaybe<TextFilter>;
  /** Condition on `length`. */
  readonly length?: InputMaybe<NumberFilter>;
  /** Condition on `network`. */
  readonly network?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryRailTrackFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** Condition on `openEnds`. */
  readonly openEnds?: InputMaybe<NumberFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryRailTrackFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `switchEnds`. */
  readonly switchEnds?: InputMaybe<NumberFilter>;
};

/** How much of an item goes in or out. Pieces, or cubic metres of fluids and gases, per minute. */
export type SatisfactoryRate = {
  readonly __typename?: 'SatisfactoryRate';
  /** Direction. */
  readonly direction: SatisfactoryDirection;
  /** What goes. */
  readonly item: Named;
  /** Given the share of time that the machine actually worked. */
  readonly measuredPerMinute: Scalars['Float']['output'];
  /** If it never stops: by recipe, clock, boost and purity. */
  readonly perMinute: Scalars['Float']['output'];
};

/** A recipe as machines use it. */
export type SatisfactoryRecipeUse = {
  readonly __typename?: 'SatisfactoryRecipeUse';
  /** What makes it. */
  readonly building: Named;
  /** Their current power demand, in MW. */
  readonly draw: Scalars['Float']['output'];
  /** Whether it is an alternate; null if it is not in the tables. */
  readonly isAlternate?: Maybe<Scalars['Boolean']['output']>;
  /** What goes in and out of all of them per minute. */
  readonly items: ReadonlyArray<SatisfactoryRate>;
  /** How many machines have it. */
  readonly machines: Scalars['Int']['output'];
  /** How many of them were working when the game was saved. */
  readonly producing: Scalars['Int']['output'];
  /** Share of the measured time in which they worked; null without measurements. */
  readonly productivity?: Maybe<Scalars['Float']['output']>;
  /** The recipe. */
  readonly recipe: Named;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRecipeUseConnection = {
  readonly __typename?: 'SatisfactoryRecipeUseConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryRecipeUseEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryRecipeUse>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryRecipeUseConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryRecipeUseEdge = {
  readonly __typename?: 'SatisfactoryRecipeUseEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryRecipeUse;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryRecipeUseFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryRecipeUseFilter>>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `draw`. */
  readonly draw?: InputMaybe<NumberFilter>;
  /** Condition on `isAlternate`. */
  readonly isAlternate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `machines`. */
  readonly machines?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryRecipeUseFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryRecipeUseFilter>>;
  /** Condition on `producing`. */
  readonly producing?: InputMaybe<NumberFilter>;
  /** Condition on `productivity`. */
  readonly productivity?: InputMaybe<NumberFilter>;
  /** Condition on `recipe`: its title, name or path. */
  readonly recipe?: InputMaybe<TextFilter>;
};

/** A place that resources come out of. */
export type SatisfactoryResourceNode = View & {
  readonly __typename?: 'SatisfactoryResourceNode';
  /** What digs there. */
  readonly extractor?: Maybe<SaveObject>;
  /** Whether the resource is only inferred from what the extractor holds. */
  readonly isGuessed: Scalars['Boolean']['output'];
  /** Whether something digs there. */
  readonly isUsed: Scalars['Boolean']['output'];
  /** What kind of place it is. */
  readonly kind: SatisfactoryNodeKind;
  /** The node itself. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Its purity; null if unknown. Saves store it only in 1.2 worlds with randomized nodes. */
  readonly purity?: Maybe<SatisfactoryPurity>;
  /** What comes out; null if unknown. */
  readonly resource?: Maybe<Named>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryResourceNodeConnection = {
  readonly __typename?: 'SatisfactoryResourceNodeConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryResourceNodeEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryResourceNode>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryResourceNodeConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryResourceNodeEdge = {
  readonly __typename?: 'SatisfactoryResourceNodeEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryResourceNode;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryResourceNodeFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryResourceNodeFilter>>;
  /** Condition on `extractor`: its path or name. */
  readonly extractor?: InputMaybe<TextFilter>;
  /** Condition on `isGuessed`. */
  readonly isGuessed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isUsed`. */
  readonly isUsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SatisfactoryNodeKindFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryResourceNodeFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryResourceNodeFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `purity`. */
  readonly purity?: InputMaybe<SatisfactoryPurityFilter>;
  /** Condition on `resource`: its title, name or path. */
  readonly resource?: InputMaybe<TextFilter>;
};

/** The rules of a world. */
export type SatisfactoryRules = {
  readonly __typename?: 'SatisfactoryRules';
  /** Factor for all power demand (1.2). */
  readonly energyCost: Scalars['Float']['output'];
  /** Whether creative mode is on. */
  readonly isCreative: Scalars['Boolean']['output'];
  /** Whether there are no spiders. */
  readonly noArachnids: Scalars['Boolean']['output'];
  /** Whether building costs nothing. */
  readonly noCost: Scalars['Boolean']['output'];
  /** Whether vehicles need no fuel. */
  readonly noFuel: Scalars['Boolean']['output'];
  /** Whether nothing needs power. */
  readonly noPower: Scalars['Boolean']['output'];
  /** Whether unlocking costs nothing. */
  readonly noUnlockCost: Scalars['Boolean']['output'];
  /** How purities were randomized (1.2); null if they were not. */
  readonly nodePurity?: Maybe<Scalars['String']['output']>;
  /** How resource nodes were randomized (1.2); null if they were not. */
  readonly nodeRandomization?: Maybe<Scalars['String']['output']>;
  /** Seed of the nodes (1.2); null when not set. */
  readonly nodeSeed?: Maybe<Scalars['Int']['output']>;
  /** Factor for the costs of parts (1.2). */
  readonly partsCost: Scalars['Float']['output'];
  /** Names of the rules above that are on. */
  readonly set: ReadonlyArray<Scalars['String']['output']>;
  /** Factor for the costs of the space elevator (1.2). */
  readonly spacePartsCost: Scalars['Float']['output'];
  /** Tier that the world began with; null when not set. */
  readonly startingTier?: Maybe<Scalars['Int']['output']>;
  /** Whether all research was unlocked from the start. */
  readonly unlockAllResearch: Scalars['Boolean']['output'];
  /** Whether everything in the shop was unlocked from the start. */
  readonly unlockAllSinkSchematics: Scalars['Boolean']['output'];
  /** Whether hard drives give alternates at once. */
  readonly unlockInstantAlternates: Scalars['Boolean']['output'];
};

/** Something that was unlocked: a milestone, research, an alternate, a purchase. */
export type SatisfactorySchematic = {
  readonly __typename?: 'SatisfactorySchematic';
  /** Its folder, such as `FactoryGame/Schematics/Progression`. */
  readonly folder: Scalars['String']['output'];
  /** Whether its folder is one for alternates. */
  readonly isAlternate: Scalars['Boolean']['output'];
  /** What kind it is (milestone, alternate, mam, shop, tutorial...); null if it is not in the tables. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** The schematic. */
  readonly schematic: Named;
  /** Its tier; null if it is not in the tables. */
  readonly tier?: Maybe<Scalars['Int']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactorySchematicConnection = {
  readonly __typename?: 'SatisfactorySchematicConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactorySchematicEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactorySchematic>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactorySchematicConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactorySchematicEdge = {
  readonly __typename?: 'SatisfactorySchematicEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactorySchematic;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactorySchematicFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactorySchematicFilter>>;
  /** Condition on `folder`. */
  readonly folder?: InputMaybe<TextFilter>;
  /** Condition on `isAlternate`. */
  readonly isAlternate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactorySchematicFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactorySchematicFilter>>;
  /** Condition on `schematic`: its title, name or path. */
  readonly schematic?: InputMaybe<TextFilter>;
  /** Condition on `tier`. */
  readonly tier?: InputMaybe<NumberFilter>;
};

/** Facts about a save and its world. */
export type SatisfactorySession = {
  readonly __typename?: 'SatisfactorySession';
  /** Build number of the game that wrote it. */
  readonly buildVersion?: Maybe<Scalars['Int']['output']>;
  /** Time of day, in seconds from 0 to 86400. */
  readonly daySeconds?: Maybe<Scalars['Float']['output']>;
  /** Days passed in the game. */
  readonly days?: Maybe<Scalars['Int']['output']>;
  /** Whether the world says that creative mode is on. The two may differ. */
  readonly isCreative?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the header says that creative mode is on; null before header version 13. */
  readonly isCreativeInHeader?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it was played with mods; null when the header does not say. */
  readonly isModded?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there is a space elevator. */
  readonly isSpaceElevatorBuilt?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the map. */
  readonly map?: Maybe<Scalars['String']['output']>;
  /** Name of the session. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Time played, in seconds. */
  readonly playSeconds?: Maybe<Scalars['Float']['output']>;
  /** Name of the save; null before header version 14. */
  readonly saveName?: Maybe<Scalars['String']['output']>;
  /** Version number of the save's format. */
  readonly saveVersion?: Maybe<Scalars['Int']['output']>;
  /** Where the session began. */
  readonly startingPoint?: Maybe<Scalars['String']['output']>;
  /** Parts of the map that were visited. */
  readonly visitedAreas: ReadonlyArray<Named>;
};

/** The sink. */
export type SatisfactorySink = {
  readonly __typename?: 'SatisfactorySink';
  /** Coupons that were not spent. */
  readonly coupons: Scalars['Int']['output'];
  /** Coupons earned by alien DNA; null in older saves. */
  readonly dnaLevel?: Maybe<Scalars['Int']['output']>;
  /** Points for alien DNA; null in older saves. */
  readonly dnaPoints?: Maybe<Scalars['BigInt']['output']>;
  /** Coupons earned by items; null when the save does not say. */
  readonly level?: Maybe<Scalars['Int']['output']>;
  /** Points for items. */
  readonly points: Scalars['BigInt']['output'];
  /** Points of the last minutes, the oldest first. */
  readonly pointsPerMinute: ReadonlyArray<Scalars['Float']['output']>;
};

/** A stack of one item. */
export type SatisfactoryStack = {
  readonly __typename?: 'SatisfactoryStack';
  /** How many pieces; litres for fluids and gases, 1000 per cubic metre. */
  readonly amount: Scalars['Float']['output'];
  /** What it is. */
  readonly item: Named;
  /** Position of the slot, from 0. */
  readonly slot: Scalars['Int']['output'];
};

/** Why a machine stands still, as far as the save shows. */
export type SatisfactoryStandstill =
  /** No wire leads to it. */
  | 'NOT_WIRED'
  /** It has no fuel. */
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
  /** The save does not show it, or the machine or its recipe is not in the tables. */
  | 'UNKNOWN';

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryStandstillFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryStandstill>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryStandstill>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryStandstill>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryStandstill>>;
};

/** A counter that the game keeps. */
export type SatisfactoryStatistic = {
  readonly __typename?: 'SatisfactoryStatistic';
  /** Built and not dismantled by the game's count, which differs from what exists (upgrades, blueprints); null for other counters. */
  readonly current?: Maybe<Scalars['Float']['output']>;
  /** What is counted. */
  readonly kind: SatisfactoryStatisticKind;
  /** How often, by all players. */
  readonly total: Scalars['Float']['output'];
  /** Of what; null for what no longer exists in the game. */
  readonly what?: Maybe<Named>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryStatisticConnection = {
  readonly __typename?: 'SatisfactoryStatisticConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryStatisticEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryStatistic>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryStatisticConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryStatisticEdge = {
  readonly __typename?: 'SatisfactoryStatisticEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryStatistic;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryStatisticFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryStatisticFilter>>;
  /** Condition on `current`. */
  readonly current?: InputMaybe<NumberFilter>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SatisfactoryStatisticKindFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryStatisticFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryStatisticFilter>>;
  /** Condition on `total`. */
  readonly total?: InputMaybe<NumberFilter>;
  /** Condition on `what`: its title, name or path. */
  readonly what?: InputMaybe<TextFilter>;
};

/** What a counter counts. */
export type SatisfactoryStatisticKind =
  /** Buildings and vehicles built. */
  | 'BUILT'
  /** Things eaten and used. */
  | 'CONSUMED'
  /** Items made by hand. */
  | 'CRAFTED_BY_HAND'
  /** Buildings and vehicles dismantled. */
  | 'DISMANTLED'
  /** Creatures killed. */
  | 'KILLED'
  /** Items picked up. */
  | 'PICKED_UP';

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryStatisticKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryStatisticKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryStatisticKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryStatisticKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryStatisticKind>>;
};

/** What kind of place holds an item. */
export type SatisfactoryStockKind =
  /** A belt, a lift, or a chain of them. */
  | 'BELT'
  /** The buffer of a splitter or merger. */
  | 'BELT_ATTACHMENT'
  /** A container of any kind. */
  | 'CONTAINER'
  /** A crate that a player left behind. */
  | 'CRATE'
  /** A creature. */
  | 'CREATURE'
  /** The dimensional depot. */
  | 'DEPOT'
  /** An uploader of the dimensional depot. */
  | 'DEPOT_UPLOADER'
  /** A drone. */
  | 'DRONE'
  /** A drone port, with its fuel. */
  | 'DRONE_PORT'
  /** Dropped on the ground. */
  | 'DROPPED'
  /** A crash site. */
  | 'DROP_POD'
  /** Fuel of a generator. */
  | 'GENERATOR_FUEL'
  /** Fuel of a machine. */
  | 'MACHINE_FUEL'
  /** Input of a machine. */
  | 'MACHINE_INPUT'
  /** Output of a machine, waste of a generator. */
  | 'MACHINE_OUTPUT'
  /** Slots for power shards and somersloops. */
  | 'MACHINE_SLOTS'
  /** An inventory whose owner is not in the save. */
  | 'ORPHAN'
  /** Anything else that has an inventory. */
  | 'OTHER'
  /** A player's pockets. */
  | 'PLAYER'
  /** What a player wears or has in hand. */
  | 'PLAYER_EQUIPMENT'
  /** A player's trash; not stock. */
  | 'PLAYER_TRASH'
  /** What a player uploads to the dimensional depot. */
  | 'PLAYER_UPLOAD'
  /** A train's car. */
  | 'TRAIN'
  /** A train platform. */
  | 'TRAIN_PLATFORM'
  /** A truck station. */
  | 'TRUCK_STATION'
  /** A wheeled vehicle. */
  | 'VEHICLE'
  /** Loot that was in the world from the start; not stock. */
  | 'WORLD_PICKUP';

/** Conditions on such a value; all given ones must hold. */
export type SatisfactoryStockKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SatisfactoryStockKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SatisfactoryStockKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SatisfactoryStockKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SatisfactoryStockKind>>;
};

/** An amount of one item in one place: the answer to "where is my X". */
export type SatisfactoryStockPlace = {
  readonly __typename?: 'SatisfactoryStockPlace';
  /** Pieces; litres for fluids and gases, 1000 per cubic metre. */
  readonly amount: Scalars['Float']['output'];
  /** Whether it is a fluid or gas; null if it is not in the tables. */
  readonly isFluid?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it counts as stock: all but loot in the world and trash. */
  readonly isStock: Scalars['Boolean']['output'];
  /** The item. */
  readonly item: Named;
  /** What kind of place holds it. */
  readonly kind: SatisfactoryStockKind;
  /** What holds it. */
  readonly object: SaveObject;
  /** The class of what holds it. */
  readonly owner: Named;
  /** Where that is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryStockPlaceConnection = {
  readonly __typename?: 'SatisfactoryStockPlaceConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryStockPlaceEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryStockPlace>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryStockPlaceConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryStockPlaceEdge = {
  readonly __typename?: 'SatisfactoryStockPlaceEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryStockPlace;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryStockPlaceFilter = {
  /** Condition on `amount`. */
  readonly amount?: InputMaybe<NumberFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryStockPlaceFilter>>;
  /** Condition on `isFluid`. */
  readonly isFluid?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isStock`. */
  readonly isStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SatisfactoryStockKindFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryStockPlaceFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryStockPlaceFilter>>;
  /** Condition on `owner`: its title, name or path. */
  readonly owner?: InputMaybe<TextFilter>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

/** A power switch. Its sides are different circuits whether it is on or off. */
export type SatisfactorySwitch = View & {
  readonly __typename?: 'SatisfactorySwitch';
  /** What it is. */
  readonly building: Named;
  /** Numbers of the circuits at its connections; null for a connection in none. */
  readonly circuits: ReadonlyArray<Maybe<Scalars['Int']['output']>>;
  /** Whether it joins its sides. */
  readonly isOn: Scalars['Boolean']['output'];
  /** Whether it is a priority switch. */
  readonly isPriority: Scalars['Boolean']['output'];
  /** The switch itself. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Its priority; null when none was set. */
  readonly priority?: Maybe<Scalars['Int']['output']>;
  /** The circuits on its sides, which an open switch separates. */
  readonly sides: ReadonlyArray<SatisfactoryCircuit>;
  /** The name that a player gave it. */
  readonly tag?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactorySwitchConnection = {
  readonly __typename?: 'SatisfactorySwitchConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactorySwitchEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactorySwitch>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactorySwitchConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactorySwitchEdge = {
  readonly __typename?: 'SatisfactorySwitchEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactorySwitch;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactorySwitchFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactorySwitchFilter>>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `isOn`. */
  readonly isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isPriority`. */
  readonly isPriority?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactorySwitchFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactorySwitchFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `priority`. */
  readonly priority?: InputMaybe<NumberFilter>;
  /** Condition on `tag`. */
  readonly tag?: InputMaybe<TextFilter>;
};

/** Where belts and pipes lead from a building. */
export type SatisfactoryTrace = {
  readonly __typename?: 'SatisfactoryTrace';
  /** The slowest belt or lift on the way; null without belts that are in the tables. */
  readonly bottleneck?: Maybe<SatisfactoryBottleneck>;
  /** How many there are. */
  readonly carrierCount: Scalars['Int']['output'];
  /** Belts, lifts, splitters and mergers on the way, in file order. */
  readonly carriers: ReadonlyArray<SaveObject>;
  /** Direction. */
  readonly direction: SatisfactoryTraceDirection;
  /** The buildings that it leads to, nearest first. */
  readonly ends: ReadonlyArray<SatisfactoryTraceEnd>;
  /** Where it began. */
  readonly from: SaveObject;
  /** What is on the belts on the way (since 1.0 on the whole chain), largest amount first. */
  readonly items: ReadonlyArray<SatisfactoryAmount>;
};

/** The direction in which to follow belts and pipes. */
export type SatisfactoryTraceDirection =
  /** The way the items go. */
  | 'DOWNSTREAM'
  /** Against it, to where they come from. */
  | 'UPSTREAM';

/** A building that belts or pipes lead to. */
export type SatisfactoryTraceEnd = {
  readonly __typename?: 'SatisfactoryTraceEnd';
  /** What it is. */
  readonly building: Named;
  /** Buildings on the way, including this one. */
  readonly depth: Scalars['Int']['output'];
  /** The building itself. */
  readonly object: SaveObject;
};

/** A train. */
export type SatisfactoryTrain = View & {
  readonly __typename?: 'SatisfactoryTrain';
  /** Its cars from first to last. */
  readonly cars: ReadonlyArray<SatisfactoryTrainCar>;
  /** Position of the stop it is heading for, from 0; null without a timetable. */
  readonly currentStop?: Maybe<Scalars['Int']['output']>;
  /** Whether it has a timetable. */
  readonly hasTimetable: Scalars['Boolean']['output'];
  /** Whether the couplings lead from the first car to the last; if not, cars are missing. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** Whether it is derailed. */
  readonly isDerailed: Scalars['Boolean']['output'];
  /** Whether it drives itself. */
  readonly isSelfDriving: Scalars['Boolean']['output'];
  /** How many locomotives it has. */
  readonly locomotives: Scalars['Int']['output'];
  /** Its name; null when it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The train itself. */
  readonly object: SaveObject;
  /** Where its first car is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Its speed in centimetres per second; null when the save has none. */
  readonly speed?: Maybe<Scalars['Float']['output']>;
  /** Its timetable. */
  readonly stops: ReadonlyArray<SatisfactoryTrainStop>;
  /** How many wagons it has. */
  readonly wagons: Scalars['Int']['output'];
};

/** A car of a train. */
export type SatisfactoryTrainCar = {
  readonly __typename?: 'SatisfactoryTrainCar';
  /** What it is. */
  readonly building: Named;
  /** What it carries. */
  readonly cargo: ReadonlyArray<SatisfactoryStack>;
  /** Whether it points backwards. */
  readonly isReversed: Scalars['Boolean']['output'];
  /** The car itself. */
  readonly object: SaveObject;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryTrainConnection = {
  readonly __typename?: 'SatisfactoryTrainConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryTrainEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryTrain>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryTrainConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryTrainEdge = {
  readonly __typename?: 'SatisfactoryTrainEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryTrain;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryTrainFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryTrainFilter>>;
  /** Condition on `currentStop`. */
  readonly currentStop?: InputMaybe<NumberFilter>;
  /** Condition on `hasTimetable`. */
  readonly hasTimetable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isComplete`. */
  readonly isComplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isDerailed`. */
  readonly isDerailed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isSelfDriving`. */
  readonly isSelfDriving?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `locomotives`. */
  readonly locomotives?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryTrainFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryTrainFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `speed`. */
  readonly speed?: InputMaybe<NumberFilter>;
  /** Condition on `wagons`. */
  readonly wagons?: InputMaybe<NumberFilter>;
};

/** A train station. */
export type SatisfactoryTrainStation = View & {
  readonly __typename?: 'SatisfactoryTrainStation';
  /** The building; null when it was removed. */
  readonly building?: Maybe<SaveObject>;
  /** Its name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The identifier that timetables name. */
  readonly object: SaveObject;
  /** Its platforms, from the station outwards. */
  readonly platforms: ReadonlyArray<SatisfactoryPlatform>;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Trains whose timetables name it. */
  readonly trains: ReadonlyArray<Scalars['String']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryTrainStationConnection = {
  readonly __typename?: 'SatisfactoryTrainStationConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryTrainStationEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryTrainStation>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryTrainStationConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryTrainStationEdge = {
  readonly __typename?: 'SatisfactoryTrainStationEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryTrainStation;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryTrainStationFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryTrainStationFilter>>;
  /** Condition on `building`: its path or name. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryTrainStationFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryTrainStationFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `trains`. */
  readonly trains?: InputMaybe<TextFilter>;
};

/** A stop of a timetable. */
export type SatisfactoryTrainStop = {
  readonly __typename?: 'SatisfactoryTrainStop';
  /** Only these are loaded; empty for anything. */
  readonly load: ReadonlyArray<Named>;
  /** Its name; null when it was removed. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When the train departs: `TDD_LoadUnloadOnce` or `TDD_FullyLoadUnload`. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** How long it waits at least or at most, in seconds. */
  readonly seconds?: Maybe<Scalars['Float']['output']>;
  /** The station; of kind MISSING when it was removed. */
  readonly station?: Maybe<SaveObject>;
  /** Only these are unloaded; empty for anything. */
  readonly unload: ReadonlyArray<Named>;
};

/** A truck station. */
export type SatisfactoryTruckStation = View & {
  readonly __typename?: 'SatisfactoryTruckStation';
  /** The vehicle that is docked. */
  readonly docked?: Maybe<SaveObject>;
  /** Its fuel. */
  readonly fuel: ReadonlyArray<SatisfactoryStack>;
  /** Whether it loads vehicles; false for unloading. */
  readonly isLoading: Scalars['Boolean']['output'];
  /** The station itself. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** What it holds. */
  readonly stacks: ReadonlyArray<SatisfactoryStack>;
  /** Vehicles that ever docked. */
  readonly vehicles: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryTruckStationConnection = {
  readonly __typename?: 'SatisfactoryTruckStationConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryTruckStationEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryTruckStation>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryTruckStationConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryTruckStationEdge = {
  readonly __typename?: 'SatisfactoryTruckStationEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryTruckStation;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryTruckStationFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryTruckStationFilter>>;
  /** Condition on `docked`: its path or name. */
  readonly docked?: InputMaybe<TextFilter>;
  /** Condition on `isLoading`. */
  readonly isLoading?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryTruckStationFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryTruckStationFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `vehicles`. */
  readonly vehicles?: InputMaybe<NumberFilter>;
};

/** A vehicle on wheels. */
export type SatisfactoryVehicle = View & {
  readonly __typename?: 'SatisfactoryVehicle';
  /** What it is. */
  readonly building: Named;
  /** What it carries. */
  readonly cargo: ReadonlyArray<SatisfactoryStack>;
  /** What it burns. */
  readonly fuel?: Maybe<Named>;
  /** What is left of the burning item, in MJ; null when the save does not say. */
  readonly fuelMJ?: Maybe<Scalars['Float']['output']>;
  /** Whether it drives itself. */
  readonly isAutopilot: Scalars['Boolean']['output'];
  /** Whether the path leads back into itself. */
  readonly isLoop: Scalars['Boolean']['output'];
  /** The vehicle itself. */
  readonly object: SaveObject;
  /** What driving the path burns, in MJ; null without a path. */
  readonly pathFuelMJ?: Maybe<Scalars['Float']['output']>;
  /** Points of its recorded path; `vehiclePaths` has them with places. */
  readonly pathPoints: Scalars['Int']['output'];
  /** Where it is, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryVehicleConnection = {
  readonly __typename?: 'SatisfactoryVehicleConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryVehicleEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryVehicle>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryVehicleConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryVehicleEdge = {
  readonly __typename?: 'SatisfactoryVehicleEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryVehicle;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryVehicleFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryVehicleFilter>>;
  /** Condition on `building`: its title, name or path. */
  readonly building?: InputMaybe<TextFilter>;
  /** Condition on `fuel`: its title, name or path. */
  readonly fuel?: InputMaybe<TextFilter>;
  /** Condition on `fuelMJ`. */
  readonly fuelMJ?: InputMaybe<NumberFilter>;
  /** Condition on `isAutopilot`. */
  readonly isAutopilot?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isLoop`. */
  readonly isLoop?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryVehicleFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryVehicleFilter>>;
  /** Condition on `pathFuelMJ`. */
  readonly pathFuelMJ?: InputMaybe<NumberFilter>;
  /** Condition on `pathPoints`. */
  readonly pathPoints?: InputMaybe<NumberFilter>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

/** A path for wheeled vehicles that a player recorded. It may exist without a vehicle. */
export type SatisfactoryVehiclePath = View & {
  readonly __typename?: 'SatisfactoryVehiclePath';
  /** What driving it burns, in MJ; null when the save does not say. */
  readonly fuelMJ?: Maybe<Scalars['Float']['output']>;
  /** Whether it leads back into itself. */
  readonly isLoop: Scalars['Boolean']['output'];
  /** The path itself. */
  readonly object: SaveObject;
  /** How many points it has. */
  readonly pointCount: Scalars['Int']['output'];
  /** Its points from first to last; each once for a loop. */
  readonly points: ReadonlyArray<SatisfactoryPathPoint>;
  /** Kind of vehicle that it was recorded with; null when the save does not say. */
  readonly vehicleType?: Maybe<Named>;
  /** Vehicles that have it. */
  readonly vehicles: ReadonlyArray<SaveObject>;
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryVehiclePathConnection = {
  readonly __typename?: 'SatisfactoryVehiclePathConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryVehiclePathEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryVehiclePath>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryVehiclePathConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryVehiclePathEdge = {
  readonly __typename?: 'SatisfactoryVehiclePathEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryVehiclePath;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SatisfactoryVehiclePathFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SatisfactoryVehiclePathFilter>>;
  /** Condition on `fuelMJ`. */
  readonly fuelMJ?: InputMaybe<NumberFilter>;
  /** Condition on `isLoop`. */
  readonly isLoop?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<SatisfactoryVehiclePathFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SatisfactoryVehiclePathFilter>>;
  /** Condition on `pointCount`. */
  readonly pointCount?: InputMaybe<NumberFilter>;
  /** Condition on `vehicleType`: its title, name or path. */
  readonly vehicleType?: InputMaybe<TextFilter>;
  /** Condition on `vehicles`: its path or name. */
  readonly vehicles?: InputMaybe<TextFilter>;
};

/** What a player calls a save: one file, or a folder of files that belong together. */
export type Save = Node & {
  readonly __typename?: 'Save';
  /**
   * One class by its full path, by its last part if that is unambiguous (`Build_ConstructorMk1_C`), or by its title
   * (`Constructor`) if no class has that name and only one has that title; null when the save has no such class. An ambiguous name is an error that lists the candidates.
   */
  readonly class?: Maybe<Class>;
  /** The classes that have objects in this save, by path unless ordered otherwise. */
  readonly classes?: Maybe<ClassConnection>;
  /**
   * Groups of objects that references connect in any direction, such as the circuits of a power grid; largest
   * first.
   */
  readonly components?: Maybe<ReadonlyArray<Component>>;
  /** The save as players of Darkest Dungeon see it; null for saves of other games. */
  readonly darkestDungeon?: Maybe<DarkestDungeon>;
  /** The files that make up the save. */
  readonly files: ReadonlyArray<SaveFile>;
  /** The format that the content was recognised as. */
  readonly format: SaveFormat;
  /** Everything that the header says, in the format's own names. */
  readonly header: Scalars['JSON']['output'];
  /** Opaque id, derived from the save's place below the folder that was given: it will never mean another file. */
  readonly id: Scalars['ID']['output'];
  /** What could not be read or understood, in file order. What is only worth knowing (level INFO) is left out unless `where` asks for it. */
  readonly issues?: Maybe<IssueConnection>;
  /** The levels (Satisfactory) or packages (Unreal Engine 3) that objects lie in, in file order; empty in other formats. */
  readonly levels?: Maybe<ReadonlyArray<Level>>;
  /** The objects nearest to a place or to another object, nearest first. */
  readonly nearest?: Maybe<ReadonlyArray<Neighbour>>;
  /** One object by its path, case-sensitive; null when there is none. */
  readonly object?: Maybe<SaveObject>;
  /**
   * The objects of the save, in file order unless ordered otherwise. Kinds EXTERNAL and MISSING are left out unless
   * `where` asks for them by kind.
   */
  readonly objects?: Maybe<ObjectConnection>;
  /** Time played until then, in seconds; null when the header does not say. */
  readonly playSeconds?: Maybe<Scalars['Float']['output']>;
  /**
   * Everything that can be reached from some objects along references: each object once, nearest first. The limits
   * apply during the walk, so a large save costs no more than they allow.
   */
  readonly reachable?: Maybe<Traversal>;
  /** The save as players of Satisfactory see it; null for saves of other games. */
  readonly satisfactory?: Maybe<Satisfactory>;
  /** When the game wrote the save, as its header says; null when it does not say. */
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Objects whose names, paths, classes (by name and title) or texts have these words, or words that begin with them or differ in a letter or two; best
   * first. In a save with very many words, texts may be left out: the answer's `extensions.warnings` says so.
   */
  readonly search?: Maybe<ReadonlyArray<SearchHit>>;
  /** A shortest path from one object to another; null when there is none. Reaching the limit first is an error. */
  readonly shortestPath?: Maybe<GraphPath>;
  /** The save as players of Slime Rancher see it; null for saves of other games. */
  readonly slimeRancher?: Maybe<SlimeRancher>;
  /**
   * Readable id: the save's place below the folder that was given to the server, without `.sav`, with `--` between folders and `~` for
   * spaces. That of a folder ends in `--`, which may be omitted if no file has that name. A name with characters that
   * are not possible in an address, or that could be read as another's, is simplified and ends in `-x` and eight digits. It depends on the
   * place alone, not on which other files exist, and will never mean another one.
   */
  readonly slug: Scalars['String']['output'];
  /**
   * Whether the files changed on disk since the contents were read. Until the new contents are read, answers come from the old ones,
   * including the header.
   */
  readonly stale: Scalars['Boolean']['output'];
  /** Whether the contents are in memory. */
  readonly state: LoadState;
  /** Counts of what the save holds, and what loading it took. */
  readonly stats?: Maybe<SaveStats>;
  /** What the game shows as its name: the session, estate or package, else the game's name. */
  readonly title: Scalars['String']['output'];
  /** What lengths and directions mean in this save. */
  readonly units: Units;
  /** The packages as modders of Unreal Engine 3 see them; null for saves of other games. */
  readonly unreal3?: Maybe<Unreal3>;
  /** The playthrough that it belongs to; null when its header does not tell. */
  readonly world?: Maybe<World>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveClassArgs = {
  name: Scalars['String']['input'];
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveClassesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ClassOrder>>;
  where?: InputMaybe<ClassFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveComponentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  minSize?: InputMaybe<Scalars['Int']['input']>;
  via: ReferenceFilter;
  where?: InputMaybe<ObjectFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<IssueFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveNearestArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  object?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<PointInput>;
  where?: InputMaybe<ObjectFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveObjectArgs = {
  path: Scalars['String']['input'];
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ObjectOrder>>;
  where?: InputMaybe<ObjectFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveReachableArgs = {
  direction?: InputMaybe<Direction>;
  from: ReadonlyArray<Scalars['ID']['input']>;
  maxDepth?: InputMaybe<Scalars['Int']['input']>;
  maxNodes?: InputMaybe<Scalars['Int']['input']>;
  via?: InputMaybe<ReferenceFilter>;
  where?: InputMaybe<ObjectFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveSearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
  where?: InputMaybe<ObjectFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveShortestPathArgs = {
  direction?: InputMaybe<Direction>;
  from: Scalars['ID']['input'];
  maxNodes?: InputMaybe<Scalars['Int']['input']>;
  to: Scalars['ID']['input'];
  via?: InputMaybe<ReferenceFilter>;
};

/** A change of a save. */
export type SaveChange = {
  readonly __typename?: 'SaveChange';
  /** What happened. */
  readonly kind: SaveChangeKind;
  /** The save as it is now, or as it was if it is gone. */
  readonly save: Save;
};

/** What can happen to a save. */
export type SaveChangeKind =
  /** Its files are new. */
  | 'ADDED'
  /** Its files changed, and so do answers from now on. Cursors of earlier answers are refused. */
  | 'CHANGED'
  /** Its files are gone. What is in memory can still be queried by id. */
  | 'REMOVED';

/** One page of a list of saves. */
export type SaveConnection = {
  readonly __typename?: 'SaveConnection';
  /** The page's saves, each with its cursor. */
  readonly edges: ReadonlyArray<SaveEdge>;
  /** The page's saves. */
  readonly nodes: ReadonlyArray<Save>;
  /** The page's place in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many saves there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What differs between two saves. Objects that a save only names (EXTERNAL, MISSING) are ignored. */
export type SaveDiff = {
  readonly __typename?: 'SaveDiff';
  /** Objects that only the later save has. */
  readonly added?: Maybe<ObjectConnection>;
  /** Objects in both saves that differ in a property, class or place. */
  readonly changed?: Maybe<ChangeConnection>;
  /** The earlier save. */
  readonly from: Save;
  /** Objects that only the earlier save has. */
  readonly removed?: Maybe<ObjectConnection>;
  /** The later save. */
  readonly to: Save;
};


/** What differs between two saves. Objects that a save only names (EXTERNAL, MISSING) are ignored. */
export type SaveDiffAddedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


/** What differs between two saves. Objects that a save only names (EXTERNAL, MISSING) are ignored. */
export type SaveDiffChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


/** What differs between two saves. Objects that a save only names (EXTERNAL, MISSING) are ignored. */
export type SaveDiffRemovedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};

/** A save with its place in a list. */
export type SaveEdge = {
  readonly __typename?: 'SaveEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The save itself. */
  readonly node: Save;
};

/** One file of a save. */
export type SaveFile = {
  readonly __typename?: 'SaveFile';
  /** Size on disk, in bytes. */
  readonly bytes?: Maybe<Scalars['BigInt']['output']>;
  /** File name; in a folder, the path below that folder. */
  readonly name: Scalars['String']['output'];
  /** SHA-256 of the content that this save was read from, in hexadecimal; an error when the file has changed since. */
  readonly sha256?: Maybe<Scalars['String']['output']>;
  /** The format's own version numbers for this file. */
  readonly version: Scalars['String']['output'];
};

/** Conditions on a save; all given ones must hold. Only uses headers, so nothing is loaded. */
export type SaveFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SaveFilter>>;
  /** Its format. */
  readonly format?: InputMaybe<FormatFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SaveFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SaveFilter>>;
  /**
   * Written after this time.
   * @deprecated Use `savedAt: {gt: ...}`.
   */
  readonly savedAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was written. */
  readonly savedAt?: InputMaybe<DateTimeFilter>;
  /**
   * Written before this time.
   * @deprecated Use `savedAt: {lt: ...}`.
   */
  readonly savedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its slug. */
  readonly slug?: InputMaybe<TextFilter>;
  /** Its title. */
  readonly title?: InputMaybe<TextFilter>;
};

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

/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObject = Node & {
  readonly __typename?: 'SaveObject';
  /** The objects that it contains, in file order. */
  readonly children?: Maybe<ObjectConnection>;
  /** What it is an instance of; `External` or `Missing` when the save does not say. */
  readonly class: Class;
  /** The file that contains it; null when no file does. */
  readonly file?: Maybe<SaveFile>;
  /** What the format's own header says about this object, in the format's names */
  readonly header: Scalars['JSON']['output'];
  /** Opaque id; stays the same when the save is loaded again. */
  readonly id: Scalars['ID']['output'];
  /** Problems in reading it. */
  readonly issues: ReadonlyArray<Issue>;
  /** All properties as one JSON object. Structures deeper than `depth` levels become null. */
  readonly json?: Maybe<Scalars['JSON']['output']>;
  /** Its kind. */
  readonly kind: ObjectKind;
  /** Name of its level (Satisfactory) or package (Unreal Engine 3); null elsewhere. */
  readonly level?: Maybe<Scalars['String']['output']>;
  /** Last part of the path, or the name that the game gives it (a hero). */
  readonly name: Scalars['String']['output'];
  /**
   * Class-specific data after its properties (Unreal Engine 3): mips of textures, sections of meshes with
   * their materials, actors of levels, members of classes, byte code as text. The same fields are among `properties` and in
   * `json`, where byte code is a number of bytes. Null when there is none, or none that can be read.
   */
  readonly native?: Maybe<Scalars['JSON']['output']>;
  /**
   * The object that contains it; null at the top. The parent that a Satisfactory actor names is the subsystem that manages it,
   * which contains nothing: see its reference of kind PARENT.
   */
  readonly parent?: Maybe<SaveObject>;
  /** Unique in the save. Where the game uses a path again, the later objects get `#2`, `#3` and so on. */
  readonly path: Scalars['String']['output'];
  /** Its position, in the unit of `save.units`; null when it has no place. */
  readonly position?: Maybe<Point>;
  /**
   * Its properties, in file order; with `names`, only these (ignoring case). The game omits default
   * values, so an absent property is not 0.
   */
  readonly properties?: Maybe<ReadonlyArray<Property>>;
  /**
   * One property by its path; null when absent. `a.b` steps into a struct, `a[3]` takes one element, `m[].key` and
   * `m[].value` read a map. A path with `[]`, or to an array that the game stores as several properties of one name, gives
   * all values as a list in `value`. A property whose whole name is `a.b` takes precedence over the path from `a` to `b`; text in
   * double quotes is a single name: `"roster.status".x`, `roster."status"`. Paths in filters, orders, groups and labels work the same way.
   */
  readonly property?: Maybe<Property>;
  /** Its first reference with this label: `reference(label: "mCurrentRecipe") { target { name } }`; null when there is none. */
  readonly reference?: Maybe<Reference>;
  /** References from other objects to it. */
  readonly referencedBy?: Maybe<ReferenceConnection>;
  /** Its references to other objects, in file order. */
  readonly references?: Maybe<ReferenceConnection>;
  /** Its rotation; null when it has no place. */
  readonly rotation?: Maybe<Quaternion>;
  /** The save that contains it. */
  readonly save: Save;
  /** Its scale along its own axes; null when it has no place. */
  readonly scale?: Maybe<Point>;
  /** The bytes that it was read from; null when no file holds it. */
  readonly span?: Maybe<Span>;
  /** What the object is in its game, as a row of one of the game's lists; null when no list has it. */
  readonly view?: Maybe<View>;
  /** Id of this object in its world, independent of the save; pass it to `worldObject`. Null when the save belongs to no world. */
  readonly worldId?: Maybe<Scalars['ID']['output']>;
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectJsonArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectNativeArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectPropertiesArgs = {
  inherited?: Scalars['Boolean']['input'];
  names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectPropertyArgs = {
  inherited?: Scalars['Boolean']['input'];
  path: Scalars['String']['input'];
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectReferenceArgs = {
  label: Scalars['String']['input'];
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectReferencedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ReferenceFilter>;
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectReferencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ReferenceFilter>;
};

/** A sort key for saves. */
export type SaveOrder = {
  /** Direction. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** What to sort by. */
  readonly field: SaveOrderField;
};

/** What saves can be sorted by. */
export type SaveOrderField =
  /** When the game wrote it. */
  | 'SAVED_AT'
  /** The slug. */
  | 'SLUG'
  /** The title. */
  | 'TITLE';

/** Counts of what a save holds, and what loading it took. */
export type SaveStats = {
  readonly __typename?: 'SaveStats';
  /** Objects of kind ACTOR. */
  readonly actors: Scalars['Int']['output'];
  /** Size after decompression, in bytes. */
  readonly bytes: Scalars['BigInt']['output'];
  /** How many of these bytes lie in structures whose layout is known. */
  readonly bytesUnderstood: Scalars['BigInt']['output'];
  /** Classes that have at least one object. */
  readonly classes: Scalars['Int']['output'];
  /** Things that the save names but does not hold, such as assets: kind EXTERNAL. */
  readonly external: Scalars['Int']['output'];
  /** Files that make up the save. */
  readonly files: Scalars['Int']['output'];
  /** Additional memory for columns, orders and indexes made by queries, in bytes: limited to about the size of the inflated files. The least recently used are evicted first. */
  readonly indexBytes: Scalars['BigInt']['output'];
  /** Notes: issues of level INFO. */
  readonly infoIssues: Scalars['Int']['output'];
  /** Things that could not be read or understood: issues of level PROBLEM. */
  readonly issues: Scalars['Int']['output'];
  /** Objects of kind LIGHTWEIGHT. */
  readonly lightweights: Scalars['Int']['output'];
  /** Time from opening the file until it could be queried, in milliseconds. */
  readonly loadMillis: Scalars['Float']['output'];
  /** Memory that the loaded save takes, in bytes. */
  readonly memoryBytes: Scalars['BigInt']['output'];
  /** Objects that should be in the save and are not: kind MISSING. */
  readonly missing: Scalars['Int']['output'];
  /** Objects of kind ACTOR, COMPONENT, EXPORT and RECORD. */
  readonly objects: Scalars['Int']['output'];
  /** References between objects, not counting null references. */
  readonly references: Scalars['Int']['output'];
  /** How many of them lead to an object that the save holds. */
  readonly resolved: Scalars['Int']['output'];
};

/** An object that a search found. */
export type SearchHit = {
  readonly __typename?: 'SearchHit';
  /** Where the words were found: `name`, `path`, `class`, or the path of a property. */
  readonly field: Scalars['String']['output'];
  /** The object itself. */
  readonly object: SaveObject;
  /** How well it matches; only comparable within one answer. */
  readonly score: Scalars['Float']['output'];
};

/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancher = {
  readonly __typename?: 'SlimeRancher';
  /** What moves or lies about in the world, in file order. */
  readonly actors?: Maybe<SlimeRancherActorConnection>;
  /** Unlocked appearances of slimes, and the selected one. */
  readonly appearances?: Maybe<SlimeRancherAppearanceConnection>;
  /** What was entered, found and collected, in the save's order. */
  readonly discoveries?: Maybe<SlimeRancherDiscoveryConnection>;
  /** Research drones, in file order. */
  readonly drones?: Maybe<SlimeRancherDroneConnection>;
  /** Gadgets in the world, in file order. */
  readonly gadgets?: Maybe<SlimeRancherGadgetConnection>;
  /** Gordos of the world, in file order. */
  readonly gordos?: Maybe<SlimeRancherGordoConnection>;
  /** Whether parts of the save could not be read, or were read by the layout of another version. */
  readonly isPartial: Scalars['Boolean']['output'];
  /** Doors, switches and slots of puzzle doors. */
  readonly locks?: Maybe<SlimeRancherLockConnection>;
  /** Saturation of the market by item; prices are data of the game. */
  readonly market?: Maybe<SlimeRancherMarketConnection>;
  /** Nodes of resources, in file order. */
  readonly nodes?: Maybe<SlimeRancherNodeConnection>;
  /** The rancher; null when the save has none that can be read. */
  readonly player?: Maybe<SlimeRancherPlayer>;
  /** Plots of the ranch, in file order. */
  readonly plots?: Maybe<SlimeRancherPlotConnection>;
  /** Treasure pods that the save knows, in file order. */
  readonly pods?: Maybe<SlimeRancherPodConnection>;
  /** Facts about the save. */
  readonly session: SlimeRancherSession;
  /** Spots where things grow, in file order. */
  readonly spots?: Maybe<SlimeRancherSpotConnection>;
  /** Everything that is not a slime, with its place. What is in the world includes animals. */
  readonly stock?: Maybe<SlimeRancherStockConnection>;
  /** What cannot be known from the save, in words. */
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherActorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherActorFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherAppearancesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherAppearanceFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherDiscoveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherDiscoveryFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherDronesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherDroneFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherGadgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherGadgetFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherGordosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherGordoFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherLocksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherLockFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherMarketArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherMarketFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherNodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherNodeFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherPlotsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherPlotFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherPodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherPodFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherSpotsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherSpotFilter>;
};


/**
 * A Slime Rancher save in the game's own words. Blocks of unknown versions are read as far as they can be: `isPartial`
 * says that something may be missing. Times are seconds of game time, of which a day has 86400; a game begins at 32400.
 */
export type SlimeRancherStockArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<SlimeRancherStockFilter>;
};

/** Anything that moves or lies about in the world. */
export type SlimeRancherActor = View & {
  readonly __typename?: 'SlimeRancherActor';
  /** Its id; null in old versions. */
  readonly actorId?: Maybe<Scalars['BigInt']['output']>;
  /** Agitation, 0 to 1. */
  readonly agitation?: Maybe<Scalars['Float']['output']>;
  /** When it goes away, in game time; 0 for never. */
  readonly destroyTime?: Maybe<Scalars['Float']['output']>;
  /** Effects on it. */
  readonly effects: ReadonlyArray<Named>;
  /** Fear, 0 to 1. */
  readonly fear?: Maybe<Scalars['Float']['output']>;
  /** Hunger, 0 to 1. */
  readonly hunger?: Maybe<Scalars['Float']['output']>;
  /** Whether it is feral. */
  readonly isFeral?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a statue. */
  readonly isStatue?: Maybe<Scalars['Boolean']['output']>;
  /** What it is; null when the save does not say. */
  readonly item?: Maybe<Named>;
  /** What sort of thing. */
  readonly kind: SlimeRancherKind;
  /** The thing itself. */
  readonly object: SaveObject;
  /** The plot that it belongs to; null for none. */
  readonly plot?: Maybe<SaveObject>;
  /** How the plot is known. */
  readonly plotBy?: Maybe<SlimeRancherPlotMethod>;
  /** Where it is; y is up. */
  readonly position?: Maybe<Point>;
  /** When it reproduces, in game time. */
  readonly reproduceTime?: Maybe<Scalars['Float']['output']>;
  /** Ripeness: unripe, ripe, edible, rotten. */
  readonly ripeness?: Maybe<Scalars['String']['output']>;
  /** Part of the world that it is in. */
  readonly sceneGroup?: Maybe<Named>;
  /** Sleepiness, 0 to 1; null in versions without it. */
  readonly sleepiness?: Maybe<Scalars['Float']['output']>;
  /** What it is the petrified twin of; null for none. */
  readonly statueOf?: Maybe<SaveObject>;
  /** When it changes, in game time. */
  readonly transformTime?: Maybe<Scalars['Float']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherActorConnection = {
  readonly __typename?: 'SlimeRancherActorConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherActorEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherActor>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherActorConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherActorEdge = {
  readonly __typename?: 'SlimeRancherActorEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherActor;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherActorFilter = {
  /** Condition on `actorId`. */
  readonly actorId?: InputMaybe<NumberFilter>;
  /** Condition on `agitation`. */
  readonly agitation?: InputMaybe<NumberFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherActorFilter>>;
  /** Condition on `destroyTime`. */
  readonly destroyTime?: InputMaybe<NumberFilter>;
  /** Condition on `effects`: its title, name or path. */
  readonly effects?: InputMaybe<TextFilter>;
  /** Condition on `fear`. */
  readonly fear?: InputMaybe<NumberFilter>;
  /** Condition on `hunger`. */
  readonly hunger?: InputMaybe<NumberFilter>;
  /** Condition on `isFeral`. */
  readonly isFeral?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isStatue`. */
  readonly isStatue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SlimeRancherKindFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherActorFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherActorFilter>>;
  /** Condition on `plot`: its path or name. */
  readonly plot?: InputMaybe<TextFilter>;
  /** Condition on `plotBy`. */
  readonly plotBy?: InputMaybe<SlimeRancherPlotMethodFilter>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `reproduceTime`. */
  readonly reproduceTime?: InputMaybe<NumberFilter>;
  /** Condition on `ripeness`. */
  readonly ripeness?: InputMaybe<TextFilter>;
  /** Condition on `sceneGroup`: its title, name or path. */
  readonly sceneGroup?: InputMaybe<TextFilter>;
  /** Condition on `sleepiness`. */
  readonly sleepiness?: InputMaybe<NumberFilter>;
  /** Condition on `statueOf`: its path or name. */
  readonly statueOf?: InputMaybe<TextFilter>;
  /** Condition on `transformTime`. */
  readonly transformTime?: InputMaybe<NumberFilter>;
};

/** An amount of something. */
export type SlimeRancherAmount = {
  readonly __typename?: 'SlimeRancherAmount';
  /** How many. */
  readonly amount: Scalars['Int']['output'];
  /** What it is. */
  readonly item: Named;
};

/** An appearance of a kind of slime. */
export type SlimeRancherAppearance = {
  readonly __typename?: 'SlimeRancherAppearance';
  /** Which slime. */
  readonly item: Named;
  /** The block that it comes from. */
  readonly object: SaveObject;
  /** The selected appearance; null when the save does not say. */
  readonly selected?: Maybe<Scalars['String']['output']>;
  /** Unlocked appearances: classic, secret. */
  readonly unlocked: ReadonlyArray<Scalars['String']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherAppearanceConnection = {
  readonly __typename?: 'SlimeRancherAppearanceConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherAppearanceEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherAppearance>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherAppearanceConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherAppearanceEdge = {
  readonly __typename?: 'SlimeRancherAppearanceEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherAppearance;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherAppearanceFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherAppearanceFilter>>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherAppearanceFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherAppearanceFilter>>;
  /** Condition on `selected`. */
  readonly selected?: InputMaybe<TextFilter>;
  /** Condition on `unlocked`. */
  readonly unlocked?: InputMaybe<TextFilter>;
};

/** Something that happened for the first time, and how often since. */
export type SlimeRancherDiscovery = View & {
  readonly __typename?: 'SlimeRancherDiscovery';
  /** How often. */
  readonly count: Scalars['Int']['output'];
  /** What happened, such as `ZoneEntered`. */
  readonly event: Scalars['String']['output'];
  /** The first time in the real world, ISO 8601. */
  readonly firstAt?: Maybe<Scalars['String']['output']>;
  /** Day of the first time, from 1. */
  readonly firstDay?: Maybe<Scalars['Int']['output']>;
  /** The first time, in game time. */
  readonly firstTime?: Maybe<Scalars['Float']['output']>;
  /** The last time in the real world, ISO 8601. */
  readonly lastAt?: Maybe<Scalars['String']['output']>;
  /** The last time, in game time. */
  readonly lastTime?: Maybe<Scalars['Float']['output']>;
  /** The entry. */
  readonly object: SaveObject;
  /** To what: a zone or an item. */
  readonly subject?: Maybe<Named>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherDiscoveryConnection = {
  readonly __typename?: 'SlimeRancherDiscoveryConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherDiscoveryEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherDiscovery>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherDiscoveryConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherDiscoveryEdge = {
  readonly __typename?: 'SlimeRancherDiscoveryEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherDiscovery;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherDiscoveryFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherDiscoveryFilter>>;
  /** Condition on `count`. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Condition on `event`. */
  readonly event?: InputMaybe<TextFilter>;
  /** Condition on `firstAt`. */
  readonly firstAt?: InputMaybe<TextFilter>;
  /** Condition on `firstDay`. */
  readonly firstDay?: InputMaybe<NumberFilter>;
  /** Condition on `firstTime`. */
  readonly firstTime?: InputMaybe<NumberFilter>;
  /** Condition on `lastAt`. */
  readonly lastAt?: InputMaybe<TextFilter>;
  /** Condition on `lastTime`. */
  readonly lastTime?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherDiscoveryFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherDiscoveryFilter>>;
  /** Condition on `subject`: its title, name or path. */
  readonly subject?: InputMaybe<TextFilter>;
};

/** A research drone. */
export type SlimeRancherDrone = View & {
  readonly __typename?: 'SlimeRancherDrone';
  /** Its id. */
  readonly id: Scalars['String']['output'];
  /** Whether the player found it. */
  readonly isDiscovered?: Maybe<Scalars['Boolean']['output']>;
  /** The drone. */
  readonly object: SaveObject;
  /** Where it is, if the user's layouts have its place; saves do not. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherDroneConnection = {
  readonly __typename?: 'SlimeRancherDroneConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherDroneEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherDrone>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherDroneConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherDroneEdge = {
  readonly __typename?: 'SlimeRancherDroneEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherDrone;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherDroneFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherDroneFilter>>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<TextFilter>;
  /** Condition on `isDiscovered`. */
  readonly isDiscovered?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherDroneFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherDroneFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

/** A gadget in the world. */
export type SlimeRancherGadget = View & {
  readonly __typename?: 'SlimeRancherGadget';
  /** Its id among the actors. */
  readonly actorId?: Maybe<Scalars['BigInt']['output']>;
  /** Whether it is the first of two that are linked; null where that is not known. */
  readonly isPrimaryInLink?: Maybe<Scalars['Boolean']['output']>;
  /** Which one. */
  readonly item?: Maybe<Named>;
  /** The gadget. */
  readonly object: SaveObject;
  /** Where it is; null if that is not saved. */
  readonly position?: Maybe<Point>;
  /** Part of the world that it is in. */
  readonly sceneGroup?: Maybe<Named>;
  /** Its site; null in versions without sites. */
  readonly site?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherGadgetConnection = {
  readonly __typename?: 'SlimeRancherGadgetConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherGadgetEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherGadget>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherGadgetConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherGadgetEdge = {
  readonly __typename?: 'SlimeRancherGadgetEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherGadget;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherGadgetFilter = {
  /** Condition on `actorId`. */
  readonly actorId?: InputMaybe<NumberFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherGadgetFilter>>;
  /** Condition on `isPrimaryInLink`. */
  readonly isPrimaryInLink?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherGadgetFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherGadgetFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `sceneGroup`: its title, name or path. */
  readonly sceneGroup?: InputMaybe<TextFilter>;
  /** Condition on `site`. */
  readonly site?: InputMaybe<TextFilter>;
};

/** A gordo of the world. */
export type SlimeRancherGordo = View & {
  readonly __typename?: 'SlimeRancherGordo';
  /** How much it has eaten; how much it needs is data of the game. */
  readonly eaten?: Maybe<Scalars['Int']['output']>;
  /** Its id. */
  readonly id: Scalars['String']['output'];
  /** Whether the player has seen it. */
  readonly isSeen?: Maybe<Scalars['Boolean']['output']>;
  /** Which one; null where only the id is saved (Slime Rancher 1). */
  readonly item?: Maybe<Named>;
  /** The gordo. */
  readonly object: SaveObject;
  /** Where it is; null if that is not saved. */
  readonly position?: Maybe<Point>;
  /** Its state. */
  readonly state?: Maybe<SlimeRancherGordoState>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherGordoConnection = {
  readonly __typename?: 'SlimeRancherGordoConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherGordoEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherGordo>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherGordoConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherGordoEdge = {
  readonly __typename?: 'SlimeRancherGordoEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherGordo;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherGordoFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherGordoFilter>>;
  /** Condition on `eaten`. */
  readonly eaten?: InputMaybe<NumberFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<TextFilter>;
  /** Condition on `isSeen`. */
  readonly isSeen?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherGordoFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherGordoFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `state`. */
  readonly state?: InputMaybe<SlimeRancherGordoStateFilter>;
};

/** The state of a gordo. */
export type SlimeRancherGordoState =
  /** It has eaten, and waits for more. */
  | 'FED'
  /** It burst. */
  | 'POPPED'
  /** It has eaten nothing. */
  | 'UNFED';

/** Conditions on such a value; all given ones must hold. */
export type SlimeRancherGordoStateFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SlimeRancherGordoState>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SlimeRancherGordoState>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SlimeRancherGordoState>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SlimeRancherGordoState>>;
};

/** What sort of thing something is, as far as its name says. */
export type SlimeRancherKind =
  /** A gadget. */
  | 'GADGET'
  /** A gordo. */
  | 'GORDO'
  /** Anything else: food, animals, toys, materials. */
  | 'OTHER'
  /** A plort. */
  | 'PLORT'
  /** A slime or a largo. */
  | 'SLIME';

/** Conditions on such a value; all given ones must hold. */
export type SlimeRancherKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SlimeRancherKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SlimeRancherKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SlimeRancherKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SlimeRancherKind>>;
};

/** An upgrade with its level. */
export type SlimeRancherLevel = {
  readonly __typename?: 'SlimeRancherLevel';
  /** Level; -1 for not bought. */
  readonly level: Scalars['Int']['output'];
  /** Which one, by the number in the save. */
  readonly upgrade: Named;
};

/** Something that is open or shut, on or off, filled or empty. */
export type SlimeRancherLock = {
  readonly __typename?: 'SlimeRancherLock';
  /** Its id. */
  readonly id: Scalars['String']['output'];
  /** What sort of thing it is. */
  readonly kind: SlimeRancherLockKind;
  /** The block that it comes from. */
  readonly object: SaveObject;
  /** Its state: locked, open or closed; a number; filled or empty. */
  readonly state: Scalars['String']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherLockConnection = {
  readonly __typename?: 'SlimeRancherLockConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherLockEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherLock>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherLockConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherLockEdge = {
  readonly __typename?: 'SlimeRancherLockEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherLock;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherLockFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherLockFilter>>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<TextFilter>;
  /** Condition on `kind`. */
  readonly kind?: InputMaybe<SlimeRancherLockKindFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherLockFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherLockFilter>>;
  /** Condition on `state`. */
  readonly state?: InputMaybe<TextFilter>;
};

/** What sort of thing is open or shut. */
export type SlimeRancherLockKind =
  /** A door of the ranch. */
  | 'DOOR'
  /** A slot of a puzzle door. */
  | 'PUZZLE_SLOT'
  /** A switch. */
  | 'SWITCH';

/** Conditions on such a value; all given ones must hold. */
export type SlimeRancherLockKindFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SlimeRancherLockKind>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SlimeRancherLockKind>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SlimeRancherLockKind>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SlimeRancherLockKind>>;
};

/** How saturated the market is with something. */
export type SlimeRancherMarket = {
  readonly __typename?: 'SlimeRancherMarket';
  /** Which item. */
  readonly item: Named;
  /** The item, as the save names it. */
  readonly object: SaveObject;
  /** Saturation: the more, the lower the price. */
  readonly saturation: Scalars['Float']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherMarketConnection = {
  readonly __typename?: 'SlimeRancherMarketConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherMarketEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherMarket>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherMarketConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherMarketEdge = {
  readonly __typename?: 'SlimeRancherMarketEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherMarket;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherMarketFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherMarketFilter>>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherMarketFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherMarketFilter>>;
  /** Condition on `saturation`. */
  readonly saturation?: InputMaybe<NumberFilter>;
};

/** A node of resources. */
export type SlimeRancherNode = View & {
  readonly __typename?: 'SlimeRancherNode';
  /** What is in it. */
  readonly contents: ReadonlyArray<Named>;
  /** Its id. */
  readonly id: Scalars['String']['output'];
  /** The node. */
  readonly object: SaveObject;
  /** Its state, as a number of unknown meaning. */
  readonly state?: Maybe<Scalars['Int']['output']>;
  /** A time in the future, perhaps when it goes away; in game time. */
  readonly time?: Maybe<Scalars['Float']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherNodeConnection = {
  readonly __typename?: 'SlimeRancherNodeConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherNodeEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherNode>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherNodeConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherNodeEdge = {
  readonly __typename?: 'SlimeRancherNodeEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherNode;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherNodeFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherNodeFilter>>;
  /** Condition on `contents`: its title, name or path. */
  readonly contents?: InputMaybe<TextFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherNodeFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherNodeFilter>>;
  /** Condition on `state`. */
  readonly state?: InputMaybe<NumberFilter>;
  /** Condition on `time`. */
  readonly time?: InputMaybe<NumberFilter>;
};

/** An option of the game. */
export type SlimeRancherOption = {
  readonly __typename?: 'SlimeRancherOption';
  /** Name, such as `setting.TarrEnabled`. */
  readonly key: Scalars['String']['output'];
  /** Value, such as `on`. */
  readonly value: Scalars['String']['output'];
};

/** The rancher. */
export type SlimeRancherPlayer = {
  readonly __typename?: 'SlimeRancherPlayer';
  /** Blueprints on offer. */
  readonly availableBlueprints: ReadonlyArray<Named>;
  /** Blueprints owned. */
  readonly blueprints: ReadonlyArray<Named>;
  /** Upgrade components in store. */
  readonly components: ReadonlyArray<SlimeRancherAmount>;
  /** Money. */
  readonly currency?: Maybe<Scalars['Int']['output']>;
  /** Money earned in all. */
  readonly currencyEverCollected?: Maybe<Scalars['Int']['output']>;
  /** Energy. */
  readonly energy?: Maybe<Scalars['Int']['output']>;
  /** Health. */
  readonly health?: Maybe<Scalars['Int']['output']>;
  /** Keys. */
  readonly keys?: Maybe<Scalars['Int']['output']>;
  /** The player. */
  readonly object: SaveObject;
  /** Entries of the encyclopedia that are unlocked. */
  readonly pedia: ReadonlyArray<Scalars['String']['output']>;
  /** Where the player is; y is up. */
  readonly position?: Maybe<Point>;
  /** Radiation. */
  readonly radiation?: Maybe<Scalars['Int']['output']>;
  /** Part of the world that the player is in. */
  readonly sceneGroup?: Maybe<Named>;
  /** Upgrades bought, with their levels. The save has numbers for them instead of names. */
  readonly upgrades: ReadonlyArray<SlimeRancherLevel>;
};

/** A plot of the ranch. */
export type SlimeRancherPlot = View & {
  readonly __typename?: 'SlimeRancherPlot';
  /** Ash in the trough. */
  readonly ash?: Maybe<Scalars['Float']['output']>;
  /** When the collector collects next, in game time. */
  readonly collectorNext?: Maybe<Scalars['Float']['output']>;
  /** When the feeder dispenses next, in game time. */
  readonly feederNext?: Maybe<Scalars['Float']['output']>;
  /** Speed of the feeder: normal, slow or fast. */
  readonly feederSpeed?: Maybe<Scalars['String']['output']>;
  /** Ids that it tracks although nothing has them any more. */
  readonly goneIds: Scalars['Int']['output'];
  /** What grows in it; null for nothing. */
  readonly grower?: Maybe<Named>;
  /** Its id, such as `plot0031824558`; null in old versions. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** What its silo, feeder and collectors hold: filled slots only. */
  readonly inventory: ReadonlyArray<SlimeRancherSlot>;
  /** Pieces in all of them. */
  readonly items: Scalars['Float']['output'];
  /** The plot. */
  readonly object: SaveObject;
  /** Where it is, if the user's layouts have its place; saves do not. */
  readonly position?: Maybe<Point>;
  /** How many of these are slimes. */
  readonly slimes: Scalars['Int']['output'];
  /** What the plot keeps track of, by kind of thing. */
  readonly tracked: ReadonlyArray<SlimeRancherTracked>;
  /** What it is: empty, corral, coop, garden, silo, pond, incinerator; the number of an unknown kind. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** Upgrades; numbers of unknown ones. */
  readonly upgrades: ReadonlyArray<Scalars['String']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherPlotConnection = {
  readonly __typename?: 'SlimeRancherPlotConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherPlotEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherPlot>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherPlotConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherPlotEdge = {
  readonly __typename?: 'SlimeRancherPlotEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherPlot;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherPlotFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherPlotFilter>>;
  /** Condition on `ash`. */
  readonly ash?: InputMaybe<NumberFilter>;
  /** Condition on `collectorNext`. */
  readonly collectorNext?: InputMaybe<NumberFilter>;
  /** Condition on `feederNext`. */
  readonly feederNext?: InputMaybe<NumberFilter>;
  /** Condition on `feederSpeed`. */
  readonly feederSpeed?: InputMaybe<TextFilter>;
  /** Condition on `goneIds`. */
  readonly goneIds?: InputMaybe<NumberFilter>;
  /** Condition on `grower`: its title, name or path. */
  readonly grower?: InputMaybe<TextFilter>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<TextFilter>;
  /** Condition on `items`. */
  readonly items?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherPlotFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherPlotFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `slimes`. */
  readonly slimes?: InputMaybe<NumberFilter>;
  /** Condition on `type`. */
  readonly type?: InputMaybe<TextFilter>;
  /** Condition on `upgrades`. */
  readonly upgrades?: InputMaybe<TextFilter>;
};

/** How the plot of something is known. */
export type SlimeRancherPlotMethod =
  /** It is on the plot, according to places in the user's layouts (Slime Rancher 1, which has no lists). */
  | 'NEAREST'
  /** The plot lists it. */
  | 'TRACKED';

/** Conditions on such a value; all given ones must hold. */
export type SlimeRancherPlotMethodFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SlimeRancherPlotMethod>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SlimeRancherPlotMethod>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SlimeRancherPlotMethod>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SlimeRancherPlotMethod>>;
};

/** A treasure pod. */
export type SlimeRancherPod = View & {
  readonly __typename?: 'SlimeRancherPod';
  /** Its id, such as `pod0580546977`. */
  readonly id: Scalars['String']['output'];
  /** Whether it was opened. */
  readonly isOpen?: Maybe<Scalars['Boolean']['output']>;
  /** The pod. */
  readonly object: SaveObject;
  /** Where it is, if the user's layouts have its place; saves do not. */
  readonly position?: Maybe<Point>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherPodConnection = {
  readonly __typename?: 'SlimeRancherPodConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherPodEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherPod>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherPodConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherPodEdge = {
  readonly __typename?: 'SlimeRancherPodEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherPod;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherPodFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherPodFilter>>;
  /** Condition on `id`. */
  readonly id?: InputMaybe<TextFilter>;
  /** Condition on `isOpen`. */
  readonly isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherPodFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherPodFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
};

/** Facts about a save. */
export type SlimeRancherSession = {
  readonly __typename?: 'SlimeRancherSession';
  /** Money, as the menu shows it. */
  readonly currency?: Maybe<Scalars['Int']['output']>;
  /** Day, from 1. */
  readonly day?: Maybe<Scalars['Int']['output']>;
  /** Name that the player gave. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Mode, such as `classic` (Slime Rancher 1). */
  readonly gameMode?: Maybe<Scalars['String']['output']>;
  /** Name of the game's files. */
  readonly gameName?: Maybe<Scalars['String']['output']>;
  /** Hour of the day, from 0 to 24. */
  readonly hour?: Maybe<Scalars['Float']['output']>;
  /** Icon in the menu. */
  readonly icon?: Maybe<Named>;
  /** Whether slimes may go feral. */
  readonly isFeralEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the game is over. */
  readonly isGameOver?: Maybe<Scalars['Boolean']['output']>;
  /** Whether Tarrs are enabled. */
  readonly isTarrEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Options of the game. */
  readonly options: ReadonlyArray<SlimeRancherOption>;
  /** Entries of the encyclopedia, as the menu shows them. */
  readonly pediaCount?: Maybe<Scalars['Int']['output']>;
  /** Number of the save in its game: the highest is the newest. */
  readonly saveNumber?: Maybe<Scalars['Float']['output']>;
  /** Slot in the menu, from 0. */
  readonly saveSlot?: Maybe<Scalars['Int']['output']>;
  /** When it was written, ISO 8601. */
  readonly savedAt?: Maybe<Scalars['String']['output']>;
  /** Parts of the world that the save knows. */
  readonly sceneGroups: ReadonlyArray<Named>;
  /** Build of the game, such as `0.1.1 [202208241520-81161]`. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** Game time. */
  readonly worldTime?: Maybe<Scalars['Float']['output']>;
  /** Zones that the save knows. */
  readonly zones: ReadonlyArray<Named>;
};

/** A filled slot of a plot. */
export type SlimeRancherSlot = {
  readonly __typename?: 'SlimeRancherSlot';
  /** How many. */
  readonly amount: Scalars['Int']['output'];
  /** Place: silo, feeder, plort collector, elder collector; or else the save's own word. */
  readonly compartment: Scalars['String']['output'];
  /** What it is. */
  readonly item: Named;
  /** Position in it, from 0. */
  readonly slot: Scalars['Int']['output'];
};

/** A spot where something grows: in a garden or in the wild. Saves identify spots by their places. */
export type SlimeRancherSpot = View & {
  readonly __typename?: 'SlimeRancherSpot';
  /** When the next one grows, in game time. */
  readonly nextTime?: Maybe<Scalars['Float']['output']>;
  /** The spot. */
  readonly object: SaveObject;
  /** Where it is. */
  readonly position?: Maybe<Point>;
  /** Water left. */
  readonly water?: Maybe<Scalars['Float']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherSpotConnection = {
  readonly __typename?: 'SlimeRancherSpotConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherSpotEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherSpot>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherSpotConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherSpotEdge = {
  readonly __typename?: 'SlimeRancherSpotEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherSpot;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherSpotFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherSpotFilter>>;
  /** Condition on `nextTime`. */
  readonly nextTime?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherSpotFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherSpotFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `water`. */
  readonly water?: InputMaybe<NumberFilter>;
};

/** Something in stock, where it is. */
export type SlimeRancherStock = {
  readonly __typename?: 'SlimeRancherStock';
  /** How many. */
  readonly amount: Scalars['Int']['output'];
  /** Whether it counts as owned: everything except what is in the world. */
  readonly isOwned: Scalars['Boolean']['output'];
  /** What it is. */
  readonly item: Named;
  /** The slot, the player, or the thing in the world. */
  readonly object: SaveObject;
  /** Where it is. */
  readonly place: SlimeRancherStockPlace;
};

/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherStockConnection = {
  readonly __typename?: 'SlimeRancherStockConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SlimeRancherStockEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SlimeRancherStock>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SlimeRancherStockConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type SlimeRancherStockEdge = {
  readonly __typename?: 'SlimeRancherStockEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SlimeRancherStock;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type SlimeRancherStockFilter = {
  /** Condition on `amount`. */
  readonly amount?: InputMaybe<NumberFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SlimeRancherStockFilter>>;
  /** Condition on `isOwned`. */
  readonly isOwned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `item`: its title, name or path. */
  readonly item?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<SlimeRancherStockFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SlimeRancherStockFilter>>;
  /** Condition on `place`. */
  readonly place?: InputMaybe<SlimeRancherStockPlaceFilter>;
};

/** Where something in stock is. */
export type SlimeRancherStockPlace =
  /** In a gadget (Slime Rancher 1). */
  | 'GADGET'
  /** In a plot's silo, feeder or collector. */
  | 'PLOT'
  /** In the refinery. */
  | 'REFINERY'
  /** In the vacpack. */
  | 'VAC'
  /** In the world. Does not count as owned. */
  | 'WORLD';

/** Conditions on such a value; all given ones must hold. */
export type SlimeRancherStockPlaceFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<SlimeRancherStockPlace>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SlimeRancherStockPlace>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<SlimeRancherStockPlace>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<SlimeRancherStockPlace>>;
};

/** Things of one kind that a plot keeps track of. */
export type SlimeRancherTracked = {
  readonly __typename?: 'SlimeRancherTracked';
  /** Mean agitation, 0 to 1; null for things without moods. */
  readonly agitation?: Maybe<Scalars['Float']['output']>;
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** Mean fear, 0 to 1; null for things without moods. */
  readonly fear?: Maybe<Scalars['Float']['output']>;
  /** How many are feral. */
  readonly feral: Scalars['Int']['output'];
  /** Mean hunger, 0 to 1; null for things without moods. */
  readonly hunger?: Maybe<Scalars['Float']['output']>;
  /** What they are. */
  readonly item: Named;
};

/** A run of bytes. */
export type Span = {
  readonly __typename?: 'Span';
  /** Name of the file. */
  readonly file: Scalars['String']['output'];
  /** Number of bytes. */
  readonly length: Scalars['Int']['output'];
  /** First byte, counted from the start of the file's inflated content. */
  readonly offset: Scalars['BigInt']['output'];
};

/** A sphere, in the unit of `Save.units`; finds what is near an object, for example. */
export type SphereInput = {
  /** Its centre. */
  readonly center: PlaceInput;
  /** Its radius. */
  readonly radius: Scalars['Float']['input'];
};

/** Events, delivered as server-sent events: request them with `Accept: text/event-stream`. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Every change of a save: when it appears, when answers start to come from newer files, and when its files are gone. Changes
   * during delivery of the previous one are merged, per save.
   */
  readonly saveChanged?: Maybe<SaveChange>;
};


/** Events, delivered as server-sent events: request them with `Accept: text/event-stream`. */
export type SubscriptionSaveChangedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Conditions on a text; all given ones must hold. A null operand is an error, not a condition that always holds. */
export type TextFilter = {
  /** Whether upper and lower case differ. */
  readonly caseSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Contains this. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** Ends with this. */
  readonly endsWith?: InputMaybe<Scalars['String']['input']>;
  /** Is exactly this. */
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** True: there is no text. False: there is one. */
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Contains a match of this regular expression: RE2 syntax, so no backreferences or lookaround. */
  readonly matches?: InputMaybe<Scalars['String']['input']>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Begins with this. */
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a walk along references. */
export type Traversal = {
  readonly __typename?: 'Traversal';
  /** The objects that were visited, in order of depth; with `where`, those that match. */
  readonly nodes: ReadonlyArray<Visited>;
  /** Whether a limit ended the walk before it was done. */
  readonly truncated: Scalars['Boolean']['output'];
  /** How many objects were visited. */
  readonly visited: Scalars['Int']['output'];
};

/** What lengths and directions mean. Values are given as the game stores them, never converted. */
export type Units = {
  readonly __typename?: 'Units';
  /** The unit of positions, such as "cm"; "none" when the save has no places. */
  readonly length: Scalars['String']['output'];
  /** The axis that points north on the game's map, such as "-Y"; null when there is none. */
  readonly northAxis?: Maybe<Scalars['String']['output']>;
  /** How many of that unit make a metre; null when it is unknown. */
  readonly perMetre?: Maybe<Scalars['Float']['output']>;
  /** The axis that points up, such as "+Z"; null when there is none. */
  readonly upAxis?: Maybe<Scalars['String']['output']>;
};

/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3 = {
  readonly __typename?: 'Unreal3';
  /** Actors that levels list, in the levels' order. */
  readonly actors?: Maybe<Unreal3ActorConnection>;
  /** The class tree across all packages. */
  readonly classes?: Maybe<Unreal3ClassConnection>;
  /** Which package needs which. */
  readonly dependencies?: Maybe<Unreal3DependencyConnection>;
  /** What packages import, package by package in table order. */
  readonly imports?: Maybe<Unreal3ImportConnection>;
  /** Packages that are named but not loaded; most wanted first. */
  readonly missing?: Maybe<Unreal3MissingConnection>;
  /** Loaded packages, in file order. */
  readonly packages?: Maybe<Unreal3PackageConnection>;
  /** What cannot be known from these packages, in words. */
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
  /** How much each object is used, loaded or not. */
  readonly usage?: Maybe<Unreal3UsageConnection>;
};


/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3ActorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<Unreal3ActorFilter>;
};


/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3ClassesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<Unreal3ClassFilter>;
};


/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3DependenciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<Unreal3DependencyFilter>;
};


/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3ImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<Unreal3ImportFilter>;
};


/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3MissingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<Unreal3MissingFilter>;
};


/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3PackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<Unreal3PackageFilter>;
};


/**
 * Packages of Unreal Engine 3, one or a folder of them: what they need and lack, the class tree across them, actors of levels,
 * and how much everything is used.
 */
export type Unreal3UsageArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowOrder>>;
  where?: InputMaybe<Unreal3UsageFilter>;
};

/** An actor of a level. */
export type Unreal3Actor = View & {
  readonly __typename?: 'Unreal3Actor';
  /** What its defaults come from. */
  readonly archetype?: Maybe<SaveObject>;
  /** Objects that belong to it. */
  readonly components: ReadonlyArray<SaveObject>;
  /** Its group in the editor, when it has one of its own. */
  readonly group?: Maybe<Scalars['String']['output']>;
  /** Whether it has a place. */
  readonly isPlaced: Scalars['Boolean']['output'];
  /** The level that lists it. */
  readonly level: SaveObject;
  /** Name of the package that it lies in. */
  readonly map?: Maybe<Scalars['String']['output']>;
  /** Its mesh: that of its own component, or else of an archetype's. */
  readonly mesh?: Maybe<SaveObject>;
  /** Name of that mesh. */
  readonly meshName?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The actor. */
  readonly object: SaveObject;
  /** Where it is, in centimetres; null when neither it nor its templates say. */
  readonly position?: Maybe<Point>;
  /** Its tag, when it has one of its own. */
  readonly tag?: Maybe<Scalars['String']['output']>;
  /** Its class. */
  readonly type: Named;
};

/** One page of a list of rows, and figures over all of it. */
export type Unreal3ActorConnection = {
  readonly __typename?: 'Unreal3ActorConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<Unreal3ActorEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<Unreal3Actor>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type Unreal3ActorConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type Unreal3ActorEdge = {
  readonly __typename?: 'Unreal3ActorEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: Unreal3Actor;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type Unreal3ActorFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<Unreal3ActorFilter>>;
  /** Condition on `archetype`: its path or name. */
  readonly archetype?: InputMaybe<TextFilter>;
  /** Condition on `components`: its path or name. */
  readonly components?: InputMaybe<TextFilter>;
  /** Condition on `group`. */
  readonly group?: InputMaybe<TextFilter>;
  /** Condition on `isPlaced`. */
  readonly isPlaced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `level`: its path or name. */
  readonly level?: InputMaybe<TextFilter>;
  /** Condition on `map`. */
  readonly map?: InputMaybe<TextFilter>;
  /** Condition on `mesh`: its path or name. */
  readonly mesh?: InputMaybe<TextFilter>;
  /** Condition on `meshName`. */
  readonly meshName?: InputMaybe<TextFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<Unreal3ActorFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<Unreal3ActorFilter>>;
  /** Condition on `position`: it lies in this part of the map. */
  readonly position?: InputMaybe<RegionInput>;
  /** Condition on `tag`. */
  readonly tag?: InputMaybe<TextFilter>;
  /** Condition on `type`: its title, name or path. */
  readonly type?: InputMaybe<TextFilter>;
};

/** A class of a package, or an ancestor of one that no loaded package has. */
export type Unreal3Class = View & {
  readonly __typename?: 'Unreal3Class';
  /** Its known ancestors, nearest first. */
  readonly ancestors: ReadonlyArray<SaveObject>;
  /** The object with its default values. */
  readonly defaultObject?: Maybe<SaveObject>;
  /** How many derive from it, directly or not. */
  readonly descendants: Scalars['Int']['output'];
  /** Flags by name. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  /** Functions that it declares. */
  readonly functions: Scalars['Int']['output'];
  /** Objects of exactly this class. */
  readonly instances: Scalars['Int']['output'];
  /** Whether a loaded package has it; if not, only name and subclasses are known. */
  readonly isLoaded: Scalars['Boolean']['output'];
  /** Whether its declarations were stripped, as in packages cooked for consoles. */
  readonly isStripped: Scalars['Boolean']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The class. */
  readonly object: SaveObject;
  /** Name of its package. */
  readonly package: Scalars['String']['output'];
  /** The class that it derives from; null if there is none, or none is known. */
  readonly parent?: Maybe<SaveObject>;
  /** Name of that class. */
  readonly parentName?: Maybe<Scalars['String']['output']>;
  /** Properties that it declares. */
  readonly properties: Scalars['Int']['output'];
  /** Source text; null where the package does not keep it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** How many derive from it directly. */
  readonly subclassCount: Scalars['Int']['output'];
  /** Classes that derive from it directly. */
  readonly subclasses: ReadonlyArray<SaveObject>;
};

/** One page of a list of rows, and figures over all of it. */
export type Unreal3ClassConnection = {
  readonly __typename?: 'Unreal3ClassConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<Unreal3ClassEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<Unreal3Class>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type Unreal3ClassConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type Unreal3ClassEdge = {
  readonly __typename?: 'Unreal3ClassEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: Unreal3Class;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type Unreal3ClassFilter = {
  /** Condition on `ancestors`: its path or name. */
  readonly ancestors?: InputMaybe<TextFilter>;
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<Unreal3ClassFilter>>;
  /** Condition on `defaultObject`: its path or name. */
  readonly defaultObject?: InputMaybe<TextFilter>;
  /** Condition on `descendants`. */
  readonly descendants?: InputMaybe<NumberFilter>;
  /** Condition on `flags`. */
  readonly flags?: InputMaybe<TextFilter>;
  /** Condition on `functions`. */
  readonly functions?: InputMaybe<NumberFilter>;
  /** Condition on `instances`. */
  readonly instances?: InputMaybe<NumberFilter>;
  /** Condition on `isLoaded`. */
  readonly isLoaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isStripped`. */
  readonly isStripped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<Unreal3ClassFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<Unreal3ClassFilter>>;
  /** Condition on `package`. */
  readonly package?: InputMaybe<TextFilter>;
  /** Condition on `parent`: its path or name. */
  readonly parent?: InputMaybe<TextFilter>;
  /** Condition on `parentName`. */
  readonly parentName?: InputMaybe<TextFilter>;
  /** Condition on `properties`. */
  readonly properties?: InputMaybe<NumberFilter>;
  /** Condition on `source`. */
  readonly source?: InputMaybe<TextFilter>;
  /** Condition on `subclassCount`. */
  readonly subclassCount?: InputMaybe<NumberFilter>;
  /** Condition on `subclasses`: its path or name. */
  readonly subclasses?: InputMaybe<TextFilter>;
};

/** A package's need for another. */
export type Unreal3Dependency = {
  readonly __typename?: 'Unreal3Dependency';
  /** Objects that are imported from it. */
  readonly imports: Scalars['Int']['output'];
  /** Whether the needed package is loaded. */
  readonly isLoaded: Scalars['Boolean']['output'];
  /** Whether it is named only to be streamed in or cooked with it. */
  readonly isStreaming: Scalars['Boolean']['output'];
  /** The package that it needs. */
  readonly needs: SaveObject;
  /** The package that needs another. */
  readonly object: SaveObject;
  /** Name of the package that it needs. */
  readonly on: Scalars['String']['output'];
  /** Name of the package that needs another. */
  readonly package: Scalars['String']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type Unreal3DependencyConnection = {
  readonly __typename?: 'Unreal3DependencyConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<Unreal3DependencyEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<Unreal3Dependency>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type Unreal3DependencyConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type Unreal3DependencyEdge = {
  readonly __typename?: 'Unreal3DependencyEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: Unreal3Dependency;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type Unreal3DependencyFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<Unreal3DependencyFilter>>;
  /** Condition on `imports`. */
  readonly imports?: InputMaybe<NumberFilter>;
  /** Condition on `isLoaded`. */
  readonly isLoaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isStreaming`. */
  readonly isStreaming?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `needs`: its path or name. */
  readonly needs?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<Unreal3DependencyFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** Condition on `on`. */
  readonly on?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<Unreal3DependencyFilter>>;
  /** Condition on `package`. */
  readonly package?: InputMaybe<TextFilter>;
};

/** Something that a package uses of another. */
export type Unreal3Import = {
  readonly __typename?: 'Unreal3Import';
  /** Class of what is imported. */
  readonly className: Scalars['String']['output'];
  /** Name of its package. */
  readonly from: Scalars['String']['output'];
  /** The package that imports it. */
  readonly importedBy: SaveObject;
  /** Whether a whole package is imported. */
  readonly isPackage: Scalars['Boolean']['output'];
  /** What is imported. */
  readonly object: SaveObject;
  /** Name of the package that imports it. */
  readonly package: Scalars['String']['output'];
  /** Path of what is imported. */
  readonly path: Scalars['String']['output'];
  /** Whether it was found. */
  readonly state: Unreal3ImportState;
};

/** One page of a list of rows, and figures over all of it. */
export type Unreal3ImportConnection = {
  readonly __typename?: 'Unreal3ImportConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<Unreal3ImportEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<Unreal3Import>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type Unreal3ImportConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type Unreal3ImportEdge = {
  readonly __typename?: 'Unreal3ImportEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: Unreal3Import;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type Unreal3ImportFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<Unreal3ImportFilter>>;
  /** Condition on `className`. */
  readonly className?: InputMaybe<TextFilter>;
  /** Condition on `from`. */
  readonly from?: InputMaybe<TextFilter>;
  /** Condition on `importedBy`: its path or name. */
  readonly importedBy?: InputMaybe<TextFilter>;
  /** Condition on `isPackage`. */
  readonly isPackage?: InputMaybe<Scalars['Boolean']['input']>;
  /** This does not hold. */
  readonly not?: InputMaybe<Unreal3ImportFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<Unreal3ImportFilter>>;
  /** Condition on `package`. */
  readonly package?: InputMaybe<TextFilter>;
  /** Condition on `path`. */
  readonly path?: InputMaybe<TextFilter>;
  /** Condition on `state`. */
  readonly state?: InputMaybe<Unreal3ImportStateFilter>;
};

/** Whether an import was found. */
export type Unreal3ImportState =
  /** The package is not loaded. */
  | 'NOT_LOADED'
  /** A loaded package has the object. */
  | 'RESOLVED'
  /** The package is loaded but has no such object: usually another version of it. */
  | 'UNRESOLVED';

/** Conditions on such a value; all given ones must hold. */
export type Unreal3ImportStateFilter = {
  /** Is this. */
  readonly eq?: InputMaybe<Unreal3ImportState>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Unreal3ImportState>>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<Unreal3ImportState>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<Unreal3ImportState>>;
};

/** A package that is named but not loaded. */
export type Unreal3Missing = {
  readonly __typename?: 'Unreal3Missing';
  /** How many objects of it they import. */
  readonly imports: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The package that is missing. */
  readonly object: SaveObject;
  /** How many packages want it. */
  readonly packages: Scalars['Int']['output'];
  /** Names of the packages that want it. */
  readonly wantedBy: ReadonlyArray<Scalars['String']['output']>;
};

/** One page of a list of rows, and figures over all of it. */
export type Unreal3MissingConnection = {
  readonly __typename?: 'Unreal3MissingConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<Unreal3MissingEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<Unreal3Missing>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type Unreal3MissingConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type Unreal3MissingEdge = {
  readonly __typename?: 'Unreal3MissingEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: Unreal3Missing;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type Unreal3MissingFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<Unreal3MissingFilter>>;
  /** Condition on `imports`. */
  readonly imports?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<Unreal3MissingFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<Unreal3MissingFilter>>;
  /** Condition on `packages`. */
  readonly packages?: InputMaybe<NumberFilter>;
  /** Condition on `wantedBy`. */
  readonly wantedBy?: InputMaybe<TextFilter>;
};

/** A loaded package. */
export type Unreal3Package = View & {
  readonly __typename?: 'Unreal3Package';
  /** Version of the cooker; 0 when it was not cooked. */
  readonly cookerVersion?: Maybe<Scalars['Float']['output']>;
  /** Build of the engine. */
  readonly engineVersion?: Maybe<Scalars['Float']['output']>;
  /** Objects that it holds. */
  readonly exports?: Maybe<Scalars['Int']['output']>;
  /** Version of the format. */
  readonly fileVersion?: Maybe<Scalars['Int']['output']>;
  /** Flags by name. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  /** Folder of the content browser. */
  readonly folder?: Maybe<Scalars['String']['output']>;
  /** The game that saved it, judging by its versions; null when unknown. */
  readonly game?: Maybe<Scalars['String']['output']>;
  /** GUID, 32 hexadecimal digits. */
  readonly guid?: Maybe<Scalars['String']['output']>;
  /** Whether it holds classes in script. */
  readonly hasScript: Scalars['Boolean']['output'];
  /** Objects that it imports. */
  readonly imports?: Maybe<Scalars['Int']['output']>;
  /** Whether it was made for a big-endian console. */
  readonly isBigEndian: Scalars['Boolean']['output'];
  /** Whether it was cooked for play. */
  readonly isCooked: Scalars['Boolean']['output'];
  /** Whether it holds a map. */
  readonly isMap: Scalars['Boolean']['output'];
  /** Version of the licensee's changes. */
  readonly licenseeVersion?: Maybe<Scalars['Int']['output']>;
  /** Name by which others import it: the file name without its extension. */
  readonly name: Scalars['String']['output'];
  /** Names in its table. */
  readonly names?: Maybe<Scalars['Int']['output']>;
  /** The package. */
  readonly object: SaveObject;
  /** Size when inflated, in bytes. */
  readonly size?: Maybe<Scalars['Float']['output']>;
  /** How it is stored: raw, or compressed in chunks or as a whole. */
  readonly stored?: Maybe<Scalars['String']['output']>;
  /** Packages to be streamed in or cooked with it. */
  readonly streams: ReadonlyArray<Scalars['String']['output']>;
  /** Thumbnails that it holds. */
  readonly thumbnails: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type Unreal3PackageConnection = {
  readonly __typename?: 'Unreal3PackageConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<Unreal3PackageEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<Unreal3Package>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type Unreal3PackageConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type Unreal3PackageEdge = {
  readonly __typename?: 'Unreal3PackageEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: Unreal3Package;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type Unreal3PackageFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<Unreal3PackageFilter>>;
  /** Condition on `cookerVersion`. */
  readonly cookerVersion?: InputMaybe<NumberFilter>;
  /** Condition on `engineVersion`. */
  readonly engineVersion?: InputMaybe<NumberFilter>;
  /** Condition on `exports`. */
  readonly exports?: InputMaybe<NumberFilter>;
  /** Condition on `fileVersion`. */
  readonly fileVersion?: InputMaybe<NumberFilter>;
  /** Condition on `flags`. */
  readonly flags?: InputMaybe<TextFilter>;
  /** Condition on `folder`. */
  readonly folder?: InputMaybe<TextFilter>;
  /** Condition on `game`. */
  readonly game?: InputMaybe<TextFilter>;
  /** Condition on `guid`. */
  readonly guid?: InputMaybe<TextFilter>;
  /** Condition on `hasScript`. */
  readonly hasScript?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `imports`. */
  readonly imports?: InputMaybe<NumberFilter>;
  /** Condition on `isBigEndian`. */
  readonly isBigEndian?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isCooked`. */
  readonly isCooked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `isMap`. */
  readonly isMap?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `licenseeVersion`. */
  readonly licenseeVersion?: InputMaybe<NumberFilter>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** Condition on `names`. */
  readonly names?: InputMaybe<NumberFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<Unreal3PackageFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<Unreal3PackageFilter>>;
  /** Condition on `size`. */
  readonly size?: InputMaybe<NumberFilter>;
  /** Condition on `stored`. */
  readonly stored?: InputMaybe<TextFilter>;
  /** Condition on `streams`. */
  readonly streams?: InputMaybe<TextFilter>;
  /** Condition on `thumbnails`. */
  readonly thumbnails?: InputMaybe<NumberFilter>;
};

/** How much an object is used. References from its container, or for load order, do not count. */
export type Unreal3Usage = {
  readonly __typename?: 'Unreal3Usage';
  /** Objects that take defaults from it. */
  readonly asArchetype: Scalars['Int']['output'];
  /** Objects of it, when it is a class. */
  readonly asClass: Scalars['Int']['output'];
  /** Its class. */
  readonly className: Scalars['String']['output'];
  /** Those in class-specific data, such as the materials of a mesh. */
  readonly inData: Scalars['Int']['output'];
  /** Those in properties. */
  readonly inProperties: Scalars['Int']['output'];
  /** Those in byte code. */
  readonly inScripts: Scalars['Int']['output'];
  /** Whether a loaded package has it. */
  readonly isLoaded: Scalars['Boolean']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The object. */
  readonly object: SaveObject;
  /** The package that it was read from; null when it is not loaded. */
  readonly package?: Maybe<Scalars['String']['output']>;
  /** Packages that have references to it. */
  readonly packages: Scalars['Int']['output'];
  /** Its path. */
  readonly path: Scalars['String']['output'];
  /** References that lead to it. */
  readonly uses: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type Unreal3UsageConnection = {
  readonly __typename?: 'Unreal3UsageConnection';
  /** Figures over all rows, on all pages. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<Unreal3UsageEdge>;
  /** All rows on all pages, grouped by fields; largest group first unless ordered otherwise. */
  readonly groups?: Maybe<RowGroupConnection>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<Unreal3Usage>;
  /** The page's place in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type Unreal3UsageConnectionGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<RowGroupHaving>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RowGroupOrder>>;
};

/** A row with its cursor. */
export type Unreal3UsageEdge = {
  readonly __typename?: 'Unreal3UsageEdge';
  /** Opaque; pass it to `after` or `before` to continue from here. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: Unreal3Usage;
};

/** Conditions on a row of this list; all given ones must hold. Omit the whole filter to get every row. */
export type Unreal3UsageFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<Unreal3UsageFilter>>;
  /** Condition on `asArchetype`. */
  readonly asArchetype?: InputMaybe<NumberFilter>;
  /** Condition on `asClass`. */
  readonly asClass?: InputMaybe<NumberFilter>;
  /** Condition on `className`. */
  readonly className?: InputMaybe<TextFilter>;
  /** Condition on `inData`. */
  readonly inData?: InputMaybe<NumberFilter>;
  /** Condition on `inProperties`. */
  readonly inProperties?: InputMaybe<NumberFilter>;
  /** Condition on `inScripts`. */
  readonly inScripts?: InputMaybe<NumberFilter>;
  /** Condition on `isLoaded`. */
  readonly isLoaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Condition on `name`. */
  readonly name?: InputMaybe<TextFilter>;
  /** This does not hold. */
  readonly not?: InputMaybe<Unreal3UsageFilter>;
  /** Condition on `object`: its path or name. */
  readonly object?: InputMaybe<TextFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<Unreal3UsageFilter>>;
  /** Condition on `package`. */
  readonly package?: InputMaybe<TextFilter>;
  /** Condition on `packages`. */
  readonly packages?: InputMaybe<NumberFilter>;
  /** Condition on `path`. */
  readonly path?: InputMaybe<TextFilter>;
  /** Condition on `uses`. */
  readonly uses?: InputMaybe<NumberFilter>;
};

/** Conditions on one value; all given ones must hold. */
export type ValueFilter = {
  /** It is this boolean. */
  readonly boolean?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is an integer and satisfies this, compared exactly. */
  readonly integer?: InputMaybe<IntegerFilter>;
  /** It is a number and satisfies this. */
  readonly number?: InputMaybe<NumberFilter>;
  /** It leads to an object that satisfies this. */
  readonly reference?: InputMaybe<ObjectFilter>;
  /** It is a text, name or enum value and satisfies this. */
  readonly text?: InputMaybe<TextFilter>;
};

/** What an object is in its game: a machine, a hero, a plot. Views are rows of the game's own lists. */
export type View = {
  /** The object that the row is about. */
  readonly object: SaveObject;
};

/** An object that a walk reached. */
export type Visited = {
  readonly __typename?: 'Visited';
  /** Steps from the nearest starting object. */
  readonly depth: Scalars['Int']['output'];
  /** The object that it came from; null at the start. */
  readonly from?: Maybe<SaveObject>;
  /** The object itself. */
  readonly object: SaveObject;
  /** The reference that led here; null at the start. */
  readonly via?: Maybe<Reference>;
};

/** A playthrough: saves that were written in the course of the same game. */
export type World = Node & {
  readonly __typename?: 'World';
  /** The format of its saves. */
  readonly format: SaveFormat;
  /** Opaque id; stays the same when more of its saves are opened. */
  readonly id: Scalars['ID']['output'];
  /** The save that the game wrote last, according to the headers. */
  readonly newest: Save;
  /** One object of the newest save by its path, case-sensitive; null when there is none. Reads no other save. */
  readonly object?: Maybe<SaveObject>;
  /** Its saves, oldest first; those that do not say when they were written come last. */
  readonly saves?: Maybe<ReadonlyArray<Save>>;
  /** Title of its newest save. */
  readonly title: Scalars['String']['output'];
};


/** A playthrough: saves that were written in the course of the same game. */
export type WorldObjectArgs = {
  path: Scalars['String']['input'];
};


/** A playthrough: saves that were written in the course of the same game. */
export type WorldSavesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<SaveOrder>>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( ClassParent )
    | ( SaveEntry )
    | ( ObjectParent )
    | ( SaveWorld )
  ;
  View:
    | ( Omit<DarkestDungeonActivity, 'hero' | 'object'> & { hero?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonBuilding, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonCorridor, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonDistrict, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonEvent, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonHero, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonMission, 'heroes' | 'object'> & { heroes: ReadonlyArray<_RefType['DarkestDungeonLogHero']>, object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonQuest, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonRecruit, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonRoom, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<DarkestDungeonTrinket, 'hero' | 'object'> & { hero?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryBuilding, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryCircuit, 'members' | 'object'> & { members: ReadonlyArray<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryCollectibleObject, 'collectible' | 'object'> & { collectible: _RefType['SatisfactoryCollectible'], object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryDrone, 'destination' | 'dockedAt' | 'home' | 'object'> & { destination?: Maybe<_RefType['SaveObject']>, dockedAt?: Maybe<_RefType['SaveObject']>, home?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryDronePort, 'drone' | 'object' | 'pairedWith'> & { drone?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'], pairedWith?: Maybe<_RefType['SaveObject']> } )
    | ( Omit<SatisfactoryFluidNetwork, 'buildings' | 'object'> & { buildings: ReadonlyArray<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryMachine, 'node' | 'object'> & { node?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryPlayer, 'object' | 'pawn'> & { object: _RefType['SaveObject'], pawn?: Maybe<_RefType['SaveObject']> } )
    | ( Omit<SatisfactoryRailSignal, 'guards' | 'object' | 'observes'> & { guards: ReadonlyArray<_RefType['SaveObject']>, object: _RefType['SaveObject'], observes: ReadonlyArray<_RefType['SaveObject']> } )
    | ( Omit<SatisfactoryRailSwitch, 'object' | 'tracks'> & { object: _RefType['SaveObject'], tracks: ReadonlyArray<_RefType['SaveObject']> } )
    | ( Omit<SatisfactoryRailTrack, 'joinedTo' | 'object'> & { joinedTo: ReadonlyArray<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryResourceNode, 'extractor' | 'object'> & { extractor?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactorySwitch, 'object' | 'sides'> & { object: _RefType['SaveObject'], sides: ReadonlyArray<_RefType['SatisfactoryCircuit']> } )
    | ( Omit<SatisfactoryTrain, 'cars' | 'object' | 'stops'> & { cars: ReadonlyArray<_RefType['SatisfactoryTrainCar']>, object: _RefType['SaveObject'], stops: ReadonlyArray<_RefType['SatisfactoryTrainStop']> } )
    | ( Omit<SatisfactoryTrainStation, 'building' | 'object' | 'platforms'> & { building?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'], platforms: ReadonlyArray<_RefType['SatisfactoryPlatform']> } )
    | ( Omit<SatisfactoryTruckStation, 'docked' | 'object'> & { docked?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryVehicle, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SatisfactoryVehiclePath, 'object' | 'points' | 'vehicles'> & { object: _RefType['SaveObject'], points: ReadonlyArray<_RefType['SatisfactoryPathPoint']>, vehicles: ReadonlyArray<_RefType['SaveObject']> } )
    | ( Omit<SlimeRancherActor, 'object' | 'plot' | 'statueOf'> & { object: _RefType['SaveObject'], plot?: Maybe<_RefType['SaveObject']>, statueOf?: Maybe<_RefType['SaveObject']> } )
    | ( Omit<SlimeRancherDiscovery, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SlimeRancherDrone, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SlimeRancherGadget, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SlimeRancherGordo, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SlimeRancherNode, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SlimeRancherPlot, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SlimeRancherPod, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<SlimeRancherSpot, 'object'> & { object: _RefType['SaveObject'] } )
    | ( Omit<Unreal3Actor, 'archetype' | 'components' | 'level' | 'mesh' | 'object'> & { archetype?: Maybe<_RefType['SaveObject']>, components: ReadonlyArray<_RefType['SaveObject']>, level: _RefType['SaveObject'], mesh?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'] } )
    | ( Omit<Unreal3Class, 'ancestors' | 'defaultObject' | 'object' | 'parent' | 'subclasses'> & { ancestors: ReadonlyArray<_RefType['SaveObject']>, defaultObject?: Maybe<_RefType['SaveObject']>, object: _RefType['SaveObject'], parent?: Maybe<_RefType['SaveObject']>, subclasses: ReadonlyArray<_RefType['SaveObject']> } )
    | ( Omit<Unreal3Package, 'object'> & { object: _RefType['SaveObject'] } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcrossChoice: AcrossChoice;
  AcrossFigure: AcrossFigure;
  AcrossFigureFilter: AcrossFigureFilter;
  AcrossGroup: ResolverTypeWrapper<AcrossGroupParent>;
  AcrossHaving: AcrossHaving;
  AcrossKey: AcrossKey;
  AcrossObject: ResolverTypeWrapper<StoredObject>;
  AcrossObjectFilter: AcrossObjectFilter;
  AcrossObjectPage: ResolverTypeWrapper<StoredObjectPage>;
  AcrossOrder: AcrossOrder;
  AcrossPage: ResolverTypeWrapper<AcrossPageParent>;
  AcrossPropertyFilter: AcrossPropertyFilter;
  AcrossSaveFilter: AcrossSaveFilter;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bounds: ResolverTypeWrapper<Bounds>;
  BoxInput: BoxInput;
  BucketInput: BucketInput;
  Bytes: ResolverTypeWrapper<BytesParent>;
  Cell: ResolverTypeWrapper<Cell>;
  ChangeConnection: ResolverTypeWrapper<ChangeList>;
  ChangeEdge: ResolverTypeWrapper<Omit<ChangeEdge, 'node'> & { node: ResolversTypes['ObjectChange'] }>;
  CircleInput: CircleInput;
  Class: ResolverTypeWrapper<ClassParent>;
  ClassConnection: ResolverTypeWrapper<ClassList>;
  ClassEdge: ResolverTypeWrapper<Omit<ClassEdge, 'node'> & { node: ResolversTypes['Class'] }>;
  ClassFilter: ClassFilter;
  ClassOrder: ClassOrder;
  ClassOrderField: ClassOrderField;
  Component: ResolverTypeWrapper<ComponentParent>;
  DarkestDungeon: ResolverTypeWrapper<Omit<DarkestDungeon, 'activities' | 'buildings' | 'corridors' | 'deaths' | 'districts' | 'events' | 'heroes' | 'map' | 'missions' | 'purchases' | 'quests' | 'raid' | 'recruits' | 'rooms' | 'trinkets'> & { activities?: Maybe<ResolversTypes['DarkestDungeonActivityConnection']>, buildings?: Maybe<ResolversTypes['DarkestDungeonBuildingConnection']>, corridors?: Maybe<ResolversTypes['DarkestDungeonCorridorConnection']>, deaths?: Maybe<ResolversTypes['DarkestDungeonDeathConnection']>, districts?: Maybe<ResolversTypes['DarkestDungeonDistrictConnection']>, events?: Maybe<ResolversTypes['DarkestDungeonEventConnection']>, heroes?: Maybe<ResolversTypes['DarkestDungeonHeroConnection']>, map?: Maybe<ResolversTypes['DarkestDungeonMap']>, missions?: Maybe<ResolversTypes['DarkestDungeonMissionConnection']>, purchases?: Maybe<ResolversTypes['DarkestDungeonPurchaseConnection']>, quests?: Maybe<ResolversTypes['DarkestDungeonQuestConnection']>, raid?: Maybe<ResolversTypes['DarkestDungeonRaid']>, recruits?: Maybe<ResolversTypes['DarkestDungeonRecruitConnection']>, rooms?: Maybe<ResolversTypes['DarkestDungeonRoomConnection']>, trinkets?: Maybe<ResolversTypes['DarkestDungeonTrinketConnection']> }>;
  DarkestDungeonActivity: ResolverTypeWrapper<Omit<DarkestDungeonActivity, 'hero' | 'object'> & { hero?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonActivityConnection: ResolverTypeWrapper<Omit<DarkestDungeonActivityConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonActivityEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonActivity']> }>;
  DarkestDungeonActivityEdge: ResolverTypeWrapper<Omit<DarkestDungeonActivityEdge, 'node'> & { node: ResolversTypes['DarkestDungeonActivity'] }>;
  DarkestDungeonActivityFilter: DarkestDungeonActivityFilter;
  DarkestDungeonAmount: ResolverTypeWrapper<DarkestDungeonAmount>;
  DarkestDungeonBuilding: ResolverTypeWrapper<Omit<DarkestDungeonBuilding, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonBuildingConnection: ResolverTypeWrapper<Omit<DarkestDungeonBuildingConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonBuildingEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonBuilding']> }>;
  DarkestDungeonBuildingEdge: ResolverTypeWrapper<Omit<DarkestDungeonBuildingEdge, 'node'> & { node: ResolversTypes['DarkestDungeonBuilding'] }>;
  DarkestDungeonBuildingFilter: DarkestDungeonBuildingFilter;
  DarkestDungeonCorridor: ResolverTypeWrapper<Omit<DarkestDungeonCorridor, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonCorridorConnection: ResolverTypeWrapper<Omit<DarkestDungeonCorridorConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonCorridorEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonCorridor']> }>;
  DarkestDungeonCorridorEdge: ResolverTypeWrapper<Omit<DarkestDungeonCorridorEdge, 'node'> & { node: ResolversTypes['DarkestDungeonCorridor'] }>;
  DarkestDungeonCorridorFilter: DarkestDungeonCorridorFilter;
  DarkestDungeonCounter: ResolverTypeWrapper<DarkestDungeonCounter>;
  DarkestDungeonDeath: ResolverTypeWrapper<Omit<DarkestDungeonDeath, 'object'> & { object?: Maybe<ResolversTypes['SaveObject']> }>;
  DarkestDungeonDeathConnection: ResolverTypeWrapper<Omit<DarkestDungeonDeathConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonDeathEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonDeath']> }>;
  DarkestDungeonDeathEdge: ResolverTypeWrapper<Omit<DarkestDungeonDeathEdge, 'node'> & { node: ResolversTypes['DarkestDungeonDeath'] }>;
  DarkestDungeonDeathFilter: DarkestDungeonDeathFilter;
  DarkestDungeonDeathSource: DarkestDungeonDeathSource;
  DarkestDungeonDeathSourceFilter: DarkestDungeonDeathSourceFilter;
  DarkestDungeonDistrict: ResolverTypeWrapper<Omit<DarkestDungeonDistrict, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonDistrictConnection: ResolverTypeWrapper<Omit<DarkestDungeonDistrictConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonDistrictEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonDistrict']> }>;
  DarkestDungeonDistrictEdge: ResolverTypeWrapper<Omit<DarkestDungeonDistrictEdge, 'node'> & { node: ResolversTypes['DarkestDungeonDistrict'] }>;
  DarkestDungeonDistrictFilter: DarkestDungeonDistrictFilter;
  DarkestDungeonDungeon: ResolverTypeWrapper<DarkestDungeonDungeon>;
  DarkestDungeonEnemy: ResolverTypeWrapper<Omit<DarkestDungeonEnemy, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonEstate: ResolverTypeWrapper<DarkestDungeonEstate>;
  DarkestDungeonEvent: ResolverTypeWrapper<Omit<DarkestDungeonEvent, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonEventConnection: ResolverTypeWrapper<Omit<DarkestDungeonEventConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonEventEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonEvent']> }>;
  DarkestDungeonEventEdge: ResolverTypeWrapper<Omit<DarkestDungeonEventEdge, 'node'> & { node: ResolversTypes['DarkestDungeonEvent'] }>;
  DarkestDungeonEventFilter: DarkestDungeonEventFilter;
  DarkestDungeonHero: ResolverTypeWrapper<Omit<DarkestDungeonHero, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonHeroConnection: ResolverTypeWrapper<Omit<DarkestDungeonHeroConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonHeroEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonHero']> }>;
  DarkestDungeonHeroEdge: ResolverTypeWrapper<Omit<DarkestDungeonHeroEdge, 'node'> & { node: ResolversTypes['DarkestDungeonHero'] }>;
  DarkestDungeonHeroFilter: DarkestDungeonHeroFilter;
  DarkestDungeonLogHero: ResolverTypeWrapper<Omit<DarkestDungeonLogHero, 'object'> & { object?: Maybe<ResolversTypes['SaveObject']> }>;
  DarkestDungeonMap: ResolverTypeWrapper<Omit<DarkestDungeonMap, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonMission: ResolverTypeWrapper<Omit<DarkestDungeonMission, 'heroes' | 'object'> & { heroes: ReadonlyArray<ResolversTypes['DarkestDungeonLogHero']>, object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonMissionConnection: ResolverTypeWrapper<Omit<DarkestDungeonMissionConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonMissionEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonMission']> }>;
  DarkestDungeonMissionEdge: ResolverTypeWrapper<Omit<DarkestDungeonMissionEdge, 'node'> & { node: ResolversTypes['DarkestDungeonMission'] }>;
  DarkestDungeonMissionFilter: DarkestDungeonMissionFilter;
  DarkestDungeonPartyMember: ResolverTypeWrapper<Omit<DarkestDungeonPartyMember, 'object'> & { object?: Maybe<ResolversTypes['SaveObject']> }>;
  DarkestDungeonPurchase: ResolverTypeWrapper<Omit<DarkestDungeonPurchase, 'hero' | 'object'> & { hero?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonPurchaseConnection: ResolverTypeWrapper<Omit<DarkestDungeonPurchaseConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonPurchaseEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonPurchase']> }>;
  DarkestDungeonPurchaseEdge: ResolverTypeWrapper<Omit<DarkestDungeonPurchaseEdge, 'node'> & { node: ResolversTypes['DarkestDungeonPurchase'] }>;
  DarkestDungeonPurchaseFilter: DarkestDungeonPurchaseFilter;
  DarkestDungeonQuest: ResolverTypeWrapper<Omit<DarkestDungeonQuest, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonQuestConnection: ResolverTypeWrapper<Omit<DarkestDungeonQuestConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonQuestEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonQuest']> }>;
  DarkestDungeonQuestEdge: ResolverTypeWrapper<Omit<DarkestDungeonQuestEdge, 'node'> & { node: ResolversTypes['DarkestDungeonQuest'] }>;
  DarkestDungeonQuestFilter: DarkestDungeonQuestFilter;
  DarkestDungeonRaid: ResolverTypeWrapper<Omit<DarkestDungeonRaid, 'enemies' | 'object' | 'party'> & { enemies: ReadonlyArray<ResolversTypes['DarkestDungeonEnemy']>, object: ResolversTypes['SaveObject'], party: ReadonlyArray<ResolversTypes['DarkestDungeonPartyMember']> }>;
  DarkestDungeonRecruit: ResolverTypeWrapper<Omit<DarkestDungeonRecruit, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonRecruitConnection: ResolverTypeWrapper<Omit<DarkestDungeonRecruitConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonRecruitEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonRecruit']> }>;
  DarkestDungeonRecruitEdge: ResolverTypeWrapper<Omit<DarkestDungeonRecruitEdge, 'node'> & { node: ResolversTypes['DarkestDungeonRecruit'] }>;
  DarkestDungeonRecruitFilter: DarkestDungeonRecruitFilter;
  DarkestDungeonRoom: ResolverTypeWrapper<Omit<DarkestDungeonRoom, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonRoomConnection: ResolverTypeWrapper<Omit<DarkestDungeonRoomConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonRoomEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonRoom']> }>;
  DarkestDungeonRoomEdge: ResolverTypeWrapper<Omit<DarkestDungeonRoomEdge, 'node'> & { node: ResolversTypes['DarkestDungeonRoom'] }>;
  DarkestDungeonRoomFilter: DarkestDungeonRoomFilter;
  DarkestDungeonSkill: ResolverTypeWrapper<DarkestDungeonSkill>;
  DarkestDungeonStatus: DarkestDungeonStatus;
  DarkestDungeonStatusFilter: DarkestDungeonStatusFilter;
  DarkestDungeonTrinket: ResolverTypeWrapper<Omit<DarkestDungeonTrinket, 'hero' | 'object'> & { hero?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  DarkestDungeonTrinketConnection: ResolverTypeWrapper<Omit<DarkestDungeonTrinketConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['DarkestDungeonTrinketEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['DarkestDungeonTrinket']> }>;
  DarkestDungeonTrinketEdge: ResolverTypeWrapper<Omit<DarkestDungeonTrinketEdge, 'node'> & { node: ResolversTypes['DarkestDungeonTrinket'] }>;
  DarkestDungeonTrinketFilter: DarkestDungeonTrinketFilter;
  DarkestDungeonTrinketPlace: DarkestDungeonTrinketPlace;
  DarkestDungeonTrinketPlaceFilter: DarkestDungeonTrinketPlaceFilter;
  DarkestDungeonUpgrade: ResolverTypeWrapper<DarkestDungeonUpgrade>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  Direction: Direction;
  ElementFilter: ElementFilter;
  ElementListFilter: ElementListFilter;
  Figure: Figure;
  FigureFilter: FigureFilter;
  FigureInput: FigureInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormatFilter: FormatFilter;
  FormatInfo: ResolverTypeWrapper<FormatInfo>;
  GraphPath: ResolverTypeWrapper<GraphPathParent>;
  GroupField: GroupField;
  GroupHaving: GroupHaving;
  GroupKey: GroupKey;
  GroupOrder: GroupOrder;
  GroupOrderField: GroupOrderField;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntegerFilter: IntegerFilter;
  Issue: ResolverTypeWrapper<IssueParent>;
  IssueConnection: ResolverTypeWrapper<IssueList>;
  IssueEdge: ResolverTypeWrapper<Omit<IssueEdge, 'node'> & { node: ResolversTypes['Issue'] }>;
  IssueFilter: IssueFilter;
  IssueLevel: IssueLevel;
  IssueLevelFilter: IssueLevelFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  KindFilter: KindFilter;
  Level: ResolverTypeWrapper<Level>;
  LoadState: LoadState;
  MeasureField: MeasureField;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Named: ResolverTypeWrapper<Named>;
  Neighbour: ResolverTypeWrapper<NeighbourParent>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NullsOrder: NullsOrder;
  NumberAggregate: ResolverTypeWrapper<Figures>;
  NumberFilter: NumberFilter;
  ObjectAggregate: ResolverTypeWrapper<Grouping>;
  ObjectChange: ResolverTypeWrapper<ChangeParent>;
  ObjectClassFilter: ObjectClassFilter;
  ObjectConnection: ResolverTypeWrapper<ObjectList>;
  ObjectEdge: ResolverTypeWrapper<Omit<ObjectEdge, 'node'> & { node: ResolversTypes['SaveObject'] }>;
  ObjectFilter: ObjectFilter;
  ObjectGroup: ResolverTypeWrapper<GroupParent>;
  ObjectGroupConnection: ResolverTypeWrapper<GroupListParent>;
  ObjectGroupEdge: ResolverTypeWrapper<Omit<ObjectGroupEdge, 'node'> & { node: ResolversTypes['ObjectGroup'] }>;
  ObjectKind: ObjectKind;
  ObjectOrder: ObjectOrder;
  ObjectOrderField: ObjectOrderField;
  OrderDirection: OrderDirection;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PlaceInput: PlaceInput;
  Point: ResolverTypeWrapper<Point>;
  PointInput: PointInput;
  Property: ResolverTypeWrapper<PropertyParent>;
  PropertyChange: ResolverTypeWrapper<PropertyChange>;
  PropertyFilter: PropertyFilter;
  PropertyShape: ResolverTypeWrapper<PropertyShape>;
  Quantifier: Quantifier;
  Quaternion: ResolverTypeWrapper<Quaternion>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reference: ResolverTypeWrapper<ReferenceParent>;
  ReferenceConnection: ResolverTypeWrapper<ReferenceList>;
  ReferenceEdge: ResolverTypeWrapper<Omit<ReferenceEdge, 'node'> & { node: ResolversTypes['Reference'] }>;
  ReferenceFilter: ReferenceFilter;
  ReferenceKind: ReferenceKind;
  ReferenceKindFilter: ReferenceKindFilter;
  ReferenceListFilter: ReferenceListFilter;
  RegionInput: RegionInput;
  RowAggregate: ResolverTypeWrapper<Omit<RowAggregate, 'number'> & { number?: Maybe<ResolversTypes['NumberAggregate']> }>;
  RowFigureFilter: RowFigureFilter;
  RowFigureInput: RowFigureInput;
  RowGroup: ResolverTypeWrapper<Omit<RowGroup, 'number' | 'objects'> & { number?: Maybe<ResolversTypes['NumberAggregate']>, objects?: Maybe<ReadonlyArray<ResolversTypes['SaveObject']>> }>;
  RowGroupConnection: ResolverTypeWrapper<Omit<RowGroupConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RowGroupEdge']>, nodes: ReadonlyArray<ResolversTypes['RowGroup']> }>;
  RowGroupEdge: ResolverTypeWrapper<Omit<RowGroupEdge, 'node'> & { node: ResolversTypes['RowGroup'] }>;
  RowGroupHaving: RowGroupHaving;
  RowGroupOrder: RowGroupOrder;
  RowOrder: RowOrder;
  Satisfactory: ResolverTypeWrapper<GameView>;
  SatisfactoryAmount: ResolverTypeWrapper<SatisfactoryAmount>;
  SatisfactoryBalance: ResolverTypeWrapper<SatisfactoryBalance>;
  SatisfactoryBalanceConnection: ResolverTypeWrapper<Omit<SatisfactoryBalanceConnection, 'aggregate' | 'groups'> & { aggregate: ResolversTypes['RowAggregate'], groups?: Maybe<ResolversTypes['RowGroupConnection']> }>;
  SatisfactoryBalanceEdge: ResolverTypeWrapper<SatisfactoryBalanceEdge>;
  SatisfactoryBalanceFilter: SatisfactoryBalanceFilter;
  SatisfactoryBottleneck: ResolverTypeWrapper<Omit<SatisfactoryBottleneck, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryBuilding: ResolverTypeWrapper<Omit<SatisfactoryBuilding, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryBuildingConnection: ResolverTypeWrapper<Omit<SatisfactoryBuildingConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryBuildingEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryBuilding']> }>;
  SatisfactoryBuildingEdge: ResolverTypeWrapper<Omit<SatisfactoryBuildingEdge, 'node'> & { node: ResolversTypes['SatisfactoryBuilding'] }>;
  SatisfactoryBuildingFilter: SatisfactoryBuildingFilter;
  SatisfactoryCircuit: ResolverTypeWrapper<Omit<SatisfactoryCircuit, 'members' | 'object'> & { members: ReadonlyArray<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  SatisfactoryCircuitConnection: ResolverTypeWrapper<Omit<SatisfactoryCircuitConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryCircuitEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryCircuit']> }>;
  SatisfactoryCircuitEdge: ResolverTypeWrapper<Omit<SatisfactoryCircuitEdge, 'node'> & { node: ResolversTypes['SatisfactoryCircuit'] }>;
  SatisfactoryCircuitFilter: SatisfactoryCircuitFilter;
  SatisfactoryCollectible: ResolverTypeWrapper<Omit<SatisfactoryCollectible, 'object'> & { object?: Maybe<ResolversTypes['SaveObject']> }>;
  SatisfactoryCollectibleConnection: ResolverTypeWrapper<Omit<SatisfactoryCollectibleConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryCollectibleEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryCollectible']> }>;
  SatisfactoryCollectibleCount: ResolverTypeWrapper<SatisfactoryCollectibleCount>;
  SatisfactoryCollectibleEdge: ResolverTypeWrapper<Omit<SatisfactoryCollectibleEdge, 'node'> & { node: ResolversTypes['SatisfactoryCollectible'] }>;
  SatisfactoryCollectibleFilter: SatisfactoryCollectibleFilter;
  SatisfactoryCollectibleKind: SatisfactoryCollectibleKind;
  SatisfactoryCollectibleKindFilter: SatisfactoryCollectibleKindFilter;
  SatisfactoryCollectibleObject: ResolverTypeWrapper<Omit<SatisfactoryCollectibleObject, 'collectible' | 'object'> & { collectible: ResolversTypes['SatisfactoryCollectible'], object: ResolversTypes['SaveObject'] }>;
  SatisfactoryCollectibleObjectConnection: ResolverTypeWrapper<Omit<SatisfactoryCollectibleObjectConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryCollectibleObjectEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryCollectibleObject']> }>;
  SatisfactoryCollectibleObjectEdge: ResolverTypeWrapper<Omit<SatisfactoryCollectibleObjectEdge, 'node'> & { node: ResolversTypes['SatisfactoryCollectibleObject'] }>;
  SatisfactoryCollectibleObjectFilter: SatisfactoryCollectibleObjectFilter;
  SatisfactoryColor: ResolverTypeWrapper<SatisfactoryColor>;
  SatisfactoryDirection: SatisfactoryDirection;
  SatisfactoryDrone: ResolverTypeWrapper<Omit<SatisfactoryDrone, 'destination' | 'dockedAt' | 'home' | 'object'> & { destination?: Maybe<ResolversTypes['SaveObject']>, dockedAt?: Maybe<ResolversTypes['SaveObject']>, home?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  SatisfactoryDroneConnection: ResolverTypeWrapper<Omit<SatisfactoryDroneConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryDroneEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryDrone']> }>;
  SatisfactoryDroneEdge: ResolverTypeWrapper<Omit<SatisfactoryDroneEdge, 'node'> & { node: ResolversTypes['SatisfactoryDrone'] }>;
  SatisfactoryDroneFilter: SatisfactoryDroneFilter;
  SatisfactoryDronePort: ResolverTypeWrapper<Omit<SatisfactoryDronePort, 'drone' | 'object' | 'pairedWith'> & { drone?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'], pairedWith?: Maybe<ResolversTypes['SaveObject']> }>;
  SatisfactoryDronePortConnection: ResolverTypeWrapper<Omit<SatisfactoryDronePortConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryDronePortEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryDronePort']> }>;
  SatisfactoryDronePortEdge: ResolverTypeWrapper<Omit<SatisfactoryDronePortEdge, 'node'> & { node: ResolversTypes['SatisfactoryDronePort'] }>;
  SatisfactoryDronePortFilter: SatisfactoryDronePortFilter;
  SatisfactoryEquipment: ResolverTypeWrapper<SatisfactoryEquipment>;
  SatisfactoryFactory: ResolverTypeWrapper<Omit<SatisfactoryFactory, 'members'> & { members: ReadonlyArray<ResolversTypes['SaveObject']> }>;
  SatisfactoryFactoryConnection: ResolverTypeWrapper<Omit<SatisfactoryFactoryConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryFactoryEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryFactory']> }>;
  SatisfactoryFactoryEdge: ResolverTypeWrapper<Omit<SatisfactoryFactoryEdge, 'node'> & { node: ResolversTypes['SatisfactoryFactory'] }>;
  SatisfactoryFactoryFilter: SatisfactoryFactoryFilter;
  SatisfactoryFluidNetwork: ResolverTypeWrapper<Omit<SatisfactoryFluidNetwork, 'buildings' | 'object'> & { buildings: ReadonlyArray<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  SatisfactoryFluidNetworkConnection: ResolverTypeWrapper<Omit<SatisfactoryFluidNetworkConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryFluidNetworkEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryFluidNetwork']> }>;
  SatisfactoryFluidNetworkEdge: ResolverTypeWrapper<Omit<SatisfactoryFluidNetworkEdge, 'node'> & { node: ResolversTypes['SatisfactoryFluidNetwork'] }>;
  SatisfactoryFluidNetworkFilter: SatisfactoryFluidNetworkFilter;
  SatisfactoryFuelUse: ResolverTypeWrapper<SatisfactoryFuelUse>;
  SatisfactoryItem: ResolverTypeWrapper<SatisfactoryItem>;
  SatisfactoryItemConnection: ResolverTypeWrapper<Omit<SatisfactoryItemConnection, 'aggregate' | 'groups'> & { aggregate: ResolversTypes['RowAggregate'], groups?: Maybe<ResolversTypes['RowGroupConnection']> }>;
  SatisfactoryItemEdge: ResolverTypeWrapper<SatisfactoryItemEdge>;
  SatisfactoryItemFilter: SatisfactoryItemFilter;
  SatisfactoryMachine: ResolverTypeWrapper<Omit<SatisfactoryMachine, 'node' | 'object'> & { node?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  SatisfactoryMachineConnection: ResolverTypeWrapper<Omit<SatisfactoryMachineConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryMachineEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryMachine']> }>;
  SatisfactoryMachineEdge: ResolverTypeWrapper<Omit<SatisfactoryMachineEdge, 'node'> & { node: ResolversTypes['SatisfactoryMachine'] }>;
  SatisfactoryMachineFilter: SatisfactoryMachineFilter;
  SatisfactoryMachineKind: SatisfactoryMachineKind;
  SatisfactoryMachineKindFilter: SatisfactoryMachineKindFilter;
  SatisfactoryMarker: ResolverTypeWrapper<Omit<SatisfactoryMarker, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryMarkerConnection: ResolverTypeWrapper<Omit<SatisfactoryMarkerConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryMarkerEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryMarker']> }>;
  SatisfactoryMarkerEdge: ResolverTypeWrapper<Omit<SatisfactoryMarkerEdge, 'node'> & { node: ResolversTypes['SatisfactoryMarker'] }>;
  SatisfactoryMarkerFilter: SatisfactoryMarkerFilter;
  SatisfactoryMilestone: ResolverTypeWrapper<SatisfactoryMilestone>;
  SatisfactoryMissingSchematic: ResolverTypeWrapper<SatisfactoryMissingSchematic>;
  SatisfactoryMissingSchematicConnection: ResolverTypeWrapper<Omit<SatisfactoryMissingSchematicConnection, 'aggregate' | 'groups'> & { aggregate: ResolversTypes['RowAggregate'], groups?: Maybe<ResolversTypes['RowGroupConnection']> }>;
  SatisfactoryMissingSchematicEdge: ResolverTypeWrapper<SatisfactoryMissingSchematicEdge>;
  SatisfactoryMissingSchematicFilter: SatisfactoryMissingSchematicFilter;
  SatisfactoryNetwork: ResolverTypeWrapper<SatisfactoryNetwork>;
  SatisfactoryNetworkConnection: ResolverTypeWrapper<Omit<SatisfactoryNetworkConnection, 'aggregate' | 'groups'> & { aggregate: ResolversTypes['RowAggregate'], groups?: Maybe<ResolversTypes['RowGroupConnection']> }>;
  SatisfactoryNetworkEdge: ResolverTypeWrapper<SatisfactoryNetworkEdge>;
  SatisfactoryNetworkFilter: SatisfactoryNetworkFilter;
  SatisfactoryNodeKind: SatisfactoryNodeKind;
  SatisfactoryNodeKindFilter: SatisfactoryNodeKindFilter;
  SatisfactoryPathPoint: ResolverTypeWrapper<Omit<SatisfactoryPathPoint, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryPlatform: ResolverTypeWrapper<Omit<SatisfactoryPlatform, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryPlayer: ResolverTypeWrapper<Omit<SatisfactoryPlayer, 'object' | 'pawn'> & { object: ResolversTypes['SaveObject'], pawn?: Maybe<ResolversTypes['SaveObject']> }>;
  SatisfactoryPlayerConnection: ResolverTypeWrapper<Omit<SatisfactoryPlayerConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryPlayerEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryPlayer']> }>;
  SatisfactoryPlayerEdge: ResolverTypeWrapper<Omit<SatisfactoryPlayerEdge, 'node'> & { node: ResolversTypes['SatisfactoryPlayer'] }>;
  SatisfactoryPlayerFilter: SatisfactoryPlayerFilter;
  SatisfactoryPower: ResolverTypeWrapper<SatisfactoryPower>;
  SatisfactoryProgress: ResolverTypeWrapper<SatisfactoryProgress>;
  SatisfactoryPurity: SatisfactoryPurity;
  SatisfactoryPurityFilter: SatisfactoryPurityFilter;
  SatisfactoryRail: ResolverTypeWrapper<SatisfactoryRail>;
  SatisfactoryRailSignal: ResolverTypeWrapper<Omit<SatisfactoryRailSignal, 'guards' | 'object' | 'observes'> & { guards: ReadonlyArray<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'], observes: ReadonlyArray<ResolversTypes['SaveObject']> }>;
  SatisfactoryRailSignalConnection: ResolverTypeWrapper<Omit<SatisfactoryRailSignalConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryRailSignalEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryRailSignal']> }>;
  SatisfactoryRailSignalEdge: ResolverTypeWrapper<Omit<SatisfactoryRailSignalEdge, 'node'> & { node: ResolversTypes['SatisfactoryRailSignal'] }>;
  SatisfactoryRailSignalFilter: SatisfactoryRailSignalFilter;
  SatisfactoryRailSignalKind: SatisfactoryRailSignalKind;
  SatisfactoryRailSignalKindFilter: SatisfactoryRailSignalKindFilter;
  SatisfactoryRailSwitch: ResolverTypeWrapper<Omit<SatisfactoryRailSwitch, 'object' | 'tracks'> & { object: ResolversTypes['SaveObject'], tracks: ReadonlyArray<ResolversTypes['SaveObject']> }>;
  SatisfactoryRailSwitchConnection: ResolverTypeWrapper<Omit<SatisfactoryRailSwitchConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryRailSwitchEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryRailSwitch']> }>;
  SatisfactoryRailSwitchEdge: ResolverTypeWrapper<Omit<SatisfactoryRailSwitchEdge, 'node'> & { node: ResolversTypes['SatisfactoryRailSwitch'] }>;
  SatisfactoryRailSwitchFilter: SatisfactoryRailSwitchFilter;
  SatisfactoryRailTrack: ResolverTypeWrapper<Omit<SatisfactoryRailTrack, 'joinedTo' | 'object'> & { joinedTo: ReadonlyArray<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  SatisfactoryRailTrackConnection: ResolverTypeWrapper<Omit<SatisfactoryRailTrackConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryRailTrackEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryRailTrack']> }>;
  SatisfactoryRailTrackEdge: ResolverTypeWrapper<Omit<SatisfactoryRailTrackEdge, 'node'> & { node: ResolversTypes['SatisfactoryRailTrack'] }>;
  SatisfactoryRailTrackFilter: SatisfactoryRailTrackFilter;
  SatisfactoryRate: ResolverTypeWrapper<SatisfactoryRate>;
  SatisfactoryRecipeUse: ResolverTypeWrapper<SatisfactoryRecipeUse>;
  SatisfactoryRecipeUseConnection: ResolverTypeWrapper<Omit<SatisfactoryRecipeUseConnection, 'aggregate' | 'groups'> & { aggregate: ResolversTypes['RowAggregate'], groups?: Maybe<ResolversTypes['RowGroupConnection']> }>;
  SatisfactoryRecipeUseEdge: ResolverTypeWrapper<SatisfactoryRecipeUseEdge>;
  SatisfactoryRecipeUseFilter: SatisfactoryRecipeUseFilter;
  SatisfactoryResourceNode: ResolverTypeWrapper<Omit<SatisfactoryResourceNode, 'extractor' | 'object'> & { extractor?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  SatisfactoryResourceNodeConnection: ResolverTypeWrapper<Omit<SatisfactoryResourceNodeConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryResourceNodeEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryResourceNode']> }>;
  SatisfactoryResourceNodeEdge: ResolverTypeWrapper<Omit<SatisfactoryResourceNodeEdge, 'node'> & { node: ResolversTypes['SatisfactoryResourceNode'] }>;
  SatisfactoryResourceNodeFilter: SatisfactoryResourceNodeFilter;
  SatisfactoryRules: ResolverTypeWrapper<SatisfactoryRules>;
  SatisfactorySchematic: ResolverTypeWrapper<SatisfactorySchematic>;
  SatisfactorySchematicConnection: ResolverTypeWrapper<Omit<SatisfactorySchematicConnection, 'aggregate' | 'groups'> & { aggregate: ResolversTypes['RowAggregate'], groups?: Maybe<ResolversTypes['RowGroupConnection']> }>;
  SatisfactorySchematicEdge: ResolverTypeWrapper<SatisfactorySchematicEdge>;
  SatisfactorySchematicFilter: SatisfactorySchematicFilter;
  SatisfactorySession: ResolverTypeWrapper<SatisfactorySession>;
  SatisfactorySink: ResolverTypeWrapper<SatisfactorySink>;
  SatisfactoryStack: ResolverTypeWrapper<SatisfactoryStack>;
  SatisfactoryStandstill: SatisfactoryStandstill;
  SatisfactoryStandstillFilter: SatisfactoryStandstillFilter;
  SatisfactoryStatistic: ResolverTypeWrapper<SatisfactoryStatistic>;
  SatisfactoryStatisticConnection: ResolverTypeWrapper<Omit<SatisfactoryStatisticConnection, 'aggregate' | 'groups'> & { aggregate: ResolversTypes['RowAggregate'], groups?: Maybe<ResolversTypes['RowGroupConnection']> }>;
  SatisfactoryStatisticEdge: ResolverTypeWrapper<SatisfactoryStatisticEdge>;
  SatisfactoryStatisticFilter: SatisfactoryStatisticFilter;
  SatisfactoryStatisticKind: SatisfactoryStatisticKind;
  SatisfactoryStatisticKindFilter: SatisfactoryStatisticKindFilter;
  SatisfactoryStockKind: SatisfactoryStockKind;
  SatisfactoryStockKindFilter: SatisfactoryStockKindFilter;
  SatisfactoryStockPlace: ResolverTypeWrapper<Omit<SatisfactoryStockPlace, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryStockPlaceConnection: ResolverTypeWrapper<Omit<SatisfactoryStockPlaceConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryStockPlaceEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryStockPlace']> }>;
  SatisfactoryStockPlaceEdge: ResolverTypeWrapper<Omit<SatisfactoryStockPlaceEdge, 'node'> & { node: ResolversTypes['SatisfactoryStockPlace'] }>;
  SatisfactoryStockPlaceFilter: SatisfactoryStockPlaceFilter;
  SatisfactorySwitch: ResolverTypeWrapper<Omit<SatisfactorySwitch, 'object' | 'sides'> & { object: ResolversTypes['SaveObject'], sides: ReadonlyArray<ResolversTypes['SatisfactoryCircuit']> }>;
  SatisfactorySwitchConnection: ResolverTypeWrapper<Omit<SatisfactorySwitchConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactorySwitchEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactorySwitch']> }>;
  SatisfactorySwitchEdge: ResolverTypeWrapper<Omit<SatisfactorySwitchEdge, 'node'> & { node: ResolversTypes['SatisfactorySwitch'] }>;
  SatisfactorySwitchFilter: SatisfactorySwitchFilter;
  SatisfactoryTrace: ResolverTypeWrapper<Omit<SatisfactoryTrace, 'bottleneck' | 'carriers' | 'ends' | 'from'> & { bottleneck?: Maybe<ResolversTypes['SatisfactoryBottleneck']>, carriers: ReadonlyArray<ResolversTypes['SaveObject']>, ends: ReadonlyArray<ResolversTypes['SatisfactoryTraceEnd']>, from: ResolversTypes['SaveObject'] }>;
  SatisfactoryTraceDirection: SatisfactoryTraceDirection;
  SatisfactoryTraceEnd: ResolverTypeWrapper<Omit<SatisfactoryTraceEnd, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryTrain: ResolverTypeWrapper<Omit<SatisfactoryTrain, 'cars' | 'object' | 'stops'> & { cars: ReadonlyArray<ResolversTypes['SatisfactoryTrainCar']>, object: ResolversTypes['SaveObject'], stops: ReadonlyArray<ResolversTypes['SatisfactoryTrainStop']> }>;
  SatisfactoryTrainCar: ResolverTypeWrapper<Omit<SatisfactoryTrainCar, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryTrainConnection: ResolverTypeWrapper<Omit<SatisfactoryTrainConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryTrainEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryTrain']> }>;
  SatisfactoryTrainEdge: ResolverTypeWrapper<Omit<SatisfactoryTrainEdge, 'node'> & { node: ResolversTypes['SatisfactoryTrain'] }>;
  SatisfactoryTrainFilter: SatisfactoryTrainFilter;
  SatisfactoryTrainStation: ResolverTypeWrapper<Omit<SatisfactoryTrainStation, 'building' | 'object' | 'platforms'> & { building?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'], platforms: ReadonlyArray<ResolversTypes['SatisfactoryPlatform']> }>;
  SatisfactoryTrainStationConnection: ResolverTypeWrapper<Omit<SatisfactoryTrainStationConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryTrainStationEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryTrainStation']> }>;
  SatisfactoryTrainStationEdge: ResolverTypeWrapper<Omit<SatisfactoryTrainStationEdge, 'node'> & { node: ResolversTypes['SatisfactoryTrainStation'] }>;
  SatisfactoryTrainStationFilter: SatisfactoryTrainStationFilter;
  SatisfactoryTrainStop: ResolverTypeWrapper<Omit<SatisfactoryTrainStop, 'station'> & { station?: Maybe<ResolversTypes['SaveObject']> }>;
  SatisfactoryTruckStation: ResolverTypeWrapper<Omit<SatisfactoryTruckStation, 'docked' | 'object'> & { docked?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  SatisfactoryTruckStationConnection: ResolverTypeWrapper<Omit<SatisfactoryTruckStationConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryTruckStationEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryTruckStation']> }>;
  SatisfactoryTruckStationEdge: ResolverTypeWrapper<Omit<SatisfactoryTruckStationEdge, 'node'> & { node: ResolversTypes['SatisfactoryTruckStation'] }>;
  SatisfactoryTruckStationFilter: SatisfactoryTruckStationFilter;
  SatisfactoryVehicle: ResolverTypeWrapper<Omit<SatisfactoryVehicle, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SatisfactoryVehicleConnection: ResolverTypeWrapper<Omit<SatisfactoryVehicleConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryVehicleEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryVehicle']> }>;
  SatisfactoryVehicleEdge: ResolverTypeWrapper<Omit<SatisfactoryVehicleEdge, 'node'> & { node: ResolversTypes['SatisfactoryVehicle'] }>;
  SatisfactoryVehicleFilter: SatisfactoryVehicleFilter;
  SatisfactoryVehiclePath: ResolverTypeWrapper<Omit<SatisfactoryVehiclePath, 'object' | 'points' | 'vehicles'> & { object: ResolversTypes['SaveObject'], points: ReadonlyArray<ResolversTypes['SatisfactoryPathPoint']>, vehicles: ReadonlyArray<ResolversTypes['SaveObject']> }>;
  SatisfactoryVehiclePathConnection: ResolverTypeWrapper<Omit<SatisfactoryVehiclePathConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryVehiclePathEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryVehiclePath']> }>;
  SatisfactoryVehiclePathEdge: ResolverTypeWrapper<Omit<SatisfactoryVehiclePathEdge, 'node'> & { node: ResolversTypes['SatisfactoryVehiclePath'] }>;
  SatisfactoryVehiclePathFilter: SatisfactoryVehiclePathFilter;
  Save: ResolverTypeWrapper<SaveEntry>;
  SaveChange: ResolverTypeWrapper<LibraryChange>;
  SaveChangeKind: SaveChangeKind;
  SaveConnection: ResolverTypeWrapper<SaveList>;
  SaveDiff: ResolverTypeWrapper<DiffParent>;
  SaveEdge: ResolverTypeWrapper<Omit<SaveEdge, 'node'> & { node: ResolversTypes['Save'] }>;
  SaveFile: ResolverTypeWrapper<FileParent>;
  SaveFilter: SaveFilter;
  SaveFormat: SaveFormat;
  SaveObject: ResolverTypeWrapper<ObjectParent>;
  SaveOrder: SaveOrder;
  SaveOrderField: SaveOrderField;
  SaveStats: ResolverTypeWrapper<SaveStats>;
  SearchHit: ResolverTypeWrapper<HitParent>;
  SlimeRancher: ResolverTypeWrapper<Omit<SlimeRancher, 'actors' | 'appearances' | 'discoveries' | 'drones' | 'gadgets' | 'gordos' | 'locks' | 'market' | 'nodes' | 'player' | 'plots' | 'pods' | 'spots' | 'stock'> & { actors?: Maybe<ResolversTypes['SlimeRancherActorConnection']>, appearances?: Maybe<ResolversTypes['SlimeRancherAppearanceConnection']>, discoveries?: Maybe<ResolversTypes['SlimeRancherDiscoveryConnection']>, drones?: Maybe<ResolversTypes['SlimeRancherDroneConnection']>, gadgets?: Maybe<ResolversTypes['SlimeRancherGadgetConnection']>, gordos?: Maybe<ResolversTypes['SlimeRancherGordoConnection']>, locks?: Maybe<ResolversTypes['SlimeRancherLockConnection']>, market?: Maybe<ResolversTypes['SlimeRancherMarketConnection']>, nodes?: Maybe<ResolversTypes['SlimeRancherNodeConnection']>, player?: Maybe<ResolversTypes['SlimeRancherPlayer']>, plots?: Maybe<ResolversTypes['SlimeRancherPlotConnection']>, pods?: Maybe<ResolversTypes['SlimeRancherPodConnection']>, spots?: Maybe<ResolversTypes['SlimeRancherSpotConnection']>, stock?: Maybe<ResolversTypes['SlimeRancherStockConnection']> }>;
  SlimeRancherActor: ResolverTypeWrapper<Omit<SlimeRancherActor, 'object' | 'plot' | 'statueOf'> & { object: ResolversTypes['SaveObject'], plot?: Maybe<ResolversTypes['SaveObject']>, statueOf?: Maybe<ResolversTypes['SaveObject']> }>;
  SlimeRancherActorConnection: ResolverTypeWrapper<Omit<SlimeRancherActorConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherActorEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherActor']> }>;
  SlimeRancherActorEdge: ResolverTypeWrapper<Omit<SlimeRancherActorEdge, 'node'> & { node: ResolversTypes['SlimeRancherActor'] }>;
  SlimeRancherActorFilter: SlimeRancherActorFilter;
  SlimeRancherAmount: ResolverTypeWrapper<SlimeRancherAmount>;
  SlimeRancherAppearance: ResolverTypeWrapper<Omit<SlimeRancherAppearance, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherAppearanceConnection: ResolverTypeWrapper<Omit<SlimeRancherAppearanceConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherAppearanceEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherAppearance']> }>;
  SlimeRancherAppearanceEdge: ResolverTypeWrapper<Omit<SlimeRancherAppearanceEdge, 'node'> & { node: ResolversTypes['SlimeRancherAppearance'] }>;
  SlimeRancherAppearanceFilter: SlimeRancherAppearanceFilter;
  SlimeRancherDiscovery: ResolverTypeWrapper<Omit<SlimeRancherDiscovery, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherDiscoveryConnection: ResolverTypeWrapper<Omit<SlimeRancherDiscoveryConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherDiscoveryEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherDiscovery']> }>;
  SlimeRancherDiscoveryEdge: ResolverTypeWrapper<Omit<SlimeRancherDiscoveryEdge, 'node'> & { node: ResolversTypes['SlimeRancherDiscovery'] }>;
  SlimeRancherDiscoveryFilter: SlimeRancherDiscoveryFilter;
  SlimeRancherDrone: ResolverTypeWrapper<Omit<SlimeRancherDrone, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherDroneConnection: ResolverTypeWrapper<Omit<SlimeRancherDroneConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherDroneEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherDrone']> }>;
  SlimeRancherDroneEdge: ResolverTypeWrapper<Omit<SlimeRancherDroneEdge, 'node'> & { node: ResolversTypes['SlimeRancherDrone'] }>;
  SlimeRancherDroneFilter: SlimeRancherDroneFilter;
  SlimeRancherGadget: ResolverTypeWrapper<Omit<SlimeRancherGadget, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherGadgetConnection: ResolverTypeWrapper<Omit<SlimeRancherGadgetConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherGadgetEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherGadget']> }>;
  SlimeRancherGadgetEdge: ResolverTypeWrapper<Omit<SlimeRancherGadgetEdge, 'node'> & { node: ResolversTypes['SlimeRancherGadget'] }>;
  SlimeRancherGadgetFilter: SlimeRancherGadgetFilter;
  SlimeRancherGordo: ResolverTypeWrapper<Omit<SlimeRancherGordo, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherGordoConnection: ResolverTypeWrapper<Omit<SlimeRancherGordoConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherGordoEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherGordo']> }>;
  SlimeRancherGordoEdge: ResolverTypeWrapper<Omit<SlimeRancherGordoEdge, 'node'> & { node: ResolversTypes['SlimeRancherGordo'] }>;
  SlimeRancherGordoFilter: SlimeRancherGordoFilter;
  SlimeRancherGordoState: SlimeRancherGordoState;
  SlimeRancherGordoStateFilter: SlimeRancherGordoStateFilter;
  SlimeRancherKind: SlimeRancherKind;
  SlimeRancherKindFilter: SlimeRancherKindFilter;
  SlimeRancherLevel: ResolverTypeWrapper<SlimeRancherLevel>;
  SlimeRancherLock: ResolverTypeWrapper<Omit<SlimeRancherLock, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherLockConnection: ResolverTypeWrapper<Omit<SlimeRancherLockConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherLockEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherLock']> }>;
  SlimeRancherLockEdge: ResolverTypeWrapper<Omit<SlimeRancherLockEdge, 'node'> & { node: ResolversTypes['SlimeRancherLock'] }>;
  SlimeRancherLockFilter: SlimeRancherLockFilter;
  SlimeRancherLockKind: SlimeRancherLockKind;
  SlimeRancherLockKindFilter: SlimeRancherLockKindFilter;
  SlimeRancherMarket: ResolverTypeWrapper<Omit<SlimeRancherMarket, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherMarketConnection: ResolverTypeWrapper<Omit<SlimeRancherMarketConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherMarketEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherMarket']> }>;
  SlimeRancherMarketEdge: ResolverTypeWrapper<Omit<SlimeRancherMarketEdge, 'node'> & { node: ResolversTypes['SlimeRancherMarket'] }>;
  SlimeRancherMarketFilter: SlimeRancherMarketFilter;
  SlimeRancherNode: ResolverTypeWrapper<Omit<SlimeRancherNode, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherNodeConnection: ResolverTypeWrapper<Omit<SlimeRancherNodeConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherNodeEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherNode']> }>;
  SlimeRancherNodeEdge: ResolverTypeWrapper<Omit<SlimeRancherNodeEdge, 'node'> & { node: ResolversTypes['SlimeRancherNode'] }>;
  SlimeRancherNodeFilter: SlimeRancherNodeFilter;
  SlimeRancherOption: ResolverTypeWrapper<SlimeRancherOption>;
  SlimeRancherPlayer: ResolverTypeWrapper<Omit<SlimeRancherPlayer, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherPlot: ResolverTypeWrapper<Omit<SlimeRancherPlot, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherPlotConnection: ResolverTypeWrapper<Omit<SlimeRancherPlotConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherPlotEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherPlot']> }>;
  SlimeRancherPlotEdge: ResolverTypeWrapper<Omit<SlimeRancherPlotEdge, 'node'> & { node: ResolversTypes['SlimeRancherPlot'] }>;
  SlimeRancherPlotFilter: SlimeRancherPlotFilter;
  SlimeRancherPlotMethod: SlimeRancherPlotMethod;
  SlimeRancherPlotMethodFilter: SlimeRancherPlotMethodFilter;
  SlimeRancherPod: ResolverTypeWrapper<Omit<SlimeRancherPod, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherPodConnection: ResolverTypeWrapper<Omit<SlimeRancherPodConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherPodEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherPod']> }>;
  SlimeRancherPodEdge: ResolverTypeWrapper<Omit<SlimeRancherPodEdge, 'node'> & { node: ResolversTypes['SlimeRancherPod'] }>;
  SlimeRancherPodFilter: SlimeRancherPodFilter;
  SlimeRancherSession: ResolverTypeWrapper<SlimeRancherSession>;
  SlimeRancherSlot: ResolverTypeWrapper<SlimeRancherSlot>;
  SlimeRancherSpot: ResolverTypeWrapper<Omit<SlimeRancherSpot, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherSpotConnection: ResolverTypeWrapper<Omit<SlimeRancherSpotConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherSpotEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherSpot']> }>;
  SlimeRancherSpotEdge: ResolverTypeWrapper<Omit<SlimeRancherSpotEdge, 'node'> & { node: ResolversTypes['SlimeRancherSpot'] }>;
  SlimeRancherSpotFilter: SlimeRancherSpotFilter;
  SlimeRancherStock: ResolverTypeWrapper<Omit<SlimeRancherStock, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  SlimeRancherStockConnection: ResolverTypeWrapper<Omit<SlimeRancherStockConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SlimeRancherStockEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['SlimeRancherStock']> }>;
  SlimeRancherStockEdge: ResolverTypeWrapper<Omit<SlimeRancherStockEdge, 'node'> & { node: ResolversTypes['SlimeRancherStock'] }>;
  SlimeRancherStockFilter: SlimeRancherStockFilter;
  SlimeRancherStockPlace: SlimeRancherStockPlace;
  SlimeRancherStockPlaceFilter: SlimeRancherStockPlaceFilter;
  SlimeRancherTracked: ResolverTypeWrapper<SlimeRancherTracked>;
  Span: ResolverTypeWrapper<Span>;
  SphereInput: SphereInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextFilter: TextFilter;
  Traversal: ResolverTypeWrapper<WalkParent>;
  Units: ResolverTypeWrapper<Units>;
  Unreal3: ResolverTypeWrapper<Omit<Unreal3, 'actors' | 'classes' | 'dependencies' | 'imports' | 'missing' | 'packages' | 'usage'> & { actors?: Maybe<ResolversTypes['Unreal3ActorConnection']>, classes?: Maybe<ResolversTypes['Unreal3ClassConnection']>, dependencies?: Maybe<ResolversTypes['Unreal3DependencyConnection']>, imports?: Maybe<ResolversTypes['Unreal3ImportConnection']>, missing?: Maybe<ResolversTypes['Unreal3MissingConnection']>, packages?: Maybe<ResolversTypes['Unreal3PackageConnection']>, usage?: Maybe<ResolversTypes['Unreal3UsageConnection']> }>;
  Unreal3Actor: ResolverTypeWrapper<Omit<Unreal3Actor, 'archetype' | 'components' | 'level' | 'mesh' | 'object'> & { archetype?: Maybe<ResolversTypes['SaveObject']>, components: ReadonlyArray<ResolversTypes['SaveObject']>, level: ResolversTypes['SaveObject'], mesh?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'] }>;
  Unreal3ActorConnection: ResolverTypeWrapper<Omit<Unreal3ActorConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['Unreal3ActorEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['Unreal3Actor']> }>;
  Unreal3ActorEdge: ResolverTypeWrapper<Omit<Unreal3ActorEdge, 'node'> & { node: ResolversTypes['Unreal3Actor'] }>;
  Unreal3ActorFilter: Unreal3ActorFilter;
  Unreal3Class: ResolverTypeWrapper<Omit<Unreal3Class, 'ancestors' | 'defaultObject' | 'object' | 'parent' | 'subclasses'> & { ancestors: ReadonlyArray<ResolversTypes['SaveObject']>, defaultObject?: Maybe<ResolversTypes['SaveObject']>, object: ResolversTypes['SaveObject'], parent?: Maybe<ResolversTypes['SaveObject']>, subclasses: ReadonlyArray<ResolversTypes['SaveObject']> }>;
  Unreal3ClassConnection: ResolverTypeWrapper<Omit<Unreal3ClassConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['Unreal3ClassEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['Unreal3Class']> }>;
  Unreal3ClassEdge: ResolverTypeWrapper<Omit<Unreal3ClassEdge, 'node'> & { node: ResolversTypes['Unreal3Class'] }>;
  Unreal3ClassFilter: Unreal3ClassFilter;
  Unreal3Dependency: ResolverTypeWrapper<Omit<Unreal3Dependency, 'needs' | 'object'> & { needs: ResolversTypes['SaveObject'], object: ResolversTypes['SaveObject'] }>;
  Unreal3DependencyConnection: ResolverTypeWrapper<Omit<Unreal3DependencyConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['Unreal3DependencyEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['Unreal3Dependency']> }>;
  Unreal3DependencyEdge: ResolverTypeWrapper<Omit<Unreal3DependencyEdge, 'node'> & { node: ResolversTypes['Unreal3Dependency'] }>;
  Unreal3DependencyFilter: Unreal3DependencyFilter;
  Unreal3Import: ResolverTypeWrapper<Omit<Unreal3Import, 'importedBy' | 'object'> & { importedBy: ResolversTypes['SaveObject'], object: ResolversTypes['SaveObject'] }>;
  Unreal3ImportConnection: ResolverTypeWrapper<Omit<Unreal3ImportConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['Unreal3ImportEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['Unreal3Import']> }>;
  Unreal3ImportEdge: ResolverTypeWrapper<Omit<Unreal3ImportEdge, 'node'> & { node: ResolversTypes['Unreal3Import'] }>;
  Unreal3ImportFilter: Unreal3ImportFilter;
  Unreal3ImportState: Unreal3ImportState;
  Unreal3ImportStateFilter: Unreal3ImportStateFilter;
  Unreal3Missing: ResolverTypeWrapper<Omit<Unreal3Missing, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  Unreal3MissingConnection: ResolverTypeWrapper<Omit<Unreal3MissingConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['Unreal3MissingEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['Unreal3Missing']> }>;
  Unreal3MissingEdge: ResolverTypeWrapper<Omit<Unreal3MissingEdge, 'node'> & { node: ResolversTypes['Unreal3Missing'] }>;
  Unreal3MissingFilter: Unreal3MissingFilter;
  Unreal3Package: ResolverTypeWrapper<Omit<Unreal3Package, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  Unreal3PackageConnection: ResolverTypeWrapper<Omit<Unreal3PackageConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['Unreal3PackageEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['Unreal3Package']> }>;
  Unreal3PackageEdge: ResolverTypeWrapper<Omit<Unreal3PackageEdge, 'node'> & { node: ResolversTypes['Unreal3Package'] }>;
  Unreal3PackageFilter: Unreal3PackageFilter;
  Unreal3Usage: ResolverTypeWrapper<Omit<Unreal3Usage, 'object'> & { object: ResolversTypes['SaveObject'] }>;
  Unreal3UsageConnection: ResolverTypeWrapper<Omit<Unreal3UsageConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['Unreal3UsageEdge']>, groups?: Maybe<ResolversTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversTypes['Unreal3Usage']> }>;
  Unreal3UsageEdge: ResolverTypeWrapper<Omit<Unreal3UsageEdge, 'node'> & { node: ResolversTypes['Unreal3Usage'] }>;
  Unreal3UsageFilter: Unreal3UsageFilter;
  ValueFilter: ValueFilter;
  View: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['View']>;
  Visited: ResolverTypeWrapper<VisitedParent>;
  World: ResolverTypeWrapper<SaveWorld>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcrossFigureFilter: AcrossFigureFilter;
  AcrossGroup: AcrossGroupParent;
  AcrossHaving: AcrossHaving;
  AcrossObject: StoredObject;
  AcrossObjectFilter: AcrossObjectFilter;
  AcrossObjectPage: StoredObjectPage;
  AcrossOrder: AcrossOrder;
  AcrossPage: AcrossPageParent;
  AcrossPropertyFilter: AcrossPropertyFilter;
  AcrossSaveFilter: AcrossSaveFilter;
  BigInt: Scalars['BigInt']['output'];
  Boolean: Scalars['Boolean']['output'];
  Bounds: Bounds;
  BoxInput: BoxInput;
  BucketInput: BucketInput;
  Bytes: BytesParent;
  Cell: Cell;
  ChangeConnection: ChangeList;
  ChangeEdge: Omit<ChangeEdge, 'node'> & { node: ResolversParentTypes['ObjectChange'] };
  CircleInput: CircleInput;
  Class: ClassParent;
  ClassConnection: ClassList;
  ClassEdge: Omit<ClassEdge, 'node'> & { node: ResolversParentTypes['Class'] };
  ClassFilter: ClassFilter;
  ClassOrder: ClassOrder;
  Component: ComponentParent;
  DarkestDungeon: Omit<DarkestDungeon, 'activities' | 'buildings' | 'corridors' | 'deaths' | 'districts' | 'events' | 'heroes' | 'map' | 'missions' | 'purchases' | 'quests' | 'raid' | 'recruits' | 'rooms' | 'trinkets'> & { activities?: Maybe<ResolversParentTypes['DarkestDungeonActivityConnection']>, buildings?: Maybe<ResolversParentTypes['DarkestDungeonBuildingConnection']>, corridors?: Maybe<ResolversParentTypes['DarkestDungeonCorridorConnection']>, deaths?: Maybe<ResolversParentTypes['DarkestDungeonDeathConnection']>, districts?: Maybe<ResolversParentTypes['DarkestDungeonDistrictConnection']>, events?: Maybe<ResolversParentTypes['DarkestDungeonEventConnection']>, heroes?: Maybe<ResolversParentTypes['DarkestDungeonHeroConnection']>, map?: Maybe<ResolversParentTypes['DarkestDungeonMap']>, missions?: Maybe<ResolversParentTypes['DarkestDungeonMissionConnection']>, purchases?: Maybe<ResolversParentTypes['DarkestDungeonPurchaseConnection']>, quests?: Maybe<ResolversParentTypes['DarkestDungeonQuestConnection']>, raid?: Maybe<ResolversParentTypes['DarkestDungeonRaid']>, recruits?: Maybe<ResolversParentTypes['DarkestDungeonRecruitConnection']>, rooms?: Maybe<ResolversParentTypes['DarkestDungeonRoomConnection']>, trinkets?: Maybe<ResolversParentTypes['DarkestDungeonTrinketConnection']> };
  DarkestDungeonActivity: Omit<DarkestDungeonActivity, 'hero' | 'object'> & { hero?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonActivityConnection: Omit<DarkestDungeonActivityConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonActivityEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonActivity']> };
  DarkestDungeonActivityEdge: Omit<DarkestDungeonActivityEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonActivity'] };
  DarkestDungeonActivityFilter: DarkestDungeonActivityFilter;
  DarkestDungeonAmount: DarkestDungeonAmount;
  DarkestDungeonBuilding: Omit<DarkestDungeonBuilding, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonBuildingConnection: Omit<DarkestDungeonBuildingConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonBuildingEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonBuilding']> };
  DarkestDungeonBuildingEdge: Omit<DarkestDungeonBuildingEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonBuilding'] };
  DarkestDungeonBuildingFilter: DarkestDungeonBuildingFilter;
  DarkestDungeonCorridor: Omit<DarkestDungeonCorridor, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonCorridorConnection: Omit<DarkestDungeonCorridorConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonCorridorEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonCorridor']> };
  DarkestDungeonCorridorEdge: Omit<DarkestDungeonCorridorEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonCorridor'] };
  DarkestDungeonCorridorFilter: DarkestDungeonCorridorFilter;
  DarkestDungeonCounter: DarkestDungeonCounter;
  DarkestDungeonDeath: Omit<DarkestDungeonDeath, 'object'> & { object?: Maybe<ResolversParentTypes['SaveObject']> };
  DarkestDungeonDeathConnection: Omit<DarkestDungeonDeathConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonDeathEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonDeath']> };
  DarkestDungeonDeathEdge: Omit<DarkestDungeonDeathEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonDeath'] };
  DarkestDungeonDeathFilter: DarkestDungeonDeathFilter;
  DarkestDungeonDeathSourceFilter: DarkestDungeonDeathSourceFilter;
  DarkestDungeonDistrict: Omit<DarkestDungeonDistrict, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonDistrictConnection: Omit<DarkestDungeonDistrictConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonDistrictEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonDistrict']> };
  DarkestDungeonDistrictEdge: Omit<DarkestDungeonDistrictEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonDistrict'] };
  DarkestDungeonDistrictFilter: DarkestDungeonDistrictFilter;
  DarkestDungeonDungeon: DarkestDungeonDungeon;
  DarkestDungeonEnemy: Omit<DarkestDungeonEnemy, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonEstate: DarkestDungeonEstate;
  DarkestDungeonEvent: Omit<DarkestDungeonEvent, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonEventConnection: Omit<DarkestDungeonEventConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonEventEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonEvent']> };
  DarkestDungeonEventEdge: Omit<DarkestDungeonEventEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonEvent'] };
  DarkestDungeonEventFilter: DarkestDungeonEventFilter;
  DarkestDungeonHero: Omit<DarkestDungeonHero, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonHeroConnection: Omit<DarkestDungeonHeroConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonHeroEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonHero']> };
  DarkestDungeonHeroEdge: Omit<DarkestDungeonHeroEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonHero'] };
  DarkestDungeonHeroFilter: DarkestDungeonHeroFilter;
  DarkestDungeonLogHero: Omit<DarkestDungeonLogHero, 'object'> & { object?: Maybe<ResolversParentTypes['SaveObject']> };
  DarkestDungeonMap: Omit<DarkestDungeonMap, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonMission: Omit<DarkestDungeonMission, 'heroes' | 'object'> & { heroes: ReadonlyArray<ResolversParentTypes['DarkestDungeonLogHero']>, object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonMissionConnection: Omit<DarkestDungeonMissionConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonMissionEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonMission']> };
  DarkestDungeonMissionEdge: Omit<DarkestDungeonMissionEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonMission'] };
  DarkestDungeonMissionFilter: DarkestDungeonMissionFilter;
  DarkestDungeonPartyMember: Omit<DarkestDungeonPartyMember, 'object'> & { object?: Maybe<ResolversParentTypes['SaveObject']> };
  DarkestDungeonPurchase: Omit<DarkestDungeonPurchase, 'hero' | 'object'> & { hero?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonPurchaseConnection: Omit<DarkestDungeonPurchaseConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonPurchaseEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonPurchase']> };
  DarkestDungeonPurchaseEdge: Omit<DarkestDungeonPurchaseEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonPurchase'] };
  DarkestDungeonPurchaseFilter: DarkestDungeonPurchaseFilter;
  DarkestDungeonQuest: Omit<DarkestDungeonQuest, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonQuestConnection: Omit<DarkestDungeonQuestConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonQuestEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonQuest']> };
  DarkestDungeonQuestEdge: Omit<DarkestDungeonQuestEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonQuest'] };
  DarkestDungeonQuestFilter: DarkestDungeonQuestFilter;
  DarkestDungeonRaid: Omit<DarkestDungeonRaid, 'enemies' | 'object' | 'party'> & { enemies: ReadonlyArray<ResolversParentTypes['DarkestDungeonEnemy']>, object: ResolversParentTypes['SaveObject'], party: ReadonlyArray<ResolversParentTypes['DarkestDungeonPartyMember']> };
  DarkestDungeonRecruit: Omit<DarkestDungeonRecruit, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonRecruitConnection: Omit<DarkestDungeonRecruitConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonRecruitEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonRecruit']> };
  DarkestDungeonRecruitEdge: Omit<DarkestDungeonRecruitEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonRecruit'] };
  DarkestDungeonRecruitFilter: DarkestDungeonRecruitFilter;
  DarkestDungeonRoom: Omit<DarkestDungeonRoom, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonRoomConnection: Omit<DarkestDungeonRoomConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonRoomEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonRoom']> };
  DarkestDungeonRoomEdge: Omit<DarkestDungeonRoomEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonRoom'] };
  DarkestDungeonRoomFilter: DarkestDungeonRoomFilter;
  DarkestDungeonSkill: DarkestDungeonSkill;
  DarkestDungeonStatusFilter: DarkestDungeonStatusFilter;
  DarkestDungeonTrinket: Omit<DarkestDungeonTrinket, 'hero' | 'object'> & { hero?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  DarkestDungeonTrinketConnection: Omit<DarkestDungeonTrinketConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['DarkestDungeonTrinketEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['DarkestDungeonTrinket']> };
  DarkestDungeonTrinketEdge: Omit<DarkestDungeonTrinketEdge, 'node'> & { node: ResolversParentTypes['DarkestDungeonTrinket'] };
  DarkestDungeonTrinketFilter: DarkestDungeonTrinketFilter;
  DarkestDungeonTrinketPlaceFilter: DarkestDungeonTrinketPlaceFilter;
  DarkestDungeonUpgrade: DarkestDungeonUpgrade;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  ElementFilter: ElementFilter;
  ElementListFilter: ElementListFilter;
  FigureFilter: FigureFilter;
  FigureInput: FigureInput;
  Float: Scalars['Float']['output'];
  FormatFilter: FormatFilter;
  FormatInfo: FormatInfo;
  GraphPath: GraphPathParent;
  GroupHaving: GroupHaving;
  GroupKey: GroupKey;
  GroupOrder: GroupOrder;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  IntegerFilter: IntegerFilter;
  Issue: IssueParent;
  IssueConnection: IssueList;
  IssueEdge: Omit<IssueEdge, 'node'> & { node: ResolversParentTypes['Issue'] };
  IssueFilter: IssueFilter;
  IssueLevelFilter: IssueLevelFilter;
  JSON: Scalars['JSON']['output'];
  KindFilter: KindFilter;
  Level: Level;
  Mutation: Record<PropertyKey, never>;
  Named: Named;
  Neighbour: NeighbourParent;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NumberAggregate: Figures;
  NumberFilter: NumberFilter;
  ObjectAggregate: Grouping;
  ObjectChange: ChangeParent;
  ObjectClassFilter: ObjectClassFilter;
  ObjectConnection: ObjectList;
  ObjectEdge: Omit<ObjectEdge, 'node'> & { node: ResolversParentTypes['SaveObject'] };
  ObjectFilter: ObjectFilter;
  ObjectGroup: GroupParent;
  ObjectGroupConnection: GroupListParent;
  ObjectGroupEdge: Omit<ObjectGroupEdge, 'node'> & { node: ResolversParentTypes['ObjectGroup'] };
  ObjectOrder: ObjectOrder;
  PageInfo: PageInfo;
  PlaceInput: PlaceInput;
  Point: Point;
  PointInput: PointInput;
  Property: PropertyParent;
  PropertyChange: PropertyChange;
  PropertyFilter: PropertyFilter;
  PropertyShape: PropertyShape;
  Quaternion: Quaternion;
  Query: Record<PropertyKey, never>;
  Reference: ReferenceParent;
  ReferenceConnection: ReferenceList;
  ReferenceEdge: Omit<ReferenceEdge, 'node'> & { node: ResolversParentTypes['Reference'] };
  ReferenceFilter: ReferenceFilter;
  ReferenceKindFilter: ReferenceKindFilter;
  ReferenceListFilter: ReferenceListFilter;
  RegionInput: RegionInput;
  RowAggregate: Omit<RowAggregate, 'number'> & { number?: Maybe<ResolversParentTypes['NumberAggregate']> };
  RowFigureFilter: RowFigureFilter;
  RowFigureInput: RowFigureInput;
  RowGroup: Omit<RowGroup, 'number' | 'objects'> & { number?: Maybe<ResolversParentTypes['NumberAggregate']>, objects?: Maybe<ReadonlyArray<ResolversParentTypes['SaveObject']>> };
  RowGroupConnection: Omit<RowGroupConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RowGroupEdge']>, nodes: ReadonlyArray<ResolversParentTypes['RowGroup']> };
  RowGroupEdge: Omit<RowGroupEdge, 'node'> & { node: ResolversParentTypes['RowGroup'] };
  RowGroupHaving: RowGroupHaving;
  RowGroupOrder: RowGroupOrder;
  RowOrder: RowOrder;
  Satisfactory: GameView;
  SatisfactoryAmount: SatisfactoryAmount;
  SatisfactoryBalance: SatisfactoryBalance;
  SatisfactoryBalanceConnection: Omit<SatisfactoryBalanceConnection, 'aggregate' | 'groups'> & { aggregate: ResolversParentTypes['RowAggregate'], groups?: Maybe<ResolversParentTypes['RowGroupConnection']> };
  SatisfactoryBalanceEdge: SatisfactoryBalanceEdge;
  SatisfactoryBalanceFilter: SatisfactoryBalanceFilter;
  SatisfactoryBottleneck: Omit<SatisfactoryBottleneck, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryBuilding: Omit<SatisfactoryBuilding, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryBuildingConnection: Omit<SatisfactoryBuildingConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryBuildingEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryBuilding']> };
  SatisfactoryBuildingEdge: Omit<SatisfactoryBuildingEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryBuilding'] };
  SatisfactoryBuildingFilter: SatisfactoryBuildingFilter;
  SatisfactoryCircuit: Omit<SatisfactoryCircuit, 'members' | 'object'> & { members: ReadonlyArray<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  SatisfactoryCircuitConnection: Omit<SatisfactoryCircuitConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryCircuitEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryCircuit']> };
  SatisfactoryCircuitEdge: Omit<SatisfactoryCircuitEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryCircuit'] };
  SatisfactoryCircuitFilter: SatisfactoryCircuitFilter;
  SatisfactoryCollectible: Omit<SatisfactoryCollectible, 'object'> & { object?: Maybe<ResolversParentTypes['SaveObject']> };
  SatisfactoryCollectibleConnection: Omit<SatisfactoryCollectibleConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryCollectibleEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryCollectible']> };
  SatisfactoryCollectibleCount: SatisfactoryCollectibleCount;
  SatisfactoryCollectibleEdge: Omit<SatisfactoryCollectibleEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryCollectible'] };
  SatisfactoryCollectibleFilter: SatisfactoryCollectibleFilter;
  SatisfactoryCollectibleKindFilter: SatisfactoryCollectibleKindFilter;
  SatisfactoryCollectibleObject: Omit<SatisfactoryCollectibleObject, 'collectible' | 'object'> & { collectible: ResolversParentTypes['SatisfactoryCollectible'], object: ResolversParentTypes['SaveObject'] };
  SatisfactoryCollectibleObjectConnection: Omit<SatisfactoryCollectibleObjectConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryCollectibleObjectEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryCollectibleObject']> };
  SatisfactoryCollectibleObjectEdge: Omit<SatisfactoryCollectibleObjectEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryCollectibleObject'] };
  SatisfactoryCollectibleObjectFilter: SatisfactoryCollectibleObjectFilter;
  SatisfactoryColor: SatisfactoryColor;
  SatisfactoryDrone: Omit<SatisfactoryDrone, 'destination' | 'dockedAt' | 'home' | 'object'> & { destination?: Maybe<ResolversParentTypes['SaveObject']>, dockedAt?: Maybe<ResolversParentTypes['SaveObject']>, home?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  SatisfactoryDroneConnection: Omit<SatisfactoryDroneConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryDroneEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryDrone']> };
  SatisfactoryDroneEdge: Omit<SatisfactoryDroneEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryDrone'] };
  SatisfactoryDroneFilter: SatisfactoryDroneFilter;
  SatisfactoryDronePort: Omit<SatisfactoryDronePort, 'drone' | 'object' | 'pairedWith'> & { drone?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'], pairedWith?: Maybe<ResolversParentTypes['SaveObject']> };
  SatisfactoryDronePortConnection: Omit<SatisfactoryDronePortConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryDronePortEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryDronePort']> };
  SatisfactoryDronePortEdge: Omit<SatisfactoryDronePortEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryDronePort'] };
  SatisfactoryDronePortFilter: SatisfactoryDronePortFilter;
  SatisfactoryEquipment: SatisfactoryEquipment;
  SatisfactoryFactory: Omit<SatisfactoryFactory, 'members'> & { members: ReadonlyArray<ResolversParentTypes['SaveObject']> };
  SatisfactoryFactoryConnection: Omit<SatisfactoryFactoryConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryFactoryEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryFactory']> };
  SatisfactoryFactoryEdge: Omit<SatisfactoryFactoryEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryFactory'] };
  SatisfactoryFactoryFilter: SatisfactoryFactoryFilter;
  SatisfactoryFluidNetwork: Omit<SatisfactoryFluidNetwork, 'buildings' | 'object'> & { buildings: ReadonlyArray<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  SatisfactoryFluidNetworkConnection: Omit<SatisfactoryFluidNetworkConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryFluidNetworkEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryFluidNetwork']> };
  SatisfactoryFluidNetworkEdge: Omit<SatisfactoryFluidNetworkEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryFluidNetwork'] };
  SatisfactoryFluidNetworkFilter: SatisfactoryFluidNetworkFilter;
  SatisfactoryFuelUse: SatisfactoryFuelUse;
  SatisfactoryItem: SatisfactoryItem;
  SatisfactoryItemConnection: Omit<SatisfactoryItemConnection, 'aggregate' | 'groups'> & { aggregate: ResolversParentTypes['RowAggregate'], groups?: Maybe<ResolversParentTypes['RowGroupConnection']> };
  SatisfactoryItemEdge: SatisfactoryItemEdge;
  SatisfactoryItemFilter: SatisfactoryItemFilter;
  SatisfactoryMachine: Omit<SatisfactoryMachine, 'node' | 'object'> & { node?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  SatisfactoryMachineConnection: Omit<SatisfactoryMachineConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryMachineEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryMachine']> };
  SatisfactoryMachineEdge: Omit<SatisfactoryMachineEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryMachine'] };
  SatisfactoryMachineFilter: SatisfactoryMachineFilter;
  SatisfactoryMachineKindFilter: SatisfactoryMachineKindFilter;
  SatisfactoryMarker: Omit<SatisfactoryMarker, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryMarkerConnection: Omit<SatisfactoryMarkerConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryMarkerEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryMarker']> };
  SatisfactoryMarkerEdge: Omit<SatisfactoryMarkerEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryMarker'] };
  SatisfactoryMarkerFilter: SatisfactoryMarkerFilter;
  SatisfactoryMilestone: SatisfactoryMilestone;
  SatisfactoryMissingSchematic: SatisfactoryMissingSchematic;
  SatisfactoryMissingSchematicConnection: Omit<SatisfactoryMissingSchematicConnection, 'aggregate' | 'groups'> & { aggregate: ResolversParentTypes['RowAggregate'], groups?: Maybe<ResolversParentTypes['RowGroupConnection']> };
  SatisfactoryMissingSchematicEdge: SatisfactoryMissingSchematicEdge;
  SatisfactoryMissingSchematicFilter: SatisfactoryMissingSchematicFilter;
  SatisfactoryNetwork: SatisfactoryNetwork;
  SatisfactoryNetworkConnection: Omit<SatisfactoryNetworkConnection, 'aggregate' | 'groups'> & { aggregate: ResolversParentTypes['RowAggregate'], groups?: Maybe<ResolversParentTypes['RowGroupConnection']> };
  SatisfactoryNetworkEdge: SatisfactoryNetworkEdge;
  SatisfactoryNetworkFilter: SatisfactoryNetworkFilter;
  SatisfactoryNodeKindFilter: SatisfactoryNodeKindFilter;
  SatisfactoryPathPoint: Omit<SatisfactoryPathPoint, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryPlatform: Omit<SatisfactoryPlatform, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryPlayer: Omit<SatisfactoryPlayer, 'object' | 'pawn'> & { object: ResolversParentTypes['SaveObject'], pawn?: Maybe<ResolversParentTypes['SaveObject']> };
  SatisfactoryPlayerConnection: Omit<SatisfactoryPlayerConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryPlayerEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryPlayer']> };
  SatisfactoryPlayerEdge: Omit<SatisfactoryPlayerEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryPlayer'] };
  SatisfactoryPlayerFilter: SatisfactoryPlayerFilter;
  SatisfactoryPower: SatisfactoryPower;
  SatisfactoryProgress: SatisfactoryProgress;
  SatisfactoryPurityFilter: SatisfactoryPurityFilter;
  SatisfactoryRail: SatisfactoryRail;
  SatisfactoryRailSignal: Omit<SatisfactoryRailSignal, 'guards' | 'object' | 'observes'> & { guards: ReadonlyArray<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'], observes: ReadonlyArray<ResolversParentTypes['SaveObject']> };
  SatisfactoryRailSignalConnection: Omit<SatisfactoryRailSignalConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryRailSignalEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryRailSignal']> };
  SatisfactoryRailSignalEdge: Omit<SatisfactoryRailSignalEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryRailSignal'] };
  SatisfactoryRailSignalFilter: SatisfactoryRailSignalFilter;
  SatisfactoryRailSignalKindFilter: SatisfactoryRailSignalKindFilter;
  SatisfactoryRailSwitch: Omit<SatisfactoryRailSwitch, 'object' | 'tracks'> & { object: ResolversParentTypes['SaveObject'], tracks: ReadonlyArray<ResolversParentTypes['SaveObject']> };
  SatisfactoryRailSwitchConnection: Omit<SatisfactoryRailSwitchConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryRailSwitchEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryRailSwitch']> };
  SatisfactoryRailSwitchEdge: Omit<SatisfactoryRailSwitchEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryRailSwitch'] };
  SatisfactoryRailSwitchFilter: SatisfactoryRailSwitchFilter;
  SatisfactoryRailTrack: Omit<SatisfactoryRailTrack, 'joinedTo' | 'object'> & { joinedTo: ReadonlyArray<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  SatisfactoryRailTrackConnection: Omit<SatisfactoryRailTrackConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryRailTrackEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryRailTrack']> };
  SatisfactoryRailTrackEdge: Omit<SatisfactoryRailTrackEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryRailTrack'] };
  SatisfactoryRailTrackFilter: SatisfactoryRailTrackFilter;
  SatisfactoryRate: SatisfactoryRate;
  SatisfactoryRecipeUse: SatisfactoryRecipeUse;
  SatisfactoryRecipeUseConnection: Omit<SatisfactoryRecipeUseConnection, 'aggregate' | 'groups'> & { aggregate: ResolversParentTypes['RowAggregate'], groups?: Maybe<ResolversParentTypes['RowGroupConnection']> };
  SatisfactoryRecipeUseEdge: SatisfactoryRecipeUseEdge;
  SatisfactoryRecipeUseFilter: SatisfactoryRecipeUseFilter;
  SatisfactoryResourceNode: Omit<SatisfactoryResourceNode, 'extractor' | 'object'> & { extractor?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  SatisfactoryResourceNodeConnection: Omit<SatisfactoryResourceNodeConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryResourceNodeEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryResourceNode']> };
  SatisfactoryResourceNodeEdge: Omit<SatisfactoryResourceNodeEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryResourceNode'] };
  SatisfactoryResourceNodeFilter: SatisfactoryResourceNodeFilter;
  SatisfactoryRules: SatisfactoryRules;
  SatisfactorySchematic: SatisfactorySchematic;
  SatisfactorySchematicConnection: Omit<SatisfactorySchematicConnection, 'aggregate' | 'groups'> & { aggregate: ResolversParentTypes['RowAggregate'], groups?: Maybe<ResolversParentTypes['RowGroupConnection']> };
  SatisfactorySchematicEdge: SatisfactorySchematicEdge;
  SatisfactorySchematicFilter: SatisfactorySchematicFilter;
  SatisfactorySession: SatisfactorySession;
  SatisfactorySink: SatisfactorySink;
  SatisfactoryStack: SatisfactoryStack;
  SatisfactoryStandstillFilter: SatisfactoryStandstillFilter;
  SatisfactoryStatistic: SatisfactoryStatistic;
  SatisfactoryStatisticConnection: Omit<SatisfactoryStatisticConnection, 'aggregate' | 'groups'> & { aggregate: ResolversParentTypes['RowAggregate'], groups?: Maybe<ResolversParentTypes['RowGroupConnection']> };
  SatisfactoryStatisticEdge: SatisfactoryStatisticEdge;
  SatisfactoryStatisticFilter: SatisfactoryStatisticFilter;
  SatisfactoryStatisticKindFilter: SatisfactoryStatisticKindFilter;
  SatisfactoryStockKindFilter: SatisfactoryStockKindFilter;
  SatisfactoryStockPlace: Omit<SatisfactoryStockPlace, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryStockPlaceConnection: Omit<SatisfactoryStockPlaceConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryStockPlaceEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryStockPlace']> };
  SatisfactoryStockPlaceEdge: Omit<SatisfactoryStockPlaceEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryStockPlace'] };
  SatisfactoryStockPlaceFilter: SatisfactoryStockPlaceFilter;
  SatisfactorySwitch: Omit<SatisfactorySwitch, 'object' | 'sides'> & { object: ResolversParentTypes['SaveObject'], sides: ReadonlyArray<ResolversParentTypes['SatisfactoryCircuit']> };
  SatisfactorySwitchConnection: Omit<SatisfactorySwitchConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactorySwitchEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactorySwitch']> };
  SatisfactorySwitchEdge: Omit<SatisfactorySwitchEdge, 'node'> & { node: ResolversParentTypes['SatisfactorySwitch'] };
  SatisfactorySwitchFilter: SatisfactorySwitchFilter;
  SatisfactoryTrace: Omit<SatisfactoryTrace, 'bottleneck' | 'carriers' | 'ends' | 'from'> & { bottleneck?: Maybe<ResolversParentTypes['SatisfactoryBottleneck']>, carriers: ReadonlyArray<ResolversParentTypes['SaveObject']>, ends: ReadonlyArray<ResolversParentTypes['SatisfactoryTraceEnd']>, from: ResolversParentTypes['SaveObject'] };
  SatisfactoryTraceEnd: Omit<SatisfactoryTraceEnd, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryTrain: Omit<SatisfactoryTrain, 'cars' | 'object' | 'stops'> & { cars: ReadonlyArray<ResolversParentTypes['SatisfactoryTrainCar']>, object: ResolversParentTypes['SaveObject'], stops: ReadonlyArray<ResolversParentTypes['SatisfactoryTrainStop']> };
  SatisfactoryTrainCar: Omit<SatisfactoryTrainCar, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryTrainConnection: Omit<SatisfactoryTrainConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryTrainEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryTrain']> };
  SatisfactoryTrainEdge: Omit<SatisfactoryTrainEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryTrain'] };
  SatisfactoryTrainFilter: SatisfactoryTrainFilter;
  SatisfactoryTrainStation: Omit<SatisfactoryTrainStation, 'building' | 'object' | 'platforms'> & { building?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'], platforms: ReadonlyArray<ResolversParentTypes['SatisfactoryPlatform']> };
  SatisfactoryTrainStationConnection: Omit<SatisfactoryTrainStationConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryTrainStationEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryTrainStation']> };
  SatisfactoryTrainStationEdge: Omit<SatisfactoryTrainStationEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryTrainStation'] };
  SatisfactoryTrainStationFilter: SatisfactoryTrainStationFilter;
  SatisfactoryTrainStop: Omit<SatisfactoryTrainStop, 'station'> & { station?: Maybe<ResolversParentTypes['SaveObject']> };
  SatisfactoryTruckStation: Omit<SatisfactoryTruckStation, 'docked' | 'object'> & { docked?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  SatisfactoryTruckStationConnection: Omit<SatisfactoryTruckStationConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryTruckStationEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryTruckStation']> };
  SatisfactoryTruckStationEdge: Omit<SatisfactoryTruckStationEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryTruckStation'] };
  SatisfactoryTruckStationFilter: SatisfactoryTruckStationFilter;
  SatisfactoryVehicle: Omit<SatisfactoryVehicle, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SatisfactoryVehicleConnection: Omit<SatisfactoryVehicleConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryVehicleEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryVehicle']> };
  SatisfactoryVehicleEdge: Omit<SatisfactoryVehicleEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryVehicle'] };
  SatisfactoryVehicleFilter: SatisfactoryVehicleFilter;
  SatisfactoryVehiclePath: Omit<SatisfactoryVehiclePath, 'object' | 'points' | 'vehicles'> & { object: ResolversParentTypes['SaveObject'], points: ReadonlyArray<ResolversParentTypes['SatisfactoryPathPoint']>, vehicles: ReadonlyArray<ResolversParentTypes['SaveObject']> };
  SatisfactoryVehiclePathConnection: Omit<SatisfactoryVehiclePathConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryVehiclePathEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryVehiclePath']> };
  SatisfactoryVehiclePathEdge: Omit<SatisfactoryVehiclePathEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryVehiclePath'] };
  SatisfactoryVehiclePathFilter: SatisfactoryVehiclePathFilter;
  Save: SaveEntry;
  SaveChange: LibraryChange;
  SaveConnection: SaveList;
  SaveDiff: DiffParent;
  SaveEdge: Omit<SaveEdge, 'node'> & { node: ResolversParentTypes['Save'] };
  SaveFile: FileParent;
  SaveFilter: SaveFilter;
  SaveObject: ObjectParent;
  SaveOrder: SaveOrder;
  SaveStats: SaveStats;
  SearchHit: HitParent;
  SlimeRancher: Omit<SlimeRancher, 'actors' | 'appearances' | 'discoveries' | 'drones' | 'gadgets' | 'gordos' | 'locks' | 'market' | 'nodes' | 'player' | 'plots' | 'pods' | 'spots' | 'stock'> & { actors?: Maybe<ResolversParentTypes['SlimeRancherActorConnection']>, appearances?: Maybe<ResolversParentTypes['SlimeRancherAppearanceConnection']>, discoveries?: Maybe<ResolversParentTypes['SlimeRancherDiscoveryConnection']>, drones?: Maybe<ResolversParentTypes['SlimeRancherDroneConnection']>, gadgets?: Maybe<ResolversParentTypes['SlimeRancherGadgetConnection']>, gordos?: Maybe<ResolversParentTypes['SlimeRancherGordoConnection']>, locks?: Maybe<ResolversParentTypes['SlimeRancherLockConnection']>, market?: Maybe<ResolversParentTypes['SlimeRancherMarketConnection']>, nodes?: Maybe<ResolversParentTypes['SlimeRancherNodeConnection']>, player?: Maybe<ResolversParentTypes['SlimeRancherPlayer']>, plots?: Maybe<ResolversParentTypes['SlimeRancherPlotConnection']>, pods?: Maybe<ResolversParentTypes['SlimeRancherPodConnection']>, spots?: Maybe<ResolversParentTypes['SlimeRancherSpotConnection']>, stock?: Maybe<ResolversParentTypes['SlimeRancherStockConnection']> };
  SlimeRancherActor: Omit<SlimeRancherActor, 'object' | 'plot' | 'statueOf'> & { object: ResolversParentTypes['SaveObject'], plot?: Maybe<ResolversParentTypes['SaveObject']>, statueOf?: Maybe<ResolversParentTypes['SaveObject']> };
  SlimeRancherActorConnection: Omit<SlimeRancherActorConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherActorEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherActor']> };
  SlimeRancherActorEdge: Omit<SlimeRancherActorEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherActor'] };
  SlimeRancherActorFilter: SlimeRancherActorFilter;
  SlimeRancherAmount: SlimeRancherAmount;
  SlimeRancherAppearance: Omit<SlimeRancherAppearance, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherAppearanceConnection: Omit<SlimeRancherAppearanceConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherAppearanceEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherAppearance']> };
  SlimeRancherAppearanceEdge: Omit<SlimeRancherAppearanceEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherAppearance'] };
  SlimeRancherAppearanceFilter: SlimeRancherAppearanceFilter;
  SlimeRancherDiscovery: Omit<SlimeRancherDiscovery, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherDiscoveryConnection: Omit<SlimeRancherDiscoveryConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherDiscoveryEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherDiscovery']> };
  SlimeRancherDiscoveryEdge: Omit<SlimeRancherDiscoveryEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherDiscovery'] };
  SlimeRancherDiscoveryFilter: SlimeRancherDiscoveryFilter;
  SlimeRancherDrone: Omit<SlimeRancherDrone, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherDroneConnection: Omit<SlimeRancherDroneConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherDroneEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherDrone']> };
  SlimeRancherDroneEdge: Omit<SlimeRancherDroneEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherDrone'] };
  SlimeRancherDroneFilter: SlimeRancherDroneFilter;
  SlimeRancherGadget: Omit<SlimeRancherGadget, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherGadgetConnection: Omit<SlimeRancherGadgetConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherGadgetEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherGadget']> };
  SlimeRancherGadgetEdge: Omit<SlimeRancherGadgetEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherGadget'] };
  SlimeRancherGadgetFilter: SlimeRancherGadgetFilter;
  SlimeRancherGordo: Omit<SlimeRancherGordo, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherGordoConnection: Omit<SlimeRancherGordoConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherGordoEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherGordo']> };
  SlimeRancherGordoEdge: Omit<SlimeRancherGordoEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherGordo'] };
  SlimeRancherGordoFilter: SlimeRancherGordoFilter;
  SlimeRancherGordoStateFilter: SlimeRancherGordoStateFilter;
  SlimeRancherKindFilter: SlimeRancherKindFilter;
  SlimeRancherLevel: SlimeRancherLevel;
  SlimeRancherLock: Omit<SlimeRancherLock, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherLockConnection: Omit<SlimeRancherLockConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherLockEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherLock']> };
  SlimeRancherLockEdge: Omit<SlimeRancherLockEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherLock'] };
  SlimeRancherLockFilter: SlimeRancherLockFilter;
  SlimeRancherLockKindFilter: SlimeRancherLockKindFilter;
  SlimeRancherMarket: Omit<SlimeRancherMarket, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherMarketConnection: Omit<SlimeRancherMarketConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherMarketEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherMarket']> };
  SlimeRancherMarketEdge: Omit<SlimeRancherMarketEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherMarket'] };
  SlimeRancherMarketFilter: SlimeRancherMarketFilter;
  SlimeRancherNode: Omit<SlimeRancherNode, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherNodeConnection: Omit<SlimeRancherNodeConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherNodeEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherNode']> };
  SlimeRancherNodeEdge: Omit<SlimeRancherNodeEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherNode'] };
  SlimeRancherNodeFilter: SlimeRancherNodeFilter;
  SlimeRancherOption: SlimeRancherOption;
  SlimeRancherPlayer: Omit<SlimeRancherPlayer, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherPlot: Omit<SlimeRancherPlot, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherPlotConnection: Omit<SlimeRancherPlotConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherPlotEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherPlot']> };
  SlimeRancherPlotEdge: Omit<SlimeRancherPlotEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherPlot'] };
  SlimeRancherPlotFilter: SlimeRancherPlotFilter;
  SlimeRancherPlotMethodFilter: SlimeRancherPlotMethodFilter;
  SlimeRancherPod: Omit<SlimeRancherPod, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherPodConnection: Omit<SlimeRancherPodConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherPodEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherPod']> };
  SlimeRancherPodEdge: Omit<SlimeRancherPodEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherPod'] };
  SlimeRancherPodFilter: SlimeRancherPodFilter;
  SlimeRancherSession: SlimeRancherSession;
  SlimeRancherSlot: SlimeRancherSlot;
  SlimeRancherSpot: Omit<SlimeRancherSpot, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherSpotConnection: Omit<SlimeRancherSpotConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherSpotEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherSpot']> };
  SlimeRancherSpotEdge: Omit<SlimeRancherSpotEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherSpot'] };
  SlimeRancherSpotFilter: SlimeRancherSpotFilter;
  SlimeRancherStock: Omit<SlimeRancherStock, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  SlimeRancherStockConnection: Omit<SlimeRancherStockConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SlimeRancherStockEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['SlimeRancherStock']> };
  SlimeRancherStockEdge: Omit<SlimeRancherStockEdge, 'node'> & { node: ResolversParentTypes['SlimeRancherStock'] };
  SlimeRancherStockFilter: SlimeRancherStockFilter;
  SlimeRancherStockPlaceFilter: SlimeRancherStockPlaceFilter;
  SlimeRancherTracked: SlimeRancherTracked;
  Span: Span;
  SphereInput: SphereInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TextFilter: TextFilter;
  Traversal: WalkParent;
  Units: Units;
  Unreal3: Omit<Unreal3, 'actors' | 'classes' | 'dependencies' | 'imports' | 'missing' | 'packages' | 'usage'> & { actors?: Maybe<ResolversParentTypes['Unreal3ActorConnection']>, classes?: Maybe<ResolversParentTypes['Unreal3ClassConnection']>, dependencies?: Maybe<ResolversParentTypes['Unreal3DependencyConnection']>, imports?: Maybe<ResolversParentTypes['Unreal3ImportConnection']>, missing?: Maybe<ResolversParentTypes['Unreal3MissingConnection']>, packages?: Maybe<ResolversParentTypes['Unreal3PackageConnection']>, usage?: Maybe<ResolversParentTypes['Unreal3UsageConnection']> };
  Unreal3Actor: Omit<Unreal3Actor, 'archetype' | 'components' | 'level' | 'mesh' | 'object'> & { archetype?: Maybe<ResolversParentTypes['SaveObject']>, components: ReadonlyArray<ResolversParentTypes['SaveObject']>, level: ResolversParentTypes['SaveObject'], mesh?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'] };
  Unreal3ActorConnection: Omit<Unreal3ActorConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['Unreal3ActorEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['Unreal3Actor']> };
  Unreal3ActorEdge: Omit<Unreal3ActorEdge, 'node'> & { node: ResolversParentTypes['Unreal3Actor'] };
  Unreal3ActorFilter: Unreal3ActorFilter;
  Unreal3Class: Omit<Unreal3Class, 'ancestors' | 'defaultObject' | 'object' | 'parent' | 'subclasses'> & { ancestors: ReadonlyArray<ResolversParentTypes['SaveObject']>, defaultObject?: Maybe<ResolversParentTypes['SaveObject']>, object: ResolversParentTypes['SaveObject'], parent?: Maybe<ResolversParentTypes['SaveObject']>, subclasses: ReadonlyArray<ResolversParentTypes['SaveObject']> };
  Unreal3ClassConnection: Omit<Unreal3ClassConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['Unreal3ClassEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['Unreal3Class']> };
  Unreal3ClassEdge: Omit<Unreal3ClassEdge, 'node'> & { node: ResolversParentTypes['Unreal3Class'] };
  Unreal3ClassFilter: Unreal3ClassFilter;
  Unreal3Dependency: Omit<Unreal3Dependency, 'needs' | 'object'> & { needs: ResolversParentTypes['SaveObject'], object: ResolversParentTypes['SaveObject'] };
  Unreal3DependencyConnection: Omit<Unreal3DependencyConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['Unreal3DependencyEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['Unreal3Dependency']> };
  Unreal3DependencyEdge: Omit<Unreal3DependencyEdge, 'node'> & { node: ResolversParentTypes['Unreal3Dependency'] };
  Unreal3DependencyFilter: Unreal3DependencyFilter;
  Unreal3Import: Omit<Unreal3Import, 'importedBy' | 'object'> & { importedBy: ResolversParentTypes['SaveObject'], object: ResolversParentTypes['SaveObject'] };
  Unreal3ImportConnection: Omit<Unreal3ImportConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['Unreal3ImportEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['Unreal3Import']> };
  Unreal3ImportEdge: Omit<Unreal3ImportEdge, 'node'> & { node: ResolversParentTypes['Unreal3Import'] };
  Unreal3ImportFilter: Unreal3ImportFilter;
  Unreal3ImportStateFilter: Unreal3ImportStateFilter;
  Unreal3Missing: Omit<Unreal3Missing, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  Unreal3MissingConnection: Omit<Unreal3MissingConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['Unreal3MissingEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['Unreal3Missing']> };
  Unreal3MissingEdge: Omit<Unreal3MissingEdge, 'node'> & { node: ResolversParentTypes['Unreal3Missing'] };
  Unreal3MissingFilter: Unreal3MissingFilter;
  Unreal3Package: Omit<Unreal3Package, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  Unreal3PackageConnection: Omit<Unreal3PackageConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['Unreal3PackageEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['Unreal3Package']> };
  Unreal3PackageEdge: Omit<Unreal3PackageEdge, 'node'> & { node: ResolversParentTypes['Unreal3Package'] };
  Unreal3PackageFilter: Unreal3PackageFilter;
  Unreal3Usage: Omit<Unreal3Usage, 'object'> & { object: ResolversParentTypes['SaveObject'] };
  Unreal3UsageConnection: Omit<Unreal3UsageConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['Unreal3UsageEdge']>, groups?: Maybe<ResolversParentTypes['RowGroupConnection']>, nodes: ReadonlyArray<ResolversParentTypes['Unreal3Usage']> };
  Unreal3UsageEdge: Omit<Unreal3UsageEdge, 'node'> & { node: ResolversParentTypes['Unreal3Usage'] };
  Unreal3UsageFilter: Unreal3UsageFilter;
  ValueFilter: ValueFilter;
  View: ResolversInterfaceTypes<ResolversParentTypes>['View'];
  Visited: VisitedParent;
  World: SaveWorld;
};

export type ListDirectiveArgs = {
  describe: Scalars['String']['input'];
  field: Scalars['String']['input'];
  on: Scalars['String']['input'];
};

export type ListDirectiveResolver<Result, Parent, ContextType = Context, Args = ListDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcrossGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcrossGroup'] = ResolversParentTypes['AcrossGroup']> = {
  avg?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type AcrossObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcrossObject'] = ResolversParentTypes['AcrossObject']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ObjectKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  save?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  world?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  y?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  z?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AcrossObjectPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcrossObjectPage'] = ResolversParentTypes['AcrossObjectPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AcrossObject']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AcrossPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcrossPage'] = ResolversParentTypes['AcrossPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AcrossGroup']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export type BoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  max?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
};

export type BytesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bytes'] = ResolversParentTypes['Bytes']> = {
  base64?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  download?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cell'] = ResolversParentTypes['Cell']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ObjectChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEdge'] = ResolversParentTypes['ChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ObjectChange'], ParentType, ContextType>;
};

export type ClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Class'] = ResolversParentTypes['Class']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objects?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<ClassObjectsArgs, 'first'>>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PropertyShape']>>, ParentType, ContextType, RequireFields<ClassPropertiesArgs, 'first'>>;
  superClass?: Resolver<Maybe<ResolversTypes['Class']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClassConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassConnection'] = ResolversParentTypes['ClassConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ClassEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Class']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClassEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClassEdge'] = ResolversParentTypes['ClassEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Class'], ParentType, ContextType>;
};

export type ComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Component'] = ResolversParentTypes['Component']> = {
  objects?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<ComponentObjectsArgs, 'first'>>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeon'] = ResolversParentTypes['DarkestDungeon']> = {
  activities?: Resolver<Maybe<ResolversTypes['DarkestDungeonActivityConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonActivitiesArgs, 'first'>>;
  buildings?: Resolver<Maybe<ResolversTypes['DarkestDungeonBuildingConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonBuildingsArgs, 'first'>>;
  corridors?: Resolver<Maybe<ResolversTypes['DarkestDungeonCorridorConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonCorridorsArgs, 'first'>>;
  deaths?: Resolver<Maybe<ResolversTypes['DarkestDungeonDeathConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonDeathsArgs, 'first'>>;
  districts?: Resolver<Maybe<ResolversTypes['DarkestDungeonDistrictConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonDistrictsArgs, 'first'>>;
  estate?: Resolver<ResolversTypes['DarkestDungeonEstate'], ParentType, ContextType>;
  events?: Resolver<Maybe<ResolversTypes['DarkestDungeonEventConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonEventsArgs, 'first'>>;
  heroes?: Resolver<Maybe<ResolversTypes['DarkestDungeonHeroConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonHeroesArgs, 'first'>>;
  map?: Resolver<Maybe<ResolversTypes['DarkestDungeonMap']>, ParentType, ContextType>;
  missions?: Resolver<Maybe<ResolversTypes['DarkestDungeonMissionConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonMissionsArgs, 'first'>>;
  purchases?: Resolver<Maybe<ResolversTypes['DarkestDungeonPurchaseConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonPurchasesArgs, 'first'>>;
  quests?: Resolver<Maybe<ResolversTypes['DarkestDungeonQuestConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonQuestsArgs, 'first'>>;
  raid?: Resolver<Maybe<ResolversTypes['DarkestDungeonRaid']>, ParentType, ContextType>;
  recruits?: Resolver<Maybe<ResolversTypes['DarkestDungeonRecruitConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonRecruitsArgs, 'first'>>;
  rooms?: Resolver<Maybe<ResolversTypes['DarkestDungeonRoomConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonRoomsArgs, 'first'>>;
  trinkets?: Resolver<Maybe<ResolversTypes['DarkestDungeonTrinketConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonTrinketsArgs, 'first'>>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DarkestDungeonActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonActivity'] = ResolversParentTypes['DarkestDungeonActivity']> = {
  activity?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hero?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  heroName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSideEffect?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitsRemaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonActivityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonActivityConnection'] = ResolversParentTypes['DarkestDungeonActivityConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonActivityEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonActivityConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonActivity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonActivityEdge'] = ResolversParentTypes['DarkestDungeonActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonActivity'], ParentType, ContextType>;
};

export type DarkestDungeonAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonAmount'] = ResolversParentTypes['DarkestDungeonAmount']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DarkestDungeonBuildingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonBuilding'] = ResolversParentTypes['DarkestDungeonBuilding']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upgrades?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonUpgrade']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonBuildingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonBuildingConnection'] = ResolversParentTypes['DarkestDungeonBuildingConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonBuildingEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonBuildingConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonBuilding']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonBuildingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonBuildingEdge'] = ResolversParentTypes['DarkestDungeonBuildingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonBuilding'], ParentType, ContextType>;
};

export type DarkestDungeonCorridorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonCorridor'] = ResolversParentTypes['DarkestDungeonCorridor']> = {
  battles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  curios?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ends?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  knowledge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  obstacles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  tiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  traps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  walkedTiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonCorridorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonCorridorConnection'] = ResolversParentTypes['DarkestDungeonCorridorConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonCorridorEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonCorridorConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonCorridor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonCorridorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonCorridorEdge'] = ResolversParentTypes['DarkestDungeonCorridorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonCorridor'], ParentType, ContextType>;
};

export type DarkestDungeonCounterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonCounter'] = ResolversParentTypes['DarkestDungeonCounter']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DarkestDungeonDeathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonDeath'] = ResolversParentTypes['DarkestDungeonDeath']> = {
  dungeon?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heroClass?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  killer?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  quest?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DarkestDungeonDeathSource'], ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DarkestDungeonDeathConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonDeathConnection'] = ResolversParentTypes['DarkestDungeonDeathConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonDeathEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonDeathConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonDeath']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonDeathEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonDeathEdge'] = ResolversParentTypes['DarkestDungeonDeathEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonDeath'], ParentType, ContextType>;
};

export type DarkestDungeonDistrictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonDistrict'] = ResolversParentTypes['DarkestDungeonDistrict']> = {
  district?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  isBuilt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonDistrictConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonDistrictConnection'] = ResolversParentTypes['DarkestDungeonDistrictConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonDistrictEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonDistrictConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonDistrict']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonDistrictEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonDistrictEdge'] = ResolversParentTypes['DarkestDungeonDistrictEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonDistrict'], ParentType, ContextType>;
};

export type DarkestDungeonDungeonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonDungeon'] = ResolversParentTypes['DarkestDungeonDungeon']> = {
  dungeon?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonEnemyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonEnemy'] = ResolversParentTypes['DarkestDungeonEnemy']> = {
  hp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  monster?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
};

export type DarkestDungeonEstateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonEstate'] = ResolversParentTypes['DarkestDungeonEstate']> = {
  completedPlotQuests?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dlc?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  dungeons?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonDungeon']>, ParentType, ContextType>;
  isInRaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTampered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonAmount']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mods?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questsFinished?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questsSucceeded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  raidDungeon?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  townEvent?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  wallet?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonAmount']>, ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DarkestDungeonEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonEvent'] = ResolversParentTypes['DarkestDungeonEvent']> = {
  activity?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  building?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heroClass?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  heroName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kindNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  quirk?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  stress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonEventConnection'] = ResolversParentTypes['DarkestDungeonEventConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonEventEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonEventConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonEventEdge'] = ResolversParentTypes['DarkestDungeonEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonEvent'], ParentType, ContextType>;
};

export type DarkestDungeonHeroResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonHero'] = ResolversParentTypes['DarkestDungeonHero']> = {
  activity?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  affliction?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  armourRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  building?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  campingSkills?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonSkill']>, ParentType, ContextType>;
  combatSkills?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonSkill']>, ParentType, ContextType>;
  dungeonHistory?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  enemiesKilled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  guid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heroClass?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  hp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isInParty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedQuirks?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  loggedLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missingFrom?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  missingWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  quirks?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  resolveXp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DarkestDungeonStatus']>, ParentType, ContextType>;
  statusNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  trinkets?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  virtue?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  weaponRank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonHeroConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonHeroConnection'] = ResolversParentTypes['DarkestDungeonHeroConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonHeroEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonHeroConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonHero']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonHeroEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonHeroEdge'] = ResolversParentTypes['DarkestDungeonHeroEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonHero'], ParentType, ContextType>;
};

export type DarkestDungeonLogHeroResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonLogHero'] = ResolversParentTypes['DarkestDungeonLogHero']> = {
  died?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heroClass?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
};

export type DarkestDungeonMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonMap'] = ResolversParentTypes['DarkestDungeonMap']> = {
  currentRoom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entrance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalRoom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  reachableRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepsToEntrance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unvisitedRooms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  way?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<DarkestDungeonMapWayArgs, 'to'>>;
};

export type DarkestDungeonMissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonMission'] = ResolversParentTypes['DarkestDungeonMission']> = {
  died?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dungeon?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  heroNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  heroes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonLogHero']>, ParentType, ContextType>;
  isDeparture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuccess?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  quest?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonMissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonMissionConnection'] = ResolversParentTypes['DarkestDungeonMissionConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonMissionEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonMissionConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonMission']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonMissionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonMissionEdge'] = ResolversParentTypes['DarkestDungeonMissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonMission'], ParentType, ContextType>;
};

export type DarkestDungeonPartyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonPartyMember'] = ResolversParentTypes['DarkestDungeonPartyMember']> = {
  guid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heroClass?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  hp?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  stress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DarkestDungeonPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonPurchase'] = ResolversParentTypes['DarkestDungeonPurchase']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hero?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  isPurchased?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  tree?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type DarkestDungeonPurchaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonPurchaseConnection'] = ResolversParentTypes['DarkestDungeonPurchaseConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonPurchaseEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonPurchaseConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonPurchase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonPurchaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonPurchaseEdge'] = ResolversParentTypes['DarkestDungeonPurchaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonPurchase'], ParentType, ContextType>;
};

export type DarkestDungeonQuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonQuest'] = ResolversParentTypes['DarkestDungeonQuest']> = {
  difficulty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dungeon?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFromTownEvent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPlot?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  resolveXp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rewards?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonAmount']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonQuestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonQuestConnection'] = ResolversParentTypes['DarkestDungeonQuestConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonQuestEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonQuestConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonQuest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonQuestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonQuestEdge'] = ResolversParentTypes['DarkestDungeonQuestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonQuest'], ParentType, ContextType>;
};

export type DarkestDungeonRaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonRaid'] = ResolversParentTypes['DarkestDungeonRaid']> = {
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campingPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counters?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonCounter']>, ParentType, ContextType>;
  difficulty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dungeon?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  enemies?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonEnemy']>, ParentType, ContextType>;
  inventory?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonAmount']>, ParentType, ContextType>;
  isInBattle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRoom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loot?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonAmount']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  party?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonPartyMember']>, ParentType, ContextType>;
  quest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retreatRoom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tile?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  torchlight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DarkestDungeonRecruitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonRecruit'] = ResolversParentTypes['DarkestDungeonRecruit']> = {
  combatSkills?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heroClass?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  quirks?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  resolveXp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonRecruitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonRecruitConnection'] = ResolversParentTypes['DarkestDungeonRecruitConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonRecruitEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonRecruitConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonRecruit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonRecruitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonRecruitEdge'] = ResolversParentTypes['DarkestDungeonRecruitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonRecruit'], ParentType, ContextType>;
};

export type DarkestDungeonRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonRoom'] = ResolversParentTypes['DarkestDungeonRoom']> = {
  content?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  curio?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  distanceFromEntrance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hasBattle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knowledge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  secretDoors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonRoomConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonRoomConnection'] = ResolversParentTypes['DarkestDungeonRoomConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonRoomEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonRoomConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonRoom']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonRoomEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonRoomEdge'] = ResolversParentTypes['DarkestDungeonRoomEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonRoom'], ParentType, ContextType>;
};

export type DarkestDungeonSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonSkill'] = ResolversParentTypes['DarkestDungeonSkill']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type DarkestDungeonTrinketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonTrinket'] = ResolversParentTypes['DarkestDungeonTrinket']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hero?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  heroName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['DarkestDungeonTrinketPlace'], ParentType, ContextType>;
  trinket?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DarkestDungeonTrinketConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonTrinketConnection'] = ResolversParentTypes['DarkestDungeonTrinketConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonTrinketEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<DarkestDungeonTrinketConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DarkestDungeonTrinket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DarkestDungeonTrinketEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonTrinketEdge'] = ResolversParentTypes['DarkestDungeonTrinketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DarkestDungeonTrinket'], ParentType, ContextType>;
};

export type DarkestDungeonUpgradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DarkestDungeonUpgrade'] = ResolversParentTypes['DarkestDungeonUpgrade']> = {
  codes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tree?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FormatInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormatInfo'] = ResolversParentTypes['FormatInfo']> = {
  extensions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['SaveFormat'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GraphPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphPath'] = ResolversParentTypes['GraphPath']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objects?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  references?: Resolver<ReadonlyArray<ResolversTypes['Reference']>, ParentType, ContextType>;
};

export type IssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Issue'] = ResolversParentTypes['Issue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['IssueLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueConnection'] = ResolversParentTypes['IssueConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IssueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueEdge'] = ResolversParentTypes['IssueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Issue'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Level'] = ResolversParentTypes['Level']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  closeSave?: Resolver<Maybe<ResolversTypes['Save']>, ParentType, ContextType, RequireFields<MutationCloseSaveArgs, 'id'>>;
  openSave?: Resolver<Maybe<ResolversTypes['Save']>, ParentType, ContextType, RequireFields<MutationOpenSaveArgs, 'id'>>;
  reloadSave?: Resolver<Maybe<ResolversTypes['Save']>, ParentType, ContextType, RequireFields<MutationReloadSaveArgs, 'id'>>;
};

export type NamedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Named'] = ResolversParentTypes['Named']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NeighbourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Neighbour'] = ResolversParentTypes['Neighbour']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Class' | 'Save' | 'SaveObject' | 'World', ParentType, ContextType>;
};

export type NumberAggregateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumberAggregate'] = ResolversParentTypes['NumberAggregate']> = {
  avg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percentile?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<NumberAggregatePercentileArgs, 'p'>>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sumExact?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
};

export type ObjectAggregateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectAggregate'] = ResolversParentTypes['ObjectAggregate']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distinct?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ObjectAggregateDistinctArgs, 'path'>>;
  number?: Resolver<Maybe<ResolversTypes['NumberAggregate']>, ParentType, ContextType, Partial<ObjectAggregateNumberArgs>>;
};

export type ObjectChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectChange'] = ResolversParentTypes['ObjectChange']> = {
  after?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['PropertyChange']>, ParentType, ContextType>;
};

export type ObjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectConnection'] = ResolversParentTypes['ObjectConnection']> = {
  aggregate?: Resolver<Maybe<ResolversTypes['ObjectAggregate']>, ParentType, ContextType, Partial<ObjectConnectionAggregateArgs>>;
  bounds?: Resolver<Maybe<ResolversTypes['Bounds']>, ParentType, ContextType>;
  cells?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Cell']>>, ParentType, ContextType, RequireFields<ObjectConnectionCellsArgs, 'size'>>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ObjectEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['ObjectGroupConnection']>, ParentType, ContextType, RequireFields<ObjectConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ObjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectEdge'] = ResolversParentTypes['ObjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
};

export type ObjectGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectGroup'] = ResolversParentTypes['ObjectGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<Maybe<ResolversTypes['JSON']>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['NumberAggregate']>, ParentType, ContextType, Partial<ObjectGroupNumberArgs>>;
  objects?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<ObjectGroupObjectsArgs, 'first'>>;
};

export type ObjectGroupConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectGroupConnection'] = ResolversParentTypes['ObjectGroupConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ObjectGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ObjectGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ObjectGroupEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectGroupEdge'] = ResolversParentTypes['ObjectGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ObjectGroup'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  z?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  boolean?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Bytes']>, ParentType, ContextType, RequireFields<PropertyBytesArgs, 'length' | 'offset'>>;
  fields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Property']>>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  integer?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  span?: Resolver<Maybe<ResolversTypes['Span']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type PropertyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PropertyChange'] = ResolversParentTypes['PropertyChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyShapeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PropertyShape'] = ResolversParentTypes['PropertyShape']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuaternionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quaternion'] = ResolversParentTypes['Quaternion']> = {
  w?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  z?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  across?: Resolver<Maybe<ResolversTypes['AcrossPage']>, ParentType, ContextType, RequireFields<QueryAcrossArgs, 'by' | 'choose' | 'figure' | 'first' | 'offset'>>;
  acrossObjects?: Resolver<Maybe<ResolversTypes['AcrossObjectPage']>, ParentType, ContextType, RequireFields<QueryAcrossObjectsArgs, 'first' | 'offset'>>;
  diff?: Resolver<Maybe<ResolversTypes['SaveDiff']>, ParentType, ContextType, RequireFields<QueryDiffArgs, 'from' | 'to'>>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['FormatInfo']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<QueryObjectArgs, 'path' | 'save'>>;
  save?: Resolver<Maybe<ResolversTypes['Save']>, ParentType, ContextType, RequireFields<QuerySaveArgs, 'id'>>;
  saves?: Resolver<Maybe<ResolversTypes['SaveConnection']>, ParentType, ContextType, RequireFields<QuerySavesArgs, 'first'>>;
  world?: Resolver<Maybe<ResolversTypes['World']>, ParentType, ContextType, RequireFields<QueryWorldArgs, 'id'>>;
  worldObject?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<QueryWorldObjectArgs, 'id'>>;
  worlds?: Resolver<ReadonlyArray<ResolversTypes['World']>, ParentType, ContextType>;
};

export type ReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reference'] = ResolversParentTypes['Reference']> = {
  kind?: Resolver<ResolversTypes['ReferenceKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
};

export type ReferenceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceConnection'] = ResolversParentTypes['ReferenceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReferenceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Reference']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferenceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceEdge'] = ResolversParentTypes['ReferenceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Reference'], ParentType, ContextType>;
};

export type RowAggregateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowAggregate'] = ResolversParentTypes['RowAggregate']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distinct?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<RowAggregateDistinctArgs, 'field'>>;
  number?: Resolver<Maybe<ResolversTypes['NumberAggregate']>, ParentType, ContextType, RequireFields<RowAggregateNumberArgs, 'field'>>;
};

export type RowGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowGroup'] = ResolversParentTypes['RowGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<Maybe<ResolversTypes['JSON']>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['NumberAggregate']>, ParentType, ContextType, RequireFields<RowGroupNumberArgs, 'field'>>;
  objects?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SaveObject']>>, ParentType, ContextType, RequireFields<RowGroupObjectsArgs, 'first'>>;
};

export type RowGroupConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowGroupConnection'] = ResolversParentTypes['RowGroupConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RowGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RowGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RowGroupEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowGroupEdge'] = ResolversParentTypes['RowGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RowGroup'], ParentType, ContextType>;
};

export type SatisfactoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Satisfactory'] = ResolversParentTypes['Satisfactory']> = {
  balance?: Resolver<Maybe<ResolversTypes['SatisfactoryBalanceConnection']>, ParentType, ContextType, RequireFields<SatisfactoryBalanceArgs, 'first'>>;
  buildings?: Resolver<Maybe<ResolversTypes['SatisfactoryBuildingConnection']>, ParentType, ContextType, RequireFields<SatisfactoryBuildingsArgs, 'first'>>;
  circuits?: Resolver<Maybe<ResolversTypes['SatisfactoryCircuitConnection']>, ParentType, ContextType, RequireFields<SatisfactoryCircuitsArgs, 'first'>>;
  collected?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCollectibleCount']>, ParentType, ContextType>;
  collectibleObjects?: Resolver<Maybe<ResolversTypes['SatisfactoryCollectibleObjectConnection']>, ParentType, ContextType, RequireFields<SatisfactoryCollectibleObjectsArgs, 'first'>>;
  collectibles?: Resolver<Maybe<ResolversTypes['SatisfactoryCollectibleConnection']>, ParentType, ContextType, RequireFields<SatisfactoryCollectiblesArgs, 'first'>>;
  dronePorts?: Resolver<Maybe<ResolversTypes['SatisfactoryDronePortConnection']>, ParentType, ContextType, RequireFields<SatisfactoryDronePortsArgs, 'first'>>;
  drones?: Resolver<Maybe<ResolversTypes['SatisfactoryDroneConnection']>, ParentType, ContextType, RequireFields<SatisfactoryDronesArgs, 'first'>>;
  factories?: Resolver<Maybe<ResolversTypes['SatisfactoryFactoryConnection']>, ParentType, ContextType, RequireFields<SatisfactoryFactoriesArgs, 'first'>>;
  fluids?: Resolver<Maybe<ResolversTypes['SatisfactoryFluidNetworkConnection']>, ParentType, ContextType, RequireFields<SatisfactoryFluidsArgs, 'first'>>;
  items?: Resolver<Maybe<ResolversTypes['SatisfactoryItemConnection']>, ParentType, ContextType, RequireFields<SatisfactoryItemsArgs, 'first'>>;
  machines?: Resolver<Maybe<ResolversTypes['SatisfactoryMachineConnection']>, ParentType, ContextType, RequireFields<SatisfactoryMachinesArgs, 'first'>>;
  markers?: Resolver<Maybe<ResolversTypes['SatisfactoryMarkerConnection']>, ParentType, ContextType, RequireFields<SatisfactoryMarkersArgs, 'first'>>;
  missingSchematics?: Resolver<Maybe<ResolversTypes['SatisfactoryMissingSchematicConnection']>, ParentType, ContextType, RequireFields<SatisfactoryMissingSchematicsArgs, 'first'>>;
  networks?: Resolver<Maybe<ResolversTypes['SatisfactoryNetworkConnection']>, ParentType, ContextType, RequireFields<SatisfactoryNetworksArgs, 'first'>>;
  nodes?: Resolver<Maybe<ResolversTypes['SatisfactoryResourceNodeConnection']>, ParentType, ContextType, RequireFields<SatisfactoryNodesArgs, 'first'>>;
  players?: Resolver<Maybe<ResolversTypes['SatisfactoryPlayerConnection']>, ParentType, ContextType, RequireFields<SatisfactoryPlayersArgs, 'first'>>;
  power?: Resolver<ResolversTypes['SatisfactoryPower'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['SatisfactoryProgress'], ParentType, ContextType>;
  rail?: Resolver<ResolversTypes['SatisfactoryRail'], ParentType, ContextType>;
  railSignals?: Resolver<Maybe<ResolversTypes['SatisfactoryRailSignalConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRailSignalsArgs, 'first'>>;
  railSwitches?: Resolver<Maybe<ResolversTypes['SatisfactoryRailSwitchConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRailSwitchesArgs, 'first'>>;
  railTracks?: Resolver<Maybe<ResolversTypes['SatisfactoryRailTrackConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRailTracksArgs, 'first'>>;
  recipes?: Resolver<Maybe<ResolversTypes['SatisfactoryRecipeUseConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRecipesArgs, 'first'>>;
  rules?: Resolver<ResolversTypes['SatisfactoryRules'], ParentType, ContextType>;
  schematics?: Resolver<Maybe<ResolversTypes['SatisfactorySchematicConnection']>, ParentType, ContextType, RequireFields<SatisfactorySchematicsArgs, 'first'>>;
  session?: Resolver<ResolversTypes['SatisfactorySession'], ParentType, ContextType>;
  stations?: Resolver<Maybe<ResolversTypes['SatisfactoryTrainStationConnection']>, ParentType, ContextType, RequireFields<SatisfactoryStationsArgs, 'first'>>;
  statistics?: Resolver<Maybe<ResolversTypes['SatisfactoryStatisticConnection']>, ParentType, ContextType, RequireFields<SatisfactoryStatisticsArgs, 'first'>>;
  stock?: Resolver<Maybe<ResolversTypes['SatisfactoryStockPlaceConnection']>, ParentType, ContextType, RequireFields<SatisfactoryStockArgs, 'first'>>;
  switches?: Resolver<Maybe<ResolversTypes['SatisfactorySwitchConnection']>, ParentType, ContextType, RequireFields<SatisfactorySwitchesArgs, 'first'>>;
  trace?: Resolver<Maybe<ResolversTypes['SatisfactoryTrace']>, ParentType, ContextType, RequireFields<SatisfactoryTraceArgs, 'direction' | 'from' | 'pipes' | 'through'>>;
  trains?: Resolver<Maybe<ResolversTypes['SatisfactoryTrainConnection']>, ParentType, ContextType, RequireFields<SatisfactoryTrainsArgs, 'first'>>;
  truckStations?: Resolver<Maybe<ResolversTypes['SatisfactoryTruckStationConnection']>, ParentType, ContextType, RequireFields<SatisfactoryTruckStationsArgs, 'first'>>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  vehiclePaths?: Resolver<Maybe<ResolversTypes['SatisfactoryVehiclePathConnection']>, ParentType, ContextType, RequireFields<SatisfactoryVehiclePathsArgs, 'first'>>;
  vehicles?: Resolver<Maybe<ResolversTypes['SatisfactoryVehicleConnection']>, ParentType, ContextType, RequireFields<SatisfactoryVehiclesArgs, 'first'>>;
};

export type SatisfactoryAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryAmount'] = ResolversParentTypes['SatisfactoryAmount']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type SatisfactoryBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryBalance'] = ResolversParentTypes['SatisfactoryBalance']> = {
  consumed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  consumers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  measuredConsumed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measuredNet?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measuredProduced?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  produced?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  producers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownProducers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryBalanceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryBalanceConnection'] = ResolversParentTypes['SatisfactoryBalanceConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryBalanceEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryBalanceConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryBalance']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryBalanceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryBalanceEdge'] = ResolversParentTypes['SatisfactoryBalanceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryBalance'], ParentType, ContextType>;
};

export type SatisfactoryBottleneckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryBottleneck'] = ResolversParentTypes['SatisfactoryBottleneck']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  perMinute?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SatisfactoryBuildingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryBuilding'] = ResolversParentTypes['SatisfactoryBuilding']> = {
  blueprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  builtWith?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isInDesigner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLightweight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  primaryColor?: Resolver<Maybe<ResolversTypes['SatisfactoryColor']>, ParentType, ContextType>;
  secondaryColor?: Resolver<Maybe<ResolversTypes['SatisfactoryColor']>, ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryBuildingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryBuildingConnection'] = ResolversParentTypes['SatisfactoryBuildingConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryBuildingEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryBuildingConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryBuilding']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryBuildingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryBuildingEdge'] = ResolversParentTypes['SatisfactoryBuildingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryBuilding'], ParentType, ContextType>;
};

export type SatisfactoryCircuitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCircuit'] = ResolversParentTypes['SatisfactoryCircuit']> = {
  baseCapacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  buildings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  connections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consumers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dynamicCapacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fuels?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryFuelUse']>, ParentType, ContextType>;
  generators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headroom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  poles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storageMWh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  storages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storedMWh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  switches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryCircuitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCircuitConnection'] = ResolversParentTypes['SatisfactoryCircuitConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCircuitEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryCircuitConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCircuit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryCircuitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCircuitEdge'] = ResolversParentTypes['SatisfactoryCircuitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryCircuit'], ParentType, ContextType>;
};

export type SatisfactoryCollectibleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCollectible'] = ResolversParentTypes['SatisfactoryCollectible']> = {
  isCollected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpened?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SatisfactoryCollectibleKind'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  opensWith?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  opensWithAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opensWithMW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
};

export type SatisfactoryCollectibleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCollectibleConnection'] = ResolversParentTypes['SatisfactoryCollectibleConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCollectibleEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryCollectibleConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCollectible']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryCollectibleCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCollectibleCount'] = ResolversParentTypes['SatisfactoryCollectibleCount']> = {
  collected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SatisfactoryCollectibleKind'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryCollectibleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCollectibleEdge'] = ResolversParentTypes['SatisfactoryCollectibleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryCollectible'], ParentType, ContextType>;
};

export type SatisfactoryCollectibleObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCollectibleObject'] = ResolversParentTypes['SatisfactoryCollectibleObject']> = {
  collectible?: Resolver<ResolversTypes['SatisfactoryCollectible'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryCollectibleObjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCollectibleObjectConnection'] = ResolversParentTypes['SatisfactoryCollectibleObjectConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCollectibleObjectEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryCollectibleObjectConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCollectibleObject']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryCollectibleObjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryCollectibleObjectEdge'] = ResolversParentTypes['SatisfactoryCollectibleObjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryCollectibleObject'], ParentType, ContextType>;
};

export type SatisfactoryColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryColor'] = ResolversParentTypes['SatisfactoryColor']> = {
  a?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  b?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  g?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  r?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SatisfactoryDroneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryDrone'] = ResolversParentTypes['SatisfactoryDrone']> = {
  cargo?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  dockedAt?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  dockingState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  home?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryDroneConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryDroneConnection'] = ResolversParentTypes['SatisfactoryDroneConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryDroneEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryDroneConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryDrone']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryDroneEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryDroneEdge'] = ResolversParentTypes['SatisfactoryDroneEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryDrone'], ParentType, ContextType>;
};

export type SatisfactoryDronePortResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryDronePort'] = ResolversParentTypes['SatisfactoryDronePort']> = {
  drone?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  fuel?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  input?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  lastTripSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  output?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  pairedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pairedWith?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  trips?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryDronePortConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryDronePortConnection'] = ResolversParentTypes['SatisfactoryDronePortConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryDronePortEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryDronePortConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryDronePort']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryDronePortEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryDronePortEdge'] = ResolversParentTypes['SatisfactoryDronePortEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryDronePort'], ParentType, ContextType>;
};

export type SatisfactoryEquipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryEquipment'] = ResolversParentTypes['SatisfactoryEquipment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SatisfactoryFactoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryFactory'] = ResolversParentTypes['SatisfactoryFactory']> = {
  balance?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryBalance']>, ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  draw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isNamed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  machines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  makes?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  producing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productivity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  radius?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SatisfactoryFactoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryFactoryConnection'] = ResolversParentTypes['SatisfactoryFactoryConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryFactoryEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryFactoryConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryFactory']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryFactoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryFactoryEdge'] = ResolversParentTypes['SatisfactoryFactoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryFactory'], ParentType, ContextType>;
};

export type SatisfactoryFluidNetworkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryFluidNetwork'] = ResolversParentTypes['SatisfactoryFluidNetwork']> = {
  buildings?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  connections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fluid?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  m3?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  machines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  slowestPipe?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryFluidNetworkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryFluidNetworkConnection'] = ResolversParentTypes['SatisfactoryFluidNetworkConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryFluidNetworkEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryFluidNetworkConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryFluidNetwork']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryFluidNetworkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryFluidNetworkEdge'] = ResolversParentTypes['SatisfactoryFluidNetworkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryFluidNetwork'], ParentType, ContextType>;
};

export type SatisfactoryFuelUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryFuelUse'] = ResolversParentTypes['SatisfactoryFuelUse']> = {
  capacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fuel?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  generator?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type SatisfactoryItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryItem'] = ResolversParentTypes['SatisfactoryItem']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isFluid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryItemConnection'] = ResolversParentTypes['SatisfactoryItemConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryItemEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryItemConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryItemEdge'] = ResolversParentTypes['SatisfactoryItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryItem'], ParentType, ContextType>;
};

export type SatisfactoryMachineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMachine'] = ResolversParentTypes['SatisfactoryMachine']> = {
  boost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  circuit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clock?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  draw?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  drawRunning?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fuel?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  fuelMJ?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inputStacks?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  inputs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inputsConnected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isInDesigner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInputShort?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMonitored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOutputFull?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProducing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SatisfactoryMachineKind'], ParentType, ContextType>;
  measuredSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  outputStacks?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  outputs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outputsConnected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingBoost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pendingClock?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  producedSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productivity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productivityNow?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['SatisfactoryPurity']>, ParentType, ContextType>;
  rates?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRate']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['SatisfactoryStandstill']>, ParentType, ContextType>;
  recipe?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  shards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sloops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryMachineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMachineConnection'] = ResolversParentTypes['SatisfactoryMachineConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryMachineEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryMachineConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryMachine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryMachineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMachineEdge'] = ResolversParentTypes['SatisfactoryMachineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryMachine'], ParentType, ContextType>;
};

export type SatisfactoryMarkerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMarker'] = ResolversParentTypes['SatisfactoryMarker']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
};

export type SatisfactoryMarkerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMarkerConnection'] = ResolversParentTypes['SatisfactoryMarkerConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryMarkerEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryMarkerConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryMarker']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryMarkerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMarkerEdge'] = ResolversParentTypes['SatisfactoryMarkerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryMarker'], ParentType, ContextType>;
};

export type SatisfactoryMilestoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMilestone'] = ResolversParentTypes['SatisfactoryMilestone']> = {
  paid?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryAmount']>, ParentType, ContextType>;
  schematic?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type SatisfactoryMissingSchematicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMissingSchematic'] = ResolversParentTypes['SatisfactoryMissingSchematic']> = {
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schematic?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SatisfactoryMissingSchematicConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMissingSchematicConnection'] = ResolversParentTypes['SatisfactoryMissingSchematicConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryMissingSchematicEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryMissingSchematicConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryMissingSchematic']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryMissingSchematicEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryMissingSchematicEdge'] = ResolversParentTypes['SatisfactoryMissingSchematicEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryMissingSchematic'], ParentType, ContextType>;
};

export type SatisfactoryNetworkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryNetwork'] = ResolversParentTypes['SatisfactoryNetwork']> = {
  baseCapacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  buildings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  circuits?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  consumers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dynamicCapacity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  generators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headroom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  poles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storageMWh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  storages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storedMWh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  switches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SatisfactoryNetworkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryNetworkConnection'] = ResolversParentTypes['SatisfactoryNetworkConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryNetworkEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryNetworkConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryNetwork']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryNetworkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryNetworkEdge'] = ResolversParentTypes['SatisfactoryNetworkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryNetwork'], ParentType, ContextType>;
};

export type SatisfactoryPathPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryPathPoint'] = ResolversParentTypes['SatisfactoryPathPoint']> = {
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  speed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  waitSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SatisfactoryPlatformResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryPlatform'] = ResolversParentTypes['SatisfactoryPlatform']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  isLoading?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  stacks?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
};

export type SatisfactoryPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryPlayer'] = ResolversParentTypes['SatisfactoryPlayer']> = {
  equipment?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryEquipment']>, ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inventory?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  pawn?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  slots?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedSlots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryPlayerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryPlayerConnection'] = ResolversParentTypes['SatisfactoryPlayerConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryPlayerEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryPlayerConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryPlayer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryPlayerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryPlayerEdge'] = ResolversParentTypes['SatisfactoryPlayerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryPlayer'], ParentType, ContextType>;
};

export type SatisfactoryPowerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryPower'] = ResolversParentTypes['SatisfactoryPower']> = {
  connectedWires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  connections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiddenLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  islands?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  looseWires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unconnected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wireLength?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  wires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryProgress'] = ResolversParentTypes['SatisfactoryProgress']> = {
  activeMilestone?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  alternateRecipes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alternates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  armSlots?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inventorySlots?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  milestonesPaid?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryMilestone']>, ParentType, ContextType>;
  ongoingResearch?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  phaseCost?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryAmount']>, ParentType, ContextType>;
  phasePaid?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryAmount']>, ParentType, ContextType>;
  recipes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  researchTrees?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  schematics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sink?: Resolver<Maybe<ResolversTypes['SatisfactorySink']>, ParentType, ContextType>;
  targetPhase?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  unclaimedHardDrives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryRailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRail'] = ResolversParentTypes['SatisfactoryRail']> = {
  blockSignals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  networks?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  openEnds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pathSignals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  switchControls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  switchEnds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tracks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryRailSignalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailSignal'] = ResolversParentTypes['SatisfactoryRailSignal']> = {
  guards?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SatisfactoryRailSignalKind'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  observes?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryRailSignalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailSignalConnection'] = ResolversParentTypes['SatisfactoryRailSignalConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRailSignalEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRailSignalConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRailSignal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryRailSignalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailSignalEdge'] = ResolversParentTypes['SatisfactoryRailSignalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryRailSignal'], ParentType, ContextType>;
};

export type SatisfactoryRailSwitchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailSwitch'] = ResolversParentTypes['SatisfactoryRailSwitch']> = {
  network?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  setting?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tracks?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryRailSwitchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailSwitchConnection'] = ResolversParentTypes['SatisfactoryRailSwitchConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRailSwitchEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRailSwitchConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRailSwitch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryRailSwitchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailSwitchEdge'] = ResolversParentTypes['SatisfactoryRailSwitchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryRailSwitch'], ParentType, ContextType>;
};

export type SatisfactoryRailTrackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailTrack'] = ResolversParentTypes['SatisfactoryRailTrack']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  isIntegrated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedTo?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  openEnds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  switchEnds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryRailTrackConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailTrackConnection'] = ResolversParentTypes['SatisfactoryRailTrackConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRailTrackEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRailTrackConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRailTrack']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryRailTrackEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRailTrackEdge'] = ResolversParentTypes['SatisfactoryRailTrackEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryRailTrack'], ParentType, ContextType>;
};

export type SatisfactoryRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRate'] = ResolversParentTypes['SatisfactoryRate']> = {
  direction?: Resolver<ResolversTypes['SatisfactoryDirection'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  measuredPerMinute?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  perMinute?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SatisfactoryRecipeUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRecipeUse'] = ResolversParentTypes['SatisfactoryRecipeUse']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  draw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isAlternate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRate']>, ParentType, ContextType>;
  machines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  producing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productivity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recipe?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type SatisfactoryRecipeUseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRecipeUseConnection'] = ResolversParentTypes['SatisfactoryRecipeUseConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRecipeUseEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryRecipeUseConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryRecipeUse']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryRecipeUseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRecipeUseEdge'] = ResolversParentTypes['SatisfactoryRecipeUseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryRecipeUse'], ParentType, ContextType>;
};

export type SatisfactoryResourceNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryResourceNode'] = ResolversParentTypes['SatisfactoryResourceNode']> = {
  extractor?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  isGuessed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SatisfactoryNodeKind'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  purity?: Resolver<Maybe<ResolversTypes['SatisfactoryPurity']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryResourceNodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryResourceNodeConnection'] = ResolversParentTypes['SatisfactoryResourceNodeConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryResourceNodeEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryResourceNodeConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryResourceNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryResourceNodeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryResourceNodeEdge'] = ResolversParentTypes['SatisfactoryResourceNodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryResourceNode'], ParentType, ContextType>;
};

export type SatisfactoryRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryRules'] = ResolversParentTypes['SatisfactoryRules']> = {
  energyCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isCreative?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noArachnids?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noCost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noFuel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noPower?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noUnlockCost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodePurity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeRandomization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeSeed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  partsCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  set?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  spacePartsCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startingTier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unlockAllResearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unlockAllSinkSchematics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unlockInstantAlternates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SatisfactorySchematicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySchematic'] = ResolversParentTypes['SatisfactorySchematic']> = {
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAlternate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schematic?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SatisfactorySchematicConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySchematicConnection'] = ResolversParentTypes['SatisfactorySchematicConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactorySchematicEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactorySchematicConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactorySchematic']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactorySchematicEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySchematicEdge'] = ResolversParentTypes['SatisfactorySchematicEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactorySchematic'], ParentType, ContextType>;
};

export type SatisfactorySessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySession'] = ResolversParentTypes['SatisfactorySession']> = {
  buildVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  daySeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isCreative?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isCreativeInHeader?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isModded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSpaceElevatorBuilt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  map?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  saveName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saveVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startingPoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitedAreas?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
};

export type SatisfactorySinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySink'] = ResolversParentTypes['SatisfactorySink']> = {
  coupons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dnaLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dnaPoints?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  pointsPerMinute?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SatisfactoryStackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStack'] = ResolversParentTypes['SatisfactoryStack']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryStatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStatistic'] = ResolversParentTypes['SatisfactoryStatistic']> = {
  current?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SatisfactoryStatisticKind'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  what?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
};

export type SatisfactoryStatisticConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStatisticConnection'] = ResolversParentTypes['SatisfactoryStatisticConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStatisticEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryStatisticConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStatistic']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryStatisticEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStatisticEdge'] = ResolversParentTypes['SatisfactoryStatisticEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryStatistic'], ParentType, ContextType>;
};

export type SatisfactoryStockPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStockPlace'] = ResolversParentTypes['SatisfactoryStockPlace']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isFluid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SatisfactoryStockKind'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
};

export type SatisfactoryStockPlaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStockPlaceConnection'] = ResolversParentTypes['SatisfactoryStockPlaceConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStockPlaceEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryStockPlaceConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStockPlace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryStockPlaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStockPlaceEdge'] = ResolversParentTypes['SatisfactoryStockPlaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryStockPlace'], ParentType, ContextType>;
};

export type SatisfactorySwitchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySwitch'] = ResolversParentTypes['SatisfactorySwitch']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  circuits?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPriority?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sides?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryCircuit']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactorySwitchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySwitchConnection'] = ResolversParentTypes['SatisfactorySwitchConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactorySwitchEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactorySwitchConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactorySwitch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactorySwitchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactorySwitchEdge'] = ResolversParentTypes['SatisfactorySwitchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactorySwitch'], ParentType, ContextType>;
};

export type SatisfactoryTraceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrace'] = ResolversParentTypes['SatisfactoryTrace']> = {
  bottleneck?: Resolver<Maybe<ResolversTypes['SatisfactoryBottleneck']>, ParentType, ContextType>;
  carrierCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carriers?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['SatisfactoryTraceDirection'], ParentType, ContextType>;
  ends?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTraceEnd']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryAmount']>, ParentType, ContextType>;
};

export type SatisfactoryTraceEndResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTraceEnd'] = ResolversParentTypes['SatisfactoryTraceEnd']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
};

export type SatisfactoryTrainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrain'] = ResolversParentTypes['SatisfactoryTrain']> = {
  cars?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTrainCar']>, ParentType, ContextType>;
  currentStop?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasTimetable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDerailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelfDriving?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locomotives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  speed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stops?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTrainStop']>, ParentType, ContextType>;
  wagons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryTrainCarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrainCar'] = ResolversParentTypes['SatisfactoryTrainCar']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  cargo?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  isReversed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
};

export type SatisfactoryTrainConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrainConnection'] = ResolversParentTypes['SatisfactoryTrainConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTrainEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryTrainConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTrain']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryTrainEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrainEdge'] = ResolversParentTypes['SatisfactoryTrainEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryTrain'], ParentType, ContextType>;
};

export type SatisfactoryTrainStationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrainStation'] = ResolversParentTypes['SatisfactoryTrainStation']> = {
  building?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  platforms?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryPlatform']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  trains?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryTrainStationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrainStationConnection'] = ResolversParentTypes['SatisfactoryTrainStationConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTrainStationEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryTrainStationConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTrainStation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryTrainStationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrainStationEdge'] = ResolversParentTypes['SatisfactoryTrainStationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryTrainStation'], ParentType, ContextType>;
};

export type SatisfactoryTrainStopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTrainStop'] = ResolversParentTypes['SatisfactoryTrainStop']> = {
  load?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  unload?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
};

export type SatisfactoryTruckStationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTruckStation'] = ResolversParentTypes['SatisfactoryTruckStation']> = {
  docked?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  fuel?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  isLoading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  stacks?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  vehicles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryTruckStationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTruckStationConnection'] = ResolversParentTypes['SatisfactoryTruckStationConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTruckStationEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryTruckStationConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryTruckStation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryTruckStationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryTruckStationEdge'] = ResolversParentTypes['SatisfactoryTruckStationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryTruckStation'], ParentType, ContextType>;
};

export type SatisfactoryVehicleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryVehicle'] = ResolversParentTypes['SatisfactoryVehicle']> = {
  building?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  cargo?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryStack']>, ParentType, ContextType>;
  fuel?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  fuelMJ?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isAutopilot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLoop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  pathFuelMJ?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pathPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryVehicleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryVehicleConnection'] = ResolversParentTypes['SatisfactoryVehicleConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryVehicleEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryVehicleConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryVehicle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryVehicleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryVehicleEdge'] = ResolversParentTypes['SatisfactoryVehicleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryVehicle'], ParentType, ContextType>;
};

export type SatisfactoryVehiclePathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryVehiclePath'] = ResolversParentTypes['SatisfactoryVehiclePath']> = {
  fuelMJ?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isLoop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  pointCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryPathPoint']>, ParentType, ContextType>;
  vehicleType?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  vehicles?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactoryVehiclePathConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryVehiclePathConnection'] = ResolversParentTypes['SatisfactoryVehiclePathConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryVehiclePathEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SatisfactoryVehiclePathConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryVehiclePath']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryVehiclePathEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryVehiclePathEdge'] = ResolversParentTypes['SatisfactoryVehiclePathEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryVehiclePath'], ParentType, ContextType>;
};

export type SaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Save'] = ResolversParentTypes['Save']> = {
  class?: Resolver<Maybe<ResolversTypes['Class']>, ParentType, ContextType, RequireFields<SaveClassArgs, 'name'>>;
  classes?: Resolver<Maybe<ResolversTypes['ClassConnection']>, ParentType, ContextType, RequireFields<SaveClassesArgs, 'first'>>;
  components?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Component']>>, ParentType, ContextType, RequireFields<SaveComponentsArgs, 'first' | 'minSize' | 'via'>>;
  darkestDungeon?: Resolver<Maybe<ResolversTypes['DarkestDungeon']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['SaveFile']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['SaveFormat'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<Maybe<ResolversTypes['IssueConnection']>, ParentType, ContextType, RequireFields<SaveIssuesArgs, 'distinct' | 'first'>>;
  levels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Level']>>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Neighbour']>>, ParentType, ContextType, RequireFields<SaveNearestArgs, 'first'>>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<SaveObjectArgs, 'path'>>;
  objects?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<SaveObjectsArgs, 'first'>>;
  playSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reachable?: Resolver<Maybe<ResolversTypes['Traversal']>, ParentType, ContextType, RequireFields<SaveReachableArgs, 'direction' | 'from' | 'maxDepth' | 'maxNodes'>>;
  satisfactory?: Resolver<Maybe<ResolversTypes['Satisfactory']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchHit']>>, ParentType, ContextType, RequireFields<SaveSearchArgs, 'first' | 'text'>>;
  shortestPath?: Resolver<Maybe<ResolversTypes['GraphPath']>, ParentType, ContextType, RequireFields<SaveShortestPathArgs, 'direction' | 'from' | 'maxNodes' | 'to'>>;
  slimeRancher?: Resolver<Maybe<ResolversTypes['SlimeRancher']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoadState'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['SaveStats']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Units'], ParentType, ContextType>;
  unreal3?: Resolver<Maybe<ResolversTypes['Unreal3']>, ParentType, ContextType>;
  world?: Resolver<Maybe<ResolversTypes['World']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveChange'] = ResolversParentTypes['SaveChange']> = {
  kind?: Resolver<ResolversTypes['SaveChangeKind'], ParentType, ContextType>;
  save?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
};

export type SaveConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveConnection'] = ResolversParentTypes['SaveConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SaveEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Save']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveDiffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDiff'] = ResolversParentTypes['SaveDiff']> = {
  added?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<SaveDiffAddedArgs, 'first'>>;
  changed?: Resolver<Maybe<ResolversTypes['ChangeConnection']>, ParentType, ContextType, RequireFields<SaveDiffChangedArgs, 'first'>>;
  from?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  removed?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<SaveDiffRemovedArgs, 'first'>>;
  to?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
};

export type SaveEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveEdge'] = ResolversParentTypes['SaveEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
};

export type SaveFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFile'] = ResolversParentTypes['SaveFile']> = {
  bytes?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveObject'] = ResolversParentTypes['SaveObject']> = {
  children?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<SaveObjectChildrenArgs, 'first'>>;
  class?: Resolver<ResolversTypes['Class'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['SaveFile']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType>;
  json?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<SaveObjectJsonArgs, 'depth'>>;
  kind?: Resolver<ResolversTypes['ObjectKind'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  native?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<SaveObjectNativeArgs, 'depth'>>;
  parent?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Property']>>, ParentType, ContextType, RequireFields<SaveObjectPropertiesArgs, 'inherited'>>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType, RequireFields<SaveObjectPropertyArgs, 'inherited' | 'path'>>;
  reference?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType, RequireFields<SaveObjectReferenceArgs, 'label'>>;
  referencedBy?: Resolver<Maybe<ResolversTypes['ReferenceConnection']>, ParentType, ContextType, RequireFields<SaveObjectReferencedByArgs, 'first'>>;
  references?: Resolver<Maybe<ResolversTypes['ReferenceConnection']>, ParentType, ContextType, RequireFields<SaveObjectReferencesArgs, 'first'>>;
  rotation?: Resolver<Maybe<ResolversTypes['Quaternion']>, ParentType, ContextType>;
  save?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  scale?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  span?: Resolver<Maybe<ResolversTypes['Span']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['View']>, ParentType, ContextType>;
  worldId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStats'] = ResolversParentTypes['SaveStats']> = {
  actors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  bytesUnderstood?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  classes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indexBytes?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  infoIssues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lightweights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loadMillis?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  memoryBytes?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  references?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SlimeRancherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancher'] = ResolversParentTypes['SlimeRancher']> = {
  actors?: Resolver<Maybe<ResolversTypes['SlimeRancherActorConnection']>, ParentType, ContextType, RequireFields<SlimeRancherActorsArgs, 'first'>>;
  appearances?: Resolver<Maybe<ResolversTypes['SlimeRancherAppearanceConnection']>, ParentType, ContextType, RequireFields<SlimeRancherAppearancesArgs, 'first'>>;
  discoveries?: Resolver<Maybe<ResolversTypes['SlimeRancherDiscoveryConnection']>, ParentType, ContextType, RequireFields<SlimeRancherDiscoveriesArgs, 'first'>>;
  drones?: Resolver<Maybe<ResolversTypes['SlimeRancherDroneConnection']>, ParentType, ContextType, RequireFields<SlimeRancherDronesArgs, 'first'>>;
  gadgets?: Resolver<Maybe<ResolversTypes['SlimeRancherGadgetConnection']>, ParentType, ContextType, RequireFields<SlimeRancherGadgetsArgs, 'first'>>;
  gordos?: Resolver<Maybe<ResolversTypes['SlimeRancherGordoConnection']>, ParentType, ContextType, RequireFields<SlimeRancherGordosArgs, 'first'>>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locks?: Resolver<Maybe<ResolversTypes['SlimeRancherLockConnection']>, ParentType, ContextType, RequireFields<SlimeRancherLocksArgs, 'first'>>;
  market?: Resolver<Maybe<ResolversTypes['SlimeRancherMarketConnection']>, ParentType, ContextType, RequireFields<SlimeRancherMarketArgs, 'first'>>;
  nodes?: Resolver<Maybe<ResolversTypes['SlimeRancherNodeConnection']>, ParentType, ContextType, RequireFields<SlimeRancherNodesArgs, 'first'>>;
  player?: Resolver<Maybe<ResolversTypes['SlimeRancherPlayer']>, ParentType, ContextType>;
  plots?: Resolver<Maybe<ResolversTypes['SlimeRancherPlotConnection']>, ParentType, ContextType, RequireFields<SlimeRancherPlotsArgs, 'first'>>;
  pods?: Resolver<Maybe<ResolversTypes['SlimeRancherPodConnection']>, ParentType, ContextType, RequireFields<SlimeRancherPodsArgs, 'first'>>;
  session?: Resolver<ResolversTypes['SlimeRancherSession'], ParentType, ContextType>;
  spots?: Resolver<Maybe<ResolversTypes['SlimeRancherSpotConnection']>, ParentType, ContextType, RequireFields<SlimeRancherSpotsArgs, 'first'>>;
  stock?: Resolver<Maybe<ResolversTypes['SlimeRancherStockConnection']>, ParentType, ContextType, RequireFields<SlimeRancherStockArgs, 'first'>>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SlimeRancherActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherActor'] = ResolversParentTypes['SlimeRancherActor']> = {
  actorId?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  agitation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  destroyTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  fear?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hunger?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isFeral?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isStatue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SlimeRancherKind'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  plot?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  plotBy?: Resolver<Maybe<ResolversTypes['SlimeRancherPlotMethod']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  reproduceTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ripeness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sceneGroup?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  sleepiness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  statueOf?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  transformTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherActorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherActorConnection'] = ResolversParentTypes['SlimeRancherActorConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherActorEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherActorConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherActor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherActorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherActorEdge'] = ResolversParentTypes['SlimeRancherActorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherActor'], ParentType, ContextType>;
};

export type SlimeRancherAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherAmount'] = ResolversParentTypes['SlimeRancherAmount']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type SlimeRancherAppearanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherAppearance'] = ResolversParentTypes['SlimeRancherAppearance']> = {
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unlocked?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SlimeRancherAppearanceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherAppearanceConnection'] = ResolversParentTypes['SlimeRancherAppearanceConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherAppearanceEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherAppearanceConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherAppearance']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherAppearanceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherAppearanceEdge'] = ResolversParentTypes['SlimeRancherAppearanceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherAppearance'], ParentType, ContextType>;
};

export type SlimeRancherDiscoveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherDiscovery'] = ResolversParentTypes['SlimeRancherDiscovery']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherDiscoveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherDiscoveryConnection'] = ResolversParentTypes['SlimeRancherDiscoveryConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherDiscoveryEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherDiscoveryConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherDiscovery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherDiscoveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherDiscoveryEdge'] = ResolversParentTypes['SlimeRancherDiscoveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherDiscovery'], ParentType, ContextType>;
};

export type SlimeRancherDroneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherDrone'] = ResolversParentTypes['SlimeRancherDrone']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDiscovered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherDroneConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherDroneConnection'] = ResolversParentTypes['SlimeRancherDroneConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherDroneEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherDroneConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherDrone']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherDroneEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherDroneEdge'] = ResolversParentTypes['SlimeRancherDroneEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherDrone'], ParentType, ContextType>;
};

export type SlimeRancherGadgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherGadget'] = ResolversParentTypes['SlimeRancherGadget']> = {
  actorId?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  isPrimaryInLink?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  sceneGroup?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherGadgetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherGadgetConnection'] = ResolversParentTypes['SlimeRancherGadgetConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherGadgetEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherGadgetConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherGadget']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherGadgetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherGadgetEdge'] = ResolversParentTypes['SlimeRancherGadgetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherGadget'], ParentType, ContextType>;
};

export type SlimeRancherGordoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherGordo'] = ResolversParentTypes['SlimeRancherGordo']> = {
  eaten?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSeen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['SlimeRancherGordoState']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherGordoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherGordoConnection'] = ResolversParentTypes['SlimeRancherGordoConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherGordoEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherGordoConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherGordo']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherGordoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherGordoEdge'] = ResolversParentTypes['SlimeRancherGordoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherGordo'], ParentType, ContextType>;
};

export type SlimeRancherLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherLevel'] = ResolversParentTypes['SlimeRancherLevel']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upgrade?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type SlimeRancherLockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherLock'] = ResolversParentTypes['SlimeRancherLock']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SlimeRancherLockKind'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlimeRancherLockConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherLockConnection'] = ResolversParentTypes['SlimeRancherLockConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherLockEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherLockConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherLock']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherLockEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherLockEdge'] = ResolversParentTypes['SlimeRancherLockEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherLock'], ParentType, ContextType>;
};

export type SlimeRancherMarketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherMarket'] = ResolversParentTypes['SlimeRancherMarket']> = {
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  saturation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SlimeRancherMarketConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherMarketConnection'] = ResolversParentTypes['SlimeRancherMarketConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherMarketEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherMarketConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherMarket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherMarketEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherMarketEdge'] = ResolversParentTypes['SlimeRancherMarketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherMarket'], ParentType, ContextType>;
};

export type SlimeRancherNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherNode'] = ResolversParentTypes['SlimeRancherNode']> = {
  contents?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherNodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherNodeConnection'] = ResolversParentTypes['SlimeRancherNodeConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherNodeEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherNodeConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherNode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherNodeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherNodeEdge'] = ResolversParentTypes['SlimeRancherNodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherNode'], ParentType, ContextType>;
};

export type SlimeRancherOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherOption'] = ResolversParentTypes['SlimeRancherOption']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlimeRancherPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherPlayer'] = ResolversParentTypes['SlimeRancherPlayer']> = {
  availableBlueprints?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  blueprints?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  components?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherAmount']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currencyEverCollected?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  energy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  keys?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  pedia?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  radiation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sceneGroup?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  upgrades?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherLevel']>, ParentType, ContextType>;
};

export type SlimeRancherPlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherPlot'] = ResolversParentTypes['SlimeRancherPlot']> = {
  ash?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  collectorNext?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feederNext?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feederSpeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goneIds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grower?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inventory?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherSlot']>, ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  slimes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tracked?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherTracked']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upgrades?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherPlotConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherPlotConnection'] = ResolversParentTypes['SlimeRancherPlotConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherPlotEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherPlotConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherPlot']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherPlotEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherPlotEdge'] = ResolversParentTypes['SlimeRancherPlotEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherPlot'], ParentType, ContextType>;
};

export type SlimeRancherPodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherPod'] = ResolversParentTypes['SlimeRancherPod']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherPodConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherPodConnection'] = ResolversParentTypes['SlimeRancherPodConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherPodEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherPodConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherPod']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherPodEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherPodEdge'] = ResolversParentTypes['SlimeRancherPodEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherPod'], ParentType, ContextType>;
};

export type SlimeRancherSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherSession'] = ResolversParentTypes['SlimeRancherSession']> = {
  currency?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gameName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hour?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  isFeralEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isGameOver?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTarrEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherOption']>, ParentType, ContextType>;
  pediaCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  saveNumber?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  saveSlot?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sceneGroups?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  worldTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  zones?: Resolver<ReadonlyArray<ResolversTypes['Named']>, ParentType, ContextType>;
};

export type SlimeRancherSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherSlot'] = ResolversParentTypes['SlimeRancherSlot']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  compartment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherSpotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherSpot'] = ResolversParentTypes['SlimeRancherSpot']> = {
  nextTime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  water?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlimeRancherSpotConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherSpotConnection'] = ResolversParentTypes['SlimeRancherSpotConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherSpotEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherSpotConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherSpot']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherSpotEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherSpotEdge'] = ResolversParentTypes['SlimeRancherSpotEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherSpot'], ParentType, ContextType>;
};

export type SlimeRancherStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherStock'] = ResolversParentTypes['SlimeRancherStock']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['SlimeRancherStockPlace'], ParentType, ContextType>;
};

export type SlimeRancherStockConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherStockConnection'] = ResolversParentTypes['SlimeRancherStockConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherStockEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<SlimeRancherStockConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SlimeRancherStock']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlimeRancherStockEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherStockEdge'] = ResolversParentTypes['SlimeRancherStockEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SlimeRancherStock'], ParentType, ContextType>;
};

export type SlimeRancherTrackedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlimeRancherTracked'] = ResolversParentTypes['SlimeRancherTracked']> = {
  agitation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fear?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  feral?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hunger?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
};

export type SpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Span'] = ResolversParentTypes['Span']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  saveChanged?: SubscriptionResolver<Maybe<ResolversTypes['SaveChange']>, "saveChanged", ParentType, ContextType, Partial<SubscriptionSaveChangedArgs>>;
};

export type TraversalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Traversal'] = ResolversParentTypes['Traversal']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Visited']>, ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Units'] = ResolversParentTypes['Units']> = {
  length?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  northAxis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  perMetre?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  upAxis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Unreal3Resolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3'] = ResolversParentTypes['Unreal3']> = {
  actors?: Resolver<Maybe<ResolversTypes['Unreal3ActorConnection']>, ParentType, ContextType, RequireFields<Unreal3ActorsArgs, 'first'>>;
  classes?: Resolver<Maybe<ResolversTypes['Unreal3ClassConnection']>, ParentType, ContextType, RequireFields<Unreal3ClassesArgs, 'first'>>;
  dependencies?: Resolver<Maybe<ResolversTypes['Unreal3DependencyConnection']>, ParentType, ContextType, RequireFields<Unreal3DependenciesArgs, 'first'>>;
  imports?: Resolver<Maybe<ResolversTypes['Unreal3ImportConnection']>, ParentType, ContextType, RequireFields<Unreal3ImportsArgs, 'first'>>;
  missing?: Resolver<Maybe<ResolversTypes['Unreal3MissingConnection']>, ParentType, ContextType, RequireFields<Unreal3MissingArgs, 'first'>>;
  packages?: Resolver<Maybe<ResolversTypes['Unreal3PackageConnection']>, ParentType, ContextType, RequireFields<Unreal3PackagesArgs, 'first'>>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Unreal3UsageConnection']>, ParentType, ContextType, RequireFields<Unreal3UsageArgs, 'first'>>;
};

export type Unreal3ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3Actor'] = ResolversParentTypes['Unreal3Actor']> = {
  archetype?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  components?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPlaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  map?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mesh?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  meshName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Unreal3ActorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3ActorConnection'] = ResolversParentTypes['Unreal3ActorConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Unreal3ActorEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<Unreal3ActorConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Unreal3Actor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3ActorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3ActorEdge'] = ResolversParentTypes['Unreal3ActorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Unreal3Actor'], ParentType, ContextType>;
};

export type Unreal3ClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3Class'] = ResolversParentTypes['Unreal3Class']> = {
  ancestors?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  defaultObject?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  descendants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  functions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instances?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLoaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStripped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  package?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  parentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subclassCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subclasses?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Unreal3ClassConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3ClassConnection'] = ResolversParentTypes['Unreal3ClassConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Unreal3ClassEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<Unreal3ClassConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Unreal3Class']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3ClassEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3ClassEdge'] = ResolversParentTypes['Unreal3ClassEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Unreal3Class'], ParentType, ContextType>;
};

export type Unreal3DependencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3Dependency'] = ResolversParentTypes['Unreal3Dependency']> = {
  imports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLoaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStreaming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needs?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Unreal3DependencyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3DependencyConnection'] = ResolversParentTypes['Unreal3DependencyConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Unreal3DependencyEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<Unreal3DependencyConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Unreal3Dependency']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3DependencyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3DependencyEdge'] = ResolversParentTypes['Unreal3DependencyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Unreal3Dependency'], ParentType, ContextType>;
};

export type Unreal3ImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3Import'] = ResolversParentTypes['Unreal3Import']> = {
  className?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  importedBy?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  isPackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  package?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['Unreal3ImportState'], ParentType, ContextType>;
};

export type Unreal3ImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3ImportConnection'] = ResolversParentTypes['Unreal3ImportConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Unreal3ImportEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<Unreal3ImportConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Unreal3Import']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3ImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3ImportEdge'] = ResolversParentTypes['Unreal3ImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Unreal3Import'], ParentType, ContextType>;
};

export type Unreal3MissingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3Missing'] = ResolversParentTypes['Unreal3Missing']> = {
  imports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wantedBy?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Unreal3MissingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3MissingConnection'] = ResolversParentTypes['Unreal3MissingConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Unreal3MissingEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<Unreal3MissingConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Unreal3Missing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3MissingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3MissingEdge'] = ResolversParentTypes['Unreal3MissingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Unreal3Missing'], ParentType, ContextType>;
};

export type Unreal3PackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3Package'] = ResolversParentTypes['Unreal3Package']> = {
  cookerVersion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  engineVersion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exports?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasScript?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imports?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isBigEndian?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  licenseeVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stored?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streams?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Unreal3PackageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3PackageConnection'] = ResolversParentTypes['Unreal3PackageConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Unreal3PackageEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<Unreal3PackageConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Unreal3Package']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3PackageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3PackageEdge'] = ResolversParentTypes['Unreal3PackageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Unreal3Package'], ParentType, ContextType>;
};

export type Unreal3UsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3Usage'] = ResolversParentTypes['Unreal3Usage']> = {
  asArchetype?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asClass?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  className?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inData?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProperties?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inScripts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLoaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3UsageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3UsageConnection'] = ResolversParentTypes['Unreal3UsageConnection']> = {
  aggregate?: Resolver<ResolversTypes['RowAggregate'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['Unreal3UsageEdge']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['RowGroupConnection']>, ParentType, ContextType, RequireFields<Unreal3UsageConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Unreal3Usage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Unreal3UsageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unreal3UsageEdge'] = ResolversParentTypes['Unreal3UsageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Unreal3Usage'], ParentType, ContextType>;
};

export type ViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['View'] = ResolversParentTypes['View']> = {
  __resolveType: TypeResolveFn<'DarkestDungeonActivity' | 'DarkestDungeonBuilding' | 'DarkestDungeonCorridor' | 'DarkestDungeonDistrict' | 'DarkestDungeonEvent' | 'DarkestDungeonHero' | 'DarkestDungeonMission' | 'DarkestDungeonQuest' | 'DarkestDungeonRecruit' | 'DarkestDungeonRoom' | 'DarkestDungeonTrinket' | 'SatisfactoryBuilding' | 'SatisfactoryCircuit' | 'SatisfactoryCollectibleObject' | 'SatisfactoryDrone' | 'SatisfactoryDronePort' | 'SatisfactoryFluidNetwork' | 'SatisfactoryMachine' | 'SatisfactoryPlayer' | 'SatisfactoryRailSignal' | 'SatisfactoryRailSwitch' | 'SatisfactoryRailTrack' | 'SatisfactoryResourceNode' | 'SatisfactorySwitch' | 'SatisfactoryTrain' | 'SatisfactoryTrainStation' | 'SatisfactoryTruckStation' | 'SatisfactoryVehicle' | 'SatisfactoryVehiclePath' | 'SlimeRancherActor' | 'SlimeRancherDiscovery' | 'SlimeRancherDrone' | 'SlimeRancherGadget' | 'SlimeRancherGordo' | 'SlimeRancherNode' | 'SlimeRancherPlot' | 'SlimeRancherPod' | 'SlimeRancherSpot' | 'Unreal3Actor' | 'Unreal3Class' | 'Unreal3Package', ParentType, ContextType>;
};

export type VisitedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visited'] = ResolversParentTypes['Visited']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
};

export type WorldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['World'] = ResolversParentTypes['World']> = {
  format?: Resolver<ResolversTypes['SaveFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newest?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<WorldObjectArgs, 'path'>>;
  saves?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Save']>>, ParentType, ContextType, RequireFields<WorldSavesArgs, 'first'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcrossGroup?: AcrossGroupResolvers<ContextType>;
  AcrossObject?: AcrossObjectResolvers<ContextType>;
  AcrossObjectPage?: AcrossObjectPageResolvers<ContextType>;
  AcrossPage?: AcrossPageResolvers<ContextType>;
  BigInt?: GraphQLScalarType;
  Bounds?: BoundsResolvers<ContextType>;
  Bytes?: BytesResolvers<ContextType>;
  Cell?: CellResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeEdge?: ChangeEdgeResolvers<ContextType>;
  Class?: ClassResolvers<ContextType>;
  ClassConnection?: ClassConnectionResolvers<ContextType>;
  ClassEdge?: ClassEdgeResolvers<ContextType>;
  Component?: ComponentResolvers<ContextType>;
  DarkestDungeon?: DarkestDungeonResolvers<ContextType>;
  DarkestDungeonActivity?: DarkestDungeonActivityResolvers<ContextType>;
  DarkestDungeonActivityConnection?: DarkestDungeonActivityConnectionResolvers<ContextType>;
  DarkestDungeonActivityEdge?: DarkestDungeonActivityEdgeResolvers<ContextType>;
  DarkestDungeonAmount?: DarkestDungeonAmountResolvers<ContextType>;
  DarkestDungeonBuilding?: DarkestDungeonBuildingResolvers<ContextType>;
  DarkestDungeonBuildingConnection?: DarkestDungeonBuildingConnectionResolvers<ContextType>;
  DarkestDungeonBuildingEdge?: DarkestDungeonBuildingEdgeResolvers<ContextType>;
  DarkestDungeonCorridor?: DarkestDungeonCorridorResolvers<ContextType>;
  DarkestDungeonCorridorConnection?: DarkestDungeonCorridorConnectionResolvers<ContextType>;
  DarkestDungeonCorridorEdge?: DarkestDungeonCorridorEdgeResolvers<ContextType>;
  DarkestDungeonCounter?: DarkestDungeonCounterResolvers<ContextType>;
  DarkestDungeonDeath?: DarkestDungeonDeathResolvers<ContextType>;
  DarkestDungeonDeathConnection?: DarkestDungeonDeathConnectionResolvers<ContextType>;
  DarkestDungeonDeathEdge?: DarkestDungeonDeathEdgeResolvers<ContextType>;
  DarkestDungeonDistrict?: DarkestDungeonDistrictResolvers<ContextType>;
  DarkestDungeonDistrictConnection?: DarkestDungeonDistrictConnectionResolvers<ContextType>;
  DarkestDungeonDistrictEdge?: DarkestDungeonDistrictEdgeResolvers<ContextType>;
  DarkestDungeonDungeon?: DarkestDungeonDungeonResolvers<ContextType>;
  DarkestDungeonEnemy?: DarkestDungeonEnemyResolvers<ContextType>;
  DarkestDungeonEstate?: DarkestDungeonEstateResolvers<ContextType>;
  DarkestDungeonEvent?: DarkestDungeonEventResolvers<ContextType>;
  DarkestDungeonEventConnection?: DarkestDungeonEventConnectionResolvers<ContextType>;
  DarkestDungeonEventEdge?: DarkestDungeonEventEdgeResolvers<ContextType>;
  DarkestDungeonHero?: DarkestDungeonHeroResolvers<ContextType>;
  DarkestDungeonHeroConnection?: DarkestDungeonHeroConnectionResolvers<ContextType>;
  DarkestDungeonHeroEdge?: DarkestDungeonHeroEdgeResolvers<ContextType>;
  DarkestDungeonLogHero?: DarkestDungeonLogHeroResolvers<ContextType>;
  DarkestDungeonMap?: DarkestDungeonMapResolvers<ContextType>;
  DarkestDungeonMission?: DarkestDungeonMissionResolvers<ContextType>;
  DarkestDungeonMissionConnection?: DarkestDungeonMissionConnectionResolvers<ContextType>;
  DarkestDungeonMissionEdge?: DarkestDungeonMissionEdgeResolvers<ContextType>;
  DarkestDungeonPartyMember?: DarkestDungeonPartyMemberResolvers<ContextType>;
  DarkestDungeonPurchase?: DarkestDungeonPurchaseResolvers<ContextType>;
  DarkestDungeonPurchaseConnection?: DarkestDungeonPurchaseConnectionResolvers<ContextType>;
  DarkestDungeonPurchaseEdge?: DarkestDungeonPurchaseEdgeResolvers<ContextType>;
  DarkestDungeonQuest?: DarkestDungeonQuestResolvers<ContextType>;
  DarkestDungeonQuestConnection?: DarkestDungeonQuestConnectionResolvers<ContextType>;
  DarkestDungeonQuestEdge?: DarkestDungeonQuestEdgeResolvers<ContextType>;
  DarkestDungeonRaid?: DarkestDungeonRaidResolvers<ContextType>;
  DarkestDungeonRecruit?: DarkestDungeonRecruitResolvers<ContextType>;
  DarkestDungeonRecruitConnection?: DarkestDungeonRecruitConnectionResolvers<ContextType>;
  DarkestDungeonRecruitEdge?: DarkestDungeonRecruitEdgeResolvers<ContextType>;
  DarkestDungeonRoom?: DarkestDungeonRoomResolvers<ContextType>;
  DarkestDungeonRoomConnection?: DarkestDungeonRoomConnectionResolvers<ContextType>;
  DarkestDungeonRoomEdge?: DarkestDungeonRoomEdgeResolvers<ContextType>;
  DarkestDungeonSkill?: DarkestDungeonSkillResolvers<ContextType>;
  DarkestDungeonTrinket?: DarkestDungeonTrinketResolvers<ContextType>;
  DarkestDungeonTrinketConnection?: DarkestDungeonTrinketConnectionResolvers<ContextType>;
  DarkestDungeonTrinketEdge?: DarkestDungeonTrinketEdgeResolvers<ContextType>;
  DarkestDungeonUpgrade?: DarkestDungeonUpgradeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FormatInfo?: FormatInfoResolvers<ContextType>;
  GraphPath?: GraphPathResolvers<ContextType>;
  Issue?: IssueResolvers<ContextType>;
  IssueConnection?: IssueConnectionResolvers<ContextType>;
  IssueEdge?: IssueEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Level?: LevelResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Named?: NamedResolvers<ContextType>;
  Neighbour?: NeighbourResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NumberAggregate?: NumberAggregateResolvers<ContextType>;
  ObjectAggregate?: ObjectAggregateResolvers<ContextType>;
  ObjectChange?: ObjectChangeResolvers<ContextType>;
  ObjectConnection?: ObjectConnectionResolvers<ContextType>;
  ObjectEdge?: ObjectEdgeResolvers<ContextType>;
  ObjectGroup?: ObjectGroupResolvers<ContextType>;
  ObjectGroupConnection?: ObjectGroupConnectionResolvers<ContextType>;
  ObjectGroupEdge?: ObjectGroupEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PropertyChange?: PropertyChangeResolvers<ContextType>;
  PropertyShape?: PropertyShapeResolvers<ContextType>;
  Quaternion?: QuaternionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reference?: ReferenceResolvers<ContextType>;
  ReferenceConnection?: ReferenceConnectionResolvers<ContextType>;
  ReferenceEdge?: ReferenceEdgeResolvers<ContextType>;
  RowAggregate?: RowAggregateResolvers<ContextType>;
  RowGroup?: RowGroupResolvers<ContextType>;
  RowGroupConnection?: RowGroupConnectionResolvers<ContextType>;
  RowGroupEdge?: RowGroupEdgeResolvers<ContextType>;
  Satisfactory?: SatisfactoryResolvers<ContextType>;
  SatisfactoryAmount?: SatisfactoryAmountResolvers<ContextType>;
  SatisfactoryBalance?: SatisfactoryBalanceResolvers<ContextType>;
  SatisfactoryBalanceConnection?: SatisfactoryBalanceConnectionResolvers<ContextType>;
  SatisfactoryBalanceEdge?: SatisfactoryBalanceEdgeResolvers<ContextType>;
  SatisfactoryBottleneck?: SatisfactoryBottleneckResolvers<ContextType>;
  SatisfactoryBuilding?: SatisfactoryBuildingResolvers<ContextType>;
  SatisfactoryBuildingConnection?: SatisfactoryBuildingConnectionResolvers<ContextType>;
  SatisfactoryBuildingEdge?: SatisfactoryBuildingEdgeResolvers<ContextType>;
  SatisfactoryCircuit?: SatisfactoryCircuitResolvers<ContextType>;
  SatisfactoryCircuitConnection?: SatisfactoryCircuitConnectionResolvers<ContextType>;
  SatisfactoryCircuitEdge?: SatisfactoryCircuitEdgeResolvers<ContextType>;
  SatisfactoryCollectible?: SatisfactoryCollectibleResolvers<ContextType>;
  SatisfactoryCollectibleConnection?: SatisfactoryCollectibleConnectionResolvers<ContextType>;
  SatisfactoryCollectibleCount?: SatisfactoryCollectibleCountResolvers<ContextType>;
  SatisfactoryCollectibleEdge?: SatisfactoryCollectibleEdgeResolvers<ContextType>;
  SatisfactoryCollectibleObject?: SatisfactoryCollectibleObjectResolvers<ContextType>;
  SatisfactoryCollectibleObjectConnection?: SatisfactoryCollectibleObjectConnectionResolvers<ContextType>;
  SatisfactoryCollectibleObjectEdge?: SatisfactoryCollectibleObjectEdgeResolvers<ContextType>;
  SatisfactoryColor?: SatisfactoryColorResolvers<ContextType>;
  SatisfactoryDrone?: SatisfactoryDroneResolvers<ContextType>;
  SatisfactoryDroneConnection?: SatisfactoryDroneConnectionResolvers<ContextType>;
  SatisfactoryDroneEdge?: SatisfactoryDroneEdgeResolvers<ContextType>;
  SatisfactoryDronePort?: SatisfactoryDronePortResolvers<ContextType>;
  SatisfactoryDronePortConnection?: SatisfactoryDronePortConnectionResolvers<ContextType>;
  SatisfactoryDronePortEdge?: SatisfactoryDronePortEdgeResolvers<ContextType>;
  SatisfactoryEquipment?: SatisfactoryEquipmentResolvers<ContextType>;
  SatisfactoryFactory?: SatisfactoryFactoryResolvers<ContextType>;
  SatisfactoryFactoryConnection?: SatisfactoryFactoryConnectionResolvers<ContextType>;
  SatisfactoryFactoryEdge?: SatisfactoryFactoryEdgeResolvers<ContextType>;
  SatisfactoryFluidNetwork?: SatisfactoryFluidNetworkResolvers<ContextType>;
  SatisfactoryFluidNetworkConnection?: SatisfactoryFluidNetworkConnectionResolvers<ContextType>;
  SatisfactoryFluidNetworkEdge?: SatisfactoryFluidNetworkEdgeResolvers<ContextType>;
  SatisfactoryFuelUse?: SatisfactoryFuelUseResolvers<ContextType>;
  SatisfactoryItem?: SatisfactoryItemResolvers<ContextType>;
  SatisfactoryItemConnection?: SatisfactoryItemConnectionResolvers<ContextType>;
  SatisfactoryItemEdge?: SatisfactoryItemEdgeResolvers<ContextType>;
  SatisfactoryMachine?: SatisfactoryMachineResolvers<ContextType>;
  SatisfactoryMachineConnection?: SatisfactoryMachineConnectionResolvers<ContextType>;
  SatisfactoryMachineEdge?: SatisfactoryMachineEdgeResolvers<ContextType>;
  SatisfactoryMarker?: SatisfactoryMarkerResolvers<ContextType>;
  SatisfactoryMarkerConnection?: SatisfactoryMarkerConnectionResolvers<ContextType>;
  SatisfactoryMarkerEdge?: SatisfactoryMarkerEdgeResolvers<ContextType>;
  SatisfactoryMilestone?: SatisfactoryMilestoneResolvers<ContextType>;
  SatisfactoryMissingSchematic?: SatisfactoryMissingSchematicResolvers<ContextType>;
  SatisfactoryMissingSchematicConnection?: SatisfactoryMissingSchematicConnectionResolvers<ContextType>;
  SatisfactoryMissingSchematicEdge?: SatisfactoryMissingSchematicEdgeResolvers<ContextType>;
  SatisfactoryNetwork?: SatisfactoryNetworkResolvers<ContextType>;
  SatisfactoryNetworkConnection?: SatisfactoryNetworkConnectionResolvers<ContextType>;
  SatisfactoryNetworkEdge?: SatisfactoryNetworkEdgeResolvers<ContextType>;
  SatisfactoryPathPoint?: SatisfactoryPathPointResolvers<ContextType>;
  SatisfactoryPlatform?: SatisfactoryPlatformResolvers<ContextType>;
  SatisfactoryPlayer?: SatisfactoryPlayerResolvers<ContextType>;
  SatisfactoryPlayerConnection?: SatisfactoryPlayerConnectionResolvers<ContextType>;
  SatisfactoryPlayerEdge?: SatisfactoryPlayerEdgeResolvers<ContextType>;
  SatisfactoryPower?: SatisfactoryPowerResolvers<ContextType>;
  SatisfactoryProgress?: SatisfactoryProgressResolvers<ContextType>;
  SatisfactoryRail?: SatisfactoryRailResolvers<ContextType>;
  SatisfactoryRailSignal?: SatisfactoryRailSignalResolvers<ContextType>;
  SatisfactoryRailSignalConnection?: SatisfactoryRailSignalConnectionResolvers<ContextType>;
  SatisfactoryRailSignalEdge?: SatisfactoryRailSignalEdgeResolvers<ContextType>;
  SatisfactoryRailSwitch?: SatisfactoryRailSwitchResolvers<ContextType>;
  SatisfactoryRailSwitchConnection?: SatisfactoryRailSwitchConnectionResolvers<ContextType>;
  SatisfactoryRailSwitchEdge?: SatisfactoryRailSwitchEdgeResolvers<ContextType>;
  SatisfactoryRailTrack?: SatisfactoryRailTrackResolvers<ContextType>;
  SatisfactoryRailTrackConnection?: SatisfactoryRailTrackConnectionResolvers<ContextType>;
  SatisfactoryRailTrackEdge?: SatisfactoryRailTrackEdgeResolvers<ContextType>;
  SatisfactoryRate?: SatisfactoryRateResolvers<ContextType>;
  SatisfactoryRecipeUse?: SatisfactoryRecipeUseResolvers<ContextType>;
  SatisfactoryRecipeUseConnection?: SatisfactoryRecipeUseConnectionResolvers<ContextType>;
  SatisfactoryRecipeUseEdge?: SatisfactoryRecipeUseEdgeResolvers<ContextType>;
  SatisfactoryResourceNode?: SatisfactoryResourceNodeResolvers<ContextType>;
  SatisfactoryResourceNodeConnection?: SatisfactoryResourceNodeConnectionResolvers<ContextType>;
  SatisfactoryResourceNodeEdge?: SatisfactoryResourceNodeEdgeResolvers<ContextType>;
  SatisfactoryRules?: SatisfactoryRulesResolvers<ContextType>;
  SatisfactorySchematic?: SatisfactorySchematicResolvers<ContextType>;
  SatisfactorySchematicConnection?: SatisfactorySchematicConnectionResolvers<ContextType>;
  SatisfactorySchematicEdge?: SatisfactorySchematicEdgeResolvers<ContextType>;
  SatisfactorySession?: SatisfactorySessionResolvers<ContextType>;
  SatisfactorySink?: SatisfactorySinkResolvers<ContextType>;
  SatisfactoryStack?: SatisfactoryStackResolvers<ContextType>;
  SatisfactoryStatistic?: SatisfactoryStatisticResolvers<ContextType>;
  SatisfactoryStatisticConnection?: SatisfactoryStatisticConnectionResolvers<ContextType>;
  SatisfactoryStatisticEdge?: SatisfactoryStatisticEdgeResolvers<ContextType>;
  SatisfactoryStockPlace?: SatisfactoryStockPlaceResolvers<ContextType>;
  SatisfactoryStockPlaceConnection?: SatisfactoryStockPlaceConnectionResolvers<ContextType>;
  SatisfactoryStockPlaceEdge?: SatisfactoryStockPlaceEdgeResolvers<ContextType>;
  SatisfactorySwitch?: SatisfactorySwitchResolvers<ContextType>;
  SatisfactorySwitchConnection?: SatisfactorySwitchConnectionResolvers<ContextType>;
  SatisfactorySwitchEdge?: SatisfactorySwitchEdgeResolvers<ContextType>;
  SatisfactoryTrace?: SatisfactoryTraceResolvers<ContextType>;
  SatisfactoryTraceEnd?: SatisfactoryTraceEndResolvers<ContextType>;
  SatisfactoryTrain?: SatisfactoryTrainResolvers<ContextType>;
  SatisfactoryTrainCar?: SatisfactoryTrainCarResolvers<ContextType>;
  SatisfactoryTrainConnection?: SatisfactoryTrainConnectionResolvers<ContextType>;
  SatisfactoryTrainEdge?: SatisfactoryTrainEdgeResolvers<ContextType>;
  SatisfactoryTrainStation?: SatisfactoryTrainStationResolvers<ContextType>;
  SatisfactoryTrainStationConnection?: SatisfactoryTrainStationConnectionResolvers<ContextType>;
  SatisfactoryTrainStationEdge?: SatisfactoryTrainStationEdgeResolvers<ContextType>;
  SatisfactoryTrainStop?: SatisfactoryTrainStopResolvers<ContextType>;
  SatisfactoryTruckStation?: SatisfactoryTruckStationResolvers<ContextType>;
  SatisfactoryTruckStationConnection?: SatisfactoryTruckStationConnectionResolvers<ContextType>;
  SatisfactoryTruckStationEdge?: SatisfactoryTruckStationEdgeResolvers<ContextType>;
  SatisfactoryVehicle?: SatisfactoryVehicleResolvers<ContextType>;
  SatisfactoryVehicleConnection?: SatisfactoryVehicleConnectionResolvers<ContextType>;
  SatisfactoryVehicleEdge?: SatisfactoryVehicleEdgeResolvers<ContextType>;
  SatisfactoryVehiclePath?: SatisfactoryVehiclePathResolvers<ContextType>;
  SatisfactoryVehiclePathConnection?: SatisfactoryVehiclePathConnectionResolvers<ContextType>;
  SatisfactoryVehiclePathEdge?: SatisfactoryVehiclePathEdgeResolvers<ContextType>;
  Save?: SaveResolvers<ContextType>;
  SaveChange?: SaveChangeResolvers<ContextType>;
  SaveConnection?: SaveConnectionResolvers<ContextType>;
  SaveDiff?: SaveDiffResolvers<ContextType>;
  SaveEdge?: SaveEdgeResolvers<ContextType>;
  SaveFile?: SaveFileResolvers<ContextType>;
  SaveObject?: SaveObjectResolvers<ContextType>;
  SaveStats?: SaveStatsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SlimeRancher?: SlimeRancherResolvers<ContextType>;
  SlimeRancherActor?: SlimeRancherActorResolvers<ContextType>;
  SlimeRancherActorConnection?: SlimeRancherActorConnectionResolvers<ContextType>;
  SlimeRancherActorEdge?: SlimeRancherActorEdgeResolvers<ContextType>;
  SlimeRancherAmount?: SlimeRancherAmountResolvers<ContextType>;
  SlimeRancherAppearance?: SlimeRancherAppearanceResolvers<ContextType>;
  SlimeRancherAppearanceConnection?: SlimeRancherAppearanceConnectionResolvers<ContextType>;
  SlimeRancherAppearanceEdge?: SlimeRancherAppearanceEdgeResolvers<ContextType>;
  SlimeRancherDiscovery?: SlimeRancherDiscoveryResolvers<ContextType>;
  SlimeRancherDiscoveryConnection?: SlimeRancherDiscoveryConnectionResolvers<ContextType>;
  SlimeRancherDiscoveryEdge?: SlimeRancherDiscoveryEdgeResolvers<ContextType>;
  SlimeRancherDrone?: SlimeRancherDroneResolvers<ContextType>;
  SlimeRancherDroneConnection?: SlimeRancherDroneConnectionResolvers<ContextType>;
  SlimeRancherDroneEdge?: SlimeRancherDroneEdgeResolvers<ContextType>;
  SlimeRancherGadget?: SlimeRancherGadgetResolvers<ContextType>;
  SlimeRancherGadgetConnection?: SlimeRancherGadgetConnectionResolvers<ContextType>;
  SlimeRancherGadgetEdge?: SlimeRancherGadgetEdgeResolvers<ContextType>;
  SlimeRancherGordo?: SlimeRancherGordoResolvers<ContextType>;
  SlimeRancherGordoConnection?: SlimeRancherGordoConnectionResolvers<ContextType>;
  SlimeRancherGordoEdge?: SlimeRancherGordoEdgeResolvers<ContextType>;
  SlimeRancherLevel?: SlimeRancherLevelResolvers<ContextType>;
  SlimeRancherLock?: SlimeRancherLockResolvers<ContextType>;
  SlimeRancherLockConnection?: SlimeRancherLockConnectionResolvers<ContextType>;
  SlimeRancherLockEdge?: SlimeRancherLockEdgeResolvers<ContextType>;
  SlimeRancherMarket?: SlimeRancherMarketResolvers<ContextType>;
  SlimeRancherMarketConnection?: SlimeRancherMarketConnectionResolvers<ContextType>;
  SlimeRancherMarketEdge?: SlimeRancherMarketEdgeResolvers<ContextType>;
  SlimeRancherNode?: SlimeRancherNodeResolvers<ContextType>;
  SlimeRancherNodeConnection?: SlimeRancherNodeConnectionResolvers<ContextType>;
  SlimeRancherNodeEdge?: SlimeRancherNodeEdgeResolvers<ContextType>;
  SlimeRancherOption?: SlimeRancherOptionResolvers<ContextType>;
  SlimeRancherPlayer?: SlimeRancherPlayerResolvers<ContextType>;
  SlimeRancherPlot?: SlimeRancherPlotResolvers<ContextType>;
  SlimeRancherPlotConnection?: SlimeRancherPlotConnectionResolvers<ContextType>;
  SlimeRancherPlotEdge?: SlimeRancherPlotEdgeResolvers<ContextType>;
  SlimeRancherPod?: SlimeRancherPodResolvers<ContextType>;
  SlimeRancherPodConnection?: SlimeRancherPodConnectionResolvers<ContextType>;
  SlimeRancherPodEdge?: SlimeRancherPodEdgeResolvers<ContextType>;
  SlimeRancherSession?: SlimeRancherSessionResolvers<ContextType>;
  SlimeRancherSlot?: SlimeRancherSlotResolvers<ContextType>;
  SlimeRancherSpot?: SlimeRancherSpotResolvers<ContextType>;
  SlimeRancherSpotConnection?: SlimeRancherSpotConnectionResolvers<ContextType>;
  SlimeRancherSpotEdge?: SlimeRancherSpotEdgeResolvers<ContextType>;
  SlimeRancherStock?: SlimeRancherStockResolvers<ContextType>;
  SlimeRancherStockConnection?: SlimeRancherStockConnectionResolvers<ContextType>;
  SlimeRancherStockEdge?: SlimeRancherStockEdgeResolvers<ContextType>;
  SlimeRancherTracked?: SlimeRancherTrackedResolvers<ContextType>;
  Span?: SpanResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Traversal?: TraversalResolvers<ContextType>;
  Units?: UnitsResolvers<ContextType>;
  Unreal3?: Unreal3Resolvers<ContextType>;
  Unreal3Actor?: Unreal3ActorResolvers<ContextType>;
  Unreal3ActorConnection?: Unreal3ActorConnectionResolvers<ContextType>;
  Unreal3ActorEdge?: Unreal3ActorEdgeResolvers<ContextType>;
  Unreal3Class?: Unreal3ClassResolvers<ContextType>;
  Unreal3ClassConnection?: Unreal3ClassConnectionResolvers<ContextType>;
  Unreal3ClassEdge?: Unreal3ClassEdgeResolvers<ContextType>;
  Unreal3Dependency?: Unreal3DependencyResolvers<ContextType>;
  Unreal3DependencyConnection?: Unreal3DependencyConnectionResolvers<ContextType>;
  Unreal3DependencyEdge?: Unreal3DependencyEdgeResolvers<ContextType>;
  Unreal3Import?: Unreal3ImportResolvers<ContextType>;
  Unreal3ImportConnection?: Unreal3ImportConnectionResolvers<ContextType>;
  Unreal3ImportEdge?: Unreal3ImportEdgeResolvers<ContextType>;
  Unreal3Missing?: Unreal3MissingResolvers<ContextType>;
  Unreal3MissingConnection?: Unreal3MissingConnectionResolvers<ContextType>;
  Unreal3MissingEdge?: Unreal3MissingEdgeResolvers<ContextType>;
  Unreal3Package?: Unreal3PackageResolvers<ContextType>;
  Unreal3PackageConnection?: Unreal3PackageConnectionResolvers<ContextType>;
  Unreal3PackageEdge?: Unreal3PackageEdgeResolvers<ContextType>;
  Unreal3Usage?: Unreal3UsageResolvers<ContextType>;
  Unreal3UsageConnection?: Unreal3UsageConnectionResolvers<ContextType>;
  Unreal3UsageEdge?: Unreal3UsageEdgeResolvers<ContextType>;
  View?: ViewResolvers<ContextType>;
  Visited?: VisitedResolvers<ContextType>;
  World?: WorldResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  list?: ListDirectiveResolver<any, any, ContextType>;
};
