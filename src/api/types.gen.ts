import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SaveEntry } from '../library/save.ts';
import type { LibraryChange } from '../library/changes.ts';
import type { AlertEvent } from '../alerts/alert.ts';
import type { FileParent, RawTableParent, IssueParent, ObjectParent, ClassParent, ReferenceParent, PropertyParent, ObjectList, ClassList, ReferenceList, GroupParent, GroupListParent, WalkParent, VisitedParent, GraphPathParent, ComponentParent, NeighbourParent, HitParent, HitList, NeighbourList, ComponentList, WorldList, DiffParent, ChangeList, ChangeParent, IssueList, SaveList, HistoryList, HistoryPointParent, WorldChangesParent, AcrossPageParent, AcrossGroupParent } from './parents.ts';
import type { ValueBytes } from '../query/values/value-bytes.ts';
import type { Grouping } from '../query/groups/grouping.ts';
import type { Figures } from '../query/groups/figures.ts';
import type { SaveWorld } from '../library/catalogue/catalogue.ts';
import type { ChangeRow } from '../games/shared/changes.ts';
import type { StoredSave } from '../store/catalogue/stored-save.ts';
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
  BigInt: { input: string; output: string | bigint | number; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  RowNumber: { input: string; output: string; }
  SaveFormat: { input: string; output: string; }
};

export type AcrossChoice =
  | 'EVERY'
  | 'NEWEST';

export type AcrossFigure =
  | 'AVG'
  | 'COUNT'
  | 'MAX'
  | 'MEDIAN'
  | 'MIN'
  | 'SUM';

export type AcrossFigureFilter = {
  readonly from?: InputMaybe<Scalars['Float']['input']>;
  readonly item?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly to?: InputMaybe<Scalars['Float']['input']>;
};

export type AcrossGroup = {
  readonly avg: Scalars['Float']['output'];
  readonly count: Scalars['Int']['output'];
  readonly keys: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly max: Scalars['Float']['output'];
  readonly median: Scalars['Float']['output'];
  readonly min: Scalars['Float']['output'];
  readonly sum: Scalars['Float']['output'];
  readonly titles: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

export type AcrossHaving = {
  readonly figure: AcrossFigure;
  readonly from?: InputMaybe<Scalars['Float']['input']>;
  readonly to?: InputMaybe<Scalars['Float']['input']>;
};

export type AcrossKey =
  | 'DAY'
  | 'FORMAT'
  | 'ITEM'
  | 'LABEL'
  | 'MONTH'
  | 'SAVE'
  | 'VERSION'
  | 'WEEK'
  | 'WORLD';

export type AcrossOrder = {
  readonly direction?: InputMaybe<OrderDirection>;
  readonly figure: AcrossFigure;
};

export type AcrossPage = {
  readonly nodes: ReadonlyArray<AcrossGroup>;
  readonly totalCount: Scalars['Int']['output'];
};

export type Alert = {
  readonly isFailure: Scalars['Boolean']['output'];
  readonly key?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<Scalars['JSON']['output']>;
  readonly rule?: Maybe<Scalars['String']['output']>;
  readonly save: Save;
  readonly text: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['JSON']['output']>;
};

export type AlertRule = {
  readonly first?: InputMaybe<Scalars['Boolean']['input']>;
  readonly is?: InputMaybe<Scalars['JSON']['input']>;
  readonly key?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly query: Scalars['String']['input'];
  readonly saves?: InputMaybe<Scalars['Int']['input']>;
  readonly seconds?: InputMaybe<Scalars['Float']['input']>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly value: Scalars['String']['input'];
  readonly variables?: InputMaybe<Scalars['JSON']['input']>;
  readonly when?: InputMaybe<AlertWhen>;
};

export type AlertWhen =
  | 'BECOMES_TRUE'
  | 'COUNT_RISES'
  | 'NEW_ROW';

export type BooleanFilter = {
  readonly eq?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly ne?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Bounds = {
  readonly max: Point;
  readonly min: Point;
};

export type BoxInput = {
  readonly maxX: Scalars['Float']['input'];
  readonly maxY: Scalars['Float']['input'];
  readonly maxZ?: InputMaybe<Scalars['Float']['input']>;
  readonly minX: Scalars['Float']['input'];
  readonly minY: Scalars['Float']['input'];
  readonly minZ?: InputMaybe<Scalars['Float']['input']>;
};

export type BucketInput = {
  readonly property: Scalars['String']['input'];
  readonly width: Scalars['Float']['input'];
};

export type Bytes = {
  readonly base64: Scalars['String']['output'];
  readonly length: Scalars['Int']['output'];
  readonly offset: Scalars['Int']['output'];
};

export type Cell = {
  readonly count: Scalars['Int']['output'];
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
};

export type ChangeConnection = {
  readonly edges: ReadonlyArray<ChangeEdge>;
  readonly nodes: ReadonlyArray<ObjectChange>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ChangeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ObjectChange;
};

export type ChangeSide =
  | 'AFTER'
  | 'BEFORE';

export type CircleInput = {
  readonly metres?: InputMaybe<Scalars['Float']['input']>;
  readonly radius?: InputMaybe<Scalars['Float']['input']>;
  readonly x: Scalars['Float']['input'];
  readonly y: Scalars['Float']['input'];
};

export type Class = Node & {
  readonly count: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly objects?: Maybe<ObjectConnection>;
  readonly path: Scalars['String']['output'];
  readonly properties?: Maybe<ReadonlyArray<PropertyShape>>;
  readonly superClass?: Maybe<Class>;
  readonly title?: Maybe<Scalars['String']['output']>;
};


export type ClassObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ObjectOrder>>;
  where?: InputMaybe<ObjectFilter>;
};


export type ClassPropertiesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ClassConnection = {
  readonly edges: ReadonlyArray<ClassEdge>;
  readonly nodes: ReadonlyArray<Class>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ClassEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Class;
};

export type ClassFilter = {
  readonly and?: InputMaybe<ReadonlyArray<ClassFilter>>;
  readonly count?: InputMaybe<NumberFilter>;
  readonly name?: InputMaybe<TextFilter>;
  readonly not?: InputMaybe<ClassFilter>;
  readonly or?: InputMaybe<ReadonlyArray<ClassFilter>>;
  readonly path?: InputMaybe<TextFilter>;
  readonly title?: InputMaybe<TextFilter>;
};

export type ClassOrder = {
  readonly direction?: InputMaybe<OrderDirection>;
  readonly field: ClassOrderField;
};

export type ClassOrderField =
  | 'COUNT'
  | 'NAME'
  | 'PATH';

export type Component = {
  readonly objects?: Maybe<ObjectConnection>;
  readonly size: Scalars['Int']['output'];
};


export type ComponentObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ObjectOrder>>;
  where?: InputMaybe<ObjectFilter>;
};

export type ComponentConnection = {
  readonly edges: ReadonlyArray<ComponentEdge>;
  readonly nodes: ReadonlyArray<Component>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ComponentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Component;
};

export type DateTimeFilter = {
  readonly eq?: InputMaybe<Scalars['DateTime']['input']>;
  readonly gt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly gte?: InputMaybe<Scalars['DateTime']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<Scalars['DateTime']['input']>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly lte?: InputMaybe<Scalars['DateTime']['input']>;
  readonly ne?: InputMaybe<Scalars['DateTime']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['DateTime']['input']>>;
};

export type Direction =
  | 'BOTH'
  | 'IN'
  | 'OUT';

