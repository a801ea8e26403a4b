// Reference answers about the game that is played: session, players, progress, collectibles, rules.

import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { SatisfactoryView } from '../../../../src/games/satisfactory/view.ts';
import { className } from '../../../../src/games/shared/read.ts';
import { expectLike, type Json } from '../../oracle.ts';
import { type Counts, camel, near, short, tally } from './compare.ts';

export function expectSession(view: SatisfactoryView, answer: Json): void {
  const { session } = view;
  const { header, time } = answer;
  const { name, map, saveVersion, buildVersion: build, playSeconds, headerVersion, visibility } = session;
  const facts = { session: name, map, saveVersion, build, playSeconds, headerVersion, visibility };
  expect(header).toMatchObject(facts);
  expect(session.mods.map(({ reference }) => reference).sort()).toEqual([...header.mods].sort());
  expect(session.isModded ?? false).toBe(Boolean(header.modded));
  expect(session.isCreativeInHeader ?? false).toBe(Boolean(header.creative));
  expect(session.days).toBe(time.days);
  expect(near(session.daySeconds)).toBe(near(time.daySeconds));
}

export function expectPlayers(view: SatisfactoryView, answer: Json): void {
  expect(view.players.length).toBe(answer.players.length);
  for (const expected of answer.players) {
    const row = view.players.find(({ object }) => short(view, object) === expected.path)!;
    const sha = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 12);
    expect(row.name === null ? null : sha(row.name)).toBe(expected.nameSha ?? null);
    expect(row.pawn && short(view, row.pawn)).toBe(expected.pawn);
    if (expected.pawn === null) continue;
    const { x, y, z } = row.position!;
    expect([x, y, z].map(Math.round)).toEqual(expected.position);
    expect(near(row.health)).toBe(near(expected.health ?? 100));
    expect(expected).toMatchObject({ slots: row.slots, usedSlots: row.usedSlots, items: row.items });
    for (const [slot, items] of Object.entries<string[]>(expected.equipment)) {
      const own = row.equipment!.filter((equipment) => equipment.slot === slot);
      expect(own.map(({ item }) => item.name).sort()).toEqual([...items].sort());
    }
  }
}

export function expectProgress(view: SatisfactoryView, answer: Json): void {
  const { progress, schematics } = view;
  const expected = answer.progress;
  const amounts = (rows: readonly { item: { name: string }; amount: number | null }[]): Counts =>
    tally(
      rows,
      ({ item }) => item.name,
      ({ amount }) => amount!,
    );
  expect(progress.phase?.name ?? null).toBe(expected.phase ?? expected.currentPhase);
  expect(progress.targetPhase?.name ?? null).toBe(expected.targetPhase);
  // Null before 1.0, of which the reference says nothing.
  expect(amounts(progress.phasePaid ?? [])).toEqual(expected.paidOff);
  expect(progress.activeMilestone?.name ?? null).toBe(expected.activeSchematic);
  expect(
    Object.fromEntries(
      progress.milestonesPaid!.map(({ schematic, paid }) => [schematic.name, amounts(paid!)]),
    ),
  ).toEqual(expected.paidOffSchematics);
  const { schematics: bought, alternates, recipes, alternateRecipes } = progress;
  expect(expected).toMatchObject({ schematics: bought, alternates, recipes, alternateRecipes });
  const unlocked = view.knownRecipes.filter(({ isUnlocked }) => isUnlocked);
  expect(unlocked).toHaveLength(expected.recipes);
  expect(tally(schematics, ({ folder }) => folder)).toEqual(expected.schematicFolders);
  expect(progress.researchTrees!.length).toBe(expected.researchTrees);
  expect(progress.ongoingResearch!.length).toBe(expected.ongoingResearch);
  expect(progress.unclaimedHardDrives).toBe(expected.unclaimedHardDrives);
  const { sink } = progress;
  const [points, dnaPoints] = expected.sink?.points ?? [];
  expect(sink ? [String(sink.points), sink.coupons] : null).toEqual(
    expected.sink ? [points ?? '0', expected.sink.coupons ?? 0] : null,
  );
  if (dnaPoints !== undefined) expect(String(sink!.dnaPoints)).toBe(dnaPoints);
  if (expected.sink?.levels?.length) expect(sink!.level).toBe(expected.sink.levels[0]);
  expect(progress.inventorySlots).toBe(expected.inventorySlots ?? null);
  expect(progress.armSlots).toBe(expected.armSlots ?? null);
}

