// The example of packed structs: a guild of a Palworld world of the later kind, its base, who works there and what its chests
// hold. Nothing in it is of a real save.

import {
  GUILDS,
  NOBODY,
  raw,
  writeBase,
  writeCharacterSlot,
  writeGuild,
  writeItemModule,
  writeItemSlot,
  writeModel,
  writeWorkerDirector,
} from './packed-writer.ts';
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
const GENERATION = 3;
const id = (kind: string, number: number): string =>
  `${kind}${number}`.padEnd(8, '0') + 'C4B5A6978879605142332415'.slice(0, 24);

const [GUILD, BASE, WORKERS] = [id('A1', 1), id('B1', 1), id('C1', 1)];
const PLAYERS = [
  { uid: `2A9D46F1${'0'.repeat(24)}`, instance: id('D1', 1), name: 'Ada' },
  { uid: `7E0B83C5${'0'.repeat(24)}`, instance: id('D1', 2), name: 'Ben' },
];
const PALS = [
  { instance: id('E1', 1), species: 'SheepBall', level: 3 },
  { instance: id('E1', 2), species: 'PinkCat', level: 8 },
];
const CHESTS = [
  {
    ...{ object: 'ItemChest', model: id('F1', 1), concrete: id('F2', 1), container: id('F3', 1) },
    items: [
      ['Wood', 120],
      ['Stone', 64],
    ],
  },
  {
    ...{ object: 'ItemChest_02', model: id('F1', 2), concrete: id('F2', 2), container: id('F3', 2) },
    items: [['Berries', 30]],
  },
] as const;

const packed = (write: Parameters<typeof raw>[1], versions?: Parameters<typeof raw>[2]): Fields =>
  raw(GENERATION, write, versions);
const all = (kinds: readonly Kind[]): Kind => array(kinds[0]!, ...kinds.slice(1));
const idOf = (digits: string): Kind => struct('PalContainerId', { ID: guid(digits) });

/** A pal or player: its facts stand in an array of bytes, the group's id after them. */
function character(uid: string, instance: string, facts: Fields): readonly [Kind, Kind] {
  const list = listBytes(PALWORLD, { SaveParameter: struct('PalIndividualCharacterSaveParameter', facts) });
  const { RawData } = packed((out) => out.bytes(list).i32(0).guid(GUILD).end());
  return [
    struct('PalInstanceID', { PlayerUId: guid(uid), InstanceId: guid(instance) }),
    struct('PalCharacterSaveParameter', { RawData: RawData!, CustomVersionData: bytes(new Uint8Array(4)) }),
  ];
}

function chest({ object, model, concrete, container }: (typeof CHESTS)[number]): Kind {
  const kind = 'EPalMapObjectConcreteModelModuleType';
  const built = { id: model, concrete, base: BASE, guild: GUILD, builder: PLAYERS[0]!.uid };
  const module = struct(
    'Value',
    packed((out) => writeItemModule(out, container)),
  );
  const behavior = struct('PalMapObjectConcreteModelSaveData', {
    ModuleMap: map([enumeration(kind, `${kind}::ItemContainer`), module]),
    ...packed((out) => out.guid(concrete).guid(model).end().guid(NOBODY).end()),
  });
  return struct('PalMapObjectSaveData', {
    MapObjectId: fname(object),
    Model: struct(
      'PalMapObjectModelSaveData',
      packed((out) => writeModel(out, built)),
    ),
    ConcreteModel: behavior,
  });
}

const slots = (items: (typeof CHESTS)[number]['items']): Kind =>
  all(
    items.map(([item, count], at) =>
      struct(
        'PalItemSlotSaveData',
        packed((out) => writeItemSlot(out, at, count, item, NOBODY)),
      ),
    ),
  );

const guild = {
  id: GUILD,
  name: 'Hill Makers',
  characters: [...PLAYERS, ...PALS].map(({ instance }) => instance),
  bases: [BASE],
  points: [CHESTS[0].model],
  players: PLAYERS.map(({ uid, name }) => [uid, name] as const),
};

const workers = PALS.map(({ instance }) =>
  struct(
    'PalCharacterSlotSaveData',
    packed((out) => writeCharacterSlot(out, instance)),
  ),
);

const world = struct('PalWorldSaveData', {
  CharacterSaveParameterMap: map(
    ...PLAYERS.map(({ uid, instance, name }) => character(uid, instance, { NickName: str(name) })),
    ...PALS.map(({ instance, species, level }) =>
      character(NOBODY, instance, { CharacterID: fname(species), Level: int(level) }),
    ),
  ),
  MapObjectSaveData: all(CHESTS.map(chest)),
  BaseCampSaveData: map([
    guid(BASE),
    struct('Value', {
      WorkerDirector: struct(
        'PalBaseCampSaveData_WorkerDirector',
        packed((out) => writeWorkerDirector(out, BASE, WORKERS)),
      ),
      ...packed((out) => writeBase(out, BASE, GUILD, CHESTS[0].model)),
    }),
  ]),
  ItemContainerSaveData: map(
    ...CHESTS.map(({ container, items }): readonly [Kind, Kind] => [
      idOf(container),
      struct('Value', { Slots: slots(items) }),
    ]),
  ),
  CharacterContainerSaveData: map([idOf(WORKERS), struct('Value', { Slots: all(workers) })]),
  GroupSaveDataMap: map([
    guid(GUILD),
    struct('Value', {
      GroupType: enumeration('EPalGroupType', 'EPalGroupType::Guild'),
      ...packed((out) => writeGuild(out, guild, true), { [GUILDS]: 4 }),
    }),
  ]),
});

/** Without its wrapper. */
export const guildWorld = writeGame(PALWORLD, {
  className: '/Script/Pal.PalWorldSaveGame',
  properties: { Version: int(100), worldSaveData: world },
});
