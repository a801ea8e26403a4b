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
    expect(length).toBe(perMetre === 100 ? 'cm' : perMetre === 1 ? 'm' : 'map tile');
    expect(northAxis ?? '-Y').toMatch(/^[+-][XYZ]$/);
    expect(upAxis ?? '+Z').toMatch(/^[+-][XYZ]$/);
  }
});
