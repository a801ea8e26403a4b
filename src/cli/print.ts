// What commands print on stderr.

/** Prints an error on one line. */
export function printError(error: unknown): void {
  console.error(`savegraph: ${error instanceof Error ? error.message : error}`);
}

/** Prints an internal error with its stack, for a bug report. */
export function printFault(error: unknown, id: string): void {
  console.error(`savegraph: error ${id}: ${error instanceof Error ? error.stack : error}`);
}
