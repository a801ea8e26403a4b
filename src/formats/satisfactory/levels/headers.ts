// Reads the header of an object into a node. Source: docs/formats/satisfactory.md#objects.

import type { TextId } from '../../../graph/ids.ts';
import { internString, skipString } from '../../unreal/texts/fstring.ts';
import type { Reading } from '../objects/reading.ts';
import { ENGINE, SAVE } from '../versions.ts';

/** Smallest header: four empty strings and a flag. */
export const LEAST_HEADER_BYTES = 20;
const FLAG_BYTES = 4;
/** `needTransform`, rotation xyzw, translation, scale, `wasPlacedInLevel`. */
export const PLACEMENT_BYTES = 4 + 40 + 4;
/** Offset of the translation in it. */
const PLACE_AT = 4 + 16;

/** Size of the object flags in headers of this version. */
export function flagBytesOf(save: number): number {
  return save >= SAVE.ObjectFlags ? FLAG_BYTES : 0;
}

export class HeaderReader {
  readonly #reading: Reading;
  /** Size of the flags in the headers of the level that is read. */
  flagBytes = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Sets the level that the next headers belong to; null when its name is not known. */
  enter(name: TextId | null, save: number): void {
    const { sink, rows } = this.#reading;
    this.flagBytes = flagBytesOf(save);
    sink.level(name);
    // Holds until the body of an object says otherwise.
    rows.enterContext(save, save, ENGINE.assumed, false);
  }

  /** Makes a node for the header at the cursor. @throws FormatError with nothing emitted */
  read(): void {
    const { cursor, sink, rows } = this.#reading;
    const { view, at } = cursor;
    const isActor = cursor.bool32();
    const facts = rows.facts(internString(cursor, sink.texts));
    skipString(cursor);
    const path = internString(cursor, sink.texts);
    cursor.take(this.flagBytes);
    // The part that differs between actors and components.
    const rest = cursor.at;
    const outer = isActor ? path : internString(cursor, sink.texts);
    if (isActor) cursor.take(PLACEMENT_BYTES);
    const node = sink.node(isActor ? 'ACTOR' : 'COMPONENT', facts.id, path);
    if (isActor) {
      const [x, y, z] = [0, 4, 8].map((offset) => view.getFloat32(rest + PLACE_AT + offset, true));
      // Managers have no transform and lie at the origin: they get no place.
      if (view.getInt32(rest, true) !== 0) rows.suspiciousTransforms.add(node);
      if (view.getInt32(rest, true) !== 0 || x !== 0 || y !== 0 || z !== 0) sink.place(node, x!, y!, z!);
    } else {
      sink.parentNamed(node, outer);
    }
    rows.add(at, isActor ? 0 : rest);
  }
}
