// The world of Slime Rancher 2: actors, gordos, gadgets and what else stands in its scenes.

import type { Dice } from '../random.ts';
import {
  block,
  bool,
  type Fields,
  f32,
  f64,
  i32,
  i64,
  list,
  map,
  maybe,
  type Part,
  str,
  ticks,
  u64,
  zeros,
} from './parts.ts';
import { cycle, growerSpot, mood, someVector, time, vector } from './shared-blocks.ts';

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
