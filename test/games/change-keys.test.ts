// Rows that changes of a world compare: rows that a later save is sure to know again. The number of an entry in a list is no
// such key, as it moves when another entry goes.

import { expect, it } from 'vitest';
import { isObjectRef, rowsOfList, valueAt } from '../../src/games/shared/rows/fields.ts';
import { everyView } from '../tools/every-list.ts';

it('has no number in a list as the key of a row, in any game', async () => {
  const compared = new Set<string>();
  for await (const { game, view } of everyView())
    for (const { list, key = 'object' } of game.changes?.lists ?? [])
      for (const row of rowsOfList(view, list)) {
        const value = valueAt(row, key);
        const path = isObjectRef(value) ? view.scope.graph.path(value.node) : String(value);
        expect([game.field, list, path]).toEqual([game.field, list, expect.not.stringMatching(/\[\d+\]$/)]);
        compared.add(game.field);
      }
  expect(compared.size).toBeGreaterThan(6);
});
