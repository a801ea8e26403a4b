// Declares packages of Unreal Engine 3 to the rest of the program.

import type { Game } from '../shared/declaration.ts';
import { unreal3Questions } from './questions.ts';
import { unreal3Save } from './save.ts';
import { unreal3View } from './view.ts';

export const unreal3: Game = {
  format: 'UNREAL_ENGINE_3',
  type: 'Unreal3',
  field: 'unreal3',
  open: (scope) => unreal3View(unreal3Save(scope)),
  questions: unreal3Questions,
  tools: [],
};
