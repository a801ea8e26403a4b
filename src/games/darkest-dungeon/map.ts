// The map of the dungeon as a graph of rooms. An area is a room (kind 0) or a corridor (1). The doors of a
// room and those of a corridor's tiles contain the same connections, so both are used; a room that leads
// straight into another is a connection too. Since the end of 2016, what changes and what never does are in
// two trees, joined by names; before, they were in one.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { countAll, isAny, isUnread, nullIfLost } from '../shared/damage.ts';
import type { Fields } from '../shared/read.ts';
import { type ObjectRef, placeOf } from '../shared/scope.ts';
import { areaIn, entries, inFile, inside, isFileWhole, keyOf, profileFields, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

const ROOM = 0;
/** Values of `knowledge` and of a door's `type`. */
const BEEN_THERE = 3;
const SECRET = 2;
const DOORS = Array.from({ length: 8 }, (_, n) => `door${n}`);

const NO_BATTLE = -1;

type Tile = ReturnType<typeof tileOf>;

type Area = ReturnType<typeof areaOf>;

/** Areas by name, and the areas that each leads to. */
export interface Dungeon {
  readonly object: ObjectRef;
  readonly areas: ReadonlyMap<string, Area>;
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>;
  readonly entrance: string | null;
  readonly finalRoom: string | null;
  readonly currentRoom: string | null;
  /** Distances of rooms from the entrance. */
  readonly distances: ReadonlyMap<string, number>;
}

const dungeon = memoize((save: DarkestDungeonSave): Dungeon | null => {
  if (!save.isInRaid) return null;
  const { graph, scope } = save;
  const map = inFile(graph, 'map', 'map');
  if (map === null) return null;
  const split = inside(graph, map, 'static_dynamic');
  const lasting = split === null ? map : inside(graph, split, 'static_save', 'base_root');
  const changing = inside(graph, split ?? map, 'areas');
  const areas = new Map<string, Area>();
  for (const node of entries(graph, inside(graph, lasting, 'areas'))) {
    const name = keyOf(graph, node);
    areas.set(name, areaOf(save, node, name, inside(graph, changing, name)));
  }
  const neighbours = neighboursOf(areas);
  const ids = profileFields(graph, map, 'entrance_id final_room_id');
  const entrance = areaIn(ids.value('entrance_id'));
  return {
    object: scope.object(map),
    areas,
    neighbours,
    entrance,
    finalRoom: areaIn(ids.value('final_room_id')),
    currentRoom: currentRoom(save, areas),
    distances:
      entrance === null || !areas.has(entrance) ? new Map() : walk(areas, neighbours, entrance).distances,
  };
});

/** Where the party is, or last was. */
function currentRoom({ graph }: DarkestDungeonSave, areas: ReadonlyMap<string, Area>): string | null {
  const raid = profileFields(graph, inFile(graph, 'raid'), 'in_area last_room_id');
  for (const name of ['in_area', 'last_room_id']) {
    const area = areaIn(raid.value(name));
    const isRoom = area === null ? false : (areas.get(area)?.isRoom ?? null);
    if (isRoom !== false) return isRoom && area;
  }
  return null;
}

function areaOf(save: DarkestDungeonSave, node: NodeId, name: string, state: NodeId | null) {
  const { graph } = save;
  const kind = profileFields(graph, node, 'kind').int('kind');
  const isRoom = kind === null ? null : kind === ROOM;
  const list = inside(graph, node, 'tiles');
  const tiles = entries(graph, list);
  const states = tiles.map((tile) => inside(graph, state, 'tiles', keyOf(graph, tile)));
  const doorNodes = isRoom
    ? DOORS.map((door) => inside(graph, node, door))
    : tiles.map((tile) => inside(graph, tile, 'door_to'));
  return {
    node,
    name,
    /** Null if it cannot be read. */
    isRoom,
    knowledge: profileFields(graph, state ?? node, 'knowledge').int('knowledge'),
    /** A room's own doors; for a corridor, those of its tiles. */
    doors: doorNodes.flatMap((door) => doorOf(save, door) ?? []),
    tiles: tiles.map((tile, at) => tileOf(save, tile, states[at]!)),
    /** False if damage may hide some of its tiles or doors. */
    isWhole:
      isFileWhole(graph, 'map') ||
      ([node, list, state, ...tiles, ...states].every((part) => part !== null && !isUnread(graph, part)) &&
        doorNodes.every((door) => door === null || !isUnread(graph, door))),
  };
}

function doorOf({ graph }: DarkestDungeonSave, node: NodeId | null) {
  const door = profileFields(graph, node, 'area_to type');
  const to = areaIn(door.value('area_to'));
  return to === null ? null : { to, isSecret: door.number('type') === SECRET };
}

function tileOf({ graph }: DarkestDungeonSave, node: NodeId, state: NodeId | null) {
  const lasting = profileFields(graph, node, 'obstacle');
  const changing = profileFields(graph, state ?? node, 'knowledge content curio_prop trap mash_index');
  const battle = changing.int('mash_index', NO_BATTLE);
  const has = (of: Fields, name: string): boolean | null =>
    wordIn(of.value(name)) !== null || (of.isWhole ? false : null);
  return {
    knowledge: changing.int('knowledge'),
    content: changing.int('content'),
    curio: wordIn(changing.value('curio_prop')),
    hasCurio: has(changing, 'curio_prop'),
    hasTrap: has(changing, 'trap'),
    hasObstacle: has(lasting, 'obstacle'),
    hasBattle: battle === null ? null : battle >= 0,
  };
}

/** In both directions, from the doors of either side; a corridor leads to rooms only. */
function neighboursOf(areas: ReadonlyMap<string, Area>): Map<string, Set<string>> {
  const neighbours = new Map([...areas.keys()].map((name) => [name, new Set<string>()]));
  for (const { name, isRoom, doors } of areas.values()) {
    for (const { to } of doors) {
      const other = areas.get(to);
      if (!other || to === name || !(isRoom || other.isRoom)) continue;
      neighbours.get(name)!.add(to);
      neighbours.get(to)!.add(name);
    }
  }
  return neighbours;
}

/** Rooms by distance from a starting room, and for each the previous room on the way. Corridors don't count. */
function walk(areas: Dungeon['areas'], neighbours: Dungeon['neighbours'], from: string) {
  const distances = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const passed = new Set<string>();
  for (const [room, distance] of distances) {
    const reach = (next: string): void => {
      if (distances.has(next)) return;
      distances.set(next, distance + 1);
      before.set(next, room);
    };
    for (const next of neighbours.get(room) ?? []) {
      if (areas.get(next)!.isRoom) reach(next);
      else if (!passed.has(next)) {
        passed.add(next);
        for (const end of neighbours.get(next)!) reach(end);
      }
    }
  }
  return { distances, before };
}

/** True if it is unknown of an area what it is. */
export function hasUnknownAreas(save: DarkestDungeonSave): boolean {
  return [...(dungeon(save)?.areas.values() ?? [])].some(({ isRoom }) => isRoom === null);
}

/** Rooms of a shortest path, including both ends; empty when there is no path. */
function wayBetween({ areas, neighbours }: Dungeon, from: string, to: string): string[] {
  if (!areas.get(from)?.isRoom || !areas.get(to)?.isRoom) return [];
  const { distances, before } = walk(areas, neighbours, to);
  if (!distances.has(from)) return [];
  const way = [from];
  for (let room = before.get(from); room !== undefined; room = before.get(room)) way.push(room);
  return way;
}

export const mapOf = memoize((save: DarkestDungeonSave) => {
  const found = dungeon(save);
  if (!found) return null;
  const { object, entrance, finalRoom, currentRoom: current, distances } = found;
  // A way that is lost may have been shorter, or the only one.
  const known = <T>(figure: T): T | null => (isFileWhole(save.graph, 'map') ? figure : null);
  return {
    ...{ object, entrance, finalRoom, currentRoom: current },
    stepsToEntrance: current === null ? null : known(distances.get(current) ?? null),
    reachableRooms: known(distances.size),
    unvisitedRooms: known(
      rooms(save)
        .filter(({ isVisited }) => isVisited === false)
        .map(({ name }) => name),
    ),
    roomNames: new Set(rooms(save).map(({ name }) => name)),
    way: ({ from, to }: { readonly from?: string | null; readonly to: string }) => {
      const start = from ?? current;
      return known(start === null ? [] : wayBetween(found, start, to));
    },
  };
});

export const rooms = memoize((save: DarkestDungeonSave) => {
  const isMapWhole = isFileWhole(save.graph, 'map');
  return areasOf(save, true).map(({ node, name, knowledge, doors, tiles, isWhole }) => ({
    object: save.scope.object(node),
    name,
    knowledge,
    isVisited: knowledge === null ? null : knowledge === BEEN_THERE,
    doors: nullIfLost([...new Set(doors.map(({ to }) => to))].sort(), !isWhole),
    secretDoors: isWhole ? doors.filter(({ isSecret }) => isSecret).length : null,
    content: tiles[0]?.content ?? null,
    hasBattle: isAny(...tiles.map(({ hasBattle }) => hasBattle)),
    curio: save.names.named(tiles.find(({ curio }) => curio !== null)?.curio ?? null),
    distanceFromEntrance: isMapWhole ? (dungeon(save)?.distances.get(name) ?? null) : null,
    position: placeOf(save.graph, node),
  }));
});

export const corridors = memoize((save: DarkestDungeonSave) => {
  return areasOf(save, false).map((corridor) => {
    const { node, name, knowledge, tiles, isWhole } = corridor;
    const count = (test: (tile: Tile) => boolean | null) => (isWhole ? countAll(tiles, test) : null);
    return {
      object: save.scope.object(node),
      name,
      ends: isFileWhole(save.graph, 'map') ? [...(dungeon(save)?.neighbours.get(name) ?? [])].sort() : null,
      tiles: isWhole ? tiles.length : null,
      walkedTiles: count(({ knowledge: known }) => (known === null ? null : known === BEEN_THERE)),
      knowledge,
      curios: count(({ hasCurio }) => hasCurio),
      traps: count(({ hasTrap }) => hasTrap),
      obstacles: count(({ hasObstacle }) => hasObstacle),
      battles: count(({ hasBattle }) => hasBattle),
      position: placeOf(save.graph, node),
    };
  });
});

function areasOf(save: DarkestDungeonSave, isRoom: boolean) {
  const areas = [...(dungeon(save)?.areas.values() ?? [])].filter((area) => area.isRoom === isRoom);
  return areas.sort((a, b) => (a.name < b.name ? -1 : 1));
}
