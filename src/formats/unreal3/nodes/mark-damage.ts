// Marks what is not sure in packages of which something is lost. An object whose own bytes are lost has an
// issue of its own, see objects/survey.ts.

import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { LinkContext } from '../link/nodes.ts';
import { firstBody, type Package } from '../tables/package.ts';
import type { Zeros } from '../tables/zeroed.ts';

export function markDamage({ sink, packages }: LinkContext): void {
  for (const of of packages) {
    const { file, exportNode } = of;
    const zeros = zeroedTable(of);
    const offset = of.lost[0]?.at ?? zeros?.at ?? of.size;
    const report = (node: NodeId, code: string, what: string, info: boolean): void =>
      sink.issue({ code, message: `${file} at ${offset}: ${what}`, file, offset, path: null, node, info });
    const isDamaged = zeros !== null || hasDamagedTables(of);
    if (of.lost.length > 0 || of.unsure.length > 0 || isDamaged || of.summary.fault || isCut(of)) {
      const what = zeros
        ? `${zeros.end - zeros.at} zeros in its tables`
        : 'something of this package is lost';
      report(of.node, 'INCOMPLETE', what, false);
    }
    for (const i of of.moved) {
      const what = 'bytes before this object are lost or inserted: its offsets are those in this file';
      report(exportNode[i] as NodeId, 'MOVED', what, true);
    }
    for (const fault of of.faults) reportError(sink, fault, of.node);
    const why = isDamaged
      ? 'names, classes and references are not sure: tables are damaged'
      : 'bytes of this or another object are lost or inserted';
    for (const node of isDamaged ? exportNode : of.unsure.map((i) => exportNode[i]!))
      if (node >= 0) report(node as NodeId, 'UNSURE', why, true);
  }
}

/** True if an object should end after the end of the package. */
function isCut({ exports, size }: Package): boolean {
  for (let i = 0; i < exports.count; i++) if (exports.offset[i]! + exports.size[i]! > size) return true;
  return false;
}

/** Zeros in the place of entries of tables, which is how disks lose them; null for none. */
function zeroedTable({ exports, start, zeros, size, summary }: Package): Zeros | null {
  const first = firstBody(exports, size);
  // The table of dependencies may be zeros, but neither the last table nor the first object.
  const isBroad = (end: number): boolean =>
    (summary.thumbnailsAt > 0 && end > summary.thumbnailsAt) ||
    (end === first && zeros.some(({ at }) => at === first));
  return zeros.find(({ at, end }) => at < exports.end - start || (at < first && isBroad(end))) ?? null;
}

/** True if an entry of a table is lost, or is nothing but zeros. */
function hasDamagedTables({ exports, imports, faults, lost, start, summary }: Package): boolean {
  if (faults.some((fault) => fault !== summary.fault)) return true;
  if (lost.some(({ at }) => at < exports.end - start)) return true;
  for (let i = 0; i < exports.count; i++)
    if (exports.size[i] === 0 && exports.offset[i] === 0 && exports.name[i] === 0 && exports.class[i] === 0)
      return true;
  for (let i = 0; i < imports.count; i++)
    if (imports.name[i] === 0 && imports.className[i] === 0 && imports.classPackage[i] === 0) return true;
  return false;
}
