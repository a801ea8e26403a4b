// Figures of a view that are stored with a save, so that questions over many saves need not read any of them
// (docs/scale.md).

import type { Named } from './scope.ts';

export interface KeptFigure {
  readonly name: string;
  /** What it is counted for: an item, a recipe, a class of heroes. Empty for a figure of the whole save. */
  readonly item: string;
  readonly value: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Of a row: the name of a field with such a value, or a function. */
type Of<Each, Value> =
  | { readonly [Name in keyof Each]: Each[Name] extends Value ? Name : never }[keyof Each]
  | ((row: Each) => Value);

/** What a figure is counted for: a thing, or its name. */
type Item = Named | string | null;

/** A figure for each item, not named yet: see {@link perItem}. */
interface ItemFigures {
  readonly rows: readonly { readonly item: string; readonly value: number | null }[] | null;
}

/**
 * One figure per row. Those of the same item are added up when they are stored. Of no rows, a figure without a name
 * says that there are none; of unknown ones, null, there are no figures at all, and of an item none if one is unknown.
 */
export function perItem<Each extends object>(
  rows: readonly Each[] | null,
  item: Of<Each, Item>,
  value: Of<Each, number | null> = () => 1,
): ItemFigures {
  const read = <Value>(row: Each, of: Of<Each, Value>): Value =>
    typeof of === 'function' ? of(row) : ((row as Row)[of as string] as Value);
  const figure = (row: Each) => ({ item: itemName(read<Item>(row, item)), value: read(row, value) });
  return { rows: rows?.map(figure) ?? null };
}

function itemName(item: Item): string {
  return typeof item === 'string' ? item : (item?.title ?? item?.name ?? '');
}

/** The figures of a save, by name: of the whole save, which may not have them, or for each item. */
export function keptFigures(
  figures: Readonly<Record<string, number | null | undefined | ItemFigures>>,
): KeptFigure[] {
  return Object.entries(figures).flatMap(([name, figure]) => {
    if (typeof figure === 'number') return [{ name, item: '', value: figure }];
    const rows = figure?.rows ?? [];
    if (figure?.rows?.length === 0) return [{ name: '', item: name, value: 0 }];
    const unknown = new Set(rows.flatMap(({ item, value }) => (value === null ? item : [])));
    return rows.flatMap(({ item, value }) =>
      value === null || unknown.has(item) ? [] : [{ name, item, value }],
    );
  });
}
