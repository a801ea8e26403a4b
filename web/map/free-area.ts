// How much of the map panels leave free, so that what is shown is not behind them.

import type { Margins } from './engine/map-engine.ts';

const AROUND = 24;
/** No panel takes more than this share of the map from what is shown. */
const MOST = 0.6;

/** Pixels from each edge of the map. Each panel takes those of the edge from which it reaches least far. */
export function marginsOf(map: HTMLElement): Margins {
  const margins = { left: 0, right: 0, top: 0, bottom: 0 };
  const whole = map.getBoundingClientRect();
  for (const panel of map.querySelectorAll('.panel, .status-bar')) {
    const { left, right, top, bottom, width } = panel.getBoundingClientRect();
    if (width === 0) continue;
    const reaches = [
      ['left', right - whole.left, whole.width],
      ['right', whole.right - left, whole.width],
      ['top', bottom - whole.top, whole.height],
      ['bottom', whole.bottom - top, whole.height],
    ] as const;
    const [side, reach, length] = reaches.reduce((a, b) => (a[1] / a[2] <= b[1] / b[2] ? a : b));
    if (reach <= MOST * length) margins[side] = Math.max(margins[side], reach);
  }
  const { left, right, top, bottom } = margins;
  return { left: left + AROUND, right: right + AROUND, top: top + AROUND, bottom: bottom + AROUND };
}
