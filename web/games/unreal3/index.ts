// The page's support for packages of Unreal Engine 3.

import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'UNREAL_ENGINE_3',
  title: 'Unreal Engine 3',
  layers: {},
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};
