// The format as a list of saves needs it, before any of its files is read.

import type { FormatListing } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, refuse } from './claim.ts';
import { saveHeader } from './header.ts';
import { VERSIONS } from './versions.ts';

export const listing: FormatListing = {
  ...FORMAT_FACTS.gvas,
  extensions: ['.sav', '.gvas'],
  folders: [
    { below: 'local', path: '*/Saved/SaveGames' },
    { below: 'config', path: 'Epic/*/Saved/SaveGames' },
    { below: 'steam', path: 'steamapps/common/*/*/Saved/SaveGames' },
  ],
  versions: VERSIONS,
  claim,
  refuse,
  header: saveHeader,
};
