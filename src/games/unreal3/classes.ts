// The class tree across packages: classes of the loaded packages, and their ancestors outside of those.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { isUnread, mayLackObjects, nullIfIncomplete } from '../shared/damage.ts';
import { groupBy } from '../shared/group-by.ts';
import { className, fields, nodesOfClass, referencesOf } from '../shared/read.ts';
import { refTo } from '../shared/scope.ts';
import { root } from './imports.ts';
import type { Unreal3Save } from './save.ts';

/** The reader reports longer chains of super classes. */
const MOST_SUPERS = 128;

export const classes = memoize((save: Unreal3Save) => {
  const { graph } = save;
  const references = referencesOf(graph);
  const found = nodesOfClass(graph, (_, path) => path === 'Core.Class');
  const parents = new Map<NodeId, NodeId | null>(
    found.map((node) => [node, references.first(node, 'super')]),
  );
  for (const parent of [...parents.values()])
    if (parent !== null && !parents.has(parent)) parents.set(parent, null);
  const children = groupBy(parents.keys(), (node) => parents.get(node) ?? null);
  const descendants = countDescendants(parents);
  const tree = { parents, children, descendants };
  return [...parents.keys()].map((node) => classRow(save, node, tree));
});

interface ClassTree {
  readonly parents: ReadonlyMap<NodeId, NodeId | null>;
  readonly children: ReadonlyMap<NodeId, readonly NodeId[]>;
  /** How many classes are below each. */
  readonly descendants: ReadonlyMap<NodeId, number>;
}

function classRow({ graph, scope }: Unreal3Save, node: NodeId, tree: ClassTree) {
  const { parents, children, descendants } = tree;
  const isLoaded = !graph.isAbsent(node);
  const references = referencesOf(graph);
  const facts = isLoaded ? fields(graph, node, 'classFlagNames') : null;
  // Of others nothing is known, and damage may hide a part of these.
  const members =
    isLoaded && !mayLackObjects(graph) && !isUnread(graph, node)
      ? Array.from(graph.children(node), (child) => className(graph, child as NodeId))
      : null;
  const count = (figure: number): number | null => nullIfIncomplete(graph, figure);
  const parent = parents.get(node) ?? null;
  const subclasses = children.get(node) ?? [];
  return {
    object: scope.object(node),
    name: graph.name(node),
    package: graph.name(root(graph, node)),
    isLoaded,
    parent: refTo(scope, parent),
    parentName: parent === null ? null : graph.name(parent),
    ancestors: ancestorsOf(node, parents).map((each) => scope.object(each)),
    subclasses: subclasses.map((each) => scope.object(each)),
    subclassCount: count(subclasses.length),
    descendants: count(descendants.get(node) ?? 0),
    instances: count(references.into(node, 'class').length),
    functions: members?.filter((name) => name === 'Function').length ?? null,
    properties: members?.filter((name) => name.endsWith('Property')).length ?? null,
    flags: facts?.texts('classFlagNames') ?? null,
    isStripped: members && members.length === 0,
    defaultObject: refTo(scope, isLoaded ? references.first(node, 'defaultObject') : null),
    get source() {
      return isLoaded ? sourceOf(graph, node) : null;
    },
  };
}

/** The source text of a class, if the package has it. */
function sourceOf(graph: Graph, node: NodeId): string | null {
  const buffer = referencesOf(graph).first(node, 'scriptText');
  return buffer === null || graph.isAbsent(buffer) ? null : fields(graph, buffer, 'text').text('text');
}

/** Nearest first. */
function ancestorsOf(node: NodeId, parents: ReadonlyMap<NodeId, NodeId | null>): NodeId[] {
  const found: NodeId[] = [];
  const seen = new Set<NodeId>([node]);
  let at = parents.get(node) ?? null;
  while (at !== null && !seen.has(at) && found.length < MOST_SUPERS) {
    found.push(at);
    seen.add(at);
    at = parents.get(at) ?? null;
  }
  return found;
}

function countDescendants(parents: ReadonlyMap<NodeId, NodeId | null>): ReadonlyMap<NodeId, number> {
  const counts = new Map<NodeId, number>();
  for (const node of parents.keys())
    for (const above of ancestorsOf(node, parents)) counts.set(above, (counts.get(above) ?? 0) + 1);
  return counts;
}
