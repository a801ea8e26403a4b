// Additions of Unreal Engine 3 packages to a map: actors by their meshes, as boxes where the mesh is loaded.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { MapView } from '../shared/map.ts';
import { className, fields } from '../shared/read.ts';
import { meshOf } from './actors.ts';
import type { Unreal3Save } from './save.ts';

type Size = readonly [number, number, number];

export const mapView = memoize((save: Unreal3Save): MapView => {
  const { graph } = save;
  return {
    classLook: (id) => ({ category: layerOf(graph.classes.name(id)), size: null }),
    objectLook: (node) => {
      const mesh = meshOf(graph, node);
      if (mesh === null) return null;
      const category = layerOf(className(graph, node));
      return { title: graph.name(mesh), category, size: sizeOf(save, node, mesh) };
    },
  };
});

/** `StaticMeshActor` is "Static mesh actor". */
function layerOf(name: string): string {
  return name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (start) => ` ${start.toLowerCase()}`);
}

/** Metres. A mesh that is not centred on its actor is shown where the actor is, which would be false for its box. */
function sizeOf({ graph, scope }: Unreal3Save, node: NodeId, mesh: NodeId): Size | null {
  const bounds = fields(graph, mesh, 'bounds').struct('bounds');
  const [extent, origin] = [bounds?.struct('extent'), bounds?.struct('origin')];
  const scale = graph.pose(node).scale ?? [1, 1, 1];
  const size = (['X', 'Y', 'Z'] as const).map((axis, at) => {
    const [half, middle] = [extent?.number(axis) ?? null, origin ? origin.number(axis, 0) : 0];
    if (half === null || middle === null) return 0;
    const isCentred = Math.abs(middle) <= half / 2 || axis === 'Z';
    return isCentred ? (2 * half * Math.abs(scale[at]!)) / (scope.perMetre ?? 1) : 0;
  });
  return size.every((length) => length > 0 && Number.isFinite(length)) ? (size as unknown as Size) : null;
}
