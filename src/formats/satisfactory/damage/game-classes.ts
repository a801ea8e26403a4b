// Native classes of the game, as seen in saves of versions 25 to 58: when the only headers of such a class
// are damaged, nothing else in the file names it. Classes of assets are mentioned in many places.

const PACKAGE = '/Script/FactoryGame.';

export const GAME_ACTOR_CLASSES: readonly string[] = words(`
  FGBlueprintProxy FGCentralStorageSubsystem FGConveyorChainActor FGConveyorChainActor_RepSizeMedium
  FGConveyorChainActor_RepSizeLarge FGConveyorChainActor_RepSizeHuge FGDockingStationInfo
  FGDrivingTargetList FGDroneStationInfo FGFoliageRemoval FGFoliageRemovalSubsystem FGGameRulesSubsystem
  FGItemPickup_Spawnable FGLightweightBuildableSubsystem FGMapManager FGPipeNetwork FGPipeSubsystem
  FGRailroadTimeTable FGRecipeManager FGResourceSinkSubsystem FGSavedWheeledVehiclePath FGScannableSubsystem
  FGStatisticsSubsystem FGTrainStationIdentifier FGVehicleSubsystem FGWheeledVehicleInfo FGWorldSettings
`).map((name) => PACKAGE + name);

/** Each line: a class, then the names of components in their actors, without numbers. */
const COMPONENTS = `
  FGEmoteShortcut FGEmoteShortcut
  FGFactoryConnectionComponent ConveyorAny Input Output SnapOnly InPut FGFactoryConnection
  FGFactoryLegsComponent FGFactoryLegs FactoryLegs
  FGHealthComponent HealthComponent
  FGInventoryComponent Inventory inventory InventoryPotential StorageInventory InputInventory OutputInventory
  FGInventoryComponent FuelInventory UploadInventory BatteryInventory mBufferInventory ShopInventory CouponInventory
  FGInventoryComponentEquipment ArmSlot BackSlot BodySlot HeadSlot LegsSlot
  FGInventoryComponentTrash TrashSlot
  FGPipeConnectionComponent PipelineConnection Connection ConnectionAny PipelineSupportSnap
  FGPipeConnectionComponentHyper Connection PipeHyperConnection PipeHyperStartConnection PipeHyperSupportSnap
  FGPipeConnectionFactory FGPipeConnectionFactory PipeInputFactory PipeOutputFactory PipeInput PipeOutput
  FGPlayerHotbar FGPlayerHotbar
  FGPowerCircuit FGPowerCircuit
  FGPowerConnectionComponent PowerConnection PowerInput FGPowerConnection FGPowerConnectionComponent PowerTowerConnection
  FGPowerConnectionComponent SlidingShoe ThirdRail UpstreamConnection DownstreamConnection
  FGPowerInfoComponent PowerInfoComponent PowerInfo powerInfo
  FGRailroadTrackConnectionComponent TrackConnection
  FGRecipeShortcut FGRecipeShortcut
  FGShoppingListComponent ShoppingListComponent
  FGTrainPlatformConnection PlatformConnection
`;

/** Class paths by the name of the component: one, or two that share it. */
export function gameComponentClasses(): Map<string, Set<string>> {
  const classes = new Map<string, Set<string>>();
  for (const line of COMPONENTS.trim().split('\n')) {
    const [name, ...components] = words(line);
    for (const component of components) {
      const known = classes.get(component) ?? new Set();
      classes.set(component, known.add(PACKAGE + name));
    }
  }
  return classes;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
