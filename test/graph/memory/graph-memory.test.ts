// A hash by the kernel is that of the plain code.

import { expect, test } from 'vitest';
import { contentHash } from '../../../src/graph/memory/content-hash.ts';
import { GraphMemory } from '../../../src/graph/memory/graph-memory.ts';
import { random } from '../../fuzz/mutate.ts';

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
