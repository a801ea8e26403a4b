// Where land is, and how high: coarse grids that scripts/make-worlds.mjs made of the places that a game's tables have.

export interface Field {
  /** Bounds in the axes of the map. */
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** Cells along each side. */
  readonly side: number;
  /** By cell, row by row: COAST and more is land. */
  readonly land: Uint8Array;
  /** By cell: height above `low`, in 255ths of `high - low`. */
  readonly height: Uint8Array;
  readonly low: number;
  readonly high: number;
}

export const COAST = 128;
