/**
 * Blocks of Slime Rancher 2 early-access saves, made up. Written from `docs/formats/slime-rancher.md`, by hand and
 * without the reader's layouts.
 */
import type { Dice } from './dice.ts';
import {
  block,
  bool,
  type Fields,
  f32,
  f64,
  i32,
  i64,
  levels,
  list,
  map,
  maybe,
  type Part,
  separator,
  str,
  ticks,
  u64,
  zeros,
} from './parts.ts';

export const ITEMS = [
  'IdentifiableType.None',
  ...['Pink', 'Rock', 'Tabby', 'Cotton'].map((name) => `SlimeDefinition.${name}`),
  ...['PinkPlort', 'RockPlort', 'Carrot', 'Hen', 'PinkGordo'].map((name) => `IdentifiableType.${name}`),
  'GadgetDefinition.Teleporter',
];
export const SCENES = ['SceneGroup.MeadowHills', 'SceneGroup.SandyShore'];

/** Numbers from 0 up to 1000 that 32 bits hold exactly. */
const coordinate = (d: Dice): number => Math.round(d.roll() * 4000) / 4;
const time = (d: Dice): number => d.below(500_000);

export const vector = (x: number, y: number, z: number, version = 1): Part =>
  block('SRV3', version, [
    ['x', f32(x)],
    ['y', f32(y)],
    ['z', f32(z)],
  ]);
export const someVector = (d: Dice, version = 1): Part =>
  vector(coordinate(d), coordinate(d), coordinate(d), version);

export const mood = (d: Dice, version = 1): Part =>
  block('SRSED', version, [
    [
      'levels',
      levels([
        [1, 'agitation', d.roll()],
        [0, 'hunger', d.roll()],
        [2, 'fear', d.roll()],
      ]),
    ],
  ]);

export const index = (identifier: string, texts: readonly string[], version = 1): Part =>
  block(identifier, version, [['items', list(texts.map(str))]]);

export const slot = (d: Dice, item = d.below(9) - 1): Part =>
  block('SRAD', 1, [
    ['item', i32(item)],
    ['count', i32(item < 0 ? 0 : d.below(40))],
    ['unknown', i32(0)],
    ['emotions', mood(d)],
  ]);

export const cycle = (d: Dice, version = 1): Part =>
  block('SRRCD', version, [
    ['state', i32(d.below(4))],
    ['progressTime', f64(time(d))],
  ]);

export interface ActorFacts {
  readonly id?: number;
  readonly type?: number;
  readonly scene?: number;
  readonly statueOf?: number;
  readonly version?: number;
  /** Fields that a later version may have added at the end. */
  readonly more?: Fields;
}

export const actor = (d: Dice, facts: ActorFacts = {}): Part =>
  block('SRAD', facts.version ?? 1, [
    ['pos', someVector(d)],
    ['rot', vector(0, d.below(360), 0)],
    ['actorId', i64(BigInt(facts.id ?? 100 + d.below(1000)))],
    ['typeId', i32(facts.type ?? 1 + d.below(8))],
    ['emotions', mood(d)],
    ['transformTime', f64(d.pick([0, Number.NaN, time(d)]))],
    ['reproduceTime', f64(d.pick([0, Number.NaN]))],
    ['destroyTime', f64(0)],
    ['cycle', cycle(d)],
    ['disabledAt', maybe(d.pick([null, f64(time(d))]))],
    ['isFeral', bool(d.below(2) === 1)],
    ['fashions', list([])],
    ['isGlitch', bool(false)],
    ['sceneGroup', i32(facts.scene ?? d.below(2))],
    ['isStatue', bool(facts.statueOf !== undefined)],
    ['statueActorId', i64(BigInt(facts.statueOf ?? 0))],
    ['unknown', f64(0)],
    ['statusEffects', list(d.below(8) === 0 ? [effect(d)] : [])],
    ...(facts.more ?? []),
  ]);

export const effect = (d: Dice): Part =>
  block('SRSE', 1, [
    ['effect', i32(d.below(2))],
    ['expirationTime', f64(time(d))],
  ]);

