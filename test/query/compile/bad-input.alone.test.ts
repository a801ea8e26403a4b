// Arguments that cannot be meant, and that GraphQL would not let through or no table can write; ../answers/refusals.txt
// has the others.

import { expect, test } from 'vitest';
import { listCondition } from '../../../src/query/compile/compile-filter.ts';
import { QueryError } from '../../../src/query/errors.ts';
import type { ElementFilter, ObjectFilter } from '../../../src/query/filter/filter.ts';
import { wholeGroup } from '../../../src/query/groups/grouping.ts';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { indexesOf } from '../../../src/query/indexes/indexes.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS, type QueryTools } from '../../../src/query/tools.ts';
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
const BAD_FILTERS: readonly [where: unknown, refusal: string, words?: string][] = [
  [{ not: { not: { path: { in: ['a', null] } } } }, 'not.not.path.in[1]: must not be null'],
  [
    { name: { matches: 'a'.repeat(1001) } },
    'LIMIT_EXCEEDED where.name.matches: an expression has at most 1000',
  ],
  [
    { properties: [{ path: 'a', number: { gt: Number.NaN } }] },
    'properties[0].number.gt: must be a finite number',
  ],
  [{ properties: [{ path: 'a', number: { in: [1, Infinity] } }] }, 'properties[0].number.in[1]'],
  [{ within: {} }, 'within: needs exactly one of box, circle, sphere and polygon'],
  [
    { within: { sphere: { center: {}, radius: 1 } } },
    'within.sphere.center: needs exactly one of object and point',
  ],
  [
    { within: { sphere: { center: { point: { x: 0, y: 0, z: Infinity } }, radius: 1 } } },
    'within.sphere.center.point.z: must be a finite number',
  ],
  [{ within: { circle: { x: Number.NaN, y: 0, radius: 1 } } }, 'within.circle.x: must be a finite'],
  [{ class: { nin: ['Nobody', null] } }, 'class.nin[1]: must not be null'],
  [{ kind: { nin: [null] } }, 'kind.nin[0]: must not be null'],
  [nested(70), 'LIMIT_EXCEEDED where', ': filters nest at most 64 deep; '],
  [nestedElements(70), 'LIMIT_EXCEEDED where.elements[0].some'],
  [
    { elements: [{ path: 'a[]', some: { or: Array.from({ length: 10_001 }, () => ({ not: {} })) } }] },
    'LIMIT_EXCEEDED where.elements[0].some.or',
  ],
  [{ or: Array.from({ length: 10_001 }, () => ({ hasIssues: { eq: true } })) }, 'LIMIT_EXCEEDED where.or'],
];

test.each(BAD_FILTERS)('filter %#', (where, expected, words = '') => {
  const told = /^[A-Z_]+ /.test(expected) ? expected : `BAD_FILTER where.${expected}`;
  const said = refusal(() => listCondition(filterContext, where as ObjectFilter));
  expect(said).toContain(told);
  expect(said).toContain(words);
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

const BY = [{ field: 'CLASS' }];

const BAD_GROUPS: readonly [args: object, refusal: string][] = [
  [{ by: [{}] }, 'BAD_ARGUMENT by[0]: needs exactly one of'],
  [{ by: [{ field: 'CLASS', cell: 1 }] }, 'BAD_ARGUMENT by[0]: needs exactly one of'],
  [{ by: [{ cell: Infinity }] }, 'BAD_ARGUMENT by[0].cell'],
  [
    { by: Array.from({ length: 17 }, () => ({ field: 'CLASS' })) },
    'LIMIT_EXCEEDED by: groups have at most 16 keys, 17 were',
  ],
  [
    { by: BY, orderBy: Array.from({ length: 17 }, () => ({ field: 'KEY' })) },
    'LIMIT_EXCEEDED orderBy: sorted groups have at most 16 keys',
  ],
];

test.each(BAD_GROUPS)('groups %#', (args, expected) => {
  expect(refusal(() => groupsOf(filterContext, rows, args as never, () => 'groups').page.rows)).toContain(
    expected,
  );
});

test('percentiles are of shares that are numbers', () => {
  const figures = wholeGroup(filterContext, rows, {}).figures(0, { property: 'n' })!;
  expect(refusal(() => figures.percentile(Number.NaN))).toContain('BAD_ARGUMENT p: must be from 0 to 1');
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
