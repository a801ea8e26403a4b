// Maps the game's axes to those of the map, with north up if the game has a north.

/** A point in the game's horizontal axes. */
interface Flat {
  readonly x: number;
  readonly y: number;
}

export interface Plane {
  /** Names of the columns that become the map's axes, and the sign of the downward one. */
  readonly right: 'x' | 'y' | 'z';
  readonly down: 'x' | 'y' | 'z';
  readonly downSign: 1 | -1;
  readonly up: 'x' | 'y' | 'z';
}

export function planeOf(units: { readonly northAxis: string | null; readonly upAxis: string | null }): Plane {
  if (units.upAxis?.toLowerCase().endsWith('y')) return { right: 'x', down: 'z', downSign: -1, up: 'y' };
  if (units.northAxis === '+X') return { right: 'y', down: 'x', downSign: -1, up: 'z' };
  return { right: 'x', down: 'y', downSign: units.northAxis === '+Y' ? -1 : 1, up: 'z' };
}

/** A point of the map in the game's axes; for games where y is up, `y` is the other horizontal one. */
export function inGame({ right, downSign }: Plane, x: number, y: number): Flat {
  const down = y * downSign;
  return right === 'y' ? { x: down, y: x } : { x, y: down };
}

/** A place of the game on the map. */
export function placeOnMap(plane: Plane, { x, y, z }: Flat & { readonly z: number }): Flat {
  return onMap(plane, plane.up === 'y' ? { x, y: z } : { x, y });
}

/** A point of the game's horizontal axes on the map. */
export function onMap({ right, downSign }: Plane, { x, y }: Flat): Flat {
  return right === 'y' ? { x: y, y: x * downSign } : { x, y: y * downSign };
}
