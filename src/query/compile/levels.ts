// Places in levels: in some games each level has places of its own, so that what is near in one is not in another.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import { badFilter } from '../errors.ts';
import { allOf, type Condition } from '../filter/condition.ts';
import type { ObjectFilter } from '../filter/filter.ts';
import { indexesOf } from '../indexes/indexes.ts';
import type { QueryTools } from '../tools.ts';

/** What conditions on places need of a save. */
export interface PlaceSource {
  readonly graph: Graph;
  readonly tools: QueryTools;
  /** The row of a global id, NO_NODE when the save has no such object. @throws when the id is not of this save */
  readonly nodeOf: (id: string, argument: string) => NodeId;
  /** True if each level has places of its own. */
  readonly isPerLevel?: boolean;
}

/** True if what a filter holds for is in a level that it names. */
export function saysLevel({ level, and }: ObjectFilter): boolean {
  return (level ?? null) !== null || (Array.isArray(and) && and.some((entry) => entry && saysLevel(entry)));
}

/** The contents of an object's level, where levels have places of their own; all else. */
export function inLevelOf(save: PlaceSource, node: NodeId, argument: string): Condition {
  const level = save.graph.data.nodes.level[node]!;
  if (save.isPerLevel && level > 0) return { is: 'level', levels: [level] };
  warnOfMixedLevels(save, argument);
  return allOf([]);
}

/** Warns that a place is in several levels, where each has places of its own. */
export function warnOfMixedLevels({ graph, isPerLevel, tools }: PlaceSource, argument: string): void {
  if (isPerLevel) warnOfLevels(graph, indexesOf(graph).places.rows, argument, LEVEL_CONDITION, tools);
}

const LEVEL_CONDITION = 'where: {level: {eq: ...}} says which';

/** Warns that placed nodes are in several levels, where each has places of its own. @param how to tell them apart */
export function warnOfLevels(
  graph: Graph,
  placed: Iterable<number>,
  argument: string,
  how: string,
  tools: QueryTools,
): void {
  const { levels, nodes } = graph.data;
  const found = new Set<number>();
  for (const row of placed) {
    if (nodes.level[row]! > 0) found.add(nodes.level[row]!);
    if (found.size === MOST_LEVELS) break;
  }
  if (found.size < 2) return;
  const suggestions = [...found].map((level) => graph.text(levels[level - 1]!));
  const message = `${argument}: each level of this save has such a place, and distances are only true in one: ${how}`;
  tools.warn({ code: 'MIXED_LEVELS', argument, message, name: null, suggestions });
}

/** Levels that a warning names. */
const MOST_LEVELS = 5;

/**
 * The position of the object, or of the nearest of its parents that has one; null when there is no such object.
 * @throws QueryError BAD_FILTER when none has a position
 */
export function resolvePlace(
  { graph, nodeOf }: PlaceSource,
  id: string,
  argument: string,
): readonly [x: number, y: number, z: number] | null {
  const node = nodeOf(id, argument);
  if (node === NO_NODE) return null;
  const seen = new Set<NodeId>();
  for (let at: NodeId | null = node; at !== null && !seen.has(at); at = graph.parent(at)) {
    const place = graph.position(at);
    if (place) return place;
    seen.add(at);
  }
  throw badFilter(argument, `${JSON.stringify(graph.path(node).slice(0, 200))} has no position`);
}
