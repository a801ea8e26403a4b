// The summary and the tables of a package as its bytes have them, under the names of the public document of the format;
// what that document names wrongly or not at all has a name of ours.

import type { TextId } from '../../../graph/ids.ts';
import type { RawRow, RawTable } from '../../../graph/raw-table.ts';
import type { GraphNames } from '../../../graph/sink.ts';
import { rawTable, walkedTable } from '../../raw-tables.ts';
import { PACKAGE_TAG } from '../file/package-tag.ts';
import { textSpan } from '../file/text.ts';
import { readExportDetails } from '../tables/exports.ts';
import { EXPORT_FLAGS, flagNames, OBJECT_FLAGS, PACKAGE_FLAGS } from '../tables/flags.ts';
import { type Package, packageCursor } from '../tables/package.ts';

export function packageTables(of: Package, image: Uint8Array, names: GraphNames): readonly RawTable[] {
  const { chunks, generations } = of.summary;
  return [
    rawTable('Summary', 1, () => summaryRow(of)),
    rawTable('GenerationInfo', generations.length, (at) => {
      const { exports, names, netObjects } = generations[at]!;
      return { export_count: exports, name_count: names, net_object_count: netObjects };
    }),
    rawTable('CompressedChunk', chunks.length, (at) => chunkRow(of, at)),
    walkedTable('NameTable', () => nameRows(of, image, names)),
    rawTable('ExportTable', of.exports.count, (at) => exportRow(of, image, at)),
    rawTable('ImportTable', of.imports.count, (at) => importRow(of, image, at)),
  ];
}

function summaryRow({ summary }: Package): RawRow {
  const { layout, names, exports, imports } = summary;
  return {
    magic: PACKAGE_TAG,
    file_version: layout.version,
    licensee_version: layout.licensee,
    headers_size: summary.headerSize,
    package_group: summary.folder,
    package_flags: summary.flags,
    packageFlagNames: flagNames(summary.flags, 0, PACKAGE_FLAGS),
    ...{ name_count: names.count, name_offset: names.offset },
    ...{ export_count: exports.count, export_offset: exports.offset },
    ...{ import_count: imports.count, import_offset: imports.offset },
    depends_offset: summary.dependsAt,
    guidsOffset: summary.guidsAt,
    importGuidsCount: summary.importGuids,
    exportGuidsCount: summary.exportGuids,
    thumbnailsOffset: summary.thumbnailsAt,
    guid: summary.guid,
    engine_version: summary.engineVersion,
    cooker_version: summary.cookerVersion,
    compression_kind: summary.compression,
    packageSource: summary.packageSource,
    additionalPackages: summary.additionalPackages.map(({ name }) => name),
    textureAllocations: summary.textureAllocations,
  };
}

function chunkRow({ summary, blocks }: Package, at: number): RawRow {
  const { inflatedAt, inflatedSize, storedAt, storedSize } = summary.chunks[at]!;
  const own = blocks.filter((block) => block.storedAt >= storedAt && block.storedAt < storedAt + storedSize);
  return {
    uncompressed_offset: inflatedAt,
    uncompressed_size: inflatedSize,
    compressed_offset: storedAt,
    compressed_size: storedSize,
    blocks: own.map((block) => ({
      compressed_size: block.storedSize,
      uncompressed_size: block.inflatedSize,
    })),
  };
}

function* nameRows(of: Package, image: Uint8Array, names: GraphNames): Iterable<() => RawRow> {
  const cursor = packageCursor(of, image, of.start + of.summary.names.offset);
  const { nameFlagsSize } = of.summary.layout;
  for (const id of of.names.text) {
    textSpan(cursor);
    const flags = nameFlagsSize === 8 ? cursor.u64() : nameFlagsSize === 4 ? cursor.u32() : null;
    yield () => ({ name: names.text(id as TextId), flags });
  }
}

function exportRow(of: Package, image: Uint8Array, at: number): RawRow {
  const { exports } = of;
  const cursor = packageCursor(of, image, exports.at[at]!);
  const { netObjects, guid, packageFlags } = readExportDetails(cursor, of.summary);
  return {
    class_index: exports.class[at]!,
    super_index: exports.super[at]!,
    outer_index: exports.outer[at]!,
    object_name: { index: exports.name[at]!, serial_number: exports.number[at]! },
    archetype: exports.archetype[at]!,
    flags: (BigInt(exports.flagsHigh[at]!) << 32n) | BigInt(exports.flagsLow[at]!),
    flagNames: flagNames(exports.flagsLow[at]!, exports.flagsHigh[at]!, OBJECT_FLAGS),
    serial_size: exports.size[at]!,
    serial_offset: exports.offset[at]!,
    export_flags: exports.exportFlags[at]!,
    exportFlagNames: flagNames(exports.exportFlags[at]!, 0, EXPORT_FLAGS),
    net_object_count: netObjects,
    guid,
    packageFlags,
  };
}

function importRow(of: Package, image: Uint8Array, at: number): RawRow {
  const cursor = packageCursor(of, image, of.imports.at + at * of.imports.entrySize);
  const name = (): RawRow => ({ index: cursor.u32(), serial_number: cursor.u32() });
  return { package: name(), class_name: name(), outer_index: cursor.i32(), object_name: name() };
}
