// The data that searches run on: plain data on shared memory, built once per graph and read on any thread.

/**
 * A phrase is one text in one field. A search finds its word among the words, then the word's phrases, then their rows.
 */
export interface SearchData {
  /** `name`, `class`, `path`, then paths of properties. */
  readonly fields: readonly string[];
  /** By number. Numbers at the end of names are not among them. */
  readonly words: readonly string[];
  /**
   * The phrases of word n are wordPhrases[wordStart[n]] up to wordPhrases[wordStart[n + 1]]; rows of phrases
   * are stored alike.
   */
  readonly wordStart: Uint32Array;
  readonly wordPhrases: Uint32Array;
  readonly phraseField: Uint32Array;
  readonly phraseStart: Uint32Array;
  readonly phraseRows: Uint32Array;
  readonly numbers: NumberTable;
  /** True if some texts of properties were left out for lack of space. */
  readonly isPartial: boolean;
}

/** Numbers at the end of names and paths, which few nodes share: by entry, looked through one by one. */
export interface NumberTable {
  readonly value: Float64Array;
  readonly row: Uint32Array;
  readonly field: Uint32Array;
}

/** Fields of every node; those of properties follow, one per property path. */
export const NAME_FIELD = 0;
export const CLASS_FIELD = 1;
export const PATH_FIELD = 2;