export function expectRules(view: SatisfactoryView, answer: Json): void {
  const { markers, statistics, rules } = view;
  const placed = markers.filter(({ kind }) => kind !== 'BEACON');
  expect(answer.markers).toMatchObject({ count: placed.length, beacons: markers.length - placed.length });
  expect(tally(placed, ({ kind }) => kind)).toEqual(answer.markers.types);
  const sum = (kind: string, of: 'total' | 'current'): number =>
    statistics.filter((row) => row.kind === kind).reduce((total, row) => total + (row[of] ?? 0), 0);
  const expected = answer.statistics;
  expect(statistics.filter(({ kind }) => kind === 'BUILT').length).toBe(expected.builtClasses ?? 0);
  const sums = {
    builtCurrent: sum('BUILT', 'current'),
    builtTotal: sum('BUILT', 'total'),
    dismantled: sum('DISMANTLED', 'total'),
    creaturesKilled: sum('KILLED', 'total'),
  };
  expectLike(sums, expected, Object.keys(sums).join(' '), {}, 0);
  const state = answer.rules.gameState;
  const cheats =
    'mCheatNoPower=noPower mCheatNoCost=noCost mCheatNoFuel=noFuel mIsCreativeModeEnabled=isCreative';
  expectLike(rules, state, cheats, {}, false);
  expectLike(rules, state, 'mEnergyCostMultiplier=energyCost mPartsCostMultiplier=partsCost', {}, 1);
}

export function expectCollectibles(view: SatisfactoryView, answer: Json): void {
  const { listed } = answer.collectibles;
  const classes = tally(view.collectibles, ({ isListed, object }) => {
    const name = isListed && object ? className(view.save.graph, object.node) : null;
    return name === 'BP_TapePickup_C' ? null : name;
  });
  expect(classes).toEqual(listed);
  const { destroyedRefs, listedAndDestroyed, collected: families } = answer.collectibles;
  expect(view.destroyed.length).toBe(destroyedRefs);
  expect(view.destroyed.filter(({ isListed }) => isListed).length).toBe(listedAndDestroyed);
  const nameOf = (family: string): string => (family === 'CRASH_SITE' ? 'dropPod' : camel(family));
  expect(tally(view.destroyed, ({ family }) => nameOf(family))).toEqual(families);
  const { locations, removalEntries } = answer.foliage;
  const removed = view.removedFoliage.reduce((sum, { count }) => sum + count, 0);
  expect(removed).toBe(locations + removalEntries);
  const byTable = answer.collectibles.collectedByClassTable;
  if (byTable) {
    const collected = Object.fromEntries(view.collected.map((row) => [row.kind, row.collected]));
    const opened = view.collectibles.filter(({ isOpened }) => isOpened);
    expect(opened.length).toBe(Math.max(answer.collectibles.podsOpened, answer.collectibles.podsLooted));
    const kinds = {
      BLUE_SLUG: 'Crystal',
      YELLOW_SLUG: 'Crystal_mk2',
      PURPLE_SLUG: 'Crystal_mk3',
      SOMERSLOOP: 'WAT1',
      MERCER_SPHERE: 'WAT2',
    };
    for (const [kind, name] of Object.entries(kinds))
      expect([kind, collected[kind]]).toEqual([kind, byTable[`BP_${name}_C`] ?? 0]);
  }
  const pods = view.collectibles.filter(({ kind, isCollected }) => kind === 'CRASH_SITE' && isCollected);
  if (answer.collectibles.lootedDropPods !== null)
    expect(pods.length).toBe(answer.collectibles.lootedDropPods);
}
