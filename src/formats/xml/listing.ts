// The format as a list of saves needs it, before any of its files is read.

import type { FormatListing } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, refuse } from './claim.ts';
import type { XmlGame } from './games/game.ts';
import { learnGame } from './games/games.ts';
import { saveHeader } from './header.ts';
import { VERSIONS } from './versions.ts';

export const listing: FormatListing = {
  ...FORMAT_FACTS.xml,
  extensions: ['.rws', '.sbc', '.sbs', '.xml', '.gz'],
  folders: [
    { below: 'localLow', path: 'Ludeon Studios/RimWorld by Ludeon Studios/Saves' },
    { below: 'config', path: 'unity3d/Ludeon Studios/RimWorld by Ludeon Studios/Saves' },
    { below: 'applicationSupport', path: 'RimWorld/Saves' },
    { below: 'config', path: 'StardewValley/Saves' },
    { below: 'roaming', path: 'StardewValley/Saves' },
    // A folder for each account of Steam: its id is no part of a save's name.
    { below: 'roaming', path: 'SpaceEngineers/Saves/*' },
    { below: 'documents', path: 'Egosoft/X4/*/save' },
    { below: 'config', path: 'EgoSoft/X4/*/save' },
  ],
  versions: VERSIONS,
  learn: (rules) => learnGame(rules as XmlGame),
  claim,
  refuse,
  header: saveHeader,
};
