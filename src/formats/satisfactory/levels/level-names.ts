// Resolves the level that a reference names. References name levels as object headers do: up to Update 7 by a short
// name, where the level list has the full path of the package. Source: docs/formats/satisfactory.md#body.

import type { TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';

/** `Level /Game/.../Tile_X2_Y1.Tile_X2_Y1:PersistentLevel` */
const PACKAGE_LEVEL = /\.([^.:]+):PersistentLevel$/;

export class LevelNames {
  readonly #sink: GraphSink;
  /** Names of the level list by short name. */
  readonly #byShort = new Map<string, TextId>();
  /** Names that are not indexed yet: most files never need the index. */
  #added: TextId[] = [];

  constructor(sink: GraphSink) {
    this.#sink = sink;
  }

  /** Adds a level by its name in the level list. */
  add(name: TextId): void {
    this.#added.push(name);
  }

  /** The level that a reference names; if the list lacks it, the reference's own name is used. */
  named(name: TextId): TextId {
    const { texts } = this.#sink;
    for (const level of this.#added) {
      const short = PACKAGE_LEVEL.exec(texts.text(level))?.[1];
      if (short !== undefined) this.#byShort.set(short, level);
    }
    this.#added = [];
    return this.#byShort.get(texts.text(name)) ?? name;
  }

  /**
   * The name that the list has for a level which objects call `short`, judging by the other levels.
   * @param next finds a level that was not read yet; null for none
   */
  long(short: string, next: () => TextId | null): TextId {
    const { texts } = this.#sink;
    let known = this.named(texts.add(short));
    if (this.#byShort.size === 0) {
      const level = next();
      if (level !== null) this.add(level);
      known = this.named(known);
    }
    const [[like, level] = []] = this.#byShort;
    return like === undefined ? known : texts.add(texts.text(level!).replaceAll(like, short));
  }
}
