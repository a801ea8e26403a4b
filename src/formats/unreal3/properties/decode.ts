// Decodes the properties of one object when a query asks.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { LabelNode } from '../../layout/labels.ts';
import { decodeSpan, type TextSpan } from '../file/text.ts';
import { type Package, packageCursor, withNumber } from '../tables/package.ts';
import type { TypeTables } from './element-types.ts';
import type { PropertyVisit } from './property-visit.ts';
import { PropertyWalk } from './property-walk.ts';
import type { TagReader } from './tag-reader.ts';

export interface DecodeContext {
  readonly image: Uint8Array;
  readonly types: TypeTables;
  text(id: TextId): string;
  /** Shows a reference to this object index, which is not 0. */
  show(of: Package, at: number, index: number): Value;
}

/** Values have no labels. */
const NO_LABEL = new LabelNode('PROPERTY', '');

export class PropertyDecoder implements PropertyVisit {
  readonly wantsValues = true;
  readonly of: Package;
  readonly cursor: Cursor;
  isOutline = false;
  readonly #context: DecodeContext;
  readonly #walk: PropertyWalk;
  /** Lower-case names of the top-level properties that are wanted; null for all. */
  #only: ReadonlySet<string> | null = null;

  constructor(context: DecodeContext, of: Package) {
    this.#context = context;
    this.of = of;
    this.cursor = packageCursor(of, context.image);
    this.#walk = new PropertyWalk(this, context.types);
  }

  /** The list of tags at `at`. `owner` is the node of its class or struct, -1 when it is not loaded. */
  decode(
    at: number,
    end: number,
    owner: number,
    only: ReadonlySet<string> | null = null,
  ): readonly PropertyValue[] {
    this.#only = only;
    this.isOutline = false;
    return this.#walk.list(at, end, owner, NO_LABEL);
  }

  /** Names and types only. */
  outline(at: number, end: number, owner: number): { name: string; type: string }[] {
    this.#only = null;
    this.isOutline = true;
    return this.#walk.list(at, end, owner, NO_LABEL).map(({ name, type }) => ({ name, type }));
  }

  enters({ name, number }: TagReader, depth: number): boolean {
    return depth > 0 || this.#only === null || this.#only.has(this.name(name, number).toLowerCase());
  }

  label(): LabelNode {
    return NO_LABEL;
  }

  name(name: number, number: number): string {
    return withNumber(this.#context.text(this.of.names.text[name]! as TextId), number);
  }

  lowerCaseName(name: number): string {
    return this.name(name, 0).toLowerCase();
  }

  reference(_label: LabelNode, at: number, index: number): Value {
    return this.#context.show(this.of, at, index);
  }

  text(span: TextSpan): string {
    return decodeSpan(this.cursor, span);
  }

  opaque(size: number): Value {
    return { kind: 'opaque', bytes: this.cursor.take8(size) };
  }
}
