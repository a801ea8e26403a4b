// GUIDs of objects across packages. Source: docs/formats/unreal3.md, section on GUIDs.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { GraphNames } from '../../../graph/sink.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { openTable } from './names.ts';
import type { Package } from './package.ts';
import { readGuid, readList } from './summary.ts';

interface GuidTable {
  readonly imports: readonly { readonly level: string; readonly guids: string[] }[];
  readonly exports: readonly { readonly guid: string; readonly exportIndex: number }[];
}

/** @throws FormatError */
export function readGuids(cursor: Cursor, of: Package, names: GraphNames): GuidTable {
  const { guidsAt, importGuids, exportGuids } = of.summary;
  if (importGuids === 0 && exportGuids === 0) return { imports: [], exports: [] };
  openWhole(cursor, { offset: guidsAt, count: importGuids }, NAME_SIZE + 4, 'import GUIDs');
  const imports = Array.from({ length: importGuids }, () => {
    const name = of.names.text[cursor.u32()];
    cursor.skip(NAME_SIZE - 4);
    const level = name === undefined ? '' : names.text(name as TextId);
    return { level, guids: readList(cursor, 16, 'GUIDs', () => readGuid(cursor)) };
  });
  openWhole(cursor, { offset: cursor.at - cursor.base, count: exportGuids }, 20, 'export GUIDs');
  const exports = Array.from({ length: exportGuids }, () => ({
    guid: readGuid(cursor),
    exportIndex: cursor.i32(),
  }));
  return { imports, exports };
}

/** @throws FormatError unless all entries fit */
function openWhole(...table: Parameters<typeof openTable>): void {
  const { fault } = openTable(...table);
  if (fault !== null) throw fault;
}
