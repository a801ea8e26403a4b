/**
 * Names of classes, recipes and items as the game spells them, for synthetic saves.
 * Source: `docs/formats/satisfactory.md` sections 3.6 and 4; names are facts of the game, everything else is made up.
 */
import type { Ref } from './strings.ts';
import { asset, ref } from './strings.ts';

const factory = '/Game/FactoryGame/Buildable/Factory';
const resource = '/Game/FactoryGame/Resource';

/** `/Game/A/B` becomes `/Game/A/B.B_C`, the class in the asset. */
function classIn(path: string): string {
  return `${path}.${path.slice(path.lastIndexOf('/') + 1)}_C`;
}

const native = (name: string) => `/Script/FactoryGame.${name}`;

export const classes = {
  constructor: classIn(`${factory}/ConstructorMk1/Build_ConstructorMk1`),
  smelter: classIn(`${factory}/SmelterMk1/Build_SmelterMk1`),
  assembler: classIn(`${factory}/AssemblerMk1/Build_AssemblerMk1`),
  miner: classIn(`${factory}/MinerMK1/Build_MinerMk1`),
  container: classIn(`${factory}/StorageContainerMk1/Build_StorageContainerMk1`),
  coalGenerator: classIn(`${factory}/GeneratorCoal/Build_GeneratorCoal`),
  belt: classIn(`${factory}/ConveyorBeltMk1/Build_ConveyorBeltMk1`),
  lift: classIn(`${factory}/ConveyorLiftMk1/Build_ConveyorLiftMk1`),
  pole: classIn(`${factory}/PowerPoleMk1/Build_PowerPoleMk1`),
  wire: classIn(`${factory}/PowerLine/Build_PowerLine`),
  trainStation: classIn(`${factory}/Train/Station/Build_TrainStation`),
  freightPlatform: classIn(`${factory}/Train/Station/Build_TrainDockingStation`),
  track: classIn(`${factory}/Train/Track/Build_RailroadTrack`),
  truckStation: classIn(`${factory}/TruckStation/Build_TruckStation`),
  droneStation: classIn(`${factory}/DroneStation/Build_DroneStation`),
  foundation: classIn('/Game/FactoryGame/Buildable/Building/Foundation/Build_Foundation_8x4_01'),
  wall: classIn('/Game/FactoryGame/Buildable/Building/Wall/Build_Wall_8x4_01'),
  beam: classIn('/Game/FactoryGame/Prototype/Buildable/Beams/Build_Beam'),
  train: classIn('/Game/FactoryGame/Buildable/Vehicle/Train/-Shared/BP_Train'),
  locomotive: classIn('/Game/FactoryGame/Buildable/Vehicle/Train/Locomotive/BP_Locomotive'),
  wagon: classIn('/Game/FactoryGame/Buildable/Vehicle/Train/Wagon/BP_FreightWagon'),
  truck: classIn('/Game/FactoryGame/Buildable/Vehicle/Truck/BP_Truck'),
  tractor: classIn('/Game/FactoryGame/Buildable/Vehicle/Tractor/BP_Tractor'),
  explorer: classIn('/Game/FactoryGame/Buildable/Vehicle/Explorer/BP_Explorer'),
  drone: classIn(`${factory}/DroneStation/BP_DroneTransport`),
  player: classIn('/Game/FactoryGame/Character/Player/Char_Player'),
  playerState: classIn('/Game/FactoryGame/Character/Player/BP_PlayerState'),
  gameMode: classIn('/Game/FactoryGame/-Shared/Blueprint/BP_GameMode'),
  gameState: classIn('/Game/FactoryGame/-Shared/Blueprint/BP_GameState'),
  circuitSubsystem: classIn('/Game/FactoryGame/-Shared/Blueprint/BP_CircuitSubsystem'),
  railroadSubsystem: classIn('/Game/FactoryGame/-Shared/Blueprint/BP_RailroadSubsystem'),
  resourceNode: classIn(`${resource}/BP_ResourceNode`),
  blueSlug: classIn(`${resource}/Environment/Crystal/BP_Crystal`),
  yellowSlug: classIn(`${resource}/Environment/Crystal/BP_Crystal_mk2`),
  sphere: classIn('/Game/FactoryGame/Prototype/WAT/BP_WAT2'),
  dropPod: classIn('/Game/FactoryGame/World/Benefit/DropPod/BP_DropPod'),
  chain: native('FGConveyorChainActor'),
  lightweights: native('FGLightweightBuildableSubsystem'),
  mapManager: native('FGMapManager'),
  recipeManager: native('FGRecipeManager'),
  foliageRemovalSubsystem: native('FGFoliageRemovalSubsystem'),
  foliageRemoval: native('FGFoliageRemoval'),
  scannable: native('FGScannableSubsystem'),
  statistics: native('FGStatisticsSubsystem'),
  pickup: native('FGItemPickup_Spawnable'),
  circuit: native('FGPowerCircuit'),
  stationIdentifier: native('FGTrainStationIdentifier'),
  timeTable: native('FGRailroadTimeTable'),
  vehicleInfo: native('FGWheeledVehicleInfo'),
  droneStationInfo: native('FGDroneStationInfo'),
  factoryConnection: native('FGFactoryConnectionComponent'),
  powerConnection: native('FGPowerConnectionComponent'),
  powerInfo: native('FGPowerInfoComponent'),
  inventory: native('FGInventoryComponent'),
  trackConnection: native('FGRailroadTrackConnectionComponent'),
  health: native('FGHealthComponent'),
} as const;

