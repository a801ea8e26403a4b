// The engine that draws the map on a canvas for as long as the page is shown, and what it draws: items, their colours, lines,
// and what is outlined.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { MapRegion } from '../games/game.ts';
import { type Colored, packed } from './colors.ts';
import { type EngineEvents, MapEngine, type Margins } from './engine/map-engine.ts';
import type { PointerTool } from './engine/map-input.ts';
import { onMap } from './engine/plane.ts';
import { closedEnds, type GroundImage, type Look, type Strokes } from './engine/renderer.ts';
import { type Lines, lineStart } from './engine/scene.ts';
import { fitAll } from './fit-all.ts';
import { mapNumbersOf } from './map-numbers.ts';
import { cornersOf, type MapState } from './map-state.ts';
import type { MapModel } from './model.ts';

/**
 * The engine is null until the canvas is there, and where it cannot be drawn on.
 * @param events those of the first call are used: they must read what changes from references
 */
export function useEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  events: Omit<EngineEvents, 'drawn' | 'margins'>,
  isDark: boolean,
  ground: GroundImage | null,
  tool: PointerTool,
) {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    try {
      const drawn = (millis: number): void => {
        if (canvas.current) noteDrawn(canvas.current, millis);
      };
      const margins = () => marginsOf(canvas.current!.parentElement!);
      const made = new MapEngine(canvas.current!, mapLook(isDark), { ...events, drawn, margins });
      setEngine(made);
      Object.assign(globalThis, { savegraphMap: made });
      return () => made.close();
    } catch (problem) {
      setFailure(problem as Error);
      return undefined;
    }
  }, []);
  useEffect(() => engine?.setLook(mapLook(isDark)), [engine, isDark]);
  useEffect(() => engine?.setGround(ground), [engine, ground]);
  useLayoutEffect(() => {
    if (engine) engine.tool = tool;
  }, [engine, tool]);
  return { engine, failure };
}

/** For those who measure or test the page. */
function noteDrawn(canvas: HTMLCanvasElement, millis: number): void {
  canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
  performance.mark('map-drawn', { detail: millis });
}

/**
 * Gives the engine what to draw, and places the first picture: where the address says, or everything.
 * @param shown is set to the model once the engine shows it
 * @param onOtherItems called when numbers of items mean other items than before
 */
export function useItems(
  engine: MapEngine | null,
  model: MapModel | null,
  shown: RefObject<MapModel | null>,
  at: MapState['at'],
  onOtherItems: () => void,
): void {
  useEffect(() => {
    if (!engine || !model) return;
    engine.setItems(model.items, mapNumbersOf(model) ?? { unit: model.perMetre, right: 0, down: 0 });
    const before = shown.current;
    if (before && before.header !== model.header) onOtherItems();
    if (!before && at) engine.setView(at);
    if (!before && !at) fitAll(engine, model);
    shown.current = model;
  }, [engine, model]);
}

interface Scene {
  readonly model: MapModel | null;
  readonly lines: Lines | null;
  readonly colored: Colored | null;
  /** The item that is inspected. */
  readonly item: number | null;
  /** The selection. */
  readonly region: MapRegion | null;
  readonly isDark: boolean;
}

/** What is drawn besides the items. */
export function useScene(
  engine: MapEngine | null,
  { model, lines, colored, item, region, isDark }: Scene,
): void {
  useEffect(() => {
    if (engine && lines) engine.setLines(lines);
  }, [engine, lines]);
  useEffect(() => {
    if (engine && colored) engine.setColors(colored.colors);
  }, [engine, colored]);
  useEffect(() => {
    if (!engine || !model) return;
    const chosen = item === null ? [] : outlineStrokes(model, lines, item, isDark);
    engine.setOver([...chosen, ...(region ? regionStrokes(region, model) : [])]);
  }, [engine, model, lines, item, region, isDark]);
}

/** Colours of the ground and the grid. */
function mapLook(isDark: boolean): Look {
  return isDark
    ? {
        background: rgb('#12161c'),
        edge: rgb('#0a0c10'),
        grid: packed('#1a2028') >>> 0,
        gridStrong: packed('#242c37') >>> 0,
      }
    : {
        background: rgb('#eef1f4'),
        edge: rgb('#4b5564'),
        grid: packed('#e3e7ec') >>> 0,
        gridStrong: packed('#d3d9e1') >>> 0,
      };
}

function rgb(color: string): [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff].map((part) => part / 255) as [
    number,
    number,
    number,
  ];
}

const AROUND = 24;
/** No panel takes more than this share of the map from what is shown. */
const MOST = 0.6;

/**
 * How much of the map panels leave free, so that what is shown is not behind them: pixels from each edge. Each panel takes those of the edge from which it reaches least far.
 */
function marginsOf(map: HTMLElement): Margins {
  const margins = { left: 0, right: 0, top: 0, bottom: 0 };
  const whole = map.getBoundingClientRect();
  for (const panel of map.querySelectorAll('.panel, .status-bar')) {
    const { left, right, top, bottom, width } = panel.getBoundingClientRect();
    if (width === 0) continue;
    const reaches = [
      ['left', right - whole.left, whole.width],
      ['right', whole.right - left, whole.width],
      ['top', bottom - whole.top, whole.height],
      ['bottom', whole.bottom - top, whole.height],
    ] as const;
    const [side, reach, length] = reaches.reduce((a, b) => (a[1] / a[2] <= b[1] / b[2] ? a : b));
    if (reach <= MOST * length) margins[side] = Math.max(margins[side], reach);
  }
  const { left, right, top, bottom } = margins;
  return { left: left + AROUND, right: right + AROUND, top: top + AROUND, bottom: bottom + AROUND };
}

const ON_DARK = 0xffffffff;
const ON_LIGHT = 0xff1c140e;
/** Metres around an item without a known size. */
const REACH = 2;

function outlineStrokes(model: MapModel, lines: Lines | null, item: number, isDark: boolean): Strokes[] {
  const color = isDark ? ON_DARK : ON_LIGHT;
  const line = lines ? lines.item.indexOf(item) : -1;
  if (lines && line >= 0) {
    const ends: number[] = [];
    for (let at = lineStart(lines, line); at + 1 < lines.end[line]!; at++) {
      ends.push(lines.x[at]!, lines.y[at]!, lines.x[at + 1]!, lines.y[at + 1]!);
    }
    return [{ ends, color, width: 4 }];
  }
  const { x, y, yaw, halfX, halfY } = model.items;
  const [reachX, reachY] = [halfX[item] || REACH * model.perMetre, halfY[item] || REACH * model.perMetre];
  const [cos, sin] = [Math.cos(yaw[item]!), Math.sin(yaw[item]!)];
  const corners = cornersOf({ minX: -reachX, minY: -reachY, maxX: reachX, maxY: reachY }).map(
    (corner) =>
      [x[item]! + corner.x * cos - corner.y * sin, y[item]! + corner.x * sin + corner.y * cos] as const,
  );
  return [{ ends: closedEnds(corners), color, width: 3 }];
}

function regionStrokes(region: MapRegion, { plane }: MapModel): Strokes[] {
  const corners = 'box' in region ? cornersOf(region.box) : region.polygon;
  const points = corners.map((corner) => onMap(plane, corner)).map(({ x, y }) => [x, y] as const);
  return [{ ends: closedEnds(points), color: 0xff3ba2f0, width: 2 }];
}
