// The outcome of hostile bytes: a graph or an error that names the place, and nothing else, in bounded steps.

import { expect } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { stepCounter } from '../../tools/count-steps.ts';
import { stride } from '../../tools/runs.ts';
import { caseBytes } from '../../tools/satisfactory/cases.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** 36 million at most: a chunk that inflates to more than it says. */
const MOST_STEPS = 200_000_000;

/** Counting takes as long as reading a small file, so that so many are counted together. */
const GROUP = 25;

/** The graph, or the error, and nothing else; in bounded steps. */
export function outcome(name: string, bytes: Uint8Array): ReadFile | FormatError {
  let outcome: ReadFile | FormatError | undefined;
  eachOutcome(name, [bytes], (result) => {
    outcome = result;
  });
  return outcome!;
}

/** The same of many files. */
export function eachOutcome(
  name: string,
  files: readonly Uint8Array[],
  check: (result: ReadFile | FormatError, at: number) => void = () => undefined,
): void {
  for (let from = 0; from < files.length; from += GROUP) {
    const steps = stepCounter();
    const results = files.slice(from, from + GROUP).map((bytes) => read(name, bytes));
    expect(steps()).toBeLessThan(MOST_STEPS);
    for (const [at, result] of results.entries()) check(result, from + at);
  }
}

function read(name: string, bytes: Uint8Array): ReadFile | FormatError {
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
  }
}

/** Reads a case once for each of its bytes, with that byte flipped. */
export function outcomeOfFlips(name: string): void {
  const whole = caseBytes(name);
  const files: Uint8Array[] = [];
  for (let at = 0; at < whole.length; at += stride()) {
    const spoilt = whole.slice();
    spoilt[at]! ^= 0xff;
    files.push(spoilt);
  }
  eachOutcome(`${name}.sav`, files);
}
