// Rows of what a save has many of decode nothing until a field is asked for: to count them takes no object apart.

import { expect, it, vi } from 'vitest';
import { rowsOfList, valueAt } from '../../../src/games/shared/rows/fields.ts';
import { openView } from '../../tools/satisfactory-view.ts';

const LISTS = { buildings: 'builtBy', machines: 'clock', belts: 'metres' };

it.each(Object.entries(LISTS))('counts %s without decoding one', async (list, field) => {
  const view = await openView('examples/little-factory.sav');
  const decoded = vi.spyOn(view.scope.graph, 'properties');
  const [first] = rowsOfList(view, list);
  expect(decoded).not.toHaveBeenCalled();
  expect(valueAt(first!, field)).toBeDefined();
  expect(decoded).toHaveBeenCalled();
});
