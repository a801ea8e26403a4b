// Types of values as files name them, each made once: structs by name, any type by the type tree of a tag.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ContainerRole, UnrealGame } from '../game.ts';
import type { LabelNode } from '../labels.ts';
import { type ScanType, scanType, structType } from '../types/scan-types.ts';
import { readTypeTree } from '../types/type-tree.ts';

export class ScanTypeCache<V extends EngineFacts> {
  readonly #cursor: Cursor;
  readonly #texts: GraphSink['texts'];
  readonly #game: UnrealGame<V>;
  readonly #structs = new Map<TextId, ScanType<V>>();
  readonly #trees = new Map<TextId, ScanType<V>>();

  constructor(cursor: Cursor, texts: GraphSink['texts'], game: UnrealGame<V>) {
    this.#cursor = cursor;
    this.#texts = texts;
    this.#game = game;
  }

  structNamed(name: TextId): ScanType<V> {
    let type = this.#structs.get(name);
    if (type === undefined) {
      type = structType(this.#game.structs, name, this.#texts.text(name));
      this.#structs.set(name, type);
    }
    return type;
  }

  /** The struct that a set or map holds under this label; `owner` is below 0 if there is none. */
  structInContainer(role: ContainerRole, owner: TextId, field: LabelNode): ScanType<V> {
    const texts = this.#texts;
    const name = field.text === null ? '' : texts.text(field.text);
    const of = owner < 0 ? '' : texts.text(owner);
    return this.structNamed(texts.add(this.#game.structOfContainer(role, of, name) ?? `${name} ${role}`));
  }

  /** The type of the type tree between two offsets. @throws FormatError SHORT, COUNT, LIMIT */
  tree(at: number, end: number): ScanType<V> {
    // The bytes of the tree are its key; that they are not text does no harm.
    const key = this.#texts.intern(at, end - at);
    let type = this.#trees.get(key);
    if (type === undefined) {
      const cursor = this.#cursor;
      cursor.at = at;
      type = scanType(this.#game.structs, readTypeTree(cursor), (text) => this.#texts.add(text));
      cursor.at = end;
      this.#trees.set(key, type);
    }
    return type;
  }
}
