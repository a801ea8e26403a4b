/**
 * Blocks of Slime Rancher 1 saves at every version whose fields are known, made up. Written from
 * `docs/formats/slime-rancher.md`, by hand and without the reader's layouts.
 */
import type { Dice } from './dice.ts';
import {
  block,
  bool,
  f32,
  f64,
  i32,
  i64,
  list,
  map,
  maybe,
  type Part,
  separator,
  str,
  ticks,
  tuple,
  u64,
} from './parts.ts';
import { cycle, growerSpot, mood, someVector, vector } from './shared-blocks.ts';

/** Versions that the writer knows, first and last. */
export const VERSIONS = {
  game: [4, 12],
  summary: [1, 4],
  world: [7, 22],
  player: [4, 14],
  ranch: [4, 7],
  plot: [2, 8],
  actor: [2, 9],
  gadget: [1, 8],
  drone: [1, 5],
  offer: [2, 4],
} as const;

/** Times are 32 bits wide in old versions of the blocks that hold them. */
const timeIn =
  (narrow: boolean) =>
  (value: number): Part =>
    narrow ? f32(value) : f64(value);
const place = (d: Dice): Part => someVector(d, 2);
const someTime = (d: Dice): number => d.below(100_000);

export const slot = (d: Dice): Part =>
  block('SRAD', 2, [
    ['item', i32(d.below(100))],
    ['count', i32(d.below(50))],
    ['emotions', mood(d, 2)],
  ]);

export function actor(d: Dice, version = 9, id = 100 + d.below(1000)): Part {
  const time = timeIn(version <= 3);
  return block('SRAD', version, [
    ['pos', place(d)],
    ['rot', vector(0, d.below(360), 0, 2)],
    version >= 6 && ['actorId', i64(BigInt(id))],
    ['typeId', i32(1 + d.below(100))],
    ['emotions', mood(d, 2)],
    ['transformTime', time(someTime(d))],
    ['reproduceTime', time(someTime(d))],
    version >= 7 && ['destroyTime', f64(0)],
    ['cycle', cycle(d, version <= 2 ? 2 : 3)],
    ['disabledAt', maybe(d.pick([null, time(someTime(d))]))],
    version >= 3 && ['isFeral', bool(d.below(2) === 1)],
    version >= 5 && ['fashions', list([i32(12_001)])],
    version >= 8 && ['isGlitch', bool(false)],
    version >= 9 && ['regionSetId', i32(d.below(5))],
  ]);
}

export function plot(d: Dice, version = 8): Part {
  const time = timeIn(version <= 2);
  return block('SRLP', version, [
    ['feederNextTime', time(someTime(d))],
    ['feederPendingCount', i32(0)],
    version >= 5 && ['feederSpeed', i32(1)],
    ['collectorNextTime', time(someTime(d))],
    version <= 6 && ['fastForwarderTime', time(1)],
    ['attachedDeathTime', time(0)],
    ['typeId', i32(d.below(8))],
    ['growerId', i32(0)],
    version >= 4 ? ['id', str('plot0000000001')] : ['pos', place(d)],
    version <= 3 && ['rot', vector(0, 90, 0, 2)],
    ['upgrades', list([i32(1), i32(13)])],
    ['siloAmmo', map([[i32(0), list([slot(d), slot(d)])]])],
    version >= 6 && ['siloSlotSelections', list([i32(0), i32(1)])],
    version >= 8 && ['ashUnits', f32(2.5)],
  ]);
}

export function ranch(d: Dice, version = 7): Part {
  return block('SRRANCH', version, [
    ['plots', list([plot(d), plot(d)])],
    ['accessDoors', map([[version <= 4 ? place(d) : str('door0000000001'), i32(2)]])],
    version >= 6 && ['palettes', map([[i32(0), i32(21)]])],
    version >= 7 && ['fastForward', map([[str('ranch0000000001'), f64(32_400)]])],
  ]);
}

export function summary(version = 4): Part {
  return block('SRGSUMM', version, [
    ['version', str('1.4.9x')],
    ['gameMode', i32(0)],
    ['iconId', i32(4)],
    ['currency', i32(777)],
    ['pediaCount', i32(3)],
    ['worldTime', f64(400_000)],
    version >= 2 && ['savedAt', ticks(637_000_000_000_000_000n, '2019-07-29T12:26:40.0000000Z')],
    version >= 2 && ['utcOffsetMinutes', f64(-60)],
    version >= 3 && ['isGameOver', bool(false)],
    version >= 4 && ['saveNumber', u64(12n)],
  ]);
}

