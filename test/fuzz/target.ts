// What a fuzzed reader is: seeds to start from and a way to read mutated bytes.

export interface FuzzTarget {
  readonly name: string;
  /** Good inputs; each is mutated as it is. */
  readonly seeds: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /**
   * Reads bytes and everything that a query could ask of them. May throw a FormatError; anything else, and
   * taking longer than two seconds, is a crash.
   */
  read(bytes: Uint8Array): void;
}
