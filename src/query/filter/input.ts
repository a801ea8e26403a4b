// What users may leave out of an input type.

/** Null is refused with a clear error, never taken for "everything". */
export type Maybe<T> = T | null | undefined;

/** An input type of these fields: each may be left out. */
export type Input<Fields> = { readonly [Name in keyof Fields]?: Maybe<Fields[Name]> };

/** Operands on a value of any type. */
export interface EqualityOperands<T> {
  readonly eq: T;
  readonly ne: T;
  readonly in: readonly T[];
  readonly nin: readonly T[];
}

/** Filters of one kind, joined to another of it. */
export interface Joined<Filter> {
  readonly and: readonly Filter[];
  readonly or: readonly Filter[];
  readonly not: Filter;
}
