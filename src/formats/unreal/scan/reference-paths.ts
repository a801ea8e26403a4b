// Paths of references as texts of the graph.

import type { Cursor } from '../../../bytes/cursor.ts';
import { NO_TEXT, type TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { UnrealGame } from '../game.ts';
import { internString, skipString } from '../texts/fstring.ts';
import { NULL_PATHS, softPath } from '../texts/soft-path.ts';

/** Each method returns NO_TEXT for a reference to nothing. */
export class ReferencePaths {
  readonly #cursor: Cursor;
  readonly #texts: GraphSink['texts'];
  readonly #isDisc: boolean;
  /** The contents of references to nothing: nothing, or (by path) "None". */
  readonly #empty: TextId;
  readonly #none: TextId;

  constructor(cursor: Cursor, texts: GraphSink['texts'], { references }: Pick<UnrealGame, 'references'>) {
    this.#cursor = cursor;
    this.#texts = texts;
    this.#isDisc = references === 'disc';
    this.#empty = texts.add('');
    this.#none = references === 'path' ? texts.add('None') : NO_TEXT;
  }

  /** The path of the object reference at the cursor. */
  object(): TextId {
    if (this.#isDisc) skipString(this.#cursor);
    const path = internString(this.#cursor, this.#texts);
    return path === this.#empty || path === this.#none ? NO_TEXT : path;
  }

  /** The path of the soft reference at the cursor. */
  soft(parts: EngineFacts['softParts']): TextId {
    const path = softPath(this.#cursor, parts);
    const isNothing = this.#isDisc ? path === '' : NULL_PATHS.has(path);
    return isNothing ? NO_TEXT : this.#texts.add(path);
  }
}
