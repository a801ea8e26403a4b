// The example save games: a small Palworld world in several files, and a base of a synthetic game. Nothing in them is of
// a real save.

import { palworldWorld } from '../palworld/world.ts';
import { guildWorld } from './guild-example.ts';
import { palworld } from './wrap.ts';
import {
  array,
  bytes,
  enumeration,
  type Fields,
  fname,
  guid,
  int,
  type Kind,
  listBytes,
  map,
  str,
  struct,
  VERSIONS,
  writeGame,
} from './writer.ts';

const PALWORLD = VERSIONS['5.1'];
/** Any 32 digits, the same ones every time. */
const id = (kind: number, number: number): string =>
  `${kind.toString(16)}${number.toString(16)}`.padEnd(8, '0').toUpperCase() +
  'A1B2C3D4E5F60718293A4B5C'.slice(0, 24);

const PLAYERS = [
  {
    uid: `${'8C2F1930'}${'0'.repeat(24)}`,
    instance: id(1, 1),
    name: 'Ada',
    bag: id(3, 1),
    keys: id(3, 3),
    party: id(4, 1),
    box: id(4, 2),
  },
  {
    uid: `${'51D3A7E2'}${'0'.repeat(24)}`,
    instance: id(1, 2),
    name: 'Ben',
    bag: id(3, 2),
    keys: id(3, 4),
    party: id(4, 3),
    box: id(4, 4),
  },
];
const PALS = [
  { species: 'SheepBall', level: 3, name: 'Cloud', owner: 0, container: 'party' },
  { species: 'ChickenPal', level: 5, owner: 0, container: 'party' },
  { species: 'PinkCat', level: 8, owner: 0, container: 'box' },
  { species: 'SheepBall', level: 12, owner: 1, container: 'party' },
  { species: 'FlameBuffalo', level: 21, name: 'Ember', owner: 1, container: 'box' },
] as const;
const ITEMS: readonly {
  readonly container: string;
  readonly items: readonly (readonly [string, number])[];
}[] = [
  {
    container: PLAYERS[0]!.bag,
    items: [
      ['Stone', 32],
      ['Wood', 12],
      ['PalSphere', 4],
    ],
  },
  {
    container: PLAYERS[1]!.bag,
    items: [
      ['Wood', 50],
      ['Berries', 9],
    ],
  },
  {
    container: PLAYERS[0]!.keys,
    items: [
      ['Relic_Stone', 1],
      ['Glider_Old', 1],
    ],
  },
];

const idStruct = (type: string, digits: string): Kind => struct(type, { ID: guid(digits) });

/** A pal or player: its facts stand in an array of bytes, the group's id after them. */
function character(uid: string | null, instance: string, facts: Fields): readonly [Kind, Kind] {
  const list = listBytes(PALWORLD, { SaveParameter: struct('PalIndividualCharacterSaveParameter', facts) });
  const key = struct('PalInstanceID', { PlayerUId: guid(uid ?? '0'.repeat(32)), InstanceId: guid(instance) });
  return [
    key,
    struct('PalCharacterSaveParameter', {
      RawData: bytes(Uint8Array.from([...list, ...new Uint8Array(20)])),
    }),
  ];
}

const characters = [
  ...PLAYERS.map(({ uid, instance, name }, at) =>
    character(uid, instance, { Level: int(10 + at * 8), NickName: str(name), IsPlayer: int(1) }),
  ),
  ...PALS.map((pal, at) => {
    const owner = PLAYERS[pal.owner]!;
    return character(null, id(2, at + 1), {
      CharacterID: fname(pal.species),
      Gender: enumeration('EPalGenderType', at % 2 ? 'EPalGenderType::Male' : 'EPalGenderType::Female'),
      Level: int(pal.level),
      ...('name' in pal && { NickName: str(pal.name) }),
      OwnerPlayerUId: guid(owner.uid),
      SlotId: struct('PalCharacterSlotId', { ContainerId: idStruct('PalContainerId', owner[pal.container]) }),
    });
  }),
];

