// Turns imports into nodes: the export of another loaded package with the same full path, or else an EXTERNAL
// node of the import's class.

import { NO_NODE, type NodeId, type TextId } from '../../../graph/ids.ts';
import { reportValue } from '../file/issues.ts';
import type { LowerCaseNames } from '../tables/lower-case-names.ts';
import { exportOfNode, type Package, packageCursor } from '../tables/package.ts';
import { CLASS_OF_PACKAGES } from './class-paths.ts';
import { JOIN, type LinkContext, rootKey, showWhole, visitHoldersFirst } from './nodes.ts';
import { type EntryId, NO_ENTRY } from './path-index.ts';

/** An import that is not resolved yet. */
const UNKNOWN = -2;
/** Limits how many objects with one path are compared with the import's class. */
const MOST_CANDIDATES = 16;

export function resolveImports(context: LinkContext): void {
  context.sink.level(null);
  for (const of of context.packages) new ImportLinker(context, of).run();
}

/** The node of a package by its name; made if the package is not loaded. */
export function packageNode({ sink, folds, index, classes }: LinkContext, name: string): NodeId {
  const text = sink.texts.add(name);
  const { fold, number } = rootKey(sink, folds, text, 0);
  const entry = index.find(NO_ENTRY, fold, number);
  if (entry !== NO_ENTRY) return index.nodes(entry)[0]!;
  const node = sink.node('EXTERNAL', classes.named(CLASS_OF_PACKAGES), text);
  showWhole(sink, node, name);
  index.add(NO_ENTRY, fold, number, node);
  return node;
}

class ImportLinker {
  readonly #context: LinkContext;
  readonly #of: Package;
  readonly #entry: Int32Array;

  constructor(context: LinkContext, of: Package) {
    this.#context = context;
    this.#of = of;
    this.#entry = new Int32Array(of.imports.count).fill(UNKNOWN);
  }

  run(): void {
    const { count, outer } = this.#of.imports;
    visitHoldersFirst(
      count,
      (at) => -outer[at]! - 1,
      (at) => this.#resolve(at),
      (at) => this.#report(at, 'outers without a cycle', outer[at]!),
    );
  }

  #resolve(at: number): void {
    const { sink, folds, index } = this.#context;
    const { imports, names } = this.#of;
    const name = imports.name[at]!;
    if (name >= names.count) this.#report(at, `a name below ${names.count}`, name);
    const text = name < names.count ? (names.text[name]! as TextId) : sink.texts.add(`<name ${name}>`);
    const holder = this.#holder(at);
    const root = holder === NO_ENTRY;
    const { fold, number } = root
      ? rootKey(sink, folds, text, imports.number[at]!)
      : { fold: folds.of(text), number: imports.number[at]! };
    let entry = index.find(holder, fold, number);
    let node = entry === NO_ENTRY ? NO_NODE : this.#choose(entry, at);
    if (node === NO_NODE) {
      node = this.#addExternal(at, holder, text);
      entry = index.add(holder, fold, number, node).entry;
    }
    this.#entry[at] = entry;
    this.#of.importNode[at] = node;
  }

  /** The path entry of the import's outer. */
  #holder(at: number): EntryId {
    const { entries } = this.#context;
    const outer = this.#of.imports.outer[at]!;
    if (outer === 0) return NO_ENTRY;
    const known = outer < 0 ? this.#entry[-outer - 1] : entries.get(this.#of)?.[outer - 1];
    if (known !== undefined && known >= 0) return known as EntryId;
    if (known === undefined) this.#report(at, 'an outer inside the tables', outer);
    return NO_ENTRY;
  }

  /** Picks among objects with one path the one whose class the import names. */
  #choose(entry: EntryId, at: number): NodeId {
    const { index, packages, folds } = this.#context;
    const nodes = index.nodes(entry);
    if (nodes.length === 1) return nodes[0]!;
    const { imports, names } = this.#of;
    const wanted = names.fold[imports.className[at]!];
    const match = nodes.slice(0, MOST_CANDIDATES).find((node) => {
      const found = exportOfNode(packages, node);
      return found !== null && classFold(found.of, found.index, folds) === wanted;
    });
    return match ?? nodes[0]!;
  }

  #addExternal(at: number, holder: EntryId, text: TextId): NodeId {
    const { sink, classes, index } = this.#context;
    const { imports, names } = this.#of;
    const part = (name: number): string => {
      const id = names.text[name];
      return id === undefined ? `<name ${name}>` : sink.texts.text(id as TextId);
    };
    const type = classes.named(`${part(imports.classPackage[at]!)}.${part(imports.className[at]!)}`);
    const number = imports.number[at]!;
    if (holder !== NO_ENTRY)
      return sink.child('EXTERNAL', type, index.nodes(holder)[0]!, JOIN, text, number - 1);
    const root = number === 0 ? text : sink.texts.add(`${sink.texts.text(text)}_${number - 1}`);
    return sink.node('EXTERNAL', type, root);
  }

  #report(at: number, expected: string, found: number): void {
    const { sink, image } = this.#context;
    const place = this.#of.imports.at + at * this.#of.imports.entrySize;
    const facts = { at: place, expected, found: String(found) };
    reportValue(sink, packageCursor(this.#of, image), facts, this.#of.node);
  }
}

/** The short name of an export's class, ignoring case. */
function classFold(of: Package, index: number, folds: LowerCaseNames): number | undefined {
  const type = of.exports.class[index]!;
  if (type === 0) return folds.find('class');
  const name = type > 0 ? of.exports.name[type - 1] : of.imports.name[-type - 1];
  return name === undefined ? undefined : of.names.fold[name];
}
