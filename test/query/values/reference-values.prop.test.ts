// References in property values against the edges that the graph was made with.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import type { Value } from '../../../src/graph/values.ts';
import { pathIn, valuesAt } from '../../../src/query/values/property-path.ts';
import { edgeOfProperty, referencesIn, targetOfFound } from '../../../src/query/values/reference-values.ts';
import { graphs, PATHS } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';

const paths = fc.constantFrom(...PATHS, 'm', 'items');

/** Paths of the references in a value, with the way to each, in order. */
function naiveReferences(value: Value, label: string): [label: string, path: string][] {
  if (typeof value !== 'object' || value === null) return [];
  switch (value.kind) {
    case 'reference':
      return [[label, value.path]];
    case 'struct':
      return value.fields.flatMap((field) =>
        naiveReferences(field.value, label === '' ? field.name : `${label}.${field.name}`),
      );
    case 'list':
      return value.items.flatMap((item) => naiveReferences(item, `${label}[]`));
    case 'map':
      return value.entries.flatMap((entry) => [
        ...naiveReferences(entry.key, `${label}[].key`),
        ...naiveReferences(entry.value, `${label}[].value`),
      ]);
    default:
      return [];
  }
}

test('a found reference leads to the object of its path', () => {
  forAll(300, graphs, paths, (graph, text) => {
    const path = pathIn(graph, text, 'path');
    for (let row = 0; row < graph.count; row++) {
      const node = row as NodeId;
      for (const found of valuesAt(graph.properties(node), path)) {
        const { value } = found;
        const isReference = typeof value === 'object' && value?.kind === 'reference';
        const target = targetOfFound(graph, node, found);
        expect(target === null ? null : graph.path(target)).toBe(isReference ? value.path : null);
        const inside = referencesIn(graph, node, found).map((each) => [each.label, graph.path(each.target)]);
        expect(inside).toEqual(naiveReferences(value, ''));
      }
    }
  });
});

test('the edge of a property begins at its object and has its label', () => {
  forAll(200, graphs, (graph) => {
    for (let row = 0; row < graph.count; row++) {
      const node = row as NodeId;
      for (const property of graph.properties(node)) {
        const { value, name } = property;
        const edge: EdgeId | null = edgeOfProperty(graph, node, property);
        const isReference = typeof value === 'object' && value?.kind === 'reference';
        expect(edge !== null).toBe(isReference);
        if (edge === null || !isReference) continue;
        expect(graph.edges.source[edge]).toBe(node);
        expect(graph.path(graph.edges.target[edge]! as NodeId)).toBe(value.path);
        expect(graph.label(edge).text).toBe(name);
      }
    }
  });
});
