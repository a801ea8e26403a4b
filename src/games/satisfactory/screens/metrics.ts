// Figures of a save as metrics. Where they mean the same, they have the names used by Ficsit Remote Monitoring
// Companion, so that its dashboards keep working; the others start with `savegraph_`. See docs/metrics.md.

import { type Metric, type Sample, sample } from '../../shared/metrics.ts';
import type { Named, Place } from '../../shared/scope.ts';
import type { StackRow } from '../players.ts';
import { type BalanceRow, balance } from '../production/balance.ts';
import type { StockKind } from '../production/inventories.ts';
import { type MachineRow, machines } from '../production/machines.ts';
import { knownStock, stockTotals } from '../production/stock.ts';
import { progress } from '../progress/progress.ts';
import type { SatisfactorySave } from '../save.ts';
import { trains } from '../traffic/rail.ts';
import { dronePorts } from '../traffic/vehicles.ts';
import { collectibleSummary } from '../world/collectibles.ts';
import { powerMetrics } from './metrics-power.ts';

const PERCENT = 100;

export function metrics(save: SatisfactorySave): Metric[] {
  return [
    ...ofItems(save),
    ...powerMetrics(save),
    ...ofMachines(save),
    ...ofStock(save),
    ...ofWorld(save),
    ...ofLogistics(save),
  ];
}

function share(part: number | null, whole: number | null): number | null {
  return part !== null && whole ? (part / whole) * PERCENT : null;
}

const titleOf = ({ title, name }: Named): string => title ?? name;

function ofItems(save: SatisfactorySave): Metric[] {
  const gauge = (name: string, help: string, of: (row: BalanceRow) => number | null): Metric => ({
    name,
    help,
    samples: balance(save).flatMap((row): Sample[] => sample({ item_name: titleOf(row.item) }, of(row))),
  });
  return [
    gauge(
      'items_produced_per_min',
      'An item being produced, by the time that machines worked',
      (row) => row.measuredProduced,
    ),
    gauge(
      'items_consumed_per_min',
      'An item being consumed, by the time that machines worked',
      (row) => row.measuredConsumed,
    ),
    gauge('item_production_capacity_per_min', 'What machines can produce of an item', (row) => row.produced),
    gauge('item_production_capacity_pc', 'Used share of that, in percent', (row) =>
      share(row.measuredProduced, row.produced),
    ),
    gauge('item_consumption_capacity_per_min', 'What machines can consume of an item', (row) => row.consumed),
    gauge('item_consumption_capacity_pc', 'Used share of that, in percent', (row) =>
      share(row.measuredConsumed, row.consumed),
    ),
  ];
}

function ofMachines(save: SatisfactorySave): Metric[] {
  const at = ({ building, position }: MachineRow): Sample['labels'] => ({
    machine_name: titleOf(building),
    ...placeLabels(position),
  });
  const makers = machines(save).filter(({ kind }) => kind === 'MANUFACTURER');
  const produced = (of: (rate: NonNullable<MachineRow['rates']>[number]) => number | null): Sample[] =>
    makers.flatMap((row) =>
      (row.rates ?? [])
        .filter(({ direction }) => direction === 'OUT')
        .flatMap((rate) => sample({ item_name: titleOf(rate.item), ...at(row) }, of(rate))),
    );
  const held = (of: (row: MachineRow) => readonly StackRow[]): Sample[] =>
    makers.flatMap((row) =>
      of(row).flatMap(({ item, amount }) => sample({ item_name: titleOf(item), ...at(row) }, amount)),
    );
  return [
    {
      name: 'machine_items_produced_per_min',
      help: 'What a machine produces, by the time that it worked',
      samples: produced(({ measuredPerMinute }) => measuredPerMinute),
    },
    {
      name: 'machine_items_produced_pc',
      help: 'Share of its time that a machine worked, in percent',
      samples: produced(({ measuredPerMinute, perMinute }) => share(measuredPerMinute, perMinute)),
    },
    {
      name: 'machine_input_inventory',
      help: 'What lies in the input of a machine',
      samples: held((row) => row.inputStacks ?? []),
    },
    {
      name: 'machine_output_inventory',
      help: 'What lies in the output of a machine',
      samples: held((row) => row.outputStacks ?? []),
    },
  ];
}

function placeLabels(position: Place | null): Sample['labels'] {
  return position ? { x: position.x, y: position.y, z: position.z } : { x: '', y: '', z: '' };
}

function ofStock(save: SatisfactorySave): Metric[] {
  const stocks = knownStock(save);
  const inPlaces = (kinds: readonly string[]): Sample[] =>
    stocks
      .filter(({ kind }) => kind !== null && kinds.includes(kind))
      .flatMap(({ item, amount }) => sample({ item_name: titleOf(item) }, amount));
  const held = (wanted: StockKind): Sample[] =>
    stocks
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ item, owner, position, amount }) =>
        sample(
          { item_name: titleOf(item), container_name: titleOf(owner), ...placeLabels(position) },
          amount,
        ),
      );
  return [
    { name: 'storage_inventory', help: 'Items in each container', samples: held('CONTAINER') },
    { name: 'crate_inventory', help: 'Items in each crate', samples: held('CRATE') },
    { name: 'cloud_inventory', help: 'Items in the dimensional depot', samples: inPlaces(['DEPOT']) },
    {
      name: 'world_inventory',
      help: 'Items in containers of all kinds',
      samples: inPlaces(['CONTAINER', 'DEPOT']),
    },
    {
      name: 'savegraph_items',
      help: 'Items wherever they are; fluids in litres',
      samples: stockTotals(save).flatMap(({ item, amount }) => sample({ item_name: titleOf(item) }, amount)),
    },
  ];
}

function ofWorld(save: SatisfactorySave): Metric[] {
  const standing = machines(save).map(({ reason }) => ({
    labels: { state: reason ?? 'PRODUCING' },
    value: 1,
  }));
  const { sink } = progress(save);
  const points = [
    ...sample({ sink_type: 'Resource' }, sink?.points),
    ...sample({ sink_type: 'Exploration' }, sink?.dnaPoints),
  ];
  return [
    { name: 'resource_sink_total_points', help: 'Points of the sink', samples: points },
    {
      name: 'resource_sink_collected_coupons',
      help: 'Coupons in the sink',
      samples: sample({}, sink?.coupons),
    },
    {
      name: 'savegraph_machines',
      help: 'Machines by what they do or why they stand still',
      samples: standing,
    },
    {
      name: 'savegraph_collectibles_remaining',
      help: 'Collectibles not yet collected',
      samples: collectibleSummary(save).map(({ kind, remaining }) => ({
        labels: { kind },
        value: remaining,
      })),
    },
    { name: 'savegraph_sink_points', help: 'Points of the sink', samples: sample({}, sink?.points) },
  ];
}

function ofLogistics(save: SatisfactorySave): Metric[] {
  return [
    {
      name: 'train_derailed',
      help: 'Whether a train is derailed',
      samples: trains(save).flatMap(({ name, isDerailed }) =>
        sample({ name: name ?? '' }, isDerailed === null ? null : Number(isDerailed)),
      ),
    },
    {
      name: 'drone_port_round_trip_seconds',
      help: 'How long the last trip of a drone took',
      samples: dronePorts(save).flatMap(({ object, name, pairedName, lastTripSeconds }) => {
        const id = save.graph.name(object.node);
        return sample({ id, home_station: name ?? '', paired_station: pairedName ?? '' }, lastTripSeconds);
      }),
    },
  ];
}
