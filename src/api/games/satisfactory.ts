// Opening the view of a Satisfactory save.

import { Facts } from '../../games/satisfactory/facts.ts';
import { SatisfactoryView } from '../../games/satisfactory/view.ts';
import type { Scope } from '../../games/shared/scope.ts';
import { readTables } from './satisfactory-facts.ts';

export function openSatisfactory(scope: Scope): SatisfactoryView {
  return new SatisfactoryView(scope, (saveVersion) => new Facts(readTables(), saveVersion));
}
