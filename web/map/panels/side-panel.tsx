// The panel at the side: the inspected object, otherwise a list, otherwise the selection.

import { useEffect } from 'preact/hooks';
import type { PlacedThing } from '../../games/game.ts';
import { replaceState } from '../../shell/address.ts';
import { usePart } from '../../shell/use-part.ts';
import { flyTo } from '../fit-all.ts';
import { useMap } from '../map-context.ts';
import { itemsAt } from '../things.ts';
import { Inspector } from './inspector.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { SelectionPanel } from './selection-panel.tsx';
import { type ShowProps, Side } from './side.tsx';

export function SidePanel({ onShow }: ShowProps) {
  const { region, state, pointing } = useMap();
  const { item, setLit } = pointing;
  // What a panel lights ends with it.
  useEffect(() => (state.panel === null ? undefined : () => setLit(null)), [state.panel]);
  const close = (): void => {
    setLit(null);
    replaceState({ panel: null });
  };
  if (item !== null || state.object !== null) return <Inspector onShow={onShow} />;
  if (state.panel === 'places') return <PlacesPanel onClose={close} />;
  if (state.panel === 'traffic') return <TrafficPanel onShow={onShow} onClose={close} />;
  return region && <SelectionPanel region={region} />;
}

function TrafficPanel({ onShow, onClose }: ShowProps & { readonly onClose: () => void }) {
  const { save, game, model, engine, pointing } = useMap();
  const highlight = (things: readonly PlacedThing[] | null): void => {
    pointing.setLit(things && new Set(itemsAt(model, things)));
    const places = things?.flatMap(({ position }) => position ?? []);
    if (engine && places) flyTo(engine, model, places);
  };
  const Traffic = usePart(game?.traffic);
  return (
    <Side label="Trains and vehicles" onClose={onClose}>
      <div class="inspector-body">
        {Traffic && <Traffic slug={save.slug} onShow={onShow} onHighlight={highlight} />}
      </div>
    </Side>
  );
}
