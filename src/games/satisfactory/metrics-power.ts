// Power of circuits as metrics: what they want, can give and hold, and what wants it.

import type { Metric, Sample } from '../shared/metrics.ts';
import { nodesWith } from './classes.ts';
import type { MachineRow } from './machines.ts';
import { circuitsOf, powerInfo } from './power.ts';
import type { SatisfactoryView } from './view.ts';

const PERCENT = 100;

export function powerMetrics(view: SatisfactoryView): Metric[] {
  return [...ofCircuits(view), ...ofMachines(view), ...ofBuildings(view)];
}

function ofCircuits({ circuits, machines }: SatisfactoryView): Metric[] {
  type Circuit = (typeof circuits)[number];
  const gauge = (name: string, help: string, of: (row: Circuit) => number | null): Metric => ({
    name,
    help,
    samples: circuits.flatMap((row): Sample[] => {
      const value = of(row);
      return value === null ? [] : [{ labels: { circuit_id: row.id }, value }];
    }),
  });
  const idle = new Map<number, number>();
  for (const row of machines) {
    const more = mostDraw(row) - (row.draw ?? 0);
    if (row.circuit !== null && more > 0) idle.set(row.circuit, (idle.get(row.circuit) ?? 0) + more);
  }
  return [
    gauge('power_consumed', 'MW that a circuit wants', ({ wanted }) => wanted),
    gauge(
      'power_max_consumed',
      'MW that a circuit wants when all its machines run',
      ({ id, wanted }) => wanted + (idle.get(id) ?? 0),
    ),
    gauge('power_capacity', 'MW that a circuit can give', ({ capacity }) => capacity),
    gauge('battery_capacity', 'MWh that storages of a circuit hold', ({ storages, storageMWh }) =>
      storages > 0 ? storageMWh : null,
    ),
    gauge('battery_percent', 'Charge of storages of a circuit', ({ storages, storedMWh, storageMWh }) =>
      storages > 0 && storageMWh ? (storedMWh / storageMWh) * PERCENT : null,
    ),
  ];
}

/** By formula; what no table knows is taken to want no more than it does. */
function mostDraw({ kind, draw, drawRunning }: MachineRow): number {
  return kind === 'GENERATOR' ? (draw ?? 0) : (drawRunning ?? draw ?? 0);
}

function ofMachines({ machines }: SatisfactoryView): Metric[] {
  const gauge = (
    name: string,
    help: string,
    kind: MachineRow['kind'],
    of: (row: MachineRow) => number | null,
  ): Metric => ({
    name,
    help,
    samples: machines.flatMap((row): Sample[] => {
      const value = row.kind === kind && row.circuit !== null ? of(row) : null;
      return value === null ? [] : [{ labels: { circuit_id: row.circuit! }, value }];
    }),
  });
  return [
    gauge('factory_power', 'MW that machines want, extractors left out', 'MANUFACTURER', ({ draw }) => draw),
    gauge('factory_power_max', 'MW that they want when all run', 'MANUFACTURER', mostDraw),
    gauge('extractor_power', 'MW that extractors want', 'EXTRACTOR', ({ draw }) => draw),
    gauge('extractor_power_max', 'MW that they want when all run', 'EXTRACTOR', mostDraw),
  ];
}

/** Beginnings of the names of classes, by metric. */
const BUILDINGS: readonly (readonly [metric: string, what: string, classes: readonly string[]])[] = [
  ['resource_sink_power', 'AWESOME Sinks', ['Build_ResourceSink_C']],
  [
    'train_station_power',
    'train stations and their platforms',
    ['Build_TrainStation', 'Build_TrainDockingStation'],
  ],
  ['vehicle_station_power', 'truck stations', ['Build_TruckStation']],
  ['drone_port_power', 'drone ports', ['Build_DroneStation']],
  ['hypertube_power', 'hypertube entrances', ['Build_PipeHyperStart']],
  ['pump_power', 'pipeline pumps', ['Build_PipelinePump']],
  ['portal_power', 'portals', ['Build_Portal']],
];

function ofBuildings(view: SatisfactoryView): Metric[] {
  return BUILDINGS.map(([name, what, starts]) => {
    const nodes = nodesWith(view.graph, (traits) => starts.some((start) => traits.name.startsWith(start)));
    const samples = nodes.flatMap((node): Sample[] => {
      const circuit = circuitsOf(view, node)[0];
      const info = powerInfo(view, node);
      return circuit === undefined || !info ? [] : [{ labels: { circuit_id: circuit }, value: info.wanted }];
    });
    return { name, help: `MW that ${what} want`, samples };
  });
}
