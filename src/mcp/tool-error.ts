// Errors of calls, as models read them.

/** A call that cannot be answered as made: says why, and what would work. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
