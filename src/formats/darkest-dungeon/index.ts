// Darkest Dungeon: profiles of DSON files. Format description: docs/formats/darkest-dungeon.md.

import type { Format } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, refuse } from './claim.ts';
import { decoder } from './decode.ts';
import { saveHeader } from './header.ts';
import { read } from './read.ts';
import { VERSIONS } from './versions.ts';

export const darkestDungeon: Format = {
  ...FORMAT_FACTS['darkest-dungeon'],
  extensions: ['.json'],
  folders: [
    { below: 'steam', path: 'userdata/*/262060/remote' },
    { below: 'documents', path: 'Darkest' },
    { below: 'applicationSupport', path: 'Darkest' },
  ],
  versions: VERSIONS,
  claim,
  refuse,
  header: saveHeader,
  read,
  decoder,
};
