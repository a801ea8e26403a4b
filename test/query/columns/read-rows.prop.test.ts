// Rows that were read against a plain set of numbers.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReadRows } from '../../../src/query/columns/read-rows.ts';

const ROWS = 40;
const someRows = fc.array(fc.nat({ max: ROWS - 1 }), { maxLength: ROWS });

test('rows are read once, and the rest is what is left', () => {
  const cases = fc.record({
    candidates: fc.option(fc.array(someRows, { maxLength: 3 })),
    added: fc.array(fc.nat({ max: ROWS - 1 }), { maxLength: 2 * ROWS }),
  });
  fc.assert(
    fc.property(cases, ({ candidates, added }) => {
      const all = Array.from({ length: ROWS }, (_, row) => row);
      const left = new Set(candidates?.flat() ?? all);
      const read = new ReadRows(ROWS);
      if (candidates) read.leaveOnly(candidates.map((rows) => Uint32Array.from(rows)));
      for (const row of [null, ...added]) {
        if (row !== null) {
          read.add(row);
          left.delete(row);
        }
        expect(read.unread).toBe(left.size);
        expect(all.filter((each) => !read.has(each))).toEqual([...left].sort((a, b) => a - b));
        expect([...read.rest()]).toEqual([...left].sort((a, b) => a - b));
      }
      const expected = candidates && Uint32Array.from(new Set(candidates.flat())).sort();
      expect(read.candidates).toEqual(expected);
      read.addAll(expected);
      expect([read.unread, read.rest().length, read.length]).toEqual([0, 0, ROWS]);
      expect(read.candidates).toEqual(expected);
    }),
  );
});
