// Opening the view of packages of Unreal Engine 3.

import type { Scope } from '../../games/shared/scope.ts';
import { Unreal3View } from '../../games/unreal3/view.ts';

export function openUnreal3(scope: Scope): Unreal3View {
  return new Unreal3View(scope);
}
