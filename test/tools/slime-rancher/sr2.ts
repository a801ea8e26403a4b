/**
 * Blocks of Slime Rancher 2 early-access saves, made up. Written from `docs/formats/slime-rancher.md`, by hand and
 * without the reader's layouts.
 */
import type { Dice } from '../random.ts';
import {
  block,
  bool,
  type Fields,
  f32,
  f64,
  i32,
  list,
  map,
  maybe,
  type Part,
  separator,
  str,
  ticks,
} from './parts.ts';
import { ITEMS, index, SCENES, slot, someVector, time, vector } from './shared-blocks.ts';
import { actor, settings, summary, world } from './sr2-world.ts';

export * from './shared-blocks.ts';
export * from './sr2-world.ts';

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
