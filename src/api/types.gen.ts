import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SaveEntry } from '../library/save.ts';
import type { LibraryChange } from '../library/changes.ts';
import type { FileParent, IssueParent, ObjectParent, ClassParent, ReferenceParent, PropertyParent, BytesParent, ObjectList, ClassList, ReferenceList, GroupParent, GroupListParent, WalkParent, VisitedParent, GraphPathParent, ComponentParent, NeighbourParent, HitParent, DiffParent, ChangeList, ChangeParent, IssueList, SaveList, AcrossPageParent, AcrossGroupParent } from './parents.ts';
import type { Grouping } from '../query/groups/grouping.ts';
import type { Figures } from '../query/groups/figures.ts';
import type { SaveWorld } from '../library/worlds.ts';
import type { StoredObjectPage, StoredObject } from '../store/across/across-objects.ts';
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
  RowNumber: { input: string; output: string; }
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
  /** Its radius in metres. */
  readonly metres?: InputMaybe<Scalars['Float']['input']>;
  /** Its radius, in the unit of `Save.units`; exactly one of radius and metres. */
  readonly radius?: InputMaybe<Scalars['Float']['input']>;
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

/** What a sum that files hold of themselves says about their bytes. */
export type Integrity =
  /** Someone changed the file after the game wrote it, or it is damaged. */
  | 'DIFFERS'
  /** The bytes are those that the game wrote. */
  | 'MATCHES'
  /** The files hold no sum, or none that is checked. */
  | 'NONE';

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

/** A distance from exactly one of a player, an object and a point. */
export type NearInput = {
  /** At most this far, in metres. */
  readonly metres: Scalars['Float']['input'];
  /** Path of an object. */
  readonly object?: InputMaybe<Scalars['String']['input']>;
  /** A player's name; any text in games of a single player. */
  readonly player?: InputMaybe<Scalars['String']['input']>;
  /** A point, in the unit of `Save.units`; without z, heights are ignored. */
  readonly point?: InputMaybe<PointInput>;
};

/** An object near a place. */
export type Neighbour = {
  readonly __typename?: 'Neighbour';
  /** How far it is, in the unit of `Save.units`. */
  readonly distance: Scalars['Float']['output'];
  /** How far it is, in metres; null in saves whose unit is unknown. */
  readonly metres?: Maybe<Scalars['Float']['output']>;
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
   * struct as an object (a repeated field becomes a list, a static array one with null for elements that the save does not have); an array as a list; a map as a list of `{key, value}`; a
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
  /** What differs between two saves of one format. Objects are matched by path; those of kind LIGHTWEIGHT, whose path is only a slot, by class and place. */
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
  /** Figures over the numbers of a field; true and false count as 1 and 0. */
  readonly number?: Maybe<NumberAggregate>;
  /** Of how many of them damage to the file hides something: what could not be read is null, empty or 0 there. */
  readonly unknown: Scalars['Int']['output'];
};


/** Figures over a list of rows. */
export type RowAggregateNumberArgs = {
  field: Scalars['RowNumber']['input'];
};

/** Conditions on the figures of a group of rows; all given ones must hold. */
export type RowFigureFilter = {
  /** Their mean. */
  readonly avg?: InputMaybe<NumberFilter>;
  /** How many numbers there are. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Which number. */
  readonly field: Scalars['RowNumber']['input'];
  /** The greatest of them. */
  readonly max?: InputMaybe<NumberFilter>;
  /** The least of them. */
  readonly min?: InputMaybe<NumberFilter>;
  /** Their sum, 0 for none. */
  readonly sum?: InputMaybe<NumberFilter>;
};