export type ElementFilter = {
  readonly and?: InputMaybe<ReadonlyArray<ElementFilter>>;
  readonly elements?: InputMaybe<ReadonlyArray<ElementListFilter>>;
  readonly not?: InputMaybe<ElementFilter>;
  readonly or?: InputMaybe<ReadonlyArray<ElementFilter>>;
  readonly properties?: InputMaybe<ReadonlyArray<PropertyFilter>>;
  readonly references?: InputMaybe<ReferenceListFilter>;
  readonly value?: InputMaybe<ValueFilter>;
};

export type ElementListFilter = {
  readonly count?: InputMaybe<NumberFilter>;
  readonly every?: InputMaybe<ElementFilter>;
  readonly none?: InputMaybe<ElementFilter>;
  readonly path: Scalars['String']['input'];
  readonly some?: InputMaybe<ElementFilter>;
};

export type Figure =
  | 'AVG'
  | 'COUNT'
  | 'MAX'
  | 'MIN'
  | 'SUM';

export type FigureFilter = {
  readonly avg?: InputMaybe<NumberFilter>;
  readonly count?: InputMaybe<NumberFilter>;
  readonly field?: InputMaybe<MeasureField>;
  readonly max?: InputMaybe<NumberFilter>;
  readonly min?: InputMaybe<NumberFilter>;
  readonly property?: InputMaybe<Scalars['String']['input']>;
  readonly sum?: InputMaybe<NumberFilter>;
};

export type FigureInput = {
  readonly field?: InputMaybe<MeasureField>;
  readonly figure?: InputMaybe<Figure>;
  readonly property?: InputMaybe<Scalars['String']['input']>;
};

export type FormatFilter = {
  readonly eq?: InputMaybe<Scalars['SaveFormat']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<Scalars['SaveFormat']['input']>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly ne?: InputMaybe<Scalars['SaveFormat']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['SaveFormat']['input']>>;
};

export type FormatInfo = {
  readonly extensions: ReadonlyArray<Scalars['String']['output']>;
  readonly format: Scalars['SaveFormat']['output'];
  readonly title: Scalars['String']['output'];
  readonly versions: Scalars['String']['output'];
};

export type GraphPath = {
  readonly length: Scalars['Int']['output'];
  readonly objects: ReadonlyArray<SaveObject>;
  readonly references: ReadonlyArray<Reference>;
};

export type GroupField =
  | 'CLASS'
  | 'FILE'
  | 'KIND'
  | 'LEVEL'
  | 'PARENT_CLASS'
  | 'VALUE';

export type GroupHaving = {
  readonly count?: InputMaybe<NumberFilter>;
  readonly number?: InputMaybe<ReadonlyArray<FigureFilter>>;
};

export type GroupKey =
  { readonly bucket: BucketInput; readonly cell?: never; readonly field?: never; readonly property?: never; readonly reference?: never; }
  |  { readonly bucket?: never; readonly cell: Scalars['Float']['input']; readonly field?: never; readonly property?: never; readonly reference?: never; }
  |  { readonly bucket?: never; readonly cell?: never; readonly field: GroupField; readonly property?: never; readonly reference?: never; }
  |  { readonly bucket?: never; readonly cell?: never; readonly field?: never; readonly property: Scalars['String']['input']; readonly reference?: never; }
  |  { readonly bucket?: never; readonly cell?: never; readonly field?: never; readonly property?: never; readonly reference: Scalars['String']['input']; };

export type GroupOrder = {
  readonly direction?: InputMaybe<OrderDirection>;
  readonly field?: InputMaybe<GroupOrderField>;
  readonly number?: InputMaybe<FigureInput>;
};

export type GroupOrderField =
  | 'COUNT'
  | 'KEY';

export type HistoryConnection = {
  readonly edges: ReadonlyArray<HistoryEdge>;
  readonly failed: Scalars['Int']['output'];
  readonly nodes: ReadonlyArray<HistoryPoint>;
  readonly pageInfo: PageInfo;
  readonly saves: Scalars['Int']['output'];
  readonly totalCount: Scalars['Int']['output'];
  readonly undated: Scalars['Int']['output'];
  readonly unread: Scalars['Int']['output'];
};

export type HistoryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: HistoryPoint;
};

export type HistoryPeriod =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

export type HistoryPoint = {
  readonly branch: Scalars['Int']['output'];
  readonly figure: Scalars['String']['output'];
  readonly isFileTime: Scalars['Boolean']['output'];
  readonly item: Scalars['String']['output'];
  readonly playSeconds?: Maybe<Scalars['Float']['output']>;
  readonly save?: Maybe<Save>;
  readonly savedAt: Scalars['DateTime']['output'];
  readonly slug: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
  readonly world: Scalars['String']['output'];
};

export type IntegerFilter = {
  readonly eq?: InputMaybe<Scalars['BigInt']['input']>;
  readonly gt?: InputMaybe<Scalars['BigInt']['input']>;
  readonly gte?: InputMaybe<Scalars['BigInt']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<Scalars['BigInt']['input']>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lt?: InputMaybe<Scalars['BigInt']['input']>;
  readonly lte?: InputMaybe<Scalars['BigInt']['input']>;
  readonly ne?: InputMaybe<Scalars['BigInt']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['BigInt']['input']>>;
};

export type Integrity =
  | 'DIFFERS'
  | 'MATCHES'
  | 'NONE';

export type Issue = {
  readonly code: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly file: Scalars['String']['output'];
  readonly level: IssueLevel;
  readonly message: Scalars['String']['output'];
  readonly object?: Maybe<SaveObject>;
  readonly offset?: Maybe<Scalars['BigInt']['output']>;
  readonly path?: Maybe<Scalars['String']['output']>;
};

export type IssueConnection = {
  readonly edges: ReadonlyArray<IssueEdge>;
  readonly nodes: ReadonlyArray<Issue>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type IssueEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Issue;
};

export type IssueFilter = {
  readonly level?: InputMaybe<IssueLevelFilter>;
};

export type IssueLevel =
  | 'INFO'
  | 'PROBLEM';

export type IssueLevelFilter = {
  readonly eq?: InputMaybe<IssueLevel>;
  readonly in?: InputMaybe<ReadonlyArray<IssueLevel>>;
  readonly ne?: InputMaybe<IssueLevel>;
  readonly nin?: InputMaybe<ReadonlyArray<IssueLevel>>;
};

export type KindFilter = {
  readonly eq?: InputMaybe<ObjectKind>;
  readonly in?: InputMaybe<ReadonlyArray<ObjectKind>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly ne?: InputMaybe<ObjectKind>;
  readonly nin?: InputMaybe<ReadonlyArray<ObjectKind>>;
};

export type Level = {
  readonly name: Scalars['String']['output'];
  readonly objects: Scalars['Int']['output'];
};

export type LoadState =
  | 'FAILED'
  | 'LISTED'
  | 'LOADING'
  | 'READY';

export type MeasureField =
  | 'REFERENCED_BY_COUNT'
  | 'REFERENCE_COUNT'
  | 'SIZE'
  | 'VALUE'
  | 'X'
  | 'Y'
  | 'Z';

export type Mutation = {
  readonly closeSave?: Maybe<Save>;
  readonly forgetSaves?: Maybe<Scalars['Int']['output']>;
  readonly openSave?: Maybe<Save>;
  readonly reloadSave?: Maybe<Save>;
};


export type MutationCloseSaveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationForgetSavesArgs = {
  world: Scalars['ID']['input'];
};


