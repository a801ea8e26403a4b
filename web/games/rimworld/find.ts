// What the map's search finds in RimWorld besides names: animals, and items wherever they are.

import { named } from '../../blocks/blocks.tsx';
import { RimworldFindDocument } from '../../queries.gen.ts';
import { count, counted } from '../../shell/format.ts';
import { grouped, placesOf } from '../found.ts';
import type { Find } from '../game.ts';

export const find: Find = async (client, slug, text, signal) => {
  const { save } = await client.query(RimworldFindDocument, { save: slug, text }, signal);
  const view = save?.rimworld;
  if (!view) return [];
  return [
    ...grouped(view.animals?.nodes ?? [], ({ species }) => named(species)).map(([title, rows]) => ({
      title,
      note: counted(rows.length, 'animal'),
      places: placesOf(rows),
    })),
    ...grouped(view.stock?.nodes ?? [], ({ item }) => named(item)).map(([title, rows]) => {
      const amount = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0);
      const holder = rows.length === 1 ? (rows[0]!.zone ?? rows[0]!.holderName) : null;
      return {
        title,
        note: `${count(amount)} in ${holder ?? counted(rows.length, 'place')}`,
        places: placesOf(rows),
      };
    }),
  ];
};
