// The land under the map, where the game's tables have enough of its places to tell; nothing where they have not: what
// is in a save says where somebody was, and not where the sea is.

import { useEffect, useState } from 'preact/hooks';
import type { World } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import type { GroundImage } from '../engine/renderer.ts';
import type { MapModel } from '../model.ts';
import type { Field } from './field.ts';
import { reliefOf } from './relief.ts';

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
