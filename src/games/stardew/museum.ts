// Gifts to the museum, and what it would still take.

import { className, enclosedAs, fields, figureIn, idAsText, memoize, type Value } from '../shared/kit.ts';
import type { StardewSave } from './save.ts';
import { ID_KIND, itemById } from './stock.ts';

export const museum = memoize((save: StardewSave) => {
  const { graph, scope } = save;
  const node = enclosedAs(graph, 'GameLocation').find(
    (part) => className(graph, part.node) === 'LibraryMuseum',
  )?.node;
  if (node === undefined) return [];
  const pieces = fields(graph, node, 'museumPieces').entries('museumPieces');
  const given = new Map<string, string | null>();
  for (const { key, value } of pieces ?? []) {
    const id = idAsText(value)?.replace(ID_KIND, '');
    if (id !== undefined) given.set(id, placeText(key));
  }
  const ids = new Set([...save.names.tables.museum, ...given.keys()]);
  return [...ids].map((id) => ({
    museum: scope.object(node),
    item: itemById(save, id),
    itemId: id,
    isGiven: pieces === null ? null : given.has(id),
    place: given.get(id) ?? null,
  }));
});

/** A tile of the museum. */
function placeText(key: Value): string | null {
  const fields = typeof key === 'object' && key?.kind === 'struct' ? key.fields : [];
  const tile = fields.map(({ value }) => figureIn(value));
  return tile.includes(null) ? null : tile.join(',');
}
