// Additions of Palworld to a map: kinds of structures, bases with their range, pals at their bases, players, and the
// known places with whether anybody has found them.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { ClassLook, MapAttribute, MapLine, MapPlace, MapView, ObjectLook } from '../shared/map.ts';
import { attributesOf } from '../shared/map-attributes.ts';
import { className, fields } from '../shared/read.ts';
import type { Place } from '../shared/scope.ts';
import { bases } from './bases.ts';
import { mapOf } from './map-coordinates.ts';
import { pals } from './pals.ts';
import { places } from './places.ts';
import { players } from './players.ts';
import type { PalworldSave } from './save.ts';
import { structures } from './structures.ts';

/** Metres; sizes of single structures are not known. */
const STRUCTURE_SIZE = [4, 4, 4] as const;
/** All structures are of one class. */
const STRUCTURE = 'PalMapObjectSaveData';
/** Their layers by category in the tables, where a player would not call them so. */
const STRUCTURE_LAYERS: Readonly<Record<string, string>> = {
  Pal: 'For pals',
  Product: 'Production',
  Foundation: 'Walls and foundations',
  Light: 'Lights',
  Treasure: 'Treasure boxes',
  Rock: 'Rocks',
  Dropped: 'Dropped items',
  Egg: 'Eggs',
  Pickup: 'To pick up',
  Other: 'Other structures',
};
const LOOKS: Readonly<Record<string, ClassLook>> = {
  [STRUCTURE]: { category: 'Other structures', size: STRUCTURE_SIZE },
  BaseCampSaveData: { category: 'Bases', size: [10, 10, 10] },
  PalWorldPlayerSaveGame: { category: 'Players', size: null },
  InstanceDataMap: { category: 'Trees and rocks', size: null },
};
const OTHER: ClassLook = { category: 'Other', size: null };

const LAYERS = { RELIC: 'Relics', FAST_TRAVEL: 'Fast travel', BOSS: 'Field bosses' } as const;
/** Corners of the line around a base. */
const CORNERS = 48;

export const mapView = memoize((save: PalworldSave): MapView => {
  const { graph } = save;
  return {
    classLook: (id) => LOOKS[graph.classes.name(id)] ?? OTHER,
    objectLook: (node) => structureLook(save, node) ?? characterLook(save, node),
    lines: () => ranges(save),
    places: () => shownPlaces(save),
    attributes: attributes(save),
  };
});

function structureLook(save: PalworldSave, node: NodeId): ObjectLook | null {
  if (className(save.graph, node) !== STRUCTURE) return null;
  const id = fields(save.graph, node, 'MapObjectId').text('MapObjectId');
  if (!id) return null;
  const category = save.names.structureCategory(id) ?? 'Other';
  return {
    title: save.names.structure(id).title ?? id,
    category: STRUCTURE_LAYERS[category] ?? category,
    size: STRUCTURE_SIZE,
  };
}

/** Of the entry of a pal or player, and of what is packed in it. */
function characterLook(save: PalworldSave, node: NodeId): ObjectLook | null {
  const looks = characterLooks(save);
  return looks.get(node) ?? looks.get(save.graph.parent(node) ?? node) ?? null;
}

const characterLooks = memoize((save: PalworldSave): ReadonlyMap<NodeId, ObjectLook> => {
  const found = new Map<NodeId, ObjectLook>();
  for (const { object, name } of players(save))
    if (name !== null) found.set(object.node, { title: name, category: 'Players', size: null });
  for (const { object, species, nickname } of pals(save)) {
    const title = nickname ?? species?.title ?? species?.name;
    if (title) found.set(object.node, { title, category: 'Pals', size: null });
  }
  return found;
});

/** A circle around each base: the line between points that belong to it. */
function* ranges(save: PalworldSave): Iterable<MapLine> {
  for (const { object, position, range } of bases(save)) {
    if (position === null || range === null) continue;
    const points = Array.from({ length: CORNERS + 1 }, (_, at) => {
      const angle = (2 * Math.PI * at) / CORNERS;
      return [position.x + range * Math.cos(angle), position.y + range * Math.sin(angle), position.z];
    });
    yield { node: object.node, kind: 'hypertube', points: points.flat() };
  }
}

function* shownPlaces(save: PalworldSave): Iterable<MapPlace> {
  for (const { kind, title, position, isFound, key } of places(save)) {
    if (position === null || mapOf(position) !== 'PALPAGOS') continue;
    yield {
      category: LAYERS[kind],
      title: title ?? key,
      state: null,
      isFree: isFound !== true,
      path: key,
      ...position,
    };
  }
  for (const { object, name, position } of players(save))
    if (position !== null) yield thing(save, 'Players', name ?? 'A player', object.node, position);
  for (const { object, name, position, workers } of bases(save)) {
    if (position === null) continue;
    const who = workers === null ? '' : `, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
    yield thing(save, 'Bases', `${name ?? 'A base'}${who}`, object.node, position);
  }
  for (const { object, species, nickname, position, level } of pals(save)) {
    if (position === null) continue;
    const title = nickname ?? species?.title ?? species?.name ?? 'A pal';
    yield thing(save, 'Pals', level === null ? title : `${title}, level ${level}`, object.node, position);
  }
}

function thing(save: PalworldSave, category: string, title: string, node: NodeId, position: Place): MapPlace {
  return { category, title, state: null, isFree: false, path: save.graph.path(node), ...position };
}

function attributes(save: PalworldSave): MapAttribute[] {
  const of = attributesOf(() => structures(save));
  return [
    of('building', 'Building', 'text', ({ building }) => building.title ?? building.name),
    of('category', 'Category', 'text', ({ category }) => category),
    of('base', 'Base', 'text', ({ base }) => base?.title ?? base?.name ?? null),
  ];
}
