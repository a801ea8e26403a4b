// What the map's search finds in Slime Rancher besides names: slimes, plorts and other things in the world.

import { named } from '../../blocks/blocks.tsx';
import type { Client } from '../../net/client.ts';
import { SlimeRancherFindDocument } from '../../queries.gen.ts';
import { count } from '../../shell/format.ts';
import { grouped, placesOf } from '../found.ts';
import type { Found } from '../game.ts';

export async function find(
  client: Client,
  slug: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const { save } = await client.query(SlimeRancherFindDocument, { save: slug, text }, signal);
  return grouped(save?.slimeRancher?.actors?.nodes ?? [], ({ item }) => named(item)).map(([title, rows]) => ({
    title,
    note: `${count(rows.length)} in the world`,
    places: placesOf(rows),
  }));
}
