// Space Engineers (a folder with Sandbox.sbc and SANDBOX_0_0_0_.sbs). Source: docs/formats/xml.md#space-engineers.

import { DOTNET_VALUES, type XmlGame } from './game.ts';

export const spaceEngineers: XmlGame = {
  title: 'Space Engineers',
  documents: [
    { root: 'MyObjectBuilder_Checkpoint', always: 'Sandbox.sbc', files: /(?:^|\/)Sandbox\.sbc$/ },
    { root: 'MyObjectBuilder_Sector', always: 'SANDBOX_0_0_0_.sbs', files: /\.sbs$/ },
    {
      root: 'MyObjectBuilder_WorldConfiguration',
      extra: 'the settings of a Space Engineers world, not a save',
    },
  ],
  isFolder: true,
  backups: /(?:^|\/)Backup\/[^/]+\/$/,
  header: {
    title: 'MyObjectBuilder_Checkpoint/SessionName MyObjectBuilder_WorldConfiguration/SessionName',
    version: 'MyObjectBuilder_Checkpoint/AppVersion MyObjectBuilder_Sector/AppVersion',
    savedAt: 'MyObjectBuilder_Checkpoint/LastSaveTime MyObjectBuilder_WorldConfiguration/LastSaveTime',
    playTime: 'MyObjectBuilder_Checkpoint/ElapsedGameTime',
    perSecond: 1e7,
    world: 'MyObjectBuilder_Checkpoint/WorldId',
    fields: 'MyObjectBuilder_Checkpoint/Description',
    length: 'm',
    perMetre: 1,
    upAxis: '+Y',
  },
  classAttribute: 'xsi:type',
  nullAttribute: ['xsi:nil', 'true 1'],
  items: /^(My[A-Z]\w*|Items|ComponentData|Entry|Slot|ModItem|ContractCondition)$/,
  values: new RegExp(`^(?:${DOTNET_VALUES}|guid)$`),
  maps: ['item', 'Key', 'Value'],
  keys: 'EntityId IdentityId FactionId Id',
  titles: 'CustomName DisplayName Name SubtypeName',
  ids: [
    { space: 'entity', at: 'EntityId', pattern: /^-?[1-9]/, notIn: 'MyEntityForRemoval' },
    {
      space: 'identity',
      at: 'MyObjectBuilder_Identity/IdentityId MyObjectBuilder_Identity/PlayerId',
      isOnce: true,
    },
    { space: 'faction', at: 'MyObjectBuilder_Faction/FactionId', isOnce: true },
    { space: 'station', at: 'MyObjectBuilder_Station/Id' },
    { space: 'contract', at: 'MyAbstractXmlSerializerOfMyObjectBuilder_Contract/Id' },
  ],
  references: [
    {
      from: `Owner BuiltBy PlayerId IdentityId OwnerIdentifier FounderId EscortShipOwner OwnerId OwnerIdentityId
        OwningPlayerIdentityId PiratesIdentity`,
      to: 'identity faction',
    },
    {
      from: 'NonPlayerIdentities/long Factions/Players/dictionary/item/Key Gps/dictionary/item/Key',
      to: 'identity',
    },
    {
      from: `FactionId FactionId1 FactionId2 StartFaction WaveFactionId FactionEndId
        Factions/Players/dictionary/item/Value DiscoveredFactions/long`,
      to: 'faction',
    },
    { from: 'StartStation StationEndId StationId', to: 'station' },
    { from: 'ContractId GridEntityId ContainerId', to: 'contract' },
    {
      from: `BlockEntityId TopBlockId AttachedEntityId ConnectedEntityId ParentEntityId CharacterEntityId
        ControlledObject CameraEntity entityId PlanetId RelativeEntityId ReferenceGridId TargetEntityId GridId
        ShipEntityId @EntityId SelectedBlocks/long SelectedWeapons/long SavedCharacters/long RespawnShips/long
        AssociatedGrids/long MyEntityForRemoval/EntityId`,
      to: 'entity',
    },
  ],
  none: '0 -1 00000000-0000-0000-0000-000000000000',
  definitions: [{ at: 'SubtypeName', of: 'Definition' }],
  places: [
    { path: 'PositionAndOrientation/Position', form: 'xyz' },
    {
      path: 'Min',
      form: 'xyz',
      inCells: {
        position: 'PositionAndOrientation/Position',
        forward: 'PositionAndOrientation/Forward',
        up: 'PositionAndOrientation/Up',
        sizeName: 'GridSizeEnum',
        sizes: new Map([
          ['Large', 2.5],
          ['Small', 0.5],
        ]),
      },
    },
  ],
  texts: /^(Name|DisplayName|CustomName|SessionName|Description|SubtypeName|Tag|string)$/,
};