export type MutationOpenSaveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReloadSaveArgs = {
  id: Scalars['ID']['input'];
};

export type Named = {
  readonly name: Scalars['String']['output'];
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type NearInput = {
  readonly metres: Scalars['Float']['input'];
  readonly object?: InputMaybe<Scalars['String']['input']>;
  readonly player?: InputMaybe<Scalars['String']['input']>;
  readonly point?: InputMaybe<PointInput>;
};

export type Neighbour = {
  readonly distance: Scalars['Float']['output'];
  readonly metres?: Maybe<Scalars['Float']['output']>;
  readonly object: SaveObject;
};

export type NeighbourConnection = {
  readonly edges: ReadonlyArray<NeighbourEdge>;
  readonly nodes: ReadonlyArray<Neighbour>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type NeighbourEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Neighbour;
};

export type Node = {
  readonly id: Scalars['ID']['output'];
};

export type NullsOrder =
  | 'FIRST'
  | 'LAST';

export type NumberAggregate = {
  readonly avg?: Maybe<Scalars['Float']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly max?: Maybe<Scalars['Float']['output']>;
  readonly min?: Maybe<Scalars['Float']['output']>;
  readonly percentile?: Maybe<Scalars['Float']['output']>;
  readonly sum: Scalars['Float']['output'];
  readonly sumExact?: Maybe<Scalars['BigInt']['output']>;
};


export type NumberAggregatePercentileArgs = {
  p: Scalars['Float']['input'];
};

export type NumberFilter = {
  readonly eq?: InputMaybe<Scalars['Float']['input']>;
  readonly eqField?: InputMaybe<Scalars['RowNumber']['input']>;
  readonly gt?: InputMaybe<Scalars['Float']['input']>;
  readonly gtField?: InputMaybe<Scalars['RowNumber']['input']>;
  readonly gte?: InputMaybe<Scalars['Float']['input']>;
  readonly gteField?: InputMaybe<Scalars['RowNumber']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly lt?: InputMaybe<Scalars['Float']['input']>;
  readonly ltField?: InputMaybe<Scalars['RowNumber']['input']>;
  readonly lte?: InputMaybe<Scalars['Float']['input']>;
  readonly lteField?: InputMaybe<Scalars['RowNumber']['input']>;
  readonly ne?: InputMaybe<Scalars['Float']['input']>;
  readonly neField?: InputMaybe<Scalars['RowNumber']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
};

export type ObjectAggregate = {
  readonly count: Scalars['Int']['output'];
  readonly distinct?: Maybe<Scalars['Int']['output']>;
  readonly number?: Maybe<NumberAggregate>;
};


export type ObjectAggregateDistinctArgs = {
  property: Scalars['String']['input'];
};


export type ObjectAggregateNumberArgs = {
  field?: InputMaybe<MeasureField>;
  property?: InputMaybe<Scalars['String']['input']>;
};

export type ObjectChange = {
  readonly after: SaveObject;
  readonly before: SaveObject;
  readonly moved: Scalars['Boolean']['output'];
  readonly properties?: Maybe<ReadonlyArray<PropertyChange>>;
};


export type ObjectChangePropertiesArgs = {
  titles?: Scalars['Boolean']['input'];
};

export type ObjectClassFilter = {
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  readonly endsWith?: InputMaybe<Scalars['String']['input']>;
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly isA?: InputMaybe<Scalars['String']['input']>;
  readonly matches?: InputMaybe<Scalars['String']['input']>;
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type ObjectConnection = {
  readonly aggregate?: Maybe<ObjectAggregate>;
  readonly bounds?: Maybe<Bounds>;
  readonly cells?: Maybe<ReadonlyArray<Cell>>;
  readonly edges: ReadonlyArray<ObjectEdge>;
  readonly groups?: Maybe<ObjectGroupConnection>;
  readonly nodes: ReadonlyArray<SaveObject>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};


export type ObjectConnectionAggregateArgs = {
  unnest?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ElementFilter>;
};


export type ObjectConnectionCellsArgs = {
  size: Scalars['Float']['input'];
};


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

export type ObjectEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SaveObject;
};

export type ObjectFilter = {
  readonly and?: InputMaybe<ReadonlyArray<ObjectFilter>>;
  readonly class?: InputMaybe<ObjectClassFilter>;
  readonly elements?: InputMaybe<ReadonlyArray<ElementListFilter>>;
  readonly hasIssues?: InputMaybe<BooleanFilter>;
  readonly hasPosition?: InputMaybe<BooleanFilter>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly kind?: InputMaybe<KindFilter>;
  readonly level?: InputMaybe<TextFilter>;
  readonly name?: InputMaybe<TextFilter>;
  readonly not?: InputMaybe<ObjectFilter>;
  readonly or?: InputMaybe<ReadonlyArray<ObjectFilter>>;
  readonly parent?: InputMaybe<ObjectFilter>;
  readonly path?: InputMaybe<TextFilter>;
  readonly properties?: InputMaybe<ReadonlyArray<PropertyFilter>>;
  readonly referencedBy?: InputMaybe<ReferenceListFilter>;
  readonly references?: InputMaybe<ReferenceListFilter>;
  readonly within?: InputMaybe<RegionInput>;
};

export type ObjectGroup = {
  readonly count: Scalars['Int']['output'];
  readonly keys: ReadonlyArray<Maybe<Scalars['JSON']['output']>>;
  readonly number?: Maybe<NumberAggregate>;
  readonly objects?: Maybe<ObjectConnection>;
};


export type ObjectGroupNumberArgs = {
  field?: InputMaybe<MeasureField>;
  property?: InputMaybe<Scalars['String']['input']>;
};


export type ObjectGroupObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ObjectGroupConnection = {
  readonly edges: ReadonlyArray<ObjectGroupEdge>;
  readonly nodes: ReadonlyArray<ObjectGroup>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ObjectGroupEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ObjectGroup;
};

export type ObjectKind =
  | 'ACTOR'
  | 'COMPONENT'
  | 'EXPORT'
  | 'EXTERNAL'
  | 'LIGHTWEIGHT'
  | 'MISSING'
  | 'RECORD';

export type ObjectOrder = {
  readonly direction?: InputMaybe<OrderDirection>;
  readonly field?: InputMaybe<ObjectOrderField>;
  readonly nulls?: InputMaybe<NullsOrder>;
  readonly property?: InputMaybe<Scalars['String']['input']>;
};

export type ObjectOrderField =
  | 'CLASS'
  | 'NAME'
  | 'PATH'
  | 'REFERENCED_BY_COUNT'
  | 'REFERENCE_COUNT'
  | 'ROW'
  | 'SIZE'
  | 'X'
  | 'Y'
  | 'Z';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type PageInfo = {
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

export type PlaceInput =
  { readonly object: Scalars['ID']['input']; readonly point?: never; }
  |  { readonly object?: never; readonly point: PointInput; };

export type Point = {
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
  readonly z: Scalars['Float']['output'];
};

export type PointInput = {
  readonly x: Scalars['Float']['input'];
  readonly y: Scalars['Float']['input'];
  readonly z?: InputMaybe<Scalars['Float']['input']>;
};

export type Property = {
  readonly boolean?: Maybe<Scalars['Boolean']['output']>;
  readonly bytes?: Maybe<Bytes>;
  readonly fields?: Maybe<ReadonlyArray<Property>>;
  readonly header?: Maybe<Scalars['JSON']['output']>;
  readonly index: Scalars['Int']['output'];
  readonly integer?: Maybe<Scalars['BigInt']['output']>;
  readonly name: Scalars['String']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly number?: Maybe<Scalars['Float']['output']>;
  readonly reference?: Maybe<Reference>;
  readonly span?: Maybe<Span>;
  readonly text?: Maybe<Scalars['String']['output']>;
  readonly type: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['JSON']['output']>;
};


export type PropertyBytesArgs = {
  length?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type PropertyValueArgs = {
  titles?: Scalars['Boolean']['input'];
};

export type PropertyChange = {
  readonly after?: Maybe<Scalars['JSON']['output']>;
  readonly before?: Maybe<Scalars['JSON']['output']>;
  readonly isCounter: Scalars['Boolean']['output'];
  readonly path: Scalars['String']['output'];
};

export type PropertyFilter = {
  readonly boolean?: InputMaybe<BooleanFilter>;
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  readonly integer?: InputMaybe<IntegerFilter>;
  readonly number?: InputMaybe<NumberFilter>;
  readonly orAbsent?: InputMaybe<Scalars['Boolean']['input']>;
  readonly path: Scalars['String']['input'];
  readonly quantifier?: InputMaybe<Quantifier>;
  readonly reference?: InputMaybe<ObjectFilter>;
  readonly text?: InputMaybe<TextFilter>;
};

export type PropertyShape = {
  readonly count: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type Quantifier =
  | 'EVERY'
  | 'NONE'
  | 'SOME';

export type Quaternion = {
  readonly w: Scalars['Float']['output'];
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
  readonly z: Scalars['Float']['output'];
};

export type Query = {
  readonly across?: Maybe<AcrossPage>;
  readonly diff?: Maybe<SaveDiff>;
  readonly formats: ReadonlyArray<FormatInfo>;
  readonly node?: Maybe<Node>;
  readonly nodes?: Maybe<ReadonlyArray<Maybe<Node>>>;
  readonly object?: Maybe<SaveObject>;
  readonly save?: Maybe<Save>;
  readonly saves?: Maybe<SaveConnection>;
  readonly unreadableFiles: ReadonlyArray<UnreadableFile>;
  readonly world?: Maybe<World>;
  readonly worldObject?: Maybe<SaveObject>;
  readonly worlds?: Maybe<WorldConnection>;
};


export type QueryAcrossArgs = {
  by?: InputMaybe<ReadonlyArray<AcrossKey>>;
  choose?: InputMaybe<AcrossChoice>;
  figure: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  having?: InputMaybe<AcrossHaving>;
  items?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AcrossOrder>;
  saves?: InputMaybe<SaveFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDiffArgs = {
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryObjectArgs = {
  path: Scalars['String']['input'];
  save: Scalars['ID']['input'];
};


export type QuerySaveArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  world?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySavesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<SaveOrder>>;
  where?: InputMaybe<SaveFilter>;
};


export type QueryWorldArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWorldObjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWorldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type RawTable = {
  readonly name: Scalars['String']['output'];
  readonly rows?: Maybe<ReadonlyArray<Scalars['JSON']['output']>>;
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};


export type RawTableRowsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Reference = {
  readonly kind: ReferenceKind;
  readonly label: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly source: SaveObject;
  readonly target: SaveObject;
};

export type ReferenceConnection = {
  readonly edges: ReadonlyArray<ReferenceEdge>;
  readonly nodes: ReadonlyArray<Reference>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ReferenceEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Reference;
};

export type ReferenceFilter = {
  readonly kind?: InputMaybe<ReferenceKindFilter>;
  readonly label?: InputMaybe<TextFilter>;
  readonly object?: InputMaybe<ObjectFilter>;
  /** @deprecated Use `object`: seen from the target of a reference, its other end is its source. */
  readonly target?: InputMaybe<ObjectFilter>;
};

export type ReferenceKind =
  | 'ARCHETYPE'
  | 'CHILD'
  | 'CLASS'
  | 'DEPENDS'
  | 'HASH'
  | 'ID'
  | 'IMPORT'
  | 'INDEX'
  | 'NATIVE'
  | 'OUTER'
  | 'PARENT'
  | 'PROPERTY'
  | 'SUPER';

export type ReferenceKindFilter = {
  readonly eq?: InputMaybe<ReferenceKind>;
  readonly in?: InputMaybe<ReadonlyArray<ReferenceKind>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly ne?: InputMaybe<ReferenceKind>;
  readonly nin?: InputMaybe<ReadonlyArray<ReferenceKind>>;
};

export type ReferenceListFilter = {
  readonly count?: InputMaybe<NumberFilter>;
  readonly every?: InputMaybe<ReferenceFilter>;
  readonly none?: InputMaybe<ReferenceFilter>;
  readonly some?: InputMaybe<ReferenceFilter>;
};

export type RegionInput =
  { readonly box: BoxInput; readonly circle?: never; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle: CircleInput; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never; readonly polygon: ReadonlyArray<PointInput>; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never; readonly polygon?: never; readonly sphere: SphereInput; };

export type RowAggregate = {
  readonly count: Scalars['Int']['output'];
  readonly number?: Maybe<NumberAggregate>;
  readonly unknown: Scalars['Int']['output'];
};


export type RowAggregateNumberArgs = {
  field: Scalars['RowNumber']['input'];
};

export type RowFigureFilter = {
  readonly avg?: InputMaybe<NumberFilter>;
  readonly count?: InputMaybe<NumberFilter>;
  readonly field: Scalars['RowNumber']['input'];
  readonly max?: InputMaybe<NumberFilter>;
  readonly min?: InputMaybe<NumberFilter>;
  readonly sum?: InputMaybe<NumberFilter>;
};

export type RowFigureInput = {
  readonly field: Scalars['RowNumber']['input'];
  readonly figure?: InputMaybe<Figure>;
};

export type RowGroup = {
  readonly count: Scalars['Int']['output'];
  readonly ids: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  readonly keys: ReadonlyArray<Maybe<Scalars['JSON']['output']>>;
  readonly number?: Maybe<NumberAggregate>;
  readonly objects?: Maybe<ReadonlyArray<SaveObject>>;
};


export type RowGroupNumberArgs = {
  field: Scalars['RowNumber']['input'];
};


export type RowGroupObjectsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type RowGroupConnection = {
  readonly edges: ReadonlyArray<RowGroupEdge>;
  readonly nodes: ReadonlyArray<RowGroup>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type RowGroupEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: RowGroup;
};

export type RowGroupHaving = {
  readonly count?: InputMaybe<NumberFilter>;
  readonly number?: InputMaybe<ReadonlyArray<RowFigureFilter>>;
};

export type RowGroupOrder = {
  readonly direction?: InputMaybe<OrderDirection>;
  readonly field?: InputMaybe<GroupOrderField>;
  readonly number?: InputMaybe<RowFigureInput>;
};

export type Save = Node & {
  readonly class?: Maybe<Class>;
  readonly classes?: Maybe<ClassConnection>;
  readonly components?: Maybe<ComponentConnection>;
  readonly files: ReadonlyArray<SaveFile>;
  readonly format: Scalars['SaveFormat']['output'];
  readonly game?: Maybe<Scalars['String']['output']>;
  readonly header: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isBackup: Scalars['Boolean']['output'];
  readonly issues?: Maybe<IssueConnection>;
  readonly levels?: Maybe<ReadonlyArray<Level>>;
  readonly modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly nearest?: Maybe<NeighbourConnection>;
  readonly object?: Maybe<SaveObject>;
  readonly objects?: Maybe<ObjectConnection>;
  readonly playSeconds?: Maybe<Scalars['Float']['output']>;
  readonly reachable?: Maybe<Traversal>;
  readonly savedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly search?: Maybe<SearchHitConnection>;
  readonly shortestPath?: Maybe<GraphPath>;
  readonly slug: Scalars['String']['output'];
  readonly stale: Scalars['Boolean']['output'];
  readonly state: LoadState;
  readonly stats?: Maybe<SaveStats>;
  readonly stored?: Maybe<SaveInStore>;
  readonly title: Scalars['String']['output'];
  readonly units: Units;
  readonly world?: Maybe<World>;
};


export type SaveClassArgs = {
  name: Scalars['String']['input'];
};


export type SaveClassesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ClassOrder>>;
  where?: InputMaybe<ClassFilter>;
};


export type SaveComponentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  minSize?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  via: ReferenceFilter;
  where?: InputMaybe<ObjectFilter>;
};


export type SaveIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  distinct?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<IssueFilter>;
};


export type SaveNearestArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  metres?: InputMaybe<Scalars['Float']['input']>;
  object?: InputMaybe<Scalars['ID']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<PointInput>;
  where?: InputMaybe<ObjectFilter>;
};


export type SaveObjectArgs = {
  path: Scalars['String']['input'];
};


export type SaveObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ObjectOrder>>;
  where?: InputMaybe<ObjectFilter>;
};


