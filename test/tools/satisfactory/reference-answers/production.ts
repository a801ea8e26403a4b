// Reference answers about what is built, what it makes, and what is in stock.

import { expect } from 'vitest';
import type { SatisfactoryView } from '../../../../src/games/satisfactory/view.ts';
import { className } from '../../../../src/games/shared/read.ts';
import type { Json } from '../../oracle.ts';
import { byKey, type Counts, camel, near, tally } from './compare.ts';

const classOf = ({ building }: { readonly building: { readonly name: string } }): string => building.name;

export function expectBuildings(view: SatisfactoryView, answer: Json): void {
  const { buildings } = view;
  expect(buildings.filter(({ isLightweight }) => !isLightweight).length).toBe(answer.buildings.actors);
  expect(buildings.filter(({ isLightweight }) => isLightweight).length).toBe(answer.buildings.lightweights);
  const byCategory = byKey(
    buildings,
    ({ category }) => category,
    (rows) => tally(rows, ({ building }) => building.name),
  );
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
  const byClass = byKey(rows, classOf, (own) => tally(own, ({ recipe }) => recipe?.name ?? '-'));
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
  const rows = view.machines.filter(({ kind }) => kind === 'GENERATOR');
  const generators = byKey(rows, classOf, (own) => ({
    n: own.length,
    producing: own.filter(({ isProducing }) => isProducing).length,
    fuel: tally(own, ({ fuel }) => fuel?.name ?? '-'),
  }));
  expect(generators).toEqual(answer.generators);
  const { graph } = view.save;
  const nodeOf = ({ node }: (typeof rows)[number]): string =>
    graph.isAbsent(node!.node) ? '(water volume)' : className(graph, node!.node);
  const onNodes = view.machines.filter(({ node }) => node);
  expect(byKey(onNodes, classOf, (own) => tally(own, nodeOf))).toEqual(answer.extractors);
}

export function expectNodes(view: SatisfactoryView, answer: Json): void {
  const expected = Object.fromEntries(
    Object.entries<Json>(answer.nodes).map(([name, { total, used }]) => [name, { total, used }]),
  );
  const found = byKey(
    view.resourceNodes,
    ({ object }) => className(view.save.graph, object.node),
    (nodes) => ({ total: nodes.length, used: nodes.filter(({ isUsed }) => isUsed).length }),
  );
  expect(found).toEqual(expected);
}

export function expectStock(view: SatisfactoryView, answer: Json): void {
  // The answers are in litres.
  const amountOf = ({ amount, unit }: { amount: number | null; unit: string | null }): number =>
    unit === 'CUBIC_METRES' ? Math.round(amount! * 1000) : amount!;
  const byKind = byKey(
    view.stock,
    ({ kind }) => camel(kind!),
    (rows) => tally(rows, ({ item }) => item!.name, amountOf),
  );
  expect(byKind).toEqual(answer.stock.byKind);
  const all = [...view.items, ...view.fluidItems];
  expect(tally(all, ({ item }) => item.name, amountOf)).toEqual(answer.stock.total);
}

export function expectInventories(view: SatisfactoryView, answer: Json): void {
  expect(tally(view.inventories, ({ kind }) => camel(kind!))).toEqual(answer.stock.components);
  const slots = view.inventories.filter(({ usedSlots, slots }) => usedSlots! > (slots ?? 0));
  expect(slots).toEqual([]);
  const filled = view.inventories.reduce((sum, { usedSlots }) => sum + usedSlots!, 0);
  expect(filled).toBe(answer.stock.filledStacks);
}
