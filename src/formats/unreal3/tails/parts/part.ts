// The reading of one tail, with what its fields need beyond those of other layouts. Source of all layouts:
// docs/formats/unreal3.md, section on tails.

import type { ReferenceKind } from '../../../../graph/ids.ts';
import type { PropertyValue, Value } from '../../../../graph/values.ts';
import type { Field, Visit } from '../../../layout/field.ts';
import type { LabelNode } from '../../../layout/labels.ts';
import type { ScriptPlace } from '../../script/script-reader.ts';
import type { Package } from '../../tables/package.ts';

/** Properties of the object that its tail depends on. */
export type TailFlag = 'bHasVertexColors';
/** Properties that name the file of bulk data. */
export type FileProperty = 'TextureFileCacheName' | 'Filename';

/** What a tail holds besides its fields. */
export interface Found {
  /** Place of byte code, and of a struct's default properties; null when there are none. */
  script: ScriptPlace | null;
  defaults: { readonly at: number; readonly end: number } | null;
  nativeIndex: number;
}

/** The state of reading one tail. */
export interface Reading extends Found, Visit {
  /** The last flags, of which parts after them may depend. */
  flags: number;
  readonly of: Package;
  /** Called with every object index but 0. `label` is the path of the field without indices. */
  link(kind: ReferenceKind, label: LabelNode, at: number, index: number): void;
  /** Called for bulk data in another file, which a property of the object may name. */
  elsewhere(label: LabelNode, at: number, file: FileProperty): void;
  /** Called for a text that is shown otherwise than it is stored. */
  brokenText(at: number): void;
  /** True if the object has this bool property and it is true. */
  flag(name: TailFlag): boolean;
  /** Shows an object index as a value. */
  shown(at: number, index: number): Value;
  nameText(index: number, number: number): string;
  /** The list of tagged properties from `at` to `end`. */
  tagged(at: number, end: number): readonly PropertyValue[];
  fileName(file: FileProperty): string | null;
}

export type Part = Field<Reading>;
