// Every figure of the reference answers, which another program computed from other readers of the same saves.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../../../src/games/satisfactory/buildings/power.ts';
import { type Trace, trace } from '../../../src/games/satisfactory/buildings/trace.ts';
import type { SatisfactoryView } from '../../../src/games/satisfactory/view.ts';
import { className } from '../../../src/games/shared/read.ts';
import type { ObjectRef } from '../../../src/games/shared/scope.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { openView } from '../../tools/satisfactory-view.ts';

const ANSWERS = new URL('../../../../shared/games/oracle/satisfactory/', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: the answers are JSON of many shapes
type Json = any;
type Counts = Record<string, number>;

const near = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000;

/** Sums by key, keys sorted as in the answers. */
function tally<T>(
  rows: Iterable<T>,
  keyOf: (row: T) => string | null,
  amountOf: (row: T) => number = () => 1,
): Counts {
  const counts: Counts = {};
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts[key] = (counts[key] ?? 0) + amountOf(row);
  }
  return counts;
}

/** The entry of a record, made when it is not there. */
function entry<T>(record: Record<string, T>, key: string, made: T): T {
  record[key] ??= made;
  return record[key];
}

function short(view: SatisfactoryView, object: ObjectRef): string {
  return view.save.graph.path(object.node).replace(/^[^:]*:PersistentLevel\./, '');
}

/** The answers' paths leave out the map that most objects lie in. */
function fullPath(view: SatisfactoryView, path: string): string {
  const first = view.save.graph.path(view.buildings[0]!.object.node);
  return first.slice(0, first.indexOf(':PersistentLevel.') + ':PersistentLevel.'.length) + path;
}

const camel = (word: string): string =>
  word.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

