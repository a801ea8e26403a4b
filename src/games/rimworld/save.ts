// A RimWorld save as the game sees it: its things, and where each of them is. All lists of the view derive from it.

import {
  className,
  eachKnown,
  Fields,
  fields,
  type Graph,
  isFileDamaged,
  memoize,
  type Named,
  type NamedSave,
  NO_NODE,
  type NodeId,
  nodesOfClass,
  nullIfLost,
  type Place,
  placeOf,
  referencedPath,
  referencesOf,
  type Value,
} from '../shared/kit.ts';
import { word } from './names.ts';

export type RimworldSave = NamedSave;

/** What the document says besides things. */
export const gameFields = memoize(({ graph }: RimworldSave): Fields => {
  const root = graph.find('savegame');
  const game = root === NO_NODE ? null : fields(graph, root, 'game').struct('game');
  return game ?? new Fields(graph, root === NO_NODE ? null : root, []);
});

/** Objects in a list inside structs: in those that are large, they are references. Null as for `Fields.items`. */
export function partsIn(
  graph: Graph,
  values: Fields,
  ...[name, ...path]: readonly [string, ...string[]]
): readonly Fields[] | null {
  const [next, ...rest] = path;
  const struct = next === undefined ? null : values.struct(name);
  if (struct) return partsIn(graph, struct, next!, ...rest);
  return eachKnown(values.items(name), (item) => partOf(graph, values, item) ?? []);
}

/** What each part in a list gives; null where it may have been lost. */
export function eachPart<Made>(
  graph: Graph,
  values: Fields,
  path: readonly [string, ...string[]],
  of: (part: Fields) => Made | readonly Made[],
): readonly Made[] | null {
  const made = eachKnown(partsIn(graph, values, ...path), of);
  return made && nullIfLost(made, !values.isWhole);
}

function partOf(graph: Graph, values: Fields, item: Value): Fields | null {
  const path = referencedPath(item);
  const node = path === null ? NO_NODE : graph.find(path);
  return node === NO_NODE ? values.inner(item) : new Fields(graph, node, graph.properties(node));
}

/** Everything with an id and a definition: items, buildings, plants, people. The definition by thing. */
export const things = memoize(({ graph }: RimworldSave): ReadonlyMap<NodeId, Named> => {
  const definition = referencesOf(graph).finder('def');
  const found = new Map<NodeId, Named>();
  const known = new Map<NodeId, Named | null>();
  for (const node of graph.nodes()) {
    const def = graph.isAbsent(node) ? null : definition(node);
    if (def === null) continue;
    let named = known.get(def);
    if (named === undefined) {
      const isThing = className(graph, def) === 'ThingDef';
      named = isThing ? definitionAt(graph, def) : null;
      known.set(def, named);
    }
    if (named) found.set(node, named);
  }
  return found;
});

function definitionAt(graph: Graph, node: NodeId): Named {
  const path = graph.path(node);
  return { ...word(path.slice(path.indexOf('/') + 1))!, path };
}

/** The class that the file gives things of this kind: a definition may have the same name. */
export function fileClass(graph: Graph, node: NodeId): string {
  return graph.classes.name(graph.classes.superClass(graph.classOf(node)) ?? graph.classOf(node));
}

export const maps = memoize(({ graph }: RimworldSave): readonly NodeId[] =>
  nodesOfClass(graph, (name) => name === 'maps'),
);

const mapSet = memoize((save: RimworldSave): ReadonlySet<NodeId> => new Set(maps(save)));

/** Where a thing is. */
export interface Whereabouts {
  /** The map that it is on, or in something on. */
  readonly map: NodeId | null;
  /** What it is in: a thing, a person, or an object of the world. */
  readonly holder: NodeId | null;
  /** The outermost thing: what stands on the map. */
  readonly outer: NodeId;
}

export function whereabouts(save: RimworldSave, node: NodeId): Whereabouts {
  const { graph } = save;
  let outer = node;
  let holder: NodeId | null = null;
  for (let at = graph.parent(node); at !== null; at = graph.parent(at)) {
    if (mapSet(save).has(at)) return { map: at, holder, outer };
    const isThing = things(save).has(at);
    if (isThing) outer = at;
    if (isThing || isOfWorld(graph, at)) holder ??= at;
    else if (PASSING_SHIP.test(graph.path(at))) return { map: null, holder: holder ?? at, outer };
  }
  return { map: null, holder, outer };
}

/** In orbit, with what it sells, though the map that it trades with has it. */
const PASSING_SHIP = /\/passingShips\/[^/]+$/;

/** A caravan, a settlement, a site. */
export function isOfWorld(graph: Graph, node: NodeId): boolean {
  return graph.path(node).includes('/worldObjects/') && referencesOf(graph).first(node, 'def') !== null;
}

/** What is carried, worn or stored keeps an old place: that of what it is in counts. */
export function placeOnMap(save: RimworldSave, { map, outer }: Whereabouts): Place | null {
  const place = map === null ? null : placeOf(save.graph, outer);
  // Far outside stands for nowhere.
  return place && place.x >= 0 && place.z >= 0 ? place : null;
}

/** Factions that the player leads: those of the scenario's kind. */
export const playerFactions = memoize((save: RimworldSave): ReadonlySet<NodeId> => {
  const { graph } = save;
  const wanted = gameFields(save).struct('scenario')?.struct('playerFaction')?.text('factionDef') ?? null;
  const all = factionNodes(save).map((node) => [node, fields(graph, node, 'def').text('def')] as const);
  const ofScenario = all.filter(([, def]) => wanted !== null && def === wanted);
  const found = ofScenario.length > 0 ? ofScenario : all.filter(([, def]) => /^Player/.test(def ?? ''));
  return new Set(found.map(([node]) => node));
});

/** True of a faction that the player leads; null where what says so is lost. */
export function isOurs(save: RimworldSave, faction: NodeId): boolean | null {
  const ours = playerFactions(save);
  return ours.has(faction) || (ours.size === 0 && isFileDamaged(save.graph) ? null : false);
}

export const factionNodes = memoize(({ graph }: RimworldSave): readonly NodeId[] =>
  nodesOfClass(graph, (name) => name === 'allFactions'),
);
