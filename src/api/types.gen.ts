import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SaveEntry } from '../library/save.ts';
import type { FileParent, IssueParent, ObjectParent, ClassParent, ReferenceParent, PropertyParent, ObjectList, ClassList, ReferenceList, GroupParent, GroupListParent, WalkParent, VisitedParent, WayParent, ComponentParent, NearParent, HitParent, DiffParent, ChangeList, ChangeParent, IssueList } from './parents.ts';
import type { Grouping } from '../query/grouping.ts';
import type { Figures } from '../query/figures.ts';
import type { SaveList } from './saves-list.ts';
import type { Playthrough } from '../library/worlds.ts';
import type { GameView } from '../games/shared/game.ts';
import type { Context } from './context.ts';
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
   * A whole number of up to 64 bits, written as a decimal string such as "9007199254740993", because a JSON number
   * loses digits above 2^53. As input, a number is accepted too.
   */
  BigInt: { input: string | bigint | number; output: string | bigint | number; }
  /** A moment in time, ISO 8601 in UTC, such as "2026-11-21T07:30:00.000Z". */
  DateTime: { input: string; output: string; }
  /** Any JSON value: object, list, string, number, boolean or null. */
  JSON: { input: unknown; output: unknown; }
};

/** The smallest box around places, in the unit of `Save.units`. */
export type Bounds = {
  readonly __typename?: 'Bounds';
  /** Greatest x, y and z. */
  readonly max: Point;
  /** Least x, y and z. */
  readonly min: Point;
};

/** A box, in the unit of `Save.units`. Its sides belong to it. */
export type BoxInput = {
  /** Greatest x. */
  readonly maxX: Scalars['Float']['input'];
  /** Greatest y. */
  readonly maxY: Scalars['Float']['input'];
  /** Greatest z; without it, any. */
  readonly maxZ?: InputMaybe<Scalars['Float']['input']>;
  /** Least x. */
  readonly minX: Scalars['Float']['input'];
  /** Least y. */
  readonly minY: Scalars['Float']['input'];
  /** Least z; without it, any. */
  readonly minZ?: InputMaybe<Scalars['Float']['input']>;
};

/** Ranges of equal width. */
export type BucketInput = {
  /** Property path of the number. */
  readonly path: Scalars['String']['input'];
  /** Width of a range, more than 0; ranges begin at its multiples. */
  readonly width: Scalars['Float']['input'];
};

/** A square of a grid seen from above. */
export type Cell = {
  readonly __typename?: 'Cell';
  /** How many objects stand in it. */
  readonly count: Scalars['Int']['output'];
  /** Least x of the square. */
  readonly x: Scalars['Float']['output'];
  /** Least y of the square. */
  readonly y: Scalars['Float']['output'];
};

/** One page of a list of changed objects. */
export type ChangeConnection = {
  readonly __typename?: 'ChangeConnection';
  /** The page's changes, in the file order of the later save. */
  readonly nodes: ReadonlyArray<ObjectChange>;
  /** How many changed objects there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
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
  readonly objects: ObjectConnection;
  /** Full path, such as `/Game/FactoryGame/Buildable/Factory/ConstructorMk1/Build_ConstructorMk1.Build_ConstructorMk1_C`. */
  readonly path: Scalars['String']['output'];
  /** The properties that its objects have in this save, the most frequent first. */
  readonly properties: ReadonlyArray<PropertyShape>;
  /** The class it derives from, when the save says so. */
  readonly superClass?: Maybe<Class>;
  /** What the game calls it, such as `Constructor`; null when nobody knows. */
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
  /** Where the page lies in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many classes there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A class with its place in a list. */
export type ClassEdge = {
  readonly __typename?: 'ClassEdge';
  /** Opaque; give it to `after` to go on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The class itself. */
  readonly node: Class;
};

/** Conditions on a class; all that are given must hold. */
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
};

/**
 * Conditions on an object's class; all that are given must hold. A class is named by its full path, or by its last part
 * when only one class of the save ends so; an ambiguous name is an error that lists the candidates.
 */
