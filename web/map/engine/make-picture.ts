// Level of detail: chooses what one picture draws of all items, so that the number of primitives is bounded.
// Zoomed in, things are boxes of their true size, and lines along their splines. What would be smaller than a
// few pixels becomes one point per small square of the screen, in the colour of the topmost item there. Pure,
// so that it runs in a worker or a test. Over 400 lines: its steps share what one picture gathers.

import type { MapBounds } from '../../games/game.ts';
import { uncovered } from './alike.ts';
import type { ItemIndex } from './index-of-items.ts';
import {
  BOX_WORDS,
  type Colors,
  type Items,
  type Lines,
  lineStart,
  type Picture,
  POINT_WORDS,
  SEGMENT_WORDS,
  type View,
} from './scene.ts';

export interface Scene {
  readonly items: Items;
  readonly index: ItemIndex;
  readonly lines: Lines | null;
  readonly colors: Colors;
  /** Items from the lowest to the uppermost. */
  readonly order: Uint32Array;
  /** See alike.ts. */
  readonly alike: Uint32Array;
}

/** Triangles and points of one picture: what software renderers draw in about a tenth of a second. */
export const MOST_PRIMITIVES = 140_000;
/**
 * A picture extends beyond the screen by this share in each direction, so that panning does not need another
 * at once.
 */
const MARGIN = 0.5;
/** Pixels below which a thing becomes a point. */
const SMALLEST_BOX = 3;
const CELL_PIXELS = 2;
/** Pixels by which a point of a line may deviate from the simplified line. */
const LINE_TOLERANCE = 0.75;
/** Items of this rank and above are drawn over lines. */
const RANK_ABOVE_LINES = 4;
/** Pixels of a mark, which grows when zoomed in. */
const SMALLEST_MARK = 7;
const LARGEST_MARK = 15;
const MARK_METRES = 12;
/** Most pixels of an item without a known size, however far one zooms in. */
const LARGEST_POINT = 9;

export function makePicture(scene: Scene, view: View): Picture {
  const began = performance.now();
  const part = partOf(view);
  const { items, index, lines, colors, alike } = scene;
  const isBox = (item: number): boolean => !items.mark[item] && !(lines && index.lineOf[item]);
  const seen = uncovered(itemsIn(scene, part), alike, colors, isBox);
  let coarseness = firstCoarseness(scene, view, seen);
  let picture = draw(scene, view, part, seen, coarseness);
  while (picture === null || (primitives(picture) > MOST_PRIMITIVES && coarseness < COARSEST)) {
    coarseness *= COARSER;
    picture = draw(scene, view, part, seen, coarseness);
  }
  return { ...picture, millis: performance.now() - began };
}

const COARSER = 1.5;
/** At this coarseness, a screen has fewer squares than a picture may have points. */
const COARSEST = 64;

/**
 * The finest coarseness at which the boxes alone leave room for the rest: checking sizes costs less than
 * making a picture in vain.
 */
function firstCoarseness({ items, index, lines }: Scene, { scale }: View, seen: Uint32Array): number {
  for (let coarseness = 1; coarseness < COARSEST; coarseness *= COARSER) {
    const least = (SMALLEST_BOX * coarseness) / 2 / scale;
    let boxes = 0;
    for (const item of seen) {
      const isBox = items.halfX[item]! >= least || items.halfY[item]! >= least;
      if (isBox && !items.mark[item] && !(lines && index.lineOf[item])) boxes++;
    }
    if (2 * boxes < MOST_PRIMITIVES * 0.9) return coarseness;
  }
  return COARSEST;
}

export function primitives({ boxCount, segmentCount, pointCount, markCount }: Picture): number {
  return 2 * (boxCount + segmentCount) + pointCount + markCount;
}

function partOf({ x, y, scale, width, height }: View): MapBounds {
  const [reachX, reachY] = [(width / scale) * (0.5 + MARGIN), (height / scale) * (0.5 + MARGIN)];
  return { minX: x - reachX, minY: y - reachY, maxX: x + reachX, maxY: y + reachY };
}

