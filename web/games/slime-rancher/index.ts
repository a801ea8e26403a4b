// The page's support for Slime Rancher.

import { SlimeRancherFactsDocument, SlimeRancherFindDocument } from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'SLIME_RANCHER',
  title: 'Slime Rancher',
  layers: {
    'Growing spots': { color: ['#4f7a4a', '#9dbb95'], rank: 1, isHidden: true },
    Things: { color: ['#8a93a3', '#6f7889'], rank: 2, isMarked: true },
    'Food, animals and materials': { color: ['#d9a05f', '#b5762a'], rank: 3, isMarked: true },
    Plots: { color: ['#8fb573', '#5f8a40'], rank: 3, isMarked: true },
    Plorts: { color: ['#e0c04d', '#b08d12'], rank: 4, isMarked: true },
    Gadgets: { color: ['#4f9bd9', '#2f78b7'], rank: 5, isMarked: true },
    'Treasure pods': { color: ['#b58ae0', '#8457b8'], rank: 5, isMarked: true },
    Slimes: { color: ['#f28bb4', '#c94a80'], rank: 6, isMarked: true },
    Gordos: { color: ['#e46a5f', '#c7443a'], rank: 6, isMarked: true },
    Ranchers: { color: ['#ffffff', '#20242c'], rank: 8, isMarked: true },
  },
  kinds: {
    'Slimes and things': 'SRAD[.]Actor$',
    Gordos: '^SRG$',
    'Treasure pods': '^SRTP$',
    Plots: '^SRLP$',
  },
  find: SlimeRancherFindDocument,
  facts: SlimeRancherFactsDocument,
  timeline: [
    { title: 'Money', figure: 'currency' },
    { title: 'Plots', figure: 'plots' },
    { title: 'Slimes in plots', figure: 'slimes' },
    { title: 'Items', figure: 'items' },
  ],
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};
