/** The synthetic player with what she carries, and the subsystems that remember what she did. */
import { hexBytes } from '../../byte-writer.ts';
import { classes, inWorld, items, recipes, world } from '../game.ts';
import { actor } from '../objects.ts';
import type { Ref } from '../strings.ts';
import { asset } from '../strings.ts';
import type { NetId } from '../structs.ts';
import { structType } from '../type-names.ts';
import type { Property } from '../values.ts';
import {
  bool,
  double,
  enumValue,
  float,
  int,
  int64,
  map,
  nameOf,
  object,
  objects,
  prop,
  str,
  struct,
  structs,
} from '../values.ts';
import type { Stock } from './machines.ts';
import { addInventory } from './machines.ts';
import type { Place, Site } from './site.ts';
import { add, addActor, addPart, at, firstVersionOf, refTo } from './site.ts';

export const playerName = 'Pioneer Ada';

const madeUpId: NetId = { flags: 25, bytes: hexBytes('00112233445566778899aabbccddeeff') };

export function addPlayer(site: Site, place: Place, stock: Stock): void {
  const pawn = addActor(site, classes.player, [], at(place, 'south'));
  const inventory = addInventory(site, pawn, 'Inventory', stock);
  const arms = addInventory(site, pawn, 'ArmSlot', [null]);
  const health = addPart(site, pawn, classes.health, 'HealthComponent', [prop('mCurrentHealth', float(70))]);
  const steps = [0, 1, 2].map((index) =>
    prop(
      'mLastSafeGroundPositions',
      struct('Vector', { binary: 'reals', values: [place[0] + 100 * index, place[1], place[2]] }),
      { index },
    ),
  );
  pawn.properties.push(
    ...steps,
    prop('mInventory', object(refTo(inventory))),
    prop('mArmsEquipmentSlot', object(refTo(arms))),
    prop('mHealthComponent', object(refTo(health))),
    prop('mCachedPlayerName', str(playerName)),
    prop('mIsFlashlightOn', bool(true)),
  );
  addActor(
    site,
    classes.playerState,
    [
      prop('mOwnedPawn', object(refTo(pawn))),
      prop('mHasReceivedInitialItems', bool(true)),
      ...(site.version >= firstVersionOf.builtBy
        ? [
            prop(
              'mPlatformPlayerInfoHandle',
              struct('PlayerInfoHandle', { binary: 'player', service: 1, index: 0 }),
            ),
          ]
        : []),
    ],
    { trailing: { class: 'player', id: madeUpId } },
  );
}

/** The game mode, the game state and what hangs on it. */
export function addWorldState(site: Site, session: string, recipesKnown: Ref[], schematics: string[]): void {
  const players = { class: 'playerStates' as const, players: [world('BP_PlayerState_C_1')] };
  addActor(
    site,
    classes.gameMode,
    [prop('mSaveSessionName', str(session)), prop('mStartingPointTagName', nameOf('Grass Fields'))],
    { trailing: players },
  );
  addActor(
    site,
    classes.gameState,
    [
      prop('mCircuitSubsystem', object(world('CircuitSubsystem'))),
      prop('mRecipeManager', object(world('RecipeManager'))),
      prop('mReplicatedSessionName', str(session)),
      prop('mPlayDurationWhenLoaded', int(7200)),
    ],
    { trailing: players },
  );
  addSubsystem(site, classes.recipeManager, 'RecipeManager', [
    prop('mAvailableRecipes', objects(...recipesKnown)),
  ]);
  addSubsystem(
    site,
    '/Game/FactoryGame/Schematics/Progression/BP_SchematicManager.BP_SchematicManager_C',
    'SchematicManager',
    [prop('mPurchasedSchematics', objects(...schematics.map(schematic)))],
  );
}

const schematic = (name: string): Ref => asset(`/Game/FactoryGame/Schematics/Progression/${name}.${name}_C`);

export function addSubsystem(site: Site, className: string, name: string, properties: Property[]): void {
  add(site, actor(className, inWorld(name), properties, { parent: world('BP_GameState_C_1') }));
}

export function addStatistics(site: Site, counts: [class_: string, now: number, everBuilt: number][]): void {
  const entries = counts.map(([className, now, ever]): Parameters<typeof map>[2][number] => [
    object(asset(className)),
    struct('ActorBuiltData', [
      prop('Current', int(now)),
      prop('CurrentMax', int(ever)),
      prop('Total', int64(BigInt(ever))),
    ]),
  ]);
  addSubsystem(site, classes.statistics, 'StatisticsSubsystem', [
    prop('mActorsBuiltCount', map('ObjectProperty', structType('ActorBuiltData'), entries)),
  ]);
}

export function addDepot(site: Site, stored: [item: Ref, amount: number][]): void {
  const amounts = stored.map(([item, amount]) => [
    prop('ItemClass', object(item)),
    prop('amount', int(amount)),
  ]);
  addSubsystem(site, '/Script/FactoryGame.FGCentralStorageSubsystem', 'CentralStorageSubsystem', [
    prop('mStoredItems', structs('ItemAmount', amounts)),
  ]);
}

/** Something that lies on the ground; such actors end with four zero bytes. */
export function addPickup(site: Site, place: Place, item: Ref, count: number): void {
  const stack = [
    prop('Item', struct('InventoryItem', { binary: 'item', item })),
    prop('NumItems', int(count)),
  ];
  addActor(site, classes.pickup, [prop('mPickupItems', struct('InventoryStack', stack))], {
    ...at(place),
    rest: new Uint8Array(4),
  });
}

export interface MarkerSpec {
  name: string;
  place: Place;
  icon: number;
}

export function addMapMarkers(site: Site, markers: MarkerSpec[]): void {
  const bodies = markers.map((marker, i): Property[] => [
    prop('markerGuid', struct('Guid', { binary: 'bytes', values: new Uint8Array(16).fill(i + 1) })),
    prop(
      'Location',
      struct(
        'Vector_NetQuantize',
        marker.place.map((value, axis) => prop('XYZ'[axis] ?? '', double(value))),
      ),
    ),
    prop('Name', str(marker.name)),
    prop('CategoryName', str('Logistics')),
    prop('MapMarkerType', enumValue('ERepresentationType', 'RT_MapMarker')),
    prop('IconID', int(marker.icon)),
    prop('Color', struct('LinearColor', { binary: 'floats', values: [1, 0.5, 0, 1] })),
    prop('Scale', float(1)),
    prop('compassViewDistance', enumValue('ECompassViewDistance', 'CVD_Mid')),
    prop('MarkerPlacedByAccountID', str('made-up-account')),
  ]);
  addSubsystem(site, classes.mapManager, 'MapManager', [prop('mMapMarkers', structs('MapMarker', bodies))]);
}

export const pockets: Stock = [
  [items.ironPlate, 86],
  [items.cable, 34],
  [items.concrete, 120],
  [items.shard, 2],
  null,
  null,
];
export const knownRecipes: Ref[] = Object.values(recipes);
