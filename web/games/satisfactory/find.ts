// What the map's search finds in Satisfactory besides names: where items are, what makes them, people and trains.

import { named } from '../../blocks/blocks.tsx';
import type { Client } from '../../net/client.ts';
import { SatisfactoryFindDocument } from '../../queries.gen.ts';
import { counted, figure } from '../../shell/format.ts';
import { grouped, placesOf, single } from '../found.ts';
import type { Found } from '../game.ts';

export async function find(
  client: Client,
  slug: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const { save } = await client.query(SatisfactoryFindDocument, { save: slug, text }, signal);
  const view = save?.satisfactory;
  if (!view) return [];
  const people = [
    ...single('player', view.players?.nodes),
    ...single('train', view.trains?.nodes),
    ...single('station', view.stations?.nodes),
    ...single('factory', view.factories?.nodes),
  ];
  const stock = grouped(view.stock?.nodes ?? [], ({ item }) => named(item)).map(([title, rows]) => {
    const amount = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0);
    const unit = rows[0]?.unit === 'CUBIC_METRES' ? ' m³' : '';
    const many = counted(rows.length, 'place');
    return { title, note: `${figure(amount)}${unit} in ${many}`, places: placesOf(rows) };
  });
  const machines = grouped(view.machines?.nodes ?? [], ({ recipe }) => (recipe ? named(recipe) : '')).map(
    ([title, rows]) => ({
      title,
      note: `recipe of ${counted(rows.length, 'machine')}`,
      places: placesOf(rows),
    }),
  );
  return [...people, ...stock, ...machines];
}
