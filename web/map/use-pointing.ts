// Gestures on the picture: moves it, points at an item or clicks it, selects a region.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { replaceState } from '../shell/address.ts';
import type { EngineEvents } from './engine/map-engine.ts';
import type { PointerTool } from './engine/map-input.ts';
import type { View } from './engine/scene.ts';
import { regionInput, viewText } from './map-state.ts';
import type { MapModel } from './model.ts';

/** The address says where the map is once that stops moving: browsers limit how often it may change. */
const KEEP_MILLIS = 250;

export type Pointing = ReturnType<typeof usePointing>;

/** @param shown what the engine shows: null until it shows anything */
export function usePointing(shown: RefObject<MapModel | null>) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1, width: 1, height: 1 });
  // What is inspected, and what the pointer is over, with its place on the screen.
  const [item, setItem] = useState<number | null>(null);
  const [hovered, setHovered] = useState<{ item: number; x: number; y: number } | null>(null);
  // What stands out from all else; null for nothing.
  const [lit, setLit] = useState<ReadonlySet<number> | null>(null);
  const [tool, setTool] = useState<PointerTool>('pan');
  // In the game's unit.
  const [measured, setMeasured] = useState<number | null>(null);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is shown next has an address of its own.
  useEffect(() => () => clearTimeout(keeping.current), []);
  const events: Omit<EngineEvents, 'drawn' | 'margins'> = {
    moved: (next) => {
      setView(next);
      setHovered(null);
      clearTimeout(keeping.current);
      if (shown.current)
        keeping.current = setTimeout(() => replaceState({ at: viewText(next) }), KEEP_MILLIS);
    },
    clicked: (found) => {
      setItem(found);
      setLit(null);
      if (found === null) replaceState({ object: null, area: null });
    },
    hovered: (found, x, y) => setHovered(found === null ? null : { item: found, x, y }),
    measured: setMeasured,
    selected: (region) => {
      setTool('pan');
      const plane = shown.current?.plane;
      if (plane) replaceState({ area: JSON.stringify(regionInput(region, plane)), object: null });
    },
  };
  return { view, item, setItem, hovered, lit, setLit, tool, setTool, measured, events };
}