export const items = {
  ironOre: asset(classIn(`${resource}/RawResources/OreIron/Desc_OreIron`)),
  copperOre: asset(classIn(`${resource}/RawResources/OreCopper/Desc_OreCopper`)),
  coal: asset(classIn(`${resource}/RawResources/Coal/Desc_Coal`)),
  ironIngot: asset(classIn(`${resource}/Parts/IronIngot/Desc_IronIngot`)),
  copperIngot: asset(classIn(`${resource}/Parts/CopperIngot/Desc_CopperIngot`)),
  ironPlate: asset(classIn(`${resource}/Parts/IronPlate/Desc_IronPlate`)),
  ironRod: asset(classIn(`${resource}/Parts/IronRod/Desc_IronRod`)),
  screw: asset(classIn(`${resource}/Parts/IronScrew/Desc_IronScrew`)),
  wire: asset(classIn(`${resource}/Parts/Wire/Desc_Wire`)),
  cable: asset(classIn(`${resource}/Parts/Cable/Desc_Cable`)),
  concrete: asset(classIn(`${resource}/Parts/Cement/Desc_Cement`)),
  reinforcedPlate: asset(classIn(`${resource}/Parts/IronPlateReinforced/Desc_IronPlateReinforced`)),
  shard: asset(classIn(`${resource}/Environment/Crystal/Desc_CrystalShard`)),
  jetPack: asset(classIn(`${resource}/Equipment/JetPack/BP_EquipmentDescriptorJetPack`)),
} as const;

const recipe = (path: string): Ref => asset(classIn(`/Game/FactoryGame/Recipes/${path}`));

export const recipes = {
  ironIngot: recipe('Smelter/Recipe_IngotIron'),
  copperIngot: recipe('Smelter/Recipe_IngotCopper'),
  ironPlate: recipe('Constructor/Recipe_IronPlate'),
  ironRod: recipe('Constructor/Recipe_IronRod'),
  screw: recipe('Constructor/Recipe_Screw'),
  wire: recipe('Constructor/Recipe_Wire'),
  cable: recipe('Constructor/Recipe_Cable'),
  reinforcedPlate: recipe('Assembler/Recipe_IronPlateReinforced'),
} as const;

/** The recipe that a building is built with. */
export const building = (name: string): Ref => recipe(`Buildings/Recipe_${name}`);

export const swatch = (slot: number): Ref =>
  asset(classIn(`/Game/FactoryGame/Buildable/-Shared/Customization/Swatches/SwatchDesc_Slot${slot}`));

/** `Persistent_Level:PersistentLevel.Name`, the path of an object in the persistent level. */
export function inWorld(name: string): string {
  return `Persistent_Level:PersistentLevel.${name}`;
}

export const world = (name: string): Ref => ref(inWorld(name));
