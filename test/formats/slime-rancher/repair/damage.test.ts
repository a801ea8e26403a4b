// Saves that are cut, or that lost or got bytes: what they still hold is read, and nothing else is claimed.

import { expect, it } from 'vitest';
import { slimeRancher } from '../../../../src/formats/slime-rancher/index.ts';
import { DAMAGE, type DamageKind, damaged } from '../../../tools/damage-kinds.ts';
import { openWhole, outcomeOf } from '../../../tools/damage-outcome.ts';
import { dice } from '../../../tools/slime-rancher/dice.ts';
import { firstGame } from '../../../tools/slime-rancher/read.ts';
import * as sr2 from '../../../tools/slime-rancher/sr2.ts';

const STEP = 61;

it.each([
  ['the first game', firstGame(12)],
  ['the second game', sr2.game(dice(1)).bytes],
])('%s answers nothing wrong without a mark', (_, bytes) => {
  const name = 'ranch.sav';
  const files = [{ name, bytes }];
  const whole = openWhole(slimeRancher, files);
  for (const kind of Object.keys(DAMAGE) as DamageKind[]) {
    let [untouched, kept] = [0, 0];
    for (let at = 100; at < bytes.length; at += STEP) {
      const damage = damaged(files, name, kind, at);
      const outcome = outcomeOf(slimeRancher, whole, damage.files, damage.holes);
      expect(outcome, `${kind} at ${at}`).toMatchObject({ silent: [], invented: [], failed: false });
      untouched += outcome.untouched;
      kept += outcome.kept;
    }
    expect(kept / untouched, kind).toBeGreaterThan(kind === 'zeros' ? 0.5 : 0.9);
  }
});
