// Figures of a view that are kept beside a save, so that questions over many saves need to read none of them
// (docs/scale.md).

import type { Named } from './scope.ts';

export interface Figure {
  /** What is counted. */
  readonly name: string;
  /** Of which kind, for people: an item, a recipe, a class of heroes. Empty for a figure of the whole save. */
  readonly item: string;
  readonly value: number;
}

/** What a figure is of, as people call it. */
export function itemName(named: Named | null): string {
  return named === null ? '' : (named.title ?? named.name);
}

/** A figure of the whole save; none where the save does not have it. */
export function total(name: string, value: number | null | undefined): Figure[] {
  return value === null || value === undefined ? [] : [{ name, item: '', value }];
}

/** One figure for each row. Those of one item are added up when they are kept. */
export function perItem<Row>(
  name: string,
  rows: readonly Row[],
  item: (row: Row) => string,
  value: (row: Row) => number = () => 1,
): Figure[] {
  return rows.map((row) => ({ name, item: item(row), value: value(row) }));
}
