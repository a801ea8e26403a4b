// Collected things: the map's places are what remains.

import { SatisfactoryCollectedDocument, type SatisfactoryCollectibleKind } from '../../queries.gen.ts';
import type { Collected } from '../game.ts';

/** As the titles of remaining ones. */
const TITLES: Readonly<Record<SatisfactoryCollectibleKind, string>> = {
  BLUE_SLUG: 'Blue power slug',
  SLUG: 'Power slug',
  ARTIFACT: 'Alien artifact',
  YELLOW_SLUG: 'Yellow power slug',
  PURPLE_SLUG: 'Purple power slug',
  SOMERSLOOP: 'Somersloop',
  MERCER_SPHERE: 'Mercer sphere',
  MERCER_SHRINE: 'Mercer shrine',
  CRASH_SITE: 'Crash site',
  TAPE: 'Tape',
  CUSTOMIZATION: 'Customization',
};

export const collected: Collected = async (client, slug) => {
  const { save } = await client.query(SatisfactoryCollectedDocument, { save: slug });
  const rows = save?.satisfactory?.collectibles?.nodes ?? [];
  return rows.map(({ kind, position }) => ({ title: TITLES[kind], position }));
};
