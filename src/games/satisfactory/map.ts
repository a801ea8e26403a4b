// What a map of a Satisfactory save shows beside objects at their places: sizes of buildings, lines of belts, pipes, tracks and wires,
// resource nodes with their purity, what there is still to collect, and facts to colour by.

import type { ClassId, NodeId } from '../../graph/ids.ts';
import type { ClassLook, LineKind, MapAttribute, MapLine, MapPlace, MapView } from '../shared/map.ts';
import type { Named } from '../shared/scope.ts';
import { type ClassTraits, classTraits, nodesWith } from './classes.ts';
import { mapCategory } from './map-categories.ts';
import { circuitsOf, gridOf } from './power.ts';
import { flattenSpline, splineOf } from './spline.ts';
import type { SatisfactoryView } from './view.ts';

const SPLINES: readonly { readonly kind: LineKind; readonly test: (traits: ClassTraits) => boolean }[] = [
  { kind: 'rail', test: ({ name }) => /^Build_RailroadTrack/.test(name) },
  { kind: 'hypertube', test: ({ name }) => name === 'Build_PipeHyper_C' },
  { kind: 'pipe', test: ({ name }) => /^Build_Pipeline(MK2)?(_NoIndicator)?_C$/i.test(name) },
  { kind: 'belt', test: ({ isBelt }) => isBelt },
];

/** Numbers of all points of all lines together: no save of a player comes near. */
const MOST_COORDINATES = 24_000_000;

export class SatisfactoryMap implements MapView {
  readonly #view: SatisfactoryView;

  constructor(view: SatisfactoryView) {
    this.#view = view;
  }

  look(id: ClassId): ClassLook {
    const traits = classTraits(this.#view.graph)[id]!;
    return { category: mapCategory(traits), size: this.#view.facts.building(traits.name)?.size ?? null };
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
      for (const node of nodesWith(this.#view.graph, test)) {
        const points = linePoints(this.#view, node);
        if (points) yield { node, kind, points };
      }
    }
    yield* wires(this.#view);
  }

  *places(): Iterable<MapPlace> {
    yield* nodePlaces(this.#view);
    yield* collectiblePlaces(this.#view);
    for (const { object, name, kind, position } of this.#view.markers) {
      if (!position) continue;
      const path = this.#view.graph.path(object.node);
      yield { category: 'Markers', title: name ?? kind, state: null, isFree: true, path, ...position };
    }
  }

  get attributes(): readonly MapAttribute[] {
    const view = this.#view;
    return [
      { name: 'recipe', title: 'Recipe', type: 'text', values: () => machineTexts(view, 'recipe') },
      { name: 'item', title: 'What it makes', type: 'text', values: () => products(view) },
      { name: 'circuit', title: 'Power circuit', type: 'text', values: () => circuitTexts(view) },
      { name: 'productivity', title: 'Productivity', type: 'number', values: () => productivity(view) },
      { name: 'clock', title: 'Clock speed', type: 'number', values: () => clocks(view) },
      { name: 'standstill', title: 'Why it stands still', type: 'text', values: () => standstills(view) },
    ];
  }
}

/** Null for what has no spline that can be drawn. */
function linePoints({ graph }: SatisfactoryView, node: NodeId): number[] | null {
  const position = graph.position(node);
  const pieces = splineOf(graph, node);
  if (!position || !pieces) return null;
  const points = flattenSpline(pieces);
  const [qx = 0, qy = 0, qz = 0, qw = 1] = graph.pose(node).rotation ?? [];
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = [points[at]!, points[at + 1]!, points[at + 2]!];
    // The point turned by a quaternion: v + 2w(q x v) + 2q x (q x v).
    const [cx, cy, cz] = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)];
    points[at] = position[0] + x + qw * cx + qy * cz - qz * cy;
    points[at + 1] = position[1] + y + qw * cy + qz * cx - qx * cz;
    points[at + 2] = position[2] + z + qw * cz + qx * cy - qy * cx;
  }
  return points.every(Number.isFinite) ? points : null;
}

/** From building to building: where on them a wire hangs is not in the save. */
function* wires(view: SatisfactoryView): Iterable<MapLine> {
  const { graph } = view;
  const placeOf = (end: NodeId | null): readonly number[] | null =>
    end === null ? null : (graph.position(end) ?? graph.position(graph.parent(end) ?? end));
  for (const { line, from, to } of gridOf(view).wires) {
    const [start, end] = [placeOf(from), placeOf(to)];
    if (start && end) yield { node: line, kind: 'power', points: [...start, ...end] };
  }
}

/** Those that the save has, and those that only the tables know: nobody has been there. */
function* nodePlaces(view: SatisfactoryView): Iterable<MapPlace> {
  const seen = new Set<string>();
  for (const { object, kind, position, resource, purity, isUsed } of view.nodes) {
    if (!position || kind === 'WELL') continue;
    const path = view.graph.path(object.node);
    seen.add(path);
    const title = kind === 'GEYSER' ? 'Geyser' : textOf(resource, 'Unknown resource');
    yield { category: 'Resource nodes', title, state: purity, isFree: !isUsed, path, ...position };
  }
  for (const { path, kind, resource, purity, x, y, z } of view.places.list) {
    if (purity === undefined || seen.has(path)) continue;
    const known = resource === undefined ? null : view.facts.named(resource, null);
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

function* collectiblePlaces(view: SatisfactoryView): Iterable<MapPlace> {
  for (const { kind, path, position, isCollected } of view.collectibles) {
    if (!position || isCollected) continue;
    const title = COLLECTIBLE_TITLES[kind] ?? kind;
    yield { category: 'Collectibles', title, state: null, isFree: true, path, ...position };
  }
}

function* machineTexts(view: SatisfactoryView, field: 'recipe'): Iterable<readonly [NodeId, string]> {
  for (const row of view.machines) if (row[field]) yield [row.object.node, textOf(row[field], '')];
}

/** The first thing that comes out. */
function* products(view: SatisfactoryView): Iterable<readonly [NodeId, string]> {
  for (const row of view.machines) {
    const made = row.rates.find(({ direction }) => direction === 'OUT');
    const item = made?.item ?? row.resource;
    if (item) yield [row.object.node, textOf(item, '')];
  }
}

function* circuitTexts(view: SatisfactoryView): Iterable<readonly [NodeId, string]> {
  for (const { object, isLightweight } of view.buildings) {
    if (isLightweight) continue;
    const [id] = circuitsOf(view, object.node);
    if (id !== undefined) yield [object.node, `Circuit ${id}`];
  }
}

function* productivity(view: SatisfactoryView): Iterable<readonly [NodeId, number]> {
  for (const row of view.machines) {
    const share = row.productivity ?? row.productivityNow;
    if (share !== null) yield [row.object.node, share];
  }
}

function* clocks(view: SatisfactoryView): Iterable<readonly [NodeId, number]> {
  for (const { object, clock } of view.machines) yield [object.node, clock];
}

function* standstills(view: SatisfactoryView): Iterable<readonly [NodeId, string]> {
  for (const { object, reason } of view.machines) {
    yield [object.node, reason === null ? 'Runs' : reason.toLowerCase().replaceAll('_', ' ')];
  }
}

function textOf(named: Named | null, otherwise: string): string {
  return named?.title ?? named?.name ?? otherwise;
}
