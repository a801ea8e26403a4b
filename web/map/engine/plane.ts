// Maps the game's axes to those of the map: x to the right, y down, and north up if the game has a north.

export interface Plane {
  /** Names of the columns that become the map's axes, and the sign of the downward one. */
  readonly right: 'x' | 'y' | 'z';
  readonly down: 'x' | 'y' | 'z';
  readonly downSign: 1 | -1;
  readonly up: 'x' | 'y' | 'z';
}

export function planeOf(units: { readonly northAxis: string | null; readonly upAxis: string | null }): Plane {
  if (units.upAxis?.toLowerCase().endsWith('y')) return { right: 'x', down: 'z', downSign: -1, up: 'y' };
  return { right: 'x', down: 'y', downSign: units.northAxis === '+Y' ? -1 : 1, up: 'z' };
}
