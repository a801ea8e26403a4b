// Nothing unknown is silent: unknown names are answered with a warning that names the nearest.

import { describe, expect, it } from 'vitest';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { wholeGroup } from '../../../src/query/groups/grouping.ts';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { findProperty } from '../../../src/query/lists/properties.ts';
import { NO_TOOLS, type QueryTools, type Warning } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const many = Array.from({ length: 30 }, (_, at) => `n${at}{"mClock":${at}}`).join(',');
const graph = graphFrom(
  `a:Box%Cave{"mStacks":[{"NumItems":1,"Item":{"Class":"->/Iron"}}],"empty":[]}>b.mInput, b, ${many}, z{"rare.name":1}`,
);

/** What was reported while the work was done: code, name, and suggestions. */
function reported(work: (tools: QueryTools) => unknown): string[] {
  const warnings: Warning[] = [];
  work({ ...NO_TOOLS, warn: (warning) => warnings.push(warning) });
  return warnings.map(({ code, argument, name, suggestions }) =>
    [code, argument, name, suggestions.join()].join(' '),
  );
}

function filtered(where: ObjectFilter): string[] {
  return reported((tools) => {
    const filterContext = { graph, tools, nodeOf: () => -1 as never };
    listObjects(filterContext, { of: 'save' }, { where }).total;
  });
}

describe('filters', () => {
  it('tell of labels and levels, in whatever letter case', () => {
    expect(filtered({ references: { some: { label: { eq: 'minput' } } } })).toEqual([
      'UNKNOWN_LABEL where.references.some.label minput mInput',
    ]);
    expect(filtered({ references: { some: { label: { eq: 'minput', caseSensitive: false } } } })).toEqual([]);
    expect(filtered({ level: { in: ['Cave', 'cave'] } })).toEqual(['UNKNOWN_LEVEL where.level cave Cave']);
  });

  it('say nothing of what there is, however rare, nor of what empty lists may hold', () => {
    expect(filtered({ properties: [{ path: 'MCLOCK' }, { path: 'rare.name' }] })).toEqual([]);
    expect(filtered({ properties: [{ path: 'mStacks[].Item.Class' }, { path: 'empty[].x' }] })).toEqual([]);
    expect(filtered({ level: { ne: 'cave' }, references: { some: { label: { eq: 'mInput' } } } })).toEqual(
      [],
    );
  });
});

describe('what only objects of other classes have', () => {
  const box = { class: { eq: 'Box' } };
  const noClock = 'UNKNOWN_PROPERTY where.properties[0].path mClock ';
  const has = { properties: [{ path: 'mClock', number: { gt: 1 } }] };

  it('is reported of filters, at any depth of them', () => {
    expect(filtered({ ...box, ...has })).toEqual([noClock]);
    expect(filtered({ ...box, and: [{ or: [has] }] })).toEqual([
      'UNKNOWN_PROPERTY where.and[0].or[0].properties[0].path mClock ',
    ]);
    expect(
      filtered({ ...box, elements: [{ path: 'mStacks[]', some: { properties: [{ path: 'Item' }] } }] }),
    ).toEqual([]);
    expect(filtered({ class: { eq: 'Thing' }, elements: [{ path: 'mStacks[]', count: { gt: 0 } }] })).toEqual(
      ['UNKNOWN_PROPERTY where.elements[0].path mStacks[] '],
    );
    expect(filtered({ class: { eq: 'Thing' }, properties: [{ path: 'mStack' }] })).toEqual([
      'UNKNOWN_PROPERTY where.properties[0].path mStack mStacks',
    ]);
  });

  it('is no question where objects without it are asked for, or other objects', () => {
    expect(filtered({ ...box, properties: [{ path: 'mClock', exists: false }] })).toEqual([]);
    expect(filtered({ ...box, references: { some: { object: has } } })).toEqual([]);
    expect(filtered({ class: { in: ['Box', 'Thing'] }, ...has })).toEqual([]);
    expect(filtered({ or: [box, has] })).toEqual([]);
  });

  it('says which classes have it', () => {
    const warnings: Warning[] = [];
    const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
    listObjects({ graph, tools, nodeOf: () => -1 as never }, { of: 'save' }, { where: { ...box, ...has } });
    expect(warnings.map(({ message }) => message)).toEqual([
      'where.properties[0].path: no object of the class Box has a property "mClock"; those of Thing do',
    ]);
  });

  it('is reported of orders, groups and figures', () => {
    const boxes = Uint32Array.of(0);
    expect(
      reported((tools) => {
        const filterContext = { graph, tools, nodeOf: () => -1 as never };
        listObjects(filterContext, { of: 'save' }, { where: box, orderBy: [{ property: 'mClock' }] });
        listObjects(filterContext, { of: 'class', class: graph.classes.lookup('Box')[0]! }, { where: has });
        groupsOf(filterContext, boxes, { by: [{ property: 'mClock' }] }, () => '');
        wholeGroup(filterContext, boxes, {}).distinct('mClock');
        wholeGroup(filterContext, Uint32Array.of(0, 2), {}).distinct('mClock');
      }),
    ).toEqual([
      'UNKNOWN_PROPERTY orderBy[0].property mClock ',
      noClock,
      'UNKNOWN_PROPERTY by[0].property mClock ',
      'UNKNOWN_PROPERTY property mClock ',
    ]);
  });
});

it('says how paths go on that stop at a list, at a reference or at what is no list', () => {
  const inside = graphFrom(
    'a{"list":[{"n":1}],"to":"->b","refs":["->b"],"number":1,"struct":{"to":"->b"}}, b{"n":2}',
  );
  const said = (path: string): string => {
    const warnings: Warning[] = [];
    const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
    findProperty(inside, 0 as never, path, tools);
    return warnings
      .map(({ message }) => message.replace(/:[^:;]*(with|are under|is for)[^;]*/, ' ...'))
      .join();
  };
  expect(said('list.n')).toBe('path: list is a list ...; closest matches: list[].n');
  expect(said('list[].n[]')).toBe('path: list[].n is no list ...');
  expect(said('to.n')).toBe('path: to is a reference ...');
  expect(said('refs[].n')).toBe('path: refs[] is a reference ...');
  expect(said('struct.to.n')).toBe('path: struct.to is a reference ...');
  expect(said('number[]')).toBe('path: number is no list ...');
  expect(said('list[].x')).toBe('path: nothing under list[] has a property "x"; closest matches: list[].n');
  expect(said('list[5].n')).toBe('');
});

describe('branches', () => {
  it('that fit nothing are reported when no other fits', () => {
    const part = (contains: string): ObjectFilter => ({ class: { contains } });
    expect(filtered({ or: [part('Bx'), part('Thing')] })).toEqual([]);
    expect(filtered({ or: [part('Bx'), { and: [part('Thin'), part('Thg')] }] })).toEqual([
      'UNKNOWN_CLASS where.or[0].class.contains Bx Box',
      'UNKNOWN_CLASS where.or[1].and[1].class.contains Thg Thing',
    ]);
    expect(filtered({ or: [{ class: { eq: 'Bx' } }, part('Thing')] })).toEqual([
      'UNKNOWN_CLASS where.or[0].class.eq Bx Box',
    ]);
  });
});
