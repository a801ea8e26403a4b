// Damaged saves of several versions, their chunks whole: whatever still opens answers every field of its view without an error.

import { expect, it } from 'vitest';
import { example } from '../../tools/corpus.ts';
import { answersEverything, mutated } from '../../tools/mutated-saves.ts';
import { dice } from '../../tools/random.ts';
import { runs } from '../../tools/runs.ts';
import { rechunk, unchunk } from '../../tools/unreal/chunks.ts';

const MUTANTS = runs(15, 3);
/** Each asks for everything, with a place for each collectible of the world. */
const TIMEOUT = 240_000;
const SEED = 20_261_122;

it.each(['first-steps-u5.sav', 'update-8.sav', 'release-1.0.sav', 'little-factory.sav'])(
  `%s (seed ${SEED})`,
  async (name) => {
    const d = dice(SEED);
    const save = unchunk(example(name));
    const whole = { 's.sav': rechunk(save) };
    expect(await answersEverything(whole, 'satisfactory', 'Satisfactory')).toBe(1);
    let answered = 0;
    for (let i = 0; i < MUTANTS; i++) {
      const files = { 's.sav': rechunk({ ...save, body: mutated(save.body, d) }) };
      answered += await answersEverything(files, 'satisfactory', 'Satisfactory');
    }
    expect(answered).toBeGreaterThan(MUTANTS / 2);
  },
  TIMEOUT,
);
