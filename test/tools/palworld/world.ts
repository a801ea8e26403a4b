// A small world of two guilds in each of the three ways that Palworld has packed its data. Nothing in it is of a real
// save.

import {
  type Generation,
  GUILDS,
  NOBODY,
  type PackedWriter,
  raw,
  type WrittenPlace,
  writeBase,
  writeCharacterSlot,
  writeGuild,
  writeItemModule,
  writeItemSlot,
  writeModel,
  writeWork,
  writeWorkAssign,
  writeWorkerDirector,
} from '../gvas/packed-writer.ts';
import { palworld } from '../gvas/wrap.ts';
import {
  array,
  bool,
  dateTime,
  enumeration,
  type Fields,
  float,
  fname,
  guid,
  int,
  int64,
  type Kind,
  listBytes,
  map,
  native,
  str,
  struct,
  VERSIONS,
  vector,
  writeGame,
} from '../gvas/writer.ts';

const ENGINE = VERSIONS['5.1'];
const id = (kind: string, number: number): string =>
  `${`${kind}${number}`.padEnd(8, '0')}5A4B3C2D1E0F69788796A5B4`;

const SECOND = 10_000_000n;
const HOUR = 3600n * SECOND;
/** Saved on 2026-03-05 at 20:15:30, on day 12 at 09:30, after 40 hours of running. */
const CLOCK = {
  saved: 621_355_968_000_000_000n + BigInt(Date.UTC(2026, 2, 5, 20, 15, 30)) * 10_000n,
  game: (12n * 24n + 9n) * HOUR + 1800n * SECOND,
  running: 40n * HOUR,
};

const CAMP = id('B1', 1);
const CAMP_AT: WrittenPlace = [-346_800, 263_100, 4_200];
const beside = (north: number, east: number): WrittenPlace => [
  CAMP_AT[0] + north,
  CAMP_AT[1] + east,
  CAMP_AT[2],
];

interface Person {
  readonly uid: string;
  readonly instance: string;
  readonly name: string;
  readonly level: number;
  readonly party: string;
  readonly box: string;
  /** Absent: without a file. */
  readonly at?: WrittenPlace;
  readonly bag?: string;
  readonly hoursAway: bigint;
}

const person = (
  number: number,
  uid: string,
  rest: Omit<Person, 'uid' | 'instance' | 'party' | 'box'>,
): Person => ({
  uid: uid + '0'.repeat(24),
  instance: id('D1', number),
  party: id('C1', number),
  box: id('C2', number),
  ...rest,
});

const ADA = person(1, '1F4C9A07', {
  name: 'Ada',
  level: 38,
  at: beside(200, -300),
  bag: id('C3', 1),
  hoursAway: 0n,
});
const BEN = person(2, '2B8E5D10', {
  name: 'Ben',
  level: 21,
  at: [-250_000, 110_000, 900],
  bag: id('C3', 2),
  hoursAway: 6n,
});
const CLEO = person(3, '3D70A6F2', { name: 'Cleo', level: 9, hoursAway: 31n });

const MAKERS = {
  id: id('A1', 1),
  name: 'Hill Makers',
  members: [ADA, BEN],
  bases: [CAMP],
  chest: id('C4', 1),
};
const LONERS = { id: id('A1', 2), name: 'Unnamed Guild', members: [CLEO], bases: [], chest: id('C4', 2) };

interface Pal {
  readonly species: string;
  readonly level: number;
  readonly container: string;
  readonly slot?: number;
  readonly owner?: Person;
  readonly caughtBy: Person;
  readonly name?: string;
  readonly talents?: readonly [hp: number, attack: number, defense: number];
  readonly passives?: readonly string[];
  readonly rank?: number;
  readonly sick?: string;
  readonly lucky?: boolean;
}

