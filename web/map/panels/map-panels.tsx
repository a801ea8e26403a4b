// The panels around the picture.

import type { PlacedThing } from '../../games/game.ts';
import { replaceState } from '../../shell/address.ts';
import { FindBox } from '../find/find-box.tsx';
import { flyTo } from '../fit-all.ts';
import { useMap } from '../map-context.ts';
import { itemAt } from '../things.ts';
import { ColorPanel } from './color-panel.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { Hint, SincePanel, StatusBar } from './readouts.tsx';
import { SidePanel } from './side-panel.tsx';
import { Tools } from './tools.tsx';

export function MapPanels() {
  const { model, state, engine, pointing } = useMap();
  const { setItem, hovered, setLit } = pointing;
  const show = (thing: PlacedThing): void => {
    const found = itemAt(model, thing);
    if (found === null || !engine) return;
    setItem(found);
    const { x, y } = model.items;
    engine.center(x[found]!, y[found]!, Math.max(engine.view.scale, 4 / model.perMetre));
  };
  const stopComparing = (): void => {
    setLit(null);
    replaceState({ since: null });
  };
  return (
    <>
      <FindBox
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
        <LayersPanel />
        <ColorPanel />
      </div>
      <div class="map-bottom">
        {state.since !== null && <SincePanel onStop={stopComparing} />}
        <StatusBar />
        <Tools />
      </div>
      <SidePanel onShow={show} />
      {hovered && <Hint {...hovered} />}
    </>
  );
}
