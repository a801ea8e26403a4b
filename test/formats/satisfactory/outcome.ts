// What comes of hostile bytes: a graph or an error that names the place, and nothing else, in bounded steps.

import { expect } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { stepCounter } from '../../tools/count-steps.ts';
import { stride } from '../../tools/runs.ts';
import { caseBytes, caseNamed } from '../../tools/satisfactory/cases.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** 36 million at most: a chunk that inflates to more than it says. */
const MOST_STEPS = 200_000_000;

/** The graph, or the error, and nothing else; in bounded steps. */
export function outcome(name: string, bytes: Uint8Array): ReadFile | FormatError {
  const steps = stepCounter();
  try {
    return readFile(name, bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(FormatError);
    const { file, offset, expected, found } = error as FormatError;
    expect(file).toContain(name);
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(expected).not.toBe('');
    expect(found).not.toBe('');
    return error as FormatError;
  } finally {
    expect(steps()).toBeLessThan(MOST_STEPS);
  }
}

/** Reads a case once for each of its bytes, with that byte flipped. */
export function outcomeOfFlips(name: string): void {
  const whole = caseBytes(caseNamed(name));
  for (let at = 0; at < whole.length; at += stride()) {
    const spoilt = whole.slice();
    spoilt[at]! ^= 0xff;
    outcome(`${name}.sav`, spoilt);
  }
}
