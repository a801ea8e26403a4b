// Darkest Dungeon: profiles of DSON files. docs/formats/darkest-dungeon.md says what is known of them.

import type { Format } from '../format.ts';
import { FORMAT_FACTS } from '../formats.gen.ts';
import { claimProfiles, refuseFile } from './claim.ts';
import { ProfileDecoder } from './decode.ts';
import { profileHeader } from './header.ts';
import { readProfile } from './read.ts';
import type { DecoderState } from './state.ts';
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
  claim: claimProfiles,
  refuse: refuseFile,
  header: profileHeader,
  read: readProfile,
  decoder: (data, state, names) => new ProfileDecoder(data, state as DecoderState, names),
};
