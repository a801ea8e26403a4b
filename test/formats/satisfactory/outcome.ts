// What comes of hostile bytes: a graph or an error that names the place, and nothing else, in time.

import { expect } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { cpuClock } from '../../tools/cpu-time.ts';
import { caseBytes, caseNamed } from '../../tools/satisfactory/cases.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** Of the processor. */
const MOST_MILLIS = 2000;

/** The graph, or the error, and nothing else; in time. */
export function outcome(name: string, bytes: Uint8Array): ReadFile | FormatError {
  const spent = cpuClock();
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
    expect(spent()).toBeLessThan(MOST_MILLIS);
  }
}

/** Reads a case once for each of its bytes, with that byte flipped. */
export function outcomeOfFlips(name: string): void {
  const whole = caseBytes(caseNamed(name));
  for (let at = 0; at < whole.length; at++) {
    const spoilt = whole.slice();
    spoilt[at]! ^= 0xff;
    outcome(`${name}.sav`, spoilt);
  }
}
