// Readers of class-specific data, by the last part of the class path. Source:
// docs/formats/satisfactory.md#class-specific-data.

import type { GameReader } from '../structs/reader.ts';
import { conveyor, conveyorChain } from './belts.ts';
import { gameState, playerState } from './players.ts';
import { circuitSubsystem, powerLine } from './power.ts';
import { drone, railVehicle, vehicle } from './vehicles.ts';

export type SpecialReader = (reader: GameReader) => void;

const MARKS = [1, 2, 3, 4, 5, 6];
const CHAINS = ['', '_RepSizeMedium', '_RepSizeLarge', '_RepSizeHuge', '_RepSizeNoCull'];

export const SPECIAL: ReadonlyMap<string, SpecialReader> = new Map<string, SpecialReader>([
  ...MARKS.map((mark) => [`Build_ConveyorBeltMk${mark}_C`, conveyor] as const),
  ...MARKS.map((mark) => [`Build_ConveyorLiftMk${mark}_C`, conveyor] as const),
  ...CHAINS.map((size) => [`FGConveyorChainActor${size}`, conveyorChain] as const),
  ['Build_PowerLine_C', powerLine],
  ['Build_XmassLightsLine_C', powerLine],
  ['BP_CircuitSubsystem_C', circuitSubsystem],
  ['BP_GameState_C', gameState],
  ['BP_GameMode_C', gameState],
  ['BP_PlayerState_C', playerState],
  ['BP_Tractor_C', vehicle],
  ['BP_Truck_C', vehicle],
  ['BP_FluidTruck_C', vehicle],
  ['BP_Explorer_C', vehicle],
  ['Testa_BP_WB_C', vehicle],
  ['BP_Golfcart_C', vehicle],
  ['BP_GolfcartGold_C', vehicle],
  ['BP_Locomotive_C', railVehicle],
  ['BP_FreightWagon_C', railVehicle],
  ['BP_DroneTransport_C', drone],
]);

/** Layouts that mods' classes reuse: they are tried in turn, and the first that uses all bytes is right. */
export const REUSED_BY_MODS: readonly SpecialReader[] = [
  powerLine,
  conveyor,
  railVehicle,
  vehicle,
  conveyorChain,
];

const WITHOUT_TEXTS: readonly SpecialReader[] = [
  conveyor,
  conveyorChain,
  powerLine,
  circuitSubsystem,
  gameState,
];

/**
 * Classes whose own data is only numbers and references, except for the contents of items since ItemState.
 */
export const TEXTLESS: ReadonlySet<string> = new Set(
  [...SPECIAL].flatMap(([name, reader]) => (WITHOUT_TEXTS.includes(reader) ? [name] : [])),
);

export const LIGHTWEIGHT_SUBSYSTEM = 'FGLightweightBuildableSubsystem';
