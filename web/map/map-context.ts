// The context that all panels of the map share: the save, what is drawn, and what the user does with it.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GamePage, MapRegion } from '../games/game.ts';
import type { ViewProps } from '../shell/use-saves.ts';
import type { MapEngine } from './engine/map-engine.ts';
import type { GroundImage } from './engine/renderer.ts';
import type { MapState } from './map-state.ts';
import type { MapModel } from './model.ts';
import type { useColored, useColoring } from './use-colored.ts';
import type { useNews } from './use-news.ts';
import type { Pointing } from './use-pointing.ts';

export interface MapParts extends ViewProps {
  readonly game: GamePage | null;
  readonly model: MapModel;
  readonly isComplete: boolean;
  readonly state: MapState;
  /** Null where the map cannot be drawn. */
  readonly engine: MapEngine | null;
  readonly pointing: Pointing;
  readonly shown: ReturnType<typeof useColored>;
  readonly coloring: ReturnType<typeof useColoring>;
  readonly region: MapRegion | null;
  readonly news: ReturnType<typeof useNews>;
  readonly hasGround: boolean;
  readonly onGround: (ground: GroundImage | null) => void;
  readonly isDark: boolean;
  /** Path of an object that is to be shown once. */
  readonly toShow: { current: string | null };
  /** Draws what lies over the map. */
  readonly overlay: { readonly current: (pen: CanvasRenderingContext2D) => void };
}

export const MapContext = createContext<MapParts | null>(null);

/** In panels only, which there are none of before there is a map. */
export function useMap(): MapParts {
  return useContext(MapContext)!;
}
