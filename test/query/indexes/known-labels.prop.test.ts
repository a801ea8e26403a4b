// Labels of references by class, against looking at every edge.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { ClassId, EdgeId } from '../../../src/graph/ids.ts';
import { KnownLabels } from '../../../src/query/indexes/known-labels.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { runs } from '../../tools/runs.ts';

/** Labels that no other way of writing a path leads to. */
const asked = fc.constantFrom('mInput', 'MOUTPUT', 'mWires[]', 'PARENT', 'nowhere', 'not [ a path');

/** Classes of the objects that have a reference with this label. */
function naiveClasses(graph: Graph, label: string): Set<number> {
  const classes = new Set<number>();
  for (let at = 0; at < graph.edges.count; at++) {
    const { text } = graph.label(at as EdgeId);
    if (text.toLowerCase() === label.toLowerCase()) {
      classes.add(graph.data.nodes.class[graph.edges.source[at]!]!);
    }
  }
  return classes;
}

test('a class is lacking a label that only objects of others have', () => {
  fc.assert(
    fc.property(graphs, asked, (graph, label) => {
      const labels = new KnownLabels(graph);
      const having = naiveClasses(graph, label);
      for (const id of graph.classes) {
        expect(labels.isLacking(id, label)).toBe(having.size > 0 && !having.has(id));
        // Again, from what is remembered.
        expect(labels.isLacking(id, label)).toBe(having.size > 0 && !having.has(id));
      }
    }),
    { numRuns: runs(300) },
  );
});

test('ways mark the labels that references have', () => {
  fc.assert(
    fc.property(graphs, asked, (graph, label) => {
      const marked = new Set<string>();
      for (const marks of new KnownLabels(graph).ways(label)) {
        expect(marks).toContain(1);
        marks.forEach((mark, at) => {
          if (mark === 1) marked.add(graph.data.labels[at]!.text.toLowerCase());
        });
      }
      const texts = graph.data.labels.map(({ text }) => text.toLowerCase());
      expect([...marked]).toEqual(texts.includes(label.toLowerCase()) ? [label.toLowerCase()] : []);
    }),
    { numRuns: runs(300) },
  );
});

test('the warning names the classes, those that have it, and the nearest labels of the former', () => {
  const graph = graphFrom('a:Box>b.mInputs, b:Belt>c.mInput, c:Wire');
  const warnings: Warning[] = [];
  const box = graph.classes.lookup('Box')[0] as ClassId;
  new KnownLabels(graph).warnOfLacking([box], 'mInput', {
    ...NO_TOOLS,
    warn: (warning) => warnings.push(warning),
  });
  expect(warnings).toEqual([
    {
      code: 'UNKNOWN_LABEL',
      argument: 'label',
      message:
        'label: no object of the class Box has a reference with the label "mInput"; those of Belt do; closest matches: mInputs',
      name: 'mInput',
      suggestions: ['mInputs'],
    },
  ]);
});
