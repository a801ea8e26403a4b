// Describes packages and exports by their tables, for users.

import { tryRead } from '../../../bytes/format-error.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { GraphNames } from '../../../graph/sink.ts';
import { factFields, type PropertyValue, type Value } from '../../../graph/values.ts';
import { type ExportDetails, readExportDetails } from '../tables/exports.ts';
import { EXPORT_FLAGS, flagNames, OBJECT_FLAGS, PACKAGE_FLAGS } from '../tables/flags.ts';
import { readGuids } from '../tables/guids.ts';
import { type Package, packageCursor } from '../tables/package.ts';
import { seenGame } from '../versions.ts';

const hex = (value: number): string => (value >>> 0).toString(16).toUpperCase().padStart(8, '0');

/** The summary under the format's own names; used for listings and the package's node. */
export function summaryFields({
  summary,
  stored,
  size,
}: Pick<Package, 'summary' | 'stored' | 'size'>): Record<string, string | number | boolean | string[]> {
  const { layout } = summary;
  const game = seenGame(layout);
  return {
    ...(game !== null && { game }),
    fileVersion: layout.version,
    licenseeVersion: layout.licensee,
    endian: layout.bigEndian ? 'big' : 'little',
    stored,
    inflatedSize: size,
    headerSize: summary.headerSize,
    folder: summary.folder,
    packageFlags: summary.flags,
    packageFlagNames: flagNames(summary.flags, 0, PACKAGE_FLAGS),
    cooked: layout.cooked,
    names: summary.names.count,
    exports: summary.exports.count,
    imports: summary.imports.count,
    guid: summary.guid,
    generations: summary.generations.length,
    engineVersion: summary.engineVersion,
    cookerVersion: summary.cookerVersion,
    compressionFlags: summary.compression,
    packageSource: hex(summary.packageSource),
    additionalPackages: summary.additionalPackages.map(({ name }) => name),
    textureAllocations: summary.textureAllocations,
  };
}

/** The summary as properties of the package's node, with thumbnails and cross-package GUIDs. */
export function packageFields(of: Package, image: Uint8Array, names: GraphNames): PropertyValue[] {
  return [
    ...factFields(summaryFields(of)),
    nameTable(of, names),
    ...guidTables(of, image, names),
    thumbnailTable(of, image, names),
  ];
}

function nameTable(of: Package, names: GraphNames): PropertyValue {
  const items = Array.from(of.names.text, (id) => names.text(id as TextId));
  return { name: 'nameTable', index: 0, type: 'list', value: { kind: 'list', items } };
}

const list = (name: string, items: readonly Value[]): PropertyValue => ({
  name,
  index: 0,
  type: 'list',
  value: { kind: 'list', items },
});
const struct = (facts: Readonly<Record<string, Value>>): Value => ({
  kind: 'struct',
  fields: Object.entries(facts).map(([name, value]) => ({ name, index: 0, type: typeOf(value), value })),
});
const typeOf = (value: Value): string =>
  typeof value === 'object' && value?.kind === 'opaque' ? 'bytes' : typeof value;

/** The pictures of objects; an object that the package no longer has is shown by its path. */
function thumbnailTable(of: Package, image: Uint8Array, names: GraphNames): PropertyValue {
  const items = of.thumbnails.map(({ class: type, object, objectAt: at, node, ...picture }) => {
    const start = of.start + picture.offset;
    return struct({
      class: type,
      object: node === null ? object : { kind: 'reference', path: names.path(node), at },
      ...picture,
      picture: { kind: 'opaque', bytes: image.subarray(start, start + picture.size) },
    });
  });
  return list('thumbnails', items);
}

/** GUIDs of objects across packages, on which nothing depends: left out where they cannot be read. */
function guidTables(of: Package, image: Uint8Array, names: GraphNames): PropertyValue[] {
  const tables = tryRead(() => readGuids(packageCursor(of, image), of, names), null);
  if (!tables) return [];
  const imports = tables.imports.map(({ level, guids }) =>
    struct({ level, guids: { kind: 'list', items: guids } }),
  );
  const exports = tables.exports.map((entry) => struct({ ...entry }));
  return [list('importGuids', imports), list('exportGuids', exports)];
}

interface DescribedExport {
  readonly of: Package;
  readonly index: number;
  /** End of the understood bytes of the body, in the image. */
  readonly end: number;
  /** Start of its properties in the image; 0 when they are unreadable, or there are none. */
  readonly tagsAt: number;
  readonly details: () => ExportDetails;
}

/** Facts from the table of exports, by name. */
const EXPORT_FACTS: Readonly<Record<string, (one: DescribedExport) => unknown>> = {
  file: ({ of }) => of.file,
  index: ({ index }) => index + 1,
  classIndex: ({ of, index }) => of.exports.class[index],
  superIndex: ({ of, index }) => of.exports.super[index],
  outerIndex: ({ of, index }) => of.exports.outer[index],
  archetypeIndex: ({ of, index }) => of.exports.archetype[index],
  objectFlags: ({ of, index }) =>
    (BigInt(of.exports.flagsHigh[index]!) << 32n) | BigInt(of.exports.flagsLow[index]!),
  objectFlagNames: ({ of, index }) =>
    flagNames(of.exports.flagsLow[index]!, of.exports.flagsHigh[index]!, OBJECT_FLAGS),
  exportFlags: ({ of, index }) => of.exports.exportFlags[index],
  exportFlagNames: ({ of, index }) => flagNames(of.exports.exportFlags[index]!, 0, EXPORT_FLAGS),
  serialSize: ({ of, index }) => of.exports.size[index],
  serialOffset: ({ of, index }) => of.exports.offset[index],
  netObjects: ({ details }) => details().netObjects,
  guid: ({ details }) => details().guid,
  packageFlags: ({ details }) => details().packageFlags,
  state: ({ of, index, tagsAt }) =>
    of.exports.size[index] === 0 ? 'EMPTY' : tagsAt === 0 ? 'UNREADABLE' : 'READ',
  propertiesOffset: ({ of, tagsAt }) => (tagsAt === 0 ? null : tagsAt - of.start),
  tail: ({ of, index, end, tagsAt }) => {
    const bodyEnd = of.start + of.exports.offset[index]! + of.exports.size[index]!;
    return tagsAt === 0 ? null : { offset: end - of.start, size: bodyEnd - end };
  },
};
const EXPORT_FACTS_BY_NAME = Object.entries(EXPORT_FACTS).map(
  ([name, read]) => [name.toLowerCase(), name, read] as const,
);

/** `end` is where the understood bytes of the body end, in the image. With `only`, facts of these names in lower case. */
export function exportHeader(
  of: Package,
  index: number,
  image: Uint8Array,
  end: number,
  only?: ReadonlySet<string>,
): Record<string, unknown> {
  const { exports, summary } = of;
  let details: ExportDetails | null = null;
  const one: DescribedExport = {
    of,
    index,
    end,
    tagsAt: exports.size[index] === 0 ? 0 : of.tagsAt[index]!,
    details: () => {
      details ??= readExportDetails(packageCursor(of, image, exports.at[index]!), summary);
      return details;
    },
  };
  const header: Record<string, unknown> = {};
  for (const [lower, name, read] of EXPORT_FACTS_BY_NAME)
    if (!only || only.has(lower)) header[name] = read(one);
  return header;
}