export type SaveReachableArgs = {
  direction?: InputMaybe<Direction>;
  from: ReadonlyArray<Scalars['ID']['input']>;
  maxDepth?: InputMaybe<Scalars['Int']['input']>;
  maxNodes?: InputMaybe<Scalars['Int']['input']>;
  via?: InputMaybe<ReferenceFilter>;
  where?: InputMaybe<ObjectFilter>;
};


export type SaveSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
  where?: InputMaybe<ObjectFilter>;
};


export type SaveShortestPathArgs = {
  direction?: InputMaybe<Direction>;
  from: Scalars['ID']['input'];
  maxNodes?: InputMaybe<Scalars['Int']['input']>;
  to: Scalars['ID']['input'];
  via?: InputMaybe<ReferenceFilter>;
};

export type SaveChange = {
  readonly kind: SaveChangeKind;
  readonly save: Save;
};

export type SaveChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type SaveConnection = {
  readonly edges: ReadonlyArray<SaveEdge>;
  readonly nodes: ReadonlyArray<Save>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SaveDiff = {
  readonly added?: Maybe<ObjectConnection>;
  readonly changed?: Maybe<ChangeConnection>;
  readonly changes?: Maybe<WorldChanges>;
  readonly from: Save;
  readonly removed?: Maybe<ObjectConnection>;
  readonly to: Save;
};


export type SaveDiffAddedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


export type SaveDiffChangedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  counters?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


export type SaveDiffRemovedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};

