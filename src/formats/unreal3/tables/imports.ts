// The import table: the objects of other packages that this one uses.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import { sharedArray } from '../../../graph/memory/columns.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { openTable } from './names.ts';
import type { Summary } from './summary.ts';

export interface ImportTable {
  readonly count: number;
  /** Offset of the entries in the image; all have the same size. */
  readonly at: number;
  readonly entrySize: number;
  /** Name of the package of the object's class. Names are indices into the name table. */
  readonly classPackage: Uint32Array;
  readonly className: Uint32Array;
  /** Object index of its outer: 0 for a package. */
  readonly outer: Int32Array;
  readonly name: Uint32Array;
  readonly number: Uint32Array;
  /** Why entries are missing; null when none is. */
  readonly fault: FormatError | null;
}

/** Reads as many entries as there are. @throws FormatError when the table cannot be where it should */
export function readImports(cursor: Cursor, { imports }: Summary): ImportTable {
  const entrySize = 3 * NAME_SIZE + 4;
  const { count, fault } = openTable(cursor, imports, entrySize, 'imports');
  const table: ImportTable = {
    count,
    fault,
    at: cursor.at,
    entrySize,
    classPackage: sharedArray(Uint32Array, count),
    className: sharedArray(Uint32Array, count),
    outer: sharedArray(Int32Array, count),
    name: sharedArray(Uint32Array, count),
    number: sharedArray(Uint32Array, count),
  };
  for (let index = 0; index < count; index++) {
    table.classPackage[index] = cursor.u32();
    cursor.skip(4);
    table.className[index] = cursor.u32();
    cursor.skip(4);
    table.outer[index] = cursor.i32();
    table.name[index] = cursor.u32();
    table.number[index] = cursor.u32();
  }
  return table;
}
