// The page's support for packages of Unreal Engine 3.

import { Unreal3FactsDocument } from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'UNREAL_ENGINE_3',
  title: 'Unreal Engine 3',
  layers: {},
  kinds: {
    Meshes: 'StaticMesh$',
    Materials: 'Material',
    Textures: 'Texture2D$',
    Classes: 'Class$',
    Functions: 'Function$',
  },
  facts: Unreal3FactsDocument,
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
};
