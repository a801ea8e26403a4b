// The messages between the page and the worker that prepares its pictures, and the data in them.

import type { MapBounds } from '../../games/game.ts';

/** Everything that can be drawn, by item: objects first, in the order of objects.columns, then places. */
export interface Items {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Height. */
  readonly z: Float32Array;
  /** Radians. */
  readonly yaw: Float32Array;
  /** Half the length along the item's own axes; 0 when the size is unknown. */
  readonly halfX: Float32Array;
  readonly halfY: Float32Array;
  /** Drawing order: higher over lower, whatever their height. */
  readonly rank: Uint8Array;
  /** Units per metre. */
  readonly perMetre: number;
  /** 1 for items drawn as a mark of the same size at every zoom. */
  readonly mark: Uint8Array;
}

/** Lines, one after the other; the points of line n end before end[n]. */
export interface Lines {
  /** The item that is drawn as this line; NO_ITEM for none. */
  readonly item: Uint32Array;
  readonly end: Uint32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Width in the game's unit. */
  readonly width: Float32Array;
  /** 1 for lines along which things move from the first point to the last. */
  readonly flows: Uint8Array;
}

/** The first point of a line. */
export function lineStart({ end }: Lines, line: number): number {
  return line === 0 ? 0 : end[line - 1]!;
}

export const NO_ITEM = 0xffffffff;

/** Current colours of items: 0xAABBGGRR, 0 for hidden ones. */
export type Colors = Uint32Array;

/** The visible part of the map. */
export interface View {
  /** Centre of the screen. */
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly scale: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type SceneRegion =
  | ({ readonly kind: 'box' } & MapBounds)
  | { readonly kind: 'polygon'; readonly points: readonly (readonly [number, number])[] };

export type ToWorker =
  | { readonly kind: 'items'; readonly items: Items }
  | { readonly kind: 'lines'; readonly lines: Lines }
  | { readonly kind: 'colors'; readonly colors: Colors }
  | { readonly kind: 'view'; readonly view: View }
  | {
      readonly kind: 'pick';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
    }
  | { readonly kind: 'select'; readonly id: number; readonly region: SceneRegion };

/** A picture of a part of the map, for a range of zooms. Its bounds are the map's; coordinates are relative to `origin`. */
export interface Picture extends MapBounds {
  readonly origin: readonly [number, number];
  /** The zoom that it was made for. */
  readonly scale: number;
  /** Four corners per box, see BOX_WORDS. */
  readonly boxes: ArrayBuffer;
  /** Boxes drawn before the lines; the others are drawn after them. */
  readonly boxesBelow: number;
  readonly boxCount: number;
  /** Four corners per segment, see SEGMENT_WORDS. */
  readonly segments: ArrayBuffer;
  readonly segmentCount: number;
  /** See POINT_WORDS. */
  readonly points: ArrayBuffer;
  readonly pointCount: number;
  readonly marks: ArrayBuffer;
  readonly markCount: number;
  readonly millis: number;
}

export type FromWorker =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'picked'; readonly id: number; readonly item: number | null }
  | { readonly kind: 'selected'; readonly id: number; readonly items: Uint32Array };

/**
 * 32-bit words of a corner of a box: x, y, position along and across the box in units, half lengths, colour.
 */
export const BOX_WORDS = 7;
/** Of a corner of a segment: x, y, direction across, width, colour. */
export const SEGMENT_WORDS = 6;
/** Of a point: x, y, size in pixels, colour. */
export const POINT_WORDS = 4;
