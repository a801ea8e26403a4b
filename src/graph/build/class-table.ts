// The classes of a graph that is being read.

import type { GraphData } from '../finished/graph-data.ts';
import type { ClassId, TextId } from '../ids.ts';
import { Column } from '../memory/columns.ts';
import type { GraphMemory } from '../memory/graph-memory.ts';
import { groupRowsHere } from '../memory/kernel-groups.ts';

export class ClassTable {
  readonly #path = new Column(Uint32Array);
  readonly #superClass = new Column(Int32Array);
  readonly #ofText = new Map<TextId, ClassId>();

  get count(): number {
    return this.#path.length;
  }

  of(path: TextId): ClassId {
    let id = this.#ofText.get(path);
    if (id === undefined) {
      id = this.#path.length as ClassId;
      this.#path.push(path);
      this.#superClass.push(-1);
      this.#ofText.set(path, id);
    }
    return id;
  }

  superClass(of: ClassId, parent: ClassId): void {
    this.#superClass.values[of] = parent;
  }

  /** @param classOfNode the class of each node, in this memory */
  finish(classOfNode: Uint32Array, memory: GraphMemory): GraphData['classes'] {
    return {
      path: this.#path.finish(),
      superClass: this.#superClass.finish(),
      members: groupRowsHere(memory, classOfNode, this.#path.length),
    };
  }
}
