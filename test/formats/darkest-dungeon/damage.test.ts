// Files of a profile that are cut, or that lost or got bytes: what they still hold is read, and nothing else is claimed.

import { describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { DAMAGE, type DamageKind, damaged } from '../../tools/damage-kinds.ts';
import { openWhole, outcomeOf } from '../../tools/damage-outcome.ts';
import { exampleProfile } from '../../tools/darkest-dungeon/open.ts';

const files = exampleProfile();
const whole = openWhole(darkestDungeon, files);
const STEP = 211;

describe.each(Object.keys(DAMAGE) as DamageKind[])('%s', (kind) => {
  it.each(['persist.roster.json', 'persist.map.json', 'persist.campaign_log.json'])('in %s', (name) => {
    const { length } = files.find((file) => file.name === name)!.bytes;
    let [untouched, kept] = [0, 0];
    // Zeros that end with the file may lie in its last value, which has no sum.
    const end = kind === 'zeros' ? length - 64 : length;
    for (let at = 1; at < end; at += STEP) {
      const damage = damaged(files, name, kind, at);
      const outcome = outcomeOf(darkestDungeon, whole, damage.files, damage.holes);
      expect(outcome, `${kind} at ${at}`).toMatchObject({ silent: [], invented: [], failed: false });
      untouched += outcome.untouched;
      kept += outcome.kept;
    }
    // Zeros in the tables at the front of such small files hit most of it.
    expect(kept / untouched).toBeGreaterThan(kind === 'zeros' ? 0.5 : 0.9);
  });
});
