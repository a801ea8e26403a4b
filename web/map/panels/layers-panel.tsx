// The layers of the map with their counts: to show, hide, solo, expand into classes, and search by name.

import { useMemo, useState } from 'preact/hooks';
import { replaceState } from '../../shell/address.ts';
import { Button, SearchField, Swatch } from '../../shell/controls.tsx';
import { count } from '../../shell/format.ts';
import { Icon } from '../../shell/icon.tsx';
import { isNarrow } from '../../shell/preferences.ts';
import { useMap } from '../map-context.ts';
import { flipped, namesText } from '../map-state.ts';
import type { MapModel } from '../model.ts';

export function LayersPanel() {
  const { model, shown, state, isComplete } = useMap();
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [isFolded, setFolded] = useState(isNarrow);
  const listed = useListed(model, wanted.trim().toLowerCase());
  return (
    <section class={`panel layers${isFolded ? ' folded' : ''}`} aria-label="Layers">
      <header class="row panel-head">
        <h2>Layers</h2>
        <span class="muted" aria-live="polite">
          {count(shown.colored?.visible ?? 0)} shown{isComplete ? '' : ' …'}
        </span>
        <Button
          class="icon-button"
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Unfold layers' : 'Fold layers'}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name={isFolded ? 'folded' : 'unfolded'} />
        </Button>
      </header>
      {!isFolded && (
        <>
          <SearchField
            label="Find on the map by name"
            placeholder="Find by name"
            value={wanted}
            onText={setWanted}
          />
          {state.solo !== null && (
            <Button class="chip" onClick={() => replaceState({ only: null })}>
              Only {state.solo} <Icon name="cross" />
            </Button>
          )}
          <ul class="layer-list">
            {listed.map((row) => (
              <LayerRow
                key={row.layer.name}
                {...row}
                isOpen={open === row.layer.name || wanted.trim() !== ''}
                onOpen={() => setOpen(open === row.layer.name ? null : row.layer.name)}
              />
            ))}
          </ul>
          {listed.length === 0 && <p class="nothing">Nothing on this map matches.</p>}
        </>
      )}
    </section>
  );
}

/** The layers that match a text in lower case, the largest first, with those of their classes that do. */
function useListed(model: MapModel, text: string) {
  const sorted = useMemo(
    () => model.layers.map((layer, at) => ({ layer, at })).sort((a, b) => b.layer.count - a.layer.count),
    [model],
  );
  const matches = (at: number): boolean => {
    const { title, name } = model.classes[at]!;
    return `${title} ${name}`.toLowerCase().includes(text);
  };
  return sorted.flatMap(({ layer, at }) => {
    const isWhole = layer.name.toLowerCase().includes(text);
    const classes = isWhole ? layer.classes : layer.classes.filter(matches);
    const isListed = layer.count > 0 && (isWhole || classes.length > 0);
    return isListed ? [{ layer, at, classes }] : [];
  });
}

type Listed = ReturnType<typeof useListed>[number];
type RowProps = Listed & { readonly isOpen: boolean; readonly onOpen: () => void };

const MOST_CLASSES = 60;

function LayerRow({ layer, at, classes, isOpen, onOpen }: RowProps) {
  const { model, state, shown, isDark } = useMap();
  const isShown = shown.layers[at]!;
  const isSolo = state.solo === layer.name;
  return (
    <li>
      <div class={`row layer-row${isShown ? '' : ' off'}`}>
        <label class="row layer-switch">
          <input
            type="checkbox"
            checked={isShown}
            onChange={() =>
              replaceState({ layers: namesText(flipped(state.toggled, layer.name)), only: null })
            }
            aria-label={`Show ${layer.name}`}
          />
          <Swatch color={layer.look.color[isDark ? 0 : 1]} />
        </label>
        <Button class="layer-name" aria-expanded={isOpen} onClick={onOpen}>
          {layer.name}
        </Button>
        <Button
          class={`only${isSolo ? ' on' : ''}`}
          aria-pressed={isSolo}
          aria-label={`Show only ${layer.name}`}
          onClick={() => replaceState({ only: isSolo ? null : layer.name })}
        >
          only
        </Button>
        <span class="number">{count(layer.count)}</span>
      </div>
      {isOpen && (
        <ul class="class-list">
          {classes.slice(0, MOST_CLASSES).map((number) => {
            const own = model.classes[number]!;
            return (
              <li key={number}>
                <label class="row class-row">
                  <input
                    type="checkbox"
                    checked={!state.hiddenClasses.has(own.name)}
                    onChange={() => replaceState({ hide: namesText(flipped(state.hiddenClasses, own.name)) })}
                  />
                  <span class="class-title" title={own.name}>
                    {own.title}
                  </span>
                  <span class="number">{count(own.count)}</span>
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
