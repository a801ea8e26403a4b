// The view of a Satisfactory save: its fields, by their names in the schema, and the functions that compute them.

import type { NodeId } from '../../graph/ids.ts';
import { isFileDamaged, isUnread } from '../shared/damage.ts';
import { type HiddenValues, makeView, type ViewOf, WHOLE_LIST } from '../shared/game.ts';
import { fields, nodesOfClass } from '../shared/read.ts';
import { buildings, removedLightweights } from './buildings/buildings.ts';
import { fluidBoxes, fluidNetworks } from './buildings/fluids.ts';
import { circuits, powerSummary, switches } from './buildings/power.ts';
import { figures } from './figures.ts';
import { players } from './players.ts';
import { balance, recipesInUse } from './production/balance.ts';
import { networkDemands } from './production/demand.ts';
import { factories } from './production/factories.ts';
import { inventories } from './production/inventories.ts';
import { machines } from './production/machines.ts';
import { fluidTotals, itemTotals, stock } from './production/stock.ts';
import { missingSchematics, progress, schematics } from './progress/progress.ts';
import { knownRecipes } from './progress/recipes.ts';
import { session } from './progress/session.ts';
import { markers, rules, statistics } from './progress/statistics.ts';
import type { SatisfactorySave } from './save.ts';
import { mapView } from './screens/map.ts';
import { beltChains, beltLines } from './traffic/belt-lines.ts';
import { belts, pipes, powerLines } from './traffic/carriers.ts';
import { stations, trains } from './traffic/rail.ts';
import { railSignals, railSummary, railSwitches, railTracks } from './traffic/rail-track.ts';
import { dronePorts, drones, truckStations, vehiclePaths, vehicles } from './traffic/vehicles.ts';
import { unknown } from './unknown.ts';
import { collectibleObjects, collectibleSummary, collectibles } from './world/collectibles.ts';
import { destroyed } from './world/destroyed.ts';
import { removedFoliage } from './world/foliage.ts';
import { resourceNodes } from './world/nodes.ts';

const FIELDS = {
  session,
  players,
  buildings,
  machines,
  recipes: recipesInUse,
  balance,
  power: powerSummary,
  circuits,
  networks: networkDemands,
  switches,
  stock,
  inventories,
  items: itemTotals,
  fluidItems: fluidTotals,
  resourceNodes,
  fluids: fluidNetworks,
  fluidBoxes,
  belts,
  beltChains,
  beltLines,
  pipes,
  powerLines,
  collectibles,
  collectibleObjects,
  collected: collectibleSummary,
  destroyed,
  removedFoliage,
  removedLightweights,
  progress,
  schematics,
  missingSchematics,
  knownRecipes,
  statistics,
  rules,
  markers,
  rail: railSummary,
  railTracks,
  railSignals,
  railSwitches,
  trains,
  stations,
  vehicles,
  vehiclePaths,
  drones,
  dronePorts,
  truckStations,
  factories,
  mapView,
  figures,
  unknown,
};

/** Lists whose rows are in objects of a class, or in a property of them, so that damage to one of these takes rows away. */
const HOLDERS: readonly (readonly [string, string, ...(keyof typeof FIELDS)[]])[] = [
  ['BP_SchematicManager_C', 'mPurchasedSchematics', 'schematics', 'missingSchematics'],
  ['FGStatisticsSubsystem', 'mActorsBuiltCount', 'statistics'],
  ['FGMapManager', 'mMapMarkers', 'markers'],
  ['FGFoliageRemovalSubsystem', 'mSaveData', 'removedFoliage'],
  ['FGLightweightBuildableSubsystem', '', 'buildings'],
  ['FGPipeNetwork', '', 'fluidBoxes'],
  ['FGRecipeManager BP_RecipeManager_C', 'mAvailableRecipes', 'knownRecipes'],
];

function incompleteLists(save: SatisfactorySave): ReadonlySet<string> {
  const { graph } = save;
  const isDamaged = isFileDamaged(graph);
  const lists = HOLDERS.flatMap(([classes, property, ...held]) => {
    const holders = nodesOfClass(graph, (name) => classes.split(' ').includes(name));
    const isLost = (node: NodeId): boolean => {
      const own = fields(graph, node, property);
      return isUnread(graph, node) || (own.items(property) ?? own.entries(property)) === null;
    };
    return holders.some(isLost) || (isDamaged && holders.length === 0) ? held : [];
  });
  if (!isDamaged) return new Set(lists);
  // Totals have no row for what only lost places hold, or only hidden machines make.
  if (stock(save).some(({ item }) => item === null)) lists.push('items', 'fluidItems');
  if (machines(save).some(({ isUnknown }) => isUnknown)) lists.push('recipes', 'balance', 'factories');
  return new Set(lists);
}

/** Before 1.0 the tables have recipes and schematics that the game did not. */
function hiddenValues({ places, isOwnWorld }: SatisfactorySave): readonly HiddenValues[] {
  if (places.isComplete) return [];
  return [
    {
      fields: { knownRecipes: ['isUnlocked'] },
      text: 'before 1.0 and on maps of mods, locked recipes are not known: only unlocked ones are listed',
    },
    {
      fields: { missingSchematics: isOwnWorld ? [WHOLE_LIST] : [] },
      text: 'the table is that of 1.0 to 1.2: the version of this save does not have all of them, and had others',
    },
  ];
}

export type SatisfactoryView = ViewOf<SatisfactorySave, typeof FIELDS>;

export function satisfactoryView(save: SatisfactorySave): SatisfactoryView {
  return makeView(save, FIELDS, { incompleteIn: incompleteLists, hiddenValues });
}
