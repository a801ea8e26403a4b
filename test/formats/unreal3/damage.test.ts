// A package that is cut in its table of exports; test/corpus/unreal3/graphs.txt shows other damage to tables, and damage.many.test.ts
// above tries every place.

import { expect, it } from 'vitest';
import { exportsAt, openPackages, sample } from '../../tools/unreal3/open-packages.ts';

it('keeps the exports before a cut in their table', () => {
  const bytes = sample();
  const graph = openPackages({ 'Sample.u': bytes.slice(0, exportsAt(bytes) + 100) });
  expect(graph.find('Sample.Thing')).toBeGreaterThan(0);
  // Its bytes are beyond the cut, and still it is of this file.
  const beyond = [...graph.nodes()].filter((node) => graph.kind(node) === 'EXPORT' && !graph.span(node));
  expect(new Set(beyond.map((node) => graph.fileAt(node)))).toEqual(new Set([0]));
  expect(graph.issuesOf(graph.find('Sample'))).toContainEqual(expect.objectContaining({ code: 'COUNT' }));
});
