// A fault to be planted in the source, and the tests that should notice it.

export interface Fault {
  /** What would be wrong. */
  readonly what: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Paths that vitest is given; at least one test there must fail. */
  readonly tests: readonly string[];
}
