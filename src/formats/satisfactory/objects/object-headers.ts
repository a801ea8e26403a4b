// The headers of objects in the image, of which no text is kept: they are read again when they are asked for. Source:
// docs/formats/satisfactory.md#objects.

import { Cursor } from '../../../bytes/cursor.ts';
import { readString, skipString } from '../../unreal/texts/fstring.ts';
import type { RowContext } from '../kernel/object-rows.ts';
import { SAVE } from '../versions.ts';

/** Where headers are, and which version each has. */
interface HeaderPlaces {
  /** By row. */
  readonly headerAt: Uint32Array;
  /** Index into `contexts`, by row. */
  readonly context: Uint32Array;
  readonly contexts: readonly Pick<RowContext, 'level'>[];
}

export class ObjectHeaders {
  readonly #cursor: Cursor;
  readonly #places: HeaderPlaces;

  constructor(image: Uint8Array, places: HeaderPlaces) {
    this.#cursor = new Cursor(image, { file: '' });
    this.#places = places;
  }

  isActor(row: number): boolean {
    return this.#cursor.view.getInt32(this.#places.headerAt[row]!, true) !== 0;
  }

  className(row: number): string {
    return this.#text(row, 0);
  }

  /** What is after the last dot of its class. */
  classWord(row: number): string {
    const name = this.className(row);
    return name.slice(name.lastIndexOf('.') + 1);
  }

  levelName(row: number): string {
    return this.#text(row, 1);
  }

  pathName(row: number): string {
    return this.#text(row, 2);
  }

  /** Null before headers had flags. */
  flags(row: number): number | null {
    const { view } = this.#cursor;
    return this.#hasFlags(row) ? view.getUint32(this.#after(row, 3), true) : null;
  }

  /** Offset of an actor's `needTransform`, which its transform follows. */
  placementAt(row: number): number {
    return this.#after(row, 3) + (this.#hasFlags(row) ? 4 : 0);
  }

  #hasFlags(row: number): boolean {
    const { context, contexts } = this.#places;
    return contexts[context[row]!]!.level >= SAVE.ObjectFlags;
  }

  #text(row: number, index: number): string {
    this.#after(row, index);
    return readString(this.#cursor);
  }

  /** Moves behind the first texts of a header. */
  #after(row: number, texts: number): number {
    const cursor = this.#cursor;
    cursor.enter(cursor.bytes.length, this.#places.headerAt[row]! + 4);
    for (let text = 0; text < texts; text++) skipString(cursor);
    return cursor.at;
  }
}
