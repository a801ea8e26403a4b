// Names of all players in a save, to hide them.

import { SpaceEngineersPlayersDocument } from '../../queries.gen.ts';
import type { PlayerNames } from '../game.ts';

export const playerNames: PlayerNames = async (client, save) => {
  const data = await client.query(SpaceEngineersPlayersDocument, { save });
  return (data.save?.spaceEngineers?.players?.nodes ?? []).flatMap(({ name }) => name ?? []);
};
