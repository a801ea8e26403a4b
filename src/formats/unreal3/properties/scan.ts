// Walks the properties of every object once, while packages are read: references become edges, and bytes of
// unknown layout are counted. decode.ts must split fields and elements the same way; a test compares the two.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { reportBrokenText } from '../file/issues.ts';
import { isBrokenText, textSpan } from '../file/text.ts';
import type { FoldId, LowerCaseNames } from '../tables/lower-case-names.ts';
import { indexRange, moveCursor, nodeOfIndex, type Package, packageCursor } from '../tables/package.ts';
import { type ElementType, isObjectType, TYPE } from '../tables/property-types.ts';
import { arrayShape, SHAPE } from './array-shape.ts';
import { declaredElement, type TypeTables } from './element-types.ts';
import { type BinaryStruct, binaryStruct, fieldSize } from './structs.ts';
import { TAG, type TagReader } from './tag-reader.ts';

/** Structs nested deeper than this come from a hostile file. */
export const MOST_NESTING = 48;

interface ScanContext {
  readonly sink: GraphSink;
  readonly image: Uint8Array;
  readonly folds: LowerCaseNames;
  /** Root of the labels of property edges. Names that differ only in case use the case seen first. */
  readonly labels: LabelNode;
  readonly types: TypeTables;
}

export class PropertyScanner {
  readonly #context: ScanContext;
  readonly #of: Package;
  readonly #reader: TagReader;
  readonly #cursor: Cursor;
  readonly #location: FoldId | undefined;
  #node = 0 as NodeId;

  /** Properties at all depths. */
  properties = 0;
  /** Bytes of values whose layout is not known. */
  opaque = 0;
  /** Offset of the last object's Location vector, -1 for none. */
  locationAt = -1;

  constructor(context: ScanContext, of: Package, reader: TagReader) {
    this.#context = context;
    this.#of = of;
    this.#reader = reader;
    this.#cursor = packageCursor(of, context.image);
    this.#location = context.folds.find('location');
  }

  /** Walks the list of tags at `at`. `owner` is the node of the object's class, -1 when it is not loaded. */
  scan(node: NodeId, at: number, end: number, owner: number): void {
    this.#node = node;
    this.locationAt = -1;
    this.#tags(at, end, this.#context.labels, owner, 0);
  }

