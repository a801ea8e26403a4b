// What the engine draws besides the items: lines, their colours, and what is outlined.

import { useEffect } from 'preact/hooks';
import type { MapRegion } from '../games/game.ts';
import type { Colored } from './colors.ts';
import type { MapEngine } from './engine/map-engine.ts';
import type { Lines } from './engine/scene.ts';
import { outlineStrokes } from './highlight.ts';
import type { MapModel } from './model.ts';
import { regionStrokes } from './region.ts';

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