const WORKERS = id('C5', 1);
const CAGE = id('C6', 1);
const PALS: readonly Pal[] = [
  {
    species: 'Anubis',
    level: 40,
    container: ADA.party,
    owner: ADA,
    caughtBy: ADA,
    name: 'Dune',
    talents: [70, 95, 60],
    passives: ['Legend', 'CraftSpeed_up3'],
    rank: 3,
  },
  {
    species: 'Anubis',
    level: 33,
    container: ADA.box,
    slot: 31,
    owner: ADA,
    caughtBy: ADA,
    talents: [40, 92, 12],
    passives: ['PAL_ALLAttack_up2'],
  },
  {
    species: 'BOSS_Kitsunebi',
    level: 14,
    container: BEN.party,
    owner: BEN,
    caughtBy: BEN,
    talents: [55, 20, 80],
    lucky: true,
  },
  { species: 'SheepBall', level: 6, container: BEN.box, owner: BEN, caughtBy: BEN },
  { species: 'SheepBall', level: 11, container: WORKERS, caughtBy: ADA, passives: ['CraftSpeed_up2'] },
  {
    species: 'PinkCat',
    level: 8,
    container: WORKERS,
    slot: 1,
    caughtBy: BEN,
    sick: 'EPalBaseCampWorkerSickType::Cold',
  },
  { species: 'Penguin', level: 17, container: WORKERS, slot: 2, caughtBy: ADA },
  { species: 'ChickenPal', level: 3, container: CAGE, owner: ADA, caughtBy: ADA },
  { species: 'Deer', level: 7, container: CLEO.box, slot: 4, owner: CLEO, caughtBy: CLEO },
  { species: 'ModdedPal', level: 1, container: CLEO.party, owner: CLEO, caughtBy: CLEO },
];
const palId = (at: number): string => id('E1', at + 1);

type Items = readonly (readonly [item: string, count: number, dynamic?: string])[];
const EGG = id('E9', 1);
const BLADE = id('E9', 2);

interface Thing {
  readonly object: string;
  readonly at: WrittenPlace;
  readonly base?: string;
  readonly container?: string;
  readonly items?: Items;
  readonly holdsPals?: string;
  /** Facts that only this kind has. */
  readonly facts?: (out: PackedWriter) => unknown;
}

const CONTAINER = (number: number): string => id('F3', number);
const THINGS: readonly Thing[] = [
  { object: 'PalBoxV2', at: CAMP_AT, base: CAMP, facts: (out) => out.guid(CAMP) },
  {
    object: 'ItemChest',
    at: beside(300, 100),
    base: CAMP,
    container: CONTAINER(1),
    items: [
      ['Wood', 420],
      ['Stone', 180],
      ['Polymer', 12],
      ['PalEgg_Fire_01', 1, EGG],
    ],
    facts: (out) => withGuid(out, ADA.uid),
  },
  {
    object: 'ItemChest',
    at: beside(300, 400),
    base: CAMP,
    container: CONTAINER(2),
    items: [
      ['Polymer', 30],
      ['Berries', 64],
    ],
    facts: (out) => withGuid(out, NOBODY),
  },
  {
    object: 'Workbench',
    at: beside(-500, 0),
    base: CAMP,
    container: CONTAINER(3),
    items: [],
    facts: (out) => recipe(out, 'PalSphere', 7, 20),
  },
  {
    object: 'BlastFurnace',
    at: beside(-500, 600),
    base: CAMP,
    container: CONTAINER(4),
    items: [['CopperOre', 15]],
    facts: (out) => recipe(out, 'None', 0, 0),
  },
  { object: 'HatchingPalEgg', at: beside(700, 700), base: CAMP, facts: hatching },
  {
    object: 'Signboard',
    at: beside(50, 50),
    base: CAMP,
    facts: (out) => withGuid(out.string('Polymer in the left chest'), ADA.uid),
  },
  { object: 'DisplayCharacter', at: beside(900, 0), base: CAMP, holdsPals: CAGE },
  {
    object: 'TreasureBox',
    at: [-100_000, 50_000, 1_000],
    container: CONTAINER(5),
    items: [
      ['Money', 500],
      ['Polymer', 3],
    ],
    facts: (out) => out.u8(2),
  },
  {
    object: 'DamagableRock0009',
    at: [-99_000, 51_000, 1_000],
    facts: (out) => (out.isVersioned ? out.i32(0).zeros(4) : out.i32(0)),
  },
];

