// Arguments that cannot be meant: each is refused with its code and the place of the argument.

import { expect, test } from 'vitest';
import { listCondition } from '../../../src/query/compile/compile-filter.ts';
import { QueryError } from '../../../src/query/errors.ts';
import type { ElementFilter, ObjectFilter } from '../../../src/query/filter/filter.ts';
import { wholeGroup } from '../../../src/query/groups/grouping.ts';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { indexesOf } from '../../../src/query/indexes/indexes.ts';
import { listClasses } from '../../../src/query/lists/list-classes.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS, type QueryTools, type Warning } from '../../../src/query/tools.ts';
import { propertyPath } from '../../../src/query/values/property-path.ts';
import { walk } from '../../../src/query/walks/walk.ts';
import { stepCounter } from '../../tools/count-steps.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const graph = graphFrom('a:/Game/X.Store>b{"n":1}, b:/Mod/X.Store@1/2/3, c:/Game/X.Belt_C');
const filterContext = { graph, tools: NO_TOOLS, nodeOf: (id: string) => graph.find(id) };
const rows = indexesOf(graph).allRows;

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof QueryError) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'accepted';
}

function nested(depth: number): ObjectFilter {
  let filter: ObjectFilter = {};
  for (let level = 0; level < depth; level++) filter = level % 2 ? { not: filter } : { and: [filter] };
  return filter;
}

function nestedElements(depth: number): ElementFilter {
  let filter: ElementFilter = {};
  for (let level = 0; level < depth; level++) filter = { elements: [{ path: 'a[]', some: filter }] };
  return filter;
}

/** Most with the code BAD_FILTER, at a place in `where`. */
const BAD_FILTERS: readonly [where: unknown, refusal: string][] = [
  [{ name: null }, 'name: must not be null; omit it to accept any value'],
  [{ name: { eq: null } }, 'name.eq: must not be null; omit it to accept any value'],
  [{ and: null }, 'and: must not be null'],
  [{ or: [{ class: { in: null } }] }, 'or[0].class.in: must not be null'],
  [{ not: { not: { path: { in: ['a', null] } } } }, 'not.not.path.in[1]: must not be null'],
  [{ name: { matches: '(' } }, 'name.matches: is not a regular expression in RE2 syntax'],
  [{ name: { matches: '(?=a)b' } }, 'name.matches: is not a regular expression'],
  [{ name: { matches: '(a)\\1' } }, 'name.matches: is not a regular expression'],
  [
    { name: { matches: 'a'.repeat(1001) } },
    'LIMIT_EXCEEDED where.name.matches: an expression has at most 1000',
  ],
  [
    { properties: [{ path: '' }] },
    'properties[0].path: "" is not a property path: expected a property name at 0, found the end',
  ],
  [{ properties: [{ path: 'a..b' }] }, 'properties[0].path: "a..b" is not a property path'],
  [{ properties: [{ path: 'a[-1]' }] }, 'properties[0].path: "a[-1]" is not a property path'],
  [{ properties: [{ path: 'a[99999999999999]' }] }, 'properties[0].path'],
  [
    { properties: [{ path: 'a', number: { gt: Number.NaN } }] },
    'properties[0].number.gt: must be a finite number, is NaN',
  ],
  [{ properties: [{ path: 'a', number: { in: [1, Infinity] } }] }, 'properties[0].number.in[1]'],
  [{ properties: [{ path: 'a', quantifier: null }] }, 'properties[0].quantifier: must not be null'],
  [{ elements: [{ path: 'a' }] }, 'elements[0].path: "a" must end in []'],
  [{ elements: [{ path: 'a[]', some: null }] }, 'elements[0].some: must not be null'],
  [
    { elements: [{ path: 'a[]', every: { value: { number: { gt: null } } } }] },
    'elements[0].every.value.number.gt: must not be null',
  ],
  [
    { elements: [{ path: 'a[]', none: { properties: [{ path: 'b.' }] } }] },
    'elements[0].none.properties[0].path: "b." is not a property path',
  ],
  [{ within: {} }, 'within: needs exactly one of box, circle, sphere and polygon'],
  [{ within: { polygon: [] } }, 'within.polygon: needs at least 3 corners, has 0'],
  [{ within: { circle: { x: 0, y: 0, radius: -1 } } }, 'within.circle.radius: must not be negative'],
  [
    { within: { sphere: { center: {}, radius: 1 } } },
    'within.sphere.center: needs exactly one of object and point',
  ],
  [{ within: { sphere: { center: { object: 'a' }, radius: -1 } } }, 'within.sphere.radius'],
  [
    { within: { sphere: { center: { object: 'a' }, radius: 1 } } },
    'within.sphere.center.object: "a" has no position',
  ],
  [
    { within: { sphere: { center: { point: { x: 0, y: 0, z: Infinity } }, radius: 1 } } },
    'within.sphere.center.point.z: must be a finite number',
  ],
  [
    { within: { box: { minX: 2, maxX: 1, minY: 0, maxY: 0 } } },
    'within.box.minX: must be at most maxX (1), is 2',
  ],
  [{ within: { circle: { x: Number.NaN, y: 0, radius: 1 } } }, 'within.circle.x: must be a finite'],
  [
    { class: { eq: 'Store' } },
    'AMBIGUOUS_CLASS where.class.eq: "Store" is the name of 2 classes: /Game/X.Store, /Mod/X.Store',
  ],
  [
    { references: { some: { object: {}, target: {} } } },
    'references.some.target: is the former name of object: give one of them',
  ],
  [{ class: { nin: ['Nobody', null] } }, 'class.nin[1]: must not be null'],
  [{ kind: { nin: [null] } }, 'kind.nin[0]: must not be null'],
  [{ references: { some: { kind: null } } }, 'references.some.kind: must not be null'],
  [nested(70), 'LIMIT_EXCEEDED where'],
  [nestedElements(70), 'LIMIT_EXCEEDED where.elements[0].some'],
  [
    { elements: [{ path: 'a[]', some: { or: Array.from({ length: 10_001 }, () => ({ not: {} })) } }] },
    'LIMIT_EXCEEDED where.elements[0].some.or',
  ],
  [{ or: Array.from({ length: 10_001 }, () => ({ hasIssues: { eq: true } })) }, 'LIMIT_EXCEEDED where.or'],
];

