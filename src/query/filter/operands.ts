// Checks the operands of filters one by one. Null is an error that says where it is; it never means "everything".

import { badFilter } from '../errors.ts';

/** The operands that were given, with their places. @throws QueryError BAD_FILTER for null */
export function operands<F extends object>(filter: F, argument: string): [keyof F & string, string][] {
  const given: [keyof F & string, string][] = [];
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    const place = `${argument}.${name}`;
    if (value === null) throw badFilter(place, 'must not be null; omit it to accept any value');
    given.push([name as keyof F & string, place]);
  }
  return given;
}

/** Checks that no entry of a list operand is null. @throws QueryError BAD_FILTER */
export function checkEntries(values: readonly unknown[], place: string): void {
  values.forEach((value, at) => {
    if (value === null || value === undefined) throw badFilter(`${place}[${at}]`, 'must not be null');
  });
}

/** What each entry of a list operand gives, by its place. @throws QueryError BAD_FILTER for null */
export function eachEntry<Entry, Made>(
  entries: readonly Entry[],
  place: string,
  make: (entry: Entry, place: string, at: number) => Made,
): Made[] {
  checkEntries(entries, place);
  return entries.map((entry, at) => make(entry, `${place}[${at}]`, at));
}

/** Whether a checked filter holds where there is no value: only `ne`, `nin` and `isNull: true` do. */
export function holdsForNull(test: Partial<Record<'ne' | 'nin' | 'isNull', unknown>>): boolean {
  const { ne: _, nin: __, isNull, ...positive } = test;
  return isNull !== false && Object.keys(positive).length === 0;
}

/** Returns the value. @throws QueryError BAD_FILTER for NaN and infinities */
export function checkFinite(value: number, place: string): number {
  if (!Number.isFinite(value)) throw badFilter(place, `must be a finite number, is ${value}`);
  return value;
}

/** Refuses null as a filter: it would match everything, and nearly always comes from a variable that was not set. */
export function checkWhere({ where }: { readonly where?: unknown }): void {
  if (where === null) throw badFilter('where', 'must not be null; omit it to get everything');
}
