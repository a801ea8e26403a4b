// Names of all farmers in a save, to hide them.

import { StardewPlayersDocument } from '../../queries.gen.ts';
import type { PlayerNames } from '../game.ts';

export const playerNames: PlayerNames = async (client, save) => {
  const data = await client.query(StardewPlayersDocument, { save });
  return (data.save?.stardew?.farmers?.nodes ?? []).flatMap(({ name }) => name ?? []);
};
