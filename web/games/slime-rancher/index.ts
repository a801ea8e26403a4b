// The page's support for Slime Rancher.

import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'SLIME_RANCHER',
  title: 'Slime Rancher',
  layers: {},
  kinds: {
    'Slimes and things': '^Actor$',
    Plots: '^SRLP$',
  },
  find: () => import('./find.ts').then(({ find }) => find),
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};
