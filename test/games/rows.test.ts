// Filters, orders, groups and pages of curated rows, which every game's lists share.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Row, RowFieldKind, RowShape, RowSource } from '../../src/games/shared/rows/fields.ts';
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
  ['note', 'text'],
  ['object', 'object'],
  ['inner', 'other'],
  ['slots', 'rows'],
  ['base', 'row'],
]);
const slot: RowShape = {
  graph,
  fields: new Map<string, RowFieldKind>([
    ['what', 'named'],
    ['amount', 'number'],
    ['most', 'number'],
    ['held', 'rows'],
  ]),
  inside: (field) => (field === 'held' ? slot : null),
};
const inside: RowShape['inside'] = (field) => (['slots', 'base'].includes(field) ? slot : null);
const [, texts, conditions, refusals, others] = readFileSync('test/games/rows.txt', 'utf8')
  .trimEnd()
  .split('\n\n');
const rows = texts!.split(/\n(?=\{)/).map((line) => readJson(line) as { readonly label: string });
const linesOf = (part: string): string[][] =>
  Array.from(part.matchAll(/^(.*?): ([[{n].*) = ?(.*)$/gm), ([, ...words]) => words.map(String));
const source = { graph, fields, name: 'test', rows, inside };

function labels(args: RowArgs): string {
  return Array.from(listRows(source, args, NO_TOOLS).rows, (at) => rows[at]!.label).join('');
}

const countsOf = (
  of: Pick<RowSource, 'graph' | 'fields'>,
  list: readonly Row[],
  args: RowGroupArgs,
): string =>
  rowGroups(of, list, args)
    .map(({ keys, count }) => [...keys, count].map((each) => JSON.stringify(each)).join(' '))
    .join(', ');

const ANSWERS: Readonly<Record<string, (args: never) => string>> = {
  where: (where) => labels({ where }),
  order: (orderBy) => labels({ orderBy }),
  groups: (args) => countsOf(source, rows, args),
};

it.each(linesOf(conditions!))('meet %s: %s', (_, where, expected) => {
  expect(labels({ where: readJson(where!) as RowFilter })).toBe(expected);
});

it.each(linesOf(others!))('%s: %s', (kind, args, expected) => {
  expect(ANSWERS[kind!]!(readJson(args!) as never)).toBe(expected);
});

it.each(linesOf(refusals!))('%s: %s', (kind, args, message) => {
  expect(() => ANSWERS[kind!.slice('refused '.length)]!(readJson(args!) as never)).toThrow(message!);
});

it('a page goes on from a cursor, of this list only', () => {
  const after = listRows(source, { first: 2 }, NO_TOOLS).cursor(1);
  expect([labels({ first: 2, after }), labels({ last: 2 })]).toEqual(['cd', 'de']);
  expect(() => labels({ where: { paused: { eq: false } }, after })).toThrow(
    'the cursor belongs to another list',
  );
});

describe('groups', () => {
  it('have a row with a list inside structs once for each of its values', () => {
    const skills = [{ skills: [{ level: 2 }, { level: 2 }, { level: 5 }] }, { skills: [{ level: 5 }] }];
    const own = new Map<string, RowFieldKind>([['skills', 'other']]);
    expect(countsOf({ graph, fields: own }, skills, { by: ['skills.level'] })).toBe('5 2, 2 1');
  });

  it('have 64-bit integers with all digits, in their order', () => {
    const ids = [9n, 2n ** 60n, 2n ** 60n + 1n, 10n, 9n, null].map((id) => ({ id }));
    const own = new Map<string, RowFieldKind>([['id', 'number']]);
    const args: RowGroupArgs = { by: ['id'], orderBy: [{ field: 'KEY', direction: 'ASC' }] };
    const expected = `null 1, "9" 2, "10" 1, "${2n ** 60n}" 1, "${2n ** 60n + 1n}" 1`;
    expect(countsOf({ graph, fields: own }, ids, args)).toBe(expected);
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

  it('have figures and objects', () => {
    const groups = rowGroups({ graph, fields }, rows, { by: ['recipe'] });
    expect(groups.map((group) => group.figures('clock').sum)).toEqual([1.5, 3.5, 0]);
    expect(groups[1]!.objects()).toEqual([{ node: 0 }]);
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
