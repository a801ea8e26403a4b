// The panels around the picture.

import { useEffect } from 'preact/hooks';
import { Bars } from '../../blocks/blocks.tsx';
import { CsvButton } from '../../blocks/table-query.tsx';
import type { MapRegion, PlacedThing } from '../../games/game.ts';
import { useQuery } from '../../net/use-data.ts';
import { SelectionTotalsDocument } from '../../queries.gen.ts';
import { replaceState } from '../../shell/address.ts';
import { Failure, Waiting } from '../../shell/feedback.tsx';
import { count, counted, lastPart } from '../../shell/format.ts';
import { QueryButton } from '../../shell/query-button.tsx';
import { usePart } from '../../shell/use-part.ts';
import { FindBox } from '../find/find-box.tsx';
import { flyTo } from '../fit-all.ts';
import { useMap } from '../map-context.ts';
import { itemAt, itemsAt } from '../things.ts';
import { ColorPanel } from './color-panel.tsx';
import { Inspector } from './inspector.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { Hint, SincePanel, StatusBar } from './readouts.tsx';
import { type ShowProps, Side } from './side.tsx';
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

/** At the side: the inspected object, otherwise a list, otherwise the selection. */
function SidePanel({ onShow }: ShowProps) {
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

/** The contents of a region: counts by class from one query, and whatever the save's game adds to it. */
function SelectionPanel({ region }: { readonly region: MapRegion }) {
  const { save, game } = useMap();
  const { slug } = save;
  const variables = { save: slug, where: { within: region } };
  const { data, error, isLoading } = useQuery(SelectionTotalsDocument, variables);
  const More = usePart(game?.selection);
  const objects = data?.save?.objects;
  const groups = objects?.groups;
  const total = objects?.totalCount ?? 0;
  const where = { within: region, hasPosition: { eq: true } };
  const request = { slug, where, columns: [], sort: '', first: 0, offset: 0 };
  return (
    <Side
      label="Selection"
      title={objects && `${counted(total, 'object')} selected`}
      onClose={() => replaceState({ area: null })}
    >
      <div class="inspector-body">
        {error && <Failure error={error} />}
        {isLoading && <Waiting text="Adding up" />}
        <div class="actions">
          <QueryButton document={SelectionTotalsDocument} variables={variables} />
          <CsvButton key={JSON.stringify(region)} request={request} total={total} />
        </div>
        {groups && (
          <Bars
            rows={groups.nodes.map(({ keys, count: members, objects: some }) => [
              some?.nodes[0]?.class.title ?? lastPart(String(keys[0])),
              members,
            ])}
          />
        )}
        {groups && groups.totalCount > groups.nodes.length && (
          <p class="muted">and {count(groups.totalCount - groups.nodes.length)} more classes</p>
        )}
        {More && <More slug={slug} region={region} />}
      </div>
    </Side>
  );
}
