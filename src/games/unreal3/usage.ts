// Uses of each object: the references to it, by label. References from what contains it, or because
// of load order, are not uses.

import type { NodeId, ReferenceKind } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { mayLackObjects, unreadCount } from '../shared/damage.ts';
import { classPath } from '../shared/read.ts';
import { root } from './imports.ts';
import type { Unreal3Save } from './save.ts';

/** Kinds of references about where something is, or what is loaded first. */
const NO_USE: ReadonlySet<ReferenceKind> = new Set(['OUTER', 'DEPENDS', 'IMPORT', 'CHILD', 'PARENT']);
const NO_ASSETS: ReadonlySet<string> = new Set(['Core.Package', 'Core.TextBuffer']);

export const usage = memoize(({ graph, scope }: Unreal3Save) => {
  const rows = [];
  const { label: labels, source } = graph.edges;
  const unknown = unreadCount(graph) + Number(mayLackObjects(graph));
  const known = (count: number): number | null => count || (unknown > 0 ? null : 0);
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const type = classPath(graph, node);
    if (NO_ASSETS.has(type) || graph.name(node).startsWith('Default__')) continue;
    const counts = { uses: 0, inProperties: 0, inData: 0, inScripts: 0, asClass: 0, asArchetype: 0 };
    const users = new Set<number>();
    for (const edge of graph.into(node)) {
      const { kind, text } = graph.data.labels[labels[edge]!]!;
      if (NO_USE.has(kind) || text === 'next') continue;
      counts.uses++;
      if (kind === 'PROPERTY') counts.inProperties++;
      else if (kind === 'NATIVE' && text === 'script') counts.inScripts++;
      else if (kind === 'NATIVE') counts.inData++;
      else if (kind === 'CLASS') counts.asClass++;
      else if (kind === 'ARCHETYPE') counts.asArchetype++;
      users.add(graph.data.nodes.level[source[edge]!]!);
    }
    rows.push({
      object: scope.object(node),
      name: graph.name(node),
      path: graph.path(node),
      className: type.slice(type.lastIndexOf('.') + 1),
      package: graph.level(node) ?? graph.name(root(graph, node)),
      isLoaded: !graph.isAbsent(node),
      unknown,
      uses: known(counts.uses),
      inProperties: known(counts.inProperties),
      inData: known(counts.inData),
      inScripts: known(counts.inScripts),
      asClass: known(counts.asClass),
      asArchetype: known(counts.asArchetype),
      packages: known(users.size),
    });
  }
  return rows;
});
