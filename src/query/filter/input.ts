// Fields that users may omit from an input type.

/** Null is refused with a clear error, never read as "everything". */
export type Maybe<T> = T | null | undefined;

/** An input type with these fields, all of them optional. */
export type Input<Fields> = { readonly [Name in keyof Fields]?: Maybe<Fields[Name]> };

/** Operands on a value of any type. */
export interface EqualityOperands<T> {
  readonly eq: T;
  readonly ne: T;
  readonly in: readonly T[];
  readonly nin: readonly T[];
}

/** The combination of filters of one type. */
export interface Joined<Filter> {
  readonly and: readonly Filter[];
  readonly or: readonly Filter[];
  readonly not: Filter;
}
