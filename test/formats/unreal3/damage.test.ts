/** Packages that are cut, or that lost or got bytes: what they still hold is read, and nothing else is claimed. */

import { describe, expect, it } from 'vitest';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { damaged } from '../../tools/damage-kinds.ts';
import { open, openWhole, outcomeOf } from '../../tools/damage-outcome.ts';
import { sample } from '../../tools/unreal3/sample.ts';

const name = 'Sample.u';
const bytes = sample();
const files = [{ name, bytes }];
const whole = openWhole(unreal3, files);
/** Where the export table begins, as the summary says. */
const exports = new DataView(bytes.buffer).getInt32(37, true);

describe.each(['cut', 'lost', 'inserted'] as const)('%s', (kind) => {
  it('answers nothing wrong without a mark, wherever it is', () => {
    let kept = 0;
    for (let at = exports; at < bytes.length; at++) {
      const damage = damaged(files, name, kind, at);
      const outcome = outcomeOf(unreal3, whole, damage.files, damage.holes);
      expect(outcome, `at ${at}`).toMatchObject({ silent: [], invented: [] });
      kept += outcome.kept;
    }
    expect(kept).toBeGreaterThan(0);
  });
});

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
