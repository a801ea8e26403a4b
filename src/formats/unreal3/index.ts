// Unreal Engine 3 packages: a single one, or all packages of a folder as one save whose objects refer to each
// other. Format description: docs/formats/unreal3.md.

import type { Format } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, refuse } from './claim.ts';
import { decoder } from './decode.ts';
import { EXTENSIONS } from './file/detect.ts';
import { saveHeader } from './header.ts';
import { read } from './read.ts';
import { VERSIONS } from './versions.ts';

export const unreal3: Format = {
  ...FORMAT_FACTS.unreal3,
  extensions: EXTENSIONS,
  versions: VERSIONS,
  claim,
  refuse,
  header: saveHeader,
  read,
  decoder,
};