export const gordo = (d: Dice, eaten = d.below(50) - 1, type = 9): Part =>
  block('SRG', 1, [
    ['eatenCount', i32(eaten)],
    ['fashions', list([])],
    ['seen', bool(d.below(2) === 1)],
    ['pos', someVector(d)],
    ['rot', vector(0, d.below(360), 0)],
    ['typeId', i32(type)],
  ]);

export const growerSpot = (d: Dice, version = 1): Part =>
  block('SRRW', version, [
    ['spawnTime', f64(time(d))],
    ['water', f32(d.roll())],
  ]);

export const gadget = (d: Dice, id: number, type = 10): Part =>
  block('SRPG', 1, [
    ['typeId', i32(type)],
    ['actorId', i64(BigInt(id))],
    ['yRotation', f32(d.below(360))],
    ['unknown', zeros(32)],
    ['sceneGroup', i32(d.below(2))],
    ['unknown2', zeros(5)],
    ['pos', someVector(d)],
  ]);

export const pod = (state: number): Part =>
  block('SRTP', 1, [
    ['state', i32(state)],
    ['spawnQueue', list([])],
  ]);

export const researchDrone = (name: string): Part =>
  block('SRREDRONE', 1, [
    ['discovered', bool(true)],
    ['name', str(name)],
  ]);

export const resourceNode = (d: Dice, name: string): Part =>
  block('SRRESNODE', 1, [
    ['name', str(name)],
    ['state', i32(1)],
    ['time', f64(time(d))],
    ['definition', str('')],
    ['unknown', i32(0)],
    ['contents', list([i32(5), i32(6)])],
  ]);

export const summary = (): Part =>
  block('SRGSUMM', 1, [
    ['version', str('0.1.9 [202212010000-10000]')],
    ['currency', i32(1234)],
    ['pediaCount', i32(2)],
    ['worldTime', f64(200_000)],
    ['savedAt', ticks(638_000_000_000_000_007n, '2022-09-28T22:13:20.0000007Z')],
    ['utcOffsetMinutes', f64(120)],
    ['isGameOver', bool(false)],
    ['saveNumber', u64(3n)],
    ['tarrEnabled', bool(true)],
    ['feralEnabled', bool(true)],
    ['unknown', i32(0)],
    ['iconId', i32(1)],
  ]);

export const settings = (): Part =>
  block('SRGAMESETTINGS', 1, [
    [
      'options',
      list(
        [
          ['setting.GameIcon', '1'],
          ['setting.TarrEnabled', 'on'],
        ].map(([key, value]) =>
          block('', 0, [
            ['key', str(key!)],
            ['value', str(value!)],
          ]),
        ),
      ),
    ],
    ['iconId', i32(1)],
  ]);

export interface WorldFacts {
  readonly gordos?: readonly (readonly [id: string, state: Part])[];
  readonly gadgets?: readonly (readonly [site: string, state: Part])[];
  /** What the market still holds, by item. */
  readonly saturations?: readonly (readonly [item: number, left: number])[];
  readonly pods?: readonly (readonly [id: string, state: number])[];
  readonly version?: number;
  readonly more?: Fields;
}

