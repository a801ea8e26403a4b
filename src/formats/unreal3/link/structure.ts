// Edges from the tables: class, super, outer, archetype, component maps, depends, a package's imports, its
// thumbnails, and the packages that are to be cooked with it.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import type { LabelId, NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { enterComponentMap } from '../tables/exports.ts';
import { firstBody, nodeOfIndex, type Package, packageCursor } from '../tables/package.ts';
import { readThumbnails } from '../tables/thumbnails.ts';
import { pathOfIndex } from './class-paths.ts';
import { packageNode } from './imports.ts';
import type { LinkContext } from './nodes.ts';

const TABLE_LABELS = {
  class: 'class',
  super: 'super',
  outer: 'outer',
  archetype: 'archetype',
  componentMap: 'componentMap[].value',
  depends: 'depends[]',
  /** Imports of whole packages, which the package needs in order to be loaded. */
  packages: 'packages[]',
  imports: 'imports[]',
  additionalPackages: 'additionalPackages[]',
  thumbnails: 'thumbnails[].object',
} as const;

/** Links each package to its imports, the packages that are cooked with it, and the objects that it has pictures of. */
export function linkPackages(context: LinkContext): void {
  const { sink, packages } = context;
  const needed = sink.label('IMPORT', TABLE_LABELS.packages);
  const imports = sink.label('IMPORT', TABLE_LABELS.imports);
  const additional = sink.label('DEPENDS', TABLE_LABELS.additionalPackages);
  for (const of of packages) {
    for (let row = 0; row < of.imports.count; row++) {
      const node = of.importNode[row]! as NodeId;
      const label = of.imports.outer[row] === 0 ? needed : imports;
      sink.link(of.node, label, node, of.imports.at + row * of.imports.entrySize);
    }
    for (const { name, at } of of.summary.additionalPackages)
      sink.link(of.node, additional, packageNode(context, name), of.start + at);
    linkThumbnails(context, of);
  }
}

function linkThumbnails({ sink, image }: LinkContext, of: Package): void {
  const cursor = packageCursor(of, image);
  const { thumbnails, fault } = cursor.labelled('thumbnails', () => readThumbnails(cursor, of.summary));
  if (fault) {
    reportError(sink, fault, of.node);
    const shown = thumbnails.reduce((sum, { size }) => sum + size, 0);
    // Bodies count their own bytes.
    const end = Math.min(of.summary.headerSize, firstBody(of.exports, of.size));
    sink.opaque(Math.max(end - of.summary.guidsAt - shown, 0));
  }
  if (thumbnails.length === 0) return;
  const nodes = new Map<string | undefined, NodeId>();
  for (let row = of.exports.count; row > 0; row--)
    nodes.set(pathOfIndex(of, row, sink.texts)?.toLowerCase(), of.exportNode[row - 1] as NodeId);
  const label = sink.label('NATIVE', TABLE_LABELS.thumbnails);
  of.thumbnails = thumbnails.map((thumbnail) => {
    const node = nodes.get(`${of.name}.${thumbnail.object}`.toLowerCase()) ?? null;
    if (node !== null) sink.link(of.node, label, node, thumbnail.objectAt);
    return { ...thumbnail, node };
  });
}

/** Writes the edges of exports one by one; `depends` reads its table in the same order. */
export class TableLinker {
  readonly #sink: GraphSink;
  readonly #of: Package;
  readonly #labels: Readonly<
    Record<'class' | 'super' | 'outer' | 'archetype' | 'componentMap' | 'depends', LabelId>
  >;
  readonly #entry: Cursor;
  readonly #depends: Cursor | null;
  /** Why the table ends before the exports do. */
  #cut: FormatError | null = null;

  constructor(sink: GraphSink, of: Package, image: Uint8Array) {
    this.#sink = sink;
    this.#of = of;
    this.#labels = {
      class: sink.label('CLASS', TABLE_LABELS.class),
      super: sink.label('SUPER', TABLE_LABELS.super),
      outer: sink.label('OUTER', TABLE_LABELS.outer),
      archetype: sink.label('ARCHETYPE', TABLE_LABELS.archetype),
      componentMap: sink.label('NATIVE', TABLE_LABELS.componentMap),
      depends: sink.label('DEPENDS', TABLE_LABELS.depends),
    };
    this.#entry = packageCursor(of, image);
    const { dependsAt } = of.summary;
    const inside = dependsAt > 0 && dependsAt <= of.size;
    this.#depends = inside ? packageCursor(of, image, of.start + dependsAt) : null;
  }

  /** Writes the edges of one export; has to be called in table order. */
  link(index: number, node: NodeId): void {
    const { exports, summary } = this.#of;
    const at = exports.at[index]!;
    this.#to(node, this.#labels.class, exports.class[index]!, at);
    this.#to(node, this.#labels.super, exports.super[index]!, at + 4);
    this.#to(node, this.#labels.outer, exports.outer[index]!, at + 8);
    this.#to(node, this.#labels.archetype, exports.archetype[index]!, at + 12 + NAME_SIZE);
    if (summary.layout.componentMap) this.#linkComponents(node, at);
    this.#linkDepends(index, node);
  }

  #linkComponents(node: NodeId, entryAt: number): void {
    this.#entry.at = entryAt;
    const components = enterComponentMap(this.#entry, this.#of.summary);
    for (let left = components; left > 0; left--) {
      this.#entry.skip(NAME_SIZE);
      const { at } = this.#entry;
      this.#to(node, this.#labels.componentMap, this.#entry.i32(), at);
    }
  }

  /** Packages saved by fan tools may cut this table short: what is there is used, and a note says what is not. */
  #linkDepends(index: number, node: NodeId): void {
    const cursor = this.#depends;
    if (!cursor) return;
    const count = this.#cut === null && cursor.left >= 4 ? cursor.i32() : -1;
    if (count < 0 || count * 4 > cursor.left) {
      this.#cut ??= cutDepends(cursor, index);
      reportError(this.#sink, this.#cut, node, { info: true });
      return;
    }
    for (let left = count; left > 0; left--) {
      const { at } = cursor;
      this.#to(node, this.#labels.depends, cursor.i32(), at);
    }
  }

  #to(node: NodeId, label: LabelId, index: number, at: number): void {
    const target = nodeOfIndex(this.#of, index);
    if (target !== null) this.#sink.link(node, label, target, at);
  }
}

function cutDepends(cursor: Cursor, index: number): FormatError {
  return cursor.labelled('depends', () =>
    cursor.error('COUNT', `what export ${index + 1} needs`, `${cursor.left} bytes left`),
  );
}
