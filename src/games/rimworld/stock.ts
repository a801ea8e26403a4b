// Everything that can be picked up, by where it is.

import { type Fields, fields, groupBy, memoize, type NodeId, refTo } from '../shared/kit.ts';
import { THING } from './defaults.ts';
import { word } from './names.ts';
import { type Pawn, pawnByNode, pawnName } from './pawns.ts';
import { fileClass, placeOnMap, type RimworldSave, things, type Whereabouts, whereabouts } from './save.ts';
import { areTilesKnown, zoneAt } from './zones.ts';

export type StockPlace =
  | 'STOCKPILE'
  | 'STORAGE'
  | 'GROUND'
  | 'CONTAINER'
  | 'CARRIED'
  | 'INVENTORY'
  | 'WORN'
  | 'EQUIPPED'
  | 'WORLD';

/** What somebody has, by the part of the person that holds it. */
const WITH_PAWN: readonly (readonly [string, StockPlace])[] = [
  ['/apparel/', 'WORN'],
  ['/equipment/', 'EQUIPPED'],
  ['/carryTracker/', 'CARRIED'],
  ['/inventory/', 'INVENTORY'],
];
const OURS: ReadonlySet<string> = new Set(['COLONIST', 'SLAVE', 'TAME', 'MACHINE', 'MUTANT']);
const VALUES = '@Class stackCount forbidden';

export const stock = memoize((save: RimworldSave) =>
  [...things(save).keys()].flatMap((node) => {
    if (pawnByNode(save).has(node)) return [];
    const values = fields(save.graph, node, VALUES);
    return isItem(save, node, values) ? stockRow(save, node, values) : [];
  }),
);

/** Whatever is traded or stacks has a count; what else lies about is a corpse, or has no class: a chunk of rock. */
function isItem({ graph }: RimworldSave, node: NodeId, values: Fields): boolean {
  const kind = values.text('@Class');
  return (
    values.has('stackCount') ||
    /Corpse$/.test(kind ?? '') ||
    (kind === null && !graph.path(node).includes('/carriedFilth/'))
  );
}

/** The thing in a box, such as furniture that is moved. The list that it is in may be an object. */
function packedIn(save: RimworldSave, box: NodeId): NodeId | undefined {
  const childrenOf = (node: NodeId) => Array.from(save.graph.children(node), (child) => child as NodeId);
  const inside = childrenOf(box).flatMap((node) => [node, ...childrenOf(node)]);
  return inside.find((node) => things(save).has(node));
}

function stockRow(save: RimworldSave, node: NodeId, values: Fields) {
  const { graph, scope } = save;
  const isBox = /Minified\w+$/.test(fileClass(graph, node));
  const shown = (isBox ? packedIn(save, node) : undefined) ?? node;
  const own = fields(graph, shown, 'stuff quality health');
  const at = whereabouts(save, node);
  const position = placeOnMap(save, at);
  const zone = at.map !== null && at.holder === null ? zoneAt(save, at.map, position) : null;
  const storage = zone === null && at.holder === null ? storageAt(save, at) : null;
  const carrier = carrierOf(save, node);
  const holder = storage ?? at.holder;
  const isForbidden = values.boolean('forbidden', THING.forbidden);
  return {
    object: scope.object(node),
    item: things(save).get(shown)!,
    amount: values.number('stackCount', THING.stackCount),
    stuff: word(own.text('stuff')),
    quality: own.text('quality'),
    hitPoints: own.int('health'),
    place: zone?.isStockpile ? 'STOCKPILE' : storage !== null ? 'STORAGE' : placeOf(save, node, at),
    zone: zone?.isStockpile ? zone.label : null,
    holder: refTo(save.scope, holder),
    holderName:
      pawnName(save, carrier) ?? (holder === null ? null : (things(save).get(holder)?.name ?? null)),
    map: refTo(save.scope, at.map),
    position,
    isForbidden,
    isAvailable:
      carrier !== null
        ? isOurs(pawnByNode(save).get(carrier)!.row)
        : at.map !== null && (isForbidden === null ? null : !isForbidden),
  };
}

function isOurs({ role, isDead, where }: Pawn['row']): boolean | null {
  if (isDead || where === 'WORLD' || (role !== null && !OURS.has(role))) return false;
  return role === null || where === null ? null : true;
}

function placeOf(save: RimworldSave, node: NodeId, { map, holder }: Whereabouts): StockPlace | null {
  if (holder === null) return map === null ? 'WORLD' : areTilesKnown(save, map) ? 'GROUND' : null;
  const { graph } = save;
  const way = graph.path(node).slice(graph.path(holder).length);
  const withPawn = WITH_PAWN.find(([part]) => way.startsWith(part))?.[1];
  return withPawn ?? (graph.path(holder).endsWith(']') && map !== null ? 'CONTAINER' : 'WORLD');
}

/** The innermost person or animal that has it. */
function carrierOf(save: RimworldSave, node: NodeId): NodeId | null {
  for (let at = save.graph.parent(node); at !== null; at = save.graph.parent(at))
    if (pawnByNode(save).has(at)) return at;
  return null;
}

/** Buildings that store, by map and tile. Sizes are data of the game: only the tile that a building names is known. */
const storages = memoize((save: RimworldSave) => {
  const { graph } = save;
  const found = [...things(save).keys()].filter((node) => /Building_Storage$/.test(fileClass(graph, node)));
  return groupBy(found, (node) => {
    const at = whereabouts(save, node);
    const place = placeOnMap(save, at);
    return place && `${at.map} ${place.x} ${place.z}`;
  });
});

function storageAt(save: RimworldSave, at: Whereabouts): NodeId | null {
  const place = placeOnMap(save, at);
  return (place && storages(save).get(`${at.map} ${place.x} ${place.z}`)?.[0]) ?? null;
}
