// A mutation can run in two steps, so that resolving its selections does not occupy the thread that changes the
// library: the first step makes the changes and answers nothing, the second answers, on any thread, as if it
// had made them.

/** The outcome of one field of a mutation. */
export type MutationOutcome =
  /** The save, by SaveEntry.key, or the number that was forgotten; null where there is none. */
  | { readonly save: string | null }
  /** The error as clients see it. */
  | { readonly error: { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> } };

/** Outcomes by response key. */
export type MutationOutcomes = ReadonlyMap<string, MutationOutcome>;
