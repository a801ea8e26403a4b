// The panels around the picture.

import type { MapRegion, PlacedThing } from '../../games/game.ts';
import { replaceState } from '../../shell/address.ts';
import { saveCalled, type ViewProps } from '../../shell/use-saves.ts';
import type { MapEngine } from '../engine/map-engine.ts';
import type { GroundImage } from '../engine/renderer.ts';
import { FindBox } from '../find/find-box.tsx';
import { fitAll } from '../fit-all.ts';
import { flyTo } from '../fly.ts';
import type { MapState } from '../map-state.ts';
import type { MapModel } from '../model.ts';
import { itemAt } from '../things.ts';
import type { ShownItems } from '../use-colored.ts';
import type { LoadedColoring } from '../use-coloring.ts';
import type { useNews } from '../use-news.ts';
import type { Pointing } from '../use-pointing.ts';
import { ColorPanel } from './color-panel.tsx';
import { Hint } from './hint.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { SincePanel } from './since-panel.tsx';
import { StatusBar } from './status-bar.tsx';
import { Tools } from './tools.tsx';

interface Props extends ViewProps {
  readonly model: MapModel;
  readonly isComplete: boolean;
  readonly state: MapState;
  /** Null where the map cannot be drawn. */
  readonly engine: MapEngine | null;
  readonly pointing: Pointing;
  readonly shown: ShownItems;
  readonly coloring: LoadedColoring;
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

export function MapPanels(props: Props) {
  const { save, saves, model, state, engine, pointing, shown, isDark } = props;
  const { item, setItem, hovered, setLit, view } = pointing;
  const { visible = 0, legend = [] } = shown.colored ?? {};
  const show = (thing: PlacedThing): void => {
    const found = itemAt(model, thing);
    if (found === null || !engine) return;
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
  const { layers } = shown;
  return (
    <>
      <FindBox
        slug={save.slug}
        model={model}
        view={view}
        onFly={({ places, items }) => {
          if (!engine) return;
          const near = flyTo(engine, model, places);
          const found = items ? new Set(items) : near;
          const [only] = found;
          if (places.length === 1 && only !== undefined) setItem(only);
          setLit(places.length > 1 ? found : null);
        }}
      />
      <div class="map-top">
        <LayersPanel {...{ model, shown: layers, state, visible, isDark }} isComplete={props.isComplete} />
        <ColorPanel {...{ model, view, state, legend, isDark }} loading={props.coloring} />
      </div>
      <div class="map-bottom">
        {state.since !== null && (
          <SincePanel
            since={saveCalled(saves, state.since)}
            news={props.news}
            isDark={isDark}
            onStop={stopComparing}
          />
        )}
        <StatusBar view={view} model={model} measured={pointing.measured} />
        <Tools
          tool={pointing.tool}
          setTool={pointing.setTool}
          onZoom={(factor) => engine?.zoom(factor)}
          onFit={() => engine && fitAll(engine, model, true)}
          onGround={props.onGround}
          model={model}
          hasGround={props.hasGround}
          panel={state.panel}
          onPicture={(factor) =>
            engine?.picture(factor, props.overlay.current) ?? Promise.reject(new Error())
          }
          name={save.title}
        />
      </div>
      <SidePanel
        {...{ save, model, item, setItem, setLit, state, engine, view }}
        path={state.object}
        toShow={props.toShow}
        region={props.region}
        onShow={show}
      />
      {hovered && <Hint model={model} item={hovered.item} x={hovered.x} y={hovered.y} />}
    </>
  );
}
