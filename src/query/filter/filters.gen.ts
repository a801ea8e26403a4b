/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BooleanFilter = {
  readonly eq?: boolean | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: boolean | null | undefined;
};

export type BoxInput = {
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ?: number | null | undefined;
  readonly minX: number;
  readonly minY: number;
  readonly minZ?: number | null | undefined;
};

export type CircleInput = {
  readonly metres?: number | null | undefined;
  readonly radius?: number | null | undefined;
  readonly x: number;
  readonly y: number;
};

export type ClassFilter = {
  readonly and?: ReadonlyArray<ClassFilter> | null | undefined;
  readonly count?: NumberFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: ClassFilter | null | undefined;
  readonly or?: ReadonlyArray<ClassFilter> | null | undefined;
  readonly path?: TextFilter | null | undefined;
  readonly title?: TextFilter | null | undefined;
};

export type ClassOrder = {
  readonly direction?: OrderDirection | null | undefined;
  readonly field: ClassOrderField;
};

export type ClassOrderField =
  | 'COUNT'
  | 'NAME'
  | 'PATH';

export type ElementFilter = {
  readonly and?: ReadonlyArray<ElementFilter> | null | undefined;
  readonly elements?: ReadonlyArray<ElementListFilter> | null | undefined;
  readonly not?: ElementFilter | null | undefined;
  readonly or?: ReadonlyArray<ElementFilter> | null | undefined;
  readonly properties?: ReadonlyArray<PropertyFilter> | null | undefined;
  readonly references?: ReferenceListFilter | null | undefined;
  readonly value?: ValueFilter | null | undefined;
};

export type ElementListFilter = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: ElementFilter | null | undefined;
  readonly none?: ElementFilter | null | undefined;
  readonly path: string;
  readonly some?: ElementFilter | null | undefined;
};

export type IntegerFilter = {
  readonly eq?: string | null | undefined;
  readonly gt?: string | null | undefined;
  readonly gte?: string | null | undefined;
  readonly in?: ReadonlyArray<string> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly lt?: string | null | undefined;
  readonly lte?: string | null | undefined;
  readonly ne?: string | null | undefined;
  readonly nin?: ReadonlyArray<string> | null | undefined;
};

export type KindFilter = {
  readonly eq?: ObjectKind | null | undefined;
  readonly in?: ReadonlyArray<ObjectKind> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: ObjectKind | null | undefined;
  readonly nin?: ReadonlyArray<ObjectKind> | null | undefined;
};

export type NullsOrder =
  | 'FIRST'
  | 'LAST';

export type NumberFilter = {
  readonly eq?: number | null | undefined;
  readonly eqField?: string | null | undefined;
  readonly gt?: number | null | undefined;
  readonly gtField?: string | null | undefined;
  readonly gte?: number | null | undefined;
  readonly gteField?: string | null | undefined;
  readonly in?: ReadonlyArray<number> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly lt?: number | null | undefined;
  readonly ltField?: string | null | undefined;
  readonly lte?: number | null | undefined;
  readonly lteField?: string | null | undefined;
  readonly ne?: number | null | undefined;
  readonly neField?: string | null | undefined;
  readonly nin?: ReadonlyArray<number> | null | undefined;
};

export type ObjectClassFilter = {
  readonly contains?: string | null | undefined;
  readonly endsWith?: string | null | undefined;
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string> | null | undefined;
  readonly isA?: string | null | undefined;
  readonly matches?: string | null | undefined;
  readonly ne?: string | null | undefined;
  readonly nin?: ReadonlyArray<string> | null | undefined;
  readonly startsWith?: string | null | undefined;
};

