// Arrays that grow against plain ones.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Growing } from '../../../src/query/columns/growing.ts';

const writes = fc.array(
  fc.oneof(
    fc.record({ at: fc.nat({ max: 5000 }), value: fc.nat() }),
    fc.record({
      at: fc.nat({ max: 5000 }),
      values: fc.array(fc.nat(), { maxLength: 2000 }),
      count: fc.nat({ max: 2000 }),
    }),
  ),
  { maxLength: 12 },
);

test('holds what was written last at each place, and zeros between', () => {
  fc.assert(
    fc.property(writes, fc.nat({ max: 8000 }), (list, length) => {
      const growing = new Growing(Uint32Array);
      const plain: number[] = [];
      for (const write of list) {
        if ('value' in write) {
          growing.set(write.at, write.value);
          plain[write.at] = write.value;
        } else {
          const count = Math.min(write.count, write.values.length);
          growing.setAll(write.at, Uint32Array.from(write.values), count);
          for (let at = 0; at < count; at++) plain[write.at + at] = write.values[at]!;
        }
      }
      const expected = Array.from(plain, (value) => value ?? 0);
      expect([...growing.values.subarray(0, expected.length)]).toEqual(expected);
      expect(growing.values.subarray(expected.length).every((value) => value === 0)).toBe(true);
      expect(growing.bytes).toBe(growing.values.byteLength);
      const shared = growing.share(length);
      expect(shared.buffer).toBeInstanceOf(SharedArrayBuffer);
      expect(shared.length).toBeLessThanOrEqual(length);
      expect([...shared.subarray(0, expected.length)]).toEqual(expected.slice(0, length));
    }),
  );
});

test('takes no room before something is written', () => {
  expect(new Growing(Float64Array).bytes).toBe(0);
});
