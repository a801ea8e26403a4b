// Satisfactory: worlds (.sav) of every version, and blueprints (.sbp with an .sbpcfg).

import type { Format } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { beside, claim, refuse } from './claim.ts';
import { decoder } from './decode.ts';
import { saveHeader } from './header.ts';
import { read } from './read.ts';
import { VERSIONS } from './versions.ts';

export const satisfactory: Format = {
  ...FORMAT_FACTS.satisfactory,
  extensions: ['.sav', '.sbp', '.sbpcfg'],
  folders: [
    { below: 'local', path: 'FactoryGame/Saved/SaveGames' },
    { below: 'config', path: 'Epic/FactoryGame/Saved/SaveGames' },
  ],
  versions: VERSIONS,
  readsInKernel: true,
  beside,
  claim,
  refuse,
  header: saveHeader,
  read,
  decoder,
};
