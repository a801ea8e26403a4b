// Rows of an answer, compared with a plain flattening of the same data.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTable } from '../../src/bulk/answer-table.ts';
import { answerRows } from '../../src/server/threads/answer-rows.ts';
import { rowsOf } from '../tools/answer-rows.ts';
import { forAll } from '../tools/for-all.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Row = Readonly<Record<string, Json>>;

/** The cells of a row, by their columns. */
function cellsOf(value: Json, name = ''): Map<string, Json> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Map([[name || 'value', Array.isArray(value) ? JSON.stringify(value) : value]]);
  }
  const parts = Object.entries(value).map(([part, inner]) => cellsOf(inner, name ? `${name}_${part}` : part));
  return new Map(parts.flatMap((cells) => [...cells]));
}

/** Every row with every column; a column is left out when it only stands for objects that are null. */
function plainRows(list: readonly Json[]): Row[] {
  const rows = list.map((value) => cellsOf(value));
  const columns = [...new Set(rows.flatMap((cells) => [...cells.keys()]))];
  const shown = columns.filter(
    (column) =>
      rows.some((cells) => (cells.get(column) ?? null) !== null) ||
      !columns.some((other) => other.startsWith(`${column}_`)),
  );
  return rows.map((cells) => Object.fromEntries(shown.map((column) => [column, cells.get(column) ?? null])));
}

// Names of GraphQL, of which some are those of an object with a field; two ways to one column are for another test.
const name = fc.constantFrom('a', 'b', 'slug', 'nodes', '__proto__', 'constructor');
const { value: json } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.constantFrom('', 'x', 'é"\n')),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie('value')), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

/** Data, the list that is meant, and its rows. */
const TABLE = readFileSync('test/bulk/answer-rows.txt', 'utf8')
  .split(/\n+(?=\{|null)/)
  .slice(1)
  .map((block) => block.trim().split(/\nof |\n= /));

function passesList(data: Json, path: readonly string[]): boolean {
  let found: Json | undefined = data;
  for (const part of path) {
    if (Array.isArray(found)) return true;
    found = (found as Readonly<Record<string, Json>> | null | undefined)?.[part];
  }
  return false;
}

describe('rows', () => {
  it('have the cells of every value of the list, each under its path', () => {
    forAll(500, fc.array(json, { maxLength: 5 }), (list) => {
      expect(rowsOf({ list }, 'list')).toEqual(JSON.parse(JSON.stringify(plainRows(list))));
    });
  });

  it('are of the list at a path, and of none where there is no list', () => {
    const paths = fc.array(name, { minLength: 1, maxLength: 3 });
    forAll(500, json, paths, (data, path) => {
      let found: Json | undefined = data;
      for (const part of path) {
        const isInside: boolean = typeof found === 'object' && found !== null && Object.hasOwn(found, part);
        found = isInside ? (found as Readonly<Record<string, Json>>)[part] : undefined;
      }
      // Through a list, each entry is looked into: that is another test.
      fc.pre(!passesList(data, path));
      const list = path.join('.');
      if (Array.isArray(found)) expect(rowsOf(data, list)).toEqual(rowsOf({ at: found }, 'at'));
      else expect(() => answerTable(data, list)).toThrow('has no list');
    });
  });

  it.each(TABLE)('%s, of %s', (data, list, expected) => {
    const rows = () => rowsOf(JSON.parse(data!), list === 'the first' ? null : list!);
    if (expected === 'no list') expect(rows).toThrow('has no list');
    else expect(rows()).toEqual(JSON.parse(expected!));
  });

  it('are refused where what is around a list would be repeated too often', () => {
    const outer = Array.from({ length: 300 }, () => ({ text: 'x'.repeat(100_000), list: Array(10).fill(1) }));
    expect(() => answerTable({ outer }, 'outer.list')).toThrow(/repeated too often/);
  });

  it('are refused where names of their own in every row would make them far larger than the answer', () => {
    const data = Array.from({ length: 3000 }, (_, row) => ({
      json: { [`key${row}`]: row, a: 'x'.repeat(10) },
    }));
    expect(() => answerTable(data, null)).toThrow(
      /3000 rows of \d+ columns and more are over 67108864 bytes/,
    );
    expect(rowsOf(data.slice(0, 100), null)).toHaveLength(100);
  });
});

describe('an answer', () => {
  const made = async (answer: unknown, list: string | null) => {
    const bytes = new TextEncoder().encode(JSON.stringify(answer));
    const { body, table } = await answerRows({ answer: bytes, list, format: 'json' });
    return [JSON.parse(new TextDecoder().decode(body)), table];
  };

  it('with errors has no rows, whatever data is beside them', async () => {
    const errors = [{ message: 'no', path: ['a'] }];
    expect(await made({ data: { a: [1] }, errors }, null)).toEqual([{ errors }, undefined]);
    expect(await made({ errors }, 'nothing')).toEqual([{ errors }, undefined]);
  });

  it('without them has rows and warnings, and a list that is not there is refused', async () => {
    expect(await made({ data: { a: ['é'] }, extensions: { warnings: [{ message: 'w' }] } }, 'a')).toEqual([
      [{ value: 'é' }],
      { totalCount: 1, warnings: ['w'] },
    ]);
    await expect(made({ data: { a: 1 } }, 'a')).rejects.toThrow('the answer has no list at "a"');
    await expect(made({ data: null }, 'a.b')).rejects.toThrow('the answer has no list at "a.b"');
  });
});
