// Nothing unknown is silent: names that nobody has are answered with a warning that names the nearest.

import { describe, expect, it } from 'vitest';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { wholeGroup } from '../../../src/query/groups/grouping.ts';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { firstReference } from '../../../src/query/lists/list-references.ts';
import { indexesOf } from '../../../src/query/run/indexes.ts';
import { NO_TOOLS, type QueryTools, type Warning } from '../../../src/query/tools.ts';
import { findProperty, propertiesNamed } from '../../../src/query/values/properties.ts';
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
      reported((tools) => {
        const filterContext = { graph, tools, nodeOf: () => -1 as never };
        listObjects(filterContext, { of: 'save' }, { orderBy: [{ property: 'mClocks' }] });
        groupsOf(filterContext, rows, { by: [{ property: 'Clock' }], unnest: 'mStacks[]' }, () => '');
        groupsOf(filterContext, rows, { by: [{ reference: 'mStack' }] }, () => '');
        wholeGroup(filterContext, rows, {}).distinct('clock');
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
      reported((tools) => {
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

describe('objects', () => {
  const { objects } = indexesOf(graph);

  it('are known by the names that they have, and by no part of one', () => {
    for (let row = 0; row < graph.count; row++) {
      const name = graph.name(row as never);
      expect(objects.hasName(name, NO_TOOLS)).toBe(true);
      expect(objects.hasName(`${name}x`, NO_TOOLS)).toBe(false);
      expect(objects.hasName(name.slice(1), NO_TOOLS)).toBe(false);
    }
  });

  it('are suggested for other letter case, other numbers and a typo anywhere', () => {
    const paths = ['World/Level/Build_Miner_C_17', 'World/Level/Build_Miner_C_18/Power', '/Game/Desc_Iron_C'];
    const made = graphFrom(paths.map((path) => `${path}:Box`).join());
    const nearest = (path: string): string | undefined =>
      indexesOf(made).objects.nearestPaths(path, NO_TOOLS)[0];
    for (const path of paths) {
      expect(nearest(path.toUpperCase())).toBe(path);
      for (let at = 0; at < path.length; at++) {
        expect(nearest(path.slice(0, at) + path.slice(at + 1))).toBe(path);
        expect(nearest(`${path.slice(0, at)}q${path.slice(at)}`)).toBe(path);
      }
    }
    expect(nearest('Build_Miner_C_2147483647')).toBe(paths[0]);
    expect(nearest('Desc_Iron')).toBe(paths[2]);
    expect(nearest('')).toBeUndefined();
  });
});
