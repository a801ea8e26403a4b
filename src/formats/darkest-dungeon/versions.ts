// All version numbers. A file stores the low 16 bits of the build that wrote it (its revision); a profile
// mixes revisions, because a file is only rewritten when it changes. Reading never depends on the revision:
// each change below is visible in the structure itself.

/** A build that changed something about the files. */
export interface VersionStep {
  readonly name: string;
  /** Revision of the first file seen with the change. */
  readonly since: number;
  readonly change: string;
  /** How it is known. */
  readonly evidence: string;
}

const VERSION_STEPS: readonly VersionStep[] = [
  {
    name: 'launch',
    since: 13214,
    change: 'oldest files seen; the map is one tree, map/areas',
    evidence: 'profile of February 2016',
  },
  {
    name: 'split map',
    since: 13407,
    change: 'map/static_dynamic: an embedded file with what never changes, beside the areas with what does',
    evidence: 'same campaign, some builds later',
  },
  {
    name: 'Crimson Court',
    since: 20343,
    change: 'persistent raids in sub-folders; area names with bytes from 0x80',
    evidence: 'campaign of July and August 2017',
  },
  {
    name: 'Color of Madness',
    since: 23941,
    change: 'wave_logic, shards, curio_tracker and campaign_mash',
    evidence: 'profiles of 2018',
  },
  {
    name: "Butcher's Circus",
    since: 25546,
    change: 'multiplayer files: roster.network, mp_progression, novelty_tracker_mp',
    evidence: 'multiplayer store of 2020',
  },
];

/** Revision of the newest file seen. */
const NEWEST_REVISION = 26186;

/** Files from the Switch, and some from other platforms, store no build. */
export const NO_REVISION = 0;

export const VERSIONS = `builds ${VERSION_STEPS[0]!.since} to ${NEWEST_REVISION} and files without a build number`;
