// A save of Stardew Valley as the game sees it: its objects by the element that they are written in. All lists of the view
// derive from it.

import {
  enclosedAs,
  type Fields,
  fields,
  memoize,
  type Named,
  type NamedSave,
  type NodeId,
} from '../shared/kit.ts';
import type { StardewNames } from './names.ts';

export type StardewSave = NamedSave<StardewNames>;

/** What the save says of itself. */
export function rootFields({ graph }: StardewSave, names: string): Fields {
  return fields(graph, 0 as NodeId, names);
}

/** Places and insides of buildings, which all have a map of their own. */
const locations = memoize(
  (save: StardewSave): ReadonlySet<NodeId> =>
    new Set(enclosedAs(save.graph, 'GameLocation', 'indoors').map(({ node }) => node)),
);

/** The place that an object is in. */
export function locationNamed(save: StardewSave, node: NodeId): Named | null {
  const { graph } = save;
  for (let at: NodeId | null = node; at !== null; at = graph.parent(at)) {
    if (!locations(save).has(at)) continue;
    const name = graph.name(at);
    return { title: save.names.words(name), name, path: graph.path(at) };
  }
  return null;
}
