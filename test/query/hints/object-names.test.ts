// Objects by path, and what is said of paths and names that no object has.

import { expect, test } from 'vitest';
import { NO_NODE } from '../../../src/graph/ids.ts';
import type { TextFilter } from '../../../src/query/filter/filter.ts';
import { nodeAtPath, warnOfUnknownObjects } from '../../../src/query/hints/object-names.ts';
import { NO_TOOLS, type QueryTools, type Warning } from '../../../src/query/tools.ts';
import { testGraph } from '../../tools/test-graph.ts';

const PATHS = ['Level:Main.Wire_C_1', 'Level:Main.Belt_C_2', 'Cave:Main.Belt_C_2'];
const graph = testGraph(PATHS.map((path) => ({ path, class: 'Thing' })));

function reported(work: (tools: QueryTools) => void): Warning[] {
  const warnings: Warning[] = [];
  work({ ...NO_TOOLS, warn: (warning) => warnings.push(warning) });
  return warnings;
}

test('a path gives its object, or a warning with the nearest paths', () => {
  const path = 'Level:Main.Belt_C_2';
  expect(
    reported((tools) => expect(nodeAtPath({ graph, tools }, path, 'id')).toBe(graph.find(path))),
  ).toEqual([]);
  const [warning] = reported((tools) => {
    expect(nodeAtPath({ graph, tools }, 'Level:Main.Wire_D_1', 'id')).toBe(NO_NODE);
  });
  expect(warning).toMatchObject({ code: 'UNKNOWN_OBJECT', argument: 'id', name: 'Level:Main.Wire_D_1' });
  expect(warning!.suggestions[0]).toBe('Level:Main.Wire_C_1');
  expect(warning!.message).toMatch(
    /^id: the save has no object with the path "Level:Main\.Wire_D_1"; closest matches/,
  );
});

test.each<[TextFilter, readonly string[]]>([
  [{ eq: 'Wire_C_1' }, []],
  [{ eq: 'Wire_D_1' }, ['Wire_D_1']],
  [{ in: ['Wire_C_1', 'wire_c_1', 'Bolt_C_2'] }, ['wire_c_1', 'Bolt_C_2']],
  // Any letter case: whether it is there is found out when the list is empty.
  [{ eq: 'Wire_D_1', caseSensitive: false }, []],
  [{ contains: 'Nothing' }, []],
])('%j reports %j', (filter, names) => {
  const warnings = reported((tools) => warnOfUnknownObjects({ graph, tools }, filter, 'where.name'));
  expect(warnings.map(({ name }) => name)).toEqual(names);
});

test('suggested names are short and come once', () => {
  const [warning] = reported((tools) =>
    warnOfUnknownObjects({ graph, tools }, { eq: 'Belt_D_2' }, 'where.name'),
  );
  expect(warning!.suggestions.filter((name) => name === 'Belt_C_2')).toHaveLength(1);
});
