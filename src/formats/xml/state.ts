// What reading leaves for decoding: plain data.

import type { ImageFile } from '../../graph/sink.ts';

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