export type SaveEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Save;
};

export type SaveFile = {
  readonly bytes?: Maybe<Scalars['BigInt']['output']>;
  readonly name: Scalars['String']['output'];
  readonly raw?: Maybe<ReadonlyArray<RawTable>>;
  readonly sha256?: Maybe<Scalars['String']['output']>;
  readonly version: Scalars['String']['output'];
};


export type SaveFileRawArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};

export type SaveFilter = {
  readonly and?: InputMaybe<ReadonlyArray<SaveFilter>>;
  readonly figures?: InputMaybe<ReadonlyArray<AcrossFigureFilter>>;
  readonly format?: InputMaybe<FormatFilter>;
  readonly game?: InputMaybe<TextFilter>;
  readonly label?: InputMaybe<TextFilter>;
  readonly modifiedAt?: InputMaybe<DateTimeFilter>;
  readonly not?: InputMaybe<SaveFilter>;
  readonly or?: InputMaybe<ReadonlyArray<SaveFilter>>;
  readonly savedAt?: InputMaybe<DateTimeFilter>;
  readonly slug?: InputMaybe<TextFilter>;
  readonly title?: InputMaybe<TextFilter>;
  readonly worlds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type SaveInStore = {
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  readonly progress?: Maybe<Scalars['Float']['output']>;
  readonly state: StoredSaveState;
};

export type SaveObject = Node & {
  readonly children?: Maybe<ObjectConnection>;
  readonly class: Class;
  readonly file?: Maybe<SaveFile>;
  readonly header: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  readonly issues: ReadonlyArray<Issue>;
  readonly json?: Maybe<Scalars['JSON']['output']>;
  readonly kind: ObjectKind;
  readonly level?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly native?: Maybe<Scalars['JSON']['output']>;
  readonly parent?: Maybe<SaveObject>;
  readonly path: Scalars['String']['output'];
  readonly position?: Maybe<Point>;
  readonly properties?: Maybe<ReadonlyArray<Property>>;
  readonly property?: Maybe<Property>;
  readonly reference?: Maybe<Reference>;
  readonly referencedBy?: Maybe<ReferenceConnection>;
  readonly references?: Maybe<ReferenceConnection>;
  readonly rotation?: Maybe<Quaternion>;
  readonly save: Save;
  readonly scale?: Maybe<Point>;
  readonly span?: Maybe<Span>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly view?: Maybe<View>;
  readonly worldId?: Maybe<Scalars['ID']['output']>;
};


export type SaveObjectChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ObjectFilter>;
};


export type SaveObjectJsonArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
};


export type SaveObjectNativeArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
};


export type SaveObjectPropertiesArgs = {
  inherited?: Scalars['Boolean']['input'];
  names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


export type SaveObjectPropertyArgs = {
  inherited?: Scalars['Boolean']['input'];
  path: Scalars['String']['input'];
};


export type SaveObjectReferenceArgs = {
  label: Scalars['String']['input'];
};


export type SaveObjectReferencedByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ReferenceFilter>;
};


export type SaveObjectReferencesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<ReferenceFilter>;
};

export type SaveOrder = {
  readonly direction?: InputMaybe<OrderDirection>;
  readonly field: SaveOrderField;
};

export type SaveOrderField =
  | 'MODIFIED_AT'
  | 'SAVED_AT'
  | 'SLUG'
  | 'TITLE';

export type SaveStats = {
  readonly actors: Scalars['Int']['output'];
  readonly bytes: Scalars['BigInt']['output'];
  readonly bytesUnderstood: Scalars['BigInt']['output'];
  readonly classes: Scalars['Int']['output'];
  readonly damage?: Maybe<Scalars['String']['output']>;
  readonly external: Scalars['Int']['output'];
  readonly files: Scalars['Int']['output'];
  readonly indexBytes: Scalars['BigInt']['output'];
  readonly infoIssues: Scalars['Int']['output'];
  readonly integrity: Integrity;
  readonly issues: Scalars['Int']['output'];
  readonly lightweights: Scalars['Int']['output'];
  readonly loadMillis: Scalars['Float']['output'];
  readonly mayLackObjects: Scalars['Boolean']['output'];
  readonly memoryBytes: Scalars['BigInt']['output'];
  readonly missing: Scalars['Int']['output'];
  readonly objects: Scalars['Int']['output'];
  readonly references: Scalars['Int']['output'];
  readonly resolved: Scalars['Int']['output'];
};

export type SearchHit = {
  readonly field: Scalars['String']['output'];
  readonly object: SaveObject;
  readonly score: Scalars['Float']['output'];
  readonly via?: Maybe<SaveObject>;
};

