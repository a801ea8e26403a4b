// The actors that a level lists, with place and mesh, which may be inherited from the archetype.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../shared/memoize.ts';
import { classPath, fields, nodesOfClass, referencesOf } from '../shared/read.ts';
import { placeOf } from '../shared/scope.ts';
import type { Unreal3Save } from './save.ts';

export const actors = memoize((save: Unreal3Save) => {
  const { graph } = save;
  const references = referencesOf(graph);
  return nodesOfClass(graph, (_, path) => path === 'Engine.Level').flatMap((level) => {
    const listed = new Set(references.all(level, 'actors[]'));
    return [...listed].filter((node) => !graph.isAbsent(node)).map((node) => actorRow(save, level, node));
  });
});

function actorRow({ graph, scope }: Unreal3Save, level: NodeId, node: NodeId) {
  const references = referencesOf(graph);
  const facts = fields(graph, node, 'tag group');
  const position = placeOf(graph, node);
  const archetype = references.first(node, 'archetype');
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
    archetype: archetype === null ? null : scope.object(archetype),
    mesh: mesh === null ? null : scope.object(mesh),
    meshName: mesh === null ? null : graph.name(mesh),
    components: Array.from(graph.children(node), (child) => scope.object(child as NodeId)),
  };
}

/** Labels of the components that show an actor, and of the meshes in them. */
const COMPONENTS = ['StaticMeshComponent', 'SkeletalMeshComponent', 'Mesh'];
const MESHES = ['StaticMesh', 'SkeletalMesh'];
/** Longer chains of archetypes are cycles. */
const MOST_TEMPLATES = 16;

/** The mesh of an actor's own component, else of the component's archetype, else of the actor's archetype. */
export function meshOf(graph: Graph, actor: NodeId): NodeId | null {
  const references = referencesOf(graph);
  for (let at: NodeId | null = actor, depth = 0; at !== null && depth < MOST_TEMPLATES; depth++) {
    for (const label of COMPONENTS) {
      const component = references.first(at, label);
      const mesh = component === null ? null : inheritedMesh(graph, component);
      if (mesh !== null) return mesh;
    }
    at = references.first(at, 'archetype');
  }
  return null;
}

function inheritedMesh(graph: Graph, component: NodeId): NodeId | null {
  const references = referencesOf(graph);
  for (let at: NodeId | null = component, depth = 0; at !== null && depth < MOST_TEMPLATES; depth++) {
    for (const label of MESHES) {
      const mesh = references.first(at, label);
      if (mesh !== null) return mesh;
    }
    at = references.first(at, 'archetype');
  }
  return null;
}
