// What the map's search finds in Palworld besides names: which chest or player has an item, pals, players and bases.

import { named } from '../../blocks/blocks.tsx';
import type { Client } from '../../net/client.ts';
import { PalworldFindDocument } from '../../queries.gen.ts';
import { count, counted } from '../../shell/format.ts';
import { grouped, placesOf, single } from '../found.ts';
import type { Found } from '../game.ts';

export async function find(
  client: Client,
  slug: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const { save } = await client.query(PalworldFindDocument, { save: slug, text }, signal);
  const view = save?.palworld;
  if (!view) return [];
  const players = view.players?.nodes ?? [];
  const wanted = text.toLowerCase();
  const atPlayers = new Map(players.map(({ name, position }) => [name, position]));
  // What players carry is where they are.
  const stock = (view.stock?.nodes ?? []).map((row) => ({
    ...row,
    position: row.position ?? (row.player && atPlayers.get(named(row.player))) ?? null,
  }));
  return [
    ...single(
      'player',
      players.filter(({ name }) => name?.toLowerCase().includes(wanted)),
    ),
    ...single('base', view.bases?.nodes),
    ...grouped(stock, ({ item }) => named(item)).map(([title, rows]) => {
      const amount = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0);
      const [{ building, player }] = rows as [(typeof rows)[number]];
      const holder = player ?? building;
      const where = rows.length === 1 && holder ? named(holder) : counted(rows.length, 'place');
      return { title, note: `${count(amount)} in ${where}`, places: placesOf(rows) };
    }),
    ...grouped(view.pals?.nodes ?? [], ({ species }) => named(species)).map(([title, rows]) => ({
      title,
      note: counted(rows.length, 'pal'),
      places: placesOf(rows),
    })),
  ];
}
