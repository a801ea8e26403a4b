// Which level of the level list a reference means. References name a level as object headers do: by its short name up to
// Update 7, where the list has the whole path of its package.
// Source: docs/formats/satisfactory.md#body.

import type { TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';

/** `Level /Game/.../Tile_X2_Y1.Tile_X2_Y1:PersistentLevel` */
const PACKAGE_LEVEL = /\.([^.:]+):PersistentLevel$/;

export class LevelNames {
  readonly #sink: GraphSink;
  /** Names of the list by short name. */
  readonly #byShort = new Map<string, TextId>();
  /** Names that are not looked at yet: most files never ask. */
  #added: TextId[] = [];

  constructor(sink: GraphSink) {
    this.#sink = sink;
  }

  /** A level of the list, by its name there. */
  add(name: TextId): void {
    this.#added.push(name);
  }

  /** The level that a reference names; one that the list doesn't have goes by the reference's name. */
  named(name: TextId): TextId {
    const { texts } = this.#sink;
    for (const level of this.#added) {
      const short = PACKAGE_LEVEL.exec(texts.text(level))?.[1];
      if (short !== undefined) this.#byShort.set(short, level);
    }
    this.#added = [];
    return this.#byShort.get(texts.text(name)) ?? name;
  }
}
