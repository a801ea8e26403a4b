// Figures of a colony that are worth following from save to save.

import { RimworldTimelinePointDocument } from '../../queries.gen.ts';
import type { TimelineFigures } from '../game.ts';

export const timeline: TimelineFigures = async (client, slug) => {
  const { save } = await client.query(RimworldTimelinePointDocument, { save: slug });
  const colony = save?.rimworld?.colony;
  const figures = {
    Days: colony?.days,
    Colonists: colony?.colonists,
    Wounded: colony?.wounded,
    Animals: colony?.animals,
    Wealth: colony?.wealth,
  };
  // What a save does not say has no point.
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );
};
