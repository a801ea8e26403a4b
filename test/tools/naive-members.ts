// Members of lists, and what they have in common, in the plainest way: every member decoded by itself, and every path read
// anew for each.

import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { toJson, type Value } from '../../src/graph/values.ts';
import type { ElementFilter } from '../../src/query/filter/filter.ts';
import type { GroupKey } from '../../src/query/groups/group-keys.ts';
import type { MeasureArgs } from '../../src/query/groups/measure.ts';
import { numberIn, type PathValue, pathIn, valuesIn } from '../../src/query/values/property-path.ts';
import { Naive, numberOfField, targetOf, valuesOf } from './naive.ts';
import { nodeOf } from './row-filter-context.ts';

/** An object, or one of the elements in it. */
export interface NaiveMember {
  readonly node: NodeId;
  /** Which of the elements of its object it is, from 0; null for the object itself. */
  readonly element: number | null;
  /** The element itself; null for an object. */
  readonly own: PathValue | null;
  found(path: string): readonly PathValue[];
}

export function naiveMembers(
  graph: Graph,
  rows: Iterable<number>,
  unnest: string | undefined,
  where?: ElementFilter,
): NaiveMember[] {
  return Array.from(rows).flatMap((row): NaiveMember[] => {
    const node = row as NodeId;
    if (unnest === undefined) {
      return [{ node, element: null, own: null, found: (path) => valuesOf(graph, node, path) }];
    }
    const members: NaiveMember[] = [];
    for (const [element, one] of valuesOf(graph, node, unnest).entries()) {
      if (where && !new Naive(graph, nodeOf(graph)).elementMatches(where, one, node)) continue;
      members.push({ node, element, own: one, found: (path) => foundIn(graph, one, path) });
    }
    return members;
  });
}

/** Other names of properties are names of those of objects; a short name may be one of a field inside. */
function foundIn({ shortNames }: Graph, { value, property }: PathValue, path: string): readonly PathValue[] {
  return valuesIn(value, property, pathIn({ aliases: new Map(), shortNames }, path, 'path'));
}

/** What a member has for a key, as JSON. */
export function naiveKey(graph: Graph, { node, found, own }: NaiveMember, key: GroupKey): unknown {
  if (key.field === 'CLASS') return graph.classes.path(graph.classOf(node));
  if (key.field === 'KIND') return graph.kind(node);
  if (key.field === 'LEVEL') return graph.level(node);
  if (key.field === 'FILE') return graph.span(node)?.file.name ?? null;
  if (key.field === 'PARENT_CLASS') {
    const parent = graph.parent(node);
    return parent === null ? null : graph.classes.path(graph.classOf(parent));
  }
  if (key.field === 'VALUE') {
    const target = targetOf(graph, node, own!);
    return target === null ? toJson(own!.value) : graph.path(target);
  }
  if (key.property) return toJson(found(key.property)[0]?.value ?? null);
  if (key.reference) {
    for (const one of found(key.reference)) {
      const target = targetOf(graph, node, one);
      if (target !== null) return graph.path(target);
    }
    return null;
  }
  if (key.cell) {
    const place = graph.position(node);
    return place && [floorTo(place[0], key.cell), floorTo(place[1], key.cell)];
  }
  const { property: path, width } = key.bucket!;
  const number = numberIn(found(path)[0]?.value ?? null);
  return number === null || !Number.isFinite(number) ? null : floorTo(number, width);
}

function floorTo(value: number, width: number): number {
  return Math.floor(value / width) * width;
}

/** The numbers of a member; an object has one under a path without [], the first; an element or a path with [] has all. */
export function naiveNumbers(
  graph: Graph,
  { node, element, own, found }: NaiveMember,
  { property: path, field }: MeasureArgs,
): (number | bigint)[] {
  if (typeof path === 'string') {
    const values = found(path);
    const meant = element === null && !path.includes('[]') ? values.slice(0, 1) : values;
    return meant.flatMap(({ value }) => measured(value) ?? []);
  }
  if (field === 'VALUE') return [measured(own!.value) ?? []].flat();
  return [numberOfField(graph, node, field) ?? []].flat();
}

function measured(value: Value): number | bigint | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'bigint') return value;
  const number = numberIn(value);
  return number === null || !Number.isFinite(number) ? null : number;
}

/** What tells a value from others: its JSON, in which whole numbers of 64 bits look like texts and are none. */
export function naiveValueKey(value: Value): string {
  return `${typeof value === 'bigint'} ${JSON.stringify(inOrder(toJson(value)))}`;
}

function inOrder(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(inOrder);
  if (typeof json !== 'object' || json === null) return json;
  const names = Object.keys(json).sort();
  return { fields: names.map((name) => [name, inOrder((json as Record<string, unknown>)[name])]) };
}