test.each(BAD_FILTERS)('filter %#', (where, expected) => {
  const told = /^[A-Z_]+ /.test(expected) ? expected : `BAD_FILTER where.${expected}`;
  expect(refusal(() => listCondition(filterContext, where as ObjectFilter))).toContain(told);
});

test('a null filter is not "everything"', () => {
  expect(refusal(() => listObjects(filterContext, { of: 'save' }, { where: null }))).toContain(
    'BAD_FILTER where: must not be null',
  );
  expect(refusal(() => listClasses(graph, { where: null }))).toContain('BAD_FILTER where: must not be null');
});

test('empty lists: and holds, or and in do not, nin does', () => {
  const count = (where: ObjectFilter): number => listObjects(filterContext, { of: 'save' }, { where }).total;
  expect(count({})).toBe(3);
  expect(count({ and: [] })).toBe(3);
  expect(count({ or: [] })).toBe(0);
  expect(count({ not: { or: [] } })).toBe(3);
  expect(count({ name: { in: [] } })).toBe(0);
  expect(count({ name: { nin: [] } })).toBe(3);
  expect(count({ ids: [] })).toBe(0);
  expect(count({ class: { in: [] } })).toBe(0);
  expect(count({ kind: { in: [] } })).toBe(0);
  expect(count({ properties: [] })).toBe(3);
});

test('an unknown class gives nothing and names the nearest', () => {
  const warnings: Warning[] = [];
  const tools: QueryTools = { ...NO_TOOLS, warn: (warning) => warnings.push(warning) };
  const list = listObjects({ ...filterContext, tools }, { of: 'save' }, { where: { class: { eq: 'Belt' } } });
  expect(list.total).toBe(0);
  expect(warnings).toMatchObject([
    { code: 'UNKNOWN_CLASS', argument: 'where.class.eq', suggestions: ['Belt_C'] },
  ]);
});

