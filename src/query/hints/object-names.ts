// Finds objects by the paths and names that users give, and suggests the nearest ones when there is no such object.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import type { TextFilter } from '../filter/filter.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { exactTexts, hintOf, MOST_UNKNOWN, truncatedName } from '../names/nearest-names.ts';
import type { QueryTools } from '../tools.ts';

/** The graph to look in, and where to warn. */
export interface NamedObjects {
  readonly graph: Graph;
  readonly tools: QueryTools;
}

/** The object with this path; NO_NODE, with a warning, when there is none. */
export function nodeAtPath(among: NamedObjects, path: string, argument: string): NodeId {
  const node = among.graph.find(path);
  if (node === NO_NODE) warnOfUnknownObject(among, 'path', path, argument);
  return node;
}

/** The objects with these paths; warns about the first hundred paths that do not exist. */
export function nodesAtPaths(among: NamedObjects, paths: readonly string[], argument: string): NodeId[] {
  let unknown = 0;
  return paths.flatMap((path) => {
    const node = among.graph.find(path);
    if (node !== NO_NODE) return [node];
    if (unknown++ < MOST_UNKNOWN) warnOfUnknownObject(among, 'path', path, argument);
    return [];
  });
}

/** Warns about each name that a filter asks for exactly and that no object has; of a long list, among the first ones. */
export function warnOfUnknownObjects(among: NamedObjects, filter: TextFilter, argument: string): void {
  if (filter.caseSensitive === false) return;
  const { objects } = indexesOf(among.graph);
  for (const name of exactTexts(filter)) {
    if (!objects.hasName(name, among.tools)) warnOfUnknownObject(among, 'name', name, argument);
  }
}

/** Warns that there is no such object, with the nearest names or paths. */
export function warnOfUnknownObject(
  { graph, tools }: NamedObjects,
  what: 'name' | 'path',
  text: string,
  argument: string,
): void {
  const paths = indexesOf(graph).objects.nearestPaths(text, tools);
  const names = (): string[] => paths.map((path) => graph.name(graph.find(path)));
  const suggestions = what === 'path' ? paths : [...new Set(names())];
  const name = truncatedName(text);
  const message = `${argument}: the save has no object with the ${what} ${JSON.stringify(name)}${hintOf(suggestions)}`;
  tools.warn({ code: 'UNKNOWN_OBJECT', argument, message, name, suggestions });
}