/**
 * Visible items in the part, in drawing order. Scans every item: a million of them take a hundredth of a
 * second, and zoomed out nearly all are needed anyway.
 */
function itemsIn({ items, index, colors, order, lines }: Scene, part: MapBounds): Uint32Array {
  const { x, y, halfX, halfY } = items;
  const { minX, minY, maxX, maxY } = part;
  const found = new Uint32Array(order.length);
  let count = 0;
  for (const item of order) {
    if (!colors[item]) continue;
    const reach = halfX[item]! + halfY[item]!;
    const isIn =
      x[item]! + reach >= minX &&
      x[item]! - reach <= maxX &&
      y[item]! + reach >= minY &&
      y[item]! - reach <= maxY;
    // A line may cross the part although its item is outside.
    const line = isIn ? 0 : index.lineOf[item]!;
    if (isIn || (line > 0 && lines && touches(lines, line - 1, part))) found[count++] = item;
  }
  return found.subarray(0, count);
}

function touches(lines: Lines, line: number, { minX, minY, maxX, maxY }: MapBounds): boolean {
  const { x, y, end } = lines;
  for (let at = lineStart(lines, line); at < end[line]!; at++) {
    if (x[at]! >= minX && x[at]! <= maxX && y[at]! >= minY && y[at]! <= maxY) return true;
  }
  return false;
}

/** Null as soon as there are too many primitives, except at the coarsest level. */
function draw(
  scene: Scene,
  view: View,
  part: MapBounds,
  seen: Uint32Array,
  coarseness: number,
): Picture | null {
  const { items, index, lines, colors } = scene;
  const { scale } = view;
  const origin = [(part.minX + part.maxX) / 2, (part.minY + part.maxY) / 2] as const;
  const boxes = new Corners(BOX_WORDS);
  const segments = new Corners(SEGMENT_WORDS);
  const marks = new Corners(POINT_WORDS);
  const cells = new Cells(part, (CELL_PIXELS * coarseness) / scale);
  const smallest = SMALLEST_BOX * coarseness;
  const markSize = Math.min(LARGEST_MARK, Math.max(SMALLEST_MARK, scale * items.perMetre * MARK_METRES));
  let boxesBelow = -1;
  for (const item of seen) {
    const drawn = (boxes.count + segments.count) / 2 + marks.count + cells.count;
    if (drawn > MOST_PRIMITIVES && coarseness < COARSEST) return null;
    const [x, y] = [items.x[item]! - origin[0], items.y[item]! - origin[1]];
    if (items.mark[item]) {
      marks.point(x, y, markSize, colors[item]!);
      continue;
    }
    const line = index.lineOf[item]!;
    if (lines && line > 0) {
      if (!drawLine({ segments, lines, origin, scale, coarseness }, line - 1, colors[item]!))
        cells.put(item, items.x[item]!, items.y[item]!);
      continue;
    }
    if (boxesBelow < 0 && items.rank[item]! >= RANK_ABOVE_LINES) boxesBelow = boxes.count / 4;
    const size = 2 * Math.max(items.halfX[item]!, items.halfY[item]!) * scale;
    if (size < smallest) cells.put(item, items.x[item]!, items.y[item]!);
    else drawBox(boxes, items, item, x, y, colors[item]!);
  }
  const points = new Corners(POINT_WORDS);
  for (const item of cells.uppermost) {
    if (item < 0) continue;
    const size = Math.max(CELL_PIXELS * coarseness, Math.min(LARGEST_POINT, pixelsOf(items, item, scale)));
    points.point(items.x[item]! - origin[0], items.y[item]! - origin[1], size, colors[item]!);
  }
  return {
    ...part,
    origin,
    scale,
    boxes: boxes.finish(),
    boxesBelow: boxesBelow < 0 ? boxes.count / 4 : boxesBelow,
    boxCount: boxes.count / 4,
    segments: segments.finish(),
    segmentCount: segments.count / 4,
    points: points.finish(),
    pointCount: points.count,
    marks: marks.finish(),
    markCount: marks.count,
    millis: 0,
  };
}

