// Which property paths some object has something under, against decoding all objects.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { KnownPaths } from '../../../src/query/indexes/known-paths.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { isFound, pathIn } from '../../../src/query/values/property-path.ts';
import { graphs, PATHS } from '../../tools/arbitrary-graphs.ts';
import { pathsOf } from '../../tools/arbitrary-members.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import { runs } from '../../tools/runs.ts';

const paths = fc.constantFrom(...PATHS, 'B.X', 'list[2]', 'items[].nothing');
/** Of a path into an empty list or struct it is unknown what it could hold; of these it is certain. */
const plainPaths = fc.constantFrom('a', 'A', 'b', 'list', 'to', 'none', 'none.at.all');

/** Classes of the objects that have something under a path. */
function naiveClasses(graph: Graph, text: string): Set<number> {
  const path = pathIn(graph, text, 'path');
  const having = new Set<number>();
  for (let row = 0; row < graph.count; row++) {
    if (isFound(graph.properties(row as NodeId), path)) having.add(graph.data.nodes.class[row]!);
  }
  return having;
}

function warningsOf(graph: Graph, text: string, classes: readonly number[] | null = null): Warning[] {
  const warnings: Warning[] = [];
  const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
  new KnownPaths(graph).check(text, 'where.path', tools, classes);
  return warnings;
}

test('a path is reported when no object has anything under it', () => {
  fc.assert(
    fc.property(graphs, plainPaths, (graph, text) => {
      const warned = warningsOf(graph, text);
      expect(warned.map(({ code, argument, name }) => [code, argument, name])).toEqual(
        naiveClasses(graph, text).size > 0 ? [] : [['UNKNOWN_PROPERTY', 'where.path', text]],
      );
    }),
    { numRuns: runs(300) },
  );
});

test('a path that only objects of other classes have is reported of these classes', () => {
  fc.assert(
    fc.property(graphs, plainPaths, fc.infiniteStream(fc.boolean()), (graph, text, coins) => {
      const having = naiveClasses(graph, text);
      const classes = [...graph.classes].filter(() => coins.next().value);
      const isReported = having.size === 0 || (classes.length > 0 && !classes.some((id) => having.has(id)));
      expect(warningsOf(graph, text, classes)).toHaveLength(isReported ? 1 : 0);
      const known = new KnownPaths(graph);
      for (const id of graph.classes) {
        expect(known.isLacking(id, text, NO_TOOLS)).toBe(having.size > 0 && !having.has(id));
      }
    }),
    { numRuns: runs(300) },
  );
});

test('what some object has is never reported', () => {
  fc.assert(
    fc.property(graphs, paths, (graph, text) => {
      const having = naiveClasses(graph, text);
      fc.pre(having.size > 0);
      expect(warningsOf(graph, text)).toEqual([]);
      for (const id of having) {
        expect(warningsOf(graph, text, [id])).toEqual([]);
        expect(new KnownPaths(graph).isLacking(id, text, NO_TOOLS)).toBe(false);
      }
    }),
    { numRuns: runs(200) },
  );
});

// Of these formats it is known which objects may have a path, without looking at all of them.
describe.each(['little-factory.sav', 'unreal3'])('%s', (folder) => {
  test.each(graphsIn(folder))('$name: $graph.count nodes', ({ graph }) => {
    const known = new KnownPaths(graph);
    const names = new Set(pathsOf(graph).flatMap(({ unnest, path }) => (unnest === undefined ? [path] : [])));
    let lacking = 0;
    for (const text of [...names].filter((path) => /^\w+$/.test(path)).slice(0, 12)) {
      const having = naiveClasses(graph, text);
      for (const id of graph.classes) {
        const isLacking = known.isLacking(id, text, NO_TOOLS);
        expect(isLacking).toBe(having.size > 0 && !having.has(id));
        if (isLacking) lacking++;
      }
    }
    expect(lacking).toBeGreaterThan(0);
  });
});
