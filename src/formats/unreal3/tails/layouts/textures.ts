// Textures: the editor's source picture, and the mips by size, each with its bulk data.

import { listOf } from '../parts/lists.ts';
import type { Part } from '../parts/part.ts';
import { guid, i32 } from '../parts/plain.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';
import { bulk } from './bulk.ts';

const mips = (name: string): Part => listOf(name, bulk('data'), i32('width'), i32('height'));

/** The engine's base class, also of cube textures and render targets. Mass Effect 3 has no source art. */
const texture = ({ massEffect }: Traits): Part[] => (massEffect === 3 ? [] : [bulk('sourceArt')]);

const texture2D = (traits: Traits): Part[] => {
  const { massEffect, since } = traits;
  const cacheGuid = massEffect === 0 ? traits.version >= TAIL.textureGuids : massEffect >= 2;
  return [
    ...texture(traits),
    mips('mips'),
    ...when(massEffect > 0, i32('unknown')),
    ...when(cacheGuid, guid('textureFileCacheGuid')),
    ...since(TAIL.pvrtc, mips('pvrtcMips')),
    ...since(TAIL.flashTextures, i32('flashResolution'), mips('atitcMips'), bulk('flashData')),
    ...since(TAIL.etc, mips('etcMips')),
  ];
};

export const TEXTURES: Readonly<Record<string, TailLayout>> = {
  texture,
  texture2d: texture2D,
  texturemovie: (traits) => [...texture(traits), bulk('movie')],
  lightmaptexture2d: (traits) => [
    ...texture2D(traits),
    ...traits.since(TAIL.lightmass, i32('lightMapFlags')),
  ],
};