export const offer = (has: boolean, version = 4): Part =>
  block('SREO', version, [
    [
      'offer',
      maybe(
        has
          ? tuple([
              ['rancherId', str('someone')],
              ['offerId', str('m.offer_1')],
              ['expireTime', timeIn(version === 2)(500_000)],
              version >= 4 && ['earlyExchangeTime', f64(450_000)],
              ['requests', list([exchangeItem('SRRIE', true, version === 2 ? 2 : 3)])],
              ['rewards', list([exchangeItem('SRIE', false, version === 2 ? 2 : 3)])],
            ])
          : null,
      ),
    ],
  ]);

export const exchangeItem = (identifier: string, progress: boolean, version = 3): Part =>
  block(identifier, version, [
    ['id', i32(20)],
    version >= 3 && ['nonIdentReward', i32(100)],
    ['count', i32(5)],
    progress && ['progress', i32(2)],
  ]);

export const gordo = (): Part =>
  block('SRG', 1, [
    ['eatenCount', i32(7)],
    ['fashions', list([i32(12_003)])],
  ]);

export const pod = (): Part =>
  block('SRTP', 1, [
    ['state', i32(1)],
    ['spawnQueue', list([i32(11_001)])],
  ]);

export const drone = (d: Dice, version = 5): Part =>
  block('SRDRONE', version, [
    ['pos', maybe(place(d))],
    ['rot', maybe(null)],
    ['slot', maybe(slot(d))],
    version <= 4 && ['programs', list([droneProgram()])],
    version >= 2 && ['fashions', list([i32(12_002)])],
    (version === 3 || version === 4) && ['station', maybe(droneStation())],
    version >= 4 && ['noClip', bool(true)],
  ]);

export const battery = (): Part => block('SRDRSTB', 1, [['time', f64(420_000)]]);

export const droneStation = (): Part => block('SRDRST', 1, [['battery', maybe(battery())]]);

export const droneProgram = (): Part =>
  block('SRDRONEPROG', 1, [
    ['target', str('drone.target')],
    ['source', str('drone.source')],
    ['destination', str('drone.destination')],
  ]);

export const droneGadget = (d: Dice): Part =>
  block('SRDRGD', 1, [
    ['drone', maybe(drone(d))],
    ['station', maybe(droneStation())],
    ['programs', list([droneProgram(), droneProgram()])],
  ]);

export const bait = (): Part => block('SRPSB', 1, [['item', i32(8)]]);

export const gadget = (d: Dice, version = 8): Part =>
  block('SRPG', version, [
    ['gadgetId', i32(101)],
    ['yRotation', f32(45)],
    ['isPrimaryInLink', bool(false)],
    ['ammo', list([slot(d)])],
    ['extractorCyclesRemaining', i32(3)],
    ['extractorQueued', i32(0)],
    ['extractorCycleEnd', f64(1)],
    ['extractorNextProduce', f64(2)],
    version >= 2 && ['waitForChargeup', f64(0)],
    version >= 3 && ['lastSpawn', f64(0)],
    version >= 3 && ['bait', i32(0)],
    version >= 3 && ['gordo', i32(0)],
    version >= 3 && ['gordoEaten', i32(0)],
    version >= 4 && ['fashions', list([])],
    version >= 5 && ['drone', maybe(version === 5 ? drone(d, 4) : droneGadget(d))],
    version === 7 && ['slimeBait', maybe(bait())],
  ]);

export const firestorm = (): Part =>
  block('SRF', 1, [
    ['endTime', f64(10)],
    ['preparing', bool(false)],
    ['nextTime', f64(20)],
  ]);

export const quicksilver = (version: number): Part =>
  block('SRQSEG', version, [
    ['state', i32(1)],
    ['time', maybe(version >= 2 ? f64(55) : f32(55))],
  ]);

export const echoNote = (): Part => block('SRENG', 1, [['state', i32(2)]]);

export const teleporter = (): Part => block('SRGLITCH_TPD', 1, [['activationTime', maybe(f64(7))]]);
export const tarrNode = (): Part => block('SRGLITCH_TS', 1, [['activationTime', f64(8)]]);
export const glitchSlime = (): Part =>
  block('SRAD_GS', 1, [
    ['exposureChance', f32(0.5)],
    ['deathTime', f64(9)],
  ]);
