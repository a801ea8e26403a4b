// Space Engineers (a folder with Sandbox.sbc and SANDBOX_0_0_0_.sbs). Source: docs/formats/xml.md#space-engineers.

import type { XmlGame } from './game.ts';

export const spaceEngineers: XmlGame = {
  title: 'Space Engineers',
  documents: [
    { root: 'MyObjectBuilder_Checkpoint' },
    { root: 'MyObjectBuilder_Sector' },
    {
      root: 'MyObjectBuilder_WorldConfiguration',
      extra: 'the settings of a Space Engineers world, not a save',
    },
  ],
  isFolder: true,
  header: {
    title: ['MyObjectBuilder_Checkpoint/SessionName', 'MyObjectBuilder_WorldConfiguration/SessionName'],
    version: ['MyObjectBuilder_Checkpoint/AppVersion', 'MyObjectBuilder_Sector/AppVersion'],
    savedAt: {
      path: 'MyObjectBuilder_Checkpoint/LastSaveTime|MyObjectBuilder_WorldConfiguration/LastSaveTime',
      read: savedAt,
    },
    playSeconds: { path: 'MyObjectBuilder_Checkpoint/ElapsedGameTime', perSecond: 1e7 },
    world: ['MyObjectBuilder_Checkpoint/WorldId'],
    fields: ['MyObjectBuilder_Checkpoint/Description'],
    length: 'm',
    perMetre: 1,
    upAxis: '+Y',
  },
  classAttribute: 'xsi:type',
  nullAttribute: ['xsi:nil', 'true'],
  items: /^(My[A-Z]\w*|Items|ComponentData|Entry|Slot|ModItem|ContractCondition)$/,
  values: /^(string|int|boolean|long|unsignedInt|float|double|guid)$/,
  maps: ['item', 'Key', 'Value'],
  keys: ['EntityId', 'IdentityId', 'FactionId', 'Id'],
  titles: ['CustomName', 'DisplayName', 'Name', 'SubtypeName'],
  ids: [
    { space: 'entity', child: ['EntityId'], pattern: /^-?[1-9]/, notTag: ['MyEntityForRemoval'] },
    { space: 'identity', tag: ['MyObjectBuilder_Identity'], child: ['IdentityId', 'PlayerId'] },
    { space: 'faction', tag: ['MyObjectBuilder_Faction'], child: ['FactionId'] },
    { space: 'station', tag: ['MyObjectBuilder_Station'], child: ['Id'] },
    { space: 'contract', tag: ['MyAbstractXmlSerializerOfMyObjectBuilder_Contract'], child: ['Id'] },
  ],
  references: [
    {
      from: [
        'Owner',
        'BuiltBy',
        'PlayerId',
        'IdentityId',
        'OwnerIdentifier',
        'FounderId',
        'EscortShipOwner',
        'OwnerId',
        'OwnerIdentityId',
        'OwningPlayerIdentityId',
        'PiratesIdentity',
      ],
      to: ['identity', 'faction'],
      none: ['0'],
    },
    { from: ['NonPlayerIdentities/long'], to: ['identity'] },
    {
      from: ['FactionId', 'FactionId1', 'FactionId2', 'StartFaction', 'WaveFactionId', 'FactionEndId'],
      to: ['faction'],
      none: ['0'],
    },
    { from: ['StartStation', 'StationEndId', 'StationId'], to: ['station'], none: ['0'] },
    { from: ['ContractId', 'GridEntityId', 'ContainerId'], to: ['contract'], none: ['0'] },
    {
      from: [
        'BlockEntityId',
        'TopBlockId',
        'AttachedEntityId',
        'ConnectedEntityId',
        'ParentEntityId',
        'CharacterEntityId',
        'ControlledObject',
        'CameraEntity',
        'entityId',
        'PlanetId',
        'RelativeEntityId',
        'ReferenceGridId',
        'TargetEntityId',
        'GridId',
        'ShipEntityId',
        '@EntityId',
      ],
      to: ['entity'],
      none: ['0', '-1'],
    },
    {
      from: [
        'SelectedBlocks/long',
        'SelectedWeapons/long',
        'SavedCharacters/long',
        'RespawnShips/long',
        'AssociatedGrids/long',
        'MyEntityForRemoval/EntityId',
      ],
      to: ['entity'],
    },
    { from: ['Factions/Players/dictionary/item/Key', 'Gps/dictionary/item/Key'], to: ['identity'] },
    { from: ['Factions/Players/dictionary/item/Value', 'DiscoveredFactions/long'], to: ['faction'] },
  ],
  definitions: [{ child: ['SubtypeName'], of: 'Definition', none: [''] }],
  places: [
    { path: ['PositionAndOrientation/Position'], form: 'xyz' },
    {
      path: ['Min'],
      form: 'xyz',
      inCells: {
        position: 'PositionAndOrientation/Position',
        forward: 'PositionAndOrientation/Forward',
        up: 'PositionAndOrientation/Up',
        sizeName: 'GridSizeEnum',
        sizes: { Large: 2.5, Small: 0.5 },
      },
    },
  ],
  texts: /^(Name|DisplayName|CustomName|SessionName|Description|SubtypeName|Tag|string)$/,
};

function savedAt(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}
