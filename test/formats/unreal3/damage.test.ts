// Packages whose tables are damaged, and what is kept of them; damage.many.test.ts beside tries every place.

import { expect, it } from 'vitest';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { open, openWhole } from '../../tools/damage-outcome.ts';
import { exportsAt, sample } from '../../tools/unreal3/sample.ts';

const name = 'Sample.u';
const bytes = sample();
const whole = openWhole(unreal3, [{ name, bytes }]);
const exports = exportsAt(bytes);

it('keeps names on either side of a damaged one', () => {
  const at = Buffer.from(bytes).indexOf('Location\0');
  const broken = bytes.slice().fill(0, at + 2, at + 6);
  const graph = open(unreal3, [{ name, bytes: broken }]);
  expect(graph.find('Sample.A')).toBeGreaterThan(0);
  expect(graph.issuesOf(graph.find('Sample.A'))).toMatchObject([{ code: 'UNSURE', info: true }]);
  expect(graph.issuesOf(graph.find('Sample'))).toMatchObject([{ code: 'INCOMPLETE' }, { code: 'VALUE' }]);
});

const view = (broken: Uint8Array): DataView => new DataView(broken.buffer);
const paths = (graph: Graph): string[] =>
  [...graph.nodes()].filter((node) => graph.kind(node) === 'EXPORT').map((node) => graph.path(node));
const packageIssues = (graph: Graph): string[] =>
  graph.issuesOf(graph.find('Sample')).flatMap(({ code, info }) => (info ? [] : code));

it.each(['None', 'Location'])('keeps all objects when the name %s is damaged', (text) => {
  const broken = bytes.slice();
  const at = Buffer.from(bytes).indexOf(`${text}\0`, view(bytes).getInt32(29, true));
  view(broken).setInt32(at - 4, 0x40000000, true);
  const graph = open(unreal3, [{ name, bytes: broken }]);
  expect(paths(graph)).toHaveLength(paths(whole.graph).length);
  expect(packageIssues(graph)).toEqual(['INCOMPLETE', 'COUNT']);
});

it('keeps all objects when the end of the summary is damaged', () => {
  const broken = bytes.slice();
  // The count of generations, behind the GUID.
  const at = 12 + 4 + 5 + 4 + 24 + 20 + 16;
  view(broken).setInt32(at, 0x40000000, true);
  const graph = open(unreal3, [{ name, bytes: broken }]);
  expect(paths(graph)).toEqual(paths(whole.graph));
  expect(packageIssues(graph)).toEqual(['INCOMPLETE', 'COUNT']);
  expect(graph.issuesOf(graph.find('Sample.A'))).toEqual([]);
});

it('keeps the exports behind a damaged one', () => {
  const broken = bytes.slice();
  // The count of net objects of the first.
  view(broken).setInt32(exports + 44, 0x40000000, true);
  const graph = open(unreal3, [{ name, bytes: broken }]);
  expect(paths(graph)).toEqual(paths(whole.graph));
  expect(packageIssues(graph)).toEqual(['INCOMPLETE', 'COUNT']);
});

it('reports zeros in place of tables', () => {
  const graph = open(unreal3, [{ name, bytes: bytes.slice().fill(0, exports + 100, exports + 300) }]);
  expect(packageIssues(graph)).toEqual(['INCOMPLETE']);
});

it('keeps the exports before a cut in their table', () => {
  const graph = open(unreal3, [{ name, bytes: bytes.slice(0, exports + 100) }]);
  expect(paths(graph)).toContain('Sample.Thing');
  // Its bytes are beyond the cut, and still it is of this file.
  const beyond = [...graph.nodes()].filter((node) => graph.kind(node) === 'EXPORT' && !graph.span(node));
  expect(new Set(beyond.map((node) => graph.fileAt(node)))).toEqual(new Set([0]));
  expect(graph.issuesOf(graph.find('Sample'))).toContainEqual(expect.objectContaining({ code: 'COUNT' }));
});
