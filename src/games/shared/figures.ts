// Figures of a view that are stored with a save, so that questions over many saves need not read any of them
// (docs/scale.md).

import type { Named } from './scope.ts';

export interface KeptFigure {
  readonly name: string;
  /** What it is counted for: an item, a recipe, a class of heroes. Empty for a figure of the whole save. */
  readonly item: string;
  readonly value: number;
}

/** Displayed name of what a figure is counted for. */
export function itemName(named: Named | null): string {
  return named === null ? '' : (named.title ?? named.name);
}

/** A figure of the whole save; empty if the save does not have it. */
export function total(name: string, value: number | null | undefined): KeptFigure[] {
  return value === null || value === undefined ? [] : [{ name, item: '', value }];
}

/**
 * One figure per row. Those of the same item are added up when they are stored. Of no rows, a figure without a name
 * says that there are none; of unknown ones, null, there are no figures at all, and of an item none if one is unknown.
 */
export function perItem<Row>(
  name: string,
  rows: readonly Row[] | null,
  item: (row: Row) => string,
  value: (row: Row) => number | null = () => 1,
): KeptFigure[] {
  if (rows?.length === 0) return [{ name: '', item: name, value: 0 }];
  const all = (rows ?? []).map((row) => ({ name, item: item(row), value: value(row) }));
  const unknown = new Set(all.flatMap(({ item, value }) => (value === null ? item : [])));
  return all.filter((each): each is KeptFigure => !unknown.has(each.item));
}
