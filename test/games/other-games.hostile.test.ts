// Damaged profiles and ranches: whatever still opens answers every field of its view without an error.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { allFields } from '../tools/all-fields.ts';
import { openDesk } from '../tools/ask.ts';
import { exampleProfile } from '../tools/darkest-dungeon/example-profile.ts';
import { dice } from '../tools/slime-rancher/dice.ts';

const schema = createSchema();
const MUTANTS = 40;
/** Each asks for everything, four times. */
const TIMEOUT = 120_000;
const SEED = 20_261_121;

/** Numbers that break what counts on small ones: all bits, not a number, infinite, huge. */
const STRANGE = [
  [0xff, 0xff, 0xff, 0xff],
  [0x00, 0x00, 0xc0, 0x7f],
  [0x00, 0x00, 0x80, 0x7f],
  [0x00, 0x00, 0xf0, 0x7f],
  [0xff, 0xff, 0xff, 0x7f],
];

function mutated(bytes: Uint8Array, d: ReturnType<typeof dice>): Uint8Array {
  const mutant = bytes.slice();
  for (let hits = 1 + d.below(6); hits > 0; hits--) {
    mutant.set(d.pick(STRANGE), d.below(mutant.length - 4));
  }
  return mutant;
}

async function answersEverything(
  files: Readonly<Record<string, Uint8Array>>,
  field: string,
  type: string,
): Promise<number> {
  const desk = openDesk(files, FORMATS);
  const [entry] = desk.library.entries;
  if (!entry) return 0;
  const query = `{ save(id: "${entry.slug}") { ${field} ${allFields(schema, type, 100)} } }`;
  const { data, errors = [], internalErrors } = await desk.ask(query);
  await desk.library.close();
  expect(internalErrors).toEqual([]);
  const codes = errors.map(({ extensions }) => extensions?.code);
  // What cannot be opened at all says so; what opens has no other error.
  expect(codes.filter((code) => code !== 'PARSE_FAILED' && code !== 'NOT_A_SAVE')).toEqual([]);
  return errors.length === 0 && data ? 1 : 0;
}

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
