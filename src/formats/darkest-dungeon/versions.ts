// All version numbers. A file stores the low 16 bits of the build that wrote it (its revision); a profile
// mixes revisions, because a file is only rewritten when it changes. Reading never depends on the revision:
// each change below is visible in the structure itself.

import { numbersOf, type VersionSteps } from '../version-steps.ts';

const VERSION_STEPS = {
  launch: [13214, 'oldest files seen; the map is one tree, map/areas', 'profile of February 2016'],
  splitMap: [
    13407,
    'map/static_dynamic: an embedded file with what never changes, beside the areas with what does',
    'same campaign, some builds later',
  ],
  crimsonCourt: [
    20343,
    'persistent raids in sub-folders; area names with bytes from 0x80',
    'campaign of July and August 2017',
  ],
  colorOfMadness: [23941, 'wave_logic, shards, curio_tracker and campaign_mash', 'profiles of 2018'],
  butchersCircus: [
    25546,
    'multiplayer files: roster.network, mp_progression, novelty_tracker_mp',
    'multiplayer store of 2020',
  ],
  newest: [26186, 'newest files seen', 'profiles of December 2025'],
} as const satisfies VersionSteps;

const REVISION = numbersOf(VERSION_STEPS);

/** Files from the Switch, and some from other platforms, store no build. */
export const NO_REVISION = 0;

export const VERSIONS = `builds ${REVISION.launch} to ${REVISION.newest} and files without a build number`;
