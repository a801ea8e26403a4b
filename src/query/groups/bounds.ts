// The extent of the objects of a list: the smallest box around them, and counts by square.

import { getOrCreate } from '../../graph/made-once.ts';
import type { QueryRun } from '../run/query-run.ts';
import { cellCodes, type KeyColumn } from './group-keys.ts';

export interface Bounds {
  readonly min: readonly [x: number, y: number, z: number];
  readonly max: readonly [x: number, y: number, z: number];
}

const known = new WeakMap<Uint32Array, Bounds | null>();

/** Null when none of the rows has a position. Computed once for a list that is kept, such as that of all objects. */
export function boundsOf(run: QueryRun, rows: Uint32Array): Bounds | null {
  return getOrCreate(known, rows, () => findBounds(run, rows));
}

function findBounds(run: QueryRun, rows: Uint32Array): Bounds | null {
  const { x, y, z } = run.graph.data.nodes;
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  run.tick(rows.length);
  for (const row of rows) {
    if (row >= x.length || Number.isNaN(x[row]!)) continue;
    [x[row]!, y[row]!, z[row]!].forEach((value, axis) => {
      if (value < min[axis]!) min[axis] = value;
      if (value > max[axis]!) max[axis] = value;
    });
  }
  return min[0] > max[0] ? null : { min, max };
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** The squares that contain any of the rows, by x, then y. @throws QueryError when `size` is not above 0 */
export function cellsOf(run: QueryRun, rows: Uint32Array, size: number): readonly Cell[] {
  const codes: KeyColumn = cellCodes({ run, rows, objects: rows, elements: null, source: run }, size, 'size');
  const counts = new Uint32Array(codes.size);
  for (const code of codes.of) counts[code]!++;
  const cells: Cell[] = [];
  for (let code = 1; code < codes.size; code++) {
    const [x, y] = codes.label(code) as [number, number];
    cells.push({ x, y, count: counts[code]! });
  }
  return cells.sort((a, b) => a.x - b.x || a.y - b.y);
}
