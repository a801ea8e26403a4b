// What resolvers get as parents: row numbers with the save they belong to, never copies of the data.

import type { ClassId, EdgeId, NodeId } from '../graph/ids.ts';
import type { PropertyValue } from '../graph/values.ts';
import type { ReadySave } from '../library/save.ts';

export interface ObjectParent {
  readonly save: ReadySave;
  readonly node: NodeId;
}

export interface ClassParent {
  readonly save: ReadySave;
  readonly class: ClassId;
}

export interface ReferenceParent {
  readonly save: ReadySave;
  readonly edge: EdgeId;
}

export interface PropertyParent {
  readonly save: ReadySave;
  readonly node: NodeId;
  readonly property: PropertyValue;
}
