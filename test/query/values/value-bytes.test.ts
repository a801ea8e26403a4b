// Any part of the bytes of a value, within bounds.

import { expect, it } from 'vitest';
import type { PropertyValue } from '../../../src/graph/values.ts';
import { partOfBytes } from '../../../src/query/values/value-bytes.ts';

const bytes = Uint8Array.from({ length: 10_000 }, (_, at) => at % 251);
const property: PropertyValue = { name: 'a', index: 0, type: '', value: { kind: 'opaque', bytes } };

it('gives all of them, part by part', () => {
  const parts: number[] = [];
  for (let offset = 0; offset < bytes.length; offset += 3000) {
    const found = partOfBytes(property, offset, 3000)!;
    expect([found.offset, found.length]).toEqual([offset, 10_000]);
    parts.push(...found.part);
  }
  expect(parts).toEqual([...bytes]);
  expect([...partOfBytes(property, null, undefined)!.part]).toEqual(parts);
});

it('is empty past the end, and null for other values', () => {
  expect(partOfBytes(property, 2 ** 31 - 1, 5)!.part).toHaveLength(0);
  expect(partOfBytes(property, 9_999, 5)!.part).toHaveLength(1);
  expect(partOfBytes({ ...property, value: 'text' }, 0, 5)).toBeNull();
});

it('refuses what cannot be meant', () => {
  expect(() => partOfBytes(property, -1, 5)).toThrow('offset: must not be negative');
  expect(() => partOfBytes(property, 0, -5)).toThrow('length: must not be negative');
  expect(() => partOfBytes(property, 0, 2 ** 20 + 1)).toThrow('length: at most 1048576 bytes at a time');
});
