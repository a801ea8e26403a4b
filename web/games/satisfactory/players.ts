// Names of all players who ever joined, to be hidden.

import { SatisfactoryPlayerNamesDocument } from '../../queries.gen.ts';
import type { PlayerNames } from '../game.ts';

export const playerNames: PlayerNames = async (client, slug) => {
  const { save } = await client.query(SatisfactoryPlayerNamesDocument, { save: slug });
  return save?.satisfactory?.players?.nodes.flatMap(({ name }) => name ?? []) ?? [];
};