export type SearchHitConnection = {
  readonly edges: ReadonlyArray<SearchHitEdge>;
  readonly nodes: ReadonlyArray<SearchHit>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SearchHitEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SearchHit;
};

export type Span = {
  readonly file: Scalars['String']['output'];
  readonly length: Scalars['Int']['output'];
  readonly offset: Scalars['BigInt']['output'];
};

export type SphereInput = {
  readonly center: PlaceInput;
  readonly metres?: InputMaybe<Scalars['Float']['input']>;
  readonly radius?: InputMaybe<Scalars['Float']['input']>;
};

export type StoredSaveState =
  | 'FAILED'
  | 'QUEUED'
  | 'READING'
  | 'READY';

export type Subscription = {
  readonly alerts?: Maybe<Alert>;
  readonly saveChanged?: Maybe<SaveChange>;
};


export type SubscriptionAlertsArgs = {
  rules?: InputMaybe<ReadonlyArray<AlertRule>>;
};


export type SubscriptionSaveChangedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  ifDifferent?: InputMaybe<Scalars['Boolean']['input']>;
  where?: InputMaybe<SaveFilter>;
  world?: InputMaybe<Scalars['ID']['input']>;
};

export type TextFilter = {
  readonly caseSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  readonly endsWith?: InputMaybe<Scalars['String']['input']>;
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly matches?: InputMaybe<Scalars['String']['input']>;
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type TextListFilter = {
  readonly caseSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  readonly count?: InputMaybe<NumberFilter>;
  readonly endsWith?: InputMaybe<Scalars['String']['input']>;
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  readonly every?: InputMaybe<TextFilter>;
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly isNull?: InputMaybe<Scalars['Boolean']['input']>;
  readonly matches?: InputMaybe<Scalars['String']['input']>;
  readonly ne?: InputMaybe<Scalars['String']['input']>;
  readonly nin?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly none?: InputMaybe<TextFilter>;
  readonly some?: InputMaybe<TextFilter>;
  readonly startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type Traversal = {
  readonly nodes: ReadonlyArray<Visited>;
  readonly truncated: Scalars['Boolean']['output'];
  readonly visited: Scalars['Int']['output'];
};

export type Units = {
  readonly length: Scalars['String']['output'];
  readonly northAxis?: Maybe<Scalars['String']['output']>;
  readonly perMetre?: Maybe<Scalars['Float']['output']>;
  readonly upAxis?: Maybe<Scalars['String']['output']>;
};

export type UnreadableFile = {
  readonly file: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

export type ValueFilter = {
  readonly boolean?: InputMaybe<BooleanFilter>;
  readonly integer?: InputMaybe<IntegerFilter>;
  readonly number?: InputMaybe<NumberFilter>;
  readonly reference?: InputMaybe<ObjectFilter>;
  readonly text?: InputMaybe<TextFilter>;
};

export type View = {
  readonly object: SaveObject;
};

export type Visited = {
  readonly depth: Scalars['Int']['output'];
  readonly from?: Maybe<SaveObject>;
  readonly object: SaveObject;
  readonly via?: Maybe<Reference>;
};

export type World = Node & {
  readonly changes?: Maybe<WorldChanges>;
  readonly format: Scalars['SaveFormat']['output'];
  readonly history?: Maybe<HistoryConnection>;
  readonly id: Scalars['ID']['output'];
  readonly newest: Save;
  readonly object?: Maybe<SaveObject>;
  readonly saves?: Maybe<SaveConnection>;
  readonly title: Scalars['String']['output'];
};


export type WorldChangesArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
};


export type WorldHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<HistoryPeriod>;
  figure: ReadonlyArray<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  items?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sum?: InputMaybe<Scalars['Boolean']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type WorldObjectArgs = {
  path: Scalars['String']['input'];
};


export type WorldSavesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<SaveOrder>>;
};

export type WorldChange = {
  readonly after?: Maybe<Scalars['String']['output']>;
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly before?: Maybe<Scalars['String']['output']>;
  readonly called?: Maybe<Scalars['String']['output']>;
  readonly field?: Maybe<Scalars['String']['output']>;
  readonly kind: WorldChangeKind;
  readonly list: Scalars['String']['output'];
  readonly object?: Maybe<SaveObject>;
  readonly position?: Maybe<Point>;
  readonly what?: Maybe<Named>;
  readonly who?: Maybe<Scalars['String']['output']>;
  readonly word: Scalars['String']['output'];
};


export type WorldChangeObjectArgs = {
  in?: InputMaybe<ChangeSide>;
};

export type WorldChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type WorldChanges = {
  readonly from: Save;
  readonly text?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly to: Save;
};


export type WorldChangesTextArgs = {
  perWord?: InputMaybe<Scalars['Int']['input']>;
};

export type WorldConnection = {
  readonly edges: ReadonlyArray<WorldEdge>;
  readonly nodes: ReadonlyArray<World>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type WorldEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: World;
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
  AcrossOrder: AcrossOrder;
  AcrossPage: ResolverTypeWrapper<AcrossPageParent>;
  Alert: ResolverTypeWrapper<AlertEvent>;
  AlertRule: AlertRule;
  AlertWhen: AlertWhen;
  BigInt: ResolverTypeWrapper<Scalars['BigInt']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanFilter: BooleanFilter;
  Bounds: ResolverTypeWrapper<Bounds>;
  BoxInput: BoxInput;
  BucketInput: BucketInput;
  Bytes: ResolverTypeWrapper<ValueBytes>;
  Cell: ResolverTypeWrapper<Cell>;
  ChangeConnection: ResolverTypeWrapper<ChangeList>;
  ChangeEdge: ResolverTypeWrapper<Omit<ChangeEdge, 'node'> & { node: ResolversTypes['ObjectChange'] }>;
  ChangeSide: ChangeSide;
  CircleInput: CircleInput;
  Class: ResolverTypeWrapper<ClassParent>;
  ClassConnection: ResolverTypeWrapper<ClassList>;
  ClassEdge: ResolverTypeWrapper<Omit<ClassEdge, 'node'> & { node: ResolversTypes['Class'] }>;
  ClassFilter: ClassFilter;
  ClassOrder: ClassOrder;
  ClassOrderField: ClassOrderField;
  Component: ResolverTypeWrapper<ComponentParent>;
  ComponentConnection: ResolverTypeWrapper<ComponentList>;
  ComponentEdge: ResolverTypeWrapper<Omit<ComponentEdge, 'node'> & { node: ResolversTypes['Component'] }>;
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
  HistoryConnection: ResolverTypeWrapper<HistoryList>;
  HistoryEdge: ResolverTypeWrapper<Omit<HistoryEdge, 'node'> & { node: ResolversTypes['HistoryPoint'] }>;
  HistoryPeriod: HistoryPeriod;
  HistoryPoint: ResolverTypeWrapper<HistoryPointParent>;
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
  NeighbourConnection: ResolverTypeWrapper<NeighbourList>;
  NeighbourEdge: ResolverTypeWrapper<Omit<NeighbourEdge, 'node'> & { node: ResolversTypes['Neighbour'] }>;
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
  RawTable: ResolverTypeWrapper<RawTableParent>;
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
  SaveFormat: ResolverTypeWrapper<Scalars['SaveFormat']['output']>;
  SaveInStore: ResolverTypeWrapper<StoredSave>;
  SaveObject: ResolverTypeWrapper<ObjectParent>;
  SaveOrder: SaveOrder;
  SaveOrderField: SaveOrderField;
  SaveStats: ResolverTypeWrapper<SaveStats>;
  SearchHit: ResolverTypeWrapper<HitParent>;
  SearchHitConnection: ResolverTypeWrapper<HitList>;
  SearchHitEdge: ResolverTypeWrapper<Omit<SearchHitEdge, 'node'> & { node: ResolversTypes['SearchHit'] }>;
  Span: ResolverTypeWrapper<Span>;
  SphereInput: SphereInput;
  StoredSaveState: StoredSaveState;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextFilter: TextFilter;
  TextListFilter: TextListFilter;
  Traversal: ResolverTypeWrapper<WalkParent>;
  Units: ResolverTypeWrapper<Units>;
  UnreadableFile: ResolverTypeWrapper<UnreadableFile>;
  ValueFilter: ValueFilter;
  View: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['View']>;
  Visited: ResolverTypeWrapper<VisitedParent>;
  World: ResolverTypeWrapper<SaveWorld>;
  WorldChange: ResolverTypeWrapper<ChangeRow>;
  WorldChangeKind: WorldChangeKind;
  WorldChanges: ResolverTypeWrapper<WorldChangesParent>;
  WorldConnection: ResolverTypeWrapper<WorldList>;
  WorldEdge: ResolverTypeWrapper<Omit<WorldEdge, 'node'> & { node: ResolversTypes['World'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcrossFigureFilter: AcrossFigureFilter;
  AcrossGroup: AcrossGroupParent;
  AcrossHaving: AcrossHaving;
  AcrossOrder: AcrossOrder;
  AcrossPage: AcrossPageParent;
  Alert: AlertEvent;
  AlertRule: AlertRule;
  BigInt: Scalars['BigInt']['output'];
  Boolean: Scalars['Boolean']['output'];
  BooleanFilter: BooleanFilter;
  Bounds: Bounds;
  BoxInput: BoxInput;
  BucketInput: BucketInput;
  Bytes: ValueBytes;
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
  ComponentConnection: ComponentList;
  ComponentEdge: Omit<ComponentEdge, 'node'> & { node: ResolversParentTypes['Component'] };
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
  HistoryConnection: HistoryList;
  HistoryEdge: Omit<HistoryEdge, 'node'> & { node: ResolversParentTypes['HistoryPoint'] };
  HistoryPoint: HistoryPointParent;
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
  NeighbourConnection: NeighbourList;
  NeighbourEdge: Omit<NeighbourEdge, 'node'> & { node: ResolversParentTypes['Neighbour'] };
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
  RawTable: RawTableParent;
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
  SaveFormat: Scalars['SaveFormat']['output'];
  SaveInStore: StoredSave;
  SaveObject: ObjectParent;
  SaveOrder: SaveOrder;
  SaveStats: SaveStats;
  SearchHit: HitParent;
  SearchHitConnection: HitList;
  SearchHitEdge: Omit<SearchHitEdge, 'node'> & { node: ResolversParentTypes['SearchHit'] };
  Span: Span;
  SphereInput: SphereInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TextFilter: TextFilter;
  TextListFilter: TextListFilter;
  Traversal: WalkParent;
  Units: Units;
  UnreadableFile: UnreadableFile;
  ValueFilter: ValueFilter;
  View: ResolversInterfaceTypes<ResolversParentTypes>['View'];
  Visited: VisitedParent;
  World: SaveWorld;
  WorldChange: ChangeRow;
  WorldChanges: WorldChangesParent;
  WorldConnection: WorldList;
  WorldEdge: Omit<WorldEdge, 'node'> & { node: ResolversParentTypes['World'] };
};

export type LinkDirectiveArgs = {
  by?: Maybe<Scalars['String']['input']>;
  on?: ReadonlyArray<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};

export type LinkDirectiveResolver<Result, Parent, ContextType = Context, Args = LinkDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LinksDirectiveArgs = {
  by?: Maybe<Scalars['String']['input']>;
  describe: Scalars['String']['input'];
  field: Scalars['String']['input'];
  on?: ReadonlyArray<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};

export type LinksDirectiveResolver<Result, Parent, ContextType = Context, Args = LinksDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListDirectiveArgs = {
  describe: Scalars['String']['input'];
  field: Scalars['String']['input'];
  on: Scalars['String']['input'];
};

export type ListDirectiveResolver<Result, Parent, ContextType = Context, Args = ListDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NeverDirectiveArgs = {
  field: Scalars['String']['input'];
  instead: Scalars['String']['input'];
  list: Scalars['String']['input'];
  values: ReadonlyArray<Scalars['String']['input']>;
};

export type NeverDirectiveResolver<Result, Parent, ContextType = Context, Args = NeverDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PathsDirectiveArgs = {
  of?: ReadonlyArray<Scalars['String']['input']>;
};

export type PathsDirectiveResolver<Result, Parent, ContextType = Context, Args = PathsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type AcrossPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcrossPage'] = ResolversParentTypes['AcrossPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AcrossGroup']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  isFailure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  save?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
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

export type ComponentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentConnection'] = ResolversParentTypes['ComponentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ComponentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Component']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComponentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentEdge'] = ResolversParentTypes['ComponentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Component'], ParentType, ContextType>;
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

export type HistoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryConnection'] = ResolversParentTypes['HistoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HistoryEdge']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['HistoryPoint']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  saves?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEdge'] = ResolversParentTypes['HistoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HistoryPoint'], ParentType, ContextType>;
};

