// Finds items and lines by place: a packed R-tree over their boxes, followed by exact tests. Pure, so that it
// runs in a worker or a test.

import Flatbush from 'flatbush';
import { type Items, type Lines, lineStart, NO_ITEM, type SceneRegion } from './scene.ts';

export class ItemIndex {
  readonly #items: Items;
  /** Built on the first search: pictures do not need it. */
  #tree: Flatbush | null = null;
  #lines: Lines | null = null;
  /** Line of an item + 1, 0 for none. */
  #lineOf: Uint32Array;

  constructor(items: Items) {
    this.#items = items;
    this.#lineOf = new Uint32Array(items.x.length);
  }

  get lineOf(): Uint32Array {
    return this.#lineOf;
  }

  /** Items that are drawn as lines are found along them. */
  setLines(lines: Lines): void {
    this.#lines = lines;
    this.#lineOf = new Uint32Array(this.#items.x.length);
    lines.item.forEach((item, line) => {
      if (item !== NO_ITEM) this.#lineOf[item] = line + 1;
    });
  }

  /** Items whose boxes may touch this one, in no particular order. */
  around(minX: number, minY: number, maxX: number, maxY: number): number[] {
    if (this.#items.x.length === 0) return [];
    this.#tree ??= treeOf(this.#items);
    return this.#tree.search(minX, minY, maxX, maxY);
  }

  /**
   * The topmost item at a point, or within `tolerance` of it: marks first, then items that cover the point,
   * the smallest first, then the nearest.
   */
  pick(x: number, y: number, tolerance: number, isVisible: (item: number) => boolean): number | null {
    const items = this.#items;
    let best: number | null = null;
    let bestScore = Number.POSITIVE_INFINITY;
    for (const item of this.around(x - tolerance, y - tolerance, x + tolerance, y + tolerance)) {
      if (!isVisible(item)) continue;
      const distance = this.#lineOf[item]
        ? this.#distanceToLine(item, x, y)
        : distanceToBox(items, item, x, y);
      const reach = items.mark[item] ? tolerance * 1.5 : tolerance;
      if (distance > reach) continue;
      const score =
        distance * 4 -
        items.rank[item]! * tolerance +
        Math.min(items.halfX[item]! + items.halfY[item]!, 1e5) * 1e-3;
      if (score < bestScore) [best, bestScore] = [item, score];
    }
    return best ?? this.#pickLine(x, y, tolerance, isVisible);
  }

  /**
   * Lines extend beyond the boxes of their items. They are searched one by one, which is fast enough for a
   * click.
   */
  #pickLine(x: number, y: number, tolerance: number, isVisible: (item: number) => boolean): number | null {
    const lines = this.#lines;
    if (!lines) return null;
    let best: number | null = null;
    let nearest = tolerance;
    lines.item.forEach((item, line) => {
      if (item === NO_ITEM || !isVisible(item)) return;
      const distance = distanceToPolyline(lines, line, x, y);
      if (distance <= nearest) [best, nearest] = [item, distance];
    });
    return best;
  }

  #distanceToLine(item: number, x: number, y: number): number {
    return distanceToPolyline(this.#lines!, this.#lineOf[item]! - 1, x, y);
  }

  /** Items positioned in a region, in ascending order. */
  select(region: SceneRegion, isVisible: (item: number) => boolean): Uint32Array {
    const box = region.kind === 'box' ? region : boundsOf(region.points);
    const found = this.around(box.minX, box.minY, box.maxX, box.maxY).filter((item) => {
      const [x, y] = [this.#items.x[item]!, this.#items.y[item]!];
      if (!isVisible(item) || x < box.minX || x > box.maxX || y < box.minY || y > box.maxY) return false;
      return region.kind === 'box' || isInside(region.points, x, y);
    });
    return Uint32Array.from(found).sort();
  }
}

function treeOf({ x, y, halfX, halfY }: Items): Flatbush {
  const tree = new Flatbush(x.length, 16, Float32Array);
  for (let item = 0; item < x.length; item++) {
    const reach = Math.hypot(halfX[item]!, halfY[item]!);
    tree.add(x[item]! - reach, y[item]! - reach, x[item]! + reach, y[item]! + reach);
  }
  tree.finish();
  return tree;
}

function distanceToBox({ x, y, yaw, halfX, halfY }: Items, item: number, px: number, py: number): number {
  const [cos, sin] = [Math.cos(yaw[item]!), Math.sin(yaw[item]!)];
  const [dx, dy] = [px - x[item]!, py - y[item]!];
  const along = Math.max(0, Math.abs(dx * cos + dy * sin) - halfX[item]!);
  const across = Math.max(0, Math.abs(dy * cos - dx * sin) - halfY[item]!);
  return Math.hypot(along, across);
}

function distanceToPolyline(lines: Lines, line: number, px: number, py: number): number {
  const { x, y, end } = lines;
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = lineStart(lines, line); at + 1 < end[line]!; at++) {
    const [ax, ay] = [x[at]!, y[at]!];
    const [dx, dy] = [x[at + 1]! - ax, y[at + 1]! - ay];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square));
    nearest = Math.min(nearest, Math.hypot(px - ax - t * dx, py - ay - t * dy));
  }
  return nearest;
}

function boundsOf(points: readonly (readonly [number, number])[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** By counting the sides that a ray crosses. */
function isInside(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  let [fromX, fromY] = points.at(-1)!;
  for (const [toX, toY] of points) {
    if (fromY > y !== toY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}
