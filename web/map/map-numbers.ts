// The numbers of places: those of the game's own map, else its unit.

import type { MapNumbers, PlacedThing } from '../games/game.ts';
import { gamePage } from '../games/registry.ts';
import { figure } from '../shell/format.ts';
import { inGame } from './engine/plane.ts';
import type { MapModel } from './model.ts';

/** Null for the game's unit. Other games with saves of the same format have no places. */
export function mapNumbersOf({ header, places }: MapModel): MapNumbers | null {
  return places && (gamePage(header.save)?.mapNumbers ?? null);
}

interface Numbers {
  readonly across: number;
  readonly upDown: number;
}

/** @param x in the axes of the map */
export function numbersAt(model: MapModel, x: number, y: number): Numbers {
  const numbers = mapNumbersOf(model);
  if (!numbers) return { across: x, upDown: y * model.plane.downSign };
  return { across: (x - numbers.right) / numbers.unit, upDown: (numbers.down - y) / numbers.unit };
}

/** Where these numbers are, in the axes of the game. */
export function placeOfNumbers(
  model: MapModel,
  { across, upDown }: Numbers,
  up: number,
): PlacedThing['position'] & object {
  const { plane } = model;
  const numbers = mapNumbersOf(model);
  const { x, y } = numbers
    ? inGame(plane, numbers.right + across * numbers.unit, numbers.down - upDown * numbers.unit)
    : inGame(plane, across, upDown * plane.downSign);
  return plane.up === 'y' ? { x, y: up, z: y } : { x, y, z: up };
}

/** A distance in the game's unit as text: in metres where the game has them, else in its own. */
export function distanceText({ header: { units } }: MapModel, distance: number): string {
  if (units.perMetre === null) return `${figure(distance)} ${units.length}${distance === 1 ? '' : 's'}`;
  const metres = distance / units.perMetre;
  const size = Math.abs(metres);
  if (size >= 1000) return `${figure(metres / 1000)} km`;
  return size >= 1 || size === 0 ? `${figure(metres)} m` : `${Math.round(metres * 100)} cm`;
}

/** Clockwise from the right, in eighths of a turn; the first row where the game has a north. */
const DIRECTIONS = [
  ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'],
  ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'],
] as const;

/** Which way somewhere is. @param right and down in the axes of the map */
export function directionText({ header: { units } }: MapModel, right: number, down: number): string {
  const eighth = (Math.round(Math.atan2(down, right) / (Math.PI / 4)) + 8) % 8;
  return DIRECTIONS[units.northAxis ? 0 : 1][eighth]!;
}
