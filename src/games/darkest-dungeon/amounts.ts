// Lists of items: the estate's, a quest's rewards, the bag of a raid.

import type { NodeId } from '../../graph/ids.ts';
import type { Named } from '../shared/scope.ts';
import { entries, inside, profileFields, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

export interface AmountRow {
  readonly type: string;
  readonly item: Named | null;
  readonly amount: number | null;
}

/** Items of an inventory (an object that contains `items`), in file order. */
export function itemsIn(save: DarkestDungeonSave, inventory: NodeId | null): AmountRow[] {
  return entries(save.graph, inside(save.graph, inventory, 'items')).map((item) => amountOf(save, item));
}

/** An entry of an inventory; the amount is 0 if the game did not write it. */
function amountOf({ graph, names }: DarkestDungeonSave, node: NodeId): AmountRow {
  const item = profileFields(graph, node, 'id type amount');
  const type = item.text('type') ?? '';
  return {
    type,
    // Gold and provisions have no id.
    item: names.named(wordIn(item.value('id')) ?? wordIn(type), type === 'trinket' ? 'trinkets' : null),
    amount: item.int('amount', 0),
  };
}
