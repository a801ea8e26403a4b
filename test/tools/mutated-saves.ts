// Saves with numbers that no game writes, and every field of a view asked of them.

import { expect } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { allFields } from './all-fields.ts';
import { openDesk } from './ask.ts';
import type { dice } from './random.ts';

const schema = createSchema();

/** Numbers that break what counts on small ones: all bits, not a number, infinite, huge. */
const STRANGE = [
  [0xff, 0xff, 0xff, 0xff],
  [0x00, 0x00, 0xc0, 0x7f],
  [0x00, 0x00, 0x80, 0x7f],
  [0x00, 0x00, 0xf0, 0x7f],
  [0xff, 0xff, 0xff, 0x7f],
];

/** A copy with some strange numbers in it. */
export function mutated(bytes: Uint8Array, d: ReturnType<typeof dice>): Uint8Array {
  const mutant = bytes.slice();
  for (let hits = 1 + d.below(6); hits > 0; hits--) {
    mutant.set(d.pick(STRANGE), d.below(mutant.length - 4));
  }
  return mutant;
}

/** 1 when a save opens and its view answers every field, 0 when it does not open; anything else fails. */
export async function answersEverything(
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
