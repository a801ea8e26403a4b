/** The synthetic saves must themselves be sound: named once, small, the same every time, inflatable by any zlib. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { caseBytes, caseNamed, differenceFrom, saveCases } from './cases.ts';
import { packageTag } from './chunks.ts';
import { writeBody } from './levels.ts';
import { step } from './versions.ts';

const largest = 12_000;

describe('synthetic saves', () => {
  it('have names of their own', () => {
    const names = saveCases.map((it) => it.name);
    expect(new Set(names).size).toBe(names.length);
    expect(() => caseNamed('no such case')).toThrow(RangeError);
  });

  it.each(saveCases.map((it) => [it.name, it] as const))('%s is small and stays the same', (_name, it) => {
    const bytes = caseBytes(it);
    expect(bytes.length).toBeLessThan(largest);
    expect(Buffer.from(caseBytes(it)).equals(bytes)).toBe(true);
  });

  it('inflate to the body that was written', () => {
    const it = caseNamed('version-58');
    const bytes = Buffer.from(caseBytes(it));
    const tag = Buffer.alloc(4);
    tag.writeUInt32LE(packageTag);
    const chunk = bytes.indexOf(tag);
    const inflated = inflateSync(bytes.subarray(chunk + 49));
    expect(it.spec.header.saveVersion).toBeGreaterThanOrEqual(step.wide);
    expect(inflated.equals(writeBody(it.spec))).toBe(true);
  });
});

describe('differenceFrom', () => {
  it('agrees without case, with more fields and with singles', () => {
    expect(
      differenceFrom({ Item: [0.1, null] }, { item: [Math.fround(0.1), null], more: 1 }),
    ).toBeUndefined();
  });

  it('names the place of a difference', () => {
    expect(differenceFrom({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe(
      '$.a[1].b: expected "x", found "y"',
    );
    expect(differenceFrom({ a: null }, {})).toContain('$.a');
    expect(differenceFrom([1], [1, 2])).toContain('$');
  });
});
