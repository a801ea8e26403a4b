// Walks the properties of every object once, while packages are read: references become edges, and bytes of
// unknown layout are counted.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { reportBrokenText } from '../file/issues.ts';
import { isBrokenText, type TextSpan } from '../file/text.ts';
import type { FoldId, LowerCaseNames } from '../tables/lower-case-names.ts';
import { indexRange, nodeOfIndex, type Package, packageCursor } from '../tables/package.ts';
import { TYPE } from '../tables/property-types.ts';
import type { TypeTables } from './element-types.ts';
import type { PropertyVisit } from './property-visit.ts';
import { PropertyWalk } from './property-walk.ts';
import type { TagReader } from './tag-reader.ts';

interface ScanContext {
  readonly sink: GraphSink;
  readonly image: Uint8Array;
  readonly folds: LowerCaseNames;
  /** Root of the labels of property edges. Names that differ only in case use the case seen first. */
  readonly labels: LabelNode;
  readonly types: TypeTables;
}

export class PropertyScanner implements PropertyVisit {
  readonly wantsValues = false;
  readonly isOutline = false;
  readonly of: Package;
  readonly cursor: Cursor;
  readonly #context: ScanContext;
  readonly #walk: PropertyWalk;
  readonly #location: FoldId | undefined;
  #node = 0 as NodeId;

  properties = 0;
  /** Bytes of values whose layout is not known. */
  opaqueBytes = 0;
  /** Offset of the last object's Location vector, -1 for none. */
  locationAt = -1;

  constructor(context: ScanContext, of: Package) {
    this.#context = context;
    this.of = of;
    this.cursor = packageCursor(of, context.image);
    this.#walk = new PropertyWalk(this, context.types);
    this.#location = context.folds.find('location');
  }

  /** Walks the list of tags at `at`. `owner` is the node of the object's class, -1 when it is not loaded. */
  scan(node: NodeId, at: number, end: number, owner: number): void {
    this.#node = node;
    this.locationAt = -1;
    this.#walk.list(at, end, owner, this.#context.labels);
  }

  enters({ type, name, number, size, valueAt }: TagReader, depth: number): boolean {
    this.properties++;
    if (type <= TYPE.float || type === TYPE.name) return false;
    const isPlace = depth === 0 && type === TYPE.struct && size === 12 && number === 0;
    if (isPlace && this.of.names.fold[name] === this.#location) this.locationAt = valueAt;
    return true;
  }

  label(parent: LabelNode, name: number): LabelNode {
    const { folds, sink } = this.#context;
    return parent.field(folds.shown(this.of.names.fold[name]! as FoldId), sink);
  }

  lowerCaseName(name: number): string {
    return this.#context.folds.lower(this.of.names.fold[name]! as FoldId);
  }

  /** Only values have names. */
  name(): string {
    return '';
  }

  reference(label: LabelNode, at: number, index: number): null {
    const { sink } = this.#context;
    const target = nodeOfIndex(this.of, index);
    if (target !== null) sink.link(this.#node, label.label(sink), target, at);
    else {
      const error = this.cursor.error('VALUE', indexRange(this.of), String(index), at);
      reportError(sink, error, this.#node, { path: null });
    }
    return null;
  }

  text(span: TextSpan): null {
    if (isBrokenText(this.cursor, span))
      reportBrokenText(this.#context.sink, this.cursor, span.at, this.#node);
    return null;
  }

  opaque(size: number): null {
    this.cursor.skip(size);
    this.opaqueBytes += size;
    return null;
  }
}
