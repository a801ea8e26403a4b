// Whatever the plan: the engine answers what the naive matcher answers.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { filters, orders } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveRows } from '../../tools/naive.ts';
import { naiveSort } from '../../tools/naive-sort.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';

test('filters find what a look at every node finds', () => {
  forAll(3000, graphs, filters, (graph, where) => {
    const page = listObjects(filterContextOf(graph), { of: 'save' }, { where, first: 1000 });
    expect([...page.rows]).toEqual(naiveRows(graph, where, nodeOf(graph)));
  });
});

test('orders are those of a plain sort, ties in row order', () => {
  forAll(1000, graphs, filters, orders, (graph, where, orderBy) => {
    const page = listObjects(filterContextOf(graph), { of: 'save' }, { where, orderBy, first: 1000 });
    expect([...page.rows]).toEqual(naiveSort(graph, naiveRows(graph, where, nodeOf(graph)), orderBy));
  });
});

test('pages put together are the list, forward, backward and by offset', () => {
  forAll(600, graphs, filters, orders, fc.integer({ min: 1, max: 5 }), (graph, where, orderBy, size) => {
    const list = (page: object) =>
      listObjects(filterContextOf(graph), { of: 'save' }, { where, orderBy, ...page });
    const all = [...list({ first: 1000 }).rows];
    const forward: number[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = list({ first: size, ...(after !== undefined && { after }) });
      expect(page.start).toBe(forward.length);
      forward.push(...page.rows);
      more = page.hasNext;
      if (more) after = page.cursor(page.rows.length - 1);
    }
    expect(forward).toEqual(all);
    const backward: number[] = [];
    for (let before: string | undefined, more = true; more; ) {
      const page = list({ last: size, first: 100, ...(before !== undefined && { before }) });
      backward.unshift(...page.rows);
      more = page.hasPrevious;
      if (more) before = page.cursor(0);
    }
    expect(backward).toEqual(all);
    const skipping: number[] = [];
    for (let offset = 0; offset < all.length; offset += size)
      skipping.push(...list({ first: size, offset }).rows);
    expect(skipping).toEqual(all);
    expect(list({ first: 0 }).total).toBe(all.length);
  });
});
