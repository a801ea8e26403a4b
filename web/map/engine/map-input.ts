// Touch, mouse and keyboard input of a map: moves the view, draws shapes, and points at items.

import type { SceneRegion, View } from './scene.ts';

export type PointerTool = 'pan' | 'box' | 'polygon' | 'ruler';

/** In pixels of the canvas, or in map coordinates. */
export type Point = readonly [number, number];

/** The map that receives the input. */
export interface InputTarget {
  readonly view: View;
  readonly tool: PointerTool;
  setView(view: Partial<View>): void;
  zoom(factor: number, atX?: number, atY?: number): void;
  placeAt(pixelX: number, pixelY: number): Point;
}

/** Events other than moves of the view; points are in pixels, except for shapes. */
export interface InputEvents {
  /** A shape is being drawn, in map coordinates; without points, none is. */
  sketched(points: readonly Point[]): void;
  selected(region: SceneRegion): void;
  /** In map coordinates; null when nothing is measured any more. */
  measured(length: number | null): void;
  clicked(x: number, y: number): void;
  unselected(): void;
  hovered(x: number, y: number): void;
  left(): void;
}

const WHEEL_STEP = 0.0016;
const KEY_PAN = 0.12;
const KEY_ZOOM = 1.35;
/** Pixels that the pointer may move during a click. */
const CLICK_SLACK = 4;
/** Within this many pixels of a polygon's first corner, a click closes it. */
const CLOSE_PIXELS = 10;
const HOVER_MILLIS = 90;

/** Listens until `signal` is aborted. */
export function listenToInput(
  canvas: HTMLCanvasElement,
  map: InputTarget,
  events: InputEvents,
  signal: AbortSignal,
): void {
  canvas.addEventListener('wheel', (event) => wheel(map, event), { signal, passive: false });
  canvas.addEventListener('keydown', (event) => pressKey(map, events, event), { signal });
  const pointers = new Pointers(map, events);
  const listen = (type: 'down' | 'move' | 'up' | 'cancel' | 'leave', on: (event: PointerEvent) => void) =>
    canvas.addEventListener(`pointer${type}`, on, { signal });
  listen('down', (event) => {
    canvas.setPointerCapture(event.pointerId);
    pointers.down(event);
  });
  listen('move', (event) => pointers.move(event));
  listen('up', (event) => pointers.up(event));
  listen('cancel', (event) => pointers.cancel(event));
  listen('leave', () => pointers.leave());
}

/** Fingers and the mouse: they pan, zoom, draw shapes and click. */
class Pointers {
  readonly #map: InputTarget;
  readonly #events: InputEvents;
  /** Where those that are down were last. */
  readonly #down = new Map<number, Point>();
  #began: Point | null = null;
  /** Of the polygon that is being drawn. */
  #corners: Point[] = [];
  #hover = 0;

  constructor(map: InputTarget, events: InputEvents) {
    this.#map = map;
    this.#events = events;
  }

  down(event: PointerEvent): void {
    this.#down.set(event.pointerId, pointOf(event));
    this.#began = pointOf(event);
  }

