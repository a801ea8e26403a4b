// The format as a list of saves needs it, before any of its files is read.

import type { FormatListing } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claim, EXPORT_EXTENSION, refuse } from './claim.ts';
import { saveHeader } from './header.ts';
import { VERSIONS } from './versions.ts';

export const listing: FormatListing = {
  ...FORMAT_FACTS['slime-rancher'],
  extensions: ['.sav', EXPORT_EXTENSION],
  folders: [
    { below: 'localLow', path: 'MonomiPark/SlimeRancher2' },
    { below: 'localLow', path: 'Monomi Park/Slime Rancher' },
    { below: 'config', path: 'unity3d/Monomi Park/Slime Rancher' },
    { below: 'applicationSupport', path: 'unity.Monomi Park.Slime Rancher' },
  ],
  versions: VERSIONS,
  claim,
  refuse,
  header: saveHeader,
};