export const world = (d: Dice, facts: WorldFacts = {}): Part =>
  block('SRW', facts.version ?? 1, [
    ['worldTime', f64(200_000)],
    ['econSeed', f32(470_000.25)],
    ['dailyOfferCreateTime', f64(Number.POSITIVE_INFINITY)],
    ['lastOfferRancherIds', list([])],
    ['pendingOfferRancherIds', list([str('someone')])],
    ['weatherUntil', f64(time(d))],
    ['weather', i32(0)],
    [
      'econSaturations',
      map((facts.saturations ?? [[5, d.roll() * 60]]).map(([item, left]) => [i32(item), f32(left)] as const)),
    ],
    ['animalSpawnerTimes', map([[someVector(d), f64(time(d))]])],
    ['liquidSourceUnits', map([[str('LiquidSource0000000001'), f32(0.5)]])],
    ['spawnerTriggerTimes', map([[someVector(d), f64(time(d))]])],
    [
      'gordos',
      map(
        (
          facts.gordos ?? [
            ['gordo0000000001', gordo(d, 12)],
            ['gordo0000000002', gordo(d, -1)],
          ]
        ).map(([id, state]) => [str(id), state] as const),
      ),
    ],
    ['resourceSpawnerWater', map([[vector(1.5, 2, -3), growerSpot(d)]])],
    [
      'placedGadgets',
      map(
        (facts.gadgets ?? [['site0000000001', gadget(d, 9001)]]).map(
          ([id, state]) => [str(id), state] as const,
        ),
      ),
    ],
    [
      'treasurePods',
      map(
        (
          facts.pods ?? [
            ['pod0000000001', 0],
            ['pod0000000002', 1],
          ]
        ).map(([id, state]) => [str(id), pod(state)] as const),
      ),
    ],
    ['switches', map([[str('switch0000000001'), i32(1)]])],
    ['puzzleSlots', map([[str('puz0000000001'), bool(true)]])],
    ['unknown2', i32(0)],
    ['researchDrones', map([[str('ResearchDroneHill'), researchDrone('ResearchDroneHill')]])],
    ['unknown3', i32(0)],
    ['resourceNodes', map([[str('resource_node0000000001'), resourceNode(d, 'resource_node0000000001')]])],
    ...(facts.more ?? []),
  ]);

export const decorizer = (): Part =>
  block('SRDZR', 1, [
    ['contents', map([[i32(4), i32(2)]])],
    ['settings', map([])],
  ]);

export const upgrades = (): Part =>
  block('SRPU', 1, [
    [
      'levels',
      map([
        [i32(0), i32(1)],
        [i32(16), i32(-1)],
      ]),
    ],
  ]);

export const upgradeComponents = (): Part =>
  block('SRUPGRADECOMPONENTS', 1, [['counts', map([[i32(0), i32(2)]])]]);

/** Items in the refinery, by item. */
export type Counts = readonly (readonly [item: number, count: number])[];

export const player = (
  d: Dice,
  itemCounts: Counts = [
    [5, 40],
    [6, 7],
  ],
): Part =>
  block('SRPL', 1, [
    ['health', i32(100)],
    ['energy', i32(90)],
    ['radiation', i32(0)],
    ['currency', i32(1234)],
    ['keys', i32(0)],
    ['currencyEverCollected', i32(9000)],
    ['version', str('0.1.9 [202212010000-10000]')],
    ['pos', someVector(d)],
    ['rot', vector(0, 90, 0)],
    ['upgrades', upgrades()],
    ['components', upgradeComponents()],
    ['ammo', list([slot(d, 1), slot(d, -1)])],
    ['blueprints', list([i32(10)])],
    ['availBlueprints', list([])],
    ['itemCounts', map(itemCounts.map(([item, count]) => [i32(item), i32(count)] as const))],
    ['region', i32(0)],
    ['unlockedZoneMaps', list([])],
    ['endGameTime', maybe(null)],
    ['hasDecorizer', bool(true)],
    ['decorizer', decorizer()],
  ]);

export interface PlotFacts {
  readonly id?: string;
  readonly type?: number;
  readonly tracked?: readonly number[];
  readonly slots?: number;
  /** What is in them. */
  readonly stored?: number;
  readonly grower?: number;
}

export const tracked = (ids: readonly number[]): Part =>
  block('TRACKEDACTORLIST', 1, [['ids', list(ids.map(f64))]]);

export const plot = (d: Dice, facts: PlotFacts = {}): Part =>
  block('SRLP', 2, [
    ['feederNextTime', f64(time(d))],
    ['feederPendingCount', i32(0)],
    ['feederSpeed', i32(d.below(3))],
    ['collectorNextTime', f64(time(d))],
    ['attachedDeathTime', f64(0)],
    ['typeId', i32(facts.type ?? 2)],
    ['growerId', i32(facts.grower ?? (facts.type === 4 ? 1 : -1))],
    ['id', str(facts.id ?? 'plot0000000001')],
    ['upgrades', list([i32(1), i32(9)])],
    [
      'siloAmmo',
      map(
        facts.slots
          ? [
              [
                str('58d5bd4fc903e1c49aba61495aa74014'),
                list(Array.from({ length: facts.slots }, () => slot(d, facts.stored ?? 5))),
              ],
            ]
          : [],
      ),
    ],
    ['siloSlotSelections', list([i32(0), i32(0), i32(0), i32(1)])],
    ['ashUnits', f32(0)],
    ['flag', bool(true)],
    ['tracked', tracked(facts.tracked ?? [])],
  ]);

