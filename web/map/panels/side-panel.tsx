// The panel at the side: the inspected object, otherwise the selection.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MapRegion, PlacedThing, TrafficProps } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import { replaceState } from '../../shell/address.ts';
import { CloseButton } from '../../shell/close-button.tsx';
import type { ViewProps } from '../../shell/use-saves.ts';
import type { MapEngine } from '../engine/map-engine.ts';
import type { View } from '../engine/scene.ts';
import { flyTo } from '../fly.ts';
import { type MapState, namesText } from '../map-state.ts';
import type { MapModel } from '../model.ts';
import { itemsAt } from '../things.ts';
import { Inspector } from './inspector.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { SelectionPanel } from './selection-panel.tsx';

interface Props extends Pick<ViewProps, 'save'> {
  readonly model: MapModel;
  /** The item that is inspected, or the path of the object. */
  readonly item: number | null;
  readonly path: string | null;
  readonly region: MapRegion | null;
  readonly state: MapState;
  readonly engine: MapEngine | null;
  readonly view: View;
  readonly toShow: { current: string | null };
  readonly onShow: (thing: PlacedThing) => void;
  readonly setItem: (item: number | null) => void;
  readonly setLit: (items: ReadonlySet<number> | null) => void;
}

export function SidePanel(props: Props) {
  const { save, model, item, path, region, state, onShow, setItem, setLit } = props;
  // What a panel lights ends with it.
  useEffect(() => (state.panel === null ? undefined : () => setLit(null)), [state.panel]);
  if (item !== null || path !== null) {
    return (
      <Inspector
        slug={save.slug}
        game={gamePage(save)}
        model={model}
        item={item}
        path={path}
        onShow={onShow}
        toShow={props.toShow}
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
    );
  }
  if (state.panel === 'places') return <Places {...props} />;
  if (state.panel === 'traffic') return <TrafficPanel {...props} />;
  if (!region) return null;
  return (
    <SelectionPanel
      slug={save.slug}
      game={gamePage(save)}
      region={region}
      onClose={() => replaceState({ area: null })}
    />
  );
}

function closePanel({ setLit }: Props): void {
  setLit(null);
  replaceState({ panel: null });
}

/** Pixels of a metre when a place is shown. */
const CLOSE = 2;

function Places(props: Props) {
  const { save, model, state, engine, view, setItem, setLit } = props;
  return (
    <PlacesPanel
      slug={save.slug}
      model={model}
      view={view}
      onClose={() => closePanel(props)}
      onLight={(items, layer) => {
        setLit(new Set(items));
        const isHidden = model.layers.find(({ name }) => name === layer)?.look.isHidden ?? false;
        if (isHidden !== state.toggled.has(layer))
          replaceState({ layers: namesText(toggled(state.toggled, layer)) });
      }}
      onFly={(x, y, item) => {
        engine?.setView({ x, y, scale: Math.max(view.scale, CLOSE / model.perMetre) });
        if (item !== null) setItem(item);
      }}
    />
  );
}

function toggled(names: ReadonlySet<string>, name: string): string[] {
  return names.has(name) ? [...names].filter((other) => other !== name) : [...names, name];
}

function TrafficPanel(props: Props) {
  const { save, model, engine, onShow, setLit } = props;
  const highlight = (things: readonly PlacedThing[] | null): void => {
    setLit(things && new Set(itemsAt(model, things)));
    if (engine && things)
      flyTo(
        engine,
        model,
        things.flatMap(({ position }) => position ?? []),
      );
  };
  const [View, setView] = useState<{ readonly view: ComponentType<TrafficProps> } | null>(null);
  useEffect(() => {
    void gamePage(save)
      ?.traffic?.()
      .then((view) => setView({ view }));
  }, [save.format, save.game]);
  return (
    <aside class="panel inspector" aria-label="Trains and vehicles">
      <header class="panel-head">
        <h2>Trains and vehicles</h2>
        <CloseButton onClick={() => closePanel(props)} />
      </header>
      <div class="inspector-body">
        {View && <View.view slug={save.slug} onShow={onShow} onHighlight={highlight} />}
      </div>
    </aside>
  );
}
