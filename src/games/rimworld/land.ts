// Maps and the zones on them.

import { className, fields, groupBy, memoize, nullIfIncomplete, referencesOf, refTo } from '../shared/kit.ts';
import { WORLD } from './defaults.ts';
import { word } from './names.ts';
import { colonists } from './people.ts';
import { isOurs, maps, type RimworldSave } from './save.ts';
import { stock } from './stock.ts';
import { numbersIn, zoneAt, zonesOf } from './zones.ts';

export const mapRows = memoize((save: RimworldSave) => {
  const { graph, scope } = save;
  const links = referencesOf(graph);
  const people = groupBy(colonists(save), ({ map }) => map?.node ?? null);
  return maps(save).map((node) => {
    const info = fields(graph, node, 'uniqueID mapInfo wasSpawnedViaGravShipLanding');
    const [width, , height] = numbersIn(info.struct('mapInfo')?.text('size') ?? null);
    const parent = links.first(node, 'mapInfo.parent');
    const site = parent === null ? null : fields(graph, parent, 'nameInt def tile');
    const owner = parent === null ? null : links.first(parent, 'faction');
    const tile = site?.value('tile');
    // One where a gravship landed is a home.
    const isCamp = site?.text('def') === 'Camp' && !info.has('wasSpawnedViaGravShipLanding');
    return {
      object: scope.object(node),
      number: info.int('uniqueID', WORLD.uniqueID),
      name: site?.text('nameInt') ?? null,
      site: word(site?.text('def') ?? null),
      tile: tile === undefined || tile === null || typeof tile === 'object' ? null : String(tile),
      width: width ?? null,
      height: height ?? null,
      isHome: isCamp ? false : owner === null ? nullIfIncomplete(graph, false) : isOurs(save, owner),
      colonists: nullIfIncomplete(graph, people.get(node)?.length ?? 0),
    };
  });
});

export const zones = memoize((save: RimworldSave) => {
  const { graph, scope } = save;
  const held = groupBy(
    stock(save).filter(({ zone }) => zone !== null),
    // Several may have the same label.
    ({ map, position }) => zoneAt(save, map!.node, position)!.node,
  );
  return zonesOf(save).map(({ node, map, label, isStockpile, cells, plant, priority }) => ({
    object: scope.object(node),
    name: label,
    kind: word(className(graph, node))!,
    map: refTo(save.scope, map),
    tiles: cells?.length ?? null,
    plant: word(plant),
    priority,
    stacks: isStockpile && cells ? nullIfIncomplete(save.graph, held.get(node)?.length ?? 0) : null,
  }));
});
