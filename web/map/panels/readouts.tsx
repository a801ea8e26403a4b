// Readouts of the map: where it is and how large, what is under the pointer, and what differs from another save.

import { CloseButton, Swatch } from '../../shell/controls.tsx';
import { count } from '../../shell/format.ts';
import { textScale } from '../../shell/preferences.ts';
import { fileTitle, saveCalled } from '../../shell/use-saves.ts';
import { useMap } from '../map-context.ts';
import { distanceText, numbersAt } from '../map-numbers.ts';
import { NEWS_COLORS } from '../use-news.ts';
import type { Pointing } from '../use-pointing.ts';

/** Pixels of the scale bar at most, for text of the usual size. */
const WIDEST = 140;

/** The centre as the game shows it or in the game's unit, where north is, and a scale bar. */
export function StatusBar() {
  const { model, pointing } = useMap();
  const { view, measured } = pointing;
  const metres = Math.min(WIDEST * textScale(), view.width / 3) / view.scale / model.perMetre;
  const power = 10 ** Math.floor(Math.log10(metres));
  const round = [5, 2, 1].map((factor) => factor * power).find((length) => length <= metres) ?? power;
  const width = round * model.perMetre * view.scale;
  const { across, upDown } = numbersAt(model, view.x, view.y);
  return (
    <div class="row status-bar">
      {model.header.units.northAxis && (
        <span class="north" title="North is up">
          ▲ N
        </span>
      )}
      <span class="row">
        <span class="scale-bar" style={{ width: `${Math.round(width)}px` }} />
        {distanceText(model, round * model.perMetre)}
      </span>
      {measured !== null && <span role="status">{distanceText(model, measured)}</span>}
      <span class="place">{`${count(across)}, ${count(upDown)}`}</span>
    </div>
  );
}

/** What is under the pointer. */
export function Hint({ item, x, y }: NonNullable<Pointing['hovered']>) {
  const { classes, classOf, layers, objects, places } = useMap().model;
  const own = classes[classOf[item]!]!;
  const place = item - objects;
  const state = place >= 0 ? places?.state(place) : null;
  return (
    <div class="hint" style={{ left: `${x + 14}px`, top: `${y + 14}px` }}>
      <strong>{place >= 0 ? places?.title(place) : own.title}</strong>
      {state && (
        <span class="muted">{` ${state.toLowerCase()}, ${places?.isFree(place) ? 'free' : 'in use'}`}</span>
      )}
      <div class="muted">{layers[own.layer]!.name}</div>
    </div>
  );
}

/** How many objects are new, changed or gone since another save, and their colours on the map. */
export function SincePanel({ onStop }: { readonly onStop: () => void }) {
  const { saves, state, isDark, news } = useMap();
  const { data, error } = news;
  const since = saveCalled(saves, state.since);
  return (
    <div class="panel row since" role="status">
      <span>{error?.message ?? (data ? `Since ${since ? fileTitle(since) : 'then'}:` : 'Comparing …')}</span>
      {data &&
        (['added', 'changed', 'removed'] as const).map((kind) => (
          <span key={kind} class="row since-kind">
            <Swatch color={NEWS_COLORS[kind][isDark ? 0 : 1]} /> {count(data[kind].length)} {kind}
          </span>
        ))}
      <CloseButton label="Stop comparing" onClick={onStop} />
    </div>
  );
}
