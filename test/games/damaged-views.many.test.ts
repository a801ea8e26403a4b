// Views of damaged saves beside those of whole ones: what differs is null, a list that says that it may lack rows, or
// counted as unknown, and a warning names the damaged file.

import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { viewOf } from '../../src/api/games/open.ts';
import { rowsOfList, valueAt } from '../../src/games/shared/rows/fields.ts';
import { damagedCopy, expectSaid, openedAt } from '../tools/damaged-view.ts';
import { describeReal } from '../tools/real-saves.ts';
import { shareOf } from '../tools/runs.ts';

/** An example, and which of its files is damaged. */
const SAVES: readonly (readonly [string, string])[] = [
  ['little-factory.sav', ''],
  ['release-1.0.sav', ''],
  ['update-8.sav', ''],
  ...['roster', 'town', 'campaign_log', 'upgrades', 'estate', 'raid', 'map', 'quest'].map(
    (file) => ['hollowmere', `persist.${file}.json`] as const,
  ),
  ['20221101120000_2_1.sav', ''],
  ['20200101000000_Hill_1.sav', ''],
  ['palworld', 'Level.sav'],
  ['palworld-guild.sav', ''],
  ['rimworld/new-example.rws', ''],
  ['stardew-valley', 'Sample_314159265/Sample_314159265'],
  ['space-engineers', 'example-world/SANDBOX_0_0_0_.sbs'],
  ['unreal3', 'Lighthouse.umap'],
];

type Damage = (bytes: Uint8Array, share: number) => Uint8Array;
const DAMAGE: Readonly<Record<string, Damage>> = {
  cut: (bytes, share) => bytes.subarray(0, Math.floor(bytes.length * share)),
  zeros: (bytes, share) => filled(bytes, share, 0, 4096),
  spaces: (bytes, share) => filled(bytes, share, 0x20, 512),
  hole: (bytes, share) => filled(bytes, share, 0, 512),
};
const SHARES = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
const CASES = SAVES.flatMap(([name, file]) =>
  SHARES.flatMap((share) => Object.keys(DAMAGE).map((kind) => ({ name, file, kind, share }))),
);

function filled(bytes: Uint8Array, share: number, value: number, size: number): Uint8Array {
  const at = Math.floor(bytes.length * share);
  return bytes.slice().fill(value, at, Math.min(at + size, bytes.length));
}

// A number that kinds are not a multiple of, so that each save meets all of them.
it.each(shareOf(CASES, 9))('says what it does not know: $name $file, $kind at $share', (each) =>
  said(join('examples', each.name), each.kind, each.share, each.file),
);

async function said(path: string, kind: string, share: number, file = ''): Promise<void> {
  const damaged = damagedCopy(path, file, (bytes) => DAMAGE[kind]!(bytes, share));
  await expectSaid(path, damaged, file || basename(path));
}

// A place where a whole page is lost may show nothing of what a small hole there leaves.
it.each([
  ['little-factory.sav', '', 'hole', 0.07920253, 'the ports of a machine'],
  ['rimworld/new-example.rws', '', 'hole', 0.058, 'what was recorded'],
  ['rimworld/new-example.rws', '', 'hole', 0.1033, 'which faction is the colony'],
  ['rimworld/new-example.rws', '', 'hole', 0.5807, 'where somebody comes from'],
  ['rimworld/new-example.rws', '', 'hole', 0.6438, 'whom an animal is bonded to'],
  ['rimworld/new-example.rws', '', 'zeros', 0.98659837, 'the tiles of a zone'],
  ['stardew-valley', 'Sample_314159265/Sample_314159265', 'hole', 0.394, 'what is in a chest'],
  ['stardew-valley', 'Sample_314159265/Sample_314159265', 'cut', 0.68337154, 'a name'],
  ['space-engineers', 'example-world/Sandbox.sbc', 'hole', 0.58, 'the members of a faction'],
  ['update-8.sav', '', 'cut', 0.17, 'a node without its extractor'],
  ['hollowmere', 'persist.campaign_log.json', 'cut', 0.78751909, 'who died'],
  ['hollowmere', 'persist.campaign_log.json', 'spaces', 0.77685046, 'who went'],
  ['hollowmere', 'persist.town.json', 'hole', 0.33, 'what was bought'],
])('says what it does not know: %s %s, %s at %d: %s', (name, file, kind, share) =>
  said(join('examples', name), kind, share, file),
);

it('calls no hero as the root of a file', async () => {
  const roster = 'persist.roster.json';
  const zeros = (bytes: Uint8Array): Uint8Array => filled(bytes, 0.88006842, 0, 4096);
  const { library, entry } = openedAt(damagedCopy('examples/hollowmere', roster, zeros));
  const rows = rowsOfList(viewOf(await library.load(entry!))!, 'activities');
  expect(rows.map((row) => valueAt(row, 'heroName'))).not.toContain('base_root');
});

describeReal('satisfactory', 'says what it does not know of a world', (folder) => {
  it.each([
    ['sv52_hv14_andraz_1_4e7a2021.sav', 'cut', 0.8],
    ['sv52_hv14_andraz_1_4e7a2021.sav', 'zeros', 0.8936166763],
    ['sv36_hv10_etothepii4_FreshStart002.sav', 'zeros', 0.5],
  ])('%s, %s at %d', (name, kind, share) => said(fileURLToPath(new URL(name, folder)), kind, share));
});

it('shows no number on a map that is lost', async () => {
  const hole = (bytes: Uint8Array): Uint8Array => filled(bytes, 44 / 60, 0, 512);
  const { library, entry } = openedAt(damagedCopy('examples/palworld-guild.sav', '', hole));
  const { mapView } = viewOf(await library.load(entry!))!;
  expect(Array.from(mapView!.places!(), ({ title }) => title)).toContain('A base');
});
