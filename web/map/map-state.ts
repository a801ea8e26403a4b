// The state of the map in the address, parsed and as text.

import { type Address, decoded } from '../shell/address.ts';
import type { View } from './engine/scene.ts';

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