/** Items without a size stay visible when zoomed in. */
function pixelsOf({ halfX, halfY, perMetre }: Items, item: number, scale: number): number {
  const known = 2 * Math.max(halfX[item]!, halfY[item]!) * scale;
  return known > 0 ? known : scale * perMetre;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function drawBox(boxes: Corners, items: Items, item: number, x: number, y: number, color: number): void {
  const [halfX, halfY] = [items.halfX[item]!, items.halfY[item]!];
  const [cos, sin] = [Math.cos(items.yaw[item]!), Math.sin(items.yaw[item]!)];
  for (const [along, across] of CORNERS) {
    const [dx, dy] = [along * halfX, across * halfY];
    boxes.put(color, x + dx * cos - dy * sin, y + dx * sin + dy * cos, dx, dy, halfX, halfY);
  }
}

interface LinesTo {
  readonly segments: Corners;
  readonly lines: Lines;
  readonly origin: readonly [number, number];
  readonly scale: number;
  readonly coarseness: number;
}

/**
 * True if the line is large enough to be drawn as one at this zoom; points that make no visible difference
 * are left out.
 */
function drawLine(to: LinesTo, line: number, color: number): boolean {
  const { lines, scale, coarseness } = to;
  const { x, y, end, width } = lines;
  const from = lineStart(lines, line);
  const last = end[line]! - 1;
  let reach = 0;
  for (let at = from + 1; at <= last; at++) {
    reach = Math.max(reach, Math.abs(x[at]! - x[from]!), Math.abs(y[at]! - y[from]!));
  }
  if (reach * scale < SMALLEST_BOX * coarseness) return false;
  const tolerance = (LINE_TOLERANCE * coarseness) / scale;
  const kept = [from];
  for (let at = from; at < last; ) {
    let next = at + 1;
    while (next < last && isStraight(lines, at, next + 1, tolerance)) next++;
    if (x[next] !== x[at] || y[next] !== y[at]) kept.push(next);
    at = next;
  }
  drawJoined(to, kept, width[line]!, color);
  if (width[line]! * scale >= ROUNDED_FROM && kept.length > 1) {
    drawEnd(to, [kept[0]!, kept[1]!], width[line]!, color);
    drawEnd(to, [kept.at(-1)!, kept.at(-2)!], width[line]!, color);
  }
  return true;
}

/** Pixels of width from which lines have rounded ends: those that meet at an angle leave no notch. */
const ROUNDED_FROM = 4;
/** Length and least width of an end, as shares of the line's width. */
const END_LENGTH = 0.4;
const END_WIDTH = 0.45;

/** Adds an end to a line at a point, seen from the point before it. */
function drawEnd(to: LinesTo, [at, before]: readonly [number, number], width: number, color: number): void {
  const { x, y } = to.lines;
  const [left, top] = to.origin;
  const [dx, dy] = [x[at]! - x[before]!, y[at]! - y[before]!];
  const length = Math.hypot(dx, dy);
  const [alongX, alongY] = [dx / length, dy / length];
  const [ax, ay] = [x[at]! - left, y[at]! - top];
  const [bx, by] = [ax + alongX * width * END_LENGTH, ay + alongY * width * END_LENGTH];
  to.segments.put(color, ax, ay, -alongY, alongX, width);
  to.segments.put(color, bx, by, -alongY * END_WIDTH, alongX * END_WIDTH, width);
  to.segments.put(color, bx, by, alongY * END_WIDTH, -alongX * END_WIDTH, width);
  to.segments.put(color, ax, ay, alongY, -alongX, width);
}

/** The sharpest bend whose outer corner is filled; beyond, lines would have spikes. */
const LONGEST_MITRE = 2;

/** Segments through these points, which share their corners where they meet. */
function drawJoined(to: LinesTo, points: readonly number[], width: number, color: number): void {
  const { segments, origin } = to;
  const { x, y } = to.lines;
  /** Across the segment after the point. */
  const across = (at: number): [number, number] => {
    const [dx, dy] = [x[points[at + 1]!]! - x[points[at]!]!, y[points[at + 1]!]! - y[points[at]!]!];
    const length = Math.hypot(dx, dy);
    return [-dy / length, dx / length];
  };
  const segmentCount = points.length - 1;
  if (segmentCount === 0) return;
  let own = across(0);
  let start = own;
  for (let at = 0; at < segmentCount; at++) {
    const next = at + 1 < segmentCount ? across(at + 1) : own;
    const [sumX, sumY] = [own[0] + next[0], own[1] + next[1]];
    // The length that a corner needs so that both segments keep their width.
    const square = sumX * sumX + sumY * sumY;
    const factor = square > 0 ? 2 / square : Number.POSITIVE_INFINITY;
    const isJoined = factor * Math.sqrt(square) <= LONGEST_MITRE;
    const end: [number, number] = isJoined ? [sumX * factor, sumY * factor] : own;
    const [ax, ay] = [x[points[at]!]! - origin[0], y[points[at]!]! - origin[1]];
    const [bx, by] = [x[points[at + 1]!]! - origin[0], y[points[at + 1]!]! - origin[1]];
    segments.put(color, ax, ay, start[0], start[1], width);
    segments.put(color, bx, by, end[0], end[1], width);
    segments.put(color, bx, by, -end[0], -end[1], width);
    segments.put(color, ax, ay, -start[0], -start[1], width);
    start = isJoined ? end : next;
    own = next;
  }
}

/**
 * True if all points between two are close to the straight line between them. Checks a bounded number, as
 * splines have few.
 */
function isStraight({ x, y }: Lines, from: number, to: number, tolerance: number): boolean {
  const [dx, dy] = [x[to]! - x[from]!, y[to]! - y[from]!];
  const length = Math.hypot(dx, dy);
  for (let at = from + 1; at < to; at++) {
    const [px, py] = [x[at]! - x[from]!, y[at]! - y[from]!];
    const beside = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
    if (beside > tolerance) return false;
  }
  return to - from < 64;
}

/** Small squares of the screen, each with its topmost item. */
class Cells {
  /** Squares that are not empty. */
  count = 0;
  readonly uppermost: Int32Array;
  readonly #part: MapBounds;
  readonly #side: number;
  readonly #across: number;
  readonly #down: number;

  constructor(part: MapBounds, side: number) {
    this.#part = part;
    this.#side = side;
    this.#across = Math.max(1, Math.ceil((part.maxX - part.minX) / side));
    this.#down = Math.max(1, Math.ceil((part.maxY - part.minY) / side));
    this.uppermost = new Int32Array(this.#across * this.#down).fill(-1);
  }

  /** Later items cover earlier ones. */
  put(item: number, x: number, y: number): void {
    const column = Math.floor((x - this.#part.minX) / this.#side);
    const row = Math.floor((y - this.#part.minY) / this.#side);
    if (column < 0 || row < 0 || column >= this.#across || row >= this.#down) return;
    const cell = row * this.#across + column;
    if (this.uppermost[cell]! < 0) this.count++;
    this.uppermost[cell] = item;
  }
}

/** Corners of one kind, in a buffer that grows. */
class Corners {
  count = 0;
  readonly #words: number;
  #floats = new Float32Array(1 << 14);
  #colors = new Uint32Array(this.#floats.buffer);

  constructor(words: number) {
    this.#words = words;
  }

  put(color: number, ...floats: readonly number[]): void {
    const at = this.#next();
    for (let word = 0; word < floats.length; word++) this.#floats[at + word] = floats[word]!;
    this.#colors[at + floats.length] = color;
  }

  point(x: number, y: number, size: number, color: number): void {
    const at = this.#next();
    this.#floats[at] = x;
    this.#floats[at + 1] = y;
    this.#floats[at + 2] = size;
    this.#colors[at + 3] = color;
  }

  finish(): ArrayBuffer {
    return this.#floats.buffer.slice(0, this.count * this.#words * Float32Array.BYTES_PER_ELEMENT);
  }

  #next(): number {
    const at = this.count++ * this.#words;
    if (at + this.#words > this.#floats.length) {
      const grown = new Float32Array(this.#floats.length * 2);
      grown.set(this.#floats);
      this.#floats = grown;
      this.#colors = new Uint32Array(grown.buffer);
    }
    return at;
  }
}
