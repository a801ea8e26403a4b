// The map of one save, and the panels around it.

import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MapRegion, PlacedThing } from '../games/game.ts';
import { gamePage } from '../games/registry.ts';
import { useClient, useLoaded, useQuery, VersionContext } from '../net/use-data.ts';
import { DiffPlacesDocument } from '../queries.gen.ts';
import { replaceState, useAddress } from '../shell/address.ts';
import { Failure, Waiting } from '../shell/feedback.tsx';
import { useIsDark } from '../shell/preferences.ts';
import type { ViewProps } from '../shell/use-saves.ts';
import { type Coloring, colorItems } from './colors.ts';
import { type EngineEvents, MapEngine } from './engine/map-engine.ts';
import type { PointerTool } from './engine/map-input.ts';
import type { GroundImage } from './engine/renderer.ts';
import type { Region } from './engine/scene.ts';
import { outlineStrokes } from './highlight.ts';
import { mapLook } from './look.ts';
import { namesText, readMapState, viewText } from './map-state.ts';
import type { MapModel } from './model.ts';
import { ColorPanel } from './panels/color-panel.tsx';
import { Hint } from './panels/hint.tsx';
import { Inspector } from './panels/inspector.tsx';
import { LayersPanel } from './panels/layers-panel.tsx';
import { NothingPlaced } from './panels/nothing-placed.tsx';
import { SelectionPanel } from './panels/selection-panel.tsx';
import { StatusBar } from './panels/status-bar.tsx';
import { Tools } from './panels/tools.tsx';
import { itemAt, itemsAt } from './things.ts';
import { useMapData } from './use-map-data.ts';
import '../styles/map.css';

