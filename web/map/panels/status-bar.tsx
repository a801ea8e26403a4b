// The position of the map: its centre as the game shows it or in the game's unit, where north is, and a scale bar.

import { count } from '../../shell/format.ts';
import { textScale } from '../../shell/text-size.ts';
import type { View } from '../engine/scene.ts';
import { distanceText, numbersAt } from '../map-numbers.ts';
import type { MapModel } from '../model.ts';

interface Props {
  readonly view: View;
  readonly model: MapModel;
  /** In the game's unit; null when nothing is measured. */
  readonly measured: number | null;
}

/** Pixels of the scale bar at most, for text of the usual size. */
const WIDEST = 140;

export function StatusBar({ view, model, measured }: Props) {
  const { units } = model.header;
  const metres = (WIDEST * textScale()) / view.scale / model.perMetre;
  const power = 10 ** Math.floor(Math.log10(metres));
  const round = [5, 2, 1].map((factor) => factor * power).find((length) => length <= metres) ?? power;
  const width = round * model.perMetre * view.scale;
  const { across, upDown } = numbersAt(model, view.x, view.y);
  return (
    <div class="status-bar">
      {units.northAxis && (
        <span class="north" title="North is up">
          ▲ N
        </span>
      )}
      <span class="scale-bar" style={{ width: `${Math.round(width)}px` }}>
        {distanceText(model, round * model.perMetre)}
      </span>
      {measured !== null && <span role="status">{distanceText(model, measured)}</span>}
      <span class="place">{`${count(across)}, ${count(upDown)}`}</span>
    </div>
  );
}