export type ClassMatch = {
  /** The class's full path has this somewhere in it. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** Is exactly this class. */
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  /** Is one of these classes; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Is this class, or derives from it as far as the save says. */
  readonly isA?: InputMaybe<Scalars['String']['input']>;
  /** The class's full path matches this regular expression somewhere. */
  readonly matches?: InputMaybe<Scalars['String']['input']>;
  /** The class's full path or last part begins with this. */
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** A sort key for classes. */
export type ClassOrder = {
  /** Which way. */
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
  readonly objects: ObjectConnection;
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

/** Which way to follow references. */
export type Direction =
  /** Either way. */
  | 'BOTH'
  /** From an object to what refers to it. */
  | 'IN'
  /** From an object to what it refers to. */
  | 'OUT';

/** Conditions on one end of a reference; all that are given must hold. */
export type EdgeEnd = {
  /** Its kind is one of these. */
  readonly kind?: InputMaybe<ReadonlyArray<ReferenceKind>>;
  /** Its label (property path without positions) satisfies this. */
  readonly label?: InputMaybe<TextFilter>;
  /** The object at the other end satisfies this. */
  readonly object?: InputMaybe<ObjectFilter>;
};

/** Conditions on a reference; all that are given must hold. */
export type EdgeFilter = {
  /** Its kind is one of these. */
  readonly kind?: InputMaybe<ReadonlyArray<ReferenceKind>>;
  /** Its label (property path without positions) satisfies this. */
  readonly label?: InputMaybe<TextFilter>;
  /** The object at its far end satisfies this. */
  readonly target?: InputMaybe<ObjectFilter>;
};

/** Conditions on all references of an object, or on all references to it; all that are given must hold. */
export type EdgeMatch = {
  /** The number of all references satisfies this. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Every reference is so; true when there are none. */
  readonly every?: InputMaybe<EdgeEnd>;
  /** No reference is so. */
  readonly none?: InputMaybe<EdgeEnd>;
  /** At least one reference is so. */
  readonly some?: InputMaybe<EdgeEnd>;
};

/**
 * Conditions on one element of a list or map; all that are given must hold for that same element. Paths and labels are read
 * inside it: of an element of `mInventoryStacks[]`, such as `Item.ItemClass`.
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
  readonly properties?: InputMaybe<ReadonlyArray<PropertyMatch>>;
  /** The references that stand in it. */
  readonly references?: InputMaybe<EdgeMatch>;
  /** The element itself, where it is a plain value. */
  readonly value?: InputMaybe<ValueFilter>;
};

/**
 * Conditions on the elements under a property path; all that are given must hold. A stack of more than 100 iron plates is
 * `{path: "mInventoryStacks[]", some: {properties: [{path: "Item.ItemClass", reference: {name: {eq: "Desc_IronPlate_C"}}},
 * {path: "NumItems", number: {gt: 100}}]}}`.
 */
export type ElementListFilter = {
  /** The number of all elements satisfies this. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Every element is so; true when there are none. */
  readonly every?: InputMaybe<ElementFilter>;
  /** No element is so. */
  readonly none?: InputMaybe<ElementFilter>;
  /** Property path that ends in `[]`. */
  readonly path: Scalars['String']['input'];
  /** At least one element is so. */
  readonly some?: InputMaybe<ElementFilter>;
};

/** What can be worked out of numbers. */
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

/** Conditions on the figures of a group; all that are given must hold. */
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

/** One figure of a group, of the numbers under a property path or of one that every object has. */
export type FigureInput = {
  /** A number of the object itself. */
  readonly field?: InputMaybe<MeasureField>;
  /** Which figure. */
  readonly figure?: InputMaybe<Figure>;
  /** Property path, as in `ObjectGroup.number`. Exactly one of path and field. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A format that the server reads. */
export type FormatInfo = {
  readonly __typename?: 'FormatInfo';
  /** Usual file endings, with the dot. Files are recognised by their content, not by these. */
  readonly extensions: ReadonlyArray<Scalars['String']['output']>;
  /** Which format this is. */
  readonly format: SaveFormat;
  /** Its name for people, such as "Satisfactory". */
  readonly title: Scalars['String']['output'];
  /** The versions that can be read, in words. */
  readonly versions: Scalars['String']['output'];
};

/** Conditions on a save's format; all that are given must hold. */
export type FormatMatch = {
  /** Is this format. */
  readonly eq?: InputMaybe<SaveFormat>;
  /** Is one of these formats; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<SaveFormat>>;
};

/** A way from one object to another. */
export type GraphPath = {
  readonly __typename?: 'GraphPath';
  /** Number of steps. */
  readonly length: Scalars['Int']['output'];
  /** The objects on the way, both ends included. */
  readonly objects: ReadonlyArray<SaveObject>;
  /** The references between them, in the same order. */
  readonly references: ReadonlyArray<Reference>;
};

/** Facts about objects that groups can be made by. */
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
  | 'PARENT_CLASS';

/** Conditions on a group; all that are given must hold. */
export type GroupHaving = {
  /** How many members it has. */
  readonly count?: InputMaybe<NumberFilter>;
  /** Figures over its members; every entry must hold. */
  readonly number?: InputMaybe<ReadonlyArray<FigureFilter>>;
};

/** What members of a group have in common: exactly one of these. */
export type GroupKey =
  /** The range that a number lies in. */
  { readonly bucket: BucketInput; readonly cell?: never; readonly field?: never; readonly property?: never; readonly reference?: never; }
  |  /** The square of this side that the object stands in, in the unit of `Save.units`. */
  { readonly bucket?: never; readonly cell: Scalars['Float']['input']; readonly field?: never; readonly property?: never; readonly reference?: never; }
  |  /** A fact about the object. */
  { readonly bucket?: never; readonly cell?: never; readonly field: GroupField; readonly property?: never; readonly reference?: never; }
  |  /** The value under this property path, the first when there are several. */
  { readonly bucket?: never; readonly cell?: never; readonly field?: never; readonly property: Scalars['String']['input']; readonly reference?: never; }
  |  /** The object that the reference under this property path leads to, the first when there are several. */
  { readonly bucket?: never; readonly cell?: never; readonly field?: never; readonly property?: never; readonly reference: Scalars['String']['input']; };

/** A sort key for groups: either a field or a figure. Ties are in the order of first members. */
export type GroupOrder = {
  /** Which way. */
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
  /** Their keys, one after the other. */
  | 'KEY';

/** Something that could not be read or understood. Its bytes are kept, and everything around it is there. */
export type Issue = {
  readonly __typename?: 'Issue';
  /** What kind of problem, as a constant word that programs can compare. */
  readonly code: Scalars['String']['output'];
  /** Name of the file it lies in. */
  readonly file: Scalars['String']['output'];
  /** What was expected and what was found, in words. */
  readonly message: Scalars['String']['output'];
  /** The object it lies in; null when it lies in none. */
  readonly object?: Maybe<SaveObject>;
  /** Where it begins, in bytes from the start of the file's inflated content; null when it has no place. */
  readonly offset?: Maybe<Scalars['BigInt']['output']>;
  /** The property or structure it lies in; null when it concerns the whole file or object. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** One page of a list of issues. */
export type IssueConnection = {
  readonly __typename?: 'IssueConnection';
  /** The page's issues, each with its cursor. */
  readonly edges: ReadonlyArray<IssueEdge>;
  /** The page's issues. */
  readonly nodes: ReadonlyArray<Issue>;
  /** Where the page lies in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many issues there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An issue with its place in a list. */
export type IssueEdge = {
  readonly __typename?: 'IssueEdge';
  /** Opaque; give it to `after` to go on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The issue itself. */
  readonly node: Issue;
};

/** Conditions on an object's kind; all that are given must hold. */
export type KindMatch = {
  /** Is this kind. */
  readonly eq?: InputMaybe<ObjectKind>;
  /** Is one of these kinds; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<ObjectKind>>;
  /** Is any other kind. */
  readonly ne?: InputMaybe<ObjectKind>;
};

/** A part of a save that objects lie in. */
export type Level = {
  readonly __typename?: 'Level';
  /** The level's or package's name, as objects give it in `level`. */
  readonly name: Scalars['String']['output'];
  /** How many objects lie in it, EXTERNAL and MISSING ones left out. */
  readonly objects: Scalars['Int']['output'];
};

/** How far a save has come. */
export type LoadState =
  /** The contents could not be read; asking for them repeats the error. */
  | 'FAILED'
  /** Only the header was read. Asking for anything behind it loads the save. */
  | 'LISTED'
  /** The contents are being read. */
  | 'LOADING'
  /** Everything is in memory. */
  | 'READY';

/** Numbers of objects that are no properties. */
export type MeasureField =
  /** How many references lead to it. */
  | 'REFERENCED_BY_COUNT'
  /** How many references it has. */
  | 'REFERENCE_COUNT'
  /** How many bytes it takes in its file. */
  | 'SIZE'
  /** Position along the first axis. */
  | 'X'
  /** Position along the second axis. */
  | 'Y'
  /** Position along the third axis. */
  | 'Z';

/** Something that a game has a name for: an item, a recipe, a building. Filters take it by any of its texts. */
export type Named = {
  readonly __typename?: 'Named';
  /** The last part of its path, or the word that the save has for it. */
  readonly name: Scalars['String']['output'];
  /** Its full path; null where the save has only a word. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** Its name for people; null when nobody knows it. */
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
  /** Opaque id, unique over everything the server has open. It stays the same when the same save is loaded again. */
  readonly id: Scalars['ID']['output'];
};

/** Where entries without a value go. */
export type NullsOrder =
  /** Before all others. */
  | 'FIRST'
  /** After all others. */
  | 'LAST';

/** Figures over numbers. Members without a number are left out. */
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


/** Figures over numbers. Members without a number are left out. */
export type NumberAggregatePercentileArgs = {
  p: Scalars['Float']['input'];
};

/** Conditions on a number; all that are given must hold. A null operand is an error. */
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
};

/** Figures over a list of objects, or over the elements that `unnest` names. */
export type ObjectAggregate = {
  readonly __typename?: 'ObjectAggregate';
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
  /** How many different values there are under a property path. */
  readonly distinct: Scalars['Int']['output'];
  /**
   * Figures over the numbers under a property path (true and false count as 1 and 0), or over a number that every object
   * has. Null, with a warning, when not one member has such a number: nobody's sum is not 0.
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
  /** Whether it stands elsewhere, or is turned or stretched otherwise. */
  readonly moved: Scalars['Boolean']['output'];
  /** The values that differ. */
  readonly properties: ReadonlyArray<PropertyChange>;
};

/** One page of a list of objects. */
export type ObjectConnection = {
  readonly __typename?: 'ObjectConnection';
  /** Figures over all objects of the list, whatever the page. */
  readonly aggregate: ObjectAggregate;
  /** The smallest box around all places in the list; null when none of its objects has a place. */
  readonly bounds?: Maybe<Bounds>;
  /** How many objects of the list stand in each square of a grid seen from above; empty squares are left out. */
  readonly cells: ReadonlyArray<Cell>;
  /** The page's objects, each with its cursor. */
  readonly edges: ReadonlyArray<ObjectEdge>;
  /**
   * The objects of the whole list, whatever the page, put into groups. The twenty items that there are most of, for example:
   * `groups(unnest: "mInventoryStacks[]", by: [{reference: "Item.ItemClass"}], orderBy: [{number: {path: "NumItems"}}],
   * first: 20) { totalCount nodes { keys number(path: "NumItems") { sum } } }`.
   */
  readonly groups: ObjectGroupConnection;
  /** The page's objects. */
  readonly nodes: ReadonlyArray<SaveObject>;
  /** Where the page lies in the whole list. */
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
  /** Opaque; give it to `after` or `before` to go on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The object itself. */
  readonly node: SaveObject;
};

/** Conditions on an object; all that are given must hold. Leave the whole filter out to get everything. */
export type ObjectFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<ObjectFilter>>;
  /** What it is an instance of. */
  readonly class?: InputMaybe<ClassMatch>;
  /** Elements of lists in its properties, each looked at as a whole; every entry must hold. */
  readonly elements?: InputMaybe<ReadonlyArray<ElementListFilter>>;
  /** Whether something could not be read of it. */
  readonly hasIssues?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has a place. */
  readonly hasPosition?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its id is one of these; false for an empty list. Brings EXTERNAL and MISSING objects into a list too. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What part it plays. Naming EXTERNAL or MISSING here is what brings them into a list. */
  readonly kind?: InputMaybe<KindMatch>;
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
  readonly properties?: InputMaybe<ReadonlyArray<PropertyMatch>>;
  /** The references of other objects to it; `object` is then the one that refers. */
  readonly referencedBy?: InputMaybe<EdgeMatch>;
  /** Its references to other objects. */
  readonly references?: InputMaybe<EdgeMatch>;
  /** It stands in this part of the map. */
  readonly within?: InputMaybe<RegionInput>;
};

/** Objects (or elements, with `unnest`) that have the keys in common. */
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
  readonly objects: ObjectConnection;
};


/** Objects (or elements, with `unnest`) that have the keys in common. */
export type ObjectGroupNumberArgs = {
  field?: InputMaybe<MeasureField>;
  path?: InputMaybe<Scalars['String']['input']>;
};


/** Objects (or elements, with `unnest`) that have the keys in common. */
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
  /** Where the page lies in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many groups there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A group with its place in a list. */
export type ObjectGroupEdge = {
  readonly __typename?: 'ObjectGroupEdge';
  /** Opaque; give it to `after` to go on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The group itself. */
  readonly node: ObjectGroup;
};

/** What part an object plays in its save. */
export type ObjectKind =
  /** Stands in the game's world and may have a place (Satisfactory). */
  | 'ACTOR'
  /** Belongs to an actor, such as an inventory or a power connection (Satisfactory). */
  | 'COMPONENT'
  /** An exported object of a package (Unreal Engine 3). */
  | 'EXPORT'
  /** Named by the save but not held in it, such as an asset, a recipe or an import. */
  | 'EXTERNAL'
  /** A building that the game stores in bulk, as a row of a table (Satisfactory since 1.0). */
  | 'LIGHTWEIGHT'
  /** Belongs to the save but is gone from it, such as something the player has collected. */
  | 'MISSING'
  /** A named group of values (Darkest Dungeon, Slime Rancher). */
  | 'RECORD';

/** A sort key for objects: either a field or a property. Ties are in file order. */
export type ObjectOrder = {
  /** Which way. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** What to sort by. */
  readonly field?: InputMaybe<ObjectOrderField>;
  /** Where objects without a value go. */
  readonly nulls?: InputMaybe<NullsOrder>;
  /** Path of a property to sort by: its text or name, or its number when it has none. Numbers come before texts. */
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

/** Which way to sort. */
export type OrderDirection =
  /** Smallest first; texts by the code of their characters. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** Where a page lies in its list. */
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
  /** Along the third axis; without it, heights do not matter. */
  readonly z?: InputMaybe<Scalars['Float']['input']>;
};

/** A named value of an object or of a struct. */
export type Property = {
  readonly __typename?: 'Property';
  /** The value when it is true or false. */
  readonly boolean?: Maybe<Scalars['Boolean']['output']>;
  /** The fields when it is a struct, in file order. */
  readonly fields?: Maybe<ReadonlyArray<Property>>;
  /** Position among properties of the same name, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Name, as in the file. */
  readonly name: Scalars['String']['output'];
  /** What the format adds to the value, such as how its type is known where the file does not say it. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The value when it is a number, or the number that the file keeps for a name (an enum value, a hash). */
  readonly number?: Maybe<Scalars['Float']['output']>;
  /** The object that the value leads to, by its path or by an id or a hash that the value is; null for none. */
  readonly reference?: Maybe<Reference>;
  /** The bytes of the value; null when it was computed. */
  readonly span?: Maybe<Span>;
  /** The value when it is a text or a name, such as that of an enum value. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Type, as in the file, such as `ArrayProperty<StructProperty<InventoryStack>>`. */
  readonly type: Scalars['String']['output'];
  /**
   * The value as JSON: numbers as numbers, but whole numbers of 64 bits as strings; enum values and names as strings; a
   * struct as an object (a repeated field becomes a list); an array as a list; a map as a list of `{key, value}`; a
   * reference as `{"ref": path}`; bytes of unknown layout as `{"bytes": n, "base64": ...}`, base64 up to 4 KiB only.
   */
  readonly value?: Maybe<Scalars['JSON']['output']>;
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

/** Conditions on the values that an object has under a property path; all that are given must hold for the same value. */
export type PropertyMatch = {
  /** The value is this truth value. */
  readonly boolean?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: the object has a value there. False: it has none. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value is a number, or a name for one, and satisfies this. */
  readonly number?: InputMaybe<NumberFilter>;
  /** Property path: `a.b`, `a[3].b` one element, `a[].b` every element, `m[].key` and `m[].value` of a map. */
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
  /** Not one. */
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

/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type Query = {
  readonly __typename?: 'Query';
  /** What differs between two saves of one format. Objects are matched by path. */
  readonly diff?: Maybe<SaveDiff>;
  /** The save formats that this server reads. */
  readonly formats: ReadonlyArray<FormatInfo>;
  /** A save, class or object by its id; null when no open save holds it. */
  readonly node?: Maybe<Node>;
  /** Several saves, classes or objects by their ids, in the order asked; null in the place of an unknown id. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** One object of one save: short for `save(id) { object(path) }`. */
  readonly object?: Maybe<SaveObject>;
  /** One save by its id or by its slug; null when there is none. */
  readonly save?: Maybe<Save>;
  /** The saves that are open, by slug unless ordered otherwise. */
  readonly saves: SaveConnection;
  /** One playthrough by its id; null when no open save belongs to it. */
  readonly world?: Maybe<World>;
  /** Playthroughs of which saves are open, by title. */
  readonly worlds: ReadonlyArray<World>;
};


/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type QueryDiffArgs = {
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type QueryObjectArgs = {
  path: Scalars['String']['input'];
  save: Scalars['ID']['input'];
};


/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type QuerySaveArgs = {
  id: Scalars['ID']['input'];
};


/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type QuerySavesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<SaveOrder>>;
  where?: InputMaybe<SaveFilter>;
};


/** Where every query starts. Listing saves reads only their headers; asking a save for its contents loads it. */
export type QueryWorldArgs = {
  id: Scalars['ID']['input'];
};

/** A way from one object to another. Null references in the file are no references here. */
export type Reference = {
  readonly __typename?: 'Reference';
  /** Why it leads there. */
  readonly kind: ReferenceKind;
  /** The property path without positions, such as `mInventoryStacks[].Item.ItemClass`; same for every element of a list. */
  readonly label: Scalars['String']['output'];
  /** The property path with positions, such as `mInventoryStacks[3].Item.ItemClass`. */
  readonly path: Scalars['String']['output'];
  /** Where it begins. */
  readonly source: SaveObject;
  /** Where it leads; of kind EXTERNAL or MISSING when the save does not hold it. */
  readonly target: SaveObject;
};

/** One page of a list of references. */
export type ReferenceConnection = {
  readonly __typename?: 'ReferenceConnection';
  /** The page's references, each with its cursor. */
  readonly edges: ReadonlyArray<ReferenceEdge>;
  /** The page's references. */
  readonly nodes: ReadonlyArray<Reference>;
  /** Where the page lies in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many references there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A reference with its place in a list. */
export type ReferenceEdge = {
  readonly __typename?: 'ReferenceEdge';
  /** Opaque; give it to `after` to go on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The reference itself. */
  readonly node: Reference;
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
  /** It stands in data that only this class has, such as the two ends of a power line. */
  | 'NATIVE'
  /** To the object that it was created in. */
  | 'OUTER'
  /** To the object that contains it. */
  | 'PARENT'
  /** A property holds it, directly or inside a struct, array or map. */
  | 'PROPERTY'
  /** From a class to the one it derives from. */
  | 'SUPER';

/** A part of the map: exactly one of these. Points on its border are inside. */
export type RegionInput =
  /** An upright box. */
  { readonly box: BoxInput; readonly circle?: never; readonly polygon?: never; }
  |  /** A circle seen from above. */
  { readonly box?: never; readonly circle: CircleInput; readonly polygon?: never; }
  |  /** The corners of a polygon seen from above, in order around it; at least three. Heights are not looked at. */
  { readonly box?: never; readonly circle?: never; readonly polygon: ReadonlyArray<PointInput>; };

/** Figures over a list of rows. */
export type RowAggregate = {
  readonly __typename?: 'RowAggregate';
  /** How many rows there are. */
  readonly count: Scalars['Int']['output'];
  /** How many different values a field has. */
  readonly distinct: Scalars['Int']['output'];
  /** Figures over the numbers of a field; true and false count as 1 and 0. */
  readonly number: NumberAggregate;
};


/** Figures over a list of rows. */
export type RowAggregateDistinctArgs = {
  field: Scalars['String']['input'];
};


/** Figures over a list of rows. */
export type RowAggregateNumberArgs = {
  field: Scalars['String']['input'];
};

/** Rows that have keys in common. */
export type RowGroup = {
  readonly __typename?: 'RowGroup';
  /** How many rows it has. */
  readonly count: Scalars['Int']['output'];
  /** The values of the fields in `by`, in that order; of what has a title, the title; null for rows without a value. */
  readonly keys: ReadonlyArray<Maybe<Scalars['JSON']['output']>>;
  /** Figures over the numbers of a field of its rows. */
  readonly number: NumberAggregate;
  /** The objects of its rows, each once. */
  readonly objects: ReadonlyArray<SaveObject>;
};


/** Rows that have keys in common. */
export type RowGroupNumberArgs = {
  field: Scalars['String']['input'];
};


/** Rows that have keys in common. */
export type RowGroupObjectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A sort key of a list of rows. */
export type RowOrder = {
  /** Which way. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** Name of a field of the rows; dots lead inside, such as `recipe.name`. What has a title is sorted by it. */
  readonly field: Scalars['String']['input'];
  /** Where rows without a value go. */
  readonly nulls?: InputMaybe<NullsOrder>;
};

/** A Satisfactory save in the game's own words. What a save does not have (older versions, mods) is empty or null. */
export type Satisfactory = {
  readonly __typename?: 'Satisfactory';
  /** Everybody who ever joined, in file order. */
  readonly players: SatisfactoryPlayerConnection;
  /** What the save says of itself and its world. */
  readonly session: SatisfactorySession;
  /** What cannot be known from the save, in words. */
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
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

/** Something that a player wears or has in hand. */
export type SatisfactoryEquipment = {
  readonly __typename?: 'SatisfactoryEquipment';
  /** How many pieces. */
  readonly amount: Scalars['Float']['output'];
  /** What it is. */
  readonly item: Named;
  /** Where: ArmSlot, BackSlot, LegsSlot, HeadSlot or BodySlot. */
  readonly slot: Scalars['String']['output'];
};

/** A player: everybody who ever joined, whether online or not. */
export type SatisfactoryPlayer = View & {
  readonly __typename?: 'SatisfactoryPlayer';
  /** What is worn and in hand. */
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
  /** Where the body stands, in centimetres; -Y is north. */
  readonly position?: Maybe<Point>;
  /** Slots of the inventory; null without a body. */
  readonly slots?: Maybe<Scalars['Int']['output']>;
  /** Slots of the inventory that hold something. */
  readonly usedSlots: Scalars['Int']['output'];
};

/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryPlayerConnection = {
  readonly __typename?: 'SatisfactoryPlayerConnection';
  /** Figures over all rows, whatever the page. */
  readonly aggregate: RowAggregate;
  /** The page's rows, each with its cursor. */
  readonly edges: ReadonlyArray<SatisfactoryPlayerEdge>;
  /** All rows, whatever the page, grouped by fields; the largest group first unless ordered otherwise. */
  readonly groups: ReadonlyArray<RowGroup>;
  /** The page's rows. */
  readonly nodes: ReadonlyArray<SatisfactoryPlayer>;
  /** Where the page lies in the list. */
  readonly pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One page of a list of rows, and figures over all of it. */
export type SatisfactoryPlayerConnectionGroupsArgs = {
  by: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<GroupHaving>;
  orderBy?: InputMaybe<ReadonlyArray<GroupOrder>>;
};

/** A row with its cursor. */
export type SatisfactoryPlayerEdge = {
  readonly __typename?: 'SatisfactoryPlayerEdge';
  /** Where to go on after (or before) this row. */
  readonly cursor: Scalars['String']['output'];
  /** The row itself. */
  readonly node: SatisfactoryPlayer;
};

/** Conditions on a row of this list; all that are given must hold. Omit the whole filter to get every row. */
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

/** What a save says of itself and its world. */
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
  /** Whether a space elevator stands. */
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

/** A stack of one item. */
export type SatisfactoryStack = {
  readonly __typename?: 'SatisfactoryStack';
  /** How many pieces; of fluids and gases litres, 1000 to the cubic metre. */
  readonly amount: Scalars['Float']['output'];
  /** What it is. */
  readonly item: Named;
  /** Position of the slot, from 0. */
  readonly slot: Scalars['Int']['output'];
};

/** What a player calls a save: one file, or a folder of files that belong together. */
export type Save = Node & {
  readonly __typename?: 'Save';
  /**
   * One class by its full path, or by its last part when only one class ends so (`Build_ConstructorMk1_C`); null when the
   * save has no such class. An ambiguous name is an error that lists the candidates.
   */
  readonly class?: Maybe<Class>;
  /** The classes that have objects in this save, by path unless ordered otherwise. */
  readonly classes: ClassConnection;
  /**
   * Groups of objects that references connect, whichever way these lead, such as the circuits of a power grid; the largest
   * first.
   */
  readonly components: ReadonlyArray<Component>;
  /** The files that make up the save. */
  readonly files: ReadonlyArray<SaveFile>;
  /** The format that the content was recognised as. */
  readonly format: SaveFormat;
  /** Everything that the header says, in the format's own names. */
  readonly header: Scalars['JSON']['output'];
  /** Opaque id; stays the same when the save is loaded again. */
  readonly id: Scalars['ID']['output'];
  /** What could not be read or understood, in file order. */
  readonly issues: IssueConnection;
  /** The levels (Satisfactory) or packages (Unreal Engine 3) that objects lie in, in file order; empty in other formats. */
  readonly levels: ReadonlyArray<Level>;
  /** The objects that stand nearest to a place, nearest first. */
  readonly nearest: ReadonlyArray<Neighbour>;
  /** One object by its path, exact to the letter; null when there is none. */
  readonly object?: Maybe<SaveObject>;
  /**
   * The objects of the save, in file order unless ordered otherwise. Kinds EXTERNAL and MISSING are left out unless
   * `where` asks for them by kind.
   */
  readonly objects: ObjectConnection;
  /** Time played until then, in seconds; null when the header does not say. */
  readonly playSeconds?: Maybe<Scalars['Float']['output']>;
  /**
   * Everything that references lead to from some objects, step by step: each object once, the nearest first. The limits
   * hold while walking, so a large save costs no more than they allow.
   */
  readonly reachable: Traversal;
  /** The save as players of Satisfactory see it; null for saves of other games. */
  readonly satisfactory?: Maybe<Satisfactory>;
  /** When the game wrote the save, as its header says; null when it does not say. */
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Objects whose names, paths, classes or texts have these words, or words that begin so or differ in a letter or two; best
   * first. In a save with very many words, texts may be left out: the answer's `extensions.warnings` says so.
   */
  readonly search: ReadonlyArray<SearchHit>;
  /** A way with the fewest steps from one object to another; null when there is none. Reaching the limit first is an error. */
  readonly shortestPath?: Maybe<GraphPath>;
  /**
   * Readable id: the file or folder name without its ending, in lower case, with `-` for other characters than letters
   * and digits. A later save of the same name gets `-2`, `-3` and so on.
   */
  readonly slug: Scalars['String']['output'];
  /** Whether the contents are in memory. */
  readonly state: LoadState;
  /** Counts of what the save holds, and what loading it took. */
  readonly stats: SaveStats;
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
  via: EdgeFilter;
  where?: InputMaybe<ObjectFilter>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What a player calls a save: one file, or a folder of files that belong together. */
export type SaveNearestArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  to: PointInput;
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
  via?: InputMaybe<EdgeFilter>;
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
  via?: InputMaybe<EdgeFilter>;
};

/** One page of a list of saves. */
export type SaveConnection = {
  readonly __typename?: 'SaveConnection';
  /** The page's saves, each with its cursor. */
  readonly edges: ReadonlyArray<SaveEdge>;
  /** The page's saves. */
  readonly nodes: ReadonlyArray<Save>;
  /** Where the page lies in the whole list. */
  readonly pageInfo: PageInfo;
  /** How many saves there are on all pages together. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What differs between two saves. What a save does not hold (EXTERNAL, MISSING) is not looked at. */
export type SaveDiff = {
  readonly __typename?: 'SaveDiff';
  /** Objects that only the later save has. */
  readonly added: ObjectConnection;
  /** Objects that both saves have and that differ in a property, in class or place. */
  readonly changed: ChangeConnection;
  /** The earlier save. */
  readonly from: Save;
  /** Objects that only the earlier save has. */
  readonly removed: ObjectConnection;
  /** The later save. */
  readonly to: Save;
};


/** What differs between two saves. What a save does not hold (EXTERNAL, MISSING) is not looked at. */
export type SaveDiffAddedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


/** What differs between two saves. What a save does not hold (EXTERNAL, MISSING) is not looked at. */
export type SaveDiffChangedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


/** What differs between two saves. What a save does not hold (EXTERNAL, MISSING) is not looked at. */
export type SaveDiffRemovedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};

/** A save with its place in a list. */
export type SaveEdge = {
  readonly __typename?: 'SaveEdge';
  /** Opaque; give it to `after` or `before` to go on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The save itself. */
  readonly node: Save;
};

/** One file of a save. */
export type SaveFile = {
  readonly __typename?: 'SaveFile';
  /** Size on disk, in bytes. */
  readonly bytes: Scalars['BigInt']['output'];
  /** File name; in a folder, the path below that folder. */
  readonly name: Scalars['String']['output'];
  /** SHA-256 of the file's content, in hexadecimal. */
  readonly sha256: Scalars['String']['output'];
  /** The format's own version numbers for this file. */
  readonly version: Scalars['String']['output'];
};

/** Conditions on a save; all that are given must hold. Only headers are looked at, so nothing is loaded. */
export type SaveFilter = {
  /** All of these hold; true for an empty list. */
  readonly and?: InputMaybe<ReadonlyArray<SaveFilter>>;
  /** Its format. */
  readonly format?: InputMaybe<FormatMatch>;
  /** This does not hold. */
  readonly not?: InputMaybe<SaveFilter>;
  /** At least one of these holds; false for an empty list. */
  readonly or?: InputMaybe<ReadonlyArray<SaveFilter>>;
  /** Written after this moment. */
  readonly savedAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** Written before this moment. */
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
  readonly children: ObjectConnection;
  /** What it is an instance of; `External` or `Missing` when the save does not say. */
  readonly class: Class;
  /** The file that it lies in; null when no file holds it. */
  readonly file?: Maybe<SaveFile>;
  /** What the format's own header says about this object, in the format's names */
  readonly header: Scalars['JSON']['output'];
  /** Opaque id; stays the same when the save is loaded again. */
  readonly id: Scalars['ID']['output'];
  /** What could not be read of it. */
  readonly issues: ReadonlyArray<Issue>;
  /** All properties as one JSON object. Structures deeper than `depth` levels become null. */
  readonly json: Scalars['JSON']['output'];
  /** What part it plays in the save. */
  readonly kind: ObjectKind;
  /** Name of its level (Satisfactory) or package (Unreal Engine 3); null elsewhere. */
  readonly level?: Maybe<Scalars['String']['output']>;
  /** Last part of the path; of what the game itself names (a hero), that name. */
  readonly name: Scalars['String']['output'];
  /** The object that contains it; null at the top. */
  readonly parent?: Maybe<SaveObject>;
  /** Unique in the save. Where the game uses a path again, the later objects get `#2`, `#3` and so on. */
  readonly path: Scalars['String']['output'];
  /** Where it stands, in the unit of `save.units`; null when it has no place. */
  readonly position?: Maybe<Point>;
  /**
   * Its properties, in file order; with `names`, only these (letter case does not matter). The game leaves out what has
   * its default value, so an absent property is not 0.
   */
  readonly properties: ReadonlyArray<Property>;
  /**
   * One property by its path; null when absent. `a.b` steps into a struct, `a[3]` takes one element, `m[].key` and
   * `m[].value` read a map. A path with `[]` gives the values of all elements, as a list in `value`.
   */
  readonly property?: Maybe<Property>;
  /** Its first reference with this label: `reference(label: "mCurrentRecipe") { target { name } }`; null when none has it. */
  readonly reference?: Maybe<Reference>;
  /** What leads here: the references of all other objects to it. */
  readonly referencedBy: ReferenceConnection;
  /** Where it leads: its references to other objects, in file order. */
  readonly references: ReferenceConnection;
  /** How it is turned; null when it has no place. */
  readonly rotation?: Maybe<Quaternion>;
  /** The save that it lies in. */
  readonly save: Save;
  /** How it is stretched along its own axes, 1 for not at all; null when it has no place. */
  readonly scale?: Maybe<Point>;
  /** The bytes that it was read from; null when no file holds it. */
  readonly span?: Maybe<Span>;
  /** What the object is in its game, as a row of one of the game's lists; null when no list has it. */
  readonly view?: Maybe<View>;
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
  where?: InputMaybe<EdgeFilter>;
};


/** Anything in a save: an actor, a component, a record, or something that the save only names. */
export type SaveObjectReferencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<EdgeFilter>;
};

/** A sort key for saves. */
export type SaveOrder = {
  /** Which way. */
  readonly direction?: InputMaybe<OrderDirection>;
  /** What to sort by. */
  readonly field: SaveOrderField;
};

/** What saves can be sorted by. */
export type SaveOrderField =
  /** The moment the game wrote it. */
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
  /** Things that could not be read or understood. */
  readonly issues: Scalars['Int']['output'];
  /** Objects of kind LIGHTWEIGHT. */
  readonly lightweights: Scalars['Int']['output'];
  /** Time from opening the file to answering, in milliseconds. */
  readonly loadMillis: Scalars['Float']['output'];
  /** Memory that the loaded save takes, in bytes. */
  readonly memoryBytes: Scalars['BigInt']['output'];
  /** Objects that should be in the save and are not: kind MISSING. */
  readonly missing: Scalars['Int']['output'];
  /** Objects of kind ACTOR, COMPONENT, EXPORT and RECORD. */
  readonly objects: Scalars['Int']['output'];
  /** References from object to object, null references not counted. */
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
  /** How well it fits; only to be compared within one answer. */
  readonly score: Scalars['Float']['output'];
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

/** Conditions on a text; all that are given must hold. A null operand is an error, not a condition that always holds. */
export type TextFilter = {
  /** Whether upper and lower case differ. */
  readonly caseSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Has this somewhere in it. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** Ends with this. */
  readonly endsWith?: InputMaybe<Scalars['String']['input']>;
  /** Is exactly this. */
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  /** Is one of these; false for an empty list. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** True: there is no text. False: there is one. */
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  /** Matches this regular expression somewhere: RE2 syntax, so without back references and look-around. */
  readonly matches?: InputMaybe<Scalars['String']['input']>;
  /** Is anything but this. */
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  /** Is none of these; true for an empty list. */
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Begins with this. */
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** What a walk along references came to. */
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
  /** How many of that unit make a metre; null when nobody knows. */
  readonly perMetre?: Maybe<Scalars['Float']['output']>;
  /** The axis that points up, such as "+Z"; null when there is none. */
  readonly upAxis?: Maybe<Scalars['String']['output']>;
};

/** Conditions on one value; all that are given must hold. */
export type ValueFilter = {
  /** It is this truth value. */
  readonly boolean?: InputMaybe<Scalars['Boolean']['input']>;
  /** It is a number and satisfies this. */
  readonly number?: InputMaybe<NumberFilter>;
  /** It leads to an object that satisfies this. */
  readonly reference?: InputMaybe<ObjectFilter>;
  /** It is a text, name or enum value and satisfies this. */
  readonly text?: InputMaybe<TextFilter>;
};

/** What an object of a save is in its game: a machine, a hero, a plot. Views are rows of the game's own lists. */
export type View = {
  /** The object that the row is about. */
  readonly object: SaveObject;
};

/** An object that a walk came to. */
export type Visited = {
  readonly __typename?: 'Visited';
  /** Steps from the nearest object that the walk began at. */
  readonly depth: Scalars['Int']['output'];
  /** The object that it led here from; null at the start. */
  readonly from?: Maybe<SaveObject>;
  /** The object itself. */
  readonly object: SaveObject;
  /** The reference that led here; null at the start. */
  readonly via?: Maybe<Reference>;
};

/** A playthrough: saves that were written by the same game as it went on. */
export type World = {
  readonly __typename?: 'World';
  /** The format of its saves. */
  readonly format: SaveFormat;
  /** Opaque id; stays the same when more of its saves are opened. */
  readonly id: Scalars['ID']['output'];
  /** Its saves, the oldest first; those that do not say when they were written come last. */
  readonly saves: ReadonlyArray<Save>;
  /** Title of its newest save. */
  readonly title: Scalars['String']['output'];
};


/** A playthrough: saves that were written by the same game as it went on. */
export type WorldSavesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
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
  ;
  View: ( Omit<SatisfactoryPlayer, 'object' | 'pawn'> & { object: _RefType['SaveObject'], pawn?: Maybe<_RefType['SaveObject']> } );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bounds: ResolverTypeWrapper<Bounds>;
  BoxInput: BoxInput;
  BucketInput: BucketInput;
  Cell: ResolverTypeWrapper<Cell>;
  ChangeConnection: ResolverTypeWrapper<ChangeList>;
  CircleInput: CircleInput;
  Class: ResolverTypeWrapper<ClassParent>;
  ClassConnection: ResolverTypeWrapper<ClassList>;
  ClassEdge: ResolverTypeWrapper<Omit<ClassEdge, 'node'> & { node: ResolversTypes['Class'] }>;
  ClassFilter: ClassFilter;
  ClassMatch: ClassMatch;
  ClassOrder: ClassOrder;
  ClassOrderField: ClassOrderField;
  Component: ResolverTypeWrapper<ComponentParent>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Direction: Direction;
  EdgeEnd: EdgeEnd;
  EdgeFilter: EdgeFilter;
  EdgeMatch: EdgeMatch;
  ElementFilter: ElementFilter;
  ElementListFilter: ElementListFilter;
  Figure: Figure;
  FigureFilter: FigureFilter;
  FigureInput: FigureInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormatInfo: ResolverTypeWrapper<FormatInfo>;
  FormatMatch: FormatMatch;
  GraphPath: ResolverTypeWrapper<WayParent>;
  GroupField: GroupField;
  GroupHaving: GroupHaving;
  GroupKey: GroupKey;
  GroupOrder: GroupOrder;
  GroupOrderField: GroupOrderField;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Issue: ResolverTypeWrapper<IssueParent>;
  IssueConnection: ResolverTypeWrapper<IssueList>;
  IssueEdge: ResolverTypeWrapper<Omit<IssueEdge, 'node'> & { node: ResolversTypes['Issue'] }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  KindMatch: KindMatch;
  Level: ResolverTypeWrapper<Level>;
  LoadState: LoadState;
  MeasureField: MeasureField;
  Named: ResolverTypeWrapper<Named>;
  Neighbour: ResolverTypeWrapper<NearParent>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NullsOrder: NullsOrder;
  NumberAggregate: ResolverTypeWrapper<Figures>;
  NumberFilter: NumberFilter;
  ObjectAggregate: ResolverTypeWrapper<Grouping>;
  ObjectChange: ResolverTypeWrapper<ChangeParent>;
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
  Point: ResolverTypeWrapper<Point>;
  PointInput: PointInput;
  Property: ResolverTypeWrapper<PropertyParent>;
  PropertyChange: ResolverTypeWrapper<PropertyChange>;
  PropertyMatch: PropertyMatch;
  PropertyShape: ResolverTypeWrapper<PropertyShape>;
  Quantifier: Quantifier;
  Quaternion: ResolverTypeWrapper<Quaternion>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reference: ResolverTypeWrapper<ReferenceParent>;
  ReferenceConnection: ResolverTypeWrapper<ReferenceList>;
  ReferenceEdge: ResolverTypeWrapper<Omit<ReferenceEdge, 'node'> & { node: ResolversTypes['Reference'] }>;
  ReferenceKind: ReferenceKind;
  RegionInput: RegionInput;
  RowAggregate: ResolverTypeWrapper<Omit<RowAggregate, 'number'> & { number: ResolversTypes['NumberAggregate'] }>;
  RowGroup: ResolverTypeWrapper<Omit<RowGroup, 'number' | 'objects'> & { number: ResolversTypes['NumberAggregate'], objects: ReadonlyArray<ResolversTypes['SaveObject']> }>;
  RowOrder: RowOrder;
  Satisfactory: ResolverTypeWrapper<GameView>;
  SatisfactoryEquipment: ResolverTypeWrapper<SatisfactoryEquipment>;
  SatisfactoryPlayer: ResolverTypeWrapper<Omit<SatisfactoryPlayer, 'object' | 'pawn'> & { object: ResolversTypes['SaveObject'], pawn?: Maybe<ResolversTypes['SaveObject']> }>;
  SatisfactoryPlayerConnection: ResolverTypeWrapper<Omit<SatisfactoryPlayerConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversTypes['RowAggregate'], edges: ReadonlyArray<ResolversTypes['SatisfactoryPlayerEdge']>, groups: ReadonlyArray<ResolversTypes['RowGroup']>, nodes: ReadonlyArray<ResolversTypes['SatisfactoryPlayer']> }>;
  SatisfactoryPlayerEdge: ResolverTypeWrapper<Omit<SatisfactoryPlayerEdge, 'node'> & { node: ResolversTypes['SatisfactoryPlayer'] }>;
  SatisfactoryPlayerFilter: SatisfactoryPlayerFilter;
  SatisfactorySession: ResolverTypeWrapper<SatisfactorySession>;
  SatisfactoryStack: ResolverTypeWrapper<SatisfactoryStack>;
  Save: ResolverTypeWrapper<SaveEntry>;
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
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TextFilter: TextFilter;
  Traversal: ResolverTypeWrapper<WalkParent>;
  Units: ResolverTypeWrapper<Units>;
  ValueFilter: ValueFilter;
  View: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['View']>;
  Visited: ResolverTypeWrapper<VisitedParent>;
  World: ResolverTypeWrapper<Playthrough>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BigInt: Scalars['BigInt']['output'];
  Boolean: Scalars['Boolean']['output'];
  Bounds: Bounds;
  BoxInput: BoxInput;
  BucketInput: BucketInput;
  Cell: Cell;
  ChangeConnection: ChangeList;
  CircleInput: CircleInput;
  Class: ClassParent;
  ClassConnection: ClassList;
  ClassEdge: Omit<ClassEdge, 'node'> & { node: ResolversParentTypes['Class'] };
  ClassFilter: ClassFilter;
  ClassMatch: ClassMatch;
  ClassOrder: ClassOrder;
  Component: ComponentParent;
  DateTime: Scalars['DateTime']['output'];
  EdgeEnd: EdgeEnd;
  EdgeFilter: EdgeFilter;
  EdgeMatch: EdgeMatch;
  ElementFilter: ElementFilter;
  ElementListFilter: ElementListFilter;
  FigureFilter: FigureFilter;
  FigureInput: FigureInput;
  Float: Scalars['Float']['output'];
  FormatInfo: FormatInfo;
  FormatMatch: FormatMatch;
  GraphPath: WayParent;
  GroupHaving: GroupHaving;
  GroupKey: GroupKey;
  GroupOrder: GroupOrder;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Issue: IssueParent;
  IssueConnection: IssueList;
  IssueEdge: Omit<IssueEdge, 'node'> & { node: ResolversParentTypes['Issue'] };
  JSON: Scalars['JSON']['output'];
  KindMatch: KindMatch;
  Level: Level;
  Named: Named;
  Neighbour: NearParent;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NumberAggregate: Figures;
  NumberFilter: NumberFilter;
  ObjectAggregate: Grouping;
  ObjectChange: ChangeParent;
  ObjectConnection: ObjectList;
  ObjectEdge: Omit<ObjectEdge, 'node'> & { node: ResolversParentTypes['SaveObject'] };
  ObjectFilter: ObjectFilter;
  ObjectGroup: GroupParent;
  ObjectGroupConnection: GroupListParent;
  ObjectGroupEdge: Omit<ObjectGroupEdge, 'node'> & { node: ResolversParentTypes['ObjectGroup'] };
  ObjectOrder: ObjectOrder;
  PageInfo: PageInfo;
  Point: Point;
  PointInput: PointInput;
  Property: PropertyParent;
  PropertyChange: PropertyChange;
  PropertyMatch: PropertyMatch;
  PropertyShape: PropertyShape;
  Quaternion: Quaternion;
  Query: Record<PropertyKey, never>;
  Reference: ReferenceParent;
  ReferenceConnection: ReferenceList;
  ReferenceEdge: Omit<ReferenceEdge, 'node'> & { node: ResolversParentTypes['Reference'] };
  RegionInput: RegionInput;
  RowAggregate: Omit<RowAggregate, 'number'> & { number: ResolversParentTypes['NumberAggregate'] };
  RowGroup: Omit<RowGroup, 'number' | 'objects'> & { number: ResolversParentTypes['NumberAggregate'], objects: ReadonlyArray<ResolversParentTypes['SaveObject']> };
  RowOrder: RowOrder;
  Satisfactory: GameView;
  SatisfactoryEquipment: SatisfactoryEquipment;
  SatisfactoryPlayer: Omit<SatisfactoryPlayer, 'object' | 'pawn'> & { object: ResolversParentTypes['SaveObject'], pawn?: Maybe<ResolversParentTypes['SaveObject']> };
  SatisfactoryPlayerConnection: Omit<SatisfactoryPlayerConnection, 'aggregate' | 'edges' | 'groups' | 'nodes'> & { aggregate: ResolversParentTypes['RowAggregate'], edges: ReadonlyArray<ResolversParentTypes['SatisfactoryPlayerEdge']>, groups: ReadonlyArray<ResolversParentTypes['RowGroup']>, nodes: ReadonlyArray<ResolversParentTypes['SatisfactoryPlayer']> };
  SatisfactoryPlayerEdge: Omit<SatisfactoryPlayerEdge, 'node'> & { node: ResolversParentTypes['SatisfactoryPlayer'] };
  SatisfactoryPlayerFilter: SatisfactoryPlayerFilter;
  SatisfactorySession: SatisfactorySession;
  SatisfactoryStack: SatisfactoryStack;
  Save: SaveEntry;
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
  String: Scalars['String']['output'];
  TextFilter: TextFilter;
  Traversal: WalkParent;
  Units: Units;
  ValueFilter: ValueFilter;
  View: ResolversInterfaceTypes<ResolversParentTypes>['View'];
  Visited: VisitedParent;
  World: Playthrough;
};

export type ListDirectiveArgs = {
  describe: Scalars['String']['input'];
  field: Scalars['String']['input'];
  on: Scalars['String']['input'];
};

export type ListDirectiveResolver<Result, Parent, ContextType = Context, Args = ListDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface BigIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigInt'], any> {
  name: 'BigInt';
}

export type BoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  max?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Point'], ParentType, ContextType>;
};

export type CellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cell'] = ResolversParentTypes['Cell']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ObjectChange']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Class'] = ResolversParentTypes['Class']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objects?: Resolver<ResolversTypes['ObjectConnection'], ParentType, ContextType, RequireFields<ClassObjectsArgs, 'first'>>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['PropertyShape']>, ParentType, ContextType, RequireFields<ClassPropertiesArgs, 'first'>>;
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
  objects?: Resolver<ResolversTypes['ObjectConnection'], ParentType, ContextType, RequireFields<ComponentObjectsArgs, 'first'>>;
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
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Class' | 'Save' | 'SaveObject', ParentType, ContextType>;
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
  distinct?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<ObjectAggregateDistinctArgs, 'path'>>;
  number?: Resolver<Maybe<ResolversTypes['NumberAggregate']>, ParentType, ContextType, Partial<ObjectAggregateNumberArgs>>;
};

export type ObjectChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectChange'] = ResolversParentTypes['ObjectChange']> = {
  after?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['PropertyChange']>, ParentType, ContextType>;
};

export type ObjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectConnection'] = ResolversParentTypes['ObjectConnection']> = {
  aggregate?: Resolver<ResolversTypes['ObjectAggregate'], ParentType, ContextType, Partial<ObjectConnectionAggregateArgs>>;
  bounds?: Resolver<Maybe<ResolversTypes['Bounds']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['Cell']>, ParentType, ContextType, RequireFields<ObjectConnectionCellsArgs, 'size'>>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ObjectEdge']>, ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['ObjectGroupConnection'], ParentType, ContextType, RequireFields<ObjectConnectionGroupsArgs, 'by' | 'first'>>;
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
  objects?: Resolver<ResolversTypes['ObjectConnection'], ParentType, ContextType, RequireFields<ObjectGroupObjectsArgs, 'first'>>;
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
  fields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Property']>>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  diff?: Resolver<Maybe<ResolversTypes['SaveDiff']>, ParentType, ContextType, RequireFields<QueryDiffArgs, 'from' | 'to'>>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['FormatInfo']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<QueryObjectArgs, 'path' | 'save'>>;
  save?: Resolver<Maybe<ResolversTypes['Save']>, ParentType, ContextType, RequireFields<QuerySaveArgs, 'id'>>;
  saves?: Resolver<ResolversTypes['SaveConnection'], ParentType, ContextType, RequireFields<QuerySavesArgs, 'first'>>;
  world?: Resolver<Maybe<ResolversTypes['World']>, ParentType, ContextType, RequireFields<QueryWorldArgs, 'id'>>;
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
  distinct?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<RowAggregateDistinctArgs, 'field'>>;
  number?: Resolver<ResolversTypes['NumberAggregate'], ParentType, ContextType, RequireFields<RowAggregateNumberArgs, 'field'>>;
};

