// Filters on objects and the conditions that they become, by equality.

import { expect, test } from 'vitest';
import { noBudget } from '../../../src/query/budget.ts';
import {
  edgeCondition,
  listCondition,
  plainCondition,
  resolvePlace,
} from '../../../src/query/compile/compile-filter.ts';
import type { Condition } from '../../../src/query/filter/condition.ts';
import type { ObjectFilter, ReferenceFilter } from '../../../src/query/filter/filter.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';

// Rows: 0, 1, 2, 3, and what is named and not there: 4, 5.
const graph = graphFrom(
  'a:Belt@1/2/3%Cave>b, b:Belt^a%Top>c.in, c:Store{"to":"->a"}, d:Store>/Game/Iron>gone',
);
const filterContext = filterContextOf(graph);
const [belt, store] = ['Belt', 'Store'].map((name) => graph.classes.lookup(name)[0]!);
const labelled = (text: string): number => graph.data.labels.findIndex((label) => label.text === text);
const word = { fold: false, contains: 'a' };
const not = (of: Condition): Condition => ({ is: 'not', of });
const all = (...of: Condition[]): Condition => ({ is: 'and', of });
const rows = (...of: number[]): Condition => ({ is: 'rows', rows: of });
const TWO = { gte: 2 };
const CIRCLE = { x: 0, y: 0, radius: 1 };
const ANY = { labels: null, object: null };
const NAMED_A: Condition = { is: 'name', test: word };
const named: ObjectFilter = { name: { contains: 'a' } };

test.each<[ObjectFilter, Condition]>([
  [{}, { is: 'always' }],
  [{ and: [] }, { is: 'always' }],
  [{ or: [] }, { is: 'never' }],
  [{ not: {} }, { is: 'never' }],
  [{ and: [named, { hasPosition: true }] }, all(NAMED_A, { is: 'placed' })],
  [{ or: [named, { hasIssues: true }] }, { is: 'or', of: [NAMED_A, { is: 'issues' }] }],
  [{ not: named, hasIssues: false }, all(not(NAMED_A), not({ is: 'issues' }))],
  [{ hasPosition: false }, not({ is: 'placed' })],
  [{ ids: ['2', '0', '2', '99'] }, rows(0, 2)],
  [{ ids: ['99'] }, { is: 'never' }],
  [{ class: { in: ['Store', 'Belt'] } }, { is: 'class', classes: [belt!, store!] }],
  [{ kind: { in: ['RECORD', 'ACTOR'] } }, { is: 'kind', kinds: ['ACTOR', 'RECORD'] }],
  [{ kind: { eq: 'ACTOR', ne: 'ACTOR' } }, { is: 'never' }],
  [{ path: { eq: 'c' } }, rows(2)],
  [{ path: { in: ['d', 'c', 'no'] } }, rows(2, 3)],
  [{ path: { eq: 'no' } }, { is: 'never' }],
  [{ path: { eq: 'c', contains: 'a' } }, all(rows(2), { is: 'path', test: word })],
  [{ path: { eq: 'C', caseSensitive: false } }, { is: 'path', test: { fold: true, eq: 'c' } }],
  [{ level: { eq: 'Top' } }, { is: 'level', levels: [2] }],
  [{ level: { ne: 'Top' } }, { is: 'level', levels: [0, 1] }],
  [{ level: { isNull: true } }, { is: 'level', levels: [0] }],
  [{ level: { ne: 'no' } }, { is: 'always' }],
  [{ level: { eq: 'no' } }, { is: 'never' }],
  [{ within: { circle: CIRCLE } }, { is: 'within', region: { shape: 'circle', ...CIRCLE } }],
  [{ within: { sphere: { center: { object: '99' }, radius: 1 } } }, { is: 'never' }],
  [
    { parent: { ...named, kind: { eq: 'MISSING' } } },
    { is: 'parent', of: all(NAMED_A, { is: 'kind', kinds: ['MISSING'] }) },
  ],
  [{ references: {} }, { is: 'always' }],
  [{ references: { some: {}, count: TWO } }, { is: 'edges', direction: 'OUT', some: ANY, count: TWO }],
  [
    { referencedBy: { every: { object: named }, none: { label: { eq: 'in' } } } },
    {
      is: 'edges',
      direction: 'IN',
      every: { labels: null, object: NAMED_A },
      none: { labels: [labelled('in')], object: null },
    },
  ],
])('%j', (where, condition) => {
  expect(plainCondition(filterContext, where, 'where')).toEqual(condition);
});

test.each<[ReferenceFilter | null, unknown]>([
  [null, ANY],
  [{ label: { ne: 'no' } }, ANY],
  [{ label: { in: ['in', 'next'] } }, { labels: [labelled('next'), labelled('in')], object: null }],
  [{ kind: { eq: 'PROPERTY' } }, { labels: [labelled('to')], object: null }],
  [
    { label: { eq: 'in' }, kind: { eq: 'PROPERTY' }, target: named },
    { labels: [], object: NAMED_A },
  ],
])('a reference: %j', (via, condition) => {
  expect(edgeCondition(filterContext, via, 'via')).toEqual(condition);
});

const PRESENT = ['ACTOR', 'COMPONENT', 'LIGHTWEIGHT', 'EXPORT', 'RECORD'];

test.each<[ObjectFilter | undefined, readonly string[]]>([
  [undefined, []],
  [{ not: { kind: { eq: 'EXTERNAL' } } }, []],
  [{ kind: { ne: 'EXTERNAL' } }, []],
  [{ parent: { kind: { eq: 'EXTERNAL' } } }, []],
  [{ references: { some: { object: { kind: { eq: 'MISSING' } } } } }, []],
  [{ or: [{ kind: { in: ['EXTERNAL', 'ACTOR'] } }, named] }, ['EXTERNAL']],
  [{ and: [{ class: { eq: 'Missing' } }] }, ['MISSING']],
])('a list by %j holds absent objects only of the kinds %j', (where, absent) => {
  const plain = plainCondition(filterContext, where, 'where');
  const parts = plain.is === 'always' ? [] : plain.is === 'and' ? plain.of : [plain];
  const present = { is: 'kind', kinds: [...PRESENT, ...absent] };
  const expected = parts.length === 0 ? present : { is: 'and', of: [...parts, present] };
  expect(listCondition(filterContext, where)).toEqual(expected);
});

test('ids name objects of all kinds', () => {
  expect(listCondition(filterContext, { ids: ['5'] })).toEqual(rows(5));
});

test('a place is that of the object or of its nearest parent that has one', () => {
  expect(resolvePlace(filterContext, '0', 'at')).toEqual([1, 2, 3]);
  expect(resolvePlace(filterContext, '1', 'at')).toEqual([1, 2, 3]);
  expect(resolvePlace(filterContext, '99', 'at')).toBeNull();
  expect(() => resolvePlace(filterContext, '2', 'at')).toThrow('"c" has no position');
});

test('long lists of ids and of conditions ask the budget in time', () => {
  const checksOf = (where: ObjectFilter): number => {
    let checks = 0;
    const tools = { ...NO_TOOLS, budget: { ...noBudget(), check: () => void checks++ } };
    plainCondition({ ...filterContext, tools }, where, 'where');
    return checks;
  };
  const few = checksOf({ ids: ['0'] });
  expect(checksOf({ ids: Array.from({ length: 1024 }, () => '0') }) - few).toBe(3);
  expect(checksOf({ and: Array.from({ length: 256 }, () => ({ hasIssues: true })) })).toBe(5);
});
