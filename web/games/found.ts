// What searches of several games share.

import type { Found, PlacedThing } from './game.ts';

export type Placed = Pick<PlacedThing, 'position'>;

/** One of its kind, called by its name. */
export function single(
  kind: string,
  rows: readonly (Placed & { readonly name: string | null })[] | undefined,
): Found[] {
  return (rows ?? []).map((row) => ({ title: row.name ?? kind, note: kind, places: placesOf([row]) }));
}

export function placesOf(rows: readonly Placed[]): Found['places'] {
  return rows.flatMap(({ position }) => position ?? []);
}

/** Rows by title, the largest group first. */
export function grouped<Row>(rows: readonly Row[], titleOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const title = titleOf(row);
    const same = groups.get(title);
    if (same) same.push(row);
    else groups.set(title, [row]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
