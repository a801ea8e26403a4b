// Figures that are kept for questions over many saves, beside the rows that they are made of: what belongs to nobody yet is
// not counted, and a sum with an unknown part is unknown.

import { expect, it } from 'vitest';
import { sumAll } from '../../src/games/shared/damage.ts';
import { keptFigures, perItem } from '../../src/games/shared/figures.ts';
import { type Row, rowsOfList, valueAt } from '../../src/games/shared/rows/fields.ts';
import { everyView, type OpenView } from '../tools/every-list.ts';

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

const views: OpenView[] = [];
for await (const each of everyView()) views.push(each);

it.each(MADE_OF.map((rule) => [rule.slice(0, 2).join('.'), rule] as const))(
  '%s is the sum of its rows',
  (_, [game, figure, list, number, counts = () => true]) => {
    const found: number[] = [];
    for (const { view } of views.filter((each) => each.game.field === game)) {
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

it('an item has no figure if one of its rows has none', () => {
  const rows = ['A 1', 'B 2', 'A ?', 'B 3'].map((each) => each.split(' ') as [string, string]);
  const found = keptFigures({
    items: perItem(rows, 0, ([, value]) => (value === '?' ? null : Number(value))),
  });
  expect(found.map(({ item, value }) => `${item} ${value}`)).toEqual(['B 2', 'B 3']);
});
