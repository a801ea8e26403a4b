// Finds nodes by position: a packed k-d tree over the positions of one graph, seen from above.

import KDBush from 'kdbush';
import type { Graph } from '../../graph/graph.ts';
import { extentOf, type Region } from '../filter/region.ts';

export class PlaceIndex {
  /** Nodes that have a position, in row order. */
  readonly rows: Uint32Array;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly #tree: KDBush;

  constructor(graph: Graph) {
    const { x, y } = graph.data.nodes;
    const rows = new Uint32Array(x.length);
    let count = 0;
    for (let row = 0; row < x.length; row++) if (!Number.isNaN(x[row]!)) rows[count++] = row;
    this.rows = rows.subarray(0, count);
    this.#tree = new KDBush(count);
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const row of this.rows) {
      const [px, py] = [x[row]!, y[row]!];
      this.#tree.add(px, py);
      if (px < minX) minX = px;
      if (px > maxX) maxX = px;
      if (py < minY) minY = py;
      if (py > maxY) maxY = py;
    }
    this.#tree.finish();
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
  }

  /** Rows in the bounding rectangle of a region, ascending. */
  around(region: Region): Uint32Array {
    const { minX, minY, maxX, maxY } = extentOf(region);
    return this.#rowsOf(this.#tree.range(minX, minY, maxX, maxY));
  }

  /** Rows within a distance of a point, seen from above, ascending. */
  within(x: number, y: number, radius: number): Uint32Array {
    return this.#rowsOf(this.#tree.within(x, y, radius));
  }

  /** An estimate of the number of rows that `around` returns, as if positions were spread evenly. */
  guess(region: Region): number {
    const { minX, minY, maxX, maxY } = extentOf(region);
    const share = (from: number, to: number, low: number, high: number): number => {
      const overlap = Math.min(to, high) - Math.max(from, low);
      return overlap < 0 ? 0 : high > low ? overlap / (high - low) : 1;
    };
    const part = share(minX, maxX, this.minX, this.maxX) * share(minY, maxY, this.minY, this.maxY);
    return Math.ceil(part * this.rows.length);
  }

  #rowsOf(found: readonly number[]): Uint32Array {
    const rows = new Uint32Array(found.length);
    for (let at = 0; at < found.length; at++) rows[at] = this.rows[found[at]!]!;
    return rows.sort();
  }
}
