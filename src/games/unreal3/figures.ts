// The figures of packages that are kept for questions over many saves.

import { type KeptFigure, keptFigures } from '../shared/figures.ts';
import { packages } from './packages.ts';
import type { Unreal3Save } from './save.ts';

export function figures(save: Unreal3Save): KeptFigure[] {
  const rows = packages(save);
  return keptFigures({
    packages: rows.length,
    maps: rows.filter(({ isMap }) => isMap).length,
    cookedPackages: rows.filter(({ isCooked }) => isCooked).length,
  });
}
