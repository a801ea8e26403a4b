// Dependencies between packages: single imports, packages that are missing, and which package needs which.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { nullIfIncomplete } from '../shared/damage.ts';
import { className, referencesOf } from '../shared/read.ts';
import { packageNodes } from './packages.ts';
import type { Unreal3Save } from './save.ts';

export const imports = memoize((save: Unreal3Save) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  const loaded = new Set(packageNodes(save).map((node) => graph.name(node).toLowerCase()));
  return packageNodes(save).flatMap((node) => {
    const row = (target: NodeId, isPackage: boolean) => {
      const from = graph.name(root(graph, target));
      const resolved = !graph.isAbsent(target);
      const without = loaded.has(from.toLowerCase()) ? nullIfIncomplete(graph, 'UNRESOLVED') : 'NOT_LOADED';
      return {
        object: scope.object(target),
        importedBy: scope.object(node),
        package: graph.name(node),
        path: graph.path(target),
        className: className(graph, target),
        from,
        state: resolved ? 'RESOLVED' : without,
        isPackage,
      };
    };
    return [
      ...references.all(node, 'packages[]').map((target) => row(target, true)),
      ...references.all(node, 'imports[]').map((target) => row(target, false)),
    ];
  });
});

/** Packages that are named but not loaded, most wanted first. */
export const missing = memoize((save: Unreal3Save) => {
  const { graph, scope } = save;
  const rows = new Map<NodeId, { wantedBy: Set<string>; imports: number }>();
  for (const { package: name, isLoaded, imports: count, needs } of dependencies(save)) {
    if (isLoaded) continue;
    const row = rows.get(needs.node) ?? { wantedBy: new Set(), imports: 0 };
    rows.set(needs.node, row);
    row.wantedBy.add(name);
    row.imports += count;
  }
  return [...rows]
    .sort(([, a], [, b]) => b.wantedBy.size - a.wantedBy.size || b.imports - a.imports)
    .map(([node, { wantedBy, imports: count }]) => ({
      object: scope.object(node),
      name: graph.name(node),
      wantedBy: [...wantedBy],
      packages: nullIfIncomplete(graph, wantedBy.size),
      imports: nullIfIncomplete(graph, count),
    }));
});

/** All pairs of packages of which one needs the other. */
export const dependencies = memoize((save: Unreal3Save) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return packageNodes(save).flatMap((node) => {
    const needs = new Map<NodeId, { isStreaming: boolean; imports: number }>();
    const add = (target: NodeId, isStreaming: boolean): void => {
      if (target !== node && !needs.has(target)) needs.set(target, { isStreaming, imports: 0 });
    };
    for (const target of references.all(node, 'packages[]')) add(target, false);
    for (const target of references.all(node, 'additionalPackages[]')) add(target, true);
    for (const target of references.all(node, 'imports[]')) {
      const found = needs.get(root(graph, target));
      if (found) found.imports++;
    }
    return [...needs].map(([target, { isStreaming, imports: count }]) => ({
      object: scope.object(node),
      needs: scope.object(target),
      package: graph.name(node),
      on: graph.name(target),
      isLoaded: !graph.isAbsent(target),
      isStreaming,
      imports: count,
    }));
  });
});

/** Objects nested deeper than this come from a hostile file. */
const MOST_DEPTH = 64;

/** The package that contains an object, loaded or not. */
export function root(graph: Graph, node: NodeId): NodeId {
  let at = node;
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const parent = graph.parent(at);
    if (parent === null) return at;
    at = parent;
  }
  return at;
}
