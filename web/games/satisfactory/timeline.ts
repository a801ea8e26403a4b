// Figures of a factory that are worth following from save to save.

import { SatisfactoryTimelinePointDocument } from '../../queries.gen.ts';
import type { TimelineFigures } from '../game.ts';

export const timeline: TimelineFigures = async (client, slug) => {
  const { save } = await client.query(SatisfactoryTimelinePointDocument, { save: slug });
  const view = save?.satisfactory;
  return {
    Buildings: view?.buildings?.totalCount ?? 0,
    Machines: view?.machines?.totalCount ?? 0,
    'Machines that run': view?.producing?.totalCount ?? 0,
    'Power wanted, MW': view?.circuits?.aggregate?.wanted?.sum ?? 0,
    'Power there, MW': view?.circuits?.aggregate?.capacity?.sum ?? 0,
    Unlocked: view?.progress.schematics ?? 0,
  };
};
