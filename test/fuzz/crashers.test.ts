// What fuzzing once found, in test/fixtures/crashers/<target>/: never again.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import type { FuzzTarget } from './target.ts';

const targets = new URL('./targets/', import.meta.url);
const crashers = new URL('../fixtures/crashers/', import.meta.url);

for (const file of readdirSync(targets)) {
  const { target } = (await import(new URL(file, targets).href)) as { target: FuzzTarget };
  const folder = new URL(`${target.name}/`, crashers);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  describe(target.name, () => {
    it.each(['the seeds', ...names])('%s', (name) => {
      if (name === 'the seeds') {
        expect(target.seeds.length).toBeGreaterThan(0);
        return;
      }
      const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
      try {
        target.read(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(FormatError);
      }
    });
  });
}
