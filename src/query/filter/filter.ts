// Filters as users give them: the shapes of the schema's input types, so that the API hands them on as they
// are. `compile.ts` checks them and makes conditions of them.

import type { NodeKind, ReferenceKind } from '../../graph/ids.ts';
import type { OneOfFilter } from './one-of.ts';

/** What may be left out; null is refused with a clear error, never taken for "everything". */
type Maybe<T> = T | null | undefined;

export interface TextFilter {
  readonly eq?: Maybe<string>;
  readonly ne?: Maybe<string>;
  readonly in?: Maybe<readonly string[]>;
  readonly nin?: Maybe<readonly string[]>;
  readonly startsWith?: Maybe<string>;
  readonly endsWith?: Maybe<string>;
  readonly contains?: Maybe<string>;
  readonly matches?: Maybe<string>;
  readonly isNull?: Maybe<boolean>;
  readonly caseSensitive?: Maybe<boolean>;
}

export interface NumberFilter {
  readonly eq?: Maybe<number>;
  readonly ne?: Maybe<number>;
  readonly in?: Maybe<readonly number[]>;
  readonly nin?: Maybe<readonly number[]>;
  readonly lt?: Maybe<number>;
  readonly lte?: Maybe<number>;
  readonly gt?: Maybe<number>;
  readonly gte?: Maybe<number>;
  readonly isNull?: Maybe<boolean>;
}

export interface ObjectClassFilter {
  readonly eq?: Maybe<string>;
  readonly in?: Maybe<readonly string[]>;
  readonly ne?: Maybe<string>;
  readonly nin?: Maybe<readonly string[]>;
  readonly isA?: Maybe<string>;
  readonly startsWith?: Maybe<string>;
  readonly endsWith?: Maybe<string>;
  readonly contains?: Maybe<string>;
  readonly matches?: Maybe<string>;
}

export type KindFilter = OneOfFilter<NodeKind>;
export type ReferenceKindFilter = OneOfFilter<ReferenceKind>;

export interface PointInput {
  readonly x: number;
  readonly y: number;
  readonly z?: Maybe<number>;
}

export interface BoxInput {
  readonly minX: number;
  readonly minY: number;
  readonly minZ?: Maybe<number>;
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ?: Maybe<number>;
}

export interface CircleInput {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Exactly one of these. */
export interface PlaceInput {
  readonly object?: Maybe<string>;
  readonly point?: Maybe<PointInput>;
}

export interface SphereInput {
  readonly center: PlaceInput;
  readonly radius: number;
}

/** Exactly one of these. */
export interface RegionInput {
  readonly box?: Maybe<BoxInput>;
  readonly circle?: Maybe<CircleInput>;
  readonly sphere?: Maybe<SphereInput>;
  readonly polygon?: Maybe<readonly PointInput[]>;
}

export type Quantifier = 'SOME' | 'EVERY' | 'NONE';

export interface ValueFilter {
  readonly number?: Maybe<NumberFilter>;
  readonly text?: Maybe<TextFilter>;
  readonly boolean?: Maybe<boolean>;
  readonly reference?: Maybe<ObjectFilter>;
}

export interface PropertyFilter extends ValueFilter {
  readonly path: string;
  readonly quantifier?: Maybe<Quantifier>;
  readonly exists?: Maybe<boolean>;
}

/** Conditions that one element satisfies as a whole: paths are read inside it. */
export interface ElementFilter {
  readonly and?: Maybe<readonly ElementFilter[]>;
  readonly or?: Maybe<readonly ElementFilter[]>;
  readonly not?: Maybe<ElementFilter>;
  /** Of the element itself, where it is a plain value. */
  readonly value?: Maybe<ValueFilter>;
  readonly properties?: Maybe<readonly PropertyFilter[]>;
  readonly references?: Maybe<ReferenceListFilter>;
  readonly elements?: Maybe<readonly ElementListFilter[]>;
}

export interface ElementListFilter {
  readonly path: string;
  readonly some?: Maybe<ElementFilter>;
  readonly every?: Maybe<ElementFilter>;
  readonly none?: Maybe<ElementFilter>;
  readonly count?: Maybe<NumberFilter>;
}

/** A reference as seen from one of its ends: `object` is the far one; `target` is the same under its former name. */
export interface ReferenceFilter {
  readonly kind?: Maybe<ReferenceKindFilter>;
  readonly label?: Maybe<TextFilter>;
  readonly object?: Maybe<ObjectFilter>;
  readonly target?: Maybe<ObjectFilter>;
}

export interface ReferenceListFilter {
  readonly some?: Maybe<ReferenceFilter>;
  readonly every?: Maybe<ReferenceFilter>;
  readonly none?: Maybe<ReferenceFilter>;
  readonly count?: Maybe<NumberFilter>;
}

export interface ObjectFilter {
  readonly and?: Maybe<readonly ObjectFilter[]>;
  readonly or?: Maybe<readonly ObjectFilter[]>;
  readonly not?: Maybe<ObjectFilter>;
  readonly ids?: Maybe<readonly string[]>;
  readonly class?: Maybe<ObjectClassFilter>;
  readonly kind?: Maybe<KindFilter>;
  readonly path?: Maybe<TextFilter>;
  readonly name?: Maybe<TextFilter>;
  readonly level?: Maybe<TextFilter>;
  readonly within?: Maybe<RegionInput>;
  readonly hasPosition?: Maybe<boolean>;
  readonly properties?: Maybe<readonly PropertyFilter[]>;
  readonly elements?: Maybe<readonly ElementListFilter[]>;
  readonly parent?: Maybe<ObjectFilter>;
  readonly references?: Maybe<ReferenceListFilter>;
  readonly referencedBy?: Maybe<ReferenceListFilter>;
  readonly hasIssues?: Maybe<boolean>;
}

export interface ClassFilter {
  readonly and?: Maybe<readonly ClassFilter[]>;
  readonly or?: Maybe<readonly ClassFilter[]>;
  readonly not?: Maybe<ClassFilter>;
  readonly path?: Maybe<TextFilter>;
  readonly name?: Maybe<TextFilter>;
  readonly title?: Maybe<TextFilter>;
  readonly count?: Maybe<NumberFilter>;
}
