// Blocks that stand in others of both games, and the lists that they index.

import type { Dice } from '../random.ts';
import { block, f32, f64, i32, levels, list, type Part, str } from './parts.ts';

export const ITEMS = [
  'IdentifiableType.None',
  ...['Pink', 'Rock', 'Tabby', 'Cotton'].map((name) => `SlimeDefinition.${name}`),
  ...['PinkPlort', 'RockPlort', 'Carrot', 'Hen', 'PinkGordo'].map((name) => `IdentifiableType.${name}`),
  'GadgetDefinition.Teleporter',
];
export const SCENES = ['SceneGroup.MeadowHills', 'SceneGroup.SandyShore'];

/** Numbers from 0 up to 1000 that 32 bits hold exactly. */
export const coordinate = (d: Dice): number => Math.round(d.roll() * 4000) / 4;
export const time = (d: Dice): number => d.below(500_000);

export const vector = (x: number, y: number, z: number, version = 1): Part =>
  block('SRV3', version, [
    ['x', f32(x)],
    ['y', f32(y)],
    ['z', f32(z)],
  ]);
export const someVector = (d: Dice, version = 1): Part =>
  vector(coordinate(d), coordinate(d), coordinate(d), version);

export const mood = (d: Dice, version = 1): Part =>
  block('SRSED', version, [
    [
      'levels',
      levels([
        [1, 'agitation', d.roll()],
        [0, 'hunger', d.roll()],
        [2, 'fear', d.roll()],
      ]),
    ],
  ]);

export const index = (identifier: string, texts: readonly string[], version = 1): Part =>
  block(identifier, version, [['items', list(texts.map(str))]]);

export const slot = (d: Dice, item = d.below(9) - 1): Part =>
  block('SRAD', 1, [
    ['item', i32(item)],
    ['count', i32(item < 0 ? 0 : d.below(40))],
    ['unknown', i32(0)],
    ['emotions', mood(d)],
  ]);

export const cycle = (d: Dice, version = 1): Part =>
  block('SRRCD', version, [
    ['state', i32(d.below(4))],
    ['progressTime', version === 2 ? f32(time(d)) : f64(time(d))],
  ]);

export const growerSpot = (d: Dice, version = 1): Part =>
  block('SRRW', version, [
    ['spawnTime', version === 2 ? f32(time(d)) : f64(time(d))],
    ['water', f32(d.roll())],
  ]);
