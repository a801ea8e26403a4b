// Marks what is not sure in packages of which something is lost. An object whose own bytes are lost has an
// issue of its own, see objects/survey.ts.

import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { LinkContext } from '../link/nodes.ts';
import { firstBody, type Package } from '../tables/package.ts';

export function markDamage({ sink, packages }: LinkContext): void {
  for (const of of packages) {
    const { file, exportNode } = of;
    const offset = of.lost[0]?.at ?? of.size;
    const note = (node: NodeId, code: string, what: string): void =>
      sink.issue({
        code,
        message: `${file} at ${offset}: ${what}`,
        file,
        offset,
        path: null,
        node,
        info: true,
      });
    const isDamaged = hasDamagedTables(of);
    if (of.lost.length > 0 || of.isUnsure || isDamaged || isCut(of))
      note(of.node, 'INCOMPLETE', 'something of this package is lost');
    for (const i of of.moved) {
      note(
        exportNode[i] as NodeId,
        'MOVED',
        'bytes before this object are lost or inserted: its offsets are those in this file',
      );
    }
    for (const fault of of.faults) reportError(sink, fault, of.node);
    const unsure = isDamaged
      ? 'names, classes and references are not sure: tables are damaged'
      : of.isUnsure && 'bytes of this or another object are lost or inserted';
    if (unsure) for (const node of exportNode) if (node >= 0) note(node as NodeId, 'UNSURE', unsure);
  }
}

/** Whether an object should end after the end of the package. */
function isCut({ exports, size }: Package): boolean {
  for (let i = 0; i < exports.count; i++) if (exports.offset[i]! + exports.size[i]! > size) return true;
  return false;
}

/** Whether an entry of a table is lost, or is nothing but zeros, which is how disks lose it. */
function hasDamagedTables(of: Package): boolean {
  const { exports, imports, faults, lost, start, zeros } = of;
  const first = firstBody(exports, of.size);
  if (faults.length > 0 || zeros.some(({ at }) => at < exports.end - start)) return true;
  // The table of dependencies may be zeros, but neither the last table nor the first object.
  const { thumbnailsAt } = of.summary;
  const isBroad = (end: number): boolean =>
    (thumbnailsAt > 0 && end > thumbnailsAt) || (end === first && zeros.some(({ at }) => at === first));
  if (zeros.some(({ at, end }) => at < first && isBroad(end))) return true;
  if (lost.some(({ at }) => at < exports.end - start)) return true;
  for (let i = 0; i < exports.count; i++) {
    if (exports.size[i] === 0 && exports.offset[i] === 0 && exports.name[i] === 0 && exports.class[i] === 0)
      return true;
  }
  for (let i = 0; i < imports.count; i++) {
    if (imports.name[i] === 0 && imports.className[i] === 0 && imports.classPackage[i] === 0) return true;
  }
  return false;
}
