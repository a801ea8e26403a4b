// A property of an entry of a list, whose value was read together with those of the other entries. Its other
// fields are decoded on demand.

import type { NodeId } from '../../graph/ids.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import type { ReadySave } from '../../library/save.ts';
import { findProperty } from '../../query/lists/properties.ts';
import { NO_TOOLS } from '../../query/tools.ts';
import type { PropertyParent } from '../parents.ts';

export class ListedProperty implements PropertyParent {
  readonly save: ReadySave;
  readonly node: NodeId;
  readonly path: string;
  readonly value: Value;
  #property: PropertyValue | null = null;

  constructor(save: ReadySave, node: NodeId, path: string, value: Value) {
    this.save = save;
    this.node = node;
    this.path = path;
    this.value = value;
  }

  get property(): PropertyValue {
    // Never null: columns have exactly the values that decoding finds.
    this.#property ??= findProperty(this.save.graph, this.node, this.path, NO_TOOLS)!;
    return this.#property;
  }
}
