// The layers of the map with their counts: to show, hide, solo, expand into classes, and search by name.

import { useMemo, useState } from 'preact/hooks';
import { replaceState } from '../../shell/address.ts';
import { count } from '../../shell/format.ts';
import { Icon } from '../../shell/icon.tsx';
import { isNarrow } from '../../shell/text-size.ts';
import { type MapState, namesText } from '../map-state.ts';
import type { MapLayer, MapModel } from '../model.ts';

interface Props {
  readonly model: MapModel;
  /** By layer. */
  readonly shown: readonly boolean[];
  readonly state: MapState;
  readonly visible: number;
  readonly isDark: boolean;
  readonly isComplete: boolean;
}

export function LayersPanel({ model, shown, state, visible, isDark, isComplete }: Props) {
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [isFolded, setFolded] = useState(isNarrow);
  const listed = useListed(model, wanted.trim().toLowerCase());
  return (
    <section class={`panel layers${isFolded ? ' folded' : ''}`} aria-label="Layers">
      <header class="panel-head">
        <h2>Layers</h2>
        <span class="muted" aria-live="polite">
          {count(visible)} shown{isComplete ? '' : ' …'}
        </span>
        <button
          type="button"
          class="icon-button"
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Unfold layers' : 'Fold layers'}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name={isFolded ? 'folded' : 'unfolded'} />
        </button>
      </header>
      {!isFolded && (
        <>
          <input
            type="search"
            class="field"
            placeholder="Find by name"
            aria-label="Find on the map by name"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          {state.solo !== null && (
            <button type="button" class="chip" onClick={() => replaceState({ only: null })}>
              Only {state.solo} <Icon name="cross" />
            </button>
          )}
          <ul class="layer-list">
            {listed.map(({ layer, at, classes, isFound }) => (
              <LayerRow
                key={layer.name}
                layer={layer}
                isShown={shown[at]!}
                isOpen={open === layer.name || isFound}
                onOpen={() => setOpen(open === layer.name ? null : layer.name)}
                isDark={isDark}
                state={state}
                model={model}
                classes={classes}
              />
            ))}
          </ul>
          {listed.length === 0 && <p class="nothing">Nothing on this map matches.</p>}
        </>
      )}
    </section>
  );
}

/** A layer that matches the search, with those of its classes that do. */
interface ListedLayer {
  readonly layer: MapLayer;
  readonly at: number;
  readonly classes: readonly number[];
  /** Whether it was searched for. */
  readonly isFound: boolean;
}

/** The layers that match a text in lower case, the largest first. */
function useListed(model: MapModel, text: string): readonly ListedLayer[] {
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
    return isListed ? [{ layer, at, classes, isFound: text !== '' }] : [];
  });
}

interface RowProps {
  readonly layer: MapLayer;
  readonly isShown: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly isDark: boolean;
  readonly state: MapState;
  readonly model: MapModel;
  readonly classes: readonly number[];
}

const MOST_CLASSES = 60;

function LayerRow({ layer, isShown, isOpen, onOpen, isDark, state, model, classes }: RowProps) {
  const color = layer.look.color[isDark ? 0 : 1];
  const isSolo = state.solo === layer.name;
  return (
    <li>
      <div class={`layer-row${isShown ? '' : ' off'}`}>
        <label class="layer-switch">
          <input
            type="checkbox"
            checked={isShown}
            onChange={() => toggle(layer, state)}
            aria-label={`Show ${layer.name}`}
          />
          <span class="swatch" style={{ background: color }} aria-hidden="true" />
        </label>
        <button type="button" class="layer-name" aria-expanded={isOpen} onClick={onOpen}>
          {layer.name}
        </button>
        <button
          type="button"
          class={`only${isSolo ? ' on' : ''}`}
          aria-pressed={isSolo}
          aria-label={`Show only ${layer.name}`}
          onClick={() => replaceState({ only: isSolo ? null : layer.name })}
        >
          only
        </button>
        <span class="number">{count(layer.count)}</span>
      </div>
      {isOpen && (
        <ul class="class-list">
          {classes.slice(0, MOST_CLASSES).map((at) => {
            const own = model.classes[at]!;
            return (
              <li key={at}>
                <label class="class-row">
                  <input
                    type="checkbox"
                    checked={!state.hiddenClasses.has(own.name)}
                    onChange={() => toggleClass(own.name, state)}
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

function toggle(layer: MapLayer, { toggled }: MapState): void {
  replaceState({ layers: namesText(flipped(toggled, layer.name)), only: null });
}

function toggleClass(name: string, { hiddenClasses }: MapState): void {
  replaceState({ hide: namesText(flipped(hiddenClasses, name)) });
}

function flipped(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
