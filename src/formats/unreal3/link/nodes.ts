// Makes nodes for packages and exports, outers first, and the index of their paths.

import type { NodeId, TextId } from '../../../graph/ids.ts';
import { sharedArray } from '../../../graph/memory/columns.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import { reportValue } from '../file/issues.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { FORCED_EXPORT } from '../tables/exports.ts';
import type { FoldId, Folds } from '../tables/folds.ts';
import { isIndex, type Package, packageCursor } from '../tables/package.ts';
import { CLASS_OF_PACKAGES, type ClassPaths } from './class-paths.ts';
import { type EntryId, NO_ENTRY, type PathIndex } from './path-index.ts';

/** `Outer.Name`, with `_n` after a name that has a number. */
export const JOIN: PathJoin = { separator: '.', open: '_', close: '' };

export interface LinkContext {
  readonly sink: GraphSink;
  readonly image: Uint8Array;
  readonly packages: readonly Package[];
  readonly folds: Folds;
  readonly classes: ClassPaths;
  readonly index: PathIndex;
  /** Path entry of each export, by package. */
  readonly entries: Map<Package, Int32Array>;
}

/** A node's place among the others, according to the tables. */
interface Placement {
  readonly of: Package;
  /** Exports in the order in which their nodes were made. */
  readonly order: Uint32Array;
  /** 1 for exports that are copies from another package. */
  readonly forced: Uint8Array;
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
  if (/[.:/]/.test(name)) sink.shownAs(node, sink.texts.add(name));
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

function addNodes({ sink, image, classes }: LinkContext, of: Package): Placement {
  const { exports } = of;
  const order = holdersFirst(of, (index) => {
    const at = exports.at[index]! + 8;
    const facts = {
      at,
      expected: 'outers without a cycle',
      found: `export ${index + 1} inside itself`,
    };
    reportValue(sink, packageCursor(of, image), facts, of.node);
  });
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
    if (!hasGoodIndices(of, index)) reportBadIndices(sink, image, of, index, node);
  }
  if (!inTableOrder) {
    of.exportOfNode = sharedArray(Uint32Array, exports.count);
    of.exportOfNode.set(order);
  }
  return { of, order, forced };
}

function indexExports(
  { sink, folds, index, entries }: LinkContext,
  { of, order, forced }: Placement,
  which: number,
): void {
  const { exports } = of;
  let ofExport = entries.get(of);
  if (!ofExport) {
    ofExport = new Int32Array(exports.count).fill(NO_ENTRY);
    entries.set(of, ofExport);
  }
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

/** Orders the export table so that outers come before what they contain. */
function holdersFirst(of: Package, onCycle: (index: number) => void): Uint32Array {
  const { count, outer } = of.exports;
  const order = new Uint32Array(count);
  const state = new Uint8Array(count);
  const chain: number[] = [];
  let made = 0;
  for (let start = 0; start < count; start++) {
    for (let at = start; state[at] !== 2; ) {
      if (state[at] === 1) {
        onCycle(at);
        break;
      }
      state[at] = 1;
      chain.push(at);
      const holder = outer[at]! - 1;
      if (holder < 0 || holder >= count) break;
      at = holder;
    }
    while (chain.length > 0) {
      const at = chain.pop()!;
      state[at] = 2;
      order[made++] = at;
    }
  }
  return order;
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

function hasGoodIndices(of: Package, index: number): boolean {
  const { exports, names } = of;
  return (
    isIndex(of, exports.class[index]!) &&
    isIndex(of, exports.super[index]!) &&
    isOuter(of, exports.outer[index]!) &&
    exports.name[index]! < names.count &&
    isIndex(of, exports.archetype[index]!)
  );
}

function isOuter({ exports }: Package, outer: number): boolean {
  return outer >= 0 && outer <= exports.count;
}

function reportBadIndices(
  sink: GraphSink,
  image: Uint8Array,
  of: Package,
  index: number,
  node: NodeId,
): void {
  const { exports, imports, names } = of;
  const at = exports.at[index]!;
  const report = (offset: number, expected: string, found: number): void =>
    reportValue(sink, packageCursor(of, image), { at: at + offset, expected, found: String(found) }, node);
  const range = `an object index from ${-imports.count} to ${exports.count}`;
  if (!isIndex(of, exports.class[index]!)) report(0, range, exports.class[index]!);
  if (!isIndex(of, exports.super[index]!)) report(4, range, exports.super[index]!);
  const outer = exports.outer[index]!;
  if (!isOuter(of, outer)) report(8, `an outer from 0 to ${exports.count}`, outer);
  if (exports.name[index]! >= names.count) report(12, `a name below ${names.count}`, exports.name[index]!);
  if (!isIndex(of, exports.archetype[index]!)) {
    report(12 + NAME_SIZE, range, exports.archetype[index]!);
  }
}

/**
 * Key of a package's name: the engine splits a trailing `_7` off file names as off any name, unless the
 * number has a leading zero.
 */
export function rootKey(
  sink: GraphSink,
  folds: Folds,
  text: TextId,
  number: number,
): { readonly fold: FoldId; readonly number: number } {
  const split = number === 0 ? /^(.+)_(0|[1-9]\d{0,8})$/s.exec(sink.texts.text(text)) : null;
  if (!split) return { fold: folds.of(text), number };
  return { fold: folds.of(sink.texts.add(split[1]!)), number: Number(split[2]) + 1 };
}

function rootPair(sink: GraphSink, folds: Folds, name: string): [FoldId, number] {
  const { fold, number } = rootKey(sink, folds, sink.texts.add(name), 0);
  return [fold, number];
}