  move(event: PointerEvent): void {
    const map = this.#map;
    const before = this.#down.get(event.pointerId);
    const now = pointOf(event);
    clearTimeout(this.#hover);
    if (!before) {
      this.#hover = setTimeout(() => this.#events.hovered(...now), HOVER_MILLIS) as unknown as number;
      if (this.#corners.length > 0) this.#events.sketched([...this.#corners, map.placeAt(...now)]);
      return;
    }
    if (this.#down.size === 2) pinch(map, this.#down, event.pointerId, now);
    else if (this.#isBox(event) && this.#began)
      this.#events.sketched(rectangle(map.placeAt(...this.#began), map.placeAt(...now)));
    else if (map.tool === 'ruler' && this.#began) this.#measure(this.#began, now);
    else if (map.tool === 'pan') {
      const { x, y, scale } = map.view;
      map.setView({ x: x - (now[0] - before[0]) / scale, y: y - (now[1] - before[1]) / scale });
    }
    this.#down.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    const from = this.#began;
    this.cancel(event);
    if (!from || this.#down.size > 0) return;
    const now = pointOf(event);
    const isClick = Math.hypot(now[0] - from[0], now[1] - from[1]) < CLICK_SLACK;
    if (this.#map.tool === 'polygon' && isClick) this.#addCorner(now, event.detail > 1);
    else if (this.#isBox(event) && !isClick) this.#selectBox(from, now);
    else if (this.#map.tool === 'ruler') {
      if (isClick) this.#endMeasuring();
    } else if (isClick) this.#events.clicked(...now);
  }

  cancel({ pointerId }: PointerEvent): void {
    this.#down.delete(pointerId);
    this.#began = null;
  }

  leave(): void {
    clearTimeout(this.#hover);
    this.#events.left();
  }

  #isBox({ shiftKey }: PointerEvent): boolean {
    return this.#map.tool === 'box' || shiftKey;
  }

  /** A click on the first corner, or a double click, ends the polygon. */
  #addCorner(now: Point, isDouble: boolean): void {
    const corners = this.#corners;
    const isClosed = corners.length >= 3 && isNear(this.#map, corners[0]!, now);
    if (!isClosed) corners.push(this.#map.placeAt(...now));
    this.#events.sketched(corners);
    if (!isClosed && !isDouble) return;
    if (corners.length >= 3) this.#events.selected({ kind: 'polygon', points: corners });
    this.#corners = [];
    this.#events.sketched([]);
  }

  #measure(began: Point, now: Point): void {
    const ends = [this.#map.placeAt(...began), this.#map.placeAt(...now)] as const;
    this.#events.sketched(ends);
    this.#events.measured(Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]));
  }

  #endMeasuring(): void {
    this.#events.sketched([]);
    this.#events.measured(null);
  }

  #selectBox(from: Point, now: Point): void {
    const [[ax, ay], [bx, by]] = [this.#map.placeAt(...from), this.#map.placeAt(...now)];
    this.#events.sketched([]);
    const [minX, maxX] = [Math.min(ax, bx), Math.max(ax, bx)];
    this.#events.selected({ kind: 'box', minX, minY: Math.min(ay, by), maxX, maxY: Math.max(ay, by) });
  }
}

function pointOf(event: PointerEvent): Point {
  return [event.offsetX, event.offsetY];
}

function isNear(map: InputTarget, place: Point, [x, y]: Point): boolean {
  const [px, py] = map.placeAt(x, y);
  return Math.hypot(px - place[0], py - place[1]) * map.view.scale < CLOSE_PIXELS;
}

function wheel(map: InputTarget, event: WheelEvent): void {
  event.preventDefault();
  const lines = event.deltaMode === 1 ? 24 : 1;
  map.zoom(Math.exp(-event.deltaY * lines * WHEEL_STEP), event.offsetX, event.offsetY);
}

function pinch(map: InputTarget, pointers: ReadonlyMap<number, Point>, id: number, now: Point): void {
  const [other] = [...pointers].filter(([key]) => key !== id).map(([, place]) => place);
  const before = pointers.get(id);
  if (!other || !before) return;
  const [middleX, middleY] = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
  const factor =
    Math.hypot(now[0] - other[0], now[1] - other[1]) /
    Math.max(1, Math.hypot(before[0] - other[0], before[1] - other[1]));
  map.zoom(factor, middleX, middleY);
}

function pressKey(map: InputTarget, events: InputEvents, event: KeyboardEvent): void {
  const { x, y, scale, width, height } = map.view;
  const [stepX, stepY] = [(width / scale) * KEY_PAN, (height / scale) * KEY_PAN];
  const act: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => map.setView({ x: x - stepX }),
    ArrowRight: () => map.setView({ x: x + stepX }),
    ArrowUp: () => map.setView({ y: y - stepY }),
    ArrowDown: () => map.setView({ y: y + stepY }),
    '+': () => map.zoom(KEY_ZOOM),
    '=': () => map.zoom(KEY_ZOOM),
    '-': () => map.zoom(1 / KEY_ZOOM),
    Enter: () => events.clicked(width / 2, height / 2),
    Escape: () => events.unselected(),
  };
  const action = event.ctrlKey || event.metaKey ? undefined : act[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function rectangle(a: Point, b: Point): Point[] {
  return [a, [b[0], a[1]], b, [a[0], b[1]]];
}
