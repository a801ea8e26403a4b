// The state of the map in the address, parsed and as text.

import type { MapBounds, MapRegion } from '../games/game.ts';
import { type Address, decoded } from '../shell/address.ts';
import { inGame, type Plane } from './engine/plane.ts';
import type { SceneRegion, View } from './engine/scene.ts';

export interface MapState {
  /** Centre, and pixels per unit; null to show everything. */
  readonly at: { readonly x: number; readonly y: number; readonly scale: number } | null;
  /** Layers that differ from the game's default visibility. */
  readonly toggled: ReadonlySet<string>;
  /** The only layer that is shown; null for all. */
  readonly solo: string | null;
  readonly hiddenClasses: ReadonlySet<string>;
  /** `layer`, `class`, `attribute:NAME` or `property:PATH`. */
  readonly color: string;
  readonly heights: readonly [number, number] | null;
  /** Path of the object in the inspector. */
  readonly object: string | null;
  /** Slug of an earlier save: what is new or changed since then is highlighted. */
  readonly since: string | null;
  /** The list at the side: `places` or `traffic`. */
  readonly panel: string | null;
  /** RegionInput of the selection. */
  readonly area: string | null;
}

export function readMapState({ state }: Address): MapState {
  const at = numbers(state.at, 3);
  return {
    at: at && at[2]! > 0 ? { x: at[0]!, y: at[1]!, scale: at[2]! } : null,
    toggled: names(state.layers),
    solo: state.only ?? null,
    hiddenClasses: names(state.hide),
    color: state.color ?? 'layer',
    heights: numbers(state.height, 2) as [number, number] | null,
    object: state.object ?? null,
    since: state.since ?? null,
    panel: state.panel ?? null,
    area: state.area ?? null,
  };
}

export function viewText({ x, y, scale }: View): string {
  return [x.toFixed(1), y.toFixed(1), scale.toPrecision(5)].map((text) => String(Number(text))).join(',');
}

export function namesText(names: Iterable<string>): string {
  return [...names].map((name) => encodeURIComponent(name)).join(',');
}

/** Without a name if it has it, else with it. */
export function flipped(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

function names(text: string | undefined): ReadonlySet<string> {
  return new Set(text ? text.split(',').map(decoded) : []);
}

function numbers(text: string | undefined, count: number): readonly number[] | null {
  const parts = text?.split(',').map(Number) ?? [];
  return parts.length === count && parts.every(Number.isFinite) ? parts : null;
}

/** In the game's axes. */
export function regionInput(region: SceneRegion, plane: Plane): MapRegion {
  if (region.kind === 'box') {
    const one = inGame(plane, region.minX, region.minY);
    const other = inGame(plane, region.maxX, region.maxY);
    const [minX, minY] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    const [maxX, maxY] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    return { box: { minX: round(minX), minY: round(minY), maxX: round(maxX), maxY: round(maxY) } };
  }
  const corners = region.points.map(([x, y]) => inGame(plane, x, y));
  return { polygon: corners.map(({ x, y }) => ({ x: round(x), y: round(y) })) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Null when the text is not a valid region: an address may come from anyone. */
export function parseMapRegion(text: string | null): MapRegion | null {
  try {
    const region = JSON.parse(text ?? 'null') as Partial<{
      box: Record<string, unknown>;
      polygon: unknown[];
    }> | null;
    const { box, polygon } = region ?? {};
    const isBox = box && ['minX', 'minY', 'maxX', 'maxY'].every((side) => Number.isFinite(box[side]));
    return isBox || (Array.isArray(polygon) && polygon.length >= 3) ? (region as unknown as MapRegion) : null;
  } catch {
    return null;
  }
}

/** One after the other around it. */
export function cornersOf({ minX, minY, maxX, maxY }: MapBounds) {
  const at = (x: number, y: number) => ({ x, y });
  return [at(minX, minY), at(maxX, minY), at(maxX, maxY), at(minX, maxY)];
}