export type RowGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowGroup'] = ResolversParentTypes['RowGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<Maybe<ResolversTypes['JSON']>>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['NumberAggregate'], ParentType, ContextType, RequireFields<RowGroupNumberArgs, 'field'>>;
  objects?: Resolver<ReadonlyArray<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<RowGroupObjectsArgs, 'first'>>;
};

export type SatisfactoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Satisfactory'] = ResolversParentTypes['Satisfactory']> = {
  players?: Resolver<ResolversTypes['SatisfactoryPlayerConnection'], ParentType, ContextType, RequireFields<SatisfactoryPlayersArgs, 'first'>>;
  session?: Resolver<ResolversTypes['SatisfactorySession'], ParentType, ContextType>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SatisfactoryEquipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryEquipment'] = ResolversParentTypes['SatisfactoryEquipment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  groups?: Resolver<ReadonlyArray<ResolversTypes['RowGroup']>, ParentType, ContextType, RequireFields<SatisfactoryPlayerConnectionGroupsArgs, 'by' | 'first'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SatisfactoryPlayer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SatisfactoryPlayerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryPlayerEdge'] = ResolversParentTypes['SatisfactoryPlayerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactoryPlayer'], ParentType, ContextType>;
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

export type SatisfactoryStackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatisfactoryStack'] = ResolversParentTypes['SatisfactoryStack']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Save'] = ResolversParentTypes['Save']> = {
  class?: Resolver<Maybe<ResolversTypes['Class']>, ParentType, ContextType, RequireFields<SaveClassArgs, 'name'>>;
  classes?: Resolver<ResolversTypes['ClassConnection'], ParentType, ContextType, RequireFields<SaveClassesArgs, 'first'>>;
  components?: Resolver<ReadonlyArray<ResolversTypes['Component']>, ParentType, ContextType, RequireFields<SaveComponentsArgs, 'first' | 'minSize' | 'via'>>;
  files?: Resolver<ReadonlyArray<ResolversTypes['SaveFile']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['SaveFormat'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['IssueConnection'], ParentType, ContextType, RequireFields<SaveIssuesArgs, 'first'>>;
  levels?: Resolver<ReadonlyArray<ResolversTypes['Level']>, ParentType, ContextType>;
  nearest?: Resolver<ReadonlyArray<ResolversTypes['Neighbour']>, ParentType, ContextType, RequireFields<SaveNearestArgs, 'first' | 'to'>>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<SaveObjectArgs, 'path'>>;
  objects?: Resolver<ResolversTypes['ObjectConnection'], ParentType, ContextType, RequireFields<SaveObjectsArgs, 'first'>>;
  playSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reachable?: Resolver<ResolversTypes['Traversal'], ParentType, ContextType, RequireFields<SaveReachableArgs, 'direction' | 'from' | 'maxDepth' | 'maxNodes'>>;
  satisfactory?: Resolver<Maybe<ResolversTypes['Satisfactory']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  search?: Resolver<ReadonlyArray<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<SaveSearchArgs, 'first' | 'text'>>;
  shortestPath?: Resolver<Maybe<ResolversTypes['GraphPath']>, ParentType, ContextType, RequireFields<SaveShortestPathArgs, 'direction' | 'from' | 'maxNodes' | 'to'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoadState'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['SaveStats'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Units'], ParentType, ContextType>;
  world?: Resolver<Maybe<ResolversTypes['World']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveConnection'] = ResolversParentTypes['SaveConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SaveEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Save']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveDiffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDiff'] = ResolversParentTypes['SaveDiff']> = {
  added?: Resolver<ResolversTypes['ObjectConnection'], ParentType, ContextType, RequireFields<SaveDiffAddedArgs, 'first'>>;
  changed?: Resolver<ResolversTypes['ChangeConnection'], ParentType, ContextType, RequireFields<SaveDiffChangedArgs, 'first'>>;
  from?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['ObjectConnection'], ParentType, ContextType, RequireFields<SaveDiffRemovedArgs, 'first'>>;
  to?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
};

