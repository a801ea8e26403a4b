// The data that searches run on, as plain data on shared memory: made once a graph, read on any thread.

/** A phrase is one text in one field: the word is looked up among words, then its phrases, then their rows. */
export interface SearchData {
  /** `name`, `class`, `path`, then paths of properties. */
  readonly fields: readonly string[];
  /** In the order of their numbers; numbers that end names are not among them. */
  readonly words: readonly string[];
  /** Phrases of word n are wordPhrases[wordStart[n]] up to wordPhrases[wordStart[n + 1]]; the same with their rows. */
  readonly wordStart: Uint32Array;
  readonly wordPhrases: Uint32Array;
  readonly phraseField: Uint32Array;
  readonly phraseStart: Uint32Array;
  readonly phraseRows: Uint32Array;
  readonly numbers: NumberTable;
  /** Whether there was no room for all texts of properties. */
  readonly isPartial: boolean;
}

/** Numbers at the end of names and paths, which hardly two nodes share: a hash table of chains. */
export interface NumberTable {
  /** By hash: the first entry + 1, 0 for none. A power of two. */
  readonly slots: Uint32Array;
  /** By entry: the next one with this hash + 1. */
  readonly next: Uint32Array;
  readonly value: Float64Array;
  readonly row: Uint32Array;
  readonly field: Uint32Array;
}

/** Fields every node has; texts of properties follow, by property path. */
export const NAME_FIELD = 0;
export const CLASS_FIELD = 1;
export const PATH_FIELD = 2;

/** Where a number stands among so many slots, a power of two. */
export function slotOf(value: number, slots: number): number {
  const hash = Math.imul(value | 0, 0x9e3779b1) ^ Math.imul((value / 2 ** 32) | 0, 0x85ebca6b);
  return (hash ^ (hash >>> 15)) & (slots - 1);
}
