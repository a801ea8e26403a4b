// More groups than are made, with a bound that a test can reach.

import { expect, it, vi } from 'vitest';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { testGraph } from '../../tools/test-graph.ts';

vi.mock('../../../src/query/limits.ts', async (original) => ({
  ...(await original<object>()),
  MOST_GROUPS: 10,
}));

it.each([
  [3, 3, 9],
  [4, 4, null],
])(
  '%i classes on %i levels are refused when they are too many groups together',
  (classes, levels, expected) => {
    const nodes = Array.from({ length: classes * levels }, (_, at) => ({
      path: `n${at}`,
      class: `C${at % classes}`,
      level: `L${Math.floor(at / classes)}`,
    }));
    const rows = Uint32Array.from(nodes.keys());
    const group = () =>
      groupsOf(
        filterContextOf(testGraph(nodes)),
        rows,
        { by: [{ field: 'CLASS' }, { field: 'LEVEL' }] },
        () => '',
      );
    if (expected === null) expect(group).toThrow('there are more than 10 groups');
    else expect(group().page.rows).toHaveLength(expected);
  },
);
