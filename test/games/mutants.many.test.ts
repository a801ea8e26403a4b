// Saves with numbers that no game writes: whatever still opens answers every field of its view without an error.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { allFields } from '../tools/all-fields.ts';
import { openDesk } from '../tools/ask.ts';
import { exampleProfile } from '../tools/darkest-dungeon/open.ts';
import { dice } from '../tools/random.ts';
import { runs } from '../tools/runs.ts';
import { rechunk, unchunk } from '../tools/unreal/chunks.ts';

const schema = createSchema();
const SEED = 20_261_122;

/** Numbers that break what counts on small ones: all bits, not a number, infinite, huge. */
const STRANGE = [
  [0xff, 0xff, 0xff, 0xff],
  [0x00, 0x00, 0xc0, 0x7f],
  [0x00, 0x00, 0x80, 0x7f],
  [0x00, 0x00, 0xf0, 0x7f],
  [0xff, 0xff, 0xff, 0x7f],
];

type Files = Readonly<Record<string, Uint8Array>>;
type Damage = (bytes: Uint8Array) => Uint8Array;

/** A copy with some strange numbers in it. */
function mutated(bytes: Uint8Array, d: ReturnType<typeof dice>): Uint8Array {
  const mutant = bytes.slice();
  for (let hits = 1 + d.below(6); hits > 0; hits--) {
    mutant.set(d.pick(STRANGE), d.below(mutant.length - 4));
  }
  return mutant;
}

/** 1 when a save opens and its view answers every field, 0 when it does not open; anything else fails. */
async function answersEverything(files: Files, type: string): Promise<number> {
  const desk = openDesk(files, FORMATS);
  const [entry] = desk.library.entries;
  if (!entry) return 0;
  const field = type[0]!.toLowerCase() + type.slice(1);
  const query = `{ save(id: "${entry.slug}") { ${field} ${allFields(schema, type, 100)} } }`;
  const { data, errors = [], internalErrors } = await desk.ask(query);
  await desk.library.close();
  expect(internalErrors).toEqual([]);
  const codes = errors.map(({ extensions }) => extensions?.code);
  // What cannot be opened at all says so; what opens has no other error.
  expect(codes.filter((code) => code !== 'PARSE_FAILED' && code !== 'NOT_A_SAVE')).toEqual([]);
  return errors.length === 0 && data ? 1 : 0;
}

const example = (name: string): Uint8Array => new Uint8Array(readFileSync(`examples/${name}`));

/** The chunks of the file stay whole. */
const factory = (name: string) => (damage: Damage) => {
  const save = unchunk(example(name));
  return { 's.sav': rechunk({ ...save, body: damage(save.body) }) };
};
const ranch = (name: string) => (damage: Damage) => ({ 'r.sav': damage(example(name)) });
const profile = (damage: Damage) =>
  Object.fromEntries(exampleProfile().map(({ name, bytes }) => [`p/${name}`, damage(bytes)]));

const [FEW, MANY] = [runs(15, 3), runs(40, 8)];

it.each<[string, number, string, (damage: Damage) => Files]>([
  ...['first-steps-u5.sav', 'update-8.sav', 'release-1.0.sav', 'little-factory.sav'].map(
    (name) => [name, FEW, 'Satisfactory', factory(name)] as [string, number, string, typeof profile],
  ),
  ['a profile', MANY, 'DarkestDungeon', profile],
  ...['20221101120000_2_1.sav', '20200101000000_Hill_1.sav'].map(
    (name) => [name, MANY, 'SlimeRancher', ranch(name)] as [string, number, string, typeof profile],
  ),
])(`%s (%i times, seed ${SEED})`, async (_, mutants, type, files) => {
  const d = dice(SEED);
  expect(
    await answersEverything(
      files((bytes) => bytes),
      type,
    ),
  ).toBe(1);
  let answered = 0;
  for (let i = 0; i < mutants; i++)
    answered += await answersEverything(
      files((bytes) => mutated(bytes, d)),
      type,
    );
  expect(answered).toBeGreaterThan(mutants / 2);
});
