// Stardew Valley (files without an ending, beside a SaveGameInfo). Source: docs/formats/xml.md#stardew-valley.

import { DOTNET_VALUES, type XmlGame } from './game.ts';

/** `saveTime` counts minutes from here (measured: four days before a commit with the file). */
const EPOCH_MILLIS = Date.UTC(2012, 5, 22);

export const stardew: XmlGame = {
  title: 'Stardew Valley',
  documents: [
    { root: 'SaveGame', files: /(?:^|\/)[^/.]+_\d+$/ },
    { root: 'Farmer', extra: 'what the menu of Stardew Valley shows of a save, not the save itself' },
  ],
  backups: /_(old|SVEMERG|SVBAK)$/,
  header: {
    title: 'SaveGame/player/farmName Farmer/farmName',
    version: 'SaveGame/player/gameVersion Farmer/gameVersion',
    // The farm holds the time of the save before.
    savedAt: 'Farmer/saveTime SaveGame/player/saveTime',
    readDate: (minutes) =>
      new Date(Number(minutes) > 0 ? EPOCH_MILLIS + Number(minutes) * 60_000 : Number.NaN),
    playTime: 'SaveGame/player/millisecondsPlayed Farmer/millisecondsPlayed',
    perSecond: 1000,
    worldInName: /_(\d+)(?:_old|_SVEMERG|_SVBAK)?(?:\.[^./]*)?$/,
    world: 'SaveGame/uniqueIDForThisGame',
    fields: 'SaveGame/player/name Farmer/name',
    length: 'map tile',
    northAxis: '-Y',
  },
  classAttribute: 'xsi:type',
  nullAttribute: ['xsi:nil', 'true 1'],
  items:
    /^(GameLocation|Farmer|NPC|Item|Object|Furniture|Building|TerrainFeature|LargeTerrainFeature|ResourceClump|FarmAnimal|Quest|SpecialOrder|Buff|Debris|Chunk|InputButton|DescriptionElement|ParrotUpgradePerch|Hat|Boots|Clothing|Ring|Monster|MovieInvitation|Vector3)$/,
  notItems: new RegExp(
    `^(?:${DOTNET_VALUES}|Vector2|Vector3|Point|Rectangle|Color|ArrayOf\\w+|SerializableDictionary\\w*|dictionary|LocationContext)$`,
  ),
  values: new RegExp(`^(?:${DOTNET_VALUES}|Vector2|Point|Rectangle|ArrayOf\\w+)$`),
  maps: ['item', 'key', 'value'],
  keys: 'name UniqueMultiplayerID myID id',
  titles: 'displayName name uniqueName',
  ids: [
    {
      space: 'farmer',
      at: 'player/UniqueMultiplayerID Farmer/UniqueMultiplayerID farmhand/UniqueMultiplayerID',
      absent: '-6666666',
    },
    { space: 'location', at: 'locations/*/name indoors/uniqueName' },
    { space: 'npc', at: 'characters/*/name' },
    { space: 'animal', at: 'FarmAnimal/myID' },
    { space: 'building', at: 'buildings/*/id', pattern: /-/, isOnce: true },
    { space: 'pet', at: 'characters/*/petId characters/*/guid', pattern: /-/ },
  ],
  references: [
    {
      from: `farmhandReference Farmer1 Farmer2 owner ownerID lastToucher cellarAssignments/*/value/long
        lastPetDay/item/key/long participantsIDs/item/key/long seenParticipantsIDs/item/key/long`,
      to: 'farmer',
    },
    { from: 'parentId animalsThatLiveHere/long', to: 'animal' },
    {
      from: `spouse loveInterest requester Quest/target friendshipData/item/key/string friendships/item/key/string
        whoToGreet/string`,
      to: 'npc',
    },
    {
      from: `homeLocation DefaultMap defaultMap lastSleepLocation disconnectLocation locationOfItem whereToGo
        dropBoxGameLocation nonInstancedIndoorsName/string locationsVisited/string`,
      to: 'location',
    },
    { from: 'petGuid', to: 'pet' },
    { from: 'homeBuildingId', to: 'building' },
  ],
  none: '0 -1 null 00000000-0000-0000-0000-000000000000',
  definitions: [
    { at: 'itemId crop/indexOfHarvest', of: 'Item' },
    { at: 'buildingType', of: 'Building' },
  ],
  places: [
    { path: '^', form: 'XY' },
    { path: 'tilePosition', form: 'XY' },
    { path: 'tile', form: 'XY' },
    { path: 'netTilePosition', form: 'XY' },
    { path: 'tileX', form: 'beside tileY' },
    { path: 'tileLocation', form: 'XY' },
    { path: 'Position', form: 'XY', scale: 64 },
    { path: 'position', form: 'XY', scale: 64 },
  ],
  levels: 'location',
  texts: /^(name|Name|displayName|farmName|favoriteThing|gameVersion|itemId|string)$/,
};
