// The state that reading leaves for decoding, as plain data, and how much of it is shown at once.

import type { ImageFile } from '../../graph/sink.ts';

/** Objects in larger ones are shown as references. The largest colonist seen has 90 KB. */
export const MOST_WHOLE_BYTES = 1 << 18;

export interface DecodeState {
  /** Title of the game whose table the save was read with. */
  readonly game: string;
  /** By place in the image. */
  readonly files: readonly ImageFile[];
  /** Number of nodes that the documents hold; later ones are only named. */
  readonly records: number;
  /** Of the attributes that name types. */
  readonly prefixes: readonly string[];
}
