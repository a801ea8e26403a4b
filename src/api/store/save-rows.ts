// The objects and references of a save as rows of a store.

import type { EdgeId, NodeId } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { objectJson } from '../../query/lists/properties.ts';
import type { ObjectRow, ReferenceRow } from '../../store/across/row-tables.ts';

/** Iterates over the objects and references that the store keeps. */
export function storeRows(save: ReadySave): {
  readonly objects: Iterable<ObjectRow>;
  readonly references: Iterable<ReferenceRow>;
} {
  return { objects: objectRows(save), references: referenceRows(save) };
}

function* objectRows({ graph }: ReadySave): Generator<ObjectRow> {
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    if (graph.isAbsent(node)) continue;
    const parent = graph.parent(node);
    yield {
      path: graph.path(node),
      className: graph.classes.path(graph.classOf(node)),
      kind: graph.kind(node),
      parent: parent === null ? null : graph.path(parent),
      place: graph.position(node),
      properties: JSON.stringify(objectJson(graph, node, null)),
    };
  }
}

function* referenceRows({ graph }: ReadySave): Generator<ReferenceRow> {
  for (let row = 0; row < graph.edges.count; row++) {
    const edge = row as EdgeId;
    const { kind, text } = graph.label(edge);
    yield {
      source: graph.path(graph.edges.source[edge]! as NodeId),
      label: text,
      kind,
      target: graph.path(graph.edges.target[edge]! as NodeId),
    };
  }
}
