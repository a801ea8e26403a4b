// What reading leaves for the decoder; survives structured cloning.

import type { HashTable } from './names/hash-names.ts';

export interface DecodeState {
  /** By node: where its entry in meta1 lies; 0 for files, and none for what the save only names. */
  readonly objectAt: Uint32Array;
  /** Where each file and embedded file begins, rising. */
  readonly blocks: Uint32Array;
  /** Those of them whose fields are not in the order of their data. */
  readonly unordered: readonly number[];
  readonly hashes: HashTable;
}
