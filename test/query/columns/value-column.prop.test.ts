// Columns of values against lists of lists: what is written is read back, on this thread and on another.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VALUE } from '../../../src/graph/column-reader.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { ValueColumn } from '../../../src/query/columns/value-column.ts';
import { forAll } from '../../tools/for-all.ts';

type Written =
  | { readonly kind: 'nothing' | 'other' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'integer'; readonly integer: bigint }
  | { readonly kind: 'boolean'; readonly boolean: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly target: number }
  | { readonly kind: 'named'; readonly text: string; readonly number: number | null };

const kindOf = <K extends string>(kind: K): fc.Arbitrary<K> => fc.constant(kind);
const texts = fc.constantFrom('', 'a', 'Ä', 'longer text');
const values: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ kind: fc.constantFrom('nothing' as const, 'other' as const) }),
  fc.record({ kind: kindOf('number'), number: fc.double() }),
  fc.record({ kind: kindOf('integer'), integer: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n }) }),
  fc.record({ kind: kindOf('boolean'), boolean: fc.boolean() }),
  fc.record({ kind: kindOf('text'), text: texts }),
  fc.record({ kind: kindOf('reference'), target: fc.nat({ max: 9 }) }),
  fc.record({ kind: kindOf('named'), text: texts, number: fc.option(fc.nat({ max: 300 })) }),
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

function write(column: ValueColumn, value: Written): void {
  if (value.kind === 'number') column.number(value.number);
  else if (value.kind === 'integer') column.integer(value.integer);
  else if (value.kind === 'boolean') column.boolean(value.boolean);
  else if (value.kind === 'text') column.text(value.text);
  else if (value.kind === 'reference') column.reference(value.target as NodeId);
  else if (value.kind === 'named') column.named(value.text, value.number);
  else column[value.kind]();
}

function readBack(column: ValueColumn, at: number): Written {
  const text = column.textOf(at);
  switch (column.kind(at)) {
    case VALUE.nothing:
      return { kind: 'nothing' };
    case VALUE.number:
      return { kind: 'number', number: column.rawNumber(at) };
    case VALUE.integer:
      return { kind: 'integer', integer: column.integerOf(at) };
    case VALUE.boolean:
      return { kind: 'boolean', boolean: column.booleanOf(at)! };
    case VALUE.text:
      return { kind: 'text', text: column.texts.texts[text]! };
    case VALUE.reference:
      return { kind: 'reference', target: column.targetOf(at) };
    default: {
      if (text < 0) return { kind: 'other' };
      const number = column.numberOf(at);
      return { kind: 'named', text: column.texts.texts[text]!, number: Number.isNaN(number) ? null : number };
    }
  }
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
function naiveMeasure(value: Written | undefined): number {
  if (value?.kind === 'boolean') return Number(value.boolean);
  if (value?.kind === 'integer') return Number(value.integer);
  const number = value?.kind === 'number' || value?.kind === 'named' ? value.number : null;
  return number !== null && Number.isFinite(number) ? number : Number.NaN;
}

function filled(given: Case): ValueColumn {
  const column = new ValueColumn(new Uint8Array(), given.rows.length, given.isSplit);
  fill(column, given);
  return column;
}

function fill(column: ValueColumn, { isSplit, rows, order }: Case): void {
  for (const [done, row] of order.entries()) {
    expect([...column.unreadRows()]).toEqual(order.slice(done).toSorted((a, b) => a - b));
    column.begin(row);
    for (const element of rows[row]!) {
      if (isSplit) column.element();
      for (const value of element) write(column, value);
    }
    column.end();
    expect(column.isKnown(row)).toBe(true);
  }
  expect([column.isComplete, column.unread]).toEqual([true, 0]);
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
        expect([...measures.values]).toEqual(rows.map(([element]) => naiveMeasure(element![0])));
        for (const [row, [element]] of rows.entries()) {
          const [first] = element!;
          const isLarge = first?.kind === 'integer' && !Number.isSafeInteger(Number(first.integer));
          expect(measures.large.get(row)).toBe(isLarge ? first.integer : undefined);
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
