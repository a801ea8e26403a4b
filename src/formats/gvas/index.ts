// GVAS, the generic save game of Unreal Engine 4 and 5: one object whose properties hold everything. `file/`
// reads what is around the properties, `structs/` what they may consist of, and `records/` turns them into
// nodes and references. Format description: docs/formats/gvas.md.

import type { Format } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, refuse } from './claim.ts';
import { decoder } from './decode.ts';
import { saveHeader } from './header.ts';
import { read } from './read.ts';
import { readHints } from './structs/hints.ts';
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
  check: ({ hints }) => void readHints(hints),
  header: saveHeader,
  read,
  decoder,
};
