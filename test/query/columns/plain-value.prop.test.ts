// Values taken from a column without decoding against the values themselves.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { type PlainValue, plainValueAt } from '../../../src/query/columns/plain-value.ts';
import { ValueColumn } from '../../../src/query/columns/value-column.ts';
import { runs } from '../../tools/runs.ts';

/** How a value gets into a column, and what is plain about it. */
interface Written {
  readonly write: (column: ValueColumn) => void;
  readonly plain: PlainValue | undefined;
}

const values = fc.oneof<fc.Arbitrary<Written>[]>(
  fc.double().map((plain) => ({ plain, write: (column) => column.number(plain) })),
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 64n })
    .map((plain) => ({ plain, write: (column) => column.integer(plain) })),
  fc.boolean().map((plain) => ({ plain, write: (column) => column.boolean(plain) })),
  fc.constantFrom('', 'a', 'Ä').map((plain) => ({ plain, write: (column) => column.text(plain) })),
  fc.constantFrom<Written>(
    { plain: undefined, write: (column) => column.nothing() },
    { plain: undefined, write: (column) => column.other() },
    { plain: undefined, write: (column) => column.reference(3 as NodeId) },
    { plain: undefined, write: (column) => column.named('Iron', 2) },
  ),
);

test('numbers, integers with all digits, booleans and texts are plain; the rest takes decoding', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 8 }), (list) => {
      const column = new ValueColumn(new Uint8Array(), list.length, false);
      for (const [row, { write }] of list.entries()) {
        column.begin(row);
        write(column);
        column.end();
      }
      const found = list.map((_, row) => plainValueAt(column, column.start(column.firstElement(row))));
      expect(found).toEqual(list.map(({ plain }) => plain));
    }),
    { numRuns: runs(300) },
  );
});
