// Reference answers about what is built, what it makes, and what is in stock.

import { expect } from 'vitest';
import type { SatisfactoryView } from '../../../../src/games/satisfactory/view.ts';
import { className } from '../../../../src/games/shared/read.ts';
import { type Counts, camel, entry, type Json, near, tally } from './compare.ts';

export function expectBuildings(view: SatisfactoryView, answer: Json): void {
  const { buildings } = view;
  expect(buildings.filter(({ isLightweight }) => !isLightweight).length).toBe(answer.buildings.actors);
  expect(buildings.filter(({ isLightweight }) => isLightweight).length).toBe(answer.buildings.lightweights);
  const byCategory: Record<string, Counts> = {};
  for (const row of buildings) {
    const counts = entry(byCategory, row.category, {});
    counts[row.building.name] = (counts[row.building.name] ?? 0) + 1;
  }
  expect(byCategory).toEqual(answer.buildings.byCategory);
  const swatches = (isLightweight: boolean): Counts =>
    tally(buildings, (row) => (row.isLightweight === isLightweight ? (row.swatch?.name ?? '-') : null));
  expect(swatches(false)).toEqual(answer.buildings.actorSwatches);
  expect(swatches(true)).toEqual(answer.buildings.lightweightSwatches);
  expect(view.removedLightweights ?? 0).toBe(answer.buildings.lightweightsRemoved);
}

export function expectMachines(view: SatisfactoryView, answer: Json): void {
  const rows = view.machines.filter(({ kind }) => kind === 'MANUFACTURER');
  const expected = answer.machines;
  expect(rows.length).toBe(expected.count);
  const byClass: Record<string, Counts> = {};
  for (const { building, recipe } of rows) {
    const counts = entry(byClass, building.name, {});
    const key = recipe?.name ?? '-';
    counts[key] = (counts[key] ?? 0) + 1;
  }
  expect(byClass).toEqual(expected.byClass);
  expect(tally(rows, ({ clock }) => String(near(clock)))).toEqual(expected.clock);
  expect(tally(rows, ({ boost }) => String(near(boost)))).toEqual(expected.boost);
  expect(rows.filter(({ isProducing }) => isProducing).length).toBe(expected.producing);
  expect(rows.filter(({ isPaused }) => isPaused).length).toBe(expected.paused);
  const measured = rows.filter(({ measuredSeconds }) => measuredSeconds !== null);
  expect(rows.filter(({ isMonitored }) => isMonitored).length).toBe(expected.monitored);
  const sum = (of: 'producedSeconds' | 'measuredSeconds'): number =>
    measured.reduce((total, row) => total + row[of]!, 0);
  expect(sum('producedSeconds')).toBeCloseTo(expected.produceSeconds, 2);
  expect(sum('measuredSeconds')).toBeCloseTo(expected.measuredSeconds, 2);
}

export function expectGenerators(view: SatisfactoryView, answer: Json): void {
  const generators: Record<string, { n: number; producing: number; fuel: Counts }> = {};
  for (const { kind, building, isProducing, fuel } of view.machines) {
    if (kind !== 'GENERATOR') continue;
    const row = entry(generators, building.name, { n: 0, producing: 0, fuel: {} });
    row.n++;
    row.producing += Number(isProducing);
    row.fuel[fuel?.name ?? '-'] = (row.fuel[fuel?.name ?? '-'] ?? 0) + 1;
  }
  expect(generators).toEqual(answer.generators);
  const extractors: Record<string, Counts> = {};
  for (const { building, node } of view.machines) {
    if (!node) continue;
    const counts = entry(extractors, building.name, {});
    const key = view.save.graph.isAbsent(node.node)
      ? '(water volume)'
      : className(view.save.graph, node.node);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  expect(extractors).toEqual(answer.extractors);
}

export function expectNodes(view: SatisfactoryView, answer: Json): void {
  const expected = Object.fromEntries(
    Object.entries<Json>(answer.nodes).map(([name, { total, used }]) => [name, { total, used }]),
  );
  const found: Record<string, { total: number; used: number }> = {};
  for (const { object, isUsed } of view.resourceNodes) {
    const row = entry(found, className(view.save.graph, object.node), { total: 0, used: 0 });
    row.total++;
    row.used += Number(isUsed);
  }
  expect(found).toEqual(expected);
}

export function expectStock(view: SatisfactoryView, answer: Json): void {
  const byKind: Record<string, Counts> = {};
  for (const { kind, item, amount: inUnit, unit } of view.stock) {
    // The answers are in litres.
    const amount = unit === 'CUBIC_METRES' ? Math.round(inUnit! * 1000) : inUnit!;
    const counts = entry(byKind, camel(kind), {});
    counts[item!.name] = (counts[item!.name] ?? 0) + amount;
  }
  expect(byKind).toEqual(answer.stock.byKind);
  expect(
    tally(
      [...view.items, ...view.fluidItems],
      ({ item }) => item.name,
      ({ amount, unit }) => (unit === 'CUBIC_METRES' ? Math.round(amount! * 1000) : amount!),
    ),
  ).toEqual(answer.stock.total);
}

export function expectInventories(view: SatisfactoryView, answer: Json): void {
  expect(tally(view.inventories, ({ kind }) => camel(kind))).toEqual(answer.stock.components);
  const slots = view.inventories.filter(({ usedSlots, slots }) => usedSlots! > (slots ?? 0));
  expect(slots).toEqual([]);
  const filled = view.inventories.reduce((sum, { usedSlots }) => sum + usedSlots!, 0);
  expect(filled).toBe(answer.stock.filledStacks);
}
