// Power of networks as metrics: demand, capacity and storage, and who demands it. The Companion's
// `circuit_id` identifies a group of circuits joined by closed switches, which is a network here.

import type { NodeId } from '../../../graph/ids.ts';
import { type Metric, type Sample, sample } from '../../shared/metrics.ts';
import { circuitsOf, powerInfo } from '../buildings/power-grid.ts';
import { nodesWith } from '../classes.ts';
import {
  mostDraw,
  mostWanted,
  type NetworkDemandRow,
  networkDemands,
  networkOf,
} from '../production/demand.ts';
import { type MachineRow, machines } from '../production/machines.ts';
import type { SatisfactorySave } from '../save.ts';

const PERCENT = 100;

export function powerMetrics(save: SatisfactorySave): Metric[] {
  return [...ofNetworks(save), ...ofMachines(save), ...ofBuildings(save)];
}

function ofNetworks(save: SatisfactorySave): Metric[] {
  const gauge = (name: string, help: string, of: (row: NetworkDemandRow) => number | null): Metric => ({
    name,
    help,
    samples: networkDemands(save).flatMap((row) =>
      row.number === null ? [] : sample({ circuit_id: row.number }, of(row)),
    ),
  });
  return [
    gauge('power_consumed', 'MW that a network wants', ({ wanted }) => wanted),
    gauge('power_max_consumed', 'MW that a network wants when all its machines run', (row) => row.wantedMax),
    gauge('power_capacity', 'MW that a network can give', ({ capacity }) => capacity),
    gauge('battery_capacity', 'MWh that storages of a network hold', ({ storages, storageMWh }) =>
      storages ? storageMWh : null,
    ),
    gauge('battery_percent', 'Charge of storages of a network', ({ storages, storedMWh, storageMWh }) =>
      storages && storageMWh && storedMWh !== null ? (storedMWh / storageMWh) * PERCENT : null,
    ),
  ];
}

function ofMachines(save: SatisfactorySave): Metric[] {
  const gauge = (
    name: string,
    help: string,
    isOne: (row: MachineRow) => boolean,
    of: (row: MachineRow) => number | null,
  ): Metric => ({
    name,
    help,
    samples: machines(save).flatMap((row) => {
      const network = isOne(row) ? networkOf(save, row.circuit) : null;
      return network === null ? [] : sample({ circuit_id: network }, of(row));
    }),
  });
  const pair = (name: string, what: string, isOne: (row: MachineRow) => boolean): Metric[] => [
    gauge(name, `MW that ${what} want`, isOne, ({ draw }) => draw),
    gauge(`${name}_max`, `MW that ${what} want when all run`, isOne, (row) => mostDraw(row) ?? row.draw),
  ];
  const isPressurizer = ({ building }: MachineRow): boolean =>
    building.name.startsWith('Build_FrackingSmasher');
  return [
    ...pair('factory_power', 'machines', ({ kind }) => kind === 'MANUFACTURER'),
    ...pair('extractor_power', 'extractors', (row) => row.kind === 'EXTRACTOR' && !isPressurizer(row)),
    ...pair('fracking_power', 'pressurizers of wells', isPressurizer),
  ];
}

/** Prefixes of class names, by metric. */
const BUILDINGS: readonly (readonly [metric: string, what: string, classes: readonly string[]])[] = [
  ['resource_sink_power', 'AWESOME Sinks', ['Build_ResourceSink_C']],
  [
    'train_station_power',
    'train stations and their platforms',
    ['Build_TrainStation', 'Build_TrainDockingStation'],
  ],
  ['vehicle_station_power', 'truck stations', ['Build_TruckStation', 'Build_FluidTruckStation']],
  ['drone_port_power', 'drone ports', ['Build_DroneStation']],
  ['hypertube_power', 'hypertube entrances', ['Build_PipeHyperStart']],
  ['pump_power', 'pipeline pumps', ['Build_PipelinePump']],
  ['portal_power', 'portals', ['Build_Portal']],
];

function ofBuildings(save: SatisfactorySave): Metric[] {
  return BUILDINGS.flatMap(([name, what, starts]) => {
    const nodes = nodesWith(save.graph, (traits) => starts.some((start) => traits.name.startsWith(start)));
    const samples = (of: (node: NodeId, wanted: number | null) => number | null): Sample[] =>
      nodes.flatMap((node) => {
        const network = networkOf(save, circuitsOf(save, node)[0] ?? null);
        const info = powerInfo(save, node);
        return network === null || !info ? [] : sample({ circuit_id: network }, of(node, info.wanted));
      });
    return [
      { name, help: `MW that ${what} want`, samples: samples((_, wanted) => wanted) },
      {
        name: `${name}_max`,
        help: `MW that ${what} want when all run`,
        samples: samples((node, wanted) => mostWanted(save, node) ?? wanted),
      },
    ];
  });
}
