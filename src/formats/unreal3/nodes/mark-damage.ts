// Marks what is not sure in packages of which something is lost. An object whose own bytes are lost has an
// issue of its own, see objects/survey.ts.

import type { NodeId } from '../../../graph/ids.ts';
import type { LinkContext } from '../link/nodes.ts';
import type { Package } from '../tables/package.ts';

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
    if (of.lost.length > 0 || isCut(of)) note(of.node, 'INCOMPLETE', 'something of this package is lost');
    for (const i of of.moved) {
      note(
        exportNode[i] as NodeId,
        'MOVED',
        'bytes before this object are lost or inserted: its offsets are those in this file',
      );
    }
    if (!hasDamagedTables(of)) continue;
    for (const node of exportNode) {
      if (node >= 0)
        note(node as NodeId, 'UNSURE', 'names, classes and references are not sure: tables are damaged');
    }
  }
}

/** Whether an object should end after the end of the package. */
function isCut({ exports, size }: Package): boolean {
  for (let i = 0; i < exports.count; i++) if (exports.offset[i]! + exports.size[i]! > size) return true;
  return false;
}

/** Whether an entry of a table is lost, or is nothing but zeros, which is how disks lose it. */
function hasDamagedTables({ exports, imports, lost, start }: Package): boolean {
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
