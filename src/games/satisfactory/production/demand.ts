// Power that networks use when all their machines run.

import { memoize } from '../../shared/memoize.ts';
import { type NetworkRow, networks, networksByCircuit } from '../buildings/power.ts';
import type { SatisfactorySave } from '../save.ts';
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
      const idle = number === null ? 0 : (idleDemand(save).get(number) ?? 0);
      return wanted === null || idle === null || unknown > 0 ? null : wanted + idle;
    },
    get slack() {
      return row.capacity === null || this.wantedMax === null ? null : row.capacity - this.wantedMax;
    },
  })),
);

/** MW that the machines of each network would want in addition; null if one of them is not in the tables. */
const idleDemand = memoize((save: SatisfactorySave): ReadonlyMap<number, number | null> => {
  const found = new Map<number, number | null>();
  for (const row of machines(save)) {
    const network = networkOf(save, row.circuit);
    if (network === null || row.draw === null) continue;
    const [most, known] = [mostDraw(row), found.get(network) ?? 0];
    found.set(
      network,
      most === null || found.get(network) === null ? null : known + Math.max(0, most - row.draw),
    );
  }
  return found;
});

export function networkOf(save: SatisfactorySave, circuit: number | null): number | null {
  return circuit === null ? null : (networksByCircuit(save).get(circuit) ?? null);
}

/** Most power that it can draw, by formula; null if no table has it. Without a recipe it can't draw more than now. */
export function mostDraw({ kind, draw, drawRunning, recipe }: MachineRow): number | null {
  const cannotRun = kind === 'GENERATOR' || (kind === 'MANUFACTURER' && recipe === null);
  return drawRunning ?? (cannotRun ? draw : null);
}
