// Filters on values and the conditions that they become, by equality; paths are shown as their texts.

import { expect, test } from 'vitest';
import {
  compileElement,
  compileElements,
  compileProperty,
  farEnd,
  type ValueFilterContext,
} from '../../../src/query/compile/compile-values.ts';
import type { Condition } from '../../../src/query/filter/condition.ts';
import type {
  ElementFilter,
  ElementListFilter,
  ObjectFilter,
  PropertyFilter,
} from '../../../src/query/filter/filter.ts';
import { indexesOf } from '../../../src/query/indexes/indexes.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const graph = graphFrom('a:A{"n":1,"items":[{"n":1,"of":"->b","l":[1]}]}, b:B{"t":"Iron"}');
const { paths, types, labelNames } = indexesOf(graph);

/** Stands for a condition on another object. */
const far = (argument: string, depth: number): Condition => ({
  is: 'name',
  test: { fold: false, eq: `${argument} ${depth}` },
});

/** A context that keeps what it is told: warnings, counted conditions, each with its place. */
function contextOf(inside: string | null, classes: readonly number[] | null = null) {
  const warnings: string[] = [];
  const counted: string[] = [];
  const tools = {
    ...NO_TOOLS,
    warn: ({ code, argument }: Warning) => void warnings.push(`${code} ${argument}`),
  };
  const filterContext: ValueFilterContext = {
    known: paths,
    types,
    labelNames,
    tools,
    unmatched: tools,
    classes,
    inside,
    count: (argument) => void counted.push(argument),
    object: (_, argument, depth) => far(argument, depth),
  };
  return { filterContext, warnings, counted };
}

function shown(condition: unknown): unknown {
  return JSON.parse(JSON.stringify(condition, (key, value) => (key === 'path' ? value.text : value)));
}

const OBJECT: ObjectFilter = { hasIssues: true };
const ONE = { eq: '1' };
const N = { is: 'property', path: 'n', quantifier: 'SOME' };

test.each<[PropertyFilter, object]>([
  [{ path: 'n' }, N],
  [
    { path: 'n', exists: false },
    { ...N, exists: false },
  ],
  [
    { path: 'n', quantifier: 'NONE', integer: ONE },
    { ...N, quantifier: 'NONE', integer: ONE },
  ],
  [
    { path: 't', text: { ne: 'x' } },
    { ...N, path: 't', text: { fold: false, ne: 'x' } },
  ],
  [
    { path: 'items[].of', reference: OBJECT },
    { ...N, path: 'items[].of', reference: far('p.reference', 3) },
  ],
])('of a property: %j', (match, condition) => {
  const { filterContext, warnings, counted } = contextOf(null);
  expect(shown(compileProperty(filterContext, match, 'p', 2))).toEqual(condition);
  expect(counted).toEqual(Object.keys(match).map((name) => `p.${name}`));
  expect(warnings).toEqual([]);
});

const all = (...of: object[]) => ({ is: 'and', of });
const VALUE = { is: 'value', number: { gt: 1 } };
const value = { value: { number: { gt: 1 } } };

test.each<[ElementFilter, object]>([
  [{}, all()],
  [value, VALUE],
  [{ value: { boolean: false } }, { is: 'value', boolean: false }],
  [{ value: { reference: OBJECT } }, { is: 'value', reference: far('e.value.reference', 3) }],
  [{ and: [value], or: [value, {}] }, all(all(VALUE), { is: 'or', of: [VALUE, all()] })],
  [{ not: { not: value } }, { is: 'not', of: { is: 'not', of: VALUE } }],
  [{ properties: [{ path: 'n' }] }, N],
  [{ properties: [{ path: 'n' }, { path: 'n' }] }, all(N, N)],
  [{ elements: [{ path: 'l[]', none: value }] }, { is: 'elements', path: 'l[]', none: VALUE }],
  [
    { references: { count: { lt: 2 }, some: {} } },
    { is: 'references', some: { kinds: null, label: null, object: null }, count: { lt: 2 } },
  ],
  [
    { references: { every: { kind: { eq: 'ID' }, label: { eq: 'of' }, object: OBJECT } } },
    {
      is: 'references',
      every: { kinds: ['ID'], label: { fold: false, eq: 'of' }, object: far('e.references.every.object', 3) },
    },
  ],
])('of an element: %j', (filter, condition) => {
  const { filterContext } = contextOf('items[]');
  expect(shown(compileElement(filterContext, filter, 'e', 2))).toEqual(condition);
});

test('of a list inside an element: paths start there, one level down', () => {
  const list: ElementListFilter = { path: 'l[]', some: { value: { reference: OBJECT } }, count: { gte: 1 } };
  const some = { is: 'value', reference: far('l.some.value.reference', 4) };
  const { filterContext, counted } = contextOf('items[]');
  const condition = { is: 'elements', path: 'l[]', some, count: { gte: 1 } };
  expect(shown(compileElements(filterContext, list, 'l', 2))).toEqual(condition);
  expect(counted).toEqual(['l.path', 'l.some', 'l.count', 'l.some.value']);
});

test.each<[ElementFilter, readonly string[]]>([
  [{ properties: [{ path: 'no' }] }, ['UNKNOWN_PROPERTY e.properties[0].path']],
  [{ properties: [{ path: 'n', number: { eq: 2 ** 53 } }] }, ['INEXACT_NUMBER e.properties[0].number']],
  [{ references: { some: { label: { eq: 'no' } } } }, ['UNKNOWN_LABEL e.references.some.label']],
  [{ references: { some: { label: { eq: 'of' } } } }, []],
])('%j is answered with the warnings %j', (filter, expected) => {
  const { filterContext, warnings } = contextOf('items[]');
  compileElement(filterContext, filter, 'e', 0);
  expect(warnings).toEqual(expected);
});

test('a class without the property is no reason to warn where objects without it are meant', () => {
  const warningsOf = (match: PropertyFilter): string[] => {
    const { filterContext, warnings } = contextOf(null, graph.classes.lookup('B'));
    compileProperty(filterContext, match, 'p', 0);
    return warnings;
  };
  expect(warningsOf({ path: 'n', exists: false })).toEqual([]);
  expect(warningsOf({ path: 'n', exists: true })).toEqual(['UNKNOWN_PROPERTY p.path']);
  expect(warningsOf({ path: 'n', exists: false, boolean: true })).toEqual(['UNKNOWN_PROPERTY p.path']);
});

test('the far end of a reference is its object, formerly its target, not both', () => {
  expect(farEnd({}, 'r')).toBeNull();
  expect(farEnd({ object: OBJECT }, 'r')).toEqual({ filter: OBJECT, argument: 'r.object' });
  expect(farEnd({ target: OBJECT }, 'r')).toEqual({ filter: OBJECT, argument: 'r.target' });
  expect(() => farEnd({ object: OBJECT, target: OBJECT }, 'r')).toThrow('the former name of object');
});
