// Nothing unknown is silent: names that nobody has are answered with a warning that names the nearest.

import { describe, expect, it } from 'vitest';
import type { ObjectFilter } from '../../src/query/filter.ts';
import { wholeGroup } from '../../src/query/grouping.ts';
import { groupsOf } from '../../src/query/groups.ts';
import { indexesOf } from '../../src/query/indexes.ts';
import { listObjects } from '../../src/query/list-objects.ts';
import { firstReference } from '../../src/query/list-references.ts';
import { findProperty, propertiesNamed } from '../../src/query/properties.ts';
import { NO_TOOLS, type QueryTools, type Warning } from '../../src/query/tools.ts';
import { graphFrom } from '../tools/graph-notation.ts';

const many = Array.from({ length: 30 }, (_, at) => `n${at}{"mClock":${at}}`).join(',');
const graph = graphFrom(
  `a:Box%Cave{"mStacks":[{"NumItems":1,"Item":{"Class":"->/Iron"}}],"empty":[]}>b.mInput, b, ${many}, z{"rare.name":1}`,
);

/** What was told while the work was done: code, name, and suggestions. */
function told(work: (tools: QueryTools) => unknown): string[] {
  const warnings: Warning[] = [];
  work({ ...NO_TOOLS, warn: (warning) => warnings.push(warning) });
  return warnings.map(({ code, argument, name, suggestions }) =>
    [code, argument, name, suggestions.join()].join(' '),
  );
}

function filtered(where: ObjectFilter): string[] {
  return told((tools) => {
    const compiler = { graph, tools, nodeOf: () => -1 as never };
    listObjects(compiler, { of: 'save' }, { where }).total;
  });
}

describe('filters', () => {
  it('tell of properties and steps of paths', () => {
    expect(filtered({ properties: [{ path: 'mClok', exists: false }] })).toEqual([
      'UNKNOWN_PROPERTY where.properties[0].path mClok mClock',
    ]);
    expect(filtered({ properties: [{ path: 'mStacks[].NumItem' }] })).toEqual([
      'UNKNOWN_PROPERTY where.properties[0].path mStacks[].NumItem mStacks[].NumItems,mStacks[].Item',
    ]);
    expect(filtered({ properties: [{ path: 'mStacks[].Item.Clas' }] })).toEqual([
      'UNKNOWN_PROPERTY where.properties[0].path mStacks[].Item.Clas mStacks[].Item.Class',
    ]);
  });

  it('tell of what elements do not have', () => {
    const some = { properties: [{ path: 'Items' }] };
    expect(filtered({ elements: [{ path: 'mStacks[]', some }] })).toEqual([
      'UNKNOWN_PROPERTY where.elements[0].some.properties[0].path mStacks[].Items mStacks[].Item,mStacks[].NumItems',
    ]);
    expect(filtered({ elements: [{ path: 'mStack[]', count: { gt: 0 } }] })).toEqual([
      'UNKNOWN_PROPERTY where.elements[0].path mStack[] mStacks',
    ]);
  });

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

describe('everywhere else', () => {
  const rows = indexesOf(graph).allRows;

  it('tells of sort keys, groups and figures', () => {
    expect(
      told((tools) => {
        const compiler = { graph, tools, nodeOf: () => -1 as never };
        listObjects(compiler, { of: 'save' }, { orderBy: [{ property: 'mClocks' }] });
        groupsOf(compiler, rows, { by: [{ property: 'Clock' }], unnest: 'mStacks[]' }, () => '');
        groupsOf(compiler, rows, { by: [{ reference: 'mStack' }] }, () => '');
        wholeGroup(compiler, rows, {}).distinct('clock');
      }),
    ).toEqual([
      'UNKNOWN_PROPERTY orderBy[0].property mClocks mClock',
      'UNKNOWN_PROPERTY by[0].property mStacks[].Clock ',
      'UNKNOWN_PROPERTY by[0].reference mStack mStacks',
      'UNKNOWN_PROPERTY path clock mClock',
    ]);
  });

  it('tells of properties and references of one object', () => {
    expect(
      told((tools) => {
        findProperty(graph, 0 as never, 'mClok', tools);
        findProperty(graph, 0 as never, 'mClock', tools);
        propertiesNamed(graph, 0 as never, ['MSTACKS', 'mStack'], tools);
        firstReference(graph, 0 as never, 'mImput', tools);
        firstReference(graph, 1 as never, 'MINPUT', tools);
      }),
    ).toEqual([
      'UNKNOWN_PROPERTY path mClok mClock',
      'UNKNOWN_PROPERTY names[1] "mStack" mStacks',
      'UNKNOWN_LABEL label mImput mInput',
    ]);
  });
});