export const director = (): Part => block('SRGLITCH_ID', 1, [['hibernationTime', maybe(null)]]);
export const imposto = (): Part =>
  block('SRGLITCH_IP', 1, [
    ['deactivateTime', maybe(f64(3))],
    ['cooldownTime', f64(4)],
  ]);
export const glitchStorage = (): Part =>
  block('SRGLITCH_ST', 1, [
    ['item', i32(16_001)],
    ['count', i32(6)],
  ]);

export const glitch = (version = 2): Part =>
  block('SRGLITCH', version, [
    ['teleporters', map([[str('tp1'), maybe(teleporter())]])],
    ['nodes', map([[str('glitchTN1'), maybe(tarrNode())]])],
    ['slimes', map([[i64(100n), maybe(glitchSlime())]])],
    ['directors', map([[str('director1'), maybe(director())]])],
    ['impostos', map([[str('imposto1'), maybe(imposto())]])],
    version >= 2 && ['storage', map([[str('glitchST1'), maybe(glitchStorage())]])],
  ]);

export function world(d: Dice, version = 22): Part {
  const time = timeIn(version <= 8);
  const gordoState = version >= 12 ? gordo() : i32(7);
  return block('SRW', version, [
    ['worldTime', time(400_000)],
    ['econSeed', f32(470_000.25)],
    ['dailyOfferCreateTime', time(someTime(d))],
    ...(version >= 17
      ? ([
          ['lastOfferRancherIds', list([str('someone')])],
          ['pendingOfferRancherIds', list([])],
        ] as const)
      : ([['lastRancherOfferId', maybe(d.pick([null, str('someone')]))]] as const)),
    ['weatherUntil', time(someTime(d))],
    ['weather', i32(1)],
    version >= 17
      ? [
          'offers',
          map([
            [i32(0), offer(true)],
            [i32(1), offer(false)],
          ]),
        ]
      : ['offer', offer(true)],
    ['econSaturations', map([[i32(30), f32(12.5)]])],
    ['teleporters', map([[str('teleporter0000000001'), bool(true)]])],
    ['animalSpawnerTimes', map([[place(d), time(someTime(d))]])],
    ['liquidSourceUnits', map([[version >= 20 ? str('LiquidSource0000000001') : place(d), f32(0.25)]])],
    ['spawnerTriggerTimes', map([[place(d), time(someTime(d))]])],
    ['gordos', map([[version >= 10 ? str('gordo0000000001') : place(d), gordoState]])],
    ['resourceSpawnerWater', map([[place(d), growerSpot(d, 3)]])],
    version >= 8 && ['placedGadgets', map([[str('site0000000001'), gadget(d)]])],
    version >= 11 && ['treasurePods', map([[str('pod0000000001'), version >= 18 ? pod() : i32(1)]])],
    version >= 13 && ['switches', map([[str('switch0000000001'), i32(1)]])],
    version >= 13 && ['puzzleSlots', map([[str('puz0000000001'), bool(false)]])],
    version >= 14 && ['phaseSites', map([[str('phase0000000001'), bool(true)]])],
    version >= 15 && ['firestorm', firestorm()],
    version >= 15 && ['oases', map([[str('oasis0000000001'), bool(true)]])],
    version >= 16 && ['gingerPatches', list([str('ginger0000000001')])],
    version >= 19 && ['quicksilver', map([[str('qs0000000001'), quicksilver(version >= 20 ? 2 : 1)]])],
    version >= 21 && [
      'echoNotes',
      map([
        [str('echo0000000001'), maybe(echoNote())],
        [str('echo0000000002'), maybe(null)],
      ]),
    ],
    version >= 22 && ['glitch', maybe(glitch())],
  ]);
}

export const mail = (): Part =>
  block('SRMAIL', 2, [
    ['type', i32(1)],
    ['messageKey', str('hello')],
    ['isRead', bool(true)],
  ]);

export const decorizerSettings = (): Part => block('SRDZRSETTINGS', 1, [['selected', i32(14_001)]]);

export const decorizer = (): Part =>
  block('SRDZR', 1, [
    ['contents', map([[i32(14_001), i32(2)]])],
    ['settings', map([[str('decorizer1'), maybe(decorizerSettings())]])],
  ]);

