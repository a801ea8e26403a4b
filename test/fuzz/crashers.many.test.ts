// Crashers that fuzzing once found, as whole files in test/fixtures/crashers/<target>/: never again.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../tools/runs.ts';
import { fuzzTargets } from './targets.ts';
import { tryMutant } from './try-mutant.ts';

const crashers = new URL('../fixtures/crashers/', import.meta.url);

for (const target of fuzzTargets()) {
  const folder = new URL(`${target.name}/`, crashers);
  describe(target.name, () => {
    it('reads its sources', () => {
      expect(target.sources.length).toBeGreaterThan(0);
      // Some are there more than once, to be chosen more often.
      const sources = new Map(target.sources.map((source) => [source.name, source]));
      for (const { name, bytes, around } of shareOf([...sources.values()], 8)) {
        expect(tryMutant(target, around(bytes)), name).toMatchObject({ fault: null });
      }
    });

    it.each(existsSync(folder) ? readdirSync(folder) : [])('%s', (name) => {
      const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
      expect(tryMutant(target, target.alone(bytes)).fault).toBeNull();
    });
  });
}
