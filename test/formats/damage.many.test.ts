// Saves that are cut, or that lost or got bytes: what they still hold is read, and nothing else is claimed.

import { describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../src/formats/darkest-dungeon/index.ts';
import type { Format } from '../../src/formats/format.ts';
import { gvas } from '../../src/formats/gvas/index.ts';
import { slimeRancher } from '../../src/formats/slime-rancher/index.ts';
import { unreal3 } from '../../src/formats/unreal3/index.ts';
import { DAMAGE, type DamageKind, damaged } from '../tools/damage-kinds.ts';
import { openWhole, outcomeOf } from '../tools/damage-outcome.ts';
import { exampleProfile } from '../tools/darkest-dungeon/open.ts';
import { madeGame } from '../tools/gvas/sample.ts';
import { type Files, sourcesOf } from '../tools/open-files.ts';
import { sampleOf } from '../tools/runs.ts';
import { firstGame, ranch } from '../tools/slime-rancher/read.ts';
import { exportsAt, sample } from '../tools/unreal3/open-packages.ts';

interface Case {
  readonly format: Format;
  readonly files: Files;
  /** The one that is damaged, if there are several. */
  readonly file?: string;
  /** The first place where, how far places are apart, and what zeros leave alone at the end. */
  readonly from: number;
  readonly step: number;
  readonly last?: number;
  readonly kinds: readonly DamageKind[];
  /** What share of the objects that no damage touched is kept: more than this, and no file is refused. */
  readonly kept?: Readonly<Partial<Record<DamageKind, number>>>;
}

const ALL = Object.keys(DAMAGE) as DamageKind[];
const MOVES = ALL.filter((kind) => kind !== 'zeros');
/** Of fewer places a share says nothing. */
const FEW = 20;
/** Zeros in the tables at the front of such small files hit most of it. */
const NEARLY = { cut: 0.9, lost: 0.9, inserted: 0.9, zeros: 0.5 };

/** Zeros that end with a file may lie in its last value, which has no sum. */
const ofProfile = {
  ...{ format: darkestDungeon, files: sourcesByName(), from: 1, step: 211, last: 64 },
  ...{ kinds: ALL, kept: NEARLY },
};
const ofRanch = { format: slimeRancher, from: 100, step: 61, kinds: ALL, kept: NEARLY };
const worlds = (['4.27', '5.6'] as const).map((version): [string, Case] => {
  const bytes = madeGame(`8 chests of twelve slots, ${version}`);
  const from = Buffer.from(bytes).indexOf('Chests') + 120;
  const files = { 'Slot.sav': bytes };
  return [`Unreal Engine ${version}`, { format: gvas, files, from, step: 83, kinds: MOVES, kept: NEARLY }];
});
const packages = sample();

const CASES: readonly (readonly [string, Case])[] = [
  ...['roster', 'map', 'campaign_log'].map((name): [string, Case] => [
    name,
    { ...ofProfile, file: `persist.${name}.json` },
  ]),
  ['the first ranch', { ...ofRanch, files: { 'first.sav': firstGame(12) } }],
  ['the second ranch', { ...ofRanch, files: { 'second.sav': ranch('a ranch') } }],
  ...worlds,
  [
    'a package',
    { format: unreal3, files: { 'Sample.u': packages }, from: exportsAt(packages), step: 1, kinds: MOVES },
  ],
];

function sourcesByName(): Files {
  return Object.fromEntries(exampleProfile().map(({ name, bytes }) => [name, bytes]));
}

describe.each(CASES)('%s', (_, { format, files: all, file, from, step, last = 0, kinds, kept: least }) => {
  const files = sourcesOf(all);
  const name = file ?? files[0]!.name;
  const whole = openWhole(format, files);

  it.each(kinds)('%s', (kind) => {
    let [untouched, kept] = [0, 0];
    const end = all[name]!.length - (kind === 'zeros' ? last : 0);
    const places = Array.from({ length: Math.ceil((end - from) / step) }, (_, at) => from + at * step);
    for (const at of sampleOf(places, Math.max(FEW, places.length / 5))) {
      const damage = damaged(files, name, kind, at);
      const outcome = outcomeOf(whole, damage.files, damage.holes);
      expect(outcome, `${kind} at ${at}`).toMatchObject({
        silent: [],
        invented: [],
        ...(least && { failed: false }),
      });
      untouched += outcome.untouched;
      kept += outcome.kept;
    }
    // A cut of a small file touches its root, which everything else is in.
    if (untouched > 0) expect(kept / untouched).toBeGreaterThan(least?.[kind] ?? 0);
  });
});
