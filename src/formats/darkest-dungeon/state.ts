// The state that reading leaves for the decoder; survives structured cloning.

import type { HashTable } from './names/hash-names.ts';

export interface DecodeState {
  /** By node: offset of its meta1 entry; 0 for files. Nodes that the save only names have no row. */
  readonly objectAt: Uint32Array;
  /** Offset of each file and embedded file, ascending. */
  readonly blocks: Uint32Array;
  /** Possible ends of values in files whose meta2 has none, by offset of the file: see Block. */
  readonly ends: ReadonlyMap<number, Uint32Array>;
  readonly hashes: HashTable;
}
