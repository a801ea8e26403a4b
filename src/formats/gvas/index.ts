// GVAS, the generic save game of Unreal Engine 4 and 5: one object whose properties hold everything. In `file/` what
// stands around the properties, in `structs/` what they may be made of, in `records/` how they become nodes and
// references. What is known of the format: docs/formats/gvas.md.

import type { Format } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, refuse } from './claim.ts';
import { decoder } from './decode.ts';
import { saveHeader } from './header.ts';
import { read } from './read.ts';
import { VERSIONS } from './versions.ts';

export const gvas: Format = {
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
  read,
  decoder,
};
