// Colours for everything that no game has chosen one for: as distinct as hues can be, on dark and on light
// ground.

import type { LayerLook } from '../games/game.ts';

/** The golden angle: neighbours in a list differ most. */
const TURN = 137.508;

export function spareLook(at: number): LayerLook {
  return { color: [hueColor(at, 62), hueColor(at, 42)], rank: 5 };
}

/** #rrggbb of the n-th hue at a lightness in percent. */
export function hueColor(at: number, lightness: number): string {
  return hexColor((at * TURN + 25) % 360, 0.55, lightness / 100);
}

/** #rrggbb of a hue in degrees, with saturation and lightness from 0 to 1. */
export function hexColor(hue: number, saturation: number, lightness: number): string {
  const part = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value =
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