export function player(d: Dice, version = 14): Part {
  const time = timeIn(version <= 5);
  const locks = (): Part =>
    map([
      [
        i32(3),
        tuple([
          ['locked', bool(true)],
          ['time', time(9)],
        ]),
      ],
    ]);
  const ammo = list([slot(d), slot(d)]);
  return block('SRPL', version, [
    ['health', i32(100)],
    ['energy', i32(100)],
    ['radiation', i32(0)],
    ['currency', i32(777)],
    ['keys', i32(2)],
    ['currencyEverCollected', i32(8000)],
    ['version', str('1.4.9x')],
    ['gameMode', i32(0)],
    ['gameIconId', i32(4)],
    ['pos', place(d)],
    ['rot', vector(0, 45, 0, 2)],
    ['upgrades', list([i32(0), i32(3)])],
    ['ammo', version >= 12 ? map([[i32(0), ammo]]) : ammo],
    ['mail', list([mail()])],
    version >= 7 && ['availUpgrades', list([i32(5)])],
    ['upgradeLocks', version >= 7 ? locks() : map([[i32(3), time(9)]])],
    ['progress', map([[i32(1), i32(2)]])],
    ['delayedProgress', map([[i32(1), version >= 9 ? f64(5) : list([time(5)])]])],
    version >= 5 && ['blueprints', list([i32(101)])],
    version >= 5 && ['availBlueprints', list([])],
    version >= 5 && ['blueprintLocks', locks()],
    version >= 5 && ['gadgets', map([[i32(101), i32(1)]])],
    version >= 5 && ['craftMats', map([[i32(11_002), i32(33)]])],
    version >= 10 && ['regionSetId', i32(0)],
    version >= 11 && ['unlockedZoneMaps', list([i32(1)])],
    version >= 13 && ['endGameTime', maybe(d.pick([null, f64(1000)]))],
    version >= 14 && ['decorizer', maybe(decorizer())],
  ]);
}

export const pedia = (version = 3): Part =>
  block('SRPED', version, [
    ['progressGiven', i32(1)],
    ['unlocked', list([str('pink_slime')])],
    ['completedTutorials', list([str('basics')])],
    version >= 3 && ['popupQueue', list([])],
  ]);

export const achievements = (version = 3): Part =>
  block('SRGA', version, [
    ['floats', map([[i32(0), f32(1.5)]])],
    version >= 3 && ['doubles', map([[i32(1), f64(2.5)]])],
    ['ints', map([[i32(2), i32(3)]])],
    ['counts', map([[i32(3), map([[i32(30), i32(2)]])]])],
  ]);

export const holiday = (version = 2): Part =>
  block('SRHD', version, [['first', list([str('event_1')])], version >= 2 && ['second', list([])]]);

export const appearances = (): Part =>
  block('SRAPP', 1, [
    ['unlocks', map([[i32(3), list([i32(1), i32(2)])]])],
    ['selections', map([[i32(3), i32(2)]])],
  ]);

export const instrument = (): Part =>
  block('SRINSTR', 1, [
    ['unlocked', list([i32(0), i32(1)])],
    ['selection', i32(1)],
  ]);

export const dlc = (version = 1): Part => block('SRDLC', version, [['installed', list([i32(1)])]]);

/** Each game version with the versions of its parts that it wrote, as far as they are known. */
export function game(d: Dice, version = 12, actors = [100, 101, 102]): Part {
  const worldVersion = version >= 9 ? 22 : version === 8 ? 19 : 13;
  const playerVersion = version >= 10 ? 14 : version === 4 ? 7 : 13;
  return block('SRGAME', version, [
    ['gameName', str('20200101000000_Hill')],
    version >= 5 && ['displayName', str('Hill')],
    version >= 5 && ['summary', summary(version === 6 ? 3 : 4)],
    ['world', world(d, worldVersion)],
    ['player', player(d, playerVersion)],
    ['ranch', ranch(d, version >= 8 ? 7 : version === 4 ? 5 : 6)],
    ['actorsBegin', separator],
    ['actors', list(actors.map((id) => actor(d, version >= 10 ? 9 : version === 9 ? 8 : 5, id)))],
    ['actorsEnd', separator],
    ['pedia', pedia()],
    ['achievements', achievements()],
    version >= 7 && ['holiday', holiday(version <= 8 ? 1 : 2)],
    version >= 11 && ['appearances', appearances()],
    version >= 12 && ['instrument', instrument()],
    (version === 8 || version === 9) && ['dlc', dlc()],
  ]);
}
