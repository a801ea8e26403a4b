// Darkest Dungeon: profiles of DSON files. docs/formats/darkest-dungeon.md says what is known of them.

import type { Format } from '../format.ts';
import { type DecoderState, ProfileDecoder } from './decode.ts';
import { claimProfiles, refuseFile } from './detect.ts';
import { profileHeader } from './header.ts';
import { readProfile } from './read.ts';
import { VERSIONS } from './versions.ts';

export const darkestDungeon: Format = {
  id: 'DARKEST_DUNGEON',
  title: 'Darkest Dungeon',
  extensions: ['.json'],
  versions: VERSIONS,
  claim: claimProfiles,
  refuse: refuseFile,
  header: profileHeader,
  read: readProfile,
  decoder: (data, state, names) => new ProfileDecoder(data, state as DecoderState, names),
};
