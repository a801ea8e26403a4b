// The map without its panels: a canvas, the worker that prepares pictures, and the current view. It draws
// only when something has changed. Input is handled in map-input.ts.

import { type Grid, gridStrokes } from './grid.ts';
import { type InputTarget, listenToInput, type Point, type PointerTool } from './map-input.ts';
import { closedEnds, type GroundImage, type Look, Renderer, type Strokes } from './renderer.ts';
import type { Colors, FromWorker, Items, Lines, SceneRegion, ToWorker, View } from './scene.ts';

export interface EngineEvents {
  /** Called after every change of the view. */
  moved(view: View): void;
  clicked(item: number | null): void;
  hovered(item: number | null, x: number, y: number): void;
  /** A region was drawn, in map coordinates. */
  selected(region: SceneRegion): void;
  /** A distance was measured or is being measured, in units of the game; null for none. */
  measured(length: number | null): void;
  /**
   * Called when a picture that shows everything requested is on the screen, the first time and each time
   * after.
   */
  drawn(millis: number): void;
  /** What lies over the map now. */
  margins(): Margins;
}

/** Pixels from each edge. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class MapEngine implements InputTarget {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: Renderer;
  readonly #worker: Worker;
  readonly #events: EngineEvents;
  readonly #abort = new AbortController();
  readonly #waiting = new Map<number, (message: FromWorker) => void>();
  #view: View = { x: 0, y: 0, scale: 1, width: 1, height: 1 };
  #look: Look;
  #under: readonly Strokes[] = [];
  #over: readonly Strokes[] = [];
  #drag: readonly Strokes[] = [];
  #frame = 0;
  #asked = 0;
  #isAsking = false;
  #needsPicture = false;
  #scales: readonly [number, number] = [1e-6, 10];
  #grid: Grid = { unit: 100, right: 0, down: 0 };
  tool: PointerTool = 'pan';

  /** @throws Error when the browser cannot draw the map */
  constructor(canvas: HTMLCanvasElement, look: Look, events: EngineEvents) {
    this.#canvas = canvas;
    this.#look = look;
    this.#events = events;
    this.#renderer = new Renderer(canvas);
    this.#worker = new Worker(new URL('./scene.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#listen();
  }

  close(): void {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    this.#worker.terminate();
  }

  get view(): View {
    return this.#view;
  }

  setItems(items: Items, grid: Grid): void {
    // At most ten pixels per centimetre, where single-precision coordinates begin to jitter.
    this.#scales = [1e-7, 400 / items.perMetre];
    this.#grid = grid;
    this.#tell({ kind: 'items', items });
  }

  setLines(lines: Lines): void {
    this.#tell({ kind: 'lines', lines });
    this.#needPicture();
  }

  setColors(colors: Colors): void {
    this.#tell({ kind: 'colors', colors });
    this.#needPicture();
  }

  setLook(look: Look): void {
    this.#look = look;
    this.#redraw();
  }

  setGround(ground: GroundImage | null): void {
    this.#renderer.setGround(ground);
    this.#redraw();
  }

  /** Drawn over everything: the selection. */
  setOver(strokes: readonly Strokes[]): void {
    this.#over = strokes;
    this.#redraw();
  }

  setView(view: Partial<View>): void {
    const scale = Math.min(this.#scales[1], Math.max(this.#scales[0], view.scale ?? this.#view.scale));
    const next = { ...this.#view, ...view, scale };
    const names = ['x', 'y', 'scale', 'width', 'height'] as const;
    if (names.every((name) => next[name] === this.#view[name])) return;
    this.#view = next;
    if (!this.#covers()) this.#needPicture();
    this.#redraw();
    this.#events.moved(this.#view);
  }

  /** Fits a part of the map into the middle of what lies free. */
  fit(minX: number, minY: number, maxX: number, maxY: number): void {
    const { width, height } = this.#view;
    const { left, right, top, bottom } = this.#events.margins();
    const [freeX, freeY] = [width - left - right, height - top - bottom];
    const across = Math.max(maxX - minX, this.#grid.unit);
    const down = Math.max(maxY - minY, this.#grid.unit);
    const scale = Math.max(1e-7, Math.min(freeX / across, freeY / down) * 0.94);
    this.setView({
      x: (minX + maxX) / 2 - (left - right) / 2 / scale,
      y: (minY + maxY) / 2 - (top - bottom) / 2 / scale,
      scale,
    });
  }

  /** Brings a place into the middle of what lies free. */
  center(x: number, y: number, scale: number): void {
    const { left, right, top, bottom } = this.#events.margins();
    const next = Math.min(this.#scales[1], Math.max(this.#scales[0], scale));
    this.setView({ x: x - (left - right) / 2 / next, y: y - (top - bottom) / 2 / next, scale: next });
  }

  /** Moves the map as a panel opened over this place. */
  uncover(x: number, y: number): void {
    const { left, right, top, bottom } = this.#events.margins();
    const { width, height, scale } = this.#view;
    const [atX, atY] = [(x - this.#view.x) * scale + width / 2, (y - this.#view.y) * scale + height / 2];
    if (atX < left || atX > width - right || atY < top || atY > height - bottom) this.center(x, y, scale);
  }

  zoom(factor: number, atX = this.#view.width / 2, atY = this.#view.height / 2): void {
    const { x, y, scale, width, height } = this.#view;
    const next = Math.min(this.#scales[1], Math.max(this.#scales[0], scale * factor));
    const [dx, dy] = [atX - width / 2, atY - height / 2];
    this.setView({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next });
  }

  /** Items in a region. */
  async select(region: SceneRegion): Promise<Uint32Array> {
    const message = await this.#ask({ kind: 'select', id: ++this.#asked, region });
    return message.kind === 'selected' ? message.items : new Uint32Array();
  }

  /** Draws at once and waits until it is done: for benchmarks. */
  measure(): number {
    const began = performance.now();
    this.#draw();
    const gl = this.#canvas.getContext('webgl2');
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now() - began;
  }

  /** The view as a picture, `factor` times as large; `over` draws on it what lies over the map. */
  async picture(factor: number, over: (pen: CanvasRenderingContext2D) => void): Promise<Blob> {
    const canvas = this.#canvas;
    const before = [canvas.width, canvas.height] as const;
    const { width, height } = this.#view;
    const result = Object.assign(document.createElement('canvas'), {
      width: Math.round(width * factor),
      height: Math.round(height * factor),
    });
    canvas.width = result.width;
    canvas.height = result.height;
    this.#renderer.draw(this.#view, this.#look, this.#under, this.#over, factor);
    const pen = result.getContext('2d')!;
    // In the same task as the drawing, which the browser may drop afterwards.
    pen.drawImage(canvas, 0, 0);
    [canvas.width, canvas.height] = before;
    this.#redraw();
    pen.scale(factor, factor);
    over(pen);
    return new Promise((resolve, reject) => {
      result.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(TOO_LARGE))), 'image/png');
    });
  }

  placeAt(pixelX: number, pixelY: number): Point {
    const { x, y, scale, width, height } = this.#view;
    return [x + (pixelX - width / 2) / scale, y + (pixelY - height / 2) / scale];
  }

  #covers(): boolean {
    const picture = this.#renderer.picture;
    if (!picture) return false;
    const { x, y, scale, width, height } = this.#view;
    const [reachX, reachY] = [width / scale / 2, height / scale / 2];
    const isNear = scale / picture.scale < 1.5 && scale / picture.scale > 0.75;
    return (
      isNear &&
      x - reachX >= picture.minX &&
      x + reachX <= picture.maxX &&
      y - reachY >= picture.minY &&
      y + reachY <= picture.maxY
    );
  }

  /** Only one picture is requested at a time; when it has arrived, the latest state is. */
  #needPicture(): void {
    this.#needsPicture = true;
    if (this.#isAsking) return;
    this.#needsPicture = false;
    this.#isAsking = true;
    this.#tell({ kind: 'view', view: this.#view });
  }

  #hear(message: FromWorker): void {
    if (message.kind !== 'picture') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
      return;
    }
    this.#renderer.setPicture(message.picture);
    this.#isAsking = false;
    if (this.#needsPicture || !this.#covers()) this.#needPicture();
    this.#redraw();
    requestAnimationFrame(() => this.#events.drawn(message.picture.millis));
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #ask(message: Extract<ToWorker, { id: number }>): Promise<FromWorker> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, resolve);
      this.#tell(message);
    });
  }

  #redraw(): void {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  #draw(): void {
    const over = [...this.#over, ...this.#drag];
    this.#under = gridStrokes(this.#view, this.#look, this.#grid);
    this.#renderer.draw(this.#view, this.#look, this.#under, over, devicePixelRatio);
  }

  #listen(): void {
    const { signal } = this.#abort;
    const canvas = this.#canvas;
    const resize = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = canvas;
      if (width === 0 || height === 0) return;
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
      this.setView({ width, height });
      this.#redraw();
    });
    resize.observe(canvas);
    signal.addEventListener('abort', () => resize.disconnect());
    const { width, height } = canvas.getBoundingClientRect();
    this.#view = { ...this.#view, width: width || 1, height: height || 1 };
    const events = {
      sketched: (points: readonly Point[]) => this.#sketch(points),
      selected: (region: SceneRegion) => this.#events.selected(region),
      measured: (length: number | null) => this.#events.measured(length),
      clicked: (x: number, y: number) => void this.#click(x, y),
      unselected: () => this.#events.clicked(null),
      hovered: (x: number, y: number) => void this.#hover(x, y),
      left: () => this.#events.hovered(null, 0, 0),
    };
    listenToInput(canvas, this, events, signal);
  }

  /** A shape that is being drawn. */
  #sketch(points: readonly Point[]): void {
    this.#drag = [{ ends: closedEnds(points), color: SKETCH, width: 2 }];
    this.#redraw();
  }

  async #pick(x: number, y: number): Promise<number | null> {
    const [placeX, placeY] = this.placeAt(x, y);
    const { scale } = this.#view;
    const message = await this.#ask({ kind: 'pick', id: ++this.#asked, x: placeX, y: placeY, scale });
    return message.kind === 'picked' ? message.item : null;
  }

  async #click(x: number, y: number): Promise<void> {
    this.#events.clicked(await this.#pick(x, y));
  }

  async #hover(x: number, y: number): Promise<void> {
    this.#events.hovered(await this.#pick(x, y), x, y);
  }
}

const TOO_LARGE = 'The browser cannot make so large a picture: choose a smaller one.';

/** The colour of a shape that is being drawn. */
const SKETCH = 0xff3ba2f0;
