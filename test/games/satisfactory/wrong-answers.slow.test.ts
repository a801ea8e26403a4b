// Answers about real saves of factories that were wrong once.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { SatisfactoryView } from '../../../src/games/satisfactory/view.ts';
import { isHidden } from '../../../src/games/shared/damage.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { openView } from '../../tools/satisfactory-view.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

describeReal('satisfactory', 'answers about real saves', (folder) => {
  const open = (name: string): Promise<SatisfactoryView> =>
    openView(fileURLToPath(new URL(`${name}.sav`, folder)));

  it('knows collected slugs of version 42, and counts what no table has', async () => {
    const { collected, save } = await open('sv42_hv13_PlutoyDev_main_8bca618f');
    const slugs = collected.filter(({ kind }) => kind.endsWith('SLUG'));
    expect(slugs.reduce((sum, row) => sum + row.collected, 0)).toBe(68);
    expect(slugs.map(({ unknown }) => unknown)).toEqual([0, 0, 0]);
    expect(save.saveVersion).toBe(42);
    const earlier = await open('sv36_hv10_JakeDevs_Environment_Eliminators_autosave_0_aa402c06');
    const sum = (of: 'collected' | 'unknown', end: string): number[] =>
      earlier.collected.filter(({ kind }) => kind.endsWith(end)).map((row) => row[of]);
    const [blue = 0, yellow = 0, purple = 0] = sum('collected', 'SLUG');
    expect(blue + yellow + purple + sum('unknown', 'SLUG')[0]!).toBe(32);
  });

  it('says NO_FUEL where less than the cubic metre is left that generators load', async () => {
    const { machines, unknown } = await open('sv52_hv14_etothepii4_Dunarr-027');
    // Objects of its mods have data of their own, which is no damage.
    expect(unknown.filter((text) => text.includes('damaged'))).toEqual([]);
    const left = machines.filter(
      ({ kind, fuelMJ, isProducing, inputStacks }) =>
        kind === 'GENERATOR' &&
        !isProducing &&
        fuelMJ === 0 &&
        inputStacks!.some(({ amount }) => amount! < 1),
    );
    expect(left.length).toBeGreaterThan(2);
    for (const { reason, isInputShort } of left) expect([reason, isInputShort]).toEqual(['NO_FUEL', true]);
    expect(machines.filter(({ reason }) => reason === 'NOT_CONNECTED')).not.toEqual([]);
  });

  it('gives a range where the purity of nodes is unknown', async () => {
    const { balance } = await open('sv29_hv9_IDeserveToBeWrited_dood24.5_06e35dcc');
    const oil = balance.find(({ item }) => item.name === 'Desc_LiquidOil_C')!;
    expect([oil.net, oil.measuredNet, oil.unknownProducers]).toEqual([null, null, 25]);
    expect(oil.netLeast).toBeCloseTo(2100 - 2598.375, 2);
    expect(oil.netMost).toBeCloseTo(8400 - 2598.375, 2);
  });

  it('lists mods and versions of the header', async () => {
    const { session } = await open('sv52_hv14_etothepii4_Modding-Testing-MLB-003');
    expect(session).toMatchObject({ headerVersion: 14, visibility: 216 });
    expect(session.mods.map(({ name, version }) => [name, version])).toEqual([
      ['MLB Alternates', '1.2.0'],
      ['Modular Load Balancers', '1.15.12'],
    ]);
  });

  it('orders platforms along the track', async () => {
    const { stations, save } = await open('sv29_hv9_IDeserveToBeWrited_dood24.5_06e35dcc');
    const place = (node: NodeId): readonly [number, number, number] => save.graph.position(node)!;
    let neighbours = 0;
    for (const { building, platforms } of stations) {
      const [first, second] = ['FIRST', 'SECOND'].map((side) =>
        platforms!.filter((row) => row.side === side),
      );
      const line = [...first!.map(({ object }) => object), building!, ...second!.map(({ object }) => object)];
      line.slice(1).forEach(({ node }, at) => {
        const [a, b] = [place(line[at]!.node), place(node)];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(2000);
        neighbours++;
      });
    }
    expect(neighbours).toBeGreaterThan(10);
  });

  it('keeps fluids apart from pieces, in cubic metres', async () => {
    const { items, fluidItems } = await open('sv29_hv9_IDeserveToBeWrited_dood24.5_06e35dcc');
    const water = fluidItems.find(({ item }) => item.name === 'Desc_Water_C')!;
    expect([water.unit, water.amount]).toEqual(['CUBIC_METRES', expect.closeTo(11199.387, 3)]);
    expect(items.some(({ unit }) => unit === 'CUBIC_METRES')).toBe(false);
  });

  it('counts what damage hides as unknown', async () => {
    const name = 'sv52_hv14_etothepii4_Dunarr-027.sav';
    const whole = readFileSync(new URL(name, folder));
    const cut = tempFolder({ [name]: whole.subarray(0, 1_500_000) });
    const { machines, networks, power, balance, unknown } = await openView(`${cut}/${name}`);
    const lost = machines.filter(({ isUnknown }) => isUnknown);
    expect([machines.length, lost.length]).toEqual([498, 498]);
    expect(machines.filter(({ isProducing }) => isProducing === null)).toHaveLength(394);
    for (const { reason, isProducing } of lost) expect(reason).toBe(isProducing ? null : 'UNKNOWN');
    for (const { headroom, unknown } of networks) expect([headroom, unknown > 0]).toEqual([null, true]);
    expect(power.looseWires).toBe(0);
    expect(unknown[0]).toMatch(/ is damaged: \d+ objects/);
    for (const { net, unknownMachines } of balance) expect([net, unknownMachines]).toEqual([null, 394]);
  });

  it('knows nothing of trains, vehicles, players, switches and inventories that were lost', async () => {
    const name = 'sv29_hv9_IDeserveToBeWrited_dood24.5_06e35dcc.sav';
    const cut = tempFolder({ [name]: readFileSync(new URL(name, folder)).subarray(0, 2_073_109) });
    const [view, whole] = [await openView(`${cut}/${name}`), await open(name.slice(0, -4))];
    const lost = view.trains.filter(({ isComplete }) => !isComplete);
    expect([view.trains.length, lost.length]).toEqual([10, 10]);
    view.trains.forEach((train, at) => {
      const { isSelfDriving, hasTimetable, stops, wagons } = whole.trains[at]!;
      expect([null, wagons]).toContain(train.wagons);
      expect([null, isSelfDriving]).toContain(train.isSelfDriving);
      expect([null, hasTimetable]).toContain(train.hasTimetable);
      expect([undefined, stops!.length]).toContain(train.stops?.length);
    });
    expect(view.vehicles.map(({ cargo }) => cargo)).toEqual([null, null]);
    for (const { inventory, health } of view.players) expect([inventory, health]).toEqual([null, null]);
    expect(new Set(view.switches.map(({ isOn }) => isOn))).toEqual(new Set([null]));
    expect(view.resourceNodes.filter(({ isUsed }) => isUsed === false)).toEqual([]);
    for (const { platforms } of view.stations) expect(platforms).toBe(null);
    expect(view.stock.filter(({ item, amount }) => item === null && amount === null).length).toBeGreaterThan(
      9000,
    );
    expect(view.unknown.join(' ')).toMatch(/What \d+ places hold, because the file is damaged/);
    for (const { draw, unknown } of view.factories) if (unknown > 0) expect(draw === 0).toBe(false);
    for (const row of view.trains) expect(isHidden(view.save.graph, row)).toBe(true);
  });
});
