// Files that are no saves, or spoilt beyond a property: an error or an issue that names the place, in bounded steps;
// test/corpus/satisfactory/graphs.txt has what is left of them.

import { afterAll, describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { stride } from '../../tools/runs.ts';
import { caseBytes, hostileCases, saveCases } from '../../tools/satisfactory/cases.ts';
import { eachOutcome, outcome, outcomeOfFlips } from './outcome.ts';
import { readFile } from './read-file.ts';

it.each(hostileCases)('$name is refused with a place, or read', ({ name, bytes }) => {
  expect(outcome(`${name}.sav`, bytes)).toBeDefined();
});

describe('every truncation', () => {
  it.each(['version-28', 'version-46', 'version-58'])('%s gives an error or an issue', (name) => {
    const whole = caseBytes(name);
    const lengths = Array.from({ length: Math.ceil(whole.length / stride()) }, (_, at) => at * stride());
    const cut = lengths.map((length) => whole.subarray(0, length));
    eachOutcome(`${name}.sav`, cut, (result, at) => {
      if (!(result instanceof FormatError))
        expect(result.graph.data.issueCount, `${lengths[at]}`).toBeGreaterThan(0);
    });
  });
});

describe('a flipped byte anywhere', () => {
  it.each(['version-28', 'version-36', 'version-46', 'version-58'])(
    '%s never hangs or fails otherwise',
    outcomeOfFlips,
  );
});

afterAll(() => {
  // After everything hostile, the good is read as before.
  for (const it of saveCases.slice(0, 3))
    expect(readFile('good.sav', it.bytes).graph.count).toBeGreaterThan(0);
});
