// Filters as users give them, in the shape of the schema's input types, so that the API can pass them on
// unchanged. `compile-filter.ts` checks them and compiles them to conditions.

import type { NodeKind, ReferenceKind } from '../../graph/ids.ts';
import type { EqualityOperands, Input, Joined } from './input.ts';
import type { BooleanFilter, OneOfFilter } from './one-of.ts';

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
export type ObjectClassFilter = Input<Omit<TextOperands, 'isNull'> & { readonly isA: string }>;
export type KindFilter = OneOfFilter<NodeKind>;
export type ReferenceKindFilter = OneOfFilter<ReferenceKind>;

export interface PointInput extends Input<{ readonly z: number }> {
  readonly x: number;
  readonly y: number;
}

export interface BoxInput extends Input<{ readonly minZ: number; readonly maxZ: number }> {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Exactly one of these is given; `radius` is in the unit of the save. */
type RadiusInput = Input<{ readonly radius: number; readonly metres: number }>;

export interface CircleInput extends RadiusInput {
  readonly x: number;
  readonly y: number;
}

/** Exactly one of these is given. */
export type PlaceInput = Input<{ readonly object: string; readonly point: PointInput }>;

export interface SphereInput extends RadiusInput {
  readonly center: PlaceInput;
}

/** Exactly one of these is given. */
export type RegionInput = Input<{
  readonly box: BoxInput;
  readonly circle: CircleInput;
  readonly sphere: SphereInput;
  readonly polygon: readonly PointInput[];
}>;

/** Conditions on the entries of a list. */
export interface QuantifiedFilter<Filter> {
  readonly some: Filter;
  readonly every: Filter;
  readonly none: Filter;
  readonly count: NumberFilter;
}

export type Quantifier = 'SOME' | 'EVERY' | 'NONE';

interface ValueOperands {
  readonly number: NumberFilter;
  readonly integer: IntegerFilter;
  readonly text: TextFilter;
  readonly boolean: BooleanFilter;
  readonly reference: ObjectFilter;
}

export type ValueFilter = Input<ValueOperands>;

export interface PropertyFilter
  extends Input<
    ValueOperands & { readonly quantifier: Quantifier; readonly exists: boolean; readonly orAbsent: boolean }
  > {
  readonly path: string;
}

/** Conditions that one element satisfies as a whole; paths start at the element. */
export type ElementFilter = Input<ElementOperands>;

interface ElementOperands extends Joined<ElementFilter> {
  /** On the element itself, where it is a plain value. */
  readonly value: ValueFilter;
  readonly properties: readonly PropertyFilter[];
  readonly references: ReferenceListFilter;
  readonly elements: readonly ElementListFilter[];
}

export interface ElementListFilter extends Input<QuantifiedFilter<ElementFilter>> {
  readonly path: string;
}

/** A reference as seen from one of its ends: `object` is the far end, and `target` its former name. */
export type ReferenceFilter = Input<{
  readonly kind: ReferenceKindFilter;
  readonly label: TextFilter;
  readonly object: ObjectFilter;
  readonly target: ObjectFilter;
}>;

export type ReferenceListFilter = Input<QuantifiedFilter<ReferenceFilter>>;

export type ObjectFilter = Input<ObjectOperands>;

interface ObjectOperands extends Joined<ObjectFilter> {
  readonly ids: readonly string[];
  readonly class: ObjectClassFilter;
  readonly kind: KindFilter;
  readonly path: TextFilter;
  readonly name: TextFilter;
  readonly level: TextFilter;
  readonly within: RegionInput;
  readonly hasPosition: BooleanFilter;
  readonly properties: readonly PropertyFilter[];
  readonly elements: readonly ElementListFilter[];
  readonly parent: ObjectFilter;
  readonly references: ReferenceListFilter;
  readonly referencedBy: ReferenceListFilter;
  readonly hasIssues: BooleanFilter;
}

export type ClassFilter = Input<ClassOperands>;

interface ClassOperands extends Joined<ClassFilter> {
  readonly path: TextFilter;
  readonly name: TextFilter;
  readonly title: TextFilter;
  readonly count: NumberFilter;
}
