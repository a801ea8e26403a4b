// Readers of class-specific data, by the last part of the class path. Source:
// docs/formats/satisfactory.md#class-specific-data.

import { LaterLayout } from '../../unreal/native/native-layout.ts';
import type { GameLayout } from '../structs/reader.ts';
import { GAME_WORDS } from '../structs/structs.ts';

function special(...text: readonly string[]): GameLayout {
  return new LaterLayout(text, GAME_WORDS);
}

/** Items with their offsets from the start of the belt in centimetres. Empty since 1.0. */
const ITEMS = 'items: [item: item, offset: f32]';
export const conveyor = special(ITEMS);

/**
 * Chains of belts. Items flow from the last segment into segment 0; item indices count in a ring of `maximumItems`. Units:
 * centimetres.
 */
export const conveyorChain = special(
  'lastBelt: ref, firstBelt: ref, segments: [chain: ref, belt: ref,',
  'splinePoints: [location: vector, arriveTangent: vector, leaveTangent: vector],',
  'offsetAtStart: f32, startsAtLength: f32, endsAtLength: f32,',
  'firstItemIndex: i32, lastItemIndex: i32, indexInChain: i32],',
  `totalLength: f32, maximumItems: i32, leadItemIndex: i32, tailItemIndex: i32, ${ITEMS}`,
);

/** The two power connections; from CachedWirePlaces up to the 64-bit archive, also their places. */
export const powerLine = special(
  'source: ref, target: ref, {wirePlaces} (sourceLocation: point, targetLocation: point)',
);

/** Physics state by bone. Units: centimetres, and centimetres per second. */
const PHYSICS = [
  'physics: [bone: string, position: xyz, rotation: xyzw, angularVelocity: xyz, linearVelocity: xyz, flags: u8]',
];
const vehicle = special(...PHYSICS);

/** With the vehicles that it is coupled to. */
const railVehicle = special(...PHYSICS, ', coupledFront: ref, coupledBack: ref');

/** Since DroneActions the current action and the queued ones. */
const drone = special(
  ...PHYSICS,
  ', {DroneActions+} (hasActiveAction: bool32, {isSet} activeAction: (name: string, properties: properties),',
  'queuedActions: [name: string, properties: properties])',
);

/** mod FicsIt-Networks: which modules are where on a panel. Components since Update 8 list changed properties first. */
const modulePanel = special(
  '{WorldPartition+} modifiedProperties: [parent: ref, name: string, id: guid],',
  'rows: i32, columns: i32, slots: slots',
);

const MARKS = [1, 2, 3, 4, 5, 6];
const CHAINS = ['', '_RepSizeMedium', '_RepSizeLarge', '_RepSizeHuge', '_RepSizeNoCull'];

/** The same layout for each class. */
function of(classes: string, layout: GameLayout): readonly (readonly [string, GameLayout])[] {
  return classes.split(' ').map((name) => [name, layout]);
}

export const SPECIAL: ReadonlyMap<string, GameLayout> = new Map([
  ...MARKS.flatMap((mark) => of(`Build_ConveyorBeltMk${mark}_C Build_ConveyorLiftMk${mark}_C`, conveyor)),
  ...CHAINS.flatMap((size) => of(`FGConveyorChainActor${size}`, conveyorChain)),
  ...of('Build_PowerLine_C Build_XmassLightsLine_C', powerLine),
  ...of('BP_CircuitSubsystem_C', special('circuits: [circuitId: i32, circuit: ref]')),
  // The host first.
  ...of('BP_GameState_C BP_GameMode_C', special('playerStates: [ref]')),
  // The platform's id of the player.
  ...of('BP_PlayerState_C', special('uniqueId: (: netId)')),
  ...of('BP_Tractor_C BP_Truck_C BP_FluidTruck_C BP_Explorer_C Testa_BP_WB_C', vehicle),
  ...of('BP_Golfcart_C BP_GolfcartGold_C', vehicle),
  ...of('BP_Locomotive_C BP_FreightWagon_C', railVehicle),
  ...of('BP_DroneTransport_C', drone),
  ...of('FINModuleSystemPanel', modulePanel),
  // mod FicsIt-Networks: a file system follows if the flag is set, which is empty since the mod keeps files elsewhere.
  ...of('FINKernelSystem', special('hasFileSystem: bool32')),
  // The same mod: what is on a drive, before 1.0.
  ...of('FINFileSystemState', special('files: files')),
]);

/** Layouts that mods' classes reuse: they are tried in turn, and the first that uses all bytes is right. */
export const REUSED_BY_MODS: readonly GameLayout[] = [
  powerLine,
  conveyor,
  railVehicle,
  vehicle,
  conveyorChain,
];

export const LIGHTWEIGHT_SUBSYSTEM = 'FGLightweightBuildableSubsystem';
