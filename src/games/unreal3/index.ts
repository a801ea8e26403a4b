// Declares packages of Unreal Engine 3 to the rest of the program.

import type { GameParts } from '../shared/declaration.ts';
import { unreal3Questions } from './questions.ts';
import { unreal3Save } from './save.ts';
import { unreal3View } from './view.ts';

export function unreal3(): GameParts {
  return { open: (scope) => unreal3View(unreal3Save(scope)), questions: unreal3Questions, tools: [] };
}
