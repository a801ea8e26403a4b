// One reading of property lists: for links while packages are read, for values when a query decodes.

import type { Value } from '../../../graph/values.ts';
import type { Field, Visit } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { TextSpan } from '../file/text.ts';
import type { Package } from '../tables/package.ts';
import type { TagReader } from './tag-reader.ts';

/** Names are indices into the package's name table. */
export interface PropertyVisit extends Visit {
  readonly of: Package;
  /** True if types are enough, and no value is to be read. */
  readonly isOutline: boolean;
  /** True if the property of this tag is to be read. */
  enters(tag: TagReader, depth: number): boolean;
  label(parent: LabelNode, name: number): LabelNode;
  name(name: number, number: number): string;
  lowerCaseName(name: number): string;
  /** An object index, which is not 0. */
  reference(label: LabelNode, at: number, index: number): Value;
  text(span: TextSpan): Value;
  /** Moves past bytes that are kept but not understood. */
  opaque(size: number): Value;
}

export type PropertyField = Field<PropertyVisit>;
