// The land under the map as a quiet picture: shallow water that fades out, and land tinted by height.

import { useEffect, useState } from 'preact/hooks';
import type { World } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import type { GroundImage } from '../engine/renderer.ts';
import type { MapModel } from '../model.ts';
import { COAST, type Field } from './field.ts';

type Rgb = readonly [number, number, number];

interface Tints {
  readonly water: Rgb;
  readonly shallow: Rgb;
  readonly coast: Rgb;
  readonly low: Rgb;
  readonly high: Rgb;
}

const DARK: Tints = {
  water: [16, 25, 36],
  shallow: [20, 36, 51],
  coast: [88, 108, 114],
  low: [33, 42, 39],
  high: [70, 71, 60],
};
const LIGHT: Tints = {
  water: [219, 230, 238],
  shallow: [206, 222, 233],
  coast: [148, 160, 160],
  low: [240, 240, 231],
  high: [221, 212, 192],
};

/** Pixels along a side. */
const PICTURE = 1280;
/** Bands of height, so that the shape of the land is seen. */
const BANDS = 9;

export async function reliefOf(field: Field, isDark: boolean): Promise<GroundImage> {
  const tints = isDark ? DARK : LIGHT;
  const land = enlarged(field.land, field.side);
  const height = enlarged(field.height, field.side);
  const pixels = new ImageData(PICTURE, PICTURE);
  const slope = (field.side / PICTURE) * 2.2;
  for (let at = 0; at < land.length; at++) {
    const onLand = step(COAST - 2.2 * slope * 8, COAST + 2.2 * slope * 8, land[at]!);
    const nearCoast = 1 - Math.min(1, Math.abs(land[at]! - COAST) / (slope * 34));
    const level = height[at]! / 255;
    const band = Math.floor(level * BANDS) / BANDS;
    // Light from the north-west.
    const light = (height[at]! - (height[at - PICTURE - 1] ?? height[at]!)) * 5;
    const depth = Math.max(0, Math.min(1, land[at]! / COAST));
    for (let part = 0; part < 3; part++) {
      const ground = mixed(tints.low[part]!, tints.high[part]!, 0.35 * level + 0.65 * band) + light;
      const water = mixed(tints.water[part]!, tints.shallow[part]!, depth);
      pixels.data[at * 4 + part] = mixed(mixed(water, ground, onLand), tints.coast[part]!, nearCoast * 0.75);
    }
    pixels.data[at * 4 + 3] = 255 * Math.min(1, onLand + 2 * depth);
  }
  const { minX, minY, maxX, maxY } = field;
  return { image: await createImageBitmap(pixels), minX, minY, maxX, maxY };
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function step(from: number, to: number, value: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

/** Smoothly enlarged to PICTURE pixels a side, along rows and then columns. */
function enlarged(cells: Uint8Array, side: number): Float32Array {
  const wide = new Float32Array(PICTURE * side);
  for (let column = 0; column < PICTURE; column++) {
    const { at, weights } = splineAt(column, side);
    for (let row = 0; row < side; row++) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++) sum += weights[tap]! * cells[row * side + at[tap]!]!;
      wide[row * PICTURE + column] = sum;
    }
  }
  const result = new Float32Array(PICTURE * PICTURE);
  for (let row = 0; row < PICTURE; row++) {
    const { at, weights } = splineAt(row, side);
    for (let column = 0; column < PICTURE; column++) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++) sum += weights[tap]! * wide[at[tap]! * PICTURE + column]!;
      result[row * PICTURE + column] = sum;
    }
  }
  return result;
}

/** The four cells around a pixel and their weights in a cubic B-spline, which has no visible cells. */
function splineAt(pixel: number, side: number): { at: number[]; weights: number[] } {
  const place = ((pixel + 0.5) / PICTURE) * side - 0.5;
  const first = Math.floor(place);
  const t = place - first;
  const weights = [(1 - t) ** 3, 3 * t ** 3 - 6 * t * t + 4, -3 * t ** 3 + 3 * t * t + 3 * t + 1, t ** 3];
  return {
    at: [-1, 0, 1, 2].map((step) => Math.max(0, Math.min(side - 1, first + step))),
    weights: weights.map((weight) => weight / 6),
  };
}

export function useWorld(model: MapModel | null, isDark: boolean): GroundImage | null {
  const [ground, setGround] = useState<GroundImage | null>(null);
  const load = model?.places ? gamePage(model.header.save)?.world : undefined;
  useEffect(() => {
    let isOver = false;
    const draw = async (): Promise<void> => {
      const image = load ? await reliefOf(fieldFrom(await load()), isDark) : null;
      if (!isOver) setGround(image);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [load, isDark]);
  return ground;
}

function fieldFrom({ land, height, ...rest }: World): Field {
  const cells = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return { ...rest, land: cells(land), height: cells(height) };
}
