// Damaged profiles and ranches: whatever still opens answers every field of its view without an error.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleProfile } from '../tools/darkest-dungeon/open.ts';
import { answersEverything, mutated } from '../tools/mutated-saves.ts';
import { dice } from '../tools/random.ts';
import { runs } from '../tools/runs.ts';

const MUTANTS = runs(40, 8);
/** Each asks for everything, four times. */
const TIMEOUT = 120_000;
const SEED = 20_261_121;

it(
  `profiles (seed ${SEED})`,
  async () => {
    const d = dice(SEED);
    let answered = 0;
    for (let i = 0; i < MUTANTS; i++) {
      const files = exampleProfile().map(({ name, bytes }) => [`p/${name}`, mutated(bytes, d)] as const);
      answered += await answersEverything(Object.fromEntries(files), 'darkestDungeon', 'DarkestDungeon');
    }
    expect(answered).toBeGreaterThan(MUTANTS / 2);
  },
  TIMEOUT,
);

it.each(['20221101120000_2_1.sav', '20200101000000_Hill_1.sav'])(
  `%s (seed ${SEED})`,
  async (name) => {
    const d = dice(SEED);
    const bytes = new Uint8Array(readFileSync(`examples/${name}`));
    let answered = 0;
    for (let i = 0; i < MUTANTS; i++) {
      answered += await answersEverything({ 'r.sav': mutated(bytes, d) }, 'slimeRancher', 'SlimeRancher');
    }
    expect(answered).toBeGreaterThan(MUTANTS / 2);
  },
  TIMEOUT,
);
