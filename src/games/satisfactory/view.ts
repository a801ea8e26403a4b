// The view of a Satisfactory save: its fields, by their names in the schema, and what works each out.

import { makeView, type ViewOf } from '../shared/game.ts';
import { balance, recipesInUse } from './balance.ts';
import { buildings } from './buildings.ts';
import { collectibleObjects, collectibleSummary, collectibles } from './collectibles.ts';
import { factories } from './factories.ts';
import { figures } from './figures.ts';
import { fluidNetworks } from './fluids.ts';
import { machines } from './machines.ts';
import { mapView } from './map.ts';
import { resourceNodes } from './nodes.ts';
import { players } from './players.ts';
import { circuits, networks, powerSummary, switches } from './power.ts';
import { missingSchematics, progress, schematics } from './progress.ts';
import { stations, trains } from './rail.ts';
import { railSignals, railSummary, railSwitches, railTracks } from './rail-track.ts';
import type { SatisfactorySave } from './save.ts';
import { session } from './session.ts';
import { markers, rules, statistics } from './statistics.ts';
import { stock, stockTotals } from './stock.ts';
import { unknown } from './unknown.ts';
import { dronePorts, drones, truckStations, vehiclePaths, vehicles } from './vehicles.ts';

const FIELDS = {
  session,
  players,
  buildings,
  machines,
  recipes: recipesInUse,
  balance,
  power: powerSummary,
  circuits,
  networks,
  switches,
  stock,
  items: stockTotals,
  nodes: resourceNodes,
  fluids: fluidNetworks,
  collectibles,
  collectibleObjects,
  collected: collectibleSummary,
  progress,
  schematics,
  missingSchematics,
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

export type SatisfactoryView = ViewOf<SatisfactorySave, typeof FIELDS>;

export function satisfactoryView(save: SatisfactorySave): SatisfactoryView {
  return makeView(save, FIELDS);
}
