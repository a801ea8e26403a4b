// Chains of classes that no game has: what is known of them is right.

import { expect, it } from 'vitest';
import { nodeAt } from '../../../tools/graph-nodes.ts';
import { openPackages } from '../../../tools/unreal3/open-packages.ts';
import { PackageWriter } from '../../../tools/unreal3/package-writer.ts';
import { plainClass } from '../../../tools/unreal3/reflection-writer.ts';

/** Each class derives from the next one, and the last one from Engine.Actor; the first and the last have an object. */
function chainOf(count: number) {
  const out = new PackageWriter();
  const actor = out.classImport('Engine.Actor');
  const first = out.nextExport;
  for (let at = 0; at < count; at++) {
    const above = at === count - 1 ? actor : out.nextExport + 1;
    out.export({ class: 0, super: above, name: `Class${at}`, body: plainClass });
  }
  for (const [name, at] of [
    ['First', 0],
    ['Last', count - 1],
  ] as const) {
    out.object(first + at, name, (b) => b.netIndex().vector('Location', 1, 2, 3).none());
  }
  const graph = openPackages({ 'P.u': out.finish() });
  const places = ['P.First', 'P.Last'].map((path) => graph.position(nodeAt(graph, path)));
  return { places, issues: graph.data.issues.filter(({ info }) => !info) };
}

it('is like any other if it is of 300 classes', () => {
  const { places, issues } = chainOf(300);
  expect(issues).toEqual([]);
  expect(places).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});
