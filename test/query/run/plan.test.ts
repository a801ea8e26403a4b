// Plans: where a run starts and what it checks then, by equality.

import { expect, test } from 'vitest';
import { NO_NODE } from '../../../src/graph/ids.ts';
import { listCondition, plainCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { type Plan, planOf } from '../../../src/query/run/plan.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

// Rows:     0          1             2             3            4         5        6       7
const graph = graphFrom(
  'a:Belt@0/0/0>b, b:Belt@10/0/0>c.in, c:Store@99/99/0{"n":1}, d:Store^c{"to":"->a"}, e:Wire, f:Wire, g:Wire, h:Wire>/Game/Iron',
);
const filterContext = { graph, tools: NO_TOOLS, nodeOf: (id: string) => graph.find(id) };

function plan(filter: ObjectFilter | undefined): Plan {
  return planOf(graph, listCondition(filterContext, filter));
}

/** Without the condition that leaves EXTERNAL and MISSING out. */
function plainPlan(filter: ObjectFilter): Plan {
  return planOf(graph, plainCondition(filterContext, filter, 'where'));
}

const PRESENT = { is: 'kind', kinds: ['ACTOR', 'COMPONENT', 'LIGHTWEIGHT', 'EXPORT', 'RECORD'] };
const belt = graph.classes.lookup('Belt')[0];
const store = graph.classes.lookup('Store')[0];
const word = { fold: false, contains: 'a' };

test('without a filter everything the save holds is listed', () => {
  expect(plan(undefined)).toEqual({ start: { by: 'all', estimate: 9 }, checks: [PRESENT] });
});

test('naming EXTERNAL needs no check where no other kinds are', () => {
  const where: ObjectFilter = { kind: { in: ['ACTOR', 'EXTERNAL', 'MISSING'] } };
  expect(plan(where)).toEqual({ start: { by: 'all', estimate: 9 }, checks: [] });
});

test('a class is a start', () => {
  expect(plainPlan({ class: { eq: 'Belt' } })).toEqual({
    start: { by: 'class', classes: [belt], estimate: 2 },
    checks: [],
  });
});

test('the smaller of two indexes is the start, the other a check', () => {
  expect(plainPlan({ class: { in: ['Belt', 'Store'] }, path: { eq: 'c' } })).toEqual({
    start: { by: 'rows', rows: [2], estimate: 1 },
    checks: [{ is: 'class', classes: [belt, store] }],
  });
});

test('checks are made from cheap to expensive, bodies are decoded last', () => {
  const { checks } = plainPlan({
    properties: [{ path: 'n', exists: true }],
    name: { contains: 'a' },
    level: { isNull: true },
    hasPosition: { eq: true },
    references: { count: { gt: 0 } },
  });
  expect(checks.map(({ is }) => is)).toEqual(['hasPosition', 'edges', 'name', 'property']);
});

test('a condition on every level says nothing', () => {
  expect(plainPlan({ level: { isNull: true } })).toEqual({ start: { by: 'all', estimate: 9 }, checks: [] });
});

test('a region starts at the index of places and is checked for its shape', () => {
  const circle = { x: 5, y: 0, radius: 6 };
  const region = { shape: 'circle', ...circle };
  const { start, checks } = plainPlan({ within: { circle } });
  expect(start).toMatchObject({ by: 'place', region });
  expect(checks).toEqual([{ is: 'within', region }]);
});

test('a sphere around an object is one around its place, and around nothing nothing', () => {
  const within = (object: string) => ({ within: { sphere: { center: { object }, radius: 6 } } });
  const region = { shape: 'sphere', x: 10, y: 0, z: 0, radius: 6 };
  expect(plainPlan(within('b'))).toMatchObject({ start: { by: 'place', region } });
  // d has no place, its container c has.
  expect(plainPlan(within('d'))).toMatchObject({ start: { region: { x: 99, y: 99, z: 1 - 1 } } });
  expect(plainPlan(within('nobody'))).toEqual({ start: { by: 'nothing', estimate: 0 }, checks: [] });
});

test('what refers to few nodes is read off their back references', () => {
  expect(plainPlan({ references: { some: { object: { path: { eq: 'c' } } } } })).toEqual({
    start: {
      by: 'edges',
      direction: 'OUT',
      labels: null,
      of: { start: { by: 'rows', rows: [2], estimate: 1 }, checks: [] },
      estimate: 1,
    },
    checks: [],
  });
});

test('a property that leads to few nodes is too, and is decoded to be sure', () => {
  const { start, checks } = plainPlan({ properties: [{ path: 'TO', reference: { path: { eq: 'a' } } }] });
  const labels = graph.data.labels.flatMap(({ text }, at) => (text === 'to' ? [at] : []));
  expect(start).toMatchObject({ by: 'edges', direction: 'OUT', labels, estimate: 1 });
  expect(checks.map(({ is }) => is)).toEqual(['property']);
});

test('an element that must lead to few nodes starts at their back references too', () => {
  const made = graphFrom(
    `${Array.from({ length: 50 }, (_, at) => `n${at}{"items":[{"n":1}]}`).join(',')}, a{"items":[{"of":"->/Iron"}]}`,
  );
  const elements = [
    { path: 'items[]', some: { properties: [{ path: 'of', reference: { path: { eq: '/Iron' } } }] } },
  ];
  const { start, checks } = planOf(
    made,
    plainCondition({ ...filterContext, graph: made }, { elements }, 'where'),
  );
  expect(start).toMatchObject({ by: 'edges', direction: 'OUT', estimate: 1 });
  expect(checks.map(({ is }) => is)).toEqual(['elements']);
});

test('labels are a start where nothing is known of the far ends', () => {
  const large = graphFrom(`${Array.from({ length: 50 }, (_, at) => `n${at}`).join(',')}, a>n1.in, b>n2.in`);
  const where: ObjectFilter = { references: { some: { label: { eq: 'in' } } } };
  const labels = large.data.labels.flatMap(({ text }, at) => (text === 'in' ? [at] : []));
  const condition = plainCondition({ ...filterContext, graph: large }, where, 'where');
  // All edges have this label, so the filter on labels says nothing and every node is looked at.
  expect(planOf(large, condition)).toMatchObject({ start: { by: 'all' } });
  const mixed = graphFrom(
    `${Array.from({ length: 50 }, (_, at) => `n${at}>a.out`).join(',')}, a>n1.in, b>n2.in`,
  );
  const found = planOf(mixed, plainCondition({ ...filterContext, graph: mixed }, where, 'where'));
  expect(labels).toHaveLength(1);
  expect(found).toMatchObject({ start: { by: 'labels', direction: 'OUT', estimate: 2 }, checks: [] });
});

test('children of few nodes are a start', () => {
  expect(plainPlan({ parent: { path: { eq: 'c' } }, name: { contains: 'a' } })).toMatchObject({
    start: { by: 'all' },
    checks: [
      { is: 'parent', of: { is: 'rows', rows: [2] } },
      { is: 'name', test: word },
    ],
  });
  const large = graphFrom(
    Array.from({ length: 100 }, (_, at) => (at > 0 && at < 5 ? `n${at}^n0` : `n${at}`)).join(','),
  );
  const condition = plainCondition(
    { ...filterContext, graph: large },
    { parent: { path: { eq: 'n0' } } },
    'where',
  );
  expect(planOf(large, condition)).toMatchObject({ start: { by: 'children', estimate: 8 }, checks: [] });
});

test('branches that all have a start are united', () => {
  expect(plainPlan({ or: [{ class: { eq: 'Belt' } }, { path: { eq: 'c' } }] })).toEqual({
    start: {
      by: 'anyOf',
      of: [
        { start: { by: 'class', classes: [belt], estimate: 2 }, checks: [] },
        { start: { by: 'rows', rows: [2], estimate: 1 }, checks: [] },
      ],
      estimate: 3,
    },
    checks: [],
  });
});

test('what cannot be is nothing to run', () => {
  const nothing = { start: { by: 'nothing', estimate: 0 }, checks: [] };
  expect(plan({ or: [] })).toEqual(nothing);
  expect(plan({ class: { in: [] } })).toEqual(nothing);
  expect(plan({ ids: ['nobody'] })).toEqual(nothing);
  expect(plan({ path: { eq: 'nobody' }, name: { contains: 'a' } })).toEqual(nothing);
  expect(plan({ not: { and: [] } })).toEqual(nothing);
});

test('the test graph is as the rows above say', () => {
  expect(graph.find('h')).toBe(7);
  expect(graph.find('nobody')).toBe(NO_NODE);
});