export type HistoryPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPoint'] = ResolversParentTypes['HistoryPoint']> = {
  branch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFileTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  save?: Resolver<Maybe<ResolversTypes['Save']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  world?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  forgetSaves?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationForgetSavesArgs, 'world'>>;
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

export type NeighbourConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeighbourConnection'] = ResolversParentTypes['NeighbourConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NeighbourEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Neighbour']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NeighbourEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NeighbourEdge'] = ResolversParentTypes['NeighbourEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Neighbour'], ParentType, ContextType>;
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
  distinct?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ObjectAggregateDistinctArgs, 'property'>>;
  number?: Resolver<Maybe<ResolversTypes['NumberAggregate']>, ParentType, ContextType, Partial<ObjectAggregateNumberArgs>>;
};

export type ObjectChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectChange'] = ResolversParentTypes['ObjectChange']> = {
  after?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['SaveObject'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PropertyChange']>>, ParentType, ContextType, RequireFields<ObjectChangePropertiesArgs, 'titles'>>;
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
  header?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  integer?: Resolver<Maybe<ResolversTypes['BigInt']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  span?: Resolver<Maybe<ResolversTypes['Span']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<PropertyValueArgs, 'titles'>>;
};

export type PropertyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PropertyChange'] = ResolversParentTypes['PropertyChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  isCounter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  diff?: Resolver<Maybe<ResolversTypes['SaveDiff']>, ParentType, ContextType, RequireFields<QueryDiffArgs, 'from' | 'to'>>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['FormatInfo']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<QueryObjectArgs, 'path' | 'save'>>;
  save?: Resolver<Maybe<ResolversTypes['Save']>, ParentType, ContextType, Partial<QuerySaveArgs>>;
  saves?: Resolver<Maybe<ResolversTypes['SaveConnection']>, ParentType, ContextType, RequireFields<QuerySavesArgs, 'first'>>;
  unreadableFiles?: Resolver<ReadonlyArray<ResolversTypes['UnreadableFile']>, ParentType, ContextType>;
  world?: Resolver<Maybe<ResolversTypes['World']>, ParentType, ContextType, RequireFields<QueryWorldArgs, 'id'>>;
  worldObject?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<QueryWorldObjectArgs, 'id'>>;
  worlds?: Resolver<Maybe<ResolversTypes['WorldConnection']>, ParentType, ContextType, RequireFields<QueryWorldsArgs, 'first'>>;
};

