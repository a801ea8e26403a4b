/** Files that are spoilt on purpose must be spoilt in the way they say. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blueprintBytes, blueprintCases } from './cases/blueprints.ts';
import { caseBytes, caseNamed } from './cases.ts';
import { chunkOffsets, flippedBytes, hostileCases, truncations } from './hostile.ts';

const largest = 400_000;

function hostile(name: string) {
  const found = hostileCases.find((it) => it.name === name);
  if (!found) throw new RangeError(name);
  return found;
}

describe('hostile files', () => {
  it('have names of their own', () => {
    expect(new Set(hostileCases.map((it) => it.name)).size).toBe(hostileCases.length);
  });

  it.each(hostileCases.map((it) => [it.name, it] as const))('%s is small', (_name, it) => {
    expect(it.bytes().length).toBeLessThan(largest);
  });

  it('break one chunk and leave the others whole', () => {
    const it = hostile('broken-chunk');
    const bytes = it.bytes();
    const inflates = chunkOffsets(bytes).map((at) => {
      try {
        return inflateSync(bytes.subarray(at + 49)).length > 0;
      } catch {
        return false;
      }
    });
    expect(inflates.filter((whole) => !whole)).toHaveLength(1);
    expect(it.survivors?.length).toBeGreaterThan(2);
    expect(it.survivorsBehind?.length).toBeGreaterThan(2);
  });
});

describe('helpers', () => {
  const bytes = caseBytes(caseNamed('version-46'));

  it('truncate at every length', () => {
    expect([...truncations(bytes)]).toHaveLength(bytes.length);
    expect([...truncations(bytes, 100)].map((it) => it.length).slice(0, 3)).toEqual([0, 100, 200]);
  });

  it('flip one byte at a time', () => {
    const [first, second] = [...flippedBytes(bytes.subarray(0, 3))];
    expect(first?.bytes[0]).toBe((bytes[0] ?? 0) ^ 0xff);
    expect(second?.bytes[0]).toBe(bytes[0]);
  });
});

describe('blueprints', () => {
  it.each(blueprintCases.map((it) => [it.name, it] as const))('%s stays the same', (_name, it) => {
    expect(blueprintBytes(it)).toEqual(blueprintBytes(it));
    expect(blueprintBytes(it).blueprint.length).toBeLessThan(4000);
  });
});