/** A GUID that the first saves do not have. */
function withGuid(out: PackedWriter, digits: string): PackedWriter {
  return out.isVersioned ? out.guid(digits) : out;
}

function recipe(out: PackedWriter, item: string, left: number, ordered: number): void {
  out.string(item).i32(left).i32(ordered).f32(0);
  if (out.isVersioned) out.zeros(4);
}

function hatching(out: PackedWriter): void {
  const facts = struct('PalIndividualCharacterSaveParameter', { CharacterID: fname('FlameBuffalo') });
  out
    .bytes(listBytes(ENGINE, { SaveParameter: facts }))
    .i32(0)
    .guid(NOBODY);
}

const all = (kinds: readonly Kind[]): Kind => array(kinds[0]!, ...kinds.slice(1));
const idOf = (digits: string): Kind => struct('PalContainerId', { ID: guid(digits) });
const fixed = (value: number): Kind => struct('FixedPoint64', { Value: int64(BigInt(value * 1000)) });
const names = (list: readonly string[]): Kind => all(list.map(fname));
const rotation = native('Quat', (out) => void [0, 0, 0, 1].map((value) => out.f64(value)));
const flags = (ids: readonly string[]): Kind => map(...ids.map((each) => [fname(each), bool(true)] as const));

/** Everything that depends on how data is packed. */
class Writer {
  readonly #generation: Generation;

  constructor(generation: Generation) {
    this.#generation = generation;
  }

