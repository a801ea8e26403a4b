// Palworld: which files are a world, and what they say before they are read.

import type { GvasListing } from '../game.ts';
import { worldFacts } from './world.ts';

export const palworldListing: GvasListing = {
  classes: '/Script/Pal.',
  title: 'Palworld',
  world: {
    // Exporters of saves of the Game Pass write `Level/01.sav`.
    main: /(?<=^|\/)Level(\/01)?\.sav$/i,
    backups: /(^|\/)backup\/world\/[^/]+\/$/i,
    files: /^(Level|Level\/01|LevelMeta|LocalData|WorldOption)\.sav$|^Players\/[^/]+\.sav$/i,
  },
  header: { facts: worldFacts, northAxis: '+X' },
};
