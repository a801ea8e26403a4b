// Classes by full path. The path is written as in the package that holds the class; packages that import it
// may use another case.

import type { ClassId, TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { ByIndex } from '../tables/by-index.ts';
import { FORCED_EXPORT } from '../tables/exports.ts';
import { type Package, withNumber } from '../tables/package.ts';

/** The class of classes, and of objects whose class index is 0. */
export const CLASS_OF_CLASSES = 'Core.Class';
export const CLASS_OF_PACKAGES = 'Core.Package';
/** Shown for a class index outside the tables. */
const UNKNOWN_CLASS = 'Unknown';
/** Classes are in a package, maybe in a group; deeper nesting comes from a hostile file. */
const MOST_DEPTH = 8;

export class ClassPaths {
  readonly #sink: GraphSink;
  readonly #byLower = new Map<string, ClassId>();
  readonly #classes = new ByIndex((of, index) => this.#find(of, index));

  constructor(sink: GraphSink, packages: readonly Package[]) {
    this.#sink = sink;
    for (const of of packages)
      for (let index = 0; index < of.exports.count; index++)
        if (of.exports.class[index] === 0) this.ofIndex(of, index + 1);
  }

  named(path: string): ClassId {
    const lower = path.toLowerCase();
    return getOrCreate(this.#byLower, lower, () => this.#sink.classOf(this.#sink.texts.add(path)));
  }

  /** The class that an object index of the package means; 0 means Class. */
  ofIndex(of: Package, index: number): ClassId {
    return this.#classes.get(of, index);
  }

  #find(of: Package, index: number): ClassId {
    const path = index === 0 ? CLASS_OF_CLASSES : pathOfIndex(of, index, this.#sink.texts);
    return this.named(path ?? UNKNOWN_CLASS);
  }
}

/** Full path of an object index; null when it or one of its outers is outside the tables. */
export function pathOfIndex(of: Package, index: number, texts: { text(id: TextId): string }): string | null {
  let path = '';
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const table = index > 0 ? of.exports : of.imports;
    const row = Math.abs(index) - 1;
    if (row < 0 || row >= table.count) return null;
    const text = of.names.text[table.name[row]!];
    if (text === undefined) return null;
    const own = withNumber(texts.text(text as TextId), table.number[row]!);
    path = path === '' ? own : `${own}.${path}`;
    const outer = table.outer[row]!;
    if (outer !== 0) {
      index = outer;
      continue;
    }
    const forced = index < 0 || (of.exports.exportFlags[row]! & FORCED_EXPORT) !== 0;
    return forced ? path : `${of.name}.${path}`;
  }
  return null;
}
