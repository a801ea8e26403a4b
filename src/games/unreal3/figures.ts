// The figures of packages that are kept for questions over many saves.

import { type KeptFigure, total } from '../shared/figures.ts';
import { packages } from './packages.ts';
import type { Unreal3Save } from './save.ts';

export function figures(save: Unreal3Save): KeptFigure[] {
  const rows = packages(save);
  return [
    ...total('packages', rows.length),
    ...total('maps', rows.filter(({ isMap }) => isMap).length),
    ...total('cookedPackages', rows.filter(({ isCooked }) => isCooked).length),
  ];
}