const BAD_PAGES: readonly [page: object, refusal: string][] = [
  [{ first: -1 }, 'BAD_ARGUMENT first: must not be negative, is -1'],
  [{ last: -5 }, 'BAD_ARGUMENT last: must not be negative'],
  [{ offset: -1 }, 'BAD_ARGUMENT offset: must not be negative'],
  [
    { first: 10_001 },
    'LIMIT_EXCEEDED first: a page has at most 10000 entries, 10001 were asked for; ask for fewer, and use cursors to get the next page',
  ],
  [{ last: 2 ** 31 - 1 }, 'LIMIT_EXCEEDED last'],
  [{ after: '' }, 'BAD_ARGUMENT after: "" is not a cursor'],
  [{ after: 'nonsense' }, 'BAD_ARGUMENT after: "nonsense" is not a cursor'],
  [{ before: `x.${'z'.repeat(50)}` }, 'BAD_ARGUMENT before'],
  [{ after: 'other-save.0' }, 'BAD_ARGUMENT after: the cursor belongs to another list'],
];

test.each(BAD_PAGES)('page %j', (page, expected) => {
  expect(refusal(() => listObjects(filterContext, { of: 'save' }, page).rows)).toContain(expected);
});

test('a cursor of another list is refused, of the same list read again it is not', () => {
  const cursor = listObjects(filterContext, { of: 'save' }, { first: 1 }).cursor(0);
  const other = { where: { hasPosition: { eq: true } }, after: cursor };
  expect(refusal(() => listObjects(filterContext, { of: 'save' }, other))).toContain(
    'the cursor belongs to another list',
  );
  const again = graphFrom('a:/Game/X.Store>b{"n":1}, b:/Mod/X.Store@1/2/3, c:/Game/X.Belt_C');
  const list = listObjects({ ...filterContext, graph: again }, { of: 'save' }, { after: cursor });
  expect([...list.rows]).toEqual([1, 2]);
  const changed = graphFrom('a:/Game/X.Store>b{"n":1}, b:/Mod/X.Store@1/2/3, c:/Game/X.Belt_C, d:Wire');
  const foreign = { ...filterContext, graph: changed };
  expect(refusal(() => listObjects(foreign, { of: 'save' }, { after: cursor }))).toContain(
    'before the save changed',
  );
});

test('offsets past the end give an empty page', () => {
  const list = listObjects(filterContext, { of: 'save' }, { offset: 2 ** 31 - 1 });
  expect([list.rows.length, list.hasNext, list.hasPrevious]).toEqual([0, false, true]);
});

const BY = [{ field: 'CLASS' }];

/** Most with the code BAD_ARGUMENT. */
const BAD_GROUPS: readonly [args: object, refusal: string][] = [
  [{ by: [] }, 'by: needs at least one key'],
  [{ by: [{}] }, 'by[0]: needs exactly one of'],
  [{ by: [{ field: 'CLASS', cell: 1 }] }, 'by[0]: needs exactly one of'],
  [{ by: [{ cell: 0 }] }, 'by[0].cell: must be more than 0, is 0'],
  [{ by: [{ cell: -5 }] }, 'by[0].cell'],
  [{ by: [{ cell: Infinity }] }, 'by[0].cell'],
  [{ by: [{ bucket: { property: 'n', width: 0 } }] }, 'by[0].bucket.width'],
  [{ by: [{ bucket: { property: '[', width: 1 } }] }, 'by[0].bucket.property'],
  [{ by: [{ property: 'a b]' }] }, 'by[0].property'],
  [{ by: BY, unnest: 'n' }, 'unnest: "n" must end in []'],
  [{ by: BY, first: -1 }, 'first'],
  [{ by: BY, having: null }, 'BAD_FILTER having: must not be null'],
  [{ by: BY, having: { count: { gt: null } } }, 'BAD_FILTER having.count.gt'],
  [{ by: Array.from({ length: 17 }, () => ({ field: 'CLASS' })) }, 'LIMIT_EXCEEDED by'],
  [{ by: BY, having: { number: [{}] } }, 'having.number[0].property: exactly one of property and field'],
  [
    { by: BY, having: { number: [{ property: null }] } },
    'BAD_FILTER having.number[0].property: must not be null',
  ],
  [
    { by: BY, having: { number: [{ property: 'n', sum: { gt: null } }] } },
    'BAD_FILTER having.number[0].sum.gt',
  ],
  [{ by: BY, orderBy: [{}] }, 'orderBy[0]: needs exactly one of field and number'],
  [{ by: BY, orderBy: [{ field: 'KEY', number: { property: 'n' } }] }, 'orderBy[0]: needs exactly one'],
  [
    { by: BY, orderBy: [{ number: { property: '.' } }] },
    'orderBy[0].number.property: "." is not a property path',
  ],
  [
    { by: BY, unnest: 'n[]', orderBy: [{ number: { field: 'SIZE' } }] },
    'orderBy[0].number.field: is a number of objects, but the members are the elements',
  ],
  [{ by: BY, orderBy: Array.from({ length: 17 }, () => ({ field: 'KEY' })) }, 'LIMIT_EXCEEDED orderBy'],
  [{ by: BY, after: 'nonsense' }, 'after'],
];

