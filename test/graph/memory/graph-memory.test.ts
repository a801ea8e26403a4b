// The kernel does to whole columns what the plain code does.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupRows } from '../../../src/graph/memory/columns.ts';
import { contentHash } from '../../../src/graph/memory/content-hash.ts';
import { GraphMemory } from '../../../src/graph/memory/graph-memory.ts';
import { groupRowsHere, groupStarts, isAscending } from '../../../src/graph/memory/kernel-groups.ts';
import { forAll } from '../../tools/for-all.ts';
import { random } from '../../tools/random.ts';

const SEED = 20261122;

test(`a hash is the same by the kernel, whatever the size (seed ${SEED})`, () => {
  const next = random(SEED);
  const memory = new GraphMemory(100, 'made');
  for (const size of [0, 1, 2, 3, 4, 5, 4095, 65_535, 65_536, 65_537, 200_003]) {
    const bytes = Uint8Array.from({ length: size + 1 }, () => next() & 0xff);
    for (const part of [bytes.subarray(0, size), bytes.subarray(1)]) {
      for (const seed of [0, 7, contentHash(bytes, 1)]) {
        expect(memory.hash(part, seed), `${size} bytes, ${seed}`).toBe(contentHash(part, seed));
      }
    }
  }
});

test('rows are grouped by the kernel as in JavaScript', () => {
  const keys = fc
    .integer({ min: 1, max: 20 })
    .chain((groups) =>
      fc.tuple(fc.constant(groups), fc.array(fc.nat({ max: groups - 1 }), { maxLength: 100 }), fc.boolean()),
    );
  forAll(100, keys, ([groups, values, ordered]) => {
    const memory = new GraphMemory(100, 'made');
    const column = memory.array(Uint32Array, values.length);
    column.set(ordered ? values.sort((a, b) => a - b) : values);
    const plain = groupRows(column, values.length, groups);
    expect(groupRowsHere(memory, column, groups)).toEqual(plain);
    expect(groupStarts(memory, column, groups)).toEqual(plain.start);
    const ascending = values.every((value, at) => at === 0 || values[at - 1]! <= value);
    expect(isAscending(memory, column)).toBe(ascending);
  });
});
