// Saves damaged in every kind of way: no object answers with what is another's, and what is not touched is there.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { openWhole, outcomeOf } from '../../../tools/damage-outcome.ts';
import { runs, sampleOf } from '../../../tools/runs.ts';
import { factoryInChunks } from '../../../tools/satisfactory/cases.ts';
import { damage, KINDS } from '../../../tools/satisfactory/damage.ts';

const REAL = '../shared/saves/satisfactory';
/** Larger ones are for the bench. */
const MOST_BYTES = 200_000;
const GOOD = { silent: [], invented: [], overstated: false };

describe.each([21, 28, 29, 36, 41, 46, 52, 58])('a factory of save version %i', (version) => {
  const file = factoryInChunks(version, 512);
  const whole = openWhole(satisfactory, [{ name: 'factory.sav', bytes: file }]);

  it.each(KINDS)('%s', (kind) => {
    for (let seed = 1; seed <= runs(12, 2); seed++) {
      const damaged = damage('factory.sav', file, kind, seed);
      if (damaged === null) continue;
      const outcome = outcomeOf(whole, damaged.files, damaged.holes);
      expect(outcome, `seed ${seed}`).toMatchObject(GOOD);
      if (kind === 'sums-3') expect(outcome.failed).toBe(false);
    }
  });
});

const present = existsSync(REAL);
const small = present
  ? readdirSync(REAL).filter((name) => name.endsWith('.sav') && statSync(join(REAL, name)).size < MOST_BYTES)
  : [];

describe.skipIf(!present)('real saves (beside the project)', () => {
  it.each(sampleOf(small, 3))('%s', (name) => {
    const file = new Uint8Array(readFileSync(join(REAL, name)));
    const whole = openWhole(satisfactory, [{ name, bytes: file }]);
    for (const kind of KINDS) {
      const damaged = damage(name, file, kind, 5)!;
      const outcome = outcomeOf(whole, damaged.files, damaged.holes);
      expect(outcome, kind).toMatchObject(GOOD);
      const least = kind === 'zeros-3' ? 0.9 : 0.95;
      expect(outcome.kept, kind).toBeGreaterThanOrEqual(outcome.untouched * least);
      if (kind === 'sums-3') expect(outcome.kept).toBeGreaterThanOrEqual(whole.twins.size * 0.99);
    }
  });
});
