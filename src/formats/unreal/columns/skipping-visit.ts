// Reads binary data past what it holds.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { UnrealGame } from '../game.ts';
import type { NativeVisit, PackedPlace } from '../native/native-visit.ts';
import { skipTag } from '../tags/tags.ts';
import { skipString } from '../texts/fstring.ts';

export class SkippingVisit<V extends EngineFacts> implements NativeVisit<V> {
  readonly cursor: Cursor;
  place: PackedPlace | null = null;
  readonly #references: UnrealGame<V>['references'];
  version!: V;
  wantsValues = false;

  constructor(cursor: Cursor, { references }: UnrealGame<V>) {
    this.cursor = cursor;
    this.#references = references;
  }

  string(): null {
    return this.#skipStrings(1);
  }

  reference(): null {
    return this.#skipStrings(this.#references === 'disc' ? 2 : 1);
  }

  softReference(): null {
    return this.#skipStrings(this.version.softParts);
  }

  list(): null {
    for (let size = skipTag(this.cursor, this.version); size >= 0; size = skipTag(this.cursor, this.version))
      this.cursor.skip(size);
    return null;
  }

  guid(): void {}

  keepOpaque(): void {}

  #skipStrings(count: number): null {
    for (let left = count; left > 0; left--) skipString(this.cursor);
    return null;
  }
}
