// Why a machine stands still: the machine, then the one that makes what it waits for, or that is to take what it makes,
// and so on to where it begins.

import type { NodeId } from '../../../graph/ids.ts';
import { type TraceDirection, trace } from '../buildings/trace.ts';
import type { SatisfactorySave } from '../save.ts';
import { type MachineRow, machines } from './machines.ts';

type Rows = ReadonlyMap<NodeId, MachineRow>;

/** Empty for a machine that runs, null for what is no machine. The last one runs if it is only too slow. */
export function causesOf(save: SatisfactorySave, node: NodeId): MachineRow[] | null {
  const rows: Rows = new Map(machines(save).map((row) => [row.object.node, row]));
  const steps: MachineRow[] = [];
  let row = rows.get(node);
  if (!row) return null;
  if (row.reason === null) return [];
  while (row && !steps.includes(row)) {
    const isFullAlthoughAwaited: boolean = row.reason === 'OUTPUT_FULL' && !!steps.at(-1)?.waitsFor?.[0];
    steps.push(row);
    // Something between the two lets nothing through.
    row = isFullAlthoughAwaited ? undefined : nextOf(save, rows, row, steps);
  }
  return steps;
}

/** The machine that this one stands still for: one that stands still itself, if there is one. */
function nextOf(
  save: SatisfactorySave,
  rows: Rows,
  { object, reason, waitsFor }: MachineRow,
  steps: readonly MachineRow[],
): MachineRow | undefined {
  const item = waitsFor?.[0]?.name;
  if (item === undefined && reason !== 'OUTPUT_FULL') return undefined;
  const others = machinesAt(save, rows, object.node, item === undefined ? 'DOWNSTREAM' : 'UPSTREAM').filter(
    (other) => !steps.includes(other) && (item === undefined || makes(other, item)),
  );
  return others.find((other) => other.reason !== null) ?? others[0];
}

function makes({ rates, resource }: MachineRow, item: string): boolean {
  const made = rates?.some(({ direction, item: out }) => direction === 'OUT' && out.name === item);
  return made === true || resource?.name === item;
}

/** The machines at the other ends of belts and pipes, also behind containers; nearest first. */
function machinesAt(
  save: SatisfactorySave,
  rows: Rows,
  from: NodeId,
  direction: TraceDirection,
): MachineRow[] {
  const found = new Set<MachineRow>();
  const walked = new Set([from]);
  for (const start of walked) {
    for (const { object } of trace(save, start, { direction, through: false, pipes: true }).ends) {
      const row = rows.get(object.node);
      if (row) found.add(row);
      else walked.add(object.node);
    }
  }
  return [...found];
}
