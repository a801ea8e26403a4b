// A mutation is run in two steps where what it selects should not keep the thread that changes the library: the first
// step makes the changes and answers nothing of them, the second, on any thread, answers as if it had made them.

/** What became of one field of a mutation. */
export type MutationOutcome =
  /** The save, by SaveEntry.key; null where there is none. */
  | { readonly save: string | null }
  /** As clients see it. */
  | { readonly error: { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> } };

/** By the field's key in the answer. */
export type MutationOutcomes = ReadonlyMap<string, MutationOutcome>;
