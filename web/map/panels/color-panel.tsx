// The choice of colouring with its legend, and of the heights that are shown.

import { useState } from 'preact/hooks';
import type { Signs } from '../../games/game.ts';
import { replaceState } from '../../shell/address.ts';
import { Swatch } from '../../shell/controls.tsx';
import { short } from '../../shell/format.ts';
import type { LegendEntry } from '../colors.ts';
import { useMap } from '../map-context.ts';
import { distanceText } from '../map-numbers.ts';
import { isNear, useNearSigns } from '../overlay/use-signs.ts';

const MOST_ENTRIES = 12;
const PROPERTY = 'property:';

export function ColorPanel() {
  const { model, state, shown, pointing, coloring: loading } = useMap();
  const { view } = pointing;
  const legend = shown.colored?.legend ?? [];
  const signs = useNearSigns(model, view);
  const [isWriting, setWriting] = useState(state.color.startsWith(PROPERTY));
  const chosen = isWriting ? PROPERTY : state.color;
  return (
    <section class="panel colors" aria-label="Colours">
      <label class="row">
        <span>Colour by</span>
        <select
          class="field"
          value={chosen}
          onChange={({ currentTarget }) => {
            setWriting(currentTarget.value === PROPERTY);
            if (currentTarget.value !== PROPERTY) replaceState({ color: colorText(currentTarget.value) });
          }}
        >
          <option value="layer">Layer</option>
          <option value="class">Class</option>
          {model.header.attributes.map(({ name, title }) => (
            <option key={name} value={`attribute:${name}`}>
              {title}
            </option>
          ))}
          <option value={PROPERTY}>A property …</option>
        </select>
      </label>
      {isWriting && <PropertyForm color={state.color} />}
      {loading.isLoading && <p class="muted">Reading …</p>}
      {loading.error && (
        <p class="problem" role="alert">
          {loading.error.message}
        </p>
      )}
      {legend.length > 0 && <Legend entries={legend} />}
      {signs && isNear(model, view) && (
        <details>
          <summary>Lights of machines</summary>
          <Legend entries={lightsOf(signs)} />
        </details>
      )}
      {state.color !== 'layer' && legend.length === 0 && !loading.isLoading && !loading.error && (
        <p class="muted">Nothing on this map has it.</p>
      )}
      <HeightSlider />
    </section>
  );
}

/** Asks for the property to colour by. */
function PropertyForm({ color }: { readonly color: string }) {
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const path = String(new FormData(event.currentTarget).get('path') ?? '').trim();
        replaceState({ color: path === '' ? null : `${PROPERTY}${path}` });
      }}
    >
      <input
        name="path"
        class="field"
        placeholder="mCurrentPotential"
        aria-label="Property path"
        value={color.startsWith(PROPERTY) ? color.slice(PROPERTY.length) : ''}
      />
      <button type="submit" class="button">
        Show
      </button>
    </form>
  );
}

function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const more = entries.length - MOST_ENTRIES;
  return (
    <ul class="legend">
      {entries.slice(0, MOST_ENTRIES).map(({ label, color, count }) => (
        <li key={label} class="row">
          <Swatch color={color} />
          <span class="legend-label">{label}</span>
          {count > 0 && <span class="number">{short(count)}</span>}
        </li>
      ))}
      {more > 0 && <li class="muted">and {more} more</li>}
    </ul>
  );
}

/** States with one colour as one entry. */
function lightsOf({ lights }: Signs): LegendEntry[] {
  return [...Map.groupBy(Object.entries(lights), ([, color]) => color)].map(([color, states]) => {
    return { label: states.map(([state]) => state).join(', '), color, count: 0 };
  });
}

function colorText(value: string): string | null {
  return value === 'layer' ? null : value;
}

function HeightSlider() {
  const { model, state } = useMap();
  const [low, high] = model.heights;
  if (high <= low) return null;
  const [from, to] = state.heights ?? [low, high];
  const set = (next: readonly [number, number]): void => {
    const isAll = next[0] <= low && next[1] >= high;
    replaceState({ height: isAll ? null : `${Math.floor(next[0])},${Math.ceil(next[1])}` });
  };
  const metres = (value: number): string => distanceText(model, value);
  return (
    <fieldset class="heights">
      <legend>
        Heights <span class="number">{`${metres(from)} – ${metres(to)}`}</span>
      </legend>
      {(['Lowest', 'Greatest'] as const).map((end, at) => (
        <input
          key={end}
          type="range"
          aria-label={`${end} height`}
          aria-valuetext={metres(at === 0 ? from : to)}
          min={Math.floor(low)}
          max={Math.ceil(high)}
          step={model.perMetre}
          value={at === 0 ? from : to}
          onInput={({ currentTarget: { valueAsNumber: value } }) =>
            set(at === 0 ? [Math.min(value, to), to] : [from, Math.max(value, from)])
          }
        />
      ))}
    </fieldset>
  );
}