describeReal('satisfactory', 'reference answers', (folder) => {
  const names = existsSync(ANSWERS) ? readdirSync(ANSWERS) : [];
  it('are there', () => expect(names.length).toBeGreaterThan(0));

  describe.each(names)('%s', (name) => {
    const answer: Json = JSON.parse(gunzipSync(readFileSync(new URL(name, ANSWERS))).toString());
    const file = fileURLToPath(new URL(`${basename(name, '.views.json.gz')}.sav`, folder));
    let opened: Promise<SatisfactoryView> | null = null;
    const open = (): Promise<SatisfactoryView> => {
      opened ??= openView(file);
      return opened;
    };

    it('session', async () => {
      const { session } = await open();
      const { header, time } = answer;
      expect([
        session.name,
        session.map,
        session.saveVersion,
        session.buildVersion,
        session.playSeconds,
      ]).toEqual([header.session, header.map, header.saveVersion, header.build, header.playSeconds]);
      expect(session.isModded ?? false).toBe(Boolean(header.modded));
      expect(session.isCreativeInHeader ?? false).toBe(Boolean(header.creative));
      expect(session.days).toBe(time.days);
      expect(near(session.daySeconds)).toBe(near(time.daySeconds));
    });

    it('players', async () => {
      const view = await open();
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
        expect([row.slots, row.usedSlots, row.items]).toEqual([
          expected.slots,
          expected.usedSlots,
          expected.items,
        ]);
        for (const [slot, items] of Object.entries<string[]>(expected.equipment)) {
          const own = row.equipment.filter((equipment) => equipment.slot === slot);
          expect(own.map(({ item }) => item.name).sort()).toEqual([...items].sort());
        }
      }
    });

    it('buildings', async () => {
      const view = await open();
      const { buildings } = view;
      expect(buildings.filter(({ isLightweight }) => !isLightweight).length).toBe(answer.buildings.actors);
      expect(buildings.filter(({ isLightweight }) => isLightweight).length).toBe(
        answer.buildings.lightweights,
      );
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
    });

    it('machines', async () => {
      const view = await open();
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
    });

    it('generators and extractors', async () => {
      const view = await open();
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
    });

    it('resource nodes', async () => {
      const view = await open();
      const expected = Object.fromEntries(
        Object.entries<Json>(answer.nodes).map(([name, { total, used }]) => [name, { total, used }]),
      );
      const found: Record<string, { total: number; used: number }> = {};
      for (const { object, isUsed } of view.nodes) {
        const row = entry(found, className(view.save.graph, object.node), { total: 0, used: 0 });
        row.total++;
        row.used += Number(isUsed);
      }
      expect(found).toEqual(expected);
    });

    it('power', async () => {
      const view = await open();
      const { power } = view;
      const expected = answer.power;
      expect([power.wires, power.connectedWires, power.looseWires]).toEqual([
        expected.wires.total,
        expected.wires.connected,
        expected.wires.loose,
      ]);
      expect(near(power.wireLength) ?? 0).toBe(expected.wires.lengthM);
      expect([power.hiddenLinks, power.connections, power.unconnected]).toEqual([
        expected.hiddenLinks,
        expected.connections,
        expected.components.lone,
      ]);
      expect(power.islands).toEqual(expected.components.withoutCircuit);
      const sizes = gridOf(view.save).components.map(({ length }) => length);
      expect(sizes.sort((a, b) => b - a)).toEqual(expected.components.sizes);
      const circuits = [...view.circuits]
        .sort((a, b) => a.id - b.id)
        .map((row) => ({
          id: row.id,
          path: short(view, row.object),
          connections: row.connections,
          wires: row.wires,
          buildings: row.buildings,
          generators: row.generators,
          storages: row.storages,
          switches: row.switches,
          consumers: row.consumers,
          poles: row.poles,
          targetConsumptionMW: near(row.wanted),
          dynamicProductionMW: near(row.dynamicCapacity),
          baseProductionMW: near(row.baseCapacity),
          storedMWh: near(row.storedMWh),
        }));
      expect(circuits).toEqual(expected.circuits.map(({ members: _, ...row }: Json) => row));
      const owner = (path: string): string => path.slice(0, path.indexOf('.'));
      for (const { id, members } of expected.circuits) {
        const row = view.circuits.find((circuit) => circuit.id === id)!;
        expect(row.members.map((member) => short(view, member)).sort()).toEqual(
          [...new Set<string>(members.map(owner))].sort(),
        );
      }
      // What feeds a circuit is known by what it burns.
      for (const { fuels, capacity } of view.circuits)
        expect(fuels.reduce((sum, fuel) => sum + fuel.capacity, 0)).toBeCloseTo(capacity, 3);
      const switches = view.switches.map((row) => ({
        path: short(view, row.object),
        priority: row.priority,
        isPriority: row.isPriority,
        on: row.isOn,
        tag: row.tag,
        circuits: row.circuits,
      }));
      const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
      expect(switches.sort(byPath)).toEqual([...expected.switches].sort(byPath));
      const groups = view.networks.map(({ circuits: ids }) => ids.join());
      expect(groups.sort()).toEqual(expected.groups.map((ids: number[]) => ids.join()).sort());
    });

    it('stock', async () => {
      const view = await open();
      const byKind: Record<string, Counts> = {};
      for (const { kind, item, amount } of view.stock) {
        const counts = entry(byKind, camel(kind), {});
        counts[item.name] = (counts[item.name] ?? 0) + amount;
      }
      expect(byKind).toEqual(answer.stock.byKind);
      expect(
        tally(
          view.items,
          ({ item }) => item.name,
          ({ amount }) => amount,
        ),
      ).toEqual(answer.stock.total);
    });

    it('fluids', async () => {
      const view = await open();
      const rows = view.fluids.map((row) => ({
        id: row.id,
        fluid: row.fluid?.name ?? null,
        members: row.members,
        factoryConnections: row.machines,
        connections: row.connections,
        m3: near(row.m3),
      }));
      expect(rows.sort((a, b) => a.id - b.id)).toEqual(answer.fluids.networks);
    });

    it.runIf(answer.traces.length > 0)('belts', async () => {
      const view = await open();
      // Saves with no machine on a belt have no traces.
      expect(answer.traces.length > 0).toBe(
        view.machines.some(({ inputsConnected, outputsConnected }) => inputsConnected + outputsConnected > 0),
      );
      const ends = (traced: Trace): string[] => traced.ends.map(({ object }) => short(view, object)).sort();
      for (const { from, downstream, upstream } of answer.traces) {
        const node = view.save.graph.find(fullPath(view, from));
        expect(node).toBeGreaterThanOrEqual(0);
        const down = trace(view.save, node, { direction: 'DOWNSTREAM', through: false, pipes: false });
        const up = trace(view.save, node, { direction: 'UPSTREAM', through: false, pipes: false });
        expect([from, down.carrierCount, ends(down)]).toEqual([from, downstream.carriers, downstream.ends]);
        expect([from, up.carrierCount, ends(up)]).toEqual([from, upstream.carriers, upstream.ends]);
      }
    });

    it('railway', async () => {
      const view = await open();
      const expected = answer.rail;
      const trains = view.trains.map((row) => ({
        path: short(view, row.object),
        name: row.name,
        cars: row.cars.map(
          ({ building, isReversed }) => building.name.slice(3, -2) + (isReversed ? '-' : '+'),
        ),
        selfDriving: row.isSelfDriving,
        derailed: row.isDerailed,
        hasTimetable: row.hasTimetable,
        currentStop: row.currentStop,
        stops: row.stops.map((stop) => ({
          station: stop.name,
          rule: stop.rule,
          seconds: stop.seconds,
          load: stop.load.map(({ name }) => name),
          unload: stop.unload.map(({ name }) => name),
        })),
      }));
      const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
      expect(trains.sort(byPath)).toEqual(expected.trains);
      expect(view.trains.filter(({ isComplete }) => !isComplete)).toEqual([]);
      const stations = view.stations.map((row) => ({
        path: short(view, row.object),
        name: row.name,
        station: row.building && short(view, row.building),
        platforms: row.platforms.map(({ building }) => building.name.slice(6, -2)).sort(),
      }));
      const sorted = expected.stations.map((row: Json) => ({ ...row, platforms: [...row.platforms].sort() }));
      expect(stations.sort(byPath)).toEqual(sorted);
      const { tracks, links, switchEnds, openEnds, networks, blockSignals, pathSignals, switchControls } =
        view.rail;
      expect({
        tracks,
        trackLinks: links,
        switchEnds,
        openEnds,
        networks,
        blockSignals,
        pathSignals,
        switchControls,
      }).toEqual({
        tracks: expected.tracks,
        trackLinks: expected.trackLinks,
        switchEnds: expected.switchEnds,
        openEnds: expected.openEnds,
        networks: expected.networks,
        blockSignals: expected.blockSignals,
        pathSignals: expected.pathSignals,
        switchControls: expected.switchControls,
      });
    });

    it('vehicles and drones', async () => {
      const view = await open();
      const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
      const vehicles = view.vehicles.map((row) => ({
        path: short(view, row.object),
        cls: row.building.name,
        autopilot: row.isAutopilot,
        pathPoints: row.pathPoints,
      }));
      expect(vehicles.sort(byPath)).toEqual(answer.vehicles);
      const ports = view.dronePorts.map((row) => ({
        path: short(view, row.object),
        tag: row.name,
        drone: row.drone !== null,
        paired: row.pairedWith && short(view, row.pairedWith),
        trips: row.trips,
      }));
      expect(ports.sort(byPath)).toEqual(answer.drones.ports);
      expect(view.drones.length).toBe(answer.drones.drones);
      expect(view.truckStations.length).toBe(answer.truckStations);
      expect(view.vehiclePaths.length).toBe(answer.pathLists);
      expect(view.vehiclePaths.reduce((sum, { points }) => sum + points.length, 0)).toBe(answer.pathPoints);
    });

    it('progress', async () => {
      const { progress, schematics } = await open();
      const expected = answer.progress;
      const amounts = (rows: readonly { item: { name: string }; amount: number }[]): Counts =>
        tally(
          rows,
          ({ item }) => item.name,
          ({ amount }) => amount,
        );
      expect(progress.phase?.name ?? null).toBe(expected.phase ?? expected.currentPhase);
      expect(progress.targetPhase?.name ?? null).toBe(expected.targetPhase);
      expect(amounts(progress.phasePaid)).toEqual(expected.paidOff);
      expect(progress.activeMilestone?.name ?? null).toBe(expected.activeSchematic);
      expect(
        Object.fromEntries(
          progress.milestonesPaid.map(({ schematic, paid }) => [schematic.name, amounts(paid)]),
        ),
      ).toEqual(expected.paidOffSchematics);
      expect([progress.schematics, progress.alternates]).toEqual([expected.schematics, expected.alternates]);
      expect([progress.recipes, progress.alternateRecipes]).toEqual([
        expected.recipes,
        expected.alternateRecipes,
      ]);
      expect(tally(schematics, ({ folder }) => folder)).toEqual(expected.schematicFolders);
      expect(progress.researchTrees.length).toBe(expected.researchTrees);
      expect(progress.ongoingResearch.length).toBe(expected.ongoingResearch);
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
    });

    it('collectibles', async () => {
      const view = await open();
      const { listed } = answer.collectibles;
      const classes: Counts = {};
      for (const { isListed, object } of view.collectibles) {
        if (!isListed || !object) continue;
        const name = className(view.save.graph, object.node);
        if (name !== 'BP_TapePickup_C') classes[name] = (classes[name] ?? 0) + 1;
      }
      expect(classes).toEqual(listed);
      const byTable = answer.collectibles.collectedByClassTable;
      if (byTable) {
        const collected = Object.fromEntries(view.collected.map((row) => [row.kind, row.collected]));
        const opened = view.collectibles.filter(({ isOpened }) => isOpened);
        expect(opened.length).toBe(Math.max(answer.collectibles.podsOpened, answer.collectibles.podsLooted));
        expect(collected.BLUE_SLUG).toBe(byTable.BP_Crystal_C ?? 0);
        expect(collected.YELLOW_SLUG).toBe(byTable.BP_Crystal_mk2_C ?? 0);
        expect(collected.PURPLE_SLUG).toBe(byTable.BP_Crystal_mk3_C ?? 0);
        expect(collected.SOMERSLOOP).toBe(byTable.BP_WAT1_C ?? 0);
        expect(collected.MERCER_SPHERE).toBe(byTable.BP_WAT2_C ?? 0);
      }
      const pods = view.collectibles.filter(({ kind, isCollected }) => kind === 'CRASH_SITE' && isCollected);
      if (answer.collectibles.lootedDropPods !== null)
        expect(pods.length).toBe(answer.collectibles.lootedDropPods);
    });

    it('markers, statistics and rules', async () => {
      const { markers, statistics, rules } = await open();
      const placed = markers.filter(({ kind }) => kind !== 'BEACON');
      expect([placed.length, markers.length - placed.length]).toEqual([
        answer.markers.count,
        answer.markers.beacons,
      ]);
      expect(tally(placed, ({ kind }) => kind)).toEqual(answer.markers.types);
      const sum = (kind: string, of: 'total' | 'current'): number =>
        statistics.filter((row) => row.kind === kind).reduce((total, row) => total + (row[of] ?? 0), 0);
      const expected = answer.statistics;
      expect(statistics.filter(({ kind }) => kind === 'BUILT').length).toBe(expected.builtClasses ?? 0);
      expect([
        sum('BUILT', 'current'),
        sum('BUILT', 'total'),
        sum('DISMANTLED', 'total'),
        sum('KILLED', 'total'),
      ]).toEqual([
        expected.builtCurrent ?? 0,
        expected.builtTotal ?? 0,
        expected.dismantled ?? 0,
        expected.creaturesKilled ?? 0,
      ]);
      const state = answer.rules.gameState;
      expect([rules.noPower, rules.noCost, rules.noFuel, rules.isCreative]).toEqual([
        state.mCheatNoPower ?? false,
        state.mCheatNoCost ?? false,
        state.mCheatNoFuel ?? false,
        state.mIsCreativeModeEnabled ?? false,
      ]);
      expect([rules.energyCost, rules.partsCost]).toEqual([
        state.mEnergyCostMultiplier ?? 1,
        state.mPartsCostMultiplier ?? 1,
      ]);
    });
  });
});
