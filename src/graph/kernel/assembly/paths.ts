// Turns parents and references by path into rows when a graph is finished; graph/build/resolve-paths.ts
// handles the rare cases.

import { absent, joins, linkRun, pathLinks, pathNodes, pathRows } from './boundary.gen.ts';
import { rowAt } from './memory.ts';

const NONE: i32 = -1;
const SEVERAL: i32 = -2;
/** In the column of parents, a path is encoded as a number below those of rows and below "none". */
const PARENT_BY_PATH: i32 = -2;

/** Address of the first node that has a text as its path. */
function nodePlace(text: u32): u32 {
  return rowAt(pathRows.nodeOfText, pathRows.rows, text, 4);
}

export function indexPaths(from: u32, count: u32): u32 {
  for (let row = from; row < count; row++) {
    if (joins.rows !== 0 && load<u8>(rowAt(joins.join, joins.rows, row, 1)) !== 0) continue;
    const place = nodePlace(load<u32>(rowAt(pathNodes.text, pathNodes.rows, row, 4)));
    if (load<i32>(place) !== NONE) return row;
    store<i32>(place, row);
  }
  return count;
}

/** A parent that is not in the save is no containment; the reference to it remains. */
export function resolveParents(from: u32, count: u32): u32 {
  for (let row = from; row < count; row++) {
    const place = rowAt(pathNodes.parent, pathNodes.rows, row, 4);
    const parent = load<i32>(place);
    if (parent > PARENT_BY_PATH) continue;
    const node = load<i32>(nodePlace(PARENT_BY_PATH - parent));
    if (node === SEVERAL) return row;
    store<i32>(place, node);
  }
  return count;
}

export function resolveLinks(): u32 {
  const count = linkRun.count;
  for (let link = linkRun.from; link < count; link++) {
    const place = rowAt(pathLinks.target, pathLinks.rows, link, 4);
    const target = load<i32>(place);
    if (target >= 0) continue;
    const text = ~target;
    const known = nodePlace(text);
    let node = load<i32>(known);
    if (node === SEVERAL) return link;
    if (node === NONE) {
      const named = absent.absentCount;
      store<u32>(rowAt(pathRows.absent, pathRows.rows, named, 4), text);
      node = linkRun.row + named;
      store<i32>(known, node);
      absent.absentCount = named + 1;
    }
    store<i32>(place, node);
  }
  return count;
}
