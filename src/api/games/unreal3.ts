// Opens the view of packages of Unreal Engine 3.

import type { Scope } from '../../games/shared/scope.ts';
import { unreal3Save } from '../../games/unreal3/save.ts';
import { type Unreal3View, unreal3View } from '../../games/unreal3/view.ts';

export function openUnreal3(scope: Scope): Unreal3View {
  return unreal3View(unreal3Save(scope));
}