export type RawTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RawTable'] = ResolversParentTypes['RawTable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JSON']>>, ParentType, ContextType, RequireFields<RawTableRowsArgs, 'first' | 'offset'>>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  ids?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
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
  components?: Resolver<Maybe<ResolversTypes['ComponentConnection']>, ParentType, ContextType, RequireFields<SaveComponentsArgs, 'first' | 'minSize' | 'via'>>;
  files?: Resolver<ReadonlyArray<ResolversTypes['SaveFile']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['SaveFormat'], ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBackup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<Maybe<ResolversTypes['IssueConnection']>, ParentType, ContextType, RequireFields<SaveIssuesArgs, 'distinct' | 'first'>>;
  levels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Level']>>, ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['NeighbourConnection']>, ParentType, ContextType, RequireFields<SaveNearestArgs, 'first'>>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<SaveObjectArgs, 'path'>>;
  objects?: Resolver<Maybe<ResolversTypes['ObjectConnection']>, ParentType, ContextType, RequireFields<SaveObjectsArgs, 'first'>>;
  playSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reachable?: Resolver<Maybe<ResolversTypes['Traversal']>, ParentType, ContextType, RequireFields<SaveReachableArgs, 'direction' | 'from' | 'maxDepth' | 'maxNodes'>>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SearchHitConnection']>, ParentType, ContextType, RequireFields<SaveSearchArgs, 'first' | 'text'>>;
  shortestPath?: Resolver<Maybe<ResolversTypes['GraphPath']>, ParentType, ContextType, RequireFields<SaveShortestPathArgs, 'direction' | 'from' | 'maxNodes' | 'to'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LoadState'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['SaveStats']>, ParentType, ContextType>;
  stored?: Resolver<Maybe<ResolversTypes['SaveInStore']>, ParentType, ContextType>;
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
  changed?: Resolver<Maybe<ResolversTypes['ChangeConnection']>, ParentType, ContextType, RequireFields<SaveDiffChangedArgs, 'counters' | 'first'>>;
  changes?: Resolver<Maybe<ResolversTypes['WorldChanges']>, ParentType, ContextType>;
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
  raw?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RawTable']>>, ParentType, ContextType, Partial<SaveFileRawArgs>>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface SaveFormatScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SaveFormat'], any> {
  name: 'SaveFormat';
}

export type SaveInStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveInStore'] = ResolversParentTypes['SaveInStore']> = {
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StoredSaveState'], ParentType, ContextType>;
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
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['View']>, ParentType, ContextType>;
  worldId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStats'] = ResolversParentTypes['SaveStats']> = {
  actors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  bytesUnderstood?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  classes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  damage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indexBytes?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
  infoIssues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  integrity?: Resolver<ResolversTypes['Integrity'], ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lightweights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loadMillis?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mayLackObjects?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type SearchHitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHitConnection'] = ResolversParentTypes['SearchHitConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SearchHitEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHitEdge'] = ResolversParentTypes['SearchHitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchHit'], ParentType, ContextType>;
};

export type SpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Span'] = ResolversParentTypes['Span']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['BigInt'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  alerts?: SubscriptionResolver<Maybe<ResolversTypes['Alert']>, "alerts", ParentType, ContextType, Partial<SubscriptionAlertsArgs>>;
  saveChanged?: SubscriptionResolver<Maybe<ResolversTypes['SaveChange']>, "saveChanged", ParentType, ContextType, RequireFields<SubscriptionSaveChangedArgs, 'ifDifferent'>>;
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

export type UnreadableFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadableFile'] = ResolversParentTypes['UnreadableFile']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  changes?: Resolver<Maybe<ResolversTypes['WorldChanges']>, ParentType, ContextType, Partial<WorldChangesArgs>>;
  format?: Resolver<ResolversTypes['SaveFormat'], ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryConnection']>, ParentType, ContextType, RequireFields<WorldHistoryArgs, 'figure' | 'first' | 'sum'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newest?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, RequireFields<WorldObjectArgs, 'path'>>;
  saves?: Resolver<Maybe<ResolversTypes['SaveConnection']>, ParentType, ContextType, RequireFields<WorldSavesArgs, 'first'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorldChange'] = ResolversParentTypes['WorldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  called?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorldChangeKind'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['SaveObject']>, ParentType, ContextType, Partial<WorldChangeObjectArgs>>;
  position?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  what?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  who?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorldChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorldChanges'] = ResolversParentTypes['WorldChanges']> = {
  from?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
  text?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<WorldChangesTextArgs, 'perWord'>>;
  to?: Resolver<ResolversTypes['Save'], ParentType, ContextType>;
};

export type WorldConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorldConnection'] = ResolversParentTypes['WorldConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorldEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['World']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorldEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorldEdge'] = ResolversParentTypes['WorldEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['World'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcrossGroup?: AcrossGroupResolvers<ContextType>;
  AcrossPage?: AcrossPageResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
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
  ComponentConnection?: ComponentConnectionResolvers<ContextType>;
  ComponentEdge?: ComponentEdgeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FormatInfo?: FormatInfoResolvers<ContextType>;
  GraphPath?: GraphPathResolvers<ContextType>;
  HistoryConnection?: HistoryConnectionResolvers<ContextType>;
  HistoryEdge?: HistoryEdgeResolvers<ContextType>;
  HistoryPoint?: HistoryPointResolvers<ContextType>;
  Issue?: IssueResolvers<ContextType>;
  IssueConnection?: IssueConnectionResolvers<ContextType>;
  IssueEdge?: IssueEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Level?: LevelResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Named?: NamedResolvers<ContextType>;
  Neighbour?: NeighbourResolvers<ContextType>;
  NeighbourConnection?: NeighbourConnectionResolvers<ContextType>;
  NeighbourEdge?: NeighbourEdgeResolvers<ContextType>;
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
  RawTable?: RawTableResolvers<ContextType>;
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
  SaveFormat?: GraphQLScalarType;
  SaveInStore?: SaveInStoreResolvers<ContextType>;
  SaveObject?: SaveObjectResolvers<ContextType>;
  SaveStats?: SaveStatsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchHitConnection?: SearchHitConnectionResolvers<ContextType>;
  SearchHitEdge?: SearchHitEdgeResolvers<ContextType>;
  Span?: SpanResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Traversal?: TraversalResolvers<ContextType>;
  Units?: UnitsResolvers<ContextType>;
  UnreadableFile?: UnreadableFileResolvers<ContextType>;
  View?: ViewResolvers<ContextType>;
  Visited?: VisitedResolvers<ContextType>;
  World?: WorldResolvers<ContextType>;
  WorldChange?: WorldChangeResolvers<ContextType>;
  WorldChanges?: WorldChangesResolvers<ContextType>;
  WorldConnection?: WorldConnectionResolvers<ContextType>;
  WorldEdge?: WorldEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  link?: LinkDirectiveResolver<any, any, ContextType>;
  links?: LinksDirectiveResolver<any, any, ContextType>;
  list?: ListDirectiveResolver<any, any, ContextType>;
  never?: NeverDirectiveResolver<any, any, ContextType>;
  paths?: PathsDirectiveResolver<any, any, ContextType>;
  range?: RangeDirectiveResolver<any, any, ContextType>;
};
