// The format as a list of saves needs it, before any of its files is read.

import type { FormatListing } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { beside, claim, refuse } from './claim.ts';
import { saveHeader } from './header.ts';
import { VERSIONS } from './versions.ts';

export const listing: FormatListing = {
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
};