export const ranch = (plots: readonly Part[]): Part =>
  block('SRRANCH', 2, [
    ['plots', list(plots)],
    ['accessDoors', map([[str('door0000000001'), i32(1)]])],
    ['palettes', map([[i32(0), i32(21)]])],
    ['fastForward', map([[str('ranch0000000001'), f64(32_400)]])],
  ]);

export const pedia = (): Part =>
  block('SRPED', 1, [
    ['progressGiven', i32(0)],
    ['unlocked', list([str('Pink'), str('TheRanch')])],
  ]);

export const appearances = (): Part =>
  block('SRAPP', 1, [
    ['unlocks', map([[i32(1), list([i32(1)])]])],
    ['selections', map([[i32(1), i32(1)]])],
  ]);

export const secretStyles = (): Part => block('SRSECRETSTYLEDISC', 1, [['items', list([])]]);

export const event = (d: Dice): Part =>
  block('SREVENTENTRY', 1, [
    ['eventKey', str('ZoneEntered')],
    ['dataKey', str('meadow')],
    ['count', i32(3)],
    ['created', f64(time(d))],
    ['updated', f64(time(d))],
    // 2022-11-01 16:00 and 100 ns later.
    ['createdAt', ticks(133_117_920_000_000_000n, '2022-11-01T16:00:00.0000000Z')],
    ['updatedAt', ticks(133_117_920_000_000_001n, '2022-11-01T16:00:00.0000001Z')],
  ]);

export const events = (d: Dice): Part => block('SREVENTRECORD', 1, [['entries', list([event(d)])]]);

export interface GameFacts {
  readonly version?: number;
  readonly world?: Part;
  readonly ranch?: Part;
  readonly actors?: readonly Part[];
  /** As the published description has it: another identifier, one separator, no events. */
  readonly asDescribed?: boolean;
  /** What a later version may have between two fields. */
  readonly beforeWorld?: Fields;
  readonly gameName?: string;
  readonly player?: Part;
  readonly items?: readonly string[];
  readonly scenes?: readonly string[];
}

export function game(d: Dice, facts: GameFacts = {}): Part {
  const { asDescribed = false } = facts;
  return block('SRGAME', facts.version ?? 1, [
    ['itemIndex', index('SRITI', facts.items ?? ITEMS)],
    ['growerIndex', index('SRRGI', ['patchCarrot', 'treeMango'])],
    ['iconIndex', index('SRGAMEICONINDEX', ['gameIcon_rock', 'gameIcon_pink'])],
    ['zoneIndex', index(asDescribed ? 'SRZONEINDEX' : 'SRGZONEINDEX', ['meadow', 'shore'])],
    ['gameName', str(facts.gameName ?? '20221101120000_2')],
    ['displayName', str('2')],
    ['saveSlot', i32(1)],
    ['summary', summary()],
    ['settings', settings()],
    ['sceneGroups', index('SRSGI', facts.scenes ?? SCENES)],
    ...(facts.beforeWorld ?? []),
    ['world', facts.world ?? world(d)],
    ['player', facts.player ?? player(d)],
    ['ranch', facts.ranch ?? ranch([plot(d, { tracked: [101, 102] }), plot(d, { type: 5, slots: 3 })])],
    ['actorsBegin', separator],
    ['actors', list(facts.actors ?? [100, 101, 102, 103].map((id) => actor(d, { id })))],
    !asDescribed && ['actorsEnd', separator],
    ['pedia', pedia()],
    ['appearances', appearances()],
    ['secretStyles', secretStyles()],
    !asDescribed && ['events', events(d)],
    ['components', index('SRUCI', ['UpgradeComponent.Booster'])],
    ['statusEffects', index('SRSEI', ['a1', 'b2'])],
  ]);
}
