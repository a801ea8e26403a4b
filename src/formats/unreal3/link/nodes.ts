// Makes nodes for packages and exports, outers first, and the index of their paths.

import type { NodeId, TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import { sharedArray } from '../../../graph/memory/columns.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import { reportValue } from '../file/issues.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { FORCED_EXPORT } from '../tables/exports.ts';
import type { FoldId, LowerCaseNames } from '../tables/lower-case-names.ts';
import { indexRange, type Package, packageCursor } from '../tables/package.ts';
import { CLASS_OF_PACKAGES, type ClassPaths } from './class-paths.ts';
import { type EntryId, NO_ENTRY, type PathIndex } from './path-index.ts';

/** `Outer.Name`, with `_n` after a name that has a number. */
export const JOIN: PathJoin = { separator: '.', open: '_', close: '' };

export interface LinkContext {
  readonly sink: GraphSink;
  readonly image: Uint8Array;
  readonly packages: readonly Package[];
  readonly folds: LowerCaseNames;
  readonly classes: ClassPaths;
  readonly index: PathIndex;
  /** Path entry of each export, by package. */
  readonly entries: Map<Package, Int32Array>;
}

/** Makes a node for each package and indexes it by name. */
export function addPackageNodes(context: LinkContext): void {
  const { sink, packages, folds, classes, index } = context;
  for (const of of packages) {
    const name = sink.texts.add(of.name);
    sink.level(name);
    of.node = sink.node('RECORD', classes.named(CLASS_OF_PACKAGES), name);
    showWhole(sink, of.node, of.name);
    const header = Math.min(Math.max(of.summary.headerSize, of.summary.end), of.size);
    sink.span(of.node, of.start, header);
    const { fold, number } = rootKey(sink, folds, name, 0);
    index.add(NO_ENTRY, fold, number, of.node);
  }
}

/** The name of a package is its whole path, also where that has dots (`Weapons.full-lzo`). */
export function showWhole(sink: GraphSink, node: NodeId, name: string): void {
  if (/[.:/]/.test(name)) sink.setDisplayName(node, sink.texts.add(name));
}

/**
 * Makes nodes for all exports of all packages. Copies are indexed last, so that the package that owns an
 * object takes precedence.
 */
export function addExportNodes(context: LinkContext): void {
  let next = context.packages.length;
  const placements = context.packages.map((of) => {
    context.sink.level(context.sink.texts.add(of.name));
    of.firstNode = next;
    next += of.exports.count;
    return addNodes(context, of);
  });
  for (const forced of [0, 1]) for (const placement of placements) indexExports(context, placement, forced);
}

function addNodes({ sink, image, classes }: LinkContext, of: Package) {
  const { exports } = of;
  const order = new Uint32Array(exports.count);
  let ordered = 0;
  visitHoldersFirst(
    exports.count,
    (index) => exports.outer[index]! - 1,
    (index) => {
      order[ordered++] = index;
    },
    (_, index) => {
      const found = `export ${index + 1} inside itself`;
      const facts = { at: exports.at[index]! + 8, expected: 'outers without a cycle', found };
      reportValue(sink, packageCursor(of, image), facts, of.node);
    },
  );
  const forced = new Uint8Array(exports.count);
  let inTableOrder = true;
  for (let row = 0; row < order.length; row++) {
    const index = order[row]!;
    inTableOrder &&= index === row;
    const holder = exports.outer[index]! - 1;
    const held = holder >= 0 && holder < exports.count && of.exportNode[holder]! >= 0;
    const text = exportName(sink, of, index);
    const number = exports.number[index]!;
    const type = classes.ofIndex(of, exports.class[index]!);
    forced[index] = held ? forced[holder]! : exports.exportFlags[index]! & FORCED_EXPORT;
    const parent = held ? (of.exportNode[holder]! as NodeId) : of.node;
    const node =
      !held && forced[index] === 1
        ? sink.node('EXPORT', type, number === 0 ? text : numbered(sink, text, number))
        : sink.child('EXPORT', type, parent, JOIN, text, number - 1);
    of.exportNode[index] = node;
    checkIndices(sink, image, of, index, node);
  }
  if (!inTableOrder) {
    of.exportOfNode = sharedArray(Uint32Array, exports.count);
    of.exportOfNode.set(order);
  }
  return { of, order, forced };
}

function indexExports(
  { sink, folds, index, entries }: LinkContext,
  { of, order, forced }: ReturnType<typeof addNodes>,
  which: number,
): void {
  const { exports } = of;
  const ofExport = getOrCreate(entries, of, () => new Int32Array(exports.count).fill(NO_ENTRY));
  const own = index.find(NO_ENTRY, ...rootPair(sink, folds, of.name));
  for (const row of order) {
    if (forced[row] !== which) continue;
    const node = of.exportNode[row]! as NodeId;
    const outer = exports.outer[row]! - 1;
    const held = outer >= 0 && outer < exports.count && ofExport[outer] !== NO_ENTRY;
    const text = nameOr(of, exports.name[row]!);
    const fold = text === null ? folds.of(exportName(sink, of, row)) : folds.of(text);
    const holder = held ? (ofExport[outer]! as EntryId) : which === 1 ? NO_ENTRY : own;
    const { entry, nth } = index.add(holder, fold, exports.number[row]!, node);
    ofExport[row] = entry;
    // Roots that were written in full get their number when the graph is finished.
    if (nth > 1 && (held || which === 0)) sink.repeated(node, nth);
  }
}

/** Visits the rows of a table, those that hold others first. `onCycle` gets a row whose holder is inside it, and the holder. */
export function visitHoldersFirst(
  count: number,
  holderOf: (row: number) => number,
  visit: (row: number) => void,
  onCycle: (row: number, holder: number) => void,
): void {
  const [isNew, isOpen, isDone] = [0, 1, 2];
  const state = new Uint8Array(count);
  const chain: number[] = [];
  for (let start = 0; start < count; start++) {
    for (let row = start; state[row] === isNew; ) {
      state[row] = isOpen;
      chain.push(row);
      const holder = holderOf(row);
      if (holder < 0 || holder >= count) break;
      if (state[holder] === isOpen) onCycle(row, holder);
      row = holder;
    }
    while (chain.length > 0) {
      const row = chain.pop()!;
      state[row] = isDone;
      visit(row);
    }
  }
}

function exportName(sink: GraphSink, of: Package, index: number): TextId {
  const name = of.exports.name[index]!;
  return nameOr(of, name) ?? sink.texts.add(`<name ${name}>`);
}

function nameOr(of: Package, name: number): TextId | null {
  return (of.names.text[name] as TextId | undefined) ?? null;
}

function numbered(sink: GraphSink, text: TextId, number: number): TextId {
  return sink.texts.add(`${sink.texts.text(text)}_${number - 1}`);
}

/** Indices in an entry of the export table: the column, and where in the entry it is. */
const INDICES = [
  ['class', 0],
  ['super', 4],
  ['outer', 8],
  ['name', 12],
  ['archetype', 12 + NAME_SIZE],
] as const;

/** Reports indices outside the tables. */
function checkIndices(sink: GraphSink, image: Uint8Array, of: Package, index: number, node: NodeId): void {
  const { exports, imports, names } = of;
  for (const [column, offset] of INDICES) {
    const found = exports[column][index]!;
    const least = column === 'name' || column === 'outer' ? 0 : -imports.count;
    if (found >= least && found <= (column === 'name' ? names.count - 1 : exports.count)) continue;
    const expected = {
      name: `a name below ${names.count}`,
      outer: `an outer from 0 to ${exports.count}`,
      ...{ class: indexRange(of), super: indexRange(of), archetype: indexRange(of) },
    }[column];
    const facts = { at: exports.at[index]! + offset, expected, found: String(found) };
    reportValue(sink, packageCursor(of, image), facts, node);
  }
}

/**
 * Key of a package's name: the engine splits a trailing `_7` off file names as off any name, unless the
 * number has a leading zero.
 */
export function rootKey(
  sink: GraphSink,
  folds: LowerCaseNames,
  text: TextId,
  number: number,
): { readonly fold: FoldId; readonly number: number } {
  const split = number === 0 ? /^(.+)_(0|[1-9]\d{0,8})$/s.exec(sink.texts.text(text)) : null;
  if (!split) return { fold: folds.of(text), number };
  return { fold: folds.of(sink.texts.add(split[1]!)), number: Number(split[2]) + 1 };
}

function rootPair(sink: GraphSink, folds: LowerCaseNames, name: string): [FoldId, number] {
  const { fold, number } = rootKey(sink, folds, sink.texts.add(name), 0);
  return [fold, number];
}
