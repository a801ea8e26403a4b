// The land under the map: as the game's own places tell, otherwise as what is in the save does.

import { useEffect, useState } from 'preact/hooks';
import type { World } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import type { GroundImage } from '../engine/renderer.ts';
import type { MapModel } from '../model.ts';
import { type Field, fieldOf } from './field.ts';
import { reliefOf } from './relief.ts';

/** Fewer things tell nothing of a world. */
const LEAST_THINGS = 60;
/** More do not change its shape. */
const MOST_THINGS = 20_000;
/** The reach of a thing, as a share of the whole map. */
const REACH = 1 / 45;
const SIDE = 112;

export function useWorld(model: MapModel | null, isDark: boolean): GroundImage | null {
  const [field, setField] = useState<Field | null>(null);
  const [ground, setGround] = useState<GroundImage | null>(null);
  const isKnown = model !== null;
  useEffect(() => {
    let isOver = false;
    if (model) void fieldUnder(model).then((found) => isOver || setField(found));
    return () => {
      isOver = true;
    };
  }, [isKnown]);
  useEffect(() => {
    let isOver = false;
    if (field) void reliefOf(field, isDark).then((image) => isOver || setGround(image));
    return () => {
      isOver = true;
    };
  }, [field, isDark]);
  return ground;
}

async function fieldUnder(model: MapModel): Promise<Field | null> {
  const world = gamePage(model.header.save)?.world;
  if (world && model.places) return fieldFrom(await world());
  const { x, y, z } = model.items;
  if (x.length < LEAST_THINGS) return null;
  const step = Math.ceil(x.length / MOST_THINGS);
  const some = (values: Float32Array): Float32Array => values.filter((_, at) => at % step === 0);
  const known = { x: some(x), y: some(y), z: some(z) };
  const spread = (values: Float32Array): number => {
    const sorted = values.toSorted();
    return sorted[Math.floor(sorted.length * 0.98)]! - sorted[Math.floor(sorted.length * 0.02)]!;
  };
  const size = Math.max(spread(known.x), spread(known.y));
  return size > 0 ? fieldOf(known, size * REACH, SIDE) : null;
}

function fieldFrom({ land, height, ...rest }: World): Field {
  const cells = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return { ...rest, land: cells(land), height: cells(height) };
}