  /**
   * Returns where the list ends. Since a trial has passed already, an invalid tag means that the trial was
   * wrong, and ends the list.
   */
  #tags(at: number, end: number, parent: LabelNode, owner: number, depth: number): number {
    const reader = this.#reader;
    const folds = this.#of.names.fold;
    for (;;) {
      if (reader.read(at, end) !== TAG.property) return reader.next;
      this.properties++;
      const { type, valueAt, next, number } = reader;
      at = next;
      if (type === TYPE.string) this.#texts(valueAt, next, 1);
      if (type <= TYPE.float || type === TYPE.name || type === TYPE.string) continue;
      const fold = folds[reader.name]! as FoldId;
      if (isObjectType(type) || type === TYPE.delegate) {
        this.#link(this.#label(parent, fold), valueAt);
      } else if (type === TYPE.struct) {
        if (depth === 0 && fold === this.#location && next - valueAt === 12 && number === 0) {
          this.locationAt = valueAt;
        }
        this.#struct(valueAt, next, this.#label(parent, fold), reader.detail, depth + 1);
      } else if (type === TYPE.array) {
        this.#array(valueAt, next, parent, fold, owner, depth + 1);
      } else if (type === TYPE.map || type === TYPE.other) this.opaque += next - valueAt;
    }
  }

  #struct(at: number, end: number, label: LabelNode, name: number, depth: number): void {
    if (depth > MOST_NESTING)
      throw this.#cursor.error('LIMIT', `at most ${MOST_NESTING} structs deep`, 'more', at);
    const lower = this.#context.folds.lower(this.#of.names.fold[name]! as FoldId);
    if (this.#reader.endOfList(at, end) === end) {
      this.#tags(at, end, label, this.#context.types.structs.get(lower) ?? -1, depth);
      return;
    }
    const binary = binaryStruct(lower, end - at, this.#of.summary.layout);
    if (!binary) this.opaque += end - at;
    else if (binary.references) this.#binary(binary, at, label);
  }

  #binary({ fields }: BinaryStruct, at: number, label: LabelNode): void {
    const { folds, sink } = this.#context;
    for (const { name, kind } of fields) {
      if (kind === 'o') this.#link(this.#label(label, folds.of(sink.texts.add(name))), at);
      at += fieldSize(kind);
    }
  }

  #array(at: number, end: number, parent: LabelNode, fold: FoldId, owner: number, depth: number): void {
    const { folds, types } = this.#context;
    const count = this.#reader.view.getInt32(at, this.#reader.little);
    const first = at + 4;
    if (count < 0 || count > end - first) {
      this.opaque += end - at;
      return;
    }
    if (count === 0) {
      this.opaque += end - first;
      return;
    }
    const name = folds.lower(fold);
    const declared = declaredElement(types, owner, name);
    const element = declared?.element ?? null;
    const { shape, each } = arrayShape(this.#reader, this.#of, first, end, count, declared, name);
    if (shape === SHAPE.objects || shape === SHAPE.delegates) {
      const label = this.#label(parent, fold).named('[]');
      for (let item = first; item < end; item += each) this.#link(label, item);
    } else if (shape === SHAPE.tagged) {
      const label = this.#label(parent, fold).named('[]');
      this.#elements(first, end, count, label, element, depth);
    } else if (shape === SHAPE.binary) {
      const binary = binaryStruct(element?.detail?.toLowerCase() ?? '', each, this.#of.summary.layout);
      if (!binary?.references) return;
      const label = this.#label(parent, fold).named('[]');
      for (let item = first; item < end; item += each) this.#binary(binary, item, label);
    } else if (shape === SHAPE.strings) this.#texts(first, end, count);
    else if (shape === SHAPE.raw || shape === SHAPE.ambiguous) this.opaque += end - first;
  }

  #elements(
    at: number,
    end: number,
    count: number,
    label: LabelNode,
    element: ElementType | null,
    depth: number,
  ): void {
    if (depth > MOST_NESTING)
      throw this.#cursor.error('LIMIT', `at most ${MOST_NESTING} structs deep`, 'more', at);
    const owner = this.#context.types.structs.get(element?.detail?.toLowerCase() ?? '') ?? -1;
    for (let left = count; left > 0; left--) at = this.#tags(at, end, label, owner, depth);
  }

  /** Notes the first of some strings that is shown otherwise than it is stored. */
  #texts(at: number, end: number, count: number): void {
    const cursor = moveCursor(this.#cursor, at, end);
    for (let left = count; left > 0 && cursor.left >= 4; left--) {
      if (cursor.view.getInt32(cursor.at, cursor.littleEndian) > cursor.left - 4) return;
      const span = textSpan(cursor);
      if (!isBrokenText(cursor, span)) continue;
      reportBrokenText(this.#context.sink, cursor, span.at, this.#node);
      return;
    }
  }

  #label(parent: LabelNode, name: FoldId): LabelNode {
    const { folds, sink } = this.#context;
    return parent.field(folds.shown(name), sink);
  }

  #link(label: LabelNode, at: number): void {
    const index = this.#reader.view.getInt32(at, this.#reader.little);
    if (index === 0) return;
    const target = nodeOfIndex(this.#of, index);
    if (target !== null) this.#context.sink.link(this.#node, label.label(this.#context.sink), target, at);
    else this.#report(at, index);
  }

  #report(at: number, index: number): void {
    const error = this.#cursor.error('VALUE', indexRange(this.#of), String(index), at);
    reportError(this.#context.sink, error, this.#node, { path: null });
  }
}
