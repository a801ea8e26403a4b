// Additions of Satisfactory to a map, beside objects at their places: sizes of buildings, lines of belts, pipes, tracks
// and wires, resource nodes with their purity, remaining collectibles, and facts to colour by.

import type { ClassId, NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import type { ClassLook, LineKind, MapAttribute, MapLine, MapPlace, MapView } from '../../shared/map.ts';
import { attributesOf } from '../../shared/map-attributes.ts';
import type { Named } from '../../shared/scope.ts';
import { buildings } from '../buildings/buildings.ts';
import { circuitsOf, gridOf } from '../buildings/power-grid.ts';
import { type ClassTraits, classTraits, nodesWith } from '../classes.ts';
import { REGIONS } from '../facts/regions.ts';
import { type MachineRow, machines } from '../production/machines.ts';
import { markers } from '../progress/statistics.ts';
import type { SatisfactorySave } from '../save.ts';
import { flattenSpline, splineOf } from '../traffic/spline.ts';
import { collectibles } from '../world/collectibles.ts';
import { resourceNodes } from '../world/nodes.ts';
import { mapCategory } from './map-categories.ts';

const SPLINES: readonly { readonly kind: LineKind; readonly test: (traits: ClassTraits) => boolean }[] = [
  { kind: 'rail', test: ({ name }) => /^Build_RailroadTrack/.test(name) },
  { kind: 'hypertube', test: ({ name }) => name === 'Build_PipeHyper_C' },
  { kind: 'pipe', test: ({ name }) => /^Build_Pipeline(MK2)?(_NoIndicator)?_C$/i.test(name) },
  { kind: 'belt', test: ({ isBelt }) => isBelt },
];

/** Limit for the coordinates of all lines together: no player's save comes near. */
const MOST_COORDINATES = 24_000_000;

export const mapView = memoize((save: SatisfactorySave): MapView => new SatisfactoryMap(save));

class SatisfactoryMap implements MapView {
  readonly #save: SatisfactorySave;

  constructor(save: SatisfactorySave) {
    this.#save = save;
  }

  classLook(id: ClassId): ClassLook {
    const traits = classTraits(this.#save.graph)[id]!;
    return { category: mapCategory(traits), size: this.#save.facts.building(traits.name)?.size ?? null };
  }

  *lines(): Iterable<MapLine> {
    let left = MOST_COORDINATES;
    for (const line of this.#everyLine()) {
      left -= line.points.length;
      if (left < 0) return;
      yield line;
    }
  }

  *#everyLine(): Iterable<MapLine> {
    for (const { kind, test } of SPLINES) {
      for (const node of nodesWith(this.#save.graph, test)) {
        const points = linePoints(this.#save, node);
        if (points) yield { node, kind, points };
      }
    }
    yield* wires(this.#save);
  }

  *places(): Iterable<MapPlace> {
    yield* nodePlaces(this.#save);
    yield* collectiblePlaces(this.#save);
    if (this.#save.isOwnWorld) yield* regionPlaces();
    for (const { object, name, kind, position } of markers(this.#save)) {
      if (!position) continue;
      const path = this.#save.graph.path(object.node);
      yield { category: 'Markers', title: name ?? kind, state: null, isFree: true, path, ...position };
    }
  }

  get attributes(): readonly MapAttribute[] {
    const save = this.#save;
    const ofMachine = attributesOf(() => machines(save));
    const ofBuilding = attributesOf(() => buildings(save));
    return [
      ofMachine('recipe', 'Recipe', 'text', ({ recipe }) => recipe && textOf(recipe, '')),
      ofMachine('item', 'What it makes', 'text', product),
      ofBuilding('circuit', 'Power circuit', 'text', ({ object, isLightweight }) => {
        const [id] = isLightweight ? [] : circuitsOf(save, object.node);
        return id === undefined ? null : `Circuit ${id}`;
      }),
      ofMachine('productivity', 'Productivity', 'number', (row) => row.productivity ?? row.productivityNow),
      ofMachine('clock', 'Clock speed', 'number', ({ clock }) => clock),
      ofMachine('standstill', 'Why it stands still', 'text', ({ reason }) =>
        reason === null ? 'Runs' : reason.toLowerCase().replaceAll('_', ' '),
      ),
    ];
  }
}

/** Null for objects without a spline that can be drawn. */
function linePoints({ graph }: SatisfactorySave, node: NodeId): number[] | null {
  const position = graph.position(node);
  const pieces = splineOf(graph, node);
  if (!position || !pieces) return null;
  const points = flattenSpline(pieces);
  const [qx = 0, qy = 0, qz = 0, qw = 1] = graph.pose(node).rotation ?? [];
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = [points[at]!, points[at + 1]!, points[at + 2]!];
    // Rotates the point by a quaternion: v + 2w(q x v) + 2q x (q x v).
    const [cx, cy, cz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
    points[at] = position[0] + x + qw * cx + qy * cz - qz * cy;
    points[at + 1] = position[1] + y + qw * cy + qz * cx - qx * cz;
    points[at + 2] = position[2] + z + qw * cz + qx * cy - qy * cx;
  }
  return points.every(Number.isFinite) ? points : null;
}

/** From building to building: the save does not store where on them a wire hangs. */
function* wires(save: SatisfactorySave): Iterable<MapLine> {
  const { graph } = save;
  const placeOf = (end: NodeId | null): readonly number[] | null =>
    end === null ? null : (graph.position(end) ?? graph.position(graph.parent(end) ?? end));
  for (const { line, from, to } of gridOf(save).wires) {
    const [start, end] = [placeOf(from), placeOf(to)];
    if (start && end) yield { node: line, kind: 'power', points: [...start, ...end] };
  }
}

/** Those in the save, and those that only the tables have, where no player has been. */
function* nodePlaces(save: SatisfactorySave): Iterable<MapPlace> {
  const seen = new Set<string>();
  for (const { object, kind, position, resource, purity, isUsed } of resourceNodes(save)) {
    if (!position || kind === 'WELL') continue;
    const path = save.graph.path(object.node);
    seen.add(path);
    const title = kind === 'GEYSER' ? 'Geyser' : textOf(resource, 'Unknown resource');
    yield { category: 'Resource nodes', title, state: purity, isFree: !isUsed, path, ...position };
  }
  for (const { path, kind, resource, purity, x, y, z } of save.places.list) {
    if (purity === undefined || seen.has(path)) continue;
    const known = resource === undefined ? null : save.facts.named(resource, null);
    const title = kind === 'geyser' ? 'Geyser' : textOf(known, 'Unknown resource');
    yield { category: 'Resource nodes', title, state: purity.toUpperCase(), isFree: true, path, x, y, z };
  }
}

const COLLECTIBLE_TITLES: Readonly<Record<string, string>> = {
  BLUE_SLUG: 'Blue power slug',
  YELLOW_SLUG: 'Yellow power slug',
  PURPLE_SLUG: 'Purple power slug',
  SOMERSLOOP: 'Somersloop',
  MERCER_SPHERE: 'Mercer sphere',
  MERCER_SHRINE: 'Mercer shrine',
  CRASH_SITE: 'Crash site',
  TAPE: 'Tape',
  CUSTOMIZATION: 'Customization',
};

function* collectiblePlaces(save: SatisfactorySave): Iterable<MapPlace> {
  for (const { kind, path, position, isCollected } of collectibles(save)) {
    if (!position || isCollected) continue;
    const title = COLLECTIBLE_TITLES[kind] ?? kind;
    yield { category: 'Collectibles', title, state: null, isFree: true, path, ...position };
  }
}

function* regionPlaces(): Iterable<MapPlace> {
  for (const [title, x, y, z] of REGIONS)
    yield { category: 'Regions', title, state: null, isFree: true, path: title, x, y, z };
}

/** The first product. */
function product({ rates, resource }: MachineRow): string | null {
  const item = rates?.find(({ direction }) => direction === 'OUT')?.item ?? resource;
  return item && textOf(item, '');
}

function textOf(named: Named | null, otherwise: string): string {
  return named?.title ?? named?.name ?? otherwise;
}