  packed(write: (out: PackedWriter) => unknown, versions: Readonly<Record<string, number>> = {}): Fields {
    return raw(this.#generation, write, versions);
  }

  character(uid: string, instance: string, guild: string, facts: Fields): readonly [Kind, Kind] {
    const list = listBytes(ENGINE, { SaveParameter: struct('PalIndividualCharacterSaveParameter', facts) });
    const key = struct('PalInstanceID', { PlayerUId: guid(uid), InstanceId: guid(instance) });
    return [
      key,
      struct(
        'PalCharacterSaveParameter',
        this.packed((out) => out.bytes(list).i32(0).guid(guild).end()),
      ),
    ];
  }

  player({ uid, instance, name, level }: Person, guild: string): readonly [Kind, Kind] {
    return this.character(uid, instance, guild, {
      Level: int(level),
      Exp: int64(BigInt(level * 1000)),
      NickName: str(name),
      Hp: fixed(500 + level),
      ShieldHP: fixed(120),
      FullStomach: float(80),
      SanityValue: float(90),
      PhysicalHealth: enumeration(
        'EPalStatusPhysicalHealthType',
        'EPalStatusPhysicalHealthType::MinorInjury',
      ),
      IsPlayer: bool(true),
      GotStatusPointList: all([
        struct('PalGotStatusPoint', { StatusName: fname('最大HP'), StatusPoint: int(5) }),
      ]),
    });
  }

  pal(pal: Pal, at: number): readonly [Kind, Kind] {
    const [hp, attack, defense] = pal.talents ?? [10, 20, 30];
    const owner = pal.owner ?? pal.caughtBy;
    const guild = owner === CLEO ? LONERS.id : MAKERS.id;
    // The first saves name the owner of workers too, and the slot otherwise.
    const isOwned = pal.owner !== undefined || this.#generation === 1;
    return this.character(NOBODY, palId(at), guild, {
      CharacterID: fname(pal.species),
      Gender: enumeration('EPalGenderType', at % 2 ? 'EPalGenderType::Male' : 'EPalGenderType::Female'),
      Level: int(pal.level),
      Rank: int(pal.rank ?? 1),
      Rank_Attack: int(at),
      Exp: int64(BigInt(pal.level * 100)),
      ...(pal.name && { NickName: str(pal.name) }),
      ...(pal.lucky && { IsRarePal: bool(true) }),
      EquipWaza: all([enumeration('EPalWazaID', 'EPalWazaID::AquaJet')]),
      MasteredWaza: all([enumeration('EPalWazaID', 'EPalWazaID::PowerShot')]),
      [this.#generation === 1 ? 'HP' : 'Hp']: fixed(1000 + at),
      Talent_HP: int(hp),
      Talent_Shot: int(attack),
      Talent_Defense: int(defense),
      ...(this.#generation === 1 && { Talent_Melee: int(40) }),
      FullStomach: float(150),
      ...(pal.passives && { PassiveSkillList: names(pal.passives) }),
      OwnedTime: dateTime(CLOCK.saved - BigInt(at + 1) * HOUR),
      ...(isOwned && { OwnerPlayerUId: guid(owner.uid) }),
      OldOwnerPlayerUIds: all([guid(pal.caughtBy.uid)]),
      [this.#generation === 1 ? 'SlotID' : 'SlotId']: struct('PalCharacterSlotId', {
        ContainerId: idOf(pal.container),
        SlotIndex: int(pal.slot ?? 0),
      }),
      ...(pal.sick && { WorkerSick: enumeration('EPalBaseCampWorkerSickType', pal.sick) }),
      LastJumpedLocation: vector(...CAMP_AT),
      FriendshipPoint: int(13_500),
      CurrentWorkSuitability: enumeration('EPalWorkSuitability', 'EPalWorkSuitability::Handcraft'),
      HungerType: enumeration('EPalStatusHungerType', 'EPalStatusHungerType::Hunger'),
      SkinName: fname(`${pal.species}_Skin001`),
      WorkSuitabilityOptionInfo: struct('PalWorkSuitabilityOptionInfo', {
        OffWorkSuitabilityList: all([enumeration('EPalWorkSuitability', 'EPalWorkSuitability::Transport')]),
      }),
      EquipItemContainerId: idOf(id('C9', at + 1)),
    });
  }

  thing({ object, at, base = NOBODY, container, holdsPals, facts }: Thing, number: number): Kind {
    const module = 'EPalMapObjectConcreteModelModuleType';
    const [model, concrete] = [id('F1', number), id('F2', number)];
    const isBuilt = base !== NOBODY;
    const built = {
      id: model,
      concrete,
      base,
      guild: isBuilt ? MAKERS.id : NOBODY,
      builder: isBuilt ? ADA.uid : NOBODY,
      at,
    };
    const modules: (readonly [Kind, Kind])[] = [];
    if (container)
      modules.push([
        enumeration(module, `${module}::ItemContainer`),
        struct(
          'Value',
          this.packed((out) => writeItemModule(out, container)),
        ),
      ]);
    if (holdsPals)
      modules.push([
        enumeration(module, `${module}::CharacterContainer`),
        struct(
          'Value',
          this.packed((out) => out.guid(holdsPals).end()),
        ),
      ]);
    if (container && isBuilt && object === 'ItemChest')
      modules.push([
        enumeration(module, `${module}::PasswordLock`),
        struct(
          'Value',
          this.packed((out) =>
            out
              .u8(1)
              .string(number === 2 ? '0451' : '')
              .i32(0)
              .end(),
          ),
        ),
      ]);
    return struct('PalMapObjectSaveData', {
      MapObjectId: fname(object),
      Model: struct('PalMapObjectModelSaveData', {
        BuildProcess: struct(
          'PalMapObjectBuildProcessSaveData',
          this.packed((out) =>
            out
              .u8(number === 8 ? 0 : 1)
              .guid(NOBODY)
              .end(),
          ),
        ),
        ...this.packed((out) => writeModel(out, built)),
      }),
      ConcreteModel: struct('PalMapObjectConcreteModelSaveData', {
        ...(modules.length > 0 && { ModuleMap: map(...modules) }),
        ...this.packed((out) => {
          out.guid(concrete).guid(model).end();
          facts?.(out);
          if (facts) out.end();
        }),
      }),
    });
  }

  container(container: string, items: Items): readonly [Kind, Kind] {
    const slots = items.map(([item, count, dynamic = NOBODY], at) =>
      struct('PalItemSlotSaveData', {
        ...(this.#generation === 1 && {
          SlotIndex: int(at),
          ItemId: struct('PalItemId', {
            StaticId: fname(item),
            DynamicId: struct('PalDynamicItemId', { LocalIdInCreatedWorld: guid(dynamic) }),
          }),
          StackCount: int(count),
        }),
        ...this.packed((out) => writeItemSlot(out, at, count, item, dynamic)),
      }),
    );
    const size = this.#generation === 1 ? [] : { SlotNum: int(24) };
    return [idOf(container), struct('Value', { ...(slots.length > 0 && { Slots: all(slots) }), ...size })];
  }

  characters(container: string, places: number): readonly [Kind, Kind] {
    const inside = PALS.flatMap((pal, at) => (pal.container === container ? [palId(at)] : []));
    const slots = inside.map((instance) =>
      struct(
        'PalCharacterSlotSaveData',
        this.packed((out) => writeCharacterSlot(out, instance)),
      ),
    );
    const size = this.#generation === 1 ? [] : { SlotNum: int(places) };
    return [idOf(container), struct('Value', { ...(slots.length > 0 && { Slots: all(slots) }), ...size })];
  }

  guild({ id: group, name, members, bases }: typeof MAKERS | typeof LONERS): readonly [Kind, Kind] {
    const own = PALS.flatMap(({ owner, caughtBy }, at) =>
      ((owner ?? caughtBy) === CLEO) === (group === LONERS.id) ? [palId(at)] : [],
    );
    const guild = {
      id: group,
      name,
      characters: [...members.map(({ instance }) => instance), ...own],
      bases,
      points: [],
      players: members.map(
        ({ uid, name: player, hoursAway }) => [uid, player, CLOCK.running - hoursAway * HOUR] as const,
      ),
    };
    const hasRoles = this.#generation === 3;
    return [
      guid(group),
      struct('Value', {
        GroupType: enumeration('EPalGroupType', 'EPalGroupType::Guild'),
        ...this.packed((out) => writeGuild(out, guild, hasRoles), hasRoles ? { [GUILDS]: 4 } : {}),
      }),
    ];
  }

  /** Of OrgType 2: what tells worlds apart. */
  organization(): readonly [Kind, Kind] {
    return [
      guid(id('A9', 2)),
      struct('Value', {
        GroupType: enumeration('EPalGroupType', 'EPalGroupType::Organization'),
        ...this.packed((out) => out.guid(id('A9', 2)).string('').i32(0).end().u8(2).i32(0).end()),
      }),
    ];
  }

  extra({ id: group, chest }: typeof MAKERS | typeof LONERS): readonly [Kind, Kind] {
    return [
      guid(group),
      struct('Value', {
        GuildItemStorage: struct(
          'PalGuildItemStorageSaveData',
          this.packed((out) => out.guid(chest).end()),
        ),
        Lab: struct(
          'PalGuildLabSaveData',
          this.packed((out) =>
            out.i32(2).string('Handcraft1').f32(50_000).string('Cool1').f32(1200).string('Cool1').end(),
          ),
        ),
      }),
    ];
  }

  dynamic(local: string, item: string, write: (out: PackedWriter) => unknown): Kind {
    return struct(
      'PalDynamicItemSaveData',
      this.packed((out) => {
        out.guid(NOBODY).guid(local).string(item).end();
        write(out);
      }),
    );
  }

  work(): Kind {
    const assigned = struct(
      'Value',
      this.packed((out) => writeWorkAssign(out, id('E5', 9), palId(4))),
    );
    return struct('PalWorkSaveData', {
      WorkableType: enumeration('EPalWorkableType', 'EPalWorkableType::Progress'),
      WorkAssignMap: map([int(0), assigned]),
      ...this.packed((out) => writeWork(out, id('E5', 1), CAMP, id('F1', 4), id('F2', 4))),
    });
  }

  base(): readonly [Kind, Kind] {
    return [
      guid(CAMP),
      struct('Value', {
        WorkerDirector: struct(
          'PalBaseCampSaveData_WorkerDirector',
          this.packed((out) => writeWorkerDirector(out, CAMP, WORKERS)),
        ),
        ...this.packed((out) => writeBase(out, CAMP, MAKERS.id, id('F1', 1), CAMP_AT)),
      }),
    ];
  }

  egg(out: PackedWriter): void {
    const facts = struct('PalIndividualCharacterSaveParameter', { CharacterID: fname('Kitsunebi') });
    out.string('Kitsunebi').bytes(listBytes(ENGINE, { SaveParameter: facts }));
    out.i32(0).guid(NOBODY).end(2);
  }

  weapon(out: PackedWriter): void {
    out.f32(812.5).i32(9).i32(1).string('PAL_ALLAttack_up2');
    if (this.#generation === 3) out.string('None');
    out.end();
  }

  level(wasMoved = false): Uint8Array {
    const people = [ADA, BEN, CLEO];
    const guilds = [MAKERS, LONERS];
    const boxes = people.flatMap(({ party, box }) => [this.characters(party, 5), this.characters(box, 960)]);
    const bags = [
      this.container(ADA.bag!, [
        ['Polymer', 5],
        ['PalSphere', 40],
        ['Sword', 1, BLADE],
      ]),
      this.container(BEN.bag!, [['Berries', 12]]),
    ];
    const stores =
      this.#generation === 1
        ? []
        : [
            this.container(MAKERS.chest, [
              ['Polymer', 100],
              ['Money', 2500],
            ]),
          ];
    const left = [1, 2].flatMap((at) =>
      wasMoved ? [this.player({ ...ADA, instance: id('D9', at), level: 1 }, MAKERS.id)] : [],
    );
    const data = struct('PalWorldSaveData', {
      CharacterSaveParameterMap: map(
        ...left.slice(0, 1),
        ...guilds.flatMap(({ id: group, members }) => members.map((member) => this.player(member, group))),
        ...PALS.map((pal, at) => this.pal(pal, at)),
        ...left.slice(1),
      ),
      MapObjectSaveData: all(THINGS.map((thing, at) => this.thing(thing, at + 1))),
      WorkSaveData: all([this.work()]),
      BaseCampSaveData: map(this.base()),
      ItemContainerSaveData: map(
        ...THINGS.flatMap(({ container, items }) => (container ? [this.container(container, items!)] : [])),
        ...bags,
        ...stores,
        this.container(id('C9', 1), [['Accessory_HP_1', 1]]),
      ),
      DynamicItemSaveData: all([
        this.dynamic(EGG, 'PalEgg_Fire_01', (out) => this.egg(out)),
        this.dynamic(BLADE, 'Sword', (out) => this.weapon(out)),
      ]),
      CharacterContainerSaveData: map(...boxes, this.characters(WORKERS, 15), this.characters(CAGE, 5)),
      GroupSaveDataMap: map(this.organization(), ...guilds.map((each) => this.guild(each))),
      ...(this.#generation !== 1 && {
        GuildExtraSaveDataMap: map(...guilds.map((each) => this.extra(each))),
      }),
      GameTimeSaveData: struct('PalGameTimeSaveData', {
        GameDateTimeTicks: int64(CLOCK.game),
        RealDateTimeTicks: int64(CLOCK.running),
      }),
      EnemyCampSaveData: struct('PalEnemyCampSaveData', {
        EnemyCampStatusMap: map([
          fname('Grass'),
          struct('PalEnemyCampStatus', {
            bIsSpawned: bool(true),
            bIsClear: bool(false),
            RewardPalId: fname('Penguin'),
            RewardPalLevel: int(6),
          }),
        ]),
      }),
      OilrigSaveData: struct('PalOilrigSaveData', {
        OilrigMap: map([
          enumeration('EPalOilrigType', 'EPalOilrigType::TypeA'),
          struct('PalOilrig', { Clear: bool(false), Alarm: bool(true), ResetTimer: float(90) }),
        ]),
      }),
      DungeonSaveData: all([
        struct('PalDungeonSaveData', {
          InstanceId: guid(id('DD', 1)),
          DungeonType: enumeration('EPalDungeonType', 'EPalDungeonType::Normal'),
          DungeonSpawnAreaId: fname('Grass001'),
          DungeonLevelName: fname('Grass001_01'),
          BossState: enumeration('EPalDungeonInstanceBossState', 'EPalDungeonInstanceBossState::Spawned'),
          DisappearTimeAt: struct('GameDateTime', { Ticks: int64(CLOCK.game + HOUR) }),
        }),
      ]),
      InvaderSaveData: map([guid(CAMP), struct('PalInvaderSaveData', { bIsInvading: bool(false) })]),
    });
    const revision = this.#generation === 3 && { Revision: int(100_427) };
    return file('PalWorldSaveGame', { ...revision, worldSaveData: data });
  }
}

function file(name: string, properties: Fields): Uint8Array {
  return writeGame(ENGINE, {
    className: `/Script/Pal.${name}`,
    properties: { Version: int(100), Timestamp: dateTime(CLOCK.saved), ...properties },
  });
}

function playerFile({ uid, instance, party, box, bag, at }: Person): Uint8Array {
  const found = uid === ADA.uid;
  const record = struct('PalLoggedinPlayerSaveDataRecordData', {
    TowerBossDefeatFlag: flags(['BOSS_BATTLE_NAME_GrassBoss']),
    NormalBossDefeatFlag: flags(['81_1_grass_FBOSS_9']),
    TribeCaptureCount: int(6),
    PalCaptureCount: map([fname('Anubis'), int(2)], [fname('SheepBall'), int(9)]),
    PaldeckUnlockFlag: flags(['Anubis', 'SheepBall', 'Penguin']),
    RelicObtainForInstanceFlag: flags(
      found ? ['6DF591234CACF474A68749BF080AC5BA'] : ['F6974F26465A10C0BFC891962D02BE0D'],
    ),
    FastTravelPointUnlockFlag: flags(
      found
        ? ['6E03F8464BAD9E458B843AA30BE1CC8F', 'DDBBFFAF43D9219AE68DF98744DF0831']
        : ['6E03F8464BAD9E458B843AA30BE1CC8F'],
    ),
    NoteObtainForInstanceFlag: flags(['Day2']),
    FindAreaFlagMap: flags(['Grass_001']),
    NormalDungeonClearCount: int(2),
  });
  const inventory = struct('PalPlayerDataInventoryInfo', { CommonContainerId: idOf(bag!) });
  return file('PalWorldPlayerSaveGame', {
    SaveData: struct('PalWorldPlayerSaveData', {
      PlayerUId: guid(uid),
      IndividualId: struct('PalInstanceID', { PlayerUId: guid(uid), InstanceId: guid(instance) }),
      LastTransform: struct('Transform', { Rotation: rotation, Translation: vector(...at!) }),
      OtomoCharacterContainerId: idOf(party),
      InventoryInfo: inventory,
      TechnologyPoint: int(4),
      bossTechnologyPoint: int(1),
      UnlockedRecipeTechnologyNames: names(['Workbench', 'PalBox']),
      PalStorageContainerId: idOf(box),
      RecordData: record,
      OrderedQuestArray_FullRelease: all([
        struct('PalOrderedQuestSaveData', { QuestName: fname('Main_BuildWorkbench'), BlockIndex: int(0) }),
      ]),
      LastOnlineDateTime: dateTime(CLOCK.saved),
    }),
  });
}

/** The files of the world by path; of one that was moved, with two records of Ada that are left from before. */
export function palworldWorld(
  generation: Generation,
  wasMoved = false,
): Readonly<Record<string, Uint8Array>> {
  const meta = struct('PalWorldBaseInfo', { WorldName: str('Green Valley') });
  const settings = struct('PalOptionWorldSettings', {
    ExpRate: float(2),
    DeathPenalty: enumeration('EPalOptionWorldDeathPenalty', 'EPalOptionWorldDeathPenalty::Item'),
    bIsPvP: bool(false),
    AdminPassword: str('not to be shown'),
    BaseCampWorkerMaxNum: int(15),
  });
  const options = struct('PalOptionWorldSaveData', { Settings: settings });
  const packed = generation === 1 ? 0x32 : 0x31;
  return {
    'Level.sav': palworld(new Writer(generation).level(wasMoved), packed),
    'LevelMeta.sav': palworld(file('PalWorldBaseInfoSaveGame', { SaveData: meta }), 0x31),
    'WorldOption.sav': palworld(file('PalWorldOptionSaveGame', { OptionWorldData: options }), 0x31),
    ...Object.fromEntries(
      [ADA, BEN].map((each) => [`Players/${each.uid}.sav`, palworld(playerFile(each), 0x31)]),
    ),
  };
}
