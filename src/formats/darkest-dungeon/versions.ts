// The only place with version numbers. A file carries the low 16 bits of the build that wrote it (its revision); a
// profile mixes revisions, because a file is written again only when it changes. Nothing is read by revision: each
// change below shows in the structure itself.

/** A build in which something about the files changed. */
export interface VersionStep {
  readonly name: string;
  /** Revision of the first file seen with the change. */
  readonly since: number;
  readonly change: string;
  /** How we know. */
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

/** Files of the Switch and a few of other platforms say no build. */
export const NO_REVISION = 0;

export const VERSIONS = `builds ${VERSION_STEPS[0]!.since} to ${NEWEST_REVISION} and files without a build number`;
