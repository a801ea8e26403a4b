// Filters as users give them: the schema's input types, so that the API can pass them on unchanged. `compile-filter.ts`
// checks them and compiles them to conditions.

import type { EqualityOperands, Input } from './input.ts';

/** Operands on a text; all that are given must hold. */
export interface TextOperands extends EqualityOperands<string> {
  readonly startsWith: string;
  readonly endsWith: string;
  readonly contains: string;
  readonly matches: string;
  readonly isNull: boolean;
}

/** Operands on an ordered value that may be missing; all that are given must hold. */
export interface OrderedOperands<T> extends EqualityOperands<T> {
  readonly lt: T;
  readonly lte: T;
  readonly gt: T;
  readonly gte: T;
  readonly isNull: boolean;
}

export type NumberOperands = OrderedOperands<number>;

export type TextFilter = Input<TextOperands & { readonly caseSensitive: boolean }>;
export type NumberFilter = Input<NumberOperands>;
/** Integers are given as digits. */
export type IntegerFilter = Input<OrderedOperands<string>>;

/** Conditions on the entries of a list. */
export interface QuantifiedFilter<Filter> {
  readonly some: Filter;
  readonly every: Filter;
  readonly none: Filter;
  readonly count: NumberFilter;
}

export type {
  CircleInput,
  ClassFilter,
  ElementFilter,
  ElementListFilter,
  KindFilter,
  ObjectClassFilter,
  ObjectFilter,
  PlaceInput,
  PointInput,
  PropertyFilter,
  Quantifier,
  ReferenceFilter,
  ReferenceKindFilter,
  ReferenceListFilter,
  RegionInput,
  SphereInput,
  ValueFilter,
} from './filters.gen.ts';
