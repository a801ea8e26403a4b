// Native classes of the game, as seen in saves of versions 25 to 58: when the only headers of such a class
// are damaged, nothing else in the file names it. Classes of assets are mentioned in many places.

const PACKAGE = '/Script/FactoryGame.';

export const GAME_ACTOR_CLASSES: readonly string[] = [
  ...[
    'FGBlueprintProxy',
    'FGCentralStorageSubsystem',
    'FGConveyorChainActor',
    'FGConveyorChainActor_RepSizeMedium',
  ],
  ...['FGConveyorChainActor_RepSizeLarge', 'FGConveyorChainActor_RepSizeHuge', 'FGDockingStationInfo'],
  ...['FGDrivingTargetList', 'FGDroneStationInfo', 'FGFoliageRemoval', 'FGFoliageRemovalSubsystem'],
  ...['FGGameRulesSubsystem', 'FGItemPickup_Spawnable', 'FGLightweightBuildableSubsystem', 'FGMapManager'],
  ...[
    'FGPipeNetwork',
    'FGPipeSubsystem',
    'FGRailroadTimeTable',
    'FGRecipeManager',
    'FGResourceSinkSubsystem',
  ],
  ...[
    'FGSavedWheeledVehiclePath',
    'FGScannableSubsystem',
    'FGStatisticsSubsystem',
    'FGTrainStationIdentifier',
  ],
  ...['FGVehicleSubsystem', 'FGWheeledVehicleInfo', 'FGWorldSettings'],
].map((name) => PACKAGE + name);

/** By class: names of components in their actors, without numbers. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  FGEmoteShortcut: ['FGEmoteShortcut'],
  FGFactoryConnectionComponent: [
    'ConveyorAny',
    'Input',
    'Output',
    'SnapOnly',
    'InPut',
    'FGFactoryConnection',
  ],
  FGFactoryLegsComponent: ['FGFactoryLegs', 'FactoryLegs'],
  FGHealthComponent: ['HealthComponent'],
  FGInventoryComponent: [
    ...[
      'Inventory',
      'inventory',
      'InventoryPotential',
      'StorageInventory',
      'InputInventory',
      'OutputInventory',
    ],
    ...[
      'FuelInventory',
      'UploadInventory',
      'BatteryInventory',
      'mBufferInventory',
      'ShopInventory',
      'CouponInventory',
    ],
  ],
  FGInventoryComponentEquipment: ['ArmSlot', 'BackSlot', 'BodySlot', 'HeadSlot', 'LegsSlot'],
  FGInventoryComponentTrash: ['TrashSlot'],
  FGPipeConnectionComponent: ['PipelineConnection', 'Connection', 'ConnectionAny', 'PipelineSupportSnap'],
  FGPipeConnectionComponentHyper: [
    'PipeHyperConnection',
    'PipeHyperStartConnection',
    'PipeHyperSupportSnap',
    'Connection',
  ],
  FGPipeConnectionFactory: [
    'FGPipeConnectionFactory',
    'PipeInputFactory',
    'PipeOutputFactory',
    'PipeInput',
    'PipeOutput',
  ],
  FGPlayerHotbar: ['FGPlayerHotbar'],
  FGPowerCircuit: ['FGPowerCircuit'],
  FGPowerConnectionComponent: [
    ...[
      'PowerConnection',
      'PowerInput',
      'FGPowerConnection',
      'FGPowerConnectionComponent',
      'PowerTowerConnection',
    ],
    ...['SlidingShoe', 'ThirdRail', 'UpstreamConnection', 'DownstreamConnection'],
  ],
  FGPowerInfoComponent: ['PowerInfoComponent', 'PowerInfo', 'powerInfo'],
  FGRailroadTrackConnectionComponent: ['TrackConnection'],
  FGRecipeShortcut: ['FGRecipeShortcut'],
  FGShoppingListComponent: ['ShoppingListComponent'],
  FGTrainPlatformConnection: ['PlatformConnection'],
};

/** Class paths by the name of the component: one, or two that share it. */
export function gameComponentClasses(): Map<string, Set<string>> {
  const classes = new Map<string, Set<string>>();
  for (const [name, components] of Object.entries(COMPONENTS)) {
    for (const component of components) {
      const known = classes.get(component) ?? new Set();
      classes.set(component, known.add(PACKAGE + name));
    }
  }
  return classes;
}
