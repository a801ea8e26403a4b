// Cutting whatever an answer may be: it fits, counts stay what they were, tables stay tables, and what was cut is said.

import fc from 'fast-check';
import { encode } from 'gpt-tokenizer';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '../../../src/api/schema/sdl.ts';
import { compact } from '../../../src/mcp/answers/compact.ts';
import { cutToFit } from '../../../src/mcp/answers/cut.ts';
import { estimateTokens } from '../../../src/mcp/answers/token-estimate.ts';
import { ToolError } from '../../../src/mcp/tool-error.ts';
import { withCounts } from '../../../src/mcp/tools/query.ts';
import { forAll } from '../../tools/for-all.ts';

const { value: tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string({ maxLength: 60 })),
    fc.array(tie('value'), { maxLength: 60 }),
    fc.dictionary(fc.string({ maxLength: 12 }), tie('value'), { maxKeys: 6 }),
    fc.record({ totalCount: fc.nat(), nodes: fc.array(tie('value'), { maxLength: 60 }) }),
    table(),
  ),
}));

function table(): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.nat(), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 200 }))
    .map(([total, columns, rows]) => ({
      total,
      columns: Array.from({ length: columns }, (_, at) => `c${at}`),
      rows: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, at) => (at === 0 ? `thing ${row}` : row * at)),
      ),
    }));
}

it('makes anything fit', () => {
  forAll(300, tree as fc.Arbitrary<unknown>, fc.integer({ min: 200, max: 3_500 }), (value, most) => {
    let fitted: ReturnType<typeof cutToFit>;
    try {
      fitted = cutToFit(value, most);
    } catch (error) {
      expect(error).toBeInstanceOf(ToolError);
      return;
    }
    const text = JSON.stringify(fitted.value);
    expect(estimateTokens(text)).toBeLessThanOrEqual(most);
    expectShortened(JSON.parse(JSON.stringify(value)), JSON.parse(text));
    if (text.length < JSON.stringify(value).length / 2) expect(fitted.notes).not.toEqual([]);
  });
});

it('costs no more than it promises, by the real tokenizer', () => {
  const ids = Array.from({ length: 3_000 }, (_, at) => ({
    id: Buffer.from(`osave:Persistent_Level.Build_${at * 7919}`).toString('base64url'),
  }));
  const texts = Array.from({ length: 3_000 }, (_, at) => ({ text: `我的铁板在哪里 ${at}` }));
  for (const nodes of [ids, texts]) {
    const { value, notes } = cutToFit({ save: { objects: { totalCount: 98_000, nodes } } });
    expect(encode(JSON.stringify(value)).length).toBeLessThan(4_000);
    expect(notes.join()).toMatch(/save\.objects\.nodes: the first \d+ of 98000/);
  }
});

it('refuses a single thing that is too large, and says what to do', () => {
  const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field${at}`, at]));
  expect(() => cutToFit({ nodes: [fields] })).toThrow(ToolError);
});

it('counts every list of a query, and changes nothing else', () => {
  const schema = buildSchema(readSdl());
  const counted = withCounts(
    schema,
    '{ saves { nodes { slug objects(first: 2) { edges { node { path } } } classes { totalCount nodes { name } } } } }',
  );
  expect(validate(schema, parse(counted))).toEqual([]);
  expect(counted.match(/totalCount/g)).toHaveLength(3);
  const fragment = withCounts(
    schema,
    'query Q($a: Int) { saves(first: $a) { ...P } } fragment P on SaveConnection { nodes { slug } }',
  );
  expect(validate(schema, parse(fragment))).toEqual([]);
  for (const odd of [
    '{',
    '',
    '{ nope { nodes { x } } }',
    'type A { a: Int }',
    '{ saves { totalCount: __typename nodes { slug } } }',
  ]) {
    expect(() => withCounts(schema, odd)).not.toThrow();
  }
});

it('makes rows of lists, and drops nothing that is there', () => {
  const rows = {
    totalCount: 7,
    nodes: [
      {
        item: { title: null, name: 'a' },
        amount: 61.600000001490116,
        unit: 'PIECES',
        at: { x: 1.26, y: 2, z: 3 },
        id: { path: 'p' },
        gone: null,
      },
      { item: { title: 'B', name: 'b' }, amount: 2, unit: 'M3', at: null, id: { path: 'q' }, gone: null },
    ],
  };
  expect(compact(rows)).toEqual({
    total: 7,
    columns: ['item', 'amount', 'unit', 'at', 'id'],
    rows: [
      ['a', 61.6, 'PIECES', [1.3, 2, 3], 'p'],
      ['B', 2, 'M3', null, 'q'],
    ],
  });
  const stacks = [
    {
      carries: [
        { item: { title: 'A', name: 'a' }, amount: 2 },
        { item: { title: 'A', name: 'a' }, amount: 3 },
      ],
    },
  ];
  expect(compact({ nodes: stacks })).toEqual({ total: 1, columns: ['carries'], rows: [[[['A', 5]]]] });
  expect(compact({ totalCount: 0, nodes: [] })).toBe(0);
});

/** Every count is the same, every list a beginning, every row whole. */
function expectShortened(before: unknown, after: unknown): void {
  if (Array.isArray(before)) {
    expect(Array.isArray(after)).toBe(true);
    for (const [at, item] of (after as unknown[]).entries()) expectShortened(before[at], item);
    return;
  }
  if (typeof before === 'object' && before !== null) {
    const { columns, rows } = after as { columns?: unknown; rows?: unknown };
    if (Array.isArray(columns) && Array.isArray(rows)) {
      for (const row of rows) if (Array.isArray(row)) expect(row.length).toBe(columns.length);
    }
    for (const [name, value] of Object.entries(before)) {
      if (name.length <= 12) expectShortened(value, (after as Record<string, unknown>)[name]);
    }
    return;
  }
  if (typeof before === 'number') expect(after).toBe(before);
}
