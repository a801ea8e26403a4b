// Operands of filters, checked one by one: null is an error that names its place, never "everything".

import { badFilter } from '../errors.ts';

/** The operands that are there, with their places. @throws QueryError BAD_FILTER for a null one */
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

/** Entries of a list operand, none of them null. */
export function checkEntries(values: readonly unknown[], place: string): void {
  values.forEach((value, at) => {
    if (value === null || value === undefined) throw badFilter(`${place}[${at}]`, 'must not be null');
  });
}

/** The value itself. @throws QueryError BAD_FILTER for NaN and infinities */
export function checkFinite(value: number, place: string): number {
  if (!Number.isFinite(value)) throw badFilter(place, `must be a finite number, is ${value}`);
  return value;
}

/** Null for a filter is refused: it would match everything, and is nearly always a variable that was not set. */
export function checkWhere({ where }: { readonly where?: unknown }): void {
  if (where === null) throw badFilter('where', 'must not be null; omit it to get everything');
}
