// The headers and tables of DSON files as their bytes have them, under the names of the public document of the format.

import { hex } from '../../../bytes/text.ts';
import type { RawRow, RawTable } from '../../../graph/raw-table.ts';
import { rawTable } from '../../raw-tables.ts';
import {
  type Block,
  FIELD_SIZE,
  HEADER_SIZE,
  isObject,
  nameSize,
  OBJECT_SIZE,
  objectIndex,
} from './layout.ts';

/** After the first two fields; those of 8 bytes are always 0. */
const HEADER_FIELDS: readonly (readonly [name: string, bytes: 4 | 8])[] = [
  ['headerLength', 4],
  ['zeroes', 4],
  ['meta1Size', 4],
  ['numMeta1Entries', 4],
  ['meta1Offset', 4],
  ['zeroes2', 8],
  ['zeroes3', 8],
  ['numMeta2Entries', 4],
  ['meta2Offset', 4],
  ['zeroes4', 4],
  ['dataLength', 4],
  ['dataOffset', 4],
];

/** The tables of a file and of those embedded in it, in file order: `block` is the row in `Header`. */
export function dsonTables(view: DataView, blocks: readonly Block[]): RawTable[] {
  return [
    rawTable('Header', blocks.length, (block) => headerRow(view, blocks[block]!, blocks[0]!.start)),
    joined(
      'Meta1',
      blocks,
      ({ objects }) => objects,
      ({ start }, entry) => {
        const [parentIndex, meta2EntryIdx, numDirectChildren, numAllChildren] = words(
          view,
          start + HEADER_SIZE + entry * OBJECT_SIZE,
          4,
        );
        return { parentIndex, meta2EntryIdx, numDirectChildren, numAllChildren };
      },
    ),
    joined(
      'Meta2',
      blocks,
      ({ fields }) => fields,
      ({ fieldsAt }, entry) => {
        const [nameHash, offset, fieldInfo] = words(view, fieldsAt + entry * FIELD_SIZE, 3) as [
          number,
          number,
          number,
        ];
        const meta1Index = isObject(fieldInfo) ? objectIndex(fieldInfo) : null;
        return {
          nameHash,
          offset,
          fieldInfo,
          isObject: isObject(fieldInfo),
          nameLength: nameSize(fieldInfo),
          meta1Index,
        };
      },
    ),
  ];
}

function words(view: DataView, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, word) => view.getInt32(at + word * 4, true));
}

/** `at` is the offset in the outer file. */
function headerRow(view: DataView, { start }: Block, fileStart: number): RawRow {
  const raw = (at: number): string => hex(new Uint8Array(view.buffer, view.byteOffset + start + at, 4));
  const row: Record<string, unknown> = { at: start - fileStart, magicNr: raw(0), revision: raw(4) };
  let at = start + 8;
  for (const [name, bytes] of HEADER_FIELDS) {
    row[name] = bytes === 4 ? view.getInt32(at, true) : view.getBigInt64(at, true);
    at += bytes;
  }
  return row;
}

/** One table of all blocks: the entries of the first, then those of the next. */
function joined(
  name: string,
  blocks: readonly Block[],
  countOf: (block: Block) => number,
  read: (block: Block, entry: number) => RawRow,
): RawTable {
  const counts = blocks.map(countOf);
  return rawTable(
    name,
    counts.reduce((sum, count) => sum + count, 0),
    (row) => {
      let block = 0;
      let entry = row;
      for (; entry >= counts[block]!; block++) entry -= counts[block]!;
      return { block, entry, ...read(blocks[block]!, entry) };
    },
  );
}
