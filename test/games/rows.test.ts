// Filters, orders, groups and pages of curated rows, which every game's lists share.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RowFieldKind } from '../../src/games/shared/rows/fields.ts';
import type { RowFilter } from '../../src/games/shared/rows/filter.ts';
import { type RowGroupArgs, rowGroups } from '../../src/games/shared/rows/groups.ts';
import { listRows, type RowArgs } from '../../src/games/shared/rows/list.ts';
import { NO_TOOLS, type Warning } from '../../src/query/tools.ts';
import { readJson } from '../tools/graph-notation.ts';
import { testGraph } from '../tools/test-graph.ts';

const graph = testGraph([{ path: 'Level:A.Machine_1', class: '/Game/Machine_C' }]);
const fields = new Map<string, RowFieldKind>([
  ['label', 'text'],
  ['recipe', 'named'],
  ['clock', 'number'],
  ['limit', 'number'],
  ['paused', 'boolean'],
  ['kind', 'enum'],
  ['position', 'place'],
  ['tags', 'text'],
  ['object', 'object'],
  ['inner', 'other'],
]);
const [, texts, conditions, refusals] = readFileSync('test/games/rows.txt', 'utf8').trimEnd().split('\n\n');
const rows = texts!.split(/\n(?=\{)/).map((line) => readJson(line) as { readonly label: string });
const met = Array.from(conditions!.matchAll(/^([^{]*): (.*) = ?(.*)$/gm), ([, ...parts]) =>
  parts.map(String),
);
const refused = Array.from(refusals!.matchAll(/^refused: (.*) = (.*)$/gm), ([, ...parts]) =>
  parts.map(String),
);
const source = { graph, fields, name: 'test', rows };

function labels(args: RowArgs): string {
  return Array.from(listRows(source, args, NO_TOOLS).rows, (at) => rows[at]!.label).join('');
}

describe('filters', () => {
  it.each(met)('%s: %s', (_, where, expected) => {
    expect(labels({ where: readJson(where) as RowFilter })).toBe(expected);
  });

  it.each(refused)('refuses %s', (where, message) => {
    expect(() => labels({ where: readJson(where) as RowFilter })).toThrow(message);
  });
});

describe('orders', () => {
  it('sorts by several fields, rows without a value last', () => {
    expect(
      labels({
        orderBy: [
          { field: 'clock', direction: 'DESC' },
          { field: 'label', direction: 'DESC' },
        ],
      }),
    ).toBe('beadc');
    expect(labels({ orderBy: [{ field: 'clock', nulls: 'FIRST' }] })).toBe('cdaeb');
    expect(labels({ orderBy: [{ field: 'recipe' }] })).toBe('adbec');
    expect(labels({ orderBy: [{ field: 'inner.n' }] })).toBe('cabde');
  });

  it.each(['nothing', 'object.path', 'recipe.constructor', '__proto__', 'recipe..name'])(
    '%s leads nowhere',
    (field) => {
      if (field === 'object.path' || field === 'recipe.constructor')
        expect(labels({ orderBy: [{ field }] })).toBe('abcde');
      else expect(() => labels({ orderBy: [{ field }] })).toThrow('is not a field; there are label, recipe');
    },
  );
});

describe('pages', () => {
  it('goes on from a cursor, of this list only', () => {
    const first = listRows(source, { first: 2 }, NO_TOOLS);
    const after = first.cursor(1);
    expect(labels({ first: 2, after })).toBe('cd');
    expect(labels({ last: 2 })).toBe('de');
    expect(() => labels({ where: { paused: { eq: false } }, after })).toThrow(
      'the cursor belongs to another list',
    );
  });
});

describe('groups', () => {
  it('have a row with a list once for each of its values, those inside structs too', () => {
    const keysAndCounts = (args: RowGroupArgs): unknown[] =>
      rowGroups({ graph, fields }, rows, args).map(({ keys, count }) => [...keys, count]);
    expect(keysAndCounts({ by: ['tags'] })).toEqual(
      [
        ['t', 1],
        ['u', 2],
        [null, 2],
        ['v', 1],
      ].sort((a, b) => Number(b[1]) - Number(a[1])),
    );
    expect(keysAndCounts({ by: ['tags', 'recipe'], having: { count: { gte: 2 } } })).toEqual([
      [null, 'Recipe_Rod_C', 2],
    ]);
    const skills = [{ skills: [{ level: 2 }, { level: 2 }, { level: 5 }] }, { skills: [{ level: 5 }] }];
    const own = new Map<string, RowFieldKind>([['skills', 'other']]);
    const groups = rowGroups({ graph, fields: own }, skills, { by: ['skills.level'] });
    expect(groups.map(({ keys, count }) => [...keys, count])).toEqual([
      [5, 2],
      [2, 1],
    ]);
  });

  it('have 64-bit integers with all digits, in their order', () => {
    const ids = [9n, 2n ** 60n, 2n ** 60n + 1n, 10n, 9n, null].map((id) => ({ id }));
    const own = new Map<string, RowFieldKind>([['id', 'number']]);
    const args: RowGroupArgs = { by: ['id'], orderBy: [{ field: 'KEY', direction: 'ASC' }] };
    expect(rowGroups({ graph, fields: own }, ids, args).map(({ keys, count }) => [...keys, count])).toEqual([
      [null, 1],
      ['9', 2],
      ['10', 1],
      [String(2n ** 60n), 1],
      [String(2n ** 60n + 1n), 1],
    ]);
  });

  it('are made of things, not of their titles', () => {
    const pal = (uid: string) => ({ owner: { title: 'Ada', name: uid, path: null } });
    const ore = (path: string | null) => ({ owner: { title: 'Iron Ore', name: 'Desc_OreIron_C', path } });
    const pals = [pal('A1'), pal('B2'), pal('A1'), ore(null), ore('/Game/Ore.Desc_OreIron_C')];
    const of = { graph, fields: new Map<string, RowFieldKind>([['owner', 'named']]), rows: pals };
    const groups = rowGroups({ graph, fields: of.fields }, pals, { by: ['owner'] });
    expect(groups.map(({ keys, ids, count }) => [...keys, ...ids, count])).toEqual([
      ['Ada', 'A1', 2],
      ['Iron Ore', 'Desc_OreIron_C', 2],
      ['Ada', 'B2', 1],
    ]);
    const warnings: Warning[] = [];
    const tools = { ...NO_TOOLS, warn: (warning: Warning) => void warnings.push(warning) };
    const source = { ...of, name: 'pals' };
    listRows(source, { where: { owner: { eq: 'A1' } } as RowFilter }, tools);
    listRows(source, { where: { owner: { eq: 'Iron Ore' } } as RowFilter }, tools);
    expect(warnings).toEqual([]);
    listRows(source, { where: { not: { owner: { in: ['Ada'] } } } as RowFilter }, tools);
    expect(warnings).toMatchObject([{ code: 'AMBIGUOUS_NAME', name: 'Ada', suggestions: ['A1', 'B2'] }]);
  });

  it('are refused when lists put rows into more groups than can be', () => {
    const many = [{ tags: Array.from({ length: 300 }, (_, at) => String(at)) }];
    expect(() => rowGroups({ graph, fields }, many, { by: ['tags', 'tags', 'tags'] })).toThrow(
      'more than 1000000',
    );
  });

  it('counts by titles, and sums', () => {
    const groups = rowGroups({ graph, fields }, rows, { by: ['recipe'] });
    expect(groups.map(({ keys, count }) => [...keys, count])).toEqual([
      ['Iron Plate', 2],
      ['Recipe_Rod_C', 2],
      [null, 1],
    ]);
    expect(groups.map((group) => group.figures('clock').sum)).toEqual([1.5, 3.5, 0]);
    expect(groups[1]!.objects()).toEqual([{ node: 0 }]);
    // The last group has no clock, whose sum is not known to be under 1.
    const low = { number: [{ field: 'clock', sum: { lt: 1 } }] };
    expect(rowGroups({ graph, fields }, rows, { by: ['recipe'], having: low })).toEqual([]);
  });

  it('orders, chooses and refuses', () => {
    const by = ['kind'];
    const keysOf = (args: Partial<RowGroupArgs>): unknown[] =>
      rowGroups({ graph, fields }, rows, { by, ...args }).map(({ keys }) => keys[0]);
    expect(keysOf({ orderBy: [{ field: 'KEY' }], having: { count: { lt: 3 } } })).toEqual(['Z', 'Y']);
    expect(keysOf({ orderBy: [{ number: { field: 'clock' } }] })).toEqual(['Y', 'X', 'Z']);
    expect(keysOf({ orderBy: [{ number: { field: 'clock', figure: 'MIN' }, direction: 'ASC' }] })).toEqual([
      'Z',
      'X',
      'Y',
    ]);
    expect(keysOf({ having: { number: [{ field: 'clock', max: { gt: 1 } }] } })).toEqual(['Y']);
    expect(() => keysOf({ by: [] })).toThrow('needs at least one field');
    expect(() => keysOf({ having: null })).toThrow('must not be null');
    expect(() => keysOf({ orderBy: [{}] })).toThrow('needs exactly one of field and number');
    expect(() => keysOf({ orderBy: [{ number: { field: 'nothing' } }] })).toThrow('is not a field');
  });
});

it('warns that rows around a place are in several levels, where each has places of its own', () => {
  const levels = testGraph(
    ['a', 'b', 'c'].map((path) => ({ path, class: 'C', level: path === 'c' ? 'M' : 'L' })),
  );
  const placed = [0, 1, 2].map((node) => ({
    object: { node },
    label: String(node),
    position: { x: 0, y: 0, z: 0 },
  }));
  const of = { ...source, graph: levels, rows: placed, isPerLevel: true };
  const around = { position: { box: { minX: -1, minY: -1, maxX: 1, maxY: 1 } } };
  const codes = (args: RowArgs): string[] => {
    const found: Warning[] = [];
    listRows(of, args, { ...NO_TOOLS, warn: (warning) => void found.push(warning) });
    return found.map(({ code, suggestions }) => [code, ...suggestions].join(' '));
  };
  expect(codes({ where: { or: [around] } as RowFilter })).toEqual(['MIXED_LEVELS L M']);
  expect(codes({ near: { point: { x: 0, y: 0 }, metres: 5 } })).toEqual(['MIXED_LEVELS L M']);
  expect(codes({ where: { ...around, label: { in: ['0', '1'] } } as RowFilter })).toEqual([]);
  expect(codes({ where: { label: { startsWith: '' } } as RowFilter })).toEqual([]);
});

it('knows texts that no row has', () => {
  const found: Warning[] = [];
  const of = { ...source, words: (field: string) => (field === 'label' ? ['z'] : []) };
  const tools = { ...NO_TOOLS, warn: (warning: Warning) => void found.push(warning) };
  for (const eq of ['z', 'y']) listRows(of, { where: { label: { eq } } as RowFilter }, tools);
  expect(found.map(({ name }) => name)).toEqual(['y']);
});