export type SaveEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveEdge'] = ResolversParentTypes['SaveEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
};

export type SaveFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFile'] = ResolversParentTypes['SaveFile']> = {
  bytes?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveObject'] = ResolversParentTypes['SaveObject']> = {
  children?: Resolver<ResolversTypes['ObjectConnection'], ParentType, ContextType, RequireFields<SaveObjectChildrenArgs, 'first'>>;
  class?: Resolver<ResolversTypes['Class'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['SaveFile']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['Issue']>, ParentType, ContextType>;
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<SaveObjectJsonArgs, 'depth'>>;
  kind?: Resolver<ResolversTypes['ObjectKind'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType, RequireFields<SaveObjectPropertiesArgs, 'inherited'>>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType, RequireFields<SaveObjectPropertyArgs, 'inherited' | 'path'>>;
  reference?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType, RequireFields<SaveObjectReferenceArgs, 'label'>>;
  referencedBy?: Resolver<ResolversTypes['ReferenceConnection'], ParentType, ContextType, RequireFields<SaveObjectReferencedByArgs, 'first'>>;
  references?: Resolver<ResolversTypes['ReferenceConnection'], ParentType, ContextType, RequireFields<SaveObjectReferencesArgs, 'first'>>;
  rotation?: Resolver<Maybe<ResolversTypes['Quaternion']>, ParentType, ContextType>;
  save?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  scale?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  span?: Resolver<Maybe<ResolversTypes['Span']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['View']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStats'] = ResolversParentTypes['SaveStats']> = {
  actors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  bytesUnderstood?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  classes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type SpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Span'] = ResolversParentTypes['Span']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'SatisfactoryPlayer', ParentType, ContextType>;
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
  saves?: Resolver<ReadonlyArray<ResolversTypes['Save']>, ParentType, ContextType, RequireFields<WorldSavesArgs, 'first'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  BigInt?: GraphQLScalarType;
  Bounds?: BoundsResolvers<ContextType>;
  Cell?: CellResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
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
  Satisfactory?: SatisfactoryResolvers<ContextType>;
  SatisfactoryEquipment?: SatisfactoryEquipmentResolvers<ContextType>;
  SatisfactoryPlayer?: SatisfactoryPlayerResolvers<ContextType>;
  SatisfactoryPlayerConnection?: SatisfactoryPlayerConnectionResolvers<ContextType>;
  SatisfactoryPlayerEdge?: SatisfactoryPlayerEdgeResolvers<ContextType>;
  SatisfactorySession?: SatisfactorySessionResolvers<ContextType>;
  SatisfactoryStack?: SatisfactoryStackResolvers<ContextType>;
  Save?: SaveResolvers<ContextType>;
  SaveConnection?: SaveConnectionResolvers<ContextType>;
  SaveDiff?: SaveDiffResolvers<ContextType>;
  SaveEdge?: SaveEdgeResolvers<ContextType>;
  SaveFile?: SaveFileResolvers<ContextType>;
  SaveObject?: SaveObjectResolvers<ContextType>;
  SaveStats?: SaveStatsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  Span?: SpanResolvers<ContextType>;
  Traversal?: TraversalResolvers<ContextType>;
  Units?: UnitsResolvers<ContextType>;
  View?: ViewResolvers<ContextType>;
  Visited?: VisitedResolvers<ContextType>;
  World?: WorldResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  list?: ListDirectiveResolver<any, any, ContextType>;
};
