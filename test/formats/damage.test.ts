// Saves that are cut, or that lost or got bytes: what they still hold is read, and nothing else is claimed.

import { describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../src/formats/darkest-dungeon/index.ts';
import type { Format } from '../../src/formats/format.ts';
import { slimeRancher } from '../../src/formats/slime-rancher/index.ts';
import { DAMAGE, type DamageKind, damaged } from '../tools/damage-kinds.ts';
import { openWhole, outcomeOf } from '../tools/damage-outcome.ts';
import { exampleProfile } from '../tools/darkest-dungeon/open.ts';
import { type Files, sourcesOf } from '../tools/open-files.ts';
import { dice } from '../tools/random.ts';
import { firstGame } from '../tools/slime-rancher/read.ts';
import * as sr2 from '../tools/slime-rancher/sr2.ts';

const profile = Object.fromEntries(exampleProfile().map(({ name, bytes }) => [name, bytes]));
/** Zeros that end with a file may lie in its last value, which has no sum. */
const LAST_VALUE = 64;

/** The file that is damaged, the first place where, how far places are apart, and what zeros leave alone at the end. */
const CASES: readonly (readonly [string, Format, Files, from: number, step: number, last: number])[] = [
  ['persist.roster.json', darkestDungeon, profile, 1, 211, LAST_VALUE],
  ['persist.map.json', darkestDungeon, profile, 1, 211, LAST_VALUE],
  ['persist.campaign_log.json', darkestDungeon, profile, 1, 211, LAST_VALUE],
  ['first-game.sav', slimeRancher, { 'first-game.sav': firstGame(12) }, 100, 61, 0],
  ['second-game.sav', slimeRancher, { 'second-game.sav': sr2.game(dice(1)).bytes }, 100, 61, 0],
];

describe.each(CASES)('%s', (name, format, all, from, step, last) => {
  const files = sourcesOf(all);
  const whole = openWhole(format, files);

  it.each(Object.keys(DAMAGE) as DamageKind[])('%s', (kind) => {
    let [untouched, kept] = [0, 0];
    const end = all[name]!.length - (kind === 'zeros' ? last : 0);
    for (let at = from; at < end; at += step) {
      const damage = damaged(files, name, kind, at);
      const outcome = outcomeOf(format, whole, damage.files, damage.holes);
      expect(outcome, `${kind} at ${at}`).toMatchObject({ silent: [], invented: [], failed: false });
      untouched += outcome.untouched;
      kept += outcome.kept;
    }
    // Zeros in the tables at the front of such small files hit most of it.
    expect(kept / untouched).toBeGreaterThan(kind === 'zeros' ? 0.5 : 0.9);
  });
});
