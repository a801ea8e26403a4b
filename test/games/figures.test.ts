// Figures that are kept for questions over many saves, beside the rows that they are made of: what belongs to nobody yet is
// not counted, and a sum with an unknown part is unknown.

import { expect, it } from 'vitest';
import { gameOfEntry, viewOf } from '../../src/api/games/open.ts';
import { sumAll } from '../../src/games/shared/damage.ts';
import type { GameView } from '../../src/games/shared/game.ts';
import { type Row, rowsOfList, valueAt } from '../../src/games/shared/rows/fields.ts';
import { openLibrary } from '../tools/open-library.ts';

/** A game and its figure, the list and the number it is made of (none: the rows themselves), and which rows count. */
const MADE_OF: readonly (readonly [string, string, string, string, ((row: Row) => boolean)?])[] = [
  ['satisfactory', 'powerCapacity', 'circuits', 'capacity'],
  ['satisfactory', 'powerWanted', 'circuits', 'wanted'],
  [
    'darkestDungeon',
    'trinkets',
    'trinkets',
    'amount',
    (row) => !/WAGON|SHARD_STORE|LOOT/.test(text(row, 'place')),
  ],
  ['slimeRancher', 'items', 'stock', 'amount', (row) => text(row, 'place') !== 'WORLD'],
  ['palworld', 'items', 'stock', 'amount', (row) => valueAt(row, 'isStock') === true],
  ['palworld', 'structures', 'structures', ''],
];

function text(row: Row, field: string): string {
  return String(valueAt(row, field));
}

const library = openLibrary('examples');
const views: (readonly [string, GameView])[] = [];
for (const entry of library.entries) {
  const view = viewOf(await library.load(entry));
  if (view) views.push([gameOfEntry(entry)!.field, view]);
}

it.each(MADE_OF.map((rule) => [rule.slice(0, 2).join('.'), rule] as const))(
  '%s is the sum of its rows',
  (_, [game, figure, list, number, counts = () => true]) => {
    const found: number[] = [];
    for (const [, view] of views.filter(([field]) => field === game)) {
      const rows = rowsOfList(view, list).filter(counts);
      const right = sumAll(rows, (row) => (number === '' ? 1 : (valueAt(row, number) as number | null)));
      const kept = view.figures.filter(({ name }) => name === figure);
      // Without any, a figure may say that it is 0.
      if (kept.length === 0) expect(right ?? 0).toBe(0);
      else expect(kept.reduce((total, { value }) => total + value, 0)).toBeCloseTo(right!, 3);
      if (right) found.push(right);
    }
    expect(found.length).toBeGreaterThan(0);
  },
);
