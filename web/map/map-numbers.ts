// The numbers of places: those of the game's own map, else its unit.

import type { MapNumbers, PlacedThing } from '../games/game.ts';
import { gamePage } from '../games/registry.ts';
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
