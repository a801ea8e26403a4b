// Figures of a world that are worth following from save to save.

import { PalworldTimelinePointDocument } from '../../queries.gen.ts';
import type { TimelineFigures } from '../game.ts';

export const timeline: TimelineFigures = async (client, slug) => {
  const { save } = await client.query(PalworldTimelinePointDocument, { save: slug });
  const view = save?.palworld;
  return {
    Day: view?.world.day ?? 0,
    Players: view?.world.players ?? 0,
    Pals: view?.world.pals ?? 0,
    'Pals at bases': view?.working?.totalCount ?? 0,
    Bases: view?.world.bases ?? 0,
    Structures: view?.world.structures ?? 0,
  };
};
