// The nodes nearest to a point: searches growing circles in the index until enough nodes match, or measures all
// matches when there are few.

import type { Condition } from '../filter/condition.ts';
import type { PointInput } from '../filter/filter.ts';
import { filterRows } from '../run/filter-rows.ts';
import { MatchingRows } from '../run/matches.ts';
import type { QueryRun } from '../run/query-run.ts';

export interface Neighbour {
  readonly row: number;
  readonly distance: number;
}

/** Fewer matches than this are measured one by one. */
const FEW = 2000;

/** The `first` nearest nodes that satisfy the condition; ties in row order. */
export function nearestTo(
  run: QueryRun,
  to: PointInput,
  condition: Condition,
  first: number,
): readonly Neighbour[] {
  if (first === 0) return [];
  const matches = new MatchingRows(run.graph, condition, run.tools);
  const { places } = run.indexes;
  const { start } = matches.plan;
  if ((start.by !== 'all' && start.estimate < FEW) || places.rows.length < FEW)
    return measured(run, to, matches.all(), first);
  const width = places.maxX - places.minX;
  const height = places.maxY - places.minY;
  // The distance to the farthest corner of the map; the point may be outside it.
  const farthest = Math.hypot(
    Math.max(Math.abs(to.x - places.minX), Math.abs(to.x - places.maxX)),
    Math.max(Math.abs(to.y - places.minY), Math.abs(to.y - places.maxY)),
  );
  const away = Math.hypot(outside(to.x, places.minX, places.maxX), outside(to.y, places.minY, places.maxY));
  let radius = away + Math.sqrt((Math.max(width * height, 1) * (first + 1)) / places.rows.length);
  for (;;) {
    if (!(radius < farthest)) return measured(run, to, matches.all(), first);
    const candidates = filterRows(run, condition, places.within(to.x, to.y, radius));
    const found = measured(run, to, candidates, first);
    const last = found[first - 1];
    if (last && last.distance <= radius) return found;
    // The last one found may be outside the circle because of its height; nothing beyond its distance can be nearer.
    radius = last ? last.distance : radius * 2;
  }
}

function outside(value: number, low: number, high: number): number {
  return Math.max(0, low - value, value - high);
}

function measured(run: QueryRun, to: PointInput, rows: Uint32Array, first: number): readonly Neighbour[] {
  const { x, y, z } = run.graph.data.nodes;
  const all: Neighbour[] = [];
  for (const row of rows) {
    if (row >= x.length || Number.isNaN(x[row]!)) continue;
    const height = to.z === null || to.z === undefined ? 0 : z[row]! - to.z;
    const [dx, dy] = [x[row]! - to.x, y[row]! - to.y];
    all.push({ row, distance: lengthOf(dx, dy, height) });
  }
  return all.sort((a, b) => a.distance - b.distance || a.row - b.row).slice(0, first);
}

/** Always finite, even for points so far apart (1e154) that squares overflow. */
function lengthOf(dx: number, dy: number, dz: number): number {
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  return length < Number.POSITIVE_INFINITY ? length : Math.min(Math.hypot(dx, dy, dz), Number.MAX_VALUE);
}
