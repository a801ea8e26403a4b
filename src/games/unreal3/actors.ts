// The actors that a level lists, with place and mesh, which may be inherited from the archetype.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { isUnread } from '../shared/damage.ts';
import { classPath, fields, nodesOfClass, referencesOf } from '../shared/read.ts';
import { placeOf, refTo } from '../shared/scope.ts';
import type { Unreal3Save } from './save.ts';

export function levels(graph: Graph): NodeId[] {
  return nodesOfClass(graph, (_, path) => path === 'Engine.Level');
}

export const actors = memoize((save: Unreal3Save) => {
  const { graph } = save;
  const references = referencesOf(graph);
  return levels(graph).flatMap((level) => {
    const listed = new Set(references.all(level, 'actors[]'));
    return [...listed].filter((node) => !graph.isAbsent(node)).map((node) => actorRow(save, level, node));
  });
});

function actorRow({ graph, scope }: Unreal3Save, level: NodeId, node: NodeId) {
  const references = referencesOf(graph);
  const facts = fields(graph, node, 'tag group');
  const position = placeOf(graph, node);
  const path = classPath(graph, node);
  const mesh = meshOf(graph, node);
  return {
    object: scope.object(node),
    level: scope.object(level),
    map: graph.level(node),
    name: graph.name(node),
    type: { title: null, name: path.slice(path.lastIndexOf('.') + 1), path },
    position,
    isPlaced: position !== null || (facts.isWhole ? false : null),
    tag: facts.text('Tag'),
    group: facts.text('Group'),
    archetype: refTo(scope, references.first(node, 'archetype')),
    mesh: refTo(scope, mesh),
    meshName: mesh === null ? null : graph.name(mesh),
    get materials() {
      return materialsOf(graph, node, mesh)?.map((material) => scope.object(material)) ?? null;
    },
    components: Array.from(graph.children(node), (child) => scope.object(child as NodeId)),
  };
}

/** Labels of the components that show an actor, and of the meshes in them. */
const COMPONENTS = ['StaticMeshComponent', 'SkeletalMeshComponent', 'Mesh'];
const MESHES = 'StaticMesh SkeletalMesh';
/** Where a mesh names its materials, static or skeletal. */
const MESH_MATERIALS = 'lods[].sections[].material materials[]';
/** Longer chains of archetypes are cycles. */
const MOST_TEMPLATES = 16;

/** The mesh of an actor's own component, else of the component's archetype, else of the actor's archetype. */
export function meshOf(graph: Graph, actor: NodeId): NodeId | null {
  for (const component of shownBy(graph, actor)) {
    const mesh = referencesOf(graph).first(component, MESHES);
    if (mesh !== null) return mesh;
  }
  return null;
}

/** Those that its components set, else those of its mesh; null if either may be elsewhere, or was lost. */
function materialsOf(graph: Graph, actor: NodeId, mesh: NodeId | null): readonly NodeId[] | null {
  const references = referencesOf(graph);
  const components = [...shownBy(graph, actor)];
  const own = components
    .map((component) => references.all(component, 'Materials[]'))
    .find(({ length }) => length > 0);
  const holders = [...templatesOf(graph, actor), ...components, ...(mesh === null ? [] : [mesh])];
  if (!own && holders.some((node) => graph.isAbsent(node) || isUnread(graph, node))) return null;
  return [...new Set(own ?? (mesh === null ? [] : references.all(mesh, MESH_MATERIALS)))];
}

/** The components that show an actor, nearest first: its own with what they come from, then those of its archetypes. */
function* shownBy(graph: Graph, actor: NodeId): Generator<NodeId> {
  const references = referencesOf(graph);
  for (const template of templatesOf(graph, actor)) {
    for (const label of COMPONENTS) {
      const component = references.first(template, label);
      if (component !== null) yield* templatesOf(graph, component);
    }
  }
}

/** An object, its archetype, the archetype of that and so on. */
function* templatesOf(graph: Graph, node: NodeId): Generator<NodeId> {
  let at: NodeId | null = node;
  for (let depth = 0; at !== null && depth < MOST_TEMPLATES; depth++) {
    yield at;
    at = referencesOf(graph).first(at, 'archetype');
  }
}
