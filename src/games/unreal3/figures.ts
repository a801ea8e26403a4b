// What is kept of packages for questions over many saves.

import { type Figure, total } from '../shared/figures.ts';
import type { Unreal3View } from './view.ts';

export function figures({ packages }: Unreal3View): Figure[] {
  return [
    ...total('packages', packages.length),
    ...total('maps', packages.filter(({ isMap }) => isMap).length),
    ...total('cookedPackages', packages.filter(({ isCooked }) => isCooked).length),
  ];
}