/** One figure of a group of rows. */
export type RowFigureInput = {
  /** Which number. */
  readonly field: Scalars['RowNumber']['input'];
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
  field: Scalars['RowNumber']['input'];
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
  /** When the game wrote the save, as its header says; null when it does not say. */
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Objects whose names, paths, classes or texts have these words, or words that begin with them or differ in a letter or two; best
   * first. Titles in the game count as well, and what the save only names leads to the objects that refer to it: `Iron Plate` to the
   * inventories that hold some. In a save with very many words, texts may be left out: the answer's `extensions.warnings` says so.
   */
  readonly search?: Maybe<ReadonlyArray<SearchHit>>;
  /** A shortest path from one object to another; null when there is none. Reaching the limit first is an error. */
  readonly shortestPath?: Maybe<GraphPath>;
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
  metres?: InputMaybe<Scalars['Float']['input']>;
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
  /**
   * Id of this object in its world, independent of the save; pass it to `worldObject`. Null when the save belongs to no world. For the kind
   * LIGHTWEIGHT, whose paths the game numbers anew in every save, it is made of class and place.
   */
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
  /** What the sum that the files hold of themselves says, such as SaveDataHash of Satisfactory. */
  readonly integrity: Integrity;
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
  /** What has the words, if the object only refers to it under `field`, such as the item of a stack; otherwise null. */
  readonly via?: Maybe<SaveObject>;
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
  /** Its radius in metres. */
  readonly metres?: InputMaybe<Scalars['Float']['input']>;
  /** Its radius, in the unit of `Save.units`; exactly one of radius and metres. */
  readonly radius?: InputMaybe<Scalars['Float']['input']>;
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
  View: never;
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
  Integrity: Integrity;
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
  NearInput: NearInput;
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
  RowNumber: ResolverTypeWrapper<Scalars['RowNumber']['output']>;
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
  Span: ResolverTypeWrapper<Span>;
  SphereInput: SphereInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextFilter: TextFilter;
  Traversal: ResolverTypeWrapper<WalkParent>;
  Units: ResolverTypeWrapper<Units>;
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
  NearInput: NearInput;
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
  RowNumber: Scalars['RowNumber']['output'];
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
  Span: Span;
  SphereInput: SphereInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TextFilter: TextFilter;
  Traversal: WalkParent;
  Units: Units;
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

export type RangeDirectiveArgs = {
  max: Scalars['Float']['input'];
  min: Scalars['Float']['input'];
  unit: Scalars['String']['input'];
};

export type RangeDirectiveResolver<Result, Parent, ContextType = Context, Args = RangeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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
  metres?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  number?: Resolver<Maybe<ResolversTypes['NumberAggregate']>, ParentType, ContextType, RequireFields<RowAggregateNumberArgs, 'field'>>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export interface RowNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RowNumber'], any> {
  name: 'RowNumber';
}

export type SaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Save'] = ResolversParentTypes['Save']> = {
  class?: Resolver<Maybe<ResolversTypes['Class']>, ParentType, ContextType, RequireFields<SaveClassArgs, 'name'>>;
  classes?: Resolver<Maybe<ResolversTypes['ClassConnection']>, ParentType, ContextType, RequireFields<SaveClassesArgs, 'first'>>;
  components?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Component']>>, ParentType, ContextType, RequireFields<SaveComponentsArgs, 'first' | 'minSize' | 'via'>>;
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
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchHit']>>, ParentType, ContextType, RequireFields<SaveSearchArgs, 'first' | 'text'>>;
  shortestPath?: Resolver<Maybe<ResolversTypes['GraphPath']>, ParentType, ContextType, RequireFields<SaveShortestPathArgs, 'direction' | 'from' | 'maxNodes' | 'to'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoadState'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['SaveStats']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Units'], ParentType, ContextType>;
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
  integrity?: Resolver<ResolversTypes['Integrity'], ParentType, ContextType>;
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
  via?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
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

export type ViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['View'] = ResolversParentTypes['View']> = {
  __resolveType: TypeResolveFn<null, ParentType, ContextType>;
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
  RowNumber?: GraphQLScalarType;
  Save?: SaveResolvers<ContextType>;
  SaveChange?: SaveChangeResolvers<ContextType>;
  SaveConnection?: SaveConnectionResolvers<ContextType>;
  SaveDiff?: SaveDiffResolvers<ContextType>;
  SaveEdge?: SaveEdgeResolvers<ContextType>;
  SaveFile?: SaveFileResolvers<ContextType>;
  SaveObject?: SaveObjectResolvers<ContextType>;
  SaveStats?: SaveStatsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  Span?: SpanResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Traversal?: TraversalResolvers<ContextType>;
  Units?: UnitsResolvers<ContextType>;
  View?: ViewResolvers<ContextType>;
  Visited?: VisitedResolvers<ContextType>;
  World?: WorldResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  list?: ListDirectiveResolver<any, any, ContextType>;
  range?: RangeDirectiveResolver<any, any, ContextType>;
};