export function MapPage({ save }: ViewProps) {
  const address = useAddress();
  const state = readMapState(address);
  const { model, lines, error, isComplete } = useMapData(save.slug);
  const isDark = useIsDark();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
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

  useEffect(() => {
    const events: EngineEvents = {
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
      drawn: (millis) => {
        if (canvas.current)
          canvas.current.dataset.drawn = String(Number(canvas.current.dataset.drawn ?? 0) + 1);
        performance.mark('map-drawn', { detail: millis });
      },
    };
    try {
      const made = new MapEngine(canvas.current!, mapLook(isDark), events);
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

  useEffect(() => {
    if (engine && lines) engine.setLines(lines);
  }, [engine, lines]);

  const news = useQuery(
    DiffPlacesDocument,
    state.since === null ? null : { from: state.since, to: save.slug },
  );
  useEffect(() => {
    const diff = news.data?.diff;
    if (!model || !diff) return;
    const things = [...(diff.added?.nodes ?? []), ...(diff.changed?.nodes ?? []).map(({ after }) => after)];
    setLit(
      new Set(
        itemsAt(
          model,
          things.map(({ position, class: own }) => ({ position, classPath: own.path })),
        ),
      ),
    );
  }, [news.data, model]);

  const layers = useMemo(
    () =>
      model?.layers.map(({ name, look }) =>
        state.solo === null ? !look.isHidden !== state.toggled.has(name) : state.solo === name,
      ) ?? [],
    [model, state.solo, namesText(state.toggled)],
  );
  const hiddenClasses = useMemo(
    () =>
      new Set(model?.classes.flatMap(({ name }, at) => (state.hiddenClasses.has(name) ? [at] : [])) ?? []),
    [model, namesText(state.hiddenClasses)],
  );
  const colored = useMemo(
    () =>
      model &&
      colorItems(model, {
        layers,
        hiddenClasses,
        heights: state.heights,
        coloring: coloring.value,
        lit,
        isDark,
      }),
    [model, layers, hiddenClasses, state.heights?.join(), coloring.value, lit, isDark],
  );
  useEffect(() => {
    if (engine && colored) engine.setColors(colored.colors);
  }, [engine, colored]);

  const region = useMemo(() => regionOf(state.area), [state.area]);
  useEffect(() => {
    if (!engine || !model) return;
    const chosen = item === null ? [] : outlineStrokes(model, lines, item, isDark);
    engine.setOver([...chosen, ...(region ? regionStrokes(region, model) : [])]);
  }, [engine, model, lines, item, region, isDark]);

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
          {(item !== null || state.object !== null) && (
            <Inspector
              slug={save.slug}
              format={save.format}
              model={model}
              item={item}
              path={state.object}
              onShow={show}
              onClose={() => {
                setItem(null);
                setLit(null);
                replaceState({ object: null });
              }}
              onHighlight={(things) => setLit(things && new Set(itemsAt(model, things)))}
              onSelectClass={(own) => {
                const all = new Set<number>();
                for (const [at, one] of model.classOf.entries()) if (one === own) all.add(at);
                setLit(all);
              }}
            />
          )}
          {region && item === null && state.object === null && (
            <SelectionPanel
              slug={save.slug}
              game={gamePage(save.format)}
              region={region}
              onClose={() => replaceState({ area: null })}
            />
          )}
          {state.since !== null && (
            <p class="panel since" role="status">
              {news.error?.message ??
                (news.data
                  ? `New or changed since ${state.since}: ${lit?.size ?? 0} on the map`
                  : 'Comparing …')}
              <button
                type="button"
                class="icon-button"
                aria-label="Stop comparing"
                onClick={() => {
                  setLit(null);
                  replaceState({ since: null });
                }}
              >
                ✕
              </button>
            </p>
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

/** Pixels that panels take on each side. */
const PANELS = { left: 290, right: 24, top: 24, bottom: 40 };

function fitAll(engine: MapEngine, model: MapModel): void {
  const { items, classes, classOf, layers } = model;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  let built = false;
  for (const onlyBuilt of [true, false]) {
    for (let item = 0; item < model.objects; item++) {
      const { look } = layers[classes[classOf[item]!]!.layer]!;
      if (onlyBuilt && (look.isHidden || look.rank === 0 || look.rank > 6)) continue;
      built = true;
      minX = Math.min(minX, items.x[item]!);
      maxX = Math.max(maxX, items.x[item]!);
      minY = Math.min(minY, items.y[item]!);
      maxY = Math.max(maxY, items.y[item]!);
    }
    if (built) break;
  }
  if (built) engine.fit(minX, minY, maxX, maxY, PANELS);
}

interface LoadedColoring {
  readonly value: Coloring | 'layer' | 'class';
  readonly error: Error | null;
  readonly isLoading: boolean;
}

function useColoring(slug: string, color: string, model: MapModel | null): LoadedColoring {
  const client = useClient();
  const version = useContext(VersionContext);
  const [kind = 'layer', ...rest] = color.split(':');
  const of = rest.join(':');
  const isFact = (kind === 'attribute' || kind === 'property') && of !== '' && model !== null;
  const { data, error, isLoading } = useLoaded(isFact ? `${slug} ${color} ${version}` : null, (signal) =>
    client.columns(slug, 'objects', { [kind]: of }, signal),
  );
  const value = useMemo((): Coloring | 'layer' | 'class' => {
    if (!isFact) return kind === 'class' ? 'class' : 'layer';
    if (!data) return 'layer';
    const title = model?.header.attributes.find(({ name }) => name === of)?.title ?? of;
    try {
      return { title, column: data.column(of) };
    } catch {
      return 'layer';
    }
  }, [data, color, isFact]);
  return { value, error, isLoading };
}

/** In the game's axes. */
function regionInput(region: Region, downSign: number): MapRegion {
  if (region.kind === 'box') {
    const { minX, maxX } = region;
    const ys = [region.minY * downSign, region.maxY * downSign];
    const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
    return { box: { minX: round(minX), minY: round(minY), maxX: round(maxX), maxY: round(maxY) } };
  }
  return { polygon: region.points.map(([x, y]) => ({ x: round(x), y: round(y * downSign) })) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Null when the text is not a valid region: an address may come from anyone. */
function regionOf(text: string | null): MapRegion | null {
  try {
    const region = JSON.parse(text ?? 'null') as Partial<{
      box: Record<string, unknown>;
      polygon: unknown[];
    }> | null;
    const { box, polygon } = region ?? {};
    const isBox = box && ['minX', 'minY', 'maxX', 'maxY'].every((side) => Number.isFinite(box[side]));
    return isBox || (Array.isArray(polygon) && polygon.length >= 3) ? (region as unknown as MapRegion) : null;
  } catch {
    return null;
  }
}

function regionStrokes(region: MapRegion, model: MapModel) {
  const corners =
    'box' in region
      ? [
          [region.box.minX, region.box.minY],
          [region.box.maxX, region.box.minY],
          [region.box.maxX, region.box.maxY],
          [region.box.minX, region.box.maxY],
        ]
      : region.polygon.map(({ x, y }) => [x, y]);
  const sign = model.plane.downSign;
  const ends = corners.flatMap(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length]!;
    return [x, y * sign, nextX, nextY * sign];
  });
  return [{ ends, color: 0xff3ba2f0, width: 2 }];
}
