// Zones on maps, and which tiles they have.

import { className, fields, isUnread, memoize, type NodeId, type Place } from '../shared/kit.ts';
import { maps, type RimworldSave, things } from './save.ts';

const NUMBERS = /-?\d+/g;

interface Zone {
  readonly node: NodeId;
  readonly map: NodeId;
  readonly label: string | null;
  readonly isStockpile: boolean;
  /** Null if they cannot be read. */
  readonly cells: readonly string[] | null;
  readonly plant: string | null;
  readonly priority: string | null;
}

/** Of what a map has besides things, zones are few. */
export const zonesOf = memoize((save: RimworldSave): readonly Zone[] => {
  const { graph } = save;
  return maps(save).flatMap((map) => {
    const list = `${graph.path(map)}/zoneManager/allZones/`;
    return Array.from(graph.children(map), (child) => child as NodeId)
      .filter((node) => !things(save).has(node) && graph.path(node).startsWith(list))
      .map((node) => {
        const values = fields(graph, node, 'label cells settings plantDefToGrow');
        return {
          node,
          map,
          label: values.text('label'),
          isStockpile: values.has('settings') || /Stockpile$/.test(className(graph, node)),
          cells: values.texts('cells'),
          plant: values.text('plantDefToGrow'),
          priority: values.struct('settings')?.text('priority') ?? null,
        };
      });
  });
});

const zoneByTile = memoize((save: RimworldSave): ReadonlyMap<string, Zone> => {
  const found = new Map<string, Zone>();
  for (const zone of zonesOf(save))
    for (const cell of zone.cells ?? []) {
      const [x, , z] = numbersIn(cell);
      found.set(`${zone.map} ${x} ${z}`, zone);
    }
  return found;
});

export function zoneAt(save: RimworldSave, map: NodeId, place: Place | null): Zone | null {
  return (place && zoneByTile(save).get(`${map} ${place.x} ${place.z}`)) ?? null;
}

/** False if a stockpile there may have any tile of the map. */
export function areTilesKnown(save: RimworldSave, map: NodeId | null): boolean {
  if (map !== null && isUnread(save.graph, map)) return false;
  return zonesOf(save).every((zone) => zone.map !== map || !zone.isStockpile || zone.cells !== null);
}

/** `(250, 1, 250)` */
export function numbersIn(text: string | null): readonly number[] {
  return (text?.match(NUMBERS) ?? []).map(Number);
}
