// The format as a list of saves needs it, before any of its files is read.

import type { FormatListing } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, refuse } from './claim.ts';
import { EXTENSIONS } from './file/detect.ts';
import { saveHeader } from './header.ts';
import { VERSIONS } from './versions.ts';

export const listing: FormatListing = {
  ...FORMAT_FACTS.unreal3,
  extensions: EXTENSIONS,
  versions: VERSIONS,
  claim,
  refuse,
  header: saveHeader,
};
