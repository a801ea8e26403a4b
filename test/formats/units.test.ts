// Formats say what lengths and directions mean in the same words, so that a program that knows those of one format
// understands the others.

import { afterAll, expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';

const library = new Library({ reader: inProcessReader() });
afterAll(() => library.close());

it('units and axes are written alike in all formats', () => {
  library.add('examples');
  const unitsOf = new Map(library.entries.map(({ format, header }) => [format.id, header.units]));
  expect([...unitsOf.keys()].sort()).toEqual(FORMATS.map(({ id }) => id).sort());
  for (const { length, perMetre, northAxis, upAxis } of unitsOf.values()) {
    if (perMetre !== null) expect({ m: 1, cm: 100 }).toMatchObject({ [length]: perMetre });
    else expect(length).toMatch(/^[a-z]{3,}( [a-z]+)?$/);
    expect(northAxis ?? '-Y').toMatch(/^[+-][XYZ]$/);
    expect(upAxis ?? '+Z').toMatch(/^[+-][XYZ]$/);
  }
});
