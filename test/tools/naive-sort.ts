// Sorting in the plainest way: every key read anew at every comparison.

import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { textIn } from '../../src/graph/values.ts';
import type { ObjectOrder } from '../../src/query/lists/order.ts';
import { integerIn, numberIn } from '../../src/query/values/property-path.ts';
import { isReference, targetOfFound } from '../../src/query/values/reference-values.ts';
import { numberOfField, valuesOf } from './naive.ts';

export function naiveSort(graph: Graph, rows: readonly number[], order: readonly ObjectOrder[]): number[] {
  return [...rows].sort((a, b) => {
    for (const key of order) {
      const difference = compareBy(key, keyOf(graph, a as NodeId, key), keyOf(graph, b as NodeId, key));
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}

type Key = number | bigint | string | null;

function compareBy({ direction, nulls }: ObjectOrder, a: Key, b: Key): number {
  if (a === null || b === null) {
    const sign = nulls === 'FIRST' ? -1 : 1;
    return a === b ? 0 : a === null ? sign : -sign;
  }
  const sign = direction === 'DESC' ? -1 : 1;
  if ((typeof a === 'string') !== (typeof b === 'string')) return typeof b === 'string' ? -sign : sign;
  return a < b ? -sign : a > b ? sign : 0;
}

function keyOf(graph: Graph, node: NodeId, { field, property }: ObjectOrder): Key {
  if (property) {
    const [first] = valuesOf(graph, node, property);
    if (!first) return null;
    if (typeof first.value === 'boolean') return Number(first.value);
    const target = isReference(first.value) ? targetOfFound(graph, node, first) : null;
    if (target !== null) return graph.path(target);
    // What has a number and a name goes by its name.
    return textIn(first.value) ?? integerIn(first.value) ?? numberIn(first.value);
  }
  if (field === 'PATH') return graph.path(node);
  if (field === 'NAME') return graph.name(node);
  if (field === 'CLASS') return graph.classes.path(graph.classOf(node));
  return field === 'ROW' ? node : (numberOfField(graph, node, field) ?? null);
}
