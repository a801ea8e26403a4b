// Touch, mouse and keyboard input of a map: moves the view, draws shapes, and points at items.

import type { Region, View } from './scene.ts';

export type PointerTool = 'pan' | 'box' | 'polygon';

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
  selected(region: Region): void;
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
  listenToPointers(canvas, map, events, signal);
}

function listenToPointers(
  canvas: HTMLCanvasElement,
  map: InputTarget,
  events: InputEvents,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, Point>();
  let began: Point | null = null;
  let corners: Point[] = [];
  let hover = 0;
  const at = (event: PointerEvent): Point => [event.offsetX, event.offsetY];
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      canvas.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, at(event));
      began = at(event);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      clearTimeout(hover);
      if (!before) {
        const [x, y] = at(event);
        hover = setTimeout(() => events.hovered(x, y), HOVER_MILLIS) as unknown as number;
        if (corners.length > 0) events.sketched([...corners, map.placeAt(x, y)]);
        return;
      }
      const now = at(event);
      const isBox = map.tool === 'box' || event.shiftKey;
      if (pointers.size === 2) pinch(map, pointers, event.pointerId, now);
      else if (isBox && began) events.sketched(rectangle(map.placeAt(...began), map.placeAt(...now)));
      else if (map.tool === 'pan') {
        const { x, y, scale } = map.view;
        map.setView({ x: x - (now[0] - before[0]) / scale, y: y - (now[1] - before[1]) / scale });
      }
      pointers.set(event.pointerId, now);
    },
    { signal },
  );
  const end = (event: PointerEvent): void => {
    const from = began;
    pointers.delete(event.pointerId);
    began = null;
    if (!from || event.type !== 'pointerup' || pointers.size > 0) return;
    const now = at(event);
    const isClick = Math.hypot(now[0] - from[0], now[1] - from[1]) < CLICK_SLACK;
    if (map.tool === 'polygon' && isClick) {
      const place = map.placeAt(...now);
      const isClosed = corners.length >= 3 && isNear(map, corners[0]!, now);
      if (!isClosed) corners.push(place);
      events.sketched(corners);
      if (isClosed || event.detail > 1) {
        if (corners.length >= 3) events.selected({ kind: 'polygon', points: corners });
        corners = [];
        events.sketched([]);
      }
    } else if ((map.tool === 'box' || event.shiftKey) && !isClick) {
      const [[ax, ay], [bx, by]] = [map.placeAt(...from), map.placeAt(...now)];
      events.sketched([]);
      events.selected({
        kind: 'box',
        minX: Math.min(ax, bx),
        minY: Math.min(ay, by),
        maxX: Math.max(ax, bx),
        maxY: Math.max(ay, by),
      });
    } else if (isClick) events.clicked(...now);
  };
  canvas.addEventListener('pointerup', end, { signal });
  canvas.addEventListener('pointercancel', end, { signal });
  canvas.addEventListener(
    'pointerleave',
    () => {
      clearTimeout(hover);
      events.left();
    },
    { signal },
  );
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