const itemContainers = ITEMS.map(({ container, items }): readonly [Kind, Kind] => {
  const slots = items.map(([item, count], at) =>
    struct('PalItemSlotSaveData', {
      SlotIndex: int(at),
      ItemId: struct('PalItemId', { StaticId: fname(item) }),
      StackCount: int(count),
    }),
  );
  return [
    idStruct('PalContainerId', container),
    struct('Value', { Slots: array(slots[0]!, ...slots.slice(1)) }),
  ];
});

const characterContainers = PLAYERS.flatMap(({ party, box }) => [party, box]).map(
  (container, at): readonly [Kind, Kind] => [
    idStruct('PalContainerId', container),
    struct('Value', { SlotNum: int(at % 2 ? 480 : 5) }),
  ],
);

const level = writeGame(PALWORLD, {
  className: '/Script/Pal.PalWorldSaveGame',
  properties: {
    Version: int(100),
    worldSaveData: struct('PalWorldSaveData', {
      CharacterSaveParameterMap: map(...characters),
      ItemContainerSaveData: map(...itemContainers),
      CharacterContainerSaveData: map(...characterContainers),
    }),
  },
});

function player({ uid, instance, bag, keys, party, box }: (typeof PLAYERS)[number]): Uint8Array {
  const individual = struct('PalInstanceID', { PlayerUId: guid(uid), InstanceId: guid(instance) });
  return writeGame(PALWORLD, {
    className: '/Script/Pal.PalWorldPlayerSaveGame',
    properties: {
      SaveData: struct('PalWorldPlayerSaveData', {
        PlayerUId: guid(uid),
        IndividualId: individual,
        OtomoCharacterContainerId: idStruct('PalContainerId', party),
        PalStorageContainerId: idStruct('PalContainerId', box),
        InventoryInfo: struct('PalPlayerDataInventoryInfo', {
          CommonContainerId: idStruct('PalContainerId', bag),
          EssentialContainerId: idStruct('PalContainerId', keys),
        }),
      }),
    },
  });
}

/** A blueprint's member, as the engine writes its name. */
const member = (name: string, number: number): string => `${name}_${number}_${id(9, number)}`;
const DEVICES = [
  { item: 'deployed_lamp', power: 5 },
  { item: 'deployed_fridge', power: 40 },
  { item: 'deployed_turret', power: 25 },
].map((device, at) => ({ ...device, id: id(5, at + 1) }));

const base = writeGame(VERSIONS['5.4'], {
  className: '/Game/Blueprints/Saves/Base_WorldSave.Base_WorldSave_C',
  properties: {
    PowerSocketMap: map(
      ...[0, 1, null, 2].map((device, at): readonly [Kind, Kind] => [
        str(`/Game/Maps/Base.Base:PersistentLevel.Socket_${at + 1}`),
        struct('SaveData_PowerSocket', {
          [member('PluggedInDeviceAssetID', 3)]: str(device === null ? '' : DEVICES[device]!.id),
        }),
      ]),
    ),
    DeployedObjectMap: map(
      ...DEVICES.map(({ id: device, item, power }): readonly [Kind, Kind] => [
        str(device),
        struct('SaveData_Deployed', {
          [member('ItemRow', 2)]: fname(item),
          [member('PowerDraw', 7)]: int(power),
        }),
      ]),
    ),
  },
});

/** By path below examples/. */
export const gameExamples: readonly { readonly file: string; readonly bytes: () => Uint8Array }[] = [
  { file: 'palworld/Level.sav', bytes: () => palworld(level, 0x32) },
  ...PLAYERS.map((each) => ({
    file: `palworld/Players/${each.uid}.sav`,
    bytes: () => palworld(player(each), 0x31),
  })),
  { file: 'palworld-guild.sav', bytes: () => palworld(guildWorld, 0x31) },
  { file: 'powered-base.sav', bytes: () => base },
  ...Object.entries(palworldWorld(3)).map(([path, content]) => ({
    file: `palworld-server/${path}`,
    bytes: () => content,
  })),
];