export type ObjectFilter = {
  readonly and?: ReadonlyArray<ObjectFilter> | null | undefined;
  readonly class?: ObjectClassFilter | null | undefined;
  readonly elements?: ReadonlyArray<ElementListFilter> | null | undefined;
  readonly hasIssues?: BooleanFilter | null | undefined;
  readonly hasPosition?: BooleanFilter | null | undefined;
  readonly ids?: ReadonlyArray<string> | null | undefined;
  readonly kind?: KindFilter | null | undefined;
  readonly level?: TextFilter | null | undefined;
  readonly name?: TextFilter | null | undefined;
  readonly not?: ObjectFilter | null | undefined;
  readonly or?: ReadonlyArray<ObjectFilter> | null | undefined;
  readonly parent?: ObjectFilter | null | undefined;
  readonly path?: TextFilter | null | undefined;
  readonly properties?: ReadonlyArray<PropertyFilter> | null | undefined;
  readonly referencedBy?: ReferenceListFilter | null | undefined;
  readonly references?: ReferenceListFilter | null | undefined;
  readonly within?: RegionInput | null | undefined;
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
  readonly direction?: OrderDirection | null | undefined;
  readonly field?: ObjectOrderField | null | undefined;
  readonly nulls?: NullsOrder | null | undefined;
  readonly property?: string | null | undefined;
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

export type PlaceInput =
  {   readonly object: string; readonly point?: never; }
  |  { readonly object?: never;   readonly point: PointInput; };

export type PointInput = {
  readonly x: number;
  readonly y: number;
  readonly z?: number | null | undefined;
};

export type PropertyFilter = {
  readonly boolean?: BooleanFilter | null | undefined;
  readonly exists?: boolean | null | undefined;
  readonly integer?: IntegerFilter | null | undefined;
  readonly number?: NumberFilter | null | undefined;
  readonly orAbsent?: boolean | null | undefined;
  readonly path: string;
  readonly quantifier?: Quantifier | null | undefined;
  readonly reference?: ObjectFilter | null | undefined;
  readonly text?: TextFilter | null | undefined;
};

export type Quantifier =
  | 'EVERY'
  | 'NONE'
  | 'SOME';

export type ReferenceFilter = {
  readonly kind?: ReferenceKindFilter | null | undefined;
  readonly label?: TextFilter | null | undefined;
  readonly object?: ObjectFilter | null | undefined;
  /** @deprecated Use `object`: seen from the target of a reference, its other end is its source. */
  readonly target?: ObjectFilter | null | undefined;
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
  readonly eq?: ReferenceKind | null | undefined;
  readonly in?: ReadonlyArray<ReferenceKind> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly ne?: ReferenceKind | null | undefined;
  readonly nin?: ReadonlyArray<ReferenceKind> | null | undefined;
};

export type ReferenceListFilter = {
  readonly count?: NumberFilter | null | undefined;
  readonly every?: ReferenceFilter | null | undefined;
  readonly none?: ReferenceFilter | null | undefined;
  readonly some?: ReferenceFilter | null | undefined;
};

export type RegionInput =
  {   readonly box: BoxInput; readonly circle?: never; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never;   readonly circle: CircleInput; readonly polygon?: never; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never;   readonly polygon: ReadonlyArray<PointInput>; readonly sphere?: never; }
  |  { readonly box?: never; readonly circle?: never; readonly polygon?: never;   readonly sphere: SphereInput; };

export type SphereInput = {
  readonly center: PlaceInput;
  readonly metres?: number | null | undefined;
  readonly radius?: number | null | undefined;
};

export type TextFilter = {
  readonly caseSensitive?: boolean | null | undefined;
  readonly contains?: string | null | undefined;
  readonly endsWith?: string | null | undefined;
  readonly eq?: string | null | undefined;
  readonly in?: ReadonlyArray<string> | null | undefined;
  readonly isNull?: boolean | null | undefined;
  readonly matches?: string | null | undefined;
  readonly ne?: string | null | undefined;
  readonly nin?: ReadonlyArray<string> | null | undefined;
  readonly startsWith?: string | null | undefined;
};

export type ValueFilter = {
  readonly boolean?: BooleanFilter | null | undefined;
  readonly integer?: IntegerFilter | null | undefined;
  readonly number?: NumberFilter | null | undefined;
  readonly reference?: ObjectFilter | null | undefined;
  readonly text?: TextFilter | null | undefined;
};

export type FiltersQueryVariables = Exact<{
  where?: ObjectFilter | null | undefined;
  by?: ReadonlyArray<ObjectOrder> | ObjectOrder | null | undefined;
  of?: ClassFilter | null | undefined;
  order?: ReadonlyArray<ClassOrder> | ClassOrder | null | undefined;
}>;


export type FiltersQuery = { readonly save: { readonly objects: { readonly totalCount: number } | null, readonly classes: { readonly totalCount: number } | null } | null };
