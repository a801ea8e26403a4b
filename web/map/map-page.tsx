// The map of one save: the picture, and panels around it.

import { useMemo, useRef, useState } from 'preact/hooks';
import { gamePage } from '../games/registry.ts';
import { addressOf, useAddress } from '../shell/address.ts';
import { Failure, Waiting } from '../shell/feedback.tsx';
import { useIsDark } from '../shell/preferences.ts';
import type { ViewProps } from '../shell/use-saves.ts';
import type { GroundImage } from './engine/renderer.ts';
import { useWorld } from './ground/relief.ts';
import { MapContext, type MapParts } from './map-context.ts';
import { parseMapRegion, readMapState } from './map-state.ts';
import type { MapModel } from './model.ts';
import { Overlay } from './overlay/overlay.tsx';
import { MapPanels } from './panels/map-panels.tsx';
import { useColored, useColoring } from './use-colored.ts';
import { useEngine, useItems, useScene } from './use-engine.ts';
import { useMapData } from './use-map-data.ts';
import { useNews } from './use-news.ts';
import { usePointing } from './use-pointing.ts';
import '../styles/map.css';

export function MapPage({ save, saves }: ViewProps) {
  const state = readMapState(useAddress());
  const { model, lines, error, isComplete } = useMapData(save.slug);
  const isDark = useIsDark();
  const canvas = useRef<HTMLCanvasElement>(null);
  const inEngine = useRef<MapModel>(null);
  const overlay = useRef<MapParts['overlay']['current']>(() => undefined);
  const [ground, onGround] = useState<GroundImage | null>(null);
  const coloring = useColoring(save.slug, state.color, model);
  // An address that names an object and no place leads to where the object is.
  const toShow = useRef(state.at ? null : state.object);
  const pointing = usePointing(inEngine);
  const { item, setItem, lit, setLit, tool } = pointing;
  const world = useWorld(model, isDark);
  const { engine, failure } = useEngine(canvas, pointing.events, isDark, ground ?? world, tool);
  useItems(engine, model, inEngine, state.at, () => {
    setItem(null);
    setLit(null);
  });
  const news = useNews(save.slug, state.since, model, setLit);
  const shown = useColored(model, state, coloring.value, lit, isDark, news.data);
  const region = useMemo(() => parseMapRegion(state.area), [state.area]);
  useScene(engine, { model, lines, colored: shown.colored, item, region, isDark });
  const problem = failure ?? error;
  const isEmpty = model?.items.x.length === 0;
  const parts = {
    ...{ save, saves, game: gamePage(save), isComplete, state, engine, pointing, shown, coloring },
    ...{ region, news, isDark, overlay, toShow, onGround, hasGround: ground !== null },
  };
  return (
    <main class={`map-page${item !== null || state.object || state.panel || region ? ' has-side' : ''}`}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys mean other things here than on a page */}
      <canvas
        ref={canvas}
        class={`map-canvas tool-${tool}`}
        tabIndex={0}
        role="application"
        aria-label="Map. Arrow keys move it, plus and minus zoom, Enter opens what is in the middle."
        aria-roledescription="map"
      />
      {model && shown.colored && (
        <Overlay
          slug={save.slug}
          view={pointing.view}
          onDrawn={(draw) => {
            overlay.current = draw;
          }}
          {...{ model, lines, isDark }}
          colored={shown.colored}
          news={lit && news.data}
        />
      )}
      {problem && <Failure error={problem} />}
      {!model && !problem && <Waiting text="Reading the save" />}
      {isEmpty && <NothingPlaced slug={save.slug} />}
      {model && !isEmpty && (
        <MapContext.Provider value={{ ...parts, model }}>
          <MapPanels />
        </MapContext.Provider>
      )}
    </main>
  );
}

/** In place of a map for a save without positions. */
function NothingPlaced({ slug }: { readonly slug: string }) {
  return (
    <section class="panel nothing-placed" role="status">
      <h2>There is no map of this save</h2>
      <p>Nothing in it says where it is. What it holds is in the other views.</p>
      <div class="actions">
        <a class="button" href={addressOf({ slug, view: 'dashboard' })}>
          Dashboard
        </a>
        <a class="button" href={addressOf({ slug, view: 'explorer' })}>
          Explorer
        </a>
      </div>
    </section>
  );
}