test.each(BAD_GROUPS)('groups %#', (args, expected) => {
  expect(refusal(() => groupsOf(filterContext, rows, args as never, () => 'groups').page.rows)).toContain(
    /^[A-Z_]+ /.test(expected) ? expected : `BAD_ARGUMENT ${expected}`,
  );
});

test('percentiles are of shares from 0 to 1', () => {
  const figures = wholeGroup(filterContext, rows, {}).figures(0, { property: 'n' })!;
  for (const p of [-0.1, 1.1, Number.NaN]) {
    expect(refusal(() => figures.percentile(p))).toContain('BAD_ARGUMENT p: must be from 0 to 1');
  }
});

test('walks have limits that can be meant', () => {
  const any = { labels: null, object: null };
  const limited = (maxDepth: number, maxNodes: number): string =>
    refusal(() => walk(newRun(graph, NO_TOOLS), [0], { via: any, direction: 'OUT' }, { maxDepth, maxNodes }));
  expect(limited(-1, 10)).toContain('BAD_ARGUMENT maxDepth');
  expect(limited(1, -10)).toContain('BAD_ARGUMENT maxNodes');
  expect(limited(1, 2 ** 31 - 1)).toContain('LIMIT_EXCEEDED maxNodes: a walk visits at most 5000000 objects');
});

test('a scan ends when its time is over', () => {
  const big = graphFrom(Array.from({ length: 3000 }, (_, at) => `n${at}`).join(','));
  let looks = 0;
  const tools: QueryTools = {
    ...NO_TOOLS,
    budget: {
      visited: 0,
      decoded: 0,
      check: () => {
        if (++looks > 3) throw new Error('over');
      },
    },
  };
  const where = { properties: [{ path: 'n', exists: true }] };
  const list = (): unknown =>
    listObjects({ ...filterContext, graph: big, tools }, { of: 'save' }, { where }).total;
  expect(list).toThrow('over');
});

test('an expression that makes backtracking engines hang takes no time', () => {
  const long = graphFrom(`${'a'.repeat(5000)}b`);
  const where = { name: { matches: '^(a+)+$' } };
  const steps = stepCounter();
  expect(listObjects({ ...filterContext, graph: long }, { of: 'save' }, { where }).total).toBe(0);
  expect(steps()).toBeLessThan(20_000_000);
});

test('expressions that grow when unrolled are refused', () => {
  const bomb = '((((((a{100}){100}){100}){100}){100}){100})';
  expect(refusal(() => listCondition(filterContext, { name: { matches: bomb } }))).toContain(
    'BAD_FILTER where.name.matches',
  );
});

test('names in double quotes may hold anything', () => {
  expect(propertyPath('"a.b[c]"[2]."d\\"e"', 'path').steps).toEqual([
    { name: 'a.b[c]' },
    { at: 2 },
    { name: 'd"e' },
  ]);
});
