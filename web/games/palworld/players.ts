// Names of all players of a world, to be hidden.

import { PalworldPlayerNamesDocument } from '../../queries.gen.ts';
import type { PlayerNames } from '../game.ts';

export const playerNames: PlayerNames = async (client, slug) => {
  const { save } = await client.query(PalworldPlayerNamesDocument, { save: slug });
  return save?.palworld?.players?.nodes.flatMap(({ name }) => name ?? []) ?? [];
};
