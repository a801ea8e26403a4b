// The engine that draws the map on a canvas, for as long as the page is shown.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type EngineEvents, MapEngine } from './engine/map-engine.ts';
import type { PointerTool } from './engine/map-input.ts';
import type { GroundImage } from './engine/renderer.ts';
import { marginsOf } from './free-area.ts';
import { mapLook } from './look.ts';

export interface EngineState {
  /** Null until the canvas is there, and where it cannot be drawn on. */
  readonly engine: MapEngine | null;
  readonly failure: Error | null;
}

/** @param events those of the first call are used: they must read what changes from references */
export function useEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  events: Omit<EngineEvents, 'drawn' | 'margins'>,
  isDark: boolean,
  ground: GroundImage | null,
  tool: PointerTool,
): EngineState {
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
