// The classes of a save: by number, by full path, and by short name if that is unambiguous.

import type { ClassId, TextId } from '../ids.ts';
import { addTo } from '../made-once.ts';
import type { Rows } from '../memory/columns.ts';
import type { Texts } from '../memory/texts.ts';
import type { GraphData } from './graph-data.ts';
import { lastPart } from './paths.ts';

export class Classes {
  readonly #data: GraphData['classes'];
  readonly #paths: readonly string[];
  readonly #byPath = new Map<string, ClassId>();
  readonly #byName = new Map<string, ClassId[]>();
  /** Classes by their super class; made when first needed. */
  #subclasses: ReadonlyMap<number, readonly ClassId[]> | null = null;

  constructor(data: GraphData['classes'], texts: Texts) {
    this.#data = data;
    this.#paths = Array.from(data.path, (text) => texts.text(text as TextId));
    this.#paths.forEach((path, row) => {
      const id = row as ClassId;
      this.#byPath.set(path, id);
      const name = lastPart(path);
      addTo(this.#byName, name, id);
    });
  }

  get count(): number {
    return this.#paths.length;
  }

  path(id: ClassId): string {
    return this.#paths[id]!;
  }

  name(id: ClassId): string {
    return lastPart(this.#paths[id]!);
  }

  superClass(id: ClassId): ClassId | null {
    const row = this.#data.superClass[id]!;
    return row < 0 ? null : (row as ClassId);
  }

  size(id: ClassId): number {
    const { start } = this.#data.members;
    return start[id + 1]! - start[id]!;
  }

  /** The nodes of exactly this class, in row order, as a view. */
  members(id: ClassId): Uint32Array {
    const { start, order }: Rows = this.#data.members;
    return order.subarray(start[id]!, start[id + 1]!);
  }

  /** All classes that a full path or a short name may mean; empty if there are none. */
  lookup(pathOrName: string): readonly ClassId[] {
    const exact = this.#byPath.get(pathOrName);
    return exact === undefined ? (this.#byName.get(pathOrName) ?? []) : [exact];
  }

  withSubclasses(id: ClassId): readonly ClassId[] {
    const subclasses = this.#subclassesOf();
    const found = new Set([id]);
    // A set also visits what is added to it meanwhile. In a damaged file a class may be below itself.
    for (const each of found) for (const below of subclasses.get(each) ?? []) found.add(below);
    return [...found];
  }

  #subclassesOf(): ReadonlyMap<number, readonly ClassId[]> {
    if (this.#subclasses) return this.#subclasses;
    const found = new Map<number, ClassId[]>();
    for (const id of this) {
      const base = this.#data.superClass[id]!;
      addTo(found, base, id);
    }
    this.#subclasses = found;
    return found;
  }

  *[Symbol.iterator](): Iterator<ClassId> {
    for (let row = 0; row < this.count; row++) yield row as ClassId;
  }
}
