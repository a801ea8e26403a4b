// Power that networks use when all that is in them runs.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { className, fields } from '../../shared/read.ts';
import { circuits, type NetworkRow, networks, networksByCircuit } from '../buildings/power.ts';
import { powerInfo } from '../buildings/power-grid.ts';
import { traitsOf } from '../classes.ts';
import { MACHINE } from '../defaults.ts';
import type { SatisfactorySave } from '../save.ts';
import { fixedDraw } from './formulas.ts';
import { type MachineRow, machines } from './machines.ts';

export interface NetworkDemandRow extends NetworkRow {
  /** MW; null if the demand of a machine is unknown. */
  readonly wantedMax: number | null;
  readonly slack: number | null;
}

export const networkDemands = memoize((save: SatisfactorySave): NetworkDemandRow[] =>
  networks(save).map((row) => ({
    ...row,
    get wantedMax() {
      const { number, wanted, unknown } = row;
      const known = idleDemand(save);
      const idle = number === null ? null : known.has(number) ? known.get(number)! : 0;
      return wanted === null || idle === null || unknown > 0 ? null : wanted + idle;
    },
    get slack() {
      return row.capacity === null || this.wantedMax === null ? null : row.capacity - this.wantedMax;
    },
  })),
);

/** MW that what is in each network would want in addition; null if the tables lack a machine or building of it. */
const idleDemand = memoize((save: SatisfactorySave): ReadonlyMap<number, number | null> => {
  const found = new Map<number, number | null>();
  // A building whose circuits are joined is in one network.
  const seen = new Set<NodeId>();
  for (const { network, members } of circuits(save)) {
    for (const { node } of network === null ? [] : (members ?? [])) {
      const info = seen.has(node) ? null : powerInfo(save, node);
      seen.add(node);
      if (!info) continue;
      const [most, known] = [mostWanted(save, node), found.get(network!) ?? 0];
      const isUnknown = most === null || info.wanted === null || found.get(network!) === null;
      found.set(network!, isUnknown ? null : known + Math.max(0, most - info.wanted!));
    }
  }
  return found;
});

/** Most power that a building or locomotive can draw, by formula; null if no table has it. */
export function mostWanted(save: SatisfactorySave, node: NodeId): number | null {
  const row = machineRows(save).get(node);
  if (row) return mostDraw(row);
  const name = className(save.graph, node);
  const { wanted } = powerInfo(save, node) ?? { wanted: 0 };
  const own = fields(save.graph, node, 'mCurrentPotential');
  const clock = own.number('mCurrentPotential', MACHINE.mCurrentPotential);
  const isClocked = save.facts.building(name)?.exp !== undefined;
  if (wanted === null || (clock === null && isClocked)) return null;
  const most =
    fixedDraw(save.facts, name, clock, save.energyCost) ?? save.facts.vehicle(name)?.mw?.[1] ?? null;
  if (most !== null) return Math.max(wanted, most);
  return save.facts.building(name) || !traitsOf(save.graph, node).isBuild ? wanted : null;
}

const machineRows = memoize(
  (save: SatisfactorySave): ReadonlyMap<NodeId, MachineRow> =>
    new Map(machines(save).map((row) => [row.object.node, row])),
);

export function networkOf(save: SatisfactorySave, circuit: number | null): number | null {
  return circuit === null ? null : (networksByCircuit(save).get(circuit) ?? null);
}

/** Most power that it can draw, by formula; null if no table has it. Without a recipe it can't draw more than now. */
export function mostDraw({ kind, draw, drawRunning, recipe }: MachineRow): number | null {
  const cannotRun = kind === 'GENERATOR' || (kind === 'MANUFACTURER' && recipe === null);
  return drawRunning ?? (cannotRun ? draw : null);
}
