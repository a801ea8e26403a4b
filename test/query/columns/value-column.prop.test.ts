// Columns of values against lists of lists: what is written is read back, on this thread and on another.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VALUE } from '../../../src/graph/column-reader.ts';
import { ValueColumn } from '../../../src/query/columns/value-column.ts';
import { forAll } from '../../tools/for-all.ts';

/** A method of columns with what it is given. */
type Written = readonly [
  kind: 'nothing' | 'other' | 'number' | 'integer' | 'boolean' | 'text' | 'reference' | 'named',
  ...of: unknown[],
];

const texts = fc.constantFrom('', 'a', 'Ä', 'longer text');
const written = (kind: Written[0], ...of: fc.Arbitrary<unknown>[]): fc.Arbitrary<Written> =>
  fc.tuple(...of).map((values): Written => [kind, ...values]);
const values = fc.oneof(
  ...[written('nothing'), written('other'), written('number', fc.double())],
  written('integer', fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n })),
  ...[written('boolean', fc.boolean()), written('text', texts), written('reference', fc.nat({ max: 9 }))],
  written('named', texts, fc.option(fc.nat({ max: 300 }))),
);

/** Elements of each row, and the order in which rows are read. */
interface Case {
  readonly isSplit: boolean;
  readonly rows: readonly (readonly (readonly Written[])[])[];
  readonly order: readonly number[];
}

const cases: fc.Arbitrary<Case> = fc.boolean().chain((isSplit) =>
  fc
    .array(
      fc.array(
        fc.array(values, { maxLength: 3 }),
        isSplit ? { maxLength: 3 } : { minLength: 1, maxLength: 1 },
      ),
      { maxLength: 6 },
    )
    .chain((rows) => {
      const all = rows.map((_, row) => row);
      return fc.record({
        isSplit: fc.constant(isSplit),
        rows: fc.constant(rows),
        order: fc.shuffledSubarray(all, { minLength: all.length }),
      });
    }),
);

function readBack(column: ValueColumn, at: number): Written {
  const text = column.texts.texts[column.textOf(at)];
  const number = column.numberOf(at);
  const read: Readonly<Record<number, () => Written>> = {
    [VALUE.nothing]: () => ['nothing'],
    [VALUE.number]: () => ['number', column.rawNumber(at)],
    [VALUE.integer]: () => ['integer', column.integerOf(at)],
    [VALUE.boolean]: () => ['boolean', column.booleanOf(at)],
    [VALUE.text]: () => ['text', text],
    [VALUE.reference]: () => ['reference', column.targetOf(at)],
  };
  const own = read[column.kind(at)]?.();
  return own ?? (text === undefined ? ['other'] : ['named', text, Number.isNaN(number) ? null : number]);
}

function elementsOf(column: ValueColumn, row: number): Written[][] {
  return Array.from({ length: column.elementCount(row) }, (_, number) => {
    const element = column.firstElement(row) + number;
    const found: Written[] = [];
    for (let at = column.start(element); at < column.stop(element); at++) found.push(readBack(column, at));
    return found;
  });
}

/** As figures take it: of no number none, and of what is not finite none. */
function naiveMeasure([kind, first, second]: Written): number {
  if (kind === 'boolean' || kind === 'integer') return Number(first);
  const number = kind === 'number' ? first : kind === 'named' ? second : null;
  return Number.isFinite(number) ? Number(number) : Number.NaN;
}

function filled({ isSplit, rows, order }: Case): ValueColumn {
  const column = new ValueColumn(new Uint8Array(), rows.length, isSplit);
  for (const [done, row] of order.entries()) {
    expect([...column.unreadRows()]).toEqual(order.slice(done).toSorted((a, b) => a - b));
    column.begin(row);
    for (const element of rows[row]!) {
      if (isSplit) column.element();
      for (const [kind, ...of] of element) (column[kind] as (...given: unknown[]) => void).apply(column, of);
    }
    column.end();
    expect(column.isKnown(row)).toBe(true);
  }
  expect([column.isComplete, column.unread]).toEqual([true, 0]);
  return column;
}

test('gives back what was written, whichever rows were read first, and what another thread adopts is the same', () => {
  forAll(300, cases, (given) => {
    const { isSplit, rows } = given;
    const column = filled(given);
    const adopted = new ValueColumn(new Uint8Array(), rows.length, isSplit);
    adopted.restore(column.freeze());
    for (const each of [column, adopted]) {
      expect(rows.map((_, row) => elementsOf(each, row))).toEqual(rows);
      const measures = each.measures();
      if (!isSplit) {
        expect([...measures.values]).toEqual(
          rows.map(([element]) => naiveMeasure(element![0] ?? ['nothing'])),
        );
        for (const [row, [element]] of rows.entries()) {
          const [[kind, integer] = ['nothing']] = element!;
          const isLarge = kind === 'integer' && !Number.isSafeInteger(Number(integer));
          expect(measures.large.get(row)).toBe(isLarge ? integer : undefined);
        }
      }
    }
  });
});

test('spans are those of the elements that are meant', () => {
  forAll(100, cases, (given) => {
    const column = filled(given);
    const meant = given.rows.flatMap((elements, row) => elements.map((_, number) => ({ row, number })));
    const rows = Uint32Array.from(meant, ({ row }) => row);
    const { start, stop } = column.spans(
      rows,
      given.isSplit ? Uint32Array.from(meant, ({ number }) => number) : null,
    );
    meant.forEach(({ row, number }, at) => {
      const element = column.firstElement(row) + number;
      expect([start[at], stop[at]]).toEqual([column.start(element), column.stop(element)]);
    });
  });
});

test('rows that cannot have values are known to have none', () => {
  const column = new ValueColumn(new Uint8Array(), 40, false);
  column.expect([Uint32Array.of(3, 5), Uint32Array.of(5, 39)]);
  expect([column.unread, [...column.unreadRows()]]).toEqual([3, [3, 5, 39]]);
  expect(elementsOf(column, 4)).toEqual([[]]);
});
