// The map of one save: the picture, and panels around it.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlacedThing } from '../games/game.ts';
import { replaceState, useAddress } from '../shell/address.ts';
import { Failure, Waiting } from '../shell/feedback.tsx';
import { useIsDark } from '../shell/preferences.ts';
import type { ViewProps } from '../shell/use-saves.ts';
import type { EngineEvents } from './engine/map-engine.ts';
import type { PointerTool } from './engine/map-input.ts';
import type { GroundImage } from './engine/renderer.ts';
import { fitAll } from './fit-all.ts';
import { readMapState, viewText } from './map-state.ts';
import type { MapModel } from './model.ts';
import { ColorPanel } from './panels/color-panel.tsx';
import { Hint } from './panels/hint.tsx';
import { LayersPanel } from './panels/layers-panel.tsx';
import { NothingPlaced } from './panels/nothing-placed.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { SincePanel } from './panels/since-panel.tsx';
import { StatusBar } from './panels/status-bar.tsx';
import { Tools } from './panels/tools.tsx';
import { parseMapRegion, regionInput } from './region.ts';
import { itemAt } from './things.ts';
import { useColored } from './use-colored.ts';
import { useColoring } from './use-coloring.ts';
import { useEngine } from './use-engine.ts';
import { useMapData } from './use-map-data.ts';
import { useNews } from './use-news.ts';
import { useScene } from './use-scene.ts';
import '../styles/map.css';

export function MapPage({ save }: ViewProps) {
  const address = useAddress();
  const state = readMapState(address);
  const { model, lines, error, isComplete } = useMapData(save.slug);
  const isDark = useIsDark();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [item, setItem] = useState<number | null>(null);
  const [hovered, setHovered] = useState<{ item: number; x: number; y: number } | null>(null);
  const [lit, setLit] = useState<ReadonlySet<number> | null>(null);
  const [tool, setTool] = useState<PointerTool>('pan');
  const [ground, setGround] = useState<GroundImage | null>(null);
  const [view, setView] = useState({ x: 0, y: 0, scale: 1, width: 1, height: 1 });
  /** Whether the user has chosen what the map shows; otherwise it shows everything. */
  const isPlaced = useRef(false);
  const before = useRef<MapModel | null>(null);
  const coloring = useColoring(save.slug, state.color, model);

  const events: Omit<EngineEvents, 'drawn'> = {
    moved: (next) => {
      setView(next);
      setHovered(null);
      if (isPlaced.current) keepView(viewText(next));
    },
    clicked: (found) => {
      setItem(found);
      setLit(null);
      if (found === null) replaceState({ object: null, area: null });
    },
    hovered: (found, x, y) => setHovered(found === null ? null : { item: found, x, y }),
    selected: (region) => {
      setTool('pan');
      replaceState({
        area: JSON.stringify(regionInput(region, before.current?.plane.downSign ?? 1)),
        object: null,
      });
    },
  };
  const { engine, failure } = useEngine(canvas, events, isDark, ground, tool);

  useEffect(() => {
    if (!engine || !model) return;
    engine.setItems(model.items);
    if (before.current && before.current.header !== model.header) {
      setItem(null);
      setLit(null);
    }
    before.current = model;
    if (isPlaced.current) return;
    if (state.at) engine.setView(state.at);
    else fitAll(engine, model);
    isPlaced.current = true;
  }, [engine, model]);

  const news = useNews(save.slug, state.since, model, setLit);
  const { layers, colored } = useColored(model, state, coloring.value, lit, isDark);
  const region = useMemo(() => parseMapRegion(state.area), [state.area]);
  useScene(engine, { model, lines, colored, item, region, isDark });

  const show = (thing: PlacedThing): void => {
    const found = model && itemAt(model, thing);
    if (found === null || !engine || !model) return;
    setItem(found);
    engine.setView({
      x: model.items.x[found]!,
      y: model.items.y[found]!,
      scale: Math.max(engine.view.scale, 4 / model.perMetre),
    });
  };

  const stopComparing = (): void => {
    setLit(null);
    replaceState({ since: null });
  };

  const problem = failure ?? error;
  const isEmpty = model?.items.x.length === 0;
  return (
    <main class={`map-page${item !== null || state.object || region ? ' has-side' : ''}`}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys mean other things here than on a page */}
      <canvas
        ref={canvas}
        class={`map-canvas tool-${tool}`}
        tabIndex={0}
        role="application"
        aria-label="Map. Arrow keys move it, plus and minus zoom, Enter opens what is in the middle."
        aria-roledescription="map"
      />
      {problem && <Failure error={problem} />}
      {!model && !problem && <Waiting text="Reading the save" />}
      {isEmpty && <NothingPlaced slug={save.slug} />}
      {model && !isEmpty && (
        <>
          <LayersPanel
            model={model}
            shown={layers}
            state={state}
            visible={colored?.visible ?? 0}
            isDark={isDark}
            isComplete={isComplete}
          />
          <Tools
            tool={tool}
            setTool={setTool}
            onZoom={(factor) => engine?.zoom(factor)}
            onFit={() => engine && fitAll(engine, model)}
            onGround={setGround}
            model={model}
            hasGround={ground !== null}
          />
          <ColorPanel
            model={model}
            state={state}
            legend={colored?.legend ?? []}
            loading={coloring}
            isDark={isDark}
          />
          <SidePanel
            save={save}
            model={model}
            item={item}
            path={state.object}
            region={region}
            onShow={show}
            setItem={setItem}
            setLit={setLit}
          />
          {state.since !== null && (
            <SincePanel since={state.since} news={news} shown={lit?.size ?? 0} onStop={stopComparing} />
          )}
          <StatusBar view={view} model={model} heights={state.heights} />
          {hovered && <Hint model={model} item={hovered.item} x={hovered.x} y={hovered.y} />}
        </>
      )}
    </main>
  );
}

let keeping = 0;

/** Updates the address once the map stops moving: browsers limit how often it may change. */
function keepView(text: string): void {
  clearTimeout(keeping);
  keeping = setTimeout(() => replaceState({ at: text }), 250) as unknown as number;
}
