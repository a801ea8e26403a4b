// One package as reading left it: tables in columns, bodies where they are in the image. Survives structured
// cloning, so that decoders on other threads use the same object.

import { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { sharedArray } from '../../../graph/memory/columns.ts';
import type { TextSink } from '../../../graph/sink.ts';
import { PACKAGE_TAG } from '../file/package-tag.ts';
import { unreadGame } from '../versions.ts';
import { type ExportTable, readExports } from './exports.ts';
import { type ImportTable, readImports } from './imports.ts';
import type { LowerCaseNames } from './lower-case-names.ts';
import { type NameTable, readNames } from './names.ts';
import { realignBodies } from './realign.ts';
import { readSummary, type Summary } from './summary.ts';
import type { Thumbnail } from './thumbnails.ts';
import { type Zeros, zeroed } from './zeroed.ts';

/** Facts about a package from before its tables are read. */
interface PackageSource {
  /** Name of the file, as shown to users. */
  readonly file: string;
  /** Name by which other packages refer to it. */
  readonly name: string;
  /** Offset of the inflated package in the image. */
  readonly start: number;
  readonly size: number;
  /** Its storage, as text for users. */
  readonly stored: string;
  /** Pieces that are compressed by themselves; their offsets are in the file. */
  readonly blocks: readonly {
    readonly storedAt: number;
    readonly storedSize: number;
    readonly inflatedSize: number;
  }[];
  /** Read from the file if the inflated package lacks it, else null. */
  readonly summary: Summary | null;
  /** Ranges of the inflated package that could not be inflated. */
  readonly lost: readonly { readonly at: number; readonly size: number }[];
}

export interface Package extends PackageSource {
  readonly summary: Summary;
  readonly names: NameTable;
  readonly imports: ImportTable;
  readonly exports: ExportTable;
  /** Exports that are not where their entries say, because bytes before them are lost or inserted. */
  readonly moved: readonly number[];
  /** Those that may not be, or may have bytes of others. */
  readonly unsure: readonly number[];
  /** Ranges of nothing but zeros. */
  readonly zeros: readonly Zeros[];
  /** Why entries of tables are lost. */
  readonly faults: readonly FormatError[];
  /** Node of each import and export. */
  readonly importNode: Int32Array;
  readonly exportNode: Int32Array;
  /** Start and end of each export's properties in the image; a start of 0 means that they could not be read. */
  readonly tagsAt: Uint32Array;
  readonly tagsEnd: Uint32Array;
  /** Size of the template data before the net index of each component; 0 for other objects. */
  readonly template: Uint8Array;
  /** Layout of the tail after each export's properties, see TailLayouts; 0 for none that is read. */
  readonly tail: Uint8Array;
  /** Pictures of objects, and the node of each object that the package still has. */
  thumbnails: readonly (Thumbnail & { readonly node: NodeId | null })[];
  /** Node of the package itself, and of its first export. */
  node: NodeId;
  firstNode: number;
  /** Export of each node from `firstNode` on; null when they are in table order. */
  exportOfNode: Uint32Array | null;
}

/** @throws FormatError when the summary or a table cannot be read */
export function readPackage(
  source: PackageSource,
  image: Uint8Array,
  texts: TextSink,
  folds: LowerCaseNames,
): Package {
  const { file, start, size } = source;
  const tag = size >= 4 ? new DataView(image.buffer, image.byteOffset).getUint32(start, true) : PACKAGE_TAG;
  const bigEndian = tag !== PACKAGE_TAG;
  const cursor = new Cursor(image, { file, base: start, end: start + size, bigEndian });
  const summary = source.summary ?? cursor.labelled('summary', () => readSummary(cursor));
  const names = cursor.labelled('names', () => readNames(cursor, summary, texts, folds));
  const imports = cursor.labelled('imports', () => readImports(cursor, summary));
  const exports = cursor.labelled('exports', () => readExports(cursor, summary));
  const { layout } = summary;
  const faults = [summary.fault, names.fault, imports.fault, exports.fault].filter((fault) => fault !== null);
  // A table of another layout is not damaged.
  if (faults.length > 0 && unreadGame(layout.version, layout.licensee) !== null) throw faults[0]!;
  const none = names.text.indexOf(texts.add('None'));
  const { lost, moved, unsure } = realignBodies({
    view: cursor.view,
    start,
    size,
    layout,
    names,
    none,
    exports,
  });
  return {
    ...source,
    lost: [...source.lost, ...lost],
    moved,
    unsure,
    zeros: zeroed(image, {
      ...{ start, end: start + size, tablesEnd: exports.end },
      bodiesAt: start + firstBody(exports, size),
    }),
    faults,
    summary,
    names,
    imports,
    exports,
    importNode: sharedArray(Int32Array, imports.count).fill(-1),
    exportNode: sharedArray(Int32Array, exports.count).fill(-1),
    tagsAt: sharedArray(Uint32Array, exports.count),
    tagsEnd: sharedArray(Uint32Array, exports.count),
    template: sharedArray(Uint8Array, exports.count),
    tail: sharedArray(Uint8Array, exports.count),
    thumbnails: [],
    node: -1 as NodeId,
    firstNode: -1,
    exportOfNode: null,
  };
}

export function firstBody({ count, offset, size }: ExportTable, end: number): number {
  let first = end;
  for (let i = 0; i < count; i++) if (size[i]! > 0) first = Math.min(first, offset[i]!);
  return first;
}

/** A cursor on a range of the image within the package. */
export function packageCursor(of: Package, image: Uint8Array, start?: number, end?: number): Cursor {
  return new Cursor(image, {
    file: of.file,
    base: of.start,
    start: start ?? of.start,
    end: end ?? of.start + of.size,
    bigEndian: of.summary.layout.bigEndian,
  });
}

/** Moves a cursor of the same package to another range: making one per object would cost more than reading does. */
export function moveCursor(cursor: Cursor, start: number, end: number): Cursor {
  cursor.enter(end, start);
  return cursor;
}

/** The node that an object index means; null for 0 and for indices outside the tables. */
export function nodeOfIndex(of: Package, index: number): NodeId | null {
  if (index === 0) return null;
  const node = index > 0 ? of.exportNode[index - 1] : of.importNode[-index - 1];
  return node === undefined || node < 0 ? null : (node as NodeId);
}

/** True if an object index is 0 or within the package's tables. */
export function isIndex(of: Package, index: number): boolean {
  return index >= -of.imports.count && index <= of.exports.count;
}

/** The object indices that there are, as text for users. */
export function indexRange({ imports, exports }: Package): string {
  return `an object index from ${-imports.count} to ${exports.count}`;
}

/** The package and export of a node; null for packages themselves and external nodes. */
export function exportOfNode(
  packages: readonly Package[],
  node: number,
): { readonly of: Package; readonly index: number } | null {
  let low = 0;
  let high = packages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (packages[middle]!.firstNode <= node) low = middle + 1;
    else high = middle;
  }
  const of = packages[low - 1];
  if (of === undefined || node - of.firstNode >= of.exports.count) return null;
  const row = node - of.firstNode;
  return { of, index: of.exportOfNode ? of.exportOfNode[row]! : row };
}

/**
 * The last word of an export's data, which in that of a property is its class, its struct or its inner property; 0 when
 * it has no data of its own.
 */
export function lastWord(of: Package, view: DataView, index: number): number {
  const end = of.start + of.exports.offset[index]! + of.exports.size[index]!;
  if (of.tagsAt[index] === 0 || end - 4 < of.tagsEnd[index]!) return 0;
  return view.getInt32(end - 4, !of.summary.layout.bigEndian);
}

/** Name with its number as displayed: a number n > 0 becomes `_` and n - 1. */
export function withNumber(text: string, number: number): string {
  return number === 0 ? text : `${text}_${number - 1}`;
}
